"""Schevenings: N/Z stay, O/W move up a table, wallets move down; two fields, two results.

Without a movement, as by standing, opponents are found that have not met yet.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import chain, count

from clubadmin.domain.draw.draws.comparison import contest, finished, sessions, too_few
from clubadmin.domain.draw.draws.movement import Holders, Movement, Planned, moved
from clubadmin.domain.draw.groups.swiss import in_order
from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.schedule import (
    Couple,
    PairTable,
    RoundDraw,
    Schedule,
    couple,
    meetings_of,
)
from clubadmin.domain.draw.plan.task import Task
from clubadmin.domain.draw.plan.told import TableNumber
from clubadmin.domain.draw.plan.turns import Turns
from clubadmin.domain.draw.request import DrawRequest
from clubadmin.domain.draw.wallets.assignment import games_after, games_of
from clubadmin.i18n import Message

Seat = tuple[int, int, int]  # N/Z, who stay at the table of their number; O/W; set of wallets


def draw_schevenings(request: DrawRequest) -> Schedule:
    """Draw a contest of pairs in two fields, or what is left of it.

    As many rounds as there are tables go without anybody meeting again. Pairs that have a table
    of their own are N/Z there; by standing or strength both fields are made about as strong.

    Answers the whole contest; of an odd number another pair of O/W sits out each round. Who comes
    later takes a place that is nobody's, and opponents of who leaves sit out.
    """
    rounds, seed, games = request.rounds, request.seed, request.games_a_round
    task = contest(request, 2)
    if len(task.people) < 2:
        return too_few(request.format, task, seed)
    chance = Chance(seed)
    by_movement = moved(
        task,
        lambda count: _movement(count, rounds, games),
        chance,
        seated=lambda holders: _at_home(task, holders, chance),
    )
    drawn = by_movement or drawn_fields(task, games, chance)
    tables = (len(task.people) + 1) // 2
    told = by_movement and not task.kept
    first = _movement_notes(tables, rounds, len(task.people) % 2) if told else []
    return finished(
        request.format,
        len(set(request.entrants)),
        task,
        drawn,
        seed,
        most=tables,
        what=Message("paren"),
        first=first,
        drawn_on=[] if by_movement or not drawn else [drawn[0].round],
        copies=1 if by_movement else 0,  # the movement has its own words for that
        fewest=fewest_of_fields,
    )


def fewest_of_fields(rounds: Sequence[RoundDraw]) -> int:
    """How many repeats no draw avoids: N/Z meet O/W only, of whom there are so many."""
    met = Counter(t.ns for draw in rounds for t in draw.tables if isinstance(t, PairTable))
    west = {t.ew for draw in rounds for t in draw.tables if isinstance(t, PairTable)}
    out = {one for draw in rounds for one in draw.sits_out} - met.keys() - west
    return sum(max(0, times - len(west | out)) for times in met.values())


def _movement(count: int, rounds: int, games: int) -> Movement:
    """First the slots of who stay, then of who move; of an odd number the last table lacks N/Z."""
    tables = (count + 1) // 2
    stay = count - tables

    def slot(ns: int) -> int:
        return ns if ns < stay else count

    return Movement(
        count,
        tuple(
            tuple(
                Planned(ns + 1, (slot(ns), stay + ew), games_of(one + tables * session, games))
                for ns, ew, one in seats
            )
            for session, length in enumerate(sessions(rounds, tables))
            for seats in _seats(tables, length)
        ),
    )


def _at_home(task: Task, holders: Holders, chance: Chance) -> Holders:
    """Place each pair with a fixed table N/Z there, exchanged with the holder of that slot."""
    stay = len(holders) // 2
    result = _by_strength(task, chance) if task.order else dict(holders)
    for pair, table in sorted(task.fixed.items()):
        slot = next((slot for slot, one in result.items() if one == pair), None)
        if slot is None or table > stay or task.fixed.get(result[table - 1]) == table:
            continue
        result[slot], result[table - 1] = result[table - 1], pair
    asked = task.order or task.fixed
    return _in_turn(task, result, stay) if asked and len(holders) % 2 else result


def _in_turn(task: Task, holders: Holders, stay: int) -> Holders:
    """Send moving pairs to the empty place in turn, as far as the rounds go."""
    tables = stay + 1
    rounds = _seats(tables, min(len(task.numbers), tables))
    due = [stay + ew for seats in rounds for ns, ew, _ in seats if ns == stay]
    slots = [*due, *(slot for slot in range(stay, len(holders)) if slot not in due)]
    movers = sorted((holders[slot] for slot in slots), key=task.turns().burden)
    return holders | dict(zip(slots, movers, strict=True))


def _by_strength(task: Task, chance: Chance) -> Holders:
    north, west = even_fields(in_order(task.people, task.order))
    return dict(enumerate([*chance.shuffled(north), *chance.shuffled(west)]))


def _seats(tables: int, rounds: int) -> list[list[Seat]]:
    """Lay out the seats of each round, table by table, all numbered from 0.

    With an even number of tables O/W would find the wallets of the first round again half
    way. Then they skip a table, and do not come round; or, where all rounds are wanted, the
    first and the last table share wallets and as many lie beside half way (a relay).
    """
    skips = _skips(tables, rounds)
    relay = tables % 2 == 0 and rounds == tables
    result = []
    for number in range(rounds):
        ahead = number + (1 if skips and number >= tables // 2 else 0)
        beyond = [1 if relay and at >= tables // 2 else 0 for at in range(tables)]
        result.append(
            [
                (at, (at - ahead) % tables, (at + beyond[at] + number) % tables)
                for at in range(tables)
            ]
        )
    return result


def _skips(tables: int, rounds: int) -> bool:
    """Whether O/W skip a table half way, so as not to find wallets again."""
    return tables % 2 == 0 and tables // 2 < rounds < tables


def _movement_notes(tables: int, rounds: int, missing: int) -> list[Message]:
    notes = []
    if _skips(tables, rounds):
        notes.append(
            Message(
                "Er is een even aantal tafels: na ronde {round} slaan O/W een tafel over.",
                round=tables // 2,
            )
        )
    elif tables % 2 == 0 and rounds >= tables:
        first = 1  # of its line; in the hall it may have another number
        skipped = Message(
            "Er is een even aantal tafels: tussen tafel {table} en {next} ligt steeds een stel"
            " mapjes dat een ronde overslaat.",
            table=TableNumber(tables // 2),
            next=TableNumber(tables // 2 + 1),
        )
        shared = Message(
            "Tafel {first} en {last} delen steeds dezelfde mapjes.",
            first=TableNumber(first),
            last=TableNumber(tables),
        )
        notes.append(skipped if missing else Message.joined(skipped, shared))
    if missing:
        notes.append(
            Message(
                "Het aantal paren is oneven: wie bij tafel {table} komt, zit die ronde vrij.",
                table=TableNumber(tables),
            )
        )
    return notes


Matches = dict[int, int]  # for N/Z, their O/W


def even_fields(order: Sequence[int]) -> tuple[list[int], list[int]]:
    """N/Z and O/W about equally strong: best, then two, then two of each field."""
    north = [one for at, one in enumerate(order) if at % 4 in (0, 3)][: len(order) // 2]
    return north, [one for one in order if one not in north]


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
            north[one] = next(at for at in count(1) if at not in north.values())
        else:
            west.append(one)
    return north, west


def _evened(
    north: Sequence[int], west: Sequence[int], turns: Turns, chance: Chance
) -> tuple[list[int], list[int]]:
    """Make both fields equal; in the larger, the pairs whose turn it is sit out."""
    few, many = sorted((north, west), key=len)
    spare = len(many) - len(few)
    out = turns.pick(many, spare, chance).order[:spare]
    return [one for one in north if one not in out], [one for one in west if one not in out]


def _matched(north: Sequence[int], west: Sequence[int], met: set[Couple]) -> Matches:
    """Match both fields so that as few as can be have met before."""
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
