from dataclasses import replace

import pytest

from clubadmin.domain.draw.plan.schedule import Repeats, RoundDraw, Schedule, TableSeats
from clubadmin.domain.draw.verify.verifier import verify
from tests.domain.draw.asked import draw_individual


@pytest.fixture
def good() -> Schedule:
    return draw_individual(range(1, 18), 3, 1)


def with_round(schedule: Schedule, draw: RoundDraw) -> Schedule:
    rounds = (draw, *schedule.rounds[1:])
    return replace(schedule, rounds=rounds)


def test_a_good_schedule_has_nothing_to_say(good):
    assert verify(good) == ()


def test_somebody_at_two_tables_is_seen(good):
    first = good.rounds[0]
    table = replace(first.tables[0], n=first.tables[1].n)
    found = verify(with_round(good, replace(first, tables=(table, *first.tables[1:]))))
    assert f"Ronde 1: {table.n} is 2 keer ingedeeld." in found
    assert f"Ronde 1: {first.tables[0].n} is niet ingedeeld." in found


def test_somebody_who_is_away_is_seen(good):
    assert "Ronde 2: 3 is ingedeeld en doet niet mee." in verify(good, absences={3: {2}})


def test_a_hidden_repeat_is_seen(good):
    again = with_round(good, replace(good.rounds[1], round=1))
    assert any("herhalingen; het zijn er 24" in fault for fault in verify(again))


def test_a_proof_without_ground_is_seen():
    rounds = (
        RoundDraw(1, (TableSeats(1, 1, 2, 3, 4), TableSeats(2, 5, 6, 7, 8))),
        RoundDraw(2, (TableSeats(1, 1, 3, 2, 5), TableSeats(2, 4, 6, 7, 8))),
    )
    schedule = Schedule("individual", 8, rounds, Repeats(1, 6), "optimal", 1)  # 4 will do
    assert verify(schedule) == ("Dat er niet minder herhalingen kunnen, is niet bewezen.",)


def test_an_unfair_turn_is_seen(good):
    ledger = {good.rounds[0].sits_out[0]: 1}
    assert any("is aan de beurt vóór" in fault for fault in verify(good, ledger=ledger))


def test_one_unfair_turn_is_seen_among_turns_that_are_fair():
    """Of six, 1 sits out again while 3 has not; that 5 does is as it should be."""
    first = RoundDraw(1, (TableSeats(1, 3, 4, 5, 6),), (1, 2))
    second = RoundDraw(2, (TableSeats(1, 3, 4, 2, 6),), (1, 5))
    schedule = Schedule("individual", 6, (first, second), Repeats(1, 3), "best-found", 1)
    found = [one for one in verify(schedule) if "aan de beurt" in one]
    assert found == [f"Ronde 2: 1 is aan de beurt vóór {one}." for one in (2, 3, 4, 6)][1:]


def test_a_table_number_left_out_is_seen(good):
    first = good.rounds[0]
    tables = tuple(replace(table, table=table.table + 1) for table in first.tables)
    found = verify(with_round(good, replace(first, tables=tables)))
    assert found == ("Ronde 1: de tafelnummers lopen niet van 1 tot 4.",)


def test_more_than_needed_sitting_out_is_seen(good):
    first = good.rounds[0]
    out = (*first.sits_out, *first.tables[-1].people)
    found = verify(with_round(good, replace(first, tables=first.tables[:-1], sits_out=out)))
    assert "Ronde 1: er zijn 5 vrij; 1 is genoeg." in found
