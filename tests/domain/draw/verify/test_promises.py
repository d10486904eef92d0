"""The verifier sees each promise of a format that is broken."""

from dataclasses import replace

import pytest

from clubadmin.domain.draw.plan.schedule import (
    KnockoutTable,
    PairTable,
    RoundDraw,
    Schedule,
    TableSeats,
)
from clubadmin.domain.draw.verify.verifier import verify
from tests.domain.draw.every_format import FORMATS


def drawn(form: str, entrants: int, rounds: int) -> Schedule:
    schedule = FORMATS[form][1](range(1, entrants + 1), rounds, 1)
    assert verify(schedule) == ()
    return schedule


def with_round(schedule: Schedule, number: int, **changes: object) -> Schedule:
    rounds = list(schedule.rounds)
    rounds[number - 1] = replace(rounds[number - 1], **changes)  # type: ignore[arg-type]
    return replace(schedule, rounds=tuple(rounds))


def turned(table: PairTable) -> PairTable:
    return replace(table, ns=table.ew, ew=table.ns)


def test_wallets_that_come_back_are_seen():
    for form in ("schevenings", "howell-pairs", "howell-players", "teams"):
        schedule = drawn(form, 16, 3)
        games = schedule.rounds[0].tables[0].games
        tables = tuple(replace(table, games=games) for table in schedule.rounds[1].tables)
        found = verify(with_round(schedule, 2, tables=tables))
        assert any(f"speelt spel {games[0]} " in fault for fault in found), form


def test_a_table_without_wallets_is_seen():
    schedule = drawn("howell-pairs", 8, 3)
    first, *others = schedule.rounds[0].tables
    bare = (replace(first, games=()), *others)
    assert "Niet elke tafel heeft evenveel mapjes." in verify(with_round(schedule, 1, tables=bare))


def test_a_pair_that_leaves_its_field_or_its_table_is_seen():
    schedule = drawn("schevenings", 10, 3)
    first, second, *others = schedule.rounds[1].tables
    found = verify(with_round(schedule, 2, tables=(turned(first), second, *others)))
    assert f"Paar {first.ns} zit nu eens N/Z en dan weer O/W." in found
    swapped = (replace(first, ns=second.ns), replace(second, ns=first.ns), *others)
    found = verify(with_round(schedule, 2, tables=swapped))
    assert f"Ronde 2: paar {first.ns} blijft niet aan zijn tafel." in found


def test_pairs_that_do_not_move_up_are_seen():
    schedule = drawn("schevenings", 10, 3)
    first, second, *others = schedule.rounds[2].tables
    swapped = (replace(first, ew=second.ew), replace(second, ew=first.ew), *others)
    assert "Ronde 3: O/W schuiven niet een tafel op." in verify(
        with_round(schedule, 3, tables=swapped)
    )


@pytest.mark.parametrize(("pairs", "rounds"), [(10, 3), (8, 2), (8, 4)])
def test_wallets_that_do_not_move_down_are_seen(pairs: int, rounds: int) -> None:
    schedule = drawn("schevenings", pairs, rounds)
    first, second, *others = schedule.rounds[1].tables
    swapped = (replace(first, games=second.games), replace(second, games=first.games), *others)
    assert "Ronde 2: de mapjes schuiven niet een tafel af." in verify(
        with_round(schedule, 2, tables=swapped)
    )


def test_one_who_always_sits_on_one_side_is_seen():
    schedule = drawn("howell-pairs", 8, 6)
    for draw in schedule.rounds:
        tables = tuple(turned(table) if table.ew == 1 else table for table in draw.tables)
        schedule = with_round(schedule, draw.round, tables=tables)
    assert "1 zit 6 keer vaker aan de ene kant dan aan de andere." in verify(schedule)


def test_two_who_meet_again_too_soon_are_seen():
    schedule = drawn("teams", 6, 4)
    tables = tuple(
        replace(old, games=new.games)
        for old, new in zip(schedule.rounds[0].tables, schedule.rounds[1].tables, strict=True)
    )
    found = verify(with_round(schedule, 2, tables=tables))
    assert any(fault.endswith("treffen elkaar te vroeg opnieuw.") for fault in found)


def test_a_match_that_is_not_played_both_ways_is_seen():
    schedule = drawn("teams", 6, 2)
    first, second, *others = schedule.rounds[0].tables
    broken = with_round(schedule, 1, tables=(first, turned(second), *others))
    assert "Ronde 1: twee tafels van een ontmoeting passen niet bij elkaar." in verify(broken)


