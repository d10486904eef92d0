"""A bell, by whatever the platform has for it; where it has nothing, a sentence says so."""

import sys

from PySide6.QtCore import QObject, QProcess, QStandardPaths, QTimer, Signal

from clubadmin import assets
from clubadmin.desktop.kit import remembered

WARNING, END = "vijf-minuten", "einde-ronde"
MUTE = "screen/mute"

_PLAYERS: dict[str, tuple[tuple[str, ...], ...]] = {
    "darwin": (("afplay",),),
    "linux": (
        ("pw-play",),
        ("paplay",),
        ("aplay", "-q"),
        ("ffplay", "-nodisp", "-autoexit", "-loglevel", "quiet"),
        ("play", "-q"),
    ),
}


def file_of(name: str) -> str:
    """The sound of that name."""
    return str(assets.path(f"sounds/{name}.wav"))


class Bell(QObject):
    """Rings, unless it is muted."""

    silent = Signal()  # it should have rung, and nothing here can

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: list[list[str]] = []  # players to try, with what they are given
        # one process for good, and no closures: it must be able to go while it plays
        self._process = QProcess(self)
        self._process.finished.connect(self._finished)
        self._process.errorOccurred.connect(self._failed)

    @property
    def muted(self) -> bool:
        """Whether it keeps silent."""
        return remembered.text(MUTE) == "1"

    @property
    def can_ring(self) -> bool:
        """Whether something here can play; silence that was asked for is none of this."""
        return self.muted or sys.platform == "win32" or bool(players())

    def mute(self, muted: bool) -> None:
        """Keep silent from now on, or not; this is remembered."""
        remembered.keep_text(MUTE, "1" if muted else "")

    def ring(self, name: str) -> None:
        """Play a sound."""
        if self.muted:
            return
        if sys.platform == "win32":
            self._by_windows(file_of(name))
            return
        if self._process.state() == QProcess.ProcessState.NotRunning:  # else it rings already
            self._waiting = [[*player, file_of(name)] for player in players()]
            self._next()

    def _by_windows(self, file: str) -> None:
        import winsound

        try:
            winsound.PlaySound(file, winsound.SND_FILENAME | winsound.SND_ASYNC)  # type: ignore[attr-defined]
        except RuntimeError:
            self.silent.emit()

    def _next(self) -> None:
        """The next player, until one plays to the end."""
        if not self._waiting:
            self.silent.emit()
            return
        program, *rest = self._waiting.pop(0)
        self._process.start(program, rest)

    def _finished(self, code: int, status: QProcess.ExitStatus) -> None:
        if code or status is not QProcess.ExitStatus.NormalExit:
            QTimer.singleShot(0, self, self._next)

    def _failed(self, error: QProcess.ProcessError) -> None:
        """Try the next bell where one cannot be started; any other trouble ends it, and is told."""
        if error is QProcess.ProcessError.FailedToStart:
            QTimer.singleShot(0, self, self._next)


def players() -> list[list[str]]:
    """The players that are installed here, by their full names."""
    platform = sys.platform if sys.platform == "darwin" else "linux"
    found = []
    for name, *options in _PLAYERS[platform]:
        if where := QStandardPaths.findExecutable(name):
            found.append([where, *options])
    return found
