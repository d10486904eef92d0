"""Frozen standings against those that follow from the evenings, by the rule they were kept with."""

from typing import TYPE_CHECKING

from sqlalchemy import text

from clubadmin.services.errors import Refused
from clubadmin.services.standings.frozen import UNREADABLE, differ, freeze, kept_order
from clubadmin.services.standings.standings import standings

if TYPE_CHECKING:
    from clubadmin.services.club.club import OpenClub

_FROZEN = text(
    "SELECT x.competition_id, c.name, s.name AS season, x.figures FROM season_standing x"
    " JOIN competition c ON c.id = x.competition_id JOIN season s ON s.id = c.season_id"
    " WHERE s.closed_at <> '' AND x.number = (SELECT max(y.number) FROM season_standing y"
    " WHERE y.competition_id = x.competition_id) ORDER BY x.competition_id"
)


def frozen_problems(club: "OpenClub") -> tuple[str, ...]:
    """A sentence for each competition whose frozen standings are not those of its evenings."""
    with club.store.read() as conn:
        rows = conn.execute(_FROZEN).all()
    return tuple(
        f"{row.name}, seizoen {row.season}: de bewaarde eindstand is niet die van de avonden."
        " Heropen het seizoen en sluit het opnieuw af."
        for row in rows
        if _damaged(club, row.competition_id, row.figures)
    )


def _damaged(club: "OpenClub", competition_id: int, figures: str) -> bool:
    """Whether they are other ones, or cannot be read at all."""
    try:
        return differ(figures, _again(club, competition_id, figures))
    except (*UNREADABLE, Refused):
        return True


def _again(club: "OpenClub", competition_id: int, figures: str) -> str:
    """The standings worked out once more by the rule that they were kept with."""
    rule, ties = kept_order(figures)
    return freeze(standings(club, competition_id, rule=rule, ties=ties), (), ties)
