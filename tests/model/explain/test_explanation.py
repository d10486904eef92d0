"""How parts make a figure, in a line."""

from fractions import Fraction

from clubadmin.domain.terms import Language
from clubadmin.i18n import Words
from clubadmin.model.explain.explanation import Explained, Value, arithmetic


def averaged(value: Value) -> str:
    parts = tuple(Explained(str(one), value=one, weight="counts") for one in (395, 396, 396))
    figure = Explained("Zat stil", value=value, parts=parts, joins="average")
    assert figure.adds_up
    return arithmetic(Words(Language.NL), figure)


def test_an_average_in_whole_points_says_that_it_is_rounded() -> None:
    assert averaged(396) == "Gemiddelde: (395 + 396 + 396) : 3 = 395,7, afgerond 396"
    assert averaged(Fraction(1187, 3)) == "Gemiddelde: (395 + 396 + 396) : 3 = 395,7"
