"""Typing sheets: how many keys, and how long from a key to what it means on the screen."""

import sys
from statistics import mean, median, quantiles

import pytest

from clubadmin import assets
from clubadmin.desktop.sheet.grid import SheetGrid
from clubadmin.domain.row.writing import write_line
from clubadmin.domain.rules.rules import read_rules
from clubadmin.domain.scoring.sheet import score_line
from clubadmin.services.draw import drawing
from clubadmin.services.sheets import sheets
from tests.bench.keying import keys_for_sheet, spreadsheet_keys
from tests.bench.painting import MEDIAN, SLOWEST, Paints, timed
from tests.bench.yardstick import Keys
from tests.desktop.driving import a_sheet, press, settle
from tests.services.demo_club import demo_sheet_lines
from tests.services.evening_club import evening_with, new_club

SHEETS = 200
MOST_KEYS = 72
SPREADSHEET = 140
RULES = read_rules(assets.path("rules/nku.toml").read_text(encoding="utf-8"))

pytestmark = pytest.mark.bench


@pytest.fixture
def page(sheets_of, tmp_path):
    """An evening of 10 tables, three rounds, at the sheets."""
    sys.setswitchinterval(0.001)  # as the program does when it starts
    club = new_club(tmp_path)
    evening = drawing.draw(club, evening_with(club, 40, games=16, rounds=3).id, seed=1)[0]
    made = sheets_of(club, evening.id)
    made.test_club = club
    return made


def meaning(lines):
    return [write_line(score_line(line, RULES, 1).raw) for line in lines]


def test_a_sheet_takes_few_keys(qtbot, theme):
    """Every key is pressed on the grid, and what it comes to is compared with the paper."""
    grid = SheetGrid(theme)
    qtbot.addWidget(grid)
    signed = []
    grid.keyboard.sign_asked.connect(lambda: signed.append(grid.model))
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
    grid, count = page.desk.forms.pane.grid, []
    tables = [table for plan in page.desk.evening.plan for table in plan.tables][:3]
    for seed, table in enumerate(tables):
        assert page.desk.forms.pane.table_id == table.table_id
        count.append(press(grid, keys_for_sheet(demo_sheet_lines(seed))))
        settle(qtbot, page.ops)
        assert sheets.sheet(page.test_club, table.table_id).signed
    print(f"\nkeys for three sheets with the file behind them: {count}")


def type_sheets(qtbot, page, keys):
    """Type six sheets as fast as the window takes them; the times of signing off."""
    pane, signing = page.desk.forms.pane, []
    paints = Paints(pane.grid)
    keys.begin()
    for seed in range(6):
        lines = demo_sheet_lines(seed)
        faulty = bool(seed % 2)
        if faulty:
            lines[4], lines[9] = "88+30", "161"  # findings come and go as well
        for key in keys_for_sheet(lines)[:-1]:
            keys.add(timed(lambda key=key: press(pane.grid, key), paints))
        settle(qtbot, page.ops)
        if faulty:
            pane.table_asked.emit(1)
        else:
            signing.append(timed(lambda: press(pane.grid, "\n"), paints))
        settle(qtbot, page.ops)
    return signing


def test_a_key_is_painted_before_one_notices(qtbot, page):
    """From the key press until grid, totals and findings stand painted, while rows are kept.

    The same sheets are typed at three times as many tables; of each key the least time counts.
    """
    keys = Keys()
    signing = [one for _ in range(3) for one in type_sheets(qtbot, page, keys)]
    times = keys.times
    slow = quantiles(times, n=100)[98]
    print(
        f"\nfrom key to paint, {len(times)} keys: median {median(times):.1f} (bar {MEDIAN}),"
        f" 99th percentile {slow:.1f} (bar {SLOWEST}), slowest {max(times):.1f};"
        f" from signing off to the next sheet {min(signing):.0f} ms at the quickest"
    )
    assert median(times) < MEDIAN
    assert slow < SLOWEST
