"""What the payment code says, line by line as the European Payments Council describes it."""

import pytest

from clubadmin.domain.administration.payment_code import can_be_paid_to, payment_code, reference_of

ACCOUNT = "NL91ABNA0417164300"


def test_a_code_has_ten_lines_and_none_after_the_last():
    assert payment_code(ACCOUNT, "De Vier Azen", 1234567, reference_of(1, 2)).split("\n") == [
        "BCD",
        "002",
        "1",
        "SCT",
        "",
        "De Vier Azen",
        ACCOUNT,
        "EUR12345.67",
        "",
        "RF711C2",
    ]


@pytest.mark.parametrize(
    ("cents", "written"),
    [(1, "EUR0.01"), (10, "EUR0.10"), (4500, "EUR45.00"), (99_999_999_999, "EUR999999999.99")],
)
def test_an_amount_has_a_point_and_two_decimals(cents: int, written: str):
    assert payment_code(ACCOUNT, "Club", cents, "RF711C2").split("\n")[7] == written


def test_a_long_name_is_cut_at_seventy_signs_and_never_makes_the_code_too_long():
    long = payment_code(ACCOUNT, "Klaver " * 30, 1, "RF711C2").split("\n")[5]
    assert len(long) <= 70
    assert long.endswith("Klaver")
    wide = payment_code(ACCOUNT, "♣" * 200, 1, "RF18" + "A" * 21)
    assert len(wide.encode()) <= 331
    assert wide.split("\n")[5].startswith("♣♣")


@pytest.mark.parametrize(("holder", "kept"), [("🂡" * 63 + "ab", 65), ("🂡" * 63 + "abc", 65)])
def test_a_code_may_be_331_bytes_and_not_one_more(holder: str, kept: int):
    """Beside the name there are 77: 254 are left for it, 63 signs of four bytes and two of one."""
    code = payment_code(ACCOUNT, holder, 99_999_999_999, "RF18" + "A" * 21)
    assert len(code.encode()) == 331
    assert len(code.split("\n")[5]) == kept


def test_a_name_stays_on_its_line():
    assert payment_code(ACCOUNT, "De\nVier\r\nAzen", 1, "RF711C2").split("\n")[5] == "De Vier Azen"


@pytest.mark.parametrize(
    ("account", "holder", "cents", "reference"),
    [
        ("GB82WEST12345698765432", "Club", 1, "RF711C2"),
        ("NL91 ABNA 0417 1643 00", "Club", 1, "RF711C2"),
        (ACCOUNT, " ", 1, "RF711C2"),
        (ACCOUNT, "Club", 0, "RF711C2"),
        (ACCOUNT, "Club", -1, "RF711C2"),
        (ACCOUNT, "Club", 100_000_000_000, "RF711C2"),
        (ACCOUNT, "Club", 1, ""),
        (ACCOUNT, "Club", 1, "RF71 1C2"),
        (ACCOUNT, "Club", 1, "RF18" + "A" * 22),
    ],
)
def test_what_cannot_stand_in_a_code_is_refused(
    account: str, holder: str, cents: int, reference: str
):
    with pytest.raises(ValueError, match=r"code|reference"):
        payment_code(account, holder, cents, reference)


def test_an_account_outside_the_european_economic_area_needs_a_bank_in_its_code():
    assert [can_be_paid_to(one) for one in (ACCOUNT, "BE71", "GB82", "CH93")] == [
        True,
        True,
        False,
        False,
    ]
