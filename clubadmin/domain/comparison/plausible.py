"""What is possible but stands out among the other rows, and may well be a slip.

Each of these is a warning, and only where nearly all other rows are otherwise: a contest under
other rules, or a file without tables, is no slip in every row.
"""

from collections.abc import Iterator, Sequence

from clubadmin.domain.comparison.findings import ContestFinding
from clubadmin.domain.comparison.reading import ContestRow, shown
from clubadmin.domain.comparison.seating import strangers
from clubadmin.domain.terms import Severity

_MOST_ODD = 0.2
_CARD_POINTS = 162
_ROEM_UNIT = 10
_SUM_ARTICLE = "NKF 1976, Puntenwaardering 1 en 2"


def odd_rows(rows: Sequence[ContestRow]) -> Iterator[ContestFinding]:
    """Warnings about rows that count as they stand."""
    yield from _few(list(_sums(rows)), rows)
    yield from _few(list(_without_table(rows)), rows)
    yield from _few(list(_tables_twice(rows)), rows)
    yield from strangers(rows)


def _few(found: list[ContestFinding], rows: Sequence[ContestRow]) -> list[ContestFinding]:
    few = max(1, _MOST_ODD * len(rows))
    return found if len(found) <= few and len(found) < len(rows) else []


def _sums(rows: Sequence[ContestRow]) -> Iterator[ContestFinding]:
    """Both scores make 162 and roem, or 262 and roem: tens above 162."""
    for row in rows:
        ns, ew = row.result.ns_points, row.result.ew_points
        if ns is None or ew is None or row.result.decisions:
            continue
        total = ns + ew
        if total < _CARD_POINTS or (total - _CARD_POINTS) % _ROEM_UNIT:
            args = {"text": f"{ns} + {ew} = {total}"}
            yield _warning(row, "points-sum", _SUM_ARTICLE, **args)


def _without_table(rows: Sequence[ContestRow]) -> Iterator[ContestFinding]:
    for row in rows:
        if not row.result.table:
            yield _warning(row, "table-missing")


def _tables_twice(rows: Sequence[ContestRow]) -> Iterator[ContestFinding]:
    seen: dict[tuple[int, str], int] = {}
    for row in rows:
        table = row.result.table
        first = seen.setdefault((row.result.game, table), row.line)
        if table and first != row.line:
            yield _warning(row, "table-twice", text=shown(table), other=str(first))


def _warning(row: ContestRow, code: str, article: str = "", **args: str) -> ContestFinding:
    return ContestFinding(
        row.line, code, Severity.WARNING, row.result.game, tuple(args.items()), article
    )
