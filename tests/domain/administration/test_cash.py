"""Money of an evening, worked out by hand."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clubadmin.domain.administration.cash import Balance, Stakes, change, prize_money, tickets

ASKED = Stakes(member=400, guest=500, kept=150)


def test_a_guest_is_asked_more_and_the_club_keeps_its_part() -> None:
    assert [ASKED.asked(guest=guest) for guest in (False, True)] == [400, 500]
    assert [ASKED.to_pot(guest=guest) for guest in (False, True)] == [250, 350]
    assert Stakes(100, 500, kept=150).to_pot(guest=False) == 0
    bare = Stakes(member=400, guest=500)  # nothing is kept, and there are no cards or tickets
    assert (bare.to_pot(guest=False), bare.to_pot(guest=True)) == (400, 500)
    assert (bare.card, bare.card_evenings, bare.ticket) == (0, 0, 0)


@pytest.mark.parametrize(
    ("asked", "given", "back", "short"), [(400, 1000, 600, 0), (400, 400, 0, 0), (800, 500, 0, 300)]
)
def test_change_is_what_was_given_less_what_is_asked(
    asked: int, given: int, back: int, short: int
) -> None:
    found = change(asked, given)
    assert (found.back, found.short) == (back, short)


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
        ("33 %", 2640),  # 26,43 of 80,10 is handed over as 26,40
        ("fles wijn", None),
        ("25", None),  # of what?
        ("2 flessen van € 5", None),
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


def test_every_number_is_drawn_once_and_again_in_the_same_order() -> None:
    drawn = tickets(101, 140, 7)
    assert sorted(drawn) == list(range(101, 141))
    assert drawn == tickets(101, 140, 7) != tickets(101, 140, 8)
    assert tickets(5, 5, 1) == (5,)


def test_each_number_comes_first_as_often() -> None:
    chance = Random(1)
    first = [tickets(1, 10, chance.randrange(10**6))[0] for _ in range(5_000)]
    assert all(abs(first.count(number) - 500) < 80 for number in range(1, 11))


def test_what_is_counted_is_held_against_what_should_be_there() -> None:
    assert Balance(15_000, 4_000).expected == 11_000
    assert Balance(15_000, 4_000).difference == 0
    assert Balance(15_000, 4_000, counted=10_950).difference == -50
    assert Balance(0, 4_000).expected == -4_000
