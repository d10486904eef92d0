import pytest

from clubadmin.domain.standings.ranked import shortened


@pytest.mark.parametrize(
    ("value", "shown"),
    [(5001.25, 5001.3), (5001.24, 5001.2), (5000, 5000.0), (-0.25, -0.3), (0.05, 0.1), (2.0, 2.0)],
)
def test_a_half_goes_up_whatever_stands_before_it(value, shown):
    assert shortened(value) == shown


def test_twenty_five_thousand_over_sixteen_evenings_in_hundredths():
    assert shortened(25147 / 16, 2) == 1571.69  # 16 x 1571 is 25136, and 11/16 is 0.6875
