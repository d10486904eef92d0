"""Money of an evening, worked out by hand."""

from random import Random

import pytest

from clubadmin.domain.administration.cash import Balance, Stakes, change, tickets

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
