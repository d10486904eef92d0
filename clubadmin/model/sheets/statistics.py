"""Statistics of an evening or a competition, as they are shown and printed."""

from dataclasses import dataclass

from clubadmin.domain.scoring.statistics import Statistic


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
    """What was played under one rule set."""

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
