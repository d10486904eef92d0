"""Settling and checking a sheet of sixteen games under every rule set, nothing remembered."""

from functools import partial

import pytest

from clubadmin.domain.row import hand_roem, possible
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.sheet import judge, score_line, score_sheet
from tests.bench.yardstick import arithmetic, work
from tests.property.any_system import SHIPPED

GAMES = 16
SHEETS = 40
BAR_NEW = 2.5  # times the fixed arithmetic
"""A whole sheet of lines never seen: less than a repaint of its grid."""
BAR_SEEN = 0.25
BAR_FIRST = 15
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


@pytest.mark.parametrize("rules", ALL)
def test_a_sheet_of_sixteen_games(rules: RuleSet) -> None:
    firsts = []
    for _ in range(3):
        for cache in (possible._space, possible._roem_space, hand_roem.hand_sums):
            cache.cache_clear()
        forget()
        firsts.append(work(partial(score_sheet, a_sheet(rules, 0), rules, games=GAMES)))
    first = min(firsts)
    new, seen, unit = [], [], [work(arithmetic)]
    for number in range(1, SHEETS + 1):
        lines = a_sheet(rules, number)
        forget()
        score = partial(score_sheet, lines, rules, games=GAMES)
        new.append(work(score))
        seen.append(work(score))
        unit.append(work(arithmetic))
    least = min(unit)
    print(
        f"\n{rules.name}: 16 games, never seen {min(new) / least:.2f} (bar {BAR_NEW}),"
        f" seen before {min(seen) / least:.3f} (bar {BAR_SEEN}),"
        f" the first of all {first / least:.0f} (bar {BAR_FIRST})"
    )
    assert min(new) / least < BAR_NEW
    assert min(seen) / least < BAR_SEEN
    assert first / least < BAR_FIRST
