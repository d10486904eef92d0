"""Whether a new evening counts in another competition as the ones before it did.

A club counts every evening of a competition, or those of one kind, such as first Thursdays.
"""

from collections.abc import Collection
from datetime import date
from typing import NamedTuple

LEAST = 2
"""Evenings of one kind, before it is taken for a habit."""


class Kind(NamedTuple):
    """Such as the first Thursday of a month."""

    nth: int  # of its weekday in the month, from 0
    weekday: int  # from 0, Monday


def kind_of(day: date) -> Kind:
    """Of which kind a day is."""
    return Kind((day.day - 1) // 7, day.weekday())


def goes_on(counted: Collection[date], left_out: Collection[date], day: date) -> bool:
    """Whether an evening on a new day counts too.

    Where all that counted were of one kind, only that kind goes on, whatever came between;
    otherwise it goes as the evening before it. What is later than the new day says nothing.

    Args:
        counted: the days of evenings of the competition that count.
        left_out: those of the others.
        day: of the new evening.
    """
    kinds = {kind_of(one) for one in counted if one < day}
    like = [one for one in counted if one < day]
    unlike = [one for one in left_out if one < day]
    if len(kinds) == 1 and len(like) >= LEAST:
        if kind_of(day) not in kinds:
            return False
        unlike = [one for one in unlike if kind_of(one) in kinds]
    return bool(like) and max(like) > max(unlike, default=date.min)
