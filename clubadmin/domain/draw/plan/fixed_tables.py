"""People who must sit at a certain table: a wheelchair, a lamp.

Who sits together is drawn first, minding that two with different tables keep apart; then the
tables get numbers so that everybody is where he must be. Numbers need not run on then: the
table with the lamp keeps its number in a small hall.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import combinations, count
from typing import TypeVar

from clubadmin.domain.draw.plan.schedule import Couple, RoundDraw, Seating, couple
from clubadmin.domain.draw.plan.told import EntrantNumber, TableNumber
from clubadmin.i18n import Message

Table = TypeVar("Table", bound=Seating)


def kept_apart(fixed: Mapping[int, int]) -> tuple[Couple, ...]:
    """Each two who cannot be at one table, having different ones."""
    return tuple(couple(a, b) for a, b in combinations(sorted(fixed), 2) if fixed[a] != fixed[b])


def put_together(fixed: Mapping[int, int], size: int) -> tuple[Couple, ...]:
    """Each two who are at one table always, as far as one table of `size` goes."""
    parties: dict[int, list[int]] = {}
    for one in sorted(fixed):
        parties.setdefault(fixed[one], []).append(one)
    return tuple(two for party in parties.values() for two in combinations(party[:size], 2))


def at_fixed_tables(draw: RoundDraw, fixed: Mapping[int, int], block: int = 1) -> RoundDraw:
    """The round with its tables numbered so that people are where they must be.

    Args:
        draw: the round, its tables numbered from 1.
        fixed: for a person the number of the table.
        block: how many tables in a row belong together, as those of a match of teams do.
    """
    if not fixed:
        return draw
    blocks = sorted({(table.table - 1) // block for table in draw.seatings})
    wanted = {
        at: _wanted([t for t in draw.seatings if (t.table - 1) // block == at], fixed, block)
        for at in blocks
    }
    new = _numbers(blocks, wanted)

    def moved(table: Table) -> Table:
        at, within = divmod(table.table - 1, block)
        return replace(table, table=new[at] * block + within + 1)

    return replace(
        draw,
        tables=tuple(sorted(map(moved, draw.tables), key=lambda one: one.table)),
        three=tuple(sorted(map(moved, draw.three), key=lambda one: one.table)),
    )


def fixed_notes(rounds: Iterable[RoundDraw], fixed: Mapping[int, int]) -> list[Message]:
    """Tell who plays and is not at the table where he must sit."""
    return [
        Message(
            "Ronde {round}: {person} zit niet aan tafel {table}, zoals gevraagd was.",
            round=draw.round,
            person=EntrantNumber(one),
            table=TableNumber(fixed[one]),
        )
        for draw in rounds
        for one in sorted(fixed)
        if fixed[one] not in (tables := _tables_of(draw, one)) and tables
    ]


def _tables_of(draw: RoundDraw, one: int) -> list[int]:
    return [table.table for table in draw.seatings if one in table.people]


def _wanted(tables: Sequence[Seating], fixed: Mapping[int, int], block: int) -> int | None:
    for table in tables:
        for one in table.people:
            if one in fixed:
                return (fixed[one] - 1) // block
    return None


def _numbers(blocks: Sequence[int], wanted: Mapping[int, int | None]) -> dict[int, int]:
    """Wanted numbers first; the others keep theirs, or take what is left, the lowest first."""
    new: dict[int, int] = {}
    for at in blocks:
        want = wanted[at]
        if want is not None and want not in new.values():
            new[at] = want
    for at in blocks:
        if at not in new and at not in new.values():
            new[at] = at
    free = count()
    for at in blocks:
        if at not in new:
            new[at] = next(one for one in free if one not in new.values())
    return new
