"""What a game is worth in a match of teams: the difference between the tables of the match."""

from collections.abc import Sequence

from clubadmin.desktop.comparison.worth import NOTHING, BoardWorth, LineWorth, points_of
from clubadmin.domain.comparison.matchpoints import Outcome
from clubadmin.domain.comparison.teams import TeamTable, compare_game
from clubadmin.domain.scoring.sheet import ScoredGame
from clubadmin.domain.terms import Side
from clubadmin.model.comparison.comparison import Board


def saldo_of(board: Board, games: Sequence[ScoredGame], worth: BoardWorth) -> BoardWorth:
    """The same with differences in place of matchpoints; nothing until a match has all tables."""
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
