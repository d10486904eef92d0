"""Evenings of another competition that count in this one as well, such as first Thursdays.

They stand among the own evenings under a number of their own. Everybody has there what he made
on that evening; of an evening of pairs each of the two has what the pair made.
"""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.draw.plan.formats import FORMATS, Entrant, Format
from clubadmin.model.evenings.also_counting import AlsoCounting, OtherEvening
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.season_closed import refuse_closed_competition
from clubadmin.services.errors import Refused
from clubadmin.services.evenings.also_going_on import count_from_the_start
from clubadmin.services.evenings.head import as_date
from clubadmin.services.members.entrants import about
from clubadmin.storage.schema.tablenames import AlsoCountsRow

_OWN = text("SELECT number, date FROM evening WHERE competition_id = :id ORDER BY number")
_OTHERS = text(
    "SELECT e.id, c.name, c.format, e.number, e.date, a.number AS counts_as FROM competition own"
    " JOIN competition c ON c.season_id = own.season_id AND c.id <> own.id"
    " JOIN evening e ON e.competition_id = c.id"
    " LEFT JOIN also_counts a ON a.evening_id = e.id AND a.competition_id = own.id"
    " WHERE own.id = :id ORDER BY e.date, c.id, e.number"
)


def also_counting(club: OpenClub, competition_id: int) -> AlsoCounting:
    """The evenings of the season's other competitions, and which count here as well.

    Raises:
        Refused: there is no such competition.
    """
    with club.store.read() as conn:
        return _load(conn, competition_id)


def count_also(club: OpenClub, competition_id: int, evenings: Collection[int]) -> AlsoCounting:
    """Have just these evenings count as well; others that did no longer do.

    Each new one gets the number of its day, and evenings to come make room; those that were
    begun keep theirs.

    Raises:
        Refused: there is no such competition, or an evening cannot count in it.
    """
    with club.store.read() as conn:
        now = _load(conn, competition_id)
        refuse_closed_competition(conn, competition_id)
    chosen = set(evenings)
    for one in now.evenings:
        if one.evening_id in chosen and one.refused:
            raise Refused(one.refused)
    if chosen - {one.evening_id for one in now.evenings}:
        raise Refused("Een van deze avonden is er niet meer. Kijk opnieuw in de lijst.")
    with club.store.change(f"Avonden die ook meetellen in {now.competition}") as change:
        for one in now.evenings:  # first what leaves: its number may be that of one that comes
            if one.counts_as is not None and one.evening_id not in chosen:
                change.delete(AlsoCountsRow, (competition_id, one.evening_id))
        for one in now.evenings:
            if one.counts_as is None and one.evening_id in chosen:
                count_from_the_start(change, one.evening_id, one.date, [competition_id])
        return _load(change.conn, competition_id)


def _load(conn: Connection, competition_id: int) -> AlsoCounting:
    title, form = about(conn, competition_id)
    own = len(conn.execute(_OWN, {"id": competition_id}).all())
    rows = conn.execute(_OTHERS, {"id": competition_id}).mappings()
    return AlsoCounting(competition_id, title, own, tuple(_other(row, title, form) for row in rows))


def _other(row: Any, title: str, form: Format) -> OtherEvening:
    return OtherEvening(
        evening_id=row["id"],
        competition=row["name"],
        number=row["number"],
        date=as_date(row["date"]),
        counts_as=row["counts_as"],
        refused=_refusal(row["name"], FORMATS[row["format"]], title, form),
    )


def _refusal(name: str, other: Format, title: str, own: Format) -> str:
    """Why an evening of the other competition cannot count in this one; "" when it can."""
    if other.decides is not own.decides:
        return (
            f"{name} gaat niet om dezelfde punten als {title}; de avonden zijn niet bij elkaar"
            " op te tellen."
        )
    same = other.entrant is own.entrant
    of_pairs = other.entrant is Entrant.PAIR and own.entrant is Entrant.MEMBER
    if not same and not of_pairs:
        return (
            f"{name} en {title} hebben andere deelnemers; wat de een maakt, is niet van de ander."
        )
    return ""
