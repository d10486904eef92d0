"""Pieces of draws, made up by a seed: the searches, the turns, the wallets, and who is told what.

Whole draws are in `printed.py`, without what is said of them.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

from clubadmin.domain.draw.drawing import (
    DrawError,
    DrawRequest,
    draw,
    rounds_without_repeats,
)
from clubadmin.domain.draw.draws.knockout import free_places, going_on, rounds_to_win
from clubadmin.domain.draw.draws.knockout_pairs import pair_rounds_to_win, pairs_going_on
from clubadmin.domain.draw.groups.directions import (
    alternated,
    compared_evenly,
    evened_sides,
    settle,
    sides_of,
    unevenness,
)
from clubadmin.domain.draw.groups.fairness import borne_evenly
from clubadmin.domain.draw.groups.grouping import draw_groups
from clubadmin.domain.draw.groups.mended import Broken, mended_groups
from clubadmin.domain.draw.groups.notes import apart_note, before_note, notes_on, tried_note
from clubadmin.domain.draw.groups.seater import Seater
from clubadmin.domain.draw.groups.swiss import groups_by_order
from clubadmin.domain.draw.known.best import best_fours, best_threes
from clubadmin.domain.draw.known.bounds import fewest_in_groups, fewest_tried, repeats_in_groups
from clubadmin.domain.draw.known.fours import rounds_of_four, rounds_of_three
from clubadmin.domain.draw.known.howell import howell, round_robin
from clubadmin.domain.draw.known.whist import most_rounds, whist
from clubadmin.domain.draw.mending import mend
from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.schedule import (
    PairTable,
    RoundDraw,
    Schedule,
    TableSeats,
    ThreeTable,
    count_repeats,
    couple,
    schedule_json,
)
from clubadmin.domain.draw.plan.task import (
    Meetings,
    Task,
    pairs_at_tables,
    people_at_tables,
    small_tables,
)
from clubadmin.domain.draw.plan.turns import Turns
from clubadmin.domain.draw.search.local_search import (
    Places,
    Weights,
    accepts,
    improve,
    total_cost,
    wishes,
)
from clubadmin.domain.draw.search.relabel import relabelled
from clubadmin.domain.draw.search.repair import Evening, repair
from clubadmin.domain.draw.verify.verifier import verify
from clubadmin.domain.draw.wallets.assignment import spare_sets, spread_evenly, uneven, wallets_for
from tests.domain.draw.every_format import LEAST
from tests.domain.draw.printed import KNOCKOUTS, questions
from tests.domain.marks import Subjects

Groups = list[list[int]]
MOVING = ("knockout", "knockout-pairs", "pairs")
SLOW = ("individual", "boompje", "howell-players", "three-players")
SIZES = dict.fromkeys(("individual", "three-players"), (2,))
"""So many more than the fewest, where a draw takes long."""
NUMBERS = re.compile(r"\d+")


def fours(chance: Random, people: int, rounds: int) -> list[Groups]:
    """So many rounds at tables of four; the rest sits out."""
    found = []
    for _ in range(rounds):
        order = chance.sample(range(people), people)
        tables = [order[at : at + 4] for at in range(0, people - people % 4, 4)]
        found.append([*tables, *([one] for one in order[people - people % 4 :])])
    return found


def twos(chance: Random, pairs: int, rounds: int) -> list[Groups]:
    """So many rounds of pairs that meet; of an odd number one sits out."""
    found = []
    for _ in range(rounds):
        order = chance.sample(range(pairs), pairs)
        found.append([order[at : at + 2] for at in range(0, pairs, 2)])
    return found


def matrix(chance: Random, people: int) -> Groups:
    """What two at one table cost."""
    cost = [[0] * people for _ in range(people)]
    for a in range(people):
        for b in range(a):
            cost[a][b] = cost[b][a] = chance.choice((0, 0, 2, 4, 100))
    return cost


def directions() -> Iterator[object]:
    """Who sits N/Z and who O/W."""
    for number in range(80):
        chance = Random(f"directions {number}")
        people, rounds = chance.choice((4, 5, 8, 9, 12, 13, 16)), chance.randint(1, 7)
        tables = fours(chance, people, rounds)
        before = {one: chance.randint(-4, 4) for one in range(people)}
        yield evened_sides(tables), evened_sides(tables, before)
        met = twos(chance, people, rounds)
        yield alternated(met)
        copy = [[list(group) for group in groups] for groups in met]
        balance = Counter({one: chance.randint(-3, 3) for one in range(people)})
        settle(copy, balance)
        yield copy, sorted(balance.items())
        sets = [
            [chance.randrange(rounds + 1) for group in groups if len(group) == 2] for groups in met
        ]
        yield unevenness(met, sets)
        if number % 8 == 0:
            yield compared_evenly(met, sets)
        seats = [
            RoundDraw(1, tuple(TableSeats(at, *group) for at, group in enumerate(groups, 1)))
            for groups in ([one for one in groups if len(one) == 4] for groups in tables)
        ]
        yield sorted(sides_of(seats).items())
    for number in (230, 271, 494, 517):  # tables that are turned together, for one or another
        chance = Random(f"sides {number}")
        people = chance.choice((8, 9, 12))
        before = {one: chance.choice((-5, -4, -2, 0, 2, 4, 5, 3)) for one in range(people)}
        yield evened_sides(fours(chance, people, chance.randint(1, 3)), before)


def mended() -> Iterator[object]:
    """Planned rounds of which some came or left."""
    for number in range(1500):
        chance = Random(f"mended {number}")
        full = chance.choice((4, 4, 2, 3))
        people = chance.randint(full, 17)
        seats = chance.sample(range(people), people)
        tables: dict[int, tuple[int, ...]] = {}
        at = 0
        while len(seats) - at > full - 1:
            size = chance.choice((full, full, full, full - 1))
            tables[len(tables) + 1 + (len(tables) > 2)] = tuple(seats[at : at + size])
            at += size
        out = seats[at : at + chance.randint(0, len(seats) - at)]
        sizes = small_tables(people, full)
        if full == 4:
            sizes = people_at_tables(people, chance.choice(("three", "sits-out")))
        broken = Broken(
            tables,
            frozenset(out),
            sizes,
            full,
            [(chance.randint(0, 1), chance.randint(0, 2)) for _ in range(people)],
            matrix(chance, people),
            100,
            {chance.randrange(people): chance.randint(1, 3)} if number % 3 == 0 else {},
            frozenset({9, 4}) if number % 4 == 0 else frozenset(),
        )
        yield mended_groups(broken)
    for number in (11, 14):  # so many ways are as good that not all are looked at
        chance = Random(f"many ways {number}")
        people = chance.randint(18, 34)
        seats = chance.sample(range(people), people)
        whole = {at // 4 + 1: tuple(seats[at : at + 4]) for at in range(0, people - 3, 4)}
        chance.randint(0, 2)
        yield mended_groups(
            Broken(
                whole,
                frozenset(seats[len(whole) * 4 :]),
                people_at_tables(people, "three"),
                4,
                [(0, 0)] * people,
                matrix(chance, people),
                100,
                {},
                frozenset(),
            )
        )


def task(chance: Random, people: int, rounds: int) -> Task:
    """Something asked, with a season before it."""
    everybody = tuple(range(people))
    history = Meetings.from_pairs(chance.sample(everybody, 2) for _ in range(2 * people))
    history.again.update({one: chance.randint(0, 4) for one in everybody if one % 3})
    return Task(
        everybody,
        range(1, rounds + 1),
        lambda count: people_at_tables(count, "sits-out"),
        4,
        history,
        ledger={one: chance.randint(0, 2) for one in everybody},
        absences={1: (2,)} if chance.random() < 0.3 else {},
        apart=((0, 1),) if chance.random() < 0.3 else (),
        fixed={2: 1, 3: 2} if chance.random() < 0.3 else {},
    )


def fairness() -> Iterator[object]:
    """Who bears the repeats; of 41 nothing is gained."""
    for number in (*range(20), 41):
        chance = Random(f"fairness {number}")
        people = chance.choice((8, 9, 12))
        asked = task(chance, people, 4)
        yield borne_evenly(asked, fours(chance, people, 4), Chance(number))
    yield borne_evenly(replace(asked, order=(1, 2)), fours(chance, people, 2), Chance(1))


def tasks() -> Iterator[object]:
    """What is asked, whose turn it is, and what two at one table cost."""
    for number in range(100):
        chance = Random(f"tasks {number}")
        people = chance.randint(4, 14)
        asked = task(chance, people, 3)
        yield asked.whole, asked.free, asked.sit_together, asked.sit_apart, asked.there(2)
        yield [asked.missed_by(one) for one in asked.people]
        turns = Turns(asked.ledger)
        for _ in range(4):
            turn = turns.pick(asked.people, chance.randint(0, people), Chance(number))
            yield turn, turns.fair([(set(turn.order[:2]), asked.people)])
            turns.note(turn.order[:2])
            yield [turns.burden(one) for one in asked.people]
        weights = Weights(asked.people, asked.history, asked.sit_together, asked.sit_apart)
        weights.add_groups(fours(chance, people, 1)[0])
        yield weights.again, weights.among(asked.people[:5]), weights.by_the_season(asked.people)
        yield wishes((chance.randrange(4), chance.randrange(4)) for _ in range(6))
    for count in range(30):
        yield people_at_tables(count, "three"), people_at_tables(count, "sits-out")
        yield (
            small_tables(count, 3),
            Chance(count).below(count + 1),
            Chance(count).shuffled(range(9)),
        )
        yield free_places(count), going_on(count), rounds_to_win(max(count, 4))
        yield pair_rounds_to_win(count), pairs_going_on(count)


def orders() -> Iterator[object]:
    """Who plays whom by standing, with rounds before it that were played in wallets or not."""
    for number in range(70):
        chance = Random(f"orders {number}")
        full = 2 if number % 3 else 4
        people = chance.randint(9, 26)
        asked = task(chance, people, 3)
        before = [
            RoundDraw(
                at,
                tuple(
                    PairTable(table, *two, games=(at,) * (number % 2))
                    for table, two in enumerate(groups, 1)
                    if len(two) == 2
                ),
            )
            for at, groups in enumerate(twos(chance, people, 4), 1)
        ]
        by_standing = replace(
            asked,
            full=full,
            sizes=pairs_at_tables if full == 2 else asked.sizes,
            order=tuple(chance.sample(range(people), people)),
            kept=tuple(before) if full == 2 else (),
            numbers=range(5, 8),
        )
        yield groups_by_order(by_standing)


def searches() -> Iterator[object]:
    """What a search finds, and every step on its way."""
    for number in range(30):
        chance = Random(f"searches {number}")
        people = chance.choice((6, 8, 9, 12))
        cost, groups = matrix(chance, people), fours(chance, people, 3)
        places = Places(
            [len(group) < 4 for group in groups[0]], [one % 2 == 0 for one in range(people)]
        )
        for given in (None, places):
            found = improve(cost, groups[0], Chance(number).fraction, 16, given)
            yield found, total_cost(cost, found), total_cost(cost, groups[0])
        if number % 4 == 0:
            keys = [one % 2 for one in range(people)]
            yield relabelled(groups, keys, cost, Chance(number), full=4)
            evening = Evening(groups, 4, cost, 100, lambda _: True, lambda _: False, most=50)
            yield repair(evening, Chance(number))
        for change in (-1, 0, 1, 2, 5, 31, 32, 33):
            yield accepts(change, 2.0, lambda: 0.5), accepts(change, 2.0, lambda: 0.01)


def small_searches(part: int) -> Iterator[object]:
    """Searches that can soon reach the least there is, and how much chance each of them took."""
    for number in range(part, 45, 3):
        chance = Random(f"small searches {number}")
        people, common = chance.choice((4, 5, 6, 8)), chance.choice((0, 0, 2))
        cost = [[common * (a != b) for b in range(people)] for a in range(people)]
        for _ in range(chance.randint(0, 6)):
            a, b = chance.sample(range(people), 2)
            cost[a][b] = cost[b][a] = chance.choice((1, 3, 16, 20, 100, -50))
        rounds, taken = fours(chance, people, 2 + number % 3), Chance(number)
        if number % 3 == 0:  # somebody leaves after the first round
            rounds[1] = [[one for one in group if one != people - 1] for group in rounds[1]]
        yield relabelled(rounds, [one % 2 for one in range(people)], cost, taken, full=4)
        yield taken.fraction()
        told: list[object] = []
        evening = Evening(
            rounds,
            4,
            cost,
            chance.choice((4, 100)),
            lambda turns: number % 2 == 0 or told.append(turns) is not None,  # noqa: B023
            lambda found: told.append(found) is None and number % 4 > 1,  # noqa: B023
            most=chance.choice((3, 10_000)) if people < 6 else 20,
        )
        yield repair(evening, taken), told, taken.fraction()
        twos = [[2 * at, 2 * at + 1] for at in range(people // 2)]
        groups = [*twos, *([people - 1] for _ in range(people % 2))]
        places = Places(
            [at == 0 or len(group) < 2 for at, group in enumerate(groups)],
            [chance.random() < 0.7 for _ in range(people)],
        )
        for given in (None, places):
            yield improve(cost, groups, taken.fraction, 16, given), taken.fraction()
        yield improve(cost, [[*range(people)]], taken.fraction, 16), taken.fraction()


def wallets() -> Iterator[object]:
    """Which wallet lies where."""
    for number in range(200):
        chance = Random(f"wallets {number}")
        pairs, rounds = chance.choice((4, 5, 6, 8)), chance.randint(1, 5)
        met = twos(chance, pairs, rounds)
        tables = [[group for group in groups if len(group) == 2] for groups in met]
        found = wallets_for(tables)
        yield found, spare_sets(met, found.sets), uneven(found.sets)
        yield wallets_for(tables, compared=False), wallets_for(tables, found.sets)
        sets = [[chance.randrange(4) for _ in laid] for laid in found.sets]
        yield uneven(sets)
        if number % 5 == 0:
            yield spread_evenly(tables, found.sets, found.copies)
    for pairs, rounds, compared in ((16, 10, True), (14, 9, False), (20, 3, True)):
        met = twos(Random(f"w {pairs} {rounds} 1"), pairs, rounds)
        yield wallets_for(met, compared=compared)


def known() -> Iterator[object]:
    """What is constructed rather than searched for."""
    for people in range(4, 27):
        for rounds in (1, 2, 3, 5, 7):
            if rounds < people:
                yield rounds_of_four(people, rounds, "three" if rounds % 2 else "sits-out")
                yield rounds_of_three(people, rounds), best_fours(people, rounds, "sits-out")
                yield best_threes(people, rounds), round_robin(people, rounds)
                yield howell(people, rounds), whist(people, rounds)
        yield most_rounds(people), [rounds_without_repeats(form, people) for form in LEAST]
    nine, before = tuple(range(1, 10)), Meetings.from_pairs([(1, 2), (3, 4)])
    yield draw(DrawRequest("howell-players", nine, 3, 1)).rounds  # a tournament
    yield draw(DrawRequest("individual", nine, 4, 1, before)).rounds  # as good as the known one


def bounds() -> Iterator[object]:
    """How few repeats there can be."""
    for number in range(300):
        chance = Random(f"bounds {number}")
        people = chance.choice((4, 5, 7, 8, 9, 12, 13, 16))
        rounds = fours(chance, people, chance.randint(1, 6))
        draws = drawn(rounds)
        yield fewest_in_groups(rounds), repeats_in_groups(rounds), fewest_tried(draws)
        yield count_repeats(draws)


def drawn(rounds: list[Groups]) -> list[RoundDraw]:
    """Groups as they are seated."""
    return [
        RoundDraw(
            number,
            tuple(
                TableSeats(at, *[one + 1 for one in group])
                for at, group in enumerate(groups, 1)
                if len(group) == 4
            ),
            tuple(group[0] + 1 for group in groups if len(group) == 1),
        )
        for number, groups in enumerate(rounds, 1)
    ]


def spoilt(schedule: Schedule, chance: Random) -> Schedule:
    """The schedule with two who changed places, a table that lies elsewhere, or a round less."""
    rounds = list(schedule.rounds)
    at = chance.randrange(len(rounds))
    tables = list(rounds[at].tables)
    kind = chance.randrange(6)
    if kind == 0 or not tables:
        return replace(schedule, rounds=tuple(rounds[:at] + rounds[at + 1 :]))
    one = tables[0]
    if kind == 1 and len(tables) > 1 and isinstance(one, TableSeats):
        other = tables[-1]
        if isinstance(other, TableSeats):
            tables[0], tables[-1] = replace(one, n=other.n), replace(other, n=one.n)
    elif kind == 1 and isinstance(one, PairTable):
        tables[0] = replace(one, ns=one.ew, ew=one.ns)
    elif kind == 2:
        tables[0] = replace(one, table=one.table + chance.choice((1, 9)))
    elif kind == 3 and not isinstance(one, ThreeTable) and hasattr(one, "games"):
        tables[0] = replace(one, games=one.games[1:] or (1,))
    elif kind == 4:
        return replace(schedule, repeats=replace(schedule.repeats, tablemates=3), proof="optimal")
    else:
        tables.pop()
    rounds[at] = replace(rounds[at], tables=tuple(tables))
    made = replace(schedule, rounds=tuple(rounds))
    return made if chance.random() < 0.5 else replace(made, repeats=count_repeats(rounds))


def told(form: str) -> Iterator[object]:
    """What is said of draws of a format, and what is wrong with spoilt ones."""
    for name, request in questions((), SIZES.get(form, (1, 4)), (form,)):
        if request.format != form or name.endswith("long"):
            continue
        chance = Random(f"told {name}")
        try:
            schedule = draw(request)
        except DrawError as trouble:
            yield trouble
            continue
        yield name, [*schedule.notes], schedule.proof
        for _ in range(3):
            faults = verify(
                spoilt(schedule, chance),
                request.entrants,
                request.absences,
                request.ledger,
                fixed=request.fixed,
                lines=request.lines,
            )
            yield [NUMBERS.findall(one) for one in faults]


def asked(form: str, chance: Random) -> DrawRequest:
    """A small draw of which anything may be asked."""
    count = LEAST[form] + chance.randint(0, 8)
    everybody = tuple(chance.sample(range(1, count + 3), count))
    one, other, third = chance.sample(everybody, 3) if count > 2 else (*everybody, everybody[0])
    best = tuple(chance.sample(everybody, count))
    request = DrawRequest(form, everybody, chance.randint(1, 5), count)
    for change in chance.sample(
        (
            {"together": ((one, other),)},
            {"apart": ((one, third), (other, third))},
            {"fixed": {one: 2, other: chance.randint(1, 2)}},
            {"order": best, "by": chance.choice(("strength", "standing"))},
            {"odd": "three"},
            {"method": "drawn"},
            {"games_a_round": chance.randint(1, 4)},
            {"pairs_per_team": 4},
            {"absences": {one: {1}, other: {2, 3}}},
            {"absences": {third: {2}, other: {4, 5}}},
            {"ledger": {one: 2, other: 1}},
            {"history": Meetings.from_pairs([(one, other), (one, other), (other, third)])},
        ),
        chance.randint(0, 4),
    ):
        request = replace(request, **change)  # type: ignore[arg-type]
    return request


def going_on_with(request: DrawRequest, chance: Random, played: int = 1) -> DrawRequest:
    """The same with a round that was played, the first or a later one, and who won there."""
    first = draw(replace(request, rounds=max(played, request.rounds * (played > 1)))).rounds
    first = first[:played]
    winners = dict(request.winners) | {
        (played, table.table): (table.people[0], table.people[len(table.people) // 4])
        for table in first[-1].seatings
        if table.people and chance.random() < 0.8
    }
    last = [two for (number, _), two in winners.items() if number == played]
    gone = {who: {played + 1, played + 2} for two in last[:1] for who in two[:1]}
    away = {**request.absences, **gone} if chance.random() < 0.5 else request.absences
    return replace(request, earlier=first, winners=winners, absences=away)


def partners() -> Iterator[object]:
    """Who plays with whom at a table, and what is said of rounds."""
    for number in range(80):
        chance = Random(f"seats {number}")
        people = chance.choice((4, 7, 8, 9, 11, 12))
        everybody = range(1, people + 1)
        history = Meetings.from_pairs(
            [chance.sample(everybody, 2) for _ in range(chance.randint(0, people))],
            [chance.sample(everybody, 2) for _ in range(chance.randint(0, people))],
        )
        history.alone.update({one: chance.randint(0, 2) for one in everybody})
        rounds: list[Groups] = []
        for _ in range(chance.randint(1, 4)):
            order, at = chance.sample(everybody, people), 0
            groups = []
            for size in people_at_tables(people, chance.choice(("three", "sits-out"))):
                groups.append(order[at : at + size])
                at += size
            rounds.append(groups)
        before = drawn(fours(chance, people, chance.randint(0, 2)))
        sides = {one: chance.randint(-2, 2) for one in everybody} if number % 2 else None
        seated = Seater(history, before, Chance(number), sides).seat(
            range(3, 3 + len(rounds)), rounds
        )
        yield seated
        wished = [couple(*chance.sample(everybody, 2)) for _ in range(6)]
        repeats = count_repeats(seated)
        yield notes_on(seated, repeats, wished[:3], wished[3:]), before_note(seated, history)
        yield tried_note(seated, "best-found"), tried_note(seated, "optimal")
    yield tried_note((), "best-found")


def grouped(part: int) -> Iterator[object]:
    """Who sits with whom in small draws of which much is asked."""
    for number in range(part, 24, 3):
        chance = Random(f"grouped {number}")
        people, rounds = chance.choice((8, 8, 9, 12)), chance.randint(1, 3)
        wanted = task(chance, people, rounds)
        if number % 3 == 0:
            wanted = replace(wanted, history=Meetings())
        if number % 4 == 1:
            wanted = replace(wanted, apart=((0, 1), (2, 3), (0, 4)), absences={}, fixed={})
        if number % 5 == 2:
            wanted = replace(
                wanted,
                together=((0, 1), (2, 5)),
                kept=tuple(drawn([*map(_from_nought, fours(chance, 8, 1))])),
            )
        known = rounds_of_four(people, rounds, "sits-out") if number % 2 and wanted.whole else None
        groups = draw_groups(wanted, Chance(number), known)
        yield groups
        evening = [
            replace(one, round=at) for at, one in enumerate(drawn([*map(_from_nought, groups)]), 1)
        ]
        yield apart_note(wanted, evening, known, number)


def _from_nought(groups: Groups) -> Groups:
    return [[one - 1 for one in group] for group in groups]


def moving_on() -> Iterator[object]:
    """Pairs of which half move on a table, of any numbers, in turns, and from a round on."""
    for number in range(120):
        chance = Random(f"moving on {number}")
        count = chance.randint(2, 9)
        everybody = tuple(sorted(chance.sample(range(1, count + 3), count)))
        request = DrawRequest(
            "pairs",
            everybody,
            chance.randint(1, 4),
            number,
            method="move",
            ledger={one: chance.randint(0, 3) for one in everybody},
            fixed={chance.choice(everybody): chance.randint(1, 5)} if number % 3 == 0 else {},
        )
        now = draw(request)
        yield without_words(now)
        others = tuple(one for one in everybody if one not in everybody[:1])
        later = replace(request, earlier=now.rounds[:1], rounds=3)
        yield without_words(draw(later))
        if len(others) > 1:
            yield without_words(draw(replace(later, entrants=others)))


def coming_and_going(form: str) -> Iterator[object]:
    """Knock-outs and pairs that move on, round by round, as people come late and leave."""
    for number in range(MOVING.index(form), 240, 3):
        chance = Random(f"coming and going {number}")
        count = LEAST[form] + chance.choice((0, 1, 2, 3, 4, 5, 6, 8, 9))
        step = chance.choice((1, 1, 2))
        everybody = tuple(range(1, step * count + 1, step))
        late = chance.sample(everybody, chance.choice((0, 0, 1, 2, 3)) if count > 4 else 0)
        request = DrawRequest(
            form,
            everybody,
            chance.randint(1, 6),
            number,
            together=(everybody[:2],) if chance.random() < 0.3 else (),  # type: ignore[arg-type]
            fixed={everybody[-1]: 2, everybody[0]: 1} if chance.random() < 0.3 else {},
            order=tuple(chance.sample(everybody, count)) if number % 2 and form != "pairs" else (),
            by="strength" if number % 2 and form != "pairs" else "chance",
            method="move",
            absences={one: {1} for one in late},
            ledger={one: chance.randint(0, 2) for one in everybody},
        )
        try:
            for _ in range(3):
                now = draw(request)
                yield without_words(now)
                if form != "pairs":
                    request = going_on_with(request, chance, len(request.earlier) + 1)
                else:
                    request = replace(request, earlier=now.rounds[: len(request.earlier) + 1])
        except DrawError as trouble:
            yield trouble


def without_words(drawn_now: Schedule) -> object:
    """What is drawn, with what its notes name and not how they say it."""
    told = schedule_json(drawn_now)
    return {key: one for key, one in told.items() if key != "notes"}, drawn_now.notes


def small(form: str) -> Iterator[object]:
    """Small draws, as they are asked at once and as they go on from a round."""
    for number in range(6 if form in SLOW else 16):
        chance = Random(f"small {form} {number}")
        try:
            request = asked(form, chance)
            drawn_now = draw(request)
            yield without_words(drawn_now)
            later = draw(going_on_with(request, chance))
            yield without_words(later)
            if number % 4 == 0:
                now = replace(request, earlier=drawn_now.rounds[:1], absences={1: {2, 3, 4, 5}})
                yield mend(now, drawn_now.rounds[1:])
        except DrawError as trouble:
            yield trouble


def in_lines(request: DrawRequest, chance: Random) -> DrawRequest:
    """The same with as many more, in two or three lines of which one may have no name."""
    count = len(request.entrants)
    names = chance.choice(("AB", "BA", "ABC", ("A", "")))
    more = [*range(count + 3, count + 3 + count * (len(names) - 1))]
    everybody = (*request.entrants, *more)
    mixed = chance.sample(everybody, len(everybody)) if chance.random() < 0.5 else everybody
    lines = {one: names[at // count] for at, one in enumerate(mixed)}
    two = chance.sample([one for one in everybody if lines[one] == names[1]], 2)
    return replace(
        request,
        entrants=everybody,
        lines=lines,
        apart=(*request.apart, (two[0], two[1])),
        fixed={**request.fixed, two[1]: chance.randint(1, 4)},
    )


def come_and_gone(request: DrawRequest, rounds: int, chance: Random) -> DrawRequest:
    """The same after so many rounds: some left, for good or for a round, and some came."""
    away = {one: set(missed) for one, missed in request.absences.items()}
    for one in chance.sample(request.entrants, chance.choice((0, 1, 1, 1, 2, 2))):
        missed = range(rounds + 1, chance.choice((rounds + 2, request.rounds + 1)))
        away.setdefault(one, set()).update(missed)
    fresh = tuple(max(request.entrants) + 1 + at for at in range(chance.choice((0, 0, 1, 1, 2, 4))))
    away |= {one: set(range(1, rounds + 1)) for one in fresh}
    lines = dict.fromkeys(fresh, next(iter(request.lines.values()))) if request.lines else {}
    return replace(
        request,
        entrants=(*request.entrants, *fresh),
        absences={one: frozenset(missed) for one, missed in away.items()},
        lines={**request.lines, **lines},
    )


MANY = {
    "individual": 8,
    "boompje": 12,
    "pairs": 24,
    "schevenings": 80,
    "howell-pairs": 9,
    "howell-players": 3,
    "teams": 40,
    "knockout": 80,
    "knockout-pairs": 60,
    "three-players": 2,
    "two-players": 12,
}
"""How many of each format, by what a draw takes."""


def many(form: str) -> Iterator[object]:
    """Draws of two to seven rounds, of lines too, mended after some came and left."""
    for number in range(MANY[form]):
        chance = Random(f"many {form} {number}")
        request = replace(asked(form, chance), rounds=chance.randint(2, 7))
        if form == "individual":
            request = replace(request, players=chance.choice((4, 4, 3, 2)))
        if number % 3 == 0:
            request = in_lines(request, chance)
        try:
            whole = draw(request)
            yield without_words(whole)
            if form in KNOCKOUTS:  # its rounds are drawn one by one
                yield without_words(draw(going_on_with(request, chance)))
                continue
            rounds = chance.randint(1, request.rounds - 1)
            now = come_and_gone(request, rounds, chance)
            now = replace(now, earlier=whole.rounds[:rounds])
            yield mend(now, whole.rounds[rounds:])
            yield without_words(draw(now))
        except DrawError as trouble:
            yield trouble


SUBJECTS: Subjects = {
    "directions": directions,
    "mended rounds": mended,
    "fairness": fairness,
    "tasks": tasks,
    "orders": orders,
    "moving on": moving_on,
    "partners": partners,
    "searches": searches,
    "wallets": wallets,
    "known draws": known,
    "bounds": bounds,
    **{
        f"many {form} that come and go": (lambda form=form: coming_and_going(form))
        for form in MOVING
    },
    **{f"many grouped {part}": (lambda part=part: grouped(part)) for part in range(3)},
    **{
        f"many small searches {part}": (lambda part=part: small_searches(part)) for part in range(3)
    },
    **{f"small {form}": (lambda form=form: small(form)) for form in LEAST},
    **{f"many {form}": (lambda form=form: many(form)) for form in LEAST},
    **{f"told of {form}": (lambda form=form: told(form)) for form in LEAST},
}
