"""Contests that were seated by hand, so that every figure can be worked out on paper."""

from collections.abc import Mapping, Sequence
from datetime import date

from clubadmin.model.club.club import Saved
from clubadmin.model.comparison.comparison import TeamContest
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.attendance import attendance
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison import boards
from clubadmin.services.comparison.matches import load_teams
from clubadmin.services.evenings import evenings
from clubadmin.services.evenings.head import evening_head
from clubadmin.services.members import pairs, teams
from clubadmin.services.sheets import sheets
from clubadmin.storage.schema.tablenames import PlayingTableRow, SeatRow
from tests.services.evening_club import add_competition, add_people

Round = Mapping[int, tuple[str, str, Sequence[int]]]
"""By table the numbers N/Z, the numbers O/W and the wallets."""

SCHEVENINGS: tuple[Round, ...] = (
    {1: ("1", "4", (1, 2)), 2: ("2", "5", (3, 4)), 3: ("3", "6", (5, 6))},
    {1: ("1", "6", (3, 4)), 2: ("2", "4", (5, 6)), 3: ("3", "5", (1, 2))},
    {1: ("1", "5", (5, 6)), 2: ("2", "6", (1, 2)), 3: ("3", "4", (3, 4))},
)
"""Six pairs: N/Z stay, O/W move up a table, wallets move down; all play all six games."""

HOWELL: tuple[Round, ...] = (
    {1: ("1", "2", (1, 2)), 2: ("3", "4", (1, 2))},
    {1: ("3", "1", (3, 4)), 2: ("4", "2", (3, 4))},
    {1: ("1", "4", (5, 6)), 2: ("2", "3", (5, 6))},
)
"""Four pairs, each meets each."""

PLAYERS: tuple[Round, ...] = (
    {1: ("1 2", "3 4", (1, 2)), 2: ("5 6", "7 8", (1, 2))},
    {1: ("1 3", "5 7", (3, 4)), 2: ("2 4", "6 8", (3, 4))},
)
"""Eight single players, two rounds."""

TEAMS: tuple[Round, ...] = ({1: ("1", "2", (1, 2, 3)), 2: ("2", "1", (1, 2, 3))},)
"""A match of two teams of four: at table 2 they sit the other way round."""


def contest_evening(
    club: OpenClub, form: str, entrants: int, rounds: Sequence[Round], lines: Sequence[str] = ()
) -> Evening:
    """An evening of a format with so many entrants, seated by hand.

    Args:
        club: the open club.
        form: a format.
        entrants: how many members, pairs or teams of four.
        rounds: who sits where.
        lines: the group of each, by number; () where there is one.
    """
    games = len(rounds[0][1][2])
    competition = add_competition(club, form, games=games, rounds=len(rounds))
    evening = evenings.add_evening(club, competition.id, date(2026, 11, 12))
    size = {"howell-players": 1, "individual": 1, "knockout": 1, "teams": 4}.get(form, 2)
    people = add_people(club, size * entrants)
    for at in range(entrants):
        ids = [one.id for one in people[at * size : (at + 1) * size]]
        which = {"line": lines[at] if lines else ""}
        if size == 1:
            evening = attendance.add_participant(club, evening.id, member_id=ids[0], **which)
        elif size == 2:
            pair = pairs.add_pair(club, *ids)
            evening = attendance.add_participant(club, evening.id, pair_id=pair.id, **which)
        else:
            team = teams.add_team(club, f"Team {at + 1}", ids)
            evening = attendance.add_participant(club, evening.id, team_id=team.id, **which)
    return seat(club, evening, rounds)


def seat(club: OpenClub, evening: Evening, rounds: Sequence[Round]) -> Evening:
    """Seat people and put wallets on the tables."""
    people = {one.number: one for one in evening.participants}
    with club.store.change("met de hand ingedeeld") as change:
        for number, tables in enumerate(rounds, 1):
            for table, (ns, ew, wallets) in tables.items():
                table_id = change.insert(
                    PlayingTableRow,
                    evening_id=evening.id,
                    round=number,
                    number=table,
                    wallets=",".join(map(str, wallets)),
                )
                for positions, numbers in (("ns", ns), ("ew", ew)):
                    sitting = [people[int(one)] for one in numbers.split()]
                    for at, position in enumerate(positions):
                        one = sitting[at % len(sitting)]
                        away = 2 if len(one.members) > 2 and positions == "ew" else 0
                        member = one.members[(at if len(sitting) == 1 else 0) + away]
                        change.insert(
                            SeatRow,
                            playing_table_id=table_id,
                            position=position,
                            participant_id=one.id,
                            member_id=member.id,
                        )
    return evenings.evening(club, evening.id)


def table_of(evening: Evening, round_number: int, table: int) -> int:
    """The id of a table."""
    plan = next(one for one in evening.plan if one.round == round_number)
    return next(one.table_id for one in plan.tables if one.number == table)


def type_all(club: OpenClub, evening: Evening, lines: Sequence[Sequence[str]]) -> None:
    """Type the sheets of all tables, by round and table, and sign them."""
    tables = [table for plan in evening.plan for table in plan.tables]
    for table, typed in zip(tables, lines, strict=True):
        sheets.save_lines(club, table.table_id, dict(enumerate(typed, 1)))
        sheets.sign(club, table.table_id)


def save_line(club: OpenClub, evening_id: int, game: int, table_id: int, typed: str) -> Saved:
    """Store what a table made of a game, in the row of its sheet."""
    lines = boards.board(club, evening_id, game).lines
    (row,) = (one.row for one in lines if one.table_id == table_id)
    return sheets.save_line(club, table_id, row, typed)


def team_result(club: OpenClub, evening_id: int) -> TeamContest:
    """The matches of an evening of teams, and who stands where."""
    return club.read(lambda conn: load_teams(conn, evening_head(conn, evening_id)))
