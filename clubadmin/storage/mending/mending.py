"""A damaged club put right in a fresh file, as far as its journal proves how it was."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy.exc import DBAPIError

from clubadmin.i18n import Message
from clubadmin.model.club.club import Mended
from clubadmin.storage.checks.club import check_file
from clubadmin.storage.copies.replacing import keep_old, put_in_place
from clubadmin.storage.file.atomic import copy_private, keep_mode
from clubadmin.storage.file.engine import connect, uri
from clubadmin.storage.file.errors import DamagedClub, StorageError
from clubadmin.storage.file.header import away, has_hot_journal, journal_path, read_header
from clubadmin.storage.file.lock import Lock
from clubadmin.storage.file.opening import examine, leave_wal, make_tables, newest_good
from clubadmin.storage.file.places import club_path
from clubadmin.storage.file.troubles import as_trouble, damaged, write_trouble
from clubadmin.storage.mending.journal import mend_journal
from clubadmin.storage.mending.rows import (
    OF_CONTESTS,
    Contests,
    Proved,
    make_sums,
    proved_rows,
    write_back,
)
from clubadmin.storage.schema.layouts import tables_are_ours
from clubadmin.storage.schema.ranges import MOST
from clubadmin.storage.schema.tablenames import SCHEMA_VERSION
from clubadmin.storage.schema.tables import JOURNAL, info, raw_tables, tables

_SEQUENCE = "sqlite_sequence"
_BEFORE, _AFTER = 15, 45  # signs of a text around the place where two part

Key = tuple[Any, ...]
Row = dict[str, Any]


class _Table(NamedTuple):
    name: str
    columns: Sequence[str]
    keys: Sequence[str]


def differences(connection: sqlite3.Connection) -> Iterator[Message]:
    """A sentence for each value that is another in `main` than it was in `elsewhere`.

    A table that could not be read there has one sentence, and so have many rows of one table.
    """
    for name, table in tables().items():
        about = _Table(name, table.columns.keys(), table.primary_key.columns.keys())
        yield from _of(connection, about)
    yield from _of(connection, _Table(_SEQUENCE, ("name", "seq"), ("name",)))


def _of(connection: sqlite3.Connection, about: _Table) -> Iterator[Message]:
    table = about.name
    try:
        was = _only_in(connection, about, "elsewhere", "main")
        now = _only_in(connection, about, "main", "elsewhere")
    except sqlite3.Error:
        count = connection.execute(f"SELECT count(*) FROM main.{table}").fetchone()[0]
        yield Message.counted(
            "{table} was niet in zijn geheel te lezen; {n} rij is weer opgeschreven.",
            "{table} was niet in zijn geheel te lezen; {n} rijen zijn weer opgeschreven.",
            count,
            table=table,
        )
        return
    told = [
        sentence
        for key in sorted(was.keys() | now.keys(), key=str)
        for sentence in _sentences(table, key, was.get(key), now.get(key))
    ]
    yield from told[:MOST]
    if len(told) > MOST:
        yield Message.counted(
            "In {table} is nog {n} waarde meer hersteld.",
            "In {table} zijn nog {n} waarden meer hersteld.",
            len(told) - MOST,
            table=table,
        )


def _only_in(connection: sqlite3.Connection, about: _Table, one: str, other: str) -> dict[Key, Row]:
    names = ", ".join(f'"{name}"' for name in about.columns)
    there, away = (f"SELECT {names} FROM {file}.{about.name}" for file in (one, other))
    found = connection.execute(f"{there} EXCEPT {away}")
    rows = (dict(zip(about.columns, row, strict=True)) for row in found)
    return {tuple(row[key] for key in about.keys): row for row in rows}


def _sentences(table: str, key: Key, was: Row | None, now: Row | None) -> Iterator[Message]:
    row = "/".join(str(part)[:40] for part in key)
    if was is None:
        yield Message(
            "In {table} was rij {row} verdwenen; ze staat er weer: {now}.",
            table=table,
            row=row,
            now=_listed(now or {}),
        )
    elif now is None:
        yield Message(
            "In {table} is rij {row} weggehaald, die buiten het programma om was toegevoegd:"
            " {was}.",
            table=table,
            row=row,
            was=_listed(was),
        )
    else:
        for name in was:
            if (type(was[name]), was[name]) != (type(now[name]), now[name]):
                before, after = _parting(was[name], now[name])
                yield Message(
                    "In {table} stond bij rij {row} als {column}: {was}. Nu weer: {now}.",
                    table=table,
                    row=row,
                    column=name,
                    was=before,
                    now=after,
                )


def _listed(row: Row) -> str:
    """The values of a row that say something."""
    return ", ".join(_cut(str(value), 0) for value in row.values() if value not in (None, ""))[:200]


def _parting(was: Any, now: Any) -> tuple[Message | str, Message | str]:
    """Shorten two values to the part where long texts are no longer the same."""
    pairs = enumerate(zip(str(was), str(now), strict=False))
    at = next((place for place, (one, other) in pairs if one != other), 0)
    return _shown(was, at), _shown(now, at)


def _shown(value: Any, at: int) -> Message | str:
    return Message("niets") if value is None or value == "" else _cut(str(value), at)


def _cut(text: str, at: int) -> str:
    begin = max(0, at - _BEFORE) if len(text) > _BEFORE + _AFTER else 0
    part = text[begin : begin + _BEFORE + _AFTER]
    return f"{'…' if begin else ''}{part}{'…' if begin + len(part) < len(text) else ''}"


_LAST_ID = 2**53


def mend(
    target: str | Path, contests: Contests, *, clock: Callable[[], datetime] = datetime.now
) -> Mended:
    """Put a club right as far as its journal proves how it was, and keep what was there.

    Answers what was put right, and what could not be; nothing was written when there was nothing.

    Args:
        target: the club, which nobody has open.
        contests: makes again what is kept of contests.
        clock: names what is kept.

    Raises:
        NotAClub, NewerClub, ClubInUse: see there.
        DamagedClub: the journal itself cannot be read, so that nothing is proved.
        NotMigrated: it is of an earlier version, which had no journal that proves itself.
        NoRoom, NoAccess: it cannot be written. In all of these the file is what it was.
    """
    path = club_path(target)
    _must_prove_itself(path)
    lock = Lock(path)
    aside, fresh = (path.with_name(f".{path.name}.{end}") for end in ("nieuw", "vers"))
    try:
        leave_wal(path)
        _copy_with_journal(path, aside)
        problems = check_file(aside, journal=True)
        if not problems:
            return Mended(path)
        done = _made_anew(aside, fresh, path, contests)
        if not done:
            return Mended(path, left=problems)
        left = check_file(fresh, journal=True)
        keep_mode(fresh, path)
        kept = keep_old(path, clock, damaged=True)
        put_in_place(fresh, path)
        return Mended(path, kept, done, left)
    except (sqlite3.Error, DBAPIError) as error:
        trouble = as_trouble(error, path)
        raise _nothing_proved(path) if isinstance(trouble, DamagedClub) else trouble from error
    except UnicodeDecodeError as error:  # in the name of a table or column
        raise _nothing_proved(path) from error
    except OSError as error:
        raise write_trouble(error, path) from error
    finally:
        away(aside)
        away(fresh)
        lock.release()


def _must_prove_itself(path: Path) -> None:
    """Refuse to mend a file that is no club of today's schema."""
    try:
        schema = examine(path)
    except DamagedClub:
        schema = read_header(path).schema
    if schema == SCHEMA_VERSION:
        return
    raise StorageError(
        Message(
            "{path} is van een eerdere versie van dit programma; het logboek daarvan bewijst nog"
            " niets.",
            path=path.name,
        ),
        Message("Er is niets veranderd."),
        Message("Open de club, of zet een reservekopie terug."),
    )


