"""The draw of tables for three or for two: each for himself, new tables each round."""

from collections.abc import Container, Iterable, Mapping, Sequence

from clubadmin.domain.draw.groups.fairness import borne_evenly
from clubadmin.domain.draw.groups.grouping import at_their_tables, draw_groups
from clubadmin.domain.draw.groups.notes import apart_note, notes_on, tried_note
from clubadmin.domain.draw.known.best import best_threes
from clubadmin.domain.draw.known.bounds import fewest_repeats
from clubadmin.domain.draw.known.howell import round_robin
from clubadmin.domain.draw.known.threes import rounds_of_three
from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.fixed_tables import fixed_notes
from clubadmin.domain.draw.plan.layout import small_tables
from clubadmin.domain.draw.plan.meetings import Meetings
from clubadmin.domain.draw.plan.schedule import (
    Proof,
    RoundDraw,
    Schedule,
    SmallTable,
    count_repeats,
)
from clubadmin.domain.draw.plan.task import Task
from clubadmin.domain.draw.search.search import Groups
from clubadmin.domain.draw.search.weights import wishes

FORMATS: Mapping[int, str] = {3: "three-players", 2: "two-players"}
"""What a schedule calls tables of so many players."""


def draw_small(
    entrants: Sequence[int],
    rounds: int,
    seed: int,
    *,
    players: int,
    history: Meetings | None = None,
    ledger: Mapping[int, int] | None = None,
    together: Iterable[tuple[int, int]] = (),
    apart: Iterable[tuple[int, int]] = (),
    earlier: Sequence[RoundDraw] = (),
    first_round: int | None = None,
    absences: Mapping[int, Container[int]] | None = None,
    fixed: Mapping[int, int] | None = None,
    order: Sequence[int] = (),
) -> Schedule:
    """Draw an evening of tables for three or two, or what is left of it.

    Args:
        entrants: the numbers of all who play, those who come late or leave too.
        rounds: the number of the last round.
        seed: the same seed gives the same draw on any machine.
        players: at a table, 3 or 2.
        history: who met whom on earlier evenings of the season.
        ledger: how often each sat out this season.
        together: couples that should be at one table each round.
        apart: couples that should never be at one table.
        earlier: rounds of this evening that stay as they are.
        first_round: where to begin; by default after the last of `earlier`.
        absences: for each entrant who is not always there, the rounds missed.
        fixed: the tables where people must sit.
        order: by standing or strength, the best first: those near each other meet.

    Returns:
        The whole evening, `earlier` first. Whoever is left over sits out, in fair turns.
    """
    first = first_round or max((draw.round for draw in earlier), default=0) + 1
    people = tuple(dict.fromkeys(entrants))
    task = Task(
        people=people,
        numbers=range(first, rounds + 1),
        sizes=lambda count: small_tables(count, players),
        full=players,
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
    known = _known(task, players)
    groups = draw_groups(task, chance, known)
    drawn = _seated(task, borne_evenly(task, groups, chance), chance)
    evening = (*task.kept, *at_their_tables(task, drawn))
    repeats = count_repeats(evening)
    proof: Proof = "optimal" if repeats == fewest_repeats(evening) else "best-found"
    notes = (
        *notes_on(evening, repeats, task.together, task.apart),
        *tried_note(evening, proof),
        *apart_note(task, evening, known, seed),
        *fixed_notes(evening[len(task.kept) :], task.fixed),
    )
    return Schedule(FORMATS[players], len(people), evening, repeats, proof, seed, notes)


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
            tuple(sorted(group[0] for group in groups if len(group) == 1)),
        )
        for number, groups in zip(task.numbers, rounds, strict=True)
    )
