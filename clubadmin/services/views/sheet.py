"""A scoresheet as the entry grid shows it."""

from dataclasses import dataclass

from clubadmin.domain.scoring.rules import RuleSet
from clubadmin.services.views.evening import TablePlace


@dataclass(frozen=True)
class PaperTotals:
    """What the players wrote under the columns; None where nothing was typed."""

    ns_points: int | None = None
    ns_roem: int | None = None
    ew_points: int | None = None
    ew_roem: int | None = None


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
