"""One window per user: a second start brings the first to the front and ends."""

import contextlib
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, Qt
from PySide6.QtWidgets import QWidget

WAIT = 3.0  # seconds for the first window to answer
LONGEST = 4096  # bytes of a note; a file name fits


def bring(window: QWidget) -> None:
    """Show a window that may be minimised or behind others."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()


class SingleInstance(QObject):
    """Made before the window; `first` says whether this start may go on."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        with contextlib.suppress(OSError):  # where nothing may be written, a window still opens
            folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self._note = folder / "window.call"
        self._lock = QLockFile(str(folder / "window.lock"))
        self._lock.setStaleLockTime(0)  # only a process that is gone makes it stale
        self.first = self._lock.tryLock(0)
        self._watcher: QFileSystemWatcher | None = None

    def call_first(self, file: str) -> bool:
        """Ask the first window to come to the front, with a file to open or ""; did it hear?"""
        aside = self._note.with_suffix(".new")
        try:
            aside.write_bytes(file.encode("utf-8", "surrogateescape"))
            aside.replace(self._note)
        except OSError:
            return False
        deadline = time.monotonic() + WAIT
        while time.monotonic() < deadline:
            if not self._note.exists():
                return True
            time.sleep(0.02)
        self._note.unlink(missing_ok=True)
        return False

    def listen(self, called: Callable[[str], None]) -> None:
        """From now on, `called` gets what a second start asks for."""
        if not self._folder.is_dir():
            return
        self._note.unlink(missing_ok=True)  # left behind by a crash
        watcher = QFileSystemWatcher([str(self._folder)], self)
        watcher.directoryChanged.connect(lambda _folder: self._look(called))
        self._watcher = watcher
        self._look(called)  # one that came in between

    def release(self) -> None:
        """Let the next start be the first."""
        self._watcher = None
        self._lock.unlock()

    def _look(self, called: Callable[[str], None]) -> None:
        try:
            with self._note.open("rb") as note:
                file = note.read(LONGEST).decode("utf-8", "surrogateescape")
            self._note.unlink()
        except OSError:
            return  # something else happened in the folder
        called(file)
