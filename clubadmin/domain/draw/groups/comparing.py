"""Directions such that each two pairs are compared about equally often.

Two pairs compare on a game that both played in the same direction. Tables are turned round at
a falling temperature, so that this comes nearer to equal for all, without anybody sitting
more on one side than need be.
"""

from collections import Counter, defaultdict
from collections.abc import Sequence

from clubadmin.domain.draw.groups.directions import settle
from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.schedule import Couple, couple
from clubadmin.domain.draw.search.search import COOLING, STEPS, Groups, accepts
from clubadmin.domain.draw.wallets.wallet_spread import Sets

_TRIALS_A_TABLE = 400
_LOOKS = 150_000  # at other tables with the same wallets: bounds the time in a large hall
_WARMEST = 4.0
_ONE_SIDED = 6
"""What it costs that one sits on one side once more than on the other, beyond one."""

Compared = defaultdict[Couple, int]


def compared_evenly(rounds: Sequence[Groups], sets: Sets) -> list[Groups]:
    """The same tables of two, the first N/Z, some of them turned round.

    Args:
        rounds: who meets whom; a group of one sits out.
        sets: the wallets of each table of two, round by round.
    """
    result = [[list(group) for group in groups] for groups in rounds]
    search = _Search(result, sets)
    chance, warmth = Chance(len(rounds)), _WARMEST
    most = max((len(others) for others in search.others), default=1)
    trials = min(_TRIALS_A_TABLE * len(search.tables), _LOOKS // most)
    for _ in range(STEPS):
        for _ in range(trials // STEPS):
            at = chance.below(len(search.tables))
            if accepts(search.change(at), warmth, chance.fraction):
                search.turn(at)
        warmth *= COOLING
    settle(result, search.balance)
    return result if unevenness(result, sets) < unevenness(rounds, sets) else list(rounds)


def unevenness(rounds: Sequence[Groups], sets: Sets) -> int:
    """The sum of the squares of how often two pairs compare; least when that is equal for all."""
    search = _Search(rounds, sets)
    return sum(times * times for times in search.compared.values())


class _Search:
    """How often each two compare, and how far each is from as often N/Z as O/W."""

    def __init__(self, rounds: Sequence[Groups], sets: Sets) -> None:
        self.tables: list[list[int]] = []
        self.balance: Counter[int] = Counter()
        self.compared: Compared = defaultdict(int)
        on_set: dict[int, list[list[int]]] = defaultdict(list)
        self.others: list[list[list[int]]] = []
        for groups, numbers in zip(rounds, sets, strict=True):
            tables = [group for group in groups if len(group) == 2]
            for table, one in zip(tables, numbers, strict=True):
                for other in on_set[one]:
                    self._compare(table, other, 1)
                on_set[one].append(table)
                self.tables.append(table)
                self.others.append(on_set[one])
                self.balance[table[0]] += 1
                self.balance[table[1]] -= 1

    def change(self, at: int) -> int:
        """What turning a table round would cost."""
        table = self.tables[at]
        a, b = table
        compared = self.compared
        cost = 0
        for other in self.others[at]:
            if other is not table:
                c, d = other
                cost += 2 + compared[couple(a, d)] + compared[couple(b, c)]
                cost -= compared[couple(a, c)] + compared[couple(b, d)]
        sides = _one_sided(self.balance[a] - 2) + _one_sided(self.balance[b] + 2)
        sides -= _one_sided(self.balance[a]) + _one_sided(self.balance[b])
        return cost + sides

    def turn(self, at: int) -> None:
        """Turn a table round."""
        table = self.tables[at]
        for other in self.others[at]:
            if other is not table:
                self._compare(table, other, -1)
        self.balance[table[0]] -= 2
        self.balance[table[1]] += 2
        table.reverse()
        for other in self.others[at]:
            if other is not table:
                self._compare(table, other, 1)

    def _compare(self, one: Sequence[int], other: Sequence[int], times: int) -> None:
        for a, b in zip(one, other, strict=True):
            self.compared[couple(a, b)] += times


def _one_sided(balance: int) -> int:
    beyond = abs(balance) - 1
    return _ONE_SIDED * beyond * beyond if beyond > 0 else 0
