"""The four boxes of a game take figures by mouse and by Tab, beside the line of quick typing."""

from statistics import mean

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from clubadmin.desktop.sheet.grid import SheetGrid
from clubadmin.desktop.sheet.row import row_look
from clubadmin.domain.scoring.sheet import score_line
from clubadmin.domain.terms import Outcome, Side
from tests.desktop.driving import CONTROL, SHIFT, a_sheet, press, typed
from tests.domain.scoring.own import built_in
from tests.services.demo_club import demo_sheet_lines

RULES = built_in("nku")
WIJ, WIJ_ROEM, ZIJ, ZIJ_ROEM = range(4)
MOST_KEYS = 110  # for a sheet of 16, keys and clicks together


@pytest.fixture
def grid(qtbot, theme):
    made = SheetGrid(theme)
    qtbot.addWidget(made)
    made.resize(700, 640)
    made.show_sheet(a_sheet(RULES))
    made.show()
    made.setFocus()
    made.kept = []
    made.keyboard.changed.connect(made.kept.append)
    return made


def tab(grid, times=1):
    for _ in range(times):
        QTest.keyClick(grid, Qt.Key.Key_Tab)


def back(grid, times=1):
    for _ in range(times):
        QTest.keyClick(grid, Qt.Key.Key_Backtab, SHIFT)


def click(grid, game, box):
    at = grid.at.box(game - 1, box).center().toPoint()
    QTest.mouseClick(grid, Qt.MouseButton.LeftButton, pos=at)


def looks(grid, game=1):
    return row_look(grid.model, game - 1, focused=True).boxes


def figures(grid, game=1):
    return [box.figure for box in looks(grid, game)]


@pytest.mark.parametrize(
    ("box", "keys", "line"),
    [
        (WIJ, "92", "92"),
        (WIJ_ROEM, "92", ""),
        (ZIJ, "67", ".67"),
        (ZIJ, "*", ".*"),
        (WIJ, "*", "*"),
    ],
)
def test_a_click_in_a_box_types_in_that_one(grid, box, keys, line):
    click(grid, 2, box)
    press(grid, keys)
    press(grid, "\n" if line else "")
    assert typed(grid)[1] == line


def test_figures_clicked_into_four_boxes_are_one_game(grid):
    for box, keys in ((ZIJ_ROEM, "40"), (WIJ, "95"), (ZIJ, "67"), (WIJ_ROEM, "20")):
        click(grid, 1, box)
        press(grid, keys)
    press(grid, "\n")
    assert typed(grid)[0] == "95.67+20-40"
    assert figures(grid) == ["95", "20", "67", "40"]
    assert len(grid.kept) == 1


def test_tab_and_shift_tab_walk_the_boxes_in_the_order_of_the_paper(grid):
    click(grid, 1, WIJ)
    walked = []
    for _ in range(5):
        walked.append((grid.model.row, grid.model.box))
        tab(grid)
    assert walked == [(0, WIJ), (0, WIJ_ROEM), (0, ZIJ), (0, ZIJ_ROEM), (1, WIJ)]
    back(grid, 2)
    assert (grid.model.row, grid.model.box) == (0, ZIJ_ROEM)
    back(grid, 3)
    assert (grid.model.row, grid.model.box) == (0, WIJ)
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Backtab, SHIFT)
    assert not grid.keyboard.press(event), "before the first box one leaves the sheet"


def test_95_tab_tab_67_is_one_game(grid):
    press(grid, "95")
    tab(grid, 2)
    press(grid, "67\n")
    assert typed(grid)[0] == "95.67"
    assert figures(grid) == ["95", "", "67", ""]
    assert grid.model.row == 1
    assert not grid.model.findings


def test_the_other_half_is_filled_in_and_looks_filled_in(grid):
    click(grid, 1, ZIJ)
    press(grid, "67")
    assert figures(grid) == ["95", "", "67", ""]
    assert [box.filled for box in looks(grid)] == [True, False, False, False]
    press(grid, "\n")
    assert typed(grid)[0] == ".67"
    assert not any(box.filled for box in looks(grid))


def test_points_of_both_that_are_no_game_are_said_once_the_second_is_typed(grid):
    press(grid, "95")
    tab(grid, 2)
    press(grid, "6")
    assert not grid.model.findings, "it may become 67"
    press(grid, "6")
    tab(grid)
    assert [one.code for one in grid.model.findings] == ["points-split"]


def test_a_figure_typed_in_a_box_leaves_the_others_as_they_are(grid):
    press(grid, "92+20-40\n")
    click(grid, 1, ZIJ_ROEM)
    press(grid, "100\n")
    click(grid, 1, WIJ)
    press(grid, "88\n")
    assert typed(grid)[0] == "88+20-100"
    click(grid, 1, WIJ_ROEM)
    QTest.keyClick(grid, Qt.Key.Key_Delete)
    press(grid, "\n")
    assert typed(grid)[0] == "88-100"


@pytest.mark.parametrize("line", ["92+20", "88+5-2", ".70", "*-", "**+", "-", "x", "w70+20-40"])
def test_after_a_click_the_line_of_quick_typing_is_typed_as_ever(grid, line):
    press(grid, f"{line}\n")
    as_ever = typed(grid)[0]
    grid.show_sheet(a_sheet(RULES))
    click(grid, 1, WIJ)
    press(grid, f"{line}\n")
    assert typed(grid)[0] == as_ever


