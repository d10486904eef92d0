"""The card of one person: what is kept of him, agreed, owed and played, to be read at once."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date

from clubadmin.model.members.consent import Purpose
from clubadmin.model.members.particulars import OwnField, Particulars


@dataclass(frozen=True)
class Card:
    """Everything of one person, or of somebody new.

    Attributes:
        kept: his name and particulars.
        fields: that the club named itself.
        agreed: his answer to each purpose that he was asked about.
        owed: cents that are still open over all seasons; below nothing where he paid too much.
        evenings: on how many he was.
        last: the last of these; None: never.
        free: the first number that no member has; "" where nobody is numbered.
        kinds: of membership, in the newest season that has any.
    """

    kept: Particulars
    fields: tuple[OwnField, ...] = ()
    agreed: Mapping[Purpose, bool] = field(default_factory=dict)
    owed: int = 0
    evenings: int = 0
    last: date | None = None
    free: str = ""
    kinds: tuple[str, ...] = ()


@dataclass(frozen=True)
class Billed:
    """The kind of membership of somebody, and the cents that are open over all seasons."""

    kind: str = ""
    owed: int = 0
