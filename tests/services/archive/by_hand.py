"""The past of a club added up the slow way, from results and sheets; no sums, no SQL of ours."""

from collections import defaultdict
from dataclasses import dataclass
from datetime import date

from sqlalchemy import text

from clubadmin.model.evenings.evening import Evening
from clubadmin.model.results.result import ResultRow
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import evenings
from clubadmin.services.results.closing import result
from clubadmin.services.seasons import seasons


@dataclass(frozen=True)
class Game:
    """A game with what each side made."""

    game: int
    typed: str
    ns: int
    ew: int
    roem: int  # the most of a side


@dataclass(frozen=True)
class Table:
    """A table with who sat on each side, by member."""

    round: int
    number: int
    ns: tuple[int, ...]
    ew: tuple[int, ...]
    games: tuple[Game, ...]

    @property
    def people(self) -> tuple[int, ...]:
        return self.ns + self.ew

    def of(self, member: int) -> tuple[int, int]:
        """What his side made, and the other."""
        ns, ew = sum(one.ns for one in self.games), sum(one.ew for one in self.games)
        return (ns, ew) if member in self.ns else (ew, ns)


@dataclass(frozen=True)
class Row:
    """A row of a result with the people behind it."""

    row: ResultRow
    members: tuple[int, ...]
    won: bool


@dataclass(frozen=True)
class Night:
    """A closed evening."""

    id: int
    season: str
    competition_id: int
    competition: str
    format: str
    number: int
    date: date
    games: int
    rounds: int
    depth: str
    rows: tuple[Row, ...]
    tables: tuple[Table, ...]

    @property
    def size(self) -> tuple[int, int, bool]:
        return self.games, self.rounds, self.format == "teams"

    def of(self, member: int) -> list[Row]:
        return [row for row in self.rows if member in row.members]


def nights(club: OpenClub) -> tuple[Night, ...]:
    """All closed evenings, oldest first."""
    lines = [one for one in seasons.evenings(club) if one.status == "closed"]
    found = [_night(club, evenings.evening(club, one.id)) for one in lines]
    return tuple(sorted(found, key=lambda one: (one.date, one.id)))


def _night(club: OpenClub, evening: Evening) -> Night:
    tables = _tables(club, evening)
    shown = result(club, evening.id)
    best: dict[tuple[str, str], int] = {}
    for row in shown.rows:
        key = row.line, row.field
        best[key] = max(row.score, best.get(key, 0))
    sat: dict[int, set[int]] = defaultdict(set)
    for plan in evening.plan:
        for place in plan.tables:
            for number, (_, person) in zip(place.numbers, place.seats, strict=True):
                sat[number].add(person.id)
    people = {}
    for one in evening.participants:
        its = sat[one.number] if one.team_id else {member.id for member in one.members}
        people[one.id] = tuple(sorted(its))
    rows = tuple(
        Row(row, people[row.participant_id], _won(evening, row, best)) for row in shown.rows
    )
    return Night(
        evening.id,
        evening.season,
        evening.competition_id,
        evening.competition,
        evening.format,
        evening.number,
        evening.date,
        evening.games,
        evening.rounds,
        evening.depth,
        rows,
        tables,
    )


def _won(evening: Evening, row: ResultRow, best: dict[tuple[str, str], int]) -> bool:
    """Whether he had the highest figure, in a contest that of his group and field.

    Of a knock-out: whether he came through all rounds.
    """
    if evening.format == "knockout":
        return row.out_in is None
    return row.score == best[row.line, row.field]


def _tables(club: OpenClub, evening: Evening) -> tuple[Table, ...]:
    found = []
    for plan in evening.plan:
        for place in plan.tables:
            seats = {seat.value: person.id for seat, person in place.seats}
            ns = tuple(seats[one] for one in "ns" if one in seats)
            ew = tuple(seats[one] for one in "ew" if one in seats)
            games = _games(club, place.table_id)
            found.append(Table(plan.round, place.number, ns, ew, games))
    return tuple(found)


def _games(club: OpenClub, table_id: int) -> tuple[Game, ...]:
    with club.store.read() as conn:
        rows = conn.execute(
            text(
                "SELECT g.game, g.typed, g.ns_points, g.ns_roem, g.ew_points, g.ew_roem FROM game g"
                " JOIN scoresheet f ON f.id = g.scoresheet_id WHERE f.playing_table_id = :table"
                " ORDER BY g.game"
            ),
            {"table": table_id},
        ).all()
    return tuple(
        Game(game, typed, ns + nr, ew + er, max(nr, er)) for game, typed, ns, nr, ew, er in rows
    )
