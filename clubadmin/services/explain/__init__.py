"""Leg uit: what a figure is made of, down to the games, with the article that says so.

Every figure answers an `Explained`: its parts that count add up to it (or average to it, as
`joins` says). What lies deeper than one would read at once stands in `Explained.deeper`:
the question that gives the same figure with its parts.
A screen asks `explain` with what it knows of a figure (`model.explain.figure_asked`). Nothing is
worked out anew here that a result or a standing knows.

Come in by: `explain`.
"""

from clubadmin.domain.terms import Language
from clubadmin.i18n import Words
from clubadmin.model.explain.explanation import Explained
from clubadmin.model.explain.figure_asked import (
    Asked,
    ContestAsked,
    EntrantAsked,
    EveningAsked,
    GameAsked,
    LedgerAsked,
    PlayersAsked,
    SheetAsked,
    StandingAsked,
    StatisticAsked,
)
from clubadmin.services.club.club import OpenClub
from clubadmin.services.explain.careers.archive import explain_of_archive
from clubadmin.services.explain.evenings.by_format import explain_by_format, explain_game
from clubadmin.services.explain.evenings.evening import (
    explain_evening,
    explain_ledger,
    explain_of_players,
    explain_round_of,
)
from clubadmin.services.explain.evenings.games import explain_sheet
from clubadmin.services.explain.evenings.statistic import explain_statistic
from clubadmin.services.explain.standings.season import explain_standing

__all__ = ["explain"]


def explain(club: OpenClub, asked: Asked, language: Language = Language.NL) -> Explained:
    """The figure that a screen asks about, with what it is made of."""
    words = Words(language)
    if isinstance(asked, StandingAsked):
        return explain_standing(club, asked, words)
    if isinstance(asked, LedgerAsked):
        return explain_ledger(club, asked, words)
    with club.store.read() as conn:
        if isinstance(asked, EveningAsked):
            return explain_evening(conn, asked, words)
        if isinstance(asked, EntrantAsked):
            return explain_round_of(conn, asked, words)
        if isinstance(asked, PlayersAsked):
            return explain_of_players(conn, asked, words)
        if isinstance(asked, StatisticAsked):
            return explain_statistic(conn, asked, words)
        if isinstance(asked, SheetAsked):
            return explain_sheet(conn, asked, words)
        if isinstance(asked, ContestAsked):
            return explain_by_format(conn, asked, words)
        if isinstance(asked, GameAsked):
            return explain_game(conn, asked, words)
        return explain_of_archive(club, conn, asked, words)
