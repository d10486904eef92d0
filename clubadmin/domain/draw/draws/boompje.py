"""Boompjes: three at one table, with each of the others as partner; then new tables.

The writer stays (N), the others move one seat clockwise after each boompje.
Whoever leaves or comes in between, the rest go on at the same tables.
"""

from collections.abc import Container, Sequence
from dataclasses import replace

from clubadmin.domain.draw.draws.individual import draw_individual
from clubadmin.domain.draw.groups.notes import notes_on
from clubadmin.domain.draw.known.bounds import fewest_repeats, fewest_tried
from clubadmin.domain.draw.plan.schedule import (
    Proof,
    RoundDraw,
    Schedule,
    TableSeats,
    ThreeTable,
    count_repeats,
)
from clubadmin.domain.draw.plan.task import fixed_notes
from clubadmin.domain.draw.request import DrawRequest
from clubadmin.domain.draw.search.local_search import wishes
from clubadmin.domain.terms import BOOMPJES


def draw_boompje(request: DrawRequest) -> Schedule:
    """Draw an evening of boompjes, or what is left of it; after every third are new tables.

    Answers a round for each boompje. Who sits out does so for as long as the tables stay, unless
    somebody leaves whose seat can be taken; where it cannot, three play on.
    """
    rounds, away, kept = request.rounds, request.absences, request.earlier
    people = tuple(dict.fromkeys(request.entrants))
    sittings = enumerate(kept[::BOOMPJES], 1)
    drawn = draw_individual(
        replace(
            request,
            rounds=-(-rounds // BOOMPJES),
            earlier=tuple(replace(draw, round=number) for number, draw in sittings),
            absences={one: _sittings_missed(missed, rounds) for one, missed in away.items()},
        )
    )
    evening = [*kept]
    for number in range(len(kept) + 1, rounds + 1):
        sitting, at = divmod(number - 1, BOOMPJES)
        there = [one for one in people if number not in away.get(one, ())]
        fresh = replace(drawn.rounds[sitting], round=number)
        evening.append(fresh if at == 0 else next_boompje(evening[-1], at, there))
    schedule = _schedule(request, evening)
    firsts = evening[::BOOMPJES]
    notes = (
        *notes_on(firsts, count_repeats(firsts), wishes(request.together), wishes(request.apart)),
        *fixed_notes(firsts[-(-len(kept) // BOOMPJES) :], request.fixed),
    )
    return replace(schedule, notes=notes)


def _schedule(request: DrawRequest, evening: Sequence[RoundDraw]) -> Schedule:
    firsts = evening[::BOOMPJES]
    repeats, again, least = count_repeats(evening), count_repeats(firsts), fewest_repeats(firsts)
    # within a sitting four people meet three times, as they should
    proof: Proof = (
        "optimal"
        if again.tablemates == max(least.tablemates, fewest_tried(firsts))
        and repeats.partners == fewest_partners(evening)
        else "best-found"
    )
    entrants = len(set(request.entrants))
    return Schedule(request.format, entrants, tuple(evening), repeats, proof, request.seed)


def fewest_partners(evening: Sequence[RoundDraw]) -> int:
    """How often partners must repeat, by counting."""
    return fewest_repeats(evening).partners


def _sittings_missed(boompjes: Container[int], rounds: int) -> frozenset[int]:
    """The sittings of which the first boompje is missed: tables are drawn at that one."""
    firsts = range(1, rounds + 1, BOOMPJES)
    return frozenset(at for at, number in enumerate(firsts, 1) if number in boompjes)


Seats = tuple[int, ...]  # n, s, e, w, or n, s, e


def next_boompje(before: RoundDraw, at: int, there: Sequence[int]) -> RoundDraw:
    """The boompje after another at the same tables.

    Seats of who left are taken by who sat out or comes now; after them by three at a table
    the fourth seat. Where nobody is left three play on, and two sit out.

    Args:
        before: the boompje before it.
        at: which of the sitting it is, from 0; so 1 or 2.
        there: who are there now.
    """
    waiting = [one for one in there if one not in _seated(before)]
    waiting.sort(key=lambda one: one not in before.sits_out)
    four = {table.table: _moved(table) for table in before.tables if isinstance(table, TableSeats)}
    three = {table.table: _moved_three(table, at) for table in before.three}
    seats = {
        number: _filled(people, waiting, set(there)) for number, people in (four | three).items()
    }
    return RoundDraw(
        before.round + 1,
        tuple(TableSeats(at, *people) for at, people in seats.items() if len(people) == 4),
        tuple(sorted([*waiting, *(one for two in seats.values() if len(two) < 3 for one in two)])),
        tuple(
            ThreeTable(at, (people[0], people[1], people[2]))
            for at, people in seats.items()
            if len(people) == 3
        ),
    )


def _seated(draw: RoundDraw) -> set[int]:
    return {one for table in draw.seatings for one in table.people}


def _moved(table: TableSeats) -> Seats:
    """The writer stays; clockwise N is followed by E, S and W, and past N W by E."""
    return (table.n, table.e, table.w, table.s)


def _moved_three(table: ThreeTable, at: int) -> Seats:
    """Move a table of three: the blind hand goes along, so that each plays with it once."""
    n, s, e = table.players
    return (n, e, s) if at == 1 else (e, s, n)


def _filled(people: Seats, waiting: list[int], there: set[int]) -> Seats:
    """The seats with others for who left; of a table of three the fourth seat too."""
    seats = [one if one in there else waiting.pop(0) if waiting else None for one in people]
    left = tuple(one for one in seats if one is not None)
    if len(people) == 4 and len(left) == 3:
        return _three(seats)
    if len(left) == 3 and waiting:
        return (*left, waiting.pop(0))
    return left


def _three(seats: Sequence[int | None]) -> Seats:
    """The three who are left of four: who lost his partner plays alone."""
    n, s, e, w = seats
    whole, broken = ((e, w), (n, s)) if None in (n, s) else ((n, s), (e, w))
    return tuple(one for one in (*whole, *broken) if one is not None)
