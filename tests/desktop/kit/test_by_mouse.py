"""A click in a number selects it, typing replaces it; a double click presses a button once."""

import pytest
from PySide6.QtCore import QDate, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from clubadmin.desktop.kit.forms import Number, day
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel, on_list
from clubadmin.desktop.kit.widgets import button, column
from clubadmin.desktop.shell.ring import FocusRing

LEFT = Qt.MouseButton.LeftButton


def _turned(field):
    field.setFocus()
    middle, away = QPointF(field.rect().center()), QPoint(0, -120)
    turned = QWheelEvent(
        middle,
        field.mapToGlobal(middle),
        away,
        away,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(field, turned)
    return turned


@pytest.fixture
def number(qtbot):
    made = Number(0, 100, 0, "nog niet bekend")
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.mark.parametrize("clicks", [1, 2])
def test_what_is_typed_after_a_click_replaces_the_number_or_its_word(qtbot, number, clicks):
    for typed in ("30", "7"):
        for _click in range(clicks):
            QTest.mouseClick(number.lineEdit(), LEFT, pos=QPoint(20, 10))
        QTest.keyClicks(number, typed)
        assert number.value() == int(typed)


def test_the_wheel_over_a_number_leaves_it(qtbot, number):
    number.setValue(5)
    turned = _turned(number)
    assert number.value() == 5
    assert not turned.isAccepted(), "the page scrolls"


def test_a_double_click_presses_a_button_once(qtbot):
    pressed = []
    made = button("Verwijderen", lambda: pressed.append(1))
    qtbot.addWidget(made)
    made.show()
    QTest.mouseClick(made, LEFT)
    QTest.mouseDClick(made, LEFT)
    assert len(pressed) == 1


def test_the_wheel_over_a_date_leaves_it_and_a_calendar_is_at_hand(qtbot):
    made = day(QDate(2026, 11, 12))
    qtbot.addWidget(made)
    made.show()
    turned = _turned(made)
    assert made.date() == QDate(2026, 11, 12)
    assert not turned.isAccepted()
    assert made.calendarPopup()


def test_a_right_click_offers_what_the_keys_can(qtbot, theme):
    model = RowsModel(theme, [Column("Naam", str)], lambda one: one)
    table = ListTable(theme, model, "Leden")
    qtbot.addWidget(table)
    opened, gone = [], []
    table.entered.connect(opened.append)
    on_list(table, Qt.Key.Key_Delete, lambda: gone.append(1))
    table.show_rows(["Ada", "Bea"])
    table.show()
    at = table.visualRect(model.index(1, 0)).center()
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(
        table.viewport(), QContextMenuEvent(reason, at, table.viewport().mapToGlobal(at))
    )
    menu = table.findChild(QMenu)
    offered = {one.text().split("\t")[0].replace("&", ""): one for one in menu.actions()}
    assert list(offered) == ["Openen", "Weghalen", "Hele lijst kopiëren"]
    offered["Openen"].trigger()
    offered["Weghalen"].trigger()
    assert (opened, gone) == ([1], [1])
    menu.close()


def test_the_ring_is_for_keys_and_goes_once_the_mouse_is_used(qtbot):
    window = QWidget()
    made = button("Opslaan", lambda: None)
    window.setLayout(column(made))
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(window.isActiveWindow)
    FocusRing(window)  # as the frame paints before it is furnished
    made.setFocus()
    assert not made.property("mouse")
    QTest.mousePress(window.windowHandle(), LEFT, pos=QPoint(1, 1))
    assert made.property("mouse") == "true"
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Shift)
    assert not made.property("mouse")


def test_the_name_of_a_key_is_in_the_tooltip(qtbot):
    made = button("&Aftekenen (Enter)", lambda: None)
    qtbot.addWidget(made)
    assert (made.text(), made.toolTip()) == ("&Aftekenen", "Enter")


@pytest.mark.usefixtures("theme")
def test_a_link_is_as_large_after_a_click_as_before(qtbot):
    window = QWidget()
    made, other = button("Toestemmingen", lambda: None, "link"), button("Sluiten", lambda: None)
    window.setLayout(column(other, made))
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(window.isActiveWindow)
    other.setFocus()
    before, size = made.sizeHint(), window.sizeHint()
    made.setFocus()
    made.setProperty("mouse", "true")
    made.style().polish(made)
    assert (made.sizeHint(), window.sizeHint()) == (before, size)
