"""An evening: who is there, who sits where, which sheets are in."""

from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from clubadmin.services.views.member import Member


@dataclass(frozen=True)
class Participant:
    """A member or pair that plays the evening under a number."""

    id: int
    number: int
    members: tuple[Member, ...]  # one, or two for a pair; substitutes already in place
    pair_id: int | None = None
    substitutes: tuple[Member | None, Member | None] = (None, None)
    from_round: int = 1
    last_round: int | None = None

    @property
    def name(self) -> str:
        """The name or names."""
        return " – ".join(member.label for member in self.members)


class SheetState(StrEnum):
    """Where a table's sheet is."""

    MISSING = "missing"  # nothing typed
    HALF = "half"  # typed in part, no errors
    ERROR = "error"  # has findings of severity error
    COMPLETE = "complete"  # all typed, not signed off
    SIGNED = "signed"


@dataclass(frozen=True)
class TablePlace:
    """A table in a round, with the people at it and the state of its sheet."""

    table_id: int
    round: int
    number: int
    n: Member
    s: Member
    e: Member
    w: Member | None  # None: a table of three, a blind hand sits here
    ns: tuple[int, ...]  # participant numbers on each side
    ew: tuple[int, ...]
    state: SheetState = SheetState.MISSING
    typed: int = 0  # games typed

    @property
    def wij(self) -> str:
        """Names of N and S."""
        return f"{self.n.label} – {self.s.label}"

    @property
    def zij(self) -> str:
        """Names of E and W."""
        return f"{self.e.label} – {self.w.label}" if self.w else self.e.label

    def dealers(self, games: int) -> tuple[str, ...]:
        """Who deals each game: N, E, S, W in turn; a blind hand is passed over."""
        around = [one.label for one in (self.n, self.e, self.s, self.w) if one is not None]
        return tuple(around[game % len(around)] for game in range(games))


@dataclass(frozen=True)
class RoundPlan:
    """A round as drawn."""

    round: int
    tables: tuple[TablePlace, ...]
    sitting_out: tuple[Participant, ...] = ()

    @property
    def signed(self) -> int:
        """How many sheets are signed off."""
        return sum(table.state is SheetState.SIGNED for table in self.tables)


@dataclass(frozen=True)
class Evening:
    """Everything about an evening but its games."""

    id: int
    competition_id: int
    season: str
    competition: str
    format: str  # "individual" | "pairs"
    number: int
    planned: int  # evenings planned in the competition; 0 = not known
    date: date
    rule_set_id: int
    rule_set_title: str
    games: int
    rounds: int
    status: str  # "open" | "closed"
    depth: str
    version: int
    participants: tuple[Participant, ...]
    plan: tuple[RoundPlan, ...]  # rounds drawn so far
    reopen_reason: str = ""  # why a closed evening was opened again; empty: it never was

    @property
    def sheets(self) -> int:
        """How many sheets the drawn rounds give."""
        return sum(len(plan.tables) for plan in self.plan)

    @property
    def signed(self) -> int:
        """How many sheets are signed off."""
        return sum(plan.signed for plan in self.plan)


@dataclass(frozen=True)
class DrawReport:
    """What a draw achieved, for a sentence on the screen."""

    rounds: int
    tablemates_again: int  # pairs of people at one table more than once this evening
    partners_again: int
    proven_best: bool
    notes: tuple[str, ...] = ()  # sentences
