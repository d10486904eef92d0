"""Teams of four, worked out on paper."""

import pytest

from clubadmin.domain.comparison.decisions import Decision
from clubadmin.model.comparison.comparison import CrossCell
from clubadmin.model.explain.figure_asked import ContestAsked
from clubadmin.services.care import health
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison import boards, deciding, matches
from clubadmin.services.explain import explain
from clubadmin.services.results import closing
from clubadmin.services.sheets import sheets
from clubadmin.services.standings.standings import standings
from tests.services.comparison.contests import (
    TEAMS,
    contest_evening,
    table_of,
    team_result,
    type_all,
)
from tests.services.evening_club import closed_by_rules


def test_a_match_goes_by_the_differences_of_the_two_tables(club: OpenClub) -> None:
    """Team 1 is N/Z at table 1 and O/W at table 2.

        game   table 1        table 2        team 1        team 2       difference
        1      100 -  62       90 -  72      100+72 = 172  62+90 = 152    20   2-0
        2       82 -  80      102 -  60      82+60  = 142  80+102 = 182  -40   0-2
        3       90 -  72       90 -  72      90+72  = 162  72+90 = 162     0   1-1

    Team 2 has 20 more in all and so wins the match.
    """
    evening = contest_evening(club, "teams", 2, TEAMS)
    type_all(club, evening, [("100", "82", "90"), ("90", "102", "90")])
    found = team_result(club, evening.id)
    (match,) = found.matches
    assert match.tables == (1, 2)
    assert (match.first.team, match.second.team) == ("Team 1", "Team 2")
    assert [(one.first, one.second, one.difference) for one in match.games] == [
        (172, 152, 20),
        (142, 182, -40),
        (162, 162, 0),
    ]
    assert [(one.first_points, one.second_points) for one in match.games] == [
        (2, 0),
        (0, 2),
        (1, 1),
    ]
    assert (match.saldo, match.first_match_points, match.second_match_points) == (-20, 0, 2)
    assert [
        (one.place, one.name, one.match_points, one.game_points, one.saldo, one.won, one.lost)
        for one in found.rows
    ] == [(1, "Team 2", 2, 3, 20, 1, 0), (2, "Team 1", 0, 3, -20, 0, 1)]


def test_a_match_is_not_decided_before_all_tables_are_in(club: OpenClub) -> None:
    evening = contest_evening(club, "teams", 2, TEAMS)
    sheets.save_lines(club, table_of(evening, 1, 1), {1: "100", 2: "82", 3: "90"})
    sheets.save_line(club, table_of(evening, 1, 2), 1, "90")
    found = team_result(club, evening.id)
    (match,) = found.matches
    assert (match.first_game_points, match.second_game_points, match.saldo) == (2, 0, 20)
    assert match.first_match_points is None
    assert not found.complete
    assert {one.match_points for one in found.rows} == {0}


@pytest.mark.parametrize("unplayed", ["-", "x"])
def test_a_match_ends_without_the_game_that_was_not_played(club: OpenClub, unplayed: str) -> None:
    """Game 3 is not played at table 1. Team 2 is N/Z at table 2.

        game   table 1        table 2        team 1         team 2        difference
        1      120 -  42       60 - 102      120+102 = 222   42+60 = 102     120   2-0
        2      120 -  42       60 - 102      222             102             120   2-0
        3      not played      60 - 102      neither gets anything

    So team 1 wins the match by 240, and both teams have a row in the standings.
    """
    evening = contest_evening(club, "teams", 2, TEAMS)
    type_all(club, evening, [("120", "120", unplayed), ("60", "60", "60")])
    closed = closing.close(club, evening.id)
    assert closed.teams is not None
    (match,) = closed.teams.matches
    assert (match.first_match_points, match.second_match_points, match.saldo) == (2, 0, 240)
    assert (match.games[2].first_points, match.games[2].second_points) == (0, 0)
    season = standings(club, evening.competition_id)
    assert [(one.place, one.name, one.total) for one in season.rows] == [
        (1, "Team 1", 2),
        (2, "Team 2", 0),
    ]
    team = closed.teams.rows[0].participant_id
    saldo = explain(club, ContestAsked(evening.id, team, "points"))
    said = {one.title: (one.figure, one.note) for _, one in saldo.walk()}
    assert said["Spel 3"] == ("–", "Niet gespeeld, vervallen of beslist: niet in het saldo.")
    assert saldo.value == 240


