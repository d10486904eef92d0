"""The movement of pairs: even numbers stay at their table, odd ones move up one each round."""

from collections.abc import Sequence

from clubadmin.domain.competition.schedule import PairTable, RoundDraw
from clubadmin.domain.competition.task import Task
from clubadmin.domain.competition.turns import Turns


def move_up(task: Task) -> tuple[RoundDraw, ...]:
    """The rounds of the task for which the movement holds: until the odd pairs are round.

    None where the movement would be unfair or would have more pairs sit out than need be, as
    when pairs come late or leave, or where rounds that stay were seated otherwise.
    """
    if len(task.people) < 2:
        return ()
    last = min(task.numbers.stop - 1, (len(task.people) + 1) // 2)
    for stay, move in (_by_number(task.people), _by_turn(task, last)):
        whole = [_round(task, number, stay, move) for number in range(1, last + 1)]
        rounds = tuple(draw for draw in whole if draw.round in task.numbers)
        if list(task.kept) == whole[: len(task.kept)] and _holds(task, rounds):
            return rounds
    return ()


def _by_number(pairs: Sequence[int]) -> tuple[list[int | None], list[int]]:
    """Who stays and who moves, table by table; None stays where a pair sits out."""
    stay: list[int | None] = [*pairs[1::2]]
    return stay + [None] * (len(pairs) % 2), [*pairs[0::2]]


def _by_turn(task: Task, rounds: int) -> tuple[list[int | None], list[int]]:
    """The same, with those whose turn it is to sit out among those who move.

    In each round the last of those who have not been there comes to the empty place at the
    last table.
    """
    stay, move = _by_number(task.people)
    if None not in stay:
        return stay, move
    turns = Turns(task.ledger)
    preferred = [*reversed(move), *(pair for pair in stay if pair is not None)]
    due = sorted(preferred, key=turns.burden)[:rounds]
    others = [pair for pair in move if pair not in due][: len(move) - len(due)]
    movers = [*others, *reversed(due)]
    return [*(pair for pair in task.people if pair not in movers), None], movers


def _round(task: Task, number: int, stay: Sequence[int | None], move: Sequence[int]) -> RoundDraw:
    there = set(task.there(number))
    tables: list[PairTable] = []
    sits_out: list[int] = []
    for at, home in enumerate(stay):
        guest = move[(at - number + 1) % len(move)]
        if home in there and guest in there:
            tables.append(PairTable(at + 1, home, guest))
        else:
            sits_out += [pair for pair in (home, guest) if pair in there]
    return RoundDraw(number, tuple(tables), tuple(sits_out))


def _holds(task: Task, rounds: Sequence[RoundDraw]) -> bool:
    """Whether no more sit out than must, and in fair turns."""
    sitting = [(set(draw.sits_out), draw.entrants) for draw in rounds]
    enough = all(len(out) == len(there) % 2 for out, there in sitting)
    return enough and task.turns().fair(sitting)
