"""Sharing unavoidable repeats: the one who bore most this season bears least now."""

from collections import Counter
from collections.abc import Hashable, Sequence

from clubadmin.domain.draw.known.bounds import repeats_in_groups
from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.task import Task
from clubadmin.domain.draw.search.local_search import (
    COOLING,
    STEPS,
    WARMEST,
    Groups,
    Matrix,
    Weights,
    accepts,
)
from clubadmin.domain.draw.search.relabel import mates_of

TRIALS = 500  # at each warmth
UNIT = 6
"""What one repeat more than another bore counts beside who met whom; squared, as those are."""


def borne_evenly(task: Task, rounds: Sequence[Groups], chance: Chance) -> list[Groups]:
    """Rename people at the same tables, so that repeats come round evenly over the season.

    Only people change names who are there in the same rounds, whose turns to sit out or to
    play at three come as soon, and who asked for nothing: so all else stays as good as it was.
    """
    drawn = [list(groups) for groups in rounds]
    borne = Counter(one for pair in repeats_in_groups(rounds) for one in pair)
    if task.kept or task.order or not task.history.again:
        return drawn
    if len({borne[one] for one in task.people}) < 2:
        return drawn
    turns = task.turns()
    asked = {one for pair in (*task.sit_together, *task.sit_apart) for one in pair}
    keys: list[Hashable] = [
        one if one in asked | task.fixed.keys() else (task.missed_by(one), turns.burden(one))
        for one in task.people
    ]
    index = {one: at for at, one in enumerate(task.people)}
    search = _Search(
        [[[index[one] for one in group] for group in groups] for groups in rounds],
        [borne[one] for one in task.people],
        [task.history.again[one] for one in task.people],
        Weights(task.people, task.history).among(task.people),
    )
    best = search.best(keys, chance)
    return [
        [[task.people[best[index[one]]] for one in group] for group in groups] for groups in drawn
    ]


class _Search:
    """Exchanges the names of two roles in the whole draw; people and roles are indexes."""

    def __init__(
        self, rounds: Sequence[Groups], load: Sequence[int], before: Sequence[int], cost: Matrix
    ) -> None:
        self.load = load
        self.before = before
        self.cost = cost
        self.mates = mates_of(rounds, len(load))

    def best(self, keys: Sequence[Hashable], chance: Chance) -> list[int]:
        """Find the best assignment of roles; only equals by `keys` change places."""
        people = list(range(len(keys)))
        best, over, warmth = list(people), 0, WARMEST * UNIT
        for _ in range(STEPS):
            for _ in range(TRIALS):
                a, b = chance.below(len(people)), chance.below(len(people))
                if a == b or keys[people[a]] != keys[people[b]]:
                    continue
                change = self._change(people, a, b)
                if accepts(change, warmth, chance.fraction):
                    people[a], people[b] = people[b], people[a]
                    over += change
                    if over < 0:  # less than the best so far
                        best, over = list(people), 0
            warmth *= COOLING
        return best

    def _change(self, people: Sequence[int], a: int, b: int) -> int:
        one, two = people[a], people[b]
        shifted = (self.load[b] - self.load[a]) * (self.before[one] - self.before[two])
        of_one, of_two = self.cost[one], self.cost[two]
        change = sum([of_two[people[at]] - of_one[people[at]] for at in self.mates[a] if at != b])
        change += sum([of_one[people[at]] - of_two[people[at]] for at in self.mates[b] if at != a])
        return change + 2 * UNIT * shifted
