"""Climbers and fallers in standings since the evening before."""

from collections.abc import Mapping
from typing import NamedTuple

from clubadmin.model.results.result import Standings


class Move(NamedTuple):
    """How somebody came to his place."""

    place: int  # now
    before: int | None  # after the evening before; None: had none then

    @property
    def climbed(self) -> int:
        """Places up, below 0 down; 0 for who stayed and for who had none before."""
        return 0 if self.before is None else self.before - self.place


Moves = Mapping[int, Move]
"""By entrant; who has no place is not in it."""


def moves(now: Standings, before: Standings) -> Moves:
    """The moves between two standings of one competition.

    Those on one place together have one place each time. Who came from another group or field,
    where places are counted apart, has none before.
    """
    known = {(row.entrant_id, row.field): row.place for row in before.rows}
    return {
        row.entrant_id: Move(row.place, known.get((row.entrant_id, row.field)))
        for row in now.rows
        if row.place is not None
    }
