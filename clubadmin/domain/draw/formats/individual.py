"""The individual draw: new tables of four each round.

Nobody meets a table-mate again while that is possible, partners neither, and over a season
people meet as evenly as possible.
"""

from collections.abc import Container, Iterable, Mapping, Sequence

from clubadmin.domain.draw.groups.fairness import borne_evenly
from clubadmin.domain.draw.groups.grouping import at_their_tables, draw_groups
from clubadmin.domain.draw.groups.notes import apart_note, notes_on, tried_note
from clubadmin.domain.draw.groups.seater import Seater
from clubadmin.domain.draw.known.best import best_fours
from clubadmin.domain.draw.known.bounds import fewest_repeats, fewest_tried
from clubadmin.domain.draw.known.fours import rounds_of_four
from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.fixed_tables import fixed_notes
from clubadmin.domain.draw.plan.layout import Odd, people_at_tables
from clubadmin.domain.draw.plan.meetings import Meetings
from clubadmin.domain.draw.plan.schedule import Proof, Repeats, RoundDraw, Schedule, count_repeats
from clubadmin.domain.draw.plan.task import Task
from clubadmin.domain.draw.search.weights import wishes

FORMAT = "individual"


def draw_individual(
    entrants: Sequence[int],
    rounds: int,
    seed: int,
    *,
    history: Meetings | None = None,
    odd: Odd = "sits-out",
    ledger: Mapping[int, int] | None = None,
    together: Iterable[tuple[int, int]] = (),
    apart: Iterable[tuple[int, int]] = (),
    earlier: Sequence[RoundDraw] = (),
    first_round: int | None = None,
    absences: Mapping[int, Container[int]] | None = None,
    fixed: Mapping[int, int] | None = None,
    order: Sequence[int] = (),
) -> Schedule:
    """Draw an evening, or what is left of it.

    Args:
        entrants: the numbers of all who play, those who come late or leave too.
        rounds: the number of the last round.
        seed: the same seed gives the same draw on any machine.
        history: who met whom on earlier evenings of the season.
        odd: the club's rule for numbers that four does not divide.
        ledger: how often each sat out or played at three this season.
        together: couples that should be at one table each round.
        apart: couples that should never be at one table.
        earlier: rounds of this evening that stay as they are.
        first_round: where to begin; by default after the last of `earlier`.
        absences: for each entrant who is not always there, the rounds missed, as in
            `{7: range(1, 3)}`.
        fixed: the tables where people must sit.
        order: by standing or strength, the best first: those near each other meet.

    Returns:
        The whole evening, `earlier` first. Any number of people gives a schedule, if need be
        one in which all sit out, with a note.
    """
    first = first_round or max((draw.round for draw in earlier), default=0) + 1
    people = tuple(dict.fromkeys(entrants))
    task = Task(
        people=people,
        numbers=range(first, rounds + 1),
        sizes=lambda count: people_at_tables(count, odd),
        full=4,
        history=history or Meetings(),
        ledger=ledger or {},
        absences=absences or {},
        kept=tuple(draw for draw in earlier if draw.round < first),
        together=wishes(together),
        apart=wishes(apart),
        fixed=fixed or {},
        order=tuple(order),
    ).without_absent()
    chance = Chance(seed)
    known = None
    if task.whole and not task.sit_together:
        wanted = len(task.people), len(task.numbers), odd
        known = rounds_of_four(*wanted) or best_fours(*wanted)
    groups = borne_evenly(task, draw_groups(task, chance, known), chance)
    seated = Seater(task.history, task.kept, chance).seat(task.numbers, groups)
    evening = (*task.kept, *at_their_tables(task, seated))
    repeats = count_repeats(evening)
    least = fewest_repeats(evening)
    tried = max(least.tablemates, fewest_tried(evening))
    proof: Proof = "optimal" if repeats == Repeats(least.partners, tried) else "best-found"
    notes = (
        *notes_on(evening, repeats, task.together, task.apart),
        *tried_note(evening, proof),
        *apart_note(task, evening, known, seed),
        *fixed_notes(evening[len(task.kept) :], task.fixed),
    )
    return Schedule(FORMAT, len(people), evening, repeats, proof, seed, notes)
