"""Letters on paper: the address in the window of an envelope, the text, what is owed."""

from dataclasses import replace
from datetime import date

import pytest

from clubadmin.domain.correspondence.gaps import Purpose
from clubadmin.domain.terms import Language
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.club.printing import Printing
from clubadmin.model.correspondence.letters import (
    About,
    Letter,
    Letters,
    Recipient,
    Template,
    Way,
)
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import Particulars
from clubadmin.reports.correspondence.letter_pages import letter_pages, owed_page
from clubadmin.reports.kit import flow as frame
from clubadmin.reports.kit.page import PORTRAIT, Paper
from tests.reports import looking
from tests.reports.administration.test_letters import letter as owed
from tests.reports.administration.test_letters import papers

CLUB = ClubSettings("De Vier Azen", "Lutjebroek")
DAY = date(2026, 11, 24)
LONG = "Wilhelmina van den Berg-Achterbergstraat"
MM = 72 / 25.4
BODY = "Beste Jan,\n\nTot donderdag in de zaal.\n\nMet vriendelijke groet,\nDe Vier Azen"


def one(number: int = 1, name: str = LONG, body: str = BODY, **at: str) -> Letter:
    lives = {"street": "Kerkstraat 1", "postcode": "1234 AB", "town": "Lutjebroek", **at}
    return Letter(Recipient(Particulars(Member(number, name), **lives), Way.PAPER), "Nieuws", body)


def letters(*made: Letter) -> Letters:
    text = Template("Brief", Purpose.FREE, "Nieuws", BODY)
    return Letters(text, About(Purpose.FREE), DAY, made)


def drawn(address: tuple[str, ...]) -> Paper:
    paper = Paper(Printing(CLUB))
    paper.title = CLUB.name
    frame.begin(paper, [CLUB.place], address)
    return paper


def test_each_letter_begins_on_a_page_of_its_own_and_no_page_is_counted() -> None:
    pages = looking.pages(
        letter_pages(letters(*(one(at, f"Lid {at}") for at in range(40))), Printing(CLUB))
    )
    assert len(pages) == 40
    assert all(f"Lid {at}" in page for at, page in enumerate(pages))
    assert "pagina" not in pages[0]
    assert "24 november 2026" in pages[0]


@pytest.mark.parametrize("lines", range(1, 9))
def test_an_address_stands_in_the_window_however_many_lines_it_has(lines: int) -> None:
    address = (*(f"Regel {at} {LONG}" for at in range(1, lines)), "1234 AB  LUTJEBROEK")
    (sheet,) = drawn(address).sheets
    assert looking.faults(sheet) == []
    spans = [span for span in looking.spans(sheet) if span.left < 23 * MM and span.left > 21 * MM]
    assert len(spans) == min(lines, 6)
    assert "LUTJEBROEK" in min(spans, key=lambda span: span.low).text, "the post needs the last"
    for span in spans:
        assert PORTRAIT[1] - span.high >= 45 * MM
        assert PORTRAIT[1] - span.low <= 85 * MM
        assert span.right <= 115 * MM


def test_without_an_address_the_text_begins_higher() -> None:
    with_window = looking.pages(letter_pages(letters(one()), Printing(CLUB)))
    without = looking.pages(letter_pages(letters(one(street="", town="")), Printing(CLUB)))
    assert "LUTJEBROEK" in with_window[0]
    assert "LUTJEBROEK" not in without[0]


def test_a_long_letter_goes_on_on_a_second_page_and_nothing_of_it_is_lost() -> None:
    body = "\n".join(f"Alinea {at}: " + "woorden " * 30 for at in range(30))
    pages = looking.pages(letter_pages(letters(one(body=body)), Printing(CLUB)))
    assert len(pages) > 1
    assert all(f"Alinea {at}:" in "".join(pages) for at in range(30))


def test_what_is_owed_stands_below_the_text_and_goes_along_with_mail() -> None:
    found = replace(letters(one(1), one(2, "Na")), dues=papers(owed(1)))
    pages = looking.pages(letter_pages(found, Printing(CLUB)))
    assert "Tot donderdag" in pages[0]
    assert "Zo betaalt u" in pages[0]
    assert "Zo betaalt u" not in pages[-1], "the other owes nothing"
    page = owed_page(found, found.letters[0], Printing(CLUB))
    assert page is not None
    assert "Nog te betalen 12.345,67" in looking.text(page)
    assert owed_page(found, found.letters[1], Printing(CLUB)) is None
    assert owed_page(letters(one()), one(), Printing(CLUB)) is None


def test_the_same_letters_are_the_same_bytes_and_english_says_its_day_in_english() -> None:
    found = letters(one())
    assert letter_pages(found, Printing(CLUB)) == letter_pages(found, Printing(CLUB))
    assert "24 November 2026" in looking.text(letter_pages(found, Printing(CLUB, Language.EN)))
    assert "niemand" in looking.text(letter_pages(letters(), Printing(CLUB)))


@pytest.mark.parametrize("name", ["<b>x</b>", "&amp; \\", "=1+1", "{naam}", "Ł ĳ ŷ"])
def test_a_hostile_name_stands_there_as_it_is(name: str) -> None:
    text = looking.text(letter_pages(letters(one(1, name, body=name, street=name)), Printing(CLUB)))
    visible = "".join(sign for sign in name if sign.isprintable() and sign != "\u202e")
    assert visible[:3] in text.replace("\n", "")
