"""Somebody who sits in the draw leaves: it is told where, done as far as it can be, and undone."""

import pytest

from clubadmin.errors import Refused
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.attendance.attendance import leave, told_of_leaving
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.sheets import sheets
from tests.services.evening_club import evening_with, seat_by_hand


def _drawn(club: OpenClub, rounds: int = 2) -> Evening:
    plan = [{1: "1 2 3 4", 2: "5 6 7 8"}, {1: "1 5 3 7", 2: "2 6 4 8"}][:rounds]
    return seat_by_hand(club, evening_with(club, 9, rounds=rounds), plan)


def _told(club: OpenClub, evening: Evening, number: int) -> str:
    return str(told_of_leaving(club, evening.id, evening.participants[number - 1].id) or "")


def test_who_sits_nowhere_simply_goes(club: OpenClub) -> None:
    evening = _drawn(club)
    assert _told(club, evening, 9) == ""
    assert len(leave(club, evening.id, evening.participants[8].id).participants) == 8


def test_table_and_round_are_told_and_one_undo_brings_back_who_left(club: OpenClub) -> None:
    evening = _drawn(club)
    assert _told(club, evening, 6) == (
        "P6 Fok zit in ronde 1 aan tafel 2: van de lijst halen verandert die indeling."
    )
    after = leave(club, evening.id, evening.participants[5].id)
    assert [one.number for one in after.participants] == [1, 2, 3, 4, 5, 7, 8, 9]
    history.undo(club)
    assert evenings.evening(club, evening.id) == evening


def test_who_played_drops_out_after_what_was_typed(club: OpenClub) -> None:
    evening = _drawn(club)
    sheets.save_line(club, evening.plan[0].tables[1].table_id, 1, "92")
    before = evenings.evening(club, evening.id)
    assert _told(club, evening, 6) == (
        "P6 Fok zit in ronde 1 aan tafel 2, en van die ronde is al getypt. Die ronde blijft zoals"
        " hij is; P6 Fok valt uit na ronde 1, en vanaf ronde 2 verandert de indeling."
    )
    after = leave(club, evening.id, evening.participants[5].id)
    assert after.participants[5].last_round == 1
    assert after.plan[0] == before.plan[0]
    history.undo(club)
    assert evenings.evening(club, evening.id) == before


def test_before_the_next_round_is_drawn_there_is_no_table_to_change(club: OpenClub) -> None:
    evening = seat_by_hand(club, evening_with(club, 8), [{1: "1 2 3 4", 2: "5 6 7 8"}])
    sheets.save_line(club, evening.plan[0].tables[0].table_id, 1, "92")
    assert _told(club, evening, 1).endswith("blijft zoals hij is; P1 Aal valt uit na ronde 1.")


def test_after_the_last_round_nobody_leaves_any_more(club: OpenClub) -> None:
    evening = _drawn(club, rounds=1)
    sheets.save_line(club, evening.plan[0].tables[0].table_id, 1, "92")
    assert _told(club, evening, 1) == ""
    with pytest.raises(Refused, match=r"aan tafel 1, .* P1 Aal blijft op de lijst\.$"):
        leave(club, evening.id, evening.participants[0].id)


def test_who_is_not_on_the_list_is_refused(club: OpenClub) -> None:
    evening = drawing.draw(club, evening_with(club, 8).id, seed=1)[0]
    with pytest.raises(Refused):
        told_of_leaving(club, evening.id, 999)
