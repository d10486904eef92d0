"""Wallets (portefeuilles) at tables: nobody plays a game twice, each is played as often.

Wallets go round in sets, as many as a table plays in a round. A set lies on one table at a
time, unless that would leave nobody to compare with; then tables share it or it is copied.
In rounds after others were played, sets that are in play are taken where they can be, so that
games are compared; where they cannot, all tables of a round play a new set.

Tables change sets at a falling temperature, for a while even where somebody would play a set
twice or too many tables would need it at once; what is kept has neither.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.schedule import RoundDraw, games_at
from clubadmin.domain.draw.search.local_search import COOLING, STEPS, Groups, accepts, alone

TRIALS = 3_000  # at each warmth
_WARMEST = 1.0
_TWICE = 3
"""The cost of a set that lies where it cannot."""

Sets = list[list[int]]  # for each round, table by table, the set (from 0)


def spread_evenly(rounds: Sequence[Groups], sets: Sets, copies: int) -> Sets:
    """Spread the sets as evenly over the tables as a search finds.

    Args:
        rounds: who sit together, table by table, without those who sit out.
        sets: of each table, with nobody playing a set twice.
        copies: at how many tables at once a set may be.
    """
    if uneven(sets) == 0:
        return sets
    search = _Search(rounds, sets, copies)
    best, least = sets, uneven(sets)
    chance, warmth = Chance(len(rounds)), _WARMEST
    for _ in range(STEPS):
        for _ in range(TRIALS):
            changed = search.trial(chance, warmth)
            if changed and not search.wrong and search.uneven() < least:
                least, best = search.uneven(), search.sets()
                if not least:
                    return best
        warmth *= COOLING
    return best


def uneven(sets: Sets) -> int:
    """How far the sets are from being played equally often; 0 is as near as can be."""
    often = Counter(one for laid in sets for one in laid)
    fewest, over = divmod(often.total(), len(often))
    return sum(_off(times, fewest, fewest + (over > 0)) for times in often.values())


def _off(times: int, fewest: int, most: int) -> int:
    off = max(fewest - times, times - most)
    return off * off


class _Search:
    """The sets as they lie now, and the faults of that."""

    def __init__(self, rounds: Sequence[Groups], sets: Sets, copies: int) -> None:
        self.lengths = [len(groups) for groups in rounds]
        self.people = [group for groups in rounds for group in groups]
        self.rounds = [number for number, groups in enumerate(rounds) for _ in groups]
        self.laid = [one for laid in sets for one in laid]
        self.copies = copies
        self.often = Counter(self.laid)
        self.count = len(self.often)
        self.had: Counter[tuple[int, int]] = Counter()  # by person and set
        self.at_once: Counter[tuple[int, int]] = Counter()  # by round and set
        for at, one in enumerate(self.laid):
            self._put(at, one, 1)
        self.wrong = 0
        self.fewest, over = divmod(len(self.laid), self.count)
        self.most = self.fewest + (over > 0)

    def trial(self, chance: Chance, warmth: float) -> bool:
        """Give a table another set, if that is good or nearly so."""
        at, new = chance.below(len(self.laid)), chance.below(self.count)
        old = self.laid[at]
        if new == old:
            return False
        self._put(at, old, -1)
        change = self._clashes(at, new) - self._clashes(at, old)
        even = self._off(new, 1) - self._off(new, 0) + self._off(old, -1) - self._off(old, 0)
        taken = accepts(_TWICE * change + even, warmth, chance.fraction)
        if taken:
            self.wrong += change
            self.often[old] -= 1
            self.often[new] += 1
            self.laid[at] = new
        self._put(at, self.laid[at], 1)
        return taken

    def uneven(self) -> int:
        """The unevenness of the sets as they lie now."""
        return sum(_off(self.often[one], self.fewest, self.most) for one in range(self.count))

    def sets(self) -> Sets:
        """The sets as they lie now, round by round."""
        laid = iter(self.laid)
        return [[next(laid) for _ in range(length)] for length in self.lengths]

    def _put(self, at: int, one: int, times: int) -> None:
        for person in self.people[at]:
            self.had[person, one] += times
        self.at_once[self.rounds[at], one] += times

    def _clashes(self, at: int, one: int) -> int:
        """Count the clashes with others of a set that this table does not count for now."""
        again = sum([self.had[person, one] for person in self.people[at]])
        return again + (self.at_once[self.rounds[at], one] >= self.copies)

    def _off(self, one: int, more: int) -> int:
        return _off(self.often[one] + more, self.fewest, self.most)


GAMES_A_ROUND = 4
"""Every seat deals once (art. 5)."""

_STEPS = 8


@dataclass(frozen=True)
class Walleted:
    """Sets for all tables, and at how many tables at once a set is needed at most."""

    sets: Sets
    copies: int


def games_of(number: int, a_round: int) -> tuple[int, ...]:
    """The games of a set."""
    return tuple(range(number * a_round + 1, (number + 1) * a_round + 1))


def wallets_for(
    rounds: Sequence[Groups], known: Sets | None = None, *, compared: bool = True
) -> Walleted:
    """Sets for the groups of each round.

    Args:
        rounds: who sit together, table by table, without those who sit out.
        known: sets, one table at a time each, that are there already; taken if no fewer do.
        compared: whether tables are compared with each other, so that each set should be
            played at two tables at least and at half of them if it can.
    """
    tables = len(max(rounds, key=len, default=()))
    for copies in range(1, tables + 1):
        fewest = max(len(rounds), -(-tables // copies))
        most = _most(rounds, tables, fewest, compared)
        highest = max(map(max, known)) if known and copies == 1 else most
        for count in _sizes(fewest, min(most, highest)):
            sets = assigned(rounds, count, copies)
            if sets is not None:
                return _spread(rounds, sets, copies)
        if known and highest < most:
            return _spread(rounds, known, 1)
    together = [[number] * len(groups) for number, groups in enumerate(rounds)]
    return Walleted(together, tables)


def _spread(rounds: Sequence[Groups], sets: Sets, copies: int) -> Walleted:
    return Walleted(_in_order(spread_evenly(rounds, _in_order(sets), copies)), copies)


def spare_sets(rounds: Sequence[Groups], sets: Sets) -> list[int]:
    """A set for who sits out in each round, in case somebody comes to play against him.

    Nobody plays it otherwise; one that lies on no table in that round is taken first.
    """
    had: dict[int, set[int]] = {}
    for groups, laid in zip(rounds, sets, strict=True):
        tables = [group for group in groups if len(group) > 1]
        for group, one in zip(tables, laid, strict=True):
            for person in group:
                had.setdefault(person, set()).add(one)
    result: list[int] = []
    count = len({one for laid in sets for one in laid})
    for groups, laid in zip(rounds, sets, strict=True):
        out = alone(groups)
        barred = set(result).union(*(had.get(one, set()) for one in out))
        free = [one for one in range(count) if one not in barred]
        spare = min(free, key=laid.count, default=count)
        result.append(spare)
        count = max(count, spare + 1)
        for one in out:
            had.setdefault(one, set()).add(spare)
    return result


def _most(rounds: Sequence[Groups], tables: int, fewest: int, compared: bool) -> int:
    """How many sets there may be, so that they are played often enough."""
    size = next(len(group) for groups in rounds for group in groups)  # all are as large
    enough = tables + size * (len(rounds) - 1)  # then there always is one left for a table
    if not compared:
        return enough
    played = sum(len(groups) for groups in rounds)
    return min(enough, 2 * fewest, played // 2)


def _sizes(fewest: int, most: int) -> list[int]:
    """A few numbers of sets to try, closer together where there are fewer."""
    if fewest > most:
        return []
    step = max(1, (most - fewest) // _STEPS)
    return sorted({*range(fewest, most, step), most})


def assigned(
    rounds: Sequence[Groups],
    count: int,
    copies: int,
    before: Mapping[int, Iterable[int]] | None = None,
) -> Sets | None:
    """Sets round by round, those played least first; None if a round cannot have them.

    Args:
        rounds: who sit together, table by table.
        count: how many sets there are.
        copies: at how many tables at once a set may be.
        before: the sets that each has played already.
    """
    played = {one: set(sets) for one, sets in (before or {}).items()}
    often = [0] * count
    result: Sets = []
    for number, groups in enumerate(rounds):
        order = sorted(range(count), key=lambda one: (often[one], (one - number) % count))
        allowed = []
        for at, group in enumerate(groups):
            barred = set().union(*(played.get(one, set()) for one in group))
            turn = at % count
            allowed.append([one for one in order[turn:] + order[:turn] if one not in barred])
        found = _matched(allowed, count, copies)
        if found is None:
            return None
        for group, one in zip(groups, found, strict=True):
            often[one] += 1
            for person in group:
                played.setdefault(person, set()).add(one)
        result.append(found)
    return result


def _matched(allowed: Sequence[Sequence[int]], count: int, copies: int) -> list[int] | None:
    """Match each table with one of its allowed sets, no set more than `copies` times."""
    holders: list[list[int]] = [[] for _ in range(count)]

    def place(table: int, seen: set[int]) -> bool:
        for one in allowed[table]:
            if len(holders[one]) < copies:
                holders[one].append(table)
                return True
        for one in allowed[table]:
            if one in seen:
                continue
            seen.add(one)
            for at, other in enumerate(holders[one]):
                if place(other, seen):
                    holders[one][at] = table
                    return True
        return False

    if not all(place(table, set()) for table in range(len(allowed))):
        return None
    where = {table: one for one, tables in enumerate(holders) for table in tables}
    return [where[table] for table in range(len(allowed))]


def _in_order(sets: Sets) -> Sets:
    """Sets numbered in the order in which they are first played."""
    number: dict[int, int] = {}
    for tables in sets:
        for one in tables:
            number.setdefault(one, len(number))
    return [[number[one] for one in tables] for tables in sets]


Games = tuple[int, ...]


def games_after(
    kept: Sequence[RoundDraw], rounds: Sequence[Groups], a_round: int, *, shared: bool = False
) -> list[list[Games]]:
    """Assign games to the tables of each round, after the rounds that are kept.

    Args:
        kept: the rounds that were played.
        rounds: who sit together, table by table, without those who sit out.
        a_round: how many games a table plays.
        shared: whether all tables of a round are to play the same.
    """
    if not kept and not shared:
        sets = wallets_for(rounds).sets
        return [[games_of(one, a_round) for one in numbers] for numbers in sets]
    laid = [games for games in _laid(kept) if len(games) == a_round]
    most = max(
        (game for draw in kept for table in draw.tables for game in games_at(table)), default=0
    )
    if laid and not shared:
        played = _played(kept, laid)
        for copies in range(1, len(max(rounds, key=len, default=())) + 1):
            found = assigned(rounds, len(laid), copies, played)
            if found is not None:
                return [[laid[one] for one in numbers] for numbers in found]
    return [
        [tuple(range(most + at * a_round + 1, most + (at + 1) * a_round + 1))] * len(groups)
        for at, groups in enumerate(rounds)
    ]


def most_at_once(rounds: Sequence[RoundDraw]) -> int:
    """Count the most tables at which a game lies at once."""
    return max(
        (
            times
            for draw in rounds
            for times in Counter(g for t in draw.tables for g in games_at(t)).values()
        ),
        default=1,
    )


def _laid(kept: Sequence[RoundDraw]) -> list[Games]:
    """The sets in play, in the order of their numbers."""
    return sorted({games_at(table) for draw in kept for table in draw.tables} - {()})


def _played(kept: Sequence[RoundDraw], laid: Sequence[Games]) -> Mapping[int, set[int]]:
    """Map each person to the sets of which he played something."""
    had: dict[int, set[int]] = {}
    for draw in kept:
        for table in draw.tables:
            for one in table.people:
                had.setdefault(one, set()).update(games_at(table))
    return {
        one: {at for at, games in enumerate(laid) if games_had & set(games)}
        for one, games_had in had.items()
    }
