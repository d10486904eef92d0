"""Draws of tables of four and of three in which nobody meets twice, by construction.

Where everybody meets everybody these are Kirkman's schoolgirls: fifteen in seven rounds.

They lie in `resources/draws`, which says what they are.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any

from clubadmin import assets
from clubadmin.domain.draw.plan.task import Odd
from clubadmin.domain.draw.search.local_search import Groups

_FILES = {3: "draws/bases-of-three.toml", 4: "draws/bases-of-four.toml"}


@dataclass(frozen=True)
class BaseRound:
    """A round that may be turned `rounds` times, the first time by nothing."""

    turn: int
    rounds: int
    groups: tuple[tuple[int, ...], ...]

    def turned(self, by: int) -> Groups:
        """The base round turned by a number of places."""
        still = sum(map(len, self.groups)) // self.turn * self.turn
        return [
            [point if point >= still else self._turned(point, by) for point in group]
            for group in self.groups
        ]

    def _turned(self, point: int, by: int) -> int:
        circle, place = divmod(point, self.turn)
        return circle * self.turn + (place + by) % self.turn


@cache
def base_rounds(size: int) -> Mapping[int, tuple[BaseRound, ...]]:
    """The base rounds of tables of three or four, by how many people there are."""
    table = assets.table(_FILES[size])
    return {int(people): tuple(_read(entry)) for people, entry in table.items()}


def turned_out(size: int, people: int, rounds: int) -> list[Groups] | None:
    """The first rounds (numbers from 0) that base rounds give; None: too few, or none known."""
    bases = base_rounds(size).get(people, ())
    turned = [base.turned(by) for base in bases for by in range(base.rounds)]
    return turned[:rounds] if rounds <= len(turned) else None


def groups_of(text: str) -> tuple[tuple[int, ...], ...]:
    """Groups as the files have them: "0 3 5, 1 2 4"."""
    return tuple(tuple(int(point) for point in group.split()) for group in text.split(","))


def _read(entry: Mapping[str, Any]) -> list[BaseRound]:
    turn = entry["turn"]
    rounds = entry.get("rounds", turn)
    return [BaseRound(turn, rounds, groups_of(text)) for text in entry["bases"]]


def rounds_of_three(people: int, rounds: int) -> list[Groups] | None:
    """Rounds of tables of three (numbers from 0) without repeats; None: no such known here.

    Who is left over sits out, nobody twice.
    """
    if people < 3 or rounds < 1:
        return None
    turned = turned_out(3, people, rounds)
    if turned is not None:
        return turned
    if people % 3 == 2:
        larger = rounds_of_three(people + 1, rounds)
        return larger and [_without_three(people, groups) for groups in larger]
    return _by_columns(people // 3, rounds) if people % 3 == 0 else None


def _without_three(last: int, groups: Groups) -> Groups:
    """The groups without the last number; its two mates sit out, other two each round."""
    mates = next(group for group in groups if last in group)
    others = [group for group in groups if group is not mates]
    return [*([one] for one in mates if one != last), *others]


def _by_columns(size: int, rounds: int) -> list[Groups] | None:
    """Tables that take one of each of three columns; then tables within the columns.

    Two of different columns meet again only if their columns are shifted against each other
    by as much as before. An even number cannot have all shifts: the last one is left out.
    """
    across = min(rounds, size - 1 + size % 2)
    shifted = [_shifted_three(size, by) for by in range(across)]
    if across == rounds:
        return shifted
    within = rounds_of_three(size, rounds - across) if size % 3 == 0 else None
    if within is None:
        return None
    return shifted + [
        [[column * size + one for one in group] for column in range(3) for group in groups]
        for groups in within
    ]


def _shifted_three(size: int, by: int) -> Groups:
    """The second column moved up by so many places, the third by twice as many.

    Of an even size, twice as many would come back to places it had: from half way on, one more.
    """
    twice = 2 * by + (1 if size % 2 == 0 and 2 * by >= size else 0)
    return [[at, size + (at + by) % size, 2 * size + (at + twice) % size] for at in range(size)]


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
