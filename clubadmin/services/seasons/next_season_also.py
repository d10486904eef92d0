"""Which evenings of a next season count in another of its competitions, as the year before."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial

from sqlalchemy import Connection

from clubadmin.domain.standings.going_on import habit_of, kind_of
from clubadmin.model.evenings.also_counting import Habit
from clubadmin.model.seasons.closing import NextSeason
from clubadmin.model.seasons.season import Season
from clubadmin.services.evenings.also_going_on import habits_in
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import AlsoCountsRow


@dataclass(frozen=True)
class Slot:
    """An evening of the next season among those that count in a competition."""

    competition_id: int  # of the competition it is an evening of, as it was the year before
    day: date
    at: int = 0  # which one of its own evenings


Plan = Mapping[int, Sequence[Slot]]
"""By competition of the year before all that counts, in order; its place is its number."""


def plan_of(conn: Connection, wanted: NextSeason) -> Plan:
    """The evenings of each competition that goes on, those of others among them by date."""
    own = {
        one.competition_id: [
            Slot(one.competition_id, day, at) for at, day in enumerate(sorted(one.days))
        ]
        for one in wanted.competitions
        if one.taken
    }
    plan = {number: list(slots) for number, slots in own.items()}
    for habit in habits_in(conn):
        if habit.other_id in own and habit.competition_id in own:
            going = _going_on(habit, wanted.from_season, own[habit.other_id])
            plan[habit.competition_id] += going
    for number, slots in plan.items():
        slots.sort(key=partial(_order, number))
    return plan


def own_of(plan: Plan, competition_id: int) -> dict[int, Slot]:
    """The own evenings of a competition, by the number they have in it."""
    slots = enumerate(plan[competition_id], start=1)
    return {number: one for number, one in slots if one.competition_id == competition_id}


def count_as_planned(
    change: Change, plan: Plan, made: Mapping[int, int], evenings: Mapping[Slot, int]
) -> None:
    """Have evenings of others count, under the numbers that the plan has for them.

    Args:
        change: the change in which the season is made.
        plan: as `plan_of` gives it.
        made: the new competitions, by those of the year before.
        evenings: the new evenings.
    """
    for competition, slots in plan.items():
        for number, slot in enumerate(slots, start=1):
            if slot.competition_id != competition:
                values = {"evening_id": evenings[slot], "number": number}
                change.insert(AlsoCountsRow, competition_id=made[competition], **values)


def _order(competition: int, one: Slot) -> tuple[date, bool, int]:
    """By date; of one day the own evening first."""
    return one.day, one.competition_id != competition, one.at


def _going_on(habit: Habit, before: Season, slots: Sequence[Slot]) -> Iterator[Slot]:
    """The days of a kind, such as first Thursdays; else each as its evening the year before."""
    counted = _within(before, habit.counted)
    old = sorted([*counted, *_within(before, habit.left_out)])
    kind = habit_of(counted)
    if kind is not None:
        yield from (one for one in slots if kind_of(one.day) == kind)
    elif len(old) == len(slots):
        yield from (one for was, one in zip(old, slots, strict=True) if was in counted)


def _within(season: Season, days: Collection[date]) -> list[date]:
    return [day for day in days if season.starts <= day <= season.ends]
