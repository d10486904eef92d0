"""The table of marks, and what a mark takes in."""

from clubadmin.domain.row.settle import Amounts
from clubadmin.i18n import Message
from tests.domain.marks import kept, mark
from tests.domain.write_marks import EVERY


def test_the_table_holds_these_subjects_and_no_others() -> None:
    assert list(kept()) == list(EVERY)


def test_a_mark_tells_figures_apart_and_no_wordings() -> None:
    assert mark([Amounts(1, 2)]) == mark([Amounts(1, 2)]) != mark([Amounts(1, 3)])
    assert mark([Message("Lid {n}", n=1)]) == mark([Message("Speler {n}", n=1)])
    assert mark([Message("Lid {n}", n=1)]) != mark([Message("Lid {n}", n=2)])
