"""Whether the rows of a contest can stand together, and what stands out among them.

An error: a pair plays a game twice, or plays itself. A warning is possible but may well be a slip,
and is given only where nearly all other rows are otherwise: a contest under other rules, or a
file without tables, is no slip in every row. So is a game that seems to be entered by the wrong
pairs: in a round two pairs play the games of one series (wallets 1 to 4, say) at one table.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from clubadmin.domain.comparison.findings import ContestFinding
from clubadmin.domain.comparison.reading import SIDE_NAMES, ContestRow, shown
from clubadmin.domain.terms import Severity, Side

_MOST_FIT = 0.8
_FEWEST_SHARED = 2
_PART_SHARED = 2 / 5

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


_Meeting = tuple[str, str, str]  # table, N/Z, O/W


def strangers(rows: Sequence[ContestRow]) -> Iterator[ContestFinding]:
    """A warning for each row whose pairs are not those of its series at its table."""
    meetings: dict[_Meeting, list[int]] = defaultdict(list)
    for row in rows:
        result = row.result
        meetings[result.table, result.ns, result.ew].append(result.game)
    length = _series_length(meetings)
    if length < 2 or _fitting(meetings, length) < _MOST_FIT * len(rows):
        return
    series: dict[tuple[str, int], list[ContestRow]] = defaultdict(list)
    for row in rows:
        series[row.result.table, _series(row.result.game, length)].append(row)
    for together in series.values():
        yield from _odd_ones(together)


def _series_length(meetings: dict[_Meeting, list[int]]) -> int:
    """How many games two pairs mostly play together; of equally many the longest."""
    lengths = Counter(len(games) for games in meetings.values())
    return max(lengths, key=lambda length: (lengths[length], length), default=0)


def _fitting(meetings: dict[_Meeting, list[int]], length: int) -> int:
    """How many rows are in a whole series."""
    return sum(
        length
        for games in meetings.values()
        if len(games) == length and len({_series(game, length) for game in games}) == 1
    )


def _series(game: int, length: int) -> int:
    return (game - 1) // length


def _odd_ones(together: Sequence[ContestRow]) -> Iterator[ContestFinding]:
    counted = Counter((row.result.ns, row.result.ew) for row in together)
    (usual, times), *others = counted.most_common()
    if not others or times <= others[0][1]:
        return
    for row in together:
        result = row.result
        if (result.ns, result.ew) != usual:
            args = (
                ("entrant", _versus(result.ns, result.ew)),
                ("text", shown(result.table)),
                ("other", _versus(*usual)),
            )
            yield ContestFinding(row.line, "wrong-pairs", Severity.WARNING, result.game, args)


def _versus(ns: str, ew: str) -> str:
    return f"N/Z {shown(ns)} – O/W {shown(ew)}"


class Checked(NamedTuple):
    """The rows that count, what is wrong with the rest, and how the fields are numbered."""

    rows: tuple[ContestRow, ...]
    findings: tuple[ContestFinding, ...]
    apart: bool
    """Pair 3 of N/Z is another than pair 3 of O/W."""


def check_rows(rows: Sequence[ContestRow]) -> Checked:
    """Leave out what cannot be, whatever the order of the rows.

    Of rows that contradict one another (a pair twice on a game) none counts: which of them is
    right is not in the file. A row that is there twice over counts once.
    """
    ordered = sorted(rows, key=lambda row: row.line)
    once, twice = _once(ordered)
    apart = numbered_apart(once)
    findings = [*twice, *(() if apart else _against_itself(once)), *_twice(once, apart=apart)]
    wrong = {one.line for one in findings}
    left = tuple(row for row in once if row.line not in wrong)
    findings += odd_rows(left)
    return Checked(left, tuple(findings), apart)


def numbered_apart(rows: Sequence[ContestRow]) -> bool:
    """Whether N/Z and O/W each have their own numbers from 1 (Schevenings may).

    Then the same number stands on both sides of one game, and often. With common numbers that
    is a mistake, and there are few of those.
    """
    by_game: dict[int, tuple[set[str], set[str]]] = defaultdict(lambda: (set(), set()))
    for row in rows:
        ns, ew = by_game[row.result.game]
        ns.add(row.result.ns)
        ew.add(row.result.ew)
    shared = sum(len(ns & ew) for ns, ew in by_game.values())
    return shared >= _FEWEST_SHARED and shared >= _PART_SHARED * len(rows)


def _once(rows: Iterable[ContestRow]) -> tuple[list[ContestRow], list[ContestFinding]]:
    seen: dict[object, int] = {}
    once, twice = [], []
    for row in rows:
        first = seen.setdefault(row.result, row.line)
        if first == row.line:
            once.append(row)
        else:
            twice.append(_finding(row, "row-twice", other=str(first)))
    return once, twice


def _against_itself(rows: Iterable[ContestRow]) -> Iterator[ContestFinding]:
    for row in rows:
        if row.result.ns == row.result.ew:
            yield _finding(row, "pair-itself", entrant=shown(row.result.ns))


def _twice(rows: Iterable[ContestRow], *, apart: bool) -> Iterator[ContestFinding]:
    """Everybody who has a game more than once, at each line where that is."""
    places: dict[tuple[int, Side | None, str], list[tuple[ContestRow, Side]]] = defaultdict(list)
    for row in rows:
        if not apart and row.result.ns == row.result.ew:
            continue  # told already
        for side in (Side.NS, Side.EW):
            field = side if apart else None
            places[row.result.game, field, row.result.entrant(side)].append((row, side))
    for (_, _, entrant), found in places.items():
        for at, (row, side) in enumerate(found if len(found) > 1 else ()):
            other = found[0 if at else 1][0].line
            named = f"{SIDE_NAMES[side]} {shown(entrant)}"
            yield _finding(row, "pair-twice", entrant=named, other=str(other))


def _finding(row: ContestRow, code: str, **args: str) -> ContestFinding:
    return ContestFinding(row.line, code, game=row.result.game, args=tuple(args.items()))
