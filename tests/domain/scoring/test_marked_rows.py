"""Rows, sheets and what is decided of them come to the same in every version."""

import pytest

from tests.domain.marks import otherwise
from tests.domain.scoring.marked_rows import SUBJECTS


@pytest.mark.parametrize("name", SUBJECTS)
def test_what_was_typed_is_worth_the_same_in_every_version(name: str) -> None:
    assert not otherwise(name, SUBJECTS[name])
