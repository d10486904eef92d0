"""What protests ask of the services, for the thread that owns the file.

The services load the database, which must not hold up the first paint: imports stay inside.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from clubadmin.model.club.club import ClubSettings, Saved
    from clubadmin.model.evenings.evening import Evening
    from clubadmin.model.results.protest import Finality, Protest, ProtestDraft
    from clubadmin.model.sheets.sheet import Scoresheet
    from clubadmin.services.club.club import OpenClub


@dataclass(frozen=True)
class Listed:
    """The protests of an evening, with the evening they belong to."""

    evening: "Evening"
    protests: "tuple[Protest, ...]"
    finality: "Finality"


@dataclass(frozen=True)
class Ruling:
    """What was decided on a protest."""

    upheld: bool
    text: str
    article: str
    by: str


def listed(club: "OpenClub", evening_id: int) -> Listed:
    """Every protest of an evening, and how far its result is from being final."""
    from clubadmin.services.evenings import evenings
    from clubadmin.services.hall import protests

    return Listed(
        evenings.evening(club, evening_id),
        protests.protests(club, evening_id),
        protests.finality(club, evening_id),
    )


def hand_in(club: "OpenClub", evening_id: int, draft: "ProtestDraft") -> "Saved":
    """Keep a protest."""
    from clubadmin.services.hall import protests

    return protests.hand_in(club, evening_id, draft)


def decide(club: "OpenClub", protest_id: int, ruling: Ruling) -> "Saved":
    """Uphold or reject it."""
    from clubadmin.services.hall import protests

    return protests.decide(
        club,
        protest_id,
        upheld=ruling.upheld,
        ruling=ruling.text,
        article=ruling.article,
        decided_by=ruling.by,
    )


def withdraw(club: "OpenClub", protest_id: int) -> "Saved":
    """Who protested thinks better of it."""
    from clubadmin.services.hall import protests

    return protests.withdraw(club, protest_id)


def sheet(club: "OpenClub", table_id: int) -> "Scoresheet":
    """The sheet that a protest is about."""
    from clubadmin.services.sheets import sheets

    return sheets.sheet(club, table_id)


def settings(club: "OpenClub") -> "ClubSettings":
    """What a paper says about the club."""
    from clubadmin.services.club import club as clubs

    return clubs.settings(club)
