"""Somebody's data out of the club for good: who, what stays, and what an older copy brings back."""

from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import closing
from datetime import date
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import text

from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.members.member import Member
from clubadmin.model.members.wish import Wish, WishKind
from clubadmin.services.archive.known import known
from clubadmin.services.attendance import attendance
from clubadmin.services.care import health
from clubadmin.services.club import history, recent
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.correspondence.smtp import mail_server
from clubadmin.services.draw import wishes
from clubadmin.services.members import consents, erasing, members
from clubadmin.services.results import closing as evening_closing
from clubadmin.services.standings.standings import standings
from clubadmin.storage.checks.club import check_file
from clubadmin.storage.copies import backup
from clubadmin.storage.schema.packed import CHANGES
from clubadmin.storage.schema.tablenames import (
    AdoptedRuleRow,
    AttendeeRow,
    ConsentRow,
    ConsentWordingRow,
    LetterTemplateRow,
    MailingLetterRow,
    MailingRow,
    MailServerRow,
    MeetingRow,
)
from tests.services.evening_club import add_people, evening_with, seat_by_hand, table_id, type_sheet
from tests.services.lists.taking import take_any
from tests.storage.old_clubs import all_bytes

JAN = Member(
    0,
    "Qwertzuiop",
    first_name="Xander",
    infix="van der",
    remark="Vlierstraat",
    phone="0612345678",
    email="xander@voorbeeld.nl",
)


