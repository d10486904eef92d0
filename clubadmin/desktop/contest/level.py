"""A table of a knock-out that is level: between which twos the choice is."""

from itertools import combinations

from clubadmin.domain.terms import Position
from clubadmin.model.draw.knockout import BracketSeat, BracketTable

Chosen = tuple[Position, ...]


def choices(table: BracketTable) -> dict[Chosen, str]:
    """Each set of seats that may go on from a level table, with their names; partners first."""
    seats = [one for one in table.seats if one.position is not None]
    ranked = sorted(seats, key=lambda one: -_total(one))
    if len(ranked) < table.going_on:
        return {}
    last = _total(ranked[table.going_on - 1])
    sure = [one for one in seats if _total(one) > last]
    level = [one for one in seats if _total(one) == last]
    sets = [[*sure, *more] for more in combinations(level, table.going_on - len(sure))]
    sets.sort(key=lambda who: not _partners(who))
    return {
        tuple(one.position for one in who if one.position): " – ".join(one.name for one in who)
        for who in sets
    }


def _total(seat: BracketSeat) -> int:
    return seat.total or 0


def _partners(who: list[BracketSeat]) -> bool:
    sides = {one.position.side for one in who if one.position}
    return len(sides) == 1
