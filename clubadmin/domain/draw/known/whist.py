"""Whist tournaments: each has everybody else once as partner and twice as opponent.

A base round is turned by one for each next round. Those found by search lie in
`resources/draws/whist.toml`, points on a circle; others are made of finite fields: in a field of
q = 4t + 1 the powers of a generator, four a quarter apart at each table, are at all distances as
partners once and as opponents twice (Moore). A tournament for n of one more than a multiple of
four and such a field give one for n times q (Anderson).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product

from clubadmin import assets
from clubadmin.domain.draw.known.fours import groups_of
from clubadmin.domain.draw.search.local_search import Groups
from clubadmin.domain.draw.wallets.assignment import Sets

Tables = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class _Start:
    """A base round of points that can be added; who is 0 sits out."""

    tables: Tables
    add: Callable[[int, int], int]


def whist(entrants: int, rounds: int) -> tuple[list[Groups], Sets | None] | None:
    """Rounds of tables of four (N, S, E, W; numbers from 0), with sets of wallets if known.

    The last stays where it is; of one more than a multiple of four somebody sits out. None: no
    such known, or too many rounds.
    """
    if not known(entrants) or rounds > most_rounds(entrants):
        return None
    if entrants not in _bases():
        return _turned(_start(entrants), rounds), None
    tables, back = _bases()[entrants]
    circle = most_rounds(entrants)
    groups = [
        [
            *([[by]] if entrants % 4 else []),
            *([one if one == circle else (one + by) % circle for one in table] for table in tables),
        ]
        for by in range(rounds)
    ]
    sets = [[(by + one) % circle for one in back] for by in range(rounds)] if back else None
    return groups, sets


def known(entrants: int) -> bool:
    """Whether there is a tournament for so many."""
    return entrants in _bases() or (entrants % 4 == 1 and _start(entrants) is not None)


def most_rounds(entrants: int) -> int:
    """Rounds in which everybody meets everybody else in turn."""
    return entrants - (entrants % 4 == 0)


@cache
def _bases() -> Mapping[int, tuple[Tables, tuple[int, ...]]]:
    """Tables on a circle by how many play, and how far back each moves to its wallets."""
    return {
        int(entrants): (groups_of(entry["tables"]), tuple(map(int, entry.get("sets", "").split())))
        for entrants, entry in assets.table("draws/whist.toml").items()
    }


def _turned(base: _Start | None, rounds: int) -> list[Groups]:
    if base is None:
        return []
    return [
        [[by], *([base.add(one, by) for one in table] for table in base.tables)]
        for by in range(rounds)
    ]


class _Field:
    """Points as numbers from 0, of which the digits are coefficients of a polynomial."""

    def __init__(self, prime: int, degree: int) -> None:
        self.prime, self.degree = prime, degree
        self.size: int = prime**degree
        self.powers: Sequence[int] = ()
        for rule in product(range(prime), repeat=degree):
            self.powers = self._powers(rule)
            if len(self.powers) == self.size - 1:
                break

    def add(self, a: int, b: int) -> int:
        """The sum of two points."""
        total, unit = 0, 1
        for _ in range(self.degree):
            total += (a + b) % self.prime * unit
            a, b, unit = a // self.prime, b // self.prime, unit * self.prime
        return total

    def times(self, a: int, power: int) -> int:
        """A point multiplied by that power of the generator."""
        if not a:
            return 0
        return self.powers[(self.powers.index(a) + power) % (self.size - 1)]

    def _powers(self, rule: Sequence[int]) -> list[int]:
        """List the powers of x up to the first that is 1 again, where `rule` gives x to the degree.

        Of a prime itself x is the number that the rule says.
        """
        one = [1, *[0] * (self.degree - 1)]
        powers: list[int] = []
        now = one
        for _ in range(self.size):
            powers.append(sum(digit * self.prime**at for at, digit in enumerate(now)))
            over = now[-1]
            now = [
                (low + over * by) % self.prime for low, by in zip([0, *now[:-1]], rule, strict=True)
            ]
            if now == one:
                return powers
        return []


@cache
def _start(entrants: int) -> _Start | None:
    """A base round for so many, of one more than a multiple of four; None: no such known."""
    if entrants in _bases():
        return _Start(_bases()[entrants][0], lambda a, b: (a + b) % entrants)
    field = _field_of(entrants)
    if field is not None:
        return _Start(_quarters(field), field.add)
    for size in range(5, entrants, 4):
        inner = _field_of(size) if entrants % size == 0 else None
        outer = _start(entrants // size) if inner else None
        if inner and outer:
            return _together(outer, inner)
    return None


def _field_of(size: int) -> _Field | None:
    """The field of so many points, of one more than a multiple of four."""
    prime = next(one for one in range(2, size + 1) if size % one == 0)
    degree, rest = 0, size
    while rest % prime == 0:
        degree, rest = degree + 1, rest // prime
    return _Field(prime, degree) if rest == 1 else None


def _quarters(field: _Field) -> Tables:
    quarter = field.size // 4
    powers = field.powers
    return tuple(tuple(powers[at + by * quarter] for by in (0, 2, 1, 3)) for at in range(quarter))


def _together(outer: _Start, inner: _Field) -> _Start:
    """Points of both: each table once for every point of the field, its seats multiplied."""
    size = inner.size
    tables = [
        tuple(one * size + inner.times(point, power) for power, one in enumerate(table))
        for table in outer.tables
        for point in range(size)
    ]

    def add(a: int, b: int) -> int:
        return outer.add(a // size, b // size) * size + inner.add(a % size, b % size)

    return _Start((*tables, *_quarters(inner)), add)
