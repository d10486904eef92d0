"""A club file that is open: reading, and changing through the one gate."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from threading import RLock

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from clubadmin.i18n import Message
from clubadmin.storage.file import opening
from clubadmin.storage.file.engine import PRAGMAS, Gate, connect, keeps_log, open_engine
from clubadmin.storage.file.errors import LookOnly, StorageError
from clubadmin.storage.file.header import clear_journal
from clubadmin.storage.file.lock import Lock
from clubadmin.storage.file.places import club_path
from clubadmin.storage.file.troubles import UNWRITABLE, as_trouble, gone, unwritable
from clubadmin.storage.journal.change import Change
from clubadmin.storage.journal.labels import as_message
from clubadmin.storage.schema.ranges import HEADS, impossible_values
from clubadmin.storage.schema.tablenames import SCHEMA_VERSION
from clubadmin.storage.schema.unreadable import UNREADABLE

Admit = Callable[[Path, str], tuple[Message, ...]]
View = Callable[[Path], sqlite3.Connection]
_LOG = 1  # pages of the log that wait for their place: a copy made by hand has what was typed
LARGE = 8_000_000  # bytes; looking at every value takes longer than whoever reads will wait


@dataclass(frozen=True)
class LastChange:
    """The newest change, said once it is on the disk."""

    id: int
    label: Message
    at: datetime


@dataclass(frozen=True)
class Committed:
    """A change that is on the disk now, for whoever shows what the club is like."""

    id: int  # of the change in the journal; 0 where everything may be another
    scope: str = ""  # "sheet:12" for what was typed on one sheet; "" for anything else
    tables: frozenset[str] = frozenset()  # the names of the tables in which rows were written


_Kept = tuple[LastChange, Committed]


class Store:
    """An open club file. Only :meth:`create`, :meth:`open` and :meth:`look` make one.

    Attributes:
        path: the club file.
        findings: sentences about what cannot be right in it, as far as it was looked at.
        look_only: whether it is open to look at, print and export, and no more.
        last: the newest change since the file was opened.
        kept: the copy of how the file was, when opening it brought it up to date; else None.
        copied: the newest change that is in a copy beside the club; None where none was made.
        copying: held while a copy is made, and while something is taken out of all copies.
    """

    def __init__(
        self,
        path: Path,
        lock: Lock | None,
        clock: Callable[[], datetime],
        looked: sqlite3.Connection | None = None,
    ) -> None:
        self.path = path
        self.findings: tuple[Message, ...] = ()
        self.look_only = False
        self.last: LastChange | None = None
        self.kept: Path | None = None
        self.copied: LastChange | None = None
        self.copying = RLock()  # taken before the one of the thread
        self._lock = lock
        self._clock = clock
        self._gate = Gate()
        self._thread = RLock()
        self._whole = RLock()  # held while another connection reads the whole file
        self._change: Change | None = None
        self._kept: list[_Kept] | None = None  # of what is changed together so far
        self._who: Message | None = None
        self._listeners: list[Callable[[Committed], None]] = []
        self._reader: Store | None = None
        self._file = path.stat()
        self._engine, self._conn = open_engine(path, self._gate, "rw" if lock else "ro", looked)

    @classmethod
    def create(
        cls,
        target: str | Path,
        fill: Callable[[Change], None] | None = None,
        *,
        clock: Callable[[], datetime] = datetime.now,
    ) -> "Store":
        """Make a club file where there is none yet, and open it.

        Args:
            target: a path or `sqlite:///` URL.
            fill: writes the first rows; the file appears only when they are in it.
            clock: tells the time of each change.

        Raises:
            NoAccess: the place cannot be written or already holds a file.
            NoRoom: the disk is full.
        """
        path = club_path(target)
        lock = Lock.of_place(path)
        try:
            with opening.new_file(path) as aside:
                store = cls(aside, lock, clock)
                try:
                    if fill:
                        with store.change(Message("Club aangemaakt"), undoable=False) as change:
                            fill(change)
                finally:
                    store._disconnect()
            lock.follow()
            return cls(path, lock, clock)
        except BaseException:
            lock.release()
            raise

    @classmethod
    def open(
        cls,
        target: str | Path,
        *,
        check: bool = True,
        admit: Admit | None = None,
        view: View | None = None,
        clock: Callable[[], datetime] = datetime.now,
    ) -> "Store":
        """Open a club file; one of an earlier schema is brought up to date, once it is copied.

        Args:
            target: a path or `sqlite:///` URL.
            check: look through all pages of the file first.
            admit: given the file and its uid once it was looked into; may refuse it, or make it
                anew, before anything else in it is believed. It answers what harms figures.
            view: makes what is to be seen of a file in which something harms figures; without it
                such a file is refused.
            clock: tells the time of each change.

        Raises:
            NotAClub, NewerClub, DamagedClub, NotMigrated: see there; the file is left as it is.
            ClubInUse: it is already open.
            NoAccess: it may not be read or written, or lies on a network.
            NoRoom: there is no room to bring it up to date; the file is left as it is.
        """
        path = club_path(target)
        schema = opening.examine(path)
        lock, looked = Lock(path), None
        try:
            opening.leave_wal(path)
            found = path.stat()
            uid, looked, harm = opening.inspect_open(path, pages=check, whatever=view is not None)
            if schema < SCHEMA_VERSION or os.name == "nt":  # an open file is not replaced there
                looked.close()
                looked = None
            kept = _up_to_date(path, clock) if schema < SCHEMA_VERSION else None
            if admit:
                lock.follow()
                harm += admit(path, uid)
            lock.follow()
            if looked is not None and not os.path.samestat(found, path.stat()):  # made anew
                looked.close()
                looked = None
            store = cls(path, lock, clock, looked)._seen(harm, view, whole=False)
            store.kept = kept
            return store
        except BaseException:
            if looked is not None:
                looked.close()
            lock.release()
            raise

    @classmethod
    def look(
        cls,
        target: str | Path,
        *,
        check: bool = True,
        admit: Admit | None = None,
        view: View | None = None,
        clock: Callable[[], datetime] = datetime.now,
    ) -> "Store":
        """Open a club file to read it and no more, also while a window has it open.

        One of an earlier schema is brought up to date first, as by :meth:`open`; `admit` and
        `view` are asked as they are there.

        Raises:
            NotAClub, NewerClub, DamagedClub, NoAccess: as for :meth:`open`.
            ClubInUse, NotMigrated, NoRoom: likewise, for a file of an earlier schema.
        """
        path = club_path(target)
        kept = None
        if opening.examine(path) < SCHEMA_VERSION:
            with closing(cls.open(target, check=check, view=view, clock=clock)) as upgraded:
                kept = upgraded.kept
        opening.take_back_what_was_cut_off(path)
        uid, looked, harm = opening.inspect_open(
            path, pages=check, mode="ro", whatever=view is not None
        )
        looked.close()
        harm += admit(path, uid) if admit else ()
        whole = path.stat().st_size < LARGE
        store = cls(path, None, clock)._seen(harm, view, whole=whole)
        store.kept = kept
        return store

    def _seen(self, harm: tuple[Message, ...], view: View | None, *, whole: bool) -> "Store":
        """Open this file with its findings; read-only where these harm figures."""
        shown = self
        try:
            with self.bare() as bare:
                found = tuple(impossible_values(bare, None if whole else HEADS))
            if view is not None and (harm or any(one.harms for one in found)):
                self._disconnect()
                shown = Store(self.path, self._lock, self._clock, view(self.path))
                shown.look_only = True
        except BaseException as error:
            self._disconnect()
            if isinstance(error, UNREADABLE):
                raise as_trouble(error, self.path) from error
            raise
        worst_first = sorted(found, key=lambda one: not one.harms)
        shown.findings = tuple(dict.fromkeys((*harm, *(one.told for one in worst_first))))
        return shown

    def close(self) -> None:
        """Close the file, once a copy that is being made is there, and give it free.

        Can be called twice.
        """
        with self.copying, self._thread:
            self.close_reader()
            self._disconnect()
            if self._lock is None:
                return  # the journal belongs to the window that has the club
            clear_journal(self.path)
            self._lock.release()

    def _disconnect(self) -> None:
        self._conn.close()
        self._engine.dispose()

    @property
    def changing(self) -> bool:
        """Whether a change is under way, of which nobody knows yet whether it is kept."""
        return self._change is not None

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """A connection for reading; inside a change it sees what the change wrote so far."""
        with self._thread:
            try:
                yield self._conn
            except DBAPIError as error:
                raise as_trouble(error, self.path) from error
            except UNWRITABLE as error:
                raise unwritable() from error

    def open_reader(self) -> "Store | None":
        """The file once more, to be read on another thread; whoever writes here never waits for it.

        Until `close_reader` changes are kept in a log beside the file, which `open` takes in where
        the program died meanwhile. None where the file can only be kept as ever.
        """
        with self._thread:
            if self._reader is None and self._journal("WAL"):
                try:
                    self._driver.execute(f"PRAGMA wal_autocheckpoint={_LOG}")
                    self._reader = Store(self.path, None, self._clock)
                except (sqlite3.Error, StorageError):
                    self._journal(str(PRAGMAS["journal_mode"][0]))
            return self._reader

    def close_reader(self) -> None:
        """End reading beside, so that the club is in one file again."""
        with self._thread:
            if self._reader is not None:
                self._reader.close()
                self._reader = None
                self._journal(str(PRAGMAS["journal_mode"][0]))

    def _journal(self, mode: str) -> bool:
        """Turn to a way in which changes are kept; whether it is that one now."""
        with suppress(sqlite3.Error):
            found = self._driver.execute(f"PRAGMA journal_mode={mode}").fetchone()[0]
            return bool(found == mode.lower())
        return False

    @contextmanager
    def one_moment(self) -> Iterator[None]:
        """All that is read within is of one moment; who writes waits for the end, so be quick.

        Nobody waits for who reads by `open_reader`.
        """
        with self.bare() as bare:
            bare.execute("BEGIN")
            try:
                yield
            finally:
                if bare.in_transaction:
                    bare.execute("ROLLBACK")

    @contextmanager
    def change(
        self, label: Message | str, *, scope: str = "", undoable: bool = True
    ) -> Iterator[Change]:
        """A transaction: all that is written through the change, or nothing.

        Args:
            label: what the secretary did, for the undo menu: "Formulier tafel 4, ronde 2". A
                `str` is told as it is in every language.
            scope: groups the changes that one undo button steps through: "sheet:12".
            undoable: False for what undo must not step past, such as closing an evening.

        Raises:
            NoRoom, NoAccess, DamagedClub, BrokenRule: nothing of the change was kept.
        """
        with self.writing(label, "do" if undoable else "fixed", scope) as change:
            yield change

    @contextmanager
    def writing(self, label: Message | str, kind: str, scope: str) -> Iterator[Change]:
        """A change of any kind; undo and redo are changes too. Others use :meth:`change`."""
        with self._thread:
            if self._change is not None:
                raise RuntimeError("a change within a change")
            self._must_be_for_writing()
            now, said = self._clock(), as_message(label, self._who)
            together = self._kept
            try:
                self._begin()
                self._change = Change(
                    self._conn, self._gate, label=said, at=now, kind=kind, scope=scope
                )
                yield self._change
                if self._change.finish():
                    change = self._change
                    kept = (
                        LastChange(change.id, said, now),
                        Committed(change.id, scope, change.tables),
                    )
                    if together is None:
                        self._commit([kept])
                    else:
                        self._conn.exec_driver_sql("RELEASE part")
                        together.append(kept)
            except (DBAPIError, sqlite3.Error) as error:
                raise as_trouble(error, self.path) from error
            except UNWRITABLE as error:
                raise unwritable() from error
            finally:
                self._change = None
                self._end()

    @contextmanager
    def together(self) -> Iterator[None]:
        """Changes within are committed at one go at the end, so that one sync serves them all.

        Each is its own in the journal, and one that fails takes nothing back but itself. None of
        them is on the disk before this comes back.

        Raises:
            NoRoom, NoAccess, DamagedClub: nothing of any of them was kept.
        """
        with self._thread:
            kept: list[_Kept] = []
            try:
                self._begin()
                self._kept = kept
                yield
                self._kept = None
                self._commit(kept)
            except (DBAPIError, sqlite3.Error) as error:
                raise as_trouble(error, self.path) from error
            finally:
                self._kept = None
                self._end()

    @contextmanager
    def on_behalf(self, who: Message) -> Iterator[None]:
        """Label all changes within as those of somebody else than who sits here."""
        before, self._who = self._who, who
        try:
            yield
        finally:
            self._who = before

    def listen(self, call: Callable[[Committed], None]) -> Callable[[], None]:
        """Have `call` told of every change once it is on the disk; answers how to end that.

        It is called in the thread that made the change, and may neither take long nor raise.
        """
        self._listeners.append(call)
        return lambda: self._listeners.remove(call) if call in self._listeners else None

    def _tell(self, what: Committed) -> None:
        for call in tuple(self._listeners):
            call(what)

    def _must_be_in_place(self) -> None:
        """Refuse to write to a file that was moved or deleted: all of it would be lost."""
        if not self._is_in_place():
            raise gone(self.path)

    def _is_in_place(self) -> bool:
        try:
            return os.path.samestat(self.path.stat(), self._file)
        except OSError:
            return False

    def _must_be_for_writing(self) -> None:
        if self.look_only:
            raise LookOnly(
                Message(
                    "{path} is alleen te bekijken: {first}",
                    path=self.path.name,
                    first=self.findings[0],
                ),
                Message("Er is niets veranderd."),
                Message("Herstel de club uit het logboek, of zet een reservekopie terug."),
            )

    def _begin(self) -> None:
        self._must_be_in_place()
        if self._kept is None:
            self._conn.exec_driver_sql("BEGIN IMMEDIATE")
            return
        if not self._driver.in_transaction:  # a full disk took back the whole of it
            raise sqlite3.OperationalError("what was changed together is taken back")
        self._conn.exec_driver_sql("SAVEPOINT part")

    def _commit(self, kept: "list[_Kept]") -> None:
        with self._whole:
            self._conn.exec_driver_sql("COMMIT")
        for last, what in kept:
            self.last = last
            self._tell(what)

    def _end(self) -> None:
        """Take back what was not committed."""
        bare = self._driver
        if not bare.in_transaction:
            return
        with suppress(sqlite3.Error):
            if self._kept is None:
                bare.execute("ROLLBACK")
            else:  # there is no such part where it was kept
                bare.execute("ROLLBACK TO part")
                bare.execute("RELEASE part")

    @property
    def _driver(self) -> sqlite3.Connection:
        bare = self._conn.connection.driver_connection
        assert isinstance(bare, sqlite3.Connection)  # noqa: S101 - for the type checker
        return bare

    @contextmanager
    def bare(self) -> Iterator[sqlite3.Connection]:
        """The driver's own connection, shut for writing; for checks of the whole file.

        Elsewhere the engine refuses what does not come through a change. Shutting the
        connection there too would let SQLite forget every statement that it has prepared, and
        preparing them again took a third of the time of saving a sheet.
        """
        with self._thread:
            bare = self._driver
            if self._lock is None and not self.look_only:  # it was opened to be read
                yield bare
                return
            bare.execute("PRAGMA query_only=ON")
            try:
                yield bare
            finally:
                bare.execute("PRAGMA query_only=OFF")

    def rewrite(self, work: Callable[[sqlite3.Connection], None]) -> None:
        """Rows and journal written anew at one go, for what has to be gone from both.

        Free pages go as well. Nothing of this can be undone.

        Raises:
            NoRoom, NoAccess, DamagedClub, BrokenRule: nothing was changed.
        """
        with self._thread:
            self._must_be_for_writing()
            self._must_be_in_place()
            bare = self._driver
            try:
                bare.execute("BEGIN IMMEDIATE")
                work(bare)
                bare.execute("COMMIT")
                bare.execute("VACUUM")
                if keeps_log(bare):  # what is gone lies in the file until then
                    bare.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                self._tell(Committed(0))
            except sqlite3.Error as error:
                raise as_trouble(error, self.path) from error
            finally:
                self._end()

    def vacuum_into(self, target: Path) -> None:
        """Write the club as it is now into a new file, from whatever thread.

        Meanwhile the club is read as always, and a change is committed once this ended.

        Raises:
            NoRoom, NoAccess: the copy could not be written.
        """
        into = ("VACUUM INTO ?", (str(target),))
        try:
            if self._is_in_place():
                with self._whole, closing(connect(self.path, "ro")) as beside:
                    beside.execute(*into)
                return
            with self.as_it_is() as bare:  # what was moved or deleted lives on in this connection
                bare.execute("PRAGMA query_only=OFF")
                bare.execute(*into)
        except sqlite3.Error as error:
            raise as_trouble(error, target) from error

    @contextmanager
    def as_it_is(self) -> Iterator[sqlite3.Connection]:
        """Open the file itself, as `bare` does, where a repaired view of it is shown."""
        if not self.look_only:
            with self.bare() as bare:
                yield bare
            return
        with closing(connect(self.path, "ro")) as bare:
            yield bare


def _up_to_date(path: Path, clock: Callable[[], datetime]) -> Path | None:
    """Bring an old file up to date; what that takes is loaded only then."""
    from clubadmin.storage.migrations.migration import bring_up_to_date

    return bring_up_to_date(path, clock)
