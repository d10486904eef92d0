"""Start-up: paint the frame, then load what is heavy and open the club of last time.

Like the window, this loads next to nothing before the first paint.
"""

import contextlib
import faulthandler
import gc
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from PySide6.QtCore import (
    QFileSystemWatcher,
    QLockFile,
    QObject,
    QSettings,
    QStandardPaths,
    QTimer,
    Signal,
)
from PySide6.QtWidgets import QApplication, QWidget

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.desktop.spoken import factory

if TYPE_CHECKING:
    from clubadmin.desktop.kit.operations import Operations

NO_SCREEN = (
    "Er is geen beeldscherm, dus het venster kan niet open. Start het programma op een computer "
    "met een scherm, of gebruik een opdracht: clubadmin --help noemt ze."
)
ON_MAC = sys.platform == "darwin"
_trace: TextIO | None = None  # faulthandler writes to it as long as the program runs
EVERY = 1_000  # milliseconds
WAIT = 3.0  # seconds for the first window to answer
PAINTED = 7  # what the loop of events ends with; 0 is any other end
PAINTS = 30_000  # milliseconds for a window to be painted; a cold disk is slow
LONGEST = 4096  # bytes of a note; a file name fits


def main(arguments: list[str] | None = None) -> int:
    """Open the window, on the club of last time or on the file that is named; the exit code."""
    given = sys.argv[1:] if arguments is None else arguments
    if not _has_screen():
        print(NO_SCREEN, file=sys.stderr)
        return 2
    QApplication.setStyle("Fusion")  # before there is an application, or it is made twice
    app = QApplication(sys.argv[:1])
    app.setApplicationName("clubadmin")
    app.setDesktopFileName("clubadmin")
    file = str(Path(given[0]).absolute()) if given else ""
    single = SingleInstance(config_folder())
    if not single.first and single.call_first(file):
        return 0
    program = Program(app, Path(file) if file else None)
    program.started.connect(lambda: single.listen(program.called))
    if ON_MAC:
        from clubadmin.desktop.shell.clicks import FileClicks

        FileClicks(app).clicked.connect(program.called)
    code = app.exec()
    program.end()
    single.release()
    return code


def paints(folder: Path) -> bool | None:
    """Open the window without a club, and close it; whether it was painted within its time.

    Answers None where there is no screen.

    Args:
        folder: where it keeps its size and choices; not those of the user.
    """
    if not _has_screen():
        return None
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    settings = QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat)
    theme = Theme()
    theme.sketch()
    window = MainWindow(theme, settings)
    window.painted.connect(lambda: QTimer.singleShot(0, app, lambda: app.exit(PAINTED)))
    QTimer.singleShot(PAINTS, app, app.quit)
    window.show()
    ended = app.exec()
    window.close()
    return ended == PAINTED


