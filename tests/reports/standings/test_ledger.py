"""The ledger of sitting out on paper: proof for whoever thinks it was not his turn."""

from dataclasses import replace
from datetime import timedelta

import pytest

from clubadmin.domain.terms import Language
from clubadmin.i18n import Words
from clubadmin.model.club.printing import Printing
from clubadmin.model.draw import ledger
from clubadmin.model.draw.ledger import Ledger, LedgerEntry, LedgerRow, Turn
from clubadmin.reports.standings.ledger import ledger_paper
from tests.reports import looking, made_up

RULES = ("none", "average", "half", "lowest", "own-average", "fixed:1600")


def entry(at: int, turn: Turn, **values: object) -> LedgerEntry:
    day = made_up.DAY + timedelta(weeks=at)
    made = LedgerEntry(at, at + 1, day, at % 3 + 1, turn)
    return replace(made, **values)  # type: ignore[arg-type]


def turns(at: int) -> tuple[LedgerEntry, ...]:
    every = (
        entry(at, Turn.SAT_OUT, total=1512, credit=True, mean_of=24, mean_total=36288),
        entry(at + 1, Turn.THREE, table=7, total=1610),
        entry(at + 2, Turn.FILLED_IN, table=8, total=1433),
        entry(at + 3, Turn.LENT, table=8, total=1640, own=1480, own_table=3, lent=1640),
        entry(at + 4, Turn.LENT, table=8, total=1640, own=1640, own_table=12, lent=1480),
        entry(at + 5, Turn.SAT_OUT),
    )
    return every[: at % 7]


def view(people: int, points: str = "average", *, long: bool = False) -> Ledger:
    name = "Wilhelmina van den Oudenhuijzen-de Jong – Cornelis" if long else "P. Bos"
    rows = tuple(LedgerRow(at, f"{name} {at}", 9, turns(at)) for at in range(people))
    return Ledger(
        "De Nel", "2026-2027", "Donderdag", "individual", points, "better", 9, made_up.DAY, rows
    )


def made(shown: Ledger, language: Language = Language.NL) -> bytes:
    return ledger_paper(shown, Printing(made_up.CLUB, language, made_up.STAMP))


def test_everybodys_turns_stand_there_with_what_they_were_made_of() -> None:
    text = looking.text(made(view(8)))
    for said in (
        "Wie zat stil",
        "P. Bos 4",
        "Wie stilzit krijgt het gemiddelde van de ronde.",
        "Beurt voor beurt",
        "36.288 : 24",
        "tafel 8: 1.640 i.p.v. 1.480",
        "Wie invalt houdt de beste van zijn twee ronden.",
    ):
        assert said in text


def test_without_turns_the_page_says_so() -> None:
    nobody = replace(view(0), rows=(LedgerRow(1, "Jan Bos", 3, ()),))
    text = looking.text(made(nobody))
    assert "zat nog niemand stil" in text
    assert "Beurt voor beurt" not in text
    assert "zat nog niemand stil" in looking.text(made(view(0)))


def test_in_english_every_word_is() -> None:
    text = looking.text(made(view(8), Language.EN))
    assert "Who sat out" in text
    assert "Turn by turn" in text
    assert "36,288 : 24" in text
    assert " stil" not in text


@pytest.mark.sampled(3)
@pytest.mark.parametrize("people", [1, 4, 30, 47, 120, 400])
@pytest.mark.parametrize("long", [False, True])
def test_nothing_lies_over_something_else(people: int, long: bool) -> None:
    for language in Language:
        sheets = looking.sheets(lambda at=language: made(view(people, long=long), at))  # type: ignore[misc]
        assert [fault for sheet in sheets for fault in looking.faults(sheet)] == []


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("points", RULES)
def test_every_turn_is_explained_under_every_rule(points: str, language: Language) -> None:
    words = Words(language)
    for one in (*turns(6), entry(1, Turn.FILLED_IN, table=3), entry(1, Turn.LENT, table=3)):
        said = ledger.said(words, one, points)
        assert said.endswith(".")
        assert "{" not in said + ledger.made_of(words, one, points)
        assert "{" not in ledger.rule(words, points)


@pytest.mark.parametrize("language", Language)
def test_a_name_of_forty_letters_is_read_turn_by_turn(language: Language) -> None:
    name = "Bartholomeus Oosterwijk van Zuidland 001"
    shown = view(4)
    (sheet,) = looking.sheets(
        lambda: made(
            replace(shown, rows=tuple(replace(one, name=name) for one in shown.rows)), language
        )
    )
    assert looking.faults(sheet) == []
    assert all(one.size > 7 for one in looking.spans(sheet) if "Zuidland" in one.text)
