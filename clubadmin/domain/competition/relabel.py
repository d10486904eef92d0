"""Who gets which number in a known construction, so that the season's history counts too.

Exchanging two people throughout an evening leaves it without repeats; where a construction is
the only way to that, this is all the freedom there is.
"""

from collections.abc import Sequence

from clubadmin.domain.competition.chance import Chance
from clubadmin.domain.competition.search import COOLING, STEPS, WARMEST, Groups, Matrix, accepts

TRIALS = 20_000


def relabel(rounds: Sequence[Groups], cost: Matrix, chance: Chance) -> list[Groups]:
    """The rounds with people exchanged throughout, so that the sum of `cost` is low."""
    people = chance.shuffled(range(len(cost)))  # by number in the construction
    mates = _mates(rounds, len(cost))
    warmth = WARMEST
    for _ in range(STEPS):
        for _ in range(TRIALS // STEPS):
            a, b = chance.below(len(people)), chance.below(len(people))
            if a != b and accepts(_change(people, mates, cost, a, b), warmth, chance.fraction):
                people[a], people[b] = people[b], people[a]
        warmth *= COOLING
    return [[[people[at] for at in group] for group in groups] for groups in rounds]


def _mates(rounds: Sequence[Groups], count: int) -> list[list[int]]:
    mates: list[list[int]] = [[] for _ in range(count)]
    for groups in rounds:
        for group in groups:
            for one in group:
                mates[one] += [other for other in group if other != one]
    return mates


def _change(
    people: Sequence[int], mates: Sequence[Sequence[int]], cost: Matrix, a: int, b: int
) -> int:
    of_a, of_b = cost[people[a]], cost[people[b]]
    change = sum([of_b[people[mate]] - of_a[people[mate]] for mate in mates[a] if mate != b])
    return change + sum([of_a[people[mate]] - of_b[people[mate]] for mate in mates[b] if mate != a])
