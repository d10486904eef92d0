"""What the screen asks of the services, for the thread that owns the file.

The services load the database, which must not hold up the first paint: imports stay inside.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from clubadmin.model.club.club import ClubSettings
    from clubadmin.model.evenings.evening import Evening
    from clubadmin.model.results.result import EveningResult
    from clubadmin.model.results.screen import ScreenFacts
    from clubadmin.services.club.club import OpenClub


@dataclass(frozen=True)
class Shown:
    """What may be shown of an evening, and of which club file it is."""

    facts: "ScreenFacts"
    uid: str
    mark: object  # another one as soon as the facts are others


@dataclass(frozen=True)
class Announced:
    """What the announcer's sheet is made from."""

    club: "ClubSettings"
    result: "EveningResult"


def shown(club: "OpenClub", evening_id: int) -> Shown:
    """What the hall may see of an evening."""
    from clubadmin.services.hall import screen

    return Shown(screen.facts(club, evening_id), club.uid, screen.mark(club, evening_id))


def shown_since(club: "OpenClub", evening_id: int, mark: object) -> Shown | None:
    """What the hall may see now; None when that is what it was."""
    from clubadmin.services.hall import screen

    return None if screen.mark(club, evening_id) == mark else shown(club, evening_id)


def hide_from(club: "OpenClub", evening_id: int, first: int | None) -> "Evening":
    """Keep the standings to ourselves from a round on."""
    from clubadmin.services.hall import screen

    return screen.hide_from(club, evening_id, first)


def announced(club: "OpenClub", evening_id: int) -> Announced:
    """The result of an evening, to be read aloud."""
    from clubadmin.services.club import club as clubs
    from clubadmin.services.results import closing

    return Announced(clubs.settings(club), closing.result(club, evening_id))
