"""The scope of a list of all times: its evenings, their size and depth."""

from dataclasses import dataclass
from datetime import date

from clubadmin.domain.draw.formats import FORMATS, Entrant
from clubadmin.model.archive.archive import Size
from clubadmin.model.archive.records import Scope, What
from clubadmin.services.archive.past.closed import Past, in_scope, size_of

MOST_ROWS = 1_000  # where very many share the last place
LEAST_EVENINGS = 5  # of who is in a list of averages

_ROUNDS: tuple[What, ...] = ("best-round",)
_GAMES: tuple[What, ...] = ("best-game", "most-roem-game", "nat-evening", "games")
_OF_A_SIZE: tuple[What, ...] = (
    *("best-evening", "worst-evening", "best-round", "best-game", "most-roem-game"),
    *("pits-evening", "roem-evening", "nat-evening", "highest-win", "average"),
    "pair-average",
)
_OF_PAIRS: tuple[What, ...] = ("pair-average", "pair-evenings")


@dataclass(frozen=True)
class Asked:
    """A list, and the closed evenings that it goes over."""

    what: What
    scope: Scope
    most: int
    everything: tuple[Past, ...]  # all closed evenings of the club
    evenings: tuple[Past, ...]  # those that count, oldest first
    size: Size | None  # None: it goes over all sizes
    depth: str
    shallow: int  # evenings of this scope and size that are not deep enough

    @property
    def since(self) -> date | None:
        """The first evening that counts."""
        return self.evenings[0].date if self.evenings else None

    @property
    def ids(self) -> list[int]:
        """The evenings that count."""
        return [one.id for one in self.evenings]

    @property
    def places(self) -> dict[int, Past]:
        """The evenings that count, by id."""
        return {one.id: one for one in self.evenings}


def asked(everything: tuple[Past, ...], what: What, scope: Scope, most: int) -> Asked:
    """Choose the evenings of a list."""
    there = in_scope(everything, scope)
    if what in _OF_PAIRS:
        there = tuple(one for one in there if FORMATS[one.format].entrant is Entrant.PAIR)
    size = size_of(scope, there) if what in _OF_A_SIZE else None
    compared = tuple(one for one in there if size is None or alike(what, one.size, size))
    depth = depth_of(what)
    deep = tuple(one for one in compared if counts(what, one))
    return Asked(what, scope, most, everything, deep, size, depth, len(compared) - len(deep))


def counts(what: What, evening: Past) -> bool:
    """Whether an evening is known deep enough for a list; paper may leave out pits and roem."""
    if what in ("pits-evening", "pits") and not evening.pits:
        return False
    if what in ("roem-evening", "roem") and not evening.roem:
        return False
    return evening.as_deep_as(depth_of(what))


def asked_of(evening: Past, what: What, everything: tuple[Past, ...]) -> Asked:
    """The list of one evening alone: its highest."""
    deep = (evening,) if counts(what, evening) else ()
    scope = Scope(size=evening.size)
    return Asked(what, scope, 1, everything, deep, evening.size, depth_of(what), 1 - len(deep))


def depth_of(what: What) -> str:
    """How deep an evening must be known to count in a list."""
    return "game" if what in _GAMES else "round" if what in _ROUNDS else "evening"


def alike(what: What, one: Size, size: Size) -> bool:
    """Whether figures of evenings of these sizes are compared: of a game its rules only."""
    if what in ("best-game", "most-roem-game"):
        return (one.system, one.doubled, one.target) == (size.system, size.doubled, size.target)
    return one == size
