"""The sums of sheets, evenings and careers as SQL, and what a change makes again of all sums.

- Games that cannot be read, were not played or were cancelled count nothing on a sheet.
- A published evening total (`paper_result` without a round) is the evening's figure; a
  published round counts as a round.

The few highest games of forty seasons lie on the few evenings with the highest of these, so no
list has to look at two million games. As with careers an open evening waits until it is closed.
"""

import json
from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from sqlalchemy import Connection, Executable, text

from clubadmin.storage.schema.block import Block
from clubadmin.storage.schema.digest import GAME_LINE, SHEET_DIGEST
from clubadmin.storage.schema.tables import SUMS
from clubadmin.storage.sums.career import CAREER_COLUMNS, careers
from clubadmin.storage.sums.reckoning import RECKONING, by_rules
from clubadmin.storage.sums.rounds import CREDITS, PLAYED_ROUNDS, WIN_COLUMNS, WINS

PEAK_COLUMNS = "evening_id, games, best_game, most_roem"

PEAKS = """
    SELECT t.evening_id, count(*) AS games,
      max(max(g.ns_points + g.ns_roem, g.ew_points + g.ew_roem)) AS best_game,
      max(max(g.ns_roem, g.ew_roem)) AS most_roem
    FROM evening e JOIN playing_table t ON t.evening_id = e.id
      JOIN scoresheet f ON f.playing_table_id = t.id JOIN game g ON g.scoresheet_id = f.id
    WHERE e.status = 'closed' {and_evening}
    GROUP BY t.evening_id"""
"""SQL: the highest of each evening, from its games."""

FILL = f"INSERT INTO evening_peak ({PEAK_COLUMNS}) {PEAKS.format(and_evening='')}"
"""SQL: all of them at once, where there are none yet."""


COUNTS = "outcome IS NOT NULL AND outcome NOT IN ('not-played', 'cancelled')"

SHEET_SUMS = f"""
    SELECT scoresheet_id, count(*) AS played, count(*) FILTER (WHERE {COUNTS}) AS counted,
      sum(ns_points) AS ns_points, sum(ns_roem) AS ns_roem,
      sum(ew_points) AS ew_points, sum(ew_roem) AS ew_roem,
      count(*) FILTER (WHERE outcome = 'pit' AND side = 'ns') AS ns_pits,
      count(*) FILTER (WHERE outcome = 'pit' AND side = 'ew') AS ew_pits,
      count(*) FILTER (WHERE outcome = 'nat' AND side = 'ns') AS ns_nat,
      count(*) FILTER (WHERE outcome = 'nat' AND side = 'ew') AS ew_nat,
      group_concat({GAME_LINE}, ';') AS lines
    FROM game {{where}} GROUP BY scoresheet_id"""
"""SQL: the sums of each sheet from its games, and its lines as one text.

The lines come in the order of the games, for that is the order in which the table lies. Were
they ever to come otherwise, the digest would not match and `check` would say so.
"""

_BY_TOTALS = {
    "counted": "s.totals_of",
    **{name: f"coalesce(s.paper_{name}, 0)" for name in SUMS if name.endswith(("points", "roem"))},
}


def sum_of(name: str, made: str) -> str:
    """SQL: a sum of sheet `s`: what its games `made`, or its totals where these count."""
    return made if name == "played" else f"iif(s.totals_of, {_BY_TOTALS.get(name, 0)}, {made})"


EVENING_SUMS = """
    SELECT p.evening_id, p.id AS participant_id, e.competition_id,
      coalesce(w.points, sum(r.points), 0) AS points,
      iif(w.id IS NULL, coalesce(sum(r.roem), 0), coalesce(w.roem, 0)) AS roem,
      iif(w.id IS NULL, coalesce(sum(r.fines), 0), 0) AS fines,
      iif(w.id IS NULL, coalesce(sum(r.points + r.roem - r.fines), 0),
        w.points + coalesce(w.roem, 0)) AS total,
      iif(w.id IS NULL, coalesce(sum(r.pits), 0), coalesce(w.pits, 0)) AS pits,
      coalesce(sum(r.nat), 0) AS nat, coalesce(sum(r.games), 0) AS games,
      count(r.round) AS rounds
    FROM participant p JOIN evening e ON e.id = p.evening_id
      LEFT JOIN round_result r ON r.participant_id = p.id
      LEFT JOIN paper_result w ON w.participant_id = p.id AND w.round IS NULL
    {where} GROUP BY p.id HAVING count(r.round) > 0 OR w.id IS NOT NULL"""
