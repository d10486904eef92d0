"""Papers of the treasurer: what a member and the treasurer read on them."""

from dataclasses import replace
from datetime import date, datetime

import pytest
import segno

from clubadmin.domain.administration.payment_code import payment_code, reference_of
from clubadmin.domain.terms import Language
from clubadmin.model.administration.dues import (
    Account,
    Asked,
    Due,
    DuesLetter,
    DuesLetters,
    DuesList,
    Payment,
    Receipt,
    Treasury,
)
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.club.printing import Printing
from clubadmin.model.members.member import Member
from clubadmin.reports.administration.letters import dues_letters, dues_paper, dues_receipt
from tests.reports import looking

CLUB = ClubSettings("De Vier Azen", "Lutjebroek")
DAY = date(2026, 11, 23)
ACCOUNT = "NL91ABNA0417164300"
KEPT = Treasury(ACCOUNT, "De Vier Azen", 1)
LONG = "Wilhelmina van den Berg-Achterbergstraat"


def letter(number: int = 1, name: str = LONG, amount: int = 1234567) -> DuesLetter:
    """Two instalments, of which ten euros came in."""
    first, second = amount // 2 + 1000, amount - amount // 2
    dues = (
        Due(1, number, "Lid", 1, first, date(2026, 9, 1)),
        Due(2, number, "Lid", 2, second, date(2027, 1, 31)),
    )
    reference = reference_of(1, number)
    return DuesLetter(
        Member(number, name),
        (Asked(dues[0], first - 1000), Asked(dues[1], second)),
        (Payment(1, number, date(2026, 9, 20), 1000, "cash"),),
        amount,
        reference,
        2,
        payment_code(ACCOUNT, KEPT.holder, amount, reference),
    )


def papers(*made: DuesLetter, reminder: bool = False) -> DuesLetters:
    return DuesLetters("2026-2027", DAY, KEPT, reminder, made)


def test_a_letter_tells_what_was_asked_what_came_in_and_how_to_pay():
    text = looking.text(dues_letters(papers(letter()), Printing(CLUB)))
    for said in (
        f"Beste {LONG},",
        "Contributie 2026–2027",
        "Contributie (Lid), termijn 1 van 2 1 september 2026 6.182,83",
        "Contributie (Lid), termijn 2 van 2 31 januari 2027 6.172,84",
        "Betaald op 20 september 2026, contant –10,00",
        "Nog te betalen 12.345,67",
        "NL91 ABNA 0417 1643 00",
        "RF98 1C1",
        "de penningmeester van De Vier Azen",
    ):
        assert said in text.replace("−", "–"), said
    assert "pagina" not in text, "a letter does not count the pages of everybody's letters"


def test_everybody_has_a_page_of_his_own():
    made = papers(*(letter(number, f"Lid {number}", 4500) for number in range(1, 41)))
    pages = looking.pages(dues_letters(made, Printing(CLUB)))
    assert len(pages) == 40
    assert all(f"Beste Lid {number}," in page for number, page in enumerate(pages, 1))


def test_a_letter_of_thirteen_amounts_and_as_many_payments_goes_on_on_a_second_page():
    dues = [Due(n, 1, "Lid", n, 1000, date(2026, 9, n + 1)) for n in range(14)]
    paid = tuple(Payment(n, 1, date(2026, 9, 1), 500, "bank") for n in range(26))
    one = replace(letter(), asked=tuple(Asked(due, 0) for due in dues), payments=paid, amount=1000)
    pages = looking.pages(dues_letters(papers(one, letter(2, "Na")), Printing(CLUB)))
    assert len(pages) == 3
    assert "Zo betaalt u" in pages[1]
    assert "Beste Na," in pages[2]


def test_a_reminder_has_other_words_and_asks_the_rest_of_what_was_partly_paid():
    text = looking.text(dues_letters(papers(letter(), reminder=True), Printing(CLUB)))
    assert "Herinnering contributie 2026–2027" in text
    assert "nog niet binnen" in text
    assert "de rest van € 6.182,83 1 september 2026 6.172,83" in text.replace("\u00a0", " ")
    assert "Betaald op" not in text


