"""Viertallen: two pairs of a team play the same games at two tables, in opposite directions.

Larger teams likewise, with more tables in twos.
"""

from collections.abc import Iterable, Mapping, Sequence

from clubadmin.domain.competition.chance import Chance
from clubadmin.domain.competition.comparison import (
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
from clubadmin.domain.competition.wallets import GAMES_A_ROUND, games_of, wallets_for

FORMAT = "teams"


def draw_teams(
    teams: Sequence[int],
    rounds: int,
    seed: int,
    *,
    pairs_a_team: int = 2,
    games_a_round: int = GAMES_A_ROUND,
    history: Meetings | None = None,
    ledger: Mapping[int, int] | None = None,
    together: Iterable[tuple[int, int]] = (),
    apart: Iterable[tuple[int, int]] = (),
) -> Schedule:
    """Draw matches between teams: each meets each, as far as the rounds go.

    Args:
        teams: the numbers of the teams.
        rounds: how many matches a team plays.
        seed: the same seed gives the same draw on any machine.
        pairs_a_team: an even number; a viertal has two.
        games_a_round: how many wallets a match has.
        history: which teams met before.
        ledger: how often each team sat out this season.
        together: teams that should meet.
        apart: teams that should not.

    Returns:
        The whole contest. A match takes as many tables as a team has pairs, of which `ns` and
        `ew` are the teams: odd pairs of a team always sit N/Z, even ones O/W.
    """
    task = contest(
        teams, rounds, size=2, history=history, ledger=ledger, together=together, apart=apart
    )
    count = len(task.people)
    if count < 2:
        return too_few(FORMAT, task, seed)
    most = count - 1 + count % 2
    parts = [round_robin(count, length) or [] for length in sessions(rounds, most)]
    known = [groups for part in parts for groups in part]
    sets, copies = in_a_row(
        wallets_for([at_tables(groups) for groups in part], compared=False) for part in parts
    )
    people = people_at_numbers(task, known, Chance(seed))
    drawn = tuple(
        _round(
            number,
            [[people[at] for at in group] for group in groups],
            [games_of(one, games_a_round) for one in sets[number - 1]],
            pairs_a_team // 2,
        )
        for number, groups in enumerate(alternated(known), 1)
    )
    repeats = count_repeats(drawn)
    proof: Proof = "optimal" if repeats.tablemates == forced(drawn) else "best-found"
    odd = ["Het aantal teams is oneven: in elke ronde zit er één vrij."] if count % 2 else []
    notes = [
        *odd,
        *repeats_note(repeats.tablemates, most, "teams"),
        *copies_note(pairs_a_team * copies),
        *wish_notes(task, drawn),
    ]
    return Schedule(FORMAT, count, drawn, repeats, proof, seed, tuple(notes))


def _round(number: int, groups: Groups, games: Sequence[tuple[int, ...]], twos: int) -> RoundDraw:
    tables: list[PairTable] = []
    for (one, other), played in zip(at_tables(groups), games, strict=True):
        for _ in range(twos):
            tables.append(PairTable(len(tables) + 1, one, other, games=played))
            tables.append(PairTable(len(tables) + 1, other, one, games=played))
    return RoundDraw(number, tuple(tables), tuple(g[0] for g in groups if len(g) == 1))
