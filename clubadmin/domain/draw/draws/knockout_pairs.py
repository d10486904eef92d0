"""Knock-out of fixed pairs: the pair that wins at a table goes on, the other is out.

In a round of an odd number one pair is free and goes on; nobody is free twice in a row. Later
rounds name places: "the winner of table 3".
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from clubadmin.domain.draw.draws.comparison import contest, wish_notes
from clubadmin.domain.draw.draws.knockout import NOBODY, Someone, Substitutes, Winners
from clubadmin.domain.draw.draws.pairs import draw_pairs
from clubadmin.domain.draw.groups.swiss import in_order
from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.schedule import (
    KnockoutTable,
    PairTable,
    Place,
    Repeats,
    RoundDraw,
    Schedule,
)
from clubadmin.domain.draw.plan.task import Task, at_fixed_tables, fixed_notes
from clubadmin.domain.draw.plan.told import EntrantNumber
from clubadmin.domain.draw.request import DrawRequest
from clubadmin.i18n import Message, marked

LATE = marked("{person} komt na ronde 1; instappen kan dan niet meer.")


def draw_knockout_pairs(request: DrawRequest) -> Schedule:
    """Draw a knock-out for pairs, or what is left of it.

    The first round is by chance, with wishes and who met before minded; by strength the best
    pair plays the weakest, and the best two can meet in the final only. For a pair that leaves
    one that lost plays on, as in a knock-out for players.
    """
    task, entrants = contest(request, 2), len(set(request.entrants))
    notes: list[Message] = []
    kept = task.kept
    if not kept:
        notes += [Message(LATE, person=EntrantNumber(one)) for one in _late(task)]
        kept = (at_fixed_tables(_first_round(request, task), task.fixed),)
    instead = Substitutes(task, kept, request.winners, Chance(request.seed))
    rounds = (*kept, *_later_rounds(kept[-1], request.rounds, request.winners, instead, task))
    notes += [one.note for one in instead.made]
    notes += _rounds_notes(kept[0], request.rounds)
    notes += [*wish_notes(task, rounds[:1]), *fixed_notes(rounds[len(task.kept) :], task.fixed)]
    return Schedule(
        request.format, entrants, rounds, Repeats(0, 0), "optimal", request.seed, tuple(notes)
    )


def pair_rounds_to_win(count: int) -> int:
    """Rounds until one of so many pairs is left."""
    return max(count - 1, 0).bit_length()


def pairs_going_on(count: int) -> int:
    """How many of so many pairs are left after a round."""
    return -(-count // 2)


def _late(task: Task) -> list[int]:
    there = task.there(1)
    return [one for one in task.people if one not in there]


def _first_round(request: DrawRequest, task: Task) -> RoundDraw:
    there = list(task.there(1))
    if task.order:
        return _seeded(in_order(there, task.order))
    asked = replace(request, rounds=1, method="drawn", order=(), by="chance")
    (drawn,) = draw_pairs(asked).rounds
    return drawn


def _seeded(ranked: Sequence[int]) -> RoundDraw:
    """The best against the weakest; of an odd number the best is free."""
    free, left = ranked[: len(ranked) % 2], ranked[len(ranked) % 2 :]
    count = len(left) // 2
    order = [1]
    while len(order) < count:  # who win tables that far apart meet in the next round
        order += [2 * len(order) + 1 - one for one in order]
    seeds = [one for one in order if one <= count]
    tables = (PairTable(at, left[seed - 1], left[-seed]) for at, seed in enumerate(seeds, 1))
    return RoundDraw(1, tuple(tables), tuple(free))


def _later_rounds(
    before: RoundDraw, last: int, winners: Winners, instead: Substitutes, task: Task
) -> Iterable[RoundDraw]:
    """The rounds after one, up to `last`, as long as there is something to play."""
    while before.round < last:
        number = before.round + 1
        ahead = [instead.one(number, one) for one in _going_on(before, winners)]
        there = [one for one in ahead if one != NOBODY]
        half = len(there) // 2
        if not half:
            return
        meeting = zip(there[:half], there[half:], strict=False)
        tables = tuple(_table(at, *two) for at, two in enumerate(meeting, 1))
        free = there[2 * half :]
        before = RoundDraw(
            number,
            tables,
            tuple(one for one in free if isinstance(one, int)),
            free=tuple(one for one in free if isinstance(one, Place)),
        )
        if not any(isinstance(table, KnockoutTable) for table in tables):
            before = at_fixed_tables(before, task.fixed)
        yield before


def _going_on(draw: RoundDraw, winners: Winners) -> Iterable[Someone]:
    """Give the free entrants, then the winners of the tables: the last may be free next."""
    yield from draw.sits_out
    yield from draw.free
    for at in sorted(table.table for table in draw.seatings):
        won = winners.get((draw.round, at))
        yield won[0] if won else Place(draw.round, at, 1)


def _table(at: int, one: Someone, other: Someone) -> PairTable | KnockoutTable:
    if isinstance(one, int) and isinstance(other, int):
        return PairTable(at, one, other)
    return KnockoutTable(at, (one, other), pairs=True)


def _rounds_notes(first: RoundDraw, rounds: int) -> Iterable[Message]:
    count = len(first.entrants)
    needed, left = pair_rounds_to_win(count), count
    for _ in range(rounds):
        left = pairs_going_on(left)
    if rounds < needed:
        yield Message(
            "Na ronde {rounds} zijn er nog {left} paren over; tot er één over is, duurt het"
            " {needed} ronden.",
            rounds=rounds,
            left=left,
            needed=needed,
        )
    if rounds > needed:
        yield Message(
            "Met {count} paren valt er na ronde {needed} niets meer te spelen.",
            count=count,
            needed=needed,
        )
