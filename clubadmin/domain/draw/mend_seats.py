"""Seats at tables whose people changed a little: who stays at a table keeps his seat."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import permutations

from clubadmin.domain.draw.plan.meetings import Meetings
from clubadmin.domain.draw.plan.schedule import (
    PairTable,
    RoundDraw,
    Seating,
    SmallTable,
    TableSeats,
    ThreeTable,
    couple,
    partners_of,
)

Seats = tuple[int, ...]


class Reseater:
    """Seats people at mended tables, so that nobody has a partner of tonight again."""

    def __init__(self, rounds: Iterable[RoundDraw], history: Meetings, form: str) -> None:
        self._partners: Counter[tuple[int, int]] = Counter()
        self._alone: Counter[int] = Counter()
        self._history = history
        self._form = form
        for draw in rounds:
            self.note(draw)

    def note(self, draw: RoundDraw, times: int = 1) -> None:
        """These are partners, and these alone at three, in a round; -1 takes that back."""
        for two in partners_of(draw):
            self._partners[two] += times
        for three in draw.three:
            self._alone[three.alone] += times

    def seat(self, number: int, people: Sequence[int], before: Seating | None) -> Seating:
        """The table with these people; the very table where they are those of before."""
        if before is not None and set(before.people) == set(people):
            return before
        old = before.people if before is not None else ()
        if self._form == "pairs":
            ns, ew = min(permutations(people), key=lambda seats: _changed(seats, old))
            return PairTable(number, ns, ew)
        if self._form != "individual":
            return SmallTable(
                number, min(permutations(people), key=lambda seats: _changed(seats, old))
            )
        if len(people) == 3:
            n, s, e = min(permutations(people), key=lambda seats: self._cost_of_three(seats, old))
            return ThreeTable(number, (n, s, e))
        n, s, e, w = min(permutations(people), key=lambda seats: self._cost(seats, old))
        return TableSeats(number, n, s, e, w)

    def _cost(self, seats: Seats, old: Seats) -> tuple[int, ...]:
        sides = couple(*seats[:2]), couple(*seats[2:])
        again = sum(self._partners[side] for side in sides)
        season = sum(self._history.partners.get(side, 0) for side in sides)
        return (again, _changed(seats, old), season)

    def _cost_of_three(self, seats: Seats, old: Seats) -> tuple[int, ...]:
        """Who was alone least often is alone now."""
        side, alone = couple(*seats[:2]), seats[2]
        return (
            self._partners[side],
            self._alone[alone],
            self._history.alone.get(alone, 0),
            _changed(seats, old),
            self._history.partners.get(side, 0),
        )


def _changed(seats: Seats, old: Seats) -> int:
    """How many who were here before have another seat."""
    return sum(one in old and (at >= len(old) or old[at] != one) for at, one in enumerate(seats))
