"""The codes by which phones and a second desk come in, and people meant by letters at its door."""

from dataclasses import dataclass
from enum import StrEnum

from clubadmin.model.evenings.evening import Participant
from clubadmin.model.members.member import Member, Pair, Team


@dataclass(frozen=True)
class AtTheDoor:
    """The people whom a few typed letters may mean."""

    there: tuple[Participant, ...]  # who is there already
    may_come: tuple[Member | Pair | Team, ...]  # who may still come, the likeliest first
    guest: str  # what a guest of that name is called; "" where what was typed is no name
    # the pairs that are new by two names, in each way in which these may be meant
    pairs: tuple[Pair, ...] = ()


class Opens(StrEnum):
    """The page that a code opens."""

    TABLE = "table"
    WALL = "wall"
    DESK = "desk"


@dataclass(frozen=True)
class Door:
    """The page and place that a code opens."""

    opens: Opens  # which kind
    evening_id: int  # of the evening it is good for
    table: int = 0  # the number of the table; 0 for the wall and the desk
    round: int = 0  # of the sheet; 0 for a card, which opens the round in play at that table


@dataclass(frozen=True)
class TableCode:
    """A code of a table in a round, or with `round` 0 of its card: good for all rounds."""

    table: int
    round: int
    code: str


@dataclass(frozen=True)
class HallCodes:
    """All codes of an evening."""

    evening_id: int  # which evening
    cards: tuple[TableCode, ...]  # one a table, for all rounds: what is printed and scanned
    tables: tuple[TableCode, ...]  # one for each table in each round that is drawn, in that order
    wall: str  # of the page for everybody
    desk: str  # of the second desk; as people type it, with dashes
