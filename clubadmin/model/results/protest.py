"""Protests against a result, and how far the result is from being final."""

from dataclasses import dataclass
from enum import StrEnum


class ProtestState(StrEnum):
    """The outcome of a protest."""

    OPEN = "open"
    UPHELD = "upheld"
    REJECTED = "rejected"
    WITHDRAWN = "withdrawn"


@dataclass(frozen=True)
class ProtestDraft:
    """A protest as it is handed in."""

    text: str  # what it is about, in the words of who protests
    participant_id: int | None = None  # who protests; None where nobody in particular does
    table_id: int | None = None  # the table it is about; None for a protest in general
    # the number of the game, in comparison play that of its wallet; None for the whole sheet
    game: int | None = None


@dataclass(frozen=True)
class Protest:
    """A protest that was handed in."""

    id: int  # of the protest
    evening_id: int  # whose result it is against
    participant_id: int | None  # who protests; None: nobody in particular
    name: str  # of who protests, "" for nobody
    table_id: int | None  # the table it is about; None: in general
    round: int  # of that table; 0 in general
    table: int  # its number; 0 in general
    game: int | None  # as in the draft
    text: str  # as in the draft
    made_at: str  # when it was handed in: "2026-11-12 23:04:10", local time
    state: ProtestState  # what became of it
    ruling: str  # the reason that was given with that
    article: str  # what that rests on; "" where nothing is cited
    decided_by: str  # who decided
    decided_at: str  # when; "" while nobody did
    version: int  # of the row in the club file


class Stage(StrEnum):
    """How far a result is from being final."""

    GOING_ON = "going-on"  # not every sheet is signed, or not every round drawn
    PROVISIONAL = "provisional"  # a protest can be handed in still
    PROTESTED = "protested"  # the time is over, and a protest is open
    READY = "ready"  # nothing stands in the way of closing
    FINAL = "final"  # closed; `left` tells that a protest can come still


@dataclass(frozen=True)
class Finality:
    """How far the result of an evening is from being final."""

    evening_id: int  # whose result
    stage: Stage  # how far
    # when the last sheet was signed, local time; "" while it goes on or is not known
    ended_at: str = ""
    # when the time for protests is over ("2026-11-12 23:19:00", local time); "" where none runs or
    # ran, and after it for what is closed
    until: str = ""
    left: int = 0  # seconds until then, 0 when it is over
    minutes: int = 15  # how long the time for protests is
    open: int = 0  # how many protests nobody decided on yet
    made: int = 0  # how many were handed in and not withdrawn
