"""What it costs that people who want to sit apart do so."""

from collections.abc import Sequence

from clubadmin.domain.draw.groups.grouping import draw_groups
from clubadmin.domain.draw.known.bounds import repeats_in_groups
from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.schedule import RoundDraw, groups_of
from clubadmin.domain.draw.plan.task import Task
from clubadmin.domain.draw.search.search import Groups


def apart_note(
    task: Task, evening: Sequence[RoundDraw], known: Sequence[Groups] | None, seed: int
) -> list[str]:
    """Said where fewer would meet again if nobody had asked to sit apart.

    Args:
        task: what was asked.
        evening: what came of it.
        known: rounds that would do if nothing was asked.
        seed: of the draw.
    """
    groups = [groups_of(draw) for draw in evening]
    again = len(repeats_in_groups(groups))
    if not task.apart or task.order or not again:
        return []
    plain = known or draw_groups(task.without_apart(), Chance(seed))
    otherwise = len(repeats_in_groups([*map(groups_of, task.kept), *plain]))
    if again <= otherwise:
        return []
    met = sum(len(group) * (len(group) - 1) // 2 for one in groups for group in one)
    all_meet = not otherwise and 2 * met == len(task.people) * (len(task.people) - 1)
    notes = [
        f"Wie apart willen zitten gaan voor; anders troffen {otherwise} keer twee elkaar opnieuw,"
        f" in plaats van {again} keer."
    ]
    return [*notes, *(["Zonder herhalingen treft hier ieder ieder."] if all_meet else [])]
