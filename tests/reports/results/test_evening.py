from dataclasses import replace
from datetime import datetime
from functools import partial

import pytest

from clubadmin import reports
from clubadmin.domain.terms import Language
from clubadmin.model.club.printing import Printing
from clubadmin.model.results.result import EveningResult, Ruled
from tests.reports import looking, made_up, qr_reading


def made(view: EveningResult, language: Language = Language.NL) -> bytes:
    return reports.evening_result(view, Printing(made_up.CLUB, language, made_up.STAMP))


def test_a_result_has_rounds_points_roem_pits_nat_and_total() -> None:
    view = made_up.result(24)
    text = looking.text(made(view))
    assert "speler ronde 1 2 3 punten roem pits nat totaal" in text
    row = view.rows[0]
    dotted = f"{row.total:,}".replace(",", ".")
    assert f"{row.name}" in text
    assert all(f"{figure.total:,}".replace(",", ".") in text for figure in row.rounds)
    assert dotted in text


def test_a_name_of_forty_letters_is_whole_among_the_first_three() -> None:
    long = "Bartholomeus Oosterwijk van Zuidland {:03}"
    view = made_up.result(13)
    rows = tuple(replace(one, name=long.format(at)) for at, one in enumerate(view.rows))
    view = replace(view, rows=rows)
    found = looking.text(made(view))
    assert all(long.format(at) in found for at in range(4))
    (sheet,) = looking.sheets(lambda: made(view))
    assert all(one.size >= 9 for one in looking.spans(sheet) if "Oosterwijk" in one.text)


def test_a_closed_result_says_which_version_it_is() -> None:
    text = looking.text(made(replace(made_up.result(24), version=3, rectification=2)))
    assert "Definitief na rectificatie 2 · versie 3" in text
    assert "Voorlopig" not in text


def test_what_was_closed_within_the_time_for_protests_is_not_called_final_before_its_end() -> None:
    view = replace(made_up.result(24), version=1, protests_until="2026-11-13 01:50:00")
    early = reports.evening_result(
        view, Printing(made_up.CLUB, stamp=datetime(2026, 11, 13, 1, 36))
    )
    assert "Protesteren kan tot 01.50 uur · versie 1" in looking.text(early)
    later = reports.evening_result(
        view, Printing(made_up.CLUB, stamp=datetime(2026, 11, 13, 1, 50))
    )
    assert "Definitief · versie 1" in looking.text(later)


@pytest.mark.parametrize(("missing", "words"), [(1, "nog 1 formulier"), (3, "nog 3 formulieren")])
def test_a_provisional_result_says_what_is_missing(missing: int, words: str) -> None:
    for page in looking.pages(made(made_up.result(80, missing=missing))):
        assert f"Voorlopig – {words}" in page


def test_a_result_with_all_sheets_in_is_provisional_until_closed() -> None:
    view = replace(made_up.result(8), closed=False, version=0)
    assert "Voorlopig – nog niet afgesloten" in looking.text(made(view))


def test_a_round_whose_sheet_is_not_in_shows_dots() -> None:
    text = looking.text(made(made_up.result(24, missing=3)))
    assert "… formulier nog niet binnen." in text


def test_prizes_and_poedelprijs_stand_behind_the_total() -> None:
    text = looking.text(made(made_up.result(24)))
    assert text.count(" prijs") == 7
    assert text.count("poedelprijs") == 1


def test_the_paper_says_which_figures_rest_on_a_decision() -> None:
    rulings = (Ruled(1, 4, 7, "revoke"), Ruled(2, 3, 5, "other", "ew-1"), Ruled(2, 4, 1, "protest"))
    view = replace(made_up.result(24), rulings=rulings)
    text = looking.text(made(view))
    assert (
        "3 beslissingen van de leiding zijn in deze uitslag verwerkt."
        " Tafel 4, ronde 1, spel 7: verzaakt."
        " Tafel 3, ronde 2, spel 5: O/W 1 matchpunt minder."
        " Tafel 4, ronde 2, spel 1: protest toegewezen."
    ) in text
    assert "Table 4, round 2, game 1: protest upheld." in looking.text(made(view, Language.EN))
    many = looking.text(made(replace(view, rulings=rulings * 5)))
    assert "15 beslissingen" in many
    assert "verzaakt" not in many


def test_points_for_a_round_sat_out_carry_a_sign() -> None:
    view = made_up.result(26)
    assert any(figure.credit for row in view.rows for figure in row.rounds)
    assert "° punten voor een ronde stilzitten." in looking.text(made(view))


def test_a_better_round_made_where_one_was_lent_carries_a_star() -> None:
    view = made_up.result(24)
    first = view.rows[0]
    lent = replace(first, rounds=(replace(first.rounds[0], fill_in=True), *first.rounds[1:]))
    text = looking.text(made(replace(view, rows=(lent, *view.rows[1:]))))
    assert "* gemaakt als invaller, beter dan aan de eigen tafel." in text
    assert "als invaller" not in looking.text(made(view))


