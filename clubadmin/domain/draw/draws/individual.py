"""The individual draw: new tables of four each round.

Nobody meets a table-mate again while that is possible, partners neither, and over a season
people meet as evenly as possible.
"""

from clubadmin.domain.draw.groups.fairness import borne_evenly
from clubadmin.domain.draw.groups.grouping import at_their_tables, draw_groups
from clubadmin.domain.draw.groups.notes import apart_note, notes_on, partners_notes, tried_note
from clubadmin.domain.draw.groups.seater import Seater
from clubadmin.domain.draw.known.best import best_fours
from clubadmin.domain.draw.known.bounds import fewest_repeats, fewest_tried
from clubadmin.domain.draw.known.fours import rounds_of_four
from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.fixed_tables import fixed_notes
from clubadmin.domain.draw.plan.schedule import Proof, Repeats, Schedule, count_repeats
from clubadmin.domain.draw.plan.task import people_at_tables
from clubadmin.domain.draw.request import DrawRequest


def draw_individual(request: DrawRequest) -> Schedule:
    """Draw an evening, or what is left of it.

    Returns:
        The whole evening, rounds that stay first. Any number of people gives a schedule, if need
        be one in which all sit out, with a note.
    """
    odd, seed = request.odd, request.seed
    task = request.task(4, lambda count: people_at_tables(count, odd)).without_absent()
    chance = Chance(seed)
    known = None
    if task.whole and not task.sit_together:
        wanted = len(task.people), len(task.numbers), odd
        known = rounds_of_four(*wanted) or best_fours(*wanted)
    groups = borne_evenly(task, draw_groups(task, chance, known), chance)
    seater = Seater(task.history, task.kept, chance, wished=task.partners)
    seated = seater.seat(task.numbers, groups)
    evening = (*task.kept, *at_their_tables(task, seated))
    repeats = count_repeats(evening)
    least = fewest_repeats(evening)
    tried = max(least.tablemates, fewest_tried(evening))
    proof: Proof = "optimal" if repeats == Repeats(least.partners, tried) else "best-found"
    notes = (
        *notes_on(evening, repeats, task.together, task.wish_apart, task.partners),
        *partners_notes(evening, task.partners),
        *tried_note(evening, proof, task.together),
        *apart_note(task, evening, known, seed),
        *fixed_notes(evening[len(task.kept) :], task.fixed),
    )
    return Schedule(
        request.format, len(set(request.entrants)), evening, repeats, proof, seed, notes
    )
