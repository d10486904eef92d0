"""The card Klaar: what there is to do once an evening is closed, each one key, ticked when done."""

from datetime import date, datetime, timedelta
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QPushButton, QWidget

from clubadmin.desktop.evening import page as page_module
from clubadmin.desktop.evening.page import RESULT, EveningPage
from clubadmin.desktop.kit.operations import Operations, nothing
from clubadmin.desktop.paper.printing import Preview
from clubadmin.desktop.results.afterwards import climbers
from clubadmin.desktop.steps import checklist
from clubadmin.i18n import Message
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.results.moves import Move
from clubadmin.services.attendance import attendance
from clubadmin.services.care import health
from clubadmin.services.club import last_copies
from clubadmin.services.club.club import OpenClub, look_into
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.results import closing
from clubadmin.services.sheets import sheets
from clubadmin.storage.checks.club import check_file
from clubadmin.storage.copies import backup
from clubadmin.storage.file.errors import NoRoom
from tests.desktop.driving import PATIENCE, settle
from tests.desktop.looking import named
from tests.desktop.made_window import made_window
from tests.services.evening_club import evening_with, type_sheet

ENTER = Qt.Key.Key_Return


def sign_all(club: OpenClub, evening: Evening) -> None:
    for plan in evening.plan:
        for table in plan.tables:
            type_sheet(club, table.table_id, "92 92 92 92")


def closed(club: OpenClub, **values: object) -> Evening:
    evening = drawing.draw(club, evening_with(club, 8, **values).id, seed=1)[0]
    sign_all(club, evening)
    closing.close(club, evening.id)
    return evenings.evening(club, evening.id)


def words(page: EveningPage) -> list[str]:
    """What can be done now, as it stands on the buttons."""
    shown = page.desk.result.afterwards.findChildren(QPushButton)
    return [one.text().replace("&", "") for one in shown if one.isVisible()]


def shown_on(card: QWidget) -> list[str]:
    return [one.text() for one in card.findChildren(QLabel) if one.isVisible()]


@pytest.fixture
def window(qtbot, ops: Operations, theme, tmp_path: Path):
    return made_window(qtbot, ops, theme, tmp_path)


def at_result(qtbot, ops, window, evening: Evening) -> EveningPage:
    window.go("evening")
    page = window.page
    page.open_evening(evening.id, RESULT)
    settle(qtbot, ops)
    return page


def test_a_closed_evening_says_what_comes_after_and_an_open_one_does_not(qtbot, ops, window, club):
    evening = drawing.draw(club, evening_with(club, 8).id, seed=1)[0]
    page = at_result(qtbot, ops, window, evening)
    assert not page.desk.result.afterwards.isVisible()
    sign_all(club, evening)
    page.refresh()
    settle(qtbot, ops)
    page.desk.result.close_evening()
    settle(qtbot, ops)
    assert words(page) == [
        "Uitslag afdrukken",
        "Stand afdrukken",
        "Appgroep: tekst kopiëren",
        "Kopie naar stick",
        "Volgende avond: 19 nov 2026",
    ]
    assert named(page, QPushButton, "Uitslag afdrukken").hasFocus()


def test_a_closed_evening_is_shown_and_work_goes_on_while_its_copy_is_still_checked(
    qtbot, ops, window, club, monkeypatch
):
    evening = drawing.draw(club, evening_with(club, 8).id, seed=1)[0]
    sign_all(club, evening)
    page, looked = at_result(qtbot, ops, window, evening), Event()

    def slowly(path: Path, *, journal: bool = False) -> tuple[Message, ...]:
        assert looked.wait(PATIENCE / 1000)
        return check_file(path, journal=journal)

    monkeypatch.setattr(backup, "check_file", slowly)
    page.desk.result.close_evening()
    settle(qtbot, ops)
    assert "Uitslag afdrukken" in words(page)
    assert health.backups(club) == ()
    next_day = date(2026, 12, 3)
    ops.run(lambda club: evenings.add_evening(club, evening.competition_id, next_day), nothing)
    settle(qtbot, ops)
    looked.set()
    qtbot.waitUntil(lambda: club.store.copied is not None)
    (copy,) = health.backups(club)
    with look_into(copy) as then:
        assert evenings.evening(then, evening.id).status == "closed"


