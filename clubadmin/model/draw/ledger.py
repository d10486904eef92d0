"""Sitting out in a competition: whose turn it was, what it earned, a game played in its place."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum

from clubadmin.i18n import Value, Words
from clubadmin.i18n.catalogue import sentences
from clubadmin.model.evenings.evening import Participant, SheetState


@dataclass(frozen=True)
class Lendable:
    """Somebody who plays this round and can be lent afterwards."""

    participant: Participant
    table: int  # the number of his own table
    state: SheetState  # of its sheet
    signed_at: str = ""  # when it was signed off; empty: it is not

    @property
    def done(self) -> bool:
        """Whether his own game is over."""
        return self.state in (SheetState.COMPLETE, SheetState.SIGNED)


@dataclass(frozen=True)
class FillIn:
    """A fill-in game that a round could have."""

    evening_id: int
    round: int
    table: int  # the number that the extra table gets
    seats: int  # how many participants it needs
    resting: tuple[Participant, ...]  # who sit out
    lendable: tuple[Lendable, ...]  # by table and number
    proposed: tuple[int, ...]  # participants' ids: of the first tables to finish, the lowest

    @property
    def needed(self) -> int:
        """How many must be lent."""
        return self.seats - len(self.resting)


class Turn(StrEnum):
    """The turn that somebody had in a round."""

    SAT_OUT = "sat-out"
    FILLED_IN = "filled-in"  # sat out, and played the fill-in game of the round
    THREE = "three"  # at a table of three, with a blind hand
    LENT = "lent"  # played his own round and the fill-in game


@dataclass(frozen=True)
class LedgerEntry:
    """A turn with its result; totals are points and roem, less fines."""

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
        """The turns that a draw counts: sitting out and playing at three."""
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
        """The ledger of these people only, in this order."""
        return replace(self, rows=tuple(rows))


def rule(words: Words, points: str) -> str:
    """Explain in a sentence what sitting out earns."""
    return words("Wie stilzit krijgt {rule}.", rule=_earned(words, points))


def lending_rule(words: Words, fill_in: str) -> str:
    """Explain in a sentence which round counts for a player lent to another table."""
    if fill_in == "better":
        return words("Wie invalt houdt de beste van zijn twee ronden.")
    return words("Wie invalt houdt zijn eigen ronde.")


def legend(words: Words) -> str:
    """Explain in a sentence what a turn is."""
    return words(
        "Beurten: stil en aan drie samen; wie er de minste heeft, is bij het loten het eerst"
        " aan de beurt."
    )


def turn(words: Words, taken: Turn) -> str:
    """A turn in a few words."""
    return words(sentences("turn")[taken])


def said(words: Words, entry: LedgerEntry, points: str) -> str:
    """A turn with what it came to, as a sentence; `points` is the rule for sitting out."""
    key = _came_to(entry, points)
    sentence = sentences("sitting-out")[str(entry.turn) if key == "table" else key]
    return words(sentence, **_gaps(words, entry))


def made_of(words: Words, entry: LedgerEntry, points: str) -> str:
    """Tell the result of a turn as short as a column of a paper has it."""
    key = _came_to(entry, points)
    short = sentences("sitting-out-short")["to-come" if key.endswith("to-come") else key]
    return words(short, **_gaps(words, entry))


def _earned(words: Words, points: str) -> str:
    kind, _, fixed = points.partition(":")
    if kind == "fixed":
        return words("{points} punten", points=words.number(int(fixed)))
    kinds = {
        "none": words("geen punten"),
        "average": words("het gemiddelde van de ronde"),
        "half": words("de helft van het gemiddelde van de ronde"),
        "lowest": words("de laagste ronde van die avond"),
        "own-average": words("het eigen gemiddelde van die avond"),
    }
    return kinds[kind]


def _gaps(words: Words, entry: LedgerEntry) -> dict[str, Value]:
    return {
        "total": words.number(entry.total or 0),
        "count": entry.mean_of,
        "sum": words.number(entry.mean_total),
        "table": entry.table or 0,
        "own_table": entry.own_table or 0,
        "own": words.number(entry.own or 0),
        "lent": words.number(entry.lent or 0),
    }


def _came_to(entry: LedgerEntry, points: str) -> str:
    """The key of the phrase for a turn."""
    if entry.turn is Turn.SAT_OUT:
        if entry.credit or points == "none":
            return points.partition(":")[0]
        return "to-come"
    if entry.turn is Turn.LENT:
        if entry.lent is None or entry.own is None:
            return "lent-to-come"
        return "lent-better" if entry.replaced else "lent-own"
    if entry.turn is Turn.FILLED_IN and entry.total is None:
        return "filled-in-to-come"
    return "table"
