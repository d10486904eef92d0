"""Mail that goes out, what became of each message, and that none goes twice."""

import logging
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import keyring
import keyring.backend
import pytest

from clubadmin.errors import Refused
from clubadmin.model.correspondence.letters import Letters, MailServer, Security, Sent, Way
from clubadmin.services.archive.known import as_json, known
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.correspondence import mail_message, outbox, recipients, smtp
from clubadmin.services.correspondence.composing import compose
from clubadmin.services.exchange import whole
from clubadmin.services.input import passwords
from clubadmin.services.members import erasing, members, merging
from clubadmin.services.members.history import changes_of
from clubadmin.services.members.processing import processings
from tests.services.correspondence.key_ring import Ring
from tests.services.correspondence.postbox import PASSWORD, Postbox, postbox, proved
from tests.services.correspondence.writing import (
    DAY,
    FREE,
    NL,
    NOW,
    TEXT,
    both_ways,
    people,
    sending,
    written,
)
from tests.services.evening_club import content


@pytest.fixture
def box() -> Iterator[Postbox]:
    with postbox() as made:
        yield made


def send(club: OpenClub, box: Postbox, letters: Letters | None = None) -> outbox.Sending:
    made = sending(letters or written(club), box.server())
    outbox.send_all(club, made, lambda _done, _total: None)
    return made


def states(club: OpenClub) -> list[str]:
    (found,) = outbox.mailings(club)
    return [one.sent.value for one in found.letters]


# --- a good day


def test_everybody_gets_a_message_of_his_own_and_the_log_says_so(club: OpenClub, box: Postbox):
    people(club, 3)
    done = send(club, box)
    assert (done.done, done.total, done.trouble) == (3, 3, None)
    assert box.to == ["lid1@voorbeeld.nl", "lid2@voorbeeld.nl", "lid3@voorbeeld.nl"]
    for address, message in box.got:
        assert message["To"].addresses[0].addr_spec == address
        assert len(message["To"].addresses) == 1
        assert message["Cc"] is message["Bcc"] is None
        assert str(message["From"]) == "De Vier Azen <secretaris@azen.example>"
        assert message["Message-ID"].endswith("@azen.example>")
        assert message.get_content().startswith("Beste V")
    (found,) = outbox.mailings(club)
    assert next((one.address, one.subject, one.sent) for one in found.letters) == (
        "lid1@voorbeeld.nl",
        "Nieuws voor V1",
        Sent.SENT,
    )
    assert all(one.at for one in found.letters)
    assert found.body == TEXT.body, "the text is kept with its gaps, and nobody's letter"


def test_what_went_out_is_a_wall_for_undo(club: OpenClub, box: Postbox):
    people(club, 1)
    send(club, box)
    with pytest.raises(Refused, match="niets om ongedaan te maken"):
        history.undo(club)


def test_the_line_is_opened_once_and_the_password_told_once(club: OpenClub, box: Postbox):
    people(club, 3)
    made = sending(written(club), box.server(user="club"))
    outbox.send_all(club, made, lambda _done, _total: None)
    assert box.logged_in == 1
    assert len(box.got) == 3


@pytest.mark.parametrize("security", [Security.STARTTLS, Security.TLS])
def test_the_line_is_kept_from_others(tmp_path: Path, security: Security):
    serving, believing = proved(tmp_path)
    letter = mail_message.message(
        sender=("Club", "a@azen.example"), to=("Jan", "jan@voorbeeld.nl"), subject="x", body="y",
        at=NOW,
    )  # fmt: skip
    with postbox(context=serving, at_once=security is Security.TLS) as box:
        server = box.server(security=security, user="club")
        with smtp.Post(server, PASSWORD, context=believing) as post:
            assert post.send(letter).sent is Sent.SENT
        assert box.secure == [True]
        with smtp.Post(server, PASSWORD) as post, pytest.raises(smtp.MailTrouble, match="bewijzen"):
            post.send(letter)  # nobody vouches for it
    assert len(box.got) == 1


def test_a_server_that_cannot_hide_the_line_gets_no_password(box: Postbox):
    letter = mail_message.message(
        sender=("Club", "a@azen.example"), to=("Jan", "jan@voorbeeld.nl"), subject="x", body="y",
        at=NOW,
    )  # fmt: skip
    server = box.server(security=Security.STARTTLS, user="club")
    with smtp.Post(server, PASSWORD) as post, pytest.raises(smtp.MailTrouble, match="STARTTLS"):
        post.send(letter)
    open_line = MailServer("smtp.voorbeeld.nl", 25, Security.NONE, "club", "a@azen.example")
    with smtp.Post(open_line, PASSWORD) as post, pytest.raises(smtp.MailTrouble, match="onderweg"):
        post.send(letter)
    assert box.logged_in == 0


# --- a bad day


