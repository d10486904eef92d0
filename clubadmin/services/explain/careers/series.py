"""The evenings of a longest series, and how often somebody became first."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from sqlalchemy import Connection

from clubadmin.domain.standings.series import longest
from clubadmin.i18n import Words, marked
from clubadmin.model.archive.archive import PersonEvening
from clubadmin.model.archive.records import Scope
from clubadmin.model.explain.explanation import Explained
from clubadmin.model.explain.figure_asked import SeriesAsked, StandingAsked, TitlesAsked
from clubadmin.model.results.result import field_name
from clubadmin.services.archive.career import evenings_of
from clubadmin.services.archive.lists.scope import asked as asked_of_list
from clubadmin.services.archive.past.closed import Past, closed_evenings, in_scope, sizes
from clubadmin.services.archive.past.final_places import season_places, titles
from clubadmin.services.archive.people import seasons_of_entrant, seasons_of_member
from clubadmin.services.club.club import OpenClub
from clubadmin.services.explain.careers.career import name_of

Evenings = Sequence[PersonEvening]
_NOTES = {
    "attended": marked(
        "Avonden van een competitie zonder er een te missen, van {first} tot {last}."
    ),
    "won-series": marked("Gespeelde avonden achter elkaar gewonnen, van {first} tot {last}."),
    "above": marked(
        "Avonden achter elkaar boven het eigen gemiddelde van {average}, van {first} tot {last}."
    ),
}


def explain_series(club: OpenClub, conn: Connection, asked: SeriesAsked, words: Words) -> Explained:
    """Each evening of a series of which the first and the last day are known."""
    name = name_of(conn, asked.of, asked.id)
    past = in_scope(closed_evenings(club, conn), asked.scope)
    held = {one.id: one for one in past}
    own = [one for one in evenings_of(conn, asked.of, asked.id) if one.evening_id in held]
    average = Fraction(0)
    if asked.figure == "above":
        own = _alike(own, held)
        average = Fraction(sum(one.total for one in own), len(own) or 1)
    within = [one for one in own if asked.first <= one.date <= asked.last]
    if asked.figure == "attended":
        found = _attended(asked, within, past)
    elif asked.figure == "above":
        found = _run(within, [one.total > average for one in within])
    else:
        found = _run(within, [one.won for one in within])
    return Explained(
        title=words("{name}, langste reeks", name=name),
        figure=words.number(len(found)),
        note=words(
            _NOTES[asked.figure],
            average=words.number(average),
            first=words.day(asked.first),
            last=words.day(asked.last),
        ),
        weight="counts",
        parts=tuple(_evening(one, words) for one in found),
        value=len(found),
        joins="sum",
    )


def _alike(own: Evenings, held: dict[int, Past]) -> list[PersonEvening]:
    """Keep the evenings of the size played most, whose totals can be compared."""
    played = sizes([held[one.evening_id] for one in own])
    return [one for one in own if held[one.evening_id].size == played[0][0]]


def _run(within: Evenings, happened: Sequence[bool]) -> Evenings:
    run = longest(zip((one.date for one in within), happened, strict=True))
    return within[run.first : run.last + 1] if run else []


def _attended(asked: SeriesAsked, within: Evenings, past: Sequence[Past]) -> Evenings:
    """Find the longest unbroken attendance in these days, of one competition."""
    there = {one.evening_id: one for one in within}
    best: Evenings = []
    for name in {one.competition for one in within}:
        days = [one for one in past if asked.first <= one.date <= asked.last]
        held = [one for one in days if one.competition == name]
        run = longest((one.date, one.id in there) for one in held)
        if run and run.length > len(best):
            best = [there[one.id] for one in held[run.first : run.last + 1]]
    return best


def _evening(one: PersonEvening, words: Words) -> Explained:
    return Explained(
        title=words("Avond {number}, {day}", number=one.number, day=words.short_day(one.date)),
        figure=words.number(1),
        note=f"{one.competition} {one.season}: {words.number(one.total)}.",
        weight="counts",
        evening_id=one.evening_id,
        value=1,
    )


class _First(NamedTuple):
    """Standings in which he is first."""

    season: str
    competition: str
    field: str
    shared: bool
    standing: StandingAsked


def explain_titles(club: OpenClub, conn: Connection, asked: TitlesAsked, words: Words) -> Explained:
    """A title for each of the standings that ended with him on top."""
    name = name_of(conn, asked.of, asked.id)
    if asked.scope is None:
        found = _of_page(club, conn, asked)
    else:
        found = _of_list(club, conn, asked, asked.scope)
    parts = tuple(_title(one, words) for one in found)
    return Explained(
        title=words("{name}, titels", name=name),
        figure=words.number(len(parts)),
        note=words("Keren eerste in een stand die afgelopen is."),
        weight="counts",
        parts=parts,
        value=len(parts),
        joins="sum",
    )


def _of_page(club: OpenClub, conn: Connection, asked: TitlesAsked) -> Iterator[_First]:
    """The seasons on his own page of which he is first, the newest first."""
    past = closed_evenings(club, conn)
    if asked.of == "member":
        seasons = seasons_of_member(conn, asked.id, past)
    else:
        seasons = seasons_of_entrant(conn, asked.of, asked.id, past)
    for season, place in zip(seasons, season_places(club, seasons), strict=True):
        if place.place == 1 and place.final and season.entrant_id is not None:
            about = StandingAsked(season.competition_id, season.entrant_id, "place")
            yield _First(season.season, season.competition, place.field, False, about)


def _of_list(
    club: OpenClub, conn: Connection, asked: TitlesAsked, scope: Scope
) -> Iterator[_First]:
    """The titles of the competitions in a scope; both of a pair have its titles."""
    counting = asked_of_list(closed_evenings(club, conn), "titles", scope, 1).evenings
    within = {one.competition_id for one in counting}
    for one in titles(club):
        if one.competition_id in within and asked.id in one.member_ids:
            about = StandingAsked(one.competition_id, one.entrant_id, "place")
            yield _First(one.season, one.competition, one.field, one.shared, about)


def _title(one: _First, words: Words) -> Explained:
    notes = [field_name(words, one.field) + "."] if one.field else []
    notes += [words("Gedeeld.")] if one.shared else []
    return Explained(
        title=f"{one.competition} {one.season}",
        figure=words.number(1),
        note=" ".join(notes),
        weight="counts",
        value=1,
        deeper=one.standing,
    )
