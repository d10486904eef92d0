"""What the contest's windows ask of the services, for the thread that owns the file."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from clubadmin.services.club import OpenClub
    from clubadmin.services.views.club import ClubSettings, RuleSetVersion
    from clubadmin.services.views.evening import Evening
    from clubadmin.services.views.season import Competition


@dataclass(frozen=True)
class Start:
    """What a new contest begins with."""

    club: ClubSettings
    rules: tuple[RuleSetVersion, ...]
    taken: frozenset[str]  # names of competitions, in small letters


def start(club: OpenClub) -> Start:
    """The club's settings, the rule sets there are, and which names are taken."""
    from clubadmin.services import club as clubs
    from clubadmin.services import competitions, rulesets

    taken = frozenset(one.name.casefold() for one in competitions.competitions(club))
    return Start(clubs.settings(club), rulesets.rule_sets(club), taken)


def make(club: OpenClub, wanted: Competition, day: date) -> Evening:
    """Make the contest and its evening in one step."""
    from clubadmin.services import contests

    return contests.add_contest(club, wanted, day)
