"""A whole contest from a table, checked, and as a document for programs.

An error: a pair plays a game twice, or plays itself. A warning is possible but may well be a
slip, and is given only where nearly all other rows are otherwise: a contest under other rules,
or a file without tables, is no slip in every row. So is a game that seems to be entered by the
wrong pairs: in a round two pairs play the games of one series (wallets 1 to 4, say) at one
table.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from clubadmin.domain.comparison.decisions import (
    PART,
    SEATS,
    Instead,
    decisions_text,
    of_one_player,
    ruling_for,
)
from clubadmin.domain.comparison.matchpoints import (
    Contest,
    Frequency,
    ScoredGame,
    ScoredResult,
    Standing,
    Tally,
    add_up,
    rank,
    score_contest,
)
from clubadmin.domain.comparison.reading import (
    SIDE_NAMES,
    ContestFinding,
    ContestRow,
    contest_sentence,
    read_rows,
    shown,
)
from clubadmin.domain.terms import Severity, Side

_TWO_PLAYERS = re.compile(r"\d+\+\d+", re.ASCII)
_MOST_FIT = 0.8
_FEWEST_SHARED = 2
_PART_SHARED = 2 / 5
_MOST_ODD = 0.2
_CARD_POINTS = 162
_ROEM_UNIT = 10
_GIVEN_ARTICLE = f"{PART}20"
_SUM_ARTICLE = "NKF 1976, Puntenwaardering 1 en 2"
_Meeting = tuple[str, str, str]  # table, N/Z, O/W


@dataclass(frozen=True)
class ReadContest:
    """The contents of a table file: the contest that counts, and all that is to be said of it."""

    contest: Contest
    total: tuple[Standing, ...]
    """N/Z and O/W of each pair together (Howell); () where each field has its own pairs.

    Where single players play, two on a side as "3+7", it has each player on his own.
    """
    findings: tuple[ContestFinding, ...]

    @property
    def wrong(self) -> bool:
        """Whether something in the table is an error."""
        return any(one.severity is Severity.ERROR for one in self.findings)


def read_contest(header: Sequence[str], rows: Iterable[Sequence[str]]) -> ReadContest:
    """Read, check and score a table.

    Raises:
        NoContest: its columns are not those of a contest.
    """
    read, unreadable = read_rows(header, rows)
    checked = check_rows(read)
    players = not checked.apart and _are_players(checked.rows)
    counting, misplaced = (checked.rows, ()) if players else _without_seats(checked.rows)
    contest = score_contest(row.result for row in counting)
    total = _of_players(contest) if players else () if checked.apart else _total(contest)
    findings = (*unreadable, *checked.findings, *misplaced, *_above(counting, contest))
    found = sorted(findings, key=lambda one: (one.line, one.code, one.args))
    return ReadContest(contest, total, tuple(found))


def _are_players(rows: Sequence[ContestRow]) -> bool:
    """Whether two single players are on each side: "3+7"."""
    entrants = {one.result.entrant(side) for one in rows for side in Side}
    return bool(entrants) and all(_TWO_PLAYERS.fullmatch(one) for one in entrants)


def _without_seats(
    rows: Iterable[ContestRow],
) -> tuple[tuple[ContestRow, ...], tuple[ContestFinding, ...]]:
    """The rows without penalties for one player, which a pair does not know; each is told."""
    kept: list[ContestRow] = []
    found: list[ContestFinding] = []
    for row in rows:
        of_one = of_one_player(row.result.decisions)
        if of_one:
            args = (("text", decisions_text(of_one)),)
            found.append(ContestFinding(row.line, "decision-seat", game=row.result.game, args=args))
            left = replace(row.result, decisions=row.result.decisions - of_one)
            kept.append(replace(row, result=left))
        else:
            kept.append(row)
    return tuple(kept), tuple(found)


def _above(rows: Iterable[ContestRow], contest: Contest) -> Iterator[ContestFinding]:
    """A warning for matchpoints that the director gives and the game does not (art. 20)."""
    scored = {one.result: one for game in contest.games for one in game.results}
    for row in rows:
        for side in Side:
            ruling, most = ruling_for(side, row.result.decisions), scored[row.result].of(side)
            if ruling.instead is Instead.GIVEN and ruling.given > most.attainable:
                args = {"text": str(ruling.given), "side": SIDE_NAMES[side]}
                args["most"] = str(most.attainable)
                yield _warning(row, "decision-above", _GIVEN_ARTICLE, **args)


def _of_players(contest: Contest) -> tuple[Standing, ...]:
    """Add up each player's results on either side, without his own penalties."""
    tallies: dict[str, Tally] = {}
    for game in contest.games:
        for one in game.results:
            for side, seats in SEATS.items():
                outcome = one.of(side)
                for player, seat in zip(outcome.entrant.split("+"), seats, strict=True):
                    tallies.setdefault(player, Tally(player)).add(
                        one.matchpoints(seat) or 0,
                        outcome.top,
                        outcome.points or 0,
                        int(bool(outcome.attainable)),
                        outcome.attainable,
                    )
    return rank(tallies.values())


