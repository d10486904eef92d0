"""What the contest's windows ask of the services, for the thread that owns the file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from clubadmin.domain.terms import Position
    from clubadmin.model.club.club import ClubSettings, RuleSetVersion
    from clubadmin.model.comparison.comparison import Crosstable
    from clubadmin.model.draw.knockout import Bracket
    from clubadmin.model.evenings.evening import Evening
    from clubadmin.model.seasons.season import Competition
    from clubadmin.services.club.club import OpenClub


@dataclass(frozen=True)
class Start:
    """What a new contest begins with."""

    club: ClubSettings
    rules: tuple[RuleSetVersion, ...]
    taken: frozenset[str]  # names of competitions, in small letters


def start(club: OpenClub) -> Start:
    """The club's settings, the rule sets there are, and which names are taken."""
    from clubadmin.services.club import club as clubs
    from clubadmin.services.club import rulesets
    from clubadmin.services.seasons import competitions

    taken = frozenset(one.name.casefold() for one in competitions.competitions(club))
    return Start(clubs.settings(club), rulesets.rule_sets(club), taken)


def make(club: OpenClub, wanted: Competition, day: date) -> Evening:
    """Make the contest and its evening in one step."""
    from clubadmin.services.seasons import competitions

    return competitions.add_contest(club, wanted, day)


def bracket(club: OpenClub, evening_id: int) -> Bracket:
    """The bracket of a knock-out."""
    from clubadmin.services.draw import knockout

    return knockout.bracket(club, evening_id)


def go_on(club: OpenClub, table_id: int, seats: Sequence[Position], reason: str) -> Bracket:
    """Keep who go on from a level table."""
    from clubadmin.services.draw import knockout

    return knockout.go_on(club, table_id, seats, reason)


def crosstables(club: OpenClub, evening_id: int) -> tuple[Crosstable, ...]:
    """Who made what against whom, for each group."""
    from clubadmin.services import comparison

    return comparison.crosstable(club, evening_id)
