"""What decides the places of an evening where that is not points: by its format."""

from sqlalchemy import Connection

from clubadmin.domain.draw.plan.formats import Decides
from clubadmin.model.explain.explanation import Explained
from clubadmin.model.explain.figure_asked import (
    ContestAsked,
    EveningAsked,
    EveningFigure,
    GameAsked,
)
from clubadmin.services.evenings.head import evening_head
from clubadmin.services.explain.evenings.contest import explain_contest
from clubadmin.services.explain.evenings.evening import evening_name, explain_evening, who
from clubadmin.services.explain.evenings.knockout import explain_knockout
from clubadmin.services.explain.evenings.teams import explain_teams
from clubadmin.services.explain.phrases.words import Words

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


def explain_game(conn: Connection, asked: GameAsked, words: Words) -> Explained:
    """What a game gives to both who sit at a table: matchpoints, or what the match of teams does.

    Raises:
        Gone: the evening or the game is not there, or they do not play it.
    """
    teams = evening_head(conn, asked.evening_id).form.decides is Decides.MATCHES
    both = tuple(
        explain_by_format(
            conn,
            ContestAsked(asked.evening_id, who, "points", round=asked.round)
            if teams
            else ContestAsked(asked.evening_id, who, game=asked.game),
            words,
        )
        for who in (asked.ns, asked.ew)
    )
    one = both[0].parts[0] if teams and both[0].parts else both[0]
    return Explained(
        title=words("game-of-contest", game=asked.game),
        figure=" – ".join(side.figure for side in both),
        note=words("match-saldo" if teams else "contest-matchpoints"),
        parts=both,
        evening_id=asked.evening_id,
        table_id=one.table_id,
        game=one.game,
    )
