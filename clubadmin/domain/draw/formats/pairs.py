"""The draw of fixed pairs: even numbers stay and odd ones move up, or drawn opponents."""

from collections import Counter
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Literal

from clubadmin.domain.draw.formats.movement import move_up
from clubadmin.domain.draw.groups.grouping import at_their_tables, draw_groups
from clubadmin.domain.draw.groups.notes import notes_on, tried_note
from clubadmin.domain.draw.known.bounds import fewest_repeats
from clubadmin.domain.draw.known.howell import round_robin
from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.fixed_tables import fixed_notes
from clubadmin.domain.draw.plan.layout import pairs_at_tables
from clubadmin.domain.draw.plan.meetings import Meetings
from clubadmin.domain.draw.plan.schedule import PairTable, Proof, RoundDraw, Schedule, count_repeats
from clubadmin.domain.draw.plan.task import Task
from clubadmin.domain.draw.search.search import Groups
from clubadmin.domain.draw.search.weights import wishes

FORMAT = "pairs"
Method = Literal["move", "drawn"]

NO_MOVEMENT = "Opschuiven gaat niet eerlijk met wie er zijn; de tegenstanders zijn geloot."
DRAWN_WOULD_DO = (
    "Met loten in plaats van opschuiven speelt in zoveel ronden geen paar twee keer tegen hetzelfde"
    " paar."
)
MOVEMENT_OVER = "Vanaf ronde {} kan het opschuiven niet verder; de tegenstanders zijn geloot."


def draw_pairs(
    pairs: Sequence[int],
    rounds: int,
    seed: int,
    *,
    method: Method = "move",
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
    """Draw an evening of pairs, or what is left of it.

    Args:
        pairs: the numbers of all pairs, those who come late or leave too.
        rounds: the number of the last round.
        seed: the same seed gives the same draw on any machine.
        method: "move": even pairs stay at their table and odd pairs move up a table each
            round, until they have been round; "drawn": opponents at random.
        history: which pairs met on earlier evenings of the season.
        ledger: how often each pair sat out this season.
        together: pairs that should meet; only a drawn round can see to it.
        apart: pairs that should not meet; only a drawn round can see to it.
        earlier: rounds of this evening that stay as they are.
        first_round: where to begin; by default after the last of `earlier`.
        absences: for each pair that is not always there, the rounds missed.
        fixed: the tables where pairs must sit.
        order: by standing or strength, the best first: those near each other meet, and
            nobody moves up.

    Returns:
        The whole evening, `earlier` first; of an odd number one pair sits out each round.
    """
    first = first_round or max((draw.round for draw in earlier), default=0) + 1
    task = Task(
        people=tuple(dict.fromkeys(pairs)),
        numbers=range(first, rounds + 1),
        sizes=pairs_at_tables,
        full=2,
        history=history or Meetings(),
        ledger=ledger or {},
        absences=absences or {},
        kept=tuple(draw for draw in earlier if draw.round < first),
        together=wishes(together),
        apart=wishes(apart),
        fixed=fixed or {},
        order=tuple(order),
    )
    chance = Chance(seed)
    moves = method == "move" and not task.order
    moved = move_up(task) if moves else ()
    left = replace(task, numbers=task.numbers[len(moved) :], kept=(*task.kept, *moved))
    known = round_robin(len(task.people), len(left.numbers)) if left.whole else None
    groups = draw_groups(left, chance, known)
    seated = _by_side(left, groups) if task.order else _drawn(left, groups, chance)
    drawn = at_their_tables(left, seated)
    notes = [_instead(drawn[0].round)] if moves and drawn else []
    schedule = _schedule(task, (*left.kept, *drawn), seed, notes)
    could = round_robin(len(task.people), len(task.numbers)) if task.free else None
    if moved and could and schedule.repeats.tablemates:
        schedule = replace(schedule, notes=(*schedule.notes, DRAWN_WOULD_DO))
    return schedule


def _instead(number: int) -> str:
    return NO_MOVEMENT if number == 1 else MOVEMENT_OVER.format(number)


def _drawn(task: Task, rounds: list[Groups], chance: Chance) -> tuple[RoundDraw, ...]:
    return tuple(
        RoundDraw(
            number,
            tuple(
                PairTable(table, *chance.shuffled(group))
                for table, group in enumerate(
                    chance.shuffled([group for group in groups if len(group) == 2]), 1
                )
            ),
            tuple(group[0] for group in groups if len(group) == 1),
        )
        for number, groups in zip(task.numbers, rounds, strict=True)
    )


def _by_side(task: Task, rounds: Sequence[Groups]) -> tuple[RoundDraw, ...]:
    """Who sat N/Z less often does so now."""
    stayed = Counter(
        table.ns for draw in task.kept for table in draw.tables if isinstance(table, PairTable)
    )
    result = []
    for number, groups in zip(task.numbers, rounds, strict=True):
        seated = [sorted(group, key=lambda one: stayed[one]) for group in groups if len(group) > 1]
        stayed.update(ns for ns, _ in seated)
        tables = tuple(PairTable(at, ns, ew) for at, (ns, ew) in enumerate(seated, 1))
        out = tuple(group[0] for group in groups if len(group) == 1)
        result.append(RoundDraw(number, tables, out))
    return tuple(result)


def _schedule(
    task: Task, rounds: tuple[RoundDraw, ...], seed: int, notes: Sequence[str]
) -> Schedule:
    repeats = count_repeats(rounds)
    proof: Proof = "optimal" if repeats == fewest_repeats(rounds) else "best-found"
    notes = (
        *notes,
        *notes_on(rounds, repeats, task.together, task.apart),
        *tried_note(rounds, proof),
        *fixed_notes(rounds[len(task.kept) :], task.fixed),
    )
    return Schedule(FORMAT, len(task.people), rounds, repeats, proof, seed, notes)
