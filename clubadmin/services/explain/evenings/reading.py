"""Sheets of one participant's evening: his tables, their games, and shares of his own."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import Connection, text

from clubadmin.domain.terms import Position, Side
from clubadmin.model.members.member import label_of
from clubadmin.model.sheets.decision import Decision
from clubadmin.services.evenings.plan_rows import wallets_of
from clubadmin.services.sheets.decisions import decided
from clubadmin.storage.schema.reading import apart
from clubadmin.storage.sums.reckoning import EACH_HALF
from clubadmin.storage.sums.rounds import HALF_POINTS, HALF_ROEM

_TABLES = text(
    "SELECT t.id, t.round, t.number, t.wallets, f.id AS sheet, f.status, f.played, f.over_after,"
    " f.totals_of, f.ns_points, f.ns_roem, f.ew_points, f.ew_roem,"
    f" max(s.fill_in) AS lent, {EACH_HALF} AS each_half FROM playing_table t"
    " JOIN seat s ON s.playing_table_id = t.id"
    " LEFT JOIN scoresheet f ON f.playing_table_id = t.id"
    " WHERE t.evening_id = :evening AND s.participant_id = :who"
    " GROUP BY t.id ORDER BY t.round, lent, t.number"
)
_AT = (
    " JOIN scoresheet f ON f.id = x.scoresheet_id JOIN seat s"
    " ON s.playing_table_id = f.playing_table_id AND s.participant_id = :who"
)
_GAMES = text(
    "SELECT DISTINCT x.scoresheet_id, x.game, x.typed, x.outcome, x.side, x.ns_points, x.ns_roem,"
    f" x.ew_points, x.ew_roem FROM game x {_AT} ORDER BY x.scoresheet_id, x.game"
)
_OWN = text(
    "SELECT x.scoresheet_id, x.game, x.position, x.side, x.points, x.roem, x.fine, x.floored,"
    f" {HALF_POINTS}, {HALF_ROEM} FROM game_seat x {_AT}"
    " AND s.position = x.position JOIN game g ON g.scoresheet_id = f.id AND g.game = x.game"
)
_ALONE = text(
    "SELECT DISTINCT x.scoresheet_id FROM game_seat x JOIN scoresheet f ON f.id = x.scoresheet_id"
    " JOIN playing_table t ON t.id = f.playing_table_id"
    " WHERE t.evening_id = :evening AND x.points IS NOT NULL"
)
_SEATS = text(
    "SELECT t.id, x.position, x.participant_id, m.id, m.first_name, m.infix, m.last_name,"
    f" {apart('m')} FROM playing_table t JOIN seat x ON x.playing_table_id = t.id"
    " JOIN member m ON m.id = x.member_id WHERE t.evening_id = :evening"
)
_ENDED = ("pit", "nat")
_SUMS = ("ns_points", "ns_roem", "ew_points", "ew_roem")


class GameRow(NamedTuple):
    """A row as it is stored."""

    game: int
    typed: str
    outcome: str | None
    side: str | None
    ns_points: int
    ns_roem: int
    ew_points: int
    ew_roem: int


class OwnRow(NamedTuple):
    """A player's share of a game where it differs from his side's."""

    position: str
    side: str | None
    points: int | None
    roem: int | None
    fine: int
    floored: bool
    half_points: int  # in halves, what rounding gave him too much
    half_roem: int


class Seated(NamedTuple):
    """A participant's seat."""

    position: Position
    participant: int
    member: int
    name: str


