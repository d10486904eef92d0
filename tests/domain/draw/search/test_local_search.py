"""When a search takes what is worse for now."""

import pytest

from clubadmin.domain.draw.search.local_search import accepts


def never() -> float:
    pytest.fail("no chance is asked for")


@pytest.mark.parametrize("change", [-1, 0, 32, 33])
def test_what_is_no_worse_is_taken_and_what_is_too_dear_is_not_whatever_chance_says(
    change: int,
) -> None:
    assert accepts(change, 2.0, never) == (change <= 0)


def test_what_is_worse_is_taken_as_often_as_its_odds_say() -> None:
    """16 at a warmth of 2: 1 - 16/32 is a half, of which the sixteenth power are the odds."""
    assert accepts(16, 2.0, lambda: 0.5**16 - 2**-60)
    assert not accepts(16, 2.0, lambda: 0.5**16)
