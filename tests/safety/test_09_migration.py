"""Safety 9: a migration that is stopped anywhere leaves the old club or the whole new one.

From every released schema, filled; stopped by a fault and by kill -9 before each statement, and
at any moment. What was in the club is compared without the program.
"""

import errno
import os
import shutil
import signal
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from clubadmin.services.care import health
from clubadmin.storage.checks.club import check
from clubadmin.storage.club.store import Store
from clubadmin.storage.file.errors import NoRoom, NotMigrated, StorageError
from clubadmin.storage.file.retention import default_folder
from clubadmin.storage.migrations import migration
from clubadmin.storage.migrations.migration import step
from clubadmin.storage.schema.packed import teach
from clubadmin.storage.schema.tablenames import FIRST_SCHEMA, SCHEMA_VERSION
from tests.safety.programs import Moments, Program, needs_sigkill
from tests.storage.old_clubs import OLD_SCHEMAS, Figures, figures, old_club
from tests.turns import by_night, tries

ROUNDS = tries(7, 200)
MOST = 100  # until all of what may be were seen
FIRST_STEP = step(FIRST_SCHEMA + 1)


def statements(schema: int) -> int:
    """How many there are to stop at: those of each step, its number and the commit."""
    return sum(len(step(to)) + 1 for to in range(schema + 1, SCHEMA_VERSION + 1)) + 1


every_statement_once = pytest.mark.parametrize(
    ("schema", "most"),
    [
        *((schema, len(step(schema + 1)) + 1) for schema in OLD_SCHEMAS[:-1]),
        (OLD_SCHEMAS[-1], statements(OLD_SCHEMAS[-1])),
        *(by_night(schema, statements(schema)) for schema in OLD_SCHEMAS[:-1]),
    ],
)
"""Those of the step that begins at each layout; by night also those of all steps after it."""


def schema_of(path: Path) -> int:
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


def sound(path: Path, before: Figures, schema: int) -> int:
    """Sees that a club was stopped at before or after, and goes on; answers at which schema."""
    found = schema_of(path)
    assert found in (schema, SCHEMA_VERSION)
    assert figures(path) == before
    with closing(Store.open(path)) as store:
        assert check(store).problems == ()
    assert figures(path) == before
    assert schema_of(path) == SCHEMA_VERSION
    return found


def left_behind(path: Path) -> list[str]:
    """Files that nobody asked for."""
    around = [*path.parent.iterdir(), *default_folder(path).glob("*")]
    return [one.name for one in around if one.name.startswith(".")]


@contextmanager
def stopped_at(number: int, stop: Callable[[], None]) -> Iterator[None]:
    """The statement with this number does not come."""
    real, count = migration.run, 0

    def run(connection: sqlite3.Connection, statement: str) -> None:
        nonlocal count
        count += 1
        if count == number:
            stop()
        real(connection, statement)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(migration, "run", run)
        yield


def fault() -> None:
    raise sqlite3.OperationalError("disk I/O error")


@pytest.mark.sampled(3)
@every_statement_once
def test_a_fault_at_any_statement_leaves_the_file_untouched(
    memory_folder: Path, schema: int, most: int
):
    path = old_club(memory_folder, schema)
    before, data = figures(path), path.read_bytes()
    for number in range(1, most + 1, tries(3, 1, 1)):
        with (
            stopped_at(number, fault),
            pytest.raises(StorageError, match="is mislukt"),
        ):
            Store.open(path)
        assert path.read_bytes() == data
        assert left_behind(path) == []
    assert sound(path, before, schema) == schema


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "act", ["copy_private", "sync_file", "sync_folder", "migrate", "begin_copy"]
)
def test_a_full_disk_at_any_file_leaves_the_club_as_it_was(
    memory_folder: Path, act: str, monkeypatch: pytest.MonkeyPatch
):
    path = old_club(memory_folder)
    before = figures(path)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(migration, act, full)
        with pytest.raises(NoRoom, match="is vol"):
            Store.open(path)
    assert schema_of(path) == FIRST_SCHEMA
    assert left_behind(path) == []
    assert sound(path, before, FIRST_SCHEMA) == FIRST_SCHEMA


