"""The individual draw: new tables of four, or of three or two, each round.

Nobody meets a table-mate again while that is possible, partners neither, and over a season
people meet as evenly as possible.
"""

from collections.abc import Sequence

from clubadmin.domain.draw.groups.fairness import borne_evenly
from clubadmin.domain.draw.groups.grouping import at_their_tables, draw_groups
from clubadmin.domain.draw.groups.notes import apart_note, notes_on, partners_notes, tried_note
from clubadmin.domain.draw.groups.seater import Seater
from clubadmin.domain.draw.known.best import best_fours, best_threes
from clubadmin.domain.draw.known.bounds import fewest_repeats, fewest_tried
from clubadmin.domain.draw.known.fours import rounds_of_four, rounds_of_three
from clubadmin.domain.draw.known.howell import round_robin
from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.schedule import (
    Proof,
    Repeats,
    RoundDraw,
    Schedule,
    SmallTable,
    count_repeats,
)
from clubadmin.domain.draw.plan.task import Task, fixed_notes, people_at_tables, small_tables
from clubadmin.domain.draw.request import DrawRequest
from clubadmin.domain.draw.search.local_search import Groups, alone


def draw_small(request: DrawRequest) -> Schedule:
    """Draw an evening of tables for so many players as is asked, or what is left of it.

    Answers the whole evening, rounds that stay first. Whoever is left over sits out, in fair turns.
    """
    players, seed = request.players, request.seed
    task = request.task(players, lambda count: small_tables(count, players)).without_absent()
    chance = Chance(seed)
    known = _known(task, players)
    groups = draw_groups(task, chance, known)
    drawn = _seated(task, borne_evenly(task, groups, chance), chance)
    evening = (*task.kept, *at_their_tables(task, drawn))
    repeats = count_repeats(evening)
    proof: Proof = "optimal" if repeats == fewest_repeats(evening) else "best-found"
    notes = (
        *notes_on(evening, repeats, task.together, task.wish_apart),
        *tried_note(evening, proof, task.together),
        *apart_note(task, evening, known, seed),
        *fixed_notes(evening[len(task.kept) :], task.fixed),
    )
    return Schedule(
        request.format, len(set(request.entrants)), evening, repeats, proof, seed, notes
    )


def _known(task: Task, players: int) -> list[Groups] | None:
    """Rounds without repeats by construction, where everybody is there and nothing is asked."""
    if not task.whole or task.sit_together:
        return None
    wanted = len(task.people), len(task.numbers)
    if players == 2:
        return round_robin(*wanted)
    return rounds_of_three(*wanted) or best_threes(*wanted)


def _seated(task: Task, rounds: Sequence[Groups], chance: Chance) -> tuple[RoundDraw, ...]:
    """Chance decides on tables and seats; who is alone in a group sits out."""
    return tuple(
        RoundDraw(
            number,
            tuple(
                SmallTable(at, tuple(chance.shuffled(group)))
                for at, group in enumerate(
                    chance.shuffled([group for group in groups if len(group) == task.full]), 1
                )
            ),
            tuple(sorted(alone(groups))),
        )
        for number, groups in zip(task.numbers, rounds, strict=True)
    )


def draw_individual(request: DrawRequest) -> Schedule:
    """Draw an evening, or what is left of it.

    Answers the whole evening, rounds that stay first. Any number of people gives a schedule, if
    need be one in which all sit out, with a note.
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