"""SQL: what follows for each participant and evening, from the rounds."""

ROUND_COLUMNS = "evening_id, participant_id, round, points, roem, fines, pits, nat, games, credit"
EVENING_COLUMNS = (
    "evening_id, participant_id, competition_id, points, roem, fines, total, pits, nat, games,"
    " rounds"
)
GIVEN = "(SELECT value FROM json_each(:ids))"


class Writer(Protocol):
    """The transaction in which sums are made again."""

    conn: Connection

    def write_derived(self, statement: Executable, values: Any = None) -> Any:
        """Write a derived table or column."""


class Touched:
    """The rows touched by a change, and so the sums to make again."""

    def __init__(self) -> None:
        self.sheets: set[int] = set()
        self.tables: set[int] = set()
        self.new_tables: set[int] = set()  # of which the evenings are touched as a whole
        self.participants: set[int] = set()
        self.evenings: set[int] = set()
        self.competitions: set[int] = set()
        self.careers: set[int] = set()  # competitions of which an evening came, went or changed
        self.lists: set[int] = set()  # evenings that came, opened or closed, or whose list changed

    def row(self, table: str, values: Mapping[str, Any]) -> None:
        """Note a row that was written or deleted."""
        for what, column in _TOUCHES.get(table, ()):
            getattr(self, what).add(values[column])

    def block(self, table: str, block: Block, *, derived: bool) -> None:
        """Note a block of rows; with `derived` the sums of its sheets are right already."""
        for what, column in _TOUCHES.get(table, ()):
            if derived and what == "sheets":
                continue
            if column in block.rest:
                getattr(self, what).add(block.rest[column])
                continue
            place = block.columns.index(column)
            getattr(self, what).update({row[place] for row in block.rows})


_TOUCHES: dict[str, tuple[tuple[str, str], ...]] = {
    "game": (("sheets", "scoresheet_id"),),
    "game_seat": (("sheets", "scoresheet_id"),),
    "scoresheet": (("sheets", "id"), ("tables", "playing_table_id")),
    "seat": (("participants", "participant_id"),),
    "participant": (("participants", "id"), ("lists", "evening_id")),
    "paper_result": (("participants", "participant_id"),),
    "sitting_out": (("participants", "participant_id"), ("evenings", "evening_id")),
    "playing_table": (("evenings", "evening_id"), ("new_tables", "id")),
    "evening": (("evenings", "id"), ("lists", "id"), ("careers", "competition_id")),
    "competition": (("competitions", "id"),),
}


def refresh(change: Writer, touched: Touched) -> None:
    """Make the sums of what was touched again, in the transaction of the change."""
    if touched.sheets:
        change.write_derived(_REFRESH_SHEETS, {"ids": _ids(touched.sheets)})
    participants = _participants(change, touched)
    if participants:
        ids = {"ids": _ids(participants)}
        made = change.conn.execute(_MADE, ids).scalar()
        if made:
            change.write_derived(_DROP_ROUNDS, ids)
            change.write_derived(_MAKE_ROUNDS, ids)
            change.write_derived(_DROP_WINS, ids)
            change.write_derived(_MAKE_WINS, ids)
        sitting = _refresh_credits(change, ids)
        if made or sitting:
            ids = {"ids": _ids(participants | sitting)}
            change.write_derived(_DROP_EVENINGS, ids)
            change.write_derived(_MAKE_EVENINGS, ids)
    if participants or touched.lists:
        _refresh_archive(change, touched, participants)


