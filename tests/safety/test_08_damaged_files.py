"""Safety 8: whatever happened to the file: no crash, no empty club in its place, and the way back.

A damaged file is refused and left as it is, with the newest good copy at hand; or it opens,
and then it says what it always said, or the check says what is wrong.
"""

import random
import shutil
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.exc import DBAPIError

from clubadmin.storage.checks import club as checks
from clubadmin.storage.club.store import Store
from clubadmin.storage.copies.backup import backup, restore
from clubadmin.storage.file import opening
from clubadmin.storage.file.errors import DamagedClub, NewerClub, NotAClub, StorageError
from clubadmin.storage.file.retention import copies
from clubadmin.storage.rows.sheets import GameRow, ScoresheetRow
from clubadmin.storage.schema.tablenames import SCHEMA_VERSION
from tests.storage.made_up import evening_of, fill, people

MEMORY = Path("/dev/shm")
PAGE = 4096
Damage = Callable[[bytearray, random.Random], None]


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    made = Path(tempfile.mkdtemp(dir=MEMORY if MEMORY.is_dir() else None))
    yield made
    shutil.rmtree(made)


@pytest.fixture(scope="module")
def club(folder: Path) -> Path:
    """A club with typed sheets and a good copy beside it."""
    store = Store.create(folder / "club.klaver", fill)
    with store.change("avond") as change:
        ids = evening_of(change, 9, games=4)
    for table in ids.tables:
        with store.change("formulier") as change:
            sheet = change.insert(ScoresheetRow, playing_table_id=table)
            for game in range(1, 5):
                change.insert(
                    GameRow,
                    scoresheet_id=sheet,
                    game=game,
                    typed="92+20",
                    outcome="made",
                    ns_points=92,
                    ns_roem=20,
                    ew_points=70,
                )
    backup(store)
    store.close()
    return store.path


def truncated(data: bytearray, chance: random.Random) -> None:
    del data[chance.randrange(len(data)) :]


def zeroed(data: bytearray, chance: random.Random) -> None:
    start = chance.randrange(len(data))
    size = min(chance.choice((512, PAGE, 5 * PAGE, len(data))), len(data) - start)
    data[start : start + size] = bytes(size)


def filled_with_chance(data: bytearray, chance: random.Random) -> None:
    start = chance.randrange(len(data))
    size = min(chance.choice((1, 16, 512, PAGE, 3 * PAGE)), len(data) - start)
    data[start : start + size] = chance.randbytes(size)