def test_what_takes_a_name_is_on_the_disk_first(
    memory_folder: Path, monkeypatch: pytest.MonkeyPatch
):
    """Or a power cut could leave an empty file under the name of the club."""
    path, done = old_club(memory_folder), []
    real = Path.replace

    def replace(one: Path, target: Path) -> Path:
        done.append(("name", one))
        return real(one, target)

    monkeypatch.setattr(migration, "sync_file", lambda one: done.append(("file", one)))
    monkeypatch.setattr(migration, "sync_folder", lambda one: done.append(("folder", one)))
    monkeypatch.setattr(Path, "replace", replace)
    Store.open(path).close()
    folder = default_folder(path)
    assert [what for what, _ in done] == ["file", "name", "folder"] * 2
    assert [one for _, one in done[2::3]] == [folder, memory_folder]
    assert all(done[n][1] == done[n + 1][1] for n in (0, 3))


def open_with_little_room(pipe: Connection, path: Path, most: int) -> None:
    """Open the club where no file may grow beyond `most` bytes; say how that went."""
    import resource

    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    try:
        Store.open(path).close()
    except StorageError as error:
        pipe.send(str(error))
    else:
        pipe.send("open")


@needs_sigkill
def test_a_disk_that_fills_up_at_any_byte_leaves_the_club_as_it_was(memory_folder: Path):
    path = old_club(memory_folder)
    before, data = figures(path), path.read_bytes()
    said = []
    for most in range(4096, len(data) + 720_000, tries(180_000, 60_000)):
        path.write_bytes(data)
        program = Program(open_with_little_room, path, most)
        program.wait()
        (sentence,) = program.said()
        if sentence == "open":
            assert schema_of(path) == SCHEMA_VERSION
        else:
            assert "is vol" in sentence or "is mislukt" in sentence  # so says SQLite of a limit
            assert path.read_bytes() == data
        assert left_behind(path) == []
        assert figures(path) == before
        said.append(sentence == "open")
        shutil.rmtree(default_folder(path))
    assert (said[0], said[-1]) == (False, True)


def open_until(pipe: Connection, path: Path, number: int) -> None:
    """Open the club and be killed just before a statement of its migration."""
    pipe.send("begins")
    with stopped_at(number, lambda: os.kill(os.getpid(), signal.SIGKILL)):
        Store.open(path)


def open_it(pipe: Connection, path: Path) -> None:
    """Open the club, and wait."""
    pipe.send("begins")
    with closing(Store.open(path)):
        pipe.send("done")
        time.sleep(60)


def put_it_back(pipe: Connection, path: Path) -> None:
    """Put an old copy back as the club, for ever."""
    pipe.send("begins")
    while True:
        health.restore(path.with_name("kopie.klaverjas"), path)
        pipe.send("done")


def in_place(pipe: Connection, path: Path) -> None:
    """Broken on purpose: no copy, no transaction, straight in the club."""
    pipe.send("begins")
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in FIRST_STEP:
            connection.execute(statement)
            time.sleep(0.005)  # nearly always in the middle
        connection.execute(f"PRAGMA user_version={FIRST_SCHEMA + 1}")
    pipe.send("done")
    time.sleep(60)


def kill_at(folder: Path, schema: int, numbers: Iterable[int]) -> None:
    path = folder / "oud.klaverjas"
    before = figures(old_club(folder, schema))
    for number in numbers:
        old_club(folder, schema)
        program = Program(open_until, path, number)
        program.wait()
        assert program.said() == ["begins"]
        assert sound(path, before, schema) == schema
        assert left_behind(path) == []
        shutil.rmtree(default_folder(path))


@pytest.mark.sampled(3)
@needs_sigkill
@every_statement_once
def test_a_kill_at_any_statement_leaves_the_old_club(memory_folder: Path, schema: int, most: int):
    kill_at(memory_folder, schema, range(1, most + 1, tries(4, 1)))


