"""What no `except` can catch: crashes, and garbage collected in the wrong thread."""

import gc
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from clubadmin.desktop.shell.app import Sweeper, stop, watch

ROOT = Path(__file__).parents[2]
CRASH = """
import ctypes, sys
from pathlib import Path
from clubadmin.desktop.shell.app import watch
print(watch(Path(sys.argv[1])), flush=True)
ctypes.string_at(0)
"""


@pytest.fixture
def trace(tmp_path: Path) -> Iterator[Path]:
    yield tmp_path / "crash.log"
    stop()


def test_a_crash_is_known_at_the_next_start(trace: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", CRASH, str(trace)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == "False"
    assert done.returncode != 0
    assert watch(trace)
    assert "ctypes" in trace.with_name("crash.log.vorige").read_text(encoding="utf-8")


def test_a_start_after_an_ordinary_end_has_nothing_to_tell(trace: Path) -> None:
    assert not watch(trace)
    stop()
    assert not watch(trace)


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
