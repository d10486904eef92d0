"""The worth of a game's scores while they are being typed, in memory.

Matchpoints (art. 18), or in a match of teams the difference between the tables of the match.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from clubadmin.domain.comparison.decisions import SideRuling, ruling_for
from clubadmin.domain.comparison.matchpoints import Frequency, Outcome, Result, score_game
from clubadmin.domain.comparison.teams import TeamTable, compare_game
from clubadmin.domain.scoring.sheet import ScoredGame
from clubadmin.domain.terms import Outcome as Ended
from clubadmin.domain.terms import Side
from clubadmin.model.comparison.comparison import Board, BoardLine

BothSides = tuple[tuple[Frequency, ...], tuple[Frequency, ...]]
"""Of N/Z and of O/W."""

_NO_SCORE = frozenset({Ended.NOT_PLAYED, Ended.CANCELLED})


@dataclass(frozen=True)
class LineWorth:
    """The worth of a row to both sides; None where there is nothing to compare yet."""

    ns: Outcome | None = None
    ew: Outcome | None = None

    def of(self, side: Side) -> Outcome | None:
        """The outcome for a side."""
        return self.ns if side is Side.NS else self.ew


@dataclass(frozen=True)
class Made:
    """How often a score was made and gave the same; what was decided about stands apart."""

    points: int | None  # None: no score is compared
    times: int
    matchpoints: int | None  # None: nothing
    decided: bool = False


@dataclass(frozen=True)
class BoardWorth:
    """Every row's worth, and by group how often each score was made."""

    lines: tuple[LineWorth, ...]
    frequencies: dict[str, BothSides]

    def made(self, board: Board, group: str, side: Side) -> tuple[Made, ...]:
        """The scores of a side in a group as its rows show them, from the highest down."""
        found = Counter(
            (one.points, one.matchpoints, ruling_for(side, line.decisions) != AS_MADE)
            for line, one in zip(board.lines, (row.of(side) for row in self.lines), strict=True)
            if line.line == group and one is not None
        )
        made = (Made(points, times, mp, own) for (points, mp, own), times in found.items())
        none = -1  # below every score
        return tuple(
            sorted(
                made,
                key=lambda one: (
                    -(none if one.points is None else one.points),
                    one.decided,
                    -(none if one.matchpoints is None else one.matchpoints),
                ),
            )
        )


NOTHING = LineWorth()
AS_MADE = SideRuling()
"""Nothing was decided about a side."""


def points_of(game: ScoredGame) -> tuple[int | None, int | None]:
    """The scores of both sides, roem included; None where the row gives no score."""
    settled = game.settled
    if settled is None or settled.outcome in _NO_SCORE:
        return None, None
    return settled.ns.total, settled.ew.total


def worth_of(board: Board, games: Sequence[ScoredGame]) -> BoardWorth:
    """Compare the rows as they stand, each group on its own."""
    groups: dict[str, list[int]] = {}
    for at, line in enumerate(board.lines):
        groups.setdefault(line.line, []).append(at)
    worth = [NOTHING] * len(board.lines)
    frequencies: dict[str, BothSides] = {}
    for group, rows in groups.items():
        results = [_result(board, row, games[row]) for row in rows]
        counted = [(row, one) for row, one in zip(rows, results, strict=True) if _counts(one)]
        if not counted:
            frequencies[group] = ((), ())
            continue
        scored = score_game([one for _, one in counted])
        frequencies[group] = (scored.ns, scored.ew)
        by_table = {one.result.table: one for one in scored.results}
        for row, _ in counted:
            found = by_table[str(row)]
            worth[row] = LineWorth(found.ns, found.ew)
    return BoardWorth(tuple(worth), frequencies)


def _result(board: Board, row: int, game: ScoredGame) -> Result:
    line: BoardLine = board.lines[row]
    ns, ew = points_of(game)
    return Result(
        board.game,
        str(row),  # a table stands here once a game: the row tells them apart
        line.ns.number,
        line.ew.number,
        ns,
        ew,
        line.decisions,
    )


def _counts(result: Result) -> bool:
    """Whether there is a score, or a decision that says what there is in its place."""
    return result.ns_points is not None or bool(result.decisions)


def saldo_of(board: Board, games: Sequence[ScoredGame], worth: BoardWorth) -> BoardWorth:
    """Compare by differences in place of matchpoints; nothing until a match has all tables."""
    matches: dict[tuple[int, frozenset[int]], list[int]] = {}
    for at, line in enumerate(board.lines):
        teams = frozenset((*line.ns.participants, *line.ew.participants))
        matches.setdefault((line.round, teams), []).append(at)
    lines = [NOTHING] * len(board.lines)
    for rows in matches.values():
        first = board.lines[rows[0]].ns.participants
        outcome = compare_game([_table(board, row, games[row], first) for row in rows])
        for row in rows:
            ns, ew = points_of(games[row])
            own = board.lines[row].ns.participants == first
            saldo = outcome.saldo if own else -outcome.saldo
            known = outcome.complete and outcome.first is not None
            lines[row] = LineWorth(
                _outcome(board.lines[row].ns.number, ns, saldo if known else None),
                _outcome(board.lines[row].ew.number, ew, -saldo if known else None),
            )
    return BoardWorth(tuple(lines), worth.frequencies)


def _table(board: Board, row: int, game: ScoredGame, first: tuple[int, ...]) -> TeamTable:
    line = board.lines[row]
    side = Side.NS if line.ns.participants == first else Side.EW
    return TeamTable(side, *points_of(game), line.decisions)


def _outcome(entrant: str, points: int | None, saldo: int | None) -> Outcome:
    return Outcome(entrant, points, saldo, 0, top=False)
