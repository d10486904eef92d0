"""Leg uit on paper: what was open on the screen, with the sum and the article."""

import pytest

from clubadmin.domain.terms import Language
from clubadmin.model.club.printing import Printing
from clubadmin.model.explain.explanation import Explained
from clubadmin.reports.archive.explanation import explanation_paper
from tests.reports import looking, made_up

GAME = Explained(
    "Spel 2", "182", "162 met 20 roem, Wij nat. De regel: w70-20", "NKU, Nat/beet", "counts"
)
ROUND = Explained(
    "Ronde 1, tafel 3",
    "247",
    "Zij, met P. Bos tegen twee anderen.",
    weight="counts",
    parts=(Explained("Spel 1", "65", "97–65.", "NKU", "counts", value=65), GAME),
    value=247,
    joins="sum",
)
DROPPED = Explained("Avond 2", "4.000", "Valt weg: de beste 3 tellen.", "de regel", "dropped")
TOP = Explained(
    "A. <b>Bos</b>, Donderdagavond 2026-2027",
    "9.247",
    "Plaats 1 na avond 3.",
    "de regel",
    "counts",
    (ROUND, DROPPED, Explained("Avond 3", "9.000", weight="given", value=9000)),
    value=9247,
    joins="sum",
)


def shown(deep: int = 9) -> list[tuple[int, Explained]]:
    return [(depth, one) for depth, one in TOP.walk() if depth <= deep]


def made(figures: list[tuple[int, Explained]], language: Language = Language.NL) -> bytes:
    return explanation_paper(figures, Printing(made_up.CLUB, language, made_up.STAMP))


def test_a_figure_stands_with_its_parts_why_and_by_which_article() -> None:
    text = looking.text(made(shown()))
    for said in (
        *("Waar het getal vandaan komt", "A. <b>Bos</b>, Donderdagavond 2026-2027", "9.247"),
        *("Plaats 1 na avond 3.", "Volgens: de regel", "Spel 2", "(NKU, Nat/beet)"),
        *("valt weg", "gegeven", "ja", "Valt weg: de beste 3 tellen."),
    ):
        assert said in text, said
    assert text.count("de regel") == 1, "the rule of the figure is not said again at each part"


def test_only_what_was_open_is_printed() -> None:
    assert "Spel 1" not in looking.text(made(shown(1)))


def test_it_is_in_english_as_well() -> None:
    text = looking.text(made(shown(), Language.EN))
    for said in (
        "Where the figure comes from",
        "By: de regel",
        "dropped",
        "given",
        "counts",
        "why",
    ):
        assert said in text, said


@pytest.mark.parametrize("count", [0, 1, 30, 400])
def test_any_number_of_games_fits_within_the_margins(count: int) -> None:
    long = "Wilhelmina van den Oudenhuijzen-de Jong – Cornelis van 't Hof " * 3
    games = tuple(Explained(f"Spel {at}", "1.234.567", long, long, "counts") for at in range(count))
    top = Explained(long, "1.234.567", long, long, "counts", games)
    figures = [(0, top), *((1 + at % 7, one) for at, one in enumerate(games))]
    for sheet in looking.sheets(lambda: made(figures)):
        assert looking.faults(sheet) == []


def test_it_says_where_parts_that_are_folded_away_are_summed() -> None:
    parts = (Explained("Ronde 1", "1.219", value=1219), Explained("Ronde 2", "840", value=840))
    evening = Explained("Avond 1", "2.059", value=2059, parts=parts)
    whole = Explained("Totaal", "2.059", value=2059, parts=(evening,))
    said = "staat hier opgeteld tot één getal"
    assert said in looking.text(made([(0, whole), (1, evening)]))
    every = [(0, whole), (1, evening), *((2, part) for part in parts)]
    assert said not in looking.text(made(every))
