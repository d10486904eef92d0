"""A club as it would be if: tables in memory that stand before those of the file.

SQLite looks in the temporary tables of a connection first. So a second connection, which can
only read the file, gets copies of the tables that another rule would change; whatever reads the
club through it finds those and needs not know. Nothing of it ever reaches the file.
"""

import json
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import closing
from datetime import datetime
from typing import Any

from clubadmin.storage.club.store import Store
from clubadmin.storage.journal.sheets import Line, SeatLine
from clubadmin.storage.schema.tables import SUMS
from clubadmin.storage.sums.refresh import EVENING_COLUMNS, EVENING_SUMS, ROUND_COLUMNS, SHEET_SUMS
from clubadmin.storage.sums.rounds import CREDITS, PLAYED_ROUNDS, WIN_COLUMNS, WINS

_WHOLE = ("season", "competition", "evening")
_OF_EVENINGS = {
    "scoresheet": "playing_table_id IN (SELECT id FROM main.playing_table WHERE evening_id IN {})",
    "game": (
        "scoresheet_id IN (SELECT f.id FROM main.scoresheet f JOIN main.playing_table t"
        " ON t.id = f.playing_table_id WHERE t.evening_id IN {})"
    ),
    "game_seat": (
        "scoresheet_id IN (SELECT f.id FROM main.scoresheet f JOIN main.playing_table t"
        " ON t.id = f.playing_table_id WHERE t.evening_id IN {})"
    ),
    "round_result": "evening_id IN {}",
    "evening_result": "evening_id IN {}",
    "round_wins": "participant_id IN (SELECT id FROM main.participant WHERE evening_id IN {})",
    "contest_result": "evening_id IN {}",
}
_GIVEN = "(SELECT value FROM json_each(:ids))"
_SHEETS = (
    "(SELECT f.id FROM scoresheet f JOIN main.playing_table t ON t.id = f.playing_table_id"
    f" WHERE t.evening_id IN {_GIVEN})"
)
_PEOPLE = f"(SELECT id FROM main.participant WHERE evening_id IN {_GIVEN})"
_LINES = (
    "CREATE TEMP TABLE supposed_line (typed PRIMARY KEY, outcome, side, ns_points, ns_roem,"
    " ew_points, ew_roem) WITHOUT ROWID",
    "CREATE TEMP TABLE supposed_seat (typed, position, side, points, roem, fine, floored)",
    "CREATE INDEX temp.supposed_seat_typed ON supposed_seat (typed)",
)
_FIGURES = "outcome, side, ns_points, ns_roem, ew_points, ew_roem"
_SETTLE = (
    "UPDATE temp.evening SET rule_set_id = :rules WHERE id IN " + _GIVEN,
    f"UPDATE temp.game SET ({_FIGURES}) = (SELECT {_FIGURES} FROM supposed_line l"
    f" WHERE l.typed = game.typed) WHERE scoresheet_id IN {_SHEETS}",
    f"DELETE FROM temp.game_seat WHERE scoresheet_id IN {_SHEETS}",
    "INSERT INTO temp.game_seat (scoresheet_id, game, position, side, points, roem, fine, floored)"
    " SELECT g.scoresheet_id, g.game, x.position, x.side, x.points, x.roem, x.fine, x.floored"
    " FROM temp.game g JOIN supposed_seat x ON x.typed = g.typed"
    f" WHERE g.scoresheet_id IN {_SHEETS}",
    f"UPDATE temp.scoresheet SET {', '.join(f'{name} = n.{name}' for name in SUMS)} FROM ("
    f"{SHEET_SUMS.format(where=f'WHERE scoresheet_id IN {_SHEETS}')}"
    ") n WHERE n.scoresheet_id = scoresheet.id AND NOT scoresheet.totals_of",
    f"DELETE FROM temp.round_result WHERE evening_id IN {_GIVEN}",
    f"INSERT INTO temp.round_result ({ROUND_COLUMNS}) "
    + PLAYED_ROUNDS.format(
        once="GROUP BY s.playing_table_id, s.participant_id",
        and_seat=f"AND s.participant_id IN {_PEOPLE}",
        and_paper=f"AND p.participant_id IN {_PEOPLE}",
    ),
    f"INSERT INTO temp.round_result ({ROUND_COLUMNS}) "
    + CREDITS.format(
        and_round=f"AND r.evening_id IN {_GIVEN}", and_out=f"AND o.evening_id IN {_GIVEN}"
    ),
    f"DELETE FROM temp.round_wins WHERE participant_id IN {_PEOPLE}",
    f"INSERT INTO temp.round_wins ({WIN_COLUMNS}) "
    + WINS.format(and_seat=f"AND s.participant_id IN {_PEOPLE}"),
    f"DELETE FROM temp.evening_result WHERE evening_id IN {_GIVEN}",
    f"INSERT INTO temp.evening_result ({EVENING_COLUMNS}) "
    + EVENING_SUMS.format(where=f"WHERE p.evening_id IN {_GIVEN}"),
)
_CONTEST = (
    "INSERT INTO temp.contest_result (evening_id, participant_id, matchpoints, tops, points,"
    " attainable, games) VALUES (?, ?, ?, ?, ?, ?, ?)"
)


