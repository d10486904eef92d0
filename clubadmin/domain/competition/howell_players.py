"""Howell for players: now with this partner, now with that, in comparison play."""

from collections.abc import Iterable, Mapping, Sequence

from clubadmin.domain.competition.bounds import (
    fewest_in_groups,
    fewest_repeats,
    repeats_in_groups,
)
from clubadmin.domain.competition.chance import Chance
from clubadmin.domain.competition.comparison import (
    alone_note,
    at_tables,
    contest,
    copies_note,
    in_a_row,
    sessions,
    too_few,
    wish_notes,
)
from clubadmin.domain.competition.directions import evened_sides
from clubadmin.domain.competition.grouping import people_at_numbers
from clubadmin.domain.competition.individual import draw_individual
from clubadmin.domain.competition.known import renumbered
from clubadmin.domain.competition.meetings import Meetings
from clubadmin.domain.competition.schedule import (
    Proof,
    RoundDraw,
    Schedule,
    TableSeats,
    count_repeats,
    groups_of,
)
from clubadmin.domain.competition.search import Groups
from clubadmin.domain.competition.task import Task
from clubadmin.domain.competition.wallets import (
    GAMES_A_ROUND,
    Walleted,
    games_of,
    wallets_for,
)
from clubadmin.domain.competition.whist import BASES, most_rounds, whist

FORMAT = "howell-players"

Plan = tuple[list[Groups], list[Walleted]]  # rounds, and the wallets of each session


def draw_howell_players(
    entrants: Sequence[int],
    rounds: int,
    seed: int,
    *,
    games_a_round: int = GAMES_A_ROUND,
    history: Meetings | None = None,
    ledger: Mapping[int, int] | None = None,
    together: Iterable[tuple[int, int]] = (),
    apart: Iterable[tuple[int, int]] = (),
) -> Schedule:
    """Draw a contest of single players.

    As long as that is possible nobody meets anybody again; for more rounds than that each has
    another partner each round, and opponents come round evenly.

    Args:
        entrants: the numbers of all who play.
        rounds: how many.
        seed: the same seed gives the same draw on any machine.
        games_a_round: how many wallets a table plays in a round.
        history: who met whom before.
        ledger: how often each sat out this season.
        together: couples that should meet.
        apart: couples that should not.

    Returns:
        The whole contest; whoever four does not divide sits out, in fair turns.
    """
    task = contest(
        entrants, rounds, size=4, history=history, ledger=ledger, together=together, apart=apart
    )
    count = len(task.people)
    if count < 4:
        return too_few(FORMAT, task, seed)
    groups, parts = _best(task, seed)
    sets, copies = in_a_row(parts)
    drawn = tuple(
        _round(number, seated, sets[number - 1], games_a_round)
        for number, seated in enumerate(evened_sides(groups), 1)
    )
    repeats = count_repeats(drawn)
    proof: Proof = "optimal" if repeats == fewest_repeats(drawn) else "best-found"
    notes = [
        *_repeats_notes(repeats.partners, repeats.tablemates),
        *copies_note(copies),
        *alone_note(drawn),
        *wish_notes(task, drawn),
    ]
    return Schedule(FORMAT, count, drawn, repeats, proof, seed, tuple(notes))


def _best(task: Task, seed: int) -> Plan:
    """The plan with the fewest repeats, of partners before those at a table."""
    count, rounds = len(task.people), len(task.numbers)
    if count not in BASES or 3 * rounds < count:  # nobody need meet anybody again
        return _drawn(task, seed)
    whole = _tournament(task, seed)
    if _again(whole) <= (0, fewest_in_groups(whole[0])):
        return whole
    return min(whole, _drawn(task, seed), key=_again)


def _again(plan: Plan) -> tuple[int, int]:
    """How often partners and table-mates meet again."""
    partners = [[two for group in groups for two in (group[:2], group[2:])] for groups in plan[0]]
    return len(repeats_in_groups(partners)), len(repeats_in_groups(plan[0]))


def _tournament(task: Task, seed: int) -> Plan:
    """A whist tournament, more than once if there are more rounds than it has."""
    count = len(task.people)
    known: list[Groups] = []
    parts: list[Walleted] = []
    for length in sessions(len(task.numbers), most_rounds(count)):
        found = whist(count, length)
        groups, sets = found if found else ([], None)
        known += groups
        parts.append(wallets_for([at_tables(one) for one in groups], sets))
    return renumbered(known, people_at_numbers(task, known, Chance(seed))), parts


def _drawn(task: Task, seed: int) -> Plan:
    """Tables as on an individual evening.

    There who asked to meet does so every round; here once, and so numbers are dealt out after.
    """
    wished = bool(task.together)
    schedule = draw_individual(
        range(len(task.people)) if wished else task.people,
        len(task.numbers),
        seed,
        history=None if wished else task.history,
        ledger=None if wished else task.ledger,
        apart=() if wished else task.apart,
    )
    groups = [groups_of(draw) for draw in schedule.rounds]
    if wished:
        groups = renumbered(groups, people_at_numbers(task, groups, Chance(seed)))
    return groups, [wallets_for([at_tables(one) for one in groups])]


def _round(number: int, groups: Groups, sets: Sequence[int], games: int) -> RoundDraw:
    tables = tuple(
        TableSeats(at, *group, games=games_of(one, games))
        for at, (group, one) in enumerate(zip(at_tables(groups), sets, strict=True), 1)
    )
    return RoundDraw(number, tables, tuple(sorted(one[0] for one in groups if len(one) == 1)))


def _repeats_notes(partners: int, tablemates: int) -> list[str]:
    if not tablemates:
        return []
    again = (
        f"{partners} keer spelen twee opnieuw samen"
        if partners
        else "niemand speelt twee keer met dezelfde maat"
    )
    return [f"{tablemates} keer treffen twee elkaar opnieuw aan tafel; {again}."]
