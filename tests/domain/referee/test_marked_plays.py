"""Games by their cards are judged the same in every version."""

import pytest

from tests.domain.marks import otherwise
from tests.domain.referee.marked_plays import SUBJECTS


@pytest.mark.parametrize("name", SUBJECTS)
def test_what_was_played_is_judged_the_same_in_every_version(name: str) -> None:
    assert not otherwise(name, SUBJECTS[name])
