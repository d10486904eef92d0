"""Local search: better tables by exchanging two people, at a cost for each two that meet.

Bounded by a number of trials, never by the clock, and only with sums and products that IEEE
754 fixes (no `exp`, no `pow`), so a seed gives one draw on any machine.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from clubadmin.domain.draw.plan.schedule import Couple, couple
from clubadmin.domain.draw.plan.task import Meetings

Matrix = list[list[int]]
Groups = list[list[int]]

STEPS = 24
COOLING = 0.9
WARMEST = 2.0


def alone(groups: Sequence[Sequence[int]]) -> list[int]:
    """The people who sit out: each is a group by himself."""
    return [one for group in groups if len(group) == 1 for one in group]


@dataclass(frozen=True)
class Places:
    """Some groups are special (tables of three, sitting out): only equals change into them."""

    special: Sequence[bool]  # for each group
    equals: Sequence[bool]  # for each person


def improve(
    cost: Matrix,
    groups: Sequence[Sequence[int]],
    fraction: Callable[[], float],
    trials: int,
    places: Places | None = None,
) -> Groups:
    """Groups of the same sizes with a lower sum of `cost` over all who share a group.

    Answers the best groups on the way, never worse than those given.

    Args:
        cost: symmetric, zero on the diagonal.
        groups: indexes into `cost`; a group of one is a place without mates.
        fraction: chance, from 0 up to 1.
        trials: how many exchanges are looked at before it is cooled, of all `STEPS` times.
        places: who may leave or take a special place; None: no place is special.
    """
    if len(groups) < 2:
        return [list(group) for group in groups]
    search = _Search(cost, groups, places)
    best, best_groups = search.total, search.where.copy()
    warmth = WARMEST
    for _ in range(STEPS):
        search.step(fraction, trials, warmth)
        if search.total < best:
            best, best_groups = search.total, search.where.copy()
        if best == search.floor:
            break
        warmth *= COOLING
    return _as_groups(best_groups, len(groups))


def accepts(change: int, warmth: float, fraction: Callable[[], float]) -> bool:
    """Whether to take a change of cost: always if no worse, else with a falling chance."""
    if change <= 0:
        return True
    # (1 - x/16)^16 stands in for exp(-x)
    odds = 1.0 - change / (16 * warmth)
    if odds <= 0:
        return False
    odds *= odds
    odds *= odds
    odds *= odds
    return fraction() < odds * odds


def total_cost(cost: Matrix, groups: Sequence[Sequence[int]]) -> int:
    """The sum of `cost` over all who share a group."""
    return sum(cost[a][b] for group in groups for a in group for b in group) // 2


def _as_groups(where: Sequence[int], count: int) -> Groups:
    groups: Groups = [[] for _ in range(count)]
    for person, group in enumerate(where):
        groups[group].append(person)
    return groups


class _Search:
    """Keeps for each group and person what that person would cost there."""

    def __init__(
        self, cost: Matrix, groups: Sequence[Sequence[int]], places: Places | None
    ) -> None:
        self.cost = cost
        self.where = [0] * len(cost)
        for number, group in enumerate(groups):
            for person in group:
                self.where[person] = number
        self.at = [
            [sum(column) for column in zip(*(cost[person] for person in group), strict=True)]
            for group in groups
        ]
        self.special = places.special if places else [False] * len(groups)
        self.equals = places.equals if places else [True] * len(cost)
        self.total = total_cost(cost, groups)
        cheapest = min(one for at, row in enumerate(cost) for one in row[:at])
        self.floor = cheapest * sum(len(group) * (len(group) - 1) // 2 for group in groups)

    def step(self, fraction: Callable[[], float], trials: int, warmth: float) -> None:
        """Look at `trials` exchanges; take a worse one with a chance that falls with warmth."""
        cost, where, at, people = self.cost, self.where, self.at, len(self.cost)
        special, equals = self.special, self.equals
        spread = 16 * warmth
        for _ in range(trials):
            a = int(fraction() * people)
            b = int(fraction() * people)
            from_a = where[a]
            from_b = where[b]
            if from_a == from_b:
                continue
            if special[from_a] != special[from_b] and not (equals[a] and equals[b]):
                continue
            here, there = at[from_a], at[from_b]
            change = there[a] + here[b] - here[a] - there[b] - 2 * cost[a][b]
            if change >= spread or not accepts(change, warmth, fraction):
                continue
            if change == 0 == here[a] == there[b]:
                continue  # nothing to gain by moving either
            self.total += change
            for_b = [y - x for x, y in zip(cost[a], cost[b], strict=True)]
            at[from_a] = [old + new for old, new in zip(here, for_b, strict=True)]
            at[from_b] = [old - new for old, new in zip(there, for_b, strict=True)]
            where[a], where[b] = from_b, from_a


WISHED = 20
"""How many repeats it outweighs that two wish to sit together or apart."""


class Weights:
    """The cost of each two at one table, for one more meeting than they have now.

    The sum over a season of (meetings squared) is least when everybody meets equally often;
    one more meeting adds 2 x meetings + 1, of which the 1 is the same for every draw. A second
    meeting on one evening outweighs that, and a wish to sit together or apart outweighs both.
    """

    def __init__(
        self,
        people: Sequence[int],
        history: Meetings,
        together: Iterable[Couple] = (),
        apart: Iterable[Couple] = (),
    ) -> None:
        self.again = 100 * (1 + 2 * max(history.tablemates.values(), default=0))
        self._history = history
        self._index = {person: at for at, person in enumerate(people)}
        self._matrix: Matrix = [[0] * len(people) for _ in people]
        for (a, b), times in history.tablemates.items():
            self._add(a, b, 2 * times)
        for a, b in together:
            self._add(a, b, -WISHED * self.again)
        for a, b in apart:
            self._add(a, b, WISHED * self.again)

    def add_groups(self, groups: Iterable[Sequence[int]], times: int = 1) -> None:
        """Weigh against meeting again tonight for those in these groups; -1 takes that back."""
        for group in groups:
            for a, b in combinations(group, 2):
                self._add(a, b, times * self.again)

    def among(self, people: Sequence[int]) -> Matrix:
        """The matrix for these people only, in this order."""
        at = [self._index[person] for person in people]
        return [[row[column] for column in at] for row in (self._matrix[line] for line in at)]

    def by_the_season(self, people: Sequence[int]) -> Matrix:
        """The matrix in which those who met most before cost nearly as much as meeting again."""
        met = [[self._history.met(a, b) if a != b else 0 for b in people] for a in people]
        least = min(met[i][j] for i in range(len(met)) for j in range(i))
        most = max(map(max, met))
        heavy = self.again * 3 // 4
        return [
            [
                cost + heavy * max(0, times - least) // max(1, most - least)
                for cost, times in zip(costs, row, strict=True)
            ]
            for costs, row in zip(self.among(people), met, strict=True)
        ]

    def _add(self, a: int, b: int, amount: int) -> None:
        row, column = self._index.get(a), self._index.get(b)
        if row is None or column is None or row == column:
            return
        self._matrix[row][column] += amount
        self._matrix[column][row] += amount


def wishes(pairs: Iterable[tuple[int, int]]) -> tuple[Couple, ...]:
    """Wishes without doubles, and without people paired with themselves."""
    return tuple(sorted({couple(a, b) for a, b in pairs if a != b}))
