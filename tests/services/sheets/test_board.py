"""The control desk: which sheets are in, typed, signed, and who still have theirs."""

import pytest

from clubadmin.errors import Gone, Refused
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from clubadmin.services.sheets import sheets
from tests.services.evening_club import evening_with, table_id, type_sheet, undone_and_redone


def test_every_sheet_is_where_it_is(club: OpenClub):
    evening, _ = drawing.draw(club, evening_with(club, 12, rounds=2).id, seed=1)
    type_sheet(club, table_id(evening, 1, 1), "92 85 70 100")
    type_sheet(club, table_id(evening, 1, 2), "92 85", sign=False)
    desk = sheets.control_desk(club, evening.id)
    assert [(one.place.round, one.place.number) for one in desk.sheets] == [
        (1, 1),
        (1, 2),
        (1, 3),
        (2, 1),
        (2, 2),
        (2, 3),
    ]
    assert (desk.to_come, desk.typing, desk.signed) == (4, 1, 1)
    first, half, third = desk.sheets[:3]
    assert first.signed
    assert first.signed_at
    assert (half.place.typed, half.games, half.to_come, half.signed) == (2, 4, False, False)
    assert third.to_come
    assert third.place.names


def test_before_the_draw_no_sheet_is_expected(club: OpenClub):
    assert sheets.control_desk(club, evening_with(club, 8).id).sheets == ()


def test_an_evening_that_is_gone_is_refused(club: OpenClub):
    with pytest.raises(Refused, match="staat niet in deze club"):
        sheets.control_desk(club, 77)


def test_pen_and_cards_are_ticked_where_they_come_back_with_the_sheet(club: OpenClub):
    evening = evening_with(club, 8, kind="boompje", rule_set="manille", rounds=3)
    evening, _ = drawing.draw(club, evening.id, seed=1)
    table = table_id(evening, 1, 1)
    assert sheets.control_desk(club, evening.id).hands_in
    undone_and_redone(club, lambda one: sheets.hand_in(one, table, pen=True), restart=False)
    undone_and_redone(club, lambda one: sheets.hand_in(one, table, cards=True), restart=False)
    first, second, *_ = sheets.control_desk(club, evening.id).sheets
    assert (first.pen, first.cards, second.pen, second.cards) == (True, True, False, False)
    sheets.hand_in(club, table, pen=False)
    assert not sheets.control_desk(club, evening.id).sheets[0].pen
    with pytest.raises(Gone, match="bestaat niet"):
        sheets.hand_in(club, 999, pen=True)


def test_a_club_that_plays_klaverjas_sees_no_pens(club: OpenClub):
    evening, _ = drawing.draw(club, evening_with(club, 8).id, seed=1)
    assert not sheets.control_desk(club, evening.id).hands_in
