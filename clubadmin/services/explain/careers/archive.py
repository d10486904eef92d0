"""Leg uit of what the archive shows: careers, leads, series, titles, meetings."""

from sqlalchemy import Connection, text

from clubadmin.errors import Gone
from clubadmin.i18n import Message, Words, marked
from clubadmin.model.explain.explanation import Explained
from clubadmin.model.explain.figure_asked import (
    CareerAsked,
    EveningAsked,
    LeadAsked,
    MeetingAsked,
    SameEveningsAsked,
    SeriesAsked,
    TitlesAsked,
)
from clubadmin.services.archive.past.participants import participants
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.head import evening_head
from clubadmin.services.explain.careers.career import explain_career
from clubadmin.services.explain.careers.meetings import explain_meetings, explain_same_evenings
from clubadmin.services.explain.careers.series import explain_series, explain_titles
from clubadmin.services.explain.evenings.evening import evening_name

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
