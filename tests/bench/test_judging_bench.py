"""Settling and checking a sheet of sixteen games under every rule set, nothing remembered."""

from collections.abc import Callable
from statistics import median
from time import perf_counter

import pytest

from clubadmin.domain.row import hand_roem, possible
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.sheet import judge, score_line, score_sheet
from tests.property.any_system import SHIPPED

GAMES = 16
SHEETS = 40
BAR_NEW = 2e-3
"""A whole sheet of lines never seen: less than a repaint of its grid."""
BAR_SEEN = 0.5e-3
BAR_FIRST = 0.1
"""The first sheet of all: what cards can give is worked out once for each rule set."""

pytestmark = pytest.mark.bench
ALL = [pytest.param(rules, id=rules.name) for rules in SHIPPED]


def a_sheet(rules: RuleSet, number: int) -> list[str]:
    """Sixteen lines that no other sheet has, with all that the rule set has a use for."""
    third = rules.total // 3
    return [_line(rules, third + (number * 7 + game) % third, game) for game in range(GAMES)]


def _line(rules: RuleSet, points: int, game: int) -> str:
    who = f"{game % 3 + 1}/" if rules.system == "solo" else "w" if game % 2 else ""
    roem = ("", "+20", "-50", "+40-20")[game % 4] if rules.roem_where in ("table", "hand") else ""
    bid = {"level": "#2", "points": "#90"}.get(rules.bidding, "")
    trump = "@s" if rules.spades_double or rules.no_trumps else ""
    double = "k" if rules.doubling != "none" and game % 3 == 0 else ""
    fine = f"!{game % 4 + 1}v" if rules.revoke == "redeal-fine" and game % 5 == 0 else ""
    return f"{who}{points}{roem}{bid}{trump}{double}{fine}"


def forget() -> None:
    """As after the start of the program."""
    judge.cache_clear()
    score_line.cache_clear()


def seconds(act: Callable[[], object]) -> float:
    start = perf_counter()
    act()
    return perf_counter() - start


@pytest.mark.parametrize("rules", ALL)
def test_a_sheet_of_sixteen_games(rules: RuleSet) -> None:
    for cache in (possible._space, possible._roem_space, hand_roem.hand_sums):
        cache.cache_clear()
    forget()
    first = seconds(lambda: score_sheet(a_sheet(rules, 0), rules, games=GAMES))
    new, seen = [], []
    for number in range(1, SHEETS + 1):
        lines = a_sheet(rules, number)
        forget()
        new.append(seconds(lambda lines=lines: score_sheet(lines, rules, games=GAMES)))
        seen.append(seconds(lambda lines=lines: score_sheet(lines, rules, games=GAMES)))
    print(
        f"\n{rules.name}: 16 games, never seen {median(new) * 1e3:.2f} ms (bar {BAR_NEW * 1e3:g}),"
        f" seen before {median(seen) * 1e6:.0f} us (bar {BAR_SEEN * 1e6:g}),"
        f" the first of all {first * 1e3:.0f} ms (bar {BAR_FIRST * 1e3:g})"
    )
    assert median(new) < BAR_NEW
    assert median(seen) < BAR_SEEN
    assert first < BAR_FIRST
