"""The draw of fixed pairs: even numbers stay and odd ones move up, or drawn opponents."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from clubadmin.domain.draw.groups.grouping import at_their_tables, draw_groups
from clubadmin.domain.draw.groups.notes import notes_on, tried_note
from clubadmin.domain.draw.known.bounds import fewest_repeats
from clubadmin.domain.draw.known.howell import round_robin
from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.schedule import PairTable, Proof, RoundDraw, Schedule, count_repeats
from clubadmin.domain.draw.plan.task import Task, fixed_notes, pairs_at_tables
from clubadmin.domain.draw.plan.turns import Turns
from clubadmin.domain.draw.request import DrawRequest
from clubadmin.domain.draw.search.local_search import Groups, alone
from clubadmin.i18n import Message, marked

NO_MOVEMENT = Message("Opschuiven gaat niet eerlijk met wie er zijn; de tegenstanders zijn geloot.")
DRAWN_WOULD_DO = Message(
    "Met loten in plaats van opschuiven speelt in zoveel ronden geen paar twee"
    " keer tegen hetzelfde paar."
)
MOVEMENT_OVER = marked(
    "Vanaf ronde {round} kan het opschuiven niet verder; de tegenstanders zijn geloot."
)


def draw_pairs(request: DrawRequest) -> Schedule:
    """Draw an evening of pairs, or what is left of it.

    Even pairs stay at their table and odd pairs move up a table each round, until they have
    been round; or opponents are drawn, as they are by standing or strength. Only where they are
    drawn can be seen to it who meets and who does not.

    Answers the whole evening, rounds that stay first; of an odd number one pair sits out each
    round.
    """
    task = request.task(2, pairs_at_tables)
    chance = Chance(request.seed)
    moves = request.method == "move" and not task.order
    moved = move_up(task) if moves else ()
    left = replace(task, numbers=task.numbers[len(moved) :], kept=(*task.kept, *moved))
    known = round_robin(len(task.people), len(left.numbers)) if left.whole else None
    groups = draw_groups(left, chance, known)
    seated = _by_side(left, groups) if task.order else _drawn(left, groups, chance)
    drawn = at_their_tables(left, seated)
    notes = [_instead(drawn[0].round)] if moves and drawn else []
    schedule = _schedule(request, task, (*left.kept, *drawn), notes)
    could = round_robin(len(task.people), len(task.numbers)) if task.free else None
    if moved and could and schedule.repeats.tablemates:
        schedule = replace(schedule, notes=(*schedule.notes, DRAWN_WOULD_DO))
    return schedule


def _instead(number: int) -> Message:
    return NO_MOVEMENT if number == 1 else Message(MOVEMENT_OVER, round=number)


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
            tuple(alone(groups)),
        )
        for number, groups in zip(task.numbers, rounds, strict=True)
    )


def _by_side(task: Task, rounds: Sequence[Groups]) -> tuple[RoundDraw, ...]:
    """Seat at N/Z whoever sat there less often."""
    stayed = Counter(
        table.ns for draw in task.kept for table in draw.tables if isinstance(table, PairTable)
    )
    result = []
    for number, groups in zip(task.numbers, rounds, strict=True):
        seated = [sorted(group, key=lambda one: stayed[one]) for group in groups if len(group) > 1]
        stayed.update(ns for ns, _ in seated)
        tables = tuple(PairTable(at, ns, ew) for at, (ns, ew) in enumerate(seated, 1))
        result.append(RoundDraw(number, tables, tuple(alone(groups))))
    return tuple(result)


def _schedule(
    request: DrawRequest, task: Task, rounds: tuple[RoundDraw, ...], notes: Sequence[Message]
) -> Schedule:
    repeats = count_repeats(rounds)
    proof: Proof = "optimal" if repeats == fewest_repeats(rounds) else "best-found"
    told = (
        *notes,
        *notes_on(rounds, repeats, task.together, task.wish_apart),
        *tried_note(rounds, proof),
        *fixed_notes(rounds[len(task.kept) :], task.fixed),
    )
    return Schedule(request.format, len(task.people), rounds, repeats, proof, request.seed, told)


Side = list[int | None]


def move_up(task: Task) -> tuple[RoundDraw, ...]:
    """The rounds of the task for which the movement holds: until the odd pairs are round.

    None where the movement would be unfair or would have more pairs sit out than need be, as
    when pairs come late or leave, or where rounds that stay were seated otherwise.
    """
    if len(task.people) < 2:
        return ()
    last = min(task.numbers.stop - 1, (len(task.people) + 1) // 2)
    for sides in (_by_number(task.people), _by_turn(task, last)):
        stay, move = _at_home(*sides, task.fixed)
        whole = [_round(task, number, stay, move) for number in range(1, last + 1)]
        rounds = tuple(draw for draw in whole if draw.round in task.numbers)
        if list(task.kept) == whole[: len(task.kept)] and _holds(task, rounds):
            return rounds
    return ()


def _by_number(pairs: Sequence[int]) -> tuple[Side, Side]:
    """Part staying and moving pairs, table by table; None where a pair is missing.

    Numbers decide as long as odd and even ones are about as many; else every other pair moves.
    """
    move: Side = [pair for pair in pairs if pair % 2]
    stay: Side = [pair for pair in pairs if pair % 2 == 0]
    if abs(len(move) - len(stay)) > 1:
        move, stay = list(pairs[0::2]), list(pairs[1::2])
    tables = max(len(move), len(stay))
    return stay + [None] * (tables - len(stay)), move + [None] * (tables - len(move))


def _by_turn(task: Task, rounds: int) -> tuple[Side, Side]:
    """Part the sides, with those whose turn it is to sit out among those who move.

    In each round the last of those who have not been there comes to the empty place at the
    last table.
    """
    odd, even = task.people[0::2], task.people[1::2]
    if len(odd) == len(even):
        return list(even), list(odd)
    turns = Turns(task.ledger)
    due = sorted([*reversed(odd), *even], key=turns.burden)[:rounds]
    others = [pair for pair in odd if pair not in due][: len(odd) - len(due)]
    movers = [*others, *reversed(due)]
    return [*(pair for pair in task.people if pair not in movers), None], list(movers)


def _at_home(stay: Side, move: Side, fixed: Mapping[int, int]) -> tuple[Side, Side]:
    """Keep each pair at its fixed table; the pair that stayed there takes its place."""
    stay, move = list(stay), list(move)
    for pair, table in sorted(fixed.items()):
        if table > len(stay) or pair not in (*stay, *move):
            continue
        taken = stay[table - 1]
        side = stay if pair in stay else move
        if taken is not None and fixed.get(taken) != table:
            side[side.index(pair)] = taken
            stay[table - 1] = pair
    return stay, move


def _round(task: Task, number: int, stay: Side, move: Side) -> RoundDraw:
    there = set(task.there(number))
    tables: list[PairTable] = []
    sits_out: list[int] = []
    for at, home in enumerate(stay):
        guest = move[(at - number + 1) % len(move)]
        pairs = [pair for pair in (home, guest) if pair is not None and pair in there]
        if len(pairs) == 2:
            tables.append(PairTable(at + 1, *pairs))
        else:
            sits_out += pairs
    return RoundDraw(number, tuple(tables), tuple(sits_out))


def _holds(task: Task, rounds: Sequence[RoundDraw]) -> bool:
    """Whether no more sit out than must, and in fair turns."""
    sitting = [(set(draw.sits_out), draw.entrants) for draw in rounds]
    enough = all(len(out) == len(there) % 2 for out, there in sitting)
    return enough and task.turns().fair(sitting)
