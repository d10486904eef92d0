"""The entrants of the evening before are put on the list in one go."""

from dataclasses import replace
from datetime import date

import pytest

from clubadmin.errors import Refused
from clubadmin.services.attendance import attendance, entry_lists, substitutes
from clubadmin.services.attendance.entry_lists import entrants_before, take_over
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import evenings
from clubadmin.services.members import members
from clubadmin.services.standings import absences
from tests.services.evening_club import (
    add_people,
    content,
    contest_evening,
    undone_and_redone,
)


@pytest.mark.parametrize(("kind", "count"), [("individual", 5), ("schevenings", 4), ("teams", 3)])
def test_a_next_session_has_the_same_entrants_under_the_same_numbers(
    club: OpenClub, kind: str, count: int
) -> None:
    first = contest_evening(club, kind, count)
    person = first.participants[0]
    entry_lists.set_entry(club, first.id, person.id, number=20, line="A", district="Noord")
    second = evenings.add_evening(club, first.competition_id, date(2026, 11, 19))
    before = entrants_before(club, second.id)
    assert before is not None
    assert (before.number, len(before.people)) == (1, count)
    undone_and_redone(club, lambda one: take_over(one, second.id), restart=False)
    now = evenings.evening(club, second.id).participants
    assert [(one.number, one.name, one.line, one.district) for one in now] == [
        (one.number, one.name, one.line, one.district)
        for one in evenings.evening(club, first.id).participants
    ]


def test_who_stopped_or_is_there_already_is_left_out(club: OpenClub) -> None:
    first = contest_evening(club, "individual", 5)
    gone, there = (one.members[0] for one in first.participants[:2])
    members.change_member(club, replace(members.member(club, gone.id), active=False))
    second = evenings.add_evening(club, first.competition_id, date(2026, 11, 19))
    attendance.add_participant(club, second.id, member_id=there.id)
    new = add_people(club, 1)[0]
    attendance.add_participant(club, second.id, member_id=new.id)
    after = take_over(club, second.id)
    names = [one.members[0].id for one in after.participants]
    assert len(set(names)) == len(names) == 5
    assert gone.id not in names
    assert len({one.number for one in after.participants}) == 5


def test_a_substitute_was_for_that_evening_only(club: OpenClub) -> None:
    first = contest_evening(club, "pairs", 2)
    stand_in = add_people(club, 1)[0]
    pair = first.participants[0]
    substitutes.substitute(club, first.id, pair.id, 1, stand_in.id)
    second = evenings.add_evening(club, first.competition_id, date(2026, 11, 19))
    after = take_over(club, second.id)
    assert after.participants[0].name == pair.name


def test_with_nobody_to_take_over_it_is_refused(club: OpenClub) -> None:
    first = contest_evening(club, "individual", 4)
    before = content(club)
    assert entrants_before(club, first.id) is None
    with pytest.raises(Refused, match="niemand om over te nemen"):
        take_over(club, first.id)
    second = evenings.add_evening(club, first.competition_id, date(2026, 11, 19))
    take_over(club, second.id)
    with pytest.raises(Refused, match="niemand om over te nemen"):
        take_over(club, second.id)
    assert content(club) != before


def test_who_sent_word_for_this_evening_is_not_put_on_its_list(club: OpenClub) -> None:
    first = contest_evening(club, "individual", 5)
    away, silent = (one.members[0] for one in first.participants[1:3])
    second = evenings.add_evening(club, first.competition_id, date(2026, 11, 19))
    absences.note_away(club, second.id, away.id, notice=True)
    absences.note_away(club, second.id, silent.id, notice=False)
    before = entrants_before(club, second.id)
    assert before is not None
    assert len(before.people) == 3
    after = take_over(club, second.id)
    assert {away.id, silent.id}.isdisjoint(one.members[0].id for one in after.participants)


def test_a_pair_that_sent_word_is_not_put_on_the_list(club: OpenClub) -> None:
    first = contest_evening(club, "pairs", 2)
    away = first.participants[0].pair_id
    assert away is not None
    second = evenings.add_evening(club, first.competition_id, date(2026, 11, 19))
    absences.note_away(club, second.id, away, notice=True)
    assert [one.pair_id for one in take_over(club, second.id).participants] == [
        first.participants[1].pair_id
    ]
