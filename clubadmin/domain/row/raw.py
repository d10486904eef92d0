"""A row as the paper says it, before anything is settled."""

from dataclasses import dataclass
from enum import StrEnum

from clubadmin.domain.terms import Position, Side


class Mark(StrEnum):
    """The mark beside a row: nat, pit or verzaakt."""

    NAT = "n"
    PIT = "p"
    REVOKE = "v"


class State(StrEnum):
    """Whether the game was played at all."""

    PLAYED = "played"
    NOT_PLAYED = "not-played"
    CANCELLED = "cancelled"


class FineKind(StrEnum):
    """The reason of a fine: verzaken (or cheating), or dealing wrong; or that he dealt."""

    REVOKE = "v"
    MISDEAL = "m"
    DEALT = "g"  # costs nothing: says who the dealer was where a sheet does not


@dataclass(frozen=True, slots=True)
class Fine:
    """A fine for one player, written beside the game in which it happened.

    `count` is the number of misdeals in a row (MISDEAL) or the points written (REVOKE); None
    where the line says neither: then one misdeal, or what the rule set says.
    """

    seat: Position
    kind: FineKind
    count: int | None = None


class Box(StrEnum):
    """The sign in a roem box instead of an amount: the stripe (no roem), or nothing at all.

    BONUS stands for the amount that goes with a pit, or with a revoke of the other side, and was
    not typed.
    """

    STRIPE = "stripe"
    BLANK = "blank"
    BONUS = "bonus"


Roem = int | Box
"""What a roem box holds: an amount above 0, or a Box."""


@dataclass(frozen=True, slots=True)
class RawGame:
    """A row of a sheet as it was written, not its worth.

    `counted` says that the points are the raw count of the side `played_by`, so that nat
    follows by itself; otherwise the paper shows the settled result. Points are None where
    they were not written: the other side's are the rest. Any integers are allowed here;
    `check_game` says what is wrong with them.
    """

    state: State = State.PLAYED
    played_by: Side | None = None
    counted: bool = False
    mark: Mark | None = None
    mark_side: Side | None = None
    ns_points: int | None = None
    ew_points: int | None = None
    ns_roem: Roem = Box.STRIPE
    ew_roem: Roem = Box.STRIPE
    bid: int | None = None
    trump: str | None = None  # s, h, r, k; z = without trumps
    double: int = 0  # 1 kraak, 2 rekraak, 3 superkraak
    ns_hand: int = 0  # roem declared in the hand, where roem on the table counts as well
    ew_hand: int = 0
    stuk: Side | None = None  # who showed stuk, where it must be told from other roem
    solo: int | None = None  # which of the three players plays alone, 1 to 3 by seat
    first_points: int | None = None  # of the two together: what the first by seat took
    first_roem: int | None = None
    passed: bool = False  # rondgepast: a recorded fact, it changes no figure
    arbitral: bool = False  # the director's score: as it stands, whatever cards could give
    fines: tuple[Fine, ...] = ()
    alike: Side | None = None  # whose roem in the hand is the higher of two that are worth the same

    def points(self, side: Side) -> int | None:
        """The points written for a side."""
        return self.ns_points if side is Side.NS else self.ew_points

    def roem(self, side: Side) -> Roem:
        """The contents of a side's roem box."""
        return self.ns_roem if side is Side.NS else self.ew_roem
