"""Whether a new evening counts elsewhere as the ones before it did."""

from datetime import date
from itertools import islice

import pytest

from clubadmin.domain.standings.habit import a_year_on, days_after, goes_on

OCT, NOV, DEC = date(2026, 10, 1), date(2026, 11, 5), date(2026, 12, 3)  # first Thursdays
SECOND, THIRD = date(2026, 11, 12), date(2026, 11, 19)


@pytest.mark.parametrize(
    ("counted", "left_out", "day", "expected"),
    [
        ((), (OCT,), NOV, False),
        ((OCT, NOV), (), DEC, True),
        ((OCT, NOV), (SECOND, THIRD), DEC, True),
        ((OCT, NOV), (), SECOND, False),
        ((OCT,), (NOV,), DEC, False),
        ((OCT,), (), SECOND, True),
        ((NOV, SECOND), (), THIRD, True),
        ((NOV, SECOND), (THIRD,), DEC, False),
        ((NOV, SECOND), (SECOND,), THIRD, False),
        ((DEC,), (), NOV, False),
    ],
    ids=[
        "none counted",
        "first Thursdays go on",
        "whatever came between",
        "another Thursday does not",
        "the last first Thursday was left out",
        "one is no habit yet: as the one before",
        "every week",
        "every week until one was left out",
        "of two on one day one was left out",
        "what is later says nothing",
    ],
)
def test_a_new_evening_goes_as_those_before_it(
    counted: tuple[date, ...], left_out: tuple[date, ...], day: date, expected: bool
) -> None:
    assert goes_on(counted, left_out, day) is expected


def test_a_year_on_thursdays_stay_thursdays_and_first_ones_first_ones() -> None:
    assert a_year_on([SECOND, THIRD]) == (date(2027, 11, 11), date(2027, 11, 18))
    assert a_year_on([OCT, NOV, DEC]) == (date(2027, 10, 7), date(2027, 11, 4), date(2027, 12, 2))
    fifth = [date(2026, 10, 29), date(2026, 12, 31)]
    assert a_year_on(fifth) == (date(2027, 10, 28), date(2027, 12, 30))


@pytest.mark.parametrize(
    ("held", "expected"),
    [
        ([date(2026, 9, 3)], [date(2026, 9, 10), date(2026, 9, 17)]),
        # each fortnight, with a Christmas between: the rhythm goes on
        (
            [date(2026, 12, 3), date(2026, 12, 17), date(2027, 1, 7), date(2027, 1, 21)],
            [date(2027, 2, 4), date(2027, 2, 18)],
        ),
        ([OCT, NOV, DEC], [date(2027, 1, 7), date(2027, 2, 4)]),
        # an evening moved to a Friday leaves the Thursdays as they were
        (
            [date(2026, 9, 3), date(2026, 9, 10), date(2026, 9, 18)],
            [date(2026, 9, 24), date(2026, 10, 1)],
        ),
    ],
    ids=["one", "fortnight", "first Thursdays", "moved"],
)
def test_the_next_days_keep_the_rhythm_of_the_evenings_so_far(held, expected) -> None:
    assert list(islice(days_after(held), 2)) == expected