def test_a_copy_of_what_was_closed_that_cannot_be_made_is_told(
    qtbot, ops, window, club, monkeypatch
):
    evening = drawing.draw(club, evening_with(club, 8).id, seed=1)[0]
    sign_all(club, evening)
    page = at_result(qtbot, ops, window, evening)

    def full(_club: OpenClub) -> None:
        raise NoRoom("De schijf is vol.", "Alles is bewaard.", "Maak ruimte.")

    monkeypatch.setattr(health, "backup", full)
    with qtbot.waitSignal(page.desk.result.said, timeout=PATIENCE) as said:
        page.desk.result.close_evening()
    assert said.args[0].startswith("Het afsluiten is bewaard, maar er kon geen reservekopie")


def test_once_it_is_closed_who_won_is_in_view(qtbot, ops, window, club):
    evening = drawing.draw(club, evening_with(club, 40).id, seed=1)[0]
    sign_all(club, evening)
    page = at_result(qtbot, ops, window, evening)
    table = page.desk.result.table
    table.selectRow(39)
    page.desk.result.close_evening()
    settle(qtbot, ops)
    assert table.currentIndex().row() == 0
    assert table.verticalScrollBar().value() == 0


def test_after_a_rectification_of_an_earlier_evening_there_is_what_to_print_again(
    qtbot, ops, window, club
):
    first = closed(club)
    second = evenings.add_evening(club, first.competition_id, date(2026, 12, 3))
    attendance.add_participant(club, second.id, member_id=first.participants[0].members[0].id)
    page = at_result(qtbot, ops, window, first)
    assert not page.desk.result.afterwards.isVisible()  # the next evening was played
    closing.reopen(club, first.id, "tafel 1 vergeten")
    page.refresh()
    settle(qtbot, ops)
    page.desk.result.close_evening()
    settle(qtbot, ops)
    assert words(page)[:3] == [
        "Uitslag afdrukken",
        "Stand afdrukken",
        "Appgroep: tekst kopiëren",
    ]


