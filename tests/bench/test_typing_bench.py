"""Typing sheets: how many keys, and how long from a key to what it means on the screen."""

from statistics import mean, median, quantiles
from time import perf_counter

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from clubadmin import assets
from clubadmin.desktop.evening.page import FORMS, EveningPage
from clubadmin.desktop.language import speak
from clubadmin.desktop.operations import Operations
from clubadmin.desktop.sheet.grid import SheetGrid
from clubadmin.desktop.theme import Theme
from clubadmin.domain.scoring.entry import write_line
from clubadmin.domain.scoring.rules import read_rules
from clubadmin.domain.scoring.sheet import score_line
from clubadmin.services import drawing, sheets
from clubadmin.services.demo import demo_sheet_lines
from tests.bench.keying import keys_for_sheet, spreadsheet_keys
from tests.desktop.driving import a_sheet, press, settle
from tests.services.evening_club import evening_with, new_club

SHEETS = 200
MOST_KEYS = 72
SPREADSHEET = 140
MEDIAN, SLOWEST = 16.0, 33.0  # ms
RULES = read_rules(assets.path("rules/nku.toml").read_text(encoding="utf-8"))

pytestmark = pytest.mark.bench


@pytest.fixture
def theme(qapp):
    speak(qapp, "nl")
    made = Theme()
    made.apply()
    return made


@pytest.fixture
def page(qtbot, theme, tmp_path):
    """An evening of 10 tables, at the sheets, as large as a window usually is."""
    club = new_club(tmp_path)
    evening = drawing.draw(club, evening_with(club, 40, games=16).id, seed=1)[0]
    ops = Operations(club)
    made = EveningPage(ops, theme)
    qtbot.addWidget(made)
    made.resize(1260, 800)
    made.show()
    ops.changed.connect(made.refresh)  # as the window does
    made.open_evening(evening.id, FORMS)
    settle(qtbot, ops)
    made.test_club = club
    yield made
    ops.stop()


class Paints(QObject):
    """Counts how often a widget is painted."""

    def __init__(self, *widgets):
        super().__init__()
        self.count = 0
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, _watched, event):
        self.count += event.type() is QEvent.Type.Paint
        return False


def meaning(lines):
    return [write_line(score_line(line, RULES, 1).raw) for line in lines]


def test_a_sheet_takes_few_keys(qtbot, theme):
    """Every key is pressed on the grid, and what it comes to is compared with the paper."""
    grid = SheetGrid(theme)
    qtbot.addWidget(grid)
    signed = []
    grid.sign_asked.connect(lambda: signed.append(grid.model))
    counts, beside = [], []
    for seed in range(SHEETS):
        lines = demo_sheet_lines(seed)
        grid.show_sheet(a_sheet(RULES, games=16))
        counts.append(press(grid, keys_for_sheet(lines)))
        beside.append(spreadsheet_keys(lines, RULES))
        assert meaning(grid.model.lines) == meaning(lines)
        assert not grid.model.errors
    assert len(signed) == SHEETS
    print(
        f"\nkeys for a sheet of 16, signed off and the next one open: mean {mean(counts):.1f}"
        f" (bar {MOST_KEYS}), longest {max(counts)}; spreadsheet {mean(beside):.1f}"
    )
    assert mean(counts) <= MOST_KEYS
    assert mean(beside) > SPREADSHEET


def test_enter_signs_off_and_the_next_sheet_takes_the_same_keys(qtbot, page):
    """The count above holds with the file behind it: no other key is needed between sheets."""
    grid, count = page.forms.pane.grid, []
    tables = [table for plan in page._evening.plan for table in plan.tables][:3]
    for seed, table in enumerate(tables):
        assert page.forms.pane.table_id == table.table_id
        count.append(press(grid, keys_for_sheet(demo_sheet_lines(seed))))
        settle(qtbot, page.ops)
        assert sheets.sheet(page.test_club, table.table_id).signed
    print(f"\nkeys for three sheets with the file behind them: {count}")


def test_a_key_is_painted_before_one_notices(qtbot, page):
    """From the key press until grid, totals and findings stand painted, while rows are kept."""
    pane = page.forms.pane
    paints = Paints(pane.grid)
    times = []
    for seed in range(6):
        lines = demo_sheet_lines(seed)
        if seed % 2:
            lines[4], lines[9] = "88+30", "161"  # findings come and go as well
        keys = keys_for_sheet(lines)[: -1 if seed % 2 else None]
        for key in keys:
            before = paints.count
            start = perf_counter()
            press(pane.grid, key)
            while paints.count == before and perf_counter() - start < 1:
                QApplication.sendPostedEvents()
                QApplication.processEvents()
            times.append((perf_counter() - start) * 1000)
        settle(qtbot, page.ops)
        if seed % 2:
            pane.table_asked.emit(1)
            settle(qtbot, page.ops)
        QTest.qWait(20)
    slow = quantiles(times, n=100)[98]
    print(
        f"\nfrom key to paint, {len(times)} keys: median {median(times):.1f} ms (bar {MEDIAN}),"
        f" 99th percentile {slow:.1f} ms (bar {SLOWEST}), slowest {max(times):.1f} ms"
    )
    assert median(times) < MEDIAN
    assert slow < SLOWEST
