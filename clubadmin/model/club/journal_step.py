"""How far the journal was when a paper was made, and how the club compares with that now."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from clubadmin.i18n import Cased, Message
from clubadmin.model.club.club import ChangedPlace


@dataclass(frozen=True)
class Step:
    """A change of the journal, as a paper names it: "stap 1.204 KXQM"."""

    number: int  # of the change, the newest one when the figures were read
    letters: str  # follow from its digest, and so from all that was written up to it


class Agreement(StrEnum):
    """How a paper compares with the club."""

    NOW = "now"  # nothing was written since
    HOLDS = "holds"  # nothing was changed that a result or a standing shows
    CHANGED = "changed"
    LATER = "later"  # the club has not come to this step
    OTHER = "other"  # other letters: the club did not go this way


@dataclass(frozen=True)
class PlaceChanged:
    """A place that was changed since a paper was made, and by how many changes."""

    place: ChangedPlace
    changes: int

    @property
    def told(self) -> Message:
        """The place as a line of its own."""
        return Message.joined(Cased(self.place.words))

    @property
    def detail(self) -> Message:
        """How often."""
        return Message.counted(
            "{n} wijziging na dat papier", "{n} wijzigingen na dat papier", self.changes
        )


@dataclass(frozen=True)
class Compared:
    """A paper beside the club as it is now."""

    step: Step  # that stands on the paper
    agreement: Agreement  # how the two compare
    told: Message  # the same in words, with when the paper was made or why it cannot be compared
    places: tuple[PlaceChanged, ...] = ()  # what was changed since, what was changed last first


@dataclass(frozen=True)
class Deed:
    """Something that was done, as the journal tells it."""

    number: int  # of its newest change
    label: Message  # what that did
    at: datetime  # when
    fixed: bool = False  # whether it cannot be undone
    undone: bool = False  # whether it was, and not done again
    changes: int = 1  # how many there are, where a sheet was typed in a row