def outdated(conn: Connection) -> tuple[int, ...]:
    """The open evenings whose sums were made by earlier rules of the program.

    What is made by none of them is another matter, and is left for `check` to tell.
    """
    kept = set(map(tuple, conn.execute(_KEPT)))
    differing = _differing(conn, kept, RECKONING)
    if not differing:
        return ()
    earlier = (differing - _differing(conn, kept, number) for number in range(1, RECKONING))
    return tuple(sorted(set().union(*earlier)))


def _differing(conn: Connection, kept: set[Any], number: int) -> set[int]:
    """The open evenings whose rounds are not what the rules of a number make."""
    return {row[0] for row in kept ^ set(map(tuple, conn.execute(_BY_RULES[number])))}


def _refresh_archive(change: Writer, touched: Touched, participants: set[int]) -> None:
    """Make the sums for lists of all times again, of closed evenings that were touched."""
    ids = {"ids": _ids(participants), "evenings": _ids(touched.lists)}
    closed = change.conn.execute(_CLOSED, ids).all()
    competitions = touched.careers | {competition for _, competition in closed}
    peaks = touched.lists | {evening for evening, _ in closed}
    if competitions:
        of = {"ids": _ids(competitions)}
        change.write_derived(_DROP_CAREERS, of)
        change.write_derived(_MAKE_CAREERS, of)
    if peaks:
        of = {"ids": _ids(peaks)}
        change.write_derived(_DROP_PEAKS, of)
        change.write_derived(_MAKE_PEAKS, of)


def _participants(change: Writer, touched: Touched) -> set[int]:
    """Find the participants whose figures depend on touched rows."""
    found = set(touched.participants)
    for ids, query in (
        (touched.sheets, _AT_SHEETS),
        (touched.tables - touched.new_tables, _AT_TABLES),
        (touched.evenings, _IN_EVENINGS),
        (touched.competitions, _IN_COMPETITIONS),
    ):
        if ids:
            found.update(change.conn.execute(query, {"ids": _ids(ids)}).scalars())
    return found


def _refresh_credits(change: Writer, ids: Mapping[str, str]) -> set[int]:
    """The points for sitting out in the evenings of these participants; answers who sat out."""
    sitting = set(change.conn.execute(_SITTING, ids).scalars())
    if sitting:
        change.write_derived(_DROP_CREDITS, ids)
        change.write_derived(_MAKE_CREDITS, ids)
    return sitting


def _ids(numbers: Iterable[int]) -> str:
    return json.dumps(sorted(numbers))


_SAME_EVENINGS = f"(SELECT evening_id FROM participant WHERE id IN {GIVEN})"
_SET_SUMS = ", ".join(f"{name} = n.{name}" for name in SUMS)
_NEW_SUMS = ", ".join(f"{sum_of(name, f'coalesce(g.{name}, 0)')} AS {name}" for name in SUMS)

