"""Letters and mail by keyboard: the text, to whom, out of the door, and what went to whom."""

from collections.abc import Iterator
from pathlib import Path

import keyring
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from clubadmin.desktop.correspondence.pane import PEOPLE, SENT, SERVER, TEXT, LettersPane
from clubadmin.desktop.kit import files, language
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.members.consents_pane import ConsentsPane
from clubadmin.desktop.paper.printing import Preview
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.model.correspondence.letters import Security, Way
from clubadmin.model.correspondence.letters import Sent as Became
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.uses import uses
from clubadmin.services.correspondence import outbox, recipients, smtp, templates
from tests.desktop.driving import shared_letters
from tests.desktop.made_window import made_window, settle
from tests.reports.looking import pages
from tests.services.correspondence.postbox import PASSWORD, Postbox, postbox
from tests.services.correspondence.test_sending import Ring, sending
from tests.services.correspondence.writing import DAY, FREE, NL, four, people, played, written
from tests.services.correspondence.writing import TEXT as LETTER

ENTER, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Space


@pytest.fixture
def box() -> Iterator[Postbox]:
    with postbox() as made:
        yield made


@pytest.fixture
def window(
    qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path, club: OpenClub
) -> MainWindow:
    """Two with mail, one without, one who wants none, and a text of the club's own."""
    four(club)
    templates.keep_template(club, LETTER.changed(name="Nieuws"))
    return made_window(qtbot, ops, theme, tmp_path)


def opened(qtbot: QtBot, window: MainWindow) -> LettersPane:
    """By the command that Ctrl+K finds."""
    window.commands.give_first("letters")
    settle(qtbot, window.ops)
    return next(one for one in window.findChildren(LettersPane) if one.isVisible())


def at_tab(qtbot: QtBot, shown: LettersPane, number: int) -> LettersPane:
    shown.tabs.choose(number)
    settle(qtbot, shown.ops)
    return shown


def chosen(qtbot: QtBot, shown: LettersPane, name: str) -> LettersPane:
    shown.text.which.setCurrentIndex(shown.text.which.findText(name))
    settle(qtbot, shown.ops)
    return shown


def focus() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def names(shown: LettersPane) -> list[str]:
    return [one.member.last_name for one in shown.people.model.rows]


def ways(shown: LettersPane) -> list[Way]:
    return [one.to.way for one in shown.people.model.rows]


def alt(letter: str) -> None:
    QTest.keyClick(
        focus(), getattr(Qt.Key, f"Key_{letter.upper()}"), Qt.KeyboardModifier.AltModifier
    )


def sent_all(qtbot: QtBot, shown: LettersPane) -> None:
    """Until nothing is on its way any more."""
    qtbot.waitUntil(lambda: not shown.people.courier.busy, timeout=60_000)
    settle(qtbot, shown.ops)


def test_no_two_parts_of_a_tab_have_one_letter(qtbot: QtBot, window: MainWindow) -> None:
    shown = opened(qtbot, window)
    for tab in (TEXT, PEOPLE, SERVER):
        assert shared_letters(at_tab(qtbot, shown, tab)) == {}


