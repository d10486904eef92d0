"""The club, its rule sets, its files and their health, and the outcome of an import."""

from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path

from clubadmin import ADDRESS
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.i18n import Message
from clubadmin.model.club.colours import ACCENT


@dataclass(frozen=True)
class ImportProblem:
    """Something in a file that stands in the way, or is only odd."""

    row: int  # as a spreadsheet counts: the header is row 1
    column: str  # as the header names it; empty when the whole row is meant
    sentence: Message

    @property
    def message(self) -> Message:
        """The place of the problem in the file, and what is wrong there."""
        if not self.column:
            return Message("Rij {row}: {sentence}", row=self.row, sentence=self.sentence)
        return Message(
            "Rij {row}, kolom {column}: {sentence}",
            row=self.row,
            column=self.column,
            sentence=self.sentence,
        )

    def __str__(self) -> str:
        return str(self.message)


@dataclass(frozen=True)
class ImportPreview:
    """The contents of a file and its problems; nothing is imported until these are gone."""

    kind: str  # "games"
    rows: int
    problems: tuple[ImportProblem, ...] = ()
    new_members: int = 0
    known_members: int = 0
    evenings: int = 0
    games: int = 0
    remarks: tuple[ImportProblem, ...] = ()  # what is odd, and can be taken all the same
    asks: bool = False  # and of something among that somebody says first that it is meant

    @property
    def ok(self) -> bool:
        """Whether it can be imported as it is."""
        return not self.problems


def where_newer() -> Message:
    """Fits behind "kijk" and "haal": the address, or in words where there is none."""
    if ADDRESS:
        return Message("op {address}", address=ADDRESS)
    return Message("waar u het programma vandaan hebt")


@dataclass(frozen=True)
class ClubSettings:
    """The settings that a club gives once; competitions start from these."""

    name: str
    place: str = ""
    rule_set: str = "nku"
    games: int = 16  # a boompje
    rounds: int = 3
    odd_players: str = "sits-out"  # or "three"
    sit_out_points: str = "average"  # or "none", "half", "lowest", "own-average", "fixed:1600"
    accent: str = ACCENT
    logo: str = ""  # a PNG or JPEG in base64; empty: papers have a clover
    version: int = 1


@dataclass(frozen=True)
class RuleSetVersion:
    """A version of a rule set as the club keeps it."""

    id: int
    name: str
    title: str
    valid_from: date
    own: bool
    toml: str


@dataclass(frozen=True)
class UndoState:
    """The steps that Ctrl+Z and Ctrl+Y would take; None where there is nothing.

    `passed` was done since, not on the sheet in view, so that Ctrl+Z there leaves it as it is.
    """

    undo: Message | None = None
    redo: Message | None = None
    passed: Message | None = None


@dataclass(frozen=True)
class ChangedPlace:
    """The place in the window where a change is to be seen."""

    kind: str  # "sheet", "evening", "evenings", "member-edit", "members" or "club-part"
    words: Message  # the place as a secretary calls it
    id: int = 0  # of the evening or the member, or which part of the club
    step: str = ""  # of an evening: "people", "draw", "sheets", "result", "" for the evening itself
    table_id: int = 0  # of a sheet
    game: int | None = None  # the first game on it that was changed; None for none
    # of a sheet its evening: what is left to say where the sheet is named already
    around: Message | None = None


@dataclass(frozen=True)
class Doubt:
    """Something in the club that cannot be right."""

    told: Message  # a sentence about it
    place: ChangedPlace | None = None  # where it can be put right; None where it cannot by typing
    harms: bool = False  # figures may follow from it


@dataclass(frozen=True)
class Saved:
    """The notice after every change, once it is true; `place` after an undo or a redo.

    `passed` was done later than what an undo took back, and stays.
    """

    at: str  # "2026-11-12 22:14:03", local time; "" for none
    label: Message
    place: ChangedPlace | None = None
    passed: Message | None = None


@dataclass(frozen=True)
class Health:
    """The outcome of a check of the whole file."""

    ok: bool
    problems: tuple[Message, ...]
    sheets: int
    games: int
    members: int


@dataclass(frozen=True)
class CopyElsewhere:
    """The last copy on another medium than the one the club lies on, and its age."""

    copied: datetime | None  # local; None: never, as far as the program knows
    where: str  # the folder
    days: int | None  # since then; None: never, or the clock of now is before it
    due: bool  # time for another


@dataclass(frozen=True)
class Mended:
    """The outcome of mending a damaged club."""

    file: Path  # the club
    kept: Path | None = None  # where it is kept as it was; None when nothing was written
    # a sentence for each thing, with what was there and what is there now
    put_right: tuple[Message, ...] = ()
    # a sentence for each thing that nothing proves, and that is as it was
    left: tuple[Message, ...] = ()


@dataclass(frozen=True)
class Newer:
    """Everything in a club that a copy of it lacks: it is gone once that copy is put back."""

    steps: int  # the changes that were made since
    evenings: tuple[date, ...]  # the days of the evenings that came since, in their order
    sheets: int  # the sheets that came since
    members: int  # the members and guests that came since


@dataclass(frozen=True)
class PlayedBy:
    """A competition that goes on, and the title of the rules it is played by."""

    competition: str
    season: str
    rules: str


@dataclass(frozen=True)
class HeldBy:
    """A function in the club, who has it, and how he is reached; "" where that is not known."""

    office: str
    name: str
    phone: str = ""


@dataclass(frozen=True)
class Handover:
    """The places of all files, and the rules and offices in force."""

    club: ClubSettings
    file: Path  # the club
    copies: Path  # the folder with the copies that are made by themselves
    elsewhere: CopyElsewhere  # the last copy on another medium
    # the competitions of the seasons that go on, or else of the last one
    played: tuple[PlayedBy, ...] = ()
    rules: tuple[RuleSet, ...] = ()  # each rule set that these are played by, once
    # the functions that somebody has now, as they are kept with the members
    offices: tuple[HeldBy, ...] = ()
