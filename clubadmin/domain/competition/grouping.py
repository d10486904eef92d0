"""Groups for each round of an evening, by construction or by search; formats seat them."""

from collections.abc import Iterable, Sequence

from clubadmin.domain.competition.bounds import fewest_in_groups, repeats_in_groups
from clubadmin.domain.competition.chance import Chance
from clubadmin.domain.competition.fixed_tables import at_fixed_tables
from clubadmin.domain.competition.known import numbers_in_turn, rearranged, renumbered
from clubadmin.domain.competition.repair import Evening, repair
from clubadmin.domain.competition.round_by_round import evened, round_by_round
from clubadmin.domain.competition.schedule import RoundDraw, groups_of
from clubadmin.domain.competition.search import Groups
from clubadmin.domain.competition.standing import best_first, groups_by_order
from clubadmin.domain.competition.task import Task
from clubadmin.domain.competition.weights import Weights


def draw_groups(task: Task, chance: Chance, known: Sequence[Groups] | None = None) -> list[Groups]:
    """For each round of the task its groups; a group of one sits out.

    Args:
        task: what is asked.
        chance: where it has its chance from.
        known: rounds without repeats, or with as few as are known (of numbers from 0), for
            everybody. They are taken where nothing else is asked, or where the search does not
            come as far, if they leave turns to sit out or to play at three fair.
    """
    if task.order:
        return groups_by_order(task)
    if known and task.free:
        found = renumbered(known, _in_turn(task, known, chance))
        if _fair(task, found):
            return found
    weights = Weights(task.people, task.history, task.sit_together, task.sit_apart)
    for draw in task.kept:
        weights.add_groups(groups_of(draw))
    rounds = round_by_round(task, weights, chance)
    if _enough(task, rounds):
        return rounds
    if known:
        found = _rearranged(task, known, weights, chance)
        if _fair(task, found):
            return found
    repaired = _all_at_once(task, rounds, weights, chance)
    return evened(task, repaired, weights, chance) if task.history.tablemates else repaired


def at_their_tables(task: Task, rounds: Iterable[RoundDraw]) -> tuple[RoundDraw, ...]:
    """The rounds with their tables numbered: the best first, and people where they must sit."""
    ordered = (best_first(draw, task.order) for draw in rounds) if task.order else rounds
    return tuple(at_fixed_tables(draw, task.fixed) for draw in ordered)


def _fair(task: Task, rounds: Sequence[Groups]) -> bool:
    """Whether turns are: a known draw may have second turns, which the season may not allow."""
    return task.turns().fair(
        (set(task.special(groups)), task.there(number))
        for number, groups in zip(task.numbers, rounds, strict=True)
    )


def _in_turn(task: Task, known: Sequence[Groups], chance: Chance) -> list[int]:
    """Who gets which number: the lightest burdens where turns come first."""
    order = task.turns().pick(task.people, 0, chance).order
    people = [0] * len(order)
    for number, person in zip(numbers_in_turn(known, task.full), order, strict=True):
        people[number] = person
    return people


def people_at_numbers(task: Task, known: Sequence[Groups], chance: Chance) -> list[int]:
    """Who gets which number of a known draw: by turn, then as the season and wishes want it."""
    if task.free:
        return _in_turn(task, known, chance)
    weights = Weights(task.people, task.history, task.sit_together, task.sit_apart)
    return _best_people(task, known, weights, chance)


def _rearranged(
    task: Task, known: Sequence[Groups], weights: Weights, chance: Chance
) -> list[Groups]:
    return renumbered(known, _best_people(task, known, weights, chance))


def _best_people(
    task: Task, known: Sequence[Groups], weights: Weights, chance: Chance
) -> list[int]:
    people = _in_turn(task, known, chance)
    burdens = [task.turns().burden(one) for one in people]
    cost = weights.among(people)
    best = rearranged(known, range(len(people)), burdens, cost, chance)
    return [people[at] for at in best]


def _enough(task: Task, rounds: Sequence[Groups]) -> bool:
    """Whether no draw has fewer repeats, those that were asked for apart."""
    whole = [*map(groups_of, task.kept), *rounds]
    asked = set(task.sit_together)
    again = [pair for pair in repeats_in_groups(whole) if pair not in asked]
    return len(again) <= fewest_in_groups(whole)


def _all_at_once(
    task: Task, rounds: list[Groups], weights: Weights, chance: Chance
) -> list[Groups]:
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