def pages_swapped(data: bytearray, chance: random.Random) -> None:
    a, b = (PAGE * page for page in chance.sample(range(len(data) // PAGE), 2))
    data[a : a + PAGE], data[b : b + PAGE] = data[b : b + PAGE], data[a : a + PAGE]


def wrong_header(data: bytearray, chance: random.Random) -> None:
    for _ in range(chance.randrange(1, 5)):
        data[chance.randrange(100)] = chance.randrange(256)


def a_page_of_before(data: bytearray, chance: random.Random) -> None:
    """A page that the disk gave twice."""
    a, b = (PAGE * page for page in chance.sample(range(len(data) // PAGE), 2))
    data[a : a + PAGE] = data[b : b + PAGE]


DAMAGES = [
    truncated,
    zeroed,
    filled_with_chance,
    pages_swapped,
    wrong_header,
    a_page_of_before,
]
EACH = 170  # 1,020 in all


def rows(store: Store) -> list[tuple[object, ...]]:
    """What is to be read in a club."""
    with store.read() as conn:
        found = []
        for table in ("club", "member", "seat", "scoresheet", "game", "evening_result"):
            found += [tuple(row) for row in conn.exec_driver_sql(f"SELECT * FROM {table}")]
        return found


def outcome(path: Path, data: bytes, whole: list[tuple[object, ...]]) -> str:
    """Open a damaged file; answers how that went."""
    path.write_bytes(data)
    try:
        store = Store.open(path)
    except NewerClub:
        assert path.read_bytes() == data
        return "newer"
    except (NotAClub, DamagedClub) as error:
        refusal: StorageError | None = error
    else:
        refusal = None
    if refusal:
        assert path.read_bytes() == data, "a damaged file is kept as it is"
        assert refusal.backup == copies(path)[-1], "the newest good copy is offered"
        assert refusal.backup.name in str(refusal)
        return "refused"
    with closing(store):
        try:
            said = rows(store)
        except StorageError:
            said = []
        if said == whole:
            return "unharmed"
        assert checks.check(store).problems, "changed, and nobody says so"
        return "found by the check"


@pytest.mark.sampled(3)
@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
def test_a_damaged_club_is_refused_or_found_out(club: Path, damage: Damage):
    chance = random.Random(damage.__name__)
    good = club.read_bytes()
    with closing(Store.open(club)) as store:
        whole = rows(store)
    tally: Counter[str] = Counter()
    try:
        for _ in range(EACH):
            data = bytearray(good)
            damage(data, chance)
            tally[outcome(club, bytes(data), whole)] += 1
    finally:
        club.write_bytes(good)
    print(f"\n{damage.__name__}: {dict(tally)}")
    assert tally["refused"] > 0


def test_opening_without_looking_would_let_damage_pass(club: Path, monkeypatch: pytest.MonkeyPatch):
    """Broken on purpose: the pages are not looked at, and nothing is checked afterwards."""
    monkeypatch.setattr(opening, "inspect_open", lambda path, **_: ("", None, ()))
    monkeypatch.setattr(checks, "check", lambda store: checks.Findings(()))
    good = club.read_bytes()
    with closing(Store.open(club)) as store:
        whole = rows(store)
    chance = random.Random(8)

    def let_pass() -> None:
        for _ in range(60):
            data = bytearray(good)
            filled_with_chance(data, chance)
            outcome(club, bytes(data), whole)

    try:
        with pytest.raises(
            (AssertionError, StorageError, DBAPIError, sqlite3.DatabaseError, UnicodeDecodeError)
        ):
            let_pass()
    finally:
        club.write_bytes(good)


def test_a_database_of_another_program_is_left_alone(folder: Path):
    path = folder / "boekhouding.db"
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE member (id INTEGER PRIMARY KEY, name TEXT)")
        other.execute("PRAGMA application_id = 12345")
        other.commit()
    before = path.read_bytes()
    with pytest.raises(NotAClub, match=r"boekhouding\.db is geen clubbestand"):
        Store.open(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "data",
    [b"", b"x", b"Naam;Telefoon\nJan;1\n", bytes(50_000), b"%PDF-1.7" + bytes(500)],
    ids=["empty", "one byte", "a list", "zeros", "a PDF"],
)
def test_what_never_was_a_club_is_refused_and_left_alone(folder: Path, data: bytes):
    path = folder / "iets.klaver"
    path.write_bytes(data)
    with pytest.raises(NotAClub, match="is geen clubbestand"):
        Store.open(path)
    assert path.read_bytes() == data


def test_a_newer_club_is_refused_naming_both_versions(club: Path, folder: Path):
    path = folder / "nieuwer.klaver"
    data = bytearray(club.read_bytes())
    data[60:64] = (SCHEMA_VERSION + 1).to_bytes(4, "big")
    path.write_bytes(data)
    with pytest.raises(
        NewerClub,
        match=f"bestand versie {SCHEMA_VERSION + 1}, dit programma kent versie {SCHEMA_VERSION}",
    ):
        Store.open(path)
    assert path.read_bytes() == data


def test_a_club_with_a_trigger_planted_in_it_is_refused(club: Path, folder: Path):
    path = folder / "getruct.klaver"
    shutil.copyfile(club, path)
    with closing(sqlite3.connect(path)) as planted:
        planted.execute(
            "CREATE TRIGGER t AFTER INSERT ON game BEGIN UPDATE member SET last_name = 'x'; END"
        )
        planted.commit()
    with pytest.raises(DamagedClub):
        Store.open(path)


def test_the_copy_that_is_offered_brings_the_club_back(club: Path):
    good = club.read_bytes()
    with closing(Store.open(club)) as store:
        names = people(store)
    club.write_bytes(good[: len(good) // 2])
    with pytest.raises(DamagedClub) as refusal:
        Store.open(club)
    assert refusal.value.backup
    kept = restore(refusal.value.backup, club)
    with closing(Store.open(club)) as store:
        assert people(store) == names
    assert kept
    assert kept.name.startswith("beschadigd_")
    assert kept.read_bytes() == good[: len(good) // 2]
