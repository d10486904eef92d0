"""Knock-out: the two who win at a table go on, and play with others in the next round.

Klassiek 16 to 8 to 4, snel 8 to 4, and any other number: at most two are free in a round, and
of an odd number three play at one table. Later rounds name places: "winner 1 of table 3".
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from clubadmin.domain.draw.draws.comparison import contest, wish_notes
from clubadmin.domain.draw.groups.grouping import people_at_numbers
from clubadmin.domain.draw.groups.swiss import in_order
from clubadmin.domain.draw.known.bounds import fewest_repeats
from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.schedule import (
    FullTable,
    KnockoutTable,
    Place,
    Repeats,
    RoundDraw,
    Schedule,
    SmallTable,
    TableSeats,
    ThreeTable,
    count_repeats,
)
from clubadmin.domain.draw.plan.task import Task, at_fixed_tables, fixed_notes
from clubadmin.domain.draw.plan.told import EntrantNumber, TableNumber
from clubadmin.domain.draw.request import DrawRequest
from clubadmin.domain.draw.search.local_search import Groups, alone
from clubadmin.i18n import Message, marked

Someone = int | Place
Unit = tuple[Someone, Someone]
Winners = Mapping[tuple[int, int], tuple[int, int]]
"""By round and table who go on."""

FEWEST = 4

LATE = marked("{person} komt na ronde 1 en daarin is niemand vrij; instappen kan dan niet meer.")


@dataclass(frozen=True)
class LuckyLoser:
    """Somebody who lost plays on in place of one who is not there any more."""

    round: int
    gone: int
    instead: int | None
    """None: there was nobody left to take the place."""
    table: int
    """The number of the table at which `instead` lost."""
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


def draw_knockout(request: DrawRequest) -> Schedule:
    """Draw a knock-out for people who get a new partner each round, or what is left of it.

    One round more than it takes to come to a last table of four is a final of the last two
    against each other. Wishes, and who met before, are minded in the first round. Who comes
    after it takes a free place of it, if there is one; for who leaves somebody who lost plays
    on. By standing or strength the best are kept apart as long as can be, are free if anybody
    is, and go on first of those who lost.

    Answers rounds of which it is known who plays with numbers, later ones with places. Whoever is
    free in the first round is in `sits_out` there, and by number in the second. Two who won
    together meet as opponents in the next round, so nobody gets the same partner twice.
    """
    task, entrants = contest(request, 4), len(set(request.entrants))
    chance = Chance(request.seed)
    notes: list[Message] = []
    if not task.kept:
        people, late = _for_the_first(task)
        notes += [Message(LATE, person=one) for one in late]
        if len(people) < FEWEST:
            notes = [
                Message(
                    "Een knock-out begint bij {fewest} spelers; het zijn er {count}.",
                    fewest=FEWEST,
                    count=len(people),
                )
            ]
            first = RoundDraw(1, (), tuple(people))
            return Schedule(
                request.format,
                entrants,
                (first,),
                Repeats(0, 0),
                "optimal",
                request.seed,
                tuple(notes),
            )
        first = at_fixed_tables(
            first_round(replace(task, people=tuple(people)), chance), task.fixed
        )
        kept: tuple[RoundDraw, ...] = (first,)
    else:
        kept = task.kept
    count = len(kept[0].entrants)
    last = min(request.rounds, rounds_to_win(count) + 1)
    instead = Substitutes(task, kept, request.winners, chance)
    later = later_rounds(
        kept[-1], last, request.winners, instead.of, lambda draw: at_fixed_tables(draw, task.fixed)
    )
    evening = (*kept, *later)
    drawn = evening[len(task.kept) :]
    repeats = count_repeats(evening)
    again = repeats.tablemates + sum(map(_sure_again, evening))
    forced = fewest_repeats([draw for draw in evening if _known(draw)]).tablemates
    forced += sum(map(_forced_again, evening))
    notes += [
        *_first_notes(kept[0], count),
        *(one.note for one in instead.made),
        *_rounds_notes(evening, count, request.rounds),
        *wish_notes(task, evening[:1]),
        *fixed_notes(drawn, task.fixed),
    ]
    return Schedule(
        request.format,
        entrants,
        evening,
        Repeats(repeats.partners, again),
        "optimal" if again <= forced else "best-found",
        request.seed,
        tuple(notes),
    )


def _for_the_first(task: Task) -> tuple[list[int], list[int]]:
    """Part the first round: its entrants, last those who can only be free in it; and late ones."""
    there = list(task.there(1))
    late = [one for one in task.people if one not in there]
    if len(late) > free_places(len(there) + len(late)):
        return there, late
    return [*there, *late], []


def _known(draw: RoundDraw) -> bool:
    return not any(isinstance(table, KnockoutTable) for table in draw.tables)


def rounds_to_win(count: int) -> int:
    """Rounds until the two winners of the last table of four are known."""
    twos = -(-count // 4)  # of which two meet at each table of the second round
    return 1 + (twos - 1).bit_length()


def going_on(count: int) -> int:
    """How many of so many are left after a round: two of each table, or one of the last two."""
    return 1 if count <= 2 else 2 * -(-count // 4)


def _sure_again(draw: RoundDraw) -> int:
    """How many meet again for certain: two who won at one table."""
    again = 0
    for table in draw.tables:
        if isinstance(table, KnockoutTable):
            came = [(one.round, one.table) for one in table.places if isinstance(one, Place)]
            again += len(came) - len(set(came))
    return again


def _forced_again(draw: RoundDraw) -> int:
    """The fewest of these: with a second table they could be kept apart."""
    return _sure_again(draw) if len(draw.tables) == 1 else 0


def _first_notes(first: RoundDraw, count: int) -> Iterable[Message]:
    if len(first.sits_out) == 2:
        a, b = first.sits_out
        yield Message(
            "Met {count} spelers zijn {a} en {b} in ronde 1 vrij; die gaan door naar ronde 2.",
            count=count,
            a=EntrantNumber(a),
            b=EntrantNumber(b),
        )
    for three in first.three:
        yield Message(
            "Ronde 1, tafel {table}: drie spelers, ieder voor zich; de twee met de"
            " meeste punten gaan door.",
            table=TableNumber(three.table),
        )


def _rounds_notes(drawn: Sequence[RoundDraw], count: int, rounds: int) -> Iterable[Message]:
    needed = rounds_to_win(count)
    if rounds < needed:
        last = drawn[-1]
        left = len(last.seatings) * 2 + len(last.sits_out) + len(last.free)
        yield Message(
            "Na ronde {rounds} zijn er nog {left} spelers over; tot één tafel een"
            " winnend paar heeft, duurt het {needed} ronden.",
            rounds=rounds,
            left=left,
            needed=needed,
        )

    for draw in drawn:
        for table in draw.free[:1]:
            yield Message(
                "Ronde {round}: wie wint aan tafel {table} van ronde {table_round} is vrij"
                " en gaat door.",
                round=draw.round,
                table=TableNumber(table.table),
                table_round=table.round,
            )

    if rounds > needed + 1:
        yield Message(
            "Met {count} spelers valt er na ronde {needed} niets meer te spelen: dan is"
            " er één winnaar.",
            count=count,
            needed=needed + 1,
        )


def free_places(count: int) -> int:
    """How many are free in the first round, so that an even number goes on."""
    return 2 if count % 4 in {1, 2} else 0


def first_round(task: Task, chance: Chance) -> RoundDraw:
    """The first round of all of the task's people; who is not there yet is free."""
    groups = _by_order(task) if task.order else _by_chance(task, chance)
    groups = _late_are_free(task, groups)
    fours = [chance.shuffled(group) for group in groups if len(group) == 4]
    fours = fours if task.order else chance.shuffled(fours)
    threes = [chance.shuffled(group) for group in groups if len(group) == 3]
    return RoundDraw(
        1,
        tuple(TableSeats(at, *group) for at, group in enumerate(fours, 1)),
        tuple(sorted(alone(groups))),
        tuple(ThreeTable(at, (n, s, e)) for at, (n, s, e) in enumerate(threes, len(fours) + 1)),
    )


