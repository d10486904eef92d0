"""The players' own totals against the rows, and which row explains a difference.

A difference is a vector over the four columns, paper minus rows. Each way to go wrong that
people know (a row skipped, counted twice, its digits swapped, a pit's 100 forgotten ...)
says what vector a row would give; a row is named only when its vector is the whole difference.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from clubadmin.domain.scoring.findings import Finding, finding
from clubadmin.domain.scoring.possible import roem_space
from clubadmin.domain.scoring.rules import RuleSet
from clubadmin.domain.scoring.settle import SettledGame, Shown
from clubadmin.domain.terms import Outcome, Side

COLUMNS = ((Side.NS, "points"), (Side.NS, "roem"), (Side.EW, "points"), (Side.EW, "roem"))

Vector = tuple[int, int, int, int]
Paper = tuple[int | None, int | None, int | None, int | None]
_Way = Callable[["Row", Vector, RuleSet], Iterator[Vector]]

_MOST_NAMED = 3


@dataclass(frozen=True)
class Row:
    """A row that counts, as far as adding up is concerned."""

    game: int
    settled: SettledGame

    @property
    def vector(self) -> Vector:
        """Its four figures in column order."""
        ns, ew = self.settled.ns, self.settled.ew
        return (ns.points, ns.roem, ew.points, ew.roem)


@dataclass(frozen=True)
class _Explanation:
    reason: str
    games: tuple[int, ...] = ()
    worth: int = 0


def check_totals(
    rows: Sequence[Row], unread: Sequence[int], paper: Paper, rules: RuleSet
) -> tuple[Finding, ...]:
    """A finding for each column whose total on paper is not what the rows give.

    `unread` are the games whose line cannot be read. Any integers are judged; never raises.
    """
    sums = tuple(sum(column) for column in zip(*(row.vector for row in rows), strict=True))
    sums = sums or (0, 0, 0, 0)
    off = [
        None if written is None else written - own for written, own in zip(paper, sums, strict=True)
    ]
    wrong = [place for place, difference in enumerate(off) if difference]
    if not wrong:
        return ()
    whole = _unread(unread) or _by_row(rows, off, rules)
    found = []
    for place in wrong:
        alone = [None if one in wrong and one != place else off[one] for one in range(len(off))]
        cause = whole or _by_row(rows, alone, rules, _SINGLE[place]) or _by_sum(place, paper, sums)
        found.append(_finding(place, paper, sums, cause))
    return tuple(found)


def _finding(place: int, paper: Paper, sums: Sequence[int], cause: _Explanation) -> Finding:
    side, field = COLUMNS[place]
    return finding(
        "total-mismatch",
        side,
        field,
        "",
        cause.games[0] if len(cause.games) == 1 else None,
        reason=cause.reason,
        paper=paper[place] or 0,
        sum_rows=sums[place],
        difference=(paper[place] or 0) - sums[place],
        rows=cause.games,
        worth=cause.worth,
    )


def _unread(unread: Sequence[int]) -> _Explanation | None:
    return _Explanation("unread", tuple(unread)) if unread else None


def _by_row(
    rows: Sequence[Row],
    off: Sequence[int | None],
    rules: RuleSet,
    ways: Sequence[tuple[str, _Way]] | None = None,
) -> _Explanation | None:
    """The likeliest way in which a few rows, each by itself, explain all of the difference."""
    wanted: Vector = tuple(difference or 0 for difference in off)  # type: ignore[assignment]
    for reason, way in _WHOLE if ways is None else ways:
        hits = [
            row for row in rows if any(_explains(vector, off) for vector in way(row, wanted, rules))
        ]
        if 0 < len(hits) <= _MOST_NAMED:
            largest = max((abs(difference) for difference in wanted), default=0)
            return _Explanation(reason, tuple(row.game for row in hits), largest)
    return None


def _explains(vector: Vector, off: Sequence[int | None]) -> bool:
    for moved, difference in zip(vector, off, strict=True):
        if moved != difference and difference is not None:
            return False
    return True


def _skipped(row: Row, _: Vector, __: RuleSet) -> Iterator[Vector]:
    a, b, c, d = row.vector
    yield (-a, -b, -c, -d)


def _twice(row: Row, _: Vector, __: RuleSet) -> Iterator[Vector]:
    yield row.vector


def _exchanged(row: Row, _: Vector, __: RuleSet) -> Iterator[Vector]:
    a, b, c, d = row.vector
    yield (c - a, d - b, a - c, b - d)


def _nat(row: Row, _: Vector, __: RuleSet) -> Iterator[Vector]:
    """The paper has nat where the row says made."""
    if row.settled.outcome is Outcome.MADE:
        a, b, c, d = row.vector
        yield (-a, -b, a, b)
        yield (c, d, -c, -d)


def _digits(row: Row, _: Vector, rules: RuleSet) -> Iterator[Vector]:
    """Points typed with two digits swapped move both sides' points."""
    a, _roem, c, _other = row.vector
    if a + c != rules.total or row.settled.outcome is not Outcome.MADE:
        return
    for swapped in swapped_digits(a):
        yield (swapped - a, 0, a - swapped, 0)
    for swapped in swapped_digits(c):
        yield (c - swapped, 0, swapped - c, 0)


def _roem_side(row: Row, _: Vector, __: RuleSet) -> Iterator[Vector]:
    _points, b, _others, d = row.vector
    if b != d:
        yield (0, d - b, 0, b - d)
    if b and d:
        yield (0, -b, 0, b)
        yield (0, d, 0, -d)


