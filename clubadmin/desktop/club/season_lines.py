"""What the list of seasons and competitions shows, and what it asks the file for."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from clubadmin.services.views.club import ClubSettings, RuleSetVersion
from clubadmin.services.views.season import Competition, Season

if TYPE_CHECKING:
    from clubadmin.services.club import OpenClub


@dataclass(frozen=True)
class Line:
    """A row of the list: a season, or a competition in it."""

    season: Season
    competition: Competition | None = None

    @property
    def key(self) -> tuple[str, int]:
        """What tells rows apart."""
        if self.competition is not None:
            return "competition", self.competition.id
        return "season", self.season.id


@dataclass(frozen=True)
class Found:
    """All that the part shows."""

    lines: tuple[Line, ...]
    rules: tuple[RuleSetVersion, ...]
    club: ClubSettings


def find(club: "OpenClub") -> Found:
    """Everything to choose from, the newest season first."""
    from clubadmin.services import club as clubs
    from clubadmin.services import competitions, rulesets, seasons

    every = sorted(seasons.seasons(club), key=lambda one: one.starts, reverse=True)
    held = competitions.competitions(club)
    lines: list[Line] = []
    for season in every:
        lines.append(Line(season))
        lines += [Line(season, one) for one in held if one.season_id == season.id]
    return Found(tuple(lines), rulesets.rule_sets(club), clubs.settings(club))
