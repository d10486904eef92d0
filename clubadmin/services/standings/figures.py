"""The figures that standings are made of: evenings that count, and scores on them.

Evenings of other competitions may count as well, such as first Thursdays: they stand among the
own evenings under a number of their own.

Where games are compared, an evening counts its matchpoints (of teams match points): a closed one
those that were kept, an open one those that follow from its sheets so far. There tops stand where
the others have pits. An evening of a knock-out counts the rounds that were come through likewise.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, TextClause, text

from clubadmin.domain.draw.formats import FORMATS, Decides, Entrant, Format
from clubadmin.domain.standings.ranked import OPENING, Figure, FigureRow
from clubadmin.domain.standings.ranking_rule import WinPoints
from clubadmin.errors import Refused
from clubadmin.services.evenings.head import as_date, evening_head
from clubadmin.services.members.entrants import COLUMNS, ENTRANT
from clubadmin.storage.schema.packed import FROZEN
from clubadmin.storage.sums.reckoning import reckoning_of

Until = Mapping[str, int]
"""Which competition, and the number of the last evening."""

_CONTESTS: Mapping[Decides, tuple[str, ...]] = {
    Decides.MATCHPOINTS: ("tops", "points"),
    Decides.MATCHES: ("tops", "points"),
    Decides.KNOCKOUT: (),
}
"""Tops, then points (NKF 1976, part 2, art. 19).

In a knock-out nothing parts who came equally far: who win the final together are both champion.
"""
_PLACES = text(
    f"SELECT {ENTRANT} AS entrant, p.line, json_extract(j.value, '$.place') AS place"
    f" FROM evening_version v JOIN json_each({FROZEN}, '$.rows') j"
    " JOIN participant p ON p.id = json_extract(j.value, '$.participant_id')"
    " JOIN evening e ON e.id = v.evening_id WHERE e.id = :evening AND e.status = 'closed'"
    " AND v.number = (SELECT max(number) FROM evening_version WHERE evening_id = e.id)"
)
_ENTRANTS = text(f"SELECT p.id, {ENTRANT} FROM participant p WHERE p.evening_id = :evening")
_FIGURES = (
    f"SELECT {ENTRANT}, {{number}}, {{figures}}"
    " FROM {evenings} JOIN {table} x ON x.evening_id = e.id"
    " JOIN participant p ON p.id = x.participant_id {joined} WHERE {within}"
)
_PLAIN = "x.total, x.pits, x.nat"
_WON = "coalesce(w.won * :won + w.level * :level + w.lost * :lost, 0)"
_WINS = "LEFT JOIN round_wins w ON w.participant_id = x.participant_id"
_KEPT = "x.matchpoints, x.tops, 0, 0, x.points, x.tops, 0"
_FINES = (
    f"SELECT {ENTRANT}, {{number}}, x.fines"
    " FROM {evenings} JOIN evening_result x ON x.evening_id = e.id"
    " JOIN participant p ON p.id = x.participant_id"
    " WHERE EXISTS (SELECT 1 FROM game_seat) AND {within} AND x.fines > 0"
)


_BY_TOTALS = (
    "SELECT DISTINCT {who} FROM {evenings} JOIN playing_table t ON t.evening_id = e.id"
    " JOIN scoresheet f ON f.playing_table_id = t.id AND f.totals_of > 0"
    " JOIN seat s ON s.playing_table_id = t.id JOIN participant p ON p.id = s.participant_id"
    " WHERE e.totals_first AND {within}"
)


class Part(NamedTuple):
    """Evenings that count, as SQL: `evening` is e there."""

    number: str  # under which it counts
    evenings: str
    within: str


OWN = Part("e.number", "evening e", "e.competition_id = :competition AND e.number <= :after")
ALSO = Part(
    "a.number",
    "also_counts a JOIN evening e ON e.id = a.evening_id",
    "a.competition_id = :competition AND a.number <= :after",
)

_EVENINGS = (
    "SELECT {number}, e.id, e.date, e.status, e.depth, r.title, c.format, c.name"
    " FROM {evenings} JOIN rule_set r ON r.id = e.rule_set_id"
    " JOIN competition c ON c.id = e.competition_id"
    " WHERE {within} AND EXISTS (SELECT 1 FROM evening_result x WHERE x.evening_id = e.id)"
    " ORDER BY 1"
)
_ABSENCES = (
    "SELECT b.{column}, {number}, b.notice FROM {evenings} JOIN absence b ON b.evening_id = e.id"
    " WHERE {within} AND b.{column} IS NOT NULL"
)
_OPENING = (
    "SELECT {column}, {number}, points, evenings FROM opening"
    " WHERE competition_id = :competition AND evenings <= :after AND {column} IS NOT NULL"
)
_OPEN = "e.status = 'open'"
_OF_PAPER = "e.status <> 'open' AND e.depth <> 'game'"
_SAT_OUT = (
    "e.status <> 'open' AND EXISTS (SELECT 1 FROM sitting_out o WHERE o.participant_id = p.id)"
)
_PRESENT = (
    "SELECT p.{column}, {number}, e.id FROM {evenings} JOIN participant p ON p.evening_id = e.id"
    " WHERE {within} AND {state} AND p.{column} IS NOT NULL"
    " AND NOT EXISTS (SELECT 1 FROM evening_result x WHERE x.participant_id = p.id)"
)


@dataclass(frozen=True)
class Held:
    """An evening that counts in the standings, under the number that it has there."""

    number: int
    id: int
    date: date
    status: str
    depth: str
    rules: str
    form: Format  # of the competition it is an evening of
    competition: str
    also: bool  # it is of another competition


def held(conn: Connection, until: Until, *, also: bool) -> list[Held]:
    """The evenings that count, in order; with `also` those of other competitions among them."""
    found = list(_held(conn, until, OWN))
    if also:
        found = sorted([*found, *_held(conn, until, ALSO)], key=lambda one: one.number)
        _refuse_same(found)
    return found


def parts(form: Format, evenings: Sequence[Held]) -> tuple[Part, ...]:
    """Find the parts that hold figures of one kind of entrants: own evenings, and others."""
    if any(one.also and one.form.entrant is form.entrant for one in evenings):
        column = COLUMNS[form.entrant]
        return OWN, ALSO._replace(within=f"{ALSO.within} AND p.{column} IS NOT NULL")
    return (OWN,)


def openings(conn: Connection, form: Format, until: Until) -> tuple[int, list[FigureRow]]:
    """How many evenings an opening stand is of, with everybody's figures of it; 0 for none."""
    sql = _OPENING.format(column=COLUMNS[form.entrant], number=OPENING)
    rows = conn.execute(text(sql), until).all()
    return max((row.evenings for row in rows), default=0), [(*row[:3], 0, 0) for row in rows]


