"""Safety 16: clubs of which somebody wrote what he liked; no command says more than a sentence."""

import random
import shutil
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from clubadmin.cli import main
from clubadmin.services.club import strange
from clubadmin.services.club.strange import note_own
from clubadmin.storage.club.store import Store
from clubadmin.storage.schema.tables import raw_tables
from tests.storage.old_clubs import OLD_SCHEMAS, old_club
from tests.turns import tries

VALUES: tuple[object, ...] = (
    *(None, "", "x", "\0", "x" * 100_000, "[]", "{}", "null", '{"a":', "1e999", "9" * 400),
    *(-1, 0, 7, 2**31, 2**63 - 1, -(2**63), 1.5, float("inf"), b"\xff\xfe", b"", b"\0" * 1000),
    *("[" * 100_000, '{"a":' * 100_000),
    *("2026-02-31", "gisteren", "9999-12-31", "{text}", "%s", "'; DROP TABLE member; --"),
)
COMMANDS: tuple[tuple[str, ...], ...] = (
    ("check",),
    ("backup", "{folder}/kopieen"),
    ("export", "members"),
    ("export", "results"),
    ("export", "games"),
    ("export", "club", "--to", "{folder}/heel.klaverjas"),
    ("standings",),
    ("import", "{folder}/leden.csv", "--try"),
    ("import", "{folder}/leden.csv"),
    ("mend", "{club}"),
)
Say = Callable[[], tuple[str, str]]


@pytest.fixture(autouse=True)
def _own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strange, "user_config_path", lambda *_, **__: tmp_path / "instellingen")


def craft(club: Path, chance: random.Random) -> None:
    """Write what cannot be in a few places, past every rule of the tables."""
    with closing(sqlite3.connect(club, isolation_level=None)) as connection:
        connection.execute("PRAGMA ignore_check_constraints=ON")
        tables = [table.name for table in raw_tables()] + ["change", "changed_row", "career"]
        for _ in range(chance.randrange(1, 4)):
            table = chance.choice(tables)
            columns = connection.execute(f"PRAGMA table_info({table})").fetchall()
            column = chance.choice([row[1] for row in columns])
            value = chance.choice(VALUES)
            where = chance.choice(("", f" WHERE {columns[0][1]} = 1", " WHERE random() % 3"))
            sets = chance.choice((f'"{column}" = ?', f'"{column}" = CAST(? AS TEXT)'))
            try:
                connection.execute(f"UPDATE OR IGNORE {table} SET {sets}{where}", (value,))
            except sqlite3.Error:
                continue


def try_all(folder: Path, clubs: int, seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    ready, chance, tally = old_club(folder, OLD_SCHEMAS[-1]), random.Random(seed), Counter[int]()
    Store.open(ready).close()
    (folder / "leden.csv").write_text("achternaam\nNieuweling\n")
    for number in range(clubs):
        club = folder / f"club{number}.klaverjas"
        shutil.copy(ready, club)
        craft(club, chance)
        if number % 4:  # as if it became so after it was made here
            with closing(sqlite3.connect(club)) as connection:
                connection.text_factory = bytes
                (uid,) = connection.execute("SELECT uid FROM club").fetchone()
            note_own(club, uid.decode() if isinstance(uid, bytes) else str(uid))
        for command in COMMANDS:
            words = [word.format(folder=folder, club=club) for word in command]
            which = () if "{club}" in command else ("--database", str(club))
            code = main([*words, *which])
            said = capsys.readouterr()
            assert code in (0, 1, 2), (number, command)
            assert "fout in het programma" not in said.err, (number, command, said.err)
            assert "Traceback" not in said.err
            tally[code] += 1
        for made in (folder / "heel.klaverjas", club):
            made.unlink(missing_ok=True)
        for made in (folder / "kopieen", folder / f"{club.stem}.reservekopieen"):
            shutil.rmtree(made, ignore_errors=True)
    print(f"\n{dict(tally)}")


def test_no_command_says_more_than_a_sentence_of_a_crafted_club(
    memory_folder: Path, capsys: pytest.CaptureFixture[str]
):
    try_all(memory_folder, tries(3, 10), 16, capsys)


@pytest.mark.nightly
@pytest.mark.timeout(7200)
def test_nor_of_a_hundred(memory_folder: Path, capsys: pytest.CaptureFixture[str]):
    try_all(memory_folder, 100, 160, capsys)