def test_moving_the_wrong_way_round_a_table_is_seen():
    schedule = drawn("boompje", 4, 3)
    one, two, three = schedule.rounds
    rounds = (one, replace(two, tables=three.tables), replace(three, tables=two.tables))
    assert "Ronde 2, tafel 1: er is niet goed doorgeschoven." in verify(
        replace(schedule, rounds=rounds)
    )


def test_new_tables_after_one_boompje_are_seen():
    schedule = drawn("boompje", 8, 3)
    one, other = schedule.rounds[1].tables
    swapped = (replace(one, s=other.s), replace(other, s=one.s))
    assert "Ronde 2: de tafels zijn niet gelijk gebleven." in verify(
        with_round(schedule, 2, tables=swapped)
    )


def test_a_winner_who_is_forgotten_or_has_two_places_is_seen():
    schedule = drawn("knockout", 16, 3)
    first, *others = schedule.rounds[1].tables
    twice = replace(first, places=(first.places[0], *first.places[:3]))
    found = verify(with_round(schedule, 2, tables=(twice, *others)))
    assert "Ronde 2: niet ieder die doorgaat heeft er één plaats." in found


def test_winners_who_stay_together_are_seen():
    schedule = drawn("knockout", 8, 2)
    (final,) = schedule.rounds[1].tables
    assert isinstance(final, KnockoutTable)
    n, s, e, w = final.places
    together = replace(final, places=(n, e, s, w))
    assert "Ronde 2, tafel 1: geen nieuwe maat." in verify(
        with_round(schedule, 2, tables=(together,))
    )


def test_more_free_than_need_be_is_seen():
    schedule = drawn("knockout", 8, 1)
    (one, two) = schedule.rounds[0].tables
    broken = with_round(schedule, 1, tables=(one,), sits_out=two.people)
    assert any("meer vrij dan nodig" in fault for fault in verify(broken))


@pytest.mark.parametrize("form", ["schevenings", "howell-pairs", "howell-players", "teams"])
def test_a_proof_without_ground_is_seen(form):
    schedule = drawn(form, 16, 2)
    again = replace(schedule.rounds[0], round=2)
    claimed = replace(schedule, rounds=(schedule.rounds[0], again), proof="optimal")
    times = len(list(again.tables)) * (6 if form == "howell-players" else 1)
    times = times // 2 if form == "teams" else times
    partners = 8 if form == "howell-players" else 0
    claimed = replace(
        claimed, repeats=replace(schedule.repeats, tablemates=times, partners=partners)
    )
    assert "Dat er niet minder herhalingen kunnen, is niet bewezen." in verify(claimed)


def test_who_sits_at_the_tables_of_a_format_is_checked():
    people = RoundDraw(1, (TableSeats(1, 1, 2, 3, 4),))
    schedule = drawn("howell-pairs", 4, 1)
    assert "Ronde 1: een tafel past niet bij de spelvorm." in verify(
        replace(schedule, rounds=(people,))
    )


def test_of_an_odd_number_of_pairs_nobody_meets_again_in_as_many_rounds():
    schedule = drawn("howell-pairs", 7, 7)
    met, table = schedule.rounds[0].tables[0], schedule.rounds[6].tables[0]
    again = replace(table, ns=met.ns, ew=met.ew)
    found = verify(with_round(schedule, 7, tables=(again, *schedule.rounds[6].tables[1:])))
    assert f"Ronde 7: {sorted(met.people)} treffen elkaar te vroeg opnieuw." in found


def test_two_pairs_that_are_free_at_once_in_a_knockout_are_seen():
    schedule = drawn("knockout-pairs", 12, 2)
    first, *others = schedule.rounds[1].tables
    found = verify(with_round(schedule, 2, tables=tuple(others), free=first.places))
    assert "Ronde 2: meer zijn vrij dan nodig, of weer hetzelfde paar." in found


def test_a_pair_that_has_two_places_in_a_knockout_is_seen():
    schedule = drawn("knockout-pairs", 12, 2)
    first, second, *others = schedule.rounds[1].tables
    twice = replace(second, places=(first.places[0], second.places[1]))
    found = verify(with_round(schedule, 2, tables=(first, twice, *others)))
    assert "Ronde 2: er spelen er meer dan er doorgaan." in found
