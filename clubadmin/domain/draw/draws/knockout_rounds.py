"""The rounds of a knock-out after the first: who won two tables meet, with new partners.

Units are twos who cannot lose to each other before the round: who won a table, or who were
free. As long as a table is not decided its two are places.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from clubadmin.domain.draw.plan.schedule import (
    FullTable,
    KnockoutTable,
    Place,
    RoundDraw,
    SmallTable,
    TableSeats,
    ThreeTable,
)
from clubadmin.domain.draw.plan.told import EntrantNumber, TableNumber
from clubadmin.i18n import Message

Someone = int | Place
Unit = tuple[Someone, Someone]
Winners = Mapping[tuple[int, int], tuple[int, int]]
"""By round and table who go on."""


@dataclass(frozen=True)
class LuckyLoser:
    """Somebody who lost plays on in place of one who is not there any more."""

    round: int
    gone: int
    instead: int | None
    """None: there was nobody left to take the place."""
    table: int
    """Where `instead` lost."""
    by_lot: bool
    """Chance chose among those who lost; else the standing or strength."""

    @property
    def note(self) -> Message:
        """The note about a lucky loser."""
        if self.instead is None:
            return Message(
                "Ronde {round}: {gone} is er niet meer; die plaats blijft leeg.",
                round=self.round,
                gone=EntrantNumber(self.gone),
            )
        if self.by_lot:
            return Message(
                "Ronde {round}: {gone} is er niet meer; {instead} verloor aan tafel {table}"
                " en speelt in die plaats, geloot onder wie verloren.",
                round=self.round,
                gone=EntrantNumber(self.gone),
                instead=EntrantNumber(self.instead),
                table=TableNumber(self.table),
            )
        return Message(
            "Ronde {round}: {gone} is er niet meer; {instead} verloor aan tafel {table}"
            " en speelt in die plaats, als hoogste van wie verloren.",
            round=self.round,
            gone=EntrantNumber(self.gone),
            instead=EntrantNumber(self.instead),
            table=TableNumber(self.table),
        )


def units_after(draw: RoundDraw, winners: Winners) -> list[Unit]:
    """Give the units that go on from a round: those who were free, then the two of each table.

    Where too few had come for a table of theirs more than two are free, also an odd number.
    """
    free: list[Someone] = [*draw.sits_out, *draw.free]
    free += [NOBODY] * (len(free) % 2)
    tables = sorted(table.table for table in draw.seatings)
    return [
        *zip(free[0::2], free[1::2], strict=False),
        *(winners.get((draw.round, at)) or _places(draw.round, at) for at in tables),
    ]


def later_rounds(
    before: RoundDraw,
    last: int,
    winners: Winners,
    substitute: Callable[[int, Unit], Unit],
    numbered: Callable[[RoundDraw], RoundDraw],
) -> Iterator[RoundDraw]:
    """The rounds after one, up to `last`, as long as there is something to play.

    At each table are the twos of two tables, mixed. Of an odd number of twos the last is free;
    it comes from a table of the round before, so nobody is free twice.

    Args:
        before: the round before them.
        last: the number of the last.
        winners: who go on from tables that were decided.
        substitute: gives others for those of a unit who are not there in a round.
        numbered: gives the tables their numbers, in a round of which all people are known.
    """
    while before.round < last and len(before.seatings) + len(before.sits_out):
        number = before.round + 1
        units = [substitute(number, two) for two in units_after(before, winners)]
        if len(before.seatings) == 1 and _is_final(before):
            return
        half = len(units) // 2
        tables: list[tuple[Someone, ...]] = [
            (x[0], y[0], x[1], y[1]) for x, y in zip(units[:half], units[half:], strict=False)
        ]
        free = [one for two in units[2 * half :] for one in two if one != NOBODY]
        if not half:
            tables, free = [two for two in units if NOBODY not in two], []
        if not tables:
            return
        before = _round(number, tables, free)
        if not any(isinstance(table, KnockoutTable) for table in before.tables):
            before = numbered(before)
        yield before


def _is_final(draw: RoundDraw) -> bool:
    """Whether its one table decided between the last two."""
    (table,) = draw.seatings
    size = len(table.places) if isinstance(table, KnockoutTable) else len(table.people)
    return size == 2 and draw.round > 1


def _places(number: int, table: int) -> Unit:
    return Place(number, table, 1), Place(number, table, 2)


def _round(
    number: int, tables: Sequence[tuple[Someone, ...]], free: Iterable[Someone]
) -> RoundDraw:
    free = list(free)
    seated = [_table(at, places) for at, places in enumerate(tables, 1)]
    return RoundDraw(
        number,
        tuple(table for table in seated if not isinstance(table, ThreeTable)),
        tuple(one for one in free if isinstance(one, int)),
        tuple(table for table in seated if isinstance(table, ThreeTable)),
        free=tuple(one for one in free if isinstance(one, Place)),
    )


def _table(at: int, places: tuple[Someone, ...]) -> FullTable | ThreeTable:
    """A table of people if all are known; somebody missing leaves three, or two."""
    known = [one for one in places if isinstance(one, int) and one != NOBODY]
    if len(known) + places.count(NOBODY) < len(places):
        return KnockoutTable(at, places)
    match known:
        case [n, s, e, w]:
            return TableSeats(at, n, s, e, w)
        case [n, s, e]:
            return ThreeTable(at, (n, s, e))
        case _:
            return SmallTable(at, tuple(known))


NOBODY = 0
"""At a place that is left empty."""
