"""A scoresheet as the entry grid shows it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from clubadmin.domain.rules.rules import RuleSet
from clubadmin.model.evenings.evening import TablePlace


@dataclass(frozen=True)
class PaperTotals:
    """What the players wrote under the columns; None where nothing was typed.

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
    sitting: int = (
        1  # how many sheets of the table make up a round, at the end of which fines come off
    )