@pytest.mark.parametrize("amount", [1, 4500, 1234567])
def test_the_code_on_the_paper_is_the_one_that_says_so(amount: int):
    one = letter(amount=amount)
    sheet = looking.sheets(lambda: dues_letters(papers(one), Printing(CLUB)))[0]
    expected = segno.make_qr(one.code, error="M", boost_error=False, encoding="utf-8")
    wide = len(expected.matrix)
    size = max(high for *_, high, _ in sheet.boxes) / 1.04
    left = min(x for x, *_ in sheet.boxes)
    low = min(y for _, y, *_ in sheet.boxes)
    seen = [bytearray(wide) for _ in range(wide)]
    for x, y, width, _, colour in sheet.boxes:
        assert colour == (0, 0, 0)
        row = wide - 1 - round((y - low) / size)
        first = round((x - left) / size)
        for at in range(first, first + round(width / size)):
            seen[row][at] = 1
    assert seen == [bytearray(row) for row in expected.matrix]
    assert expected.error == "M"
    assert int(expected.version) <= 13


def test_without_a_code_the_letter_does_not_speak_of_one():
    made = papers(replace(letter(), code=""))
    assert looking.sheets(lambda: dues_letters(made, Printing(CLUB)))[0].boxes == []
    assert "scan" not in looking.text(dues_letters(made, Printing(CLUB)))


def test_a_receipt_tells_who_paid_what_when_and_what_is_left():
    found = Receipt("2026-2027", Member(1, LONG), Payment(7, 1, DAY, 1234567, "cash"), 500)
    text = looking.text(dues_receipt(found, Printing(CLUB))).replace("\u00a0", " ")
    for said in ("Kwitantie", LONG, "€ 12.345,67", "23 november 2026, contant", "€ 5,00"):
        assert said in text
    all_paid = looking.text(dues_receipt(replace(found, open=0), Printing(CLUB)))
    assert "alles voor dit seizoen betaald" in all_paid


def dues_list(members: int) -> DuesList:
    return DuesList(
        "2026-2027",
        DAY,
        tuple(
            Account(
                Member(number, f"Lid {number}" if number else LONG),
                "Lid",
                "",
                reference_of(1, number),
                (Due(number, number, "Lid", 1, 4500 if number else 1234567, DAY),),
                (Payment(number, number, DAY, 10 * number + 1, "bank"),),
            )
            for number in range(members)
        ),
    )


@pytest.mark.parametrize(("members", "pages"), [(3, 1), (40, 1), (400, 10)])
def test_the_list_has_everybody_and_adds_up(members: int, pages: int):
    found = dues_list(members)
    paid = 10 * members * (members - 1) // 2 + members
    asked = 1234567 + (members - 1) * 4500
    assert found.totals == (asked, paid, asked - paid, asked - paid)
    pdf = dues_paper(found, Printing(CLUB, stamp=datetime(2026, 11, 23, 21, 14)))
    said = looking.pages(pdf)
    assert len(said) == pages
    text = looking.text(pdf)
    assert all(f"Lid {number} " in text for number in range(1, members))
    total = f"{asked / 100:,.2f}".translate(str.maketrans(",.", ".,"))
    assert f"samen {total}" in text
    assert f"{members} leden; bij {members} staat nog iets open." in text


def test_the_papers_speak_english_where_that_is_asked():
    english = Language.EN
    text = looking.text(dues_letters(papers(letter()), Printing(CLUB, english)))
    for said in ("Dear ", "instalment 1 of 2", "Still to be paid 12,345.67", "How to pay"):
        assert said in text
    reminder = dues_letters(papers(letter(), reminder=True), Printing(CLUB, english))
    assert "Reminder: dues 2026–2027" in looking.text(reminder)
    listed = looking.text(dues_paper(dues_list(3), Printing(CLUB, english)))
    assert "together 12,435.67" in listed
