"""Plays that were entered, kept while the program runs: closing the window loses none."""

from weakref import WeakKeyDictionary

from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.referee.entering import Entering

Key = tuple[int, int]  # the table and the game; (0, 0) is the play that belongs to no sheet

LOOSE: Key = (0, 0)

_kept: WeakKeyDictionary[Operations, dict[Key, Entering]] = WeakKeyDictionary()


def kept(ops: Operations) -> dict[Key, Entering]:
    """The plays entered for the club that is open; another club begins with none."""
    if ops not in _kept:
        plays: dict[Key, Entering] = {}
        _kept[ops] = plays
        ops.opened.connect(lambda _club: plays.clear())  # without a hold on `ops` itself
    return _kept[ops]
