"""Copies of a club, opened and checked before they are called so, and what each lacks."""

import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import date, datetime
from pathlib import Path
from typing import NamedTuple

from clubadmin.i18n import Message
from clubadmin.model.club.club import Newer
from clubadmin.storage.checks.club import check_file, harm_in
from clubadmin.storage.club.store import Store
from clubadmin.storage.copies.password import check_password
from clubadmin.storage.copies.replacing import beside, keep_old, put_in_place
from clubadmin.storage.file.atomic import copy_private, keep_mode, make_private, sync_file
from clubadmin.storage.file.engine import connect, uri
from clubadmin.storage.file.errors import DamagedClub, OtherClub
from clubadmin.storage.file.header import LOCKED_SUFFIX, away, is_locked
from clubadmin.storage.file.lock import Lock
from clubadmin.storage.file.opening import examine, inspect_open, make_tables, newest_good
from clubadmin.storage.file.places import club_path, refuse_odd_name
from clubadmin.storage.file.retention import (
    FINDING,
    GOOD,
    HARM,
    MARKS,
    begin_copy,
    default_folder,
    found,
    superfluous,
)
from clubadmin.storage.file.troubles import damaged, write_trouble
from clubadmin.storage.migrations.contents import columns_of, contents
from clubadmin.storage.migrations.migration import migrate

_TABLES = ("evening", "scoresheet", "member")
_DAYS = (
    "SELECT e.date FROM evening e WHERE e.id NOT IN (SELECT value FROM json_each(?))"
    " ORDER BY e.date"
)


def newer_than(club: Path, copy: Path) -> Newer | None:
    """Find what a club has and a copy lacks; None where one is unreadable, or of another club.

    Numbers are never given out twice, so what has a number that the copy does not know is newer.
    """
    with (
        suppress(sqlite3.Error, UnicodeDecodeError, ValueError),
        closing(connect(copy, "ro")) as old,
        closing(connect(club, "ro")) as now,
    ):
        if _one(old, "SELECT uid FROM club") != _one(now, "SELECT uid FROM club"):
            return None
        had = {table: _ids(old, table) for table in _TABLES}
        counted = {table: len(_ids(now, table) - had[table]) for table in _TABLES[1:]}
        days = [str(day) for (day,) in now.execute(_DAYS, (str(sorted(had["evening"])),))]
        last = int(str(_one(old, "SELECT coalesce(max(id), 0) FROM change")))
        steps = int(str(_one(now, f"SELECT count(*) FROM change WHERE id > {last}")))
        return Newer(
            steps=steps,
            evenings=tuple(date.fromisoformat(day) for day in days),
            sheets=counted["scoresheet"],
            members=counted["member"],
        )
    return None


def _one(connection: sqlite3.Connection, query: str) -> object:
    found = connection.execute(query).fetchone()
    return found[0] if found else None


def _ids(connection: sqlite3.Connection, table: str) -> set[int]:
    return {number for (number,) in connection.execute(f"SELECT id FROM {table}")}


_SEQUENCE = "sqlite_sequence"

_Seen = tuple[tuple[Message, ...], str]  # what cannot be right in a copy, and its mark


def look_over(path: Path) -> tuple[Message, ...]:
    """Check a file that is not open, whole, its journal included; it is only read.

    Answers what harms figures in it; a value that cannot be and harms none is not among it.

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

    Answers what harms figures in it, and then it stays as it is.

    Raises:
        DamagedClub: see `look_over`; the file is what it was.
        NoRoom, NoAccess: it cannot be written anew; likewise.
    """
    if harm := look_over(path):
        return harm
    with beside(path, "vers") as fresh:
        make_anew(path, fresh)
        put_in_place(fresh, path)
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


class Copied(NamedTuple):
    """A new copy, and what cannot be right in it; its name is marked with that."""

    path: Path
    findings: tuple[Message, ...]


def backup(
    store: Store, folder: Path | None = None, *, clock: Callable[[], datetime] = datetime.now
) -> Path:
    """Make a copy; see `copied`."""
    return copied(store, folder, clock=clock).path


def copied(
    store: Store,
    folder: Path | None = None,
    *,
    password: str | None = None,
    clock: Callable[[], datetime] = datetime.now,
) -> Copied:
    """Copy the club as it is now, check the copy, and let old copies go.

    One with a finding is kept apart under a marked name, and no good copy goes because of it.

    Args:
        folder: where the copy comes; None is the folder beside the club.
        password: lock the copy with it; what is not locked never leaves the club's own disk.
        clock: names the copy.

    Raises:
        Refused: the password is none to lock with.
        NoRoom, NoAccess: there is no new copy; older ones stay.
        DamagedClub: the copy cannot be read, and so the club cannot either.
    """
    own, name = default_folder(store.path), store.path
    folder = folder or own
    refuse_odd_name(folder)
    if password is not None:
        check_password(password)
        name = name.with_name(name.name + LOCKED_SUFFIX)
    with store.copying:
        last = store.last
        made = _copied(store, folder, name, password, clock)
        prune(folder, name)
        if folder == own and password is None:
            store.copied = last
    return made


