"""Checks a schedule against the promises of its format, without the code that drew it."""

from collections import Counter
from collections.abc import Container, Iterable, Mapping
from dataclasses import replace
from itertools import combinations

from clubadmin.domain.competition.promises import BOOMPJES, broken_promises
from clubadmin.domain.competition.schedule import (
    KnockoutTable,
    PairTable,
    RoundDraw,
    Schedule,
    Seating,
    SmallTable,
    TableSeats,
    ThreeTable,
)

_TABLES: Mapping[str, tuple[type, int]] = {
    "pairs": (PairTable, 2),
    "three-players": (SmallTable, 3),
    "two-players": (SmallTable, 2),
    "schevenings": (PairTable, 2),
    "howell-pairs": (PairTable, 2),
    "howell-players": (TableSeats, 4),
    "teams": (PairTable, 2),
}
"""What a full table of a format is, and how many entrants sit at it; else four people."""


def verify(
    schedule: Schedule,
    entrants: Iterable[int] | None = None,
    absences: Mapping[int, Container[int]] | None = None,
    ledger: Mapping[int, int] | None = None,
    drawn_from: int = 1,
) -> tuple[str, ...]:
    """What the schedule promises and does not keep, as Dutch sentences; empty if it is good.

    Args:
        schedule: of any format.
        entrants: the numbers that play; by default 1 up to the number in the schedule.
        absences: the rounds that entrants miss.
        ledger: how often each sat out or played at three this season, before this evening.
        drawn_from: the first round whose turns must be fair; earlier ones may have been
            changed by hand.
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
    broken += broken_promises(schedule)
    schedule = _counted(schedule)
    for draw in schedule.rounds:
        there = [person for person in people if draw.round not in away.get(person, ())]
        broken += _round_faults(schedule.format, draw, there)
    broken += _repeat_faults(schedule)
    schedule = _sittings(schedule)
    broken += _turn_faults(schedule, ledger or {}, drawn_from)
    broken += _proof_faults(schedule)
    return tuple(broken)


def _counted(schedule: Schedule) -> Schedule:
    """The rounds with everybody named once: a match of teams as one table.

    Of a knock-out only the first round: who come after it is not known.
    """
    if schedule.format == "knockout":
        sure = sum(_won_together(table) for draw in schedule.rounds for table in draw.tables)
        known = replace(schedule.repeats, tablemates=schedule.repeats.tablemates - sure)
        return replace(schedule, rounds=schedule.rounds[:1], repeats=known)
    if schedule.format != "teams":
        return schedule
    rounds = []
    for draw in schedule.rounds:
        matches = {frozenset(table.people): table for table in reversed(draw.tables)}
        tables = tuple(replace(one, table=at) for at, one in enumerate(matches.values(), 1))
        rounds.append(replace(draw, tables=tables))
    return replace(schedule, rounds=tuple(rounds))


def _won_together(table: Seating) -> int:
    """Who come from one table meet again."""
    if not isinstance(table, KnockoutTable):
        return 0
    came = [(one.round, one.table) for one in table.places if not isinstance(one, int)]
    return len(came) - len(set(came))


def _sittings(schedule: Schedule) -> Schedule:
    """Of boompjes only those with new tables: meeting again at one table is meant."""
    if schedule.format != "boompje":
        return schedule
    rounds = schedule.rounds[::BOOMPJES]
    again = _again(
        Counter(
            frozenset(two)
            for draw in rounds
            for table in draw.seatings
            for two in combinations(_at(table), 2)
        )
    )
    return replace(schedule, rounds=rounds, repeats=replace(schedule.repeats, tablemates=again))


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
    yield from _table_faults(kind, draw)
    yield from _shape_faults(kind, draw, len(there))


def _table_faults(kind: str, draw: RoundDraw) -> Iterable[str]:
    tables = [table.table for table in draw.tables] + [three.table for three in draw.three]
    if len(tables) != len(set(tables)) or any(table < 1 for table in tables):
        yield f"Ronde {draw.round}: twee tafels hebben één nummer, of een nummer is geen nummer."
    elif kind != "pairs" and tables and max(tables) > len(tables):
        # where pairs move, the table of a pair that is away stays empty
        yield f"Ronde {draw.round}: de tafelnummers lopen niet van 1 tot {len(tables)}."


def _shape_faults(kind: str, draw: RoundDraw, there: int) -> Iterable[str]:
    where = f"Ronde {draw.round}"
    expected, size = _TABLES.get(kind, (TableSeats, 4))
    if any(not isinstance(table, expected) or len(_at(table)) != size for table in draw.tables):
        yield f"{where}: een tafel past niet bij de spelvorm."
    if kind == "knockout":
        return  # any number is free in the first round; `promises` knows how many
    if draw.three and (kind in _TABLES or draw.sits_out or len(draw.three) > 3):
        yield f"{where}: er zijn meer tafels van drie dan nodig."
    if not draw.three and len(draw.sits_out) != there % size:
        yield f"{where}: er zijn {len(draw.sits_out)} vrij; {there % size} is genoeg."


def _turn_faults(schedule: Schedule, ledger: Mapping[int, int], drawn_from: int) -> Iterable[str]:
    """Nobody sits out or plays at three while somebody there had fewer turns."""
    tonight: Counter[int] = Counter()
    for draw in schedule.rounds:
        turns = {*draw.sits_out, *(person for three in draw.three for person in three.players)}
        burdens = {person: (tonight[person], ledger.get(person, 0)) for person in _everybody(draw)}
        if schedule.format == "schevenings":  # of two fields only one comes to the empty place
            burdens = {one: had for one, had in burdens.items() if one not in _stay(draw)}
        if schedule.format == "knockout":
            continue  # to be free is no burden
        if turns and draw.round >= drawn_from:
            worst = max(sorted(turns), key=lambda person: burdens[person])
            for person in sorted(burdens.keys() - turns):
                if burdens[person] < burdens[worst]:
                    yield f"Ronde {draw.round}: {worst} is aan de beurt vóór {person}."
        tonight.update(turns)


def _proof_faults(schedule: Schedule) -> Iterable[str]:
    if schedule.proof == "optimal" and schedule.repeats.tablemates > _forced(schedule):
        yield "Dat er niet minder herhalingen kunnen, is niet bewezen."


def _forced(schedule: Schedule) -> int:
    """Repeats that follow from the sizes of tables alone."""
    met: Counter[int] = Counter()
    for draw in schedule.rounds:
        for table in (*draw.tables, *draw.three):
            for person in _at(table):
                met[person] += len(_at(table)) - 1
    if schedule.format == "schevenings":
        return _forced_in_fields(schedule)
    others = len({person for draw in schedule.rounds for person in _everybody(draw)}) - 1
    by_people = sum(max(0, times - others) for times in met.values())
    by_tables = sum(_forced_by(one, two) for one, two in combinations(schedule.rounds, 2))
    return max(-(-by_people // 2), -(-2 * by_tables // max(1, len(schedule.rounds))))


def _forced_in_fields(schedule: Schedule) -> int:
    """N/Z meet O/W only."""
    met = Counter(person for draw in schedule.rounds for person in _stay(draw))
    others = max((len(draw.entrants) for draw in schedule.rounds), default=0) - len(met)
    return sum(max(0, times - others) for times in met.values())


def _stay(draw: RoundDraw) -> set[int]:
    return {table.ns for table in draw.tables if isinstance(table, PairTable)}


def _forced_by(one: RoundDraw, two: RoundDraw) -> int:
    """Who leave a table for fewer tables than they are, less as many as do not play then."""
    room = len(two.tables) + len(two.three)
    gone = set(_everybody(one)) - set(_everybody(two))
    resting = len(gone) + len(two.sits_out)
    gains: list[int] = []  # what each of a table adds, if the table is spread evenly
    for table in (*one.tables, *one.three):
        gains += [place // room for place in range(len(_at(table)))] if room else []
    for _ in range(min(resting, len(gains))):
        gains.remove(max(gains))
    return sum(gains)


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


def _at(table: Seating) -> tuple[int, ...]:
    if isinstance(table, PairTable):
        return (table.ns, table.ew)
    if isinstance(table, ThreeTable | SmallTable):
        return table.players
    if isinstance(table, KnockoutTable):
        return table.people
    return (table.n, table.e, table.s, table.w)


def _partners(table: Seating) -> Iterable[frozenset[int]]:
    if isinstance(table, TableSeats):
        yield frozenset((table.n, table.s))
        yield frozenset((table.e, table.w))
    elif isinstance(table, ThreeTable):
        yield frozenset(table.players[:2])
