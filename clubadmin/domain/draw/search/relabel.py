"""Exchanging names over the places of a draw; its tables stay as they are.

Exchanging two people throughout an evening changes nothing about who meets whom again that
evening; it only decides which people those are, and so who had met before.
"""

from collections.abc import Hashable, Iterator, Sequence

from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.search.local_search import (
    COOLING,
    STEPS,
    WARMEST,
    Groups,
    Matrix,
    accepts,
)

TRIALS = 833  # at each warmth
AT_EASE = 0.2  # how often somebody is looked at who costs nothing where he is

Mates = Sequence[Sequence[int]]


def relabelled(
    rounds: Sequence[Groups], keys: Sequence[Hashable], cost: Matrix, chance: Chance, *, full: int
) -> list[int]:
    """Find the people for the places, so that the sum of `cost` over all tables is low.

    Answers the person at each place: the best on the way, never worse than to begin with.

    Args:
        rounds: of places from 0; at each is the person of that number to begin with.
        keys: of each person; only people with the same key change places, or places of which
            as much is asked in each round, so that turns stay fair and nobody is missing.
        cost: of each two people at one table.
        chance: where it has its chance from.
        full: the size of an ordinary group.
    """
    search = _Search(rounds, keys, cost, full)
    best, people = search.total, search.people.copy()
    warmth = WARMEST
    for _ in range(STEPS):
        for _ in search.exchanges(chance, warmth):
            if search.total < best:
                best, people = search.total, search.people.copy()
        if best <= search.floor:
            break
        warmth *= COOLING
    return people


class _Search:
    """The people at their places now, and their cost."""

    def __init__(
        self, rounds: Sequence[Groups], keys: Sequence[Hashable], cost: Matrix, full: int
    ) -> None:
        self.people = list(range(len(keys)))
        self.keys = keys
        self.cost = cost
        self.mates = mates_of(rounds, len(keys))
        numbers: dict[tuple[bool | None, ...], int] = {}  # which are compared sooner than lists
        self.asked = [
            numbers.setdefault(tuple(one), len(numbers)) for one in _asked(rounds, len(keys), full)
        ]
        self.total = sum(self._costs(place) for place in self.people) // 2
        self.floor = len(rounds) * sum(min(0, one) for row in cost for one in row)

    def exchanges(self, chance: Chance, warmth: float) -> Iterator[None]:
        """Exchange two people if that is good or nearly so, and say so, in one loop of trials."""
        fraction, cost, mates = chance.fraction, self.cost, self.mates
        people, keys, asked, count = self.people, self.keys, self.asked, len(self.people)
        for _ in range(TRIALS):
            a, b = int(fraction() * count), int(fraction() * count)
            if a == b or (asked[a] != asked[b] and keys[people[a]] != keys[people[b]]):
                continue
            row = cost[people[a]]
            if not sum([row[people[mate]] for mate in mates[a]]) and fraction() >= AT_EASE:
                continue
            change = self._change(a, b)
            if accepts(change, warmth, fraction):
                people[a], people[b] = people[b], people[a]
                self.total += change
                yield

    def _costs(self, place: int) -> int:
        people = self.people
        row = self.cost[people[place]]
        return sum([row[people[mate]] for mate in self.mates[place]])

    def _change(self, a: int, b: int) -> int:
        people = self.people
        of_a, of_b = self.cost[people[a]], self.cost[people[b]]
        change = 0
        for mate in self.mates[a]:
            if mate != b:
                other = people[mate]
                change += of_b[other] - of_a[other]
        for mate in self.mates[b]:
            if mate != a:
                other = people[mate]
                change += of_a[other] - of_b[other]
        return change


def mates_of(rounds: Sequence[Groups], count: int) -> Mates:
    """List for each place from 0 the others at its tables, as often as they meet."""
    mates: list[list[int]] = [[] for _ in range(count)]
    for groups in rounds:
        for group in groups:
            for one in group:
                mates[one] += [other for other in group if other != one]
    return mates


def _asked(rounds: Sequence[Groups], count: int, full: int) -> list[list[bool | None]]:
    """Tell for each place, by round, whether it is at an ordinary table; None where absent."""
    asked: list[list[bool | None]] = [[None] * len(rounds) for _ in range(count)]
    for number, groups in enumerate(rounds):
        for group in groups:
            for one in group:
                asked[one][number] = len(group) == full
    return asked
