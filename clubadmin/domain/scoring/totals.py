"""The players' own totals against the rows, and which row explains a difference.

A difference is a vector over the four columns, paper minus rows. Each way to go wrong that
people know (a row skipped, counted twice, its digits swapped, a pit's 100 forgotten ...)
says what vector a row would give; a row is named only when its vector is the whole difference.
Three players each have one total of their own; theirs are held against the rows here too.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from clubadmin.domain.row.columns import SEATS
from clubadmin.domain.row.findings import Finding, finding, one_game, sheet_article
from clubadmin.domain.row.seat_totals import SeatTotal, seat_totals, share_of
from clubadmin.domain.row.settle import Amounts
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.match import Played
from clubadmin.domain.scoring.total_ways import (
    COLUMNS,
    SINGLE,
    WHOLE,
    Row,
    Vector,
    Ways,
    swapped_digits,
)

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
    rows: Sequence[Row],
    off: Sequence[int | None],
    rules: RuleSet,
    ways: Ways = WHOLE,
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
