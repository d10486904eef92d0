"""What somebody made in each competition of each season."""

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Connection, TextClause, text

from clubadmin.model.archive.archive import Size
from clubadmin.model.archive.people import Career, CareerSeason
from clubadmin.services.archive.past.evenings import Past, sizes
from clubadmin.storage.sums.career import CONTEST_WINNERS

_HEAD = "SELECT s.id, s.name, c.id, c.name, c.format"
_ORDER = "ORDER BY s.starts DESC, c.id"
_MEMBER = text(
    f"{_HEAD}, k.evenings, k.points, k.roem, k.total, k.pits, k.nat, k.games, k.wins, k.best,"
    " k.best_evening FROM career k JOIN competition c ON c.id = k.competition_id"
    f" JOIN season s ON s.id = c.season_id WHERE k.member_id = :id {_ORDER}"
)
_ENTRANT = (
    f"{_HEAD}, count(*), sum(r.points), sum(r.roem), sum(r.total), sum(r.pits), sum(r.nat),"
    " sum(r.games), sum(iif("
    " EXISTS (SELECT 1 FROM contest_result y WHERE y.evening_id = e.id),"
    f" p.id IN ({CONTEST_WINNERS}),"
    " r.total = (SELECT max(x.total) FROM evening_result x WHERE x.evening_id = e.id))),"
    " max(r.total), e.id"
    " FROM participant p JOIN evening e ON e.id = p.evening_id"
    " JOIN evening_result r ON r.participant_id = p.id"
    " JOIN competition c ON c.id = e.competition_id JOIN season s ON s.id = c.season_id"
    f" WHERE p.{{column}} = :id AND e.status = 'closed' GROUP BY c.id {_ORDER}"
)
_OF = {kind: text(_ENTRANT.format(column=f"{kind}_id")) for kind in ("pair", "team")}
_ENTRANTS = text(
    "SELECT e.competition_id, coalesce(p.member_id, p.pair_id, p.team_id)"
    " FROM participant p JOIN evening e ON e.id = p.evening_id WHERE p.member_id = :id"
    " OR p.pair_id IN (SELECT id FROM pair WHERE member_a = :id OR member_b = :id)"
    " OR p.team_id IN (SELECT team_id FROM team_member WHERE member_id = :id)"
    " GROUP BY 1, 2 ORDER BY count(*)"
)


def seasons_of_member(
    conn: Connection, member_id: int, evenings: Iterable[Past]
) -> tuple[CareerSeason, ...]:
    """A person's seasons, newest first; those in which he was a substitute only as well."""
    entrants = {row[0]: row[1] for row in conn.execute(_ENTRANTS, {"id": member_id})}
    return _seasons(conn, _MEMBER, member_id, evenings, entrants)


def seasons_of_entrant(
    conn: Connection, kind: str, key: int, evenings: Iterable[Past]
) -> tuple[CareerSeason, ...]:
    """The seasons of a pair or a team, newest first."""
    return _seasons(conn, _OF[kind], key, evenings, None)


def _seasons(
    conn: Connection,
    query: TextClause,
    key: int,
    evenings: Iterable[Past],
    entrants: dict[int, int] | None,
) -> tuple[CareerSeason, ...]:
    rows = conn.execute(query, {"id": key}).all()
    of: dict[int, list[Past]] = {row[2]: [] for row in rows}
    for one in evenings:
        if one.competition_id in of:
            of[one.competition_id].append(one)
    return tuple(
        _season(row, sizes(of[row[2]])[0][0], key if entrants is None else entrants.get(row[2]))
        for row in rows
    )


def _season(row: Sequence[Any], size: Size, entrant: int | None) -> CareerSeason:
    season, name, competition, called, form, *figures, best, evening = row
    return CareerSeason(
        season,
        name,
        competition,
        called,
        form,
        size,
        Career(*figures),
        best,
        evening,
        entrant,
    )
