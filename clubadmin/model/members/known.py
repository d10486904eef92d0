"""All that a club knows of somebody, each change of it, and its register of processing (AVG)."""

from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from clubadmin.i18n import Message
from clubadmin.model.members.particulars import Particulars

Value = str | int | date | Message


class Alikeness(StrEnum):
    """Why two may be one; the surest first."""

    BORN = "born"  # names that are alike, and the same birth date
    SAME = "same"  # the same name
    SPELLED = "spelled"  # a letter is another, or the parts of the name stand otherwise
    SHORTENED = "shortened"  # an initial, or half of a double name


@dataclass(frozen=True)
class Twice:
    """Two who may be the same person; `one` was there first."""

    one: Particulars
    other: Particulars
    why: Alikeness
    evenings: tuple[int, int] = (0, 0)  # on which each was


@dataclass(frozen=True)
class Difference:
    """A thing that two rows of one person say otherwise; "" where one of them says nothing.

    `theirs` tells that merging takes it over from the row that goes, unless it is chosen otherwise.
    """

    key: str
    title: Message | str
    kept: Value
    gone: Value
    theirs: bool = False


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


@dataclass(frozen=True)
class KnownColumn:
    """A column: how it is called in a file for programs, and on paper."""

    key: str
    head: Message
    right: bool = False


@dataclass(frozen=True)
class KnownPart:
    """The facts of one kind that are known; `key` is their name in a file for programs."""

    key: str
    title: Message
    columns: tuple[KnownColumn, ...]
    rows: tuple[tuple[Value, ...], ...]


@dataclass(frozen=True)
class Known:
    """The kinds of facts that are known of one member."""

    name: str
    parts: tuple[KnownPart, ...]
