"""The referee answers between two key strokes."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from statistics import median
from time import perf_counter

import pytest

from clubadmin.domain.referee import PlayRecord, judge_play, may_play
from clubadmin.domain.rules.rules import RuleSet
from tests.domain.referee.dealing import built_in, play

GAMES = 60
BAR = 33e-3
AIM = 2e-3

pytestmark = pytest.mark.bench


def cost(act: Callable[..., object], record: PlayRecord, rules: RuleSet) -> float:
    """Seconds for one record: the best of three, as other programs run beside this one."""
    times = []
    for _ in range(3):
        start = perf_counter()
        act(record, rules)
        times.append(perf_counter() - start)
    return min(times)


@pytest.mark.parametrize("rules", built_in(), ids=lambda rules: rules.name)
def test_a_whole_game_is_judged_between_two_key_strokes(rules: RuleSet) -> None:
    rng = Random(1)
    records = [game.record for _ in range(GAMES) if (game := play(rules, rng))]
    begun = [replace(record, tricks=record.tricks[:3]) for record in records]
    whole = [cost(judge_play, record, rules) for record in records]
    asked = [cost(may_play, record, rules) for record in begun]
    print(
        f"{rules.name}: a game {median(whole) * 1e3:.2f} ms, at most {max(whole) * 1e3:.2f}; "
        f"what may I play {median(asked) * 1e3:.3f} ms (bar {BAR * 1e3:.0f} ms)"
    )
    assert max(whole) < BAR
    assert median(whole) < AIM
    assert max(asked) < BAR
