"""Gathers what goes on the pages that a club uploads; names of who agreed alone."""

from collections.abc import Callable, Collection, Sequence

from clubadmin.model.publishing.publishing import (
    Site,
    SiteCompetition,
    SiteEvening,
    SitePerson,
    SitePersonEvening,
    SiteRecord,
    SiteSeason,
    Unnamed,
)
from clubadmin.model.seasons.season import Competition, EveningLine, Season
from clubadmin.services.archive import career, records
from clubadmin.services.club import club as clubs
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.view import load_participants
from clubadmin.services.members.members import members
from clubadmin.services.publishing.consents import PublicNames, entrants
from clubadmin.services.results.closing import result
from clubadmin.services.seasons.competitions import competitions
from clubadmin.services.seasons.seasons import evenings, seasons
from clubadmin.services.standings.standings import standings

_NOT_SHOWN = frozenset({"worst-evening", "nat-evening"})  # nobody is put to shame in public

Progress = Callable[[int, int], None]


def site(club: OpenClub, season_ids: Collection[int], unnamed: Unnamed, progress: Progress) -> Site:
    """What the pages of these seasons show; only evenings that are closed.

    Args:
        club: the open club.
        season_ids: which seasons.
        unnamed: stands for who did not agree to be named.
        progress: told how many evenings and people are gathered, and of how many.

    Raises:
        Refused: standings cannot be worked out.
    """
    chosen = [one for one in seasons(club) if one.id in season_ids]
    gathering = _Gathering(club, chosen, unnamed, progress)
    return Site(
        clubs.settings(club),
        tuple(gathering.season(one) for one in chosen),
        gathering.people(),
        gathering.records(),
    )


class _Gathering:
    """Evening by evening and person by person, saying how far it is."""

    def __init__(
        self, club: OpenClub, chosen: Sequence[Season], unnamed: Unnamed, progress: Progress
    ) -> None:
        self._club = club
        self._progress = progress
        self._seasons = {one.id for one in chosen}
        self._competitions = [one for one in competitions(club) if one.season_id in self._seasons]
        its = {one.id for one in self._competitions}
        self._held = [
            one for one in evenings(club) if one.status == "closed" and one.competition_id in its
        ]
        with club.store.read() as conn:
            self._names = PublicNames(conn, unnamed)
        self._people = [one for one in members(club, inactive=True) if one.id in self._names.public]
        self._done = 0
        self._all = len(self._held) + len(self._people)

    def season(self, season: Season) -> SiteSeason:
        """A season, without competitions of which nothing is closed."""
        its = [one for one in self._competitions if one.season_id == season.id]
        return SiteSeason(season, tuple(made for one in its if (made := self._competition(one))))

    def people(self) -> tuple[SitePerson, ...]:
        """Who agreed and played in these seasons, by name."""
        return tuple(made for one in self._people if (made := self._person(one.id)))

    def records(self) -> tuple[SiteRecord, ...]:
        """Who stand first in the lists of all times."""
        lists = (one for one in records(self._club).lists if one.what not in _NOT_SHOWN)
        return tuple(
            SiteRecord(
                one.what,
                row.figure,
                self._names.of(row.member_ids),
                self._page_of(row.member_ids),
                row.where,
                one.since,
            )
            for one in lists
            for row in one.rows
            if row.place == 1
        )

    def _page_of(self, people: Sequence[int]) -> int | None:
        alone = len(people) == 1 and people[0] in self._names.public
        return people[0] if alone else None

    def _competition(self, one: Competition) -> SiteCompetition | None:
        lines = [line for line in self._held if line.competition_id == one.id]
        if not lines:
            return None
        lines.sort(key=lambda line: line.number)
        found = standings(self._club, one.id, after=lines[-1].number)
        with self._club.store.read() as conn:
            people = self._names.pages(entrants(conn, found))
            shown = self._names.standings(conn, found)
        made = tuple(self._evening(line) for line in lines)
        return SiteCompetition(one.id, one.name, shown, people, made)

    def _evening(self, line: EveningLine) -> SiteEvening:
        found = result(self._club, line.id)
        with self._club.store.read() as conn:
            behind = {
                one.id: () if one.team else tuple(member.id for member in one.members)
                for one in load_participants(conn, line.id)
            }
            made = SiteEvening(self._names.result(conn, found), self._names.pages(behind))
        self._step()
        return made

    def _person(self, member_id: int) -> SitePerson | None:
        evenings_of = {one.id for one in self._held}
        played = [one for one in career(self._club, member_id) if one.evening_id in evenings_of]
        self._step()
        if not played:
            return None
        lines = tuple(
            SitePersonEvening(
                one.evening_id,
                one.season,
                one.competition,
                one.number,
                one.date,
                one.place,
                one.total,
                one.pits,
            )
            for one in sorted(played, key=lambda one: one.date, reverse=True)
        )
        return SitePerson(member_id, self._names.of((member_id,)), lines)

    def _step(self) -> None:
        self._done += 1
        self._progress(self._done, self._all)
