"""The next season, begun from one that is played: competitions, groups after it, and dates.

Evenings that counted in another competition as well do so again.
"""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import partial
from itertools import islice, takewhile
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import FORMATS
from clubadmin.domain.standings.habit import a_year_on, days_after, habit_of, kind_of
from clubadmin.errors import Gone, Refused
from clubadmin.i18n import Message
from clubadmin.model.club.club import Saved
from clubadmin.model.evenings.also_counting import Habit
from clubadmin.model.seasons.closing import NextCompetition, NextGroup, NextSeason
from clubadmin.model.seasons.season import Competition, Season
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.rulesets import rule_set_on, rules_at
from clubadmin.services.evenings.also_counts import habits_in
from clubadmin.services.evenings.head import as_date
from clubadmin.services.members.entrants import COLUMNS
from clubadmin.services.seasons.seasons import (
    checked_fields,
    competitions,
    season,
    season_values,
    seasons,
)
from clubadmin.services.standings.groups import after_moves
from clubadmin.services.standings.material import about, gather
from clubadmin.services.standings.standings import standings
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import (
    AlsoCountsRow,
    CompetitionRow,
    EveningRow,
    GroupPlaceRow,
    SeasonRow,
)

_DAYS = text("SELECT date FROM evening WHERE competition_id = :competition ORDER BY date, number")
_ACTIVE = text("SELECT count(*) FROM member WHERE active AND NOT guest")


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
            going = _next_slots(habit, wanted.from_season, own[habit.other_id])
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
    """The order of an evening: by date; of one day the own evening first."""
    return one.day, one.competition_id != competition, one.at


def _next_slots(habit: Habit, before: Season, slots: Sequence[Slot]) -> Iterator[Slot]:
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


def propose(club: OpenClub, season_id: int) -> NextSeason:
    """The season that would follow; nothing is written.

    Competitions of one evening are left out to begin with: such a contest is made when it comes.
    """
    before = season(club, season_id)
    taken = {one.name.casefold() for one in seasons(club)}
    starts = before.ends + timedelta(days=1)
    ends = _year_later(before.ends)
    found = tuple(_proposed(club, one, ends) for one in competitions(club, season_id))
    with club.store.read() as conn:
        members = int(conn.execute(_ACTIVE).scalar_one())
    return NextSeason(
        from_season=before,
        name=_next_name(before.name, taken),
        starts=starts,
        ends=ends,
        competitions=found,
        members=members,
    )


def make(club: OpenClub, wanted: NextSeason) -> Saved:
    """Make the next season: its competitions, groups, and evenings on the days given.

    Each goes on by the rules that were in force at the end of the season before. Evenings count
    in other competitions as they did then.
    """
    _refuse_days(wanted)
    before = {one.id: one for one in competitions(club, wanted.from_season.id)}
    chosen = [one for one in wanted.competitions if one.taken]
    if not chosen:
        raise Refused("Kies minstens één competitie om mee door te gaan.")
    if not before.keys() >= {one.competition_id for one in chosen}:
        raise Gone("Een van deze competities is er niet (meer). Begin opnieuw.")
    fresh = [(one, _going_on(club, before[one.competition_id], one)) for one in chosen]
    _refuse_twice([one.name for _, one in fresh])
    checked = [(one, checked_fields(club, as_it_goes_on)) for one, as_it_goes_on in fresh]
    with club.store.read() as conn:
        values = season_values(conn, 0, wanted.name, wanted.starts, wanted.ends)
        plan = plan_of(conn, wanted)
    name = values["name"]
    with club.store.change(
        Message(
            "Seizoen {name} gemaakt uit {from_season}",
            name=name,
            from_season=wanted.from_season.name,
        )
    ) as change:
        season_id = change.insert(SeasonRow, **values)
        made: dict[int, int] = {}
        evenings: dict[Slot, int] = {}
        for one, competition in checked:
            of = {**competition, "season_id": season_id}
            number = made[one.competition_id] = _write(change, one, of)
            evenings |= _evenings(club, change, own_of(plan, one.competition_id), number, of)
        count_as_planned(change, plan, made, evenings)
    return club.saved()


