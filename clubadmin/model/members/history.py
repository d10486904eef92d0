"""The changes of a member, each with its day, in words."""

from dataclasses import dataclass

from clubadmin.i18n import Message


@dataclass(frozen=True)
class MemberChange:
    """A step of the journal in which something of one member was written.

    Attributes:
        at: when: "2026-11-12 21:14:03".
        label: what the step was called.
        details: what was otherwise before it, a sentence for each thing.
    """

    at: str
    label: Message
    details: tuple[Message, ...] = ()
