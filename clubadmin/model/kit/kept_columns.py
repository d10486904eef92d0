"""The meaning of a column beside its type: its title, and its fate when a member goes.

A row class says it in the type of the column, `schema.meanings` reads it there. Every text has
one of these: a new one is not forgotten where somebody is erased, told of or merged.
"""

from dataclasses import dataclass
from enum import Enum, Flag
from typing import Annotated

from clubadmin.i18n import Message


class Erasing(Flag):
    """The effect on a text of erasing its member."""

    STAYS = 0
    WRITTEN = 1  # people wrote it: a name that stands in it is taken out, in every row
    EMPTIED = 2  # it is the member's: nothing is left of it in his rows


class Merging(Enum):
    """The effect of merging two members on a reference to the one who goes."""

    MOVES = "moves"  # it names the one that is kept
    JOINS = "joins"  # both may have such a row: `services.members.merging` says what comes of it
    NEVER = "never"  # no two of such rows are ever made one


Plain = Annotated[str, Erasing.STAYS]
"""A text in which nobody is named: a code, a moment, a name of the club's own."""
FreeText = Annotated[str, Erasing.WRITTEN]
"""What people wrote in words of their own."""
Personal = Annotated[str, Erasing.EMPTIED]
"""Of one person alone: an account, a street."""
PersonalText = Annotated[str, Erasing.WRITTEN | Erasing.EMPTIED]
"""Of one person, in words in which another may be named."""


@dataclass(frozen=True)
class Told:
    """A column that people fill in, as window, files and papers call it."""

    title: Message  # above it
    whole: Message | None = None  # the same in a sentence that refuses what is filled in
    heading: str = ""  # of its column in a file; "" where files have it otherwise
    others: str = ""  # headings of lists from outside that mean the same, with commas between
    longest: int = 80  # signs
    # whether it says by itself who it is, so that erasing looks for it elsewhere
    identifies: bool = False
    erasing: Erasing = Erasing.EMPTIED  # what erasing does with it

    @property
    def also(self) -> tuple[str, ...]:
        """The other headings, one by one."""
        return tuple(filter(None, self.others.split(", ")))
