"""A draw that was printed can be made again: the same question always has the same answer."""

import pytest

from clubadmin.domain.draw.drawing import DrawRequest
from tests.domain.draw.printed import answer, printed, questions
from tests.turns import tries

PRINTED = printed()


@pytest.fixture(scope="module")
def asked() -> dict[str, DrawRequest]:
    return dict(questions())


@pytest.mark.parametrize("name", list(PRINTED)[:: tries(20, 1)])
def test_what_was_drawn_once_is_drawn_so_by_every_version(name, asked) -> None:
    assert answer(asked[name]) == PRINTED[name]


def test_the_table_holds_these_draws_and_no_others(asked) -> None:
    assert list(PRINTED) == list(asked)
