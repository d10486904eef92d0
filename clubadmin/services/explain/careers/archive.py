"""Leg uit of what the archive shows: careers, leads, series, titles, meetings."""

from typing import TYPE_CHECKING

from sqlalchemy import Connection

from clubadmin.model.explain.explanation import Explained
from clubadmin.model.explain.figure_asked import (
    CareerAsked,
    LeadAsked,
    MeetingAsked,
    SameEveningsAsked,
    SeriesAsked,
    TitlesAsked,
)
from clubadmin.services.explain.careers.career import explain_career
from clubadmin.services.explain.careers.lead import explain_lead
from clubadmin.services.explain.careers.meetings import explain_meetings
from clubadmin.services.explain.careers.same_evenings import explain_same_evenings
from clubadmin.services.explain.careers.series import explain_series
from clubadmin.services.explain.careers.titles import explain_titles
from clubadmin.services.explain.phrases.words import Words

if TYPE_CHECKING:
    from clubadmin.services.club.club import OpenClub

OfArchive = CareerAsked | LeadAsked | SeriesAsked | TitlesAsked | MeetingAsked | SameEveningsAsked


def explain_of_archive(
    club: "OpenClub", conn: Connection, asked: OfArchive, words: Words
) -> Explained:
    """A figure that goes over more than one evening, or over two people on it.

    Raises:
        Gone: what it is about is not in the club (any more).
    """
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
