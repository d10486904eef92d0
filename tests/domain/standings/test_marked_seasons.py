"""Seasons, prizes and places are the same in every version."""

import pytest

from tests.domain.marks import otherwise
from tests.domain.standings.marked_seasons import SUBJECTS


@pytest.mark.parametrize("name", SUBJECTS)
def test_a_season_stands_the_same_in_every_version(name: str) -> None:
    assert not otherwise(name, SUBJECTS[name])
