"""The players' own totals against the rows: which row explains a difference, and how.

A difference is a vector over the four columns, paper minus rows. Each way to go wrong that
people know (a row skipped, counted twice, its digits swapped, a pit's 100 forgotten ...)
says what vector a row would give; a row is named only when its vector is the whole difference.
Three players each have one total of their own; theirs are held against the rows here too.

A way answers with vectors over the four columns: paper minus rows, if that row were it.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial

from clubadmin.domain.row.columns import SEATS
from clubadmin.domain.row.doubling import box_bonus, revoke_total, row_total, stake, sweep_bonus
from clubadmin.domain.row.findings import Finding, finding, one_game, sheet_article
from clubadmin.domain.row.possible import roem_space
from clubadmin.domain.row.raw import RawGame
from clubadmin.domain.row.seat_totals import SeatTotal, seat_totals, share_of
from clubadmin.domain.row.settle import Amounts, SettledGame, Shown
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.match import Played
from clubadmin.domain.scoring.systems import system_of
from clubadmin.domain.terms import Outcome, Side

COLUMNS = ((Side.NS, "points"), (Side.NS, "roem"), (Side.EW, "points"), (Side.EW, "roem"))

Vector = tuple[int, int, int, int]
Way = Callable[["Row", Vector, RuleSet], Iterator[Vector]]
Ways = tuple[tuple[str, Way], ...]
"""Ways to go wrong by name, the likeliest first."""


@dataclass(frozen=True)
class Row:
    """A row that counts, as far as adding up is concerned."""

    game: int
    settled: SettledGame
    raw: RawGame

    @property
    def vector(self) -> Vector:
        """The four figures in column order."""
        return _vector(self.settled)

    def divided(self, rules: RuleSet) -> bool:
        """Whether the points of the game stand in both columns, so that a slip moves both."""
        total = row_total(self.raw, rules)
        both = self.settled.ns.points + self.settled.ew.points
        return self.settled.outcome is Outcome.MADE and both == total

    def times(self, rules: RuleSet) -> int:
        """How many times what was typed is counted."""
        return stake(self.raw, rules) if self.raw.counted else 1


def _vector(settled: SettledGame) -> Vector:
    return (settled.ns.points, settled.ns.roem, settled.ew.points, settled.ew.roem)


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
    if not row.divided(rules):
        return
    times = row.times(rules)
    a, c = row.settled.ns.points // times, row.settled.ew.points // times
    moved = [swapped - a for swapped in swapped_digits(a)]
    moved += [c - swapped for swapped in swapped_digits(c)]
    for points in moved:
        yield (points * times, 0, -points * times, 0)


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
    """The bonus of a pit or the penalty of a revoke forgotten, or a pit that was not typed."""
    settled, total = row.settled, row_total(row.raw, rules)
    bonus, penalty = sweep_bonus(row.raw, rules), revoke_total(row.raw, rules) - total
    for side in Side:
        in_box = box_bonus(row.raw, side, rules)
        if settled.outcome is Outcome.PIT and settled.side is side:
            yield _in_column(side, "roem", -bonus)
            yield _moved(side, "roem", "points", bonus)
        if settled.outcome is Outcome.REVOKE and settled.side is side.other and in_box:
            yield _in_column(side, "roem", -in_box)
            yield _moved(side, "roem", "points", in_box)
        if settled.outcome is Outcome.REVOKE and settled.side is side.other and penalty:
            yield _in_column(side, "points", -penalty)
            yield _moved(side, "points", "roem", penalty)
        if settled.outcome is Outcome.MADE and settled.of(side).points == total:
            yield _in_column(side, "roem", bonus)


def _hundred(row: Row, _: Vector, rules: RuleSet) -> Iterator[Vector]:
    """A hundred too many or too few in the points, as when 4 is typed for 104."""
    if not row.divided(rules):
        return
    for hundred in (100 * row.times(rules), -100 * row.times(rules)):
        if 0 < row.settled.ns.points + hundred < row_total(row.raw, rules):
            yield (hundred, 0, -hundred, 0)


def _roem_hundred(row: Row, _: Vector, rules: RuleSet) -> Iterator[Vector]:
    """Give the ways by a hundred in a roem box that is not striped, as 20 typed for 120."""
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
        if blank and off[place] and roem_space(rules).one(off[place]):
            yield _in_column(side, field, off[place])


def _stake(row: Row, _: Vector, rules: RuleSet) -> Iterator[Vector]:
    """A doubling, or spades, that the paper has otherwise than the row."""
    if not row.raw.counted:
        a, _roem, c, _other = row.vector
        for less in (2, 4, 8, 16):
            if stake(row.raw, rules) % less == 0:
                yield (a // less - a, 0, c // less - c, 0)
        return
    doubles = range(4) if rules.doubling != "none" else (row.raw.double,)
    trumps = ("s", None) if rules.spades_double else (row.raw.trump,)
    for double in doubles:
        for trump in trumps:
            otherwise = replace(row.raw, double=double, trump=trump)
            there = _vector(system_of(rules).settle(otherwise, rules))
            yield tuple(a - b for a, b in zip(there, row.vector, strict=True))  # type: ignore[misc]


def _in_column(side: Side, field: str, amount: int) -> Vector:
    vector = [0] * len(COLUMNS)
    vector[COLUMNS.index((side, field))] = amount
    return tuple(vector)  # type: ignore[return-value]


def _moved(side: Side, source: str, target: str, amount: int) -> Vector:
    away, there = _in_column(side, source, -amount), _in_column(side, target, amount)
    return tuple(a + b for a, b in zip(away, there, strict=True))  # type: ignore[return-value]


WHOLE: Ways = (
    ("skipped", _skipped),
    ("twice", _twice),
    ("bonus", _bonus),
    ("blank", _blank),
    ("exchanged", _exchanged),
    ("nat", _nat),
    ("stake", _stake),
    ("digits", _digits),
    ("hundred", _hundred),
    ("roem-side", _roem_side),
    ("mixed", _mixed),
)
"""Ways to go wrong with a whole row."""


def _column_ways(place: int) -> Ways:
    """The ways to go wrong in one column only: a slip of adding up."""
    only = partial(_in_column, *COLUMNS[place])

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


SINGLE = tuple(_column_ways(place) for place in range(len(COLUMNS)))
"""Ways to go wrong in one column, by its place."""


@lru_cache(maxsize=1024)
def swapped_digits(number: int) -> tuple[int, ...]:
    """Exchange each two neighbouring digits of a number."""
    digits = str(abs(number))
    found = {
        int(digits[:place] + digits[place + 1] + digits[place] + digits[place + 2 :])
        for place in range(len(digits) - 1)
    }
    return tuple(sorted(found - {number}))


Paper = tuple[int | None, int | None, int | None, int | None]

_MOST_NAMED = 3
_CARRIED = (10, 100, 1000)
"""What is off by one that was not carried to the next column of digits."""


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
    wrong = {
        place: written
        for place, (written, own) in enumerate(zip(paper, sums, strict=True))
        if written is not None and written != own
    }
    if not wrong:
        return ()
    whole = _unread(unread) or _by_row(rows, off, rules)
    found = []
    for place, written in wrong.items():
        alone = [None if one in wrong and one != place else off[one] for one in range(len(off))]
        cause = whole or _by_row(rows, alone, rules, SINGLE[place]) or _by_sum(place, written, sums)
        cause = replace(cause, reason=_either(cause.reason, written, sums[place]))
        found.append(_finding(place, written, sums[place], cause, rules))
    return tuple(found)


def _finding(place: int, written: int, own: int, cause: _Explanation, rules: RuleSet) -> Finding:
    side, field = COLUMNS[place]
    return finding(
        "total-mismatch",
        side,
        field,
        sheet_article(rules),
        one_game(cause.games),
        reason=cause.reason,
        paper=written,
        sum_rows=own,
        difference=written - own,
        rows=cause.games,
        worth=cause.worth,
    )


def _unread(unread: Sequence[int]) -> _Explanation | None:
    return _Explanation("unread", tuple(unread)) if unread else None


def _by_row(
    rows: Sequence[Row], off: Sequence[int | None], rules: RuleSet, ways: Ways = WHOLE
) -> _Explanation | None:
    """The likeliest way in which a few rows, each by itself, explain all of the difference."""
    wanted: Vector = tuple(difference or 0 for difference in off)  # type: ignore[assignment]
    for reason, way in ways:
        hits = [
            row for row in rows if any(_explains(vector, off) for vector in way(row, wanted, rules))
        ]
        if 0 < len(hits) <= _MOST_NAMED:
            largest = max(abs(difference) for difference in wanted)
            return _Explanation(reason, tuple(row.game for row in hits), largest)
    return None


def _either(reason: str, written: int, own: int) -> str:
    """Tell a swap of digits of a row from one that may as well be of the total."""
    both = reason == "adding-digits" and written in swapped_digits(own)
    return "either-digits" if both else reason


def _explains(vector: Vector, off: Sequence[int | None]) -> bool:
    for moved, difference in zip(vector, off, strict=True):
        if moved != difference and difference is not None:
            return False
    return True


def _by_sum(place: int, written: int, sums: Sequence[int]) -> _Explanation:
    side, _ = COLUMNS[place]
    both = sum(own for (whose, _), own in zip(COLUMNS, sums, strict=True) if whose is side)
    if written == both:
        return _Explanation("combined")
    if written in swapped_digits(sums[place]):
        return _Explanation("total-digits")
    difference = written - sums[place]
    if abs(difference) in _CARRIED:
        return _Explanation(_carried(difference), worth=abs(difference))
    return _Explanation("unknown")


def _carried(difference: int) -> str:
    """A ten or a hundred was forgotten, or was counted twice."""
    return "carry" if difference < 0 else "carry-twice"


OwnTotals = tuple[int | None, int | None, int | None]
"""Points and roem together as the first, second and third player wrote them; None if not."""


def check_own_totals(
    games: Sequence[Played], own: OwnTotals, rules: RuleSet, *, each_half: bool = False
) -> Iterator[Finding]:
    """A finding for each player whose total on paper is not what the rows give him."""
    settled = [game for _, game in games if game]
    totals = {one.seat: one for one in seat_totals(settled, rules, each_half=each_half)}
    for place, (seat, written) in enumerate(zip(SEATS, own, strict=False), 1):
        total = totals.get(seat)
        if written is None or total is None or written == total.total:
            continue
        reason, rows = _cause(games, total, written)
        yield finding(
            "total-mismatch",
            None,
            "total",
            sheet_article(rules),
            one_game(rows),
            reason=reason,
            paper=written,
            sum_rows=total.total,
            difference=written - total.total,
            rows=rows,
            worth=abs(written - total.total),
            player=place,
        )


def _cause(games: Sequence[Played], total: SeatTotal, written: int) -> tuple[str, tuple[int, ...]]:
    """The likeliest way in which a few rows, each by itself, explain the difference."""
    unread = tuple(number for number, game in games if game is None)
    if unread:
        return "unread", unread
    if total.roem and written == total.total - total.roem:
        return "without-roem", ()
    own = [
        (number, share.amounts)
        for number, game in games
        if game and (share := share_of(game, total.seat)) and share.amounts
    ]
    for reason, rows in _ways(own, written - total.total):
        if 0 < len(rows) <= _MOST_NAMED:
            return _either(reason, written, total.total), rows
    if written in swapped_digits(total.total):
        return "total-digits", ()
    difference = written - total.total
    return (_carried(difference) if abs(difference) in _CARRIED else "unknown"), ()


def _ways(
    own: Sequence[tuple[int, Amounts]], difference: int
) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Each way to go wrong, with the games that it would take."""
    yield "skipped", tuple(number for number, got in own if got.total == -difference)
    yield "twice", tuple(number for number, got in own if got.total == difference)
    yield "roem-skipped", tuple(number for number, got in own if got.roem == -difference)
    yield (
        "adding-digits",
        tuple(number for number, got in own if got.total + difference in swapped_digits(got.total)),
    )
