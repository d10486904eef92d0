"""What people agreed to: each purpose by itself, with its day and its words, none by default."""

import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from clubadmin.errors import Refused
from clubadmin.i18n import Language, Words
from clubadmin.i18n.catalogue import sentences
from clubadmin.model.members.known import Answer, Purpose
from clubadmin.model.members.member import Member
from clubadmin.services.archive.known import known
from clubadmin.services.care import health
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.club.uses import uses
from clubadmin.services.exchange import whole
from clubadmin.services.members import consents, erasing, lists, members, merging
from clubadmin.services.members.history import changes_of
from clubadmin.services.members.processing import processings
from tests.services.evening_club import add_people, content, undone_and_redone
from tests.storage.old_clubs import all_bytes, old_club

DAY, LATER = date(2026, 11, 1), date(2026, 12, 1)


@pytest.fixture
def people(club: OpenClub) -> list[int]:
    return [one.id for one in add_people(club, 3)]


def answer(club: OpenClub, member_id: int, purpose: Purpose = Purpose.NAMING) -> Answer:
    found = next(one for one in consents.consents(club) if one.member.id == member_id)
    return found.to(purpose)


def test_nobody_agrees_to_anything_by_default(club: OpenClub, people: list[int]) -> None:
    assert [one.answers for one in consents.consents(club)] == [{}, {}, {}]
    assert not answer(club, people[0]).holds
    assert "consents" not in uses(club)


def test_agreeing_to_one_purpose_is_no_consent_to_another(
    club: OpenClub, people: list[int]
) -> None:
    consents.give_consent(club, people[:1], DAY, purpose=Purpose.PHONES)
    (found,) = (one for one in consents.consents(club) if one.answers)
    assert set(found.answers) == {Purpose.PHONES}
    assert uses(club) == {"consents"}, "and nobody is named on a page"
    consents.give_consent(club, people[:1], DAY)
    assert "publishing" in uses(club)


def test_the_day_the_words_and_how_are_kept_and_a_withdrawal_has_its_day(
    club: OpenClub, people: list[int]
) -> None:
    photo = Purpose.PHOTO
    club = undone_and_redone(
        club, lambda one: consents.give_consent(one, people, DAY, "brief", purpose=photo)
    )
    given = answer(club, people[0], photo)
    assert (given.given_on, given.withdrawn_on, given.remark) == (DAY, None, "brief")
    assert str(given.wording) == sentences("consent")[photo]
    assert Words(Language.EN).text(given.wording or "").startswith("Photographs")
    consents.give_consent(club, people, LATER, "mail", purpose=photo)
    assert answer(club, people[0], photo) == given, "the first day stays"
    club = undone_and_redone(
        club, lambda one: consents.withdraw_consent(one, people[:1], LATER, purpose=photo)
    )
    gone = answer(club, people[0], photo)
    assert (gone.holds, gone.given_on, gone.withdrawn_on) == (False, DAY, LATER)
    assert gone.remark == "brief"
    consents.give_consent(club, people[:1], date(2027, 1, 5), "aan tafel", purpose=photo)
    again = answer(club, people[0], photo)
    assert (again.holds, again.given_on, again.remark) == (True, date(2027, 1, 5), "aan tafel")
    assert health.check(club).ok
    club.close()


def test_who_says_no_at_once_is_kept_with_that_day(club: OpenClub, people: list[int]) -> None:
    consents.withdraw_consent(club, people[:1], DAY, "brief", purpose=Purpose.MAIL)
    consents.withdraw_consent(club, people[:2], LATER, "mail", purpose=Purpose.MAIL)
    first, second = (answer(club, one, Purpose.MAIL) for one in people[:2])
    assert (first.given_on, first.withdrawn_on, first.remark) == (None, DAY, "brief")
    assert (second.given_on, second.withdrawn_on, second.remark) == (None, LATER, "mail")