def absences(
    conn: Connection, form: Format, until: Until, evenings: Sequence[Held]
) -> dict[tuple[int, int], bool]:
    """Whether the club was told, by entrant and evening, of everybody of whom it is noted."""
    found: dict[tuple[int, int], bool] = {}
    for part in (OWN, ALSO) if any(one.also for one in evenings) else (OWN,):
        for who, number, notice in conn.execute(_absences_sql(part, form.entrant), until):
            found[who, number] = bool(notice)
    return found


def present(
    conn: Connection, form: Format, until: Until, evenings: Sequence[Held]
) -> frozenset[tuple[int, int]]:
    """Find those on the list of an evening that goes on, who have no figure of it yet."""
    if not any(one.status == "open" for one in evenings):
        return frozenset()
    return frozenset(
        (who, number)
        for part in parts(form, evenings)
        for who, number, _ in conn.execute(_present_sql(part, form.entrant, _OPEN), until)
    )


def unknown(
    conn: Connection, form: Format, until: Until, evenings: Sequence[Held]
) -> frozenset[tuple[int, int]]:
    """Find those who were there on an evening of a list that gives no score."""
    if all(one.depth == "game" for one in evenings):
        return frozenset()
    return frozenset(
        (who, number)
        for part in parts(form, evenings)
        for who, number, _ in conn.execute(_present_sql(part, form.entrant, _OF_PAPER), until)
    )


def sat_out(
    conn: Connection, form: Format, until: Until, evenings: Sequence[Held]
) -> dict[tuple[int, int], int]:
    """Map those who sat out all of an evening for nothing to the program's own rules for it."""
    return {
        (who, number): rules
        for part in parts(form, evenings)
        for who, number, evening in conn.execute(_present_sql(part, form.entrant, _SAT_OUT), until)
        if (rules := reckoning_of(conn, evening)) > 1
    }


def _held(conn: Connection, until: Until, part: Part) -> Iterator[Held]:
    for row in conn.execute(_held_sql(part), until):
        yield _evening(row, also=part is ALSO)


def _evening(row: Sequence[Any], *, also: bool) -> Held:
    number, evening_id, day, status, depth, rules, form, competition = row
    return Held(
        number, evening_id, as_date(day), status, depth, rules, FORMATS[form], competition, also
    )


