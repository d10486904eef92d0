"""The cost of putting two people at one table, as a matrix that the search reads."""

from collections.abc import Iterable, Sequence
from itertools import combinations

from clubadmin.domain.draw.plan.meetings import Meetings
from clubadmin.domain.draw.plan.schedule import Couple, couple
from clubadmin.domain.draw.search.local_search import Matrix

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