def test_one_address_that_is_refused_does_not_stop_the_rest(club: OpenClub, box: Postbox):
    people(club, 4)
    box.refuses = {"lid2@voorbeeld.nl": "550 deze bestaat niet"}
    box.refuses_data = {"lid3@voorbeeld.nl"}
    send(club, box)
    assert states(club) == ["sent", "refused", "refused", "sent"]
    (found,) = outbox.mailings(club)
    assert [str(one.reason) for one in found.letters if one.reason] == [
        "deze bestaat niet",
        "dit neem ik niet",
    ]
    assert box.to == ["lid1@voorbeeld.nl", "lid4@voorbeeld.nl"]


def test_where_the_line_breaks_while_a_message_is_heard_nobody_knows(club: OpenClub, box: Postbox):
    people(club, 3)
    box.breaks = {"lid2@voorbeeld.nl"}
    send(club, box)
    assert states(club) == ["sent", "unknown", "sent"]
    (found,) = outbox.mailings(club)
    assert found.unsent == (), "what may have arrived is not sent again by itself"


def test_a_server_that_hangs_up_on_who_waits_is_called_once_more(club: OpenClub, box: Postbox):
    people(club, 2)
    box.hangs_up_before = {"lid2@voorbeeld.nl"}
    send(club, box)
    assert states(club) == ["sent", "sent"]
    assert box.to == ["lid1@voorbeeld.nl", "lid2@voorbeeld.nl"]


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"login": False}, "gebruikersnaam of het wachtwoord niet aan"),
        ({"sender": "553 u ken ik niet"}, "neemt niets aan van secretaris@azen.example: u ken ik"),
    ],
)
def test_what_no_message_can_pass_stops_all_and_everything_waits(
    club: OpenClub, box: Postbox, wrong: dict[str, object], told: str
):
    people(club, 3)
    for name, value in wrong.items():
        setattr(box, name, value)
    made = sending(written(club), box.server(user="club"))
    outbox.send_all(club, made, lambda _done, _total: None)
    assert told in str(made.trouble)
    assert PASSWORD not in str(made.trouble), "the server repeats it, and we do not"
    assert states(club) == ["waiting"] * 3
    assert box.got == []


def test_without_a_server_everything_waits_and_it_says_so(club: OpenClub):
    people(club, 2)
    with postbox() as gone:
        pass
    made = sending(written(club), gone.server())
    outbox.send_all(club, made, lambda _done, _total: None)
    assert "niet te bereiken" in str(made.trouble)
    assert states(club) == ["waiting", "waiting"]


def test_what_was_stopped_goes_on_with_what_did_not_go_out(club: OpenClub, box: Postbox):
    people(club, 5)
    box.refuses = {"lid1@voorbeeld.nl": "450 later"}
    made = sending(written(club), box.server())

    def going(done: int, _total: int) -> None:
        if done == 2:
            made.stop()

    outbox.send_all(club, made, going)
    assert states(club) == ["refused", "sent", "waiting", "waiting", "waiting"]
    box.refuses = {}
    (found,) = outbox.mailings(club)
    rest = outbox.resumed(found, written(club))
    again = sending(rest, box.server(), found)
    outbox.send_all(club, again, lambda _done, _total: None)
    assert states(club) == ["sent"] * 5
    assert sorted(box.to) == [f"lid{at}@voorbeeld.nl" for at in range(1, 6)]
    (found,) = outbox.mailings(club)
    with pytest.raises(Refused, match="niets dat nog verstuurd kan worden"):
        outbox.resumed(found, written(club))


@pytest.mark.parametrize("heard", [False, True])
def test_a_program_that_stops_in_the_middle_sends_nothing_twice(
    club: OpenClub, box: Postbox, heard: bool, tmp_path: Path
):
    people(club, 4)
    made = sending(written(club), box.server())
    made.mark(club)
    made.deliver()
    made.mark(club)
    if heard:
        made.deliver()  # and then the power fails, before that is noted
    made.close()
    path = club.path
    club.close()
    again = open_club(path)
    try:
        assert states(again) == ["sent", "sending", "waiting", "waiting"]
        assert outbox.broken_off(again)
        assert outbox.note_broken_off(again) == 1
        assert outbox.note_broken_off(again) == 0
        (found,) = outbox.mailings(again)
        assert str(found.letters[1].reason) == (
            "het programma stopte terwijl dit bericht onderweg was"
        )
        rest = outbox.resumed(found, written(again))
        outbox.send_all(again, sending(rest, box.server(), found), lambda _done, _total: None)
        assert states(again) == ["sent", "unknown", "sent", "sent"]
        assert box.to.count("lid2@voorbeeld.nl") == heard
        (found,) = outbox.mailings(again)
        sure = outbox.resumed(found, written(again), {found.letters[1].id})
        assert len(sure.letters) == 1, "somebody may say that it is sent all the same"
    finally:
        again.close()


