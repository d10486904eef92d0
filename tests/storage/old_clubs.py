"""Clubs as released versions of the program left them."""

import gzip
import lzma
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from clubadmin.storage.migrations.contents import WERE_PACKED
from clubadmin.storage.schema.packed import (
    CHANGES,
    ENTRIES,
    PACKED,
    entry_text,
    packed,
    plain,
    teach,
    unpacked,
)
from clubadmin.storage.schema.tablenames import FIRST_SCHEMA, SCHEMA_VERSION

DATA = Path(__file__).parents[1] / "data"
OLD_SCHEMAS = range(FIRST_SCHEMA, SCHEMA_VERSION)
"""Of each there must be a file `schema-N.klaverjas.gz`, filled with all that it could hold."""

COUNTED = ("member", "seat", "scoresheet", "game", "other_game", "paper_result", "changed_row")
FIGURES = {
    "member": "id, last_name, search, digest",
    "scoresheet": "id, version, status, paper_ns_points, ns_points, ew_roem, played, digest",
    "game": "scoresheet_id, game, typed, outcome, side, ns_points, ns_roem, ew_points, ew_roem",
    "paper_result": "id, points, roem, pits, digest",
    "round_result": "participant_id, round, points, roem, pits, nat, games, credit",
    "evening_result": "participant_id, points, roem, total, pits, nat, games, rounds",
    "evening_version": "evening_id, number, reason, rectification, figures",
    "rule_set": "id, name, title, valid_from, own, toml",
    "change": "id, label, at, kind, of, undone_by, scope",
    "changed_row": "change_id, seq, row_table, row_key, before, after",
    "sqlite_sequence": "name, seq",
}
SPELLED_OUT = {"change": CHANGES, "changed_row": ENTRIES}
Figures = dict[str, list[tuple[object, ...]]]


def old_club(folder: Path, schema: int = FIRST_SCHEMA, name: str = "oud.klaverjas") -> Path:
    """A filled club of an earlier schema."""
    path = folder / name
    path.write_bytes(gzip.decompress((DATA / f"schema-{schema}.klaverjas.gz").read_bytes()))
    return path


def demo_club(folder: Path) -> Path:
    """What `clubadmin demo --half-typed` made in the last days of the first schema."""
    path = folder / "demo.klaverjas"
    path.write_bytes(lzma.decompress((DATA / "demo-schema-4.klaverjas.xz").read_bytes()))
    return path


def figures(path: Path) -> Figures:
    """The rows that a migration must leave alone, read without the program except to unpack."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        teach(connection)

        def told(table: str, name: str) -> str:
            return plain(name) if (table, name) in PACKED | WERE_PACKED else name

        plain_ones = {one for (one,) in connection.execute("SELECT name FROM sqlite_master")}
        spelled = {} if "changed_row" in plain_ones else SPELLED_OUT
        return {
            table: connection.execute(
                f"SELECT {', '.join(told(table, name) for name in names.split(', '))}"
                f" FROM {spelled.get(table, table)} ORDER BY {names}"
            ).fetchall()
            for table, names in FIGURES.items()
        }


def all_bytes(path: Path) -> bytes:
    """The bytes of a file, and where it is a club what lies packed in it as texts."""
    texts: list[bytes] = []
    with (
        suppress(sqlite3.DatabaseError),
        closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection,
    ):
        for table, column in PACKED:
            values = connection.execute(f"SELECT {column} FROM {table}")
            texts += [unpacked(one) for (one,) in values if type(one) is bytes]
    return path.read_bytes() + b"\n".join(texts)


def lay_open(path: Path) -> None:
    """Make the packed texts of the journal texts again, so that plain SQL can alter them.

    Their digests, which are of the text, still hold.
    """
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        teach(connection)
        for table, column in PACKED:
            connection.execute(f"UPDATE {table} SET {column} = {plain(column)}")


@contextmanager
def spelled_out(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection for which the journal is plain: a table `change` with `label` and `message`,
    and a table `changed_row`. What is made of them is written back at the end."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        teach(connection)
        spell_out(connection)
        yield connection
        write_back(connection)


def spell_out(connection: sqlite3.Connection) -> None:
    """Lay the journal out in plain tables of this connection, which stand before its own."""
    rows = "change_id, seq, row_table, row_key, before, after"
    connection.execute(f"CREATE TEMP TABLE changed_row AS SELECT {rows} FROM {ENTRIES}")
    connection.execute(f"CREATE TEMP TABLE change AS SELECT * FROM {CHANGES}")


def write_back(connection: sqlite3.Connection) -> None:
    """Make the journal what stands in its plain tables."""
    connection.execute("DELETE FROM main.change WHERE id NOT IN (SELECT id FROM temp.change)")
    for number, label, message, digest in connection.execute(
        "SELECT id, label, message, digest FROM temp.change"
    ).fetchall():
        rows = connection.execute(
            "SELECT row_table, row_key, before, after FROM changed_row WHERE change_id = ?"
            " ORDER BY seq",
            (number,),
        ).fetchall()
        hexed = set(digest) <= set("0123456789abcdef") and len(digest) in (0, 24)
        connection.execute(
            "UPDATE main.change SET entry = :entry, digest = :digest, (at, kind, of, undone_by,"
            " scope) = (SELECT CAST(strftime('%s', at) AS INTEGER), kind, of, undone_by, scope"
            " FROM temp.change c WHERE c.id = :id) WHERE id = :id",
            {
                "id": number,
                "entry": packed(entry_text(label, message, rows)),
                "digest": bytes.fromhex(digest) if hexed else digest.encode().ljust(12)[:12],
            },
        )
    connection.execute("DROP TABLE temp.change")
    connection.execute("DROP TABLE temp.changed_row")


def journal_size(path: Path) -> tuple[int, int]:
    """The bytes of all that the journal keeps, and of the texts that it stands for."""
    kept = "entry", "at", "kind", "scope", "digest"
    texts = {
        CHANGES: ("label", "message", "at", "kind", "scope", "digest"),
        ENTRIES: ("row_table", "row_key", "before", "after"),
    }
    with closing(sqlite3.connect(path)) as connection:
        teach(connection)

        def size(source: str, columns: Iterable[str]) -> int:
            each = " + ".join(f"coalesce(length(CAST({one} AS BLOB)), 0)" for one in columns)
            (found,) = connection.execute(f"SELECT sum({each}) FROM {source}").fetchone()
            return int(found)

        return size("change", kept), sum(size(*one) for one in texts.items())
