"""Which members a name may mean: the same, spelled nearly so, turned round, or shortened."""

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from clubadmin.domain.names import INFIXES, fold, split_name
from clubadmin.model.members.member import Member

_ADDRESSED = frozenset(("mevr", "mw", "mej", "dhr", "hr", "mevrouw", "meneer"))
_BETWEEN = frozenset(("v.", "d.", "v", "d", "t.", *INFIXES))  # also as people cut them short
_MOST = 5  # proposals for a name


def straight(text: str) -> str:
    """A name with the first name first, for comparing: "Bos, Jan" and "Jan Bos" are the same.

    Initials stand apart ("P.Vos"), and "mevr." and such are no part of the name.
    """
    words = re.sub(r"(?<=\.)(?=\w)|(?<=/)", " ", text).replace("/", ".").split()
    plain = " ".join(word for word in words if fold(word).rstrip(".") not in _ADDRESSED)
    last, comma, rest = plain.partition(",")
    if comma and last.strip():
        others = rest.replace(",", " ").split()
        between = [word for word in others if fold(word) in _BETWEEN]
        first = [word for word in others if word not in between]
        return fold(" ".join((*first, *between, last)))
    return fold(" ".join(part for part in split_name(plain) if part))


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
        self._names = tuple((one.id, one.name) for one in order)

    def exact(self, text: str) -> tuple[int, ...]:
        """Who bears this name; more than one are namesakes."""
        key = fold(text)
        if key in self._labels:
            return (self._labels[key],)
        return tuple(self._exact.get(key) or self._exact.get(straight(text)) or ())

    def alias(self, text: str) -> int | None:
        """Who was meant by this name in a list that was taken before."""
        found = self._aliases.get(key_of(text))
        return found if found in self.by_id else None

    def near(self, text: str) -> tuple[Near, ...]:
        """Who may be meant though the name is another, the nearest first."""
        best = _nearest(text, self._names)[:_MOST]
        if len(best) > 1 and best[1].distance <= best[0].distance:
            return tuple(replace(one, sure=False) for one in best)
        return best


class Shape:
    """A folded name, with what comparing it over and over needs.

    Attributes:
        name: first name first.
        letters: without signs and spaces.
        words: of which it is made.
        parts: the words, a double name taken apart.
    """

    __slots__ = ("_mask", "letters", "name", "parts", "words")

    def __init__(self, name: str) -> None:
        self.name = name
        self.letters = "".join(sign for sign in name if sign.isalnum())
        self.words = frozenset(name.split())
        self.parts = name.replace("-", " ").split()
        self._mask = 0
        for sign in name:
            self._mask |= 1 << (ord(sign) % 63)

    def likeness(self, other: "Shape") -> int | None:
        """How far the names are apart; None when they are of different people.

        0: the same letters or the same words; 1: one slip; 2 and 3: shortened or two slips.
        """
        if self.letters == other.letters or self.words == other.words:
            return 0
        if (short := _shortened(self.parts, other.parts)) is not None:
            return short
        # another first name is another of the family sooner than a slip
        enough = 7 if self.parts[:1] == other.parts[:1] else 9
        most = 1 if min(len(self.name), len(other.name)) < enough else 2
        if (self._mask ^ other._mask).bit_count() > 2 * most:
            return None  # more letters are only in one of them than slips can explain
        return slips(self.name, other.name, most)

    def near_keys(self) -> set[str]:
        """What it shares at least one of with every name that is one slip away."""
        sorted_words = " ".join(sorted(self.words))
        letters = self.letters
        return {
            letters,
            sorted_words,
            *(letters[:i] + letters[i + 1 :] for i in range(len(letters))),
        }


@lru_cache(maxsize=4_000)
def shape(text: str) -> Shape:
    """The shape of a name as people write it."""
    return Shape(straight(text))


def _same_start(name: Shape, other: Shape) -> bool:
    return name.name[:1] == other.name[:1] or name.words == other.words


@lru_cache(maxsize=4_000)
def _nearest(text: str, names: tuple[tuple[int, str], ...]) -> tuple[Near, ...]:
    """Whom of these a name may mean; asked again after each answer, so that it is kept."""
    name = shape(text)
    found = [
        (distance, one, _same_start(name, other))
        for one, label in names
        if (distance := name.likeness(other := shape(label))) is not None
    ]
    found.sort(key=lambda one: one[0])
    return tuple(Near(one, distance, distance < 2 and alike) for distance, one, alike in found)


def _shortened(name: list[str], other: list[str]) -> int | None:
    """2 for an initial or a double name cut short, 3 for a last name by itself."""
    if not name or not other:
        return None
    short, long = sorted((name, other), key=len)
    if len(name) == len(other) > 1 and all(map(_cut_short, name, other)):
        return 2
    if name[-1] == other[-1] and len(name) > 1 and len(other) > 1:
        a, b = name[0].strip("."), other[0].strip(".")
        if a and a[:1] == b[:1] and 1 in (len(a), len(b)):
            return 2
    if len(short) > 1 and set(short) < set(long):
        return 2
    if len(short) == 1 and len(short[0]) > 2 and short[0] in (long[0], long[-1]):
        return 3
    return None


def _cut_short(word: str, other: str) -> bool:
    """Whether one of two words is the other, or its first letters with a dot, such as gr."""
    a, b = sorted((word, other), key=len)
    return a == b or any(
        one.endswith(".") and whole.startswith(one[:-1]) and len(one) > 1
        for one, whole in ((a, b), (b, a))
    )


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
