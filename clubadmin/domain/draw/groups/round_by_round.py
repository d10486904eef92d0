"""Groups for one round after the other, each as good as the rounds before it allow."""

from collections.abc import Iterable, Sequence

from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.layout import Sizes
from clubadmin.domain.draw.plan.schedule import Couple
from clubadmin.domain.draw.plan.task import Task
from clubadmin.domain.draw.plan.turns import Turns
from clubadmin.domain.draw.search.search import Groups, Places, improve
from clubadmin.domain.draw.search.weights import Weights

TRIALS = 20_000
"""Exchanges tried for a round: 100 people over 40 evenings come within 1 % of the best spread."""


def round_by_round(task: Task, weights: Weights, chance: Chance) -> list[Groups]:
    """Groups for each round of the task; a group of one sits out."""
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


def evened(task: Task, rounds: Sequence[Groups], weights: Weights, chance: Chance) -> list[Groups]:
    """The same turns, the same repeats tonight or fewer, and meetings over the season more even."""
    for groups in rounds:
        weights.add_groups(groups)
    result: list[Groups] = []
    for groups in rounds:
        weights.add_groups(groups, -1)
        order = [one for group in groups for one in group]
        places = Places([len(group) < task.full for group in groups], [False] * len(order))
        cuts = _cut(tuple(len(group) for group in groups))
        found = improve(weights.among(order), cuts, chance.fraction, TRIALS, places)
        result.append([[order[at] for at in group] for group in found])
        weights.add_groups(result[-1])
    for groups in result:
        weights.add_groups(groups, -1)
    return result


def _round(
    task: Task, there: Sequence[int], weights: Weights, turns: Turns, chance: Chance
) -> Groups:
    sizes = task.sizes(len(there))
    special = [size < task.full for size in sizes]
    count = sum(size for size in sizes if size < task.full)
    turn = turns.pick(there, count, chance)
    order = [*turn.order[:count], *_wished(turn.order[count:], task.sit_together, task.full)]
    places = Places(special, [one in turn.equals for one in order]) if any(special) else None
    found = improve(weights.among(order), _cut(sizes), chance.fraction, TRIALS, places)
    return [[order[at] for at in group] for group in found]


def _wished(people: Sequence[int], together: Iterable[Couple], size: int) -> list[int]:
    """The people so that, cut in this size, who should be together mostly are.

    Each party starts at the emptiest table: the search moves people one by one, and would not
    part two parties that share a table.
    """
    parties = sorted(_parties(people, together, size), key=len, reverse=True)
    tables: list[list[int]] = [[] for _ in range(-(-len(people) // size))]
    for at, party in enumerate(parties):
        room = [table for table in tables[at % len(tables) :] + tables if _fits(table, party, size)]
        if room:
            room[0].extend(party)
        else:
            for person in party:
                next(table for table in tables if len(table) < size).append(person)
    return [person for table in tables for person in table]


def _fits(table: Sequence[int], party: Sequence[int], size: int) -> bool:
    return len(table) + len(party) <= size


def _parties(people: Sequence[int], together: Iterable[Couple], size: int) -> list[list[int]]:
    """People with those they should sit with, as far as one table goes."""
    party = {person: [person] for person in people}
    for a, b in together:
        if a in party and b in party and party[a] is not party[b]:
            both = party[a] + party[b]
            if len(both) <= size:
                party.update(dict.fromkeys(both, both))
    return list({id(party[person]): party[person] for person in people}.values())


def _cut(sizes: Sizes) -> Groups:
    groups: Groups = []
    start = 0
    for size in sizes:
        groups.append(list(range(start, start + size)))
        start += size
    return groups