@dataclass(frozen=True)
class Table:
    """A table where somebody sat, with its games and what he got of them."""

    id: int
    evening: int
    round: int
    number: int
    lent: bool
    wallets: tuple[int, ...]
    signed: bool
    played: int
    over_after: int | None
    games: tuple[GameRow, ...]
    own: Mapping[int, tuple[OwnRow, ...]]
    decisions: Mapping[int, tuple[Decision, ...]]
    seated: tuple[Seated, ...]
    seats: tuple[Position, ...]  # his own, of a pair both
    shared_out: bool  # whether each at this table has figures of his own
    each_half: bool  # whether halves of a point were rounded in each game, as of before
    totals: GameRow | None = None  # what counts in place of the games; None: the games

    @property
    def side(self) -> Side:
        """The side on which he sat."""
        return self.seats[0].side

    def figures(self, row: GameRow) -> tuple[int, int, int, int]:
        """The points, roem, pits and nat of a game: those of his side, or his own."""
        ns = self.side is Side.NS
        points, roem = (row.ns_points, row.ns_roem) if ns else (row.ew_points, row.ew_roem)
        pits, nat = (int(row.outcome == how and row.side == self.side) for how in _ENDED)
        sides = (points, roem)
        for one in self.own.get(row.game, ()):
            if one.points is not None and one.roem is not None:
                points, roem = points + one.points - sides[0], roem + one.roem - sides[1]
            if one.side is not None:  # in this game he may be on another side than his seat is
                moved = int(row.side == one.side) - int(row.side == self.side)
                pits, nat = (
                    pits + moved * (row.outcome == "pit"),
                    nat + moved * (row.outcome == "nat"),
                )
        return points, roem, pits, nat

    @property
    def counted(self) -> int:
        """How many games count; where totals do, these as one."""
        return (
            1
            if self.totals
            else sum(one.outcome not in (None, "not-played", "cancelled") for one in self.games)
        )

    def sums(self) -> tuple[int, int]:
        """Points and roem of his side and of the other."""
        made = (self.totals,) if self.totals else self.games
        ns = sum(one.ns_points + one.ns_roem for one in made)
        ew = sum(one.ew_points + one.ew_roem for one in made)
        return (ns, ew) if self.side is Side.NS else (ew, ns)

    def rounding(self) -> tuple[int, int]:
        """The sum of the halves of all games in points and roem; they are rounded once."""
        rows = [] if self.each_half else [one for rows in self.own.values() for one in rows]
        points, roem = sum(one.half_points for one in rows), sum(one.half_roem for one in rows)
        return -int(points / 2), -int(roem / 2)

    def fines(self, member_id: int | None = None) -> list[tuple[int, OwnRow]]:
        """The fines that were imposed on him, by game; of a pair those of one, if asked."""
        his = {one.position for one in self.seated if member_id in (None, one.member)}
        return [
            (game, one)
            for game, rows in self.own.items()
            for one in rows
            if one.fine and Position(one.position) in his
        ]


def tables(conn: Connection, evening_id: int, participant_id: int) -> list[Table]:
    """The tables where a participant sat, by round, his own before where he was lent."""
    which = {"evening": evening_id, "who": participant_id}
    games: dict[int, list[GameRow]] = defaultdict(list)
    for sheet, *row in conn.execute(_GAMES, which):
        games[sheet].append(GameRow(*row))
    own: dict[int, dict[int, list[OwnRow]]] = defaultdict(lambda: defaultdict(list))
    for sheet, game, *rest in conn.execute(_OWN, which):
        own[sheet][game].append(OwnRow(*rest))
    ruled: dict[int, dict[int, list[Decision]]] = defaultdict(lambda: defaultdict(list))
    for one in decided(conn, evening_id):
        ruled[one.table_id][one.game].append(one)
    seated = _seated(conn, which)
    alone = set(conn.execute(_ALONE, {"evening": evening_id}).scalars())
    return [
        Table(
            row["id"],
            evening_id,
            row["round"],
            row["number"],
            bool(row["lent"]),
            wallets_of(row["wallets"]),
            row["status"] == "signed",
            row["played"] or 0,
            row["over_after"],
            tuple(games[row["sheet"]]),
            _frozen(own[row["sheet"]]),
            _frozen(ruled[row["id"]]),
            tuple(seated[row["id"]]),
            tuple(s.position for s in seated[row["id"]] if s.participant == participant_id),
            row["sheet"] in alone,
            bool(row["each_half"]),
            _totals(row),
        )
        for row in conn.execute(_TABLES, which).mappings().all()
    ]


def _totals(row: Mapping[Any, Any]) -> GameRow | None:
    """The totals a sheet counts in place of its games; None where these count."""
    made = (row[name] for name in _SUMS)
    return GameRow(0, "", "made", None, *made) if row["totals_of"] else None


def _frozen(found: Mapping[int, list[Any]]) -> Mapping[int, tuple[Any, ...]]:
    return {key: tuple(rows) for key, rows in sorted(found.items())}


def _seated(conn: Connection, which: Mapping[str, int]) -> dict[int, list[Seated]]:
    found: dict[int, list[Seated]] = defaultdict(list)
    for table, position, participant, member, *name in conn.execute(_SEATS, which):
        found[table].append(Seated(Position(position), participant, member, label_of(*name)))
    around = list(Position)
    return defaultdict(
        list,
        {key: sorted(rows, key=lambda s: around.index(s.position)) for key, rows in found.items()},
    )
