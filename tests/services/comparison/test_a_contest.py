"""A contest of every format from its entries to the standings, drawn as a club draws it."""

from collections import Counter
from datetime import date

import pytest

from clubadmin.model.evenings.evening import Evening
from clubadmin.model.results.result import EveningResult
from clubadmin.services.attendance import attendance
from clubadmin.services.care import health
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison import boards, dealing
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.members import pairs, teams
from clubadmin.services.results import closing
from clubadmin.services.sheets import sheets
from clubadmin.services.standings.standings import standings
from tests.services.comparison.contests import save_line
from tests.services.evening_club import add_competition, add_people


def entered(club: OpenClub, form: str, entrants: int, lines: str = "") -> Evening:
    competition = add_competition(club, form, games=2, rounds=3)
    evening = evenings.add_evening(club, competition.id, date(2026, 11, 12))
    size = {"howell-players": 1, "teams": 4}.get(form, 2)
    people = add_people(club, size * entrants)
    for at in range(entrants):
        ids = [one.id for one in people[at * size : (at + 1) * size]]
        line = lines[at % len(lines)] if lines else ""
        if form == "howell-players":
            evening = attendance.add_participant(club, evening.id, member_id=ids[0], line=line)
        elif form == "teams":
            team = teams.add_team(club, f"Team {at + 1}", ids)
            evening = attendance.add_participant(club, evening.id, team_id=team.id, line=line)
        else:
            pair = pairs.add_pair(club, *ids)
            evening = attendance.add_participant(club, evening.id, pair_id=pair.id, line=line)
    return drawing.draw(club, evening.id, seed=7)[0]


def play(club: OpenClub, evening: Evening) -> None:
    """Enter game by game, then sign every sheet."""
    for state in boards.boards(club, evening.id):
        for at, line in enumerate(boards.board(club, evening.id, state.game).lines):
            points = str((state.game * 37 + at * 53) % 80 + 82)
            save_line(club, evening.id, state.game, line.table_id, points)
    assert all(one.complete for one in boards.boards(club, evening.id))
    for plan in evening.plan:
        for table in plan.tables:
            sheets.sign(club, table.table_id)


def given(club: OpenClub, evening: EveningResult) -> int:
    """What a contest gives in all: 2 + 4 + ... + 2n = n(n + 1) on each side of each game."""
    heads = 2 if evening.format == "howell-players" else 1
    total = 0
    for state in boards.boards(club, evening.evening_id):
        lines = boards.board(club, evening.evening_id, state.game).lines
        for times in Counter(line.line for line in lines).values():
            total += 2 * heads * times * (times + 1)
    return total


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("form", "entrants", "lines"),
    [
        ("schevenings", 8, ""),
        ("schevenings", 9, ""),
        ("schevenings", 12, "AB"),
        ("howell-pairs", 6, ""),
        ("howell-pairs", 7, ""),
        ("howell-pairs", 12, "AB"),
        ("howell-players", 16, ""),
        ("howell-players", 18, ""),
        ("teams", 4, ""),
        ("teams", 5, ""),
    ],
)
def test_a_contest_is_played_and_closed(
    club: OpenClub, form: str, entrants: int, lines: str
) -> None:
    evening = entered(club, form, entrants, lines)
    dealt = dealing.deal(club, evening.id, dealing.games_needed(club, evening.id), 1976)
    assert [one.reserve for one in dealt][-3:] == [False, True, True]
    play(club, evening)
    closed = closing.close(club, evening.id)
    assert len({row.participant_id for row in closed.rows}) == len(closed.rows) == entrants
    if closed.contest:
        everybody = [row for field in closed.contest.fields for row in field.rows]
        assert closed.contest.complete
        assert {row.participant_id for row in everybody} == {
            row.participant_id for row in closed.rows
        }
        assert sum(row.matchpoints for row in everybody) == given(club, closed)
    else:
        assert closed.teams
        assert closed.teams.complete
    assert health.check(club).problems == ()
    assert len(standings(club, evening.competition_id).rows) == len(
        [row for row in closed.rows if row.rounds]
    )
    closing.reopen(club, evening.id, "Nakijken")
    assert health.check(club).problems == ()


def test_somebody_who_leaves_or_comes_late_keeps_the_contest_going(club: OpenClub) -> None:
    evening = entered(club, "howell-pairs", 8)
    first = evening.plan[0].tables[0]
    sheets.save_lines(club, first.table_id, {1: "100", 2: "90"})
    attendance.drop_out(club, evening.id, evening.participants[-1].id, 1)
    evening, _ = drawing.draw(club, evening.id, seed=7)
    play(club, evening)
    closed = closing.close(club, evening.id)
    assert closed.contest is not None
    assert closed.contest.fields[0].unequal  # not everybody could get as much
    assert health.check(club).ok
