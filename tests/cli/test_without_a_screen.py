"""What a checkout does where no window can be opened: sheets in, standings out."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.cli.conftest import Run

_SCRIPT = Path(__file__).parents[2] / "packaging" / "dev.py"


@pytest.fixture
def dev(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script of the checkout, with the Python that runs the tests."""
    spec = importlib.util.spec_from_file_location("dev_script", _SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    monkeypatch.setattr(script, "python", lambda: Path(sys.executable))
    return script


def test_the_main_job_takes_known_people_s_sheets_and_makes_the_standings(
    dev: ModuleType, run: Run, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert dev.main_job(tmp_path) == 0
    told = capfd.readouterr().out
    assert "0 nieuwe leden" in told
    assert "320 spellen" in told
    assert (tmp_path / "stand.pdf").read_bytes().startswith(b"%PDF")
    (file,) = (one for one in tmp_path.iterdir() if one.is_file() and one.suffix != ".pdf")
    club = ("--database", file)
    rows = run("standings", *club, "--competition", "Donderdagavond", "--json").json["rows"]
    new = {row["name"]: row["evenings"][-1] for row in rows if row["evenings"][-1]["evening"] == 17}
    assert len(new) == 29
    assert "Sĳbren d'Hondt" in new
    assert run("check", *club).code == 0


def test_a_system_without_a_library_of_the_window_is_told_which_and_what_to_install(
    tmp_path: Path,
) -> None:
    missing = "libglib-2.0.so.0: cannot open shared object file: No such file or directory"
    (tmp_path / "PySide6").mkdir()
    (tmp_path / "PySide6" / "__init__.py").write_text(f"raise ImportError({missing!r})\n")
    path = os.pathsep.join((str(tmp_path), str(_SCRIPT.parents[1])))
    for words, code in (((), 2), (("--selftest",), 1)):
        ran = subprocess.run(
            [sys.executable, "-m", "clubadmin", *words],
            env=os.environ | {"PYTHONPATH": path, "XDG_CONFIG_HOME": str(tmp_path)},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert ran.returncode == code
        assert "Traceback" not in ran.stderr
        assert "het systeem heeft libglib-2.0.so.0 niet" in ran.stderr
        assert "libegl1" in ran.stderr
    assert "FOUT  het venster is getekend" in ran.stderr
    assert "goed  de stand op papier" in ran.stderr


def test_the_demo_club_lies_where_nobody_else_can_have_made_the_folder(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(dev, "ENVIRONMENT", tmp_path / "checkout")
    (tmp_path / "checkout").mkdir()
    assert dev.demo_folder().parent == tmp_path / "checkout"
    if sys.platform != "win32":
        assert dev.demo_folder().stat().st_mode & 0o777 == 0o700
    assert "gettempdir" not in _SCRIPT.read_text("utf-8")
