"""What standings are made of: who made what on which evening, and what they are called.

Where games are compared, an evening counts its matchpoints (of teams match points): a closed one
those that were kept, an open one those that follow from its sheets so far. There tops stand where
the others have pits. An evening of a knock-out counts the rounds that were come through likewise.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import starmap
from typing import NamedTuple

from sqlalchemy import Connection, TextClause, text

from clubadmin.domain.draw.plan.formats import Decides, Format
from clubadmin.domain.standings.ranked import Figure
from clubadmin.domain.standings.ranking_rule import WinPoints
from clubadmin.services.evenings.head import evening_head
from clubadmin.services.members.entrants import ENTRANT
from clubadmin.services.standings.held import Held, Part, Until, parts

_CONTESTS: Mapping[Decides, tuple[str, ...]] = {
    Decides.MATCHPOINTS: ("tops", "points"),
    Decides.MATCHES: ("tops", "points"),
    Decides.KNOCKOUT: (),
}
"""Tops, then points (NKF 1976, part 2, art. 19).

In a knock-out nothing parts who came equally far: who win the final together are both champion.
"""

_ENTRANTS = text(f"SELECT p.id, {ENTRANT} FROM participant p WHERE p.evening_id = :evening")
_FIGURES = (
    f"SELECT {ENTRANT}, {{number}}, {{figures}}"
    " FROM {evenings} JOIN {table} x ON x.evening_id = e.id"
    " JOIN participant p ON p.id = x.participant_id {joined} WHERE {within}"
)
_PLAIN = "x.total, x.pits, x.nat"
_WON = "coalesce(w.won * :won + w.level * :level + w.lost * :lost, 0)"
_WINS = "LEFT JOIN round_wins w ON w.participant_id = x.participant_id"
_KEPT = "x.matchpoints, x.tops, 0, 0, x.points, x.tops"
_FINES = (
    f"SELECT {ENTRANT}, {{number}}, x.fines"
    " FROM {evenings} JOIN evening_result x ON x.evening_id = e.id"
    " JOIN participant p ON p.id = x.participant_id"
    " WHERE EXISTS (SELECT 1 FROM game_seat) AND {within} AND x.fines > 0"
)


class Wanted(NamedTuple):
    """Which figures standings by points ask for beside totals, pits and nat."""

    points: bool = False  # of cards, for a tie-break
    wins: WinPoints | None = None

    @property
    def columns(self) -> str:
        """SQL: what is fetched, in the order of `Figure`."""
        if self.points:
            return f"{_PLAIN}, {_WON if self.wins else 0}, x.points"
        return f"{_PLAIN}, {_WON}" if self.wins else _PLAIN


def ties_of(form: Format, chosen: Sequence[str]) -> tuple[str, ...]:
    """What parts equals: what the club chose; in a contest the order that belongs to it.

    A club that has tops among what it chose has an order of its own for games that are compared.
    """
    if form.compared and "tops" in chosen:
        return tuple(chosen)
    return _CONTESTS.get(form.decides, tuple(chosen))


def figures(
    conn: Connection, form: Format, until: Until, evenings: Sequence[Held], wanted: Wanted
) -> list[Figure]:
    """Everybody's evenings, straight from the driver: thousands of rows of plain numbers.

    Args:
        conn: the club.
        form: the format.
        until: which competition, and the number of the last evening.
        evenings: as `held` gives them; of those of other competitions only what is played by
            the same kind of entrants is taken.
        wanted: which figures are asked for.
    """
    made: list[Figure] = []
    for part in parts(form, evenings):
        made += _stored(conn, until, _sql(form.by_points, part, wanted), wanted)
    return made if form.by_points else [*made, *_so_far(conn, evenings)]


def _stored(conn: Connection, until: Until, sql: TextClause, wanted: Wanted) -> Iterator[Figure]:
    worth = wanted.wins._asdict() if wanted.wins else {}
    cursor = conn.execute(sql, {**until, **worth}).cursor
    return starmap(Figure, () if cursor is None else cursor.fetchall())


@cache
def _sql(by_points: bool, part: Part, wanted: Wanted) -> TextClause:
    return text(
        _FIGURES.format(
            number=part.number,
            evenings=part.evenings,
            table="evening_result" if by_points else "contest_result",
            figures=wanted.columns if by_points else _KEPT,
            joined=_WINS if wanted.wins else "",
            within=part.within,
        )
    )


def _so_far(conn: Connection, evenings: Sequence[Held]) -> Iterator[Figure]:
    """What everybody made in sessions that are not closed."""
    from clubadmin.services.comparison.keeping import figures as figures_of

    for evening in evenings:
        if evening.status != "open":
            continue
        which = {"evening": evening.id}
        entrants = {row[0]: row[1] for row in conn.execute(_ENTRANTS, which)}
        for one in figures_of(conn, evening_head(conn, evening.id)):
            who = entrants[one.participant_id]
            points, tops = one.points, one.tops
            yield Figure(who, evening.number, one.matchpoints, tops, points=points, tops=tops)


def fines(
    conn: Connection, form: Format, until: Until, evenings: Sequence[Held]
) -> dict[tuple[int, int], int]:
    """What came off of points by entrant and evening, where these are counted."""
    return {
        (entrant, number): fine
        for part in (parts(form, evenings) if form.by_points else ())
        for entrant, number, fine in conn.execute(_fines_sql(part), until)
    }


@cache
def _fines_sql(part: Part) -> TextClause:
    return text(_FINES.format(**part._asdict()))
