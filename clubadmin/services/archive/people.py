"""A person in the archive."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from datetime import date

from sqlalchemy import Connection, text

from clubadmin.domain.archive.series import Run, longest
from clubadmin.model.archive.archive import PersonEvening, Size
from clubadmin.model.archive.people import Career, CareerSeason, PersonPage, Streak, Streaks
from clubadmin.model.members.member import label_of
from clubadmin.services.archive.careers import evenings_of
from clubadmin.services.archive.companions import companions, games_since
from clubadmin.services.archive.lists.holding import held_by
from clubadmin.services.archive.past.evenings import DEPTHS, Past, closed_evenings, sizes
from clubadmin.services.archive.seasons import seasons_of_member
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members.members import load_member

_PAIRS = text(
    "SELECT q.id, a.first_name, a.infix, a.last_name, a.remark,"
    " b.first_name, b.infix, b.last_name, b.remark FROM pair q"
    " JOIN member a ON a.id = q.member_a JOIN member b ON b.id = q.member_b"
    " WHERE q.member_a = :id OR q.member_b = :id ORDER BY q.active DESC, q.id DESC"
)
_TEAMS = text(
    "SELECT t.id, t.name FROM team t JOIN team_member x ON x.team_id = t.id"
    " WHERE x.member_id = :id ORDER BY t.active DESC, t.name"
)


@dataclass(frozen=True)
class Course:
    """How a career went, evening by evening."""

    size: Size | None  # that was played most; best, worst and curve are of it
    best: PersonEvening | None
    worst: PersonEvening | None
    curve: tuple[tuple[date, int], ...]
    streaks: Streaks
    depth: str


def person(club: OpenClub, member_id: int) -> PersonPage:
    """Everything about a person but his places in standings (`season_places`).

    Raises:
        Refused: there is no such person.
    """
    with club.store.read() as conn:
        member = load_member(conn, member_id)
        past = closed_evenings(club, conn)
        evenings = evenings_of(conn, "member", member_id)
        seasons = seasons_of_member(conn, member_id, past)
        course = course_of(evenings, past)
        partners, opponents = companions(conn, member_id)
        return PersonPage(
            member,
            added_up(seasons),
            seasons,
            evenings,
            course.size,
            course.best,
            course.worst,
            course.curve,
            partners,
            opponents,
            course.streaks,
            held_by(club, member_id),
            _pairs(conn, member_id),
            tuple((row[0], row[1]) for row in conn.execute(_TEAMS, {"id": member_id})),
            course.depth,
            games_since(conn),
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
        size,
        max(alike, key=lambda one: one.total, default=None),
        min(whole, key=lambda one: one.total, default=None),
        tuple((one.date, one.total) for one in alike),
        _streaks(closed, alike, past),
        min((one.depth for one in closed), key=DEPTHS.index, default=""),
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
