"""Directions N/Z and O/W: each in turn, as often the one as the other.

Two pairs compare on a game that both played in the same direction: where wallets are compared,
tables are turned round at a falling temperature, until each two compare about equally often
without anybody sitting more on one side than need be.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence

from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.schedule import Couple, RoundDraw, couple
from clubadmin.domain.draw.search.local_search import COOLING, STEPS, Groups, accepts
from clubadmin.domain.draw.wallets.assignment import Sets

MOST = 3
"""How many times more on one side than on the other nobody at a table of four should sit."""
DEEP = 5
"""Tables that may be turned together for who does: one alone may leave others as badly off."""


def alternated(rounds: Sequence[Groups]) -> list[Groups]:
    """Tables of two, the first of whom sits N/Z.

    Rounds are taken two by two: who meet in either are links of rings, and going round a ring
    everybody has one neighbour in the one round and one in the other, N/Z against the first
    and O/W against the second. Only where somebody sits out a ring is a chain with ends.
    """
    balance: Counter[int] = Counter()
    result: list[Groups] = []
    for first in range(0, len(rounds), 2):
        two = [list(map(list, groups)) for groups in rounds[first : first + 2]]
        for chain in _chains(two):
            _go_round(two, chain, balance)
        result += two
    settle(result, balance)
    return result


def settle(rounds: Sequence[Groups], balance: Counter[int]) -> None:
    """Turn tables from whoever is two out to somebody on the other side, so nobody is.

    Who sit out end chains, and two ends may add up. Such a way always exists: of as many
    meetings as one has, half can be N/Z and half O/W.
    """
    tables = [group for groups in rounds for group in groups if len(group) == 2]
    for one in list(balance):
        for side, sign in enumerate((1, -1)):
            while sign * balance[one] > 1 and (way := _way(tables, one, side, sign, balance)):
                for group in way:
                    balance[group[0]] -= 2
                    balance[group[1]] += 2
                    group.reverse()


def _way(
    tables: Sequence[list[int]], start: int, side: int, sign: int, balance: Counter[int]
) -> Sequence[list[int]]:
    """Tables from one to the next, each turned for the one and turned back by the next.

    Args:
        tables: all of two that may be turned.
        start: who sits too often on a side.
        side: that side, as a place at the table.
        sign: of the balance of who sits there too often.
        balance: how many times more each sits N/Z than O/W.
    """
    seated: dict[int, list[list[int]]] = {}
    for group in tables:
        seated.setdefault(group[side], []).append(group)
    came: dict[int, list[list[int]]] = {start: []}
    queue = [start]
    for one in queue:
        for group in seated.get(one, ()):
            other = group[1 - side]
            if other in came:
                continue
            came[other] = [*came[one], group]
            if sign * balance[other] < 0:
                return came[other]
            queue.append(other)
    return ()


def _chains(rounds: Sequence[Groups]) -> list[list[int]]:
    """The people of each chain or ring in order, chains from their ends."""
    next_to: dict[int, list[int]] = {}
    for groups in rounds:
        for group in groups:
            for one in group:
                next_to.setdefault(one, []).extend(other for other in group if other != one)
    ends = [one for one, others in next_to.items() if len(others) < 2]
    seen: set[int] = set()
    chains = []
    for start in (*ends, *next_to):
        chain: list[int] = []
        person: int | None = start if start not in seen else None
        while person is not None:
            chain.append(person)
            seen.add(person)
            person = next((one for one in next_to[person] if one not in seen), None)
        if chain:
            chains.append(chain)
    return chains


def _go_round(rounds: Sequence[Groups], chain: Sequence[int], balance: Counter[int]) -> None:
    """Seat the links of a chain, in the direction that leaves the ends most even."""
    onward = (*chain[1:], chain[0])
    back = balance[chain[0]] > balance[chain[-1]]
    after = dict(zip(onward, chain, strict=True) if back else zip(chain, onward, strict=True))
    for groups in rounds:
        for group in groups:
            first, *others = group
            if others and first in after:
                if len(chain) == 2:
                    _lighter_first(group, balance)
                elif [after[first]] != others:
                    group.reverse()
                north, west = group
                balance[north] += 1
                balance[west] -= 1


def _lighter_first(group: list[int], balance: Counter[int]) -> None:
    group.sort(key=lambda one: balance[one])


def evened_sides(rounds: Sequence[Groups], before: Mapping[int, int] | None = None) -> list[Groups]:
    """Tables of four (N, S, E, W) turned a quarter where that makes everybody's sides even.

    Args:
        rounds: the groups of each.
        before: how many times more each sat N/Z than O/W so far.
    """
    balance = Counter(before or {})
    result = [[list(group) for group in groups] for groups in rounds]
    tables = [group for groups in result for group in groups if len(group) == 4]
    for table in tables:
        _seat(table, balance)
    while sum(_turned(table, balance) for table in tables):
        pass  # each time the sum of the fourth powers is less, so it comes to an end
    seated = Counter({one: balance[one] for table in tables for one in table})
    for one in seated:
        while abs(seated[one]) > MOST:
            if not _turned_together(tables, seated, one, DEEP):
                break
    return result


def _turned_together(
    tables: Sequence[list[int]], balance: Counter[int], one: int, deep: int, worse: int = 0
) -> bool:
    """Turn some tables that together make the sum of the fourth powers less.

    Turning one of them may leave others badly off, who are helped by the next.

    Answers whether it could be had; if not all is as it was.

    Args:
        tables: all of four that may be turned.
        balance: how many times more each sits N/Z than O/W; kept up.
        one: who is helped by the first of them.
        deep: how many tables may be turned yet.
        worse: how much more the sum is by what was turned already.
    """
    for table in tables:
        if one not in (table[:2] if balance[one] > 0 else table[2:]):
            continue
        total = worse + _turn(table, balance)
        next_one = max(balance, key=lambda who: abs(balance[who]))
        if total < 0 or (deep > 1 and _turned_together(tables, balance, next_one, deep - 1, total)):
            return True
        _turn(table, balance)
    return False


def sides_of(rounds: Iterable[RoundDraw]) -> Counter[int]:
    """How many times more each sat N/Z than O/W in these rounds."""
    balance: Counter[int] = Counter()
    for draw in rounds:
        for table in draw.tables:
            half = len(table.people) // 2
            balance.update(table.people[:half])
            balance.subtract(table.people[half:])
    return balance


def _seat(table: list[int], balance: Counter[int]) -> None:
    """Seat at O/W the side that sat N/Z more often so far."""
    if _side(table[:2], balance) > _side(table[2:], balance):
        table[:] = [*table[2:], *table[:2]]
    balance.update(table[:2])
    balance.subtract(table[2:])


def _turned(table: list[int], balance: Counter[int]) -> bool:
    """Turn the table if that makes the sum of the fourth powers less: the worst off go first."""
    if _turn(table, balance) < 0:
        return True
    _turn(table, balance)
    return False


def _turn(group: list[int], balance: Counter[int]) -> int:
    """Turn a table of four; answers how much more the sum of the fourth powers is."""
    before = sum(balance[one] ** 4 for one in group)
    balance.update(dict.fromkeys(group[2:], 2))
    balance.subtract(dict.fromkeys(group[:2], 2))
    group[:] = [*group[2:], *group[:2]]
    return sum(balance[one] ** 4 for one in group) - before


def _side(people: Sequence[int], balance: Counter[int]) -> int:
    return sum(balance[one] for one in people)


_TRIALS_A_TABLE = 400
_LOOKS = 150_000  # at other tables with the same wallets: bounds the time in a large hall
_WARMEST = 4.0
_ONE_SIDED = 6
"""What it costs that one sits on one side once more than on the other, beyond one."""

Compared = defaultdict[Couple, int]


def compared_evenly(rounds: Sequence[Groups], sets: Sets) -> list[Groups]:
    """Turn some tables of two, whose first is N/Z, so that pairs compare evenly.

    Args:
        rounds: who meets whom; a group of one sits out.
        sets: the wallets of each table of two, round by round.
    """
    result = [[list(group) for group in groups] for groups in rounds]
    search = _Search(result, sets)
    chance, warmth = Chance(len(rounds)), _WARMEST
    most = max(len(others) for others in search.others)
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
        """Work out the cost of turning a table round."""
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
    return _ONE_SIDED * max(0, abs(balance) - 1) ** 2
