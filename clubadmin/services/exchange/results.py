"""Published totals, in a file `season,competition,evening,date,name,round,points,roem,pits`.

Points are without roem where the file gives the roem; where it does not, they are all that
was published. A row without a round is a whole evening. Two names with a dash between them
("Jan Bos – Piet Vos") are a pair. Where somebody stood in, these are the two who played, and a
column `for` has the pair, in the same order.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date

RESULTS_HEADER = (
    *("season", "competition", "evening", "date", "name", "round", "points", "roem", "pits"),
)
STOOD_IN = "for"
"""The column that results have besides where somebody played for another."""
_REQUIRED = frozenset(("season", "competition", "evening", "date", "name", "points"))


@dataclass(frozen=True)
class PaperRow:
    """A published total."""

    people: tuple[int, ...]  # one, or two for a pair; member ids, below 0 for new ones
    round: int | None
    points: int
    roem: int | None
    pits: int | None
    pair: tuple[int, ...] = ()  # for whom they played; empty: for themselves

    @property
    def entrant(self) -> tuple[int, ...]:
        """The entrant of the row: the pair, or its players."""
        return self.pair or self.people

    @property
    def stood_in(self) -> dict[int, int]:
        """Map members of the pair to those who played in their place."""
        if not self.pair:
            return {}
        there = set(self.people) & set(self.pair)
        away = [one for one in self.pair if one not in there]
        return dict(zip(away, (one for one in self.people if one not in there), strict=True))


@dataclass
class PaperEvening:
    """An evening of which totals were published."""

    season: str
    competition: str
    number: int
    date: date
    rows: list[PaperRow] = field(default_factory=list)
    unknown: list[tuple[int, ...]] = field(default_factory=list)  # there, with what is not known
    opening: bool = False  # of all evenings up to `number` together
    joins: int | None = None  # id of the evening that is there, which these come to

    @property
    def format(self) -> str:
        """Whether people or pairs played."""
        return "pairs" if any(len(one.people) == 2 for one in self.rows) else "individual"

    @property
    def depth(self) -> str:
        """How deep the figures go."""
        return "evening" if all(one.round is None for one in self.rows) else "round"


def is_results(titles: Sequence[str]) -> bool:
    """Whether these are our own columns; of any other list it is found what they are."""
    told = [one for one in titles if one]
    return len(told) == len(set(told)) and _REQUIRED <= set(told) <= {*RESULTS_HEADER, STOOD_IN}
