"""What the window of groups asks of the file."""

from dataclasses import dataclass

from clubadmin.domain.draw.plan.formats import FORMATS
from clubadmin.model.members.group import Groups
from clubadmin.model.seasons.season import Competition
from clubadmin.services.club.club import OpenClub
from clubadmin.services.seasons import seasons
from clubadmin.services.standings import groups
from clubadmin.services.standings.standings import standings


@dataclass(frozen=True)
class Earlier:
    """A competition whose groups can be taken over, with who goes up and down in it."""

    competition_id: int
    title: str


@dataclass(frozen=True)
class Arranged:
    """The groups, and where others can be taken from."""

    groups: Groups
    earlier: tuple[Earlier, ...]
    closed: str = ""  # the name of the season, where it is closed and nobody can be moved


def load(club: OpenClub, competition_id: int) -> Arranged:
    """The groups of a competition, and earlier ones of the same players, the last one first."""
    every = seasons.competitions(club)
    own = next(one for one in every if one.id == competition_id)
    known = {one.id: one for one in seasons.seasons(club)}
    season = known[own.season_id]
    earlier = tuple(
        Earlier(one.id, f"{one.name} {known[one.season_id].name}")
        for one in reversed(every)
        if one.id != own.id
        and known[one.season_id].starts <= season.starts
        and _alike(one, own)
        and groups.has_groups(club, one.id)
    )
    closed = season.name if season.closed_at else ""
    return Arranged(groups.groups(club, competition_id), earlier, closed)


def moved_from(club: OpenClub, competition_id: int) -> dict[int, str]:
    """The groups of an earlier competition, after promotion and relegation."""
    return groups.after_moves(standings(club, competition_id))


def dealt(found: Groups, names: tuple[str, ...]) -> dict[int, str]:
    """Everybody who plays, over these groups by the standings."""
    playing = [one for one in found.lines if one.played or one.group]
    return groups.dealt(playing or found.lines, names)


def _alike(one: Competition, own: Competition) -> bool:
    return FORMATS[one.format].entrant is FORMATS[own.format].entrant
