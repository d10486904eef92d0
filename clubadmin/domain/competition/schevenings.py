"""Schevenings: N/Z stay, O/W move up a table, wallets move down; two fields, two results."""

from collections.abc import Iterable, Mapping, Sequence

from clubadmin.domain.competition.chance import Chance
from clubadmin.domain.competition.comparison import (
    alone_note,
    contest,
    repeats_note,
    sessions,
    too_few,
    wish_notes,
)
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
from clubadmin.domain.competition.wallets import GAMES_A_ROUND, games_of

FORMAT = "schevenings"

Seat = tuple[int, int, int]  # N/Z, who stay at the table of their number; O/W; set of wallets


def draw_schevenings(
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
    """Draw a contest of pairs in two fields.

    Args:
        pairs: the numbers of the pairs.
        rounds: how many; as many as there are tables go without anybody meeting again.
        seed: the same seed gives the same draw on any machine.
        games_a_round: how many wallets a table plays in a round.
        history: which pairs met before.
        ledger: how often each pair sat out this season.
        together: pairs that should meet.
        apart: pairs that should not.

    Returns:
        The whole contest; of an odd number another pair of O/W sits out each round.
    """
    task = contest(
        pairs, rounds, size=2, history=history, ledger=ledger, together=together, apart=apart
    )
    if len(task.people) < 2:
        return too_few(FORMAT, task, seed)
    tables = (len(task.people) + 1) // 2
    movement = [
        [(ns, ew, one + tables * session) for ns, ew, one in seats]
        for session, length in enumerate(sessions(rounds, tables))
        for seats in _movement(tables, length)
    ]
    missing = 2 * tables - len(task.people)  # the last table lacks its N/Z
    known = [_groups(seats, tables, missing) for seats in movement]
    people = people_at_numbers(task, known, Chance(seed))
    drawn = tuple(
        _round(number, seats, people, tables - missing, games_a_round)
        for number, seats in enumerate(movement, 1)
    )
    repeats = count_repeats(drawn)
    proof: Proof = (
        "optimal"
        if repeats.tablemates <= max(0, rounds - tables) * (tables - missing)
        else "best-found"
    )
    notes = [
        *_movement_notes(tables, rounds, missing),
        *repeats_note(repeats.tablemates, tables, "paren"),
        *alone_note(drawn),
        *wish_notes(task, drawn),
    ]
    return Schedule(FORMAT, len(task.people), drawn, repeats, proof, seed, tuple(notes))


def _movement(tables: int, rounds: int) -> list[list[Seat]]:
    """For each round the seats, table by table, all numbered from 0.

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


def _groups(seats: Sequence[Seat], tables: int, missing: int) -> Groups:
    """Numbers from 0: first who stay, then who move."""
    stay = tables - missing
    return [[ns, stay + ew] if ns < stay else [stay + ew] for ns, ew, _ in seats]


def _round(
    number: int,
    seats: Sequence[Seat],
    people: Sequence[int],
    stay: int,
    games: int,
) -> RoundDraw:
    tables = tuple(
        PairTable(ns + 1, people[ns], people[stay + ew], games=games_of(one, games))
        for ns, ew, one in seats
        if ns < stay
    )
    return RoundDraw(number, tables, tuple(people[stay + ew] for ns, ew, _ in seats if ns >= stay))


def _movement_notes(tables: int, rounds: int, missing: int) -> list[str]:
    notes = []
    if _skips(tables, rounds):
        notes.append(
            f"Er is een even aantal tafels: na ronde {tables // 2} slaan O/W een tafel over."
        )
    elif tables % 2 == 0 and rounds >= tables:
        shared = "" if missing else f" Tafel 1 en {tables} delen steeds dezelfde mapjes."
        notes.append(
            f"Er is een even aantal tafels: tussen tafel {tables // 2} en {tables // 2 + 1} ligt"
            f" steeds een stel mapjes dat een ronde overslaat.{shared}"
        )
    if missing:
        notes.append(
            f"Het aantal paren is oneven: wie bij tafel {tables} komt, zit die ronde vrij."
        )
    return notes
