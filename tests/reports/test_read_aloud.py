"""A paper names its title, language and parts to whoever has a PDF read aloud."""

from datetime import date

import pypdfium2
import pytest

from clubadmin import reports
from clubadmin.model.club.printing import Printing
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import Particulars
from clubadmin.reports.correspondence.letter_pages import letter_pages
from clubadmin.reports.members.member_list import member_list
from tests.reports import made_up, seasons
from tests.reports.correspondence.test_letter_pages import letters, one

PRINTED = Printing(made_up.CLUB)
PEOPLE = [Particulars(Member(1, "Ann Bakker")), Particulars(Member(2, "Bas Kok"))]
MADE = {
    "Stand na avond 16": lambda: reports.standings(seasons.standings(24, 16, "sum"), PRINTED),
    "Uitslag": lambda: reports.evening_result(made_up.result(24), PRINTED),
    "Ledenlijst": lambda: member_list(PEOPLE, PRINTED, date(2026, 11, 30)),
}


def outline(pdf: bytes) -> list[tuple[int, str]]:
    document = pypdfium2.PdfDocument(pdf)
    try:
        return [(line.level, line.get_title()) for line in document.get_toc()]
    finally:
        document.close()


@pytest.mark.parametrize("title", MADE)
def test_a_paper_says_its_title_its_language_and_where_it_begins(title: str) -> None:
    pdf = MADE[title]()
    assert b"/DisplayDocTitle true" in pdf
    assert b"/Lang (nl)" in pdf
    assert outline(pdf)[0][0] == 0
    assert outline(pdf)[0][1].startswith(title)


def test_each_letter_is_found_by_who_gets_it() -> None:
    pdf = letter_pages(letters(one(1, "Ann Bakker"), one(2, "Bas Kok")), PRINTED)
    club = made_up.CLUB.name
    assert outline(pdf) == [(0, club), (1, "Ann Bakker: Nieuws"), (1, "Bas Kok: Nieuws")]
