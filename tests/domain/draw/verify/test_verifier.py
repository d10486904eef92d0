from dataclasses import replace

import pytest

from clubadmin.domain.draw.plan.schedule import (
    FullTable,
    PairTable,
    Repeats,
    RoundDraw,
    Schedule,
    SmallTable,
    TableSeats,
    ThreeTable,
)
from clubadmin.domain.draw.verify.verifier import verify
from tests.domain.draw.asked import draw_individual
from tests.domain.draw.verify.written import evening, of_fours


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


def test_another_number_of_people_than_the_schedule_says_is_seen(good):
    found = verify(good, range(1, 17))
    assert "Het schema noemt 17 deelnemers; het zijn er 16." in found


def test_rounds_in_another_order_are_seen(good):
    found = verify(replace(good, rounds=good.rounds[::-1]))
    assert "De ronden staan niet op volgorde, of een ronde staat er twee keer." in found


def numbered(form: str, *numbers: int) -> Schedule:
    """A round of which the tables have these numbers."""
    tables: tuple[FullTable, ...] = of_fours(*range(1, 4 * len(numbers) + 1))
    if form == "pairs":
        tables = tuple(PairTable(1, 2 * at + 1, 2 * at + 2) for at in range(len(numbers)))
    return evening(
        form,
        RoundDraw(
            1, tuple(replace(one, table=at) for one, at in zip(tables, numbers, strict=True))
        ),
    )


NO_NUMBER = "Ronde 1: twee tafels hebben één nummer, of een nummer is geen nummer."


@pytest.mark.parametrize(
    ("form", "numbers", "faults"),
    [
        ("individual", (1, 1), (NO_NUMBER,)),
        ("individual", (0, 1), (NO_NUMBER,)),
        ("individual", (1, 3), ("Ronde 1: de tafelnummers lopen niet van 1 tot 2.",)),
        ("pairs", (1, 3), ()),  # table 2 is of a pair that is away
    ],
)
def test_tables_are_numbered_from_one_each_with_its_own(form, numbers, faults):
    assert verify(numbered(form, *numbers)) == faults


@pytest.mark.parametrize(
    "asked", [{"fixed": {5: 3}}, {"mended": True}, {"entrants": range(1, 10), "absences": {9: {1}}}]
)
def test_a_table_may_be_left_empty_for_a_wish_or_for_who_came_or_went(asked):
    schedule = numbered("individual", 1, 3)
    there = len(asked.get("entrants", range(8)))
    assert verify(replace(schedule, entrants=there), **asked) == ()


