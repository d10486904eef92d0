"""The table of marks, and what a mark takes in."""

from pathlib import Path

import pytest

from clubadmin.domain.row.settle import Amounts
from clubadmin.i18n import Message
from tests.domain import marks
from tests.domain.marks import Mark, kept, mark, otherwise
from tests.domain.write_marks import EVERY
from tests.turns import turn_of


def test_the_table_holds_these_subjects_and_no_others() -> None:
    assert list(kept()) == list(EVERY)


def test_a_mark_tells_figures_apart_and_no_wordings() -> None:
    assert mark([Amounts(1, 2)]) == mark([Amounts(1, 2)]) != mark([Amounts(1, 3)])
    assert mark([Message("Lid {n}", n=1)]) == mark([Message("Speler {n}", n=1)])
    assert mark([Message("Lid {n}", n=1)]) != mark([Message("Lid {n}", n=2)])


def test_a_mark_that_changed_says_which_answer_is_the_first_and_which_command_keeps_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(marks, "kept", lambda: {"sums": mark([1, 2, 3, 4])})
    assert otherwise("sums", lambda: [1, 2, 3, 4]) == ""
    told = otherwise("sums", lambda: [1, 2, 5, 6])
    assert "'sums' comes out otherwise, first at answer 3 of 4" in told
    assert "which is now 5" in told
    assert told.endswith("python -m tests.domain.write_marks 'sums'")
    assert "at answer 5 of 5 (there were 4), which is now 5" in otherwise(
        "sums", lambda: [1, 2, 3, 4, 5]
    )
    assert "at answer 4 of 3 (there were 4), which is now no answer" in otherwise(
        "sums", lambda: [1, 2, 3]
    )


def test_a_subject_without_a_mark_says_how_it_gets_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(marks, "kept", lambda: {"sums": Mark("", "")})
    assert otherwise("rows nku-150", list) == (
        "Of 'rows nku-150' there is no mark yet;"
        " python -m tests.domain.write_marks 'rows nku-150' writes it."
    )


def test_what_has_a_name_is_told_before_what_has_only_a_mark() -> None:
    files = [
        Path("domain/scoring/test_marked_rows.py"),
        Path("domain/scoring/test_keypad.py"),
        Path("safety/test_01_sudden_end.py"),
    ]
    assert sorted(files, key=turn_of) == [files[2], files[1], files[0]]