def _proposed(club: OpenClub, one: Competition, ends: date) -> NextCompetition:
    """The competition a year on; of evenings that were planned and never held, days as well."""
    with club.store.read() as conn:
        days = conn.execute(_DAYS, {"competition": one.id}).scalars()
        later = a_year_on([as_date(day) for day in days])
    if later:
        more = takewhile(lambda day: day <= ends, days_after(later))
        later += tuple(islice(more, max(0, one.evenings - len(later))))
    return NextCompetition(
        competition_id=one.id,
        name=one.name,
        taken=one.evenings != 1 or len(later) > 1,
        days=later,
        planned=max(one.evenings, len(later)) if one.evenings else 0,
        groups=_groups(club, one.id),
    )


def _groups(club: OpenClub, competition_id: int) -> tuple[NextGroup, ...]:
    found = standings(club, competition_id)
    if not found.grouped:
        return ()
    after = after_moves(found)
    return tuple(
        NextGroup(
            row.entrant_id, row.name, row.field, after[row.entrant_id], row.moves.endswith("?")
        )
        for row in found.rows
        if row.entrant_id in after
    )


def _going_on(club: OpenClub, before: Competition, wanted: NextCompetition) -> Competition:
    """The competition with the rules that were in force on its last evening."""
    with club.store.read() as conn:
        found = gather(conn, about(conn, before.id))
        last = max((one.date for one in found.held), default=None)
        rules = before.rule_set if last is None else rule_set_on(conn, before.id, last)
    ties = found.force.ties if FORMATS[before.format].by_points else before.tie_breaks
    return replace(
        before,
        name=wanted.name,
        evenings=wanted.planned,
        ranking=found.force.rule.text,
        tie_breaks=ties,
        rule_set=rules,
    )


def _write(change: Change, wanted: NextCompetition, values: Mapping[str, Any]) -> int:
    made = change.insert(CompetitionRow, **values)
    assert made is not None
    column = COLUMNS[FORMATS[values["format"]].entrant]
    for one in wanted.groups:
        if one.after:
            of = {"competition_id": made, column: one.entrant_id, "name": one.after}
            change.insert(GroupPlaceRow, **of)
    return made


def _evenings(
    club: OpenClub,
    change: Change,
    slots: Mapping[int, Slot],
    competition_id: int,
    values: Mapping[str, Any],
) -> Iterator[tuple[Slot, int]]:
    """The evenings under their numbers; between them those of others have theirs."""
    for number, slot in slots.items():
        made = change.insert(
            EveningRow,
            competition_id=competition_id,
            number=number,
            date=slot.day,
            rule_set_id=rules_at(club, values["rule_set"], slot.day).id,
            games=values["games"],
            rounds=values["rounds"],
        )
        assert made is not None
        yield slot, made


def _refuse_days(wanted: NextSeason) -> None:
    for one in wanted.competitions:
        for day in one.days if one.taken else ():
            if not wanted.starts <= day <= wanted.ends:
                raise Refused(
                    "{name}: {day} valt buiten seizoen {wanted}, dat van {starts} tot en met"
                    " {ends} loopt. Kies de dagen van het seizoen ruimer, of laat de datums weg.",
                    name=one.name,
                    day=day,
                    wanted=wanted.name,
                    starts=wanted.starts,
                    ends=wanted.ends,
                )


def _refuse_twice(names: Sequence[str]) -> None:
    for name in names:
        if sum(name.casefold() == other.casefold() for other in names) > 1:
            raise Refused("Twee competities heten {name}. Geef ze elk een eigen naam.", name=name)


def _next_name(name: str, taken: set[str]) -> str:
    """The years in a name one on: "2026-2027" becomes "2027-2028"; else a number behind it."""
    later = re.sub(r"\d{4}", lambda found: str(int(found[0]) + 1), name)
    while later.casefold() in taken:
        number = re.search(r" (\d+)$", later)
        later = f"{later[: number.start()]} {int(number[1]) + 1}" if number else f"{later} 2"
    return later


def _year_later(day: date) -> date:
    try:
        return day.replace(year=day.year + 1)
    except ValueError:  # 29 February
        return day.replace(year=day.year + 1, day=28)
