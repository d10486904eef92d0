"""Groups for each round of an evening, by construction or by search; formats seat them."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from clubadmin.domain.draw.groups.swiss import best_first, groups_by_order
from clubadmin.domain.draw.known.bounds import fewest_in_groups, repeats_in_groups
from clubadmin.domain.draw.known.continued import continued, numbers_in_turn, renumbered
from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.schedule import Couple, RoundDraw, couple, groups_of, meetings_of
from clubadmin.domain.draw.plan.task import Sizes, Task, at_fixed_tables
from clubadmin.domain.draw.plan.turns import Turns
from clubadmin.domain.draw.search.local_search import Groups, Matrix, Places, Weights, improve
from clubadmin.domain.draw.search.relabel import relabelled
from clubadmin.domain.draw.search.repair import MOST_TRIALS, Evening, repair

TRIALS = 833  # at each warmth
"""Exchanges tried for a round: 100 people over 40 evenings come within 1 % of the best spread."""


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
    """Count the least meetings tonight of those who met least, when each two meet at most once."""
    people = set(task.people)
    times = [count for (a, b), count in task.history.tablemates.items() if {a, b} <= people]
    new = len(people) * (len(people) - 1) // 2 - len(times)
    return sum(sorted(times)[: max(0, meetings - new)])


MOST_SEATS = 200
"""People times rounds; in larger halls a search over all rounds adds next to nothing."""
SEASON_TRIALS = 3_333  # at each warmth


def draw_groups(task: Task, chance: Chance, known: Sequence[Groups] | None = None) -> list[Groups]:
    """Draw the groups of each round of the task; a group of one sits out.

    Args:
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
    best = round_by_round(task, weights, chance)
    worth = Worth(task, best)
    for way in _WAYS:
        if worth.full(best):
            break
        found_so = way(Way(task, known, best, weights, worth, chance))
        if found_so is not None and worth.of(found_so) < worth.of(best):
            best = found_so
    return best


@dataclass(frozen=True)
class Way:
    """The means by which a way to a better draw works."""

    task: Task
    known: Sequence[Groups] | None
    best: list[Groups]  # so far
    weights: Weights
    worth: Worth
    chance: Chance


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
    """Deal out numbers by turn: the lightest burdens where turns come first."""
    order = task.turns().pick(task.people, 0, chance).order
    numbers = numbers_in_turn(known, task.full)
    return [person for _, person in sorted(zip(numbers, order, strict=True))]


def people_at_numbers(task: Task, known: Sequence[Groups], chance: Chance) -> list[int]:
    """Deal out the numbers of a known draw: by turn, then as the season and wishes want it."""
    if task.free:
        return _in_turn(task, known, chance)
    weights = Weights(task.people, task.history, task.sit_together, task.sit_apart)
    return _best_people(task, known, weights, chance)


def _best_people(
    task: Task, known: Sequence[Groups], weights: Weights, chance: Chance
) -> list[int]:
    people = _in_turn(task, known, chance)
    turns = task.turns()
    keys = [(task.missed_by(one), turns.burden(one)) for one in people]
    best = relabelled(known, keys, weights.among(people), chance, full=task.full)
    return [people[at] for at in best]


def _as_known(way: Way) -> list[Groups] | None:
    """The known draw, with everybody at the number that is best for the season."""
    task = way.task
    if not way.known:
        return None
    found = renumbered(way.known, _best_people(task, way.known, way.weights, way.chance))
    if not _fair(task, found):
        return None
    if way.worth.parted(found):
        return found
    return evened(task, found, way.weights, way.chance)  # the fewest exchanges that part them


def _as_continued(way: Way) -> list[Groups] | None:
    """Continue a known draw of which rounds were played before; None where it cannot be."""
    task = way.task
    everybody = all(task.there(number) == task.people for number in task.numbers)
    if task.full != 4 or not everybody:
        return None
    met = Counter(task.history.tablemates)
    for draw in task.kept:
        met.update(meetings_of(draw))
    return continued(task.people, len(task.numbers), met, way.chance)


def _all_at_once(way: Way) -> list[Groups] | None:
    """All rounds at once, where one by one gave repeats that might be avoided."""
    task, weights = way.task, way.weights
    if way.worth.enough(way.best) or _as_good_as_known(way):
        return None
    repaired = _repaired(way, weights.among(task.people), way.worth.enough)
    if not task.history.tablemates:
        return repaired
    return evened(task, repaired, weights, way.chance)


def _as_good_as_known(way: Way) -> bool:
    """Whether the best so far has as few repeats as are known, and nobody asked for more."""
    if not way.known or way.task.sit_apart:
        return False
    return way.worth.repeats(way.best) <= len(repeats_in_groups(way.known))


def _renamed(way: Way) -> list[Groups] | None:
    """Rename people at the same tables, so that those who met before meet less."""
    if not way.task.history.tablemates:
        return None
    task, turns = way.task, way.task.turns()
    index = {person: at for at, person in enumerate(task.people)}
    keys = [(task.missed_by(one), turns.burden(one)) for one in task.people]
    plan = [[[index[one] for one in group] for group in groups] for groups in way.best]
    cost = way.weights.among(task.people)
    people = relabelled(plan, keys, cost, way.chance, full=task.full)
    return renumbered(plan, [task.people[at] for at in people])


def _by_the_season(way: Way) -> list[Groups] | None:
    """All rounds at once, where a meeting of before counts nearly as much as one tonight."""
    task = way.task
    seats = len(task.people) * len(task.numbers)
    if not task.history.tablemates or seats > MOST_SEATS:
        return None
    return _repaired(way, way.weights.by_the_season(task.people), way.worth.full, SEASON_TRIALS)


_WAYS: Sequence[Callable[[Way], list[Groups] | None]] = (
    _as_continued,
    _as_known,
    _all_at_once,
    _renamed,
    _by_the_season,
    _renamed,
)
"""One after the other, until nothing better can be had."""


def _repaired(
    way: Way, cost: Matrix, enough: Callable[[Sequence[Groups]], bool], most: int = MOST_TRIALS
) -> list[Groups]:
    task = way.task
    index = {person: at for at, person in enumerate(task.people)}
    turns = task.turns()
    there = [task.there(number) for number in task.numbers]

    def people(groups: Sequence[Sequence[int]]) -> Groups:
        return [[task.people[at] for at in group] for group in groups]

    def fair(specials: Sequence[set[int]]) -> bool:
        named = ({task.people[at] for at in special} for special in specials)
        return turns.fair(zip(named, there, strict=True))

    evening = Evening(
        [[[index[one] for one in group] for group in groups] for groups in way.best],
        task.full,
        cost,
        way.weights.again,
        fair,
        lambda found: enough([people(groups) for groups in found]),
        most,
    )
    return [people(groups) for groups in repair(evening, way.chance)]


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
    """Even out meetings over the season, with the same turns and no more repeats tonight."""
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
