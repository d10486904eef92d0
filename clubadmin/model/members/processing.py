"""The club's register of processing, as the law asks it (AVG, art. 30)."""

from dataclasses import dataclass

from clubadmin.i18n import Message


@dataclass(frozen=True)
class Processing:
    """A purpose of processing, and all that belongs to it.

    Attributes:
        purpose: what it is for (AVG, art. 30(1)(b)).
        people: whose it is (art. 30(1)(c)).
        data: what is kept of them (art. 30(1)(c)).
        ground: why that may be (art. 6(1)).
        seen_by: who gets to see it (art. 30(1)(d)).
        kept: for how long (art. 30(1)(f)).
    """

    purpose: Message
    people: Message
    data: Message
    ground: Message
    seen_by: Message
    kept: Message
