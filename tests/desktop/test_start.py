"""The program as a whole, started as people start it."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from clubadmin.model.club.club import ClubSettings
from clubadmin.services.club.club import create_club
from clubadmin.storage.file.errors import ClubInUse
from clubadmin.storage.file.lock import Lock
from tests.turns import by_night

ROOT = Path(__file__).parents[2]

TELLING = """
import os
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
import clubadmin.desktop.shell.app as app

class Telling(app.Program):
    def called(self, file):
        print("called", Path(file).name, flush=True)
        super().called(file)

    def __init__(self, *given):
        super().__init__(*given)
        self.started.connect(self.listen)
        if file := os.environ.get("CLICKED"):
            click = QFileOpenEvent(file)
            wait = 0 if os.environ["WHEN"] == "early" else 2000
            QTimer.singleShot(wait, lambda: QApplication.sendEvent(QApplication.instance(), click))

    def _refused(self, error):
        print("refused", repr(error), flush=True)
        super()._refused(error)

    def listen(self):
        self.ops.opened.connect(lambda club: print("open", club.path.name, flush=True))

app.Program = Telling
app.ON_MAC = "CLICKED" in os.environ
sys.exit(app.main(sys.argv[1:]))
"""


def _home(folder: Path) -> dict[str, str]:
    places = {"HOME": str(folder), "XDG_CONFIG_HOME": str(folder / "config")}
    places |= {"XDG_DATA_HOME": str(folder / "data"), "QT_QPA_PLATFORM": "offscreen"}
    return {**os.environ, **places, "PYTHONPATH": str(ROOT), "TMPDIR": str(folder)}


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    return _home(tmp_path)


@contextmanager
def _started(folder: Path) -> Iterator["subprocess.Popen[str]"]:
    file = folder / "een.klaverjas"
    create_club(file, ClubSettings("Een")).close()
    process = _start(_home(folder), str(file))
    assert _line(process) == "open een.klaverjas"
    yield process
    _end(process)


@pytest.fixture
def started(tmp_path: Path) -> Iterator["subprocess.Popen[str]"]:
    with _started(tmp_path) as process:
        yield process


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("thuis")


@pytest.fixture(scope="module")
def first(place: Path) -> Iterator["subprocess.Popen[str]"]:
    """One that others meet, and that goes on."""
    with _started(place) as process:
        yield process


def _end(process: "subprocess.Popen[str]") -> None:
    process.kill()
    process.wait()
    assert process.stdout is not None
    process.stdout.close()


def _start(home: dict[str, str], *arguments: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-c", TELLING, *arguments],
        env=home,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )


def _line(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def test_a_second_start_brings_the_first_to_the_front_and_ends(
    first: "subprocess.Popen[str]", place: Path
) -> None:
    second = _start(_home(place))
    assert second.wait(timeout=60) == 0
    _end(second)
    assert _line(first) == "called"
    assert first.poll() is None


def test_a_second_start_hands_its_file_to_the_first(
    first: "subprocess.Popen[str]", place: Path
) -> None:
    other = place / "twee.klaverjas"
    create_club(other, ClubSettings("Twee")).close()
    second = _start(_home(place), str(other))
    assert second.wait(timeout=60) == 0
    _end(second)
    assert _line(first) == "called twee.klaverjas"
    assert _line(first) == "open twee.klaverjas"


@pytest.mark.parametrize("when", ["early", by_night("late")])
def test_on_a_mac_a_click_on_a_club_file_opens_it(
    when: str, home: dict[str, str], tmp_path: Path
) -> None:
    file = tmp_path / "geklikt.klaverjas"
    create_club(file, ClubSettings("Geklikt")).close()
    process = _start({**home, "CLICKED": str(file), "WHEN": when})
    try:
        assert _line(process) == "called geklikt.klaverjas"
        assert _line(process) == "open geklikt.klaverjas"
    finally:
        _end(process)


def test_after_a_kill_the_next_start_opens_the_last_club(
    started: "subprocess.Popen[str]", home: dict[str, str]
) -> None:
    os.kill(started.pid, signal.SIGKILL)
    started.wait()
    again = _start(home)
    try:
        assert _line(again) == "open een.klaverjas"
    finally:
        _end(again)


def test_nothing_heavy_is_loaded_before_the_first_paint() -> None:
    script = (
        "import sys, clubadmin.desktop.shell.app, PySide6.QtCore; print(*sys.modules);"
        "print(*vars(PySide6.QtCore))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=ROOT
    )
    modules, made = (set(line.split()) for line in done.stdout.splitlines())
    heavy = {"sqlmodel", "sqlalchemy", "reportlab", "pypdfium2", "xlsxwriter", "PySide6.QtNetwork"}
    heavy |= {"json", "dataclasses", "decimal"}  # together a tenth of the first paint
    assert heavy & modules == set()
    assert not any(name.startswith("clubadmin.services") for name in modules)
    assert {"Qt", "QEvent"} & made == set()  # the hundred enumerations in them take a fifth of it


def test_imports_do_not_read_the_sources_of_what_they_load() -> None:
    script = (
        "import linecache, clubadmin.desktop.shell.app, clubadmin.services.club.club;"
        "print(sum(name.endswith('.py') for name in linecache.cache))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert int(done.stdout) < 50


def test_the_window_ends_in_good_order(started: "subprocess.Popen[str]", tmp_path: Path) -> None:
    with pytest.raises(ClubInUse):
        Lock(tmp_path / "een.klaverjas")
    started.terminate()
    started.wait(timeout=60)


def test_a_place_for_settings_that_cannot_be_written_stops_nobody(
    home: dict[str, str], tmp_path: Path
) -> None:
    (tmp_path / "bestand").touch()
    file = tmp_path / "een.klaverjas"
    create_club(file, ClubSettings("Een")).close()
    process = _start({**home, "XDG_CONFIG_HOME": str(tmp_path / "bestand")}, str(file))
    try:
        assert _line(process) == "open een.klaverjas"
    finally:
        _end(process)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is a screen")
def test_without_a_screen_the_program_says_so(home: dict[str, str]) -> None:
    bare = {
        name: value
        for name, value in home.items()
        if name not in {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    }
    done = subprocess.run(
        [sys.executable, "-m", "clubadmin"],
        env=bare,
        capture_output=True,
        check=False,
        text=True,
        cwd=ROOT,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("Er is geen beeldscherm")
    assert "Traceback" not in done.stderr


def test_what_types_a_sheet_loads_no_lists_nor_draws_nor_what_waits_for_a_network() -> None:
    script = (
        "import sys, clubadmin.desktop.evening.page, clubadmin.desktop.board.sheets_step,"
        "clubadmin.desktop.evening.open_evening, clubadmin.desktop.shell.commands;"
        "print(*sys.modules); import sqlalchemy.util.concurrency as waits, importlib.metadata;"
        "print(waits.asyncio.Lock.__module__, importlib.metadata.version('sqlalchemy'))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=ROOT
    )
    first, then = done.stdout.splitlines()
    heavy = {"asyncio", "ssl", "email", "importlib.metadata", "clubadmin.desktop.kit.guide"}
    heavy |= {
        "clubadmin.services.lists",
        "clubadmin.services.draw",
        "clubadmin.domain.draw.drawing",
    }
    assert heavy & set(first.split()) == set()
    assert then.split()[0] == "asyncio.locks"  # the real one comes when it is asked for
    assert then.split()[1].startswith("2.")
