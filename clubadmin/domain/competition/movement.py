"""The movement of pairs: even numbers stay at their table, odd ones move up one each round."""

from clubadmin.domain.competition.grouping import Task
from clubadmin.domain.competition.schedule import PairTable, RoundDraw


def move_up(task: Task) -> tuple[RoundDraw, ...]:
    """The rounds of the task for which the movement holds: until the odd pairs are round.

    None where pairs come late or leave, or where `kept` rounds were seated otherwise: then the
    places of the movement are no longer those of the pairs.
    """
    if task.absences or len(task.people) < 2:
        return ()
    last = task.numbers.stop - 1
    stay, move = _roles(task, last)
    whole = [_round(number, stay, move) for number in range(1, min(last, len(move)) + 1)]
    if list(task.kept) != whole[: len(task.kept)]:
        return ()
    return tuple(draw for draw in whole if draw.round in task.numbers)


def _roles(task: Task, rounds: int) -> tuple[list[int | None], list[int]]:
    """Who stays and who moves, table by table; None stays where a pair sits out."""
    stay: list[int | None] = [*task.people[1::2]]
    move = [*task.people[0::2]]
    if len(stay) == len(move):
        return stay, move
    stay.append(None)
    turns = task.turns()
    due = sorted(task.people, key=turns.burden)[: min(rounds, len(move))]
    if turns.burden(due[-1]) < max(turns.burden(one) for one in _sitting(move, len(due))):
        rest = [pair for pair in task.people if pair not in due]
        move = due + rest[: len(move) - len(due)]
        stay = [*rest[len(move) - len(due) :], None]
        move = _backwards(move)
    return stay, move


def _sitting(move: list[int], rounds: int) -> list[int]:
    """Who comes to the empty place at the last table, round by round."""
    return [move[(len(move) - number) % len(move)] for number in range(1, rounds + 1)]


def _backwards(due: list[int]) -> list[int]:
    """The order at the start that brings them to the last table in the order given."""
    return due[::-1]


def _round(number: int, stay: list[int | None], move: list[int]) -> RoundDraw:
    tables: list[PairTable] = []
    sits_out: list[int] = []
    for at, home in enumerate(stay):
        guest = move[(at - number + 1) % len(move)]
        if home is None:
            sits_out.append(guest)
        else:
            tables.append(PairTable(at + 1, home, guest))
    return RoundDraw(number, tuple(tables), tuple(sits_out))
