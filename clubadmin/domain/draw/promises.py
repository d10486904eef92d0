"""The promises of formats beside sound rounds; `verify` asks for them, drawing code never does."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import pairwise

from clubadmin.domain.draw.plan.schedule import (
    KnockoutTable,
    PairTable,
    Place,
    RoundDraw,
    Schedule,
    Seating,
    TableSeats,
    games_at,
)
from clubadmin.domain.terms import BOOMPJES

Rounds = Sequence[RoundDraw]


def schevenings(schedule: Schedule, rounds: Rounds) -> Iterable[str]:
    """N/Z stay, O/W move up a table (or skip one)."""
    tables = (schedule.entrants + 1) // 2
    home: dict[int, int] = {}
    for draw in rounds:
        for table in draw.tables:
            if isinstance(table, PairTable) and home.setdefault(table.ns, table.table) != (
                table.table
            ):
                yield f"Ronde {draw.round}: paar {table.ns} blijft niet aan zijn tafel."
    movers = [{**_movers(draw), **dict.fromkeys(draw.sits_out, tables)} for draw in rounds]
    for pair in home.keys() & {one for there in movers for one in there}:
        yield f"Paar {pair} zit nu eens N/Z en dan weer O/W."
    for number, (before, after) in enumerate(pairwise(movers), 1):
        steps = {(after.get(pair, 0) - at) % tables for pair, at in before.items()}
        played = number % tables  # of this session
        allowed = {1, 2} if 2 * played == tables else {1}  # half way all may skip one
        if played and not steps <= allowed:
            yield f"Ronde {number + 1}: O/W schuiven niet een tafel op."
    yield from _wallet_faults(schedule, rounds, tables)
    yield from _met_within(rounds, tables)


def _wallet_faults(schedule: Schedule, rounds: Rounds, tables: int) -> Iterable[str]:
    """Wallets move down a table; only a relay lets a set wait on the way."""
    for before, after in pairwise(rounds):
        start = before.round // tables * tables
        relay = tables % 2 == 0 and len(schedule.rounds) - start >= tables
        lay = {table.table: games_at(table) for table in before.tables}
        wrong = sum(
            lay.get(table.table % tables + 1, games_at(table)) != games_at(table)
            for table in after.tables
        )
        # below the set that waits one comes that waited, and the last shares with the first
        if before.round % tables and wrong > (2 if relay else 0):
            yield f"Ronde {after.round}: de mapjes schuiven niet een tafel af."


def _movers(draw: RoundDraw) -> dict[int, int]:
    return {table.ew: table.table for table in draw.tables if isinstance(table, PairTable)}


def each_other(schedule: Schedule, rounds: Rounds) -> Iterable[str]:
    """Each meets each before anybody meets anybody again, unless standing decides who meet."""
    if _all_play_the_same(schedule):
        return ()
    return _met_within(rounds, schedule.entrants - 1 + schedule.entrants % 2)


def howell_pairs(schedule: Schedule) -> Iterable[str]:
    """Wallets as they should be, and everybody as often N/Z as O/W."""
    yield from wallets(schedule)
    same_people = len({frozenset(draw.entrants) for draw in schedule.rounds}) < 2
    whole = same_people and not _all_play_the_same(schedule)  # drawn in one go
    yield from _sides_faults(schedule, 1 if whole else 3)


def howell_players(schedule: Schedule) -> Iterable[str]:
    """Wallets as they should be, and everybody about as often N/Z as O/W."""
    yield from wallets(schedule)
    yield from _sides_faults(schedule, 3)


def _all_play_the_same(schedule: Schedule) -> bool:
    """Whether in each round all tables have the same wallets, as where standing decides."""
    laid = {(draw.round, games_at(table)) for draw in schedule.rounds for table in draw.tables}
    return len(laid) == len({number for number, _ in laid})


def teams(schedule: Schedule) -> Iterable[str]:
    """Tables in twos: the same teams the other way round, with the same games."""
    for draw in schedule.rounds:
        mirrored = [
            (two.ew, two.ns, two.games) == (one.ns, one.ew, one.games)
            for one, two in zip(draw.tables[0::2], draw.tables[1::2], strict=False)
            if isinstance(one, PairTable) and isinstance(two, PairTable)
        ]
        lengths = Counter(frozenset(table.people) for table in draw.tables)
        uneven = 2 * len(mirrored) != len(draw.tables) or len(set(lengths.values())) > 1
        if uneven or not all(mirrored):
            yield f"Ronde {draw.round}: twee tafels van een ontmoeting passen niet bij elkaar."
    yield from wallets(schedule)


def boompje(schedule: Schedule) -> Iterable[str]:
    """Three boompjes at a table, the writer at N, the others each time a seat on, clockwise."""
    for before, after in pairwise(schedule.rounds):
        if before.round % BOOMPJES == 0:
            continue
        now = {table.table: table for table in after.seatings}
        for one in before.seatings:
            two = now.get(one.table)
            if two and set(one.people) == set(two.people) and not _moved_on(one, two):
                yield f"Ronde {after.round}, tafel {one.table}: er is niet goed doorgeschoven."
        if _sat_elsewhere(before, after):
            yield f"Ronde {after.round}: de tafels zijn niet gelijk gebleven."


def _moved_on(one: Seating, two: Seating) -> bool:
    if len(one.people) == 4:
        n, s, e, w = one.people
        return two.people == (n, e, w, s)
    return one.people[-1] != two.people[-1]  # another is alone


def _sat_elsewhere(before: RoundDraw, after: RoundDraw) -> bool:
    """Whether somebody has another table, or now sits out though nobody came or went."""
    at = {one: table.table for table in before.seatings for one in table.people}
    moved = any(
        at.get(one, table.table) != table.table for table in after.seatings for one in table.people
    )
    same = set(before.entrants) == set(after.entrants)
    return moved or (same and not set(after.sits_out) <= set(before.sits_out))


def knockout(schedule: Schedule) -> Iterable[str]:
    """Check that each winner or free entrant has one place next round, and a new partner."""
    for before, after in pairwise(schedule.rounds):
        if not any(isinstance(table, KnockoutTable) for table in after.tables):
            yield from _decided_faults(before, after)
            continue
        come: Counter[int | Place] = Counter(
            place
            for table in after.tables
            for place in (table.places if isinstance(table, KnockoutTable) else table.people)
        )
        come.update((*after.free, *after.sits_out))
        expected = Counter[int | Place]((*before.sits_out, *before.free))
        expected.update(
            Place(before.round, table.table, winner)
            for table in before.seatings
            for winner in (1, 2)
        )
        # a number may stand at any place of a table that was decided
        numbers = sum(times for one, times in (come - expected).items() if isinstance(one, int))
        if (come - expected).total() != numbers or (expected - come).total() != numbers:
            yield f"Ronde {after.round}: niet ieder die doorgaat heeft er één plaats."
        free, was_free = {*after.free, *after.sits_out}, {*before.free, *before.sits_out}
        if len(free) > 2 or free & was_free:
            yield f"Ronde {after.round}: meer zijn vrij dan nodig, of weer dezelfden."
        for table in after.tables:
            if isinstance(table, KnockoutTable) and _together_again(table):
                yield f"Ronde {after.round}, tafel {table.table}: geen nieuwe maat."
    if schedule.rounds:
        yield from _first_round_faults(schedule.rounds[0])


def knockout_pairs(schedule: Schedule) -> Iterable[str]:
    """Check that one of each table, and the free one, goes on; at most one is free."""
    for before, after in pairwise(schedule.rounds):
        come: Counter[int | Place] = Counter((*after.sits_out, *after.free))
        for table in after.tables:
            come.update(table.places if isinstance(table, KnockoutTable) else table.people)
        going = len(before.seatings) + len(before.sits_out) + len(before.free)
        if come.total() > min(len(come), going):
            yield f"Ronde {after.round}: er spelen er meer dan er doorgaan."
        free, was_free = {*after.free, *after.sits_out}, {*before.free, *before.sits_out}
        if len(free) > 1 or free & was_free:
            yield f"Ronde {after.round}: meer zijn vrij dan nodig, of weer hetzelfde paar."
    if schedule.rounds and len(schedule.rounds[0].sits_out) > 1:
        yield "Ronde 1: er zijn er meer vrij dan nodig."


def _decided_faults(before: RoundDraw, after: RoundDraw) -> Iterable[str]:
    """Check the numbers of a round of which all are known: everybody played or was free before."""
    known = not any(isinstance(table, KnockoutTable) for table in before.tables)
    if known and set(after.entrants) - set(before.entrants):
        yield f"Ronde {after.round}: iemand speelt die er in de ronde ervoor niet bij was."
    going = 2 * len(before.seatings) + len(before.sits_out) + len(before.free)
    if len(after.entrants) > going or len(after.sits_out) > 2:
        yield f"Ronde {after.round}: er spelen er meer dan er doorgaan, of meer zijn vrij."
    partners = {two for table in before.seatings for two in table.partners}
    for table in after.seatings:
        if partners & set(table.partners):
            yield f"Ronde {after.round}, tafel {table.table}: geen nieuwe maat."


def _first_round_faults(first: RoundDraw) -> Iterable[str]:
    if any(not isinstance(table, TableSeats) for table in first.tables) or len(first.three) > 1:
        yield "Ronde 1: een tafel past niet bij de spelvorm."
    if first.seatings and len(first.sits_out) not in {0, 2}:
        yield "Ronde 1: er zijn er meer vrij dan nodig, of een oneven aantal gaat door."


def _together_again(table: KnockoutTable) -> bool:
    sides = (table.places[:2], table.places[2:]) if len(table.places) == 4 else ()
    return any(
        isinstance(a, Place) and isinstance(b, Place) and (a.round, a.table) == (b.round, b.table)
        for a, b in sides
    )


def wallets(schedule: Schedule) -> Iterable[str]:
    """Every table has its wallets, and nobody plays a game again in another round."""
    played: Counter[tuple[int, int]] = Counter()
    sizes = {len(games_at(table)) for draw in schedule.rounds for table in draw.tables}
    if len(sizes) > 1 or 0 in sizes:
        yield "Niet elke tafel heeft evenveel mapjes."
    for draw in schedule.rounds:
        # the tables of a match of teams have the same games
        played.update(
            {(one, game) for at in draw.tables for one in at.people for game in games_at(at)}
        )
    for (one, game), times in sorted(played.items()):
        if times > 1:
            yield f"{one} speelt spel {game} {times} keer."


def _met_within(rounds: Rounds, most: int) -> Iterable[str]:
    """Check that nobody meets anybody twice in as many rounds as go without that."""
    met: dict[frozenset[int], int] = defaultdict(int)
    for draw in rounds:
        couples = {frozenset(table.people) for table in draw.tables}
        for two in couples:
            met[two] += 1
            if met[two] > (draw.round - 1) // most + 1:
                yield f"Ronde {draw.round}: {sorted(two)} treffen elkaar te vroeg opnieuw."


def _sides_faults(schedule: Schedule, most: int) -> Iterable[str]:
    """Everybody sits N/Z about as often as O/W, but for rounds that he missed."""
    balance: Counter[int] = Counter()
    played: Counter[int] = Counter()
    for draw in schedule.rounds:
        for table in draw.tables:
            people = table.people
            half = len(people) // 2
            balance.update(people[:half])
            balance.subtract(people[half:])
            played.update(people)
    for one, difference in sorted(balance.items()):
        if abs(difference) > most + len(schedule.rounds) - played[one]:
            yield f"{one} zit {abs(difference)} keer vaker aan de ene kant dan aan de andere."
