"""Whether a new evening counts elsewhere as the ones before it did."""

from datetime import date

import pytest

from clubadmin.domain.competition.going_on import goes_on

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
        "what is later says nothing",
    ],
)
def test_a_new_evening_goes_as_those_before_it(
    counted: tuple[date, ...], left_out: tuple[date, ...], day: date, expected: bool
) -> None:
    assert goes_on(counted, left_out, day) is expected
