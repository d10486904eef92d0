"""Is the club whole? Pages, references, digests, and sums made again from the games."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from clubadmin.storage.digest import MEMBER_DIGEST, RESULT_DIGEST, SHEET_DIGEST
from clubadmin.storage.engine import connect
from clubadmin.storage.journal_check import journal_problems
from clubadmin.storage.opening import tables_are_ours
from clubadmin.storage.store import Store
from clubadmin.storage.sums import (
    CREDITS,
    EVENING_SUMS,
    PLAYED_ROUNDS,
    SHEET_SUMS,
    SUMS,
)

MOST = 20  # sentences of one kind; more would bury the first


@dataclass(frozen=True)
class Findings:
    """What a check saw.

    Attributes:
        problems: a sentence each; empty when the club is whole.
        sheets: how many sheets there are.
        games: how many games are typed.
        members: how many members and guests there are.
    """

    problems: tuple[str, ...]
    sheets: int = 0
    games: int = 0
    members: int = 0


def check(store: Store) -> Findings:
    """Check the open club, its journal against its rows included."""
    with store.bare() as connection:
        return _check(connection, (*_PARTS, journal_problems))


def check_file(path: Path) -> tuple[str, ...]:
    """Check a club file that is not open, all but its journal; answers the problems."""
    try:
        with closing(connect(path, "ro")) as connection:
            return _check(connection, _PARTS).problems
    except (sqlite3.Error, UnicodeDecodeError):
        return (f"Het bestand {path.name} kan niet gelezen worden.",)


def rebuilt(connection: sqlite3.Connection) -> list[str]:
    """Make all sums and digests again and compare them with what is kept."""
    problems: list[str] = []
    for part in _SUMS_PARTS:
        problems += part(connection)
    return problems


def _check(connection: sqlite3.Connection, parts: tuple["Part", ...]) -> Findings:
    problems: list[str] = []
    for part in parts:
        try:
            problems += part(connection)
        except (sqlite3.Error, ValueError):
            problems.append("Een deel van het bestand kan niet gelezen worden.")
    counts = []
    for table in ("scoresheet", "game", "member"):
        try:
            counts.append(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])
        except sqlite3.Error:
            counts.append(0)
    return Findings(tuple(dict.fromkeys(problems)), *counts)


Part = Callable[[sqlite3.Connection], Iterator[str] | list[str]]


def _pages(connection: sqlite3.Connection) -> Iterator[str]:
    found = connection.execute(f"PRAGMA integrity_check({MOST})").fetchall()
    if found != [("ok",)]:
        places = f"{MOST} of meer plaatsen" if len(found) >= MOST else f"{len(found)} plaatsen"
        places = "1 plaats" if len(found) == 1 else places
        yield f"Het bestand is op {places} beschadigd. Zet een reservekopie terug."


def _tables(connection: sqlite3.Connection) -> Iterator[str]:
    if not tables_are_ours(connection):
        yield "De indeling van het bestand is veranderd: er ontbreekt iets of er is iets bij gezet."


def _references(connection: sqlite3.Connection) -> Iterator[str]:
    for table, row, parent, _ in connection.execute("PRAGMA foreign_key_check").fetchmany(MOST):
        yield f"In {table} verwijst rij {row} naar een rij in {parent} die er niet is."


def _members(connection: sqlite3.Connection) -> Iterator[str]:
    query = f"SELECT id FROM member WHERE digest <> {MEMBER_DIGEST} LIMIT {MOST}"
    for (number,) in connection.execute(query):
        yield f"De gegevens van lid {number} zijn buiten het programma om veranderd."


def _paper(connection: sqlite3.Connection) -> Iterator[str]:
    query = f"SELECT id, evening_id FROM paper_result WHERE digest <> {RESULT_DIGEST} LIMIT {MOST}"
    for _, evening in connection.execute(query):
        yield f"{_evening(connection, evening)}: een ingevoerd totaal is veranderd."


_STORED = ", ".join(f"s.{name}" for name in SUMS)
_SUMMED = ", ".join(f"g.{name}" for name in SUMS)
_NOTHING = ", ".join("0" for _ in SUMS)
_EMPTY_DIGEST = SHEET_DIGEST.replace("g.lines", "NULL")
_SHEETS = f"""
    SELECT s.id, ({_STORED}) IS NOT ({_SUMMED}) FROM ({SHEET_SUMS.format(where="")}) g
      CROSS JOIN scoresheet s ON s.id = g.scoresheet_id
    WHERE ({_STORED}) IS NOT ({_SUMMED}) OR s.digest <> {SHEET_DIGEST}
    UNION ALL
    SELECT s.id, ({_STORED}) IS NOT ({_NOTHING}) FROM scoresheet s
    WHERE NOT EXISTS (SELECT 1 FROM game WHERE scoresheet_id = s.id)
      AND (({_STORED}) IS NOT ({_NOTHING}) OR s.digest <> {_EMPTY_DIGEST})
    LIMIT {MOST}"""


def _sheets(connection: sqlite3.Connection) -> Iterator[str]:
    for sheet, sums_differ in connection.execute(_SHEETS):
        what = "de totalen kloppen niet met de spellen" if sums_differ else "een spel is veranderd"
        yield f"{_sheet(connection, sheet)}: {what}, of er ontbreekt een spel."


def _differ(columns: tuple[str, ...]) -> str:
    """SQL: row `r` as kept is not row `x` as made again."""
    kept, made = (", ".join(f"{row}.{column}" for column in columns) for row in "rx")
    return f"({kept}) IS NOT ({made})"


_OF_ROUND = ("evening_id", "points", "roem", "pits", "nat", "games", "credit")
_PLAYED = PLAYED_ROUNDS.format(once="", where_seat="", and_paper="")
_CREDITED = CREDITS.format(and_round="", and_out="")
_SAME_ROUND = "r.participant_id = x.participant_id AND r.round = x.round"
_ROUNDS = f"""
    SELECT x.evening_id, x.participant_id
    FROM ({_PLAYED} UNION ALL {_CREDITED}) x LEFT JOIN round_result r ON {_SAME_ROUND}
    WHERE {_differ(_OF_ROUND)}
    UNION
    SELECT r.evening_id, r.participant_id FROM round_result r
    WHERE NOT r.credit AND NOT EXISTS (
        SELECT 1 FROM seat s JOIN playing_table t ON t.id = s.playing_table_id
          JOIN scoresheet f ON f.playing_table_id = t.id
        WHERE s.participant_id = r.participant_id AND t.round = r.round)
      AND NOT EXISTS (SELECT 1 FROM paper_result p
        WHERE p.participant_id = r.participant_id AND p.round = r.round)
    UNION
    SELECT r.evening_id, r.participant_id
    FROM round_result r LEFT JOIN ({_CREDITED}) x ON {_SAME_ROUND}
    WHERE r.credit AND x.round IS NULL
    LIMIT {MOST}"""
_OF_EVENING = (
    "evening_id",
    "competition_id",
    "points",
    "roem",
    "total",
    "pits",
    "nat",
    "games",
    "rounds",
)
_EVENINGS = f"""
    SELECT x.evening_id, x.participant_id
    FROM ({EVENING_SUMS.format(where="")}) x
      LEFT JOIN evening_result r ON r.participant_id = x.participant_id
    WHERE {_differ(_OF_EVENING)}
    UNION
    SELECT r.evening_id, r.participant_id FROM evening_result r
    WHERE NOT EXISTS (SELECT 1 FROM round_result o WHERE o.participant_id = r.participant_id)
      AND NOT EXISTS (SELECT 1 FROM paper_result w
        WHERE w.participant_id = r.participant_id AND w.round IS NULL)
    LIMIT {MOST}"""


def _rounds(connection: sqlite3.Connection) -> Iterator[str]:
    for evening, participant in connection.execute(_ROUNDS):
        number = _number(connection, participant)
        yield f"{_evening(connection, evening)}: een ronde van nummer {number} klopt niet."


def _evenings(connection: sqlite3.Connection) -> Iterator[str]:
    for evening, participant in connection.execute(_EVENINGS):
        number = _number(connection, participant)
        yield f"{_evening(connection, evening)}: het totaal van nummer {number} klopt niet."


_SEATS = f"""
    SELECT t.evening_id, t.round, t.number FROM seat s
      JOIN participant p ON p.id = s.participant_id
      JOIN playing_table t ON t.id = s.playing_table_id
    WHERE p.evening_id <> t.evening_id
      OR (p.pair_id IS NULL AND s.member_id <> p.member_id)
    LIMIT {MOST}"""
"""Who sits for a pair may have been a substitute of that round only, so anybody may."""


def _seats(connection: sqlite3.Connection) -> Iterator[str]:
    for evening, round_, table in connection.execute(_SEATS):
        where = f"{_evening(connection, evening)}, ronde {round_}, tafel {table}"
        yield f"{where}: wie er zit, past niet bij wie er meedoet."


_SUMS_PARTS: tuple[Part, ...] = (_sheets, _rounds, _evenings)
_PARTS: tuple[Part, ...] = (
    _pages,
    _tables,
    _references,
    _members,
    _paper,
    *_SUMS_PARTS,
    _seats,
)


def _sheet(connection: sqlite3.Connection, sheet: int) -> str:
    found = connection.execute(
        "SELECT t.evening_id, t.round, t.number FROM scoresheet f"
        " JOIN playing_table t ON t.id = f.playing_table_id WHERE f.id = ?",
        (sheet,),
    ).fetchone()
    if not found:
        return f"Formulier {sheet}"
    return f"{_evening(connection, found[0])}, ronde {found[1]}, tafel {found[2]}"


def _evening(connection: sqlite3.Connection, evening: int) -> str:
    found = connection.execute(
        "SELECT c.name, e.number FROM evening e JOIN competition c ON c.id = e.competition_id"
        " WHERE e.id = ?",
        (evening,),
    ).fetchone()
    return f"{found[0]}, avond {found[1]}" if found else f"Avond {evening}"


def _number(connection: sqlite3.Connection, participant: int) -> int | str:
    found = connection.execute(
        "SELECT number FROM participant WHERE id = ?", (participant,)
    ).fetchone()
    return found[0] if found else "?"
