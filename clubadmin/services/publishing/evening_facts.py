"""The facts that a text about an evening is written from."""

from dataclasses import replace
from datetime import date

from sqlalchemy import Connection, text

from clubadmin.model.publishing.publishing import PressFacts, Unnamed
from clubadmin.model.results.result import EveningResult, Standings
from clubadmin.services.club import club as clubs
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.head import EveningHead, as_date, evening_head
from clubadmin.services.publishing.public_names import PublicNames
from clubadmin.services.results.closing import result
from clubadmin.services.standings.standings import standings

_PLAYED = text(
    "SELECT count(DISTINCT s.member_id) AS players,"
    " count(DISTINCT CASE WHEN t.round = 1 THEN t.id END) AS tables"
    " FROM playing_table t JOIN seat s ON s.playing_table_id = t.id WHERE t.evening_id = :evening"
)
_NEXT = text(
    "SELECT min(date) FROM evening WHERE competition_id = :competition AND number > :number"
    " AND date > :day"
)
_PEOPLE = text(
    "SELECT DISTINCT w.member_id FROM ("
    "SELECT evening_id, member_id FROM participant WHERE member_id IS NOT NULL"
    " UNION ALL SELECT p.evening_id, coalesce(p.substitute_a, q.member_a) FROM participant p"
    " JOIN pair q ON q.id = p.pair_id"
    " UNION ALL SELECT p.evening_id, coalesce(p.substitute_b, q.member_b) FROM participant p"
    " JOIN pair q ON q.id = p.pair_id) w WHERE w.evening_id = :evening"
)


def press_facts(club: OpenClub, evening_id: int, *, everybody: bool = False) -> PressFacts:
    """The figures of an evening and the standings after it.

    Who did not agree stays unnamed, unless `everybody` is named, for a text within the club.
    """
    made = _with_figures(result(club, evening_id))
    with club.store.read() as conn:
        head = evening_head(conn, evening_id)
        played = conn.execute(_PLAYED, {"evening": evening_id}).one()
        people = set(conn.execute(_PEOPLE, {"evening": evening_id}).scalars())
        following = _next_day(conn, head)
    after, before = _standings(club, head)
    with club.store.read() as conn:
        names = PublicNames(conn, Unnamed())
        if not everybody:
            made = names.result(conn, made)
            after = names.standings(conn, after) if after else None
            before = names.standings(conn, before) if before else None
    return PressFacts(
        clubs.settings(club),
        made,
        after,
        before,
        following,
        players=played.players or len(people),
        tables=played.tables,
        unnamed=len(people - names.public),
        asked=names.asked,
    )


def _with_figures(found: EveningResult) -> EveningResult:
    """Without who has no sheet yet: of these nothing is known that could be told."""
    rows = tuple(row for row in found.rows if row.rounds or row.total)
    return replace(found, rows=rows)


def _standings(club: OpenClub, head: EveningHead) -> tuple[Standings | None, Standings | None]:
    """Load the standings after the evening and after the one before it; a contest has none."""
    if head.planned == 1:
        return None, None
    after = standings(club, head.competition_id, after=head.number)
    if len(after.evenings) < 2:
        return None, None
    return after, standings(club, head.competition_id, after=after.evenings[-2])


def _next_day(conn: Connection, head: EveningHead) -> date | None:
    which = {"competition": head.competition_id, "number": head.number, "day": str(head.date)}
    found = conn.execute(_NEXT, which).scalar()
    return as_date(found) if found else None
