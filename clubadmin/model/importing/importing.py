"""A list of earlier years on its way into the club: what it holds, what it means, what is asked.

Everything counts from 0 as the file stands: sheets, rows and columns. The windows say it as a
spreadsheet does, with rows from 1 and columns by letter.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date

from clubadmin.i18n import Message, Value

NAMES = ("name", "first", "infix", "last", "partner")
FIGURES = ("points", "roem", "total", "pits", "fine")
ABOUT = ("season", "competition", "evening", "date", "round")
HELD = ("sum", "average", "place", "dropped", "given")
KINDS = ("", *NAMES, "for", *FIGURES, *ABOUT, "running", *HELD)
"""Kinds of columns; "" is not used. `for` is the pair for which two played, `total` is points and
roem together, `running` what was made up to and with an evening. `HELD` is only held against the
evenings: `sum` what those of a row are together, `average` and `place` what follows from it;
`dropped` and `given` name evenings that do not count, or of which the points were given for
absence."""


@dataclass(frozen=True)
class Merged:
    """Cells that a spreadsheet made into one; only the first holds what is written."""

    top: int
    left: int
    bottom: int
    right: int


@dataclass(frozen=True)
class SheetText:
    """A sheet of a file as text."""

    name: str
    rows: tuple[tuple[str, ...], ...]
    formulas: frozenset[tuple[int, int]] = frozenset()  # cells that are worked out
    merged: tuple[Merged, ...] = ()
    hidden: frozenset[int] = frozenset()  # rows that do not show

    @property
    def columns(self) -> int:
        """How wide the widest row is."""
        return max(map(len, self.rows), default=0)

    def cell(self, row: int, column: int) -> str:
        """The text of a cell, "" where there is none."""
        cells = self.rows[row] if 0 <= row < len(self.rows) else ()
        return cells[column] if 0 <= column < len(cells) else ""


@dataclass(frozen=True)
class Book:
    """A file that was read: a CSV has one sheet."""

    file: str  # its name without the folder
    sheets: tuple[SheetText, ...]
    digest: str = ""  # tells whether the same file is opened again


@dataclass(frozen=True)
class Role:
    """The meaning of a column; a figure may be of an evening or a round that its header names."""

    kind: str = ""  # one of `KINDS`
    evening: int | None = None
    round: int | None = None


@dataclass(frozen=True)
class Layout:
    """How a sheet is to be read."""

    header: int  # the last row above the data; -1: there is none
    roles: tuple[Role, ...]
    above: int = 0  # rows above `header` that are part of the header as well
    fixed: bool = False  # in the columns of our own export: what stands there is meant so


@dataclass(frozen=True)
class Given:
    """The facts that the list itself does not tell."""

    season: str = ""
    competition: str = ""
    evening: int | None = None
    day: date | None = None


@dataclass(frozen=True)
class Answer:
    """The decision about a doubt: one of its choices, and what was typed with it."""

    choice: str
    value: str = ""


@dataclass(frozen=True)
class Draft:
    """A file with all that was said about it; nothing of it is in the club."""

    book: Book
    sheets: tuple[int, ...]  # which of them are read, all in the same way
    layout: Layout
    given: Given = Given()
    answers: Mapping[str, Answer] = field(default_factory=dict)  # by the key of the doubt
    former: bool = False  # who is new here played once, and is not in the list of today
    without: bool = False  # a row of which something is not decided stays out

    def answered(self, answers: Mapping[str, Answer | None]) -> "Draft":
        """The draft with these answers as well; None asks again, also what was known before."""
        given = {key: one or Answer("") for key, one in answers.items()}
        return replace(self, answers={**self.answers, **given})


@dataclass(frozen=True)
class Spot:
    """A cell, or with column -1 a whole row."""

    sheet: int
    row: int
    column: int = -1


@dataclass(frozen=True)
class Choice:
    """A way to settle a doubt."""

    code: str  # what is done: "take", "leave", "correct", "member", "new", "same", ...
    # what goes with it, such as the id of a member; where `typed`, what is proposed
    value: str = ""
    label: Message | str = ""  # what the value is for people, such as the name of that member
    typed: str = ""  # something can be typed: "number", "date", "name" or "text"; "" nothing

    @property
    def key(self) -> str:
        """The key by which an answer names the choice."""
        return self.code if self.typed or not self.value else f"{self.code}:{self.value}"


@dataclass(frozen=True)
class Doubt:
    """Something that is decided by people."""

    key: str  # the same each time the list is looked at
    kind: str  # as `services.importing.wording` has its sentence
    values: tuple[Value, ...]  # what goes into that sentence, in order
    spots: tuple[Spot, ...]  # where it is
    choices: tuple[Choice, ...]  # how it can be settled
    proposed: int = -1  # the choice that Enter takes; -1 where none is safe
    answer: Answer | None = None  # what was decided; None: it is open
    wrong: str = ""  # why the answer does not settle it, as a code; "" it does

    @property
    def open(self) -> bool:
        """Whether it still stands in the way."""
        return self.answer is None or bool(self.wrong)

    @property
    def chosen(self) -> Choice | None:
        """The choice that was made, if any."""
        if self.answer is None:
            return None
        return next((one for one in self.choices if one.key == self.answer.choice), None)


@dataclass(frozen=True)
class Coming:
    """An evening as it would come into the club."""

    season: str
    competition: str
    number: int
    date: date | None  # None as long as it is not known
    entrants: int
    depth: str  # "evening" | "round" | "opening", which is of all up to `number`
    pairs: bool
    best: tuple[str, int]  # name and total
    lowest: int
    total: int  # of all together, so that it can be held beside the paper
    replaces: bool = False  # the one that is there
    joins: bool = False  # the results come to the evening that is there


@dataclass(frozen=True)
class Look:
    """The contents of a draft, and the doubts that must be decided first."""

    doubts: tuple[Doubt, ...] = ()
    # what is not known yet, as codes: "name", "points", "season", "competition", "evening"; as long
    # as there is one, nothing else is looked at
    missing: tuple[str, ...] = ()
    evenings: tuple[Coming, ...] = ()
    new_members: tuple[str, ...] = ()
    known_members: int = 0
    results: int = 0
    # rows that are not used, by the reason: "blank", "header", "totals", "section", "chosen"
    left: tuple[tuple[str, int], ...] = ()
    seasons: tuple[str, ...] = ()  # names of seasons that are new or that become longer
    # under which the totals of the list come out, as a rule of standings is written; "" where it
    # has none, or none fits
    rule: str = ""
    rows: str = "people"  # what each row is: "people" or "pairs"
    roles: tuple[Role, ...] = ()  # the columns as they were read
    openings: tuple[Coming, ...] = ()  # stands of the first evenings together
    # rows that stay out, because something about them is not decided
    rest: frozenset[Spot] = frozenset()
    headings: frozenset[Spot] = frozenset()  # rows that say of which evening the rows below are
    rows_left: tuple[tuple[str, Spot], ...] = ()  # rows not used, each with its reason

    @property
    def open(self) -> int:
        """How many doubts stand in the way."""
        return sum(one.open for one in self.doubts)

    @property
    def ready(self) -> bool:
        """Whether it can be taken into the club."""
        return not self.missing and not self.open and bool(self.evenings or self.openings)


@dataclass(frozen=True)
class Said:
    """An answer from outside: to the question at a place, or to one of a code."""

    row: int | None
    column: int | None
    choice: str
    code: str = ""
