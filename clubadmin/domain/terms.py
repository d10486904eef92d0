"""The words of the game, as the rest of the program uses them.

roem: bonus declared in a trick. nat: the side that chose trump fails. pit: all eight
tricks. verzaken: to revoke. boompje: the games of one sheet. stuk: king and queen of
trumps in one trick. nel: nine of trumps. stripe: the diagonal through a roem box that
says "no roem" (NKF 1976, art. 25).
"""

from enum import StrEnum

from clubadmin.i18n import Language

__all__ = ["BOOMPJES", "Language", "Outcome", "Position", "Severity", "Side"]

BOOMPJES = 3
"""Boompjes at one table in that format, one with each of the others as partner."""


class Side(StrEnum):
    """Wij (N/S) or Zij (E/W)."""

    NS = "ns"
    EW = "ew"

    @property
    def other(self) -> "Side":
        """The side across."""
        return Side.EW if self is Side.NS else Side.NS


class Position(StrEnum):
    """A seat at the table, clockwise from north."""

    N = "n"
    E = "e"
    S = "s"
    W = "w"

    @property
    def side(self) -> Side:
        """The side this seat belongs to."""
        return Side.NS if self in (Position.N, Position.S) else Side.EW


class Outcome(StrEnum):
    """How a game ended."""

    MADE = "made"
    NAT = "nat"
    PIT = "pit"
    REVOKE = "revoke"
    NOT_PLAYED = "not-played"
    CANCELLED = "cancelled"
    ARBITRAL = "arbitral"


class Severity(StrEnum):
    """An error keeps a sheet from being signed off; a warning does not."""

    ERROR = "error"
    WARNING = "warning"
