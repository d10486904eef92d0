"""Groups for each round of an evening, by search; formats seat them."""

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass, field

from clubadmin.domain.competition.bounds import fewest_in_groups, repeats_in_groups
from clubadmin.domain.competition.chance import Chance
from clubadmin.domain.competition.known import numbers_in_turn, rearranged, renumbered
from clubadmin.domain.competition.layout import Sizes
from clubadmin.domain.competition.meetings import Meetings
from clubadmin.domain.competition.repair import Evening, repair
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
    def whole(self) -> bool:
        """Whether it is a whole evening with everybody there, as constructions want it."""
        return not (self.kept or self.absences)

    @property
    def free(self) -> bool:
        """Whether nothing is asked but fair turns, and that nobody meets twice tonight."""
        return self.whole and not (self.history.tablemates or self.together or self.apart)

    def there(self, number: int) -> tuple[int, ...]:
        """Who is there in a round."""
        return tuple(
            person for person in self.people if number not in self.absences.get(person, ())
        )

    def turns(self) -> Turns:
        """Who had turns to sit out or to play at three before the rounds to draw."""
        turns = Turns(self.ledger)
        for groups in map(groups_of, self.kept):
            turns.note(self.special(groups))
        return turns

    def special(self, groups: Groups) -> list[int]:
        """Who sits out or plays at three in these groups."""
        return [person for group in groups if len(group) < self.full for person in group]


def groups_of(draw: RoundDraw) -> Groups:
    """The groups of a round; who sits out is a group of one."""
    return [*(list(at.people) for at in draw.seatings), *([one] for one in draw.sits_out)]


def draw_groups(task: Task, chance: Chance, known: Sequence[Groups] | None = None) -> list[Groups]:
    """For each round of the task its groups; a group of one sits out.

    Args:
        task: what is asked.
        chance: where it has its chance from.
        known: rounds without repeats (of numbers from 0), if there are such for everybody, in
            which nobody has a second turn to sit out or to play at three. They are taken where
            nothing else is asked, or where the search does not come as far.
    """
    if known and task.free:
        return renumbered(known, _in_turn(task, known, chance))
    weights = Weights(task.people, task.history, task.together, task.apart)
    for draw in task.kept:
        weights.add_groups(groups_of(draw))
    rounds = _one_by_one(task, weights, chance)
    if _enough(task, rounds):
        return rounds
    if known:
        return _rearranged(task, known, weights, chance)
    repaired = _together(task, rounds, weights, chance)
    return _evened(task, repaired, weights, chance) if task.history.tablemates else repaired


def _in_turn(task: Task, known: Sequence[Groups], chance: Chance) -> list[int]:
    """Who gets which number: the lightest burdens where turns come first."""
    order = task.turns().pick(task.people, 0, chance).order
    people = [0] * len(order)
    for number, person in zip(numbers_in_turn(known, task.full), order, strict=True):
        people[number] = person
    return people


def _rearranged(
    task: Task, known: Sequence[Groups], weights: Weights, chance: Chance
) -> list[Groups]:
    people = _in_turn(task, known, chance)
    burdens = [task.turns().burden(one) for one in people]
    cost = weights.among(people)
    best = rearranged(known, range(len(people)), burdens, cost, chance)
    return renumbered(known, [people[at] for at in best])


def _one_by_one(task: Task, weights: Weights, chance: Chance) -> list[Groups]:
    turns = task.turns()
    rounds: list[Groups] = []
    for number in task.numbers:
        groups = _round(task, task.there(number), weights, turns, chance)
        weights.add_groups(groups)
        turns.note(task.special(groups))
        rounds.append(groups)
    for groups in rounds:
        weights.add_groups(groups, -1)
    return rounds


def _round(
    task: Task, there: Sequence[int], weights: Weights, turns: Turns, chance: Chance
) -> Groups:
    sizes = task.sizes(len(there))
    special = [size < task.full for size in sizes]
    turn = turns.pick(there, sum(size for size in sizes if size < task.full), chance)
    places = Places(special, [one in turn.equals for one in turn.order]) if any(special) else None
    found = improve(weights.among(turn.order), _cut(sizes), chance.fraction, TRIALS, places)
    return [[turn.order[at] for at in group] for group in found]


def _cut(sizes: Sizes) -> Groups:
    groups: Groups = []
    start = 0
    for size in sizes:
        groups.append(list(range(start, start + size)))
        start += size
    return groups


def _enough(task: Task, rounds: Sequence[Groups]) -> bool:
    """Whether no draw has fewer repeats."""
    whole = [*map(groups_of, task.kept), *rounds]
    return repeats_in_groups(whole) <= fewest_in_groups(whole)


def _together(task: Task, rounds: list[Groups], weights: Weights, chance: Chance) -> list[Groups]:
    """All rounds at once, where one by one gave repeats that might be avoided."""
    index = {person: at for at, person in enumerate(task.people)}
    turns = task.turns()
    there = [task.there(number) for number in task.numbers]

    def people(groups: Sequence[Sequence[int]]) -> Groups:
        return [[task.people[at] for at in group] for group in groups]

    def fair(specials: Sequence[set[int]]) -> bool:
        named = ({task.people[at] for at in special} for special in specials)
        return turns.fair(zip(named, there, strict=True))

    evening = Evening(
        [[[index[one] for one in group] for group in groups] for groups in rounds],
        task.full,
        weights.among(task.people),
        weights.again,
        fair,
        lambda found: _enough(task, [people(groups) for groups in found]),
    )
    return [people(groups) for groups in repair(evening, chance)]


def _evened(task: Task, rounds: list[Groups], weights: Weights, chance: Chance) -> list[Groups]:
    """The same repeats tonight or fewer, and meetings over the season more even."""
    for groups in rounds:
        weights.add_groups(groups)
    evened: list[Groups] = []
    for groups in rounds:
        weights.add_groups(groups, -1)
        order = [one for group in groups for one in group]
        places = Places([len(group) < task.full for group in groups], [False] * len(order))
        cuts = _cut(tuple(len(group) for group in groups))
        found = improve(weights.among(order), cuts, chance.fraction, TRIALS, places)
        evened.append([[order[at] for at in group] for group in found])
        weights.add_groups(evened[-1])
    return evened
