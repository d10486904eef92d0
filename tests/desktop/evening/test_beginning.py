"""The card Voor het begint: everybody of last time, the draw, papers and clock."""

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton

from clubadmin.desktop.evening.page import DRAW, FORMS, PRESENT, RESULT, EveningPage
from clubadmin.desktop.kit.operations import Operations
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.members.member import Member
from clubadmin.services.attendance import attendance
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.members import members
from clubadmin.services.seasons import seasons
from clubadmin.services.sheets import sheets
from tests.desktop.driving import press, settle
from tests.desktop.looking import named
from tests.desktop.made_window import made_window
from tests.services.evening_club import evening_with

NEXT = date(2026, 11, 19)


def words(page: EveningPage) -> list[str]:
    """What can be done now, as it stands on the buttons."""
    shown = page.desk.beginning.findChildren(QPushButton)
    return [one.text().replace("&", "") for one in shown if one.isVisible()]


@pytest.fixture
def window(qtbot, ops: Operations, theme, tmp_path: Path):
    return made_window(qtbot, ops, theme, tmp_path)


def show(qtbot, ops, window, evening: Evening, step: int) -> EveningPage:
    window.go("evening")
    page = window.page
    page.open_evening(evening.id, step)
    settle(qtbot, ops)
    return page


def test_one_key_puts_everybody_of_last_time_on_the_list_and_typing_goes_on(
    qtbot, ops, window, club
):
    first = evening_with(club, 8)
    second = evenings.add_evening(club, first.competition_id, NEXT)
    show(qtbot, ops, window, first, RESULT)
    page = show(qtbot, ops, window, second, PRESENT)
    assert words(page) == ["Iedereen van vorige keer (8 spelers)", "Indelen"]
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_V, Qt.KeyboardModifier.AltModifier)
    settle(qtbot, ops)
    assert len(evenings.evening(club, second.id).participants) == 8
    assert words(page) == ["✓ Iedereen van vorige keer", "Indelen"]
    assert window.focusWidget() is page.desk.people.arrivals.field


def test_the_prizes_of_what_is_played_are_a_command_and_enter_keeps_them(qtbot, ops, window, club):
    evening = evening_with(club, 4)
    page = show(qtbot, ops, window, evening, PRESENT)
    (prizes,) = [one for one in page.page_actions() if one.text().replace("&", "") == "Prijzen"]
    prizes.trigger()
    settle(qtbot, ops)
    press(window.focusWidget(), "1: taart\n")
    settle(qtbot, ops)
    assert seasons.competition(club, evening.competition_id).prizes == "1: taart"


def test_nobody_can_be_drawn_before_somebody_is_there(qtbot, ops, window, club):
    evening = evening_with(club, 0)
    page = show(qtbot, ops, window, evening, PRESENT)
    assert not named(page, QPushButton, "Indelen").isEnabled()
    somebody = members.add_member(club, Member(0, "Aal", "Ada"))
    attendance.add_participant(club, evening.id, member_id=somebody.id)
    page.refresh()
    settle(qtbot, ops)
    assert named(page, QPushButton, "Indelen").isEnabled()
    page.desk.show_step(3)
    settle(qtbot, ops)
    assert not page.desk.result.close_button.isEnabled(), "there is nothing to close yet"


def test_the_field_stays_where_it_is_while_people_come_in(qtbot, ops, window, club):
    evening = evening_with(club, 0)
    window.resize(1024, 700)
    page = show(qtbot, ops, window, evening, PRESENT)
    field = page.desk.people.arrivals.field
    assert window.focusWidget() is field
    first = field.mapToGlobal(field.rect().topLeft())
    for number in range(8):
        press(field, f"Gast {number}\n\n")
        settle(qtbot, ops)
        assert field.mapToGlobal(field.rect().topLeft()) == first
    assert len(evenings.evening(club, evening.id).participants) == 8


def test_the_tick_behind_a_few_letters_takes_off_who_is_not_there_after_all(
    qtbot, ops, window, club
):
    evening = evening_with(club, 8)
    page = show(qtbot, ops, window, evening, PRESENT)
    QTest.keyClicks(window.focusWidget(), "p3 c")
    ticks = page.desk.people.arrivals.list
    assert [ticks.item(at).text() for at in range(ticks.count())][-1] == "P3 Cas"
    ticks.clicked.emit(ticks.model().index(ticks.count() - 1, 0))
    settle(qtbot, ops)
    assert [one.number for one in evenings.evening(club, evening.id).participants] == [
        *(1, 2, 4, 5, 6, 7, 8)
    ]
    assert page.desk.people.arrivals.field.selectedText() == "p3 c"


def test_who_was_taken_off_again_is_not_offered_for_ever(qtbot, ops, window, club):
    first = evening_with(club, 8)
    second = evenings.add_evening(club, first.competition_id, NEXT)
    for one in first.participants[:6]:
        attendance.add_participant(club, second.id, member_id=one.members[0].id)
    page = show(qtbot, ops, window, second, PRESENT)
    assert words(page)[0] == "✓ Iedereen van vorige keer (2 spelers)"


def test_papers_and_clock_come_once_it_is_drawn_and_are_ticked(
    qtbot, ops, window, club, tmp_path, monkeypatch
):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "p"), ""))
    evening = drawing.draw(club, evening_with(club, 8).id, seed=1)[0]
    page = show(qtbot, ops, window, evening, DRAW)
    assert words(page) == ["✓ Indelen", "Papieren", "Klok starten"]
    page.desk.draw.papers.draw_list("name")
    settle(qtbot, ops)
    QTest.keyClick(QApplication.activeWindow(), Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    settle(qtbot, ops)
    assert words(page) == ["✓ Indelen", "✓ Papieren", "Klok starten"]


def test_the_clock_is_the_one_of_the_hall(qtbot, ops, window, club):
    evening = drawing.draw(club, evening_with(club, 8).id, seed=1)[0]
    page = show(qtbot, ops, window, evening, DRAW)
    QTest.mouseClick(named(page, QPushButton, "Klok starten"), Qt.MouseButton.LeftButton)
    settle(qtbot, ops)
    assert window.hall().evening_id == evening.id
    window.hall().shut()


def test_once_something_was_typed_there_is_nothing_to_begin(qtbot, ops, window, club):
    evening = drawing.draw(club, evening_with(club, 8).id, seed=1)[0]
    page = show(qtbot, ops, window, evening, FORMS)
    assert words(page) == []
    sheets.save_line(club, evening.plan[0].tables[0].table_id, 1, "92")
    page = show(qtbot, ops, window, evening, DRAW)
    assert words(page) == []