@pytest.fixture(autouse=True)
def _list_of_this_test(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Clubs of tests are copies of one, so they would know each other's."""
    monkeypatch.setattr(recent, "user_config_path", lambda *_, **__: tmp_path / "instellingen")


def _played(club: OpenClub) -> Member:
    """Xander played an evening that is closed, was called otherwise before, and left."""
    evening = evening_with(club, 3, rounds=1, games=1)
    jan = members.add_member(club, JAN.changed(phone="0687654321"))
    jan = members.change_member(club, jan.changed(phone=JAN.phone))
    evening = attendance.add_participant(club, evening.id, member_id=jan.id)
    evening = seat_by_hand(club, evening, [{1: "1 2 3 4"}])
    type_sheet(club, table_id(evening, 1, 1), "92")
    evening_closing.close(club, evening.id)
    kept = members.remove_member(club, jan.id)
    assert kept is not None
    return kept


def _names(club: OpenClub) -> list[str]:
    return [one.name for one in members.members(club, inactive=True)]


def test_the_name_goes_and_the_figures_stay(club: OpenClub) -> None:
    gone = _played(club)
    before = [(row.place, row.total) for row in standings(club, 1).rows]
    made = erasing.erase(club, gone.id)
    assert (made.name, made.whole, made.published) == ("Oud-lid 1", True, False)
    after = standings(club, 1)
    assert [(row.place, row.total) for row in after.rows] == before
    assert "Oud-lid 1" in [row.name for row in after.rows]
    (left,) = [one for one in members.members(club, inactive=True) if one.id == gone.id]
    assert (left.name, left.remark, left.phone, left.email) == ("Oud-lid 1", "", "", "")
    assert health.check(club).ok


@pytest.mark.parametrize(
    "said",
    [
        "Voornaam,Achternaam\nXander,Qwertzuiop\nJan,Bos\n",
        "season,competition,evening,date,name,round,points,roem,pits\n"
        "2026-2027,Vrijdag,1,2026-09-11,Xander Qwertzuiop,,5000,500,1\n"
        "2026-2027,Vrijdag,1,2026-09-11,Jan Bos,,4000,400,0\n",
    ],
)
def test_who_came_in_with_a_file_is_in_no_byte_once_erased(club: OpenClub, said: str) -> None:
    file = club.store.path.with_name("lijst.csv")
    file.write_text(said, encoding="utf-8")
    take_any(club, file)
    file.unlink()
    (gone,) = members.members(club, "qwertzuiop")
    members.change_member(club, gone.changed(active=False))
    erasing.erase(club, gone.id)
    assert b"qwertzuiop" not in all_bytes(club.store.path).lower()
    assert health.check(club).ok


def test_a_copy_that_was_being_made_has_the_name_no_more(
    club: OpenClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone, begun, looked = _played(club), Event(), Event()

    def slowly(path: Path, *, journal: bool = False) -> tuple[Message, ...]:
        begun.set()
        assert looked.wait(60)
        return check_file(path, journal=journal)

    monkeypatch.setattr(backup, "check_file", slowly)
    with ThreadPoolExecutor(2) as threads:
        copying = threads.submit(health.backup, club)
        assert begun.wait(60)
        erased_now = threads.submit(erasing.erase, club, gone.id)
        assert erased_now not in wait((erased_now,), timeout=0.2).done
        looked.set()
        assert erased_now.result().whole
    assert b"qwertzuiop" not in all_bytes(copying.result()).lower()


def test_letters_consents_meetings_and_the_mail_server_have_it_no_more(club: OpenClub) -> None:
    gone = _played(club)
    words = f"Dag {JAN.name}, dit ging naar {JAN.email}."
    text = {"purpose": "free", "subject": f"Voor {JAN.name}", "body": words}
    with club.store.change(Message("{desk} vulde van alles in", desk=JAN.name)) as change:
        change.insert(LetterTemplateRow, name=f"Aan {JAN.name}", **text)
        mailing = change.insert(MailingRow, at="2026-11-12 20:15:00", **text)
        change.insert(
            MailingLetterRow,
            mailing_id=mailing,
            member_id=gone.id,
            way="mail",
            address=JAN.email,
            subject=f"Voor {JAN.name}",
            sent="refused",
            reason=f"{JAN.email}: onbekend",
        )
        wording = change.insert(ConsentWordingRow, purpose="photo", wording=f"Vraag {JAN.name}.")
        asked = {"purpose": "photo", "given_on": date(2026, 9, 1), "wording_id": wording}
        change.insert(ConsentRow, member_id=gone.id, remark=f"mail van {JAN.email}", **asked)
        named = {"held_on": date(2026, 9, 1), "name": f"Bij {JAN.name} thuis"}
        meeting = change.insert(MeetingRow, **named)
        change.insert(AttendeeRow, meeting_id=meeting, member_id=gone.id, how="present")
        change.insert(
            MailServerRow,
            host="mail.voorbeeld.nl",
            port=587,
            security="starttls",
            user=JAN.email,
            address=JAN.email,
        )
    told = {part.key: len(part.rows) for part in known(club, gone.id).parts}
    assert (told["letters"], told["consent"], told["meetings"]) == (1, 1, 1)
    assert erasing.erase(club, gone.id).whole
    assert not mail_server(club).host, "it is asked for again"
    assert health.check(club).ok
    content = all_bytes(club.path)
    for one in (JAN.last_name, JAN.email, JAN.phone, JAN.remark):
        assert one.encode() not in content


def test_the_journal_tells_what_was_done_without_the_name(club: OpenClub) -> None:
    erasing.erase(club, _played(club).id)
    with club.store.read() as conn:
        told = list(conn.exec_driver_sql(f"SELECT label FROM {CHANGES} ORDER BY id DESC").scalars())
        kept = list(conn.exec_driver_sql(f"SELECT message FROM {CHANGES}").scalars())
    assert told[0] == "Oud-lid 1: gegevens gewist"
    assert not any("Qwertzuiop" in (one or "") for one in kept)
    assert any("Oud-lid 1" in one and "toegevoegd" in one for one in told)
    assert not any("Qwertzuiop" in one for one in told)


def test_each_has_a_number_of_his_own(club: OpenClub) -> None:
    first = _played(club)
    second = members.add_member(club, Member(0, "Tweede", first_name="Tine", active=False))
    assert [erasing.erase(club, one.id).name for one in (first, second)] == [
        "Oud-lid 1",
        "Oud-lid 2",
    ]


def test_what_was_done_before_can_still_be_undone_by_others(club: OpenClub) -> None:
    ria = members.add_member(club, Member(0, "Bos", first_name="Ria"))
    gone = _played(club)
    members.change_member(club, members.member(club, ria.id).changed(phone="0101234567"))
    erasing.erase(club, gone.id)
    members.change_member(club, members.member(club, ria.id).changed(phone="0107654321"))
    history.undo(club)
    assert members.member(club, ria.id).phone == "0101234567"
    with pytest.raises(Refused):
        history.undo(club)  # not past what cannot come back
    assert members.member(club, gone.id).name == "Oud-lid 1"


def test_who_is_in_the_list_or_on_an_evening_stays(club: OpenClub) -> None:
    evening = evening_with(club, 3)
    jan = members.add_member(club, JAN)
    with pytest.raises(Refused, match="staat nog in de ledenlijst"):
        erasing.erase(club, jan.id)
    attendance.add_participant(club, evening.id, member_id=jan.id)
    members.remove_member(club, jan.id)
    with pytest.raises(Refused, match="nog op de lijst"):
        erasing.erase(club, jan.id)
    assert members.member(club, jan.id).name == "Xander van der Qwertzuiop"


def test_copies_and_what_is_put_back_have_it_no_more(club: OpenClub) -> None:
    gone = _played(club)
    copy = health.backup(club)
    path = club.path
    aside = path.parent / "oud.klj"
    aside.write_bytes(copy.read_bytes())  # a copy that nobody knows of
    erasing.erase(club, gone.id)
    for place in (path, copy):
        assert b"Qwertzuiop" not in all_bytes(place)
    assert b"Qwertzuiop" in all_bytes(aside)
    club.close()
    path.write_bytes(aside.read_bytes())  # by another program
    with closing(open_club(path)) as back:
        assert back.erased_again == 1
    assert b"Qwertzuiop" not in all_bytes(path)
    health.restore(aside, path)
    assert b"Qwertzuiop" not in all_bytes(path)
    with closing(open_club(path)) as back:
        assert "Oud-lid 1" in _names(back)
        assert health.check(back).ok
    with closing(open_club(path)) as once_more:
        assert once_more.erased_again == 0


def test_somebody_who_came_after_a_restore_is_not_taken_for_another(
    club: OpenClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The row of who was erased does not exist in the copy; the next new member gets its number."""
    copy = health.backup(club)
    jan = members.add_member(club, JAN.changed(active=False))
    erasing.erase(club, jan.id)
    path = club.path
    club.close()
    health.restore(copy, path)
    monkeypatch.setattr("clubadmin.storage.copies.erasure.since", lambda *_: "another moment")
    with closing(open_club(path)) as back:
        piet = members.add_member(back, Member(0, "Pot", first_name="Piet"))
        assert piet.id == jan.id
    with closing(open_club(path)) as again:
        assert again.erased_again == 0
        assert "Piet Pot" in _names(again)


def test_a_name_in_words_of_somebody_else_goes_as_well(club: OpenClub) -> None:
    gone = _played(club)
    ria, rob = add_people(club, 2)
    reason = "zoals Xander van der Qwertzuiop vroeg"
    wishes.add_wish(club, Wish(0, WishKind.APART, ria, rob, reason=reason))
    erasing.erase(club, gone.id)
    assert [one.reason for one in wishes.wishes(club)] == ["zoals Oud-lid 1 vroeg"]


def test_a_name_goes_out_of_the_reason_for_a_rule_as_well(club: OpenClub) -> None:
    """Each text that people write in words of their own is looked through."""
    gone = _played(club)
    rule = {"ranking": "sum", "tie_breaks": "pits", "reason": "Xander van der Qwertzuiop wilde het"}
    with club.store.change(Message("Regel")) as change:
        change.insert(AdoptedRuleRow, competition_id=1, valid_from=date(2026, 10, 1), **rule)
    erasing.erase(club, gone.id)
    with club.store.read() as conn:
        reasons = conn.execute(text("SELECT reason FROM adopted_rule")).scalars().all()
    assert reasons == ["Oud-lid 1 wilde het"]


def test_who_is_called_by_one_word_goes_out_of_the_journal_and_others_keep_theirs(
    club: OpenClub,
) -> None:
    bos, ria = (
        members.add_member(club, Member(0, "Bos", active=False)),
        members.add_member(club, Member(0, "Bos", first_name="Ria")),
    )
    qwert = members.add_member(club, Member(0, "Qwertz", active=False))
    rob = members.add_member(club, Member(0, "Rob"))
    wishes.add_wish(club, Wish(0, WishKind.APART, ria, rob, reason="Qwertz en Bos"))
    path = club.path
    for one in (bos, qwert):
        assert erasing.erase(club, one.id).whole
    with club.store.read() as conn:
        told = list(conn.exec_driver_sql(f"SELECT label FROM {CHANGES}").scalars())
    assert {"Lid Oud-lid 1 toegevoegd", "Lid Ria Bos toegevoegd"} <= set(told)
    assert "Lid Bos toegevoegd" not in told
    assert [one.reason for one in wishes.wishes(club)] == ["Oud-lid 2 en Bos"], "which Bos?"
    assert health.check(club).ok
    assert b"Qwertz" not in all_bytes(path)


def test_a_namesake_keeps_his_name(club: OpenClub) -> None:
    gone = _played(club)
    other = members.add_member(club, JAN.changed(remark="Dorpsplein", email="", phone=""))
    erasing.erase(club, gone.id)
    assert members.member(club, other.id).name == "Xander van der Qwertzuiop"


def test_who_agreed_to_be_named_is_told_to_be_on_the_pages(club: OpenClub) -> None:
    gone = _played(club)
    consents.give_consent(club, [gone.id], date(2026, 9, 1))
    assert erasing.erase(club, gone.id).published
    assert not [one for one in consents.consents(club) if one.answers]


def test_who_is_due_is_who_has_been_away_for_years(club: OpenClub) -> None:
    gone = _played(club)  # on 12 November 2026
    never = members.add_member(club, Member(0, "Nooit", active=False))  # today

    def due(day: date) -> list[tuple[int, bool]]:
        return [(one.member.id, one.due) for one in erasing.former(club, years=2, today=day)]

    assert due(date(2028, 11, 12)) == [(never.id, False), (gone.id, False)]
    assert due(date(2028, 11, 13)) == [(never.id, False), (gone.id, True)]
    far = date(date.today().year + 3, 12, 31)
    assert due(max(far, date(2030, 1, 1))) == [(never.id, True), (gone.id, True)]
    erasing.erase(club, gone.id)
    assert [one.member.id for one in erasing.former(club)] == [never.id]


def test_a_copy_that_cannot_be_written_is_named(club: OpenClub) -> None:
    gone = _played(club)
    copy = health.backup(club)
    copy.write_bytes(copy.read_bytes()[:5000])
    assert erasing.erase(club, gone.id).leftovers.left == (copy,)


def _power_cut(*_given: object) -> None:
    raise OSError("power")


def test_what_was_cut_off_is_done_at_the_next_opening(
    club: OpenClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = _played(club)
    with monkeypatch.context() as patched:
        patched.setattr(erasing, "erase_in_open", _power_cut)
        with pytest.raises(OSError, match="power"):
            erasing.erase(club, gone.id)
    path: Path = club.path
    club.close()
    with closing(open_club(path)) as again:
        assert again.erased_again == 1
    assert b"Qwertzuiop" not in all_bytes(path)


def test_the_list_of_who_is_gone_holds_no_name(club: OpenClub) -> None:
    gone = _played(club)
    erasing.erase(club, gone.id)
    written = recent._file("erased").read_text()
    assert str(gone.id) in written
    assert "Qwertz" not in written
