"""Rules that a club went over to in the course of a season."""

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True)
class AdoptedRule:
    """A ranking rule that holds for standings from a date on."""

    id: int
    valid_from: date
    ranking: str  # as `parse_rule` reads it
    tie_breaks: tuple[str, ...]
    reason: str = ""  # who decided it, and why


@dataclass(frozen=True)
class AdoptedRuleSet:
    """A rule set by which evenings from a date on are played."""

    id: int
    valid_from: date
    rule_set: str  # name
    title: str  # of the version that holds on that day
    reason: str = ""


@dataclass(frozen=True)
class RuleSetAdopted:
    """The outcome of adopting a rule set."""

    title: str
    settled: tuple[int, ...]  # numbers of the open evenings that were settled again
    kept: tuple[int, ...]  # numbers of those that are closed and keep their rules