def _copied(
    store: Store, folder: Path, name: Path, password: str | None, clock: Callable[[], datetime]
) -> Copied:
    aside = None
    try:
        target, aside = begin_copy(folder, name, clock())
        if password is None:
            findings, mark = _checked_copy(store, aside)
        else:
            findings, mark = _locked_copy(store, aside, password)
        target = target.with_name(f"{mark}{target.name}")
        put_in_place(aside, target)
    except OSError as error:
        raise write_trouble(error, folder / store.path.name) from error
    finally:
        if aside:
            away(aside)
    return Copied(target, findings)


def _locked_copy(store: Store, aside: Path, password: str) -> _Seen:
    from clubadmin.storage.copies.locked import lock_file, opened_beside  # few lock their copies

    with opened_beside(store.path) as plain:
        make_private(plain)
        seen = _checked_copy(store, plain)
        lock_file(plain, aside, password)
    return seen


def _checked_copy(store: Store, aside: Path) -> _Seen:
    store.vacuum_into(aside)
    problems = check_file(aside)
    if not problems:
        return (), GOOD
    return problems, HARM if harm_in(aside, problems, known_as=store.path) else FINDING


def prune(folder: Path, club: Path) -> None:
    """Let go of the copies that are not kept; one that cannot be removed does no harm."""
    for mark in MARKS:
        for copy in superfluous(found(folder, club, mark)):
            with suppress(OSError):
                copy.path.unlink()


def restore(
    copy: str | Path,
    target: str | Path,
    *,
    only_itself: bool = False,
    password: str | None = None,
    clock: Callable[[], datetime] = datetime.now,
) -> Path | None:
    """Put a copy in the place of a club, or where there is none yet; an old one is updated.

    What stands there now is kept first: a sound club as a copy, a damaged one as it is. The rows
    of the copy are written into a fresh file, for nobody knows who made it.

    Answers where the old club was kept; None when there was none.

    Args:
        copy: the copy to put back.
        target: the place of the club.
        only_itself: replace the club that the copy was made of, and nothing else.
        password: of a copy that is locked.
        clock: names what is kept.

    Raises:
        DamagedClub, NotAClub, NewerClub: the copy is not good; nothing was changed.
        WrongPassword: it is locked, and not with this one; nothing was changed.
        ClubInUse: the club to replace is open.
        OtherClub: there is a folder, a pipe or a device, or, with `only_itself`, another club;
            nothing was changed.
        NoRoom, NoAccess: nothing was changed.
    """
    source, path = club_path(copy), club_path(target)
    if password is None or not is_locked(source):
        return _restore(source, source, path, only_itself=only_itself, clock=clock)
    from clubadmin.storage.copies.locked import opened_beside, unlock_file

    try:
        with opened_beside(path) as opened:
            unlock_file(source, opened, password)
            return _restore(opened, source, path, only_itself=only_itself, clock=clock)
    except OSError as error:
        raise write_trouble(error, path) from error


def _restore(
    source: Path, known_as: Path, path: Path, *, only_itself: bool, clock: Callable[[], datetime]
) -> Path | None:
    examine(source)
    if path.exists() and not path.is_file():  # a folder, a pipe or a device
        raise _other_club(path)
    lock = Lock.of_place(path)
    try:
        if only_itself and path.exists() and uid_of(path) != uid_of(source):
            raise _other_club(path)
        with beside(path, "nieuw") as aside, beside(path, "vers") as fresh:
            _copy_of_one_moment(source, known_as, aside)
            migrate(aside, known_as)
            if harm := harm_in(aside, check_file(aside), known_as=known_as):
                raise damaged(known_as, where=harm[0])
            make_anew(aside, fresh)
            keep_mode(fresh, path)
            sync_file(fresh)
            kept = keep_old(path, clock) if path.exists() else None
            put_in_place(fresh, path)
            return kept
    finally:
        lock.release()


def _copy_of_one_moment(source: Path, known_as: Path, aside: Path) -> None:
    """Copy a file that is whole; who writes in it, where that is done, waits for the end."""
    try:
        looked = inspect_open(source, pages=True, mode="ro", whatever=False)
    except DamagedClub as error:
        raise damaged(known_as) from error
    with closing(looked.connection):
        looked.connection.execute("BEGIN")
        looked.connection.execute("SELECT uid FROM club").fetchone()
        copy_private(source, aside)


def uid_of(path: Path) -> str | None:
    """Tell which club a file is, whatever state it is in; None when it does not tell."""
    try:
        # a change that was cut off is left for who opens the file to take back
        with closing(sqlite3.connect(uri(path, "ro") + "&immutable=1", uri=True)) as connection:
            found = connection.execute("SELECT uid FROM club").fetchone()
    except (sqlite3.Error, UnicodeDecodeError):
        return None
    return str(found[0]) if found else None


def _other_club(path: Path) -> OtherClub:
    return OtherClub(
        Message("{path} bestaat al en is niet de club waarvan dit een kopie is.", path=str(path)),
        Message("Er is niets veranderd."),
        Message("Noem een bestand dat er nog niet is; daar komt de club dan in."),
    )
