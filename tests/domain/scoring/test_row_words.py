"""A row in figures: what a member reads who never typed a line."""

import pytest

from clubadmin.domain.scoring.row_words import row_words
from clubadmin.domain.terms import Language
from tests.domain.scoring.own import built_in


@pytest.mark.parametrize(
    ("rules", "line", "text"),
    [
        ("nku", "", "nog niets"),
        ("nku", "100-20", "100–62 met 20 roem voor Zij"),
        ("nku", "92+20-50", "92–70 met 20 roem voor Wij en 50 voor Zij"),
        ("nku", "w92", "92–70"),
        ("nku", "v-20", "Zij 262 met 20 roem, Wij verzaakt"),
        ("nku", "n", "Zij 162, Wij nat"),
        ("nku", "p", "Wij 162 met 100 roem, Wij pit"),
        ("nku", "a81.81", "81–81, arbitrale score"),
        ("nku", "-", "niet gespeeld"),
        ("nku", "9q", "9q"),
        ("kraken", "100+20kkk", "100–1.196 met 20 roem voor Wij"),
        ("kraken", "wpkkk", "Wij 1.296 met 100 roem, Wij pit"),
        ("manille", "37@h!2v60", "7–0, Oost 60 straf"),
        ("drie-spelers", "1/85+20#90", None),
        ("twee-spelers", "92", None),
    ],
)
def test_a_row_in_words(rules: str, line: str, text: str | None) -> None:
    said = row_words(line, built_in(rules))
    if text is not None:
        assert said == text
    assert not set(said) & set("#@/!")


def test_three_and_two_players_are_called_as_on_their_sheet() -> None:
    assert row_words("1/85+20#90", built_in("drie-spelers")).startswith("Alleen 85 met 20 roem")
    assert row_words("92", built_in("twee-spelers")).startswith("Speler 1 92, Speler 2 ")


def test_in_english_as_well() -> None:
    nku = built_in("nku")
    assert row_words("100-20", nku, Language.EN) == "100–62 with 20 roem for Zij"
    assert row_words("100kkk", built_in("kraken"), Language.EN) == "100–1,196"
    assert row_words("v-20", nku, Language.EN) == "Zij 262 with 20 roem, Wij revoked"
