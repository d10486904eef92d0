"""Requests of the window of the rule to the file; nothing is kept by looking."""

from dataclasses import dataclass
from datetime import date

from clubadmin.model.club.club import Saved
from clubadmin.model.results.result import Standings
from clubadmin.model.seasons.season import Competition, Season
from clubadmin.model.supposing.adopted import AdoptedRule
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.evenings import with_results
from clubadmin.services.seasons import seasons
from clubadmin.services.standings import absences, standings
from clubadmin.services.supposing import adopting


@dataclass(frozen=True)
class Trial:
    """Standings on which a rule can be tried."""

    competition_id: int
    title: str


@dataclass(frozen=True)
class Start:
    """The rule as it is, and where it can be tried, this competition first."""

    competition: Competition
    season: Season
    rule: str  # in force
    ties: tuple[str, ...]  # in force
    adopted: tuple[AdoptedRule, ...]
    trials: tuple[Trial, ...]


@dataclass(frozen=True)
class Effect:
    """Standings by the rule that holds and by the one that is tried."""

    before: Standings
    after: Standings
    ties: tuple[str, ...]  # that are tried
    noted: bool  # whether it is known of anybody that he gave notice, or did not


def start(club: OpenClub, competition_id: int) -> Start:
    """The rule of a competition that is in force after its last evening."""
    one = seasons.competition(club, competition_id)
    found = standings.standings(club, competition_id)
    adopted = club.read(adopting.adopted_rules, competition_id)
    held = next((rule for rule in adopted if rule.valid_from == found.adopted), None)
    ties = held.tie_breaks if held else one.tie_breaks
    season = seasons.season(club, one.season_id)
    return Start(one, season, found.rule, ties, adopted, _trials(club, one))


def effect(club: OpenClub, competition_id: int, rule: str, ties: tuple[str, ...]) -> Effect:
    """Work out the effect of a rule on the evenings of a competition."""
    after = standings.standings(club, competition_id, rule=rule, ties=ties)
    noted = absences.any_noted(club, after.evening_ids)
    return Effect(standings.standings(club, competition_id), after, ties, noted)


def adopt(club: OpenClub, competition_id: int, rule: "Wanted") -> Saved:
    """Go over to a rule."""
    return adopting.adopt(
        club, competition_id, rule.rule, rule.ties, from_date=rule.from_date, reason=rule.reason
    )


@dataclass(frozen=True)
class Wanted:
    """The rule that is to hold, for the whole season or from a date."""

    rule: str
    ties: tuple[str, ...]
    from_date: date | None
    reason: str


def _trials(club: OpenClub, own: Competition) -> tuple[Trial, ...]:
    """Competitions with results of the same kind of play, this one first, then the newest."""
    names = {one.id: one.name for one in seasons.seasons(club)}
    held = with_results(club)
    alike = [
        one
        for one in seasons.competitions(club)
        if one.format == own.format and (one.id in held or one.id == own.id)
    ]
    alike.sort(key=lambda one: (one.id != own.id, held.index(one.id) if one.id in held else 0))
    return tuple(Trial(one.id, f"{one.name} {names[one.season_id]}") for one in alike)
