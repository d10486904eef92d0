"""What was done is told by deed, and going back to one takes back just what came after it."""

import pytest

from clubadmin.errors import Refused
from clubadmin.model.members.member import Member
from clubadmin.services.club import deeds, history
from clubadmin.services.draw import drawing
from clubadmin.services.members import members
from clubadmin.services.results import closing
from tests.services.evening_club import content, evening_with, table_id, type_sheet

SHEET = "92 92 92 92"


def test_going_back_to_a_deed_leaves_it_and_takes_back_all_after_it(club) -> None:
    members.add_member(club, Member(0, "Bos", "Ada"))
    before = content(club)
    (first, *_earlier) = deeds.deeds(club)
    for name in ("Dam", "Eik", "Fok"):
        members.add_member(club, Member(0, name))
    after = content(club)
    assert deeds.back_to(club, first.number) == 3
    assert content(club) == before
    told = deeds.deeds(club)
    assert [one.undone for one in told[:4]] == [True, True, True, False]
    assert "Fok" in str(told[0].label)
    for _step in range(3):
        history.redo(club)
    assert content(club) == after


def test_what_was_typed_on_a_sheet_in_a_row_is_one_line(club) -> None:
    evening = evening_with(club, 4)
    evening, _report = drawing.draw(club, evening.id)
    last = deeds.deeds(club)[0].number
    type_sheet(club, table_id(evening, 1, 1), SHEET)
    (sheet,) = (one for one in deeds.deeds(club) if one.number > last)
    assert sheet.changes > 1
    before = content(club)
    assert deeds.back_to(club, last) == sheet.changes
    assert content(club) != before


def test_past_what_cannot_be_undone_there_is_no_going_back(club) -> None:
    evening = evening_with(club, 4)
    evening, _report = drawing.draw(club, evening.id)
    last = deeds.deeds(club)[0].number
    for plan in evening.plan:
        type_sheet(club, table_id(evening, plan.round, 1), SHEET)
    closing.close(club, evening.id)
    before = content(club)
    with pytest.raises(Refused, match="kan niet ongedaan gemaakt worden"):
        deeds.back_to(club, last)
    assert content(club) == before
