"""Facts of the place "Stand", read in one go."""

from dataclasses import dataclass, field
from datetime import date

from clubadmin.model.club.club import ClubSettings
from clubadmin.model.results.moves import Moves
from clubadmin.model.results.result import Standings
from clubadmin.model.seasons.season import Competition, EveningLine, Season
from clubadmin.services.club import club as clubs
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import also_counts
from clubadmin.services.evenings.evenings import with_results
from clubadmin.services.seasons import seasons
from clubadmin.services.standings import standings
from clubadmin.services.standings.standings import climbing


@dataclass(frozen=True)
class Wanted:
    """The choice; None takes the season and competition last played, the last evening."""

    season: int | None = None
    competition: int | None = None
    after: int | None = None
    name: str = ""  # of the competition to look for, where only a season was chosen


@dataclass(frozen=True)
class Shown:
    """The choices there are, which are taken, and the standings of them."""

    club: ClubSettings
    seasons: tuple[Season, ...]
    competitions: tuple[Competition, ...]
    evenings: tuple[EveningLine, ...]  # its own
    numbers: tuple[tuple[int, date], ...]  # of all that count, the last first
    season: Season | None
    competition: Competition | None
    standings: Standings | None
    moves: Moves = field(default_factory=dict)  # since the evening before


def load(club: OpenClub, wanted: Wanted) -> Shown:
    """The standings that are wanted, or the nearest there are."""
    settings = clubs.settings(club)
    every = tuple(sorted(seasons.seasons(club), key=lambda one: one.starts, reverse=True))
    everything = seasons.competitions(club)
    competition = _competition(club, everything, wanted)
    season_id = wanted.season or (competition.season_id if competition else None)
    season = next((one for one in every if one.id == season_id), every[0] if every else None)
    there = tuple(one for one in everything if season and one.season_id == season.id)
    if competition not in there:
        competition = there[0] if there else None
    evenings = seasons.evenings(club, competition.id) if competition else ()
    numbers = _numbers(club, competition.id, evenings) if competition else ()
    found: Standings | None = None
    moves: Moves = {}
    if competition:
        found = standings.standings(club, competition.id, after=wanted.after)
        moves = climbing(club, competition.id, found)
    chosen = (season, competition, found, moves)
    return Shown(settings, every, there, evenings, numbers, *chosen)


def _numbers(
    club: OpenClub, competition_id: int, own: tuple[EveningLine, ...]
) -> tuple[tuple[int, date], ...]:
    """Own evenings and those of other competitions, by the number that they have here."""
    also = also_counts.also_counting(club, competition_id).evenings
    found = [(one.number, one.date) for one in own]
    found += [(one.counts_as, one.date) for one in also if one.counts_as is not None]
    return tuple(sorted(found, reverse=True))


def _competition(
    club: OpenClub, everything: tuple[Competition, ...], wanted: Wanted
) -> Competition | None:
    """The one that was chosen, or the one last played of the season, or of all."""
    by_id = {one.id: one for one in everything}
    if wanted.competition in by_id:
        return by_id[wanted.competition]
    named = [one.id for one in everything if _is_named(one, wanted)]
    if named:
        return by_id[named[0]]
    played = with_results(club, wanted.season)
    return by_id[played[0]] if played else None


def _is_named(one: Competition, wanted: Wanted) -> bool:
    return bool(wanted.name) and one.season_id == wanted.season and one.name == wanted.name
