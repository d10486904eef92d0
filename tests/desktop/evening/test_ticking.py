"""Who is there is ticked by mouse: rows stay, a box each, and a second press does nothing."""

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from clubadmin.desktop.evening.page import EveningPage
from clubadmin.desktop.steps.step import PRESENT
from clubadmin.model.members.member import Member
from clubadmin.services.evenings import evenings
from clubadmin.services.members import members
from tests.desktop.driving import settle
from tests.desktop.made_window import with_doors
from tests.services.evening_club import add_competition

NAMES = tuple(zip("ZYXWVUTSRQPON", "BDFHJLNPRTVXZ", strict=True))  # first letters of both


@pytest.fixture
def evening(club):
    competition = add_competition(club)
    for first, last in NAMES:
        members.add_member(club, Member(0, f"{last}aas", f"{first}oë"))
    return evenings.add_evening(club, competition.id, date(2026, 11, 12))


@pytest.fixture
def arrivals(qtbot, theme, ops, evening):
    page = with_doors(EveningPage(ops, theme))
    qtbot.addWidget(page)
    page.resize(1200, 760)
    page.show()
    page.open_evening(evening.id, PRESENT)
    settle(qtbot, ops)
    return page.desk.people.arrivals


def _rows(arrivals) -> list[str]:
    box = Qt.ItemDataRole.CheckStateRole
    rows = (arrivals.list.item(at) for at in range(arrivals.list.count()))
    return [("x " if one.data(box) == Qt.CheckState.Checked else "- ") + one.text() for one in rows]


def _spot(arrivals, row: int):
    return arrivals.list.visualItemRect(arrivals.list.item(row)).center()


def _click(arrivals, row: int, *, double: bool = False) -> None:
    view, left = arrivals.list.viewport(), Qt.MouseButton.LeftButton
    at = _spot(arrivals, row)
    QTest.mouseClick(view, left, pos=at)
    if double:
        QTest.mouseDClick(view, left, pos=at)


def test_a_double_click_ticks_one_person_whose_row_stays(qtbot, ops, club, evening, arrivals):
    before = _rows(arrivals)
    assert before[2] == "- Faas, Xoë"
    _click(arrivals, 2, double=True)
    ticked = [*before[:2], "x Faas, Xoë", *before[3:]]
    assert _rows(arrivals) == ticked, "at once"
    settle(qtbot, ops)
    assert _rows(arrivals) == ticked
    assert [one.name for one in evenings.evening(club, evening.id).participants] == ["Xoë Faas"]


def test_a_box_is_unticked_by_a_click_too(qtbot, ops, club, evening, arrivals):
    before = _rows(arrivals)
    for _press in range(2):
        QTest.qWait(0)
        _click(arrivals, 4)
        settle(qtbot, ops)
    assert _rows(arrivals) == before
    assert not evenings.evening(club, evening.id).participants


def test_they_stand_by_last_or_by_first_name_and_a_letter_leads_there(
    qtbot, ops, club, evening, arrivals
):
    assert _rows(arrivals)[0] == "- Baas, Zoë"
    arrivals._order.click()
    assert _rows(arrivals)[0] == "- Noë Zaas"
    arrivals.list.setFixedHeight(4 * arrivals.list.sizeHintForRow(0))
    letters = arrivals._alphabet
    (letter,) = letters.findItems("T", Qt.MatchFlag.MatchExactly)
    there = letters.visualItemRect(letter).center()
    QTest.mouseClick(letters.viewport(), Qt.MouseButton.LeftButton, pos=there)
    top = arrivals.list.itemAt(5, 5)
    assert top is not None
    assert top.text().startswith("Toë")


def test_more_letters_than_fit_beside_the_names_are_scrolled(qtbot, arrivals):
    letters = arrivals._alphabet
    assert not letters.verticalScrollBar().isVisible(), "nothing to scroll"
    letters.setFixedHeight(8 * letters.sizeHintForRow(0))
    qtbot.waitUntil(letters.verticalScrollBar().isVisible)
    letters.verticalScrollBar().setValue(letters.verticalScrollBar().maximum())
    there = letters.visualItemRect(letters.findItems("Z", Qt.MatchFlag.MatchExactly)[0])
    assert letters.viewport().rect().contains(there.center())
    wide = letters.fontMetrics().horizontalAdvance("W")
    assert wide < letters.viewport().width() - 8


def test_who_was_just_added_is_the_person_that_the_buttons_are_about(
    qtbot, ops, club, evening, arrivals
):
    for row in (8, 1):
        _click(arrivals, row)
        settle(qtbot, ops)
    step = arrivals.parent()
    assert step.bar._person.name == "Yoë Daas"
    assert step.model.rows[step.present.currentIndex().row()].name == "Yoë Daas"


def test_after_a_tick_the_arrows_go_on_from_there(qtbot, ops, club, evening, arrivals):
    for _down in range(3):
        QTest.keyClick(arrivals.field, Qt.Key.Key_Down)
    QTest.keyClick(arrivals.field, Qt.Key.Key_Return)
    QTest.keyClick(arrivals.field, Qt.Key.Key_Return)
    settle(qtbot, ops)
    QTest.keyClick(arrivals.field, Qt.Key.Key_Down)
    QTest.keyClick(arrivals.field, Qt.Key.Key_Return)
    settle(qtbot, ops)
    assert [row for row in _rows(arrivals) if row[0] == "x"] == ["x Faas, Xoë", "x Haas, Woë"]
