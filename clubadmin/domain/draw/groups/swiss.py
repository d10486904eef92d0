"""Groups by standing or strength: those near each other who have not met (Swiss).

One round after another: first nobody meets again who need not; then those who stand near each
other meet.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import combinations

from clubadmin.domain.draw.groups.directions import sides_of
from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.schedule import RoundDraw, couple, games_at, groups_of
from clubadmin.domain.draw.plan.task import Task
from clubadmin.domain.draw.plan.turns import Turns
from clubadmin.domain.draw.search.local_search import Groups, Matrix, improve

TONIGHT = 1_000_000
"""What a second meeting costs; a place of distance costs 1."""
WISHED = 20_000_000
"""What a wish to sit together or apart counts: more than any meetings."""
BEFORE = 1_000
"""What a meeting on an earlier evening costs: less than one tonight, more than a few places."""

EVEN = 2
"""How often more two together may have sat on one side; beyond that its square counts."""

_STEPS = 20_000
_TRIALS = 6_666  # at each warmth of the search, in all rounds together; at most an eighth in one
_NEAR = 8


def groups_by_order(task: Task) -> list[Groups]:
    """Group the people of each round in order of standing; a group of one sits out.

    Who sits out or plays at three is whose turn it is; among equals the last.
    """
    turns, cost = task.turns(), _cost(task)
    rounds: list[Groups] = []
    for number in task.numbers:
        there = set(task.there(number))
        people = [one for one in in_order(task.people, task.order) if one in there]
        groups = _groups(people, task, turns, cost)
        turns.note(task.special(groups))
        for group in groups:
            _meet(cost, group, TONIGHT)
        rounds.append(groups)
    return rounds


def in_order(people: Sequence[int], order: Sequence[int]) -> list[int]:
    """The people by their place in the order; who is missing there comes last."""
    place = {one: at for at, one in reversed([*enumerate(order)])}
    return sorted(people, key=lambda one: place.get(one, len(order)))


def best_first(draw: RoundDraw, order: Sequence[int]) -> RoundDraw:
    """Order the tables, the best at table 1; those of three after them."""
    place = {one: at for at, one in enumerate(in_order(draw.entrants, order))}
    tables = sorted(draw.tables, key=lambda table: min(place[one] for one in table.people))
    return replace(
        draw, tables=tuple(replace(table, table=at) for at, table in enumerate(tables, 1))
    )


def _cost(task: Task) -> Counter[tuple[int, int]]:
    cost: Counter[tuple[int, int]] = Counter()
    for (a, b), times in task.history.tablemates.items():
        cost[a, b] += BEFORE * times
    for draw in task.kept:
        for group in groups_of(draw):
            _meet(cost, group, TONIGHT)
    if task.full == 2:
        _add_sides(cost, task)
    for two in task.sit_together:
        cost[two] -= WISHED
    for two in task.sit_apart:
        cost[two] += WISHED
    return cost


def _add_sides(cost: Counter[tuple[int, int]], task: Task) -> None:
    """Add a cost for two who both sat N/Z more often, or both O/W, in comparison play."""
    compared = {games_at(table) for draw in task.kept for table in draw.tables} - {()}
    sides = sides_of(task.kept) if compared else {}
    for (a, of_a), (b, of_b) in combinations(sorted(sides.items()), 2):
        cost[a, b] += max(0, abs(of_a + of_b) - EVEN) ** 2


def _meet(cost: Counter[tuple[int, int]], group: Sequence[int], amount: int) -> None:
    for two in combinations(sorted(group), 2):
        cost[two] += amount


def _groups(
    people: Sequence[int], task: Task, turns: Turns, met: Counter[tuple[int, int]]
) -> Groups:
    """Groups in order of standing; smaller ones for those whose turn it is."""
    sizes, full = task.sizes(len(people)), task.full
    trials = _TRIALS // max(8, len(task.numbers))
    count = sum(size for size in sizes if size < full)
    last_first = people[::-1]
    special = set(sorted(last_first, key=turns.burden)[:count])
    result: Groups = []
    for chosen, lengths in (
        ([one for one in people if one not in special], [one for one in sizes if one == full]),
        ([one for one in people if one in special], [one for one in sizes if one < full]),
    ):
        cost = [
            [abs(i - j) + met[couple(a, b)] for j, b in enumerate(chosen)]
            for i, a in enumerate(chosen)
        ]
        result += [[chosen[at] for at in group] for group in _near(cost, lengths, trials)]
    return result


def _near(cost: Matrix, sizes: Sequence[int], trials: int) -> Groups:
    """Groups of these sizes of people who are in order of standing."""
    if 2 in sizes:
        found = _from_the_top(cost)
        if found is not None:
            return sorted(sorted(group) for group in _polished(found, cost))
    starts = [sum(sizes[:at]) for at in range(len(sizes))]
    groups = [list(range(start, start + size)) for start, size in zip(starts, sizes, strict=True)]
    groups = _polished(groups, cost)
    if any(cost[a][b] >= BEFORE for group in groups for a in group for b in group):
        groups = _polished(improve(cost, groups, Chance(1).fraction, trials), cost)
    return sorted(sorted(group) for group in groups)


def _from_the_top(cost: Matrix) -> Groups | None:
    """The first with the nearest whom he has not met, and so on; back where that gets stuck."""
    steps = iter(range(_STEPS))

    def rest(free: list[int]) -> Groups | None:
        if not free:
            return []
        first, *others = free
        for other in sorted(others, key=lambda one: cost[first][one]):
            if next(steps, None) is None:
                return None
            if cost[first][other] < BEFORE:
                found = rest([one for one in others if one != other])
                if found is not None:
                    return [[first, other], *found]
        return None

    return rest(list(range(len(cost))))


def _polished(groups: Groups, cost: Matrix) -> Groups:
    """Groups after exchanges that make the sum of costs less, of neighbours in standing.

    Whoever meets somebody again may change with anybody.
    """
    where = {one: group for group in groups for one in group}
    better = True
    while better:
        better = False
        for one in range(len(cost)):
            again = any(cost[one][mate] >= BEFORE for mate in where[one])
            reach = range(len(cost)) if again else range(one, min(one + _NEAR, len(cost)))
            change, other = min((_change(where, cost, one, other), other) for other in reach)
            if change < 0:
                _exchange(where, one, other)
                better = True
    return groups


def _change(where: Mapping[int, list[int]], cost: Matrix, a: int, b: int) -> int:
    if where[a] is where[b]:
        return 0
    of_a, of_b = cost[a], cost[b]
    change = sum([of_b[mate] - of_a[mate] for mate in where[a] if mate != a])
    return change + sum([of_a[mate] - of_b[mate] for mate in where[b] if mate != b])


def _exchange(where: dict[int, list[int]], a: int, b: int) -> None:
    group_a, group_b = where[a], where[b]
    group_a[group_a.index(a)] = b
    group_b[group_b.index(b)] = a
    where[a], where[b] = group_b, group_a
