"""From one boompje to the next at the same tables, whoever leaves or comes in between."""

from collections.abc import Sequence

from clubadmin.domain.draw.plan.schedule import RoundDraw, TableSeats, ThreeTable

BOOMPJES = 3
"""Boompjes at one table, one with each of the others."""

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
        number: _filled(people, waiting, set(there))
        for number, people in sorted((four | three).items(), key=lambda item: len(item[1]) < 4)
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
    """At three the blind hand moves along, so each of the three plays with it once."""
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
