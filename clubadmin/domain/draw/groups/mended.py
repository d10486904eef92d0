"""One planned round after somebody came or left: who sits with whom, as before where it can.

Turns to sit out or to play at three are fair first; then as few as can be get another table.
After that, who moves goes where there are the fewest repeats, and one more changes only where
that saves one.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, count, islice

from clubadmin.domain.draw.plan.task import Sizes
from clubadmin.domain.draw.plan.turns import Burden
from clubadmin.domain.draw.search.local_search import Matrix

MOST_TABLES = 7  # that are thought of as the one to be left, or to play at three
MOST_WAYS = 600
MOST_FILLED = 12
MOST_EXCHANGES = 12


@dataclass(frozen=True)
class Broken:
    """A planned round and who are there; people are indexes into `cost` and `burdens`."""

    tables: Mapping[int, tuple[int, ...]]  # by number, those who are still there; none is empty
    out: frozenset[int]  # who sat out in the plan, and are there
    sizes: Sizes  # of the groups, for as many as are there
    full: int
    burdens: Sequence[Burden]
    cost: Matrix
    again: int  # what one repeat costs
    fixed: Mapping[int, int]
    taken: frozenset[int]  # numbers of tables of others in the hall


@dataclass(frozen=True)
class Mended:
    """Who sits where now: groups by table number, and who sits out."""

    tables: dict[int, list[int]]
    out: list[int]


@dataclass(frozen=True)
class _Way:
    """A way to mend it: which tables are left, which have three, and whose turn it is."""

    small: frozenset[int]
    turns: frozenset[int]
    stay: Mapping[int, tuple[int, ...]]


def mended_groups(broken: Broken) -> Mended:
    """The round with everybody who is there, of the sizes that are asked."""
    before = _before(broken)
    ways = list(islice(_ways(broken), MOST_WAYS))
    fewest = sorted(ways, key=lambda way: _moved(way, before))
    least = _moved(fewest[0], before)
    best = [way for way in fewest[:MOST_FILLED] if _moved(way, before) == least]
    filled = [_filled(broken, way) for way in best]
    found = min(filled, key=lambda mended: _total(broken, mended))
    return _eased(broken, found)


def _before(broken: Broken) -> dict[int, int]:
    at = {one: number for number, group in broken.tables.items() for one in group}
    return at | dict.fromkeys(broken.out, 0)


def _ways(broken: Broken) -> Iterator[_Way]:
    """Each choice of tables to leave and to play at three, with the turns that suit it best."""
    threes = sum(1 < size < broken.full for size in broken.sizes)
    wanted = sum(size > 1 for size in broken.sizes)
    forced, equals = _candidates(broken)
    numbers = [*broken.tables, *_new_numbers(broken, wanted - len(broken.tables))]
    light = sorted(numbers, key=lambda at: _staying(broken, at, forced))[:MOST_TABLES]
    near = sorted(numbers, key=lambda at: _fit(broken, at, forced | equals))[:MOST_TABLES]
    for left in combinations(light, len(numbers) - wanted):
        kept = [at for at in numbers if at not in left]
        for small in combinations([at for at in near if at in kept], threes):
            yield _way(broken, kept, frozenset(small), (forced, equals))


def _candidates(broken: Broken) -> tuple[frozenset[int], frozenset[int]]:
    """Whose turn it is for certain, and those who are equally near to it."""
    there = range(len(broken.burdens))
    count = sum(size for size in broken.sizes if size < broken.full)
    if not count:
        return frozenset(), frozenset()
    heaviest = sorted(broken.burdens)[count - 1]
    return (
        frozenset(one for one in there if broken.burdens[one] < heaviest),
        frozenset(one for one in there if broken.burdens[one] == heaviest),
    )


def _new_numbers(broken: Broken, wanted: int) -> list[int]:
    used = broken.tables.keys() | broken.taken
    free = (at for at in count(1) if at not in used)
    return list(islice(free, max(wanted, 0)))


def _staying(broken: Broken, at: int, forced: frozenset[int]) -> tuple[bool, int]:
    group = broken.tables.get(at, ())
    return (any(one in broken.fixed for one in group), len([x for x in group if x not in forced]))


def _fit(broken: Broken, at: int, turns: frozenset[int]) -> tuple[int, int]:
    group = broken.tables.get(at, ())
    return (len([one for one in group if one not in turns]), abs(broken.full - 1 - len(group)))


def _way(
    broken: Broken,
    kept: Sequence[int],
    small: frozenset[int],
    candidates: tuple[frozenset[int], frozenset[int]],
) -> _Way:
    forced, equals = candidates
    count = sum(size for size in broken.sizes if size < broken.full)
    turns = set(forced)
    room = {at: broken.full - 1 - _among(broken, at, forced) for at in small}
    where = _before(broken)

    def nearness(one: int) -> int:
        at = where.get(one)
        if at in small:
            room[at] -= 1
            return 0 if room[at] >= 0 else 2
        if not small and at == 0:
            return 0
        if at is None or at == 0:
            return 1
        return 3 if at in kept else 2

    turns.update(sorted(sorted(equals), key=nearness)[: count - len(forced)])
    stay: dict[int, tuple[int, ...]] = {}
    for at in kept:
        group = [one for one in broken.tables.get(at, ()) if (one in turns) == (at in small)]
        stay[at] = tuple(group[: broken.full - (at in small)])
    return _Way(small, frozenset(turns), stay)


def _among(broken: Broken, at: int, people: frozenset[int]) -> int:
    return len([one for one in broken.tables.get(at, ()) if one in people])


def _moved(way: _Way, before: Mapping[int, int]) -> tuple[int, int]:
    """How many do not stay where they were, and how many tables differ."""
    staying = {one for group in way.stay.values() for one in group}
    if not way.small:
        staying |= {one for one in way.turns if before.get(one) == 0}
    moved = [at for one, at in before.items() if one not in staying]
    return len(moved), len({*moved})


def _filled(broken: Broken, way: _Way) -> Mended:
    """Those who wait on the seats that are free, where they cost least."""
    tables = {at: list(group) for at, group in way.stay.items()}
    seated = {one for group in tables.values() for one in group}
    waiting = [one for one in range(len(broken.burdens)) if one not in seated]
    out: list[int] = []
    if not way.small:
        out = [one for one in waiting if one in way.turns]
        waiting = [one for one in waiting if one not in way.turns]
    for special in (False, True):
        people = [one for one in waiting if (one in way.turns) == special]
        for one in people:
            free = [
                at
                for at, group in tables.items()
                if (at in way.small) == special and len(group) < broken.full - special
            ]
            at = min(free, key=lambda at: _joining(broken, tables[at], at, one))
            tables[at].append(one)
        _exchanged_among(broken, tables, people)
    return Mended(tables, out)


def _exchanged_among(broken: Broken, tables: dict[int, list[int]], people: Sequence[int]) -> None:
    """Those who are placed change places as long as that is better."""
    for _ in range(MOST_EXCHANGES):
        where = {one: at for at, group in tables.items() for one in group}
        gains = (
            (_gain(broken, tables, where, a, b), a, b)
            for a, b in combinations(people, 2)
            if where[a] != where[b]
        )
        best = max(gains, default=(0, 0, 0))
        if best[0] <= 0:
            return
        _exchange(tables, where, *best[1:])


def _eased(broken: Broken, mended: Mended) -> Mended:
    """One more changes place at a table that changed, wherever that saves a repeat."""
    tables = mended.tables
    for _ in range(MOST_EXCHANGES):
        where = {one: at for at, group in tables.items() for one in group}
        changed = [
            at for at, group in tables.items() if not {*group} <= {*broken.tables.get(at, ())}
        ]
        gains = (
            (_gain(broken, tables, where, a, b), a, b)
            for at in changed
            for a in tables[at]
            if _joining(broken, tables[at], at, a) >= broken.again
            for b in _others(tables, where, a)
        )
        best = max(gains, default=(0, 0, 0))
        if best[0] < broken.again:
            break
        _exchange(tables, where, *best[1:])
    return mended


def _others(tables: Mapping[int, Sequence[int]], where: Mapping[int, int], a: int) -> Iterator[int]:
    """Who sits at another table of as many."""
    size = len(tables[where[a]])
    for at, group in tables.items():
        if at != where[a] and len(group) == size:
            yield from group


def _gain(
    broken: Broken,
    tables: Mapping[int, Sequence[int]],
    where: Mapping[int, int],
    a: int,
    b: int,
) -> int:
    """What is saved when these two, at different tables, change places."""
    here, there = tables[where[a]], tables[where[b]]
    now = _joining(broken, here, where[a], a) + _joining(broken, there, where[b], b)
    then = _joining(broken, _without(there, b), where[b], a)
    return now - then - _joining(broken, _without(here, a), where[a], b)


def _without(group: Iterable[int], one: int) -> list[int]:
    return [mate for mate in group if mate != one]


def _exchange(tables: dict[int, list[int]], where: Mapping[int, int], a: int, b: int) -> None:
    here, there = tables[where[a]], tables[where[b]]
    here[here.index(a)], there[there.index(b)] = b, a


def _joining(broken: Broken, group: Iterable[int], at: int, one: int) -> int:
    """What somebody costs at a table, to others there and to where he must sit."""
    row = broken.cost[one]
    wrong = 20 * broken.again if broken.fixed.get(one, at) != at else 0
    return wrong + sum([row[mate] for mate in group if mate != one])


def _total(broken: Broken, mended: Mended) -> int:
    tables = mended.tables.items()
    return sum(_joining(broken, group, at, one) for at, group in tables for one in group)
