"""A whole club as one open document (JSON), and such a document as a club again.

The document holds what people typed and decided: every table but the journal and the sums, which
are made again. Each table is its columns and its rows, in the order of their keys; days are ISO
8601, ticks are true or false, amounts are whole cents or points. So one club is always the same
bytes, and a club made of them gives the same bytes again.
"""

import json
from collections.abc import Iterator, Mapping
from datetime import date
from pathlib import Path
from typing import Any

from sqlalchemy import select

from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.strange import note_own
from clubadmin.services.comparison.kept_results import remake_figures
from clubadmin.services.lists.read import read_bytes
from clubadmin.storage.checks.club import check_file
from clubadmin.storage.club.store import Store
from clubadmin.storage.file.errors import NoAccess, NoRoom, StorageError
from clubadmin.storage.file.header import journal_path
from clubadmin.storage.journal.believing import believed
from clubadmin.storage.journal.change import Change
from clubadmin.storage.mending.rows import make_sums
from clubadmin.storage.schema.tablenames import SCHEMA_VERSION, TableName
from clubadmin.storage.schema.tables import TableInfo, info, raw_tables

FORMAT = "clubadmin-club"
MOST_BYTES = 500_000_000
_PARTS = {"format", "schema", "tables"}


def document(club: OpenClub) -> bytes:
    """The whole club, a row on each line."""
    parts = []
    with club.store.read() as conn:
        for table in raw_tables():
            known = info(table.name)
            columns = [table.c[name] for name in known.journaled]
            order = [table.c[name] for name in known.keys]
            rows = [
                _line(list(known.pack(dict(row._mapping)).values()))
                for row in conn.execute(select(*columns).order_by(*order))
            ]
            parts.append(
                f' "{table.name}": {{"columns": {_line(known.journaled)}, "rows": ['
                + ("\n  " + ",\n  ".join(rows) if rows else "")
                + "]}"
            )
    head = f'{{"format": "{FORMAT}", "schema": {SCHEMA_VERSION}, "tables": {{\n'
    return (head + ",\n".join(parts) + "\n}}\n").encode()


def is_document(file: Path) -> bool:
    """Whether a file is such a document, by how it begins."""
    try:
        if not file.is_file():  # reading a pipe could wait for ever
            return False
        with file.open("rb") as stream:
            begun = stream.read(200)
    except (OSError, ValueError):
        return False
    return begun.lstrip().startswith(b"{") and f'"{FORMAT}"'.encode() in begun


def make_club(file: Path, target: str) -> None:
    """Make a club of a document, where there is none yet.

    Args:
        file: the document.
        target: where the club comes, a path or URL.

    Raises:
        StorageError: the club cannot be written there.
    """
    tables = _tables(_read(file), file.name)

    def fill(change: Change) -> None:
        for table in raw_tables():
            if rows := tables[table.name]:
                change.bulk_insert(TableName(table.name), rows)

    try:
        made = Store.create(target, fill)
    except (NoAccess, NoRoom):
        raise
    except (ValueError, TypeError, KeyError, StorageError) as error:
        raise _wrong(file.name, Message("De rijen passen niet bij elkaar.")) from error
    path = made.path
    with made.read() as conn:
        uid = str(conn.exec_driver_sql("SELECT uid FROM club").scalar() or "")
    made.close()
    make_sums(path, {}, remake_figures, all_proved=True)
    if problems := check_file(path, journal=True):
        for made_here in (path, journal_path(path)):
            made_here.unlink(missing_ok=True)
        raise _wrong(file.name, problems[0])
    note_own(path, uid)


def _read(file: Path) -> Any:
    try:
        return json.loads(read_bytes(file, MOST_BYTES))
    except (ValueError, RecursionError) as error:
        raise _wrong(file.name, Message("Het is geen JSON.")) from error


def _tables(read: Any, name: str) -> dict[str, list[dict[str, Any]]]:
    """The rows of each table, each value of its kind; nothing that our tables do not have."""
    if not isinstance(read, dict) or read.get("format") != FORMAT:
        raise _wrong(name, Message("Het is geen club."))
    if read.get("schema") != SCHEMA_VERSION:
        raise _wrong(
            name,
            Message(
                "Het is van een andere versie van het programma: {there}, en dit is {here}. Maak"
                " het opnieuw met dezelfde versie.",
                there=str(read.get("schema"))[:20],
                here=SCHEMA_VERSION,
            ),
        )
    tables = read.get("tables")
    ours = {table.name for table in raw_tables()}
    if not isinstance(tables, dict) or set(tables) != ours or set(read) != _PARTS:
        raise _wrong(name, Message("Er ontbreekt een tabel, of er is een te veel."))
    return {table: list(_rows(info(table), tables[table], name)) for table in sorted(ours)}


def _rows(table: TableInfo, given: Any, name: str) -> Iterator[dict[str, Any]]:
    sound = isinstance(given, dict) and set(given) == {"columns", "rows"}
    if not sound or given["columns"] != list(table.journaled):
        raise _wrong(name, Message("De kolommen van {table} zijn andere.", table=table.name))
    rows = given["rows"] if isinstance(given["rows"], list) else [None]
    for number, row in enumerate(rows, 1):
        if not isinstance(row, list) or len(row) != len(table.journaled):
            raise _wrong(name, _at(table.name, number))
        values = dict(zip(table.journaled, row, strict=True))
        try:
            yield believed(table, {**values, **_days(table, values)})
        except (Refused, ValueError, TypeError) as error:
            raise _wrong(name, _at(table.name, number)) from error


def _at(table: str, number: int) -> Message:
    return Message("Rij {number} van {table} kan niet.", number=number, table=table)


def _days(table: TableInfo, values: Mapping[str, Any]) -> dict[str, date]:
    return {
        name: date.fromisoformat(values[name])
        for name in table.dates
        if values.get(name) is not None
    }


def _line(values: Any) -> str:
    return json.dumps(list(values), ensure_ascii=False, separators=(",", ":"))


def _wrong(name: str, why: Message) -> Refused:
    return Refused("{file} wordt geen club. {why}", file=name, why=why)