_REFRESH_SHEETS = text(
    f"UPDATE scoresheet SET {_SET_SUMS}, digest = n.digest FROM ("
    f"SELECT s.id, {_NEW_SUMS}, {SHEET_DIGEST} AS digest FROM scoresheet s LEFT JOIN ("
    f"{SHEET_SUMS.format(where=f'WHERE scoresheet_id IN {GIVEN}')}"
    f") g ON g.scoresheet_id = s.id WHERE s.id IN {GIVEN}) n WHERE n.id = scoresheet.id"
)
_AT_SHEETS = text(
    "SELECT DISTINCT s.participant_id FROM scoresheet f JOIN seat s USING (playing_table_id)"
    f" WHERE f.id IN {GIVEN}"
)
_AT_TABLES = text(f"SELECT DISTINCT participant_id FROM seat WHERE playing_table_id IN {GIVEN}")
_IN_EVENINGS = text(f"SELECT id FROM participant WHERE evening_id IN {GIVEN}")
_IN_COMPETITIONS = text(
    "SELECT p.id FROM participant p JOIN evening e ON e.id = p.evening_id"
    f" WHERE e.competition_id IN {GIVEN}"
)
_MADE = text(  # before anything is typed there are no figures, and to look for them takes long
    "SELECT EXISTS (SELECT 1 FROM seat JOIN scoresheet USING (playing_table_id)"
    f" WHERE participant_id IN {GIVEN})"
    + "".join(
        f" OR EXISTS (SELECT 1 FROM {table} WHERE participant_id IN {GIVEN})"
        for table in ("paper_result", "round_result", "round_wins", "evening_result")
    )
)
_DROP_ROUNDS = text(f"DELETE FROM round_result WHERE participant_id IN {GIVEN}")
_MAKE_ROUNDS = text(
    f"INSERT INTO round_result ({ROUND_COLUMNS}) "
    + PLAYED_ROUNDS.format(
        once="GROUP BY s.playing_table_id, s.participant_id",
        and_seat=f"AND s.participant_id IN {GIVEN}",
        and_paper=f"AND p.participant_id IN {GIVEN}",
    )
)
_DROP_WINS = text(f"DELETE FROM round_wins WHERE participant_id IN {GIVEN}")
_MAKE_WINS = text(
    f"INSERT INTO round_wins ({WIN_COLUMNS}) "
    + WINS.format(and_seat=f"AND s.participant_id IN {GIVEN}")
)
_SITTING = text(f"SELECT participant_id FROM sitting_out WHERE evening_id IN {_SAME_EVENINGS}")
_DROP_CREDITS = text(f"DELETE FROM round_result WHERE credit AND evening_id IN {_SAME_EVENINGS}")
_MAKE_CREDITS = text(
    f"INSERT INTO round_result ({ROUND_COLUMNS}) "
    + CREDITS.format(
        and_round=f"AND r.evening_id IN {_SAME_EVENINGS}",
        and_out=f"AND o.evening_id IN {_SAME_EVENINGS}",
    )
)
_OPEN = "SELECT id FROM evening WHERE status = 'open'"
_OF_OPEN = f"IN (SELECT id FROM participant WHERE evening_id IN ({_OPEN}))"
_KEPT = text(f"SELECT {ROUND_COLUMNS} FROM round_result WHERE evening_id IN ({_OPEN})")
_OF_ALL_OPEN = PLAYED_ROUNDS.format(
    once="GROUP BY s.playing_table_id, s.participant_id",
    and_seat=f"AND s.participant_id {_OF_OPEN}",
    and_paper=f"AND p.participant_id {_OF_OPEN}",
) + (
    " UNION ALL "
    + CREDITS.format(
        and_round=f"AND r.evening_id IN ({_OPEN})", and_out=f"AND o.evening_id IN ({_OPEN})"
    )
)
_BY_RULES = {number: text(by_rules(_OF_ALL_OPEN, number)) for number in range(1, RECKONING + 1)}
_DROP_EVENINGS = text(f"DELETE FROM evening_result WHERE participant_id IN {GIVEN}")
_MAKE_EVENINGS = text(
    f"INSERT INTO evening_result ({EVENING_COLUMNS}) "
    + EVENING_SUMS.format(where=f"WHERE p.id IN {GIVEN}")
)
_CLOSED = text(
    "SELECT id, competition_id FROM evening WHERE status = 'closed' AND"
    f" (id IN (SELECT evening_id FROM participant WHERE id IN {GIVEN})"
    " OR id IN (SELECT value FROM json_each(:evenings)))"
)
_DROP_CAREERS = text(f"DELETE FROM career WHERE competition_id IN {GIVEN}")
_MAKE_CAREERS = text(f"INSERT INTO career ({CAREER_COLUMNS}) {careers(given=True)}")
_DROP_PEAKS = text(f"DELETE FROM evening_peak WHERE evening_id IN {GIVEN}")
_MAKE_PEAKS = text(
    f"INSERT INTO evening_peak ({PEAK_COLUMNS}) {PEAKS.format(and_evening=f'AND e.id IN {GIVEN}')}"
)
