"""A knock-out of fixed pairs, from the draw to its places and prizes."""

import pytest

from clubadmin.desktop.contest.bracket_pane import choices
from clubadmin.domain.terms import Position
from clubadmin.errors import Refused
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.attendance import attendance
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing, knockout
from clubadmin.services.evenings import evenings
from clubadmin.services.hall import screen
from clubadmin.services.results import closing
from tests.services.evening_club import pairs_evening, type_sheet

PRIZES = "1: beker, 2: bloemen, 3-4: wijn, poedelprijs: worst"


def _play(club: OpenClub, count: int, rounds: int) -> Evening:
    evening = pairs_evening(club, count, "knockout-pairs", rounds=rounds, games=1, prizes=PRIZES)
    for number in range(rounds):
        evening, _report = drawing.draw(club, evening.id)
        for at, table in enumerate(evening.plan[number].tables):
            type_sheet(club, table.table_id, str(100 + at))
    return evenings.evening(club, evening.id)


def test_eight_pairs_play_to_four_to_two_and_their_places_are_known(club: OpenClub) -> None:
    evening = _play(club, 8, 3)
    assert [len(plan.tables) for plan in evening.plan] == [4, 2, 1]
    winners = {table.ns[0] for table in evening.plan[0].tables}
    assert {one for table in evening.plan[1].tables for one in (*table.ns, *table.ew)} == winners
    rows = closing.close(club, evening.id).rows
    assert [row.place for row in rows] == [1, 2, 3, 3, 5, 5, 5, 5]
    told = [str(row.given) if row.given else "" for row in rows]
    assert told == ["beker", "bloemen", "wijn", "wijn", "", "", "", "poedelprijs: worst"]
    final = evening.plan[2].tables[0]
    assert [row.number for row in rows[:2]] == [final.ns[0], final.ew[0]]
    seen = knockout.bracket(club, evening.id)
    assert len(seen.winners) == 2
    assert {seat.number for seat in seen.winners} == {final.ns[0]}


def test_at_a_level_table_a_pair_goes_on_as_a_whole(club: OpenClub) -> None:
    evening = pairs_evening(club, 2, "knockout-pairs", rounds=1, games=2)
    drawn, _report = drawing.draw(club, evening.id)
    table = drawn.plan[0].tables[0]
    type_sheet(club, table.table_id, "100 62")
    (level,) = knockout.bracket(club, evening.id).level
    assert [set(one) for one in choices(level)] == [
        {Position.N, Position.S},
        {Position.E, Position.W},
    ]
    with pytest.raises(Refused, match="Van deze tafel gaat één paar door"):
        knockout.go_on(club, table.table_id, (Position.N, Position.E), "geloot")
    knockout.go_on(club, table.table_id, (Position.E, Position.W), "geloot")
    rows = closing.close(club, evening.id).rows
    assert [(row.place, row.number) for row in rows] == [(1, table.ew[0]), (2, table.ns[0])]


def test_of_five_one_is_free_and_the_hall_sees_each_pair_once(club: OpenClub) -> None:
    evening = pairs_evening(club, 5, "knockout-pairs", rounds=3, games=1)
    drawn, _report = drawing.draw(club, evening.id)
    assert len(drawn.plan[0].sitting_out) == 1
    for table in drawn.plan[0].tables:
        type_sheet(club, table.table_id, "100")
    shown = screen.facts(club, evening.id).standing.rows
    assert len(shown) == 3
    assert len({row.participant_id for row in shown}) == 3
    to_come = knockout.bracket(club, evening.id).rounds
    assert [len(one.tables) for one in to_come] == [2, 1, 1]


def test_for_a_pair_that_went_home_one_that_lost_plays_on(club: OpenClub) -> None:
    evening = pairs_evening(club, 4, "knockout-pairs", rounds=2, games=1)
    drawn, _report = drawing.draw(club, evening.id)
    for table in drawn.plan[0].tables:
        type_sheet(club, table.table_id, "100")
    gone = next(one for one in drawn.participants if one.number == drawn.plan[0].tables[0].ns[0])
    attendance.drop_out(club, evening.id, gone.id, 1)
    after, _report = drawing.draw(club, evening.id)
    (final,) = after.plan[1].tables
    assert gone.number not in final.numbers
    type_sheet(club, final.table_id, "100")
    rows = closing.close(club, evening.id).rows
    assert [row.place for row in rows] == [1, 2, 3, 4]
    assert rows[2].number == gone.number
