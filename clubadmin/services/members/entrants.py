"""Entrants of a competition: members, pairs or teams, by the number of their row."""

import json
from collections.abc import Collection, Mapping

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import FORMATS, Entrant, Format
from clubadmin.errors import Refused
from clubadmin.model.members.member import label_of
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.meanings import references
from clubadmin.storage.schema.reading import apart
from clubadmin.storage.schema.tablenames import TableName

ENTRANT = "coalesce(p.member_id, p.pair_id, p.team_id)"
COLUMNS: Mapping[Entrant, str] = {
    Entrant.MEMBER: "member_id",
    Entrant.PAIR: "pair_id",
    Entrant.TEAM: "team_id",
}
"""The column in which a row says who it is about."""

_COMPETITION = text("SELECT name, format FROM competition WHERE id = :id")
_MEMBERS = text(
    f"SELECT id, first_name, infix, last_name, {apart('member')} FROM member"
    " WHERE id IN (SELECT value FROM json_each(:ids))"
)
_PAIRS = text(
    f"SELECT q.id, a.first_name, a.infix, a.last_name, {apart('a')},"
    f" b.first_name, b.infix, b.last_name, {apart('b')} FROM pair q"
    " JOIN member a ON a.id = q.member_a JOIN member b ON b.id = q.member_b"
    " WHERE q.id IN (SELECT value FROM json_each(:ids))"
)
_GUESTS = text("SELECT id FROM member WHERE guest AND id IN (SELECT value FROM json_each(:ids))")
_TEAMS = text("SELECT id, name FROM team WHERE id IN (SELECT value FROM json_each(:ids))")
_ACTIVE: Mapping[Entrant, str] = {
    Entrant.MEMBER: "SELECT id FROM member WHERE active AND NOT guest",
    Entrant.PAIR: "SELECT id FROM pair WHERE active",
    Entrant.TEAM: "SELECT id FROM team",
}


def about(conn: Connection, competition_id: int) -> tuple[str, Format]:
    """The name and the format of a competition."""
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
    """Find possible entrants: active members, pairs that still play, or teams."""
    return set(conn.execute(text(_ACTIVE[form.entrant])).scalars())


def name_of(conn: Connection, form: Format, entrant: int) -> str:
    """Name an entrant."""
    found = entrant_names(conn, form, [entrant])
    if entrant not in found:
        raise Refused("Deze deelnemer is er niet (meer). Kies iemand uit de lijst.")
    return found[entrant]


def entrant_names(conn: Connection, form: Format, entrants: Collection[int]) -> dict[int, str]:
    """Name members, pairs or teams."""
    which = {"ids": json.dumps(sorted(entrants))}
    if form.entrant is Entrant.PAIR:
        rows = conn.execute(_PAIRS, which).all()
        return {row[0]: f"{label_of(*row[1:5])} – {label_of(*row[5:9])}" for row in rows}
    if form.entrant is Entrant.TEAM:
        return {row[0]: row[1] for row in conn.execute(_TEAMS, which)}
    return {row[0]: label_of(*row[1:]) for row in conn.execute(_MEMBERS, which).all()}


def guests_among(conn: Connection, form: Format, entrants: Collection[int]) -> set[int]:
    """Pick those who are no member of the club; none where pairs or teams take part."""
    if form.entrant is not Entrant.MEMBER:
        return set()
    return set(conn.execute(_GUESTS, {"ids": json.dumps(sorted(entrants))}).scalars())


def forget(change: Change, kind: Entrant, entrant: int) -> None:
    """Forget an entrant who never played in standings: his groups and absences."""
    for one in references(kind):
        if not (one.played or one.goes):
            change.delete_where(TableName(one.table), **{one.column: entrant})
