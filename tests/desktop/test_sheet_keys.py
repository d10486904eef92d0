import pytest
from hypothesis import given
from hypothesis import strategies as st

from clubadmin.desktop.sheet.keys import expand


@pytest.mark.parametrize(
    ("keys", "line"),
    [
        ("92", "92"),
        ("92+", "92+20"),
        ("92++", "92+40"),
        ("92+-", "92+20-20"),
        ("92+5", "92+50"),
        ("92+20", "92+20"),
        ("92+100-2", "92+100-20"),
        ("*-", "*-20"),
        (".*+4", ".*+40"),
        ("n-vi", "n-vi"),
        ("92+0", "92+0"),
        ("92+-20", "92+20-20"),
        (" 92 + 2 0", "92+20"),
        (",70", ".70"),
        ("w70+2-4", "w70+20-40"),
    ],
)
def test_a_sign_is_a_stroke_of_twenty_and_one_digit_is_tens(keys, line):
    assert expand(keys) == line


@pytest.mark.parametrize("keys", ["-", "x", "", "+", "--", "+20"])
def test_what_has_no_points_before_it_is_left_alone(keys):
    assert expand(keys) == keys


@given(st.text(alphabet="0123456789+-*/.?nNpvwzi #@sk", max_size=12))
def test_what_was_written_out_stays_as_it_is(keys):
    assert expand(expand(keys)) == expand(keys)