def _has_screen() -> bool:
    """Whether there is a screen: on Linux, Qt would end the process without one."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in named)


def config_folder() -> Path:
    """The folder in which the window keeps its size, place and choices."""
    where = QStandardPaths.StandardLocation.GenericConfigLocation
    return Path(QStandardPaths.writableLocation(where)) / "clubadmin"


class Program(QObject):
    """The parts that live as long as the program: settings, look, the file's thread, the window."""

    started = Signal()  # everything is being loaded, and calls can be taken

    def __init__(self, app: QApplication, file: Path | None = None) -> None:
        super().__init__()
        gc.disable()  # looking for garbage among what is being loaded takes a sixth of the start
        self._app = app
        self._file = file
        path = config_folder() / "window.ini"
        self.settings = QSettings(str(path), QSettings.Format.IniFormat)
        factory.install()  # before the first widget, whose interface Qt then keeps
        language.speak(app, str(self.settings.value("look/language", "nl")))
        self.theme = Theme()
        self.theme.mode = str(self.settings.value("look/mode", "system"))
        self.theme.large = self.settings.value("look/large", "false") in {True, "true"}
        self.theme.accent = str(self.settings.value("look/accent", self.theme.accent))
        self.theme.sketch()
        self.ops: Operations | None = None
        self._sweeper: Sweeper | None = None
        self._crashed = False  # last time, and it is not told yet
        self.window = MainWindow(self.theme, self.settings)
        self.window.painted.connect(lambda: QTimer.singleShot(0, self, self._start))
        self.window.show()

    def end(self) -> None:
        """Close the club; a copy is put away when something was changed."""
        from clubadmin.desktop.work import clubs

        self.settings.sync()
        if self.ops is not None:
            self.ops.stop(clubs.put_copy_away)
        if self._sweeper is not None:
            self._sweeper.stop()
        stop()

    def called(self, file: str) -> None:
        """A second start asks for the front, or for a file; so does a click on a club file."""
        bring(self.window)
        if file and self.ops is None:  # still painting: it is the file to begin with
            self._file = Path(file)
        elif file:
            self.open(Path(file))

    def open(self, file: Path) -> None:
        """Open a club file in place of the one that is open."""
        from clubadmin.desktop.kit.operations import nothing
        from clubadmin.desktop.work import clubs

        assert self.ops is not None
        if not self.ops.holds(file) and self.window.may_leave():
            title = self.tr("Club openen")
            self.ops.open(lambda: clubs.existing(file), nothing, self._refused, title=title)

    def _start(self) -> None:
        """The frame stands: now load the heavy rooms, in the thread that owns the file."""
        from PySide6.QtGui import QIcon

        from clubadmin import assets
        from clubadmin.desktop.kit.operations import Operations
        from clubadmin.desktop.work import clubs, troubles

        troubles.keep_log(config_folder() / "clubadmin.log")
        troubles.catch_faults(self._app, self._say)
        self._crashed = watch(config_folder() / "log")
        if self._crashed:
            troubles.report(config_folder())
        self.ops = Operations()
        file = self._file
        make = (lambda: clubs.existing(file)) if file else clubs.last
        title = self.tr("Club openen")
        self.ops.open(make, lambda _club: self._tell_crash(), self._refused, title=title)
        self.theme.apply()
        self._app.setWindowIcon(QIcon(str(assets.path("icons/clubadmin.png"))))
        self.window.furnish(self.ops)
        self.window.restart_wanted.connect(lambda: QTimer.singleShot(0, self, self._rebuild))
        self.ops.when_idle(self._at_rest)
        self.started.emit()

    def _at_rest(self) -> None:
        """Everything is loaded, and stays: no need to look there for garbage ever again."""
        assert self.ops is not None
        if not self.ops.idle:
            self.ops.when_idle(self._at_rest)
            return

        self._sweeper = Sweeper(self)
        self._sweeper.start()
        sys.setswitchinterval(0.001)  # the screen need not wait long for the other thread

    def _say(self, sentence: str) -> None:
        QTimer.singleShot(0, self, lambda: self.window.say(sentence))

    def _tell_crash(self) -> None:
        """Tell of a crash once there is a page; before that, its club would put it away."""
        crashed, self._crashed = self._crashed, False
        if crashed:
            self.window.say(
                self.tr(
                    "De vorige keer is het programma plotseling gestopt. Alles wat was "
                    "opgeslagen is er nog. Melden: F1, Over dit programma."
                )
            )

    def _refused(self, error: Exception) -> None:
        """Tell why no club, or not this one, could be opened, and offer what can be done."""
        from clubadmin.desktop.work.clubs import NoClubYet
        from clubadmin.desktop.work.troubles import sentence

        assert self.ops is not None
        if isinstance(error, NoClubYet):
            self.window.show_welcome()
        elif self.ops.has_club:
            self.window.show_trouble(error)
        else:
            self.window.show_welcome(sentence(error), error)
        self._tell_crash()

    def _rebuild(self) -> None:
        """Make a new window in another language, with the same club."""
        assert self.ops is not None
        before = self.window
        spot = before.spot()
        self._app.setQuitOnLastWindowClosed(False)
        gone = before.hand_over()
        self._app.setQuitOnLastWindowClosed(not gone)
        if not gone:
            return
        language.speak(self._app, str(self.settings.value("look/language", "nl")))
        self.window = MainWindow(self.theme, self.settings)
        self.window.furnish(self.ops)
        self.window.restart_wanted.connect(lambda: QTimer.singleShot(0, self, self._rebuild))
        self.window.show()
        self._app.setQuitOnLastWindowClosed(True)
        if self.ops.has_club:
            self.window.bottom.take_over(before.bottom)
            self.window.resume(spot)
        else:
            self.window.show_welcome()
        before.deleteLater()


def watch(file: Path) -> bool:
    """Leave traces in `file` from now on; whether last time did not end as it should.

    The trace of last time is kept beside it, with `.vorige` behind its name. It begins with a
    sign that goes at an ordinary end, for of a program that is killed no other trace is left.
    """
    global _trace  # noqa: PLW0603 - one program, one trace
    try:
        crashed = file.exists() and file.stat().st_size > 0
        if crashed:
            file.replace(file.with_name(file.name + ".vorige"))
        stop()
        _trace = file.open("w", encoding="utf-8")
        _trace.write("!\n")
        _trace.flush()
    except OSError:
        return False  # without a trace the program works as well
    faulthandler.enable(_trace)
    return crashed


def stop() -> None:
    """Leave no traces any more."""
    global _trace  # noqa: PLW0603 - one program, one trace
    if _trace is not None:
        faulthandler.disable()
        _trace.close()
        Path(_trace.name).unlink(missing_ok=True)
        _trace = None


class Sweeper(QObject):
    """Collects what Python would have collected, a generation at a time, as it would."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._clock = QTimer(self)
        self._clock.setInterval(EVERY)
        self._clock.timeout.connect(self.sweep)

    def start(self) -> None:
        """Sweep from now on; what lives already is kept for good and not looked at again."""
        gc.disable()
        gc.freeze()
        self._clock.start()

    def stop(self) -> None:
        """Leave it to Python again."""
        self._clock.stop()
        gc.enable()

    def sweep(self) -> None:
        """Collect the oldest generation that is full."""
        for generation in (2, 1, 0):
            if gc.get_count()[generation] > gc.get_threshold()[generation]:
                gc.collect(generation)
                return


def bring(window: QWidget) -> None:
    """Show a window that may be minimised or behind others."""
    from PySide6.QtCore import Qt

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
        """Listen from now on: `called` gets what a second start asks for."""
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
