"""What the list of seasons and competitions shows, and what it asks the file for."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from clubadmin.model.club.club import ClubSettings, RuleSetVersion
from clubadmin.model.seasons.season import Competition, Season
from clubadmin.model.supposing.adopted import AdoptedRule, AdoptedRuleSet

if TYPE_CHECKING:
    from clubadmin.services.club.club import OpenClub


@dataclass(frozen=True)
class Line:
    """A row of the list: a season, or a competition in it."""

    season: Season
    competition: Competition | None = None
    adopted: tuple[AdoptedRuleSet, ...] = ()  # rule sets it went over to, oldest first
    ranking: tuple[AdoptedRule, ...] = ()  # and ranking rules

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
    from clubadmin.services.club import club as clubs
    from clubadmin.services.club import rulesets
    from clubadmin.services.seasons import competitions, seasons
    from clubadmin.services.supposing import adopting, adopting_rules

    every = sorted(seasons.seasons(club), key=lambda one: one.starts, reverse=True)
    held = competitions.competitions(club)
    adopted = adopting_rules.every_adopted_rule_set(club)
    ranking = adopting.every_adopted_rule(club)
    lines: list[Line] = []
    for season in every:
        lines.append(Line(season))
        here = [one for one in held if one.season_id == season.id]
        lines += [
            Line(season, one, adopted.get(one.id, ()), ranking.get(one.id, ())) for one in here
        ]
    return Found(tuple(lines), rulesets.rule_sets(club), clubs.settings(club))
