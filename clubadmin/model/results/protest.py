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
    """A protest as it is handed in.

    Attributes:
        text: what it is about, in the words of who protests.
        participant_id: who protests; None where nobody in particular does.
        table_id: the table it is about; None for a protest in general.
        game: the number of the game, in comparison play that of its wallet; None for the whole
            sheet.
    """

    text: str
    participant_id: int | None = None
    table_id: int | None = None
    game: int | None = None


@dataclass(frozen=True)
class Protest:
    """A protest that was handed in.

    Attributes:
        id: of the protest.
        evening_id: whose result it is against.
        participant_id: who protests; None: nobody in particular.
        name: of who protests, "" for nobody.
        table_id: the table it is about; None: in general.
        round: of that table; 0 in general.
        table: its number; 0 in general.
        game: as in the draft.
        text: as in the draft.
        made_at: when it was handed in: "2026-11-12 23:04:10", local time.
        state: what became of it.
        ruling: the reason that was given with that.
        article: what that rests on; "" where nothing is cited.
        decided_by: who decided.
        decided_at: when; "" while nobody did.
        version: of the row in the club file.
    """

    id: int
    evening_id: int
    participant_id: int | None
    name: str
    table_id: int | None
    round: int
    table: int
    game: int | None
    text: str
    made_at: str
    state: ProtestState
    ruling: str
    article: str
    decided_by: str
    decided_at: str
    version: int


class Stage(StrEnum):
    """How far a result is from being final."""

    GOING_ON = "going-on"  # not every sheet is signed, or not every round drawn
    PROVISIONAL = "provisional"  # a protest can be handed in still
    PROTESTED = "protested"  # the time is over, and a protest is open
    READY = "ready"  # nothing stands in the way of closing
    FINAL = "final"  # closed; `left` tells that a protest can come still


@dataclass(frozen=True)
class Finality:
    """How far the result of an evening is from being final.

    Attributes:
        evening_id: whose result.
        stage: how far.
        ended_at: when the last sheet was signed, local time; "" while it goes on or is not known.
        until: when the time for protests is over ("2026-11-12 23:19:00", local time); "" where
            none runs or ran, and after it for what is closed.
        left: seconds until then, 0 when it is over.
        minutes: how long the time for protests is.
        open: how many protests nobody decided on yet.
        made: how many were handed in and not withdrawn.
    """

    evening_id: int
    stage: Stage
    ended_at: str = ""
    until: str = ""
    left: int = 0
    minutes: int = 15
    open: int = 0
    made: int = 0