def _refuse_same(found: Sequence[Held]) -> None:
    seen: dict[int, Held] = {}
    for one in found:
        if one.number in seen:
            raise Refused(
                "Avond {number} is er twee keer: een avond van {competition} telt mee onder een"
                " nummer dat al een eigen avond heeft. Kies opnieuw welke avonden ook meetellen.",
                number=one.number,
                competition=one.competition,
            )
        seen[one.number] = one


@cache
def _held_sql(part: Part) -> TextClause:
    return text(_EVENINGS.format(**part._asdict()))


@cache
def _present_sql(part: Part, entrant: Entrant, state: str) -> TextClause:
    return text(_PRESENT.format(column=COLUMNS[entrant], state=state, **part._asdict()))


@cache
def _absences_sql(part: Part, entrant: Entrant) -> TextClause:
    return text(_ABSENCES.format(column=COLUMNS[entrant], **part._asdict()))


class Wanted(NamedTuple):
    """The figures that standings by points need beside totals, pits and nat."""

    points: bool = False  # of cards, for a tie-break
    wins: WinPoints | None = None

    @property
    def columns(self) -> str:
        """SQL: what is fetched, in the order of `Figure`."""
        if self.points:
            return f"{_PLAIN}, {_WON if self.wins else 0}, x.points"
        return f"{_PLAIN}, {_WON}" if self.wins else _PLAIN


def ties_of(form: Format, chosen: Sequence[str]) -> tuple[str, ...]:
    """The tie-breaks: those the club chose; in a contest the order that belongs to it.

    A club that has tops among what it chose has an order of its own for games that are compared.
    """
    if form.compared and "tops" in chosen:
        return tuple(chosen)
    return _CONTESTS.get(form.decides, tuple(chosen))


def figures(
    conn: Connection, form: Format, until: Until, evenings: Sequence[Held], wanted: Wanted
) -> list[FigureRow]:
    """Everybody's evenings, straight from the driver: thousands of rows of plain numbers.

    Args:
        until: which competition, and the number of the last evening.
        evenings: as `held` gives them; of those of other competitions only what is played by
            the same kind of entrants is taken.
        wanted: which figures are asked for.
    """
    made: list[FigureRow] = []
    for part in parts(form, evenings):
        made += _stored(conn, until, _sql(form.by_points, part, wanted), wanted.wins)
    return made if form.by_points else [*made, *_so_far(conn, evenings)]


def _stored(
    conn: Connection, until: Until, sql: TextClause, wins: WinPoints | None
) -> Sequence[Any]:
    cursor = conn.execute(sql, {**until, **(wins._asdict() if wins else {})}).cursor
    return () if cursor is None else cursor.fetchall()


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
    """Give everybody's figures in sessions that are not closed."""
    from clubadmin.services.comparison.kept_results import figures as figures_of

    for evening in evenings:
        if evening.status != "open":
            continue
        which = {"evening": evening.id}
        entrants = {row[0]: row[1] for row in conn.execute(_ENTRANTS, which)}
        for one in figures_of(conn, evening_head(conn, evening.id)):
            who = entrants[one.participant_id]
            points, tops = one.points, one.tops
            yield Figure(who, evening.number, one.matchpoints, tops, points=points, tops=tops)


def kept_places(conn: Connection, evening: Held) -> dict[int, int]:
    """Load the places of a closed evening by entrant, where all are in one list.

    So standings of that evening alone never number otherwise than its result.
    """
    rows = conn.execute(_PLACES, {"evening": evening.id}).all()
    return {} if any(row.line for row in rows) else {row.entrant: row.place for row in rows}


def by_totals(
    conn: Connection, form: Format, until: Until, evenings: Sequence[Held]
) -> frozenset[int]:
    """Load the entrants of whom a sheet counts by its totals."""
    who = f"p.{COLUMNS[form.entrant]}"
    return frozenset(
        one
        for part in parts(form, evenings)
        for one in conn.execute(text(_BY_TOTALS.format(who=who, **part._asdict())), until).scalars()
    )


def fines(
    conn: Connection, form: Format, until: Until, evenings: Sequence[Held]
) -> dict[tuple[int, int], int]:
    """Load the fines by entrant and evening, where points are counted."""
    return {
        (entrant, number): fine
        for part in (parts(form, evenings) if form.by_points else ())
        for entrant, number, fine in conn.execute(_fines_sql(part), until)
    }


@cache
def _fines_sql(part: Part) -> TextClause:
    return text(_FINES.format(**part._asdict()))
