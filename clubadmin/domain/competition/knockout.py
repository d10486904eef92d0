"""Knock-out: the two who win at a table go on, and play with others in the next round.

Klassiek 16 to 8 to 4, snel 8 to 4, and any other number: at most two are free in a round, and
of an odd number three play at one table. Later rounds name places: "winner 1 of table 3".
"""

from collections.abc import Iterable, Mapping, Sequence

from clubadmin.domain.competition.chance import Chance
from clubadmin.domain.competition.comparison import contest, wish_notes
from clubadmin.domain.competition.grouping import people_at_numbers
from clubadmin.domain.competition.meetings import Meetings
from clubadmin.domain.competition.schedule import (
    KnockoutTable,
    Place,
    Proof,
    Repeats,
    RoundDraw,
    Schedule,
    TableSeats,
    ThreeTable,
)

FORMAT = "knockout"
FEWEST = 4

Unit = tuple[int | Place, int | Place]  # two who cannot lose to each other before this round


def draw_knockout(
    entrants: Sequence[int],
    rounds: int,
    seed: int,
    *,
    history: Meetings | None = None,
    ledger: Mapping[int, int] | None = None,
    together: Iterable[tuple[int, int]] = (),
    apart: Iterable[tuple[int, int]] = (),
) -> Schedule:
    """Draw a knock-out for people who get a new partner each round.

    Args:
        entrants: the numbers of all who play, four at least.
        rounds: how many to draw; one more than it takes to come to a last table of four is a
            final of the last two against each other.
        seed: the same seed gives the same draw on any machine.
        history: who met whom before; the first round minds it.
        ledger: how often each had a free round this season.
        together: couples that should be at one table in the first round.
        apart: couples that should not be at one table in the first round.

    Returns:
        The first round with numbers, later ones with places. Whoever is free in the first
        round is in `sits_out` there, and by number in the second. Two who won together meet
        as opponents in the next round, so nobody ever gets the same partner twice.
    """
    task = contest(
        entrants, 1, size=4, history=history, ledger=ledger, together=together, apart=apart
    )
    count = len(task.people)
    if count < FEWEST:
        note = f"Een knock-out begint bij {FEWEST} spelers; het zijn er {count}."
        drawn: tuple[RoundDraw, ...] = (RoundDraw(1, (), task.people),)
        return Schedule(FORMAT, count, drawn, Repeats(0, 0), "optimal", seed, (note,))
    chance = Chance(seed)
    sizes = _first_sizes(count)
    numbers = iter(range(count))
    known = [[next(numbers) for _ in range(size)] for size in sizes]
    people = people_at_numbers(task, [known], chance)
    groups = [[people[at] for at in group] for group in known]
    first, units = _first_round(groups, chance)
    drawn = (first, *_later(units, min(rounds, rounds_to_win(count) + 1)))
    again = sum(_sure_again(draw) for draw in drawn)
    proof: Proof = "optimal" if again == sum(map(_forced_again, drawn)) else "best-found"
    notes = [
        *_first_notes(first, count),
        *_rounds_notes(drawn, count, rounds),
        *wish_notes(task, drawn),
    ]
    return Schedule(FORMAT, count, drawn, Repeats(0, again), proof, seed, tuple(notes))


def rounds_to_win(count: int) -> int:
    """Rounds until the two winners of the last table of four are known."""
    twos = -(-count // 4)  # of which two meet at each table of the second round
    return 1 + (twos - 1).bit_length()


def _first_sizes(count: int) -> list[int]:
    """Groups of the first round: an even number goes on, and as few as can be are free."""
    three = count % 2
    free = 2 if count % 4 in {1, 2} else 0
    return [4] * ((count - 3 * three - free) // 4) + [3] * three + [1] * free


def _first_round(groups: Sequence[Sequence[int]], chance: Chance) -> tuple[RoundDraw, list[Unit]]:
    """The first round, and the twos that come into the second: of one table, or both free."""
    fours = chance.shuffled([chance.shuffled(group) for group in groups if len(group) == 4])
    threes = [chance.shuffled(group) for group in groups if len(group) == 3]
    free = chance.shuffled([group[0] for group in groups if len(group) == 1])
    draw = RoundDraw(
        1,
        tuple(TableSeats(at, *group) for at, group in enumerate(fours, 1)),
        tuple(sorted(free)),
        tuple(ThreeTable(at, (n, s, e)) for at, (n, s, e) in enumerate(threes, len(fours) + 1)),
    )
    units: list[Unit] = [_winners(1, at) for at in range(1, len(fours) + len(threes) + 1)]
    return draw, [*zip(free[0::2], free[1::2], strict=True), *units]


def _winners(number: int, table: int) -> Unit:
    return Place(number, table, 1), Place(number, table, 2)


def _later(units: Sequence[Unit], last: int) -> Iterable[RoundDraw]:
    """Rounds after the first: at each table the twos of two tables, mixed.

    Of an odd number of twos the last is free; it comes from a table of the round before, so
    nobody is free twice.
    """
    for number in range(2, last + 1):
        half = len(units) // 2
        tables: list[tuple[int | Place, ...]] = [
            (x[0], y[0], x[1], y[1]) for x, y in zip(units[:half], units[half:], strict=False)
        ]
        free = units[2 * half :] if half else []
        yield RoundDraw(
            number,
            tuple(KnockoutTable(at, places) for at, places in enumerate(tables or units, 1)),
            free=tuple(one for two in free for one in two if isinstance(one, Place)),
        )
        units = [*free, *(_winners(number, at) for at in range(1, len(tables) + 1))]


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


def _first_notes(first: RoundDraw, count: int) -> Iterable[str]:
    if first.sits_out:
        a, b = first.sits_out
        yield f"Met {count} spelers zijn {a} en {b} in ronde 1 vrij; die gaan door naar ronde 2."
    for three in first.three:
        yield (
            f"Ronde 1, tafel {three.table}: drie spelers, ieder voor zich; de twee met de"
            " meeste punten gaan door."
        )


def _rounds_notes(drawn: Sequence[RoundDraw], count: int, rounds: int) -> Iterable[str]:
    needed = rounds_to_win(count)
    if rounds < needed:
        last = drawn[-1]
        left = len(last.seatings) * 2 + len(last.sits_out) + len(last.free)
        yield (
            f"Na ronde {rounds} zijn er nog {left} spelers over; tot één tafel een winnend paar"
            f" heeft, duurt het {needed} ronden."
        )
    for draw in drawn:
        if draw.free:
            table = draw.free[0]
            yield (
                f"Ronde {draw.round}: wie wint aan tafel {table.table} van ronde {table.round}"
                " is vrij en gaat door."
            )
    if rounds > needed + 1:
        yield (
            f"Met {count} spelers valt er na ronde {needed + 1} niets meer te spelen: dan is er"
            " één winnaar."
        )
