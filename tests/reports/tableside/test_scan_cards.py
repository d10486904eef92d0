"""Cards to scan: what is on them, that the code says the address, and that it is all legible."""

from datetime import datetime
from functools import partial

import pytest

from clubadmin.domain.terms import Language
from clubadmin.model.club.printing import Printing
from clubadmin.reports.tableside.scan_cards import scan_cards
from tests.reports import looking, made_up, qr_reading

CODE = "k7pq2m9xw4rt3hzn8"
BASES = ("http://10.0.0.2:80", "http://192.168.178.249:51234", "http://clubadmin.local:8123")


def addresses(tables: int, base: str = BASES[1]) -> dict[int, str]:
    return {number: f"{base}/t/{CODE}{number:02d}" for number in range(1, tables + 1)}


HOME = "https://de-vier-azen.nl/stand"


def cards(
    tables: int, base: str = BASES[1], *, language: Language = Language.NL, home: str = ""
) -> bytes:
    return scan_cards(
        made_up.evening(32),
        Printing(made_up.CLUB, language, datetime(2026, 11, 24, 19, 0), home=home),
        addresses(tables, base),
        f"{base}/wall/{CODE}",
    )


@pytest.mark.parametrize("base", BASES)
def test_every_code_on_the_paper_says_the_address_of_its_table_and_so_do_its_letters(base: str):
    pdf = cards(9, base)
    sheets = looking.sheets(partial(cards, 9, base))
    read = [qr_reading.codes_on(pdf, at, sheet) for at, sheet in enumerate(sheets)]
    told = list(addresses(9, base).values())
    wall = f"{base}/wall/{CODE}"
    assert read == [told[:4], told[4:8], told[8:], [wall]]
    letters = "".join(looking.text(pdf).split())
    assert all(one in letters for one in (*told, wall))


@pytest.mark.parametrize(("tables", "pages"), [(1, 2), (8, 3), (100, 26)])
def test_four_cards_go_on_a_page_and_the_wall_has_one_of_its_own(tables: int, pages: int):
    said = looking.pages(cards(tables))
    assert len(said) == pages
    assert sum(page.count("TAFEL") for page in said) == tables
    assert "Waar zit ik?" in said[-1]


@pytest.mark.parametrize("language", list(Language))
def test_nothing_on_a_card_lies_over_anything_else_or_over_the_edge(language: Language):
    for sheet in looking.sheets(partial(cards, 100, language=language)):
        assert looking.faults(sheet) == []


def test_a_card_has_marks_to_cut_by_at_its_corners():
    sheet = looking.sheets(partial(cards, 4))[0]
    crosses = sum(len(lines) for lines in sheet.rules.values()) // 2
    assert crosses == 9


def test_where_the_evening_is_followed_stands_on_each_card_and_on_the_wall():
    made = partial(cards, 5, home=HOME)
    pdf, sheets = made(), looking.sheets(made)
    read = [code for at, one in enumerate(sheets) for code in qr_reading.codes_on(pdf, at, one)]
    assert read.count(HOME) == 6
    assert {*addresses(5).values()} <= {*read}
    assert looking.pages(pdf)[0].count("Thuis volgen") == 4
    assert "de-vier-azen.nl/stand" in looking.pages(pdf)[-1]
    assert [fault for sheet in sheets for fault in looking.faults(sheet)] == []


def test_an_address_longer_than_a_card_goes_on_below_without_losing_a_letter():
    base = "http://klaverjasclub-de-vier-azen.local:51234"
    pdf = cards(2, base)
    letters = "".join(looking.text(pdf).split())
    assert all(one in letters for one in addresses(2, base).values())
    for sheet in looking.sheets(partial(cards, 2, base)):
        assert looking.faults(sheet) == []


def test_the_cards_speak_english_where_that_is_asked():
    text = looking.text(cards(1, language=Language.EN))
    assert "TABLE" in text
    assert "Scan the code with your phone" in text
    assert "Where do I sit?" in text


def test_without_tables_and_without_a_wall_the_paper_says_why_it_is_empty():
    pdf = scan_cards(made_up.evening(32), Printing(made_up.CLUB), {})
    assert "Er is nog geen indeling." in looking.text(pdf)
