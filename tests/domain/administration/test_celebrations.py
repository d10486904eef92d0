"""The days of birthdays and jubilees, also of who was born or joined on an odd day."""

from datetime import date

import pytest

from clubadmin.domain.administration.celebrations import JUBILEES, birthday, jubilee


@pytest.mark.parametrize(
    ("born", "year", "day"),
    [
        (date(1950, 3, 1), 2026, date(2026, 3, 1)),
        (date(1952, 2, 29), 2026, date(2026, 3, 1)),
        (date(1952, 2, 29), 2028, date(2028, 2, 29)),
    ],
)
def test_a_birthday_is_on_a_day_that_there_is(born: date, year: int, day: date) -> None:
    assert birthday(born, year) == day


@pytest.mark.parametrize(
    ("joined", "days"),
    [
        (
            date(1986, 9, 1),
            [date(1999, 3, 1), date(2011, 9, 1), date(2026, 9, 1), date(2036, 9, 1)],
        ),
        (
            date(2000, 8, 31),
            [date(2013, 2, 28), date(2025, 8, 31), date(2040, 8, 31), date(2050, 8, 31)],
        ),
        (
            date(2000, 2, 29),
            [date(2012, 8, 29), date(2025, 2, 28), date(2040, 2, 29), date(2050, 2, 28)],
        ),
    ],
)
def test_a_jubilee_is_so_many_half_years_later(joined: date, days: list[date]) -> None:
    assert [jubilee(joined, halves) for halves in JUBILEES] == days
