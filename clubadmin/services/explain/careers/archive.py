"""Leg uit of what the archive shows: careers, leads, series, titles, meetings."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import NamedTuple

from sqlalchemy import Connection, text

from clubadmin.errors import Gone
from clubadmin.i18n import Message, Words, marked
from clubadmin.model.archive.people import Meeting
from clubadmin.model.explain.explanation import Explained, Value
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
    TitlesAsked,
)
from clubadmin.services.archive.meetings import at_one_table, same_evenings
from clubadmin.services.archive.past.participants import participants
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.head import as_date, evening_head
from clubadmin.services.explain.careers.career import explain_career, name_of
from clubadmin.services.explain.careers.series import explain_series, explain_titles
from clubadmin.services.explain.evenings.evening import evening_name

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
_NOTES: Mapping[MeetingFigure, str] = {
    "tables": marked("Tafels waaraan beiden zaten."),
    "evenings": marked("Avonden met zo'n tafel."),
    "won": marked("Tafels die de eigen kant won."),
    "lost": marked("Tafels die de eigen kant verloor."),
    "level": marked("Tafels waar beide kanten evenveel hadden."),
    "made": marked("Punten en roem van de eigen kant."),
    "other": marked("Punten en roem van de andere kant."),
    "pits": marked("Pits van de eigen kant."),
    "games-won": marked("Spellen waarin de eigen kant meer had."),
    "games-lost": marked("Spellen waarin de andere kant meer had."),
    "points": marked("Punten en roem van beide kanten."),
    "each": marked("Gemiddeld per tafel, van beide kanten."),
    "games": marked("Spellen, gewonnen en verloren."),
}
_SAME = {
    "evenings": marked("Avonden waarop beiden een eigen uitslag hadden."),
    "ahead": marked("Avonden waarop {name} meer had."),
    "behind": marked("Avonden waarop {other} meer had."),
    "level": marked("Avonden waarop zij evenveel hadden."),
}
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
    return replace(made, title=title, note=words(_NOTES[asked.figure]), weight="counts")


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
        Explained(said, words.number(one), weight="counts", value=one, deeper=deeper)
        for said, one, deeper in (
            (words("Totaal"), value, made),
            (words("Tafels"), tables, count),
        )
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
    return Explained(
        title=words(
            "{day}, ronde {round}, tafel {table}",
            day=words.short_day(where.date),
            round=where.round or 0,
            table=where.table or 0,
        ),
        figure=words.number(value),
        note=note,
        weight="counts",
        evening_id=where.evening_id,
        table_id=where.table_id,
        value=value,
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
        Explained(
            title=words("Avond {number}, {day}", number=number, day=words.short_day(as_date(day))),
            figure=words.number(1),
            note=words(
                "{made} tegen {other}.",
                made=words.number(made[key][0]),
                other=words.number(made[key][1]),
            ),
            weight="counts",
            evening_id=key,
            value=1,
        )
        for key, number, day in conn.execute(_NAMED, {"evenings": json.dumps(list(made))})
    )
    return Explained(
        title=words("{name} en {other}, dezelfde avonden", name=name, other=other),
        figure=words.number(len(parts)),
        note=words(_SAME[asked.figure], name=name, other=other),
        weight="counts",
        parts=parts,
        value=len(parts),
        joins="sum",
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
            Message(
                "Van {title} is er geen uitslag (meer). Kijk opnieuw naar de lijst.",
                title=head.title,
            )
        )
    names = participants(conn, (who for who, _ in found))
    parts = tuple(
        Explained(
            title=words(said, name=names[who].name if who in names else "–"),
            figure=words.number(total),
            weight="counts",
            evening_id=head.id,
            value=total,
            deeper=EveningAsked(head.id, who),
        )
        for said, (who, total) in zip(_PLACES, found, strict=True)
    )
    value = found[0].total - found[1].total
    return Explained(
        title=evening_name(head, words),
        figure=words.number(value),
        note=words("Voorsprong van de eerste op de tweede, in punten."),
        weight="counts",
        parts=parts,
        evening_id=head.id,
        value=value,
        joins="less",
    )
