"""The cash sheet on one page: whole names, both sides equal, in both languages."""

from datetime import date
from itertools import count

import pytest

from clubadmin.domain.administration.cash import Paid, Stakes
from clubadmin.domain.terms import Language
from clubadmin.model.administration.cash import CashLine, EveningCash, Payer, Tombola
from clubadmin.model.club.printing import Printing
from clubadmin.model.members.member import Member
from clubadmin.reports.administration.cash_sheet import cash_sheet
from tests.reports import looking, made_up

LONG = "Wilhelmina Petronella van der Heijden-Boschma"


def evening(people: int, lines: int, **values: object) -> EveningCash:
    """So many players, of whom the last did not pay, and so many expenses."""
    numbers = count(1)
    payers = tuple(
        Payer(Member(at, f"Bos{at}", LONG), next(numbers), 400, Paid.CASH, 400, 250)
        for at in range(1, people)
    )
    owing = Payer(Member(people, "Vries", "Truus", "de"), next(numbers), 400)
    spent = tuple(CashLine(at, f"{LONG} {at}", -125 * at) for at in range(1, lines + 1))
    found = EveningCash(1, "2026-2027", "Maandavond", 7, date(2026, 11, 24), Stakes(400, 500, 150))
    made = {"payers": (*payers, owing), "lines": spent, "change_money": 5000, **values}
    return EveningCash(**{**vars(found), **made})  # type: ignore[arg-type]


@pytest.mark.parametrize(("people", "lines"), [(1, 0), (33, 3), (400, 20)])
@pytest.mark.parametrize("language", Language)
def test_it_is_one_page_on_which_nothing_lies_over_anything(
    people: int, lines: int, language: Language
) -> None:
    tombola = Tombola(1, 500, 100, 7, 12)
    found = evening(people, lines, counted=9000, tombola=tombola)
    (sheet,) = looking.sheets(lambda: cash_sheet(found, Printing(made_up.CLUB, language)))
    assert looking.faults(sheet) == []


def test_both_sides_end_in_the_same_sum() -> None:
    paper = cash_sheet(evening(33, 2, counted=17_000), Printing(made_up.CLUB))
    text = looking.text(paper)
    # 50,00 + 32 x 4,00 = 178,00; 1,25 + 2,50 out; 174,25 expected, 170,00 counted
    assert "Inleg van 32 leden à € 4,00" in text
    assert "Kasverschil: te weinig" in text
    assert text.count("178,00") == 2
    assert "4,25" in text
    assert "Nog niet betaald: Truus de Vries." in text
