"""An evening in the archive."""

from collections.abc import Sequence

from sqlalchemy import text

from clubadmin.model.archive.archive import EveningPlace
from clubadmin.model.archive.evening import Broken, EveningPage, Noted
from clubadmin.model.results.result import EveningResult, Standings
from clubadmin.services.archive.lists.broken import broken
from clubadmin.services.archive.lists.timeline import peaks
from clubadmin.services.archive.noted import noted
from clubadmin.services.archive.past.evenings import closed_evenings
from clubadmin.services.archive.past.kept import kept
from clubadmin.services.club.club import OpenClub
from clubadmin.services.errors import Refused
from clubadmin.services.evenings.head import PLANNED, as_date
from clubadmin.services.results.closing import result
from clubadmin.services.standings.standings import standings

_EVENING = text(
    f"SELECT e.id, s.name AS season, c.name AS competition, e.number, e.date, {PLANNED} AS planned,"
    " e.competition_id FROM evening e JOIN competition c ON c.id = e.competition_id"
    " JOIN season s ON s.id = c.season_id WHERE e.id = :evening"
)
_IN_ORDER = text(
    "SELECT e.id FROM evening e JOIN competition c ON c.id = e.competition_id"
    " WHERE c.name = :name ORDER BY e.date, e.id"
)


def evening_page(club: OpenClub, evening_id: int) -> EveningPage:
    """The result of an evening with what stood out, the records that went, and who moved.

    What stood out and which records went is known of a closed evening only.

    Raises:
        Refused: there is no such evening.
    """
    with club.store.read() as conn:
        row = conn.execute(_EVENING, {"evening": evening_id}).mappings().first()
        if row is None:
            raise Refused("Deze avond bestaat niet (meer). Kies een avond uit de lijst.")
        order = list(conn.execute(_IN_ORDER, {"name": row["competition"]}).scalars())
    shown = result(club, evening_id)
    about, went = stood_out(club, evening_id, shown)
    before, after = _standings(club, row["competition_id"], row["number"], row["planned"])
    return EveningPage(
        EveningPlace(
            evening_id,
            row["season"],
            row["competition"],
            row["number"],
            as_date(row["date"]),
            row["planned"],
        ),
        shown,
        about,
        went,
        before,
        after,
        *_beside(order, evening_id),
    )


def stood_out(
    club: OpenClub, evening_id: int, shown: EveningResult
) -> tuple[tuple[Noted, ...], tuple[Broken, ...]]:
    """What stood out on a closed evening with this result, and the records that went."""
    with club.store.read() as conn:
        past = closed_evenings(club, conn)
        this = next((one for one in past if one.id == evening_id), None)
        if this is None:
            return (), ()
        of = kept(club, conn, "peaks", lambda: peaks(conn, past))
        return noted(conn, this, past, shown), broken(conn, this, past, of)


def _standings(
    club: OpenClub, competition_id: int, number: int, planned: int
) -> tuple[Standings | None, Standings | None]:
    """The standings before and after; a contest of a single evening has none."""
    if planned == 1:
        return None, None
    after = standings(club, competition_id, after=number)
    before = standings(club, competition_id, after=number - 1)
    return before if before.rows else None, after if after.rows else None


def _beside(order: Sequence[int], evening_id: int) -> tuple[int | None, int | None]:
    at = order.index(evening_id)
    return (
        order[at - 1] if at else None,
        order[at + 1] if at + 1 < len(order) else None,
    )
