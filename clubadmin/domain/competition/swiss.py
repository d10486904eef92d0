"""Drawn by standing: those near each other who have not met (Swiss).

One round at a time, for the standing is known only when the round before it is. First nobody
meets again who need not; then those who stand near each other meet.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from clubadmin.domain.competition.bounds import fewest_repeats
from clubadmin.domain.competition.chance import Chance
from clubadmin.domain.competition.layout import Odd, pairs_at_tables, people_at_tables
from clubadmin.domain.competition.meetings import Meetings
from clubadmin.domain.competition.notes import notes_on
from clubadmin.domain.competition.schedule import (
    PairTable,
    Proof,
    RoundDraw,
    Schedule,
    count_repeats,
    couple,
    groups_of,
)
from clubadmin.domain.competition.search import Groups, Matrix, improve
from clubadmin.domain.competition.seats import Seater
from clubadmin.domain.competition.turns import Turns

TONIGHT = 1_000_000
"""What a second meeting costs; a place of distance costs 1."""
BEFORE = 1_000
"""What a meeting on an earlier evening costs: less than one tonight, more than a few places."""

_STEPS = 20_000
_TRIALS = 20_000
_SWEEPS = 20
_NEAR = 8


def draw_by_standing(
    standing: Sequence[int],
    seed: int,
    *,
    pairs: bool = False,
    history: Meetings | None = None,
    odd: Odd = "sits-out",
    ledger: Mapping[int, int] | None = None,
    earlier: Sequence[RoundDraw] = (),
) -> Schedule:
    """Draw the next round by standing.

    Args:
        standing: the numbers of all who play this round, the best first.
        seed: the same seed gives the same draw on any machine.
        pairs: whether entrants are pairs, two at a table; else people, four at a table.
        history: who met whom on earlier evenings.
        odd: the club's rule for people that four does not divide.
        ledger: how often each sat out or played at three this season.
        earlier: the rounds of this evening or contest that were played.

    Returns:
        A schedule of `pairs` or `individual`: the earlier rounds, and after them the new one,
        with the best at table 1. Who sits out is whose turn it is; among equals the last.
    """
    people = tuple(dict.fromkeys(standing))
    number = max((draw.round for draw in earlier), default=0) + 1
    full = 2 if pairs else 4
    met = history or Meetings()
    groups = _groups(people, full, odd, _turns(earlier, full, ledger or {}), _cost(met, earlier))
    drawn = (
        _pairs(number, groups, earlier)
        if pairs
        else _in_order(Seater(met, earlier, Chance(seed)).seat([number], [groups])[0], people)
    )
    evening = (*earlier, drawn)
    repeats = count_repeats(evening)
    proof: Proof = "optimal" if repeats == fewest_repeats(evening) else "best-found"
    everybody = {one for draw in evening for one in draw.entrants}
    return Schedule(
        "pairs" if pairs else "individual",
        len(everybody),
        evening,
        repeats,
        proof,
        seed,
        notes_on(evening, repeats),
    )


def _turns(earlier: Iterable[RoundDraw], full: int, ledger: Mapping[int, int]) -> Turns:
    turns = Turns(ledger)
    for draw in earlier:
        turns.note(one for group in groups_of(draw) if len(group) < full for one in group)
    return turns


def _cost(history: Meetings, earlier: Iterable[RoundDraw]) -> Counter[tuple[int, int]]:
    cost: Counter[tuple[int, int]] = Counter()
    for (a, b), times in history.tablemates.items():
        cost[a, b] += BEFORE * times
    tonight = Meetings()
    for draw in earlier:
        tonight.add_round(draw)
    for (a, b), times in tonight.tablemates.items():
        cost[a, b] += TONIGHT * times
    return cost


def _groups(
    people: Sequence[int], full: int, odd: Odd, turns: Turns, met: Mapping[tuple[int, int], int]
) -> Groups:
    """Groups in order of standing; smaller ones for those whose turn it is."""
    sizes = pairs_at_tables(len(people)) if full == 2 else people_at_tables(len(people), odd)
    count = sum(size for size in sizes if size < full)
    last_first = people[::-1]
    special = set(sorted(last_first, key=turns.burden)[:count])
    result: Groups = []
    for chosen, lengths in (
        ([one for one in people if one not in special], [one for one in sizes if one == full]),
        ([one for one in people if one in special], [one for one in sizes if one < full]),
    ):
        cost = [
            [abs(i - j) + met.get(couple(a, b), 0) if a != b else 0 for j, b in enumerate(chosen)]
            for i, a in enumerate(chosen)
        ]
        result += [[chosen[at] for at in group] for group in _near(cost, lengths)]
    return result


def _near(cost: Matrix, sizes: Sequence[int]) -> Groups:
    """Groups of these sizes of people who are in order of standing."""
    if len(sizes) < 2:
        return [list(range(size)) for size in sizes]
    if sizes[0] == 2:
        found = _from_the_top(cost)
        if found is not None:
            return found
    starts = [sum(sizes[:at]) for at in range(len(sizes))]
    groups = [list(range(start, start + size)) for start, size in zip(starts, sizes, strict=True)]
    groups = _polished(groups, cost)
    if any(cost[a][b] >= BEFORE for group in groups for a in group for b in group):
        groups = _polished(improve(cost, groups, Chance(1).fraction, _TRIALS), cost)
    return sorted(sorted(group) for group in groups)


def _from_the_top(cost: Matrix) -> Groups | None:
    """The first with the nearest whom he has not met, and so on; back where that gets stuck."""
    left = _STEPS

    def rest(free: list[int]) -> Groups | None:
        nonlocal left
        if not free:
            return []
        first, *others = free
        for other in others:
            left -= 1
            if left < 0:
                return None
            if cost[first][other] < BEFORE:
                found = rest([one for one in others if one != other])
                if found is not None:
                    return [[first, other], *found]
        return None

    return rest(list(range(len(cost))))


def _polished(groups: Groups, cost: Matrix) -> Groups:
    """Groups after exchanges that make the sum of costs less, of neighbours in standing.

    Whoever meets somebody again may change with anybody.
    """
    where = {one: group for group in groups for one in group}
    for _ in range(_SWEEPS):
        better = False
        for one in range(len(cost)):
            again = any(cost[one][mate] >= BEFORE for mate in where[one])
            reach = range(len(cost)) if again else range(one + 1, min(one + _NEAR, len(cost)))
            changes = [(_change(where, cost, one, other), other) for other in reach]
            change, other = min(changes, default=(0, one))
            if change < 0:
                _exchange(where, one, other)
                better = True
        if not better:
            break
    return groups


def _change(where: Mapping[int, list[int]], cost: Matrix, a: int, b: int) -> int:
    if where[a] is where[b]:
        return 0
    of_a, of_b = cost[a], cost[b]
    change = sum([of_b[mate] - of_a[mate] for mate in where[a] if mate != a])
    return change + sum([of_a[mate] - of_b[mate] for mate in where[b] if mate != b])


def _exchange(where: dict[int, list[int]], a: int, b: int) -> None:
    group_a, group_b = where[a], where[b]
    group_a[group_a.index(a)] = b
    group_b[group_b.index(b)] = a
    where[a], where[b] = group_b, group_a


def _pairs(number: int, groups: Groups, earlier: Iterable[RoundDraw]) -> RoundDraw:
    """Who sat N/Z less often does so now."""
    stayed = Counter(
        table.ns for draw in earlier for table in draw.tables if isinstance(table, PairTable)
    )
    seated = [sorted(group, key=lambda one: stayed[one]) for group in groups if len(group) == 2]
    return RoundDraw(
        number,
        tuple(PairTable(at, ns, ew) for at, (ns, ew) in enumerate(seated, 1)),
        tuple(group[0] for group in groups if len(group) == 1),
    )


def _in_order(draw: RoundDraw, people: Sequence[int]) -> RoundDraw:
    """The same tables, the best at table 1; those of three after them."""
    place = {one: at for at, one in enumerate(people)}
    tables = sorted(draw.tables, key=lambda table: min(place[one] for one in table.people))
    return replace(
        draw, tables=tuple(replace(table, table=at) for at, table in enumerate(tables, 1))
    )
