"""Two rows that may be of one person, and what making one of them does."""

from dataclasses import dataclass
from enum import StrEnum

from clubadmin.model.members.particulars import Particulars


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
