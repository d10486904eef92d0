"""A schedule that was written is read back as it was, with what it says of itself."""

from dataclasses import replace

import pytest

from clubadmin.domain.draw.plan.schedule import (
    Repeats,
    RoundDraw,
    Schedule,
    TableSeats,
    ThreeTable,
    schedule_json,
)
from clubadmin.domain.draw.verify.document import schedule_of
from clubadmin.domain.draw.verify.verifier import verify
from tests.domain.draw.every_format import FORMATS


@pytest.mark.parametrize("form", FORMATS)
def test_every_format_is_read_back(form):
    drawn = FORMATS[form][1](range(1, 18), 3, 1)
    assert schedule_of(schedule_json(drawn)) == replace(drawn, seed=0, notes=())


def test_a_proof_is_what_is_claimed_and_nothing_else():
    rounds = (
        RoundDraw(1, (TableSeats(1, 1, 2, 3, 4), TableSeats(2, 5, 6, 7, 8))),
        RoundDraw(2, (TableSeats(1, 1, 3, 2, 5), TableSeats(2, 4, 6, 7, 8))),
    )
    claimed = schedule_json(Schedule("individual", 8, rounds, Repeats(1, 6), "optimal", 1))
    assert len(verify(schedule_of(claimed))) == 1  # 4 will do
    assert verify(schedule_of(claimed | {"proof": "best-found"})) == ()
    assert verify(schedule_of(claimed | {"proof": "?"})) == ()


def test_who_sits_out_or_at_three_and_repeats_that_are_not_told_are_read():
    drawn = RoundDraw(1, (TableSeats(1, 1, 2, 3, 4),), (8,), (ThreeTable(2, (5, 6, 7)),))
    again = replace(drawn, round=2)
    told = schedule_json(Schedule("individual", 8, (drawn, again), Repeats(0, 0), "best-found", 1))
    del told["repeats"]
    read = schedule_of(told)
    assert read.rounds == (drawn, again)
    # the six couples of a table of four and the three of a table of three, once more
    assert read.repeats.tablemates == 9
