"""A game that seems to be entered by the wrong pairs, told by who played the games around it.

In a round two pairs play the games of one series (wallets 1 to 4, say) at one table. So when
nearly all rows fit that, a row at that table, in that series, with other pairs stands out.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from clubadmin.domain.comparison.findings import ContestFinding
from clubadmin.domain.comparison.reading import ContestRow, shown
from clubadmin.domain.terms import Severity

_MOST_FIT = 0.8
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
