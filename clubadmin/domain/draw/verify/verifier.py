"""Checks a schedule against the promises of its format, without the code that drew it.

Of several lines each is checked as if it were by itself, for it was drawn on its own.
"""

from collections import Counter
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import combinations

from clubadmin.domain.draw.formats import DRAWN, Entrant, Format
from clubadmin.domain.draw.known.bounds import fewest_tried
from clubadmin.domain.draw.plan.schedule import (
    FullTable,
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


def verify(
    schedule: Schedule,
    entrants: Iterable[int] | None = None,
    absences: Mapping[int, Container[int]] | None = None,
    ledger: Mapping[int, int] | None = None,
    drawn_from: int = 1,
    *,
    fixed: Mapping[int, int] | None = None,
    lines: Mapping[int, str] | None = None,
    mended: bool = False,
) -> tuple[str, ...]:
    """Find the broken promises of a schedule, as Dutch sentences; none if it is good.

    Args:
        schedule: of any format.
        entrants: the numbers that play; by default 1 up to the number in the schedule.
        absences: the rounds that entrants miss.
        ledger: how often each sat out or played at three this season, before this evening.
        drawn_from: the first round whose turns must be fair; earlier ones may have been
            changed by hand.
        fixed: the tables where entrants must sit, so that table numbers need not run on.
        lines: for each entrant the line that is drawn on its own.
        mended: whether the table of who left may stay empty, so that others keep theirs.
    """
    people = tuple(entrants) if entrants is not None else tuple(range(1, schedule.entrants + 1))
    if lines:
        check = partial(
            verify,
            absences=absences,
            ledger=ledger,
            drawn_from=drawn_from,
            fixed=fixed,
            mended=mended,
        )
        return (*_repeat_faults(schedule), *line_faults(schedule, people, lines, check))
    form, away = DRAWN[schedule.format], absences or {}
    broken: list[str] = []
    if len(people) != schedule.entrants:
        broken.append(
            f"Het schema noemt {schedule.entrants} deelnemers; het zijn er {len(people)}."
        )
    numbers = [draw.round for draw in schedule.rounds]
    if numbers != sorted(set(numbers)):
        broken.append("De ronden staan niet op volgorde, of een ronde staat er twee keer.")
    until = _until(numbers, people, away)
    broken += broken_promises(schedule, until)
    broken += _repeat_faults(schedule)
    schedule = counted(schedule)
    for draw in schedule.rounds:
        there = [person for person in people if draw.round not in away.get(person, ())]
        steady = until is None or draw.round < until
        slack = 0 if steady else _slack(form, draw, len(people) - len(there))
        broken += _round_faults(form, draw, there, slack)
        if steady and not fixed and not mended:
            broken += _running_on(form, draw)
    schedule = sittings(schedule)
    steady_until = until if form.compared else None
    broken += _turn_faults(schedule, Counter(ledger), drawn_from, steady_until)
    broken += _proof_faults(schedule)
    return tuple(broken)


def broken_promises(schedule: Schedule, until: int | None = None) -> Iterable[str]:
    """Each promise of its format that a schedule does not keep, in Dutch.

    Args:
        schedule: of any format.
        until: the first round in which others are there than in round 1, if there is one.
            From then on who moves where depends on who came and went.
    """
    form = DRAWN[schedule.format]
    if form.promise:
        yield from form.promise(schedule)
    if form.steady_promise:
        rounds = [draw for draw in schedule.rounds if until is None or draw.round < until]
        yield from form.steady_promise(schedule, rounds)


def _until(
    numbers: Sequence[int], people: Sequence[int], away: Mapping[int, Container[int]]
) -> int | None:
    """The first round in which not just those are there that were in a whole first round."""
    return next((one for one in numbers if any(one in away.get(who, ()) for who in people)), None)


def _slack(form: Format, draw: RoundDraw, gone: int) -> int | None:
    """How many may sit out beyond those whom the number of people forces to; None: any number.

    Who leaves comparison play may leave a table whose others sit out; who comes between two
    boompjes may have to wait for new tables, and who leaves then may leave three.
    """
    if form.compared:
        return gone * form.seats
    return None if form.sitting > 1 and draw.round % form.sitting != 1 else 0


def _round_faults(
    form: Format, draw: RoundDraw, there: list[int], slack: int | None
) -> Iterable[str]:
    where = f"Ronde {draw.round}"
    seated = Counter(everybody(draw))
    late = draw.sits_out if form.knockout else ()  # who comes later may be free at first
    for person, times in seated.items():
        if times > 1:
            yield f"{where}: {person} is {times} keer ingedeeld."
        if person not in there and person not in late:
            yield f"{where}: {person} is ingedeeld en doet niet mee."
    for person in there:
        if person not in seated:
            yield f"{where}: {person} is niet ingedeeld."
    yield from _table_faults(draw)
    yield from _shape_faults(form, draw, len(there), slack)


def _table_faults(draw: RoundDraw) -> Iterable[str]:
    tables = [table.table for table in draw.tables] + [three.table for three in draw.three]
    if len(tables) != len(set(tables)) or any(table < 1 for table in tables):
        yield f"Ronde {draw.round}: twee tafels hebben één nummer, of een nummer is geen nummer."


def _running_on(form: Format, draw: RoundDraw) -> Iterable[str]:
    tables = [table.table for table in (*draw.tables, *draw.three)]
    if not form.moves and tables and max(tables) > len(tables):
        # where pairs move, the table of a pair that is away stays empty
        yield f"Ronde {draw.round}: de tafelnummers lopen niet van 1 tot {len(tables)}."


def _shape_faults(form: Format, draw: RoundDraw, there: int, slack: int | None) -> Iterable[str]:
    """Tables as they should be, and but for `slack` no more who sit out than must."""
    where = f"Ronde {draw.round}"
    expected, size = form.table, form.seats
    fits = (isinstance(one, expected) and len(at_table(one)) == size for one in draw.tables)
    if not all(fits):
        yield f"{where}: een tafel past niet bij de spelvorm."
    if form.knockout or slack is None:
        return  # any number is free in the first round; `promises` knows how many
    if draw.three and (not form.threes or draw.sits_out or len(draw.three) > 3):
        yield f"{where}: er zijn meer tafels van drie dan nodig."
    out = len(draw.sits_out)
    if not draw.three and not there % size <= out <= there % size + slack:
        yield f"{where}: er zijn {out} vrij; {there % size} is genoeg."


def _turn_faults(
    schedule: Schedule, ledger: Counter[int], drawn_from: int, until: int | None
) -> Iterable[str]:
    """Check that nobody sits out or plays at three while somebody there had fewer turns."""
    form = DRAWN[schedule.format]
    tonight: Counter[int] = Counter()
    for draw in schedule.rounds:
        if until is not None and draw.round >= until:
            break
        turns = {*draw.sits_out, *(person for three in draw.three for person in three.players)}
        burdens = {person: (tonight[person], ledger[person]) for person in everybody(draw)}
        if form.two_fields:  # of two fields only one comes to the empty place
            burdens = {one: had for one, had in burdens.items() if one not in _stay(draw)}
        if form.knockout:
            continue  # to be free is no burden
        if turns and draw.round >= drawn_from:
            worst = max(sorted(turns), key=lambda person: burdens[person])
            for person in sorted(burdens.keys() - turns):
                if burdens[person] < burdens[worst]:
                    yield f"Ronde {draw.round}: {worst} is aan de beurt vóór {person}."
        tonight.update(turns)


def _proof_faults(schedule: Schedule) -> Iterable[str]:
    least = _forced(schedule)
    if DRAWN[schedule.format].threes:
        least = max(least, fewest_tried(schedule.rounds))
    if schedule.proof == "optimal" and schedule.repeats.tablemates > least:
        yield "Dat er niet minder herhalingen kunnen, is niet bewezen."


def _forced(schedule: Schedule) -> int:
    """Repeats that follow from the sizes of tables alone."""
    if DRAWN[schedule.format].two_fields:
        return _forced_in_fields(schedule)
    met: Counter[int] = Counter()
    for table in (one for draw in schedule.rounds for one in draw.seatings):
        for person in at_table(table):
            met[person] += len(at_table(table)) - 1
    others = len({person for draw in schedule.rounds for person in everybody(draw)}) - 1
    again = sum(max(0, times - others) for times in met.values())
    by_people = -(-again // 2)
    by_tables = sum(_forced_by(one, two) for one, two in combinations(schedule.rounds, 2))
    return max(by_people, -(-2 * by_tables // len(schedule.rounds))) if by_tables else by_people


def _forced_in_fields(schedule: Schedule) -> int:
    """N/Z meet O/W only."""
    met = Counter(person for draw in schedule.rounds for person in _stay(draw))
    west = {person for draw in schedule.rounds for person in everybody(draw)} - met.keys()
    return sum(max(0, times - len(west)) for times in met.values())


def _stay(draw: RoundDraw) -> set[int]:
    return {table.ns for table in draw.tables if isinstance(table, PairTable)}


def _forced_by(one: RoundDraw, two: RoundDraw) -> int:
    """Count repeats forced by people leaving a table for fewer tables, less those who rest."""
    room = len(two.seatings)
    gone = set(everybody(one)) - set(everybody(two))
    resting = len(gone) + len(two.sits_out)
    # what each of a table adds, if the table is spread evenly
    gains = [at // room for table in one.seatings for at in range(len(at_table(table))) if room]
    return sum(sorted(gains, reverse=True)[resting:])


def _repeat_faults(schedule: Schedule) -> Iterable[str]:
    found = repeats_of(schedule)
    if found != schedule.repeats:
        yield (
            f"Het schema noemt {schedule.repeats.tablemates} en {schedule.repeats.partners} "
            f"herhalingen; het zijn er {found.tablemates} en {found.partners}."
        )


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
