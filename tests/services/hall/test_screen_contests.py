"""What the hall sees of contests that do not go by points."""

import pytest

from clubadmin.domain.draw.formats import Decides
from clubadmin.domain.terms import Position
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.hall.screen import ScreenRow
from clubadmin.model.results.protest import ProtestDraft
from clubadmin.model.results.result import Parted, Ruled
from clubadmin.model.sheets.decision import DecisionDraft
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison import contests
from clubadmin.services.draw import knockout
from clubadmin.services.draw.drawing import draw
from clubadmin.services.hall import protests, screen
from clubadmin.services.results import closing
from clubadmin.services.sheets import decisions, sheets
from tests.services.comparison.contests import (
    HOWELL,
    SCHEVENINGS,
    TEAMS,
    contest_evening,
    type_all,
)
from tests.services.evening_club import evening_with, type_sheet

LINES = [("100", "82"), ("90", "82"), ("120", "90"), ("82", "100"), ("82", "100"), ("90", "82")]


def sign_round(club: OpenClub, evening: Evening, number: int) -> None:
    for table in evening.plan[number - 1].tables:
        sheets.sign(club, table.table_id)


def short(rows: tuple[ScreenRow, ...]) -> list[tuple[int, int, int]]:
    return [(row.place, row.number, row.score) for row in rows]


@pytest.fixture
def howell(club: OpenClub) -> Evening:
    return contest_evening(club, "howell-pairs", 4, HOWELL)


def test_matchpoints_stand_there_once_a_round_is_signed(club: OpenClub, howell: Evening) -> None:
    type_all(club, howell, LINES)
    for table in (table for plan in howell.plan for table in plan.tables):
        sheets.unsign(club, table.table_id)
    assert screen.facts(club, howell.id).standing.rows == ()
    sign_round(club, howell, 1)
    shown = screen.facts(club, howell.id).standing
    assert (shown.after, shown.decides, shown.over) == (1, Decides.MATCHPOINTS, False)
    first = contests.contest(club, howell.id, 1).fields[0].rows
    assert short(shown.rows) == [(row.place, row.number, row.matchpoints) for row in first]
    assert shown.rows[0].share == first[0].percentage


def test_the_result_of_a_contest_is_told_by_matchpoints_and_percent(
    club: OpenClub, howell: Evening
) -> None:
    type_all(club, howell, LINES)
    shown = screen.facts(club, howell.id)
    assert short(shown.ranking.rows) == [(1, 1, 19), (2, 4, 19), (3, 3, 17), (4, 2, 17)]
    assert [row.share for row in shown.ranking.rows] == [
        row.percentage for row in contests.contest(club, howell.id).fields[0].rows
    ]
    closing.close(club, howell.id)
    assert screen.facts(club, howell.id).ranking == shown.ranking


def test_of_equal_scores_it_is_told_what_put_the_first_before_the_other(
    club: OpenClub, howell: Evening
) -> None:
    type_all(club, howell, LINES)
    rows = contests.contest(club, howell.id).fields[0].rows
    told = [row.parted for row in screen.facts(club, howell.id).ranking.rows]
    expected = [
        Parted.TOPS if one.tops != other.tops else Parted.POINTS
        for one, other in ((rows[0], rows[1]), (rows[2], rows[3]))
    ]
    assert told == [expected[0], None, expected[1], None]


def test_two_fields_are_shown_and_announced_apart(club: OpenClub) -> None:
    evening = contest_evening(club, "schevenings", 6, SCHEVENINGS)
    lines = [("100", "82"), ("90", "82"), ("120", "90")] * 3
    type_all(club, evening, lines)
    fields = screen.facts(club, evening.id).ranking.fields
    assert [rows[0].field for rows in fields] == ["N/Z", "O/W"]
    assert [len(rows) for rows in fields] == [3, 3]


def test_teams_go_by_match_points_with_their_game_points(club: OpenClub) -> None:
    evening = contest_evening(club, "teams", 2, TEAMS)
    type_all(club, evening, [("100", "82", "90"), ("90", "102", "90")])
    shown = screen.facts(club, evening.id).ranking
    assert shown.decides is Decides.MATCHES
    assert [(row.place, row.name, row.score, row.detail) for row in shown.rows] == [
        (1, "Team 2", 2, 3),
        (2, "Team 1", 0, 3),
    ]


