"""Somebody who stands in the list twice: found, made one with all results, and undone whole."""

from datetime import date
from pathlib import Path
from random import Random

import pytest

from clubadmin.domain.administration.dues import DuesKind
from clubadmin.errors import Refused
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.members.known import Alikeness, Purpose
from clubadmin.model.members.member import Member
from clubadmin.model.members.wish import Wish, WishKind
from clubadmin.services.administration import accounts as payments
from clubadmin.services.administration import charging, memberships
from clubadmin.services.administration.accounts import accounts
from clubadmin.services.archive.career import career
from clubadmin.services.attendance import attendance
from clubadmin.services.care import health
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.draw import wishes
from clubadmin.services.evenings import evenings
from clubadmin.services.input.particulars import offices_of
from clubadmin.services.members import consents, members, merging, pairs, particulars
from clubadmin.services.members.twice import twice
from clubadmin.services.results import closing
from clubadmin.services.seasons import closing as season_closing
from clubadmin.services.standings.standings import standings
from tests.services.evening_club import (
    content,
    evening_with,
    seat_by_hand,
    table_id,
    type_sheet,
    undone_and_redone,
)
from tests.storage.old_clubs import old_club
from tests.turns import tries

TODAY = date(2026, 11, 23)


def add(club: OpenClub, first: str, last: str, **values: object) -> Member:
    return members.add_member(club, Member(0, last, first_name=first).changed(**values))


def play(club: OpenClub, evening: Evening, who: Member, line: str) -> None:
    """He comes as the fourth, and the evening is played and closed."""
    evening = attendance.add_participant(club, evening.id, member_id=who.id)
    evening = seat_by_hand(club, evening, [{1: "1 2 3 4"}])
    type_sheet(club, table_id(evening, 1, 1), line)
    closing.close(club, evening.id)


@pytest.fixture
def two(club: OpenClub) -> tuple[Member, Member]:
    """Piet Vos, and P. Vos who is the same; each played an evening."""
    piet = add(club, "Piet", "Vos", phone="06-1")
    other = add(club, "P.", "Vos", email="piet@x.nl", phone="075-2")
    first = evening_with(club, 3, rounds=1, games=1)
    others = [one.members[0].id for one in first.participants]
    play(club, first, piet, "92")
    second = evenings.add_evening(club, first.competition_id, date(2026, 11, 19))
    for one in others:
        second = attendance.add_participant(club, second.id, member_id=one)
    play(club, second, other, "100")
    return piet, other


def found(club: OpenClub) -> list[tuple[str, str, Alikeness]]:
    return [(one.one.member.name, one.other.member.name, one.why) for one in twice(club)]


def test_names_that_are_alike_are_found_and_others_are_not(club: OpenClub) -> None:
    for first, last in (
        *(("Piet", "Vos"), ("P.", "Vos"), ("Jan", "Bos"), ("Jan", "Bos")),
        *(("Hans", "Jansen"), ("Hans", "Janssen"), ("Ria", "Bos"), ("Truus", "Vos")),
    ):
        add(club, first, last)
    assert sorted(found(club)) == sorted(
        [
            ("Jan Bos", "Jan Bos", Alikeness.SAME),
            ("Hans Jansen", "Hans Janssen", Alikeness.SPELLED),
            ("Piet Vos", "P. Vos", Alikeness.SHORTENED),
        ]
    )


def test_a_list_read_twice_proposes_two_hundred_and_no_more(club: OpenClub) -> None:
    members.add_members(club, [Member(0, "Bos", first_name="Jan") for _ in range(21)])
    assert len(twice(club)) == 200  # of 21 times 20 by 2


def test_a_birth_date_makes_it_sure_or_tells_them_apart(club: OpenClub) -> None:
    born = (date(1950, 3, 1), date(1950, 3, 1), date(1981, 5, 5))
    for first, day in zip(("Piet", "P.", "Piet"), born, strict=True):
        made = particulars.particulars(club, add(club, first, "Vos").id)
        particulars.keep(club, made.changed(born=day), today=TODAY)
    assert found(club) == [("Piet Vos", "P. Vos", Alikeness.BORN)]


