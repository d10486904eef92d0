"""The outcome of an import, or of trying one."""

from dataclasses import dataclass

from clubadmin.i18n import Message


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

    kind: str  # "members" | "results" | "games"
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
