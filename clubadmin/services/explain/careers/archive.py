"""Leg uit of what the archive shows: careers, leads, series, titles, meetings."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import NamedTuple

from sqlalchemy import Connection, text

from clubadmin.domain.standings.series import longest
from clubadmin.errors import Gone
from clubadmin.i18n import Words, marked
from clubadmin.i18n.catalogue import sentences
from clubadmin.model.archive.archive import PersonEvening
from clubadmin.model.archive.people import Meeting
from clubadmin.model.archive.records import Scope
from clubadmin.model.explain.explanation import Explained, Value, summed, that_counts
from clubadmin.model.explain.figure_asked import (
    CareerAsked,
    EveningAsked,
    LeadAsked,
    MeetingAsked,
    MeetingFigure,
    SameEvening,
    SameEveningsAsked,
    SeriesAsked,
    SheetAsked,
    StandingAsked,
    TitlesAsked,
)
from clubadmin.model.results.result import field_name
from clubadmin.services.archive.career import evenings_of
from clubadmin.services.archive.lists.scope import asked as asked_of_list
from clubadmin.services.archive.meetings import at_one_table, same_evenings
from clubadmin.services.archive.past.closed import (
    Past,
    closed_evenings,
    in_scope,
    participants,
    sizes,
)
from clubadmin.services.archive.past.final_places import season_places, titles
from clubadmin.services.archive.people import seasons_of_entrant, seasons_of_member
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.head import as_date, evening_head
from clubadmin.services.explain.careers.career import explain_career, name_of
from clubadmin.services.explain.evenings.evening import evening_name

Evenings = Sequence[PersonEvening]

Meetings = Sequence[Meeting]

_FIGURES: Mapping[MeetingFigure, Callable[[Meeting], int]] = {
    "tables": lambda _one: 1,
    "won": lambda one: int(one.made > one.other),
    "lost": lambda one: int(one.made < one.other),
    "level": lambda one: int(one.made == one.other),
    "made": lambda one: one.made,
    "other": lambda one: one.other,
    "pits": lambda one: one.pits,
    "games-won": lambda one: one.won,
    "games-lost": lambda one: one.lost,
}
_TWO: Mapping[MeetingFigure, tuple[MeetingFigure, MeetingFigure]] = {
    "points": ("made", "other"),
    "each": ("made", "other"),
    "games": ("games-won", "games-lost"),
}
_SIDES = (marked("Eigen kant"), marked("Andere kant"))
_ACROSS = {"ns": "ew", "ew": "ns"}
_NAMED = text(
    "SELECT id, number, date FROM evening WHERE id IN (SELECT value FROM json_each(:evenings))"
    " ORDER BY date, id"
)
_COUNTS: Mapping[SameEvening, Callable[[int, int], bool]] = {
    "evenings": lambda _one, _other: True,
    "ahead": lambda one, other: one > other,
    "behind": lambda one, other: one < other,
    "level": lambda one, other: one == other,
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
    return summed(
        words,
        words("{name}, langste reeks", name=name),
        (_evening(one, words) for one in found),
        note=words(
            sentences("series")[asked.figure],
            average=words.number(average),
            first=words.day(asked.first),
            last=words.day(asked.last),
        ),
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
    return that_counts(
        words,
        words("Avond {number}, {day}", number=one.number, day=words.short_day(one.date)),
        1,
        note=f"{one.competition} {one.season}: {words.number(one.total)}.",
        evening_id=one.evening_id,
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
    return summed(
        words,
        words("{name}, titels", name=name),
        (_title(one, words) for one in found),
        note=words("Keren eerste in een stand die afgelopen is."),
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
    return that_counts(
        words, f"{one.competition} {one.season}", 1, note=" ".join(notes), deeper=one.standing
    )


class _Telling(NamedTuple):
    asked: MeetingAsked
    words: Words


def explain_meetings(conn: Connection, asked: MeetingAsked, words: Words) -> Explained:
    """A figure of somebody with, or against, a member."""
    name = name_of(conn, asked.of, asked.id)
    other = name_of(conn, "member", asked.other_id)
    met = at_one_table(conn, asked.of, asked.id, asked.other_id)
    meetings = [one for one in met if one.together == asked.together]
    telling = _Telling(asked, words)
    if asked.figure in _TWO:
        made = _both(telling, meetings)
    elif asked.figure == "evenings":
        made = _sum(telling, _once_an_evening(meetings), "tables")
    else:
        made = _sum(telling, meetings, asked.figure)
    if asked.together:
        title = words("{name} met {other}", name=name, other=other)
    else:
        title = words("{name} tegen {other}", name=name, other=other)
    return replace(
        made, title=title, note=words(sentences("meeting")[asked.figure]), weight="counts"
    )


def _sum(telling: _Telling, meetings: Meetings, figure: MeetingFigure) -> Explained:
    """The sum, a part for every table that adds to it."""
    made = _FIGURES[figure]
    value = sum(map(made, meetings))
    parts = tuple(_table(telling, one, made(one)) for one in meetings if made(one))
    shown = telling.words.number(value)
    return Explained("", shown, parts=parts, value=value, joins="sum")


def _both(telling: _Telling, meetings: Meetings) -> Explained:
    """Explain both sides of a meeting; each can be opened."""
    parts = tuple(_sides(telling, meetings))
    return Explained("", " – ".join(one.figure for one in parts), parts=parts)


def _sides(telling: _Telling, meetings: Meetings) -> Iterator[Explained]:
    asked, words = telling
    for side, figure in zip(_SIDES, _TWO[asked.figure], strict=True):
        deeper = replace(asked, figure=figure)
        value = sum(map(_FIGURES[figure], meetings))
        if asked.figure == "each":
            yield _each(telling, words(side), deeper, value, len(meetings))
            continue
        shown = words.number(value)
        yield Explained(words(side), shown, weight="counts", value=value, deeper=deeper)


def _each(telling: _Telling, title: str, made: MeetingAsked, value: int, tables: int) -> Explained:
    """A side by table: what it made divided by how many tables there were."""
    words = telling.words
    count = replace(made, figure="tables")
    parts = tuple(
        that_counts(words, said, one, deeper=deeper)
        for said, one, deeper in ((words("Totaal"), value, made), (words("Tafels"), tables, count))
    )
    mean: Value = Fraction(value, tables or 1)
    shown = words.number(Fraction(round(mean)))  # as it stands in the list
    return Explained(title, shown, weight="counts", parts=parts, value=mean, joins="ratio")


def _once_an_evening(meetings: Meetings) -> Meetings:
    return list({one.where.evening_id: one for one in meetings}.values())


def _table(telling: _Telling, one: Meeting, value: int) -> Explained:
    asked, words = telling
    where = one.where
    made, other = words.number(one.made), words.number(one.other)
    if one.together:
        note = words("Samen {made}, de anderen {other}.", made=made, other=other)
    else:
        note = words("{made} tegen {other}.", made=made, other=other)
    return that_counts(
        words,
        words(
            "{day}, ronde {round}, tafel {table}",
            day=words.short_day(where.date),
            round=where.round or 0,
            table=where.table or 0,
        ),
        value,
        note=note,
        evening_id=where.evening_id,
        table_id=where.table_id,
        deeper=_sheet(asked, one),
    )


def _sheet(asked: MeetingAsked, one: Meeting) -> SheetAsked | None:
    """The games of a side, where the figure is what it made."""
    if one.where.table_id is None or asked.figure not in ("made", "other") or not one.side:
        return None
    side = one.side if asked.figure == "made" else _ACROSS[one.side]
    return SheetAsked(one.where.table_id, side)


def explain_same_evenings(conn: Connection, asked: SameEveningsAsked, words: Words) -> Explained:
    """Each of the evenings, with what both made."""
    name = name_of(conn, "member", asked.member_id)
    other = name_of(conn, "member", asked.other_id)
    counts = _COUNTS[asked.figure]
    both = same_evenings(conn, asked.member_id, asked.other_id)
    made = {key: two for key, two in both.items() if counts(*two)}
    parts = tuple(
        that_counts(
            words,
            words("Avond {number}, {day}", number=number, day=words.short_day(as_date(day))),
            1,
            note=words(
                "{made} tegen {other}.",
                made=words.number(made[key][0]),
                other=words.number(made[key][1]),
            ),
            evening_id=key,
        )
        for key, number, day in conn.execute(_NAMED, {"evenings": json.dumps(list(made))})
    )
    return summed(
        words,
        words("{name} en {other}, dezelfde avonden", name=name, other=other),
        parts,
        note=words(sentences("same-evening")[asked.figure], name=name, other=other),
    )


OfArchive = CareerAsked | LeadAsked | SeriesAsked | TitlesAsked | MeetingAsked | SameEveningsAsked
_FIRST_TWO = text(
    "SELECT participant_id, total FROM evening_result WHERE evening_id = :evening"
    " ORDER BY total DESC, participant_id LIMIT 2"
)
_PLACES = (marked("{name}, eerste"), marked("{name}, tweede"))


def explain_of_archive(
    club: OpenClub, conn: Connection, asked: OfArchive, words: Words
) -> Explained:
    """A figure that goes over more than one evening, or over two people on it."""
    if isinstance(asked, CareerAsked):
        return explain_career(club, conn, asked, words)
    if isinstance(asked, LeadAsked):
        return explain_lead(conn, asked, words)
    if isinstance(asked, SeriesAsked):
        return explain_series(club, conn, asked, words)
    if isinstance(asked, MeetingAsked):
        return explain_meetings(conn, asked, words)
    if isinstance(asked, SameEveningsAsked):
        return explain_same_evenings(conn, asked, words)
    return explain_titles(club, conn, asked, words)


def explain_lead(conn: Connection, asked: LeadAsked, words: Words) -> Explained:
    """Explain the lead of the first over the second."""
    head = evening_head(conn, asked.evening_id)
    found = conn.execute(_FIRST_TWO, {"evening": head.id}).all()
    if len(found) < len(_PLACES):
        raise Gone(
            "Van {title} is er geen uitslag (meer). Kijk opnieuw naar de lijst.", title=head.title
        )
    names = participants(conn, (who for who, _ in found))
    parts = tuple(
        that_counts(
            words,
            words(said, name=names[who].name if who in names else "–"),
            total,
            evening_id=head.id,
            deeper=EveningAsked(head.id, who),
        )
        for said, (who, total) in zip(_PLACES, found, strict=True)
    )
    value = found[0].total - found[1].total
    return that_counts(
        words,
        evening_name(head, words),
        value,
        note=words("Voorsprong van de eerste op de tweede, in punten."),
        parts=parts,
        evening_id=head.id,
        joins="less",
    )
