"""Start-up: paint the frame, then load what is heavy and open the club of last time.

Like the window, this loads next to nothing before the first paint.
"""

import gc
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSettings, QStandardPaths, QTimer, Signal
from PySide6.QtWidgets import QApplication

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell.single import SingleInstance, bring
from clubadmin.desktop.shell.window import MainWindow

if TYPE_CHECKING:
    from clubadmin.desktop.kit.operations import Operations
    from clubadmin.desktop.shell.garbage import Sweeper

NO_SCREEN = (
    "Er is geen beeldscherm, dus het venster kan niet open. Start het programma op een computer "
    "met een scherm, of gebruik een opdracht: clubadmin --help noemt ze."
)


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
    code = app.exec()
    program.end()
    single.release()
    return code


def _has_screen() -> bool:
    """On Linux, Qt would end the process without one."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in named)


def config_folder() -> Path:
    """Where the window keeps its size, place and choices."""
    where = QStandardPaths.StandardLocation.GenericConfigLocation
    return Path(QStandardPaths.writableLocation(where)) / "clubadmin"


class Program(QObject):
    """What lives as long as the program: settings, look, the thread of the file, the window."""

    started = Signal()  # everything is being loaded, and calls can be taken

    def __init__(self, app: QApplication, file: Path | None = None) -> None:
        super().__init__()
        gc.disable()  # looking for garbage among what is being loaded takes a sixth of the start
        self._app = app
        self._file = file
        path = config_folder() / "window.ini"
        self.settings = QSettings(str(path), QSettings.Format.IniFormat)
        language.speak(app, str(self.settings.value("look/language", "nl")))
        self.theme = Theme()
        self.theme.mode = str(self.settings.value("look/mode", "system"))
        self.theme.large = self.settings.value("look/large", "false") in {True, "true"}
        self.theme.accent = str(self.settings.value("look/accent", self.theme.accent))
        self.theme.sketch()
        self.ops: Operations | None = None
        self._sweeper: Sweeper | None = None
        self.window = MainWindow(self.theme, self.settings)
        self.window.painted.connect(lambda: QTimer.singleShot(0, self, self._start))
        self.window.show()

    def end(self) -> None:
        """Close the club; a copy is put away when something was changed."""
        from clubadmin.desktop.shell import crash
        from clubadmin.desktop.work import clubs

        self.settings.sync()
        if self.ops is not None:
            self.ops.stop(clubs.put_copy_away)
        if self._sweeper is not None:
            self._sweeper.stop()
        crash.stop()

    def called(self, file: str) -> None:
        """A second start asks for the front, or for a file."""
        bring(self.window)
        if file:
            self.open(Path(file))

    def open(self, file: Path) -> None:
        """Open a club file in place of the one that is open."""
        from clubadmin.desktop.kit.operations import nothing
        from clubadmin.desktop.work import clubs

        assert self.ops is not None
        if not self.ops.holds(file):
            title = self.tr("Club openen")
            self.ops.open(lambda: clubs.existing(file), nothing, self._refused, title=title)

    def _start(self) -> None:
        """The frame stands: now load the heavy rooms, in the thread that owns the file."""
        from PySide6.QtGui import QIcon

        from clubadmin import assets
        from clubadmin.desktop.kit.operations import Operations, nothing
        from clubadmin.desktop.shell import crash
        from clubadmin.desktop.work import clubs, troubles

        troubles.keep_log(config_folder() / "clubadmin.log")
        troubles.catch_faults(self._app, self._say)
        crashed = crash.watch(config_folder() / "crash.log")
        self.ops = Operations()
        file = self._file
        make = (lambda: clubs.existing(file)) if file else clubs.last
        self.ops.open(make, nothing, self._refused, title=self.tr("Club openen"))
        self.theme.apply()
        self._app.setWindowIcon(QIcon(str(assets.path("icons/clubadmin.png"))))
        self.window.furnish(self.ops)
        self.window.restart_wanted.connect(lambda: QTimer.singleShot(0, self, self._rebuild))
        self.ops.when_idle(self._at_rest)
        if crashed:
            self._say(
                self.tr(
                    "De vorige keer is het programma plotseling gestopt. Alles wat was "
                    "opgeslagen is er nog."
                )
            )
        self.started.emit()

    def _at_rest(self) -> None:
        """Everything is loaded, and stays: no need to look there for garbage ever again."""
        assert self.ops is not None
        if not self.ops.idle:
            self.ops.when_idle(self._at_rest)
            return
        from clubadmin.desktop.shell.garbage import Sweeper

        self._sweeper = Sweeper(self)
        self._sweeper.start()
        sys.setswitchinterval(0.001)  # the screen need not wait long for the other thread

    def _say(self, sentence: str) -> None:
        QTimer.singleShot(0, self, lambda: self.window.say(sentence))

    def _refused(self, error: Exception) -> None:
        """No club, or one that cannot be opened: say why, and offer what can be done."""
        from clubadmin.desktop.work.clubs import NoClubYet
        from clubadmin.desktop.work.troubles import sentence

        assert self.ops is not None
        if isinstance(error, NoClubYet):
            self.window.show_welcome()
        elif self.ops.has_club:
            self.window.show_trouble(error)
        else:
            self.window.show_welcome(sentence(error), error)

    def _rebuild(self) -> None:
        """Another language: the same club in a new window."""
        assert self.ops is not None
        language.speak(self._app, str(self.settings.value("look/language", "nl")))
        before = self.window
        spot = before.spot()
        self._app.setQuitOnLastWindowClosed(False)
        before.close()
        self.window = MainWindow(self.theme, self.settings)
        self.window.furnish(self.ops)
        self.window.restart_wanted.connect(lambda: QTimer.singleShot(0, self, self._rebuild))
        self.window.show()
        self._app.setQuitOnLastWindowClosed(True)
        if self.ops.has_club:
            self.window.bottom.show_opened(before.bottom.left.text())
            self.window.resume(spot)
        else:
            self.window.show_welcome()
        before.deleteLater()
