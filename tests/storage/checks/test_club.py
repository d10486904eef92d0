"""The check finds what nobody should have changed."""

import random
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from clubadmin.storage.checks import club as club_checks
from clubadmin.storage.checks.club import Findings, check, check_file
from clubadmin.storage.club.store import Store
from clubadmin.storage.file.errors import StorageError
from clubadmin.storage.rows.sheets import (
    DecisionRow,
    GameRow,
    GameSeatRow,
    PaperResultRow,
    ScoresheetRow,
)
from tests.storage.made_up import evening_of, new_store
from tests.turns import tries

MEMORY = Path("/dev/shm")
FLIPS = tries(150, 1_000)


@pytest.fixture
def club(tmp_path: Path) -> Path:
    store = new_store(tmp_path / "club.klaver")
    with store.change("avond") as change:
        ids = evening_of(change, 9, games=4)
        for table in ids.tables:
            sheet = change.insert(
                ScoresheetRow, playing_table_id=table, paper_ns_points=300, paper_second=280
            )
            for game in range(1, 5):
                change.insert(
                    GameRow,
                    scoresheet_id=sheet,
                    game=game,
                    typed="w92+20",
                    outcome="made",
                    ns_points=92,
                    ns_roem=20,
                    ew_points=70,
                )
            for position, points in (("n", 40), ("s", 52)):
                change.insert(
                    GameSeatRow,
                    scoresheet_id=sheet,
                    game=3,
                    position=position,
                    side="ew",
                    points=points,
                    roem=0,
                    fine=60,
                    floored=True,
                )
            change.insert(
                DecisionRow,
                scoresheet_id=sheet,
                game=3,
                kind="revoke",
                seat="n",
                text="Noord verzaakte.",
                article="13",
                decided_by="A. Rbiter",
                decided_at="2026-09-07 21:00:00",
                line_after="w92+20",
            )
        change.insert(
            PaperResultRow, evening_id=ids.evening, participant_id=ids.participants[8], points=4100
        )
    store.close()
    return store.path


def problems_after(club: Path, sql: str) -> tuple[str, ...]:
    with closing(sqlite3.connect(club)) as past_the_program:
        past_the_program.execute(sql)
        past_the_program.commit()
    with closing(Store.open(club)) as store:
        return tuple(map(str, check(store).problems))


