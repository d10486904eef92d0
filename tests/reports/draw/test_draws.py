from dataclasses import replace
from itertools import product

import pytest

from clubadmin import reports
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Language, Position
from clubadmin.model.club.printing import Printing
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.members.member import Member
from clubadmin.services.club.rulesets import installed
from tests.reports import looking, made_up
from tests.turns import by_turns


def made(view: Evening, by: str = "table", language: Language = Language.NL) -> bytes:
    return reports.draw_list(view, Printing(made_up.CLUB, language, made_up.STAMP), by)


def test_the_list_by_table_has_every_seat_of_every_round() -> None:
    evening = made_up.evening(24)
    text = looking.text(made(evening))
    for plan in evening.plan:
        part = text[text.index(f"Ronde {plan.round}") :]
        for table in plan.tables:
            people = [one.label for one in (table.n, table.s, table.e, table.w) if one]
            numbers = (*table.ns, *table.ew)
            seats = [f"{one} {name}" for one, name in zip(numbers, people, strict=True)]
            assert f"{table.number} {' '.join(seats)}" in part


def test_whoever_sits_out_is_named_below_the_round() -> None:
    evening = made_up.evening(26)
    text = looking.text(made(evening))
    for plan in evening.plan:
        names = ", ".join(f"{one.number} {one.name}" for one in plan.sitting_out)
        assert f"Deze ronde zit stil: {names}" in text


def test_a_fill_in_table_is_called_one_below_the_round() -> None:
    evening = made_up.evening(26)
    plan = evening.plan[0]
    last = replace(plan.tables[-1], fill_ins=(Position.E,))
    lent = replace(plan, tables=(*plan.tables[:-1], last))
    text = looking.text(made(replace(evening, plan=(lent, *evening.plan[1:]))))
    assert text.count(f"als invaltafel: tafel {last.number}. Tot dan zit stil: ") == 1
    assert text.count("Deze ronde zit stil: ") == len(evening.plan) - 1


def test_a_table_of_three_shows_the_blind_hand() -> None:
    assert "blinde hand" in looking.text(made(made_up.evening(27)))


def test_pairs_stand_with_their_numbers() -> None:
    evening = made_up.evening(12, kind="pairs")
    text = looking.text(made(evening))
    table = evening.plan[0].tables[0]
    assert f"{table.ns[0]} {table.wij} {table.ew[0]} {table.zij}" in text


def test_the_list_by_name_is_in_order_of_last_name_accents_aside() -> None:
    evening = made_up.evening(24)
    text = looking.text(made(evening, "name"))
    names = [one.members[0].sorted_name for one in evening.participants]
    found = sorted(names, key=text.index)
    assert [name[0].replace("Ł", "L") for name in found] == sorted(
        name[0].replace("Ł", "L") for name in names
    )


def test_a_line_by_name_gives_table_and_seat_of_each_round() -> None:
    evening = made_up.evening(8)
    text = looking.text(made(evening, "name"))
    who = evening.participants[0]
    expected = [who.members[0].sorted_name, str(who.number)]
    for plan in evening.plan:
        table = next(one for one in plan.tables if who.number in (*one.ns, *one.ew))
        seats = {table.n.id: "N", table.s.id: "Z", table.e.id: "O"}
        expected += [str(table.number), seats.get(who.members[0].id, "W")]
    assert " ".join(expected) in text


def test_both_members_of_a_pair_find_their_own_line() -> None:
    evening = made_up.evening(6, kind="pairs")
    text = looking.text(made(evening, "name"))
    for participant in evening.participants:
        for member in participant.members:
            assert member.sorted_name in text


def test_namesakes_keep_what_tells_them_apart() -> None:
    evening = made_up.evening(8)
    one, two = evening.participants[:2]
    one = replace(
        one,
        members=(replace(one.members[0], last_name="Bos", first_name="Jan", remark="Kerkstraat"),),
    )
    two = replace(
        two,
        members=(replace(two.members[0], last_name="Bos", first_name="Jan", remark="Dorpsweg"),),
    )
    text = looking.text(made(replace(evening, participants=(one, two)), "name"))
    assert "Bos, Jan (Kerkstraat)" in text
    assert "Bos, Jan (Dorpsweg)" in text