def _mixed(row: Row, _: Vector, __: RuleSet) -> Iterator[Vector]:
    """A figure added up in the column beside its own."""
    a, b, c, d = row.vector
    yield from ((b, -b, 0, 0), (-a, a, 0, 0), (0, 0, d, -d), (0, 0, -c, c))


def _bonus(row: Row, _: Vector, rules: RuleSet) -> Iterator[Vector]:
    """The 100 of a pit or of a revoke forgotten, or a pit of which nothing was typed."""
    settled, bonus, penalty = row.settled, rules.sweep_bonus, rules.revoke_total - rules.total
    if settled.outcome is Outcome.MADE and settled.ns.points and settled.ew.points:
        return
    for side in Side:
        if settled.outcome is Outcome.PIT and settled.side is side:
            yield _in_column(side, "roem", -bonus)
            yield _moved(side, "roem", "points", bonus)
        if settled.outcome is Outcome.REVOKE and settled.side is side.other and penalty:
            yield _in_column(side, "points", -penalty)
            yield _moved(side, "points", "roem", penalty)
        if settled.outcome is Outcome.MADE and settled.of(side).points == rules.total:
            yield _in_column(side, "roem", bonus)


def _hundred(row: Row, _: Vector, rules: RuleSet) -> Iterator[Vector]:
    """A hundred too many or too few in the points, as when 4 is typed for 104."""
    a, _roem, c, _other = row.vector
    if row.settled.outcome is Outcome.MADE and a + c == rules.total:
        for hundred in (100, -100):
            if 0 < a + hundred < rules.total:
                yield (hundred, 0, -hundred, 0)


def _roem_hundred(row: Row, _: Vector, rules: RuleSet) -> Iterator[Vector]:
    """The same in a roem box that is not striped, as when 20 is typed for 120."""
    for side in Side:
        roem = row.settled.of(side).roem
        for hundred in (100, -100):
            if roem and roem_space(rules).one(roem + hundred):
                yield _in_column(side, "roem", hundred)


def _blank(row: Row, off: Vector, rules: RuleSet) -> Iterator[Vector]:
    """A box left blank for which the players did count something."""
    if Shown.BLANK not in (row.settled.ns_box, row.settled.ew_box):
        return
    for place, (side, field) in enumerate(COLUMNS):
        blank = field == "roem" and row.settled.box(side) is Shown.BLANK
        if blank and off[place] > 0 and roem_space(rules).one(off[place]):
            yield _in_column(side, field, off[place])


def _in_column(side: Side, field: str, amount: int) -> Vector:
    vector = [0] * len(COLUMNS)
    vector[COLUMNS.index((side, field))] = amount
    return tuple(vector)  # type: ignore[return-value]


def _moved(side: Side, source: str, target: str, amount: int) -> Vector:
    away, there = _in_column(side, source, -amount), _in_column(side, target, amount)
    return tuple(a + b for a, b in zip(away, there, strict=True))  # type: ignore[return-value]


_WHOLE: tuple[tuple[str, _Way], ...] = (
    ("skipped", _skipped),
    ("twice", _twice),
    ("bonus", _bonus),
    ("blank", _blank),
    ("exchanged", _exchanged),
    ("nat", _nat),
    ("digits", _digits),
    ("hundred", _hundred),
    ("roem-side", _roem_side),
    ("mixed", _mixed),
)


def _column_ways(place: int) -> tuple[tuple[str, _Way], ...]:
    """The ways to go wrong in one column only: a slip of adding up."""

    def only(amount: int) -> Vector:
        vector = [0] * len(COLUMNS)
        vector[place] = amount
        return tuple(vector)  # type: ignore[return-value]

    def skipped(row: Row, _: Vector, __: RuleSet) -> Iterator[Vector]:
        if row.vector[place]:
            yield only(-row.vector[place])

    def twice(row: Row, _: Vector, __: RuleSet) -> Iterator[Vector]:
        if row.vector[place]:
            yield only(row.vector[place])

    def digits(row: Row, _: Vector, __: RuleSet) -> Iterator[Vector]:
        if row.settled.outcome is not Outcome.MADE:
            return  # nobody misreads a 162
        for swapped in swapped_digits(row.vector[place]):
            yield only(swapped - row.vector[place])

    return (
        ("bonus", _bonus),
        ("blank", _blank),
        ("skipped", skipped),
        ("twice", twice),
        ("adding-digits", digits),
        ("hundred", _roem_hundred),
    )


_SINGLE = tuple(_column_ways(place) for place in range(len(COLUMNS)))


@lru_cache(maxsize=1024)
def swapped_digits(number: int) -> tuple[int, ...]:
    """What a number becomes when two neighbouring digits change places."""
    digits = str(abs(number))
    found = {
        int(digits[:place] + digits[place + 1] + digits[place] + digits[place + 2 :])
        for place in range(len(digits) - 1)
    }
    return tuple(sorted(found - {number}))


def _by_sum(place: int, paper: Paper, sums: Sequence[int]) -> _Explanation:
    """What explains a difference without any row."""
    side, _ = COLUMNS[place]
    written = paper[place] or 0
    both = sum(own for (whose, _), own in zip(COLUMNS, sums, strict=True) if whose is side)
    if written == both:
        return _Explanation("combined")
    if written in swapped_digits(sums[place]):
        return _Explanation("total-digits")
    if abs(written - sums[place]) in (10, 100, 1000):
        return _Explanation("carry", worth=abs(written - sums[place]))
    return _Explanation("unknown")
