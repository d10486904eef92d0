"""A scoresheet as the entry grid shows it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.statistics import Statistic
from clubadmin.model.evenings.evening import SheetState, TablePlace


@dataclass(frozen=True)
class PaperTotals:
    """The totals that players wrote under the columns; None where nothing was typed.

    `first`, `second` and `third` are what each of three players added up for himself, points
    and roem together, in the order of their seats.
    """

    ns_points: int | None = None
    ns_roem: int | None = None
    ew_points: int | None = None
    ew_roem: int | None = None
    first: int | None = None
    second: int | None = None
    third: int | None = None

    @property
    def of_sides(self) -> tuple[int | None, int | None, int | None, int | None]:
        """Points and roem of Wij and of Zij."""
        return self.ns_points, self.ns_roem, self.ew_points, self.ew_roem

    @property
    def of_players(self) -> tuple[int | None, int | None, int | None]:
        """The three players' own."""
        return self.first, self.second, self.third


@dataclass(frozen=True)
class Scoresheet:
    """The typed lines of a table, with what is needed to judge them."""

    evening_id: int
    place: TablePlace
    rules: RuleSet
    games: int
    lines: tuple[str, ...]  # one a game, "" where nothing is typed yet
    other: tuple[str, ...]  # the other side's own sheet, "" where nothing is typed
    paper: PaperTotals = PaperTotals()
    signed: bool = False
    version: int = 0  # 0: not stored yet
    dealers: tuple[str, ...] = ()  # dealer's name a game
    closed: bool = False  # the evening is closed: read-only
    decided: Mapping[int, tuple[tuple[str, str], ...]] = field(default_factory=dict)
    # by game its row before and after each decision about it
    sitting: int = 1  # sheets of the table in a round, at the end of which fines come off
    each_half: bool = False  # halves of three players are rounded in each game, as of before
    totals_first: bool = False  # its totals count until its games are typed
    totals_of: int = 0  # for how many games they do now; 0: its rows count


@dataclass(frozen=True)
class SheetLine:
    """A sheet as the desk sees it."""

    place: TablePlace
    games: int  # that it should have
    signed_at: str = ""  # "2026-11-12 21:14:03"; empty: it is not, or not known
    pen: bool = False  # whether it came to the desk with the sheet
    cards: bool = False  # likewise the pack of cards

    @property
    def to_come(self) -> bool:
        """Whether nothing of it is in yet: the table still has it."""
        return self.place.state is SheetState.MISSING

    @property
    def signed(self) -> bool:
        """Whether it went on to the score board."""
        return self.place.state is SheetState.SIGNED


@dataclass(frozen=True)
class ControlDesk:
    """All sheets of an evening, in round order."""

    evening_id: int
    sheets: tuple[SheetLine, ...]
    hands_in: bool = False  # pens and cards come back with the sheet, and are ticked

    @property
    def to_come(self) -> int:
        """How many are to come."""
        return sum(one.to_come for one in self.sheets)

    @property
    def signed(self) -> int:
        """How many are signed off."""
        return sum(one.signed for one in self.sheets)

    @property
    def typing(self) -> int:
        """How many are in but not signed off."""
        return len(self.sheets) - self.to_come - self.signed


@dataclass(frozen=True)
class PlayerFigures:
    """The figures of one participant: the same ones, in the same order, for all of a block."""

    number: int  # 1 for the first by name
    name: str
    figures: tuple[Statistic, ...]
    member_id: int | None = None  # who it is; of a pair `pair_id`
    pair_id: int | None = None


@dataclass(frozen=True)
class StatisticsBlock:
    """The statistics of play under one rule set."""

    rule_set: str  # its title
    evenings: int
    sheets: int
    figures: tuple[Statistic, ...]
    players: tuple[PlayerFigures, ...]  # by name


@dataclass(frozen=True)
class Statistics:
    """All figures; without blocks nothing was typed yet."""

    competition: str
    season: str
    evening: int | None  # its number; None: the whole competition, or a contest of its own
    blocks: tuple[StatisticsBlock, ...]
    unsigned: int = 0  # sheets that count but are not signed off
    totals_only: int = 0  # sheets of which no games are looked at, as only totals are known