def test_a_sound_club_has_no_problems_and_says_what_is_in_it(club: Path):
    with closing(Store.open(club)) as store:
        assert check(store) == Findings((), sheets=2, games=8, members=9)
    assert check_file(club) == ()


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    ("sql", "sentence"),
    [
        ("UPDATE game SET ns_points = 93 WHERE game = 2 AND scoresheet_id = 1", "tafel 1"),
        ("UPDATE game SET typed = 'w93' WHERE game = 2 AND scoresheet_id = 2", "tafel 2"),
        ("DELETE FROM game WHERE game = 3 AND scoresheet_id = 1", "ontbreekt een spel"),
        ("UPDATE scoresheet SET ew_points = 281 WHERE id = 1", "totalen kloppen niet"),
        ("UPDATE scoresheet SET paper_ns_points = 301 WHERE id = 1", "tafel 1"),
        ("DELETE FROM scoresheet WHERE id = 2", "Maandag, avond 1"),
        ("UPDATE member SET last_name = 'Anders' WHERE id = 3", "lid 3"),
        ("UPDATE member SET phone = '1' WHERE id = 4", "lid 4"),
        ("UPDATE scoresheet SET paper_second = 281 WHERE id = 1", "tafel 1"),
        ("UPDATE game_seat SET fine = 61 WHERE scoresheet_id = 1", "tafel 1"),
        ("UPDATE game_seat SET side = NULL WHERE scoresheet_id = 2", "tafel 2"),
        ("UPDATE game_seat SET floored = 0 WHERE scoresheet_id = 2", "tafel 2"),
        ("DELETE FROM game_seat WHERE position = 's'", "tafel 2"),
        ("UPDATE decision SET seat = 's' WHERE id = 2", "tafel 2: de beslissing bij spel 3"),
        ("UPDATE decision SET line_after = 'w93' WHERE id = 1", "beslissing bij spel 3"),
        ("DELETE FROM decision WHERE id = 1", "In decision is rij 1 verdwenen"),
        ("UPDATE round_result SET fines = 1 WHERE participant_id = 3", "een ronde van nummer 3"),
        ("UPDATE evening_result SET fines = 1 WHERE participant_id = 3", "totaal van nummer 3"),
        ("DELETE FROM member WHERE id = 9", "verwijst"),
        ("UPDATE paper_result SET points = 4101", "ingevoerd totaal"),
        ("UPDATE round_result SET points = 1 WHERE participant_id = 2", "een ronde van nummer 2"),
        ("DELETE FROM round_result WHERE participant_id = 2", "een ronde van nummer 2"),
        ("UPDATE evening_result SET total = 1 WHERE participant_id = 5", "totaal van nummer 5"),
        ("DELETE FROM evening_result WHERE participant_id = 9", "totaal van nummer 9"),
        ("INSERT INTO round_wins VALUES (3, 1, 0, 0)", "gewonnen ronden van nummer 3"),
        ("UPDATE seat SET participant_id = 2 WHERE participant_id = 1", "wie er zit"),
        ("UPDATE season SET name = 'x'", "In season is rij 1 buiten het programma om veranderd"),
        ("DELETE FROM rule_set", "rule_set"),
        ("INSERT INTO pair (version, member_a, member_b, active) VALUES (1, 1, 2, 1)",
         "toegevoegd"),
        ("CREATE VIEW v AS SELECT 1", "indeling"),
    ],
)  # fmt: skip
def test_what_was_changed_past_the_program_is_found(club: Path, sql: str, sentence: str):
    try:
        problems = problems_after(club, sql)
    except StorageError as refusal:
        problems = (str(refusal), "indeling")
    assert any(sentence in problem for problem in problems), problems


_SCORED = (
    *("game", "game_seat", "decision", "scoresheet", "member"),
    *("paper_result", "evening_result"),
)


def scored_and_member_fields(club: Path) -> list[tuple[object, ...]] | None:
    """All that a flipped bit must not change unseen; None when it cannot be read."""
    found: list[tuple[object, ...]] = []
    with closing(sqlite3.connect(club)) as connection:
        for table in _SCORED:
            found += connection.execute(f"SELECT '{table}', * FROM {table}").fetchall()
    return found


@pytest.fixture
def in_memory(club: Path) -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(dir=MEMORY if MEMORY.is_dir() else None))
    shutil.copyfile(club, folder / club.name)
    yield folder / club.name
    shutil.rmtree(folder)


def unseen(club: Path, flips: int) -> int:
    """How many flipped bits change a scored or member field without anybody noticing."""
    chance = random.Random(7)
    good = club.read_bytes()
    before = scored_and_member_fields(club)
    passed = 0
    filled = [place for place, byte in enumerate(good) if byte]
    for _ in range(flips):
        data = bytearray(good)
        data[chance.choice(filled)] ^= 1 << chance.randrange(8)
        club.write_bytes(data)
        try:
            after = scored_and_member_fields(club)
        except (sqlite3.Error, UnicodeDecodeError):
            after = None
        if after != before:
            passed += not check_file(club)
    club.write_bytes(good)
    return passed


def test_no_flipped_bit_changes_a_scored_or_member_field_unseen(in_memory: Path):
    assert unseen(in_memory, FLIPS) == 0


def test_without_digests_flipped_bits_pass_unseen(in_memory: Path, monkeypatch: pytest.MonkeyPatch):
    """Broken on purpose: only what SQLite itself sees."""
    monkeypatch.setattr(club_checks, "_PARTS", (club_checks._pages, club_checks._references))
    assert unseen(in_memory, 400) > 0
