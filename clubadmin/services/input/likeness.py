"""How far apart two names are: the same, spelled nearly so, turned round, or shortened."""

import re
from functools import lru_cache

from clubadmin.domain.names import INFIXES, fold, split_name

_ADDRESSED = frozenset(("mevr", "mw", "mej", "dhr", "hr", "mevrouw", "meneer"))
_MOST_APART = 4  # letters that are only in one of two names: two slips can bring in so many
_BETWEEN = frozenset(("v.", "d.", "v", "d", "t.", *INFIXES))  # also as people cut them short


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


class Shape:
    """A folded name, with what comparing it over and over needs.

    Attributes:
        name: first name first.
        letters: without signs and spaces.
        words: of which it is made.
        parts: the words, a double name taken apart.
    """

    __slots__ = ("_begins", "_mask", "_pieces", "letters", "name", "parts", "words")

    def __init__(self, name: str) -> None:
        self.name = name
        self.letters = "".join(sign for sign in name if sign.isalnum())
        self.words = frozenset(name.split())
        self.parts = name.replace("-", " ").split()
        self._pieces = frozenset(self.parts)
        self._begins = [part[0] for part in self.parts]
        self._mask = 0
        for sign in name:
            self._mask |= 1 << (ord(sign) % 63)

    def likeness(self, other: "Shape") -> int | None:
        """How far the names are apart; None when they are of different people.

        0: the same letters or the same words; 1: one slip; 2 and 3: shortened or two slips.
        """
        if self.letters == other.letters or self.words == other.words:
            return 0
        apart = (self._mask ^ other._mask).bit_count()
        if (
            apart > _MOST_APART
            and self._begins != other._begins
            and self._pieces.isdisjoint(other._pieces)
        ):
            return None  # nothing below can find them alike
        if (short := _shortened(self.parts, other.parts)) is not None:
            return short
        # another first name is another of the family sooner than a slip
        enough = 7 if self.parts[:1] == other.parts[:1] else 9
        most = 1 if min(len(self.name), len(other.name)) < enough else 2
        if apart > 2 * most:
            return None  # more letters are only in one of them than slips can explain
        return slips(self.name, other.name, most)

    def near_keys(self) -> set[str]:
        """The keys of which a name shares at least one with every name that is one slip away."""
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


@lru_cache(maxsize=20_000)  # the same names are compared after each answer
def slips(name: str, other: str, most: int) -> int | None:
    """How many letters are wrong, missing, too many or swapped with the next; None above `most`."""
    if abs(len(name) - len(other)) > most:
        return None
    name, other = _parting(name, other)
    far, wide = most + 1, len(other)
    before: list[int] = []
    last = [min(at, far) for at in range(wide + 1)]
    for i, sign in enumerate(name, start=1):
        row = [min(i, far)] + [far] * wide
        for j in range(max(1, i - most), min(wide, i + most) + 1):  # further off are more slips
            letter = other[j - 1]
            cost = last[j - 1] if sign == letter else 1 + min(last[j], row[j - 1], last[j - 1])
            if i > 1 and j > 1 and sign == other[j - 2] and name[i - 2] == letter:
                cost = min(cost, before[j - 2] + 1)
            row[j] = cost
        if min(row) > most:
            return None
        before, last = last, row
    return last[-1] if last[-1] <= most else None


def _parting(name: str, other: str) -> tuple[str, str]:
    """Strip two names of what they begin and end with alike."""
    begin, end = 0, 0
    shorter = min(len(name), len(other))
    while begin < shorter and name[begin] == other[begin]:
        begin += 1
    while end < shorter - begin and name[-1 - end] == other[-1 - end]:
        end += 1
    return name[begin : len(name) - end], other[begin : len(other) - end]
