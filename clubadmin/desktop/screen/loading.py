"""What the hall may see; for the thread of the file."""

from dataclasses import dataclass

from clubadmin.model.club.club import ClubSettings
from clubadmin.model.results.result import EveningResult
from clubadmin.model.results.screen import ScreenFacts
from clubadmin.services.club import club as clubs
from clubadmin.services.club.club import OpenClub
from clubadmin.services.hall import screen
from clubadmin.services.results import closing


@dataclass(frozen=True)
class Shown:
    """What may be shown of an evening, and of which club file it is."""

    facts: ScreenFacts
    uid: str
    mark: object  # another one as soon as the facts are others


@dataclass(frozen=True)
class Announced:
    """What the announcer's sheet is made from."""

    club: ClubSettings
    result: EveningResult


def shown(club: OpenClub, evening_id: int) -> Shown:
    """What the hall may see of an evening."""
    return Shown(screen.facts(club, evening_id), club.uid, screen.mark(club, evening_id))


def shown_since(club: OpenClub, evening_id: int, mark: object) -> Shown | None:
    """What the hall may see now; None when that is what it was."""
    return None if screen.mark(club, evening_id) == mark else shown(club, evening_id)


def announced(club: OpenClub, evening_id: int) -> Announced:
    """The result of an evening, to be read aloud."""
    return Announced(clubs.settings(club), closing.result(club, evening_id))