def test_of_a_knock_out_the_hall_sees_who_goes_on(club: OpenClub) -> None:
    evening, _ = draw(club, evening_with(club, 8, kind="knockout", rounds=2).id, 1)
    for table in evening.plan[0].tables:
        type_sheet(club, table.table_id, "100 100 100 100")
    shown = screen.facts(club, evening.id).standing
    going = {number for table in evening.plan[0].tables for number in table.ns}
    assert {row.number for row in shown.rows} == going
    assert {row.place for row in shown.rows} == {0}
    evening, _ = draw(club, evening.id)
    (final,) = evening.plan[1].tables
    type_sheet(club, final.table_id, "62 62 62 62")
    ranking = screen.facts(club, evening.id).ranking
    assert {row.number for row in ranking.rows if row.place == 1} == set(final.ew)
    assert len(ranking.rows) == 8


def test_a_level_table_sends_nobody_on_yet(club: OpenClub) -> None:
    evening, _ = draw(club, evening_with(club, 8, kind="knockout", rounds=2).id, 1)
    first, second = evening.plan[0].tables
    type_sheet(club, first.table_id, "100 62 100 62")
    type_sheet(club, second.table_id, "100 100 100 100")
    shown = screen.facts(club, evening.id).standing
    assert {row.number for row in shown.rows} == set(second.ns)


def test_the_scale_and_what_parts_equals_are_told_with_the_result(
    club: OpenClub, howell: Evening
) -> None:
    type_all(club, howell, LINES)
    told = [str(one) for one in screen.facts(club, howell.id).ranking.told]
    assert told == [
        "De laagste score op een spel heeft 2 matchpunten; allen samen halen 75,0%.",
        "Bij evenveel matchpunten gaan tops voor, dan punten.",
    ]


def test_that_there_was_a_decision_is_told_with_the_result(club: OpenClub) -> None:
    evening, _ = draw(club, evening_with(club, 4, rounds=1).id, 1)
    (table,) = evening.plan[0].tables
    type_sheet(club, table.table_id, "100 100 100 100")
    assert screen.facts(club, evening.id).ranking.told == ()
    before = screen.mark(club, evening.id)
    sheets.unsign(club, table.table_id)
    decisions.decide(
        club, table.table_id, 2, DecisionDraft("arbitral", None, "Verzaakt", "art. 6", "Bep", "62")
    )
    sheets.sign(club, table.table_id)
    told = [str(one) for one in screen.facts(club, evening.id).ranking.told]
    assert told == ["1 beslissing van de leiding is in deze uitslag verwerkt."]
    assert screen.mark(club, evening.id) != before
    at = table.table_id
    for draft in (
        ProtestDraft("Te veel.", None, at, 2),
        ProtestDraft("Te veel.", None, at, 3),
        ProtestDraft("Te veel."),
    ):
        protests.hand_in(club, evening.id, draft)
        made = protests.protests(club, evening.id)[-1].id
        protests.decide(club, made, upheld=True, ruling="Dat klopt.", decided_by="Bep")
    assert closing.result(club, evening.id).rulings == (
        Ruled(0, 0, None, "protest"),
        Ruled(1, 1, 2, "arbitral"),  # what followed from the protest against that game
        Ruled(1, 1, 3, "protest"),
    )


def test_the_bracket_shows_no_figure_of_a_sheet_that_is_not_signed(club: OpenClub) -> None:
    evening, _ = draw(club, evening_with(club, 8, kind="knockout", rounds=2).id, 1)
    first, second = evening.plan[0].tables
    type_sheet(club, first.table_id, "100 100 100 100")
    sheets.save_line(club, second.table_id, 1, "92")
    shown = screen.facts(club, evening.id).bracket
    assert shown is not None
    signed, typed = shown.rounds[0].tables
    assert sorted(seat.total or 0 for seat in signed.seats) == [248, 248, 400, 400]
    assert [seat.total for seat in typed.seats] == [None] * 4
    screen.hide_from(club, evening.id, 1)
    hidden = screen.facts(club, evening.id).bracket
    assert hidden is not None
    seats = [seat for table in hidden.rounds[0].tables for seat in table.seats]
    assert {(seat.total, seat.goes_on) for seat in seats} == {(None, False)}


def test_a_tie_that_is_decided_changes_what_the_hall_sees(club: OpenClub) -> None:
    evening, _ = draw(club, evening_with(club, 8, kind="knockout", rounds=2).id, 1)
    for table in evening.plan[0].tables:
        type_sheet(club, table.table_id, "100 62 100 62")
    before = screen.mark(club, evening.id)
    first = evening.plan[0].tables[0].table_id
    knockout.go_on(club, first, (Position.N, Position.S), "nog een spel")
    assert screen.mark(club, evening.id) != before
    shown = screen.facts(club, evening.id).bracket
    assert shown is not None
    assert shown.rounds[0].tables[0].reason == "nog een spel"
