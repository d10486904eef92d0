"""Sets of wallets spread so that each is played about as often as another.

Tables change sets at a falling temperature, for a while even where somebody would play a set
twice or too many tables would need it at once; what is kept has neither.
"""

from collections import Counter
from collections.abc import Sequence

from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.search.local_search import COOLING, STEPS, Groups, accepts

TRIALS = 3_000  # at each warmth
_WARMEST = 1.0
_TWICE = 3
"""What it costs that a set lies where it cannot."""

Sets = list[list[int]]  # for each round, table by table, the set (from 0)


def spread_evenly(rounds: Sequence[Groups], sets: Sets, copies: int) -> Sets:
    """Spread the sets as evenly over the tables as a search finds.

    Args:
        rounds: who sit together, table by table, without those who sit out.
        sets: of each table, with nobody playing a set twice.
        copies: at how many tables at once a set may be.
    """
    if uneven(sets) == 0:
        return sets
    search = _Search(rounds, sets, copies)
    best, least = sets, uneven(sets)
    chance, warmth = Chance(len(rounds)), _WARMEST
    for _ in range(STEPS):
        for _ in range(TRIALS):
            changed = search.trial(chance, warmth)
            if changed and not search.wrong and search.uneven() < least:
                least, best = search.uneven(), search.sets()
                if not least:
                    return best
        warmth *= COOLING
    return best


def uneven(sets: Sets) -> int:
    """How far the sets are from being played equally often; 0 is as near as can be."""
    often = Counter(one for laid in sets for one in laid)
    fewest, over = divmod(often.total(), len(often))
    return sum(_off(times, fewest, fewest + (over > 0)) for times in often.values())


def _off(times: int, fewest: int, most: int) -> int:
    off = max(fewest - times, times - most)
    return off * off


class _Search:
    """The sets as they lie now, and the faults of that."""

    def __init__(self, rounds: Sequence[Groups], sets: Sets, copies: int) -> None:
        self.lengths = [len(groups) for groups in rounds]
        self.people = [group for groups in rounds for group in groups]
        self.rounds = [number for number, groups in enumerate(rounds) for _ in groups]
        self.laid = [one for laid in sets for one in laid]
        self.copies = copies
        self.often = Counter(self.laid)
        self.count = len(self.often)
        self.had: Counter[tuple[int, int]] = Counter()  # by person and set
        self.at_once: Counter[tuple[int, int]] = Counter()  # by round and set
        for at, one in enumerate(self.laid):
            self._put(at, one, 1)
        self.wrong = 0
        self.fewest, over = divmod(len(self.laid), self.count)
        self.most = self.fewest + (over > 0)

    def trial(self, chance: Chance, warmth: float) -> bool:
        """Give a table another set, if that is good or nearly so."""
        at, new = chance.below(len(self.laid)), chance.below(self.count)
        old = self.laid[at]
        if new == old:
            return False
        self._put(at, old, -1)
        change = self._clashes(at, new) - self._clashes(at, old)
        even = self._off(new, 1) - self._off(new, 0) + self._off(old, -1) - self._off(old, 0)
        taken = accepts(_TWICE * change + even, warmth, chance.fraction)
        if taken:
            self.wrong += change
            self.often[old] -= 1
            self.often[new] += 1
            self.laid[at] = new
        self._put(at, self.laid[at], 1)
        return taken

    def uneven(self) -> int:
        """The unevenness of the sets as they lie now."""
        return sum(_off(self.often[one], self.fewest, self.most) for one in range(self.count))

    def sets(self) -> Sets:
        """The sets as they lie now, round by round."""
        laid = iter(self.laid)
        return [[next(laid) for _ in range(length)] for length in self.lengths]

    def _put(self, at: int, one: int, times: int) -> None:
        for person in self.people[at]:
            self.had[person, one] += times
        self.at_once[self.rounds[at], one] += times

    def _clashes(self, at: int, one: int) -> int:
        """Count the clashes with others of a set that this table does not count for now."""
        again = sum([self.had[person, one] for person in self.people[at]])
        return again + (self.at_once[self.rounds[at], one] >= self.copies)

    def _off(self, one: int, more: int) -> int:
        return _off(self.often[one] + more, self.fewest, self.most)
