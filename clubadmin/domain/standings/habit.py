"""Habits of evenings: on which days more come, and in which other competitions these count.

A club counts every evening of a competition, or those of one kind, such as first Thursdays.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from datetime import date, timedelta
from itertools import pairwise
from typing import NamedTuple

_WEEK = 7
LEAST = 2
"""Evenings of one kind, before it is taken for a habit."""


class Kind(NamedTuple):
    """Such as the first Thursday of a month."""

    nth: int  # of its weekday in the month, from 0
    weekday: int  # from 0, Monday


def kind_of(day: date) -> Kind:
    """The kind of a day."""
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
    like = [one for one in counted if one < day]
    unlike = [one for one in left_out if one < day]
    kind = habit_of(like)
    if kind is not None:
        if kind_of(day) != kind:
            return False
        unlike = [one for one in unlike if kind_of(one) == kind]
    return bool(like) and max(like) > max(unlike, default=date.min)


def habit_of(days: Collection[date]) -> Kind | None:
    """The kind that days are of; None where they differ or are too few to tell."""
    kinds = {kind_of(day) for day in days}
    return kinds.pop() if len(kinds) == 1 and len(days) >= LEAST else None


def a_year_on(days: Sequence[date]) -> tuple[date, ...]:
    """Find the days a year later: Thursdays stay Thursdays, and first ones stay first ones."""
    kind = habit_of(days)
    if kind is None or kind.nth > 3:  # not every month has a fifth
        return tuple(day + timedelta(weeks=52) for day in days)
    return tuple(_in_month(kind, day.replace(year=day.year + 1, day=1)) for day in days)


def days_after(days: Collection[date]) -> Iterator[date]:
    """Give the days that follow these: first Thursdays again, else as far apart as most were.

    Of the weekday that most were on; of one day alone, a week on.
    """
    known = sorted(set(days))
    kind = habit_of(known)
    if kind is not None and kind.nth <= 3:
        month = known[-1].replace(day=1)
        while True:
            month = (month + timedelta(days=31)).replace(day=1)
            yield _in_month(kind, month)
    on = Counter(day.weekday() for day in known)
    usual = max(known, key=lambda one: (on[one.weekday()], one))
    gaps = [(after - before).days for before, after in pairwise(known)]
    weeks = Counter(gap for gap in gaps if gap % _WEEK == 0)
    step = timedelta(days=max(weeks, key=lambda gap: (weeks[gap], -gap), default=_WEEK))
    day = usual
    while True:
        day += step
        if day > known[-1]:
            yield day


def _in_month(kind: Kind, first: date) -> date:
    days = (kind.weekday - first.weekday()) % 7 + 7 * kind.nth
    return first + timedelta(days=days)
