"""Howell in comparison play: for players, now with this partner, now with that; and for pairs."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from clubadmin.domain.draw.draws.comparison import (
    alone_note,
    at_tables,
    contest,
    copies_note,
    drawn_pairs,
    finished,
    groups_meeting_once,
    in_a_row,
    sessions,
    too_few,
    wish_notes,
)
from clubadmin.domain.draw.draws.individual import draw_individual
from clubadmin.domain.draw.draws.movement import Movement, Planned, moved
from clubadmin.domain.draw.groups.directions import (
    alternated,
    compared_evenly,
    evened_sides,
    sides_of,
)
from clubadmin.domain.draw.groups.grouping import people_at_numbers
from clubadmin.domain.draw.groups.notes import apart_note
from clubadmin.domain.draw.groups.seater import Seater
from clubadmin.domain.draw.groups.swiss import best_first
from clubadmin.domain.draw.known.bounds import fewest_in_groups, fewest_repeats, repeats_in_groups
from clubadmin.domain.draw.known.continued import renumbered
from clubadmin.domain.draw.known.howell import howell, round_robin
from clubadmin.domain.draw.known.whist import known as known_whist
from clubadmin.domain.draw.known.whist import most_rounds, whist
from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.schedule import (
    Proof,
    RoundDraw,
    Schedule,
    TableSeats,
    count_repeats,
    groups_of,
)
from clubadmin.domain.draw.plan.task import Task, at_fixed_tables, fixed_notes
from clubadmin.domain.draw.request import DrawRequest
from clubadmin.domain.draw.search.local_search import Groups, alone
from clubadmin.domain.draw.wallets.assignment import (
    Games,
    Sets,
    Walleted,
    games_after,
    games_of,
    most_at_once,
    spare_sets,
    wallets_for,
)
from clubadmin.i18n import Message

FEWEST = 4

Wallets = Callable[[], list[Walleted]]  # of each session; found only for what is chosen
Plan = tuple[list[Groups], Wallets]


def draw_howell_pairs(request: DrawRequest) -> Schedule:
    """Draw a contest of pairs in one field, or what is left of it.

    With one round fewer than pairs (of an odd number: as many) each meets each. By standing or
    strength all tables play the same wallets at once.

    Answers the whole contest; of an odd number another pair sits out each round. Who comes later
    takes a number that is nobody's, and who leaves is missed by those that would have met it; if
    that cannot be, what is left is drawn.
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


def draw_howell_players(request: DrawRequest) -> Schedule:
    """Draw a contest of single players, or what is left of it.

    As long as that is possible nobody meets anybody again; for more rounds than that each has
    another partner each round, and opponents come round evenly. By standing or strength all
    tables play the same wallets at once.

    Answers the whole contest; whoever four does not divide sits out, in fair turns.
    """
    seed, games = request.seed, request.games_a_round
    task = contest(request, 4)
    if len(task.people) < FEWEST:
        return too_few(request.format, task, seed)
    whole = task.whole and not task.order and not task.fixed
    drawn = _whole(task, seed, games) if whole else _rest(task, seed, games)
    evening = (*task.kept, *drawn)
    repeats = count_repeats(evening)
    proof: Proof = "optimal" if repeats == fewest_repeats(evening) else "best-found"
    wanted = whole and task.apart and repeats.tablemates
    plain = _best(task.without_apart(), seed)[0] if wanted else None
    notes = [
        *_repeats_notes(repeats.partners, repeats.tablemates),
        *(apart_note(task, evening, plain, seed) if plain else []),
        *copies_note(most_at_once(drawn)),
        *alone_note(evening),
        *wish_notes(task, evening),
        *fixed_notes(drawn, task.fixed),
    ]
    return Schedule(
        request.format, len(set(request.entrants)), evening, repeats, proof, seed, tuple(notes)
    )


def _whole(task: Task, seed: int, games: int) -> tuple[RoundDraw, ...]:
    groups, wallets = _best(task, seed)
    sets = in_a_row(wallets())
    return tuple(
        _round(number, seated, [games_of(one, games) for one in sets[number - 1]])
        for number, seated in enumerate(evened_sides(groups), 1)
    )


