"""What this window asks of the services, for the thread that owns the file."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime
from typing import TYPE_CHECKING

from clubadmin.desktop.standings.rule.asks import Start
from clubadmin.domain.terms import Language
from clubadmin.model.club.club import ClubSettings, RuleSetVersion
from clubadmin.model.seasons.season import EveningLine
from clubadmin.model.supposing.adopted import AdoptedRuleSet, RuleSetAdopted
from clubadmin.model.supposing.what_if import GameShift, Supposition, WhatIf

if TYPE_CHECKING:
    from clubadmin.model.explain.explanation import Explained
    from clubadmin.services.club.club import OpenClub


@dataclass(frozen=True)
class Begin:
    """What can be chosen from."""

    start: Start
    versions: tuple[RuleSetVersion, ...]
    evenings: tuple[EveningLine, ...]
    adopted: tuple[AdoptedRuleSet, ...]  # rule sets, in the course of the season


@dataclass(frozen=True)
class Adoption:
    """What the club goes over to, from when and why; None leaves as it is."""

    rule_set: str | None  # name
    rule: str | None
    ties: tuple[str, ...]
    from_date: date
    reason: str


def begin(club: "OpenClub", competition_id: int) -> Begin:
    """The rules there are, and those that are in force."""
    from clubadmin.desktop.standings.rule import asks
    from clubadmin.services.club import rulesets
    from clubadmin.services.seasons import seasons
    from clubadmin.services.supposing import adopting_rules

    return Begin(
        asks.start(club, competition_id),
        rulesets.rule_sets(club),
        seasons.evenings(club, competition_id),
        adopting_rules.adopted_rule_sets(club, competition_id),
    )


def compare(
    club: "OpenClub",
    going: Callable[[int, int], None],
    *,
    competition_id: int,
    supposed: Supposition,
) -> WhatIf:
    """The season as it is and as it would be."""
    from clubadmin.services.supposing.what_if import what_if

    return what_if(club, competition_id, supposed, going)


@dataclass(frozen=True)
class Behind:
    """Whose games of which evening."""

    competition_id: int
    supposed: Supposition
    evening_id: int
    entrant_id: int


def games(club: "OpenClub", which: Behind, language: Language) -> tuple[GameShift, ...]:
    """The games of somebody on an evening that come to something else."""
    from clubadmin.services.supposing.what_if import games_behind

    return games_behind(
        club,
        which.competition_id,
        which.supposed,
        which.evening_id,
        which.entrant_id,
        language=language,
    )


def explained(
    club: "OpenClub",
    competition_id: int,
    supposed: Supposition,
    entrant_id: int,
    language: Language,
) -> "Explained":
    """What somebody would have, evening by evening and game by game."""
    from clubadmin.services.supposing.what_if import explain_shift

    return explain_shift(club, competition_id, supposed, entrant_id, language)


def adopt(club: "OpenClub", competition_id: int, wanted: Adoption) -> RuleSetAdopted | None:
    """Go over to what was tried; answers what came of another rule set."""
    from clubadmin.services.supposing import adopting, adopting_rules

    if wanted.rule_set is not None:
        return adopting_rules.adopt_rule_set(
            club,
            competition_id,
            wanted.rule_set,
            wanted.from_date,
            wanted.reason,
            ranking=None if wanted.rule is None else (wanted.rule, wanted.ties),
        )
    if wanted.rule is not None:
        adopting.adopt(
            club,
            competition_id,
            wanted.rule,
            wanted.ties,
            wanted.from_date,
            reason=wanted.reason,
        )
    return None


def take_back(club: "OpenClub", adopted_id: int) -> RuleSetAdopted:
    """Away with a rule set that was adopted."""
    from clubadmin.services.supposing import adopting_rules

    return adopting_rules.take_back_rule_set(club, adopted_id)


def for_paper(club: "OpenClub") -> tuple[ClubSettings, datetime]:
    """What stands on every paper: the club, and when it is printed."""
    from clubadmin.services.club import club as clubs

    return clubs.settings(club), datetime.now()
