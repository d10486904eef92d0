"""A sheet of a closed evening is corrected from that sheet, with a reason, in one act."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from clubadmin.desktop.evening.page import FORMS, RESULT
from clubadmin.desktop.kit.operations import Operations
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.results import closing
from tests.desktop.made_window import made_window, settle
from tests.services.evening_club import evening_with, table_id, type_sheet

SHEET = "92 92 92+20 92"


@pytest.fixture
def evening(club):
    made = evening_with(club, 8)
    drawn, _report = drawing.draw(club, made.id)
    for table in (table for plan in drawn.plan for table in plan.tables):
        type_sheet(club, table.table_id, SHEET)
    closing.close(club, made.id)
    return drawn


@pytest.fixture
def window(qtbot, ops: Operations, theme, tmp_path, evening):
    made = made_window(qtbot, ops, theme, tmp_path)
    made.show_sheet(evening.id, table_id(evening, 1, 1))
    settle(qtbot, ops)
    return made


@pytest.mark.parametrize("by_button", [True, False])
def test_it_takes_four_clicks_and_opens_that_sheet_alone(
    qtbot, ops, club, window, evening, by_button
):
    clicks = []

    def click(widget):
        assert widget.isVisible()
        clicks.append(widget)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
        settle(qtbot, ops)

    desk = window.page.desk
    card, grid = desk.forms.pane.signing, desk.forms.pane.grid
    at = grid.at.box(2, 0).center().toPoint()
    if by_button:
        click(card._correct)
    else:
        clicks.append(grid)  # a double click on the figure that is wrong
        QTest.mouseDClick(grid, Qt.MouseButton.LeftButton, pos=at)
    assert card._reason.isVisible()
    QTest.keyClicks(card._reason, "roem vergeten")
    click(card._again)
    now = evenings.evening(club, evening.id)
    assert (now.status, now.sheets - now.signed) == ("open", 1)
    assert grid.hasFocus()
    if by_button:
        clicks.append(grid)
        QTest.mouseClick(grid, Qt.MouseButton.LeftButton, pos=at)
        QTest.keyClicks(grid, "82\t40\r")
    else:
        QTest.keyClicks(grid, "82\r")
    assert grid.model.own[2] == ("82+40" if by_button else "82+20"), "its roem stays"
    assert "sluit de avond weer af" in card.detail.text()
    click(card._sign)
    assert desk.step == RESULT
    assert evenings.evening(club, evening.id).status == "closed"
    assert len(clicks) == (4 if by_button else 3)
    (made,) = closing.with_rectifications(club, evening.id)[1]
    assert made.reason == "roem vergeten"


def test_typing_on_a_closed_sheet_offers_the_way_to_correct_it(qtbot, ops, club, window, evening):
    desk = window.page.desk
    assert desk.step == FORMS
    grid = desk.forms.pane.grid
    grid.setFocus()
    QTest.keyClicks(grid, "7")
    assert "afgesloten" in window.notice.text
    QTest.mouseClick(window.notice.step_button, Qt.MouseButton.LeftButton)
    assert desk.forms.pane.signing._reason.isVisible()
    QTest.keyClick(desk.forms.pane.signing._reason, Qt.Key.Key_Return)
    settle(qtbot, ops)
    assert "Geef een reden op" in desk.forms.pane.signing.detail.text()
    assert evenings.evening(club, evening.id).status == "closed"
