"""Who is away with notice and without: noted before and after, worth what the rule says."""

from datetime import date

import pytest

from clubadmin.errors import Refused
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.attendance import attendance
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import evenings
from clubadmin.services.standings import absences, groups
from clubadmin.services.standings.standings import standings
from tests.services.evening_club import (
    evening_with,
    half_typed,
    pairs_evening,
    seat_by_hand,
    table_id,
    type_sheet,
    undone_and_redone,
)

LINES = "100 100 100 100"  # North and South 400 points, the others 248


def _two_evenings(club: OpenClub, **values: object) -> tuple[Evening, Evening]:
    """Four play the first evening, and only that; a fifth stands in for the fourth on another."""
    first = evening_with(club, 5, rounds=1, **values)
    last = first.participants[4]
    first = attendance.remove_participant(club, first.id, last.id)
    second = evenings.add_evening(club, first.competition_id, date(2026, 11, 19))
    for one in (*first.participants[:3], last):
        second = attendance.add_participant(club, second.id, member_id=one.members[0].id)
    for evening in (first, second):
        seated = seat_by_hand(club, evening, [{1: "1 2 3 4"}])
        type_sheet(club, table_id(seated, 1, 1), LINES)
    return first, second


def test_who_played_another_evening_is_looked_for(club: OpenClub):
    first, second = _two_evenings(club)
    assert [one.name for one in absences.absentees(club, first.id).rows] == ["P5 Eik"]
    assert [one.name for one in absences.absentees(club, second.id).rows] == ["P4 Dam"]


def test_who_is_in_a_group_is_looked_for_from_the_first_evening(club: OpenClub):
    evening = evening_with(club, 4)
    away = evening.participants[0]
    evening = attendance.remove_participant(club, evening.id, away.id)
    assert not absences.absentees(club, evening.id).rows
    groups.arrange(club, evening.competition_id, {away.members[0].id: "A"})
    assert [one.name for one in absences.absentees(club, evening.id).rows] == ["P1 Aal"]


def test_notice_and_none_are_noted_turned_and_taken_back(club: OpenClub):
    first, _second = _two_evenings(club)
    who = absences.absentees(club, first.id).rows[0].entrant_id

    def told(notice: bool | None, remark: str = ""):  # type: ignore[no-untyped-def]
        return lambda club: absences.set_absence(club, first.id, who, notice, remark)

    undone_and_redone(club, told(True, "belde dinsdag"), restart=False)
    (row,) = absences.absentees(club, first.id).rows
    assert (row.notice, row.remark) == (True, "belde dinsdag")
    assert absences.absentees(club, first.id).told == 1
    undone_and_redone(club, told(False), restart=False)
    assert absences.absentees(club, first.id).rows[0].notice is False
    undone_and_redone(club, told(None), restart=False)
    assert absences.absentees(club, first.id).rows[0].notice is None


def test_who_is_on_the_list_is_not_away(club: OpenClub):
    evening = evening_with(club, 4)
    who = evening.participants[0].members[0]
    with pytest.raises(Refused, match="P1 Aal staat op de lijst van aanwezigen van avond 1"):
        absences.set_absence(club, evening.id, who.id, True)
    with pytest.raises(Refused, match="Deze deelnemer is er niet"):
        absences.set_absence(club, evening.id, 999, True)


def test_who_sent_word_and_comes_all_the_same_is_there(club: OpenClub):
    evening = evening_with(club, 4)
    last = evening.participants[3]
    attendance.remove_participant(club, evening.id, last.id)
    absences.set_absence(club, evening.id, last.members[0].id, True)
    assert absences.absentees(club, evening.id).told == 1
    attendance.add_participant(club, evening.id, member_id=last.members[0].id)
    assert not absences.absentees(club, evening.id).rows


def test_pairs_are_away_as_pairs(club: OpenClub):
    evening = pairs_evening(club, 2)
    gone = evening.participants[1]
    attendance.remove_participant(club, evening.id, gone.id)
    assert gone.pair_id is not None
    found = absences.set_absence(club, evening.id, gone.pair_id, True)
    assert [one.name for one in found.rows] == ["P3 Cas – P4 Dam"]


def test_the_standings_give_what_the_rule_says_with_and_without_notice(club: OpenClub):
    first, second = _two_evenings(club, ranking="sum,absent:300,unnotified:none")
    fourth = next(one.members[0] for one in first.participants if one.number == 4)
    fifth = next(one.members[0] for one in second.participants if one.name == "P5 Eik")
    absences.set_absence(club, second.id, fourth.id, True)
    totals = {row.entrant_id: row.total for row in standings(club, first.competition_id).rows}
    # each made 248 with the second on the side of East and West, once; only the one sent word
    assert totals[fourth.id] == 248 + 300
    assert totals[fifth.id] == 248


def test_who_is_on_the_list_of_an_evening_that_goes_on_is_not_absent(club: OpenClub):
    # P5 to P8 made 400 and 248 on the first evening; of the second their sheet is not in yet
    second = half_typed(club, ranking="sum,absent:100")
    totals = {row.name: row.total for row in standings(club, second.competition_id).rows}
    assert (totals["P5 Eik"], totals["P7 Geel"]) == (400, 248)