def test_a_field_comes_into_the_letter_by_key_and_a_text_is_kept_under_a_name(
    qtbot: QtBot, window: MainWindow, club: OpenClub
) -> None:
    shown = chosen(qtbot, opened(qtbot, window), "Brief")
    shown.text.subject.setText("Feest")
    shown.text.body.setPlainText("Dag ")
    shown.text.body.setFocus()
    QTest.keyClick(shown.text.body, Qt.Key.Key_End)
    QTest.keyClick(shown.text.body, SPACE, Qt.KeyboardModifier.ControlModifier)
    assert focus() is shown.text.gaps
    shown.text.gaps.select_key("voornaam")
    assert shown.text.gap_told.text() == "de voornaam, of de naam waar die niet bekend is"
    QTest.keyClick(shown.text.gaps, ENTER)
    assert shown.text.body.toPlainText() == "Dag {voornaam}"
    assert focus() is shown.text.body
    assert shown.held, "what was typed is nowhere yet"
    QTest.keyClick(shown.text.body, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert "Geef uw tekst een naam" in shown.text.name_field.note.text()
    shown.text.name.setText("Feestbrief")
    QTest.keyClick(shown.text.name, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    settle(qtbot, shown.ops)
    assert shown.text.which.currentText() == "Feestbrief (eigen)"
    assert not shown.text.held
    kept = [one for one in templates.templates(club, NL) if one.name == "Feestbrief"]
    assert [one.body for one in kept] == ["Dag {voornaam}"]
    alt("g")
    settle(qtbot, shown.ops)
    assert [one.name for one in templates.templates(club, NL) if one.id] == ["Nieuws"]


def test_arrows_go_through_people_and_the_space_bar_changes_the_way(
    qtbot: QtBot, window: MainWindow, club: OpenClub
) -> None:
    shown = at_tab(qtbot, chosen(qtbot, opened(qtbot, window), "Nieuws (eigen)"), PEOPLE)
    assert names(shown) == ["Lid001", "Lid002", "Lid003", "Lid004"]
    assert ways(shown) == [Way.MAIL, Way.MAIL, Way.PAPER, Way.NONE]
    assert shown.people.count.text() == "2 per mail, 1 op papier, 1 niet"
    assert focus() is shown.people.table
    assert shown.people.body.toPlainText().startswith("Beste V1,")
    QTest.keyClick(shown.people.table, Qt.Key.Key_Down)
    assert shown.people.subject.text() == "Nieuws voor V2"
    for expected in (Way.PAPER, Way.NONE, Way.MAIL):
        QTest.keyClick(shown.people.table, SPACE)
        settle(qtbot, shown.ops)
        assert ways(shown)[1] is expected
        assert shown.people.table.current_key() == shown.people.model.rows[1].member.id
    QTest.keyClick(shown.people.table, Qt.Key.Key_End)
    assert "wil geen mail" in shown.people.way.text()
    QTest.keyClick(shown.people.table, SPACE)
    settle(qtbot, shown.ops)
    assert ways(shown)[3] is Way.PAPER, "mail he did not want"
    shown.people.search.setText("V2")
    assert names(shown) == ["Lid002"]
    alt("w")
    settle(qtbot, shown.ops)
    shown.people.search.clear()
    assert ways(shown)[1] is Way.NONE
    left = recipients.recipients(club, [shown.people.model.rows[1].member.id], FREE, DAY)
    assert left[0].no_mail


def test_a_letter_goes_to_a_few_who_are_pointed_out(qtbot: QtBot, window: MainWindow) -> None:
    shown = at_tab(qtbot, chosen(qtbot, opened(qtbot, window), "Nieuws (eigen)"), PEOPLE)
    alt("e")
    settle(qtbot, shown.ops)
    assert ways(shown) == [Way.NONE] * 4
    assert focus() is shown.people.table
    shown.people.table.selectRow(1)
    QTest.keyClick(shown.people.table, SPACE)
    settle(qtbot, shown.ops)
    assert ways(shown) == [Way.NONE, Way.MAIL, Way.NONE, Way.NONE]
    assert shown.people.count.text() == "1 per mail, 0 op papier, 3 niet"
    alt("i")
    settle(qtbot, shown.ops)
    assert ways(shown) == [Way.MAIL, Way.MAIL, Way.PAPER, Way.NONE]


def test_a_misspelt_field_is_told_in_place_of_the_list(qtbot: QtBot, window: MainWindow) -> None:
    shown = opened(qtbot, window)
    shown.text.subject.setText("x")
    shown.text.body.setPlainText("{voornam}")
    at_tab(qtbot, shown, PEOPLE)
    assert not shown.people.table.isVisible()
    said = [one.text() for one in shown.people.nobody.findChildren(QLabel)]
    assert any("bedoelt u {voornaam}?" in one for one in said)


def test_papers_are_seen_first_and_noted_once_they_are_kept(
    qtbot: QtBot,
    window: MainWindow,
    club: OpenClub,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown = at_tab(qtbot, chosen(qtbot, opened(qtbot, window), "Nieuws (eigen)"), PEOPLE)
    menu = shown.people.papers
    menu.actions()[1].trigger()
    settle(qtbot, shown.ops)
    (preview,) = shown.findChildren(Preview) or window.findChildren(Preview)
    qtbot.waitUntil(lambda: preview.pages == 1)
    assert outbox.mailings(club) == ()
    file = tmp_path / "brieven.pdf"
    monkeypatch.setattr(files, "ask_target", lambda *_: file)
    preview.keep_button.click()
    settle(qtbot, shown.ops)
    preview.keep_button.click()
    settle(qtbot, shown.ops)
    assert "Beste V3," in pages(file.read_bytes())[0]
    (noted,) = outbox.mailings(club)
    assert [(one.way, one.sent) for one in noted.letters] == [(Way.PAPER, Became.MADE)]


def test_drafts_come_in_a_folder_of_their_own(
    qtbot: QtBot,
    window: MainWindow,
    club: OpenClub,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown = at_tab(qtbot, chosen(qtbot, opened(qtbot, window), "Nieuws (eigen)"), PEOPLE)
    monkeypatch.setattr(files, "ask_folder", lambda *_: tmp_path)
    shown.people.draft_button.click()
    settle(qtbot, shown.ops)
    (folder,) = (one for one in tmp_path.iterdir() if one.name.startswith("Nieuws"))
    assert len(list(folder.glob("*.eml"))) == 2
    assert str(folder) in shown.people.said.text()
    assert [one.letters[0].way for one in outbox.mailings(club)] == [Way.DRAFT]


def test_mail_goes_out_after_it_is_asked_once_more_and_the_log_tells_who_was_refused(
    qtbot: QtBot, window: MainWindow, club: OpenClub, box: Postbox
) -> None:
    shown = at_tab(qtbot, chosen(qtbot, opened(qtbot, window), "Nieuws (eigen)"), PEOPLE)
    shown.people.send_button.click()
    settle(qtbot, shown.ops)
    assert shown.tabs.current == SERVER, "nobody said yet where mail is handed in"
    server = shown.server
    server.form.fill("host", "127.0.0.1")
    server.form.fill("security", Security.NONE)
    server.form.fill("port", box.port)
    server.form.fill("address", "secretaris@azen.example")
    server.form.fill("user", "club")
    server.keep_button.click()
    settle(qtbot, shown.ops)
    assert smtp.mail_server(club).port == box.port
    at_tab(qtbot, shown, PEOPLE)
    box.refuses = {"lid1@voorbeeld.nl": "550 die kennen wij niet"}
    shown.people.send_button.click()
    settle(qtbot, shown.ops)
    assert box.got == []
    assert focus() is shown.people.dispatch.password
    shown.people.dispatch.password.setText(PASSWORD)
    QTest.keyClick(focus(), ENTER)
    sent_all(qtbot, shown)
    assert box.to == ["lid2@voorbeeld.nl"]
    assert (
        shown.people.said.text()
        == "1 van 2 verstuurd. 1 geweigerd. Bij Verzonden staat wie en waarom."
    )
    at_tab(qtbot, shown, SENT)
    assert shared_letters(shown) == {}
    assert shown.log.reason.text() == "V1 Lid001: geweigerd: die kennen wij niet"
    box.refuses = {}
    shown.log.rest_button.click()
    settle(qtbot, shown.ops)
    assert shown.tabs.current == PEOPLE
    assert names(shown) == ["Lid001"]
    assert "Vervolg van een zending" in shown.people.count.text()
    shown.people.send_button.click()
    settle(qtbot, shown.ops)
    shown.people.dispatch.agree_button.click()
    sent_all(qtbot, shown)
    assert sorted(box.to) == ["lid1@voorbeeld.nl", "lid2@voorbeeld.nl"]
    (mailing,) = outbox.mailings(club)
    assert {one.sent for one in mailing.letters} == {Became.SENT}
    assert not shown.held, "what was sent is not lost"


def test_sending_can_be_stopped_and_the_window_stays_while_it_goes_on(
    qtbot: QtBot, window: MainWindow, club: OpenClub, box: Postbox
) -> None:
    people(club, 30, "ander.example")
    smtp.keep_mail_server(club, box.server())
    shown = at_tab(qtbot, chosen(qtbot, opened(qtbot, window), "Nieuws (eigen)"), PEOPLE)
    shown.people.send_button.click()
    settle(qtbot, shown.ops)

    def stop(done: int, _total: int) -> None:
        if done == 3:
            assert shown.unfinished.startswith("Er wordt nog verstuurd.")
            shown.people.dispatch.stop_button.click()

    shown.people.courier.progressed.connect(stop)
    shown.people.dispatch.agree_button.click()
    sent_all(qtbot, shown)
    assert 3 <= len(box.got) < 32
    assert "De rest wacht bij Verzonden." in shown.people.said.text()
    (mailing,) = outbox.mailings(club)
    assert mailing.count(Became.SENT) == len(box.got)
    assert mailing.count(Became.WAITING) == 32 - len(box.got)
    assert mailing.count(Became.SENDING) == 0


def test_what_was_on_its_way_when_the_program_stopped_is_told_at_the_next_opening(
    qtbot: QtBot, window: MainWindow, club: OpenClub, box: Postbox
) -> None:
    made = sending(written(club), box.server())
    made.mark(club)
    shown = opened(qtbot, window)
    assert "De vorige keer stopte het programma" in shown.told.text()
    at_tab(qtbot, shown, SENT)
    shown.log.table.selectRow(0)
    assert shown.log.once_more_button.isVisible()
    shown.log.once_more_button.click()
    settle(qtbot, shown.ops)
    assert names(shown) == ["Lid001"]


def test_the_password_goes_to_the_key_ring_and_is_not_asked_again(
    qtbot: QtBot, window: MainWindow, club: OpenClub, box: Postbox
) -> None:
    before = keyring.get_keyring()
    keyring.set_keyring(Ring())
    try:
        smtp.keep_mail_server(club, box.server(user="club"))
        shown = at_tab(qtbot, opened(qtbot, window), SERVER)
        assert "Gaat naar de sleutelbos" in shown.server.password_field.note.text()
        shown.server.password.setText(PASSWORD)
        shown.server.keep_button.click()
        settle(qtbot, shown.ops)
        assert "✓ Bewaard" in shown.server.said.text()
        at_tab(qtbot, chosen(qtbot, shown, "Nieuws (eigen)"), PEOPLE)
        shown.people.send_button.click()
        settle(qtbot, shown.ops)
        assert not shown.people.dispatch.password_field.isVisible()
        shown.people.dispatch.agree_button.click()
        sent_all(qtbot, shown)
        assert len(box.got) == 2
        at_tab(qtbot, shown, SERVER)
        shown.server.forget_button.click()
        settle(qtbot, shown.ops)
        assert "Gaat naar de sleutelbos" in shown.server.password_field.note.text()
    finally:
        keyring.set_keyring(before)


def test_asking_consent_leads_to_the_list_where_answers_are_ticked(
    qtbot: QtBot, window: MainWindow
) -> None:
    shown = chosen(qtbot, opened(qtbot, window), "Toestemming vragen")
    assert shown.text.answers_button.isVisible()
    at_tab(qtbot, shown, PEOPLE)
    assert "[ ] Mijn naam mag met uitslagen en standen" in shown.people.body.toPlainText()
    at_tab(qtbot, shown, TEXT)
    shown.text.answers_button.click()
    settle(qtbot, shown.ops)
    assert any(one.isVisible() for one in window.findChildren(ConsentsPane))


def test_the_result_of_an_evening_is_told_to_who_played_it(
    qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path, club: OpenClub
) -> None:
    played(club)
    assert "letters" not in uses(club)
    made = made_window(qtbot, ops, theme, tmp_path)
    shown = at_tab(qtbot, chosen(qtbot, opened(qtbot, made), "Uitslag van een avond"), PEOPLE)
    assert names(shown) == ["Aal", "Bos", "Cas", "Dam"]
    assert "met 262 punten" in shown.people.body.toPlainText()


def test_in_english_the_texts_of_the_program_are_english_and_fields_stay_dutch(
    qtbot: QtBot, window: MainWindow
) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    language.speak(app, "en")
    try:
        shown = opened(qtbot, window)
        assert [shown.tabs.name(at) for at in (TEXT, PEOPLE)] == ["Letter", "To whom"]
        for tab in (TEXT, PEOPLE, SERVER):
            assert shared_letters(at_tab(qtbot, shown, tab)) == {}
        at_tab(qtbot, shown, TEXT)
        assert "Kind regards" in shown.text.body.toPlainText()
        assert "{aanhef}" in shown.text.body.toPlainText()
    finally:
        language.speak(app, "nl")
