"""The evening after another, or the day on which it would be."""

from sqlalchemy import text

from clubadmin.domain.standings.habit import days_after
from clubadmin.model.evenings.evening import Following
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.head import as_date, evening_head

_NEXT = text(
    "SELECT id, number, date,"
    " EXISTS (SELECT 1 FROM participant p WHERE p.evening_id = evening.id) AS begun"
    " FROM evening WHERE competition_id = :competition"
    " AND (date > :day OR date = :day AND number > :number) ORDER BY date, number LIMIT 1"
)
_DAYS = text("SELECT date FROM evening WHERE competition_id = :competition AND date <= :day")
_LAST = text(
    "SELECT max(e.number) AS number, s.ends, s.closed_at FROM competition c"
    " JOIN season s ON s.id = c.season_id JOIN evening e ON e.competition_id = c.id"
    " WHERE c.id = :competition"
)


def following(club: OpenClub, evening_id: int) -> Following | None:
    """The evening after this one of its competition; None where no more are to come.

    One that is still to be made comes as the evenings so far did: on first Thursdays, each
    fortnight.
    """
    with club.store.read() as conn:
        head = evening_head(conn, evening_id)
        which = {"competition": head.competition_id, "day": str(head.date), "number": head.number}
        found = conn.execute(_NEXT, which).first()
        held = conn.execute(_DAYS, which).scalars().all()
        last = conn.execute(_LAST, which).one()
    if found is not None:
        day, begun = as_date(found.date), bool(found.begun)
        return Following(head.competition_id, found.number, day, found.id, begun)
    day, number = next(days_after([*map(as_date, held)])), last.number + 1
    over = last.closed_at or day > as_date(last.ends) or (head.planned and number > head.planned)
    return None if over else Following(head.competition_id, number, day)
