"""A draw that was printed can be made again: the same question always has the same answer."""

import pytest

from clubadmin.domain.draw.drawing import DrawRequest
from tests.domain.draw.printed import answer, printed, questions
from tests.turns import by_turns

QUESTIONS = dict(questions())
PRINTED = printed()


@pytest.mark.parametrize("name", by_turns(QUESTIONS, 12))
def test_what_was_drawn_once_is_drawn_so_by_every_version(name: str) -> None:
    request: DrawRequest = QUESTIONS[name]
    assert answer(request) == PRINTED[name]


def test_the_table_holds_these_draws_and_no_others() -> None:
    assert list(PRINTED) == list(QUESTIONS)
