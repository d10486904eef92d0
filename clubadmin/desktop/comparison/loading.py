"""The games of an evening over their tables, in one visit to the thread of the file."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from clubadmin.model.comparison.comparison import Board, BoardState, Contest
from clubadmin.model.sheets.decision import Decision
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison import boards, contests
from clubadmin.services.evenings import evenings
from clubadmin.services.sheets import decisions


@dataclass(frozen=True)
class Loaded:
    """A game with how far all games are, and what was decided about this one."""

    states: tuple[BoardState, ...]
    board: Board | None  # None: no game is in play
    decided: tuple[Decision, ...] = ()


def load(club: OpenClub, evening_id: int, game: int | None) -> Loaded:
    """A game over its tables; without one, or where it is not in play, the first with work."""
    states = boards.boards(club, evening_id)
    wanted = game if any(one.game == game for one in states) else first_to_do(states)
    if wanted is None:
        return Loaded(states, None)
    board = _by_group(boards.board(club, evening_id, wanted))
    rows = {(one.table_id, one.row) for one in board.lines}
    decided = decisions.decisions(club, evening_id)
    return Loaded(states, board, tuple(one for one in decided if (one.table_id, one.game) in rows))


def _by_group(board: Board) -> Board:
    """Order tables by group, as the score cards lie: each group has wallets of its own."""
    lines = sorted(board.lines, key=lambda one: (one.line, one.round, one.table))
    return replace(board, lines=tuple(lines))


def first_to_do(states: Sequence[BoardState]) -> int | None:
    """The game that was begun and is not done, else the first that is not; None without games."""
    begun = [one for one in states if one.typed and not one.complete]
    to_do = [one for one in states if not one.complete]
    first = next(iter((*begun, *to_do, *states)), None)
    return first.game if first else None


def over(club: OpenClub, evening_id: int) -> Contest | None:
    """The contest over all its sessions so far; None where this is the only one."""
    now = evenings.evening(club, evening_id)
    if now.number == 1 and now.planned == 1:
        return None
    found = contests.contest_over(club, now.competition_id)
    return found if len(found.sessions) > 1 else None
