"""Dues, payments and names are read the same in every version."""

import pytest

from tests.domain.administration.marked_money import SUBJECTS
from tests.domain.marks import otherwise


@pytest.mark.parametrize("name", SUBJECTS)
def test_an_amount_is_the_same_in_every_version(name: str) -> None:
    assert not otherwise(name, SUBJECTS[name])