def test_who_were_told_apart_or_met_on_an_evening_are_two(club: OpenClub) -> None:
    add(club, "Jan", "Bos", remark="Kerkstraat")
    add(club, "Jan", "Bos", remark="Dorpsstraat")
    assert found(club) == []
    one, other = add(club, "Piet", "Vos"), add(club, "P.", "Vos")
    evening = evening_with(club, 3, rounds=1, games=1)
    for who in (one, other):
        attendance.add_participant(club, evening.id, member_id=who.id)
    assert found(club) == []
    with pytest.raises(Refused, match=r"waren allebei op avond 1 .*: het zijn er twee"):
        merging.merge(club, one.id, other.id)


def test_all_results_come_together_and_go_apart_again(
    club: OpenClub, two: tuple[Member, Member]
) -> None:
    piet, other = two
    beside = [(one.key, one.kept, one.gone, one.theirs) for one in merging.differences(club, 1, 2)]
    assert (piet.id, other.id) == (1, 2)
    assert beside == [
        ("name", "Piet Vos", "P. Vos", False),
        ("phone", "06-1", "075-2", False),
        ("email", "", "piet@x.nl", True),
    ]
    before = {row.name: row.total for row in standings(club, 1).rows}
    both = before["Piet Vos"] + before["P. Vos"]
    club = undone_and_redone(club, lambda club: merging.merge(club, piet.id, other.id))
    after = {row.name: row.total for row in standings(club, 1).rows}
    assert after["Piet Vos"] == both
    assert "P. Vos" not in after
    assert len(career(club, piet.id)) == 2
    assert health.check(club).ok
    kept = members.member(club, piet.id)
    assert (kept.phone, kept.email) == ("06-1", "piet@x.nl")
    with pytest.raises(Refused):
        members.member(club, other.id)
    assert found(club) == []
    club.close()


def test_a_closed_season_names_who_is_kept(club: OpenClub, two: tuple[Member, Member]) -> None:
    """Whoever is in its standings under both names is one row only once it was opened again."""
    piet, other = two
    new = add(club, "Pieter", "Vos")
    season_closing.close_season(club, 1)
    before = content(club)
    with pytest.raises(Refused, match=r"eindstand van seizoen 2026-2027\. Heropen dat seizoen"):
        merging.merge(club, piet.id, other.id)
    assert content(club) == before
    club = undone_and_redone(club, lambda club: merging.merge(club, new.id, other.id))
    assert "Pieter Vos" in [row.name for row in standings(club, 1).rows]
    assert health.check(club).ok
    season_closing.reopen_season(club, 1, "Piet Vos stond er twee keer in")
    club = undone_and_redone(club, lambda club: merging.merge(club, piet.id, new.id))
    season_closing.close_season(club, 1)
    assert [row.name for row in standings(club, 1).rows].count("Piet Vos") == 1
    assert health.check(club).ok
    club.close()


def test_pairs_with_one_mate_become_one(club: OpenClub) -> None:
    piet, other, mate = add(club, "Piet", "Vos"), add(club, "P.", "Vos"), add(club, "Ria", "Bos")
    loose = add(club, "Wim", "Dam")
    pairs.add_pair(club, piet.id, mate.id)
    pairs.add_pair(club, mate.id, other.id)
    pairs.add_pair(club, other.id, loose.id)
    club = undone_and_redone(club, lambda club: merging.merge(club, piet.id, other.id))
    assert sorted(one.label for one in pairs.pairs(club)) == [
        "Piet Vos – Ria Bos",
        "Piet Vos – Wim Dam",
    ]
    club.close()


def test_who_form_a_pair_or_a_wish_are_two(club: OpenClub) -> None:
    piet, other = add(club, "Piet", "Vos"), add(club, "P.", "Vos")
    wishes.add_wish(club, Wish(0, WishKind.APART, piet, other))
    with pytest.raises(Refused, match="het zijn er twee"):
        merging.merge(club, piet.id, other.id)
    with pytest.raises(Refused, match="twee verschillende namen"):
        merging.merge(club, piet.id, piet.id)