def _rest(task: Task, seed: int, games: int) -> tuple[RoundDraw, ...]:
    """Rounds of which some people miss a few, or that come after others."""
    chance = Chance(seed)
    groups = groups_meeting_once(task, chance)
    sides = sides_of(task.kept)
    seated = Seater(task.history, task.kept, chance, sides).seat(task.numbers, groups)
    ordered = [best_first(draw, task.order) if task.order else draw for draw in seated]
    rounds = evened_sides([groups_of(draw) for draw in ordered], sides)
    tables = [at_tables(groups) for groups in rounds]
    laid = games_after(task.kept, tables, games, shared=bool(task.order))
    return tuple(
        at_fixed_tables(_round(number, seats, lying), task.fixed)
        for number, seats, lying in zip(task.numbers, rounds, laid, strict=True)
    )


def _best(task: Task, seed: int) -> Plan:
    """The plan with the fewest repeats, of partners before those at a table."""
    count, rounds = len(task.people), len(task.numbers)
    if not known_whist(count) or 3 * rounds < count:  # nobody need meet anybody again
        return _drawn(task, seed)
    whole = _tournament(task, seed)
    if _again(task, whole) <= (0, 0, fewest_in_groups(whole[0])):
        return whole
    return min(whole, _drawn(task, seed), key=lambda plan: _again(task, plan))


def _again(task: Task, plan: Plan) -> tuple[int, int, int]:
    """How often those meet who asked not to, and partners and table-mates meet again."""
    tables = [set(group) for groups in plan[0] for group in groups]
    unasked = sum(table.issuperset(two) for two in task.apart for table in tables)
    partners = [[two for group in groups for two in (group[:2], group[2:])] for groups in plan[0]]
    return unasked, len(repeats_in_groups(partners)), len(repeats_in_groups(plan[0]))


def _tournament(task: Task, seed: int) -> Plan:
    """A whist tournament, more than once if there are more rounds than it has."""
    count = len(task.people)
    known: list[Groups] = []
    parts: list[tuple[list[Groups], Sets | None]] = []
    for length in sessions(len(task.numbers), most_rounds(count)):
        found = whist(count, length)
        groups, sets = found if found else ([], None)
        known += groups
        parts.append(([at_tables(one) for one in groups], sets))

    def wallets() -> list[Walleted]:
        return [wallets_for(*part) for part in parts]

    return renumbered(known, people_at_numbers(task, known, Chance(seed))), wallets


def _drawn(task: Task, seed: int) -> Plan:
    """Tables as on an individual evening.

    There who asked to meet does so every round; here once, and so numbers are dealt out after.
    """
    wished = bool(task.together)
    asked = DrawRequest("individual", tuple(range(len(task.people))), len(task.numbers), seed)
    if not wished:
        asked = replace(
            asked, entrants=task.people, history=task.history, ledger=task.ledger, apart=task.apart
        )
    schedule = draw_individual(asked)
    groups = [groups_of(draw) for draw in schedule.rounds]
    if wished:
        groups = renumbered(groups, people_at_numbers(task, groups, Chance(seed)))
    return groups, lambda: [wallets_for([at_tables(one) for one in groups])]


def _round(number: int, groups: Groups, games: Sequence[Games]) -> RoundDraw:
    tables = tuple(
        TableSeats(at, *group, games=lying)
        for at, (group, lying) in enumerate(zip(at_tables(groups), games, strict=True), 1)
    )
    return RoundDraw(number, tables, tuple(sorted(alone(groups))))


def _repeats_notes(partners: int, tablemates: int) -> list[Message]:
    if not tablemates:
        return []
    again = (
        Message("{partners} keer spelen twee opnieuw samen", partners=partners)
        if partners
        else Message("niemand speelt twee keer met dezelfde maat")
    )
    return [
        Message(
            "{tablemates} keer treffen twee elkaar opnieuw aan tafel; {again}.",
            tablemates=tablemates,
            again=again,
        )
    ]
