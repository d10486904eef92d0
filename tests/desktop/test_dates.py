"""A date is typed as people type one, and shows what it became."""

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from clubadmin.desktop.kit.forms import Day, day
from tests.desktop.driving import CONTROL

WANTED = QDate(2027, 9, 10)


@pytest.fixture
def field(qtbot) -> Day:
    made = day(QDate(2026, 11, 20))
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.setFocus()
    assert isinstance(made, Day)
    return made


@pytest.mark.parametrize("start", ["all", "home", "tab"])
@pytest.mark.parametrize("text", ["10092027", "10-09-2027", "10-9-2027", "10/09/2027", "10.9.2027"])
def test_a_whole_date_is_typed_over_the_one_that_is_there(field, start, text):
    if start == "all":
        QTest.keyClick(field, Qt.Key.Key_A, CONTROL)
    elif start == "home":
        QTest.keyClick(field, Qt.Key.Key_End)
        QTest.keyClick(field, Qt.Key.Key_Home)
    else:
        field.focusNextPrevChild(True)
        field.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClicks(field, text)
    assert (field.date(), field.text()) == (WANTED, "10-09-2027")


@pytest.mark.parametrize("parts", [1, 2])
@pytest.mark.parametrize("text", ["10-09-2027", "10-9-2027", "10/9/2027"])
def test_a_whole_date_is_typed_in_any_part_of_it(field, parts, text):
    QTest.keyClick(field, Qt.Key.Key_Home)
    field.setSelectedSection(field.sectionAt(parts))
    QTest.keyClicks(field, text)
    assert (field.date(), field.text()) == (WANTED, "10-09-2027")


def test_a_month_with_its_year_is_typed_from_the_month_on(field):
    field.setSelectedSection(Day.Section.MonthSection)
    QTest.keyClicks(field, "9-2027")
    assert field.text() == "20-09-2027"


def test_a_second_date_is_typed_after_the_first(field):
    QTest.keyClick(field, Qt.Key.Key_A, CONTROL)
    QTest.keyClicks(field, "12-11-2025")
    QTest.keyClicks(field, "10-9-2027")
    assert field.text() == "10-09-2027"


def test_the_year_is_whole(field):
    field.resize(field.sizeHint())
    inner = field.lineEdit()
    margins = inner.textMargins()
    room = inner.width() - margins.left() - margins.right()
    assert inner.fontMetrics().horizontalAdvance("30-12-2026") < room


def test_a_year_of_two_figures_will_do_once_one_goes_on(field):
    QTest.keyClick(field, Qt.Key.Key_A, CONTROL)
    QTest.keyClicks(field, "10-9-27")
    assert field.text() == "10-9-27"
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert (field.date(), field.text()) == (WANTED, "10-09-2027")


@pytest.mark.parametrize("text", ["31022027", "99-99-2027", "0-"])
def test_what_is_no_date_leaves_the_date_as_it_was(field, text):
    QTest.keyClick(field, Qt.Key.Key_A, CONTROL)
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert (field.date(), field.text()) == (QDate(2026, 11, 20), "20-11-2026")


def test_a_date_is_pasted(field):
    QGuiApplication.clipboard().setText(" 10-9-2027 ")
    QTest.keyClick(field, Qt.Key.Key_V, CONTROL)
    assert field.text() == "10-09-2027"


def test_a_slip_is_taken_back_while_typing(field):
    QTest.keyClick(field, Qt.Key.Key_A, CONTROL)
    QTest.keyClicks(field, "11")
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    QTest.keyClicks(field, "0092027")
    assert field.date() == WANTED


def test_the_arrows_go_by_the_day(field):
    QTest.keyClick(field, Qt.Key.Key_Home)
    QTest.keyClick(field, Qt.Key.Key_Up)
    assert field.date() == QDate(2026, 11, 21)


def test_a_day_alone_is_of_the_month_that_is_there(field):
    QTest.keyClick(field, Qt.Key.Key_Home)
    QTest.keyClicks(field, "27")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.text() == "27-11-2026"
