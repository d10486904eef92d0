"""The connection to a club file: its pragmas, read back, and its guard."""

import sqlite3
import sys
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.pool import StaticPool
from sqlalchemy.util import LRUCache

from clubadmin.i18n import Message
from clubadmin.storage.file.errors import JournalBypassed, NoAccess
from clubadmin.storage.schema.packed import teach
from clubadmin.storage.schema.unreadable import OUTSIDE, says_nothing_of_the_file

# a day is kept as 2026-11-12; Python's own way of doing so is gone in a later version
sqlite3.register_adapter(date, date.isoformat)

PRAGMAS: dict[str, tuple[str, object]] = {
    # set to, and what reading it back must give
    "journal_mode": ("TRUNCATE", "truncate"),  # the file is copied to sticks
    "synchronous": ("FULL", 2),
    "foreign_keys": ("ON", 1),
    "secure_delete": ("ON", 1),  # what was erased is overwritten
    "trusted_schema": ("OFF", 0),
    "cell_size_check": ("ON", 1),
    "busy_timeout": ("5000", 5000),
}
"""A club survives a power cut with these and not with less; see tests/safety."""

LIMITS = {
    sqlite3.SQLITE_LIMIT_LENGTH: 256_000_000,  # bytes of a row: the games of a whole import
    sqlite3.SQLITE_LIMIT_SQL_LENGTH: 1_000_000,
    sqlite3.SQLITE_LIMIT_COLUMN: 200,
    sqlite3.SQLITE_LIMIT_EXPR_DEPTH: 200,
    sqlite3.SQLITE_LIMIT_TRIGGER_DEPTH: 20,  # a row takes along what hangs on it in this way
    sqlite3.SQLITE_LIMIT_ATTACHED: 1,  # what a copy is written to
    sqlite3.SQLITE_LIMIT_LIKE_PATTERN_LENGTH: 1_000,
    sqlite3.SQLITE_LIMIT_WORKER_THREADS: 0,
}
"""What a file, wherever it is from, can ask of SQLite; what the program asks lies far within."""

NEVER_OURS = {
    sqlite3.SQLITE_CREATE_TRIGGER,
    sqlite3.SQLITE_CREATE_TEMP_TRIGGER,
    sqlite3.SQLITE_CREATE_VIEW,
    sqlite3.SQLITE_CREATE_TEMP_VIEW,
    sqlite3.SQLITE_CREATE_VTABLE,
    sqlite3.SQLITE_DROP_VTABLE,
}
"""What no club file holds and the program never makes."""

REFUSED = max(sqlite3.SQLITE_OK, sqlite3.SQLITE_DENY, sqlite3.SQLITE_IGNORE) + 1
"""A refusal of ours; SQLITE_DENY is what Python answers where our function could not be called."""

UNSAFE_PRAGMAS = {"writable_schema", "temp_store_directory", "data_store_directory"}

WRITES = ("INSERT", "UPDATE", "DELETE", "REPLACE", "CREATE", "DROP", "ALTER", "WITH", "VACUUM")


class ClubDialect(SQLiteDialect_pysqlite):
    """SQLite, equal for each file: a statement is compiled once, not again for each club."""

    supports_statement_cache = True

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self)

    def __hash__(self) -> int:
        return hash(type(self))


registry.register("sqlite.club", __name__, ClubDialect.__name__)
_compiled: LRUCache[Any, Any] = LRUCache(500)


class Gate:
    """Open only while a change writes its rows and their journal."""

    def __init__(self) -> None:
        self.open = False


def uri(path: Path, mode: str) -> str:
    """The file as SQLite wants it named, so that `?` and `#` in a name do no harm.

    Raises:
        sqlite3.OperationalError: it is a pipe or a device, and SQLite would wait for ever.
    """
    if not path.is_file() and path.exists():
        raise sqlite3.OperationalError("no ordinary file")
    return f"file:{quote(str(path))}?mode={mode}"


