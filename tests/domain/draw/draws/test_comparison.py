"""What is said of repeats where games are compared, and of wallets at several tables."""

import pytest

from clubadmin.domain.draw.draws.comparison import (
    again_note,
    copies_note,
    half_notes,
    repeats_note,
)
from clubadmin.domain.draw.plan.schedule import RoundDraw
from clubadmin.domain.draw.plan.task import Task, pairs_at_tables
from clubadmin.i18n import Message

PAIRS = Message("paren")


@pytest.mark.parametrize(
    ("times", "rounds", "proof", "said"),
    [
        (0, 6, "optimal", None),
        (0, 3, "best-found", None),
        (2, 6, "optimal", "lukt hoogstens 5 ronden"),
        (2, 5, "optimal", "2 keer treffen twee paren elkaar opnieuw."),
        (2, 6, "best-found", "2 keer treffen twee paren elkaar opnieuw."),
    ],
)
def test_that_it_cannot_be_less_is_said_of_more_rounds_than_opponents_only(
    times: int, rounds: int, proof: str, said: str | None
) -> None:
    notes = again_note(times, 5, PAIRS, rounds, proof)  # type: ignore[arg-type]
    assert [said in note.text() for note in notes] == ([] if said is None else [True])


@pytest.mark.parametrize(("most", "said"), [(1, "hoogstens 1 ronde;"), (2, "hoogstens 2 ronden;")])
def test_one_round_is_a_round(most: int, said: str) -> None:
    (note,) = repeats_note(3, most, PAIRS)
    assert said in note.text()


@pytest.mark.parametrize(("out", "said"), [((5,), "5 zit stil"), ((5, 6), "5 en 6 zitten stil")])
def test_one_who_waits_is_one(out: tuple[int, ...], said: str) -> None:
    task = Task((1, 2, 3, 4, 5, 6), range(1, 2), pairs_at_tables, 2)
    (note,) = half_notes(task, [RoundDraw(1, (), out)])
    assert said in note.text()


def test_wallets_at_one_table_at_a_time_need_no_word() -> None:
    assert copies_note(1) == []
    assert "hoogstens 2 tafels" in copies_note(2)[0].text()
