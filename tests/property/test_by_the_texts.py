"""Seasons by chance, each worked out a second time from the texts alone.

A difference is told with its seed and with the smallest season that still has it; the seeds of a
night follow from its date. One alone: `python -m tests.property.by_the_texts SEED`.
"""

from datetime import date

import pytest

from tests.property.by_the_texts.case import KINDS, made_up
from tests.property.by_the_texts.club import differs
from tests.property.by_the_texts.shrinking import shrunk
from tests.turns import tries

OF_A_KIND = tries(1, 20)
FIRST = date.today().toordinal() * OF_A_KIND if tries(0, 1, 0) else 0


@pytest.mark.parametrize("kind", KINDS)
def test_a_season_is_what_the_texts_make_of_it(kind: str) -> None:
    for at in range(FIRST, FIRST + OF_A_KIND):
        seed = at * len(KINDS) + KINDS.index(kind)
        case = made_up(seed)
        if differs(case):
            smallest, told = shrunk(case, differs)
            raise AssertionError(f"seed {seed}: {told}\n{smallest}")