def _total(contest: Contest) -> tuple[Standing, ...]:
    both = {one.entrant for one in contest.ns} & {one.entrant for one in contest.ew}
    return add_up(contest.ns, contest.ew) if both else ()


def contest_json(read: ReadContest) -> dict[str, Any]:
    """The document of `clubadmin matchpoints`; see its help for the keys."""
    return {
        "ns": [_standing(one) for one in read.contest.ns],
        "ew": [_standing(one) for one in read.contest.ew],
        "total": [_standing(one) for one in read.total],
        "games": [_game(one) for one in read.contest.games],
        "findings": [_finding(one) for one in read.findings],
    }


def _standing(one: Standing) -> dict[str, Any]:
    return {
        "entrant": one.entrant,
        "place": one.place,
        "matchpoints": one.matchpoints,
        "tops": one.tops,
        "points": one.points,
        "games": one.games,
        "attainable": one.attainable,
    }


def _game(game: ScoredGame) -> dict[str, Any]:
    return {
        "game": game.game,
        "results": [_result(one) for one in game.results],
        "frequencies": {"ns": _frequencies(game.ns), "ew": _frequencies(game.ew)},
    }


def _result(scored: ScoredResult) -> dict[str, Any]:
    result = scored.result
    return {
        "table": result.table,
        "ns": result.ns,
        "ew": result.ew,
        "ns_points": result.ns_points,
        "ew_points": result.ew_points,
        "decision": decisions_text(result.decisions),
        "ns_matchpoints": scored.ns.matchpoints,
        "ew_matchpoints": scored.ew.matchpoints,
        "ns_top": scored.ns.top,
        "ew_top": scored.ew.top,
    }


def _frequencies(frequencies: Iterable[Frequency]) -> list[dict[str, int]]:
    return [one._asdict() for one in frequencies]


def _finding(one: ContestFinding) -> dict[str, Any]:
    return {
        "line": one.line,
        "game": one.game,
        "severity": one.severity.value,
        "code": one.code,
        "message": contest_sentence(one),
        "article": one.article,
    }


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
    """Check that both scores make 162 and roem, or 262 and roem: tens above 162."""
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


def strangers(rows: Sequence[ContestRow]) -> Iterator[ContestFinding]:
    """A warning for each row whose pairs are not those of its series at its table."""
    meetings: dict[_Meeting, list[int]] = defaultdict(list)
    for row in rows:
        result = row.result
        meetings[result.table, result.ns, result.ew].append(result.game)
    if not rows:
        return
    length = _series_length(meetings)
    if _fitting(meetings, length) < _MOST_FIT * len(rows):
        return
    series: dict[tuple[str, int], list[ContestRow]] = defaultdict(list)
    for row in rows:
        series[row.result.table, _series(row.result.game, length)].append(row)
    for together in series.values():
        yield from _odd_ones(together)


def _series_length(meetings: dict[_Meeting, list[int]]) -> int:
    """How many games two pairs mostly play together; of equally many the longest."""
    lengths = Counter(len(games) for games in meetings.values())
    return max(lengths, key=lambda length: (lengths[length], length))


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
    if times in dict(others).values():
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
            twice.append(_found(row, "row-twice", other=str(first)))
    return once, twice


def _against_itself(rows: Iterable[ContestRow]) -> Iterator[ContestFinding]:
    for row in rows:
        if row.result.ns == row.result.ew:
            yield _found(row, "pair-itself", entrant=shown(row.result.ns))


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
            yield _found(row, "pair-twice", entrant=named, other=str(other))


def _found(row: ContestRow, code: str, **args: str) -> ContestFinding:
    return ContestFinding(row.line, code, game=row.result.game, args=tuple(args.items()))
