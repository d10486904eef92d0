"""An evening of eight tables and three rounds typed at the tables, by the secretary's keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from clubadmin.desktop.paper.printing import Preview
from clubadmin.desktop.steps.step import RESULT
from clubadmin.model.evenings.evening import SheetState
from clubadmin.services.draw import drawing
from tests.desktop.driving import CONTROL, SHIFT, press, settle
from tests.desktop.looking import read
from tests.desktop.tableside.phones import Phone, bar_of, switch_of
from tests.services.evening_club import evening_with

SHEET = ("92", "100+20", "61", "82")
MOST_KEYS = 40


@pytest.fixture
def evening(club):
    made = evening_with(club, 32, games=4, rounds=3)
    return drawing.draw(club, made.id, 1)[0]


class _Hands:
    """The secretary's, and how often they pressed."""

    def __init__(self, qtbot, ops) -> None:
        self.qtbot, self.ops, self.keys = qtbot, ops, 0

    def press(self, widget: QWidget, key: Qt.Key, *held: Qt.KeyboardModifier) -> None:
        modifiers = Qt.KeyboardModifier.NoModifier
        for one in held:
            modifiers |= one
        QTest.keyClick(widget, key, modifiers)
        self.keys += 1
        settle(self.qtbot, self.ops)


def test_the_secretary_needs_forty_keys_at_most_from_the_switch_to_the_last_signature(
    qtbot, ops, page, forms
):
    hands, grid = _Hands(qtbot, ops), forms.pane.grid
    hands.press(grid, Qt.Key.Key_T, CONTROL, SHIFT)
    qtbot.waitUntil(lambda: switch_of(forms).codes is not None)
    hands.press(grid, Qt.Key.Key_P, CONTROL, SHIFT)
    qtbot.waitUntil(lambda: any(one.pdf for one in page.window().findChildren(Preview)))
    (preview,) = page.window().findChildren(Preview)
    hands.press(preview, Qt.Key.Key_Escape)
    page.window().activateWindow()  # as every desktop does when a window closes
    qtbot.waitUntil(page.window().isActiveWindow)
    for number in (1, 2, 3):
        for table in range(1, 9):
            phone = Phone(switch_of(forms), table)
            assert phone.sheet()["round"] == number, "a card opens the round that is played"
            phone.types_all(*SHEET)
            phone.confirms()
        qtbot.waitUntil(lambda: "bevestigde af (8)" in read(bar_of(forms)))
        if number == 1:  # one key is for a table that calls, and its call is put away
            Phone(switch_of(forms), 5).calls()
            qtbot.waitUntil(lambda: "Tafel 5 vraagt" in read(bar_of(forms)))
            hands.press(bar_of(forms).answer_button, Qt.Key.Key_Return)
            qtbot.waitUntil(lambda: "vraagt" not in read(bar_of(forms)))
            qtbot.waitUntil(grid.hasFocus)
        hands.press(grid, Qt.Key.Key_A, CONTROL, SHIFT)
        qtbot.waitUntil(lambda: "bevestigde af" not in read(bar_of(forms)))
    assert {one.state for one in forms.board.tables} == {SheetState.SIGNED}
    qtbot.waitUntil(lambda: page.desk.step == RESULT)
    assert hands.keys <= MOST_KEYS
    assert hands.keys == 7


def test_an_evening_typed_on_paper_and_at_the_table_names_the_first_row_that_differs(
    qtbot, ops, page, forms
):
    grid = forms.pane.grid
    QTest.keyClick(grid, Qt.Key.Key_T, CONTROL | SHIFT)
    qtbot.waitUntil(lambda: switch_of(forms).codes is not None)
    settle(qtbot, ops)
    phone = Phone(switch_of(forms), forms.pane.sheet.place.number)
    phone.types_all(*SHEET)
    phone.confirms()
    qtbot.waitUntil(lambda: "Papier" in read(forms.pane.signing))
    QTest.keyClick(grid, Qt.Key.Key_T, CONTROL)
    settle(qtbot, ops)
    assert "Het papier" in read(forms.pane.signing)
    press(grid, "92\n100+2\n70\n")
    settle(qtbot, ops)
    qtbot.waitUntil(lambda: "Spel 3" in read(forms.pane.findings))
    assert "Spel 1" not in read(forms.pane.findings)
    assert QApplication.focusWidget() is grid
