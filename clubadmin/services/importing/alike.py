"""Which members a name may mean: the same, spelled nearly so, turned round, or shortened."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from clubadmin.domain.names import fold, split_name
from clubadmin.services.views.member import Member

_MOST = 5  # proposals for a name


def straight(text: str) -> str:
    """A name with the first name first, for comparing: "Bos, Jan" and "Jan Bos" are the same."""
    return fold(" ".join(part for part in split_name(text) if part))


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
        self._names: list[tuple[int, str]] = []
        for one in self.by_id.values():
            self._exact[fold(one.name)].append(one.id)
            if one.remark:
                self._labels[fold(one.label)] = one.id
            self._names.append((one.id, fold(one.name)))

    def exact(self, text: str) -> tuple[int, ...]:
        """Who bears this name, or was meant by it before; more than one are namesakes."""
        key = fold(text)
        if key in self._labels:
            return (self._labels[key],)
        if key in self._aliases and self._aliases[key] in self.by_id:
            return (self._aliases[key],)
        return tuple(self._exact.get(key) or self._exact.get(straight(text)) or ())

    def near(self, text: str) -> tuple[Near, ...]:
        """Who may be meant though the name is another, the nearest first."""
        name = straight(text)
        found = [
            Near(member, distance, distance < 2 and _same_start(name, other))
            for member, other in self._names
            if (distance := likeness(name, other)) is not None
        ]
        found.sort(key=lambda one: (one.distance, self.by_id[one.id].sorted_name))
        best = found[:_MOST]
        if len(best) > 1 and best[1].distance <= best[0].distance:
            best = [Near(one.id, one.distance, sure=False) for one in best]
        return tuple(best)


@lru_cache(maxsize=20_000)
def likeness(name: str, other: str) -> int | None:
    """How far two folded names are apart; None when they are of different people.

    0: the same letters or the same words; 1: one slip; 2 and 3: shortened or two slips.
    """
    if _letters(name) == _letters(other) or set(name.split()) == set(other.split()):
        return 0
    if (short := _shortened(name.split(), other.split())) is not None:
        return short
    most = 1 if min(len(name), len(other)) < 7 else 2
    return slips(name, other, most)


def _letters(name: str) -> str:
    return "".join(sign for sign in name if sign.isalnum())


def _same_start(name: str, other: str) -> bool:
    return name[:1] == other[:1] or set(name.split()) == set(other.split())


def _shortened(name: list[str], other: list[str]) -> int | None:
    """2 for an initial or a double name cut short, 3 for a last name by itself."""
    if not name or not other:
        return None
    name, other = (" ".join(words).replace("-", " ").split() for words in (name, other))
    short, long = sorted((name, other), key=len)
    if name[-1] == other[-1] and len(name) > 1 and len(other) > 1:
        a, b = name[0].strip("."), other[0].strip(".")
        if (len(a) == 1 or len(b) == 1) and a[0] == b[0]:
            return 2
    if len(short) > 1 and set(short) < set(long):
        return 2
    if len(short) == 1 and len(short[0]) > 2 and short[0] in (long[0], long[-1]):
        return 3
    return None


def slips(name: str, other: str, most: int) -> int | None:
    """How many letters are wrong, missing, too many or swapped with the next; None above `most`."""
    if abs(len(name) - len(other)) > most:
        return None
    before: list[int] = []
    last = list(range(len(other) + 1))
    for i, sign in enumerate(name, start=1):
        row = [i]
        for j, letter in enumerate(other, start=1):
            cost = min(last[j] + 1, row[-1] + 1, last[j - 1] + (sign != letter))
            if i > 1 and j > 1 and sign == other[j - 2] and name[i - 2] == letter:
                cost = min(cost, before[j - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return None
        before, last = last, row
    return last[-1] if last[-1] <= most else None