def test_four_hundred_members_each_get_one(club: OpenClub, box: Postbox):
    people(club, 400)
    made = send(club, box)
    assert made.counted[Sent.SENT] == len(set(box.to)) == len(box.to) == 400


def test_nothing_goes_while_something_is_yet_to_be_written(club: OpenClub, box: Postbox):
    people(club, 1)
    with pytest.raises(Refused, match=r"\[tijd\]"):
        sending(written(club, TEXT.changed(body="Om [tijd]")), box.server())
    with pytest.raises(Refused, match=r"\[tijd\]"):
        outbox.note_made(club, written(club, TEXT.changed(body="Om [tijd]")), Way.PAPER)


# --- the password and the server


@pytest.fixture
def ring() -> Iterator[Callable[[keyring.backend.KeyringBackend], None]]:
    before = keyring.get_keyring()
    yield keyring.set_keyring
    keyring.set_keyring(before)


def test_the_password_is_in_the_key_ring_and_nowhere_else(
    club: OpenClub, box: Postbox, caplog: pytest.LogCaptureFixture,
    ring: Callable[[keyring.backend.KeyringBackend], None],
):  # fmt: skip
    caplog.set_level(logging.DEBUG)
    made = Ring()
    ring(made)
    server = smtp.keep_mail_server(club, box.server(user="club"))
    assert passwords.keep_password(server, PASSWORD)
    assert passwords.kept_password(server) == PASSWORD
    people(club, 1)
    outbox.send_all(club, sending(written(club), server), lambda _done, _total: None)
    assert box.logged_in == 1
    assert PASSWORD.encode() not in club.path.read_bytes()
    assert PASSWORD.encode() not in whole.document(club)
    assert PASSWORD not in caplog.text
    passwords.forget_password(server)
    assert passwords.kept_password(server) is None
    assert made.kept == {}


def test_without_an_open_key_ring_nothing_is_kept_and_nothing_raised(
    ring: Callable[[keyring.backend.KeyringBackend], None],
):
    import keyring.backends.fail
    import keyring.backends.null

    server = MailServer("smtp.voorbeeld.nl", user="club")
    for made in (keyring.backends.fail.Keyring(), keyring.backends.null.Keyring()):
        ring(made)
        assert not passwords.can_keep()
        assert not passwords.keep_password(server, "x")
        assert passwords.kept_password(server) is None
        passwords.forget_password(server)
    ring(Ring(locked=True))
    assert not passwords.keep_password(server, "x")
    assert passwords.kept_password(server) is None
    passwords.forget_password(server)


GOOD = MailServer("smtp.voorbeeld.nl", 587, Security.STARTTLS, "club", "club@voorbeeld.nl")


def test_the_server_is_kept_changed_and_undone(club: OpenClub):
    both_ways(club, lambda: smtp.keep_mail_server(club, GOOD))
    kept = smtp.mail_server(club)
    both_ways(club, lambda: smtp.keep_mail_server(club, replace(kept, port=2525)))
    assert smtp.mail_server(club).port == 2525


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"host": ""}, "De mailserver is nog niet ingevuld"),
        ({"host": "smtp voorbeeld"}, "geen naam van een mailserver"),
        ({"host": "https://voorbeeld.nl"}, "geen naam van een mailserver"),
        ({"port": 0}, "De poort: 0 kan niet"),
        ({"security": Security.NONE}, "kan iedereen onderweg"),
        ({"address": ""}, "Het adres van de afzender is nog niet"),
        ({"address": "club@@x"}, "club@@x is geen e-mailadres"),
    ],
)
def test_a_server_that_cannot_be_is_told(club: OpenClub, wrong: dict[str, object], told: str):
    before = content(club)
    with pytest.raises(Refused, match=told):
        smtp.keep_mail_server(club, replace(GOOD, **wrong))  # type: ignore[arg-type]
    assert content(club) == before


# --- what is known of it afterwards


def test_somebody_is_told_what_was_sent_to_him_and_nothing_of_others(club: OpenClub, box: Postbox):
    ann, _bea, *_ = people(club, 3)
    send(club, box)
    found = known(club, ann.id)
    (part,) = [one for one in found.parts if one.key == "letters"]
    assert [str(one) for one in part.rows[0][1:]] == [
        "Nieuws voor V1",
        "per mail",
        "lid1@voorbeeld.nl",
        "verstuurd",
        "",  # nothing stood in its way
    ]
    assert "V2" not in as_json(found).decode()
    told = [str(detail) for one in changes_of(club, ann.id) for detail in one.details]
    assert "Mail verstuurd: Nieuws voor V1" in told


