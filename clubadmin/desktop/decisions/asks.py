"""What decisions ask of the services, for the thread that owns the file.

The services load the database, which must not hold up the first paint: imports stay inside.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from clubadmin.model.sheets.decision import Decision, DecisionDraft

if TYPE_CHECKING:
    from clubadmin.domain.rules.rules import RuleSet
    from clubadmin.model.club.club import ClubSettings, Saved
    from clubadmin.model.evenings.evening import Evening
    from clubadmin.services.club.club import OpenClub


@dataclass(frozen=True)
class Listed:
    """The decisions of an evening, with the evening they belong to."""

    evening: "Evening"
    decisions: tuple[Decision, ...]


@dataclass(frozen=True)
class PaperFacts:
    """What a paper about a game needs besides the decision itself."""

    club: "ClubSettings"
    evening: "Evening"
    rules: "RuleSet"


def decide(club: "OpenClub", table_id: int, game: int, draft: DecisionDraft) -> "Saved":
    """Keep a decision, and the row that follows from it."""
    from clubadmin.services.sheets import decisions

    return decisions.decide(club, table_id, game, draft)


def withdraw(club: "OpenClub", decision: Decision) -> "Saved":
    """Take a decision back; one about a row takes its row back with it."""
    from clubadmin.services import comparison
    from clubadmin.services.sheets import decisions

    if decision.matchpoints:
        return comparison.withdraw(club, decision.id)
    return decisions.withdraw(club, decision.id)


def games_at(club: "OpenClub", table_id: int) -> frozenset[int]:
    """The games of a table about which something was decided."""
    from clubadmin.services.sheets import decisions

    return frozenset(one.game for one in decisions.decisions_at(club, table_id))


def earlier(club: "OpenClub", table_id: int, game: int) -> Decision | None:
    """What was decided last about a game."""
    from clubadmin.services.sheets import decisions

    made = [one for one in decisions.decisions_at(club, table_id) if one.game == game]
    return made[-1] if made else None


def listed(club: "OpenClub", evening_id: int) -> Listed:
    """Everything that was decided on an evening."""
    from clubadmin.services.evenings import evenings
    from clubadmin.services.sheets import decisions

    return Listed(evenings.evening(club, evening_id), decisions.decisions(club, evening_id))


def paper_facts(club: "OpenClub", evening_id: int, table_id: int) -> PaperFacts:
    """For the paper of a game at a table."""
    from clubadmin.services.club import club as clubs
    from clubadmin.services.evenings import evenings
    from clubadmin.services.sheets import sheets

    rules = sheets.sheet(club, table_id).rules
    return PaperFacts(clubs.settings(club), evenings.evening(club, evening_id), rules)


def settings(club: "OpenClub") -> "ClubSettings":
    """What a paper says about the club."""
    from clubadmin.services.club import club as clubs

    return clubs.settings(club)
