"""A knock-out: who came further is in front, and who lost in the same round share a place."""

import pytest

from clubadmin.domain.terms import Position
from clubadmin.errors import Refused
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.attendance import attendance
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing, knockout
from clubadmin.services.evenings import evenings
from clubadmin.services.results import closing
from clubadmin.services.sheets import sheets
from tests.services.evening_club import evening_with


def play(club: OpenClub, evening: Evening, number: int, *lines: str) -> Evening:
    """Draw a round and type these lines at each table; N/Z's points."""
    drawn, _ = drawing.draw(club, evening.id)
    for table in drawn.plan[number - 1].tables:
        sheets.save_lines(club, table.table_id, dict(enumerate(lines, 1)))
        sheets.sign(club, table.table_id)
    return evenings.evening(club, evening.id)


def test_places_go_by_how_far_one_came(club: OpenClub) -> None:
    """Eight players: four, of two sides, lose in round 1 and share place 3; two lose the final."""
    evening = evening_with(club, 8, kind="knockout", games=1, rounds=2)
    played = play(club, evening, 1, "100")
    first = {one.number: one for one in closing.result(club, evening.id).rows}
    winners = {number for table in played.plan[0].tables for number in table.ns}
    assert {number for number, one in first.items() if one.place == 1} == winners
    assert {one.out_in for number, one in first.items() if number not in winners} == {1}
    last = play(club, played, 2, "100")
    closed = closing.close(club, evening.id)
    final = last.plan[1].tables[0]
    assert [one.place for one in closed.rows] == [1, 1, 2, 2, 3, 3, 3, 3]
    assert {one.number for one in closed.rows[:2]} == set(final.ns)
    assert [one.out_in for one in closed.rows] == [None, None, 2, 2, 1, 1, 1, 1]
    assert not any(one.poedelprijs for one in closed.rows)
    kept = closing.result_version(club, evening.id, 1)
    assert kept.rows == closed.rows


def test_a_level_final_keeps_the_evening_open_until_it_is_chosen_who_won(club: OpenClub) -> None:
    evening = evening_with(club, 4, kind="knockout", games=2, rounds=1)
    played = play(club, evening, 1, "100", "62")
    table = played.plan[0].tables[0]
    with pytest.raises(Refused, match="staat het aan tafel 1 gelijk"):
        closing.close(club, evening.id)
    knockout.go_on(club, table.table_id, (Position.E, Position.W), "geloot")
    closed = closing.close(club, evening.id)
    assert {one.number for one in closed.rows[:2]} == set(table.ew)
    names = " en ".join(
        one.name for one in sorted(closed.rows[:2], key=lambda one: table.ew.index(one.number))
    )
    assert [str(tie.message) for tie in closing.result_version(club, evening.id, 1).ties] == [
        f"Ronde 1, tafel 1: gelijk op 162; beslist voor {names}: geloot."
    ]


def test_a_winner_who_walks_away_goes_no_further_than_the_round_he_played(
    club: OpenClub,
) -> None:
    """Who lost in round 1 and takes his place has one of the two prizes of the final."""
    evening = evening_with(club, 8, kind="knockout", games=1, rounds=2)
    played = play(club, evening, 1, "100")
    gone = next(one for one in played.participants if one.number == played.plan[0].tables[0].ns[0])
    attendance.drop_out(club, evening.id, gone.id, 1)
    at_once = {one.number: one for one in closing.result(club, evening.id).rows}
    assert (at_once[gone.number].place, at_once[gone.number].out_in) == (3, 1)
    last = play(club, played, 2, "100").plan[1].tables[0]
    rows = closing.result(club, evening.id).rows
    assert [one.place for one in rows] == [1, 1, 2, 2, 3, 4, 4, 4]
    assert [one.out_in for one in rows] == [None, None, 2, 2, 1, 1, 1, 1]
    assert {one.number for one in rows[:2]} == set(last.ns)
    assert {one.number for one in rows[2:4]} == set(last.ew)
    assert rows[4].number == gone.number


def test_who_was_free_and_went_home_played_nothing_and_did_not_win(club: OpenClub) -> None:
    evening = evening_with(club, 6, kind="knockout", games=1, rounds=2)
    played = play(club, evening, 1, "100")
    free = played.plan[0].sitting_out[0]
    attendance.drop_out(club, evening.id, free.id, 1)
    play(club, played, 2, "100")
    row = closing.result(club, evening.id).rows[-1]
    assert (row.number, row.place, row.out_in) == (free.number, 4, 0)
