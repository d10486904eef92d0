"""All that a club knows of somebody, for whoever asks for it (AVG, art. 15 and 20)."""

from dataclasses import dataclass
from datetime import date

from clubadmin.i18n import Message

Value = str | int | date | Message


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
