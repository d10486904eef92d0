"""Checks a schedule against the promises of its format, without the code that drew it."""

from collections import Counter
from collections.abc import Container, Iterable, Mapping
from itertools import combinations

from clubadmin.domain.competition.schedule import (
    PairTable,
    RoundDraw,
    Schedule,
    TableSeats,
    ThreeTable,
)


def verify(
    schedule: Schedule,
    entrants: Iterable[int] | None = None,
    absences: Mapping[int, Container[int]] | None = None,
) -> tuple[str, ...]:
    """What the schedule promises and does not keep, as Dutch sentences; empty if it is good.

    Args:
        schedule: of any format.
        entrants: the numbers that play; by default 1 up to the number in the schedule.
        absences: the rounds that entrants miss.
    """
    people = tuple(entrants) if entrants is not None else tuple(range(1, schedule.entrants + 1))
    away = absences or {}
    broken: list[str] = []
    if len(people) != schedule.entrants:
        broken.append(
            f"Het schema noemt {schedule.entrants} deelnemers; het zijn er {len(people)}."
        )
    numbers = [draw.round for draw in schedule.rounds]
    if numbers != sorted(set(numbers)):
        broken.append("De ronden staan niet op volgorde, of een ronde staat er twee keer.")
    for draw in schedule.rounds:
        there = [person for person in people if draw.round not in away.get(person, ())]
        broken += _round_faults(schedule.format, draw, there)
    return (*broken, *_repeat_faults(schedule))


def _round_faults(kind: str, draw: RoundDraw, there: list[int]) -> Iterable[str]:
    where = f"Ronde {draw.round}"
    seated = Counter(_everybody(draw))
    for person, times in seated.items():
        if times > 1:
            yield f"{where}: {person} is {times} keer ingedeeld."
        if person not in there:
            yield f"{where}: {person} is ingedeeld en doet niet mee."
    for person in there:
        if person not in seated:
            yield f"{where}: {person} is niet ingedeeld."
    tables = [table.table for table in draw.tables] + [three.table for three in draw.three]
    if sorted(tables) != list(range(1, len(tables) + 1)):
        yield f"{where}: de tafelnummers lopen niet van 1 tot {len(tables)}."
    yield from _shape_faults(kind, draw, len(there))


def _shape_faults(kind: str, draw: RoundDraw, there: int) -> Iterable[str]:
    where = f"Ronde {draw.round}"
    size = 2 if kind == "pairs" else 4
    expected = PairTable if kind == "pairs" else TableSeats
    if any(not isinstance(table, expected) for table in draw.tables):
        yield f"{where}: een tafel past niet bij de spelvorm."
    if draw.three and (kind == "pairs" or draw.sits_out or len(draw.three) > 3):
        yield f"{where}: er zijn meer tafels van drie dan nodig."
    if not draw.three and len(draw.sits_out) != there % size:
        yield f"{where}: er zijn {len(draw.sits_out)} vrij; {there % size} is genoeg."


def _repeat_faults(schedule: Schedule) -> Iterable[str]:
    met: Counter[frozenset[int]] = Counter()
    played: Counter[frozenset[int]] = Counter()
    for draw in schedule.rounds:
        for table in (*draw.tables, *draw.three):
            met.update(frozenset(two) for two in combinations(_at(table), 2))
            played.update(_partners(table))
    again = _again(met), _again(played)
    if again != (schedule.repeats.tablemates, schedule.repeats.partners):
        yield (
            f"Het schema noemt {schedule.repeats.tablemates} en {schedule.repeats.partners} "
            f"herhalingen; het zijn er {again[0]} en {again[1]}."
        )


def _again(counts: Counter[frozenset[int]]) -> int:
    return sum(times - 1 for times in counts.values())


def _everybody(draw: RoundDraw) -> Iterable[int]:
    for table in (*draw.tables, *draw.three):
        yield from _at(table)
    yield from draw.sits_out


def _at(table: TableSeats | PairTable | ThreeTable) -> tuple[int, ...]:
    if isinstance(table, PairTable):
        return (table.ns, table.ew)
    if isinstance(table, ThreeTable):
        return table.players
    return (table.n, table.e, table.s, table.w)


def _partners(table: TableSeats | PairTable | ThreeTable) -> Iterable[frozenset[int]]:
    if isinstance(table, TableSeats):
        yield frozenset((table.n, table.s))
        yield frozenset((table.e, table.w))
    elif isinstance(table, ThreeTable):
        yield frozenset(table.players[:2])
