"""The protests of an evening with what belongs to them; for the thread of the file."""

from dataclasses import dataclass

from clubadmin.model.club.club import Saved
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.results.protest import Finality, Protest
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import evenings
from clubadmin.services.hall import protests


@dataclass(frozen=True)
class Listed:
    """The protests of an evening, with the evening they belong to."""

    evening: Evening
    protests: tuple[Protest, ...]
    finality: Finality


@dataclass(frozen=True)
class Ruling:
    """What was decided on a protest."""

    upheld: bool
    text: str
    article: str
    by: str


def listed(club: OpenClub, evening_id: int) -> Listed:
    """Every protest of an evening, and how far its result is from being final."""
    return Listed(
        evenings.evening(club, evening_id),
        protests.protests(club, evening_id),
        protests.finality(club, evening_id),
    )


def decide(club: OpenClub, protest_id: int, ruling: Ruling) -> Saved:
    """Uphold or reject it."""
    return protests.decide(
        club,
        protest_id,
        upheld=ruling.upheld,
        ruling=ruling.text,
        article=ruling.article,
        decided_by=ruling.by,
    )
