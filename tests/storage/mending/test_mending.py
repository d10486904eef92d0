"""What the journal proves is written back, and what it does not is left and named."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from clubadmin.services.care import health
from clubadmin.services.club.club import open_club
from clubadmin.storage.checks.club import check_file
from clubadmin.storage.file.errors import ClubInUse, DamagedClub, NotAClub, StorageError
from clubadmin.storage.file.retention import default_folder
from clubadmin.storage.mending import journal
from clubadmin.storage.schema import chain
from clubadmin.storage.schema.digest import digest_text
from tests.safety.test_07_flipped_bits import contents
from tests.services.demo_club import demo_file
from tests.storage.old_clubs import OLD_SCHEMAS, old_club, spelled_out
from tests.turns import by_turns


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A club with evenings that were closed, a contest, and one half typed."""
    path = tmp_path_factory.mktemp("heel") / "heel.klaverjas"
    return demo_file(path, half_typed=True).read_bytes()


@pytest.fixture
def club(whole: bytes, tmp_path: Path) -> Path:
    path = tmp_path / "club.klaverjas"
    path.write_bytes(whole)
    return path


def alter(path: Path, *statements: str) -> None:
    """Change a club past the program."""
    plain = closing(sqlite3.connect(path, isolation_level=None))
    of_journal = any(" change" in one for one in statements)
    with spelled_out(path) if of_journal else plain as connection:
        for statement in statements:
            connection.execute(statement)


def said(sentences: object) -> str:
    return "\n".join(map(str, sentences))  # type: ignore[call-overload]


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "statement",
    by_turns(
        [
            "UPDATE member SET phone = '06-00000000' WHERE id = 3",
            "UPDATE member SET digest = 'x' WHERE id = 3",
            "UPDATE game SET ns_points = ns_points + 10 WHERE scoresheet_id = 5 AND game = 2",
            "UPDATE scoresheet SET ns_points = ns_points + 10, digest = '' WHERE id = 5",
            "UPDATE evening SET date = 'morgen' WHERE id = 1",
            "UPDATE competition SET name = 'Iets anders' WHERE id = 1",
            "DELETE FROM seat WHERE playing_table_id = 2",
            "DELETE FROM game WHERE scoresheet_id = 3",
            "DELETE FROM round_result",
            "UPDATE evening_result SET total = total + 1",
            "UPDATE career SET points = points + 1",
            "DELETE FROM contest_result",
            "UPDATE rule_set SET toml = replace(toml, '162', '163')",
            "INSERT INTO member SELECT 900, first_name, infix, 'Vreemd', remark, phone, email,"
            " guest, active, version, search, digest FROM member WHERE id = 1",
            "CREATE TRIGGER sqliteX AFTER INSERT ON member BEGIN DELETE FROM evening; END",
            "UPDATE sqlite_sequence SET seq = 9223372036854775807 WHERE name = 'member'",
            "UPDATE change SET label = 'Niets gedaan' WHERE id = 7",
            "UPDATE change SET undone_by = 3 WHERE id = 7",
            "UPDATE change SET digest = 'x' WHERE id = 7",
            "UPDATE changed_row SET before = NULL WHERE change_id = (SELECT max(change_id)"
            " FROM changed_row WHERE before IS NOT NULL AND row_key <> '*')",
        ],
        2,
    ),
)
def test_what_was_altered_is_what_it_was(club: Path, statement: str):
    before = contents(club)
    alter(club, statement)
    damaged = club.read_bytes()
    if contents(club) != before:
        assert check_file(club, journal=True), "the check sees it"
    mended = health.mend(club)
    assert (mended.left, check_file(club, journal=True)) == ((), ())
    assert contents(club) == before
    if damaged and mended.kept:
        assert mended.kept.read_bytes() == damaged, "what was there is kept"
        assert mended.kept.parent == default_folder(club)


def test_each_thing_is_told_with_what_was_there_and_what_is_there_now(club: Path):
    with closing(sqlite3.connect(club)) as connection:
        (good,) = connection.execute("SELECT phone FROM member WHERE id = 3").fetchone()
    alter(club, "UPDATE member SET phone = '06-00000000' WHERE id = 3", "DELETE FROM seat")
    told = said(health.mend(club).put_right)
    assert f"In member stond bij rij 3 als phone: 06-00000000. Nu weer: {good or 'niets'}." in told
    assert "In seat was rij 1/n verdwenen; ze staat er weer:" in told
    assert "waarden meer hersteld" in told, "of many the rest is counted"