def test_a_match_closed_before_the_rule_changed_keeps_what_it_was(club: OpenClub) -> None:
    """Closed by the first rules a match with a game not played gave nobody match points."""
    evening = contest_evening(club, "teams", 2, TEAMS)
    type_all(club, evening, [("120", "120", "-"), ("60", "60", "60")])
    closed_by_rules(club, evening.id)
    assert health.check(club).ok
    assert standings(club, evening.competition_id).rows == ()
    closing.reopen(club, evening.id, "nagekeken")
    again = closing.close(club, evening.id)
    assert [row.matchpoints for row in again.rows] == [0, 0]
    assert (again.version, again.rectification) == (1, None)


def test_a_game_that_was_decided_gives_points_and_is_not_in_the_saldo(club: OpenClub) -> None:
    """Game 1 would give team 1 20 points and 2-0; N/Z of table 1, team 1, gets the lowest: 0-2."""
    evening = contest_evening(club, "teams", 2, TEAMS)
    type_all(club, evening, [("100", "82", "90"), ("90", "102", "90")])
    table = table_of(evening, 1, 1)
    told = {"reason": "Kaart ingezien", "decided_by": "A. Bos"}
    deciding.decide(club, table, 1, {Decision.LOWEST_NS}, **told)
    deciding.decide(club, table, 3, {Decision.EW_1}, **told)
    (match,) = team_result(club, evening.id).matches
    assert [(one.first_points, one.second_points) for one in match.games] == [
        (0, 2),
        (0, 2),
        (1, 0),
    ]
    assert (match.saldo, match.second_match_points) == (-40, 2)


def test_the_result_of_an_evening_of_teams_goes_by_match_points(club: OpenClub) -> None:
    evening = contest_evening(club, "teams", 2, TEAMS)
    type_all(club, evening, [("100", "82", "90"), ("90", "102", "90")])
    closed = closing.close(club, evening.id)
    assert [(one.place, one.name, one.score) for one in closed.rows] == [
        (1, "Team 2", 2),
        (2, "Team 1", 0),
    ]
    assert closed.teams == team_result(club, evening.id)
    kept = closing.result_version(club, evening.id, 1)
    assert kept.teams is not None
    assert kept.teams.rows == closed.teams.rows
    assert [match.saldo for match in kept.teams.matches] == [-20]
    season = standings(club, evening.competition_id)
    assert [(one.place, one.name, one.total) for one in season.rows] == [
        (1, "Team 2", 2),
        (2, "Team 1", 0),
    ]


def test_the_crosstable_of_teams_has_match_points_and_the_saldo(club: OpenClub) -> None:
    evening = contest_evening(club, "teams", 2, TEAMS)
    type_all(club, evening, [("100", "82", "90"), ("90", "102", "90")])
    (table,) = matches.crosstable(club, evening.id)
    first, second = (one.participant_id for one in table.rows)
    assert table.cells[first, second] == CrossCell(3, -20, 0)
    assert table.cells[second, first] == CrossCell(3, 20, 2)


def test_no_game_of_teams_is_worth_matchpoints(club: OpenClub) -> None:
    evening = contest_evening(club, "teams", 2, TEAMS)
    type_all(club, evening, [("100", "82", "90"), ("90", "102", "90")])
    board = boards.board(club, evening.id, 1)
    assert [(one.ns_points, one.ns_matchpoints, one.ns_top) for one in board.lines] == [
        (100, None, False),
        (90, None, False),
    ]
    sheet = matches.traveller(club, evening.id, evening.participants[0].id)
    assert [(one.table, one.game, one.points) for one in sheet.rows][:2] == [
        (1, 1, 100),
        (1, 2, 82),
    ]
    assert {one.matchpoints for one in sheet.rows} == {None}
