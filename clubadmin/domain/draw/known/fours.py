"""Draws of tables of four in which nobody meets twice, by construction instead of search."""

from itertools import product

from clubadmin.domain.draw.known.bases import turned_out
from clubadmin.domain.draw.plan.task import Odd
from clubadmin.domain.draw.search.local_search import Groups

Shift = tuple[int, int, int, int]
STEPS = 20_000
"""How many places for a shift are tried; 32 to 400 people and six rounds need a few hundred."""
MIRRORED_PEOPLE = 32
MIRRORED_ROUNDS = 10
_POINTS = 16
_CIRCLE = 3
_STILL = 15  # the point that is not turned
# a point below 0 is the mirror image of what is left of it counted from the end: ~3 mirrors 3
_ITSELF = ((15, 0, 1, 2), (3, 6, 9, 12), (4, 7, 10, 13), (5, 8, 11, 14))
_BASES = (
    ((0, ~4, 11, 12), (1, ~8, ~9, ~10), (2, 6, 13, ~14), (3, ~5, ~7, ~15)),
    ((0, 8, ~14, ~15), (6, ~4, 7, ~9), (1, ~2, 5, ~11), (3, 10, ~12, ~13)),
    ((0, 6, ~8, ~13), (7, ~1, 3, ~11), (2, 4, 5, 12), (14, 9, ~10, ~15)),
)


def rounds_of_four(people: int, rounds: int, odd: Odd = "sits-out") -> list[Groups] | None:
    """Rounds of tables (numbers from 0) without repeats; None: no such known here.

    For one fewer than a multiple of four, somebody is left out of a larger draw: who met that
    one sits out or plays at three, and so nobody does twice.
    """
    if not people or not rounds:
        return None
    if people % 4 == 0:
        return _of_fours(people, rounds)
    larger = _of_fours(people + 1, rounds) if people % 4 == 3 else None
    if larger is not None:
        return [_without(people, groups, odd) for groups in larger]
    return _based(people, rounds) if odd == "sits-out" else None


def _without(last: int, groups: Groups, odd: Odd) -> Groups:
    """The groups without the last number; its mates stay together or sit out."""
    mates = next(group for group in groups if last in group)
    left = [one for one in mates if one != last]
    others = [group for group in groups if group is not mates]
    return [*([one] for one in left), *others] if odd == "sits-out" else [left, *others]


def _based(people: int, rounds: int) -> list[Groups] | None:
    if people == MIRRORED_PEOPLE and rounds <= MIRRORED_ROUNDS:
        return mirrored(rounds)
    return turned_out(4, people, rounds)


def _of_fours(people: int, rounds: int) -> list[Groups] | None:
    known = _based(people, rounds)
    if known is not None:
        return known
    shifts = _Shifts(people // 4).find(rounds)
    if shifts is None:
        return None
    return [_shifted(people // 4, shift) for shift in shifts]


def _shifted(columns: int, shift: Shift) -> Groups:
    """Everybody stays in one of four columns; a table takes one of each."""
    return [
        [column * columns + (table + by) % columns for column, by in enumerate(shift)]
        for table in range(columns)
    ]


class _Shifts:
    """Looks for shifts of the columns, depth first.

    Two of different columns meet again only if their columns are shifted against each other
    by as much as before; so each two columns must be shifted differently in each round.
    """

    def __init__(self, size: int) -> None:
        self._size = size
        self._used: set[tuple[int, int]] = set()  # which two columns, by how much
        self._left = STEPS

    def find(self, rounds: int) -> list[Shift] | None:
        """Shifts for the rounds, or None if there are none or the search gets too long."""
        if rounds > self._size:
            return None
        return self._from(0, rounds)

    def _from(self, number: int, rounds: int) -> list[Shift] | None:
        if number == rounds:
            return []
        for c, d in product(range(self._size), repeat=2):
            if not self._left:
                return None
            self._left -= 1
            against = self._against(number, c, d)
            if self._used & against:
                continue
            self._used |= against
            rest = self._from(number + 1, rounds)
            if rest is not None:
                return [(0, number, c, d), *rest]
            self._used -= against
        return None

    def _against(self, b: int, c: int, d: int) -> set[tuple[int, int]]:
        size = self._size
        return set(enumerate((c, d, (c - b) % size, (d - b) % size, (d - c) % size)))


def mirrored(rounds: int) -> list[Groups]:
    """The first rounds, at most ten, of 32 people numbered from 0; a mirror image is 16 further.

    Ten are as many as can be, for everybody meets 30 of 31. Sixteen points have a mirror image
    each, whom they never meet. Of each table its mirror image is a table of the same round. The
    points lie on five circles of three, and one stays where it is; a base round is turned three
    times, and one round turns into itself. Any two points meet once as they are (or both
    mirrored) and once with one of them mirrored.
    """
    bases = [_ITSELF, *(base for base in _BASES for _ in range(_CIRCLE))]
    return [
        [[_number(point, by, image) for point in table] for table in base for image in (0, 1)]
        for by, base in zip((0, *range(_CIRCLE * len(_BASES))), bases[:rounds], strict=False)
    ]


def _number(point: int, by: int, image: int) -> int:
    place, mirror = (~point, 1) if point < 0 else (point, 0)
    if place != _STILL:
        place = place // _CIRCLE * _CIRCLE + (place + by) % _CIRCLE
    return place + _POINTS * (mirror ^ image)
