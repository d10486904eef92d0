"""The players' own totals against the rows, and which row explains a difference.

A difference is a vector over the four columns, paper minus rows. Each way to go wrong that
people know (a row skipped, counted twice, its digits swapped, a pit's 100 forgotten ...)
says what vector a row would give; a row is named only when its vector is the whole difference.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from clubadmin.domain.row.findings import Finding, finding, sheet_article
from clubadmin.domain.rules.rules import RuleSet
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
        cause = whole or _by_row(rows, alone, rules, SINGLE[place]) or _by_sum(place, paper, sums)
        found.append(_finding(place, paper, sums, cause, rules))
    return tuple(found)


def _finding(
    place: int, paper: Paper, sums: Sequence[int], cause: _Explanation, rules: RuleSet
) -> Finding:
    side, field = COLUMNS[place]
    return finding(
        "total-mismatch",
        side,
        field,
        sheet_article(rules),
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
    ways: Ways = WHOLE,
) -> _Explanation | None:
    """The likeliest way in which a few rows, each by itself, explain all of the difference."""
    wanted: Vector = tuple(difference or 0 for difference in off)  # type: ignore[assignment]
    for reason, way in ways:
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
