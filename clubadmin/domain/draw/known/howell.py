"""Rounds of tables of two in which everybody meets everybody: the round robin, and Howell.

In a Howell everybody plays every set of wallets once as well. One stays, the others lie on a
circle. A starter takes the circle apart into twos at all distances; turned by one it gives the
next round. If the twos, each moved back by its own distance (its adder), take the circle apart
again, then in each round every two has another set of wallets, and who follows whom never finds
one that was there: a Room square.
"""

from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.search.local_search import Groups
from clubadmin.domain.draw.wallets.assignment import Sets

_NINE = (((1, 2), 5), ((3, 7), 4), ((4, 6), 2), ((5, 8), 7))
"""Nine on a circle have no starter whose sums all differ; this one has its adders written out."""

_TRIALS_A_PLACE = 60  # a search that found nothing by then is stuck and begins anew
_LARGEST = 79  # twos; beyond, sets are assigned without a starter: there are always enough of them

Start = tuple[tuple[tuple[int, int], int], ...]


def round_robin(entrants: int, rounds: int) -> list[Groups] | None:
    """Rounds of tables of two without repeats; of an odd number each sits out in turn.

    The circle method: one stays, the others turn around it; None: too many rounds, or nobody.
    """
    size = entrants + entrants % 2
    if entrants < 2 or not 0 < rounds < size:
        return None
    circle = size - 1
    table = [(0, circle), *((place, circle - place) for place in range(1, size // 2))]
    return [
        [
            [
                one
                for one in ((a + by) % circle, b if b == circle else (b + by) % circle)
                if one < entrants
            ]
            for a, b in table
        ]
        for by in range(rounds)
    ]


def howell(entrants: int, rounds: int) -> tuple[list[Groups], Sets] | None:
    """Tables (numbers from 0, the last stays) with their sets; None: no such known here.

    Of an odd number the last is nobody: whoever meets it sits out and has no set.
    """
    circle = entrants - 1 + entrants % 2
    start = _starter(circle)
    if start is None or rounds > circle:
        return None
    groups: list[Groups] = []
    sets: Sets = []
    for by in range(rounds):
        tables = [[by, circle] if circle < entrants else [by]]
        numbers = [by] if circle < entrants else []
        for (a, b), back in start:
            tables.append([(a + by) % circle, (b + by) % circle])
            numbers.append((by + back) % circle)
        groups.append(tables)
        sets.append(numbers)
    return groups, sets


def _starter(circle: int) -> Start | None:
    if circle == 9:
        return _NINE
    if circle < 7 or circle // 2 > _LARGEST:
        return None
    chance, found = Chance(circle), None
    while found is None:  # the third search at the latest finds one
        found = _strong(circle, chance)
    return tuple(((a, b), (a + b) % circle) for a, b in found)


def _strong(circle: int, chance: Chance) -> list[tuple[int, int]] | None:
    """Twos at all distances whose sums all differ and none is 0.

    Somebody without a mate takes one at a distance that is missing, and turns out whoever is
    in the way if that is only one of the twos (Dinitz and Stinson).
    """
    by_distance: dict[int, tuple[int, int]] = {}
    by_sum: dict[int, int] = {}
    at: dict[int, int] = {}  # for each place on the circle the distance of its two
    half = circle // 2
    for _ in range(_TRIALS_A_PLACE * circle):
        if len(by_distance) == half:
            return sorted(by_distance.values())
        free = [place for place in range(1, circle) if place not in at]
        missing = [one for one in range(1, half + 1) if one not in by_distance]
        a = free[chance.below(len(free))]
        distance = missing[chance.below(len(missing))]
        b = (a + (distance if chance.below(2) else -distance)) % circle
        total = (a + b) % circle
        if b == 0 or total == 0:
            continue
        in_the_way = {one for one in (at.get(b), by_sum.get(total)) if one is not None}
        if len(in_the_way) > 1:
            continue
        for other in in_the_way:
            c, d = by_distance.pop(other)
            del at[c], at[d], by_sum[(c + d) % circle]
        by_distance[distance] = (a, b)
        by_sum[total] = at[a] = at[b] = distance
    return None
