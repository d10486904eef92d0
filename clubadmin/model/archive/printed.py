"""A page of the archive as it goes to paper: what was read on the screen, in its language."""

from dataclasses import dataclass

from clubadmin.model.kit.chart import Chart


@dataclass(frozen=True)
class PrintedColumn:
    """A column: its head, and whether it is set to the right."""

    head: str
    right: bool = False


@dataclass(frozen=True)
class PrintedTable:
    """A list with a title; `note` stands below it."""

    title: str
    columns: tuple[PrintedColumn, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""


@dataclass(frozen=True)
class PrintedFacts:
    """Figures with what they are."""

    facts: tuple[tuple[str, str], ...]  # what, how much


Block = PrintedTable | PrintedFacts | Chart


@dataclass(frozen=True)
class PrintedPage:
    """A title, a line of what it is about, and what stands below that."""

    title: str
    about: str
    blocks: tuple[Block, ...]
