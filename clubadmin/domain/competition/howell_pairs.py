"""Howell for pairs: each meets each, now N/Z and now O/W."""

from collections.abc import Iterable, Mapping, Sequence

from clubadmin.domain.competition.chance import Chance
from clubadmin.domain.competition.comparing import compared_evenly
from clubadmin.domain.competition.comparison import (
    alone_note,
    at_tables,
    contest,
    copies_note,
    forced,
    in_a_row,
    repeats_note,
    sessions,
    too_few,
    wish_notes,
)
from clubadmin.domain.competition.construct import round_robin
from clubadmin.domain.competition.directions import alternated
from clubadmin.domain.competition.grouping import people_at_numbers
from clubadmin.domain.competition.meetings import Meetings
from clubadmin.domain.competition.schedule import (
    PairTable,
    Proof,
    RoundDraw,
    Schedule,
    count_repeats,
)
from clubadmin.domain.competition.search import Groups
from clubadmin.domain.competition.starters import howell
from clubadmin.domain.competition.wallets import GAMES_A_ROUND, Walleted, games_of, wallets_for

FORMAT = "howell-pairs"


def draw_howell_pairs(
    pairs: Sequence[int],
    rounds: int,
    seed: int,
    *,
    games_a_round: int = GAMES_A_ROUND,
    history: Meetings | None = None,
    ledger: Mapping[int, int] | None = None,
    together: Iterable[tuple[int, int]] = (),
    apart: Iterable[tuple[int, int]] = (),
) -> Schedule:
    """Draw a contest of pairs in one field.

    Args:
        pairs: the numbers of the pairs.
        rounds: how many; with one fewer than pairs (of an odd number: as many) each meets each.
        seed: the same seed gives the same draw on any machine.
        games_a_round: how many wallets a table plays in a round.
        history: which pairs met before.
        ledger: how often each pair sat out this season.
        together: pairs that should meet.
        apart: pairs that should not.

    Returns:
        The whole contest; of an odd number another pair sits out each round.
    """
    task = contest(
        pairs, rounds, size=2, history=history, ledger=ledger, together=together, apart=apart
    )
    count = len(task.people)
    if count < 2:
        return too_few(FORMAT, task, seed)
    most = count - 1 + count % 2
    parts = [_session(count, length) for length in sessions(rounds, most)]
    known = [groups for part, _ in parts for groups in part]
    sets, copies = in_a_row(walleted for _, walleted in parts)
    people = people_at_numbers(task, known, Chance(seed))
    drawn = tuple(
        _round(
            number,
            [[people[at] for at in group] for group in groups],
            sets[number - 1],
            games_a_round,
        )
        for number, groups in enumerate(compared_evenly(alternated(known), sets), 1)
    )
    repeats = count_repeats(drawn)
    proof: Proof = "optimal" if repeats.tablemates == forced(drawn) else "best-found"
    notes = [
        *repeats_note(repeats.tablemates, most, "paren"),
        *copies_note(copies),
        *alone_note(drawn),
        *wish_notes(task, drawn),
    ]
    return Schedule(FORMAT, count, drawn, repeats, proof, seed, tuple(notes))


def _session(count: int, rounds: int) -> tuple[list[Groups], Walleted]:
    """Rounds in which nobody meets again, and their wallets."""
    known = howell(count, rounds)
    groups, sets = known if known else (round_robin(count, rounds) or [], None)
    return groups, wallets_for([at_tables(one) for one in groups], sets)


def _round(number: int, groups: Groups, sets: Sequence[int], games: int) -> RoundDraw:
    tables = tuple(
        PairTable(at, ns, ew, games=games_of(one, games))
        for at, ((ns, ew), one) in enumerate(zip(at_tables(groups), sets, strict=True), 1)
    )
    return RoundDraw(number, tables, tuple(group[0] for group in groups if len(group) == 1))
