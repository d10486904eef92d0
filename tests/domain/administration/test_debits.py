"""Days on which banks settle, when a mandate is over, and the signs that a bank passes on."""

from datetime import date

import pytest
from dateutil.easter import easter as other
from hypothesis import given
from hypothesis import strategies as st

from clubadmin.domain.administration.debits import (
    LONGEST_MANDATE,
    LONGEST_TEXT,
    NOTICE,
    MandateKind,
    bank_day,
    earliest,
    easter,
    end_to_end,
    expires,
    is_bank_day,
    is_plain,
    plain,
    sequence_of,
)
from clubadmin.domain.administration.payment_code import reference_of, referred


@pytest.mark.parametrize(
    ("year", "month", "day"),
    [(2024, 3, 31), (2025, 4, 20), (2026, 4, 5), (2027, 3, 28), (2038, 4, 25), (2285, 3, 22)],
)
def test_easter_is_where_the_almanac_has_it(year: int, month: int, day: int) -> None:
    assert easter(year) == date(year, month, day)


def test_easter_is_that_of_another_reckoner_for_as_long_as_that_one_goes() -> None:
    assert all(easter(year) == other(year) for year in range(1583, 4100))


def test_banks_settle_on_all_days_but_weekends_and_six_holidays() -> None:
    closed = [
        day
        for number in range(365)
        if (day := date.fromordinal(date(2026, 1, 1).toordinal() + number)).weekday() < 5
        and not is_bank_day(day)
    ]
    assert closed == [
        date(2026, 1, 1),
        date(2026, 4, 3),
        date(2026, 4, 6),
        date(2026, 5, 1),
        date(2026, 12, 25),
    ]
    assert not is_bank_day(date(2028, 12, 26))  # a Tuesday; that of 2026 is a Saturday
    assert not is_bank_day(date(2026, 11, 28))
    assert is_bank_day(date(2026, 4, 27))  # King's Day: Dutch shops close, banks settle


def test_a_collection_on_a_closed_day_comes_on_the_next_open_one() -> None:
    assert bank_day(date(2026, 4, 3)) == date(2026, 4, 7)
    assert bank_day(date(2026, 12, 25)) == date(2026, 12, 28)
    assert bank_day(date(2026, 11, 24)) == date(2026, 11, 24)
    assert earliest(date(2026, 11, 24)) == date(2026, 11, 25)
    assert earliest(date(2026, 11, 27)) == date(2026, 11, 30)  # a Friday


def test_a_mandate_is_over_after_three_years_without_a_collection() -> None:
    assert expires(date(2023, 11, 24)) == date(2026, 11, 24)
    assert expires(date(2024, 2, 29)) == date(2027, 3, 1)


def test_the_name_of_a_collection_is_read_as_the_reference_of_the_dues() -> None:
    name = end_to_end(reference_of(4, 17), 12)
    assert name == f"{reference_of(4, 17)}-12"
    assert referred(name) == (4, 17)
    assert len(end_to_end(reference_of(999_999_999, 999_999_999), 999_999_999)) <= 35


@pytest.mark.parametrize(
    ("written", "sent"),
    [
        ("Ayşe Çelik", "Ayse Celik"),
        ("Øyvind Łuczak-Großmann", "Oyvind Luczak-Grossmann"),
        ("A & B; “De Vriendenkring”", "A + B, De Vriendenkring"),
        ("//van 't Hof", "van 't Hof"),
        ("/ /Bos ///a", "Bos /a"),
        ("王小明", ""),
        ("Contributie_2026\n(1e termijn)", "Contributie-2026 (1e termijn)"),
    ],
)
def test_a_name_is_sent_in_signs_that_every_bank_knows(written: str, sent: str) -> None:
    assert plain(written, 70) == sent


@given(st.text(max_size=200))
def test_whatever_is_written_can_be_sent(text: str) -> None:
    sent = plain(text, 70)
    assert len(sent) <= 70
    assert sent.isascii()
    assert plain(sent, 70) == sent


def test_a_reference_of_a_mandate_is_sent_as_it_is_written_or_not_at_all() -> None:
    assert is_plain("M-2026/17")
    assert not is_plain("")
    assert not is_plain("Ayşe-1")
    assert not is_plain("/17")
    assert not is_plain("17/")
    assert is_plain("M" * 35)
    assert not is_plain("M" * 36)


def test_what_banks_take_is_as_the_rulebook_has_it() -> None:
    assert (NOTICE, LONGEST_MANDATE, LONGEST_TEXT) == (14, 35, 140)
    assert sequence_of(MandateKind.RECURRENT) == "RCUR"
    assert sequence_of(MandateKind.ONCE) == "OOFF"
    assert len(plain("a" * 99, 70)) == 70