def test_an_archive_of_evening_totals_shows_no_columns_it_cannot_fill() -> None:
    view = made_up.result(8)
    rows = tuple(
        replace(row, rounds=(), roem=0, points=row.total, nat=0, pits=0) for row in view.rows
    )
    text = looking.text(made(replace(view, depth="evening", rows=rows, version=0)))
    assert "alleen de avondtotalen bekend" in text
    for head in ("punten", "roem", "nat ", "pits", "ronde 1", "versie"):
        assert head not in text


@pytest.mark.parametrize("rounds", [1, 3, 4, 6, 10])
@pytest.mark.parametrize("rows", [3, 24, 26, 40, 100])
def test_nothing_lies_over_anything_else(rows: int, rounds: int) -> None:
    for sheet in looking.sheets(lambda: made(made_up.result(rows, rounds))):
        assert looking.faults(sheet) == []


def test_an_evening_without_anybody_gives_a_page_that_says_so() -> None:
    assert "Nog geen uitslagen." in looking.text(made(made_up.result(0)))


def test_the_english_paper_is_english() -> None:
    text = looking.text(made(made_up.result(26, missing=2), Language.EN))
    for words in (
        "Result of evening 7",
        "Provisional – 2 sheets to come",
        "round 1",
        "booby prize",
    ):
        assert words in text
    for words in ("Uitslag", "Voorlopig", "prijs", "speler", "donderdag"):
        assert words not in text


def test_a_result_that_is_followed_at_home_has_the_code_of_that_page_beside_its_title() -> None:
    home = "https://de-vier-azen.nl/stand"
    view = replace(made_up.result(12), version=1)
    make = partial(reports.evening_result, view, Printing(made_up.CLUB, home=home))
    (sheet,) = looking.sheets(make)
    assert qr_reading.codes_on(make(), 0, sheet) == [home]
    assert "Thuis volgen" in looking.text(make())
    assert looking.faults(sheet) == []


def test_a_contest_of_its_own_is_called_by_its_name() -> None:
    once = replace(made_up.result(8), competition="Paastoernooi", planned=1)
    text = looking.text(made(once))
    assert "Uitslag Paastoernooi" in text
    assert text.count("Paastoernooi") == 1
    assert "avond" not in text
    assert "Result of Paastoernooi" in looking.text(made(once, Language.EN))


def fined(view: EveningResult, fine: int) -> EveningResult:
    """The first of the list is fined in the first round."""
    first, *others = view.rows
    rounds = (replace(first.rounds[0], fines=fine), *first.rounds[1:])
    first = replace(first, rounds=rounds, fines=fine, total=first.total - fine)
    return replace(view, rows=(first, *others))


def test_fines_stand_in_a_column_of_their_own_and_are_explained() -> None:
    view = fined(made_up.result(8), 215)
    text = looking.text(made(view))
    assert "speler ronde 1 2 3 punten roem straf pits nat totaal" in text
    row = view.rows[0]
    assert f"{row.rounds[0].points + row.rounds[0].roem - 215:,}".replace(",", ".") in text
    assert " 215 " in text
    assert "Straf is van de ronde en van het totaal af." in text
    assert "straf" not in looking.text(made(made_up.result(8)))


def test_a_fine_of_somebody_who_has_nothing_is_printed_as_it_was_imposed() -> None:
    view = made_up.result(8)
    last = view.rows[-1]
    rounds = (replace(last.rounds[0], points=0, roem=0, fines=0, imposed=60),)
    last = replace(last, points=0, roem=0, total=0, pits=0, nat=0, rounds=rounds, imposed=60)
    text = looking.text(made(replace(view, rows=(*view.rows[:-1], last))))
    assert " 60 " in text
    assert "Straf is van de ronde en van het totaal af, nooit verder dan tot 0." in text


def test_rounds_are_written_as_the_totals_are() -> None:
    view = made_up.result(8)
    first = view.rows[0]
    rounds = (replace(first.rounds[0], points=2592, roem=0), *first.rounds[1:])
    view = replace(view, rows=(replace(first, rounds=rounds), *view.rows[1:]))
    text = looking.text(made(view))
    assert "2.592" in text
    assert "2592" not in text


def test_where_nobody_has_roem_pit_or_nat_there_are_no_columns_for_them() -> None:
    view = made_up.result(8)
    rows = tuple(
        replace(
            row,
            roem=0,
            pits=0,
            nat=0,
            total=row.points,
            rounds=tuple(replace(one, roem=0, pits=0, nat=0) for one in row.rounds),
        )
        for row in view.rows
    )
    manille = replace(view, rows=rows, rule_set_title="Manille")
    text = looking.text(made(manille))
    assert "speler ronde 1 2 3 totaal" in text
    assert "roem" not in text
    text = looking.text(made(fined(manille, 60)))
    assert "speler ronde 1 2 3 punten straf totaal" in text


@pytest.mark.parametrize("rounds", [1, 4, 10])
@pytest.mark.parametrize("rows", [3, 24, 100])
def test_nothing_lies_over_anything_else_with_fines(rows: int, rounds: int) -> None:
    for sheet in looking.sheets(lambda: made(fined(made_up.result(rows, rounds), 262))):
        assert looking.faults(sheet) == []
