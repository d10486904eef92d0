"""Prizes that are money, worked out by hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clubadmin.services.administration.amounts import prize_money


@pytest.mark.parametrize(
    ("what", "cents"),
    [
        ("€ 25", 2500),
        ("€25,-", 2500),
        ("12,50 euro", 1250),
        ("10 euro", 1000),
        ("EUR 4.50", 450),
        ("40 %", 3200),
        ("40% van de pot", 3200),
        ("100 % : 3", 2665),  # 26,66 is handed over as 26,65
        ("33 %", 2640),  # 26,43 of 80,10 is handed over as 26,40
        ("fles wijn", None),
        ("25", None),  # of what?
        ("2 flessen van € 5", None),
        ("€ 1.250,00", 125_000),
        ("€ -5", None),
        ("", None),
    ],
)
def test_a_prize_is_money_where_it_says_so(what: str, cents: int | None) -> None:
    assert prize_money(what, 8010 if what == "33 %" else 8000) == cents


@given(st.integers(0, 10_000_000), st.integers(0, 100))
def test_a_part_of_the_pot_can_be_handed_over_and_is_never_more(pot: int, share: int) -> None:
    cents = prize_money(f"{share} %", pot)
    assert cents is not None
    assert cents % 5 == 0
    assert 0 <= pot * share - 100 * cents < 500
