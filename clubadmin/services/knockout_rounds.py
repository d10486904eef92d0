"""Rounds of a knock-out in which the winners so far have taken their places."""

from collections.abc import Mapping
from dataclasses import replace

from clubadmin.domain.competition.schedule import (
    FullTable,
    KnockoutTable,
    Place,
    RoundDraw,
    SmallTable,
    TableSeats,
)

Winners = Mapping[tuple[int, int], tuple[int, ...]]


def with_winners(draw: RoundDraw, winners: Winners) -> RoundDraw:
    """The round, with people for each place of which it is known who comes there.

    Args:
        draw: the round.
        winners: by round and table the numbers of who go on.
    """
    known = [_known(place, winners) for place in draw.free]
    return replace(
        draw,
        tables=tuple(_seated(table, winners) for table in draw.tables),
        sits_out=(*draw.sits_out, *(one for one in known if isinstance(one, int))),
        free=tuple(one for one in known if isinstance(one, Place)),
    )


def _seated(table: FullTable, winners: Winners) -> FullTable:
    if not isinstance(table, KnockoutTable):
        return table
    places = tuple(_known(place, winners) for place in table.places)
    people = tuple(one for one in places if isinstance(one, int))
    if len(people) < len(places):
        return replace(table, places=places)
    if len(people) < 4:
        return SmallTable(table.table, people)
    return TableSeats(table.table, *people)


def _known(place: int | Place, winners: Winners) -> int | Place:
    if isinstance(place, int):
        return place
    gone_on = winners.get((place.round, place.table), ())
    return gone_on[place.winner - 1] if gone_on else place
