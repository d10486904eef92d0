"""What a new contest begins with; for the thread of the file."""

from dataclasses import dataclass

from clubadmin.model.club.club import ClubSettings, RuleSetVersion
from clubadmin.services.club import club as clubs
from clubadmin.services.club import rulesets
from clubadmin.services.club.club import OpenClub
from clubadmin.services.seasons import competitions


@dataclass(frozen=True)
class Start:
    """What a new contest begins with."""

    club: ClubSettings
    rules: tuple[RuleSetVersion, ...]
    taken: frozenset[str]  # names of competitions, in small letters


def start(club: OpenClub) -> Start:
    """The club's settings, the rule sets there are, and which names are taken."""
    taken = frozenset(one.name.casefold() for one in competitions.competitions(club))
    return Start(clubs.settings(club), rulesets.rule_sets(club), taken)
