"""Which evenings of a competition are still to come, or to be finished."""

from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import Connection, text

from clubadmin.domain.standings.needed_away import Coming
from clubadmin.model.supposing.needed import ComingEvening
from clubadmin.services.evenings.head import as_date
from clubadmin.services.members.entrants import ENTRANT
from clubadmin.services.standings.held import Held
from clubadmin.services.standings.material import Material

_PLANNED = text(
    "SELECT e.number, e.date FROM evening e WHERE e.competition_id = :competition"
    " UNION ALL SELECT a.number, e.date FROM also_counts a JOIN evening e ON e.id = a.evening_id"
    " WHERE a.competition_id = :competition ORDER BY 1"
)
_ROUNDS = text(
    "SELECT e.rounds, (SELECT count(*) FROM (SELECT t.round FROM playing_table t"
    " LEFT JOIN scoresheet f ON f.playing_table_id = t.id WHERE t.evening_id = e.id"
    " GROUP BY t.round HAVING sum(coalesce(f.status, 'draft') <> 'signed') = 0)) AS done"
    " FROM evening e WHERE e.id = :evening"
)
_THERE = text(f"SELECT {ENTRANT} FROM participant p WHERE p.evening_id = :evening")


@dataclass(frozen=True)
class Ahead:
    """The evenings to come, for the reckoning and for people."""

    coming: tuple[Coming, ...]
    told: tuple[ComingEvening, ...]
    wins: bool
    share: tuple[int, int] = (1, 1)  # of an evening, where one that is going on is all there is

    @property
    def numbers(self) -> frozenset[int]:
        """Under which they count."""
        return frozenset(one.evening for one in self.coming)


def ahead_of(conn: Connection, material: Material, left: int | None, most: int) -> Ahead:
    """What is still to be played.

    Args:
        conn: the club.
        material: the season so far.
        left: how many evenings are to come besides one that is going on; None: those that were
            made without having been played, and as many more as the competition plans.
        most: what anybody can make at most on an evening.
    """
    begun = [one for one in material.held if one.status == "open" and _left(conn, one)]
    over = {one.number for one in material.held}
    rows = conn.execute(_PLANNED, {"competition": material.about["id"]})
    days = {row.number: as_date(row.date) for row in rows if row.number not in over}
    planned = int(material.about["evenings"])
    count = max(len(days), planned - len(over)) if left is None else left
    numbers = sorted(days)[:count]
    last = max((*over, *days), default=0)
    numbers += range(last + 1, last + 1 + count - len(numbers))
    wins = material.force.rule.by_wins
    share = (1, 1)
    if begun and len(begun) + len(numbers) == 1:
        share = (_left(conn, begun[0]), _rounds(conn, begun[0]))
    return Ahead(
        coming=(
            *(_going_on(conn, material, one, most) for one in begun),
            *(Coming(number, most) for number in numbers),
        ),
        told=(
            *(ComingEvening(one.number, one.date, begun=True) for one in begun),
            *(ComingEvening(number, days.get(number)) for number in numbers),
        ),
        wins=wins,
        share=share,
    )


def _rounds(conn: Connection, evening: Held) -> int:
    return int(conn.execute(_ROUNDS, {"evening": evening.id}).one().rounds)


def _left(conn: Connection, evening: Held) -> int:
    """How many rounds of an evening are not over; none of one from paper."""
    if evening.depth != "game":
        return 0
    row = conn.execute(_ROUNDS, {"evening": evening.id}).one()
    return max(int(row.rounds) - int(row.done), 0)


def _going_on(conn: Connection, material: Material, evening: Held, most: int) -> Coming:
    """An evening that is being played: what everybody has so far counts, the rest is open."""
    rounds = _rounds(conn, evening)
    wins = material.force.rule.by_wins
    return Coming(
        evening.number,
        -(-most * _left(conn, evening) // rounds),
        {
            one.entrant: one.won if wins else one.total
            for one in material.figures
            if one.evening == evening.number
        },
        there=frozenset(_there(conn, evening)),
    )


def _there(conn: Connection, evening: Held) -> Iterator[int]:
    yield from conn.execute(_THERE, {"evening": evening.id}).scalars()
