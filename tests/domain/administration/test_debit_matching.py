"""Which lines of a statement are what was collected, and which took some of it back."""

from datetime import date

import pytest

from clubadmin.domain.administration.debits import DebitMatcher, Sent, reason_code
from clubadmin.domain.administration.matching import Line, Sureness, Why

DAY = date(2026, 12, 8)
LINES = tuple(
    Sent(number, 10 + number, 100 * number, f"RF181C{number}-7", f"NL{number}", batch, DAY, False)
    for number, batch in ((1, "A"), (2, "A"), (3, "B"), (4, "B"), (5, "C"))
)


def test_each_file_is_proposed_once_and_what_came_in_may_come_back() -> None:
    matcher = DebitMatcher(LINES)
    told = matcher.propose(Line(300, text="incasso A"), DAY)
    assert told is not None
    assert (told.shares, told.debits) == (((11, 100), (12, 200)), (1, 2))
    assert (told.sureness, told.why) == (Sureness.SURE, Why.COLLECTED)
    assert matcher.propose(Line(300, text="incasso A"), DAY) is None
    back = matcher.propose(Line(-200, reference="RF181C2-7"), DAY)
    assert back is not None
    assert (back.shares, back.debits, back.why) == (((12, -200),), (2,), Why.RETURNED)
    assert matcher.propose(Line(-200, reference="RF181C2-7"), DAY) is None


def test_a_name_that_begins_as_another_is_another() -> None:
    assert DebitMatcher(LINES).propose(Line(300, text="incasso A-2"), date(2027, 1, 8)) is None
    assert DebitMatcher(LINES).propose(Line(-200, reference="RF181C2-71"), DAY) is None


@pytest.mark.parametrize(
    ("amount", "day", "account", "found"),
    [
        (700, DAY, "", True),
        (700, date(2026, 12, 15), "", True),
        (700, date(2026, 12, 16), "", False),  # too late
        (700, date(2026, 12, 7), "", False),  # before it was collected
        (700, DAY, "NL9", False),  # somebody paid this
        (500, DAY, "", False),  # one line: anybody may owe that
        (701, DAY, "", False),
    ],
)
def test_by_its_amount_alone_a_file_is_likely_in_its_week(
    amount: int, day: date, account: str, found: bool
) -> None:
    told = DebitMatcher(LINES).propose(Line(amount, account), day)
    assert (told is not None and told.sureness is Sureness.LIKELY) == found


def test_two_files_of_one_amount_are_neither_without_a_name() -> None:
    twice = (*LINES, Sent(6, 16, 300, "RF181C6-8", "NL6", "D", DAY, False))
    assert DebitMatcher(twice).propose(Line(300), DAY) is not None
    both = (
        *twice,
        Sent(7, 17, 200, "a", "", "E", DAY, False),
        Sent(8, 18, 100, "b", "", "E", DAY, False),
    )
    assert DebitMatcher(both).propose(Line(300), DAY) is None


def test_a_line_by_itself_is_known_by_its_name_and_one_that_came_back_by_its_account() -> None:
    told = DebitMatcher(LINES).propose(Line(500, "NL5", text="RF181C5-7"), DAY)
    assert told is not None
    assert (told.debits, told.sureness) == ((5,), Sureness.SURE)
    back = DebitMatcher(LINES).propose(Line(-500, "NL5"), DAY)
    assert back is not None
    assert (back.debits, back.sureness) == ((5,), Sureness.LIKELY)
    assert back.shares == ((15, -500),)
    assert DebitMatcher(LINES).propose(Line(-500, "NL5"), date(2026, 12, 7)) is None
    assert DebitMatcher(LINES).propose(Line(-500), DAY) is None
    assert DebitMatcher(()).propose(Line(500), DAY) is None


def test_a_cent_that_came_in_and_back_is_gone() -> None:
    matcher = DebitMatcher([Sent(1, 11, 1, "RF181C1-7", "", "A", DAY, booked=True)])
    assert matcher.propose(Line(1, text="RF181C1-7"), DAY) is None
    assert matcher.propose(Line(-1, text="RF181C1-7"), DAY) is not None
    assert matcher.propose(Line(-1, text="RF181C1-7"), DAY) is None


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("MD06 Refund Request", "MD06"),
        ("/RTRN/MS03/ RF18", "MS03"),
        ("DNOR", "DNOR"),
        ("contributie AMC04", ""),
        ("", ""),
    ],
)
def test_the_banks_reason_is_read_out_of_a_line(text: str, code: str) -> None:
    assert reason_code(text) == code
