"""Who gets which number in a known draw without repeats, so that turns and history count too.

Exchanging two people throughout an evening leaves it without repeats; where a construction is
the only way to that, this is all the freedom there is.
"""

from collections.abc import Sequence

from clubadmin.domain.competition.chance import Chance
from clubadmin.domain.competition.search import COOLING, STEPS, WARMEST, Groups, Matrix, accepts
from clubadmin.domain.competition.turns import Burden

TRIALS = 20_000


def numbers_in_turn(rounds: Sequence[Groups], full: int) -> list[int]:
    """The numbers of a known draw, those who sit out or play at three first, round by round."""
    special = [one for groups in rounds for group in groups if len(group) < full for one in group]
    everybody = sorted(one for group in rounds[0] for one in group)
    return list(dict.fromkeys([*special, *everybody]))


def renumbered(rounds: Sequence[Groups], people: Sequence[int]) -> list[Groups]:
    """The rounds with the person at each number in place of the number."""
    return [[[people[at] for at in group] for group in groups] for groups in rounds]


def rearranged(
    rounds: Sequence[Groups],
    people: Sequence[int],
    burdens: Sequence[Burden],
    cost: Matrix,
    chance: Chance,
) -> list[int]:
    """Who is best at which number, so that the sum of `cost` over all tables is low.

    Args:
        rounds: the known draw, of numbers.
        people: who is at which number to begin with, as indexes into `burdens` and `cost`.
        burdens: only people with the same burden change numbers, which keeps turns fair.
        cost: of each two at one table.
        chance: where it has its chance from.
    """
    best, mates, warmth = list(people), _mates(rounds, len(people)), WARMEST
    for _ in range(STEPS):
        for _ in range(TRIALS // STEPS):
            a, b = chance.below(len(best)), chance.below(len(best))
            if a == b or burdens[best[a]] != burdens[best[b]]:
                continue
            if accepts(_change(best, mates, cost, a, b), warmth, chance.fraction):
                best[a], best[b] = best[b], best[a]
        warmth *= COOLING
    return best


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
