"""Rounds by a movement: dealt out at first, recognised and gone on with later."""

from collections.abc import Callable, Iterable

from clubadmin.domain.draw.groups.grouping import people_at_numbers
from clubadmin.domain.draw.groups.slots import Holders, Movement, holders_of, seat_round
from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.fixed_tables import at_fixed_tables
from clubadmin.domain.draw.plan.schedule import RoundDraw
from clubadmin.domain.draw.plan.task import Task

MovementOf = Callable[[int], Movement]


def moved(
    task: Task,
    movement_of: MovementOf,
    chance: Chance,
    *,
    seated: Callable[[Holders], Holders] | None = None,
    block: int = 1,
) -> tuple[RoundDraw, ...] | None:
    """The rounds of the task by the movement of the format.

    Args:
        task: what is asked.
        movement_of: the movement for so many slots.
        chance: where it has its chance from.
        seated: gives those who must sit at a certain table, or are of a certain strength,
            their slot, in a movement in which some stay at a table; else tables are numbered
            to it round by round.
        block: how many tables in a row belong together.

    Returns:
        None where rounds that stay were not played by this movement.
    """
    if not task.kept:
        movement = movement_of(len(task.people))
        people = people_at_numbers(task, movement.groups(), chance)
        holders = dict(enumerate(people))
        if seated:
            holders = seated(holders)
    else:
        found = _recognised(task, movement_of, bool(seated) or not task.fixed)
        if found is None:
            return None
        movement, holders = found
    rounds = (seat_round(movement, one, holders, task.there(one)) for one in task.numbers)
    return tuple(draw if seated else at_fixed_tables(draw, task.fixed, block) for draw in rounds)


def _recognised(
    task: Task, movement_of: MovementOf, numbered: bool
) -> tuple[Movement, Holders] | None:
    """The movement that the rounds that stay were played by, and who holds which slot now."""
    now = [one for one in task.people if any(one in task.there(at) for at in task.numbers)]
    for count in _counts(task):
        movement = movement_of(count)
        holders = holders_of(movement, task.kept, now, numbered=numbered)
        if holders is not None and set(now) <= set(holders.values()):
            return movement, holders
    return None


def _counts(task: Task) -> Iterable[int]:
    """How many there may have been at first, the likeliest first."""
    first = len(set(task.kept[0].entrants))
    seen = len({one for draw in task.kept for one in draw.entrants})
    likely = (first, seen, len(task.people), seen - 1, first + 1)
    return dict.fromkeys(count for count in likely if count > 1)
