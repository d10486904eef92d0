"""Mending a planned round after somebody came or left: everybody stays where he can.

Turns to sit out or to play at three are fair first; then as few as can be get another table.
After that, who moves goes where there are the fewest repeats, and one more changes only where
that saves one.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, count

from clubadmin.domain.draw.plan.task import Sizes
from clubadmin.domain.draw.plan.turns import Burden
from clubadmin.domain.draw.search.local_search import WISHED, Matrix

MOST_TABLES = 7  # that are thought of as the one to be left, or to play at three
MOST_FILLED = 12


@dataclass(frozen=True)
class Broken:
    """A planned round and who are there; people are indexes into `cost` and `burdens`."""

    tables: Mapping[int, tuple[int, ...]]  # by number, those who are still there; none is empty
    out: frozenset[int]  # who sat out in the plan, and are there
    sizes: Sizes  # of the groups, for as many as are there
    full: int
    burdens: Sequence[Burden]
    cost: Matrix  # zero on the diagonal
    again: int  # what one repeat costs
    fixed: Mapping[int, int]
    taken: frozenset[int]  # numbers of tables of others in the hall


@dataclass(frozen=True)
class Mended:
    """A mended round: groups by table number, and those who sit out."""

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
    ways = list(_ways(broken))
    moved = [_moved(broken, way) for way in ways]
    best = [way for way, many in zip(ways, moved, strict=True) if many == min(moved)]
    filled = [_filled(broken, way) for way in best[:MOST_FILLED]]
    found = min(filled, key=lambda mended: _total(broken, mended))
    return _eased(broken, found)


def _ways(broken: Broken) -> Iterator[_Way]:
    """Each choice of tables to leave and to play at three, with the turns that suit it best."""
    threes = sum(size == 3 < broken.full for size in broken.sizes)
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
    """Find those whose turn it is for certain, and those who are equally near to it."""
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
    return [at for at, _ in zip(free, range(wanted), strict=False)]


def _staying(broken: Broken, at: int, forced: frozenset[int]) -> int:
    return len({*broken.tables.get(at, ())} - forced)


def _fit(broken: Broken, at: int, turns: frozenset[int]) -> tuple[int, bool]:
    group = broken.tables.get(at, ())
    return (len({*group} - turns), len(group) != 3)


def _way(
    broken: Broken,
    kept: Sequence[int],
    small: frozenset[int],
    candidates: tuple[frozenset[int], frozenset[int]],
) -> _Way:
    forced, equals = candidates
    count = sum(size for size in broken.sizes if size < broken.full)
    turns = set(forced)
    room = {at: broken.full - 1 - len(forced & {*broken.tables.get(at, ())}) for at in small}
    where = _where(broken.tables) | dict.fromkeys(broken.out, 0)

    def nearness(one: int) -> int:
        at = where.get(one)
        if at in small:
            room[at] -= 1
            return 0 if room[at] >= 0 else 2
        if not at:
            return int(at is None or bool(small))
        return 2 + (at in kept)

    turns.update(sorted(sorted(equals), key=nearness)[: count - len(forced)])
    stay: dict[int, tuple[int, ...]] = {}
    for at in kept:
        group = [one for one in broken.tables.get(at, ()) if (one in turns) == (at in small)]
        stay[at] = tuple(group[: broken.full - (at in small)])
    return _Way(small, frozenset(turns), stay)


def _moved(broken: Broken, way: _Way) -> tuple[int, int, int]:
    """How many do not stay where they must sit, or where they were, and how many tables differ."""
    staying = {one for group in way.stay.values() for one in group}
    moved = {one: at for one, at in _where(broken.tables).items() if one not in staying}
    return len(moved.items() & broken.fixed.items()), len(moved), len({*moved.values()})


def _filled(broken: Broken, way: _Way) -> Mended:
    """Seat those who wait on the free seats where they cost least."""
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
    """Exchange placed people as long as that is better."""
    where = _where(tables)
    while gains := [
        (gain, a, b)
        for a, b in combinations(people, 2)
        if where[a] != where[b] and (gain := _gain(broken, tables, where, a, b)) > 0
    ]:
        _exchange(tables, where, *max(gains)[1:])


def _eased(broken: Broken, mended: Mended) -> Mended:
    """Let one more change place at a table that changed, wherever that saves a repeat."""
    tables, where = mended.tables, _where(mended.tables)
    while gains := [
        (gain, a, b)
        for at, group in tables.items()
        if not {*group} <= {*broken.tables.get(at, ())}
        for a in group
        if _joining(broken, group, at, a) >= broken.again
        for b in _others(tables, where, a)
        if (gain := _gain(broken, tables, where, a, b)) >= broken.again
    ]:
        _exchange(tables, where, *max(gains)[1:])
    return mended


def _where(tables: Mapping[int, Sequence[int]]) -> dict[int, int]:
    return {one: at for at, group in tables.items() for one in group}


def _others(tables: Mapping[int, Sequence[int]], where: Mapping[int, int], a: int) -> Iterator[int]:
    """Give the people at other tables of the same size."""
    size = len(tables[where[a]])
    for at, group in tables.items():
        if at != where[a] and len(group) == size:
            yield from group


def _gain(
    broken: Broken, tables: Mapping[int, Sequence[int]], where: Mapping[int, int], a: int, b: int
) -> int:
    """Work out the saving when two people at different tables change places."""
    here, there = tables[where[a]], tables[where[b]]
    now = _joining(broken, here, where[a], a) + _joining(broken, there, where[b], b)
    then = _joining(broken, _without(there, b), where[b], a)
    return now - then - _joining(broken, _without(here, a), where[a], b)


def _without(group: Iterable[int], one: int) -> list[int]:
    return [mate for mate in group if mate != one]


def _exchange(tables: dict[int, list[int]], where: dict[int, int], a: int, b: int) -> None:
    here, there = tables[where[a]], tables[where[b]]
    here[here.index(a)], there[there.index(b)] = b, a
    where[a], where[b] = where[b], where[a]


def _joining(broken: Broken, group: Iterable[int], at: int, one: int) -> int:
    """Work out a person's cost at a table: repeats there, and a wish for another table."""
    row = broken.cost[one]
    cost = sum([row[mate] for mate in group])
    if broken.fixed.get(one, at) != at:
        cost += WISHED * broken.again
    return cost


def _total(broken: Broken, mended: Mended) -> int:
    tables = mended.tables.items()
    return sum(_joining(broken, group, at, one) for at, group in tables for one in group)
