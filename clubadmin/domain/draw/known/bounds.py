"""How many repeats no draw can avoid: the proof behind "optimal".

By counting; of some small evenings all draws were tried (`resources/draws/fewest-repeats.toml`),
which proves more.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from math import ceil

from clubadmin import assets
from clubadmin.domain.draw.plan.schedule import (
    Couple,
    Repeats,
    RoundDraw,
    couple,
    groups_of,
    partners_of,
)

Groups = Sequence[Sequence[int]]


def fewest_repeats(rounds: Sequence[RoundDraw]) -> Repeats:
    """A lower bound for any draw of these rounds with tables of these sizes."""
    people = {person for draw in rounds for person in draw.entrants}
    played = Counter(person for draw in rounds for pair in partners_of(draw) for person in pair)
    groups = [groups_of(draw) for draw in rounds]
    return Repeats(_too_many(played, len(people) - 1), fewest_in_groups(groups))


def fewest_tried(rounds: Sequence[RoundDraw]) -> int:
    """How many repeats no evening of tables of four avoids; 0 where not all were tried.

    It holds for whole evenings with the same people, with tables of three in each round or in
    none, and turns as fair as they are drawn.
    """
    alike = {(frozenset(draw.entrants), bool(draw.three)) for draw in rounds}
    if len(alike) != 1:
        return 0
    ((people, three),) = alike
    odd = "three" if three else "sits-out"
    tried = assets.table("draws/fewest-repeats.toml")[odd].get(str(len(people)), {})
    return int(tried.get(str(len(rounds)), 0))


def fewest_in_groups(rounds: Sequence[Groups]) -> int:
    """A lower bound for table-mates, of groups not yet seated; a group of one sits out."""
    met: Counter[int] = Counter()
    for groups in rounds:
        for group in groups:
            for person in group:
                met[person] += len(group) - 1
    return max(_too_many(met, len(met) - 1), _too_few_tables(rounds))


def repeats_in_groups(rounds: Iterable[Groups]) -> list[Couple]:
    """Each two who share a group again, once for each time again."""
    met = Counter(
        couple(a, b) for groups in rounds for group in groups for a, b in combinations(group, 2)
    )
    return [pair for pair, times in met.items() for _ in range(times - 1)]


def _too_many(meetings: Counter[int], others: int) -> int:
    """Count repeats forced by more meetings than there are people; two share each."""
    excess = sum(max(0, count - others) for count in meetings.values())
    return (excess + 1) // 2


def _too_few_tables(rounds: Sequence[Groups]) -> int:
    """Count forced repeats, where a table's people are more than the tables they go to.

    Two who meet in t of the rounds are counted t(t-1)/2 times when rounds are compared two by
    two, and that is at most t-1 repeats times half the number of rounds.
    """
    forced = sum(_forced(one, other) for one, other in combinations(rounds, 2))
    return forced and ceil(2 * forced / len(rounds))


def _forced(one: Groups, other: Groups) -> int:
    """How many couples of the one round at least meet again in the other."""
    tables = sum(len(group) > 1 for group in other)
    there = {person for group in other for person in group}
    gone = sum(person not in there for group in one for person in group)
    free = gone + sum(len(group) == 1 for group in other)
    # of a table that goes to as few tables, who comes n-th finds (n - 1) // tables there
    costs = [at // tables for group in one for at in range(len(group)) if tables]
    return sum(sorted(costs, reverse=True)[free:])
