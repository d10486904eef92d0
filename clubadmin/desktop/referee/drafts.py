"""Plays that were entered and not decided yet: kept while one types, and while the program runs."""

import logging
from pathlib import Path
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, QTimer

from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.referee.entering import Entering
from clubadmin.services.sheets import begun_plays

OFTEN = 300  # ms; a program that is struck down loses no more than this
log = logging.getLogger(__name__)
Key = tuple[int, int]  # the table and the game; (0, 0) is the play that belongs to no sheet
LOOSE: Key = (0, 0)
_kept: WeakKeyDictionary[Operations, dict[Key, Entering]] = WeakKeyDictionary()


class Keeping(QObject):
    """Plays by the key of their row; without a file nothing is kept."""

    def __init__(self, parent: QObject, ops: Operations) -> None:
        super().__init__(parent)
        self._ops = ops
        self._file: Path | None = None
        self._plays: dict[str, tuple[str, str]] = {}
        self._decided: dict[str, str] = {}
        self._timer = QTimer(self, singleShot=True, interval=OFTEN)
        self._timer.timeout.connect(self.flush)

    def use(self, file: Path | None, plays: dict[str, tuple[str, str]]) -> None:
        """Go on with the file of a club; what was kept there comes only the first time."""
        if file != self._file:
            self._file, self._plays, self._decided = file, dict(plays), {}

    def play(self, key: str) -> tuple[str, str] | None:
        """The rule set's name and the play that were kept for a row."""
        return self._plays.get(key)

    def note(self, key: str, rules: str, play: str) -> None:
        """Note the play entered for a row; "" for nothing."""
        if self._decided.get(key) == play:
            play = ""
        before = self._plays.pop(key, None)
        if play:
            self._plays[key] = (rules, play)
        if self._plays.get(key) != before and not self._timer.isActive():
            self._timer.start()

    def decided(self, key: str, play: str) -> None:
        """A decision keeps this play: there is no need to keep it here as well."""
        self._decided[key] = play
        if self._plays.get(key, ("", ""))[1] == play:
            self.note(key, "", "")

    def flush(self) -> None:
        """Write what was noted."""
        self._timer.stop()
        file, plays = self._file, dict(self._plays)
        if file is None or not self._ops.has_club:
            return

        def write(_club: object) -> None:
            begun_plays.write(file, plays)

        self._ops.run(write, lambda _done: None, self._failed)

    def _failed(self, error: Exception) -> None:
        """The cards are still on the screen, and the club's own file is another matter."""
        log.warning("the play could not be kept: %s", error)


def kept(ops: Operations) -> dict[Key, Entering]:
    """The plays entered for the club that is open; another club begins with none."""
    if ops not in _kept:
        plays: dict[Key, Entering] = {}
        _kept[ops] = plays
        ops.opened.connect(lambda _club: plays.clear())  # without a hold on `ops` itself
    return _kept[ops]
