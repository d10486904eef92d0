"""The end of protests against a result: paper, screens and windows go by it alike."""

from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection, text

from clubadmin.services.evenings.head import EveningHead

_LAST = text(
    "SELECT number, rectification, closed_at FROM evening_version"
    " WHERE evening_id = :evening ORDER BY number DESC LIMIT 1"
)


class Version(NamedTuple):
    """The last closing; number 0 where there was none."""

    number: int = 0
    rectification: int | None = None
    closed_at: str = ""


def last_version(conn: Connection, evening_id: int) -> Version:
    """The newest version of the result of an evening."""
    row = conn.execute(_LAST, {"evening": evening_id}).first()
    return Version(*row) if row else Version()


def protests_until(head: EveningHead, version: Version) -> str:
    """The moment ("2026-11-12 23:19:00", local time) from which no protest can come any more.

    "" where nobody is waited for: it goes on, when it ended is not known, no time is given for
    protests, it is a correction, or it was closed when the time was over.
    """
    corrected = version.number > 1 or "" < version.closed_at < head.ended_at
    if corrected or not head.ended_at or not head.protest_minutes:
        return ""
    ended = datetime.fromisoformat(head.ended_at).astimezone().timestamp()
    # by way of the world's time, or the hour that summer time skips would be counted
    until = str(datetime.fromtimestamp(ended + head.protest_minutes * 60).replace(microsecond=0))
    return "" if version.closed_at >= until else until
