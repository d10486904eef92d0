"""A decision about matchpoints as it is put down, and how it is kept."""

from dataclasses import dataclass

from clubadmin.desktop.comparison.ruling_form import Scope
from clubadmin.domain.comparison.decisions import Code
from clubadmin.domain.terms import Side
from clubadmin.model.club.club import Saved
from clubadmin.services import comparison
from clubadmin.services.club.club import OpenClub


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


def rule(club: OpenClub, made: Ruled) -> Saved:
    """Keep a decision about matchpoints."""
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
