"""A page of the archive on paper: what was read on the screen."""

import pytest

from clubadmin.domain.terms import Language
from clubadmin.model.archive.archive import (
    Block,
    PrintedColumn,
    PrintedFacts,
    PrintedPage,
    PrintedTable,
)
from clubadmin.model.club.printing import Printing
from clubadmin.model.kit.chart import Chart, Series
from clubadmin.reports.archive.archive import archive_page
from tests.reports import looking, made_up

LONG = "Wilhelmina-Catharina van der Meulen-Bosch"
HEADS = ("Naam", "Tafels", "Gewonnen", "Verloren", "Per tafel", "Van – tot")
FACTS = PrintedFacts((("avonden", "212"), ("gemiddeld", "4.812,5"), ("hoogste avond", "6.120")))
CURVE = Chart(
    "Elke avond",
    "line",
    tuple(f"{at} sep 1998" for at in range(1, 30)),
    (Series("Anna", tuple(float(4000 + 37 * at % 900) for at in range(29))),),
    "punten",
)


def table(rows: int, heads: tuple[str, ...] = HEADS, title: str = "Maten") -> PrintedTable:
    columns = tuple(PrintedColumn(head, right=at > 0) for at, head in enumerate(heads))
    lines = tuple(
        (f"{LONG} {at}", *(str(1000 * at + nth) for nth in range(1, len(heads))))
        for at in range(rows)
    )
    return PrintedTable(title, columns, lines, "Sinds 3 sep 1998.")


def made(*blocks: Block, language: Language = Language.NL) -> bytes:
    page = PrintedPage("Anna de Vries", "lid · sinds 3 september 1998", blocks)
    return archive_page(page, Printing(made_up.CLUB, language, made_up.STAMP))


def test_figures_a_chart_and_lists_stand_on_one_paper() -> None:
    text = looking.text(made(FACTS, CURVE, table(3)))
    for said in ("Anna de Vries", "sinds 3 september 1998", "4.812,5", "gemiddeld", "Elke avond"):
        assert said in text
    assert all(head in text for head in HEADS)
    assert f"{LONG} 2" in text
    assert "Sinds 3 sep 1998." in text


def test_a_long_list_goes_on_with_its_heads_on_every_page() -> None:
    pages = looking.pages(made(FACTS, table(400)))
    assert len(pages) > 5
    assert all("Gewonnen" in page for page in pages)
    assert "pagina 1 van" in pages[0]
    assert f"{LONG} 399" in pages[-1]


def test_an_empty_list_still_says_what_it_is() -> None:
    assert "Maten" in looking.text(made(table(0)))


def test_the_words_around_it_are_in_the_language_that_is_spoken() -> None:
    assert "page 1 of 1" in looking.text(made(table(2), language=Language.EN))


def test_a_wide_list_lies_down_and_a_narrow_one_stands() -> None:
    heads = ("Naam", *(f"Ronde {at}" for at in range(1, 15)))
    upright = looking.sheets(lambda: made(table(3)))[0]
    lying = looking.sheets(lambda: made(table(3, heads)))[0]
    assert upright.height > upright.width
    assert lying.width > lying.height


def test_a_name_after_a_figure_stands_apart_from_it() -> None:
    columns = (PrintedColumn("", True), PrintedColumn("Naam"), PrintedColumn("Totaal", True))
    block = PrintedTable("", columns, (("12", "Anna Bos", "5.853"),))
    spans = {one.text: one for one in looking.spans(looking.sheets(lambda: made(block))[0])}
    assert spans["Anna Bos"].left - spans["12"].right > 6


@pytest.mark.sampled(3)
@pytest.mark.parametrize("rows", [1, 2, 30, 31, 32, 33, 80])
@pytest.mark.parametrize("wide", [2, 6, 16])
def test_nothing_lies_over_something_else(rows: int, wide: int) -> None:
    heads = ("Naam", *(f"Kolom {at}" for at in range(1, wide)))
    blocks = (FACTS, CURVE, table(rows, heads), table(rows, heads, "Nog een"))
    sheets = looking.sheets(lambda: made(*blocks))
    assert [fault for sheet in sheets for fault in looking.faults(sheet)] == []
