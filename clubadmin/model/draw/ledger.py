"""The ledger of a competition: who sat out, played at three, filled in, and what it earned."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum


class Turn(StrEnum):
    """What somebody's turn was in a round."""

    SAT_OUT = "sat-out"
    FILLED_IN = "filled-in"  # sat out, and played the fill-in game of the round
    THREE = "three"  # at a table of three, with a blind hand
    LENT = "lent"  # played his own round and the fill-in game


@dataclass(frozen=True)
class LedgerEntry:
    """One turn, with what it came to; totals are points and roem, less fines."""

    evening_id: int
    evening: int
    date: date
    round: int
    turn: Turn
    table: int | None = None  # the table of three, or that of the fill-in game
    total: int | None = None  # what he has for this round; None: nothing (yet)
    credit: bool = False  # that is a credit by the rule of the competition
    own_table: int | None = None  # who is lent: his own table, and what he made at both
    own: int | None = None
    lent: int | None = None
    mean_of: int = 0  # what a credit is the mean of: how many totals,
    mean_total: int = 0  # and their sum

    @property
    def replaced(self) -> bool:
        """Whether what he made where he was lent counts in place of his own round."""
        if self.turn is not Turn.LENT or self.own is None or self.lent is None:
            return False
        return self.total == self.lent != self.own


@dataclass(frozen=True)
class LedgerRow:
    """A person or pair over the competition."""

    entrant_id: int  # of the member or the pair
    name: str
    evenings: int  # on which he was there
    entries: tuple[LedgerEntry, ...]  # in order of play

    def count(self, *turns: Turn) -> int:
        """How often it was one of these turns."""
        return sum(one.turn in turns for one in self.entries)

    @property
    def sat_out(self) -> int:
        """How often he sat out, also where he then played the fill-in game."""
        return self.count(Turn.SAT_OUT, Turn.FILLED_IN)

    @property
    def turns(self) -> int:
        """What the draw counts: sitting out and playing at three."""
        return self.sat_out + self.count(Turn.THREE)

    @property
    def credit(self) -> int:
        """All credits together."""
        return sum(one.total or 0 for one in self.entries if one.credit)

    @property
    def last(self) -> LedgerEntry | None:
        """The last turn of those that the draw counts."""
        turns = [one for one in self.entries if one.turn is not Turn.LENT]
        return turns[-1] if turns else None


@dataclass(frozen=True)
class Ledger:
    """The ledger of a competition so far."""

    club: str
    season: str
    competition: str
    format: str
    sit_out_points: str  # the rule: "average", "fixed:1600" ...
    fill_in: str  # "better" or "none"
    evenings: int  # with tables
    last_date: date | None
    rows: tuple[LedgerRow, ...]  # everybody who was there, by name

    def of(self, rows: Iterable[LedgerRow]) -> "Ledger":
        """The same of these people only, in this order."""
        return replace(self, rows=tuple(rows))