def test_other_words_hold_for_who_agrees_from_then_on(club: OpenClub, people: list[int]) -> None:
    consents.give_consent(club, people[:1], DAY)
    club = undone_and_redone(
        club, lambda one: consents.word(one, Purpose.NAMING, "Noem mij gerust.")
    )
    (asked,) = (one for one in consents.wordings(club) if one.purpose is Purpose.NAMING)
    assert (str(asked.text), asked.own) == ("Noem mij gerust.", True)
    consents.give_consent(club, people[1:2], LATER)
    first, second = (answer(club, one) for one in people[:2])
    assert str(first.wording) == sentences("consent")[Purpose.NAMING]
    assert str(second.wording) == "Noem mij gerust."
    consents.give_consent(club, people[:1], LATER)
    asked_anew = answer(club, people[0])
    assert (asked_anew.given_on, str(asked_anew.wording)) == (LATER, "Noem mij gerust.")
    back = consents.word(club, Purpose.NAMING, "")
    assert (str(back.text), back.own) == (sentences("consent")[Purpose.NAMING], False)
    club.close()


def test_nobody_a_remark_and_words_that_are_too_long_are_refused(
    club: OpenClub, people: list[int]
) -> None:
    with pytest.raises(Refused, match="niemand gekozen"):
        consents.give_consent(club, [], DAY)
    with pytest.raises(Refused, match="niemand gekozen"):
        consents.withdraw_consent(club, [], DAY)
    with pytest.raises(Refused, match="te lang"):
        consents.give_consent(club, people, DAY, "x" * 101)
    with pytest.raises(Refused, match="te lang"):
        consents.word(club, Purpose.MAIL, "x" * 401)


def test_the_telephone_list_has_who_agreed_to_that_and_counts_the_others(
    club: OpenClub, people: list[int]
) -> None:
    for number, one in enumerate(people):
        found = members.member(club, one)
        members.change_member(club, found.changed(phone=f"06-{number}"))
    silent = members.add_member(club, Member(0, "Stil"))
    consents.give_consent(club, people, DAY)
    assert lists.phone_list(club, DAY).people == (), "being named is another purpose"
    assert lists.phone_list(club, DAY).missing == 3
    consents.give_consent(club, [people[0], silent.id], DAY, purpose=Purpose.PHONES)
    found = lists.phone_list(club, DAY)
    assert [one.member.id for one in found.people] == people[:1]
    assert found.missing == 2
    consents.withdraw_consent(club, people[:1], LATER, purpose=Purpose.PHONES)
    assert lists.phone_list(club, DAY).people == ()


def test_each_answer_is_in_the_history_of_a_person(club: OpenClub, people: list[int]) -> None:
    consents.give_consent(club, people[:1], DAY, purpose=Purpose.PHOTO)
    consents.withdraw_consent(club, people[:1], LATER, purpose=Purpose.PHOTO)
    history.undo(club)
    history.undo(club)
    told = [str(one.details[0]) for one in changes_of(club, people[0])[:4]]
    assert told == [
        "Toestemming voor foto's: geen antwoord",
        "Toestemming voor foto's: ja",
        "Toestemming voor foto's: nee",
        "Toestemming voor foto's: ja",
    ]


def test_who_asks_sees_every_answer_with_its_words(club: OpenClub, people: list[int]) -> None:
    consents.give_consent(club, people[:1], DAY, "brief", purpose=Purpose.PHONES)
    consents.withdraw_consent(club, people[:1], DAY, "brief")
    (part,) = (one for one in known(club, people[0]).parts if one.key == "consent")
    assert [tuple(map(str, row)) for row in part.rows] == [
        ("naam in krant en op website", "", "2026-11-01", "brief", ""),
        ("telefoonlijst", "2026-11-01", "", "brief", sentences("consent")[Purpose.PHONES]),
    ]


