"""A list is understood as a whole: what its rows, columns, totals and order are.

What agrees is not asked; what contradicts the rest is one question that says what is right.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from clubadmin.model.importing.importing import Draft
from clubadmin.services.club.club import OpenClub
from clubadmin.services.importing import draft as drafts
from clubadmin.services.importing.answering import rows_of
from clubadmin.services.importing.wording import question
from tests.services.evening_club import new_club
from tests.services.importing.lists import (
    PEOPLE,
    add_members,
    begun,
    looked,
    text_file,
    with_answer,
)

TEN = (*PEOPLE, "Cor Prins", "Toos Dekker")


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenClub]:
    """A club with members that every test only looks at."""
    club = new_club(tmp_path_factory.mktemp("whole"))
    add_members(club, *TEN)
    yield club
    club.close()


def totals(club: OpenClub, draft: Draft) -> list[int]:
    return [one.total for one in drafts.look(club, draft).evenings]


def test_half_of_one_pair_is_never_half_of_another_and_both_pairs_come(
    known: OpenClub, tmp_path: Path
) -> None:
    file = text_file(
        tmp_path,
        "Avond;Datum;Koppel;Punten",
        "1;13-9-2018;Rietberg – ter Maat;4750",
        "1;13-9-2018;Meekes – Rietberg;4610",
        "1;13-9-2018;Kok – Vos;4400",
        "2;20-9-2018;Rietberg – ter Maat;4150",
        "2;20-9-2018;Meekes – Rietberg;4910",
    )
    draft = begun(known, file, "2018-2019")
    doubts = looked(known, draft)
    assert [one.kind for one in doubts.values()].count("half") == 1
    assert "twice" not in {one.kind for one in doubts.values()}
    (half,) = (one for one in doubts.values() if one.kind == "half")
    assert half.values == ("Rietberg", "Rietberg – ter Maat", "4750", "Meekes – Rietberg", "4610")
    look = drafts.look(known, draft)
    assert [(one.entrants, one.total) for one in look.evenings] == [(3, 13760), (2, 9060)]
    assert "Rietberg (Meekes)" in look.new_members


def test_a_figure_out_of_order_is_asked_with_what_would_put_it_right(
    known: OpenClub, tmp_path: Path
) -> None:
    figures = (5100, 4900, 4800, 4700, 4600, 4500, 4371, 4549, 4241, 4100)
    rows = (f"{at};{name};{figures[at - 1]}" for at, name in enumerate(TEN, 1))
    file = text_file(tmp_path, "Plaats;Naam;12-1-2017", *rows)
    (doubt,) = looked(known, begun(known, file, "2016-2017")).values()
    assert (doubt.kind, doubt.values[0], doubt.values[3]) == ("order", "4549", "4371 4241")
    assert {"4249", "4349"} == {one.value for one in doubt.choices if one.code == "figure"}
    assert "unknown" in {one.code for one in doubt.choices}


def test_a_total_out_of_order_is_what_its_evenings_make_it(known: OpenClub, tmp_path: Path) -> None:
    made = (5100, 4900, 4800, 4700, 4600, 4500, 4371, 4249, 4241, 4100)
    rows = [
        f"{at};{name};{made[at - 1] - 2000};2000;{made[at - 1]}" for at, name in enumerate(TEN, 1)
    ]
    rows[7] = rows[7].replace(";4249", ";4549")
    file = text_file(tmp_path, "Plaats;Naam;12-1-2017;19-1-2017;Totaal", *rows)
    draft = begun(known, file, "2016-2017")
    (doubt,) = looked(known, draft).values()
    assert (doubt.kind, doubt.values[1:4]) == ("misplaced", ("4549", "4371 4241", "4249"))
    assert [one.code for one in doubt.choices] == ["asis", "take", "unknown", "leave"]
    assert totals(known, with_answer(draft, doubt.key, "take")) == [sum(made) - 20_000, 20_000]


def test_a_place_that_the_totals_contradict_is_told_and_all_figures_come_in(
    known: OpenClub, tmp_path: Path
) -> None:
    made = (9100, 9000, 8900, 8700, 8600, 8500, 8400, 8300, 8200, 8100)
    places = (1, 2, 3, 4, 15, 6, 7, 8, 9, 10)
    rows = [
        f"{place};{name};{one - 4000};4000;{one}"
        for place, name, one in zip(places, TEN, made, strict=True)
    ]
    file = text_file(tmp_path, "Plaats;Naam;12-1-2017;19-1-2017;Totaal", *rows)
    draft = begun(known, file, "2016-2017")
    (doubt,) = looked(known, draft).values()
    assert (doubt.kind, doubt.values) == ("place", (TEN[4], "15", "8600"))
    assert ([one.code for one in doubt.choices], doubt.proposed) == (["take"], 0)
    assert totals(known, draft) == [sum(made) - 40_000, 40_000]


def test_running_totals_come_in_as_what_was_made_on_each_evening(
    known: OpenClub, tmp_path: Path
) -> None:
    rows = [f"{name};{4500 + at};{9100 + 2 * at};{13700 + 3 * at}" for at, name in enumerate(TEN)]
    head = "Naam;Stand na avond 1;Stand na avond 2;Stand na avond 3"
    named = begun(known, text_file(tmp_path, head, *rows), "2016-2017")
    assert {one.kind for one in looked(known, named).values()} == {"nodate"}
    assert totals(known, named) == [45045, 46045, 46045]
    head = "Naam;12-1-2017;19-1-2017;26-1-2017"
    plain = begun(known, text_file(tmp_path, head, *rows), "2016-2017")
    (doubt,) = looked(known, plain).values()
    assert (doubt.kind, doubt.proposed) == ("rising", 0)
    assert totals(known, plain) == [45045, 46045, 46045]
    assert totals(known, with_answer(plain, doubt.key, "evenings"))[2] > 100_000


@pytest.mark.parametrize(
    ("head", "rows", "made"),
    [
        (
            "Naam;Stand na avond 4;Stand na avond 5",
            ("Jan Bos;19.730;24.610", "Piet Vos;18.200;22.900", "Truus Kok;;23.100"),
            {5: 4880 + 4700},
        ),
        (
            "Naam;na 6 avonden;avond 7;na 7 avonden",
            ("Jan Bos;28.983;4.947;33.930", "Piet Vos;29.173;4.620;33.793"),
            {7: 4947 + 4620},
        ),
        (
            "Naam;avond 5;na avond 5;avond 6;na avond 6",
            ("Jan Bos;4.900;24.600;5.000;29.600", "Piet Vos;4.700;22.900;4.600;27.500"),
            {5: 9600, 6: 9600},
        ),
    ],
)
def test_a_list_that_begins_half_way_has_a_stand_that_is_of_no_evening(
    known: OpenClub, tmp_path: Path, head: str, rows: tuple[str, ...], made: dict[int, int]
) -> None:
    draft = begun(known, text_file(tmp_path, head, *rows), "2025-2026")
    look = drafts.look(known, draft)
    assert {one.number: one.total for one in look.evenings} == made
    first, *others = [one for one in look.doubts if one.kind != "nodate"]
    assert str(question(first)).startswith(f"De lijst begint na avond {min(made) - 1}: Jan Bos")
    assert [one.kind for one in others] == ["unopened"] * ("Truus" in rows[-1])
    (stand,) = look.openings
    assert (stand.number, stand.entrants, stand.depth) == (min(made) - 1, 2, "opening")
    left = drafts.look(known, with_answer(draft, first.key, "leave"))
    assert (left.openings, {one.number: one.total for one in left.evenings}) == ((), made)


def test_a_running_total_that_cannot_be_is_asked_with_what_it_was(
    known: OpenClub, tmp_path: Path
) -> None:
    rows = [f"{name};{4500 + 9 * at};{9100 + 7 * at};{13700 + at}" for at, name in enumerate(TEN)]
    rows[3] = rows[3].replace(";9121;", ";9721;").replace("9721", "7121")
    head = "Naam;Stand na 12-1-2017;Stand na 19-1-2017;Stand na 26-1-2017"
    draft = begun(known, text_file(tmp_path, head, *rows), "2016-2017")
    (doubt,) = looked(known, draft).values()
    assert (doubt.kind, doubt.values[1]) == ("risen", "7121")
    correct = next(one for one in doubt.choices if one.code in ("figure", "correct"))
    assert "9121" in (doubt.values[5], correct.value) or "9121" in doubt.values[5]
    mended = with_answer(draft, doubt.key, "correct", "9121")
    assert totals(known, mended)[1] == 10 * 4600 - 2 * 45
    unknown = drafts.look(known, with_answer(draft, doubt.key, "unknown"))
    assert [one.entrants for one in unknown.evenings] == [10, 9, 9]


def test_evenings_beside_running_totals_are_held_against_the_total_of_then(
    known: OpenClub, tmp_path: Path
) -> None:
    rows = [f"{name};4500;4500;{4600 + at};{9100 + at}" for at, name in enumerate(TEN)]
    head = "Naam;12-1-2017;Totaal na 12-1-2017;19-1-2017;Totaal na 19-1-2017"
    assert drafts.look(known, begun(known, text_file(tmp_path, head, *rows), "2016-2017")).ready
    rows[4] = rows[4].replace("4604", "4064")
    draft = begun(known, text_file(tmp_path, head, *rows), "2016-2017")
    (doubt,) = looked(known, draft).values()
    assert (doubt.kind, doubt.values) == ("stepped", (TEN[4], "2", "9104", "8564"))
    way = next(one for one in doubt.choices if one.code == "evening")
    assert way.value == "3=4604"
    assert totals(known, with_answer(draft, doubt.key, way.key))[1] == 46045


def best(figures: list[int], count: int) -> int:
    return sum(sorted(figures, reverse=True)[:count])


def test_totals_of_the_best_evenings_are_checked_and_the_wrong_one_is_named(
    known: OpenClub, tmp_path: Path
) -> None:
    made = [[4000 + (at * 37 + one * 211) % 900 for one in range(6)] for at in range(10)]
    rows = [
        f"{name};{';'.join(map(str, figures))};{best(figures, 5)}"
        for name, figures in zip(TEN, made, strict=True)
    ]
    head = "Naam;" + ";".join(f"{5 + 7 * at}-1-2017" for at in range(3))
    head += ";" + ";".join(f"{2 + 7 * at}-2-2017" for at in range(3)) + ";Totaal"
    look = drafts.look(known, begun(known, text_file(tmp_path, head, *rows), "2016-2017"))
    assert (look.ready, look.rule) == (True, "best:5")
    right = best(made[6], 5)
    rows[6] = rows[6].replace(f";{right}", f";{right + 300}")
    (doubt,) = looked(known, begun(known, text_file(tmp_path, head, *rows), "2016-2017")).values()
    assert (doubt.kind, doubt.values) == (
        "rowbest",
        (TEN[6], str(right), str(right + 300), "best:5"),
    )
    assert "zoals de lijst telt (beste 5 tellen)" in question(doubt).text()


def test_an_evening_that_should_not_have_counted_is_offered_as_its_slips_make_it(
    known: OpenClub, tmp_path: Path
) -> None:
    made = [[4000 + (at * 37 + one * 211) % 900 for one in range(4)] for at in range(10)]
    made[6][2] = 3406  # does not count
    rows = [
        f"{name};{';'.join(map(str, r))};{best(r, 3)}" for name, r in zip(TEN, made, strict=True)
    ]
    rows[6] = rows[6].replace(";3406;", ";4306;")
    head = "Naam;5-1-2017;12-1-2017;19-1-2017;26-1-2017;Totaal"
    draft = begun(known, text_file(tmp_path, head, *rows), "2016-2017")
    (doubt,) = looked(known, draft).values()
    assert doubt.kind == "rowbest"
    ways = [one.value for one in doubt.choices if one.code == "evening"]
    assert ways[0] == "3=3406"
    mended = with_answer(draft, doubt.key, "evening:3=3406")
    assert totals(known, mended) == [sum(column) for column in zip(*made, strict=True)]
    assert drafts.look(known, mended).ready


def test_a_note_behind_a_total_is_asked_once_and_the_total_held_against_the_row(
    known: OpenClub, tmp_path: Path
) -> None:
    rows = [f"{name};4500;{4600 + at};{9100 + at}" for at, name in enumerate(TEN)]
    rows[3] += " (met invaller)"
    draft = begun(known, text_file(tmp_path, "Naam;12-1-2017;19-1-2017;Totaal", *rows), "2016-2017")
    (doubt,) = looked(known, draft).values()
    assert [(one.code, one.value) for one in doubt.choices] == [("figure", "9103"), ("take", "")]
    assert drafts.look(known, with_answer(draft, doubt.key, "figure:9103")).ready
    rows[3] = rows[3].replace("9103", "9183")
    draft = begun(known, text_file(tmp_path, "Naam;12-1-2017;19-1-2017;Totaal", *rows), "2016-2017")
    (doubt,) = looked(known, draft).values()
    assert drafts.look(known, with_answer(draft, doubt.key, "take")).ready
    held = looked(known, with_answer(draft, doubt.key, "figure:9183"))
    assert [one.kind for one in held.values()] == ["sumtext", "rowsum"]


def test_two_names_once_among_persons_is_one_question_and_loses_nobody(
    known: OpenClub, tmp_path: Path
) -> None:
    rows = [f"12-1-2017;{name};{4500 + at}" for at, name in enumerate(TEN[:8])]
    file = text_file(tmp_path, "Datum;Naam;Punten", *rows, "12-1-2017;Cor Prins / Toos Dekker;683")
    draft = begun(known, file, "2016-2017")
    kinds = [one.kind for one in looked(known, draft).values()]
    assert kinds[0] == "few"
    assert "alone" not in kinds
    assert drafts.look(known, draft).evenings[0].entrants == 9


def test_a_last_name_behind_two_first_names_is_of_both(known: OpenClub, tmp_path: Path) -> None:
    file = text_file(
        tmp_path,
        "Datum;Koppel;Punten",
        "12-1-2017;Gerda en Freek Veeger;4500",
        "12-1-2017;Rietberg – ter Maat;4400",
        "12-1-2017;G. & H. van den Berg;4300",
    )
    look = drafts.look(known, begun(known, file, "2016-2017"))
    names = {one.values[0] for one in look.doubts}
    assert {"Gerda Veeger", "Freek Veeger", "Rietberg", "ter Maat"} < names
    assert "G. van den Berg" in names


def test_an_average_is_never_the_points_of_an_evening(known: OpenClub, tmp_path: Path) -> None:
    file = text_file(tmp_path, "Plaats;Naam;Gemiddelde", "1;Jan Bos;4700", "2;Piet Vos;4600")
    assert drafts.look(known, begun(known, file, "2016-2017")).missing == ("averages",)
    file = text_file(
        tmp_path,
        "Naam;12-1-2017;19-1-2017;Gemiddelde",
        "Jan Bos;4700;4501;4600,5",
        "Piet Vos;4600;4400;4500",
    )
    draft = begun(known, file, "2016-2017")
    assert totals(known, draft) == [9300, 8901]
    assert drafts.look(known, draft).ready


@pytest.mark.parametrize("written", ["4753 P.", "4753 punten", "4753 pnt", "4.753,-", "(4753)"])
def test_figures_with_a_unit_are_figures(known: OpenClub, tmp_path: Path, written: str) -> None:
    file = text_file(tmp_path, "Datum;Naam;Punten", f"12-1-2017;Jan Bos;{written}")
    assert totals(known, begun(known, file, "2016-2017")) == [4753]


def test_an_evening_that_only_the_total_tells_of_is_filled_in_or_not_known(
    known: OpenClub, tmp_path: Path
) -> None:
    rows = [f"{name};4500;{4600 + at};{9100 + at}" for at, name in enumerate(TEN)]
    rows[4] = f"{TEN[4]};4500;;9104"
    head = "Naam;12-1-2017;19-1-2017;Totaal"
    draft = begun(known, text_file(tmp_path, head, *rows), "2016-2017")
    (doubt,) = looked(known, draft).values()
    ways = [one.value for one in doubt.choices if one.code == "evening"]
    assert ways[0] == "2=4604"
    filled = drafts.look(known, with_answer(draft, doubt.key, "evening:2=4604"))
    assert [one.entrants for one in filled.evenings] == [10, 10]
    unknown = drafts.look(known, with_answer(draft, doubt.key, "unknown"))
    assert (unknown.ready, [one.entrants for one in unknown.evenings]) == (True, [10, 9])


def test_a_list_of_teams_is_read_as_one(known: OpenClub, tmp_path: Path) -> None:
    rows = [f"{at};{name};{9500 - at * 100};{9300 - at * 100}" for at, name in enumerate(TEN)]
    for head in ("Team", "Viertal", "Naam team"):
        file = text_file(tmp_path, f"Plaats;{head};12-1-2017;19-1-2017", *rows)
        draft = begun(known, file, "2016-2017")
        look = drafts.look(known, draft)
        assert (rows_of(draft, look), look.results) == ("teams", 20)
