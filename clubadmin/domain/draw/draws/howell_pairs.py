"""Howell for pairs: each meets each, now N/Z and now O/W."""

from collections.abc import Sequence

from clubadmin.domain.draw.draws.comparison import (
    at_tables,
    contest,
    finished,
    in_a_row,
    sessions,
    too_few,
)
from clubadmin.domain.draw.draws.movement import Movement, Planned, moved
from clubadmin.domain.draw.draws.without_movement import drawn_pairs
from clubadmin.domain.draw.groups.directions import alternated, compared_evenly
from clubadmin.domain.draw.known.howell import howell, round_robin
from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.fixed_tables import at_fixed_tables
from clubadmin.domain.draw.plan.schedule import Schedule
from clubadmin.domain.draw.request import DrawRequest
from clubadmin.domain.draw.search.local_search import Groups, alone
from clubadmin.domain.draw.wallets.assignment import (
    Walleted,
    games_of,
    spare_sets,
    wallets_for,
)
from clubadmin.i18n import Message


def draw_howell_pairs(request: DrawRequest) -> Schedule:
    """Draw a contest of pairs in one field, or what is left of it.

    With one round fewer than pairs (of an odd number: as many) each meets each. By standing or
    strength all tables play the same wallets at once.

    Returns:
        The whole contest; of an odd number another pair sits out each round. Who comes later
        takes a number that is nobody's, and who leaves is missed by those that would have met
        it; if that cannot be, what is left is drawn.
    """
    rounds, seed, games = request.rounds, request.seed, request.games_a_round
    task = contest(request, 2)
    if len(task.people) < 2:
        return too_few(request.format, task, seed)
    chance = Chance(seed)
    by_movement = None
    if not task.order:
        by_movement = moved(task, lambda count: _movement(count, rounds, games), chance)
    drawn = by_movement or tuple(
        at_fixed_tables(draw, task.fixed) for draw in drawn_pairs(task, games, chance)
    )
    most = len(task.people) - 1 + len(task.people) % 2
    drawn_on = [] if by_movement or task.order or not drawn else [drawn[0].round]
    return finished(
        request.format,
        len(set(request.entrants)),
        task,
        drawn,
        seed,
        most=most,
        what=Message("paren"),
        drawn_on=drawn_on,
    )


def _movement(count: int, rounds: int, games: int) -> Movement:
    """Make the movement in which each meets each, in sessions as long as nobody meets again."""
    most = count - 1 + count % 2
    parts = [_session(count, length) for length in sessions(rounds, most)]
    known = [groups for part, _ in parts for groups in part]
    sets = in_a_row(walleted for _, walleted in parts)
    facing = compared_evenly(alternated(known), sets)
    spare = spare_sets(facing, sets) if count % 2 else []
    return Movement(
        count,
        tuple(
            (
                *(
                    Planned(at, (ns, ew), games_of(one, games))
                    for at, ((ns, ew), one) in enumerate(
                        zip(at_tables(groups), laid, strict=True), 1
                    )
                ),
                *_spare(groups, count, spare[number : number + 1], games),
            )
            for number, (groups, laid) in enumerate(zip(facing, sets, strict=True))
        ),
    )


def _spare(groups: Groups, count: int, sets: Sequence[int], games: int) -> Sequence[Planned]:
    """The table of the number that nobody has: who sits out would meet it, now N/Z, now O/W."""
    return [
        Planned(len(groups), (one, count) if one % 2 else (count, one), games_of(number, games))
        for one in alone(groups)
        for number in sets
    ]


def _session(count: int, rounds: int) -> tuple[list[Groups], Walleted]:
    """Rounds in which nobody meets again, and their wallets."""
    known = howell(count, rounds)
    groups, sets = known if known else (round_robin(count, rounds) or [], None)
    return groups, wallets_for([at_tables(one) for one in groups], sets)
