"""Dues, payments and names are read the same in every version."""

import pytest

from tests.domain.administration.marked_money import SUBJECTS
from tests.domain.marks import kept, mark


@pytest.mark.parametrize("name", SUBJECTS)
def test_an_amount_is_the_same_in_every_version(name: str) -> None:
    assert mark(SUBJECTS[name]()) == kept()[name]
