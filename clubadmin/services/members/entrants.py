"""Who takes part in a competition: members, pairs or teams, by the number of their row."""

from collections.abc import Mapping

from sqlalchemy import Connection, text

from clubadmin.domain.draw.plan.formats import FORMATS, Entrant, Format
from clubadmin.services.errors import Refused
from clubadmin.services.standings import figures as standing_figures
from clubadmin.services.standings.held import COLUMNS
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import AbsenceRow, GroupPlaceRow

__all__ = ["COLUMNS", "about", "active", "forget", "name_of", "who_played"]

_COMPETITION = text("SELECT name, format FROM competition WHERE id = :id")
_ACTIVE: Mapping[Entrant, str] = {
    Entrant.MEMBER: "SELECT id FROM member WHERE active AND NOT guest",
    Entrant.PAIR: "SELECT id FROM pair WHERE active",
    Entrant.TEAM: "SELECT id FROM team",
}


def about(conn: Connection, competition_id: int) -> tuple[str, Format]:
    """The name and the format of a competition.

    Raises:
        Refused: there is no such competition.
    """
    found = conn.execute(_COMPETITION, {"id": competition_id}).first()
    if found is None:
        raise Refused("Deze competitie bestaat niet (meer). Kies een competitie uit de lijst.")
    return found.name, FORMATS[found.format]


def who_played(conn: Connection, competition_id: int, form: Format) -> dict[int, int]:
    """How many evenings of a competition everybody was on the list."""
    column = COLUMNS[form.entrant]
    sql = text(
        f"SELECT p.{column}, count(*) FROM participant p JOIN evening e ON e.id = p.evening_id"
        f" WHERE e.competition_id = :id AND p.{column} IS NOT NULL GROUP BY 1"
    )
    return {row[0]: row[1] for row in conn.execute(sql, {"id": competition_id})}


def active(conn: Connection, form: Format) -> set[int]:
    """Who of the club could take part: active members, pairs that still play, or teams."""
    return set(conn.execute(text(_ACTIVE[form.entrant])).scalars())


def name_of(conn: Connection, form: Format, entrant: int) -> str:
    """What somebody is called.

    Raises:
        Refused: there is nobody under that number.
    """
    found = standing_figures.names(conn, form, [entrant])
    if entrant not in found:
        raise Refused("Deze deelnemer is er niet (meer). Kies iemand uit de lijst.")
    return found[entrant]


def forget(change: Change, kind: Entrant, entrant: int) -> None:
    """What standings know of somebody who never played goes with him: groups and absences."""
    for row in (AbsenceRow, GroupPlaceRow):
        change.delete_where(row, **{COLUMNS[kind]: entrant})
