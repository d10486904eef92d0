"""A pair or a team in the archive."""

from typing import Literal

from clubadmin.model.archive.people import EntrantPage
from clubadmin.model.members.member import Member
from clubadmin.services.archive.careers import evenings_of
from clubadmin.services.archive.companions import games_since, met_by
from clubadmin.services.archive.past.evenings import closed_evenings
from clubadmin.services.archive.people import added_up, course_of
from clubadmin.services.archive.seasons import seasons_of_entrant
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members.pairs import load_pair
from clubadmin.services.members.teams import load_team


def pair_page(club: OpenClub, pair_id: int) -> EntrantPage:
    """Everything about a pair; evenings with a substitute are its own.

    Raises:
        Refused: there is no such pair.
    """
    with club.store.read() as conn:
        pair = load_pair(conn, pair_id)
    return _page(club, "pair", pair_id, pair.label, (pair.a, pair.b))


def team_page(club: OpenClub, team_id: int) -> EntrantPage:
    """Everything about a team.

    Raises:
        Refused: there is no such team.
    """
    with club.store.read() as conn:
        team = load_team(conn, team_id)
    return _page(club, "team", team_id, team.name, team.members)


def _page(
    club: OpenClub,
    kind: Literal["pair", "team"],
    key: int,
    name: str,
    members: tuple[Member, ...],
) -> EntrantPage:
    with club.store.read() as conn:
        past = closed_evenings(club, conn)
        evenings = evenings_of(conn, kind, key)
        seasons = seasons_of_entrant(conn, kind, key, past)
        course = course_of(evenings, past)
        return EntrantPage(
            kind,
            key,
            name,
            members,
            added_up(seasons),
            seasons,
            evenings,
            course.size,
            course.best,
            course.worst,
            course.curve,
            met_by(conn, kind, key),
            course.streaks,
            course.depth,
            games_since(conn),
        )
