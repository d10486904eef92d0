"""A list of people on its way into the club: what each row is, and what is asked of it.

Everything counts from 0 as the file stands; windows and commands say it from 1.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

from clubadmin.domain.names import NAME_PARTS
from clubadmin.i18n import Message
from clubadmin.model.importing.importing import Book

NEW, KNOWN, QUESTION, LEFT_OUT = "new", "known", "question", "left_out"
LEAVE = "leave-out"
PARTLY = "partly"  # what is answered about years and months alone: "note", or nothing for a day


@dataclass(frozen=True)
class PeopleDraft:
    """A list with all that was said about it; nothing of it is in the club."""

    book: Book  # the file
    # by what they are about: "sheet", "head", "column:C", "row:R", "cell:R:C", or the key of a
    # question
    answers: Mapping[str, str] = field(default_factory=dict)

    def answered(self, answers: Mapping[str, str]) -> "PeopleDraft":
        """With these answers as well; "" takes one back."""
        every = {**self.answers, **answers}
        return replace(self, answers={key: one for key, one in every.items() if one})


@dataclass(frozen=True)
class EntriesDraft(PeopleDraft):
    """A list of those who take part in an evening."""

    evening_id: int = 0  # the evening
    pairs: bool = False  # whether two play together, so that a row has two names


class ListReader(Protocol):
    """Reads a list of something else than people, by the same steps."""

    def roles(self) -> Mapping[str, Message]:
        """The fields that a column can hold, with their titles."""
        ...

    def look(self, draft: PeopleDraft) -> "PeopleLook":
        """Look at what the list holds, and at every question."""
        ...


@dataclass(frozen=True)
class OtherDraft(PeopleDraft):
    """A list of something else than people, that goes to who asked for it."""

    title: str = ""  # of its window
    needed: str = ""  # asked while the columns that it cannot do without are not known
    reader: ListReader | None = None  # of the list
    taken: Callable[[PeopleDraft], None] | None = None  # called with what was said


@dataclass(frozen=True)
class ListColumn:
    """A column of the list: what stands above it, what it was taken for, and why it is not used."""

    head: str
    role: str  # a field, or `LEFT_OUT`
    why: Message | None = None


@dataclass(frozen=True)
class ListQuestion:
    """Something that people decide."""

    key: str  # the same each time the list is looked at
    code: str  # what is doubtful: "date", "which", "name", "twice", "hidden" or "cells"
    row: int  # of the sheet; -1 for the list as a whole
    column: int  # of the sheet; -1 for a whole row
    message: Message  # the question
    # what can be answered, with what it means; something else may be typed as well where the cell
    # could hold it
    choices: Sequence[tuple[str, Message | str]] = ()
    wrong: bool = False  # an answer was given that cannot be followed


@dataclass(frozen=True)
class ListedPerson:
    """A person of a list, as he is in the club."""

    row: int  # of the sheet
    state: str  # `NEW`, `KNOWN`, `QUESTION` or `LEFT_OUT`
    values: Mapping[str, str]  # what the list says of him, by field
    why: Message | None = None  # of what is left out, or odd
    member_id: int = 0  # who he is in the club; 0 for nobody yet
    # what the club has where it becomes something else, by field
    before: Mapping[str, str] = field(default_factory=dict)
    double: bool = False  # whether he is left out since he stands in the list before
    partner: "ListedPerson | None" = None  # with whom he plays, in a list of entries of pairs

    @property
    def changed(self) -> bool:
        """Whether he is known, and something of him becomes other."""
        return self.state == KNOWN and bool(self.before)

    @property
    def alone(self) -> str:
        """The name, first name first, without that of a partner."""
        parts = (self.values.get(one) for one in NAME_PARTS)
        return " ".join(part for part in parts if part)

    @property
    def name(self) -> str:
        """First name first; of a pair both."""
        return f"{self.alone} – {self.partner.alone}" if self.partner else self.alone


@dataclass(frozen=True)
class PeopleLook:
    """The contents of a draft, with the questions to be decided."""

    sheet: int  # which of the book is read
    head: int  # the row of the headings; -1 where there is none
    columns: tuple[ListColumn, ...]  # of the sheet
    people: tuple[ListedPerson, ...] = ()  # each row below the headings that holds anything
    questions: tuple[ListQuestion, ...] = ()  # what is open
    more: bool = False  # whether the list tells more than names, numbers and addresses of mail
    # whether they come to an evening, where members that are known come as well
    entries: bool = False

    @property
    def named(self) -> bool:
        """Whether a column holds the names; else nothing else is looked at."""
        return any(one.role in ("name", "last_name") for one in self.columns)

    def count(self, state: str) -> int:
        """How many people are so."""
        return sum(one.state == state for one in self.people)

    @property
    def partly(self) -> int:
        """The number of people who are told to be members since a year or a month."""
        told = [one.values.get("joined", "") for one in self.people if one.state != LEFT_OUT]
        return sum(len(one) in (4, 7) for one in told)

    @property
    def coming(self) -> tuple[ListedPerson, ...]:
        """The people who are new, or known with something other; of entries all who can come."""
        wanted = (NEW, KNOWN) if self.entries else (NEW,)
        return tuple(one for one in self.people if one.state in wanted or one.changed)
