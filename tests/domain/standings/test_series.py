from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from clubadmin.domain.standings.series import LONGEST_BREAK, Run, longest, ranked


def weekly(happened: list[bool]) -> list[tuple[date, bool]]:
    return [(date(2026, 1, 5) + timedelta(days=7 * at), one) for at, one in enumerate(happened)]


@given(st.lists(st.booleans(), max_size=30))
def test_the_longest_series_is_as_long_as_the_longest_stretch_of_yes(happened: list[bool]) -> None:
    said = "".join("y" if one else "n" for one in happened)
    stretches = [len(part) for part in said.split("n")]
    found = longest(weekly(happened))
    if max(stretches) == 0:
        assert found is None
        return
    assert found is not None
    assert found.length == max(stretches) == found.last - found.first + 1
    assert all(happened[found.first : found.last + 1])
    assert found.running == (found.last == len(happened) - 1)


def test_of_equally_long_series_it_is_the_latest() -> None:
    assert longest(weekly([True, True, False, True, True, False])) == Run(2, 3, 4, running=False)
    assert longest(weekly([True, False, True])) == Run(1, 2, 2, running=True)


def test_a_season_that_is_not_known_ends_a_series_and_a_summer_or_a_year_does_not() -> None:
    first = date(2026, 5, 4)
    for days, length in ((120, 2), (371, 2), (LONGEST_BREAK + 1, 1)):
        found = longest([(first, True), (first + timedelta(days=days), True)])
        assert found is not None
        assert found.length == length


def test_equal_figures_share_a_place_and_the_next_is_skipped() -> None:
    figures = {"a": 3.0, "b": 5.0, "c": 3.0, "d": 1.0}
    assert ranked(figures) == [(1, "b"), (2, "a"), (2, "c"), (4, "d")]
    assert ranked(figures, lowest=True) == [(1, "d"), (2, "a"), (2, "c"), (4, "b")]
    assert ranked({}) == []
