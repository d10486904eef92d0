"""Whist tournaments over finite fields, and of two together, instead of a search.

In a field of q = 4t + 1 the powers of a generator, four a quarter apart at each table, are at
all distances as partners once and as opponents twice (Moore). A tournament for n of one more
than a multiple of four and such a field give one for n times q (Anderson).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product

Tables = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Start:
    """A base round of points that can be added; who is 0 sits out."""

    tables: Tables
    add: Callable[[int, int], int]


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
        at = self.powers.index(a) if a else 0
        return self.powers[(at + power) % (self.size - 1)] if a else 0

    def _powers(self, rule: Sequence[int]) -> list[int]:
        """Those of x, where x to the degree is as the rule says, up to the first that is 1 again.

        Of a prime itself x is the number that the rule says.
        """
        one = [1, *[0] * (self.degree - 1)]
        powers: list[int] = []
        now = one
        while len(powers) < self.size:
            powers.append(sum(digit * self.prime**at for at, digit in enumerate(now)))
            over = now[-1]
            now = [
                (low + over * by) % self.prime for low, by in zip([0, *now[:-1]], rule, strict=True)
            ]
            if now == one:
                return powers
        return []


@cache
def start(entrants: int, bases: Callable[[int], Tables | None]) -> Start | None:
    """A base round for so many, of one more than a multiple of four; None: no such known.

    Args:
        entrants: how many.
        bases: gives tables on a circle where they are known.
    """
    tables = bases(entrants)
    if tables is not None:
        return Start(tables, lambda a, b: (a + b) % entrants)
    field = _field_of(entrants)
    if field is not None:
        return Start(_quarters(field), field.add)
    for size in range(5, entrants // 5 + 1, 4):
        inner = _field_of(size) if entrants % size == 0 else None
        outer = start(entrants // size, bases) if inner else None
        if inner and outer:
            return _together(outer, inner)
    return None


def _field_of(size: int) -> _Field | None:
    """The field of so many points, of one more than a multiple of four."""
    prime = next((one for one in range(2, size + 1) if size % one == 0), 0)
    degree, rest = 0, size
    while prime and rest % prime == 0:
        degree, rest = degree + 1, rest // prime
    return _Field(prime, degree) if rest == 1 and degree and size % 4 == 1 else None


def _quarters(field: _Field) -> Tables:
    quarter = field.size // 4
    powers = field.powers
    return tuple(tuple(powers[at + by * quarter] for by in (0, 2, 1, 3)) for at in range(quarter))


def _together(outer: Start, inner: _Field) -> Start:
    """Points of both: each table once for every point of the field, its seats multiplied."""
    size = inner.size
    tables = [
        tuple(one * size + inner.times(point, power) for power, one in enumerate(table))
        for table in outer.tables
        for point in range(size)
    ]

    def add(a: int, b: int) -> int:
        return outer.add(a // size, b // size) * size + inner.add(a % size, b % size)

    return Start((*tables, *_quarters(inner)), add)
