"""What no `except` can catch: crashes, and garbage collected in the wrong thread."""

import gc
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from clubadmin.desktop.shell.app import Program, Sweeper, stop, watch
from clubadmin.desktop.work import troubles
from clubadmin.model.club.club import ClubSettings
from clubadmin.services.club.club import create_club
from tests.desktop.driving import until_idle

ROOT = Path(__file__).parents[2]
CRASH = """
import ctypes, sys
from pathlib import Path
from clubadmin.desktop.shell.app import watch
print(watch(Path(sys.argv[1])), flush=True)
"""
ENDS = {"ctypes": "ctypes.string_at(0)", "!": "import os; os._exit(9)"}


@pytest.fixture
def trace(tmp_path: Path) -> Iterator[Path]:
    yield tmp_path / "crash.log"
    stop()


@pytest.mark.parametrize("left", ENDS)
def test_a_crash_is_known_at_the_next_start(trace: Path, left: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", CRASH + ENDS[left], str(trace)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == "False"
    assert done.returncode != 0
    assert watch(trace)
    assert left in trace.with_name("crash.log.vorige").read_text(encoding="utf-8")


def test_a_start_after_an_ordinary_end_has_nothing_to_tell(trace: Path) -> None:
    assert not watch(trace)
    stop()
    assert not watch(trace)


@pytest.mark.parametrize("there", [True, False])
def test_a_crash_is_told_whenever_the_club_is_there(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    (tmp_path / "clubadmin").mkdir()
    (tmp_path / "clubadmin" / "log").write_text("Fatal Python error: Segmentation fault")
    file = tmp_path / "een.klaverjas"
    if there:
        create_club(file, ClubSettings("Een")).close()
    program = Program(qapp, file)
    while program.ops is None:
        QTest.qWait(10)
    until_idle(program.ops)
    until_idle(program.ops)
    notice = program.window.notice
    said = notice.isVisible(), notice.text
    program.window.close()
    program.end()
    program.window.deleteLater()
    assert said[0]
    assert "plotseling gestopt. Alles wat was opgeslagen is er nog." in said[1]
    report = (tmp_path / "clubadmin" / "verslag.txt").read_text(encoding="utf-8")
    assert "clubadmin 0." in report
    assert "log.vorige:\nFatal Python error: Segmentation fault" in report


def test_a_fault_before_the_bar_is_there_is_said_once_in_the_empty_frame(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    told: list[BaseException] = []
    telling = troubles.sentence
    monkeypatch.setattr(troubles, "sentence", lambda error: told.append(error) or telling(error))

    def breaks(*_given: object) -> None:
        raise RuntimeError("proef")

    monkeypatch.setattr("clubadmin.desktop.shell.notice.NoticeBar", breaks)
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)  # it is another afterwards
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    program = Program(qapp, tmp_path / "geen.klaverjas")
    while program.ops is None:
        with suppress(RuntimeError):  # which Qt hands to the hook, or to who waits here
            QTest.qWait(10)
    sys.excepthook(RuntimeError, RuntimeError("proef"), None)
    until_idle(program.ops)
    QTest.qWait(50)
    shown = [one.text() for one in program.window.centralWidget().findChildren(QLabel)]
    before = len(told)
    QTest.qWait(50)
    program.end()
    program.window.deleteLater()
    assert shown
    assert "Er ging iets mis in het programma" in shown[0]
    assert len(told) == before, "saying it makes no other fault, and so on without end"


@pytest.fixture
def sweeper(qapp) -> Iterator[Sweeper]:
    made = Sweeper(qapp)
    made.start()
    yield made
    made.stop()
    gc.unfreeze()


def test_the_thread_of_the_file_never_destroys_a_widget(sweeper: Sweeper, qtbot) -> None:
    ended_in: list[int] = []

    class Noted(QObject):
        def __del__(self) -> None:
            ended_in.append(threading.get_ident())

    for _ in range(50):
        one = Noted()
        one.itself = one  # a circle: only collecting finds it
    del one

    kept: list[list[int]] = []

    def work() -> None:
        kept.extend([number] for number in range(100_000))  # far more than starts a collection

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert not ended_in
    qtbot.waitUntil(lambda: bool(ended_in))
    assert set(ended_in) == {threading.get_ident()}
