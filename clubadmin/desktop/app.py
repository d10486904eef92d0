"""Start-up: paint the frame, then load what is heavy and open the club of last time."""

import logging
import sys
import threading
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSettings, QStandardPaths, Qt, QTimer
from PySide6.QtWidgets import QApplication

from clubadmin.desktop import language
from clubadmin.desktop.operations import Operations, log_failure, nothing
from clubadmin.desktop.single import SingleInstance
from clubadmin.desktop.theme import Theme
from clubadmin.desktop.troubles import sentence
from clubadmin.desktop.window import MainWindow

if TYPE_CHECKING:
    from clubadmin.services.club import OpenClub

log = logging.getLogger("clubadmin")


def main(arguments: list[str] | None = None) -> int:
    """Open the window, on the club of last time or on the file that is named; the exit code."""
    given = sys.argv[1:] if arguments is None else arguments
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setApplicationName("clubadmin")
    app.setDesktopFileName("clubadmin")
    app.setStyle("Fusion")
    file = str(Path(given[0]).absolute()) if given else ""
    single = SingleInstance(config_folder())
    if not single.first and single.call_first(file):
        return 0
    program = Program(app, Path(file) if file else None)
    program.window.painted.connect(lambda: single.listen(program.called))
    code = app.exec()
    program.end()
    single.release()
    return code


def config_folder() -> Path:
    """Where the window keeps its size, place and choices."""
    where = QStandardPaths.StandardLocation.GenericConfigLocation
    return Path(QStandardPaths.writableLocation(where)) / "clubadmin"


class Program(QObject):
    """What lives as long as the program: settings, look, the thread of the file, the window."""

    def __init__(self, app: QApplication, file: Path | None = None) -> None:
        super().__init__()
        self._app = app
        self._file = file
        path = config_folder() / "window.ini"
        self.settings = QSettings(str(path), QSettings.Format.IniFormat)
        language.speak(app, str(self.settings.value("look/language", "nl")))
        self.theme = Theme()
        self.theme.mode = str(self.settings.value("look/mode", "system"))
        self.theme.large = self.settings.value("look/large", "false") in {True, "true"}
        self.theme.accent = str(self.settings.value("look/accent", self.theme.accent))
        self.theme.apply()
        self.ops = Operations()
        self.window = self._new_window()
        self.window.painted.connect(self._start)
        self._catch_faults()
        self.window.show()

    def end(self) -> None:
        """Close the club; a copy is put away when something was changed."""
        self.settings.sync()
        self.ops.stop(_put_copy_away)

    def called(self, file: str) -> None:
        """A second start asks for the front, or for a file."""
        self.window.setWindowState(self.window.windowState() & ~Qt.WindowState.WindowMinimized)
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()
        if file:
            self.open(Path(file))

    def open(self, file: Path) -> None:
        """Open a club file in place of the one that is open."""
        self.ops.open(lambda: _open(file), nothing, self._refused)

    def _new_window(self) -> MainWindow:
        window = MainWindow(self.ops, self.theme, self.settings)
        window.restart_wanted.connect(self._rebuild, Qt.ConnectionType.QueuedConnection)
        return window

    def _start(self) -> None:
        """The frame stands: now load the heavy rooms, in the thread that owns the file."""
        _write_log(config_folder() / "clubadmin.log")
        file = self._file
        self.ops.open(lambda: _open(file) if file else _open_last(), nothing, self._refused)

    def _refused(self, error: Exception) -> None:
        """No club, or one that cannot be opened: say why, and offer what can be done."""
        if isinstance(error, NoClubYet):
            self.window.show_welcome()
        elif self.ops.has_club:
            self.window.show_trouble(error)
        else:
            self.window.show_welcome(sentence(error))

    def _rebuild(self) -> None:
        """Another language: the same club in a new window."""
        language.speak(self._app, str(self.settings.value("look/language", "nl")))
        before = self.window
        self._app.setQuitOnLastWindowClosed(False)
        before.close()
        self.window = self._new_window()
        self.window.setGeometry(before.geometry())
        self.window.show()
        before.deleteLater()
        self._app.setQuitOnLastWindowClosed(True)
        self.window.resume()

    def _catch_faults(self) -> None:
        """A fault in a slot reaches only the hooks: log it and say so calmly."""

        def hook(
            _kind: type[BaseException], error: BaseException, _trace: TracebackType | None
        ) -> None:
            if isinstance(error, KeyboardInterrupt):
                self._app.quit()
                return
            text = sentence(error)
            QTimer.singleShot(0, self, lambda: self.window.say(text))

        sys.excepthook = hook
        threading.excepthook = lambda args: hook(
            args.exc_type, args.exc_value or RuntimeError(), args.exc_traceback
        )


class NoClubYet(Exception):
    """The first start."""


def _open_last() -> "OpenClub":
    from clubadmin.services import recent

    last = recent.last_club()
    if last is None:
        raise NoClubYet
    return _open(last)


def _open(file: Path) -> "OpenClub":
    from clubadmin.services import club, recent

    opened = club.open_club(file)
    recent.remember_club(file)
    return opened


def _put_copy_away(club: "OpenClub") -> None:
    from clubadmin.services import health

    health.backup(club)


def _write_log(file: Path) -> None:
    """Faults go to a file of at most about a megabyte."""
    try:
        fresh = not file.exists() or file.stat().st_size > 1_000_000
        handler = logging.FileHandler(file, mode="w" if fresh else "a", encoding="utf-8")
    except OSError as error:
        log_failure(error)
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s"))
    log.addHandler(handler)