def test_a_round_is_not_cut_in_two_while_it_fits_a_page() -> None:
    for page in looking.pages(made(made_up.evening(100))):
        assert page.count("Ronde") == 1


@pytest.mark.sampled(4)
@pytest.mark.parametrize("by", ["table", "name"])
@pytest.mark.parametrize("rounds", [1, 3, 4, 10])
@pytest.mark.parametrize("players", [4, 24, 27, 100, 400])
def test_nothing_lies_over_anything_else(by: str, rounds: int, players: int) -> None:
    evening = made_up.evening(players, rounds)
    for sheet in looking.sheets(lambda: made(evening, by)):
        assert looking.faults(sheet) == []


def test_names_of_forty_letters_are_read_on_the_list_of_a_full_evening() -> None:
    evening, long = made_up.evening(40), "Bartholomeus Oosterwijk van Zuidland {:03}"
    (first, *others) = evening.plan
    tables = [
        replace(one, e=Member(90, long.format(one.number)), w=Member(91, long.format(90)))
        for one in first.tables
    ]
    evening = replace(evening, plan=(replace(first, tables=tuple(tables)), *others))
    sheets = looking.sheets(lambda: made(evening))
    assert [looking.faults(sheet) for sheet in sheets] == [[]] * len(sheets)
    found = [one for one in looking.spans(sheets[0]) if "Oosterwijk" in one.text]
    assert len(found) == 20
    assert all(one.size > 7.5 for one in found)


@pytest.mark.parametrize("by", ["table", "name"])
def test_an_evening_without_a_draw_gives_a_page_that_says_so(by: str) -> None:
    evening = replace(made_up.evening(0), plan=())
    text = looking.text(made(evening, by))
    assert "Er is nog geen indeling." in text or "Nog niemand aangemeld." in text


def test_the_english_paper_is_english() -> None:
    evening = made_up.evening(27)
    text = looking.text(made(evening, language=Language.EN)) + looking.text(
        made(evening, "name", Language.EN)
    )
    for words in ("Draw by name", "Round 1", "Wij · north", "blind hand", "South".lower()):
        assert words in text
    for words in ("Indeling", "Ronde", "noord", "tafel", "rust"):
        assert words not in text


SMALL = [rules for rules in installed() if rules.seats < 4]


@pytest.mark.parametrize("rules", SMALL, ids=lambda rules: rules.name)
def test_tables_of_three_and_two_stand_with_their_players_in_order(rules: RuleSet) -> None:
    evening = made_up.evening(19, rules=rules)
    text = looking.text(made(evening))
    heads = " ".join(f"speler {one + 1}" for one in range(rules.seats))
    assert f"tafel {heads}" in text
    for plan in evening.plan:
        part = text[text.index(f"Ronde {plan.round}") :]
        for table in plan.tables:
            seated = zip(table.numbers, table.seats, strict=True)
            seats = [f"{number} {person.label}" for number, (_, person) in seated]
            assert f"{table.number} {' '.join(seats)}" in part
    for word in ("Wij", "Zij", "blinde hand"):
        assert word not in text


@pytest.mark.parametrize("rules", SMALL, ids=lambda rules: rules.name)
def test_by_name_only_the_table_is_told_where_nobody_has_a_side(rules: RuleSet) -> None:
    evening = made_up.evening(2 * rules.seats, rules=rules)
    text = looking.text(made(evening, "name"))
    who = evening.participants[0]
    tables = [
        next(table.number for table in plan.tables if who.number in table.numbers)
        for plan in evening.plan
    ]
    assert " ".join(map(str, (who.members[0].sorted_name, who.number, *tables))) in text
    assert "noord" not in text


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("rules", "players", "rounds", "by"),
    by_turns(product(SMALL, [3, 24, 100, 400], [1, 4, 10], ["table", "name"]), 5, several=True),
    ids=lambda one: getattr(one, "name", str(one)),
)
def test_nothing_lies_over_anything_else_at_three_and_at_two(
    rules: RuleSet, players: int, rounds: int, by: str
) -> None:
    evening = made_up.evening(players, rounds, rules=rules)
    for sheet in looking.sheets(lambda: made(evening, by)):
        assert looking.faults(sheet) == []
