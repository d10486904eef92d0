"""Groups for each round of an evening, by search; formats seat them."""

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass, field

from clubadmin.domain.competition.chance import Chance
from clubadmin.domain.competition.layout import Sizes
from clubadmin.domain.competition.meetings import Meetings
from clubadmin.domain.competition.schedule import Couple, RoundDraw
from clubadmin.domain.competition.search import Groups, Places, improve
from clubadmin.domain.competition.turns import Turns
from clubadmin.domain.competition.weights import Weights

TRIALS = 20_000
"""Exchanges tried for a round: 100 people over 40 evenings come within 1 % of the best spread."""


@dataclass(frozen=True)
class Task:
    """What is asked of a draw."""

    people: tuple[int, ...]
    numbers: range  # of the rounds to draw
    sizes: Callable[[int], Sizes]  # of the groups, for a number of people
    full: int  # the size of an ordinary group
    history: Meetings = field(default_factory=Meetings)
    ledger: Mapping[int, int] = field(default_factory=dict)
    absences: Mapping[int, Container[int]] = field(default_factory=dict)
    kept: tuple[RoundDraw, ...] = ()  # rounds of this evening that stay
    together: tuple[Couple, ...] = ()
    apart: tuple[Couple, ...] = ()

    @property
    def free(self) -> bool:
        """Whether nothing is asked but that nobody meets twice tonight."""
        asked = self.history.tablemates, self.together, self.apart, self.kept, self.absences
        return not any(asked)

    def there(self, number: int) -> tuple[int, ...]:
        """Who is there in a round."""
        return tuple(
            person for person in self.people if number not in self.absences.get(person, ())
        )


def search_groups(task: Task, chance: Chance) -> list[Groups]:
    """For each round of the task its groups; a group of one sits out."""
    weights = Weights(task.people, task.history, task.together, task.apart)
    turns = Turns(task.ledger, task.kept)
    for draw in task.kept:
        weights.add_round(draw)
    rounds: list[Groups] = []
    for number in task.numbers:
        groups = _round(task, task.there(number), weights, turns, chance)
        weights.add_groups(groups)
        turns.note_groups(groups, task.full)
        rounds.append(groups)
    return rounds


def _round(
    task: Task, there: Sequence[int], weights: Weights, turns: Turns, chance: Chance
) -> Groups:
    sizes = task.sizes(len(there))
    special = [size < task.full for size in sizes]
    turn = turns.pick(there, sum(size for size in sizes if size < task.full), chance)
    order = (*turn.chosen, *turn.others)
    places = Places(special, [person in turn.tied for person in order]) if any(special) else None
    cost = weights.among(order)
    found = improve(cost, _cut(sizes), chance.fraction, TRIALS, places)
    return [[order[at] for at in group] for group in found]


def _cut(sizes: Sizes) -> Groups:
    groups: Groups = []
    start = 0
    for size in sizes:
        groups.append(list(range(start, start + size)))
        start += size
    return groups
