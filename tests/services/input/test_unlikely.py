"""A day that is hardly ever meant is asked about, in words; one that is, is not."""

from datetime import date

import pytest

from clubadmin.i18n import Language
from clubadmin.services.input.unlikely import question, unlikely, unlikely_births

TODAY = date(2026, 11, 29)


@pytest.mark.parametrize(
    ("day", "asked"),
    [
        (date(2026, 11, 29), False),
        (date(2028, 11, 29), False),  # two years ahead
        (date(2028, 11, 30), True),
        (date(2107, 9, 1), True),
        (date(1945, 1, 1), False),
        (date(1944, 12, 31), True),
        (date(2207, 9, 1), False),  # it is refused: no column takes it
        (date(1899, 12, 31), False),
    ],
)
def test_a_day_far_ahead_or_of_before_the_clubs_is_asked_about(day: date, asked: bool) -> None:
    assert unlikely((None, day), TODAY) == ((day,) if asked else ())


@pytest.mark.parametrize(
    ("born", "asked"),
    [
        (date(1950, 3, 1), False),
        (date(1916, 11, 29), False),  # 110 today
        (date(1915, 11, 30), False),  # 110 until tomorrow
        (date(1915, 11, 29), True),  # 111 today
        (date(2022, 11, 29), False),  # 4 today
        (date(2022, 11, 30), True),
    ],
)
def test_a_birthday_of_somebody_too_old_or_too_young_is_asked_about(
    born: date, asked: bool
) -> None:
    assert unlikely_births((born,), TODAY) == ((born,) if asked else ())


def test_who_was_born_on_the_last_of_february_has_an_age_as_well() -> None:
    assert unlikely_births((date(1916, 2, 29),), date(2027, 2, 28)) == ()
    assert unlikely_births((date(1916, 2, 29),), date(2027, 3, 1)) == (date(1916, 2, 29),)


def test_the_question_names_the_days_in_words() -> None:
    asked = question((date(2107, 9, 1), date(2108, 6, 30)))
    assert str(asked) == "Donderdag 1 september 2107 en zaterdag 30 juni 2108: klopt dat?"
    assert (
        asked.text(Language.EN)
        == "Thursday 1 September 2107 and Saturday 30 June 2108: is that right?"
    )
