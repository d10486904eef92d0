"""What comparison play asks of the services, for the thread that owns the file.

The services load the database, which must not hold up the first paint: imports stay inside.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from clubadmin.desktop.comparison.ruling_cases import Scope
from clubadmin.domain.comparison.decisions import Decision as Code
from clubadmin.domain.terms import Position, Side
from clubadmin.model.comparison.comparison import Board, BoardState, Contest, DealtWallet, Traveller
from clubadmin.model.sheets.decision import Decision

if TYPE_CHECKING:
    from clubadmin.i18n import Message
    from clubadmin.model.club.club import Saved
    from clubadmin.model.evenings.evening import Evening
    from clubadmin.services.club.club import OpenClub


@dataclass(frozen=True)
class Loaded:
    """A game with how far all games are, and what was decided about this one."""

    states: tuple[BoardState, ...]
    board: Board | None  # None: no game is in play
    decided: tuple[Decision, ...] = ()


def load(club: "OpenClub", evening_id: int, game: int | None) -> Loaded:
    """A game over its tables; without one, or where it is not in play, the first with work."""
    from clubadmin.services import comparison
    from clubadmin.services.sheets import decisions

    states = comparison.boards(club, evening_id)
    wanted = game if any(one.game == game for one in states) else first_to_do(states)
    if wanted is None:
        return Loaded(states, None)
    board = _by_group(comparison.board(club, evening_id, wanted))
    rows = {(one.table_id, one.row) for one in board.lines}
    decided = decisions.decisions(club, evening_id)
    return Loaded(states, board, tuple(one for one in decided if (one.table_id, one.game) in rows))


def _by_group(board: Board) -> Board:
    """Its tables group by group, as the score cards lie: each group has wallets of its own."""
    lines = sorted(board.lines, key=lambda one: (one.line, one.round, one.table))
    return replace(board, lines=tuple(lines))


def first_to_do(states: Sequence[BoardState]) -> int | None:
    """The game that was begun and is not done, else the first that is not; None without games."""
    begun = [one for one in states if one.typed and not one.complete]
    to_do = [one for one in states if not one.complete]
    first = next(iter((*begun, *to_do, *states)), None)
    return first.game if first else None


def sign_all(
    club: "OpenClub",
    table_ids: Sequence[int],
    tell: Callable[[int, int], None],
) -> "Message | None":
    """Sign off every sheet that can be; answers the first refusal, None where there is none."""
    from clubadmin.services.sheets import sheets

    return sheets.sign_all(club, table_ids, tell)


def unsign(club: "OpenClub", table_id: int) -> "Saved":
    """Take the signature of a sheet back, so that its rows can be corrected."""
    from clubadmin.services.sheets import sheets

    return sheets.unsign(club, table_id)


@dataclass(frozen=True)
class Ruled:
    """A decision as it is put down, and about which games it is."""

    scope: Scope
    evening_id: int
    game: int
    table_id: int
    line: str  # the group
    codes: frozenset[Code]
    games: tuple[int, ...]  # of the table, that were played on wrong seats
    sides: tuple[Side, ...]  # who sat wrong
    reason: str
    article: str
    decided_by: str
    before: int | None = None  # the decision that it comes in the place of


def rule(club: "OpenClub", made: Ruled) -> "Saved":
    """Keep a decision about matchpoints."""
    from clubadmin.services import comparison

    reason, by = made.reason, made.decided_by
    if made.scope in (Scope.GAME, Scope.REST):
        return comparison.cancel_game(
            club,
            made.evening_id,
            made.game,
            reason=reason,
            decided_by=by,
            line=made.line,
            altogether=made.scope is Scope.GAME,
        )
    if made.scope is Scope.SEATS:
        return comparison.wrong_seats(
            club, made.table_id, made.games, made.sides, reason=reason, decided_by=by
        )
    if made.before is not None:
        return comparison.decide_anew(
            club,
            made.before,
            made.game,
            made.codes,
            reason=reason,
            decided_by=by,
            article=made.article,
        )
    return comparison.decide(
        club,
        made.table_id,
        made.game,
        made.codes,
        reason=reason,
        decided_by=by,
        article=made.article,
    )


def withdraw_everywhere(club: "OpenClub", decision: Decision) -> "Saved":
    """Take back what was decided at one moment about a game, at all tables."""
    from clubadmin.services import comparison

    return comparison.withdraw_everywhere(club, decision.id)


def traveller(club: "OpenClub", evening_id: int, participant_id: int) -> Traveller:
    """Everything that somebody played."""
    from clubadmin.services.comparison import travelling

    return travelling.traveller(club, evening_id, participant_id)


def over(club: "OpenClub", evening_id: int) -> Contest | None:
    """The contest over all its sessions so far; None where this is the only one."""
    from clubadmin.services import comparison
    from clubadmin.services.evenings import evenings

    now = evenings.evening(club, evening_id)
    if now.number == 1 and now.planned == 1:
        return None
    found = comparison.contest_over(club, now.competition_id)
    return found if len(found.sessions) > 1 else None


def evening(club: "OpenClub", evening_id: int) -> "Evening":
    """Everything about an evening but its games."""
    from clubadmin.services.evenings import evenings

    return evenings.evening(club, evening_id)


@dataclass(frozen=True)
class Dealt:
    """What lies in the wallets, and how many games the drawn rounds need."""

    wallets: tuple[DealtWallet, ...]
    needed: int


def dealt(club: "OpenClub", evening_id: int) -> Dealt:
    """What is dealt so far."""
    from clubadmin.services import comparison

    return Dealt(comparison.wallets(club, evening_id), comparison.games_needed(club, evening_id))


def deal(
    club: "OpenClub", evening_id: int, games: int, seed: int | None, reserve: int
) -> tuple[DealtWallet, ...]:
    """Deal by computer; without a seed by chance."""
    from clubadmin.services import comparison

    comparison.deal(club, evening_id, games, seed, reserve)
    return comparison.wallets(club, evening_id)


def check(
    club: "OpenClub", evening_id: int, game: int, hands: Mapping[Position, str]
) -> tuple["Message", ...]:
    """Where the cards in a wallet are others than were dealt (art. 13 and 14)."""
    from clubadmin.services import comparison

    return comparison.check_hands(club, evening_id, game, hands)


def use_reserve(
    club: "OpenClub", evening_id: int, game: int, reserve: int
) -> tuple[DealtWallet, ...]:
    """Put a reserve game in a wallet that was spoiled (art. 14)."""
    from clubadmin.services import comparison

    comparison.use_reserve(club, evening_id, game, reserve)
    return comparison.wallets(club, evening_id)


def note(
    club: "OpenClub", evening_id: int, game: int, hands: Mapping[Position, str]
) -> tuple[DealtWallet, ...]:
    """Keep the hands that players noted (art. 8)."""
    from clubadmin.services import comparison

    comparison.record_hands(club, evening_id, game, hands)
    return comparison.wallets(club, evening_id)
