"""A sheet of every rule set, typed on the numeric keypad alone, with the file behind it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from clubadmin.desktop.evening.page import FORMS, EveningPage
from clubadmin.desktop.sheet.pane import SheetPane
from clubadmin.domain.scoring.boxes import BoxLook, Fill
from clubadmin.services.club import rulesets
from clubadmin.services.draw import drawing
from clubadmin.services.sheets import sheets
from tests.desktop.driving import CONTROL, SHIFT, press, settle
from tests.desktop.made_window import with_doors
from tests.desktop.sheet_systems import PLAYED
from tests.services.evening_club import evening_with
from tests.turns import by_turns

KEYPAD = set("0123456789+-*/.\n")


@pytest.fixture
def open_sheet(qtbot, theme, ops, club):
    """Opens the first sheet of an evening under a rule set."""

    def open_it(rules, people, games):
        made = evening_with(club, people, rule_set=rules, games=games)
        evening = drawing.draw(club, made.id, seed=1)[0]
        pane = SheetPane(ops, theme)
        qtbot.addWidget(pane)
        pane.resize(1100, 700)
        pane.show()
        pane.open(evening.plan[0].tables[0].table_id)
        settle(qtbot, ops)
        return pane

    return open_it


def seen(box: BoxLook) -> str:
    if box.fill is Fill.STRIPE:
        return "/"
    return f"{box.figure}·{box.mark}" if box.mark else box.figure


def rows(pane, count):
    found = []
    for look in pane.grid.looks.rows[:count]:
        cells = () if look.words else tuple(seen(box) for box in look.boxes)
        found.append((look.before, cells, look.after))
    return tuple(found)


def test_every_rule_set_has_a_sheet_here():
    assert {one.rules for one in PLAYED} == {rules.name for rules in rulesets.installed()}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("played", PLAYED, ids=[one.rules for one in PLAYED])
def test_a_sheet_is_typed_on_the_keypad_seen_and_signed(qtbot, ops, club, open_sheet, played):
    pane = open_sheet(played.rules, played.people, played.games)
    keys = "".join(f"{line}\n" for line in played.keys)
    assert set(keys) <= KEYPAD
    first = pane.table_id
    press(pane.grid, keys)
    assert rows(pane, len(played.keys)) == played.rows
    settle(qtbot, ops)  # what is not in the file yet does not count
    foot = pane.grid.looks.foot
    assert (foot.totals, foot.after) == (played.totals, played.after)
    assert played.sums in (None, foot.sums)
    assert pane.grid.model.on_paper
    press(pane.grid, "\n")
    settle(qtbot, ops)
    signed = sheets.sheet(club, first)
    assert signed.signed
    assert pane.table_id != first


@pytest.mark.sampled(3)
@pytest.mark.parametrize("played", by_turns(PLAYED, 3, 1), ids=[one.rules for one in PLAYED])
def test_what_is_kept_and_typed_again_is_the_same_sheet(qtbot, ops, open_sheet, played):
    pane = open_sheet(played.rules, played.people, played.games)
    press(pane.grid, "".join(f"{line}\n" for line in played.keys))
    before = rows(pane, len(played.keys))
    kept = pane.grid.model.lines[: len(played.keys)]
    QTest.keyClick(pane.grid, Qt.Key.Key_Home)
    press(pane.grid, "".join(f"{line}\n" for line in kept))
    assert pane.grid.model.lines[: len(played.keys)] == kept
    assert rows(pane, len(played.keys)) == before


@pytest.mark.sampled(3)
@pytest.mark.parametrize("played", by_turns(PLAYED, 3, 2), ids=[one.rules for one in PLAYED])
def test_each_row_undone_is_an_empty_row(qtbot, ops, club, open_sheet, played):
    pane = open_sheet(played.rules, played.people, played.games)
    press(pane.grid, "".join(f"{line}\n" for line in played.keys))
    settle(qtbot, ops)
    ops.scope = f"sheet:{pane.table_id}"
    for left in range(len(played.keys) - 1, -1, -1):
        ops.undo()
        settle(qtbot, ops)
        pane.refresh()
        settle(qtbot, ops)
        assert sum(bool(line) for line in pane.grid.model.lines) == left
        assert pane.grid.model.row == left


@pytest.mark.sampled(3)
@pytest.mark.parametrize("played", by_turns(PLAYED, 3, 0), ids=[one.rules for one in PLAYED])
def test_a_sheet_copied_and_pasted_is_the_same_sheet(qtbot, open_sheet, played):
    pane = open_sheet(played.rules, played.people, played.games)
    press(pane.grid, "".join(f"{line}\n" for line in played.keys))
    kept = list(pane.grid.model.lines)
    QTest.keyClick(pane.grid, "a", CONTROL)
    QTest.keyClick(pane.grid, "c", CONTROL)
    QTest.keyClick(pane.grid, Qt.Key.Key_Delete)
    QTest.keyClick(pane.grid, Qt.Key.Key_Home)
    QTest.keyClick(pane.grid, "v", CONTROL)
    assert pane.grid.model.lines == kept


@pytest.mark.sampled(3)
@pytest.mark.parametrize("played", by_turns(PLAYED, 3, 1), ids=[one.rules for one in PLAYED])
def test_the_columns_of_a_sheet_pasted_without_quick_entry_show_the_same(qtbot, open_sheet, played):
    pane = open_sheet(played.rules, played.people, played.games)
    press(pane.grid, "".join(f"{line}\n" for line in played.keys if line != "-"))
    count = sum(line != "-" for line in played.keys)
    before = rows(pane, count)
    QTest.keyClick(pane.grid, Qt.Key.Key_Home)
    for _ in range(count - 1):
        QTest.keyClick(pane.grid, Qt.Key.Key_Down, SHIFT)
    QTest.keyClick(pane.grid, "c", CONTROL)
    copied = QGuiApplication.clipboard().text().split("\n")
    cells = "\n".join("\t".join(row.split("\t")[1:]) for row in copied)
    QTest.keyClick(pane.grid, Qt.Key.Key_Delete)
    QTest.keyClick(pane.grid, Qt.Key.Key_Home)
    QGuiApplication.clipboard().setText(cells)
    QTest.keyClick(pane.grid, "v", CONTROL)
    assert rows(pane, count) == before


@pytest.mark.sampled(3)
@pytest.mark.parametrize("played", by_turns(PLAYED, 3, 2), ids=[one.rules for one in PLAYED])
def test_the_sheet_of_the_other_side_is_typed_with_the_same_keys(
    qtbot, ops, club, open_sheet, played
):
    pane = open_sheet(played.rules, played.people, played.games)
    keys = [f"{line}\n" for line in played.keys]
    press(pane.grid, "".join(keys))
    pane.turn_over()
    assert pane.grid.looks.foot.paper is None
    press(pane.grid, "".join(keys[:-1]))
    assert pane.grid.model.second
    press(pane.grid, keys[-1])  # the last game: back to the table's own
    assert not pane.grid.model.second
    assert "sheets-differ" not in [one.code for one in pane.grid.model.findings]
    settle(qtbot, ops)
    kept = sheets.sheet(club, pane.table_id)
    assert kept.other == kept.lines
    pane.turn_over()
    pane.grid.go_to(1)
    press(pane.grid, "x\n")
    pane.turn_over()
    found = [(one.code, one.game) for one in pane.grid.model.findings]
    assert ("sheets-differ", 1) in found


@pytest.mark.sampled(3)
@pytest.mark.parametrize("played", by_turns(PLAYED, 3, 0), ids=[one.rules for one in PLAYED])
def test_a_small_window_shows_all_columns(qtbot, ops, club, theme, played):
    """1024 pixels, the rail taken off: nothing has to be scrolled sideways."""
    made = evening_with(club, played.people, rule_set=played.rules, games=played.games)
    drawing.draw(club, made.id, seed=1)
    page = with_doors(EveningPage(ops, theme))
    qtbot.addWidget(page)
    page.resize(1024 - 105, 700 - 27)
    page.show()
    page.open_evening(made.id, FORMS)
    settle(qtbot, ops)
    pane = page.desk.forms.pane
    assert pane.grid.model.rules.name == played.rules
    assert pane.grid.width() <= pane.view.viewport().width()
