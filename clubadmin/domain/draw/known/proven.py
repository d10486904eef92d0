"""The fewest repeats there can be, where all draws of a small evening were tried.

Counting (`bounds`) proves less for these than is so. The test of this file tries them again.
"""

from collections.abc import Mapping, Sequence

from clubadmin.domain.draw.plan.layout import Odd
from clubadmin.domain.draw.plan.schedule import RoundDraw

FEWEST: Mapping[tuple[int, int, Odd], int] = {
    (7, 3, "sits-out"): 2,
    (7, 4, "sits-out"): 5,
    (9, 4, "sits-out"): 14,
    (10, 4, "sits-out"): 9,
    (11, 4, "sits-out"): 6,
    (6, 3, "three"): 5,
    (7, 2, "three"): 6,
    (7, 3, "three"): 10,
    (7, 4, "three"): 17,
    (10, 2, "three"): 4,
    (10, 3, "three"): 8,
    (11, 2, "three"): 3,
    (11, 3, "three"): 6,
    (13, 2, "three"): 2,
    (14, 2, "three"): 4,
}
"""By people, rounds and what becomes of whom four does not divide."""


def fewest_tried(rounds: Sequence[RoundDraw]) -> int:
    """How many repeats no evening of tables of four avoids; 0 where not all were tried.

    It holds for whole evenings with the same people, and turns as fair as they are drawn.
    """
    people = {frozenset(draw.entrants) for draw in rounds}
    if len(people) != 1:
        return 0
    odd: Odd = "three" if any(draw.three for draw in rounds) else "sits-out"
    return FEWEST.get((len(next(iter(people))), len(rounds), odd), 0)
