"""Facts for a new contest; for the thread of the file."""

from collections.abc import Mapping
from dataclasses import dataclass

from clubadmin.domain.draw.formats import FORMATS, Entrant
from clubadmin.model.club.club import ClubSettings, RuleSetVersion
from clubadmin.services.attendance import entry_lists
from clubadmin.services.club import club as clubs
from clubadmin.services.club import rulesets
from clubadmin.services.club.club import OpenClub
from clubadmin.services.seasons import competitions


@dataclass(frozen=True)
class Start:
    """The facts that a new contest begins with."""

    club: ClubSettings
    rules: tuple[RuleSetVersion, ...]
    taken: frozenset[str]  # names of competitions, in small letters
    there: Mapping[Entrant, int]  # how many can take part

    def most(self, form: str) -> int | None:
        """How many pairs the club can have in a contest of pairs; None: that is not known."""
        if FORMATS[form].entrant is not Entrant.PAIR:
            return None
        return max(self.there[Entrant.PAIR], self.there[Entrant.MEMBER] // 2) or None


def start(club: OpenClub) -> Start:
    """The club's settings, the rule sets there are, which names are taken, how many there are."""
    taken = frozenset(one.name.casefold() for one in competitions.competitions(club))
    return Start(
        clubs.settings(club), rulesets.rule_sets(club), taken, entry_lists.who_can_come(club)
    )
