"""The connection to a club file: its pragmas, read back, and its guard."""

import sqlite3
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import StaticPool

from clubadmin.i18n import Message
from clubadmin.storage.file.errors import JournalBypassed, NoAccess
from clubadmin.storage.schema.digest import digest_text

PRAGMAS: dict[str, tuple[str, object]] = {
    # set to, and what reading it back must give
    "journal_mode": ("TRUNCATE", "truncate"),  # not WAL: the file is copied to sticks
    "synchronous": ("FULL", 2),
    "foreign_keys": ("ON", 1),
    "secure_delete": ("ON", 1),  # what was erased is overwritten
    "trusted_schema": ("OFF", 0),
    "cell_size_check": ("ON", 1),
    "busy_timeout": ("5000", 5000),
}
"""A club survives a power cut with these and not with less; see tests/safety."""

WRITES = ("INSERT", "UPDATE", "DELETE", "REPLACE", "CREATE", "DROP", "ALTER", "WITH", "VACUUM")


class Gate:
    """Open only while a change writes its rows and their journal."""

    def __init__(self) -> None:
        self.open = False


def uri(path: Path, mode: str) -> str:
    """The file as SQLite wants it named, so that `?` and `#` in a name do no harm."""
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
        set_pragmas(connection)
        connection.create_function("digest_text", 1, digest_text, deterministic=True)
    except BaseException:
        connection.close()
        raise
    return connection


def set_pragmas(connection: sqlite3.Connection) -> None:
    """Set all pragmas and see that each one took."""
    for name, (value, expected) in PRAGMAS.items():
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


def open_engine(path: Path, gate: Gate, mode: str = "rw") -> tuple[Engine, Connection]:
    """An engine on one connection, guarded so that nothing writes past the journal."""
    engine = create_engine(
        "sqlite://", creator=lambda: connect(path, mode), poolclass=StaticPool, query_cache_size=500
    )

    @event.listens_for(engine, "before_cursor_execute")
    def guard(_c: Any, _cursor: Any, statement: str, _p: Any, _ctx: Any, _many: bool) -> None:
        if not gate.open and statement.lstrip()[:8].upper().startswith(WRITES):
            raise JournalBypassed(f"not through a change: {statement[:80]}")

    connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
    return engine, connection
