"""Two fields, N/Z and O/W, without a movement: opponents found that have not met yet."""

from collections.abc import Sequence
from itertools import chain

from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.schedule import Couple, PairTable, RoundDraw, couple, meetings_of
from clubadmin.domain.draw.plan.task import Task
from clubadmin.domain.draw.plan.turns import Turns
from clubadmin.domain.draw.wallets.wallets_after import games_after

Matches = dict[int, int]  # for N/Z, their O/W


def even_fields(order: Sequence[int], stay: int) -> tuple[list[int], list[int]]:
    """N/Z (so many) and O/W about equally strong: best, then two, then two of each field."""
    north: list[int] = []
    west: list[int] = []
    for at, one in enumerate(order):
        to_north = at % 4 in (0, 3)
        if (to_north and len(north) < stay) or len(order) - stay == len(west):
            north.append(one)
        else:
            west.append(one)
    return north, west


def drawn_fields(task: Task, a_round: int, chance: Chance) -> tuple[RoundDraw, ...]:
    """Rounds after those that stay: N/Z keep their tables, O/W go to whom they have not met.

    Who comes now joins the smaller field.
    """
    home, west = _fields(task)
    met = {*chain.from_iterable(map(meetings_of, task.kept)), *task.apart}
    turns = task.turns()
    rounds: list[list[tuple[int, int]]] = []
    for number in task.numbers:
        there = set(task.there(number))
        here = [one for one in home if one in there], [one for one in west if one in there]
        north_here, west_here = _evened(*here, turns, chance)
        matches = _matched(north_here, chance.shuffled(west_here), met)
        turns.note(there - {*matches, *matches.values()})
        met |= {couple(*two) for two in matches.items()}
        rounds.append(sorted(matches.items(), key=lambda two: home[two[0]]))
    games = games_after(task.kept, [[list(two) for two in tables] for tables in rounds], a_round)
    return tuple(
        _round(number, tables, laid, home, task.there(number))
        for number, tables, laid in zip(task.numbers, rounds, games, strict=True)
    )


def _round(
    number: int,
    tables: Sequence[tuple[int, int]],
    games: Sequence[tuple[int, ...]],
    home: dict[int, int],
    there: Sequence[int],
) -> RoundDraw:
    seated = {one for two in tables for one in two}
    return RoundDraw(
        number,
        tuple(
            PairTable(home[ns], ns, ew, games=laid)
            for (ns, ew), laid in zip(tables, games, strict=True)
        ),
        tuple(one for one in there if one not in seated),
    )


def _fields(task: Task) -> tuple[dict[int, int], list[int]]:
    """The tables of N/Z, and who are O/W."""
    home: dict[int, int] = {}
    moving: set[int] = set()
    for draw in task.kept:
        for table in draw.tables:
            if isinstance(table, PairTable):
                home[table.ns] = table.table
                moving.add(table.ew)
    north = {one: table for one, table in home.items() if one in task.people}
    west = [one for one in task.people if one in moving and one not in north]
    for one in task.people:
        if one in north or one in west:
            continue
        if len(north) < len(west):
            taken = set(north.values())
            north[one] = next(at for at in range(1, len(taken) + 2) if at not in taken)
        else:
            west.append(one)
    return north, west


def _evened(
    north: Sequence[int], west: Sequence[int], turns: Turns, chance: Chance
) -> tuple[Sequence[int], Sequence[int]]:
    """As many of both fields; of the larger those sit out whose turn it is."""
    if len(north) > len(west):
        out = turns.pick(north, len(north) - len(west), chance).order[: len(north) - len(west)]
        return [one for one in north if one not in out], west
    out = turns.pick(west, len(west) - len(north), chance).order[: len(west) - len(north)]
    return north, [one for one in west if one not in out]


def _matched(north: Sequence[int], west: Sequence[int], met: set[Couple]) -> Matches:
    """Who meets whom, with as few as can be who have met."""
    found: Matches = {}

    def place(ew: int, tried: set[int]) -> bool:
        for ns in north:
            if ns in tried or couple(ns, ew) in met:
                continue
            tried.add(ns)
            if ns not in found or place(found[ns], tried):
                found[ns] = ew
                return True
        return False

    left = [ew for ew in west if not place(ew, set())]
    free = [ns for ns in north if ns not in found]
    return found | dict(zip(free, left, strict=True))
