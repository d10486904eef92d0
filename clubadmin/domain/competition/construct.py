"""Draws in which nobody meets twice, by construction instead of search."""

from itertools import product

from clubadmin.domain.competition.bases import BASES
from clubadmin.domain.competition.search import Groups

Shift = tuple[int, int, int, int]

STEPS = 20_000
"""How many places for a shift are tried; 32 to 400 people and six rounds need a few hundred."""


def construction(people: int, rounds: int) -> list[Groups] | None:
    """Rounds of tables of four (indexes from 0) without repeats; None: no such known here."""
    columns, rest = divmod(people, 4)
    if rest or not columns:
        return None
    base = BASES.get(people)
    if base is not None and rounds <= base.rounds:
        return [base.turned(by) for by in range(rounds)]
    shifts = _Shifts(columns).find(rounds)
    if shifts is None:
        return None
    return [_shifted(columns, shift) for shift in shifts]


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
