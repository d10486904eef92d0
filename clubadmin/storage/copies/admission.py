"""A club file from elsewhere: mailed, on a stick, unpacked. Checked whole before it is ours.

What was made by somebody else's program is not built upon: once all of it was found good, its
rows are written into a fresh file, which takes its place.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

from clubadmin.i18n import Message
from clubadmin.storage.checks.club import check_file, harm_in
from clubadmin.storage.file.atomic import sync_file, sync_folder
from clubadmin.storage.file.engine import connect, uri
from clubadmin.storage.file.header import journal_path
from clubadmin.storage.file.opening import make_tables, newest_good
from clubadmin.storage.file.troubles import as_trouble, damaged, write_trouble
from clubadmin.storage.migrations.contents import columns_of, contents

_SEQUENCE = "sqlite_sequence"


def look_over(path: Path) -> tuple[Message, ...]:
    """Check a file that is not open, whole, its journal included; it is only read.

    Returns:
        What harms figures in it; a value that cannot be and harms none is not among it.

    Raises:
        DamagedClub: it cannot be read; with the newest copy that is good.
    """
    return harm_in(path, check_file(path, journal=True))


def refuse_damaged(path: Path) -> None:
    """Check a file that is not open, whole; whatever is wrong in it is told.

    Raises:
        DamagedClub: with the first thing that is wrong, and the newest copy that is good.
    """
    if problems := check_file(path, journal=True):
        raise damaged(path, newest_good(path), problems[0])


def take_in(path: Path) -> tuple[Message, ...]:
    """Check a file whole and make it anew; whoever calls has its lock and looked inside.

    Returns:
        What harms figures in it, and then it stays as it is.

    Raises:
        DamagedClub: see `look_over`; the file is what it was.
        NoRoom, NoAccess: it cannot be written anew; likewise.
    """
    if harm := look_over(path):
        return harm
    aside = path.with_name(f".{path.name}.vers")
    try:
        make_anew(path, aside)
        sync_file(aside)
        aside.replace(path)
        sync_folder(path.parent)
    except sqlite3.Error as error:
        raise as_trouble(error, path) from error
    except OSError as error:
        raise write_trouble(error, path) from error
    finally:
        for leftover in (aside, journal_path(aside)):
            leftover.unlink(missing_ok=True)
    return ()


def make_anew(source: Path, target: Path) -> None:
    """Write the rows of a club of today's schema into a fresh file of our own making.

    Raises:
        DamagedClub: what came out is not what went in.
        sqlite3.Error, OSError: it cannot be read, or not be written.
    """
    target.unlink(missing_ok=True)
    make_tables(target)
    with closing(connect(target)) as connection:
        connection.execute("PRAGMA foreign_keys=OFF")  # rows come table by table
        connection.execute("ATTACH ? AS elsewhere", (uri(source, "ro"),))
        columns = columns_of(connection)
        connection.execute("BEGIN IMMEDIATE")
        for table in sorted(columns, key=_SEQUENCE.__eq__):  # that one follows from the others
            known = columns[table]
            names = ", ".join(f'"{name}"' for name in known.names)
            order = ", ".join(f'"{name}"' for name in known.order)
            connection.execute(f"DELETE FROM main.{table}")
            connection.execute(
                f"INSERT INTO main.{table} ({names})"
                f" SELECT {names} FROM elsewhere.{table} ORDER BY {order}"
            )
        connection.execute("COMMIT")
        connection.execute("DETACH elsewhere")
        made = contents(connection, columns)
    with closing(connect(source, "ro")) as connection:
        if contents(connection, columns) != made:
            raise damaged(source)
