"""The first round of a knock-out, and who plays on for somebody who has left."""

from collections.abc import Sequence
from dataclasses import replace

from clubadmin.domain.draw.formats.knockout_rounds import NOBODY, LuckyLoser, Someone, Unit, Winners
from clubadmin.domain.draw.groups.grouping import people_at_numbers
from clubadmin.domain.draw.groups.swiss import in_order
from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.schedule import RoundDraw, TableSeats, ThreeTable
from clubadmin.domain.draw.plan.task import Task
from clubadmin.domain.draw.search.search import Groups


def free_places(count: int) -> int:
    """How many are free in the first round, so that an even number goes on."""
    return 2 if count % 4 in {1, 2} else 0


def first_round(task: Task, chance: Chance) -> RoundDraw:
    """The first round of all of the task's people; who is not there yet is free."""
    groups = _by_order(task) if task.order else _by_chance(task, chance)
    groups = _late_are_free(task, groups)
    fours = [chance.shuffled(group) for group in groups if len(group) == 4]
    fours = fours if task.order else chance.shuffled(fours)
    threes = [chance.shuffled(group) for group in groups if len(group) == 3]
    free = [group[0] for group in groups if len(group) == 1]
    return RoundDraw(
        1,
        tuple(TableSeats(at, *group) for at, group in enumerate(fours, 1)),
        tuple(sorted(free)),
        tuple(ThreeTable(at, (n, s, e)) for at, (n, s, e) in enumerate(threes, len(fours) + 1)),
    )


def _sizes(count: int) -> list[int]:
    """Groups of the first round: an even number goes on, and as few as can be are free."""
    three, free = count % 2, free_places(count)
    return [4] * ((count - 3 * three - free) // 4) + [3] * three + [1] * free


def _by_chance(task: Task, chance: Chance) -> Groups:
    numbers = iter(range(len(task.people)))
    known = [[next(numbers) for _ in range(size)] for size in _sizes(len(task.people))]
    people = people_at_numbers(replace(task, numbers=range(1, 2)), [known], chance)
    return [[people[at] for at in group] for group in known]


def _by_order(task: Task) -> Groups:
    """The best are free; the others go to the tables there and back, so all are as strong."""
    people = in_order(task.people, task.order)
    sizes = _sizes(len(people))
    free = [[people.pop(0)] for _ in range(sizes.count(1))]
    tables: Groups = [[] for size in sizes if size > 1]
    rooms = [size for size in sizes if size > 1]
    forward = True
    while people:
        way = range(len(tables)) if forward else range(len(tables) - 1, -1, -1)
        for at in way:
            if people and len(tables[at]) < rooms[at]:
                tables[at].append(people.pop(0))
        forward = not forward
    return [*tables, *free]


def _late_are_free(task: Task, groups: Groups) -> Groups:
    """Who comes after the first round changes places with who is free in it."""
    there = set(task.there(1))
    late = [one for group in groups if len(group) > 1 for one in group if one not in there]
    free = [group[0] for group in groups if len(group) == 1 and group[0] in there]
    change = dict(zip(late, free, strict=False))
    change |= {one: other for other, one in change.items()}
    return [[change.get(one, one) for one in group] for group in groups]


class Substitutes:
    """Who plays on for somebody who has left: of those who lost the round before the best."""

    def __init__(
        self, task: Task, kept: Sequence[RoundDraw], winners: Winners, chance: Chance
    ) -> None:
        self._task = task
        self._last = kept[-1]
        self._winners = winners
        self._chance = chance
        self.made: list[LuckyLoser] = []
        """What was done, in the order of rounds."""

    def of(self, number: int, two: Unit) -> Unit:
        """The unit as it plays in a round."""
        return self._one(number, two[0]), self._one(number, two[1])

    def _one(self, number: int, one: Someone) -> Someone:
        if not isinstance(one, int) or one == NOBODY or one in self._task.there(number):
            return one
        losers = self._losers(number)
        instead = losers[0] if losers else None
        at = [table.table for table in self._last.seatings if instead in table.people]
        by_lot = not self._task.order
        self.made.append(LuckyLoser(number, one, instead, at[0] if at else 0, by_lot))
        return NOBODY if instead is None else instead

    def _losers(self, number: int) -> list[int]:
        """Who lost the last round that was played, are there and do not play on yet."""
        if self._last.round + 1 != number:
            return []
        taken = {one.instead for one in self.made}
        losers = [
            one
            for table in self._last.seatings
            for one in table.people
            if one not in self._winners.get((number - 1, table.table), table.people)
        ]
        here = [one for one in losers if one in self._task.there(number) and one not in taken]
        if self._task.order:
            return in_order(here, self._task.order)
        return self._chance.shuffled(sorted(here))
