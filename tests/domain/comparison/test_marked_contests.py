"""Contests and matches of teams end the same in every version."""

import pytest

from tests.domain.comparison.marked_contests import SUBJECTS
from tests.domain.marks import otherwise


@pytest.mark.parametrize("name", SUBJECTS)
def test_a_contest_ends_the_same_in_every_version(name: str) -> None:
    assert not otherwise(name, SUBJECTS[name])
