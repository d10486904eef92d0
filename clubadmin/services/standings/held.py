"""Which evenings count in the standings of a competition, and under which number.

Evenings of other competitions may count as well, such as first Thursdays: they stand among the
own evenings under a number of their own.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, TextClause, text

from clubadmin.domain.draw.plan.formats import FORMATS, Entrant, Format
from clubadmin.services.errors import Refused
from clubadmin.services.evenings.head import as_date
from clubadmin.services.members.entrants import COLUMNS

Until = Mapping[str, int]
"""Which competition, and the number of the last evening."""


class Part(NamedTuple):
    """Evenings that count, as SQL: `evening` is e there."""

    number: str  # under which it counts
    evenings: str
    within: str


OWN = Part("e.number", "evening e", "e.competition_id = :competition AND e.number <= :after")
ALSO = Part(
    "a.number",
    "also_counts a JOIN evening e ON e.id = a.evening_id",
    "a.competition_id = :competition AND a.number <= :after",
)

_EVENINGS = (
    "SELECT {number}, e.id, e.date, e.status, e.depth, r.title, c.format, c.name"
    " FROM {evenings} JOIN rule_set r ON r.id = e.rule_set_id"
    " JOIN competition c ON c.id = e.competition_id"
    " WHERE {within} AND EXISTS (SELECT 1 FROM evening_result x WHERE x.evening_id = e.id)"
    " ORDER BY 1"
)
_ABSENCES = (
    "SELECT b.{column}, {number}, b.notice FROM {evenings} JOIN absence b ON b.evening_id = e.id"
    " WHERE {within} AND b.{column} IS NOT NULL"
)
_PRESENT = (
    "SELECT p.{column}, {number} FROM {evenings} JOIN participant p ON p.evening_id = e.id"
    " WHERE {within} AND e.status = 'open' AND p.{column} IS NOT NULL"
    " AND NOT EXISTS (SELECT 1 FROM evening_result x WHERE x.participant_id = p.id)"
)


@dataclass(frozen=True)
class Held:
    """An evening that counts in the standings, under the number that it has there."""

    number: int
    id: int
    date: date
    status: str
    depth: str
    rules: str
    form: Format  # of the competition it is an evening of
    competition: str
    also: bool  # it is of another competition


def held(conn: Connection, until: Until, *, also: bool) -> list[Held]:
    """The evenings that count, in order; with `also` those of other competitions among them.

    Raises:
        Refused: two evenings count under one number.
    """
    found = list(_held(conn, until, OWN))
    if also:
        found = sorted([*found, *_held(conn, until, ALSO)], key=lambda one: one.number)
        _refuse_same(found)
    return found


def parts(form: Format, evenings: Sequence[Held]) -> tuple[Part, ...]:
    """Where figures of the same kind of entrants are found: own evenings, and others."""
    if any(one.also and one.form.entrant is form.entrant for one in evenings):
        column = COLUMNS[form.entrant]
        return OWN, ALSO._replace(within=f"{ALSO.within} AND p.{column} IS NOT NULL")
    return (OWN,)


def absences(
    conn: Connection, form: Format, until: Until, evenings: Sequence[Held]
) -> dict[tuple[int, int], bool]:
    """Whether the club was told, by entrant and evening, of everybody of whom it is noted."""
    found: dict[tuple[int, int], bool] = {}
    for part in (OWN, ALSO) if any(one.also for one in evenings) else (OWN,):
        for who, number, notice in conn.execute(_absences_sql(part, form.entrant), until):
            found[who, number] = bool(notice)
    return found


def present(
    conn: Connection, form: Format, until: Until, evenings: Sequence[Held]
) -> frozenset[tuple[int, int]]:
    """Who is on the list of an evening that goes on, and has no figure of it yet."""
    if not any(one.status == "open" for one in evenings):
        return frozenset()
    return frozenset(
        (who, number)
        for part in parts(form, evenings)
        for who, number in conn.execute(_present_sql(part, form.entrant), until)
    )


def _held(conn: Connection, until: Until, part: Part) -> Iterator[Held]:
    for row in conn.execute(_held_sql(part), until):
        yield _evening(row, also=part is ALSO)


def _evening(row: Sequence[Any], *, also: bool) -> Held:
    number, evening_id, day, status, depth, rules, form, competition = row
    return Held(
        number, evening_id, as_date(day), status, depth, rules, FORMATS[form], competition, also
    )


def _refuse_same(found: Sequence[Held]) -> None:
    seen: dict[int, Held] = {}
    for one in found:
        if one.number in seen:
            raise Refused(
                f"Avond {one.number} is er twee keer: een avond van {one.competition} telt mee"
                " onder een nummer dat al een eigen avond heeft. Kies opnieuw welke avonden ook"
                " meetellen."
            )
        seen[one.number] = one


@cache
def _held_sql(part: Part) -> TextClause:
    return text(_EVENINGS.format(**part._asdict()))


@cache
def _present_sql(part: Part, entrant: Entrant) -> TextClause:
    return text(_PRESENT.format(column=COLUMNS[entrant], **part._asdict()))


@cache
def _absences_sql(part: Part, entrant: Entrant) -> TextClause:
    return text(_ABSENCES.format(column=COLUMNS[entrant], **part._asdict()))
