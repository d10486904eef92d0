"""Draws of tables of four in which nobody meets twice, by construction instead of search."""

from itertools import product

from clubadmin.domain.draw.known.bases import turned_out
from clubadmin.domain.draw.known.mirrored import PEOPLE, ROUNDS, mirrored
from clubadmin.domain.draw.plan.task import Odd
from clubadmin.domain.draw.search.search import Groups

Shift = tuple[int, int, int, int]

STEPS = 20_000
"""How many places for a shift are tried; 32 to 400 people and six rounds need a few hundred."""


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
    if people == PEOPLE and rounds <= ROUNDS:
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
            self._left -= 1
            if self._left < 0:
                return None
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
