"""The referee answers between two key strokes."""

from dataclasses import replace
from functools import partial
from random import Random
from statistics import median

import pytest

from clubadmin.domain.referee.judging import judge_play
from clubadmin.domain.referee.turn_order import may_play
from clubadmin.domain.rules.rules import RuleSet
from tests.bench.yardstick import slowest, times_arithmetic
from tests.domain.referee.dealing import built_in, play

GAMES = 60
BAR = 9  # times the fixed arithmetic, for the longest game
AIM = 4  # for a usual one
ASKED = 2  # for what may be played now

pytestmark = pytest.mark.bench


@pytest.mark.parametrize("rules", built_in(), ids=lambda rules: rules.name)
def test_a_whole_game_is_judged_between_two_key_strokes(rules: RuleSet) -> None:
    rng = Random(1)
    records = [game.record for _ in range(GAMES) if (game := play(rules, rng))]
    begun = [replace(record, tricks=record.tricks[:3]) for record in records]
    usual = median(times_arithmetic(partial(judge_play, one, rules), 7) for one in records)
    whole, _ = slowest([partial(judge_play, one, rules) for one in records], BAR)
    asked, _ = slowest([partial(may_play, one, rules) for one in begun], ASKED)
    print(
        f"{rules.name}: a game {usual:.2f} (bar {AIM}), at most {whole:.2f} (bar {BAR});"
        f" what may I play at most {asked:.3f} (bar {ASKED})"
    )
    assert whole < BAR
    assert usual < AIM
    assert asked < ASKED
