"""The reference on a letter comes back in a statement, whatever a bank makes of its blanks."""

from hypothesis import given
from hypothesis import strategies as st

from clubadmin.domain.administration.payment_code import grouped, reference_of, referred

IDS = st.integers(1, 999_999)


def test_the_digits_that_check_it_are_those_of_iso_11649() -> None:
    # 3C17RF00 is 3 12 17 27 15 00: 31217271500 = 97 x 321827541 + 23, and 98 - 23 = 75
    assert reference_of(3, 17) == "RF753C17"
    assert grouped("RF753C17") == "RF75 3C17"


@given(IDS, IDS, st.sampled_from(["{}", "contributie {} bedankt", "kenmerk: {}.", "{}BOS"]))
def test_it_is_found_in_any_text(season: int, member: int, around: str) -> None:
    reference = reference_of(season, member)
    for written in (reference, grouped(reference), reference.lower()):
        assert referred(around.format(written)) == (season, member)


@given(IDS, IDS, st.data())
def test_a_slip_of_one_sign_is_no_reference(season: int, member: int, data: st.DataObject) -> None:
    reference = reference_of(season, member)
    at = data.draw(st.integers(2, len(reference) - 1))
    other = data.draw(st.sampled_from("0123456789"))
    wrong = reference[:at] + other + reference[at + 1 :]
    if wrong != reference:
        assert referred(wrong) != (season, member)
