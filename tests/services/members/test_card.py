"""The card of one person: all of him read at once, and kept as one change."""

from datetime import date

import pytest

from clubadmin.domain.administration.dues import DuesKind
from clubadmin.model.members.known import Purpose
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import Particulars
from clubadmin.services.administration import accounts, charging, memberships
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.uses import uses
from clubadmin.services.members import consents, members, particulars
from clubadmin.services.members.card import card
from clubadmin.services.seasons import seasons
from clubadmin.storage.file.errors import RowMovedOn
from tests.services.evening_club import evening_with, seat_by_hand, table_id, type_sheet

TODAY = date(2026, 11, 23)


def test_a_new_member_with_his_address_is_one_change_and_so_is_what_is_changed_of_both(
    club: OpenClub,
) -> None:
    new = Particulars(Member(0, "Bos", "Ria", phone="075-1"), street="Kade 1", town="Zaandam")
    ria = particulars.keep(club, new, today=TODAY)
    assert (ria.member.name, ria.member.phone, ria.street) == ("Ria Bos", "075-1", "Kade 1")
    moved = ria.changed(member=ria.member.changed(phone="06-2"), street="Plein 2")
    again = particulars.keep(club, moved, today=TODAY)
    assert (again.member.phone, again.street) == ("06-2", "Plein 2")
    history.undo(club)
    assert card(club, ria.member.id).kept.street == "Kade 1"
    assert members.member(club, ria.member.id).phone == "075-1"
    history.undo(club)
    assert members.members(club) == ()
    history.redo(club)
    history.redo(club)
    there = card(club, ria.member.id).kept
    assert (there.member.phone, there.street) == ("06-2", "Plein 2")


def test_a_name_alone_keeps_no_particulars_and_an_old_form_is_refused(club: OpenClub) -> None:
    ria = particulars.keep(club, Particulars(Member(0, "Bos", "Ria")), today=TODAY)
    assert uses(club) == frozenset()
    renamed = ria.changed(member=ria.member.changed(first_name="Marie"))
    particulars.keep(club, renamed, today=TODAY)
    assert uses(club) == frozenset()
    with pytest.raises(RowMovedOn):
        particulars.keep(club, ria.changed(member=ria.member.changed(infix="van")), today=TODAY)


def test_what_somebody_agreed_to_owes_and_played_stands_on_his_card(club: OpenClub) -> None:
    evening = seat_by_hand(club, evening_with(club, 5), [{1: "1 2 3 4"}])
    one = members.members(club)[0].id
    season = seasons.seasons(club)[0].id
    assert card(club, one).evenings == 0
    type_sheet(club, table_id(evening, 1, 1), "92 100 81+20 70")
    consents.give_consent(club, [one], TODAY, purpose=Purpose.MAIL)
    consents.withdraw_consent(club, [one], TODAY, purpose=Purpose.PHONES)
    memberships.add_kind(club, season, DuesKind("Lid", 4500))
    memberships.give_kind(club, [one], "Lid")
    charging.charge(club, charging.charging(club, season))
    accounts.pay(club, season, one, 1000, day=TODAY)
    found = card(club, one)
    assert (found.evenings, found.last) == (1, evening.date)
    assert found.agreed == {Purpose.MAIL: True, Purpose.PHONES: False}
    assert found.owed == 3500
