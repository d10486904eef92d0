"""Safety 16: clubs of which somebody wrote what he liked; no command says more than a sentence.

Each ends within 2 seconds of work and 200 MB, as a list from elsewhere does.
"""

import os
import random
import shutil
import sqlite3
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import closing, nullcontext
from pathlib import Path

import pytest

from clubadmin.cli import main
from clubadmin.cli.commands import command
from clubadmin.cli.exchange import KINDS
from clubadmin.services.club import recent, strange
from clubadmin.services.club.strange import note_own
from clubadmin.storage.club import store
from clubadmin.storage.file import opening
from clubadmin.storage.schema.tables import raw_tables
from tests.storage.full_club import full_club
from tests.turns import tries

VALUES: tuple[object, ...] = (
    *(None, "", "x", "\0", "x" * 100_000, "[]", "{}", "null", '{"a":', "1e999", "9" * 400),
    *(-1, 0, 7, 2**31, 2**63 - 1, -(2**63), 1.5, float("inf"), b"\xff\xfe", b"", b"\0" * 1000),
    *("[" * 100_000, '{"a":' * 100_000),
    *("2026-02-31", "gisteren", "9999-12-31", "{text}", "%s", "'; DROP TABLE member; --"),
)
COMMANDS: tuple[tuple[str, ...], ...] = (
    ("check",),
    ("check", "--json"),
    ("backup", "{folder}/kopieen"),
    *(("export", kind, "--to", "{folder}/uit") for kind in KINDS if kind != "club"),
    ("export", "club", "--to", "{folder}/heel.klaverjas"),
    ("standings",),
    ("standings", "--json"),
    ("standings", "--pdf", "{folder}/uit"),
    ("cash",),
    ("cash", "--pdf", "{folder}/uit"),
    ("cash", "--table", "{folder}/uit.csv"),
    ("dues",),
    ("dues", "--json"),
    ("dues", "--letters", "{folder}/uit"),
    ("dues", "--reminders", "{folder}/uit"),
    ("dues", "--table", "{folder}/uit.xlsx"),
    ("dues", "--lay"),
    ("letters",),
    ("letters", "--log"),
    ("letters", "Uitnodiging", "--to", "members", "--pdf", "{folder}/uit"),
    ("collect",),
    ("collect", "--json"),
    ("statement", "{folder}/afschrift.csv"),
    ("statement", "{folder}/afschrift.csv", "--book"),
    ("import", "{folder}/leden.csv", "--try"),
    ("import", "{folder}/leden.csv"),
    ("restore", "{club}", "--database", "{folder}/terug.klaverjas"),
    ("restore", "{club}"),
    ("mend", "{club}"),
)
STATEMENT = Path(__file__).parents[1] / "data" / "bank" / "ing.csv"
SECONDS, BYTES = 2.0, 200_000_000


@pytest.fixture(autouse=True)
def _own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recent, "user_config_path", lambda *_, **__: tmp_path / "instellingen")


def craft(club: Path, chance: random.Random, among: Sequence[str] = ()) -> None:
    """Write what cannot be in a few places, past every rule of the tables; in these if given."""
    with closing(sqlite3.connect(club, isolation_level=None)) as connection:
        connection.execute("PRAGMA ignore_check_constraints=ON")
        every = [table.name for table in raw_tables()] + ["change", "career"]
        tables = among or every
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
    ready, chance, tally = full_club(folder), random.Random(seed), Counter[int]()
    slowest = (0.0, "")
    (folder / "leden.csv").write_text("achternaam\nNieuweling\n")
    shutil.copy(STATEMENT, folder / "afschrift.csv")
    for number in range(-1, clubs):
        club = folder / f"club{number}.klaverjas"
        shutil.copy(ready, club)
        craft(club, chance)
        if number % 4:  # as if it became so after it was made here
            with closing(sqlite3.connect(club)) as connection:
                connection.text_factory = bytes
                (uid,) = connection.execute("SELECT uid FROM club").fetchone()
            note_own(club, uid.decode() if isinstance(uid, bytes) else str(uid))
        for asked in COMMANDS:
            words = [word.format(folder=folder, club=club) for word in asked]
            given = asked[0] == "mend" or "--database" in asked
            begun, had = spent(), grown()
            code = main([*words, *(() if given else ("--database", str(club)))])
            took, more = spent() - begun, grown() - had
            said = capsys.readouterr()
            assert code in (0, 1, 2), (number, asked)
            assert "fout in het programma" not in said.err, (number, asked, said.err)
            assert "Traceback" not in said.err
            if number < 0:  # what is loaded for the first time is no club's doing
                continue
            assert took < SECONDS, (number, asked, took)
            assert more < BYTES, (number, asked, more)
            slowest = max(slowest, (took, asked[0]))
            tally[code] += 1
        for made in folder.iterdir():
            if made.is_dir() and made.name != "instellingen":
                shutil.rmtree(made, ignore_errors=True)
            elif made.name not in (ready.name, "leden.csv", "afschrift.csv"):
                made.unlink()
    print(f"\n{dict(tally)}; slowest {slowest[1]}: {slowest[0]:.2f} s")


def spent() -> float:
    """Seconds of the processor, those of programs that were started included."""
    now = os.times()
    return now.user + now.system + now.children_user + now.children_system


def grown() -> int:
    """The most memory that was ever taken, in bytes; Windows does not tell."""
    if sys.platform == "win32":
        return 0
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def test_every_command_that_opens_a_club_is_tried() -> None:
    opening = {
        name
        for name, one in command.commands.items()
        if name == "mend" or any("--database" in param.opts for param in one.params)
    }
    made, served = "demo", "hall"  # a club of its own; until it is stopped, in tests/server
    assert {words[0] for words in COMMANDS} == opening - {made, served}


def test_no_command_says_more_than_a_sentence_of_a_crafted_club(
    memory_folder: Path, capsys: pytest.CaptureFixture[str]
):
    try_all(memory_folder, tries(2, 100), 16, capsys)


def test_a_build_that_believes_what_it_reads_is_caught(
    memory_folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    """Broken on purpose: no file is looked into, and what goes wrong later is no damage."""
    monkeypatch.setattr(strange, "admit", lambda *_: ())
    monkeypatch.setattr(strange, "damage_told", lambda _path: nullcontext())
    for module in (opening, store):
        monkeypatch.setattr(module, "impossible_values", lambda *_args, **_more: iter(()))
    with pytest.raises(AssertionError, match="fout in het programma"):
        try_all(memory_folder, 100, 1, capsys)
