"""Lists from high to low: which figure breaks the order, and what one slip would mend it.

A list that is in no order, or is in that of the alphabet, breaks nothing.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

_FEWEST = 5  # so many below each other from high to low are a list that was put in order
_CLEAR = 7  # from here on one figure out of its place is no chance
_ONE_IN = 8  # of so many one may be out of its place
_MOST = 600  # figures; longer ones are no list of one evening or season
_GREATEST = 10_000_000


@dataclass(frozen=True)
class Misplaced:
    """A figure out of its place, and between which others it stands."""

    at: int
    above: int | None  # None at the top
    below: int | None
    rival: int | None = None  # another that may be the wrong one as well

    def takes(self, number: int) -> bool:
        """Whether the list would run from high to low with this figure there."""
        over = self.above is None or number <= self.above
        return over and (self.below is None or number >= self.below)


def misplaced(totals: Sequence[int], doubted: Collection[int] = ()) -> list[Misplaced]:
    """The figures that break a list from high to low; () where it has no such order.

    Args:
        totals: from the top.
        doubted: of which something else is wrong; they give way first.
    """
    if not _FEWEST <= len(totals) <= _MOST:
        return []
    kept = _longest(totals, doubted)
    out = [at for at in range(len(totals)) if at not in kept]
    if len(out) > max(1, len(totals) // _ONE_IN):
        return []
    if len(out) == 1:
        return [_likeliest(totals, doubted, place_of(out[0], totals, kept))]
    return [place_of(at, totals, kept) for at in out]


def _likeliest(totals: Sequence[int], doubted: Collection[int], found: Misplaced) -> Misplaced:
    """Choose of two neighbours in the wrong order the one that a slip would mend."""
    every = set(range(len(totals)))
    able = [
        place_of(at, totals, every - {at})
        for at in every
        if at == found.at or _falls([*totals[:at], *totals[at + 1 :]])
    ]
    if found.at in doubted:
        return found
    top = max(totals)

    def unlikely(one: Misplaced) -> tuple[bool, bool, bool]:
        low, high = one.below or 0, top if one.above is None else one.above
        first = likely(totals[one.at], low, high, few=True)
        ended = None in (one.above, one.below)
        return ended, not first, not (first or likely(totals[one.at], low, high, few=False))

    first, *others = sorted(able, key=unlikely)
    return replace(first, rival=others[0].at) if others else first


def _falls(totals: Sequence[int]) -> bool:
    return all(a >= b for a, b in pairwise(totals))


def place_of(at: int, totals: Sequence[int], kept: Collection[int]) -> Misplaced:
    """Between which figures that are in their place one stands."""
    above = next((totals[one] for one in range(at - 1, -1, -1) if one in kept), None)
    below = next((totals[one] for one in range(at + 1, len(totals)) if one in kept), None)
    return Misplaced(at, above, below)


def _longest(totals: Sequence[int], doubted: Collection[int]) -> set[int]:
    """The most figures that run from high to low; what is doubted weighs least."""
    weight = [1 if at in doubted else len(totals) for at in range(len(totals))]
    best, before = list(weight), [-1] * len(totals)
    for at, total in enumerate(totals):
        for one in range(at):
            if totals[one] >= total and best[one] + weight[at] > best[at]:
                best[at], before[at] = best[one] + weight[at], one
    at = max(range(len(totals)), key=best.__getitem__)
    kept = set()
    while at >= 0:
        kept.add(at)
        at = before[at]
    return kept


def slips(number: int) -> set[int]:
    """List the numbers meant if one digit is wrong, too many, too few, or two are swapped."""
    digits = str(abs(number))
    at_each = range(len(digits))
    other = {digits[:at] + one + digits[at + 1 :] for at in at_each for one in "0123456789"}
    lacking = {
        digits[:at] + one + digits[at:] for at in range(len(digits) + 1) for one in "0123456789"
    }
    found = {int(one) for one in other | _spare(digits) | lacking | swaps(digits) if one}
    return {one for one in found if 0 < one < _GREATEST} - {number}


def swaps(digits: str) -> set[str]:
    """List the numbers with two neighbouring digits swapped."""
    return {
        digits[:at] + digits[at + 1] + digits[at] + digits[at + 2 :]
        for at in range(len(digits) - 1)
    }


def _spare(digits: str) -> set[str]:
    """List the numbers without one of the digits."""
    return {digits[:at] + digits[at + 1 :] for at in range(len(digits))}


def is_slip(was: int, meant: int) -> bool:
    """Whether one slip of the digits makes one figure of the other."""
    return meant in slips(was)


def likely(was: int, low: int, high: int, *, few: bool) -> list[int]:
    """Guess a number between two others, the likeliest first: spare and swapped digits.

    Args:
        was: the figure as it stands.
        low: the figure below it.
        high: the figure above it.
        few: there are too few figures for other slips to say something.
    """
    digits = str(abs(was))
    near = {int(one or "0") for one in _spare(digits) | swaps(digits)} - {was}
    first = sorted(one for one in near if low <= one <= high)
    if few:
        return first
    rest = sorted(one for one in slips(was) if low <= one <= high and one not in first)
    return first + rest


def too_few(count: int) -> bool:
    """Whether a list is so short that one figure out of its place can be chance."""
    return count < _CLEAR