def test_enter_does_each_thing_and_goes_on_to_the_next(
    qtbot, ops, window, club, tmp_path, monkeypatch
):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "p"), ""))
    stick = tmp_path / "stick"
    stick.mkdir()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(stick))
    monkeypatch.setattr(last_copies, "other_medium", lambda _club, made: stick in made.parents)
    evening = closed(club)
    page = at_result(qtbot, ops, window, evening)
    page.desk.result.afterwards.take_keyboard()
    for _ in range(2):  # the two papers
        QTest.keyClick(window.focusWidget(), ENTER)
        settle(qtbot, ops)
        paper = QApplication.activeWindow()
        assert isinstance(paper, Preview)
        qtbot.waitUntil(lambda paper=paper: paper.pages > 0)
        QTest.keyClick(paper, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
        settle(qtbot, ops)
        paper.close()
        window.activateWindow()
    assert words(page)[:3] == [
        "✓ Uitslag afdrukken",
        "✓ Stand afdrukken",
        "Appgroep: tekst kopiëren",
    ]
    QTest.keyClick(window.focusWidget(), ENTER)
    settle(qtbot, ops)
    assert "Maandavond" in QGuiApplication.clipboard().text()
    QTest.keyClick(window.focusWidget(), ENTER)
    settle(qtbot, ops)
    assert words(page)[2:4] == ["✓ Appgroep: tekst kopiëren", "✓ Kopie naar stick"]
    QTest.keyClick(window.focusWidget(), ENTER)
    settle(qtbot, ops)
    after = page.desk.evening
    assert (after.number, after.date) == (2, date(2026, 11, 19))


def test_that_the_text_was_copied_is_no_longer_said_of_a_result_that_changed_since(
    qtbot, ops, window, club
):
    evening = closed(club)
    page = at_result(qtbot, ops, window, evening)
    card = page.desk.result.afterwards
    copied = "✓ Gekopieerd. Plak het met Ctrl+V in een bericht."
    named(page, QPushButton, "Appgroep: tekst kopiëren").click()
    settle(qtbot, ops)
    assert copied in shown_on(card)
    page.refresh()
    settle(qtbot, ops)
    assert copied in shown_on(card), "the same result"
    table = evening.plan[0].tables[0].table_id
    closing.reopen(club, evening.id, "verteld")
    sheets.unsign(club, table)
    type_sheet(club, table, "91 92 92 92")
    page.refresh()
    settle(qtbot, ops)
    page.desk.result.close_evening()
    settle(qtbot, ops)
    assert words(page)[2] == "Appgroep: tekst kopiëren"
    assert copied not in shown_on(card)
    named(page, QPushButton, "Appgroep: tekst kopiëren").click()
    settle(qtbot, ops)
    closing.reopen(club, evening.id, "verteld")
    sheets.unsign(club, table)
    type_sheet(club, table, "90 92 92 92")
    closing.close(club, evening.id)  # at another computer, so that it is never seen open here
    page.refresh()
    settle(qtbot, ops)
    assert copied not in shown_on(card)


def test_what_the_file_and_the_copies_tell_stays_ticked(qtbot, ops, window, club, monkeypatch):
    monkeypatch.setattr(last_copies, "other_medium", lambda *_: True)
    evening = closed(club)
    evenings.add_evening(club, evening.competition_id, date(2026, 12, 3))
    last_copies.note_copy(club, club.path, clock=lambda: datetime(2100, 1, 1))
    page = at_result(qtbot, ops, window, evening)
    assert words(page)[3:] == ["✓ Kopie naar stick", "✓ Volgende avond: 3 dec 2026"]


def test_a_contest_of_one_evening_has_no_standings_and_no_next(qtbot, ops, window, club):
    page = at_result(qtbot, ops, window, closed(club, evenings=1))
    assert words(page) == ["Uitslag afdrukken", "Appgroep: tekst kopiëren", "Kopie naar stick"]


def test_who_climbed_and_who_fell_most_are_named_with_both_places() -> None:
    climbs = (
        ("Bos", Move(1, 2)),
        ("Eik", Move(2, None)),
        ("Aal", Move(3, 1)),
        ("Cas", Move(4, 3)),
        ("Dam", Move(5, 8)),
        ("Fok", Move(6, 6)),
    )
    said = climbers(climbs)
    assert said == (
        "Gestegen: Dam van 8 naar 5, Bos van 2 naar 1. Gedaald: Aal van 1 naar 3, Cas van 3 naar 4."
    )
    assert climbers((("Eik", Move(1, None)),)) == ""


def test_after_a_sudden_end_the_card_is_there_with_what_was_done_until_all_is(
    qtbot, ops, theme, club, tmp_path, monkeypatch
):
    monkeypatch.setattr(page_module, "LATELY", timedelta.max)
    evening = closed(club, evenings=1)

    def started() -> EveningPage:
        page = made_window(qtbot, ops, theme, tmp_path).page
        assert isinstance(page, EveningPage)
        return page

    page = started()
    assert (page.evening_in_view(), page.desk.step) == (evening.id, RESULT)
    named(page, QPushButton, "Appgroep: tekst kopiëren").click()
    settle(qtbot, ops)
    page = started()
    assert words(page) == ["Uitslag afdrukken", "✓ Appgroep: tekst kopiëren", "Kopie naar stick"]
    monkeypatch.setattr(last_copies, "other_medium", lambda *_: True)
    last_copies.note_copy(club, club.path, clock=lambda: datetime(2100, 1, 1))
    checklist.note(f"{club.uid}:{evening.id}:1:result")
    page.refresh()
    settle(qtbot, ops)
    assert started().evening_in_view() == 0
