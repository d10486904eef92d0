"""Members: the list with its search, namesakes, rows pasted from a spreadsheet."""

import pytest

from clubadmin.errors import Refused
from clubadmin.model.members.member import Member
from clubadmin.services.archive import search
from clubadmin.services.attendance import attendance
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import members, pairs
from clubadmin.storage.file.errors import RowMovedOn
from clubadmin.storage.schema.tablenames import MemberRow
from tests.services.evening_club import evening_with, pairs_evening, take_list

PEOPLE = (
    Member(0, "Berg", "Jan", "van den"),
    Member(0, "Bakker", "Ria"),
    Member(0, "Çelik", "José"),
    Member(0, "Øster", "Anna", "de"),
    Member(0, "Bakker", "Ria", remark="Kerkstraat"),
    Member(0, "Zwart", "Guus", guest=True, phone="06-1234 5678"),
)


@pytest.fixture
def people(club: OpenClub) -> tuple[Member, ...]:
    return tuple(members.add_member(club, one) for one in PEOPLE)


@pytest.mark.parametrize(
    ("search", "found"),
    [
        ("berg", ["Jan van den Berg"]),
        ("VAN JAN", ["Jan van den Berg"]),
        ("jose celik", ["José Çelik"]),
        ("oster", ["Anna de Øster"]),
        ("kerk", ["Ria Bakker (Kerkstraat)"]),
        ("ria", ["Ria Bakker", "Ria Bakker (Kerkstraat)"]),
        ("100%", []),
        ("_", []),
        ("06-12", ["Guus Zwart"]),
        ("guus 5678", ["Guus Zwart"]),
        ("0612345678", ["Guus Zwart"]),
        ("", None),
    ],
)
def test_a_few_letters_find_a_member(
    club: OpenClub, people: tuple[Member, ...], search: str, found: list[str] | None
):
    labels = [one.label for one in members.members(club, search)]
    assert labels == found if found is not None else len(labels) == len(PEOPLE)


@pytest.mark.parametrize("search", ["r", "ria", "a b", "5678", "e", "", "ria 5678"])
@pytest.mark.parametrize("most", [1, 3, 99])
def test_the_first_of_a_search_are_those_of_the_whole_and_the_count_is_of_all(
    club: OpenClub, people: tuple[Member, ...], search: str, most: int
):
    members.change_member(club, people[0].changed(active=False, phone="5678"))
    whole = members.members(club, search)
    found = members.find(club, search, most)
    assert found.best == whole[:most]
    assert (found.own, found.guests) == (
        sum(not one.guest for one in whole),
        sum(one.guest for one in whole),
    )
    assert found.whole == (len(whole) <= most)
    assert members.find(club, search, 99, inactive=True).best == members.members(
        club, search, inactive=True
    )


def test_what_a_change_that_fails_wrote_is_found_within_it_and_not_after_it(
    club: OpenClub, people: tuple[Member, ...]
):
    before = members.members(club, "berg")

    def fail() -> None:
        with club.store.change("probeer") as change:
            change.update(MemberRow, people[1].id, version=1, last_name="Bergman")
            assert len(members.members(club, "berg")) == 2
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert members.members(club, "berg") == before


def test_the_list_goes_by_last_name_without_its_infix(club: OpenClub, people: tuple[Member, ...]):
    assert [one.sorted_name for one in members.members(club)] == [
        "Bakker, Ria",
        "Bakker, Ria",
        "Berg, Jan van den",
        "Çelik, José",
        "Øster, Anna de",
        "Zwart, Guus",
    ]
    firsts = [one.first_name for one in members.members(club, sort="first")]
    assert firsts == ["Anna", "Guus", "Jan", "José", "Ria", "Ria"]


def test_two_members_of_one_name_stay_two(club: OpenClub):
    first = members.add_member(club, Member(0, "Bos", "Jan"))
    second = members.add_member(club, Member(0, "Bos", "Jan"))
    members.change_member(club, second.changed(remark="de jonge"))
    assert first.id != second.id
    assert members.member(club, first.id).remark == ""
    assert [one.label for one in members.members(club)] == ["Jan Bos", "Jan Bos (de jonge)"]


def test_guests_and_those_who_left_can_be_left_out(club: OpenClub, people: tuple[Member, ...]):
    members.change_member(club, people[0].changed(active=False))
    assert len(members.members(club, guests=False)) == 4
    assert len(members.members(club, inactive=True)) == 6


def test_what_somebody_else_changed_meanwhile_is_not_overwritten(
    club: OpenClub, people: tuple[Member, ...]
):
    members.change_member(club, people[0].changed(phone="06-12345678"))
    with pytest.raises(RowMovedOn, match="intussen ergens anders gewijzigd"):
        members.change_member(club, people[0].changed(phone="010-1234567"))
    assert members.member(club, people[0].id).phone == "06-12345678"


