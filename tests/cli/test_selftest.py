"""The program looks after itself: the main job on a made-up club, and figures that are known."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from clubadmin.cli import selftest
from tests.cli.conftest import Run
from tests.turns import by_night

_HERE = Path(__file__).parents[2]


def test_it_says_each_step_and_leaves_nothing(run: Run, tmp_path: Path) -> None:
    ran = run("--selftest")
    assert (ran.code, ran.out) == (0, "")
    lines = ran.err.splitlines()
    assert lines[-1] == "Alles klopt."
    assert lines[1] == "goed  een club van vier en een getypt formulier: 100 82+20 62 **"
    assert "[526, 526, 242, 242]" in lines[2]  # 100 + 102 + 62 + 262; 62 + 80 + 100 + 0
    assert not list(tmp_path.rglob("*.klaverjas"))


def test_a_figure_that_is_wrong_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selftest, "LINES", ("100", "82+20", "62", "92"))
    ran = run("--selftest")
    assert ran.code == 1
    assert "FOUT  opnieuw geopend, de stand is [356, 356, 312, 312]" in ran.err
    assert ran.err.splitlines()[-1].startswith("Niet alles is in orde")


@pytest.mark.parametrize("screen", [True, by_night(False)])
def test_with_a_screen_the_window_is_opened_too(screen: bool, tmp_path: Path) -> None:
    home = {name: str(tmp_path / name) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")}
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    }
    ended = subprocess.run(
        [sys.executable, "-m", "clubadmin", "--selftest"],
        capture_output=True,
        cwd=_HERE,
        env={**kept, **home, **({"QT_QPA_PLATFORM": "offscreen"} if screen else {})},
        timeout=240,
        check=False,
    )
    told = ended.stderr.decode()
    assert ended.returncode == 0, told
    assert ("goed  het venster is getekend" in told) is screen
    left = [one for one in tmp_path.rglob("*") if one.is_file()]
    assert [one.name for one in left if one.name != "known.json"] == []  # no club, no window.ini
