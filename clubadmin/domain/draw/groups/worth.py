"""What a draw is worth: wishes first, then repeats tonight, then meetings of before."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from clubadmin.domain.draw.known.bounds import fewest_in_groups, repeats_in_groups
from clubadmin.domain.draw.plan.schedule import Couple, couple, groups_of
from clubadmin.domain.draw.plan.task import Task
from clubadmin.domain.draw.search.search import Groups


class Worth:
    """Compares draws of one task, of groups of the same sizes; the lower, the better."""

    def __init__(self, task: Task, rounds: Sequence[Groups]) -> None:
        self._kept = [*map(groups_of, task.kept)]
        self._together = set(task.sit_together)
        self._apart = set(task.sit_apart)
        self._met = task.history.tablemates
        self._fewest = fewest_in_groups([*self._kept, *rounds])
        self._fewest_before = _fewest_before(task, sum(1 for _ in _couples(rounds)))

    def of(self, rounds: Sequence[Groups]) -> tuple[int, int, int]:
        """Wishes not met, repeats tonight that nobody asked for, and meetings of before."""
        return self._unmet(rounds), self.repeats(rounds), self._before(rounds)

    def repeats(self, rounds: Sequence[Groups]) -> int:
        """How often two meet again tonight who did not ask for it."""
        again = repeats_in_groups([*self._kept, *rounds])
        return sum(two not in self._together for two in again)

    def enough(self, rounds: Sequence[Groups]) -> bool:
        """Whether no draw has fewer repeats tonight, and who want to be apart are."""
        return self.parted(rounds) and self.repeats(rounds) <= self._fewest

    def parted(self, rounds: Sequence[Groups]) -> bool:
        """Whether nobody meets who asked not to."""
        return not any(two in self._apart for two in _couples(rounds))

    def full(self, rounds: Sequence[Groups]) -> bool:
        """Whether no draw is worth more, for all that counting can tell."""
        return self.enough(rounds) and self._before(rounds) <= self._fewest_before

    def _unmet(self, rounds: Sequence[Groups]) -> int:
        met = Counter(_couples(rounds))
        together = sum(met[two] for two in self._together)
        return sum(met[two] for two in self._apart) - together

    def _before(self, rounds: Sequence[Groups]) -> int:
        return sum(self._met.get(two, 0) for two in _couples(rounds)) if self._met else 0


def _couples(rounds: Sequence[Groups]) -> Iterator[Couple]:
    return (
        couple(a, b) for groups in rounds for group in groups for a, b in combinations(group, 2)
    )


def _fewest_before(task: Task, meetings: int) -> int:
    """So many meetings tonight, of those who met least, when each two meet at most once."""
    people = set(task.people)
    times = [count for (a, b), count in task.history.tablemates.items() if {a, b} <= people]
    new = len(people) * (len(people) - 1) // 2 - len(times)
    return sum(sorted(times)[: max(0, meetings - new)])
