"""Checks a schedule of several lines, each of which was drawn on its own."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from clubadmin.domain.competition.schedule import Schedule
from clubadmin.domain.competition.verify_counts import repeats_of


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
    mine = [
        table for draw in schedule.rounds for table in draw.seatings if members & set(table.people)
    ]
    before = min((table.table for table in mine), default=1) - 1
    rounds = tuple(
        replace(
            draw,
            tables=tuple(
                replace(table, table=table.table - before)
                for table in draw.tables
                if members & set(table.people)
            ),
            three=tuple(
                replace(table, table=table.table - before)
                for table in draw.three
                if members & set(table.people)
            ),
            sits_out=tuple(one for one in draw.sits_out if one in members),
        )
        for draw in schedule.rounds
    )
    part = replace(schedule, entrants=len(members), rounds=rounds, proof="best-found")
    return replace(part, repeats=repeats_of(part))
