"""Safety 30: started from a folder in which somebody left libraries, the program loads its own.

A club that is opened by a double click begins in the folder of that club, which may be a stick.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.services.evening_club import another_club

ROOT = Path(__file__).parents[2]
MODULES = (
    *("sqlite3", "_sqlite3", "json", "gettext", "typing", "sitecustomize", "usercustomize"),
    *("PySide6", "shiboken6", "sqlalchemy", "sqlmodel", "reportlab", "clubadmin", "platformdirs"),
)
LIBRARIES = (
    *("libsqlite3.so.0", "libsqlite3.so", "sqlite3.dll", "libQt6Core.so.6", "Qt6Core.dll"),
    *("libpython3.so", "python3.dll", "VERSION.dll", "libc.so.6"),
)
SAID = "GEPLANT"
PROGRAM = "import sys; from clubadmin.__main__ import main; sys.exit(main())"


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    """A folder with a club, and with what somebody left beside it."""
    folder = tmp_path / "stick"
    folder.mkdir()
    another_club(folder, "club.klaverjas").close()
    for name in MODULES:
        (folder / f"{name}.py").write_text(
            f"import pathlib; pathlib.Path({str(tmp_path / SAID)!r}).write_text({name!r})"
        )
    for name in LIBRARIES:
        (folder / name).write_bytes(b"\x7fELF no library")
    for kind in ("platforms", "styles", "imageformats", "plugins/platforms"):
        (folder / kind).mkdir(parents=True)
        (folder / kind / "libqoffscreen.so").write_bytes(b"\x7fELF no library")
    (folder / "qt.conf").write_text("[Paths]\nPlugins = .\nPrefix = .\n")
    (folder / "pyvenv.cfg").write_text("home = .\n")
    (folder / "python311._pth").write_text(".\n")
    return folder


def started(stick: Path, *words: str, safe: bool = True) -> subprocess.CompletedProcess[str]:
    """The program, as its starter begins it: the folder one is in is no place for modules.

    `safe` false is broken on purpose: `python -m` looks there first.
    """
    env = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    begun = ["-P", "-c", PROGRAM] if safe else ["-c", f"import sys; sys.path[0] = ''; {PROGRAM}"]
    return subprocess.run(
        [sys.executable, *begun, *words],
        cwd=stick,
        env=env,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


@pytest.mark.parametrize("words", [("check", "--database", "club.klaverjas"), ("--selftest",)])
def test_a_program_that_starts_beside_planted_libraries_loads_its_own(
    stick: Path, words: tuple[str, ...]
) -> None:
    done = started(stick, *words)
    assert not (stick.parent / SAID).exists()
    assert done.returncode == 0, done.stderr


def test_a_starter_that_looks_in_the_folder_one_is_in_is_caught(stick: Path) -> None:
    started(stick, "check", "--database", "club.klaverjas", safe=False)
    assert (stick.parent / SAID).exists()


@pytest.mark.nightly
def test_the_frozen_program_beside_planted_libraries_loads_its_own(
    stick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Made as the packages are; a starter of ours is all that runs."""
    pytest.importorskip("PyInstaller", reason="packages are made where it is installed")
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import packages

    program = packages.executable(packages.frozen_once())
    for words in (("check", "--database", "club.klaverjas"), ("--selftest",)):
        done = subprocess.run(
            [program, *words],
            cwd=stick,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
            capture_output=True,
            text=True,
            check=False,
            timeout=600,
        )
        assert not (stick.parent / SAID).exists()
        assert done.returncode == 0, done.stderr
