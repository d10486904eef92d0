"""Figures of a career: over all closed evenings, or those of a competition."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import NamedTuple

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import FORMATS
from clubadmin.errors import Gone
from clubadmin.i18n import Words
from clubadmin.i18n.catalogue import sentences
from clubadmin.model.archive.archive import PersonEvening
from clubadmin.model.explain.explanation import Explained, Joins, Value, that_counts
from clubadmin.model.explain.figure_asked import (
    Asked,
    CareerAsked,
    CareerFigure,
    EveningAsked,
    EveningFigure,
    Of,
)
from clubadmin.services.archive.career import evenings_of
from clubadmin.services.archive.lists.scope import asked as asked_of_list
from clubadmin.services.archive.past.closed import closed_evenings
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members.entrants import entrant_names

_SUMS = text(
    "SELECT points, roem, nat, games FROM evening_result WHERE participant_id = :participant"
)
_FORMATS = {"member": "individual", "pair": "pairs", "team": "teams"}
_OPENS: dict[CareerFigure, EveningFigure] = {
    "total": "total",
    "average": "total",
    "best": "total",
    "wins": "place",
    "points": "points",
    "roem": "roem",
    "pits": "pits",
    "nat": "nat",
}
_JOINS: dict[CareerFigure, Joins] = {"average": "average", "best": "highest"}


class _Made(NamedTuple):
    """An evening, and what it adds to the figure."""

    evening: PersonEvening
    value: int


def explain_career(club: OpenClub, conn: Connection, asked: CareerAsked, words: Words) -> Explained:
    """A figure of a member, pair or team over its closed evenings."""
    name = name_of(conn, asked.of, asked.id)
    closed = _evenings(club, conn, asked)
    if asked.competition_id is not None:
        closed = [one for one in closed if one.competition_id == asked.competition_id]
    made = [_Made(one, _value(conn, asked.figure, one)) for one in closed]
    if asked.competition_id is not None:
        return _one_competition(asked, name, made, words)
    if asked.figure == "average":
        return _average(asked, name, made, words)
    parts = tuple(_competition(asked, rows, words) for rows in _by_competition(made))
    return _whole(asked, words("{name}, alle afgesloten avonden", name=name), parts, words)


def name_of(conn: Connection, of: Of, key: int) -> str:
    """Name a member, pair or team."""
    found = entrant_names(conn, FORMATS[_FORMATS[of]], [key])
    if key not in found:
        raise Gone("Deze naam staat niet (meer) in de club. Zoek opnieuw.")
    return found[key]


def _evenings(club: OpenClub, conn: Connection, asked: CareerAsked) -> list[PersonEvening]:
    """The closed evenings that count, oldest first."""
    closed = [one for one in evenings_of(conn, asked.of, asked.id) if one.closed]
    if asked.within is None:
        return closed
    past = closed_evenings(club, conn)
    counting = asked_of_list(past, asked.within.what, asked.within.scope, 1).places
    return [one for one in closed if one.evening_id in counting]


def _value(conn: Connection, figure: CareerFigure, one: PersonEvening) -> int:
    if figure == "evenings":
        return 1
    if figure == "pits":
        return one.pits
    if figure == "wins":
        return int(one.won)
    if figure in ("total", "average", "best"):
        return one.total
    row = conn.execute(_SUMS, {"participant": one.participant_id}).mappings().one()
    return int(row[figure])


def _by_competition(made: Iterable[_Made]) -> list[list[_Made]]:
    found: dict[int, list[_Made]] = {}
    for one in made:
        found.setdefault(one.evening.competition_id, []).append(one)
    return list(found.values())


def _joined(figure: CareerFigure, made: Sequence[_Made]) -> Value:
    values = [one.value for one in made]
    if figure == "best":
        return max(values, default=0)
    return Fraction(sum(values), len(values) or 1) if figure == "average" else sum(values)


def _competition(asked: CareerAsked, made: Sequence[_Made], words: Words) -> Explained:
    """The figure in a competition, to be opened."""
    first, value = made[0].evening, _joined(asked.figure, made)
    title = f"{first.competition} {first.season}"
    return that_counts(
        words, title, value, deeper=replace(asked, competition_id=first.competition_id)
    )


def _average(asked: CareerAsked, name: str, made: Sequence[_Made], words: Words) -> Explained:
    """All points by the number of evenings."""
    total, count = sum(one.value for one in made), len(made)
    both: tuple[tuple[str, int, CareerFigure], ...] = (
        (words("Totaal"), total, "total"),
        (words("Avonden"), count, "evenings"),
    )
    parts = tuple(
        that_counts(words, title, value, deeper=replace(asked, figure=figure))
        for title, value, figure in both
    )
    return _whole(asked, words("{name}, alle afgesloten avonden", name=name), parts, words, "ratio")


def _one_competition(
    asked: CareerAsked, name: str, made: Sequence[_Made], words: Words
) -> Explained:
    if not made:
        return _whole(asked, words("{name}, alle afgesloten avonden", name=name), (), words)
    first = made[0].evening
    title = f"{name}, {first.competition} {first.season}"
    every = asked.figure in ("total", "average", "best", "evenings")
    parts = tuple(_evening(asked, one, words) for one in made if every or one.value)
    return _whole(asked, title, parts, words)


def _evening(asked: CareerAsked, one: _Made, words: Words) -> Explained:
    evening, opens = one.evening, _OPENS.get(asked.figure)
    deeper: Asked | None = None
    if opens is not None and asked.figure != "wins":
        deeper = EveningAsked(evening.evening_id, evening.participant_id, opens)
    won = words("De hoogste van de avond: {total}.", total=words.number(evening.total))
    return that_counts(
        words,
        words("Avond {number}, {day}", number=evening.number, day=words.short_day(evening.date)),
        one.value,
        note=won if asked.figure == "wins" else "",
        evening_id=evening.evening_id,
        deeper=deeper,
    )


def _whole(
    asked: CareerAsked,
    title: str,
    parts: tuple[Explained, ...],
    words: Words,
    joins: Joins | None = None,
) -> Explained:
    how = joins or _JOINS.get(asked.figure, "sum")
    shell = Explained(title, parts=parts, joins=how)
    value = shell.made() or 0
    return that_counts(words, title, value, note=_note(asked, words), parts=parts, joins=how)


def _note(asked: CareerAsked, words: Words) -> str:
    note = words(sentences("career")[asked.figure])
    alike = asked.within is not None and asked.within.what in ("average", "pair-average")
    if not alike:
        return note
    size = words("Alleen avonden met zoveel ronden en spellen als de lijst vergelijkt.")
    return f"{note} {size}"