@pytest.mark.parametrize(
    ("keys", "line"),
    [("+", "92+20"), ("++", "92+40"), ("5", "92+50"), ("-", "92-20"), ("vi", "92+vi")],
)
def test_strokes_and_tens_are_typed_in_the_box_of_roem_too(grid, keys, line):
    press(grid, "92")
    tab(grid)
    press(grid, f"{keys}\n")
    assert typed(grid)[0] == line


def test_what_does_not_fit_a_box_is_said_and_stands_nowhere(qtbot, grid):
    click(grid, 1, ZIJ)
    press(grid, "67")
    with qtbot.waitSignal(grid.keyboard.refused) as refused:
        press(grid, "+")
    assert "past niet in dit vakje" in refused.args[0]
    press(grid, "\n")
    assert typed(grid)[0] == ".67"


def test_a_second_number_that_is_the_rest_is_asked_about(grid):
    press(grid, "92")
    tab(grid)
    press(grid, "70")
    (asked,) = grid.model.findings
    assert asked.code == "rest-or-roem"
    assert looks(grid)[WIJ_ROEM].fault == "warning"
    QTest.keyClick(grid, Qt.Key.Key_F5)
    press(grid, "\n")
    assert typed(grid)[0] == "92.70"
    assert figures(grid) == ["92", "", "70", ""]
    assert not grid.model.findings


def test_it_may_be_roem_and_is_asked_once(grid):
    press(grid, "142")
    tab(grid)
    press(grid, "20\n")
    assert [one.code for one in grid.model.findings] == ["rest-or-roem"], "also from the next row"
    QTest.keyClick(grid, Qt.Key.Key_Up)
    QTest.keyClick(grid, Qt.Key.Key_F5, SHIFT)
    assert typed(grid)[0] == "142+20"
    assert not grid.model.findings
    grid.show_sheet(a_sheet(RULES))
    press(grid, "142+20\n")
    assert not grid.model.findings, "who typed the sign meant roem"


def test_control_a_selects_the_figure_and_nothing_is_typed_over_elsewhere(grid):
    press(grid, "92+20\n70\n60\n50\n")
    grid.go_to(1)
    QTest.keyClick(grid, "a", CONTROL)
    press(grid, "88\n")
    assert typed(grid) == ["88", "70", "60", "50"]
    press_box(grid, 2, ZIJ, "91")
    QTest.keyClick(grid, "a", CONTROL)
    press(grid, "92\n")
    assert typed(grid)[1] == "70.92"


def press_box(grid, game, box, keys):
    click(grid, game, box)
    press(grid, keys)


def test_with_all_rows_marked_a_figure_is_typed_where_one_was(grid):
    press(grid, "92\n70\n60\n50\n")
    grid.go_to(2)
    QTest.keyClick(grid, "a", CONTROL)
    QTest.keyClick(grid, "a", CONTROL)
    assert len(grid.model.selected) == 4
    press(grid, "71\n")
    assert typed(grid) == ["92", "71", "60", "50"]


def test_an_arrow_keeps_to_the_box_and_enter_begins_the_next_row(grid):
    click(grid, 1, ZIJ)
    press(grid, "67")
    QTest.keyClick(grid, Qt.Key.Key_Down)
    assert (grid.model.row, grid.model.box) == (1, ZIJ)
    press(grid, "72\n60\n")
    assert typed(grid) == [".67", ".72", "60", ""]


@pytest.mark.parametrize("key", [Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_Clear])
def test_a_keypad_without_num_lock_is_said_and_does_nothing(qtbot, grid, key):
    press(grid, "92\n")
    with qtbot.waitSignal(grid.keyboard.refused) as refused:
        QTest.keyClick(grid, key, Qt.KeyboardModifier.KeypadModifier)
    assert "Num Lock staat uit" in refused.args[0]
    assert grid.model.row == 1


def boxes_for(line):
    """What a hand types in each box that the paper has a figure in, and how it goes on."""
    settled = score_line(line, RULES, 1).settled
    marks = {Outcome.NAT: "*", Outcome.PIT: "**", Outcome.REVOKE: "***"}
    mark = marks.get(settled.outcome, "")
    wij = mark if mark and settled.side is Side.NS else str(settled.ns.points)
    zij = mark if mark and settled.side is Side.EW else ""
    ns, ew = (str(side.roem or "") for side in (settled.ns, settled.ew))
    if mark == "**":
        ns, ew = ("" if one == "100" else one for one in (ns, ew))
    return ("" if zij else wij, ns, zij, ew)


def came_to(lines):
    return [score_line(line, RULES, 1).settled for line in lines]


def test_a_sheet_by_mouse_and_tab_takes_few_keys(grid):
    """A click for the first game; then Tab to the boxes that have a figure, Enter at the end."""
    counts = []
    for seed in range(20):
        lines = demo_sheet_lines(seed)
        grid.show_sheet(a_sheet(RULES, games=16))
        click(grid, 1, WIJ)
        keys = 1
        for line in lines:
            at = 0
            for box, figure in enumerate(boxes_for(line)):
                if figure:
                    tab(grid, box - at)
                    keys += box - at + press(grid, figure)
                    at = box
            keys += press(grid, "\n")
        QApplication.processEvents()
        counts.append(keys + 1)  # and Aftekenen
        assert came_to(grid.model.lines) == came_to(lines)
    print(f"\nkeys for a sheet by mouse and Tab: mean {mean(counts):.1f}, most {max(counts)}")
    assert mean(counts) <= MOST_KEYS