def test_the_register_of_processing_has_what_was_asked_for(
    club: OpenClub, people: list[int]
) -> None:
    before = len(processings(club))
    consents.give_consent(club, people, DAY, purpose=Purpose.PHONES)
    consents.withdraw_consent(club, people, DAY, purpose=Purpose.MAIL)
    purposes = [str(one.purpose) for one in processings(club)]
    assert len(purposes) == before + 2
    assert {"leden elkaar laten bellen", "nieuws van de club sturen"} < set(purposes)


def test_a_merged_member_keeps_his_own_answers_and_gets_the_others(
    club: OpenClub, people: list[int]
) -> None:
    kept, gone = people[:2]
    consents.withdraw_consent(club, [kept], DAY, purpose=Purpose.MAIL)
    consents.give_consent(club, [gone], LATER, "brief", purpose=Purpose.MAIL)
    consents.give_consent(club, [gone], LATER, "brief", purpose=Purpose.PHOTO)
    consents.withdraw_consent(club, [gone], LATER, purpose=Purpose.NAMING)
    club = undone_and_redone(club, lambda one: merging.merge(one, kept, gone))
    assert answer(club, kept, Purpose.MAIL).withdrawn_on == DAY
    assert answer(club, kept, Purpose.PHOTO).given_on == LATER
    assert answer(club, kept, Purpose.NAMING).withdrawn_on == LATER
    assert health.check(club).ok
    club.close()


def test_who_is_erased_leaves_no_answer(club: OpenClub) -> None:
    gone = members.add_member(club, Member(0, "Qwertzuiop", first_name="Xander"))
    consents.give_consent(club, [gone.id], DAY, "namens Xander Qwertzuiop")
    consents.give_consent(club, [gone.id], DAY, purpose=Purpose.PHONES)
    members.change_member(club, gone.changed(active=False))
    assert erasing.erase(club, gone.id).published
    assert not [one for one in consents.consents(club) if one.answers]
    assert b"Qwertzuiop" not in all_bytes(club.path)


def test_answers_and_words_go_out_and_in_with_the_whole_club(
    club: OpenClub, people: list[int], tmp_path: Path
) -> None:
    consents.word(club, Purpose.PHOTO, "Foto's mogen.")
    consents.give_consent(club, people[:2], DAY, "brief", purpose=Purpose.PHOTO)
    consents.withdraw_consent(club, people[:1], LATER, purpose=Purpose.PHOTO)
    file = tmp_path / "club.json"
    file.write_bytes(whole.document(club))
    whole.make_club(file, str(tmp_path / "gelijk.klaverjas"))
    with closing(open_club(tmp_path / "gelijk.klaverjas")) as other:
        assert consents.consents(other) == consents.consents(club)
        assert consents.wordings(other) == consents.wordings(club)


def test_what_was_agreed_to_before_there_were_purposes_is_to_be_named(tmp_path: Path) -> None:
    """And what was done then is undone and done again as it was."""
    path = old_club(tmp_path, 13)
    with closing(sqlite3.connect(path)) as connection:
        before = connection.execute("SELECT * FROM consent ORDER BY member_id").fetchall()
    club = open_club(path)
    found = [one for one in consents.consents(club) if one.answers]
    found.sort(key=lambda one: one.member.id)
    assert [set(one.answers) for one in found] == [{Purpose.NAMING}] * len(before)
    kept = [(one.member.id, one.to(Purpose.NAMING)) for one in found]
    assert [(who, str(one.given_on), one.remark) for who, one in kept] == before
    assert all(one.holds and one.wording is None for _who, one in kept)
    after = content(club)
    assert "ingetrokken" in str(history.undo(club).label)
    assert len([one for one in consents.consents(club) if one.answers]) == len(before) + 1
    assert "vastgelegd" in str(history.undo(club).label)
    assert health.check(club).ok
    history.redo(club)
    history.redo(club)
    assert content(club) == after
    assert health.check(club).ok
    consents.give_consent(club, [kept[0][0]], LATER)
    asked_anew = answer(club, kept[0][0])
    assert asked_anew.given_on == LATER
    assert asked_anew.wording is not None
    club.close()
