"""Going on with a known plan of which the first rounds were played, by whatever names.

Who met before is a picture of some rounds of the plan: once it is known who is which number
there, the other rounds of the plan bring nobody together again. Who gets which number to begin
with is here too, so that turns count.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

from clubadmin.domain.draw.known.fours import rounds_of_four
from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.schedule import Couple, couple
from clubadmin.domain.draw.search.local_search import Groups

STEPS = 30_000
"""How many places are tried for people, in all: a picture that fits takes a few hundred."""

Links = list[int]  # for each number the set of whom it meets, as bits


def continued(
    people: Sequence[int], rounds: int, met: Mapping[Couple, int], chance: Chance
) -> list[Groups] | None:
    """Rounds in which nobody meets again who met once more than others did.

    Answers None where who met is no picture of rounds of a plan that is known.

    Args:
        people: all who play, in every round.
        rounds: how many to draw.
        met: how often each two met.
        chance: which of the numbers of the plan are tried first.
    """
    if len(people) % 4:
        return None
    links = _once_more(people, met)
    played = _rounds_played(links)
    if not played:
        return None
    plan = rounds_of_four(len(people), played + rounds)
    if plan is None:
        return None
    names = chance.shuffled(range(len(people)))
    plan = [[[names[at] for at in group] for group in groups] for groups in plan]
    fit = _Fit(links)
    for chosen in combinations(range(len(plan)), played):
        found = fit.onto(_links([plan[at] for at in chosen], len(people)))
        if found is not None:
            rest = [groups for at, groups in enumerate(plan) if at not in chosen]
            who = {number: people[at] for at, number in enumerate(found)}
            return [[[who[at] for at in group] for group in groups] for groups in rest]
        if not fit.left:
            break
    return None


def _once_more(people: Sequence[int], met: Mapping[Couple, int]) -> Links:
    """Link those who met once more than the least; none, where some met more than that."""
    numbers = combinations(range(len(people)), 2)
    times = {(a, b): met.get(couple(people[a], people[b]), 0) for a, b in numbers}
    least = min(times.values())
    links = [0] * len(people)
    for (a, b), count in times.items():
        if count > least + 1:
            return []
        if count > least:
            links[a] |= 1 << b
            links[b] |= 1 << a
    return links


def _rounds_played(links: Links) -> int | None:
    """Count the rounds played at tables of four, where everybody met equally many."""
    met = {bits.bit_count() for bits in links}
    return met.pop() // 3 if len(met) == 1 else None


def _links(rounds: Sequence[Groups], count: int) -> Links:
    """Link everybody with his tablemates and himself, as a plan does; nothing asks the latter."""
    links = [0] * count
    for groups in rounds:
        for group in groups:
            for one in group:
                links[one] |= _bits(group)
    return links


def _bits(some: Iterable[int]) -> int:
    return sum(1 << one for one in some)


class _Fit:
    """Looks for whom is which number, one after the other, each next to those before."""

    def __init__(self, links: Links) -> None:
        self.links = links
        self.left = STEPS
        self.order: list[int] = []
        while rest := sorted(set(range(len(links))).difference(self.order)):
            seen = _bits(self.order)
            self.order.append(max(rest, key=lambda at: (links[at] & seen).bit_count()))

    def onto(self, plan: Links) -> list[int] | None:
        """The number of each, so that two met if and only if they do so in the plan."""
        found: dict[int, int] = {}
        if not self._place(plan, found, _bits(range(len(plan)))):
            return None
        return [found[at] for at in range(len(plan))]

    def _place(self, plan: Links, found: dict[int, int], free: int) -> bool:
        if len(found) == len(self.order):
            return True
        one = self.order[len(found)]
        fits = free
        for other, number in found.items():
            fits &= plan[number] if self.links[one] >> other & 1 else ~plan[number]
        while fits and self.left:
            self.left -= 1
            bit = fits & -fits
            fits ^= bit
            found[one] = bit.bit_length() - 1
            if self._place(plan, found, free ^ bit):
                return True
            del found[one]
        return False


def numbers_in_turn(rounds: Sequence[Groups], full: int) -> list[int]:
    """The numbers of a known draw, those who sit out or play at three first, round by round."""
    special = [one for groups in rounds for group in groups if len(group) < full for one in group]
    everybody = sorted(one for group in rounds[0] for one in group)
    return list(dict.fromkeys([*special, *everybody]))


def renumbered(rounds: Sequence[Groups], people: Sequence[int]) -> list[Groups]:
    """The rounds with the person at each number in place of the number."""
    return [[[people[at] for at in group] for group in groups] for groups in rounds]
