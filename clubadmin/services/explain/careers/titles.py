"""How often somebody became first, with the standings of each time."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import Connection

from clubadmin.model.archive.records import Scope
from clubadmin.model.explain.explanation import Explained
from clubadmin.model.explain.figure_asked import StandingAsked, TitlesAsked
from clubadmin.model.kit.phrases import field_word
from clubadmin.services.archive.lists.asked import asked as asked_of_list
from clubadmin.services.archive.past.evenings import closed_evenings
from clubadmin.services.archive.past.places import season_places, titles
from clubadmin.services.archive.seasons import seasons_of_entrant, seasons_of_member
from clubadmin.services.explain.careers.career import name_of
from clubadmin.services.explain.phrases.words import Words

if TYPE_CHECKING:
    from clubadmin.services.club.club import OpenClub


class _First(NamedTuple):
    """Standings in which he is first."""

    season: str
    competition: str
    field: str
    shared: bool
    standing: StandingAsked


def explain_titles(
    club: "OpenClub", conn: Connection, asked: TitlesAsked, words: Words
) -> Explained:
    """A title for each of the standings that ended with him on top.

    Raises:
        Gone: there is nobody under that number.
    """
    name = name_of(conn, asked.of, asked.id)
    if asked.scope is None:
        found = _of_page(club, conn, asked)
    else:
        found = _of_list(club, conn, asked, asked.scope)
    parts = tuple(_title(one, words) for one in found)
    return Explained(
        title=words("titles-of", name=name),
        figure=words.number(len(parts)),
        note=words("titles-note"),
        weight="counts",
        parts=parts,
        value=len(parts),
        joins="sum",
    )


def _of_page(club: "OpenClub", conn: Connection, asked: TitlesAsked) -> Iterator[_First]:
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
    club: "OpenClub", conn: Connection, asked: TitlesAsked, scope: Scope
) -> Iterator[_First]:
    """The titles of the competitions in a scope; both of a pair have its titles."""
    counting = asked_of_list(closed_evenings(club, conn), "titles", scope, 1).evenings
    within = {one.competition_id for one in counting}
    for one in titles(club):
        if one.competition_id in within and asked.id in one.member_ids:
            about = StandingAsked(one.competition_id, one.entrant_id, "place")
            yield _First(one.season, one.competition, one.field, one.shared, about)


def _title(one: _First, words: Words) -> Explained:
    notes = [words("title-field", field=field_word(words.language, one.field))] if one.field else []
    notes += [words("title-shared")] if one.shared else []
    return Explained(
        title=words("career-competition", competition=one.competition, season=one.season),
        figure=words.number(1),
        note=" ".join(notes),
        weight="counts",
        value=1,
        deeper=one.standing,
    )
