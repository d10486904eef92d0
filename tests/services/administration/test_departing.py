"""Leaving the club is one act: what was chosen follows, and one undo brings all of it back."""

from datetime import date, timedelta

import pytest

from clubadmin.errors import Refused
from clubadmin.model.members.known import Follows, Purpose
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import Office
from clubadmin.model.members.wish import Wish, WishKind
from clubadmin.services.administration import accounts as payments
from clubadmin.services.administration import charging
from clubadmin.services.administration.accounts import accounts
from clubadmin.services.administration.departing import departing, leave
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import wishes
from clubadmin.services.evenings.evenings import evening
from clubadmin.services.members import consents, members, pairs, particulars
from clubadmin.services.sheets import sheets
from tests.services.administration.conftest import Treasury
from tests.services.evening_club import evening_with, seat_by_hand, undone_and_redone

DAY = date(2026, 11, 1)


def told(club: OpenClub, member_id: int, day: date = DAY) -> dict[Follows, str]:
    return {one: str(said) for one, said in departing(club, member_id, day).follows.items()}


def test_all_that_was_ticked_follows_in_one_change(treasury: Treasury) -> None:
    club, jan = treasury.club, treasury.jan
    jan = members.change_member(club, jan.changed(email="jan@club.nl", version=jan.version))
    charging.charge(club, charging.charging(club, treasury.season_id))
    payments.pay(club, treasury.season_id, jan.id, 1000, day=date(2026, 10, 1), how="cash")
    kept = particulars.particulars(club, jan.id)
    held = (Office(2019, "penningmeester"), Office(2010, "lid", 2012))
    particulars.keep(club, kept.changed(offices=held))
    wishes.add_wish(club, Wish(0, WishKind.APART, treasury.teun, jan))
    mate = pairs.add_pair(club, jan.id, treasury.mies.id)
    assert told(club, jan.id) == {
        Follows.MAIL: "Naar jan@club.nl gaat geen mail meer.",
        Follows.DUES: "€ 35,00 die nog open staat, vervalt.",
        Follows.WISHES: f"Vervalt: 1 wens en het paar {mate.label}.",
        Follows.OFFICES: "Loopt tot 2026: penningmeester.",
    }
    undone_and_redone(club, lambda opened: leave(opened, jan.id, "overleden", DAY, list(Follows)))
    left = particulars.particulars(club, jan.id)
    assert (left.ended, left.reason, left.member.active) == (DAY, "overleden", False)
    assert {one.last for one in left.offices} == {2026, 2012}
    assert told(club, jan.id) == {}
    (account,) = [one for one in accounts(club, treasury.season_id) if one.member.id == jan.id]
    assert (account.open, account.paid) == (0, 1000)
    (said,) = [one for one in consents.consents(club) if one.member.id == jan.id]
    assert not said.answers[Purpose.MAIL].holds
    assert wishes.wishes(club) == ()
    assert pairs.pairs(club) == ()


def test_what_was_not_ticked_stays(treasury: Treasury) -> None:
    club, jan = treasury.club, treasury.jan
    charging.charge(club, charging.charging(club, treasury.season_id))
    leave(club, jan.id, "verhuisd", DAY, ())
    assert told(club, jan.id) == {Follows.DUES: "€ 45,00 die nog open staat, vervalt."}
    assert jan.id not in [one.id for one in members.members(club)]


def test_only_a_list_on_which_nothing_of_his_was_typed_lets_him_go(club: OpenClub) -> None:
    night = seat_by_hand(club, evening_with(club, 5), [{1: "1 2 3 4"}])
    seated, waiting = (night.participants[at].members[0] for at in (0, 4))
    off = {Follows.EVENINGS: "Van de lijst van avond 1 van Maandavond."}
    assert told(club, seated.id, night.date) == told(club, waiting.id, night.date) == off
    assert told(club, waiting.id, night.date + timedelta(1)) == {}
    assert str(departing(club, waiting.id, night.date).told) == (
        "P5 Eik doet voortaan niet meer mee."
    )
    sheets.save_line(club, night.plan[0].tables[0].table_id, 1, "62")
    assert told(club, seated.id, night.date) == {}
    assert str(departing(club, seated.id, night.date).told) == (
        "P1 Aal heeft uitslagen. Die blijven; P1 Aal doet voortaan niet mee."
        " Op avond 1 van Maandavond speelt P1 Aal nog: ronde 1, tafel 1."
    )
    undone_and_redone(
        club, lambda opened: leave(opened, waiting.id, "opgezegd", night.date, list(Follows))
    )
    assert waiting not in [one.members[0] for one in evening(club, night.id).participants]


def test_until_a_day_to_come_he_stays_and_no_day_is_before_he_began(club: OpenClub) -> None:
    jan = members.add_member(club, Member(0, "Boer", first_name="Jan"))
    assert not departing(club, jan.id, DAY).used
    particulars.keep(club, particulars.particulars(club, jan.id).changed(joined=date(2020, 1, 1)))
    with pytest.raises(Refused, match="maar begon op 1 januari 2020"):
        leave(club, jan.id, "opgezegd", date(2019, 1, 1), ())
    later = date.today() + timedelta(30)
    assert str(departing(club, jan.id, later).told) == (
        "Tot en met die dag blijft Jan Boer in de lijst."
    )
    assert leave(club, jan.id, "opgezegd", later, ()).active
