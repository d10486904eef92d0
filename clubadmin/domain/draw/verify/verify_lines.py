"""Checks a schedule of several lines, each of which was drawn on its own."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from clubadmin.domain.draw.plan.schedule import (
    FullTable,
    KnockoutTable,
    RoundDraw,
    Schedule,
    Seating,
)
from clubadmin.domain.draw.verify.verify_counts import repeats_of


def line_faults(
    schedule: Schedule,
    people: Sequence[int],
    lines: Mapping[int, str],
    check: Callable[[Schedule, Iterable[int]], Sequence[str]],
) -> tuple[str, ...]:
    """Each line by itself by `check`, and no table twice."""
    broken: list[str] = []
    for draw in schedule.rounds:
        tables = [table.table for table in draw.seatings]
        if len(tables) != len(set(tables)):
            broken.append(f"Ronde {draw.round}: twee groepen hebben één tafel.")
    for line in dict.fromkeys(lines.get(one, "") for one in people):
        members = [one for one in people if lines.get(one, "") == line]
        part = _of_line(schedule, set(members))
        found = check(part, members)
        broken += [f"Groep {line}: {fault}" if line else fault for fault in found]
    return tuple(broken)


def _of_line(schedule: Schedule, members: set[int]) -> Schedule:
    """The schedule of one line, its tables numbered from 1; nothing is said to be proven."""
    mine: set[tuple[int, int]] = set()  # by round and table
    for draw in schedule.rounds:
        mine |= {(draw.round, one.table) for one in draw.seatings if _theirs(one, members, mine)}
    before = min((table for _, table in mine), default=1) - 1
    rounds = tuple(_part(draw, members, mine, before) for draw in schedule.rounds)
    part = replace(schedule, entrants=len(members), rounds=rounds, proof="best-found")
    return replace(part, repeats=repeats_of(part))


def _theirs(table: Seating, members: set[int], mine: set[tuple[int, int]]) -> bool:
    """Whether members sit there, or will: from tables that are theirs."""
    places = table.places if isinstance(table, KnockoutTable) else table.people
    return any(
        one in members if isinstance(one, int) else (one.round, one.table) in mine for one in places
    )


def _part(draw: RoundDraw, members: set[int], mine: set[tuple[int, int]], before: int) -> RoundDraw:
    tables = [one for one in draw.tables if (draw.round, one.table) in mine]
    three = [one for one in draw.three if (draw.round, one.table) in mine]
    free = [one for one in draw.free if (one.round, one.table) in mine]
    return replace(
        draw,
        tables=tuple(_renumbered(one, before) for one in tables),
        three=tuple(replace(one, table=one.table - before) for one in three),
        sits_out=tuple(one for one in draw.sits_out if one in members),
        free=tuple(replace(one, table=one.table - before) for one in free),
    )


def _renumbered(table: FullTable, before: int) -> FullTable:
    moved = replace(table, table=table.table - before)
    if isinstance(moved, KnockoutTable):
        places = tuple(
            one if isinstance(one, int) else replace(one, table=one.table - before)
            for one in moved.places
        )
        return replace(moved, places=places)
    return moved