def test_what_nothing_proves_is_left_and_named(club: Path):
    alter(
        club,
        "UPDATE change SET at = '2020-01-01 00:00:00', kind = 'fixed' WHERE id = "
        "(SELECT max(change_id) FROM changed_row WHERE row_table = 'season')",
        "UPDATE season SET name = 'Iets anders'",
    )
    mended = health.mend(club)
    assert "In het logboek is stap" in said(mended.left)
    assert "season" in said(mended.left)
    assert "season" not in said(mended.put_right)


def test_rows_newer_than_a_journal_that_lost_its_end_are_not_taken_for_damage(club: Path):
    with closing(open_club(club)) as opened, opened.store.change("Seizoen hernoemd") as change:
        from clubadmin.storage.rows.evenings import SeasonRow

        change.update(SeasonRow, 1, name="Later")
    last = "(SELECT max(id) FROM change)"
    alter(
        club,
        f"DELETE FROM changed_row WHERE change_id = {last}",
        f"DELETE FROM change WHERE id = {last}",
    )
    mended = health.mend(club)
    assert mended.kept is None
    assert "season" in said(mended.left)
    with closing(sqlite3.connect(club)) as connection:
        assert connection.execute("SELECT name FROM season").fetchone() == ("Later",)


def test_a_club_that_is_whole_is_left_alone(club: Path):
    before = club.read_bytes()
    mended = health.mend(club)
    assert (mended.kept, mended.put_right, mended.left) == (None, (), ())
    assert club.read_bytes() == before
    assert not default_folder(club).exists()


def test_pages_that_cannot_be_read_are_written_again_from_the_journal(club: Path):
    before = contents(club)
    with closing(sqlite3.connect(club)) as connection:
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        query = "SELECT rootpage FROM sqlite_master WHERE name IN ('member', 'seat')"
        roots = [root for (root,) in connection.execute(query)]
    data = bytearray(club.read_bytes())
    for root in roots:
        data[(root - 1) * size : root * size] = bytes(size)
    club.write_bytes(data)
    mended = health.mend(club)
    assert mended.left == ()
    assert contents(club) == before
    assert "member was niet in zijn geheel te lezen" in said(mended.put_right)


def test_a_club_that_is_open_of_an_earlier_version_or_none_is_not_touched(
    club: Path, tmp_path: Path
):
    with closing(open_club(club)), pytest.raises(ClubInUse):
        health.mend(club)
    old = old_club(tmp_path, OLD_SCHEMAS[-1])
    with pytest.raises(StorageError, match="eerdere versie"):
        health.mend(old)
    other = tmp_path / "brief.txt"
    other.write_text("Beste leden")
    with pytest.raises(NotAClub):
        health.mend(other)


def test_without_a_journal_nothing_is_proved_and_nothing_written(club: Path):
    with closing(sqlite3.connect(club)) as connection:
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        query = "SELECT rootpage FROM sqlite_master WHERE name = 'change'"
        (root,) = connection.execute(query).fetchone()
    data = bytearray(club.read_bytes())
    data[(root - 1) * size : root * size] = bytes(size)
    club.write_bytes(data)
    with pytest.raises(DamagedClub, match="zonder logboek is niets te bewijzen"):
        health.mend(club)
    assert club.read_bytes() == data


def test_a_club_known_here_stays_known_once_it_was_mended(club: Path):
    open_club(club).close()
    alter(club, "UPDATE season SET name = 'Iets anders'")
    assert health.mend(club).kept
    open_club(club).close()


def test_without_the_digests_an_altered_step_would_be_believed(
    club: Path, monkeypatch: pytest.MonkeyPatch
):
    """Broken on purpose."""
    before = contents(club)
    monkeypatch.setattr(journal, "broken_links", lambda connection: iter(()))
    alter(
        club,
        'UPDATE changed_row SET after = replace(after, \'"phone":"\', \'"phone":"9\')'
        " WHERE row_table = 'member' AND row_key = '[3]'",
    )
    health.mend(club)
    assert contents(club) != before


def test_a_journal_that_was_written_over_is_not_searched_for_single_bits_to_its_end(
    club: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    alter(club, "UPDATE change SET at = '2020-01-01 12:00:00', digest = 'x' || id")
    tried = 0

    def counted(text: str) -> str:
        nonlocal tried
        tried += 1
        return digest_text(text)

    monkeypatch.setattr(chain, "digest_text", counted)
    with closing(sqlite3.connect(club)) as connection:
        (steps,) = connection.execute("SELECT count(*) FROM change").fetchone()
    mended = health.mend(club)
    assert mended.left
    assert steps > 100
    assert tried < 100_000, "a bit at a time this is some thousands a step"