class Supposed(Store):
    """A club file that is read as if some of it were otherwise. Close it after use."""

    @classmethod
    def beside(cls, store: Store, evenings: Collection[int]) -> "Supposed":
        """Open the club so that figures of these evenings can be supposed otherwise.

        Closed seasons are open here, so that their standings are worked out and not read.
        """
        made = cls(store.path, None, datetime.now)
        try:
            made._copy(evenings)
        except BaseException:
            made.close()
            raise
        return made

    def settle(
        self,
        evenings: Collection[int],
        rule_set_id: int,
        lines: Mapping[str, Line],
        seats: Mapping[str, Sequence[SeatLine]],
        *,
        going: Callable[[int, int], None] | None = None,
    ) -> None:
        """Suppose that evenings were played by another rule set, with all that follows from it.

        Args:
            evenings: those of :meth:`beside`, or some of them.
            rule_set_id: the version.
            lines: what each typed line of these evenings comes to.
            seats: what single players get of a line otherwise than their side.
            going: told how much is done, of how much.
        """
        with self.bare() as bare, closing(bare.cursor()) as cursor:
            cursor.execute("PRAGMA query_only=OFF")
            for statement in _LINES:
                cursor.execute(statement)
            cursor.executemany("INSERT INTO supposed_line VALUES (?,?,?,?,?,?,?)", lines.values())
            cursor.executemany(
                "INSERT INTO supposed_seat VALUES (?,?,?,?,?,?,?)",
                [(typed, *seat) for typed, of_line in seats.items() for seat in of_line],
            )
            given = {"ids": json.dumps(sorted(evenings)), "rules": rule_set_id}
            for done, statement in enumerate(_SETTLE):
                if going is not None:
                    going(done, len(_SETTLE))
                cursor.execute(statement, given)
            cursor.execute("PRAGMA query_only=ON")

    def keep_contest(self, evening_id: int, rows: Iterable[Sequence[Any]]) -> None:
        """Suppose what everybody made in a closed session where games are compared.

        Args:
            rows: participant, matchpoints, tops, points, attainable and games.
        """
        with self.bare() as bare, closing(bare.cursor()) as cursor:
            cursor.execute("PRAGMA query_only=OFF")
            cursor.execute("DELETE FROM temp.contest_result WHERE evening_id = ?", (evening_id,))
            cursor.executemany(_CONTEST, [(evening_id, *row) for row in rows])
            cursor.execute("PRAGMA query_only=ON")

    def _copy(self, evenings: Collection[int]) -> None:
        given = {"ids": json.dumps(sorted(evenings))}
        with self.bare() as bare, closing(bare.cursor()) as cursor:
            cursor.execute("PRAGMA query_only=OFF")
            cursor.execute("PRAGMA temp_store=MEMORY")
            cursor.execute("PRAGMA foreign_keys=OFF")  # what they refer to stays in the file
            for name in (*_WHOLE, *_OF_EVENINGS):
                for (statement,) in cursor.execute(
                    "SELECT sql FROM main.sqlite_master WHERE tbl_name = ? AND sql IS NOT NULL"
                    " AND type IN ('table', 'index') ORDER BY type DESC",
                    (name,),
                ).fetchall():
                    cursor.execute(_in_memory(statement))
                which = _OF_EVENINGS.get(name, "TRUE").format(_GIVEN)
                cursor.execute(
                    f"INSERT INTO temp.{name} SELECT * FROM main.{name} WHERE {which}", given
                )
            cursor.execute("UPDATE temp.season SET closed_at = ''")
            cursor.execute("PRAGMA query_only=ON")


def _in_memory(statement: str) -> str:
    """How a table or index of the file is made among the temporary ones."""
    for kind in ("CREATE TABLE ", "CREATE UNIQUE INDEX ", "CREATE INDEX "):
        if statement.startswith(kind):
            return statement.replace(kind, f"{kind}temp.", 1)
    raise ValueError(statement)
