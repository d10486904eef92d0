"""Boompjes: three at one table, with each of the others as partner; then new tables.

The writer stays (N), the others move one seat clockwise after each boompje.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from clubadmin.domain.competition.bounds import fewest_repeats
from clubadmin.domain.competition.individual import draw_individual
from clubadmin.domain.competition.layout import Odd
from clubadmin.domain.competition.meetings import Meetings
from clubadmin.domain.competition.notes import notes_on
from clubadmin.domain.competition.schedule import (
    Proof,
    RoundDraw,
    Schedule,
    TableSeats,
    ThreeTable,
    count_repeats,
)
from clubadmin.domain.competition.weights import wishes

FORMAT = "boompje"
BOOMPJES = 3
"""Boompjes at one table, one with each of the others."""


def draw_boompje(
    entrants: Sequence[int],
    rounds: int,
    seed: int,
    *,
    history: Meetings | None = None,
    odd: Odd = "sits-out",
    ledger: Mapping[int, int] | None = None,
    together: Iterable[tuple[int, int]] = (),
    apart: Iterable[tuple[int, int]] = (),
) -> Schedule:
    """Draw an evening of boompjes.

    Args:
        entrants: the numbers of all who play.
        rounds: how many boompjes; after every third there are new tables.
        seed: the same seed gives the same draw on any machine.
        history: who met whom on earlier evenings of the season.
        odd: the club's rule for numbers that four does not divide.
        ledger: how often each sat out or played at three this season.
        together: couples that should be at one table.
        apart: couples that should never be at one table.

    Returns:
        A round for each boompje. Who sits out does so for as long as the tables stay.
    """
    sittings = -(-rounds // BOOMPJES)
    drawn = draw_individual(
        entrants,
        sittings,
        seed,
        history=history,
        odd=odd,
        ledger=ledger,
        together=together,
        apart=apart,
    )
    firsts = [replace(draw, round=_first(draw.round)) for draw in drawn.rounds]
    evening = tuple(_boompje(firsts[at // BOOMPJES], at) for at in range(rounds))
    repeats = count_repeats(evening)
    again = count_repeats(firsts)
    least = fewest_repeats(firsts)
    # within a sitting four people meet three times, as they should
    proof: Proof = (
        "optimal"
        if again.tablemates == least.tablemates and repeats.partners == fewest_partners(evening)
        else "best-found"
    )
    notes = notes_on(firsts, again, wishes(together), wishes(apart))
    return Schedule(FORMAT, drawn.entrants, evening, repeats, proof, seed, notes)


def fewest_partners(evening: Sequence[RoundDraw]) -> int:
    """How often partners must repeat, by counting."""
    return fewest_repeats(evening).partners


def _first(sitting: int) -> int:
    return (sitting - 1) * BOOMPJES + 1


def _boompje(first: RoundDraw, at: int) -> RoundDraw:
    """The round `at` (from 0), of which `first` is the seating when its tables were new."""
    moved = at % BOOMPJES
    return replace(
        first,
        round=at + 1,
        tables=tuple(
            _moved(table, moved) for table in first.tables if isinstance(table, TableSeats)
        ),
        three=tuple(_moved_three(table, moved) for table in first.three),
    )


def _moved(table: TableSeats, times: int) -> TableSeats:
    """Clockwise N is followed by E, S and W; past the writer, W is followed by E."""
    seats = [table.e, table.s, table.w]
    e, s, w = (seats[(at - times) % len(seats)] for at in range(len(seats)))
    return TableSeats(table.table, table.n, s, e, w)


def _moved_three(table: ThreeTable, times: int) -> ThreeTable:
    """At three the blind hand moves along, so each of the three plays with it once."""
    n, s, e = table.players
    return ThreeTable(table.table, ((n, s, e), (n, e, s), (s, e, n))[times])
