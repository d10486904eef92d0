"""Evenings of comparison play for the window: pairs at their tables, wallets on them, scores."""

from datetime import date, timedelta

from clubadmin.model.evenings.evening import Evening
from clubadmin.model.members.member import Member
from clubadmin.services.attendance import attendance
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison import dealing
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.members import members, teams
from clubadmin.services.sheets import sheets
from tests.services.demo_club import demo_sheet_lines
from tests.services.evening_club import add_competition, add_pairs, add_people, come, once

LONG_NAME = "Wilhelmina Petronella van der Heijden-Bos"


@once
def contest_evening(
    club: OpenClub, count: int, *, rounds: int = 3, games: int = 4, form: str = "schevenings"
) -> Evening:
    """An evening of so many pairs (or players), drawn, with nothing typed."""
    competition = add_competition(club, form, games=games, rounds=rounds)
    evening = evenings.add_evening(club, competition.id, date(2026, 11, 12))
    come(club, evening, add_pairs(club, add_people(club, 2 * count)))
    return drawing.draw(club, evening.id, seed=1)[0]


def long_names(club: OpenClub) -> None:
    """Everybody gets a name of some forty letters."""
    for at, one in enumerate(members.members(club)):
        changed = Member(
            one.id, f"{LONG_NAME[12:]} {at}"[:40], first_name="Wilhelmina", version=one.version
        )
        members.change_member(club, changed)


def type_scores(club: OpenClub, evening: Evening, *, share: float = 1.0, seed: int = 0) -> None:
    """Type the scores of the first part of the tables."""
    tables = [one for drawn in evening.plan for one in drawn.tables]
    for at, table in enumerate(tables[: round(share * len(tables))]):
        lines = demo_sheet_lines(seed + at)[: evening.games]
        sheets.save_lines(club, table.table_id, dict(enumerate(lines, 1)))


def dealt(club: OpenClub, evening: Evening, seed: int = 7) -> None:
    """Deal the games of an evening by computer."""
    dealing.deal(club, evening.id, dealing.games_needed(club, evening.id), seed)


def another_session(club: OpenClub, first: Evening) -> Evening:
    """A week later the same pairs again, drawn."""
    evening = evenings.add_evening(club, first.competition_id, first.date + timedelta(days=7))
    for one in first.participants:
        evening = attendance.add_participant(club, evening.id, pair_id=one.pair_id)
    return drawing.draw(club, evening.id, seed=2)[0]


def team_evening(club: OpenClub, count: int = 2, *, rounds: int = 1, games: int = 2) -> Evening:
    """An evening of so many teams of four, drawn."""
    competition = add_competition(club, "teams", games=games, rounds=rounds)
    evening = evenings.add_evening(club, competition.id, date(2026, 11, 12))
    people = add_people(club, 4 * count)
    for at in range(count):
        four = [one.id for one in people[4 * at : 4 * at + 4]]
        team = teams.add_team(club, f"Team {at + 1}", four)
        evening = attendance.add_participant(club, evening.id, team_id=team.id)
    return drawing.draw(club, evening.id, seed=1)[0]
