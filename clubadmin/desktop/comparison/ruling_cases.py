"""What may have happened at a table, and what the rules say follows (NKF 1976, part 2)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from clubadmin.domain.comparison.decisions import Decision, ruling_for
from clubadmin.domain.terms import Position, Side

translate = QCoreApplication.translate
PART = "NKF 1976, deel 2, art. "


class Scope(StrEnum):
    """About which games a decision is."""

    HERE = "here"  # this game at this table
    SEATS = "seats"  # all games of this table that were played on wrong seats
    GAME = "game"  # this game at every table
    REST = "rest"  # this game at every table where it was not played yet


class Instead(StrEnum):
    """What a side gets."""

    OWN = "own"
    AVERAGE = "average"
    LOWEST = "lowest"
    HALF = "half"


Fined = Side | Position
"""Whom penalty points come off of: a pair, or one who plays for himself."""


@dataclass(frozen=True)
class Outcome:
    """What is decided: for N/Z, for O/W, fines, and whether the game is cancelled at the table."""

    ns: Instead = Instead.OWN
    ew: Instead = Instead.OWN
    fines: tuple[tuple[Fined, int], ...] = ()
    cancelled: bool = False

    @classmethod
    def of(cls, codes: frozenset[Decision]) -> "Outcome":
        """What codes stand for that were kept."""
        ns, ew = (ruling_for(side, codes).instead for side in Side)
        fines = tuple(_FINES[one] for one in Decision if one in codes and one in _FINES)
        return cls(
            Instead(ns.value) if ns else Instead.OWN,
            Instead(ew.value) if ew else Instead.OWN,
            fines,
            Decision.CANCELLED in codes,
        )

    @property
    def codes(self) -> frozenset[Decision]:
        """The same as it is kept."""
        found: set[Decision] = set()
        if Instead.HALF in (self.ns, self.ew):
            found.add(Decision.HALF_BOTH)
        elif self.ns is self.ew is Instead.AVERAGE:
            found.add(Decision.AVERAGE_BOTH)
        else:
            found |= {_INSTEAD[Side.NS, self.ns]} if self.ns is not Instead.OWN else set()
            found |= {_INSTEAD[Side.EW, self.ew]} if self.ew is not Instead.OWN else set()
        found |= {Decision(f"{whose}-{fine}") for whose, fine in self.fines if fine}
        if self.cancelled:
            found.add(Decision.CANCELLED)
        return frozenset(found)


_INSTEAD = {
    (Side.NS, Instead.AVERAGE): Decision.AVERAGE_NS,
    (Side.EW, Instead.AVERAGE): Decision.AVERAGE_EW,
    (Side.NS, Instead.LOWEST): Decision.LOWEST_NS,
    (Side.EW, Instead.LOWEST): Decision.LOWEST_EW,
}

_FINES: dict[Decision, tuple[Fined, int]] = {
    Decision(f"{whose}-{fine}"): (whose, fine) for whose in (*Side, *Position) for fine in (1, 2)
}


@dataclass(frozen=True)
class Case:
    """What happened, in words; what follows for the offenders and for the others."""

    key: str
    words: str
    article: str
    offender: Instead = Instead.OWN
    other: Instead = Instead.OWN
    fine: int = 0
    cancelled: bool = False
    scope: Scope = Scope.HERE
    blames: bool = True  # whether somebody did it

    def outcome(self, whose: frozenset[Side], fined: Sequence[Fined]) -> Outcome:
        """What follows when these sides did it, and of them these are fined."""
        ns, ew = (
            self.offender if side in whose or not self.blames else self.other for side in Side
        )
        fines = tuple((one, self.fine) for one in fined) if self.fine else ()
        return Outcome(ns, ew, fines, self.cancelled)


def cases() -> tuple[Case, ...]:
    """In the order of the articles."""
    average, lowest = Instead.AVERAGE, Instead.LOWEST
    return (
        Case(
            "stored",
            translate("rulings", "kaarten verkeerd opgeborgen, verkeerd aantal"),
            PART + "13",
            fine=1,
        ),
        Case(
            "spoiled",
            translate("rulings", "spel bedorven, niet meer te gebruiken"),
            PART + "14",
            offender=lowest,
            other=average,
            fine=1,
            cancelled=True,
        ),
        Case(
            "game",
            translate("rulings", "spel vervalt aan alle tafels"),
            PART + "14",
            scope=Scope.GAME,
            blames=False,
        ),
        Case(
            "rest",
            translate("rulings", "spel vervalt waar het nog niet gespeeld is"),
            PART + "14",
            scope=Scope.REST,
            blames=False,
        ),
        Case("hand", translate("rulings", "verkeerde hand ingezien"), PART + "15", lowest, average),
        Case(
            "unplayable",
            translate("rulings", "kaarten niet vergeleken, niet te spelen"),
            PART + "16",
            offender=Instead.HALF,
            blames=False,
        ),
        Case(
            "seats",
            translate("rulings", "verkeerd gezeten"),
            PART + "17",
            lowest,
            average,
            0,
            True,
            Scope.SEATS,
        ),
        Case("fine", translate("rulings", "overtreding: strafpunten"), PART + "20", fine=1),
        Case(
            "doubt",
            translate("rulings", "twijfel: gemiddelde voor wie niets deed"),
            PART + "21",
            other=average,
        ),
        Case("other", translate("rulings", "anders"), "", blames=False),
    )
