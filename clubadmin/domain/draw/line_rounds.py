"""Rounds of one line in a hall of several: from the hall's table numbers to its own and back."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from clubadmin.domain.draw.plan.schedule import (
    FullTable,
    KnockoutTable,
    Place,
    RoundDraw,
    Seating,
    ThreeTable,
)

Table = TypeVar("Table", bound=Seating)


def of_line(draw: RoundDraw, members: set[int], start: int, size: int) -> RoundDraw:
    """A round as one line saw it, its tables numbered from 1.

    Args:
        draw: of the whole hall.
        members: who are in the line.
        start: the number before its first table.
        size: how many tables it had at first; those that came later follow them.
    """
    mine = sorted(table.table for table in draw.seatings if members & set(table.people))
    numbers = {at: at - start for at in mine if start < at <= start + size}
    later = (at for at in mine if at not in numbers)
    numbers |= {at: size + nth for nth, at in enumerate(later, 1)}
    return replace(
        draw,
        tables=tuple(_moved(t, numbers) for t in draw.tables if t.table in numbers),
        three=tuple(_moved(t, numbers) for t in draw.three if t.table in numbers),
        sits_out=tuple(one for one in draw.sits_out if one in members),
    )


def in_hall(draw: RoundDraw, numbers: Mapping[int, int]) -> RoundDraw:
    """A round of one line with the hall's table numbers."""
    return replace(
        draw,
        tables=tuple(_moved(table, numbers) for table in draw.tables),
        three=tuple(_moved(table, numbers) for table in draw.three),
        free=tuple(_place(one, numbers) for one in draw.free),
    )


def together_in_hall(parts: Sequence[RoundDraw]) -> RoundDraw:
    """One round of all lines."""
    tables: list[FullTable] = [table for part in parts for table in part.tables]
    three: list[ThreeTable] = [table for part in parts for table in part.three]
    return RoundDraw(
        parts[0].round,
        tuple(sorted(tables, key=lambda one: one.table)),
        tuple(one for part in parts for one in part.sits_out),
        tuple(sorted(three, key=lambda one: one.table)),
        free=tuple(one for part in parts for one in part.free),
    )


def _moved(table: Table, numbers: Mapping[int, int]) -> Table:
    moved = replace(table, table=numbers[table.table])
    if isinstance(moved, KnockoutTable):
        places = tuple(
            one if isinstance(one, int) else _place(one, numbers) for one in moved.places
        )
        return replace(moved, places=places)
    return moved


def _place(place: Place, numbers: Mapping[int, int]) -> Place:
    return replace(place, table=numbers[place.table])
