"""Decisions that were begun and not put down: what was typed is there the next time."""

from dataclasses import dataclass
from weakref import WeakKeyDictionary

from clubadmin.desktop.kit.operations import Operations

Key = tuple[int, int]  # the table and the game


@dataclass(frozen=True)
class Begun:
    """What was chosen, and by name of the field what the director typed himself."""

    kind: str
    seat: str
    points: int
    times: int
    typed: dict[str, str]


_begun: WeakKeyDictionary[Operations, dict[Key, Begun]] = WeakKeyDictionary()


def begun(ops: Operations) -> dict[Key, Begun]:
    """By row of the club that is open, as long as the program runs."""
    if ops not in _begun:
        drafts: dict[Key, Begun] = {}
        _begun[ops] = drafts
        ops.opened.connect(lambda _club: drafts.clear())  # without a hold on `ops` itself
    return _begun[ops]
