"""Several groups in one hall, each drawn on its own."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clubadmin.domain.draw.drawing import DrawError, DrawRequest, draw
from clubadmin.domain.draw.plan.schedule import games_at, partners_of
from clubadmin.domain.draw.verify.verifier import verify
from tests.domain.draw.every_format import KNOCKOUTS, LEAST

FORMS = [one for one in LEAST if one not in {"three-players", "two-players"}]


def request(form: str, lines: dict[int, str], rounds: int = 3, **more: object) -> DrawRequest:
    return DrawRequest(form, tuple(lines), rounds, 1, lines=lines, **more)  # type: ignore[arg-type]


def halves(count: int) -> dict[int, str]:
    return {one: "A" if one <= count // 2 else "B" for one in range(1, count + 1)}


@pytest.mark.parametrize("form", FORMS)
def test_nobody_meets_anybody_of_another_group_and_tables_run_on(form):
    lines = halves(24)
    schedule = draw(request(form, lines))
    assert verify(schedule, lines=lines) == ()
    for drawn in schedule.rounds[:1]:
        numbers = [table.table for table in drawn.seatings]
        assert sorted(numbers) == [*range(1, len(numbers) + 1)]
        groups = [{lines[one] for one in table.people} for table in drawn.seatings]
        assert groups == sorted(groups, key=min)
        assert all(len(group) == 1 for group in groups)


@pytest.mark.parametrize("form", ["schevenings", "howell-pairs", "howell-players", "teams"])
def test_both_groups_play_the_same_wallets_and_it_is_said(form):
    lines = halves(24)
    schedule = draw(request(form, lines))
    played = {"A": set(), "B": set()}
    for table in (table for drawn in schedule.rounds for table in drawn.tables):
        played[lines[table.people[0]]].update(games_at(table))
    assert played["A"] == played["B"]
    assert any("2 groepen spelen dezelfde spellen" in str(note) for note in schedule.notes)


def test_of_one_group_alone_no_more_wallets_are_asked_for() -> None:
    notes = draw(request("howell-pairs", dict.fromkeys(range(1, 7), "A"))).notes
    assert not any("dezelfde spellen" in str(note) for note in notes)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("form", FORMS)
@settings(max_examples=4, deadline=None)
@given(data=st.data())
def test_groups_of_any_sizes_are_sound_and_go_on_as_they_began(form, data):
    least = LEAST[form] + 4
    sizes = data.draw(st.lists(st.integers(least, least + 9), min_size=1, max_size=3))
    names = [name for name, size in zip("ABC", sizes, strict=False) for _ in range(size)]
    lines = dict(enumerate(names, 1))
    whole = draw(request(form, lines, 4))
    assert verify(whole, lines=lines) == ()
    if form in KNOCKOUTS:  # its rounds are drawn one by one
        return
    rest = draw(request(form, lines, 4, earlier=whole.rounds[:2]))
    assert rest.rounds[:2] == whole.rounds[:2]
    assert verify(rest, lines=lines) == ()
    late = {len(names) + 1: frozenset({1, 2})}
    more = lines | {len(names) + 1: "A"}
    after = draw(request(form, more, 4, earlier=whole.rounds[:2], absences=late))
    assert verify(after, more, lines=more, absences=late) == ()


def test_a_wish_holds_in_each_group_for_its_own_people() -> None:
    partners, apart = ((1, 2), (9, 10)), ((3, 4), (11, 12))
    wishes = {"together": partners, "partners": partners, "apart": apart}
    for drawn in draw(request("individual", halves(16), **wishes)).rounds:
        assert set(partners) <= set(partners_of(drawn))
        tables = [set(table.people) for table in drawn.seatings]
        assert not any(table.issuperset(two) for table in tables for two in apart)


def test_the_places_of_a_knock_out_name_the_tables_of_the_hall():
    lines = halves(32)
    schedule = draw(request("knockout", lines))
    came = {
        place.table
        for table in schedule.rounds[1].tables
        for place in table.places
        if table.table > 2
    }
    assert came == {5, 6, 7, 8}


def test_a_group_that_is_too_small_is_named():
    lines = dict.fromkeys(range(1, 9), "A") | {9: "B"}
    with pytest.raises(DrawError, match="Met 1 valt er in groep B niets in te delen"):
        draw(request("individual", lines))


def test_a_wish_over_groups_cannot_be_and_is_said():
    schedule = draw(request("individual", halves(16), together=((1, 16), (1, 2))))
    assert "1 en 16 spelen in verschillende groepen en treffen elkaar niet." in map(
        str, schedule.notes
    )


def test_who_must_sit_at_a_table_of_his_group_does():
    lines = halves(24)
    for form in ("individual", "pairs", "schevenings", "howell-pairs"):
        table = 5 if form == "individual" else 9
        schedule = draw(request(form, lines, fixed={20: table}))
        assert verify(schedule, lines=lines, fixed={20: table}) == ()
        seats = {t.table for drawn in schedule.rounds for t in drawn.seatings if 20 in t.people}
        assert seats == {table}


KNOCKED_OUT = [("knockout", 8), ("knockout", 12), ("knockout-pairs", 6)]


@pytest.mark.parametrize(("form", "each"), KNOCKED_OUT)
def test_as_long_as_it_is_open_who_play_a_round_no_group_is_drawn_on(form, each):
    """With 12, and with 6 pairs, it is open as well who is free."""
    lines = halves(2 * each)
    whole = draw(request(form, lines)).rounds
    with pytest.raises(DrawError, match=r"ronde 2 spelen, is nog niet beslist.* ronde 1 af"):
        draw(request(form, lines, earlier=whole[:2]))


def test_a_sentence_names_the_tables_of_the_hall():
    lines = dict.fromkeys(range(1, 9), "A") | dict.fromkeys(range(9, 18), "B")
    notes = [*map(str, draw(request("schevenings", lines, 4)).notes)]
    assert any(
        note.startswith("Groep A: ") and "Tafel 1 en 4 delen steeds" in note for note in notes
    )
    assert "Groep B: Het aantal paren is oneven: wie bij tafel 9 komt, zit die ronde vrij." in notes


def test_who_comes_late_sits_at_the_table_that_his_group_kept_empty():
    lines = dict.fromkeys(range(1, 8), "A") | dict.fromkeys(range(8, 16), "B")
    whole = draw(request("schevenings", lines, 4))
    late = {16: frozenset({1})}
    more = lines | {16: "A"}
    rest = draw(request("schevenings", more, 4, earlier=whole.rounds[:1], absences=late))
    assert {t.table for one in rest.rounds[1:] for t in one.tables if 16 in t.people} == {4}
    assert verify(rest, more, lines=more, absences=late) == ()


def test_tables_that_groups_need_later_come_after_all_others_and_stay_theirs():
    lines = halves(16)
    first = draw(request("individual", lines, 1)).rounds
    more = lines | dict.fromkeys(range(17, 21), "A") | dict.fromkeys(range(21, 25), "B")
    away = dict.fromkeys(range(17, 25), frozenset({1}))
    second = draw(request("individual", more, 2, earlier=first, absences=away)).rounds
    third = draw(request("individual", more, 3, earlier=second, absences=away)).rounds
    for one in third[1:]:
        names = {table.table: more[table.people[0]] for table in one.seatings}
        assert names == {1: "A", 2: "A", 3: "B", 4: "B", 5: "A", 6: "B"}


@pytest.mark.parametrize(("players", "tables"), [(2, 3), (3, 2)])
def test_groups_at_small_tables_begin_where_the_tables_before_them_end(
    players: int, tables: int
) -> None:
    lines = {one: "A" if one <= 7 else "B" for one in range(1, 15)}
    first = draw(request("individual", lines, 1, players=players)).rounds[0]
    seated = {table.table: {lines[one] for one in table.people} for table in first.seatings}
    names = ["A"] * tables + ["B"] * tables
    assert seated == {number: {name} for number, name in enumerate(names, 1)}


def test_what_is_wrong_in_a_group_is_told_with_its_name():
    lines = halves(16)
    whole = draw(request("individual", lines, 1))
    first = whole.rounds[0]
    spoilt = replace(first, tables=first.tables[1:], sits_out=first.tables[0].people)
    found = verify(replace(whole, rounds=(spoilt,)), lines=lines)
    assert "Groep A: Ronde 1: er zijn 4 vrij; 0 is genoeg." in found
    assert not any(one.startswith("Groep B") for one in found)
