"""Whatever is pressed in whatever order: nothing raises, and what is kept is what is shown."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from clubadmin.desktop.sheet.grid import SheetGrid
from clubadmin.desktop.sheet.row import row_look
from tests.desktop.driving import CONTROL, SHIFT, a_sheet, press, typed
from tests.domain.scoring.own import built_in, own
from tests.turns import tries

RULES = built_in("nku")
OTHERS = (
    *(built_in(name) for name in ("kraken", "leidsch", "leidsch-tientallen", "drie-spelers")),
    *(built_in(name) for name in ("manille", "troefcall", "roem-in-de-hand", "tot-501")),
    own(RULES, revoke="personal", roem_where="both", spades_double=True, bidding="points"),
    own(RULES, bidding="level", doubling="kraken", no_trumps=True, passed_round="dealer"),
    own(built_in("drie-spelers"), solo_share="own", doubling="kraken", revoke="personal"),
    own(built_in("twee-spelers"), target=501, doubling="kloppen", roem_where="stuk"),
)
ALL = (
    *"0123456789+-*/.,?npvwzxi!hsk#@ar ",
    *("1/85+", "2/.40", "3/110", "/9\n", "/2/1", "/5**\n", "*40-2*2", "+5.-.", "!2v\n", "p+300\n"),
    *(Qt.Key.Key_Enter, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right),
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Backspace, Qt.Key.Key_Delete, Qt.Key.Key_F2),
    *(Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, "turn", "copy", "paste", "all"),
    *(Qt.Key.Key_F5, *(f"click {game} {box}" for game in (1, 2, 4) for box in range(5))),
)
LINES = ("92", "92+20", "n-40", ".n+vi", "p", "p+140", "v-20", "w70+20-40", "-", "x", "9a", "88+30")


@pytest.fixture
def grid(qtbot, theme):
    made = SheetGrid(theme)
    qtbot.addWidget(made)
    made.resize(700, 640)
    made.show()
    return made


def click(grid, game, box):
    """In a box, or past the last of them beside the row."""
    inside = box < grid.at.boxes
    spot = grid.at.box(game - 1, box).center() if inside else grid.at.row_rect(game - 1).topLeft()
    QTest.mouseClick(grid, Qt.MouseButton.LeftButton, pos=(spot + QPointF(1, 1)).toPoint())


def strike(grid, key):
    if str(key).startswith("click"):
        click(grid, *map(int, key.split()[1:]))
    elif key == "turn":
        grid.show_second(not grid.model.second)
    elif key in ("copy", "paste", "all"):
        QTest.keyClick(grid, {"copy": "c", "paste": "v", "all": "a"}[key], CONTROL)
    elif isinstance(key, str):
        press(grid, key)
    else:
        QTest.keyClick(grid, key, SHIFT if key == Qt.Key.Key_Backtab else Qt.KeyboardModifier(0))


class File:
    """What has been kept so far."""

    def __init__(self, games):
        self.lines = {False: [""] * games, True: [""] * games}
        self.paper = None

    def keep(self, change):
        for game, line in change.lines.items():
            self.lines[change.second][game - 1] = line
        if change.paper is not None:
            self.paper = change.paper


@settings(max_examples=tries(30, 150), deadline=None, suppress_health_check=[*HealthCheck])
@given(st.lists(st.sampled_from(ALL), max_size=60))
def test_any_keys_in_any_order_keep_what_is_shown(grid, keys):
    keep_what_is_shown(grid, RULES, keys)


@settings(max_examples=tries(30, 150), deadline=None, suppress_health_check=[*HealthCheck])
@given(st.sampled_from(OTHERS), st.lists(st.sampled_from(ALL), max_size=60))
def test_any_keys_under_any_rules_keep_what_is_shown(grid, rules, keys):
    keep_what_is_shown(grid, rules, keys)


def keep_what_is_shown(grid, rules, keys):
    QGuiApplication.clipboard().setText("92\t20\t70\t\n.n-20\nx")
    file = File(4)
    grid.show_sheet(a_sheet(rules))
    grid.keyboard.changed.connect(file.keep)
    for key in keys:
        strike(grid, key)
        grid.grab()
    grid.keep_typed()
    grid.keyboard.changed.disconnect(file.keep)
    assert file.lines[False] == grid.model.own
    assert file.lines[True] == grid.model.other
    written = [getattr(file.paper, column, None) for column in grid.model.columns.paper]
    assert written == grid.model.paper


@settings(max_examples=tries(30, 100), deadline=None, suppress_health_check=[*HealthCheck])
@given(st.lists(st.sampled_from(LINES), min_size=1, max_size=4))
def test_typing_what_the_grid_keeps_gives_the_same_grid(grid, lines):
    grid.show_sheet(a_sheet(RULES))
    press(grid, "".join(f"{line}\n" for line in lines))
    kept = typed(grid)
    looks = [row_look(grid.model, row, focused=False).boxes for row in range(4)]
    grid.show_sheet(a_sheet(RULES))
    press(grid, "".join(f"{line}\n" for line in kept[: len(lines)]))
    assert typed(grid) == kept
    assert [row_look(grid.model, row, focused=False).boxes for row in range(4)] == looks


@settings(max_examples=tries(20, 60), deadline=None, suppress_health_check=[*HealthCheck])
@given(st.lists(st.sampled_from(LINES), min_size=4, max_size=4))
def test_a_whole_sheet_copied_and_pasted_is_the_same_sheet(grid, lines):
    grid.show_sheet(a_sheet(RULES, *lines))
    before = typed(grid)
    grid.model.go_to_end()  # where no figure is selected first
    QTest.keyClick(grid, "a", CONTROL)
    QTest.keyClick(grid, "c", CONTROL)
    grid.show_sheet(a_sheet(RULES))
    QTest.keyClick(grid, "v", CONTROL)
    assert typed(grid) == before
