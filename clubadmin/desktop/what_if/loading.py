"""Facts for supposing and adopting, and the outcome; for the thread of the file."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

from clubadmin.desktop.standings.rule import loading
from clubadmin.desktop.standings.rule.loading import Start
from clubadmin.domain.terms import Language
from clubadmin.model.club.club import RuleSetVersion
from clubadmin.model.seasons.season import EveningLine
from clubadmin.model.supposing.adopted import AdoptedRuleSet, RuleSetAdopted
from clubadmin.model.supposing.what_if import GameShift, Supposition, WhatIf
from clubadmin.services.club import rulesets
from clubadmin.services.club.club import OpenClub
from clubadmin.services.seasons import seasons
from clubadmin.services.supposing import adopting, adopting_rules
from clubadmin.services.supposing.what_if import games_behind, what_if


@dataclass(frozen=True)
class Begin:
    """The choices there are."""

    start: Start
    versions: tuple[RuleSetVersion, ...]
    evenings: tuple[EveningLine, ...]
    adopted: tuple[AdoptedRuleSet, ...]  # rule sets, in the course of the season


@dataclass(frozen=True)
class Adoption:
    """The change that the club adopts, its day and reason; None leaves a part as it is."""

    rule_set: str | None  # name
    rule: str | None
    ties: tuple[str, ...]
    from_date: date
    reason: str


def begin(club: OpenClub, competition_id: int) -> Begin:
    """The rules there are, and those that are in force."""
    return Begin(
        loading.start(club, competition_id),
        rulesets.rule_sets(club),
        seasons.evenings(club, competition_id),
        adopting_rules.adopted_rule_sets(club, competition_id),
    )


def compare(
    club: OpenClub, going: Callable[[int, int], None], *, competition_id: int, supposed: Supposition
) -> WhatIf:
    """The season as it is and as it would be."""
    return what_if(club, competition_id, supposed, going)


@dataclass(frozen=True)
class Behind:
    """The question about the games of an entrant on an evening."""

    competition_id: int
    supposed: Supposition
    evening_id: int
    entrant_id: int


def games(club: OpenClub, which: Behind, language: Language) -> tuple[GameShift, ...]:
    """The games of somebody on an evening that come to something else."""
    return games_behind(
        club,
        which.competition_id,
        which.supposed,
        which.evening_id,
        which.entrant_id,
        language=language,
    )


def adopt(club: OpenClub, competition_id: int, wanted: Adoption) -> RuleSetAdopted | None:
    """Go over to what was tried; answers what came of another rule set."""
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
            club, competition_id, wanted.rule, wanted.ties, wanted.from_date, reason=wanted.reason
        )
    return None
