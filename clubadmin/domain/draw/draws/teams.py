"""Viertallen: two pairs of a team play the same games at two tables, in opposite directions.

Larger teams likewise, with more tables in twos.
"""

from collections.abc import Sequence
from dataclasses import replace

from clubadmin.domain.draw.draws.comparison import (
    at_tables,
    contest,
    drawn_pairs,
    finished,
    in_a_row,
    sessions,
    too_few,
)
from clubadmin.domain.draw.draws.movement import Movement, Planned, moved
from clubadmin.domain.draw.groups.directions import alternated
from clubadmin.domain.draw.known.howell import round_robin
from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.schedule import PairTable, RoundDraw, Schedule
from clubadmin.domain.draw.plan.task import Task, at_fixed_tables
from clubadmin.domain.draw.request import DrawRequest
from clubadmin.domain.draw.search.local_search import Groups, alone
from clubadmin.domain.draw.wallets.assignment import games_of, spare_sets, wallets_for
from clubadmin.i18n import Message

ODD = Message("Het aantal teams is oneven: in elke ronde zit er één vrij.")


def draw_teams(request: DrawRequest) -> Schedule:
    """Draw matches between teams: each meets each, as far as the rounds go.

    By standing or strength all matches have the same wallets. A table that a team must be at is
    one of its match.

    Answers the whole contest. A match takes as many tables as a team has pairs, of which `ns` and
    `ew` are the teams: odd pairs of a team always sit N/Z, even ones O/W. Who comes later takes a
    number that is nobody's; the opponents of who leaves sit out.
    """
    rounds, seed, games = request.rounds, request.seed, request.games_a_round
    twos = request.pairs_per_team // 2
    task = contest(request, 2)
    if len(task.people) < 2:
        return too_few(request.format, task, seed)
    chance = Chance(seed)
    by_movement = None
    if not task.order:
        by_movement = moved(
            task, lambda count: _movement(count, rounds, games, twos), chance, block=2 * twos
        )
    drawn = by_movement or _drawn_on(task, games, twos, chance)
    count = len(task.people)
    return finished(
        request.format,
        len(set(request.entrants)),
        task,
        drawn,
        seed,
        most=count - 1 + count % 2,
        what=Message("teams"),
        first=[ODD] if count % 2 and not task.kept else [],
        drawn_on=[] if by_movement or task.order or not drawn else [drawn[0].round],
        matches=matches,
    )


def matches(draw: RoundDraw) -> RoundDraw:
    """The round with the first table of each match only."""
    first = {frozenset(table.people): table for table in reversed(draw.tables)}
    return replace(draw, tables=tuple(reversed(first.values())))


def _drawn_on(task: Task, a_round: int, twos: int, chance: Chance) -> tuple[RoundDraw, ...]:
    return tuple(
        at_fixed_tables(_both_ways(draw, twos), task.fixed, 2 * twos)
        for draw in drawn_pairs(task, a_round, chance)
    )


def _both_ways(draw: RoundDraw, twos: int) -> RoundDraw:
    """Each table of the round as many times as a match takes, every second one turned."""
    tables: list[PairTable] = []
    for table in draw.tables:
        if isinstance(table, PairTable):
            for _ in range(twos):
                tables.append(replace(table, table=len(tables) + 1))
                turned = replace(table, table=len(tables) + 1, ns=table.ew, ew=table.ns)
                tables.append(turned)
    return replace(draw, tables=tuple(tables))


def _movement(count: int, rounds: int, games: int, twos: int) -> Movement:
    """Each meets each, in sessions as long as nobody meets again."""
    most = count - 1 + count % 2
    parts = [round_robin(count, length) or [] for length in sessions(rounds, most)]
    known = [groups for part in parts for groups in part]
    sets = in_a_row(
        wallets_for([at_tables(groups) for groups in part], compared=False) for part in parts
    )
    facing = alternated(known)
    spare = spare_sets(facing, sets) if count % 2 else []
    return Movement(
        count,
        tuple(
            _round(groups, [*laid, *spare[number : number + 1]], games, twos, count)
            for number, (groups, laid) in enumerate(zip(facing, sets, strict=True))
        ),
    )


def _round(
    groups: Groups, sets: Sequence[int], games: int, twos: int, nobody: int
) -> tuple[Planned, ...]:
    """The tables of a round; at the last ones who sits out would meet the number of nobody."""
    meet = [*at_tables(groups), *([one, nobody] for one in alone(groups))]
    tables: list[Planned] = []
    for (one, other), at in zip(meet, sets, strict=True):
        for _ in range(twos):
            tables.append(Planned(len(tables) + 1, (one, other), games_of(at, games)))
            tables.append(Planned(len(tables) + 1, (other, one), games_of(at, games)))
    return tuple(tables)
