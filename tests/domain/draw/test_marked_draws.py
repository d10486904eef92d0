"""What draws are made of, and what is said of them, is the same in every version."""

import pytest

from tests.domain.draw.marked_draws import SUBJECTS
from tests.domain.marks import otherwise
from tests.turns import by_turns

MANY = [name for name in SUBJECTS if name.startswith("many ")]
OTHERS = [name for name in SUBJECTS if name not in MANY]


@pytest.mark.parametrize("name", [*by_turns(OTHERS, 2), *by_turns(MANY, 3)])
def test_each_piece_of_a_draw_is_the_same_in_every_version(name: str) -> None:
    assert not otherwise(name, SUBJECTS[name])
