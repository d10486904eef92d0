"""The verifier sees each promise of a format that is broken."""

from dataclasses import replace

import pytest

from clubadmin.domain.draw.plan.schedule import (
    KnockoutTable,
    PairTable,
    Place,
    RoundDraw,
    Schedule,
    TableSeats,
    ThreeTable,
)
from clubadmin.domain.draw.verify.verifier import broken_promises, verify
from tests.domain.draw.every_format import FORMATS
from tests.domain.draw.verify.written import evening, of_fours


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


@pytest.mark.parametrize(
    ("pairs", "rounds", "at"),
    [(10, 3, 2), (10, 5, 2), (8, 2, 2), (8, 4, 2), (8, 6, 6)],  # with and without a relay
)
def test_wallets_that_do_not_move_down_are_seen(pairs: int, rounds: int, at: int) -> None:
    schedule = drawn("schevenings", pairs, rounds)
    first, second, *others = schedule.rounds[at - 1].tables
    swapped = (replace(first, games=second.games), replace(second, games=first.games), *others)
    assert f"Ronde {at}: de mapjes schuiven niet een tafel af." in verify(
        with_round(schedule, at, tables=swapped)
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


# --- evenings written out ------------------------------------------------------------------


def said(form: str, *rounds: str | RoundDraw) -> list[str]:
    return [*broken_promises(evening(form, *rounds))]


def moved_by(tables: int, *steps: int) -> list[str]:
    """Rounds in which O/W move up by so many tables each time."""
    return [
        " ".join(
            f"{at + 1}-{(at - sum(steps[:number])) % tables + tables + 1}:{number * tables + at}"
            for at in range(tables)
        )
        for number in range(len(steps) + 1)
    ]


@pytest.mark.parametrize(
    ("tables", "steps", "wrong"),
    [
        (3, (1, 2), [3]),
        (3, (2, 1), [2]),
        (4, (1, 1, 1), []),
        (4, (1, 2, 1), []),
        (4, (2, 1, 1), [2]),
        (4, (1, 0, 1), [3]),
        (4, (1, 3, 1), [3]),
        (4, (1, 1, 2), [4]),
        (4, (1, 1, 1, 3, 1), []),
        (4, (1, 1, 1, 1, 2), [6]),
        (6, (1, 1, 2, 1), []),
        (6, (1, 1, 1, 2), [5]),
    ],
)
def test_who_move_up_may_skip_a_table_half_way_of_an_even_number_only(tables, steps, wrong):
    found = [one for one in said("schevenings", *moved_by(tables, *steps)) if "O/W" in one]
    assert found == [f"Ronde {number}: O/W schuiven niet een tafel op." for number in wrong]


@pytest.mark.parametrize("gone", ["1-8", "3-6"])  # from table 4 or 2
def test_who_does_not_come_to_the_next_table_has_not_moved_up(gone):
    first, second = moved_by(4, 1)
    second = " ".join(one for one in second.split() if not one.startswith(gone))
    assert "Ronde 2: O/W schuiven niet een tafel op." in said("schevenings", first, second)


def test_of_an_odd_number_of_pairs_who_comes_to_the_last_table_sits_out():
    assert said("schevenings", "1-3:1 2-4:2 5", "1-5:2 2-3:3 4") == []


def test_when_somebody_has_come_or_gone_it_is_not_held_against_who_move_up():
    schedule = evening("schevenings", *moved_by(4, 1, 0))
    assert any("O/W" in fault for fault in broken_promises(schedule))
    assert not any("O/W" in fault for fault in broken_promises(schedule, until=3))


def test_wallets_of_one_table_that_come_from_elsewhere_are_seen():
    schedule = drawn("schevenings", 10, 2)
    first, *others = schedule.rounds[1].tables
    broken = with_round(schedule, 2, tables=(replace(first, games=(91, 92, 93, 94)), *others))
    assert verify(broken) == ("Ronde 2: de mapjes schuiven niet een tafel af.",)


def test_of_four_pairs_two_meet_again_in_the_fourth_round_and_no_sooner():
    met = ["1-2:1 3-4:2", "3-1:3 4-2:4", "1-4:5 2-3:6"]
    assert said("howell-pairs", *met, "2-1:7 4-3:8") == []
    found = said("howell-pairs", met[0], met[1], "2-1:5 4-3:6")
    assert [*map(str, sorted(found))] == [
        f"Ronde 3: {two} treffen elkaar te vroeg opnieuw." for two in ("[1, 2]", "[3, 4]")
    ]


def sides(one: int, times: int) -> str:
    return f"{one} zit {times} keer vaker aan de ene kant dan aan de andere."


def test_of_pairs_drawn_in_one_go_nobody_sits_twice_more_on_one_side():
    assert said("howell-pairs", "1-2:1 3-4:2", "1-4:3 2-3:4") == [sides(1, 2), sides(4, 2)]


def test_where_standing_decides_or_somebody_comes_three_times_more_on_one_side_may_be():
    by_standing = ["1-2:1 3-4:1", "1-3:2 4-2:2", "1-4:3 2-3:3"]
    assert said("howell-pairs", *by_standing) == []
    assert said("howell-pairs", *by_standing, "1-2:4 3-4:4") == [sides(1, 4)]
    assert said("howell-pairs", "1-2:1 3-4:2", "1-3:3 4-2:4 5", "1-4:5 2-3:6 5") == []


def test_of_players_three_times_more_on_one_side_may_be_and_four_times_not():
    seats = [(1, 2, 3, 4), (1, 3, 2, 4), (1, 4, 2, 3), (1, 2, 3, 4)]
    rounds = [RoundDraw(1, (TableSeats(1, *at, games=(n,)),)) for n, at in enumerate(seats)]
    assert said("howell-players", *rounds[:3]) == []
    assert said("howell-players", *rounds) == [sides(1, 4)]


NO_MATCH = "Ronde 1: twee tafels van een ontmoeting passen niet bij elkaar."


@pytest.mark.parametrize(
    ("tables", "faults"),
    [
        ("1-2:1 2-1:1 3-4:2 4-3:2", []),
        ("1-2:1 2-1:1 1-2:1 2-1:1", []),  # teams of four pairs
        ("1-2:1", [NO_MATCH]),
        ("1-2:1 2-1:1 3-4:2", [NO_MATCH]),
        ("1-2:1 2-1:1 1-2:1 2-1:1 3-4:2 4-3:2", [NO_MATCH]),
        (RoundDraw(1, (PairTable(1, 1, 2), *of_fours(2, 1, 3, 4))), [NO_MATCH]),
    ],
)
def test_a_match_is_played_at_two_tables_or_as_many_as_the_others(tables, faults):
    assert [one for one in said("teams", tables) if "mapjes" not in one] == faults


@pytest.mark.parametrize("tables", ["1-2:1 3-4:2,3", "1-2 3-4"])
def test_tables_with_fewer_wallets_than_others_or_none_at_all_are_seen(tables):
    assert said("howell-pairs", tables) == ["Niet elke tafel heeft evenveel mapjes."]


BOOMPJES = [of_fours(1, 2, 3, 4), of_fours(1, 3, 4, 2), of_fours(1, 4, 2, 3)]


def with_three(fours: tuple[TableSeats, ...], *three: int) -> RoundDraw:
    return RoundDraw(1, fours, three=(ThreeTable(2, three),))  # type: ignore[arg-type]


def test_of_three_at_a_table_another_plays_alone_each_time():
    one, two, three = BOOMPJES
    threes = [with_three(one, 5, 6, 7), with_three(two, 6, 7, 5), with_three(three, 7, 5, 6)]
    assert said("boompje", *threes, with_three(of_fours(5, 6, 7, 1), 2, 3, 4)) == []
    found = said("boompje", threes[0], with_three(two, 6, 5, 7))
    assert found == ["Ronde 2, tafel 2: er is niet goed doorgeschoven."]


def test_who_sat_out_a_boompje_takes_the_place_only_of_who_has_left():
    first = RoundDraw(1, BOOMPJES[0], (5,))
    assert said("boompje", first, RoundDraw(2, of_fours(1, 3, 5, 2), (4,))) == [
        "Ronde 2: de tafels zijn niet gelijk gebleven."
    ]
    assert said("boompje", first, RoundDraw(2, of_fours(1, 3, 5, 2))) == []
    assert said("boompje", first, RoundDraw(2, BOOMPJES[1], (5, 6))) == []


# --- a knock-out written out: winners 1 and 2 of tables of round 1 ---------------------------


def won(table: int, *winners: int) -> list[Place]:
    return [Place(1, table, winner) for winner in winners or (1, 2)]


def to_come(table: int, *places: int | Place) -> KnockoutTable:
    return KnockoutTable(table, places)


SIXTEEN = RoundDraw(1, of_fours(*range(1, 17)))
TWELVE = RoundDraw(1, of_fours(*range(1, 13)))
LAST_TABLE = to_come(2, *won(3, 1), *won(4, 1), *won(3, 2), *won(4, 2))
LOST = "Ronde 2: niet ieder die doorgaat heeft er één plaats."
FREE = "Ronde 2: meer zijn vrij dan nodig, of weer dezelfden."


def test_a_table_of_which_all_are_known_stands_beside_one_that_is_to_come():
    known = of_fours(1, 5, 2, 6)
    assert said("knockout", SIXTEEN, RoundDraw(2, (*known, LAST_TABLE))) == []
    twice = to_come(2, *won(3, 1), *won(4, 1), *won(3, 2), *won(4, 1))
    assert said("knockout", SIXTEEN, RoundDraw(2, (*known, twice))) == [LOST]


def test_winners_who_are_forgotten_are_seen():
    assert said("knockout", SIXTEEN, RoundDraw(2, (replace(LAST_TABLE, table=1),))) == [LOST]


def test_two_who_won_together_and_stay_partners_on_one_side_are_seen():
    together = to_come(1, *won(1), *won(2, 1), *won(3, 1))
    other = to_come(2, *won(2, 2), *won(4, 1), *won(3, 2), *won(4, 2))
    assert said("knockout", SIXTEEN, RoundDraw(2, (together, other))) == [
        "Ronde 2, tafel 1: geen nieuwe maat."
    ]


def test_two_may_be_free_in_a_knock_out_but_not_three_nor_the_same_again():
    table = to_come(1, *won(1, 1), *won(2, 1), *won(1, 2), *won(2, 2))
    assert said("knockout", TWELVE, RoundDraw(2, (table,), free=(*won(3),))) == []
    three = replace(table, places=table.places[:3])
    free = (*won(2, 2), *won(3))
    assert said("knockout", TWELVE, RoundDraw(2, (three,), free=free)) == [FREE]
    eight = RoundDraw(1, of_fours(*range(1, 9)), (9, 10))
    assert said("knockout", eight, RoundDraw(2, (table,), (9, 10))) == [FREE]


@pytest.mark.parametrize(
    ("first", "faults"),
    [
        (RoundDraw(1, of_fours(1, 2, 3, 4), (5, 6)), []),
        (RoundDraw(1, (), (5, 6, 7)), []),
        (
            RoundDraw(1, of_fours(1, 2, 3, 4), (5,)),
            ["Ronde 1: er zijn er meer vrij dan nodig, of een oneven aantal gaat door."],
        ),
        (RoundDraw(1, (), three=(ThreeTable(1, (1, 2, 3)),)), []),
        (
            RoundDraw(1, (*of_fours(1, 2, 3, 4), PairTable(2, 5, 6))),
            ["Ronde 1: een tafel past niet bij de spelvorm."],
        ),
        (
            RoundDraw(1, (), three=(ThreeTable(1, (1, 2, 3)), ThreeTable(2, (4, 5, 6)))),
            ["Ronde 1: een tafel past niet bij de spelvorm."],
        ),
    ],
)
def test_in_the_first_round_two_are_free_or_none_and_one_table_of_three_is_enough(first, faults):
    assert said("knockout", first) == faults


MORE = "Ronde 2: er spelen er meer dan er doorgaan, of meer zijn vrij."


@pytest.mark.parametrize(
    ("people", "out", "faults"),
    [
        ((1, 5, 2, 6, 9, 13, 10, 14), (), []),
        ((1, 5, 2, 6), (9, 10), []),
        ((1, 5, 2, 6, 9, 13, 10, 14), (3,), [MORE]),
        ((1, 5, 2, 6), (9, 10, 13), [MORE]),
        (
            (1, 5, 2, 15),
            (),
            ["Ronde 2: iemand speelt die er in de ronde ervoor niet bij was."],
        ),
        ((1, 2, 5, 6), (), ["Ronde 2, tafel 1: geen nieuwe maat."]),
    ],
)
def test_of_three_tables_and_two_who_were_free_eight_go_on_with_new_partners(people, out, faults):
    first = RoundDraw(1, TWELVE.tables, (13, 14))
    assert said("knockout", first, RoundDraw(2, of_fours(*people), out)) == faults


def test_after_a_round_that_was_to_come_everybody_may_be_who_went_on():
    partly = RoundDraw(2, (*of_fours(1, 5, 2, 6), LAST_TABLE))
    assert said("knockout", SIXTEEN, partly, RoundDraw(3, of_fours(1, 9, 5, 13))) == []
    table = to_come(1, *won(1, 1), *won(2, 1), *won(1, 2), *won(2, 2))
    free = RoundDraw(2, (table,), free=(*won(3),))
    assert said("knockout", TWELVE, free, RoundDraw(3, of_fours(1, 9, 5, 10))) == []


def test_of_an_odd_number_of_pairs_one_is_free_and_another_the_next_round():
    final = to_come(1, 5, *won(1, 1))
    good = ["1-2 3-4 5", RoundDraw(2, (final,), free=(*won(2, 1),))]
    last = RoundDraw(3, (to_come(1, Place(2, 1, 1), *won(2, 1)),))
    assert said("knockout-pairs", *good, last) == []
    again = RoundDraw(2, (to_come(1, *won(1, 1), *won(2, 1)),), (5,))
    assert said("knockout-pairs", "1-2 3-4 5", again) == [
        "Ronde 2: meer zijn vrij dan nodig, of weer hetzelfde paar."
    ]


def test_two_pairs_that_are_free_in_the_first_round_are_seen():
    second = RoundDraw(2, (to_come(1, 3, 4),), free=(*won(1, 1),))
    assert said("knockout-pairs", "1-2 3 4", second) == ["Ronde 1: er zijn er meer vrij dan nodig."]
