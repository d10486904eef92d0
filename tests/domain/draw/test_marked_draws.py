"""What draws are made of, and what is said of them, is the same in every version."""

import pytest

from tests.domain.draw.marked_draws import SUBJECTS
from tests.domain.marks import kept, mark


@pytest.mark.parametrize("name", SUBJECTS)
def test_each_piece_of_a_draw_is_the_same_in_every_version(name: str) -> None:
    assert mark(SUBJECTS[name]()) == kept()[name]