def _copy_with_journal(path: Path, aside: Path) -> None:
    """A copy to work with, in which a change that was cut off is taken back."""
    away(aside)
    copy_private(path, aside)
    if has_hot_journal(path):
        copy_private(journal_path(path), journal_path(aside))
    with suppress(sqlite3.Error, UnicodeDecodeError), closing(connect(aside)) as connection:
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()


def _made_anew(source: Path, fresh: Path, path: Path, contests: Contests) -> tuple[Message, ...]:
    """Write a fresh file of what can be read and what is proved; answers what is put right."""
    away(fresh)
    make_tables(fresh)
    with closing(_old(source)) as old, closing(_both(source, fresh)) as connection:
        try:
            connection.execute("BEGIN IMMEDIATE")
            for table in JOURNAL:
                _try(old, table)
                _copy(connection, table)
            unproved = _tail_lost(connection, old) or mend_journal(connection, old)
            proved = proved_rows(connection, unproved)
        except (sqlite3.Error, ValueError, LookupError) as error:
            raise _nothing_proved(path) from error
        for table in (*(one.name for one in raw_tables()), *OF_CONTESTS):
            _copy_what_can_be_read(connection, old, table)
        write_back(connection, proved, all_proved=not unproved)
        _number_on(connection, old, proved)
        connection.execute("COMMIT")
    make_sums(fresh, proved, contests, all_proved=not unproved)
    with closing(_both(source, fresh)) as connection:
        return (*_layout(source), *differences(connection))


