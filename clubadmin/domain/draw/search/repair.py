"""Joint search over all rounds of an evening, for numbers so small that repeats are near.

The search of one round at a time (`search`) cannot undo an earlier round; this one exchanges
people in any round. It is bounded by a number of trials and exact in its arithmetic, as there.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.search.local_search import Groups, Matrix, accepts

STEPS = 60
COOLING = 0.985
WARMEST = 0.4  # in units of one repeat
MOST_TRIALS = 10_000  # at each warmth
TRIALS_A_SEAT = 50  # people times rounds: small evenings are soon as good as they get
AGAIN_FROM = 1.5  # in units of one repeat, of which this meeting is one
AT_EASE = 0.1  # how often somebody who meets nobody again is looked at
TURNS_ONE_IN = 4  # exchanges of turns are slow, and most are not fair


@dataclass(frozen=True)
class Evening:
    """The rounds to repair; people are indexes."""

    rounds: Sequence[Groups]
    full: int  # the size of an ordinary group
    cost: Matrix  # of each two at one table, their meetings in rounds that stay counted
    repeat: int  # what one more meeting tonight adds to that; far more than history does
    fair: Callable[[Sequence[set[int]]], bool]  # whether turns like these, by round, are
    enough: Callable[[Sequence[Groups]], bool]  # whether nothing better can be had
    most: int  # trials at each warmth


def repair(evening: Evening, chance: Chance) -> list[Groups]:
    """Rounds with fewer repeats: the best on the way, never worse than those given."""
    state = _State(evening)
    trials = min(evening.most, TRIALS_A_SEAT * sum(map(len, state.there)))
    best, rounds = state.total, state.copy()
    warmth = WARMEST * evening.repeat
    for _ in range(STEPS):
        before = best
        for _ in state.exchanges(chance, warmth, trials):
            if state.total < best:
                best, rounds = state.total, state.copy()
        if best < before and evening.enough(rounds):
            break
        warmth *= COOLING
    return rounds


class _State:
    """The rounds as they are now, and what each two would cost at one more table."""

    def __init__(self, evening: Evening) -> None:
        self.repeat = evening.repeat
        self.fair = evening.fair
        self.rounds = [[list(group) for group in groups] for groups in evening.rounds]
        self.where = [
            {person: group for group in groups for person in group} for groups in self.rounds
        ]
        self.there = [sorted(where) for where in self.where]
        self.turns = [
            {person for group in groups if len(group) < evening.full for person in group}
            for groups in self.rounds
        ]
        self.cost = [list(row) for row in evening.cost]
        self.total = 0  # how much more than to begin with
        for groups in self.rounds:
            for group in groups:
                for at, a in enumerate(group):
                    for b in group[:at]:
                        self._meet(a, b, evening.repeat)

    def copy(self) -> list[Groups]:
        """The rounds as they are now, safe from later trials."""
        return [[list(group) for group in groups] for groups in self.rounds]

    def exchanges(self, chance: Chance, warmth: float, trials: int) -> Iterator[None]:
        """Exchange two people in a round, or in two rounds, if that is good or nearly so.

        All in one loop, for it is here that a draw takes its time.

        Yields:
            Whenever something may have been exchanged.
        """
        fraction, spread = chance.fraction, 16 * warmth
        rounds, again = len(self.rounds), AGAIN_FROM * self.repeat
        for _ in range(trials):
            number = int(fraction() * rounds)
            there, where = self.there[number], self.where[number]
            if not there:
                continue  # a round in which nobody is left to play
            a = there[int(fraction() * len(there))]
            row, group = self.cost[a], where[a]
            for mate in group:
                if row[mate] >= again:
                    break
            else:
                if fraction() >= AT_EASE:
                    continue
            b = there[int(fraction() * len(there))]
            if group is where[b]:
                continue
            turns = self.turns[number]
            if (a in turns) != (b in turns):
                if chance.below(TURNS_ONE_IN) == 0:
                    self._trial_of_turns(number, a, b, chance, warmth)
                    yield
                continue
            change = self._change(number, a, b)
            if change < spread and accepts(change, warmth, fraction):
                self._swap(number, a, b, change)
                yield

    def _trial_of_turns(self, number: int, a: int, b: int, chance: Chance, warmth: float) -> None:
        """Exchange a turn (sitting out, or a table of three), if turns stay fair."""
        swaps = [number, *self._way_back(number, a, b)]
        change = sum([self._swap(each, a, b, self._change(each, a, b)) for each in swaps])
        if not (accepts(change, warmth, chance.fraction) and self.fair(self.turns)):
            for each in reversed(swaps):
                self._swap(each, a, b, self._change(each, a, b))

    def _way_back(self, number: int, a: int, b: int) -> list[int]:
        """A round in which the other of the two has a turn, if there is one."""
        lucky = b if a in self.turns[number] else a
        return [
            other
            for other, turns in enumerate(self.turns)
            if lucky in turns
            and a in self.where[other]
            and b in self.where[other]
            and not {a, b} <= turns
        ][:1]

    def _change(self, number: int, a: int, b: int) -> int:
        """Work out the change of the total by an exchange."""
        of_a, of_b = self.cost[a], self.cost[b]
        group_a, group_b = self.where[number][a], self.where[number][b]
        change = self.repeat * (len(group_a) + len(group_b) - 2) - 2 * of_a[b]
        for mate in group_a:
            change += of_b[mate] - of_a[mate]
        for mate in group_b:
            change += of_a[mate] - of_b[mate]
        return change

    def _swap(self, number: int, a: int, b: int, change: int) -> int:
        where, repeat = self.where[number], self.repeat
        group_a, group_b = where[a], where[b]
        group_a[group_a.index(a)] = b
        group_b[group_b.index(b)] = a
        where[a], where[b] = group_b, group_a
        cost, of_a, of_b = self.cost, self.cost[a], self.cost[b]
        for mates, new, old in ((group_a, b, a), (group_b, a, b)):
            to_new, to_old = (of_b, of_a) if new == b else (of_a, of_b)
            for mate in mates:
                if mate != new:
                    row = cost[mate]
                    to_new[mate] += repeat
                    row[new] += repeat
                    to_old[mate] -= repeat
                    row[old] -= repeat
        turns = self.turns[number]
        if (a in turns) != (b in turns):
            turns ^= {a, b}
        self.total += change
        return change

    def _meet(self, a: int, b: int, amount: int) -> None:
        self.cost[a][b] += amount
        self.cost[b][a] += amount
