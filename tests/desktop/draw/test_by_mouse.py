"""Two people are swapped in the draw by mouse; figures typed there do nothing but say so."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from clubadmin.desktop.evening.page import DRAW, EveningPage
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from tests.desktop.driving import ENTER, press, settle
from tests.desktop.looking import read
from tests.desktop.made_window import with_doors
from tests.services.evening_club import evening_with

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def evening(club):
    made = evening_with(club, 8)
    drawing.draw(club, made.id)
    return made


@pytest.fixture
def table(qtbot, theme, ops, evening):
    page = with_doors(EveningPage(ops, theme))
    qtbot.addWidget(page)
    page.resize(1200, 760)
    page.show()
    page.open_evening(evening.id, DRAW)
    settle(qtbot, ops)
    return page.desk.draw.table


def _seat(table, row: int, column: int) -> QPoint:
    return table.visualRect(table.draw.index(row, column)).center()


def _names(table) -> tuple[str, str]:
    return tuple(table.draw.seat(table.draw.index(row, 1)).name for row in (0, 1))


def test_a_name_drawn_to_another_swaps_the_two(qtbot, ops, table):
    one, other = _names(table)
    view = table.viewport()
    QTest.mousePress(view, LEFT, pos=_seat(table, 0, 1))
    QTest.mouseMove(view, _seat(table, 1, 1))
    QTest.mouseRelease(view, LEFT, pos=_seat(table, 1, 1))
    settle(qtbot, ops)
    assert _names(table) == (other, one)


def test_a_name_drawn_to_nobody_stays(qtbot, ops, table):
    before = _names(table)
    view = table.viewport()
    QTest.mousePress(view, LEFT, pos=_seat(table, 0, 1))
    QTest.mouseMove(view, _seat(table, 1, 0))
    QTest.mouseRelease(view, LEFT, pos=_seat(table, 1, 0))
    settle(qtbot, ops)
    assert _names(table) == before
    assert table.draw.marked is None


def test_who_is_marked_swaps_with_who_is_clicked_and_once_for_a_double_click(qtbot, ops, table):
    one, other = _names(table)
    view = table.viewport()
    table._mark(table.draw.seat(table.draw.index(0, 1)))  # as the menu under the mouse does
    QTest.mouseClick(view, LEFT, pos=_seat(table, 1, 1))
    QTest.mouseDClick(view, LEFT, pos=_seat(table, 1, 1))
    settle(qtbot, ops)
    assert _names(table) == (other, one)
    assert table.draw.marked is None


def test_a_sheet_typed_at_the_draw_changes_nothing_and_says_so(qtbot, ops, club, evening, table):
    before = evenings.evening(club, evening.id)
    said = []
    page = table.window()
    page.offered.connect(lambda sentence, *_button: said.append(sentence))
    table.setFocus()
    for typed in ("92", "88+20", "n"):
        press(table, typed)
        QTest.keyClick(table, ENTER)
    settle(qtbot, ops)
    assert evenings.evening(club, evening.id) == before
    assert table.draw.marked is None
    assert said[0].startswith("Dit is Indeling: cijfers en Enter doen hier niets.")
    QTest.keyClick(table, Qt.Key.Key_Down)
    QTest.keyClick(table, ENTER)
    assert table.draw.marked is not None, "after an arrow Enter marks again"
    assert "ruilt met … Klik op de ander" in read(page)
