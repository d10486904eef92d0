"""The evening after another, or the day on which it would be."""

from datetime import timedelta

from sqlalchemy import text

from clubadmin.model.evenings.evening import Following
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.head import as_date, evening_head

_WEEK = 7  # days to the next evening, where there was none before to go by

_NEXT = text(
    "SELECT id, number, date,"
    " EXISTS (SELECT 1 FROM participant p WHERE p.evening_id = evening.id) AS begun"
    " FROM evening WHERE competition_id = :competition"
    " AND (date > :day OR date = :day AND number > :number) ORDER BY date, number LIMIT 1"
)
_BEFORE = text("SELECT max(date) FROM evening WHERE competition_id = :competition AND date < :day")
_LAST = text(
    "SELECT max(e.number) AS number, s.ends, s.closed_at FROM competition c"
    " JOIN season s ON s.id = c.season_id JOIN evening e ON e.competition_id = c.id"
    " WHERE c.id = :competition"
)


def following(club: OpenClub, evening_id: int) -> Following | None:
    """The evening after this one of its competition; None where no more are to come.

    One that is still to be made comes as long after this one as this one came after the one
    before it.
    """
    with club.store.read() as conn:
        head = evening_head(conn, evening_id)
        which = {
            "competition": head.competition_id,
            "day": str(head.date),
            "number": head.number,
        }
        found = conn.execute(_NEXT, which).first()
        before = conn.execute(_BEFORE, which).scalar()
        last = conn.execute(_LAST, which).one()
    if found is not None:
        day, begun = as_date(found.date), bool(found.begun)
        return Following(head.competition_id, found.number, day, found.id, begun)
    gap = head.date - as_date(before) if before else timedelta(days=_WEEK)
    day, number = head.date + gap, last.number + 1
    over = last.closed_at or day > as_date(last.ends) or (head.planned and number > head.planned)
    return None if over else Following(head.competition_id, number, day)
