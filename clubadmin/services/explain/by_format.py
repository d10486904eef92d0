"""What decides the places of an evening where that is not points: by its format."""

from sqlalchemy import Connection

from clubadmin.domain.competition.formats import Decides
from clubadmin.services.evening_head import evening_head
from clubadmin.services.explain.contest import explain_contest
from clubadmin.services.explain.evening import evening_name, explain_evening, who
from clubadmin.services.explain.knockout import explain_knockout
from clubadmin.services.explain.teams import explain_teams
from clubadmin.services.explain.words import Words
from clubadmin.services.views.explanation import Explained
from clubadmin.services.views.figure_asked import ContestAsked, EveningAsked, EveningFigure

_OF = {
    Decides.MATCHPOINTS: explain_contest,
    Decides.MATCHES: explain_teams,
    Decides.KNOCKOUT: explain_knockout,
}


def explain_by_format(conn: Connection, asked: ContestAsked, words: Words) -> Explained:
    """Matchpoints, match points or rounds come through; of a knock-out `tops` are pits.

    Raises:
        Gone: the evening is not there, or he does not play it.
    """
    head = evening_head(conn, asked.evening_id)
    person = who(conn, head, asked.participant_id)
    decides = head.form.decides
    by_points = decides is Decides.POINTS or (
        decides is Decides.KNOCKOUT and asked.figure != "matchpoints"
    )
    if by_points:
        figure: EveningFigure = "pits" if asked.figure == "tops" else "total"
        return explain_evening(conn, EveningAsked(head.id, person.id, figure), words)
    name = f"{person.name}, {evening_name(head, words)}"
    return _OF[decides](conn, head, name, asked, words)
