"""Decisions with the evening and the sheet they belong to; for the thread of the file."""

from dataclasses import dataclass

from clubadmin.domain.rules.rules import RuleSet
from clubadmin.model.club.club import Saved
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.evenings.sanction import Sanction
from clubadmin.model.sheets.decision import Decision
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison import deciding
from clubadmin.services.evenings import evenings
from clubadmin.services.sheets import decisions, sanctions, sheets


@dataclass(frozen=True)
class Listed:
    """The decisions of an evening, with the evening they belong to."""

    evening: Evening
    decisions: tuple[Decision, ...]


@dataclass(frozen=True)
class PaperFacts:
    """The facts for a paper about a game, besides the decision itself."""

    evening: Evening
    rules: RuleSet


def withdraw(club: OpenClub, decision: Decision | Sanction) -> Saved:
    """Take a decision back; one about a row takes its row back with it."""
    if isinstance(decision, Sanction):
        return sanctions.withdraw(club, decision.id)
    if decision.matchpoints:
        return deciding.withdraw(club, decision.id)
    return decisions.withdraw(club, decision.id)


def earlier(club: OpenClub, table_id: int, game: int) -> Decision | None:
    """Find the last decision about a game."""
    made = [one for one in decisions.decisions_at(club, table_id) if one.game == game]
    return made[-1] if made else None


def listed(club: OpenClub, evening_id: int) -> Listed:
    """Everything that was decided on an evening."""
    return Listed(evenings.evening(club, evening_id), decisions.decisions(club, evening_id))


def paper_facts(club: OpenClub, evening_id: int, table_id: int) -> PaperFacts:
    """Load the facts for the paper of a game at a table."""
    rules = sheets.sheet(club, table_id).rules
    return PaperFacts(evenings.evening(club, evening_id), rules)
