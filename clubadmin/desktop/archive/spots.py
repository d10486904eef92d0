"""Spots in the archive, and the way back."""

from dataclasses import dataclass, field
from typing import Any, Literal, get_args

from clubadmin.domain.draw.formats import FORMATS

Kind = Literal[
    "home",
    "member",
    "pair",
    "team",
    "versus",
    "titles",
    "evening",
    "season",
    "records",
    "list",
    "day",
    "games",
]
KINDS: tuple[Kind, ...] = get_args(Kind)  # every kind of page there is


@dataclass(frozen=True)
class Spot:
    """A page of the archive: what it is about, by its ids, its day or its name."""

    kind: Kind = "home"
    key: tuple[int | str, ...] = ()

    def number(self, at: int = 0) -> int:
        """An id of the key; 0 for none."""
        return int(self.key[at]) if len(self.key) > at else 0

    def word(self, at: int = 0) -> str:
        """A name in the key; "" for none."""
        return str(self.key[at]) if len(self.key) > at else ""


def entrant_spot(form: str, entrant_id: int) -> Spot | None:
    """The page of a person, a pair or a team in standings; None for a row that is none of them.

    Args:
        entrant_id: the number under which the row is ranked.
    """
    return Spot(FORMATS[form].entrant.value, (entrant_id,)) if entrant_id > 0 else None


HOME = Spot()
MOST = 200  # pages that are remembered


@dataclass
class Stop:
    """A page that was looked at, and what was chosen and in view on it."""

    spot: Spot
    place: Any = None


@dataclass
class Trail:
    """The pages that were looked at, in order; one of them is in view."""

    stops: list[Stop] = field(default_factory=lambda: [Stop(HOME)])
    at: int = 0

    @property
    def now(self) -> Stop:
        """The page of the archive that is in view."""
        return self.stops[self.at]

    @property
    def can_go_back(self) -> bool:
        """Whether a page was looked at before this one."""
        return self.at > 0

    @property
    def can_go_on(self) -> bool:
        """Whether one came back from a page."""
        return self.at + 1 < len(self.stops)

    def go(self, spot: Spot) -> None:
        """Go to another page; the ones that were come back from are forgotten."""
        if spot == self.now.spot:
            return
        self.stops[self.at + 1 :] = [Stop(spot)]
        del self.stops[: max(0, len(self.stops) - MOST)]
        self.at = len(self.stops) - 1

    def step(self, by: int) -> None:
        """Back (-1) or on again (1), as far as there is."""
        self.at = min(max(self.at + by, 0), len(self.stops) - 1)
