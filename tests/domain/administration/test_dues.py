"""What a member owes for a season or a part of it; figures worked out by hand."""

from datetime import date, timedelta
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clubadmin.domain.administration.dues import (
    Charge,
    DuesKind,
    ProRata,
    Span,
    charges,
    part_of_season,
    split,
)
from tests.turns import tries

SEASON = Span(date(2026, 9, 1), date(2027, 6, 30))  # ten months: four quarters were begun


def owed(kind: DuesKind, joined: date | None = None, left: date | None = None) -> int:
    return sum(one.amount for one in charges(kind, SEASON, joined, left, later=False))


def test_a_member_of_the_whole_season_owes_the_whole_on_its_first_day() -> None:
    found = charges(DuesKind("Lid", 4500, entry=1000), SEASON, None, None, later=False)
    assert found == (Charge(1, 4500, date(2026, 9, 1)),)


def test_the_entry_fee_is_asked_once_in_the_season_of_joining() -> None:
    kind = DuesKind("Lid", 4500, entry=1000)
    joined = date(2026, 11, 16)
    found = charges(kind, SEASON, joined, None, later=False)
    assert found == (Charge(0, 1000, joined), Charge(1, 4500, joined))
    next_season = Span(date(2027, 9, 1), date(2028, 6, 30))
    assert charges(kind, next_season, joined, None, later=False) == (
        Charge(1, 4500, date(2027, 9, 1)),
    )


@pytest.mark.parametrize(
    ("joined", "cents"),
    [
        (date(2026, 8, 31), 4500),
        (date(2026, 9, 1), 5500),
        (date(2027, 6, 30), 5500),
        (date(2027, 7, 1), 0),
    ],
)
def test_who_joins_on_the_first_or_the_last_day_joins_in_that_season(joined, cents) -> None:
    assert owed(DuesKind("Lid", 4500, entry=1000), joined) == cents


@pytest.mark.parametrize(
    ("by", "joined", "left", "cents"),
    [
        (ProRata.NONE, date(2027, 6, 30), None, 4500),
        (ProRata.MONTH, date(2026, 9, 30), None, 4500),
        (ProRata.MONTH, date(2026, 11, 16), None, 3600),  # 8 of 10 months
        (ProRata.MONTH, None, date(2026, 10, 1), 900),  # 2 of 10
        (ProRata.MONTH, date(2027, 6, 30), None, 450),  # 1 of 10
        (ProRata.QUARTER, date(2026, 11, 16), None, 4500),  # in the first of four
        (ProRata.QUARTER, date(2026, 12, 1), None, 3375),  # 3 of 4
        (ProRata.QUARTER, date(2027, 6, 1), None, 1125),  # 1 of 4
    ],
)
def test_a_part_of_a_season_costs_its_part(by, joined, left, cents) -> None:
    assert owed(DuesKind("Lid", 4500, pro_rata=by), joined, left) == cents


def test_half_a_cent_becomes_a_cent() -> None:
    two_months = Span(date(2026, 9, 1), date(2026, 10, 31))
    last = Span(date(2026, 10, 1), date(2026, 10, 31))
    assert part_of_season(4501, ProRata.MONTH, two_months, last) == 2251


def test_who_was_no_member_in_the_season_owes_nothing() -> None:
    kind = DuesKind("Lid", 4500, entry=1000, pro_rata=ProRata.MONTH)
    assert charges(kind, SEASON, None, date(2026, 8, 31), later=False) == ()
    assert charges(kind, SEASON, date(2027, 7, 1), None, later=False) == ()


def test_a_second_of_a_household_owes_less_and_never_below_nothing() -> None:
    kind = DuesKind("Lid", 4500, household_less=1000)
    assert [one.amount for one in charges(kind, SEASON, None, None, later=True)] == [3500]
    generous = DuesKind("Jeugd", 800, household_less=1000)
    assert charges(generous, SEASON, None, None, later=True) == ()


def test_three_instalments_add_up_and_lie_apart() -> None:
    found = charges(DuesKind("Lid", 10000, instalments=3), SEASON, None, None, later=False)
    assert [one.amount for one in found] == [3334, 3333, 3333]
    assert [one.due_on for one in found] == [
        date(2026, 9, 1),
        date(2026, 12, 10),  # 302 days: 100 and 201 days on
        date(2027, 3, 21),
    ]


def begun(season: Span, member: Span, by: ProRata) -> Fraction:
    """Which part of a season somebody was a member, by going through its days one by one."""
    length = {ProRata.NONE: 1200, ProRata.MONTH: 1, ProRata.QUARTER: 3}[by]

    def units(span: Span) -> set[int]:
        days = range(span.first.toordinal(), span.last.toordinal() + 1)
        months = {(day.year, day.month) for day in map(date.fromordinal, days)}
        first = 12 * season.first.year + season.first.month
        return {(12 * year + month - first) // length for year, month in months}

    return Fraction(len(units(member)), len(units(season)))


def test_cents_add_up_over_ten_thousand_random_years() -> None:
    """A tenth of them by day; all with a second reckoner that goes through the days."""
    chance = Random(15)

    def day() -> date:
        return date(2020, 1, 1) + timedelta(days=chance.randrange(7_000))

    for _ in range(tries(1_000, 10_000)):
        first = day()
        season = Span(first, first + timedelta(days=chance.randrange(500)))
        by, parts = chance.choice(list(ProRata)), chance.randint(1, 12)
        amount, entry, less = (chance.randrange(most) for most in (100_000, 10_000, 20_000))
        kind = DuesKind("Lid", amount, entry, by, parts, less)
        joined, left = (chance.choice((None, day())) for _ in range(2))
        later = chance.random() < 0.5
        found = charges(kind, season, joined, left, later=later)
        whole = max(0, amount - less) if later else amount
        dues = [one for one in found if one.part]
        every = [one.amount for one in dues]
        assert sum(one.amount for one in found if not one.part) in (0, entry)
        assert sum(every) <= whole
        assert all(one.amount > 0 for one in found)
        assert all(season.first <= one.due_on <= season.last for one in found)
        assert [one.due_on for one in dues] == sorted(one.due_on for one in dues)
        assert not every or max(every) - min(every) <= 1
        inside = Span(max(season.first, joined or first), min(season.last, left or season.last))
        part = begun(season, inside, by) if inside.first <= inside.last else Fraction(0)
        assert sum(every) == int(whole * part + Fraction(1, 2)), "half a cent becomes a cent"


@given(st.integers(0, 10**9), st.integers(1, 12))
def test_what_is_split_adds_up(amount: int, parts: int) -> None:
    assert sum(split(amount, parts)) == amount


@given(st.dates(date(2026, 9, 1), date(2027, 6, 29)))
def test_two_who_follow_each_other_pay_a_season_by_the_month_or_a_month_more(day: date) -> None:
    kind = DuesKind("Lid", 10_000, pro_rata=ProRata.MONTH)
    both = owed(kind, None, day) + owed(kind, day + timedelta(days=1), None)
    same_month = (day + timedelta(days=1)).month == day.month
    assert both == (11_000 if same_month else 10_000)
