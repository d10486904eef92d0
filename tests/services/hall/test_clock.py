"""The clocks: one on the wall that can be put back, one that only goes on."""

import json
import time
from datetime import datetime, timedelta

import pytest

from clubadmin.services.hall.clock import (
    LONGEST,
    STALE,
    Moment,
    RoundClock,
    now,
    read_back,
    seconds_since,
)

START = Moment(1_800_000_000.0, 5_000.0)


def later(seconds: float, *, wall: float | None = None) -> Moment:
    return Moment(START.wall + (seconds if wall is None else wall), START.steady + seconds)


def test_a_round_runs_down_and_past_its_end() -> None:
    clock = RoundClock.of(2, 30).started(START)
    assert clock.seconds_left(START) == 1800
    assert clock.seconds_left(later(60)) == 1740
    assert clock.seconds_left(later(1810)) == -10


def test_a_clock_that_is_stopped_keeps_what_was_left() -> None:
    clock = RoundClock.of(1, 30).started(START).stopped(later(100))
    assert clock.seconds_left(later(5_000)) == 1700
    assert clock.started(later(5_000)).seconds_left(later(5_100)) == 1600


def test_a_minute_more_or_less_while_it_runs() -> None:
    clock = RoundClock.of(1, 30).started(START).moved(1, later(60))
    assert clock.seconds_left(later(60)) == 1800
    assert clock.moved(-1, later(60)).seconds_left(later(60)) == 1740


def test_a_minute_more_after_the_end_is_a_whole_minute() -> None:
    clock = RoundClock.of(1, 1).started(START).moved(1, later(300))
    assert clock.seconds_left(later(300)) == 60


def test_less_than_nothing_and_more_than_a_day_is_not_on_the_clock() -> None:
    assert RoundClock.of(1, 2).moved(-9, START).seconds_left(START) == 0
    assert RoundClock.of(1, 10_000).total == LONGEST
    assert RoundClock.of(1, 600).moved(5, START).left == LONGEST


def test_the_wall_clock_put_back_does_not_lengthen_a_round() -> None:
    clock = RoundClock.of(1, 30).started(START)
    assert clock.seconds_left(later(600, wall=-3_000)) == 1200


def test_a_restart_of_the_program_costs_the_time_it_took() -> None:
    kept = RoundClock.of(3, 30).started(START).kept()
    back = read_back(kept, later(120))
    assert back is not None
    assert (back.round, back.running) == (3, True)
    assert back.seconds_left(later(180)) == 1620


def test_a_restart_of_the_machine_costs_the_time_it_took() -> None:
    kept = RoundClock.of(3, 30).started(START).kept()
    booted = Moment(START.wall + 120, 8.0)
    back = read_back(kept, booted)
    assert back is not None
    assert back.seconds_left(booted) == 1680


def test_the_wall_clock_put_back_between_leaves_the_steady_one_to_say() -> None:
    back = read_back(RoundClock.of(1, 30).started(START).kept(), later(120, wall=-3_600))
    assert back is not None
    assert back.seconds_left(later(120, wall=-3_600)) == 1680


def test_a_clock_that_stood_still_stands_still_after_a_restart() -> None:
    kept = RoundClock.of(1, 30).started(START).stopped(later(60)).kept()
    back = read_back(kept, later(9_000))
    assert back is not None
    assert not back.running
    assert back.seconds_left(later(9_000)) == 1740


def test_a_clock_of_yesterday_is_forgotten() -> None:
    kept = RoundClock.of(1, 30).started(START).kept()
    assert read_back(kept, later(1_800 + STALE + 1)) is None


@pytest.mark.parametrize(
    "kept",
    [
        "",
        "x",
        "[]",
        "3",
        "{}",
        '{"round": 1}',
        json.dumps({"round": 1, "total": -1, "left": 5}),
        json.dumps({"round": 1, "total": 1e9, "left": 1e9}),
        json.dumps({"round": "a", "total": 60, "left": 5}),
        json.dumps({"round": 1, "total": 60, "left": None}),
        '{"round": 1, "total": NaN, "left": NaN}',
    ],
)
def test_what_is_no_clock_is_no_clock(kept: str) -> None:
    assert read_back(kept, START) is None


def test_the_clocks_of_the_machine_go_on() -> None:
    first, second = now(), now()
    assert second.steady >= first.steady
    assert abs(second.wall - time.time()) < 60


def test_how_long_ago_crosses_midnight() -> None:
    assert seconds_since("2026-11-12 23:58:00", datetime(2026, 11, 13, 0, 3)) == 300


def test_what_is_still_to_come_was_just_now() -> None:
    assert seconds_since("2026-11-12 23:58:00", datetime(2026, 11, 12, 23, 10)) == 0


@pytest.mark.usefixtures("amsterdam")
@pytest.mark.parametrize(
    ("stamp", "at", "minutes"),
    [
        ("2026-03-29 01:55:00", datetime(2026, 3, 29, 3, 5), 10),  # two o'clock never was
        ("2026-10-25 02:50:00", datetime(2026, 10, 25, 2, 5, fold=1), 15),
        ("2026-10-25 01:50:00", datetime(2026, 10, 25, 2, 5), 15),
        ("2026-10-25 01:50:00", datetime(2026, 10, 25, 2, 5, fold=1), 75),
    ],
)
def test_summer_time_is_no_hour_more_or_less(stamp: str, at: datetime, minutes: int) -> None:
    assert timedelta(seconds=seconds_since(stamp, at)) == timedelta(minutes=minutes)