def connect(path: Path, mode: str = "rw") -> sqlite3.Connection:
    """A bare connection with the pragmas set and read back; never makes a file.

    Raises:
        NoAccess: a pragma does not take, as on file systems that cannot keep data safe.
    """
    connection = sqlite3.connect(
        uri(path, mode),
        uri=True,
        isolation_level=None,  # BEGIN IMMEDIATE is said by hand
        check_same_thread=False,
        cached_statements=256,
    )
    try:
        defend(connection)
        set_pragmas(connection)
        connection.set_authorizer(authorizer(connection))
        teach(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def defend(connection: sqlite3.Connection) -> None:
    """Have SQLite believe a file no more than it must."""
    for limit, highest in LIMITS.items():
        connection.setlimit(limit, highest)
    if sys.version_info >= (3, 12):  # earlier Pythons cannot say it
        connection.setconfig(sqlite3.SQLITE_DBCONFIG_DEFENSIVE, True)
        connection.setconfig(sqlite3.SQLITE_DBCONFIG_TRUSTED_SCHEMA, False)
        connection.setconfig(sqlite3.SQLITE_DBCONFIG_ENABLE_VIEW, False)


def authorizer(connection: sqlite3.Connection) -> Callable[..., int]:
    """Make the function that SQLite asks before a statement acts; see `sqlite3_set_authorizer`.

    Refused is all that a trigger or a view in the file would do, whoever planted it, and what
    reaches past the file.
    """
    planted = _planted(connection)

    def allowed(
        action: int, first: str | None, second: str | None, _base: str | None, source: str | None
    ) -> int:
        refused = (
            source in planted
            or action in NEVER_OURS
            or (action == sqlite3.SQLITE_FUNCTION and second in OUTSIDE)
            or (action == sqlite3.SQLITE_PRAGMA and first in UNSAFE_PRAGMAS)
        )
        return REFUSED if refused else sqlite3.SQLITE_OK

    return allowed


def _planted(connection: sqlite3.Connection) -> frozenset[str]:
    """The triggers and views of a file; a club has none."""
    try:
        found = connection.execute(
            "SELECT name FROM sqlite_schema WHERE type IN ('trigger', 'view')"
        )
        return frozenset(name for (name,) in found)
    except (sqlite3.Error, UnicodeDecodeError) as error:
        if says_nothing_of_the_file(error):
            raise
        return frozenset()  # a file so damaged is refused by whoever looks into it next


def keeps_log(connection: sqlite3.Connection) -> bool:
    """Whether changes are kept beside the file just now, so that it is read while it is written."""
    return bool(connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal")


def set_pragmas(connection: sqlite3.Connection) -> None:
    """Set all pragmas and see that each one took; a log is left to whoever keeps it."""
    for name, (value, expected) in PRAGMAS.items():
        if name == "journal_mode" and keeps_log(connection):
            continue
        connection.execute(f"PRAGMA {name}={value}")
        found = connection.execute(f"PRAGMA {name}").fetchone()[0]
        if found != expected:
            raise NoAccess(
                Message(
                    "Deze schijf of map laat niet toe dat gegevens veilig bewaard worden ({name}).",
                    name=name,
                ),
                Message("Er is niets veranderd."),
                Message("Zet het clubbestand op de schijf van deze computer."),
            )


def open_engine(
    path: Path, gate: Gate, mode: str = "rw", looked: sqlite3.Connection | None = None
) -> tuple[Engine, Connection]:
    """An engine on one connection, guarded so that nothing writes past the journal.

    Args:
        gate: open while a change writes.
        mode: "rw" or "ro".
        looked: a connection that already looked into the file, to go on with.
    """
    bare = looked or connect(path, mode)
    engine = create_engine("sqlite+club://", creator=lambda: bare, poolclass=StaticPool)

    @event.listens_for(engine, "before_cursor_execute")
    def guard(_c: Any, _cursor: Any, statement: str, _p: Any, _ctx: Any, _many: bool) -> None:
        if not gate.open and statement.lstrip()[:8].upper().startswith(WRITES):
            raise JournalBypassed(f"not through a change: {statement[:80]}")

    try:
        connection = engine.connect()
    except BaseException:
        bare.close()
        raise
    return engine, connection.execution_options(
        isolation_level="AUTOCOMMIT", compiled_cache=_compiled
    )
