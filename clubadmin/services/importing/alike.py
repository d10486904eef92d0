"""Members whom a name may mean: the same, spelled nearly so, turned round, or shortened."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from clubadmin.domain.names import fold
from clubadmin.model.members.member import Member
from clubadmin.services.input.likeness import Shape, shape, straight

_MOST = 5  # proposals for a name

key_of = lru_cache(maxsize=20_000)(fold)  # a list has each name many times


@dataclass(frozen=True)
class Near:
    """A member whom a name may mean, and how sure that is."""

    id: int
    distance: int  # 0 differs only in signs or order; above 3 is a wild guess
    sure: bool  # safe to propose


class Alike:
    """Finds members by the names that a list has for them.

    Args:
        members: who is in the club.
        aliases: by folded name whom it meant before.
    """

    def __init__(self, members: Iterable[Member], aliases: Mapping[str, int]) -> None:
        self.by_id = {one.id: one for one in members}
        self._aliases = aliases
        self._exact: dict[str, list[int]] = defaultdict(list)
        self._labels: dict[str, int] = {}
        for one in self.by_id.values():
            self._exact[fold(one.name)].append(one.id)
            if one.remark:
                self._labels[fold(one.label)] = one.id

        order = sorted(self.by_id.values(), key=lambda one: one.sorted_name)
        self.clubs = {one.remark for one in order if one.remark}  # as others are told apart
        self._names = {"": tuple((one.id, one.name) for one in order)}
        for club in self.clubs:
            of_club = ((one.id, one.name) for one in order if one.remark == club)
            self._names[club] = tuple(of_club)

    def exact(self, text: str) -> tuple[int, ...]:
        """Find the members with this name; more than one are namesakes."""
        key = fold(text)
        if key in self._labels:
            return (self._labels[key],)
        return tuple(self._exact.get(key) or self._exact.get(straight(text)) or ())

    def alias(self, text: str) -> int | None:
        """Find the member meant by this name in a list taken before."""
        found = self._aliases.get(key_of(text))
        return found if found in self.by_id else None

    def near(self, text: str, club: str = "") -> tuple[Near, ...]:
        """Find members who may be meant though the name differs, the nearest first."""
        best = _nearest(text, self._names.get(club, ()))[:_MOST]
        if len(best) > 1 and best[1].distance <= best[0].distance:
            return tuple(replace(one, sure=False) for one in best)
        return best


def _same_start(name: Shape, other: Shape) -> bool:
    return name.name[:1] == other.name[:1] or name.words == other.words


@lru_cache(maxsize=4_000)
def _nearest(text: str, names: tuple[tuple[int, str], ...]) -> tuple[Near, ...]:
    """Find the names nearest to a name; asked again after each answer, so that it is kept."""
    name = shape(text)
    found = [
        (distance, one, _same_start(name, other))
        for one, label in names
        if (distance := name.likeness(other := shape(label))) is not None
    ]
    found.sort(key=lambda one: one[0])
    return tuple(Near(one, distance, distance < 2 and alike) for distance, one, alike in found)
