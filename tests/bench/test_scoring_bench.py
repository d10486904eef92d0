"""Settling and checking must cost nothing beside a key press."""

from collections.abc import Callable
from functools import partial

import pytest

from clubadmin import assets
from clubadmin.domain.rules.rules import read_rules
from clubadmin.domain.scoring.sheet import judge, score_line, score_sheet
from tests.bench.yardstick import arithmetic, seconds

NKU = read_rules(assets.path("rules/nku.toml").read_text(encoding="utf-8"))
SHEET = ["92+20", "n-40", "p", ".58-50", "w70+20-40", "71-20", "130+40", "88", "v", ".n"]
SHEET += ["104-50", "84+20", "62", "91+20", "55", "120+50"]
FRESH = [f"{points}+{ns}-{ew}" for points in range(10, 100) for ns in (20, 50) for ew in (20, 40)]

pytestmark = pytest.mark.bench


def cost(act: Callable[[str], object], lines: list[str]) -> float:
    """The least time of a line, in times the fixed arithmetic."""
    times, unit = [], [seconds(arithmetic)]
    for at, line in enumerate(lines):
        times.append(seconds(partial(act, line)))
        if at % 20 == 0:
            unit.append(seconds(arithmetic))
    return min(times) / min(unit)


def told(what: str, took: float, bar: float) -> None:
    print(f"{what}: {took:.4f} (bar {bar:g})")
    assert took < bar


def test_a_line_never_seen_before() -> None:
    judge.cache_clear()
    judge("82", NKU)
    told("parse, settle and check a new line", cost(lambda line: judge(line, NKU), FRESH), 0.11)


def test_a_line_seen_before() -> None:
    for line in FRESH:
        judge(line, NKU)
    told("a line seen before", cost(lambda line: judge(line, NKU), FRESH), 0.0005)
    told("as a row of a sheet", cost(lambda line: score_line(line, NKU, 3), SHEET * 20), 0.0005)


def test_a_sheet_with_one_new_line() -> None:
    judge.cache_clear()
    score_line.cache_clear()
    score_sheet(SHEET, NKU)
    sheets = cost(lambda line: score_sheet([*SHEET[:15], line], NKU, games=16), FRESH)
    told("a sheet of 16 with one new line", sheets, 0.18)


def test_a_sheet_whose_totals_are_off() -> None:
    right = score_sheet(SHEET, NKU)
    paper = (right.ns.points - 17, right.ns.roem - 20, right.ew.points, right.ew.roem + 70)
    sheets = cost(lambda _: score_sheet(SHEET, NKU, games=16, paper=paper), FRESH)
    told("a sheet of 16 with three totals to explain", sheets, 0.95)
