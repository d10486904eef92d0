"""Counts of a schedule, made without the code that drew it; for the verifier."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations

from clubadmin.domain.draw.formats import DRAWN, Entrant
from clubadmin.domain.draw.plan.schedule import (
    KnockoutTable,
    PairTable,
    Repeats,
    RoundDraw,
    Schedule,
    Seating,
    SmallTable,
    TableSeats,
    ThreeTable,
)


def counted(schedule: Schedule) -> Schedule:
    """The rounds with everybody named once: a match of teams as one table.

    Of a knock-out only the first round: who come after it depends on who win.
    """
    form = DRAWN[schedule.format]
    if form.knockout:
        rounds = schedule.rounds[:1]
        tablemates, partners = again_in(rounds)
        return replace(schedule, rounds=rounds, repeats=Repeats(partners, tablemates))
    if form.entrant is Entrant.TEAM:
        return replace(schedule, rounds=tuple(map(_matches, schedule.rounds)))
    return schedule


def repeats_of(schedule: Schedule) -> Repeats:
    """How often two meet again for certain, in all its rounds."""
    teams = DRAWN[schedule.format].entrant is Entrant.TEAM
    rounds = tuple(map(_matches, schedule.rounds)) if teams else schedule.rounds
    sure = sum(_won_together(table) for draw in rounds for table in draw.tables)
    tablemates, partners = again_in(rounds)
    return Repeats(partners, tablemates + sure)


def _matches(draw: RoundDraw) -> RoundDraw:
    matches = {frozenset(table.people): table for table in reversed(draw.tables)}
    tables = tuple(replace(one, table=at) for at, one in enumerate(matches.values(), 1))
    return replace(draw, tables=tables)


def _won_together(table: Seating) -> int:
    """Count the entrants from one table who meet again."""
    if not isinstance(table, KnockoutTable):
        return 0
    came = [(one.round, one.table) for one in table.places if not isinstance(one, int)]
    return len(came) - len(set(came))


def sittings(schedule: Schedule) -> Schedule:
    """Keep only the boompjes with new tables: meeting again at one table is meant."""
    sitting = DRAWN[schedule.format].sitting
    if sitting == 1:
        return schedule
    rounds = schedule.rounds[::sitting]
    again = _again(
        Counter(
            frozenset(two)
            for draw in rounds
            for table in draw.seatings
            for two in combinations(at_table(table), 2)
        )
    )
    return replace(schedule, rounds=rounds, repeats=replace(schedule.repeats, tablemates=again))


def again_in(rounds: Iterable[RoundDraw]) -> tuple[int, int]:
    """How often two met again at a table, and as partners."""
    met: Counter[frozenset[int]] = Counter()
    played: Counter[frozenset[int]] = Counter()
    for draw in rounds:
        for table in (*draw.tables, *draw.three):
            met.update(frozenset(two) for two in combinations(at_table(table), 2))
            played.update(partners_at(table))
    return _again(met), _again(played)


def _again(counts: Counter[frozenset[int]]) -> int:
    return sum(times - 1 for times in counts.values())


def everybody(draw: RoundDraw) -> Iterable[int]:
    """Everybody at a table or sitting out."""
    for table in (*draw.tables, *draw.three):
        yield from at_table(table)
    yield from draw.sits_out


def at_table(table: Seating) -> tuple[int, ...]:
    """The people at a table, as far as is known."""
    if isinstance(table, PairTable):
        return (table.ns, table.ew)
    if isinstance(table, ThreeTable | SmallTable):
        return table.players
    if isinstance(table, KnockoutTable):
        return table.people
    return (table.n, table.e, table.s, table.w)


def partners_at(table: Seating) -> Iterable[frozenset[int]]:
    """Give the partners at a table."""
    if isinstance(table, TableSeats):
        yield frozenset((table.n, table.s))
        yield frozenset((table.e, table.w))
    elif isinstance(table, ThreeTable):
        yield frozenset(table.players[:2])
