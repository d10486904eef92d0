"""A paper read aloud: a PDF names its title, language and parts, a web page has its tables."""

import re
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from html.parser import HTMLParser

import pypdfium2
import pytest

from clubadmin import reports
from clubadmin.model.club.printing import Printing
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import Particulars
from clubadmin.reports.correspondence.letter_pages import letter_pages
from clubadmin.reports.members.member_list import member_list
from tests.reports import looking, made_up, seasons
from tests.reports.correspondence.test_letter_pages import letters, one

PRINTED = Printing(made_up.CLUB)
PEOPLE = [Particulars(Member(1, "Ann Bakker")), Particulars(Member(2, "Bas Kok"))]
WEB = replace(PRINTED, web=True)
MADE: dict[str, Callable[[Printing], bytes]] = {
    "Stand na avond 16": lambda how: reports.standings(
        seasons.standings(60, 16, "best:12"), how, hung=how.web
    ),
    "Stand na avond 7": lambda how: reports.standings(
        replace(seasons.standings(24, 7, "sum"), provisional=True), how
    ),
    "Uitslag": lambda how: reports.evening_result(made_up.result(24), how, hung=how.web),
    "Ledenlijst": lambda how: member_list(PEOPLE, how, date(2026, 11, 30)),
}


class Read(HTMLParser):
    """Headings, paragraphs and rows of a page in their order, and what tags stand in it."""

    def __init__(self, page: bytes) -> None:
        super().__init__()
        self.said: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page.decode())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag in ("title", "h1", "h2", "p", "tr"):
            self.said.append("")

    def handle_data(self, data: str) -> None:
        if self.said:
            self.said[-1] += data

    def of(self, tag: str) -> list[dict[str, str | None]]:
        return [attrs for one, attrs in self.tags if one == tag]


def close(text: str) -> str:
    return re.sub(r"\s+", "", text)


def letter_of_all(how: Printing) -> bytes:
    return letter_pages(letters(one(1, "Ann Bakker"), one(2, "Bas Kok")), how)


def outline(pdf: bytes) -> list[tuple[int, str]]:
    document = pypdfium2.PdfDocument(pdf)
    try:
        return [(line.level, line.get_title()) for line in document.get_toc()]
    finally:
        document.close()


@pytest.mark.parametrize("title", MADE)
def test_a_paper_says_its_title_its_language_and_where_it_begins(title: str) -> None:
    pdf = MADE[title](PRINTED)
    assert b"/DisplayDocTitle true" in pdf
    assert b"/Lang (nl)" in pdf
    assert outline(pdf)[0][0] == 0
    assert outline(pdf)[0][1].startswith(title)


def test_each_letter_is_found_by_who_gets_it() -> None:
    pdf = letter_of_all(PRINTED)
    club = made_up.CLUB.name
    assert outline(pdf) == [(0, club), (1, "Ann Bakker: Nieuws"), (1, "Bas Kok: Nieuws")]


@pytest.mark.parametrize("make", [*MADE.values(), letter_of_all])
def test_a_web_page_says_all_of_a_paper_and_in_the_order_in_which_the_pdf_is_read(
    make: Callable[[Printing], bytes],
) -> None:
    page, pdf = Read(make(WEB)), close(looking.text(make(PRINTED)))
    at = pdf.index(close(page.said[1]))
    rows = [text for text in page.said[1:] if not text.startswith(("plaats", "Definitief"))]
    for row in rows:
        text = re.sub(r"\(teltnietmee\)|^(AnnBakker|BasKok):", "", close(row))
        assert text in pdf[at:], text
        at = pdf.index(text, at)
    assert len(rows) > 4


def test_a_web_page_needs_nothing_else_and_tells_what_each_figure_is() -> None:
    page = Read(MADE["Uitslag"](WEB))
    assert [attrs["lang"] for attrs in page.of("html")] == ["nl"]
    assert page.said[0].startswith("Uitslag avond 7 – ")
    assert len(page.of("h1")) == 1
    assert [one["scope"] for one in page.of("th")].count("row") == 24
    assert page.said[3].startswith("plaatsspelerronde 1ronde 2ronde 3punten")
    assert not [tag for tag, attrs in page.tags if tag in ("script", "link", "img", "iframe")]
    assert not [attrs for _, attrs in page.tags if {"src", "href", "onclick"} & set(attrs)]
