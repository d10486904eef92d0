"""What was entered before, to go back to and forth again."""

from dataclasses import dataclass

from clubadmin.desktop.referee.entry import Entry, Spot
from clubadmin.domain.terms import Position


@dataclass(frozen=True)
class Moment:
    """What undo goes back to: the play, whose hand was entered, and the card one stood on."""

    entry: Entry
    hand: Position | None
    at: Spot | None


class Past:
    """Moments before and after the one in view."""

    def __init__(self) -> None:
        self._done: list[Moment] = []
        self._undone: list[Moment] = []

    @property
    def can_undo(self) -> bool:
        """Whether something can be taken back."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Whether something can be done again."""
        return bool(self._undone)

    def keep(self, moment: Moment) -> None:
        """Something is about to change; what was taken back is gone."""
        self._done.append(moment)
        self._undone.clear()

    def back(self, now: Moment) -> Moment | None:
        """The moment before; None for the first."""
        if not self._done:
            return None
        self._undone.append(now)
        return self._done.pop()

    def forth(self, now: Moment) -> Moment | None:
        """The moment after; None for the last."""
        if not self._undone:
            return None
        self._done.append(now)
        return self._undone.pop()
