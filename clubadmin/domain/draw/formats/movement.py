"""The movement of pairs: even numbers stay at their table, odd ones move up one each round."""

from collections.abc import Mapping, Sequence

from clubadmin.domain.draw.plan.schedule import PairTable, RoundDraw
from clubadmin.domain.draw.plan.task import Task
from clubadmin.domain.draw.plan.turns import Turns

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
    """Who stays and who moves, table by table; None where a pair is missing.

    Numbers decide as long as odd and even ones are about as many; else every other pair moves.
    """
    move: Side = [pair for pair in pairs if pair % 2]
    stay: Side = [pair for pair in pairs if pair % 2 == 0]
    if abs(len(move) - len(stay)) > 1:
        move, stay = list(pairs[0::2]), list(pairs[1::2])
    tables = max(len(move), len(stay))
    return stay + [None] * (tables - len(stay)), move + [None] * (tables - len(move))


def _by_turn(task: Task, rounds: int) -> tuple[Side, Side]:
    """The same, with those whose turn it is to sit out among those who move.

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
    """Who must sit at a table stays there; who stayed there takes that pair's place."""
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
