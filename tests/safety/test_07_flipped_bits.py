"""Safety 7: a bit that flips is found, or is nowhere where anybody sees it or undo writes it."""

import random
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from clubadmin.services.care import health
from clubadmin.services.club.club import OpenClub
from clubadmin.storage.checks import club as checks
from clubadmin.storage.club import undo as journal
from clubadmin.storage.club.store import Store
from clubadmin.storage.file.errors import StorageError
from clubadmin.storage.rows.club import MemberRow
from clubadmin.storage.schema.packed import unpacked
from tests.storage.old_clubs import OLD_SCHEMAS, old_club, spelled_out
from tests.turns import tries

Rows = dict[str, list[tuple[object, ...]]]


@pytest.fixture
def club(memory_folder: Path) -> Path:
    """A club that was filled with all there is, with things done, undone and done again."""
    path = old_club(memory_folder, OLD_SCHEMAS[-1])
    with closing(Store.open(path)) as store:
        with store.change("Lid erbij") as change:
            member = change.insert(MemberRow, last_name="Bos", phone="0612345678")
        with store.change("Telefoon van Bos gewijzigd") as change:
            change.update(MemberRow, member, phone="0687654321")
        journal.undo(store)
        journal.redo(store)
    return path


def contents(path: Path) -> Rows:
    """All that is stored, but for the numbers that rows get next."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        connection.text_factory = bytes
        tables = [
            name.decode()
            for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        return {
            table: sorted(map(_laid_open, connection.execute(f"SELECT * FROM {table}")), key=repr)
            for table in tables
            if table != "sqlite_sequence"
        }


def _laid_open(row: tuple[object, ...]) -> tuple[object, ...]:
    return tuple(unpacked(one) if isinstance(one, bytes) else one for one in row)


def outcome(path: Path, whole: Rows) -> str:
    """What is said of a file in which a bit flipped; the check never dies."""
    try:
        store = Store.open(path)
    except StorageError:
        return "refused"
    with closing(store):
        if not health.check(OpenClub(store)).ok:
            return "found by the check"
    try:
        return "unharmed" if contents(path) == whole else "silent"
    except sqlite3.Error:
        return "silent"


def flip(path: Path, flips: int, seed: int) -> Counter[str]:
    good, whole, chance = path.read_bytes(), contents(path), random.Random(seed)
    tally: Counter[str] = Counter()
    for _ in range(flips):
        data = bytearray(good)
        data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
        path.write_bytes(data)
        tally[outcome(path, whole)] += 1
    print(f"\n{dict(tally)}")
    return tally


def test_flipped_bits_are_found_or_change_nothing(club: Path):
    assert flip(club, tries(12, 1_000), 7)["silent"] == 0


def test_without_the_chain_a_flip_in_the_journal_would_be_silent(
    club: Path, monkeypatch: pytest.MonkeyPatch
):
    """Broken on purpose."""
    whole = contents(club)
    with spelled_out(club) as connection:
        for image in ("before", "after"):  # in the change of before as well
            connection.execute(
                f"UPDATE changed_row SET {image} = replace({image}, '0612345678', '0602345678')"
            )
    assert contents(club) != whole
    assert outcome(club, whole) == "found by the check"
    monkeypatch.setattr(checks, "broken_links", lambda connection: iter(()))
    assert outcome(club, whole) == "silent"
