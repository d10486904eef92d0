"""Comparison play without a movement: opponents drawn, wallets found that nobody played.

So it goes by standing or strength, where all tables play the same wallets at once; and after
rounds that follow no movement, as when more people come than there are numbers left.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from clubadmin.domain.draw.groups.directions import settle, sides_of
from clubadmin.domain.draw.groups.grouping import at_their_tables, draw_groups
from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.schedule import PairTable, RoundDraw, SmallTable, meetings_of
from clubadmin.domain.draw.plan.task import Task
from clubadmin.domain.draw.search.local_search import Groups, alone
from clubadmin.domain.draw.wallets.assignment import games_after
from clubadmin.i18n import marked

DRAWN_ON = marked(
    "Vanaf ronde {round} volgt de indeling geen vast rooster meer, maar is er geloot: zo past zij"
    " bij wie er nu zijn."
)


def drawn_pairs(task: Task, a_round: int, chance: Chance) -> tuple[RoundDraw, ...]:
    """Rounds of two at a table, the N/Z who sat there less often so far.

    Tables are numbered by standing, if that is what the draw goes by; not yet by who must sit
    where.
    """
    groups = groups_meeting_once(task, chance)
    north = sides_of(task.kept)
    facing = [_by_side(one, north) for one in groups]
    settle(facing, north)
    return _with_games(task, facing, a_round)


def groups_meeting_once(task: Task, chance: Chance) -> list[Groups]:
    """Groups for each round, in which who asked to meet does so once, if not before."""
    met = {two for draw in task.kept for two in meetings_of(draw)}
    wanted = tuple(two for two in task.together if two not in met)
    if not wanted:
        return draw_groups(replace(task, together=()), chance)
    first = draw_groups(replace(task, numbers=task.numbers[:1], together=wanted), chance)
    if len(task.numbers) < 2:
        return first
    kept = (*task.kept, *map(_unseated, task.numbers, first))
    rest = replace(task, numbers=task.numbers[1:], together=(), kept=kept)
    return [*first, *draw_groups(rest, chance)]


def _unseated(number: int, groups: Groups) -> RoundDraw:
    """A round of which it is known who meet, not yet on which seats."""
    tables = [SmallTable(at, tuple(group)) for at, group in enumerate(groups, 1) if len(group) > 1]
    return RoundDraw(number, tuple(tables), tuple(alone(groups)))


def _with_games(task: Task, rounds: Sequence[Groups], a_round: int) -> tuple[RoundDraw, ...]:
    tables = [[group for group in groups if len(group) > 1] for groups in rounds]
    games = games_after(task.kept, tables, a_round, shared=bool(task.order))
    drawn = [
        RoundDraw(
            number,
            tuple(
                PairTable(at, ns, ew, games=played)
                for at, ((ns, ew), played) in enumerate(zip(seated, laid, strict=True), 1)
            ),
            tuple(alone(groups)),
        )
        for number, groups, seated, laid in zip(task.numbers, rounds, tables, games, strict=True)
    ]
    return at_their_tables(replace(task, fixed={}), drawn)


def _by_side(groups: Groups, north: Counter[int]) -> Groups:
    """Seat at N/Z whoever sat there less often against O/W."""
    result = [sorted(group, key=lambda one: north[one]) for group in groups]
    for group in result:
        if len(group) == 2:
            north[group[0]] += 1
            north[group[1]] -= 1
    return result