def test_a_member_without_a_name_is_refused(club: OpenClub):
    with pytest.raises(Refused, match="De achternaam is nog niet ingevuld"):
        members.add_member(club, Member(0, "  "))
    with pytest.raises(Refused, match="De voornaam is te lang: 100 tekens"):
        members.add_member(club, Member(0, "Bos", "x" * 100))
    with pytest.raises(Refused, match=r"“152\+” is geen naam: er staat geen letter in."):
        members.add_member(club, Member(0, "152+", guest=True))
    assert members.members(club) == ()


def test_a_name_is_kept_on_one_line(club: OpenClub):
    kept = members.add_member(club, Member(0, " van\tDijk\n ", "A\u0301nna"))
    assert (kept.last_name, kept.first_name) == ("van Dijk", "Ánna")


def test_who_never_played_goes_and_who_did_stays_in_the_results(club: OpenClub):
    evening = evening_with(club, 4)
    player = evening.participants[0].members[0]
    loose = members.add_member(club, Member(0, "Los"))
    assert members.remove_member(club, loose.id) is None
    kept = members.remove_member(club, player.id)
    assert kept is not None
    assert not kept.active
    assert player.id not in [one.id for one in members.members(club)]
    with pytest.raises(Refused, match="is er niet meer"):
        members.remove_member(club, loose.id)


def test_one_undo_takes_a_whole_paste_back(club: OpenClub):
    take_list(club, "Jan Bos\nRia de Wit\nPiet van 't Hof")
    added = members.members(club)
    assert [one.sorted_name for one in added] == ["Bos, Jan", "Hof, Piet van 't", "Wit, Ria de"]
    assert str(history.undo_state(club).undo) == "Ledenlijst overgenomen: 3 nieuw"
    history.undo(club)
    assert members.members(club) == ()
    history.redo(club)
    assert len(members.members(club)) == 3


def test_pairs_are_found_by_either_name_and_made_once(club: OpenClub, people: tuple[Member, ...]):
    pair = pairs.add_pair(club, people[0].id, people[1].id)
    assert pair.label == "Jan van den Berg – Ria Bakker"
    assert pairs.pairs(club, "bakker jan") == (pair,)
    assert pairs.pairs(club, "celik") == ()
    with pytest.raises(Refused, match="zijn al een paar"):
        pairs.add_pair(club, people[1].id, people[0].id)
    with pytest.raises(Refused, match="geen paar vormen met zichzelf"):
        pairs.add_pair(club, people[0].id, people[0].id)


def test_a_pair_that_stopped_starts_again(club: OpenClub, people: tuple[Member, ...]):
    pair = pairs.add_pair(club, people[0].id, people[1].id)
    stopped = pairs.change_pair(club, pair.__class__(pair.id, pair.a, pair.b, active=False))
    assert pairs.pairs(club) == ()
    assert pairs.pairs(club, inactive=True) == (stopped,)
    again = pairs.add_pair(club, people[1].id, people[0].id)
    assert (again.id, again.active) == (pair.id, True)


def test_a_pair_that_played_keeps_its_members(club: OpenClub, people: tuple[Member, ...]):
    evening = pairs_evening(club, 2)
    pair = pairs.pair(club, evening.participants[0].pair_id or 0)
    with pytest.raises(Refused, match="heeft al gespeeld"):
        pairs.change_pair(club, pair.__class__(pair.id, pair.a, people[0], version=pair.version))
    kept = pairs.remove_pair(club, pair.id)
    assert kept is not None
    assert not kept.active
    loose = pairs.add_pair(club, people[0].id, people[1].id)
    assert pairs.remove_pair(club, loose.id) is None
    assert attendance.candidates(club, evening.id, "berg") == ()


def test_who_stops_is_brought_back_by_one_undo(club: OpenClub):
    player = evening_with(club, 4).participants[0].members[0]
    members.remove_member(club, player.id)
    assert str(history.undo_state(club).undo) == "Lid P1 Aal gestopt"
    history.undo(club)
    assert members.member(club, player.id).active


def test_a_last_name_kept_with_its_infix_is_listed_under_what_follows(club: OpenClub):
    for last in ("Dam", "de Boer", "Cas", "De Smet"):
        members.add_member(club, Member(0, last, "Jo"))
    assert [one.sorted_name for one in members.members(club)] == [
        "Boer, Jo de",
        "Cas, Jo",
        "Dam, Jo",
        "De Smet, Jo",
    ]


def test_the_start_of_a_first_name_is_found_before_letters_within_a_last_name(club: OpenClub):
    for first, infix, last in (
        ("Truus", "de", "Aries"),
        ("Jan", "", "Rietveld"),
        ("Riet", "", "Smit"),
    ):
        members.add_member(club, Member(0, last, first, infix))
    wanted = ["Riet Smit", "Jan Rietveld", "Truus de Aries"]
    assert [one.name for one in members.members(club, "rie")] == wanted
    assert [str(hit.title) for hit in search.find(club, "rie")] == wanted