def kill_often(folder: Path, rounds: int, seed: int) -> None:
    path, moments, seen = folder / "oud.klaverjas", Moments(seed), set()
    before = figures(old_club(folder))
    for done in range(rounds + MOST):
        if done >= rounds and len(seen) == 2:
            break
        old_club(folder)
        moments.kill(open_it, path)
        seen.add(sound(path, before, FIRST_SCHEMA))
        shutil.rmtree(default_folder(path))
    assert seen == {FIRST_SCHEMA, SCHEMA_VERSION}


@needs_sigkill
def test_a_kill_at_any_moment_leaves_the_old_club_or_the_new_one(memory_folder: Path):
    kill_often(memory_folder, ROUNDS, 9)


@needs_sigkill
def test_an_old_copy_that_is_put_back_is_whole_at_any_moment(memory_folder: Path):
    path, moments = memory_folder / "oud.klaverjas", Moments(11)
    before = figures(old_club(memory_folder, name="kopie.klaverjas"))
    old_club(memory_folder)
    for _ in range(ROUNDS):
        moments.kill(put_it_back, path)
        sound(path, before, FIRST_SCHEMA)
        shutil.rmtree(default_folder(path), ignore_errors=True)


@needs_sigkill
def test_a_migration_in_place_is_caught(memory_folder: Path):
    path, moments = memory_folder / "oud.klaverjas", Moments(12)
    before = figures(old_club(memory_folder))

    def until_it_is_seen() -> None:
        for _ in range(MOST):
            old_club(memory_folder)
            moments.kill(in_place, path)
            sound(path, before, FIRST_SCHEMA)
            shutil.rmtree(default_folder(path), ignore_errors=True)

    with pytest.raises((AssertionError, StorageError, sqlite3.OperationalError)):
        until_it_is_seen()


def test_statements_without_a_transaction_are_caught(memory_folder: Path):
    """Broken on purpose: a fault halfway leaves tables of both schemas."""
    path = old_club(memory_folder)
    before = figures(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in FIRST_STEP[: len(FIRST_STEP) // 2]:
            connection.execute(statement)
    with pytest.raises((AssertionError, StorageError, sqlite3.OperationalError)):
        sound(path, before, FIRST_SCHEMA)


def test_foreign_keys_that_are_left_on_take_the_journal_along(memory_folder: Path):
    """Broken on purpose: a table made anew takes what hangs on it along, and that is noticed."""
    path = old_club(memory_folder)
    before = figures(path)
    aside = memory_folder / "aside.klaverjas"
    shutil.copyfile(path, aside)
    with closing(sqlite3.connect(aside, isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("PRAGMA foreign_keys=OFF")  # too late
        for statement in FIRST_STEP:
            connection.execute(statement)
        connection.execute("COMMIT")
    assert before["changed_row"]
    assert figures(aside)["changed_row"] == []


def test_a_comparison_that_sees_nothing_would_let_a_loss_pass(
    memory_folder: Path, monkeypatch: pytest.MonkeyPatch
):
    """Broken on purpose: foreign keys on, and what came out not compared with what went in."""
    path = old_club(memory_folder)
    before = figures(path)
    real = migration.connect

    class Careless(sqlite3.Connection):
        def execute(self, sql: str, *values: object) -> sqlite3.Cursor:
            said = "SELECT 1" if sql == "PRAGMA foreign_keys=OFF" else sql
            return super().execute(said, *values)

    def careless(where: Path) -> sqlite3.Connection:
        real(where).close()
        connection = sqlite3.connect(where, isolation_level=None, factory=Careless)
        connection.execute("PRAGMA foreign_keys=ON")
        teach(connection)
        return connection

    monkeypatch.setattr(migration, "connect", careless)
    with pytest.raises(NotMigrated):
        Store.open(path)
    assert figures(path) == before
    monkeypatch.setattr(migration, "contents", lambda connection, columns: {})
    Store.open(path).close()
    with pytest.raises(AssertionError):
        assert figures(path) == before
