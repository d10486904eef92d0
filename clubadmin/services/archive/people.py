"""A person, a pair or a team in the archive, with what they made in each competition."""

from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import Any, Literal

from sqlalchemy import Connection, TextClause, text

from clubadmin.domain.standings.series import Run, longest
from clubadmin.model.archive.archive import PersonEvening, Size
from clubadmin.model.archive.people import (
    Career,
    CareerSeason,
    Course,
    EntrantPage,
    PersonPage,
    Streak,
    Streaks,
)
from clubadmin.model.members.member import Member, label_of
from clubadmin.services.archive.career import evenings_of, unknown_of
from clubadmin.services.archive.lists.records import held_by
from clubadmin.services.archive.meetings import companions, games_since, met_by
from clubadmin.services.archive.past.closed import DEPTHS, Past, closed_evenings, sizes
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members.members import load_member
from clubadmin.services.members.pairs import load_pair
from clubadmin.services.members.teams import load_team
from clubadmin.storage.schema.reading import apart
from clubadmin.storage.sums.career import CONTEST_WINNERS

_PAIRS = text(
    f"SELECT q.id, a.first_name, a.infix, a.last_name, {apart('a')},"
    f" b.first_name, b.infix, b.last_name, {apart('b')} FROM pair q"
    " JOIN member a ON a.id = q.member_a JOIN member b ON b.id = q.member_b"
    " WHERE q.member_a = :id OR q.member_b = :id ORDER BY q.active DESC, q.id DESC"
)
_TEAMS = text(
    "SELECT t.id, t.name FROM team t JOIN team_member x ON x.team_id = t.id"
    " WHERE x.member_id = :id ORDER BY t.active DESC, t.name"
)
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


def person(club: OpenClub, member_id: int) -> PersonPage:
    """Everything about a person but his places in standings (`season_places`)."""
    with club.store.read() as conn:
        member = load_member(conn, member_id)
        past = closed_evenings(club, conn)
        evenings = evenings_of(conn, "member", member_id)
        seasons = seasons_of_member(conn, member_id, past)
        partners, opponents = companions(conn, member_id)
        return PersonPage(
            member=member,
            career=added_up(seasons),
            seasons=seasons,
            evenings=evenings,
            partners=partners,
            opponents=opponents,
            records=held_by(club, member_id),
            pairs=_pairs(conn, member_id),
            teams=tuple((row[0], row[1]) for row in conn.execute(_TEAMS, {"id": member_id})),
            games_since=games_since(conn),
            unknown=unknown_of(conn, "member", member_id),
            **vars(course_of(evenings, past)),
        )


def added_up(seasons: Iterable[CareerSeason]) -> Career:
    """A career over all its seasons."""
    careers = [one.career for one in seasons]
    names = [field.name for field in fields(Career)]
    return Career(*(sum(getattr(one, name) for one in careers) for name in names))


def course_of(evenings: Sequence[PersonEvening], past: Sequence[Past]) -> Course:
    """How a career went, from its evenings and those that were held."""
    closed = [one for one in evenings if one.closed]
    held = {one.id: one for one in past}
    there = [held[one.evening_id] for one in closed]
    size = sizes(there)[0][0] if there else None
    alike = [one for one in closed if held[one.evening_id].size == size]
    whole = [one for one in alike if one.whole] or alike
    return Course(
        size=size,
        best=max(alike, key=lambda one: one.total, default=None),
        worst=min(whole, key=lambda one: one.total, default=None),
        curve=tuple((one.date, one.total) for one in alike),
        streaks=_streaks(closed, alike, past),
        depth=min((one.depth for one in closed), key=DEPTHS.index, default=""),
    )


def _streaks(
    closed: Sequence[PersonEvening], alike: Sequence[PersonEvening], past: Sequence[Past]
) -> Streaks:
    average = sum(one.total for one in alike) / len(alike) if alike else 0
    return Streaks(
        attended(closed, past),
        _streak(longest((one.date, one.won) for one in closed), closed),
        _streak(longest((one.date, one.total > average) for one in alike), alike),
    )


def attended(closed: Iterable[PersonEvening], past: Iterable[Past]) -> Streak | None:
    """The longest series without missing an evening of one competition, over its seasons.

    A season of which nothing is known ends it.
    """
    was_there = {one.evening_id for one in closed}
    names = {one.competition for one in past if one.id in was_there}
    held: dict[str, list[Past]] = {name: [] for name in names}
    for one in past:
        if one.competition in names:
            held[one.competition].append(one)
    series = (
        _streak(longest((one.date, one.id in was_there) for one in evenings), evenings)
        for evenings in held.values()
    )
    return max((one for one in series if one), key=lambda one: (one.length, one.last), default=None)


def _streak(run: Run | None, evenings: Sequence[PersonEvening] | Sequence[Past]) -> Streak | None:
    if run is None:
        return None
    first, last = evenings[run.first].date, evenings[run.last].date
    return Streak(run.length, first, last, run.running)


def _pairs(conn: Connection, member_id: int) -> tuple[tuple[int, str], ...]:
    return tuple(
        (row[0], f"{label_of(*row[1:5])} – {label_of(*row[5:9])}")
        for row in conn.execute(_PAIRS, {"id": member_id})
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
        season, name, competition, called, form, size, Career(*figures), best, evening, entrant
    )


def pair_page(club: OpenClub, pair_id: int) -> EntrantPage:
    """Everything about a pair; evenings with a substitute are its own."""
    pair = club.read(load_pair, pair_id)
    return _page(club, "pair", pair_id, pair.label, (pair.a, pair.b))


def team_page(club: OpenClub, team_id: int) -> EntrantPage:
    """Everything about a team."""
    team = club.read(load_team, team_id)
    return _page(club, "team", team_id, team.name, team.members)


def _page(
    club: OpenClub, kind: Literal["pair", "team"], key: int, name: str, members: tuple[Member, ...]
) -> EntrantPage:
    with club.store.read() as conn:
        past = closed_evenings(club, conn)
        evenings = evenings_of(conn, kind, key)
        seasons = seasons_of_entrant(conn, kind, key, past)
        return EntrantPage(
            kind=kind,
            id=key,
            name=name,
            members=members,
            career=added_up(seasons),
            seasons=seasons,
            evenings=evenings,
            opponents=met_by(conn, kind, key),
            games_since=games_since(conn),
            unknown=unknown_of(conn, kind, key),
            **vars(course_of(evenings, past)),
        )