def threes(*people: int) -> tuple[ThreeTable, ...]:
    return tuple(
        ThreeTable(at // 3 + 1, tuple(people[at : at + 3]))  # type: ignore[arg-type]
        for at in range(0, len(people), 3)
    )


NO_TABLE = "Ronde 1: een tafel past niet bij de spelvorm."
TOO_MANY_THREES = "Ronde 1: er zijn meer tafels van drie dan nodig."
THREE_OF_FIVE = RoundDraw(1, (SmallTable(1, (1, 2, 3)),), (4, 5))


@pytest.mark.parametrize(
    ("form", "draw", "faults"),
    [
        ("individual", THREE_OF_FIVE, (NO_TABLE, "Ronde 1: er zijn 2 vrij; 1 is genoeg.")),
        (
            "individual",
            RoundDraw(1, (*of_fours(1, 2, 3, 4), SmallTable(2, (5, 6, 7, 8)))),
            NO_TABLE,
        ),
        (
            "three-players",
            RoundDraw(1, (SmallTable(1, (1, 2)),), (3,)),
            (NO_TABLE, "Ronde 1: er zijn 1 vrij; 0 is genoeg."),
        ),
        ("individual", RoundDraw(1, (), three=threes(*range(1, 10))), ()),
        ("individual", RoundDraw(1, (), three=threes(*range(1, 13))), TOO_MANY_THREES),
        ("individual", RoundDraw(1, (), (4,), threes(1, 2, 3)), TOO_MANY_THREES),
        ("pairs", RoundDraw(1, (PairTable(2, 4, 5),), three=threes(1, 2, 3)), TOO_MANY_THREES),
    ],
)
def test_tables_are_of_the_format_and_no_more_sit_out_than_must(form, draw, faults):
    found = verify(evening(form, draw))
    assert found == (faults if isinstance(faults, tuple) else (faults,))


def enough(schedule: Schedule, **more: object) -> list[str]:
    """What is said of those who sit out without need."""
    found = verify(schedule, range(1, schedule.entrants + 1), **more)  # type: ignore[arg-type]
    return [one for one in found if "genoeg" in one]


def test_one_who_is_away_lets_nobody_sit_out_without_need():
    schedule = replace(evening("individual", THREE_OF_FIVE), entrants=6)
    assert enough(schedule, absences={6: {1}}) == ["Ronde 1: er zijn 2 vrij; 1 is genoeg."]
    fair = evening("individual", RoundDraw(1, of_fours(1, 2, 3, 4), (5,)))
    assert verify(replace(fair, entrants=6), absences={6: {1}}) == ()


def test_between_two_boompjes_any_number_may_wait_for_new_tables_when_somebody_came_or_went():
    rounds = [of_fours(1, *seats) for seats in [(2, 3, 4), (3, 4, 2), (4, 2, 3), (2, 3, 4)]]
    schedule = evening("boompje", *(RoundDraw(1, tables, (5, 6, 7, 8)) for tables in rounds))
    said = [f"Ronde {number}: er zijn 4 vrij; 0 is genoeg." for number in (1, 2, 3, 4)]
    assert enough(schedule) == said
    came = replace(schedule, entrants=9)
    assert enough(came, absences={9: {1, 2, 3, 4}}) == [said[0], said[3]]


def test_of_pairs_that_leave_the_opponents_may_sit_out_and_no_others():
    """Of twelve three leave: of nine one sits out anyhow, and with it six at the most."""
    first = "1-2:1 3-4:2 5-6:3 7-8:4 9-10:5 11-12:6"
    gone = {one: {2} for one in (10, 11, 12)}
    seven = evening("howell-pairs", first, "2-4:7 1 3 5 6 7 8 9")
    assert enough(seven, absences=gone) == []
    nobody = evening("howell-pairs", first, "1 2 3 4 5 6 7 8 9")
    assert enough(nobody, absences=gone) == ["Ronde 2: er zijn 9 vrij; 1 is genoeg."]


def turns(schedule: Schedule, **more: object) -> list[str]:
    found = verify(schedule, range(1, schedule.entrants + 1), **more)  # type: ignore[arg-type]
    return [one for one in found if "aan de beurt" in one]


def test_in_comparison_play_turns_are_fair_until_somebody_leaves():
    twice = evening("howell-pairs", "1-2:1 3-4:2 5", "1-3:3 4-2:4 5", "1-4:5 2-3:6 5")
    unfair = [f"Ronde 2: 5 is aan de beurt vóór {one}." for one in (1, 2, 3, 4)]
    assert turns(twice)[:4] == unfair
    assert turns(replace(twice, entrants=6), absences={6: {3}}) == unfair
    assert turns(replace(twice, entrants=6), absences={6: {2, 3}}) == []


def test_turns_of_rounds_that_were_changed_by_hand_are_not_held_against_the_draw():
    four = of_fours(1, 2, 3, 4)
    schedule = evening("individual", *(RoundDraw(1, four, (5,)) for _ in range(3)))
    second, third = (
        [f"Ronde {number}: 5 is aan de beurt vóór {one}." for one in (1, 2, 3, 4)]
        for number in (2, 3)
    )
    assert turns(schedule, drawn_from=2) == second + third
    assert turns(schedule, drawn_from=3) == third


def test_where_everybody_is_drawn_each_round_turns_are_fair_whoever_leaves():
    four = of_fours(1, 2, 3, 4)
    schedule = evening("individual", RoundDraw(1, four, (5, 6)), RoundDraw(2, four, (5,)))
    assert turns(schedule, absences={6: {2}}) == [
        f"Ronde 2: 5 is aan de beurt vóór {one}." for one in (1, 2, 3, 4)
    ]


def test_who_was_free_last_week_may_be_so_in_a_knock_out():
    first = RoundDraw(1, of_fours(*range(1, 9)), (9, 10))
    assert verify(evening("knockout", first), ledger={9: 1}) == ()


def test_who_comes_after_the_first_round_may_be_free_in_a_knock_out_and_nowhere_else():
    first = RoundDraw(1, of_fours(*range(1, 9)), (9, 10))
    assert verify(evening("knockout", first), absences={10: {1}}) == ()
    assert "Ronde 1: 10 is ingedeeld en doet niet mee." in verify(
        evening("individual", first), absences={10: {1}}
    )


UNPROVEN = "Dat er niet minder herhalingen kunnen, is niet bewezen."
TWELVE = of_fours(*range(1, 13))


@pytest.mark.parametrize(
    ("form", "rounds", "least"),
    [
        # of six the excess is 4 + 4 + 1 + 1 + 1, of which two share each
        (
            "howell-players",
            [
                RoundDraw(1, of_fours(1, 2, 3, 4), (5, 6)),
                RoundDraw(1, of_fours(1, 2, 3, 5), (4, 6)),
                RoundDraw(1, of_fours(1, 2, 4, 5), (3, 6)),
            ],
            6,
        ),
        # at three tables one of each table of four is too many
        ("howell-players", [RoundDraw(1, TWELVE)] * 2, 3),
        # and of six at two tables; as four have left, but two: 3 + 2 + 2 for each two of three
        ("howell-players", [RoundDraw(1, TWELVE)] * 2 + [RoundDraw(1, TWELVE[:2])], 5),
        # of two tables of four two each, less one who sits out
        ("howell-players", [RoundDraw(1, of_fours(*range(1, 9)), (9,))] * 2, 3),
        # of four at two tables two, of three one
        ("howell-players", [RoundDraw(1, of_fours(4, 5, 6, 7), (), threes(1, 2, 3))] * 2, 3),
        ("howell-players", [RoundDraw(1, TWELVE), RoundDraw(2, (), tuple(range(1, 13)))], 0),
        ("howell-players", [], 0),
        ("schevenings", ["1-3 2-4", "1-4 2-3"], 0),
        ("schevenings", ["1-3 2-4", "1-4 2-3", "1-3 2-4"], 2),
        ("schevenings", ["1-3 2-4", "1-4 2 3", "1-3 2 4"], 1),
        ("schevenings", ["1-3 2-4 5", "1-5 2-3 4", "1-4 2-5 3"], 0),
        ("schevenings", ["1-3 2-4 5", "1-5 2-3 4", "1-4 2-5 3", "1-3 2-4 5"], 2),
    ],
)
def test_repeats_that_tables_force_are_proven_and_one_more_is_not(form, rounds, least):
    schedule = replace(evening(form, *rounds), proof="optimal")
    forced = replace(schedule, repeats=Repeats(0, least))
    assert UNPROVEN not in verify(forced)
    assert UNPROVEN in verify(replace(schedule, repeats=Repeats(0, least + 1)))


def test_what_was_proven_by_trying_all_evenings_is_a_proof():
    schedule = draw_individual(range(1, 8), 3, 1)  # counting forces none, and there are two
    assert (schedule.repeats.tablemates, schedule.proof) == (2, "optimal")
    assert verify(schedule) == ()


GROUPS = {one: "A" if one < 5 else "B" for one in range(1, 9)}


def test_two_groups_that_have_tables_of_one_number_are_seen():
    assert verify(numbered("individual", 1, 2), lines=GROUPS) == ()
    found = verify(numbered("individual", 1, 1), lines=GROUPS)
    assert "Ronde 1: twee groepen hebben één tafel." in found


def test_a_table_of_two_groups_is_seen_from_either():
    schedule = evening("individual", RoundDraw(1, of_fours(1, 2, 3, 5, 4, 6, 7, 8)))
    found = verify(schedule, lines=GROUPS)
    assert "Groep A: Ronde 1: 5 is ingedeeld en doet niet mee." in found
    assert "Groep B: Ronde 1: 3 is ingedeeld en doet niet mee." in found
