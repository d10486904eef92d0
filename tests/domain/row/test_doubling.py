"""How many times a row counts because it was doubled."""

import pytest

from clubadmin.domain.row.doubling import doubled
from clubadmin.domain.row.raw import RawGame
from tests.domain.referee.dealing import built_in
from tests.domain.scoring.own import own

RULES = {rules.name: rules for rules in built_in()}["kraken"]


@pytest.mark.parametrize(
    ("how", "times"), [("none", [1, 1, 1, 1]), ("kloppen", [1, 2, 4, 4]), ("kraken", [1, 2, 4, 8])]
)
def test_who_knocks_doubles_twice_at_most_and_who_cracks_three_times(
    how: str, times: list[int]
) -> None:
    rules = own(RULES, doubling=how)
    assert [doubled(RawGame(double=often), rules) for often in range(4)] == times