def _nothing_proved(path: Path) -> DamagedClub:
    where = Message("Het logboek is niet te lezen; zonder logboek is niets te bewijzen.")
    return damaged(path, newest_good(path), where)


def _old(source: Path) -> sqlite3.Connection:
    """The damaged file by itself: once a page of it failed, nothing beside it is written."""
    connection = connect(source, "ro")
    connection.text_factory = _readable
    return connection


def _both(source: Path, fresh: Path) -> sqlite3.Connection:
    """The fresh file as `main` and the damaged one as `elsewhere`."""
    connection = connect(fresh)
    connection.text_factory = _readable
    try:
        connection.execute("PRAGMA foreign_keys=OFF")  # rows come table by table
        connection.execute("ATTACH ? AS elsewhere", (uri(source, "ro"),))
    except BaseException:
        connection.close()
        raise
    return connection


def _readable(text: bytes) -> str:
    return text.decode(errors="replace")


def _try(old: sqlite3.Connection, table: str) -> None:
    """Read a table from end to end.

    Raises:
        sqlite3.Error: it cannot be.
    """
    for _ in old.execute(_all_rows(table)):
        pass


def _all_rows(table: str, way: str = "") -> str:
    names = ", ".join(f'"{name}"' for name in info(table).columns)
    order = ", ".join(f"{key}{way}" for key in info(table).keys)
    return f"SELECT {names} FROM {table} ORDER BY {order}"


def _copy(connection: sqlite3.Connection, table: str) -> None:
    """All rows in their order: without one SQLite copies damaged records as they lie."""
    names = ", ".join(f'"{name}"' for name in info(table).columns)
    order = ", ".join(info(table).keys)
    connection.execute(
        f"INSERT INTO main.{table} ({names}) SELECT {names} FROM elsewhere.{table} ORDER BY {order}"
    )


def _copy_what_can_be_read(
    connection: sqlite3.Connection, old: sqlite3.Connection, table: str
) -> None:
    """All rows; of a table with broken pages those before the first and after the last of them."""
    with suppress(sqlite3.Error):
        _try(old, table)
        _copy(connection, table)
        return
    connection.execute(f"DELETE FROM main.{table}")
    gaps = ", ".join("?" * len(info(table).columns))
    into = f"INSERT OR IGNORE INTO main.{table} VALUES ({gaps})"
    for way in ("", " DESC"):
        with suppress(sqlite3.Error):
            for row in old.execute(_all_rows(table, way)):
                connection.execute(into, row)


def _tail_lost(connection: sqlite3.Connection, old: sqlite3.Connection) -> int:
    """The number of the last change, when the journal does not reach to it; else 0.

    Rows may then be newer than all that the journal knows, which would look like damage.
    """
    (last,) = connection.execute("SELECT coalesce(max(id), 0) FROM main.change").fetchone()
    given = old.execute("SELECT seq FROM sqlite_sequence WHERE name = 'change'").fetchone()
    return 0 if given and given[0] == last else max(int(last), 1)


def _number_on(connection: sqlite3.Connection, old: sqlite3.Connection, proved: Proved) -> None:
    """Number on so that no number is given out twice, whatever became of its row."""
    given: dict[str, object] = {}
    with suppress(sqlite3.Error):
        given.update(old.execute("SELECT name, seq FROM sqlite_sequence"))
    connection.execute("DELETE FROM main.sqlite_sequence WHERE seq = 0")  # nothing was given
    for name, now in connection.execute("SELECT name, seq FROM main.sqlite_sequence").fetchall():
        highest = max((key[0] for key in proved.get(name, {})), default=0)
        seq = given.get(name)
        if not isinstance(seq, int) or not max(highest, now) <= seq < _LAST_ID:
            seq = max(highest, now)
        connection.execute("UPDATE main.sqlite_sequence SET seq = ? WHERE name = ?", (seq, name))


def _layout(source: Path) -> tuple[Message, ...]:
    """Tell that the file was written anew for more than its values."""
    try:
        with closing(connect(source, "ro")) as connection:
            (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
            if found == "ok" and tables_are_ours(connection):
                return ()
    except (sqlite3.Error, UnicodeDecodeError):
        pass
    return (
        Message(
            "Het bestand was van binnen beschadigd, of er was iets aan toegevoegd. Het is opnieuw"
            " opgeschreven, met alleen wat erin hoort."
        ),
    )
