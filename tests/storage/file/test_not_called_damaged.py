"""A good club is called busy, or its disk slow, but never damaged."""

import errno
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from clubadmin.storage.checks import club as checks
from clubadmin.storage.checks import replay
from clubadmin.storage.checks.club import check_file
from clubadmin.storage.club.store import Store
from clubadmin.storage.copies import backup as backups
from clubadmin.storage.copies.backup import backup, restore
from clubadmin.storage.copies.replacing import keep_old
from clubadmin.storage.file import engine, opening
from clubadmin.storage.file.errors import ClubInUse, DamagedClub, StorageError
from clubadmin.storage.rows.club import MemberRow
from clubadmin.storage.schema import packed
from clubadmin.storage.schema.digest import digest_text
from tests.storage.made_up import new_store, people

BUSY = engine.PRAGMAS | {"busy_timeout": ("50", 50)}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(new_store(tmp_path / "club.klaver")) as made:
        yield made


def join(store: Store, name: str) -> None:
    with store.change("Lid erbij") as change:
        change.insert(MemberRow, first_name=name, last_name="Bos")


def told(name: str) -> sqlite3.OperationalError:
    """What SQLite says when the fault is not in the file."""
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorname = name
    return error


def failing(error: BaseException) -> Callable[..., Any]:
    def fail(*_: Any, **__: Any) -> Any:
        raise error

    return fail


def test_who_joins_while_a_check_looks_makes_no_club_damaged(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    played, names = replay.replayed, iter(("Piet", "Riet", "Griet"))

    def somebody_joins(connection: sqlite3.Connection) -> Any:
        found = played(connection)
        if name := next(names, None):
            join(store, name)
        return found

    monkeypatch.setattr(checks, "replayed", somebody_joins)
    assert check_file(store.path, journal=True) == ()


def test_while_one_joins_after_another_a_check_has_them_wait_at_last(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "PRAGMAS", BUSY)
    played, waited = replay.replayed, []
    with closing(sqlite3.connect(store.path, timeout=0.05)) as other:

        def somebody_joins(connection: sqlite3.Connection) -> Any:
            found = played(connection)
            try:
                other.execute("UPDATE club SET place = place || 'x'")
                other.commit()
            except sqlite3.OperationalError:
                other.rollback()
                waited.append(True)
            return found

        monkeypatch.setattr(checks, "replayed", somebody_joins)
        assert check_file(store.path, journal=True)  # it was changed past the journal
    assert waited == [True]


LOOKS: dict[str, Callable[[Path], object]] = {
    "opening it": lambda path: Store.look(path).close(),
    "checking it": check_file,
    "putting it back": lambda path: restore(path, path.with_name("andere.klaver")),
}


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
def test_a_club_in_which_another_program_writes_is_busy_and_not_damaged(
    store: Store, monkeypatch: pytest.MonkeyPatch, look: Callable[[Path], object]
) -> None:
    monkeypatch.setattr(engine, "PRAGMAS", BUSY)
    ours = opening.tables_are_ours
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:

        def then_it_is_written(connection: sqlite3.Connection) -> bool:
            found = ours(connection)
            if not other.in_transaction:
                other.execute("BEGIN EXCLUSIVE")
            return found

        monkeypatch.setattr(opening, "tables_are_ours", then_it_is_written)
        monkeypatch.setattr(checks, "tables_are_ours", then_it_is_written)
        with pytest.raises(ClubInUse):
            look(store.path)


ERRORS = {
    "a disk that does not answer": told("SQLITE_IOERR_READ"),
    "no memory": MemoryError(),
    "no file that can be opened any more": OSError(errno.EMFILE, "Too many open files"),
    "a reading that was broken off": told("SQLITE_INTERRUPT"),
}


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
@pytest.mark.parametrize("error", ERRORS.values(), ids=ERRORS)
def test_what_is_not_the_file_s_fault_is_not_told_as_damage(
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
    error: Exception,
    look: Callable[[Path], object],
) -> None:
    monkeypatch.setattr(opening, "impossible_values", failing(error))
    monkeypatch.setattr(checks, "tables_are_ours", failing(error))
    with pytest.raises(StorageError, match="mislukt") as trouble:
        look(store.path)
    assert not isinstance(trouble.value, DamagedClub)
    assert trouble.value.todo


def test_a_copy_is_refused_and_the_club_not_called_damaged_when_memory_runs_out(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "sheet_problems", failing(MemoryError()))
    monkeypatch.setattr(checks, "_PARTS", (failing(MemoryError()),))
    with pytest.raises(StorageError, match="mislukt") as trouble:
        backup(store)
    assert not isinstance(trouble.value, DamagedClub)


def test_what_is_replaced_while_the_disk_does_not_answer_is_not_kept_as_damaged(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "impossible_values", failing(told("SQLITE_IOERR_READ")))
    with pytest.raises(StorageError, match="mislukt"):
        keep_old(store.path, datetime.now)


def test_a_reading_that_is_broken_off_once_finds_no_damage(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite hears of no Ctrl+C within our functions: it only sees that one failed."""
    join(store, "Piet")
    left = [KeyboardInterrupt()]

    def broken_off(text: str | None) -> str:
        if left:
            raise left.pop()
        return digest_text(text)

    monkeypatch.setattr(packed, "digest_text", broken_off)
    assert check_file(store.path, journal=True) == ()
    assert not left


def test_two_programs_that_copy_within_one_second_do_not_write_in_one_file(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    moment = datetime(2026, 11, 29, 22, 30)
    join(store, "Piet")
    write, made = Store.vacuum_into, list[Path]()

    def another_one_begins(self: Store, target: Path) -> None:
        write(self, target)
        if not made:
            made.append(target)
            with closing(Store.look(store.path)) as other:
                made.append(backup(other, clock=lambda: moment))

    monkeypatch.setattr(Store, "vacuum_into", another_one_begins)
    ours, theirs = backup(store, clock=lambda: moment), made[1]
    assert ours != theirs
    for copy in (ours, theirs):
        with closing(Store.look(copy)) as looked:
            assert people(looked) == ["Piet Bos"]


def test_the_copy_of_a_club_in_which_somebody_types_can_be_put_back(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Chosen as a copy was the club itself, which another program has open."""
    monkeypatch.setattr(engine, "PRAGMAS", BUSY)
    join(store, "Piet")
    copy = backups.copy_private

    def while_somebody_joins(source: Path, target: Path) -> None:
        with pytest.raises(ClubInUse):  # it is told to wait, and tries again
            join(store, "Riet")
        copy(source, target)

    monkeypatch.setattr(backups, "copy_private", while_somebody_joins)
    restore(store.path, tmp_path / "andere.klaver")
    with closing(Store.look(tmp_path / "andere.klaver")) as looked:
        assert people(looked) == ["Piet Bos"]
