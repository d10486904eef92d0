"""Under every rule set: judging a sheet beside painting it, and from a key to its paint."""

from collections.abc import Callable
from statistics import median, quantiles
from time import thread_time

import pytest

from clubadmin.desktop.evening.page import EveningPage
from clubadmin.desktop.sheet.grid import SheetGrid
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.keypad import expand, forms_of
from clubadmin.domain.scoring.sheet import judge, score_line, score_sheet
from clubadmin.services.club import rulesets
from clubadmin.services.draw import drawing
from tests.bench.painting import SLOWEST, Paints, timed
from tests.bench.system_keys import sheet_keys
from tests.bench.yardstick import Keys
from tests.desktop.driving import a_sheet, press, settle
from tests.services.evening_club import evening_with, new_club

ALL = [pytest.param(rules, id=rules.name) for rules in rulesets.installed()]
SHEETS = 20
PASSES = 3

pytestmark = pytest.mark.bench


@pytest.fixture
def page_of(sheets_of, tmp_path):
    """An evening of some tables at the sheets."""

    def make(rules: RuleSet) -> EveningPage:
        club = new_club(tmp_path)
        made = evening_with(club, 6 * rules.seats, games=16, rounds=2, rule_set=rules.name)
        return sheets_of(club, drawing.draw(club, made.id, seed=1)[0].id)

    return make


def clock(act: Callable[[], object]) -> float:
    """Milliseconds of work in this thread; what else the machine does takes no part."""
    start = thread_time()
    act()
    return (thread_time() - start) * 1000


@pytest.mark.parametrize("rules", ALL)
def test_judging_a_whole_sheet_costs_less_than_painting_it_once(qtbot, theme, rules):
    """Nothing is remembered from before: every line is read, settled and checked anew."""
    grid = SheetGrid(theme)
    qtbot.addWidget(grid)
    grid.resize(900, 720)
    grid.show()
    judging, painting = [], []
    for seed in range(SHEETS):
        lines = [expand(keys, forms_of(rules)) for keys in sheet_keys(rules, seed)]
        judge.cache_clear()
        score_line.cache_clear()
        judging.append(clock(lambda lines=lines: score_sheet(lines, rules, games=16)))
        grid.show_sheet(a_sheet(rules, *lines, games=16))
        qtbot.wait(1)
        painting.append(clock(grid.repaint))
    ratio = min(judging) / min(painting)
    print(
        f"\n{rules.name}: judging 16 games {min(judging):.2f} ms,"
        f" painting them {min(painting):.2f} ms, ratio {ratio:.2f} (bar 1)"
    )
    assert ratio < 1


def type_tables(qtbot, page, rules, least):
    """Type four sheets one after the other, signed off or not."""
    pane = page.desk.forms.pane
    paints = Paints(pane.grid)
    least.begin()
    for seed in range(4):
        for keys in sheet_keys(rules, seed):
            for key in f"{keys}\n":
                if pane.grid.model.on_paper:
                    break  # the match is over
                least.add(timed(lambda key=key: press(pane.grid, key), paints))
        settle(qtbot, page.ops)
        pane.table_asked.emit(1)
        settle(qtbot, page.ops)


@pytest.mark.parametrize("rules", ALL)
def test_a_key_is_painted_before_one_notices(qtbot, page_of, rules):
    """The same sheets are typed at several tables; of each key the least time counts."""
    page, keys = page_of(rules), Keys()
    for _ in range(PASSES):
        type_tables(qtbot, page, rules, keys)
    times = keys.times
    slow = quantiles(times, n=100)[98]
    print(
        f"\n{rules.name}: from key to paint, {len(times)} keys: median {median(times):.1f},"
        f" 99th percentile {slow:.1f} (bar {SLOWEST:.0f})"
    )
    assert slow < SLOWEST