def test_what_one_lacks_is_filled_in_from_the_other(club: OpenClub) -> None:
    piet, other = add(club, "Piet", "Vos", phone="06-1"), add(club, "P.", "Vos", phone="075-2")
    particulars.keep(
        club,
        particulars.particulars(club, piet.id).changed(
            town="Zaandam", street="Kerkstraat 1", note="Sleutel", joined=date(2001, 9, 1)
        ),
        today=TODAY,
    )
    particulars.keep(
        club,
        particulars.particulars(club, other.id).changed(
            number="12",
            street="Dorpsstraat 2",
            postcode="1234ab",
            born=date(1950, 3, 1),
            joined=date(1999, 9, 1),
            note="Rijdt mee",
            offices=offices_of("voorzitter 2019-2023", TODAY),
        ),
        today=TODAY,
    )
    consents.give_consent(club, [other.id], date(2026, 9, 1), "op papier")
    club = undone_and_redone(club, lambda club: merging.merge(club, piet.id, other.id))
    kept = particulars.particulars(club, piet.id)
    assert (kept.number, kept.street, kept.postcode) == ("12", "Kerkstraat 1", "")
    assert (kept.born, kept.joined) == (date(1950, 3, 1), date(1999, 9, 1))
    assert (kept.note, kept.other_phone) == ("Sleutel\nRijdt mee", "075-2")
    assert [one.written for one in kept.offices] == ["voorzitter 2019-2023"]
    (answered,) = consents.consents(club)
    assert answered.to(Purpose.NAMING).given_on == date(2026, 9, 1)
    assert answered.to(Purpose.NAMING).remark == "op papier"
    assert health.check(club).ok
    club.close()


def test_of_each_thing_the_row_that_is_right_is_chosen(club: OpenClub) -> None:
    piet = add(club, "Piet", "Vos", phone="06-1", remark="Kade")
    other = add(club, "P.", "Vosch", phone="075-2")
    field = particulars.add_field(club, "Sleutel")
    for who, street, joined, own in ((piet, "Kade 1", 2001, "3"), (other, "Dam 2", 1999, "4")):
        kept = particulars.particulars(club, who.id).changed(own=((field.id, own),))
        particulars.keep(club, kept.changed(street=street, joined=date(joined, 1, 1)), today=TODAY)
    beside = {one.key: (one.kept, one.gone, one.theirs) for one in merging.differences(club, 1, 2)}
    assert beside == {
        "name": ("Piet Vos", "P. Vosch", False),
        "remark": ("Kade", "", False),
        "phone": ("06-1", "075-2", False),
        "address": ("Kade 1", "Dam 2", False),
        "joined": (date(2001, 1, 1), date(1999, 1, 1), True),
        f"own {field.id}": ("3", "4", False),
    }
    theirs = ("name", "phone", "address", f"own {field.id}")
    club = undone_and_redone(club, lambda one: merging.merge(one, piet.id, other.id, theirs))
    kept = particulars.particulars(club, piet.id)
    assert (kept.member.name, kept.phones) == ("P. Vosch", ("075-2", "06-1"))
    assert (kept.street, kept.joined) == ("Dam 2", date(2001, 1, 1))
    assert (kept.member.remark, kept.own_value(field.id)) == ("Kade", "4")
    club.close()


def test_dues_and_payments_come_along(club: OpenClub, two: tuple[Member, Member]) -> None:
    piet, other = two
    memberships.add_kind(club, 1, DuesKind("Lid", 4500))
    memberships.give_kind(club, [other.id], "Lid")
    charging.charge(club, charging.charging(club, 1))
    payments.pay(club, 1, other.id, 4500, day=TODAY)
    club = undone_and_redone(club, lambda club: merging.merge(club, piet.id, other.id))
    (account,) = accounts(club, 1)
    assert (account.member.name, account.kind, account.paid) == ("Piet Vos", "Lid", 4500)
    assert health.check(club).ok
    club.close()


def test_any_two_of_a_club_with_all_there_is_are_refused_or_made_one(tmp_path: Path) -> None:
    """Contests, teams, closed seasons and dues: afterwards a check finds nothing, and undo all."""
    chance = Random(7)
    merged = 0
    with open_club(old_club(tmp_path, 9)) as club:
        people = [one.id for one in members.members(club, inactive=True)]
        while merged < tries(4, 12):
            before = content(club)
            try:
                merging.merge(club, *chance.sample(people, 2))
            except Refused:
                assert content(club) == before
                continue
            merged += 1
            assert health.check(club).problems == ()
            history.undo(club)
            assert content(club) == before
