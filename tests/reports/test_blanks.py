from itertools import pairwise

import pytest

from clubadmin import reports
from clubadmin.domain.terms import Language
from clubadmin.reports.page import LANDSCAPE
from clubadmin.services.views.evening import Evening
from tests.reports import looking, made_up


def made(view: Evening, language: Language = Language.NL, **more: object) -> bytes:
    return reports.blank_sheets(view, made_up.CLUB, language=language, stamp=made_up.STAMP, **more)  # type: ignore[arg-type]


def test_two_sheets_lie_side_by_side_on_a_page() -> None:
    evening = made_up.evening(24, rounds=1)
    sheets = looking.sheets(lambda: made(evening))
    assert len(sheets) == 3
    assert (sheets[0].width, sheets[0].height) == LANDSCAPE
    titles = [span for span in looking.spans(sheets[0]) if span.text.startswith("Tafel ")]
    assert [(span.text, span.left < LANDSCAPE[0] / 2) for span in titles] == [
        ("Tafel 1 · ronde 1", True),
        ("Tafel 2 · ronde 1", False),
    ]


def test_a_sheet_has_the_names_of_both_sides_and_the_rule_set() -> None:
    evening = made_up.evening(4, rounds=1)
    table = evening.plan[0].tables[0]
    text = looking.text(made(evening))
    assert table.w is not None
    assert f"WIJ N {table.n.label} Z {table.s.label}" in text
    assert f"ZIJ O {table.e.label} W {table.w.label}" in text
    assert "avond 7 · 12 november 2026 · NKU" in text


@pytest.mark.parametrize("games", [4, 8, 12, 16, 24])
def test_every_game_has_a_row_with_its_dealer(games: int) -> None:
    evening = made_up.evening(4, rounds=1, games=games)
    table = evening.plan[0].tables[0]
    text = looking.text(made(evening))
    rows = " ".join(f"{n} {name}" for n, name in enumerate(table.dealers(games), start=1))
    assert f"{rows} Totaal" in text


def test_three_people_deal_in_turn_at_a_table_of_three() -> None:
    evening = made_up.evening(3, rounds=1)
    table = evening.plan[0].tables[0]
    text = looking.text(made(evening))
    assert f"1 {table.n.label} 2 {table.e.label} 3 {table.s.label} 4 {table.n.label}" in text
    assert "blinde hand" in text


def test_a_pair_stands_with_its_number() -> None:
    evening = made_up.evening(4, rounds=1, kind="pairs")
    table = evening.plan[0].tables[0]
    assert f"paar {table.ns[0]}" in looking.text(made(evening))


def test_only_the_chosen_rounds_are_printed() -> None:
    text = looking.text(made(made_up.evening(8), rounds=[2]))
    assert "ronde 2" in text
    assert "ronde 1" not in text
    assert "ronde 3" not in text


def test_a_sheet_reminds_of_the_stripe_and_asks_for_totals_and_signatures() -> None:
    text = looking.text(made(made_up.evening(4)))
    for words in ("Streep door het roemvakje", "Totaal", "handtekening Wij", "handtekening Zij"):
        assert words in text


@pytest.mark.parametrize("kind", ["individual", "pairs"])
@pytest.mark.parametrize("games", range(4, 25))
def test_nothing_lies_over_anything_else(games: int, kind: str) -> None:
    evening = made_up.evening(7, 2, games, kind)
    for sheet in looking.sheets(lambda: made(evening)):
        assert looking.faults(sheet, edge=22) == []


@pytest.mark.parametrize("games", [4, 12, 16, 24])
def test_a_row_is_high_enough_to_write_in(games: int) -> None:
    sheet = looking.sheets(lambda: made(made_up.evening(4, 1, games)))[0]
    heights = sorted(
        {line[1] for lines in sheet.rules.values() for line in lines if line[1] == line[3]}
    )
    rows = [high - low for low, high in pairwise(heights)]
    assert min(rows) > 14  # 5 mm


def test_no_draw_gives_a_page_that_says_so() -> None:
    assert "Er is nog geen indeling." in looking.text(made(made_up.evening(0)))


def test_the_english_sheet_is_english() -> None:
    text = looking.text(made(made_up.evening(3), Language.EN))
    for words in ("WE", "THEY", "dealer", "points", "signature We", "Table 1 · round 1"):
        assert words in text
    for words in ("WIJ", "gever", "punten", "Tafel", "Streep"):
        assert words not in text