def test_who_is_erased_leaves_no_address_and_no_subject(club: OpenClub, box: Postbox):
    ann, *_ = people(club, 2)
    send(club, box)
    members.change_member(club, members.member(club, ann.id).changed(active=False))
    erasing.erase(club, ann.id)
    (found,) = outbox.mailings(club)
    assert (found.letters[0].address, found.letters[0].subject) == ("", "")
    assert found.letters[0].sent is Sent.SENT
    data = club.path.read_bytes()
    assert b"lid1@voorbeeld.nl" not in data
    assert b"Nieuws voor V1" not in data
    assert b"Nieuws voor V2" in data


def test_of_two_made_one_all_letters_are_of_who_is_kept(club: OpenClub, box: Postbox):
    ann, bea, *_ = people(club, 2)
    send(club, box)
    recipients.want_mail(club, [bea.id], DAY, wanted=False)
    both_ways(club, lambda: merging.merge(club, ann.id, bea.id))
    (found,) = outbox.mailings(club)
    assert {one.member.id for one in found.letters} == {ann.id}
    left = compose(club, TEXT, FREE, [ann.id], day=DAY, words=NL).left_out
    assert [one.member.id for one in left] == [ann.id]


def test_who_got_a_letter_stays_in_the_log_when_he_leaves(club: OpenClub, box: Postbox):
    ann, *_ = people(club, 1)
    send(club, box)
    assert members.remove_member(club, ann.id) is not None, "his row stays"


def test_a_whole_club_out_and_in_again_has_the_same_letters(
    club: OpenClub, box: Postbox, tmp_path: Path
):
    people(club, 2)
    smtp.keep_mail_server(club, GOOD)
    send(club, box)
    file = tmp_path / "club.json"
    file.write_bytes(whole.document(club))
    whole.make_club(file, str(tmp_path / "nieuw.klaverjas"))
    again = open_club(tmp_path / "nieuw.klaverjas")
    try:
        assert whole.document(again) == file.read_bytes()
        assert outbox.mailings(again) == outbox.mailings(club)
    finally:
        again.close()


def test_the_register_of_processing_names_letters_once_there_are_any(club: OpenClub, box: Postbox):
    purposes = [str(one.purpose) for one in processings(club)]
    people(club, 1)
    send(club, box)
    more = [str(one.purpose) for one in processings(club)]
    assert set(more) - set(purposes) == {"leden schrijven, op papier en per mail"}


# --- papers and drafts


def test_that_papers_were_made_is_noted_and_can_be_taken_back(club: OpenClub):
    people(club, 2)
    both_ways(club, lambda: outbox.note_made(club, written(club), Way.PAPER))
    (found,) = outbox.mailings(club)
    assert [(one.way, one.sent, one.address) for one in found.letters] == [
        (Way.PAPER, Sent.MADE, ""),
        (Way.PAPER, Sent.MADE, ""),
    ]


def test_drafts_come_in_a_folder_of_their_own_and_never_over_another(
    club: OpenClub, tmp_path: Path
):
    people(club, 2)
    made = mail_message.maker("Club", "", lambda _one: ("bijlage", b"%PDF-1"))
    told: list[tuple[int, int]] = []
    letters = [(one.to.member.sorted_name, made(one)) for one in written(club).letters]

    def write(name: str) -> Path:
        return mail_message.write_drafts(
            tmp_path / "mail", name, letters, lambda done, total: told.append((done, total))
        )

    first, second = write("Nieuws: 24/11"), write("Nieuws: 24/11")
    assert [first.name, second.name] == ["Nieuws 24 11", "Nieuws 24 11 2"]
    assert sorted(one.name for one in first.iterdir()) == [
        "001 Lid001, V1.eml",
        "002 Lid002, V2.eml",
    ]
    assert told == [(1, 2), (2, 2)] * 2
    data = (first / "001 Lid001, V1.eml").read_bytes()
    assert b"X-Unsent: 1\r\n" in data
    assert b"From:" not in data, "the mail program fills in who sends"
    assert b"bijlage.pdf" in data
    assert write("../../..").parent == tmp_path / "mail"


def test_half_a_folder_of_drafts_is_no_folder(club: OpenClub, tmp_path: Path):
    people(club, 3)
    made = mail_message.maker("Club", "", lambda _one: None)
    letters = [(one.to.member.sorted_name, made(one)) for one in written(club).letters]

    def stop(done: int, _total: int) -> None:
        if done == 2:
            raise InterruptedError

    with pytest.raises(InterruptedError):
        mail_message.write_drafts(tmp_path, "Nieuws", letters, stop)
    assert list(tmp_path.glob("Nieuws*")) == []


def test_the_log_is_written_by_one_thread_and_messages_are_handed_in_by_another(
    club: OpenClub, box: Postbox
):
    people(club, 2)
    made = sending(written(club), box.server())
    while made.mark(club):
        other = threading.Thread(target=made.deliver)
        other.start()
        other.join()
    assert states(club) == ["sent", "sent"]