def _sizes(count: int) -> list[int]:
    """Groups of the first round: an even number goes on, and as few as can be are free."""
    three, free = count % 2, free_places(count)
    return [4] * ((count - free) // 4) + [3] * three + [1] * free


def _by_chance(task: Task, chance: Chance) -> Groups:
    numbers = iter(range(len(task.people)))
    known = [[next(numbers) for _ in range(size)] for size in _sizes(len(task.people))]
    people = people_at_numbers(replace(task, numbers=range(1, 2)), [known], chance)
    return [[people[at] for at in group] for group in known]


def _by_order(task: Task) -> Groups:
    """The best are free; the others go to the tables there and back, so all are as strong."""
    people = in_order(task.people, task.order)
    sizes = _sizes(len(people))
    free = [[people.pop(0)] for _ in range(sizes.count(1))]
    tables: Groups = [[] for size in sizes if size != 1]  # which come first
    forward = True
    while people:
        way = range(len(tables)) if forward else range(len(tables) - 1, -1, -1)
        for at in way:
            if people and len(tables[at]) < sizes[at]:
                tables[at].append(people.pop(0))
        forward = not forward
    return [*tables, *free]


def _late_are_free(task: Task, groups: Groups) -> Groups:
    """Exchange each entrant who comes after the first round with one who is free in it."""
    there = set(task.there(1))
    late = [one for group in groups if len(group) > 1 for one in group if one not in there]
    free = [one for one in alone(groups) if one in there]
    change = dict(zip(late, free, strict=False))
    change |= {one: other for other, one in change.items()}
    return [[change.get(one, one) for one in group] for group in groups]


class Substitutes:
    """Substitutes for entrants who left: the best of those who lost the round before."""

    def __init__(
        self, task: Task, kept: Sequence[RoundDraw], winners: Winners, chance: Chance
    ) -> None:
        self._task = task
        self._last = kept[-1]
        self._winners = winners
        self._chance = chance
        self.made: list[LuckyLoser] = []
        """What was done, in the order of rounds."""

    def of(self, number: int, two: Unit) -> Unit:
        """The unit as it plays in a round."""
        return self.one(number, two[0]), self.one(number, two[1])

    def one(self, number: int, one: Someone) -> Someone:
        """Somebody as he plays in a round, or who does in his place."""
        if not isinstance(one, int) or one == NOBODY or one in self._task.there(number):
            return one
        losers = self._losers(number)
        instead = losers[0] if losers else None
        at = [table.table for table in self._last.seatings if instead in table.people]
        by_lot = not self._task.order
        self.made.append(LuckyLoser(number, one, instead, at[0] if at else 0, by_lot))
        return NOBODY if instead is None else instead

    def _losers(self, number: int) -> list[int]:
        """Find the losers of the last round played who are there and do not play on yet."""
        if self._last.round + 1 != number:
            return []
        taken = {one.instead for one in self.made}
        losers = [
            one
            for table in self._last.seatings
            for one in table.people
            if one not in self._winners.get((number - 1, table.table), table.people)
        ]
        here = [one for one in losers if one in self._task.there(number) and one not in taken]
        if self._task.order:
            return in_order(here, self._task.order)
        return self._chance.shuffled(sorted(here))
