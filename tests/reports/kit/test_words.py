from datetime import date, datetime

from clubadmin.domain.terms import Language
from clubadmin.i18n import Words
from clubadmin.reports.kit import fonts

NL, EN = Words(Language.NL), Words(Language.EN)


def test_dutch_figures_have_a_dot_for_thousands_and_a_comma_for_decimals() -> None:
    assert NL.number(26180) == "26.180"
    assert NL.number(5068.25, 1) == "5.068,3"
    assert NL.number(1234567) == "1.234.567"


def test_english_figures_have_them_the_other_way_round() -> None:
    assert EN.number(26180) == "26,180"


def test_a_difference_shows_its_sign() -> None:
    assert [NL.signed(one) for one in (1040, -40, 0)] == ["+1.040", "−40", "0"]


def test_a_date_is_written_out() -> None:
    assert NL.full_day(date(2026, 11, 12)) == "donderdag 12 november 2026"
    assert EN.full_day(date(2026, 11, 12)) == "Thursday 12 November 2026"


def test_a_moment_has_hours_and_minutes() -> None:
    assert NL.moment(datetime(2026, 11, 12, 9, 5)) == "12 november 2026, 09.05 uur"


def test_a_minus_is_drawn_though_the_faces_have_none() -> None:
    assert fonts.legible("−40") == "−40"
    for face in (fonts.REGULAR, fonts.BOLD, fonts.NARROW):
        assert fonts.width("−", face, 10) == fonts.width("–", face, 10)
