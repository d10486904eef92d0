"""The journal proves itself: a label, a moment or a before that changed is named and not undone."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from clubadmin.storage.checks.club import check, check_file
from clubadmin.storage.club import undo as journal
from clubadmin.storage.club.store import Store
from clubadmin.storage.copies.backup import backup
from clubadmin.storage.file.errors import DamagedClub
from clubadmin.storage.file.opening import newest_good
from clubadmin.storage.file.retention import copies
from clubadmin.storage.rows.club import MemberRow
from clubadmin.storage.schema.chain import seal_all
from tests.storage.made_up import new_store
from tests.storage.old_clubs import OLD_SCHEMAS, old_club, spelled_out


@pytest.fixture
def club(tmp_path: Path) -> Path:
    """A member came, got a telephone number, another came and went again."""
    store = new_store(tmp_path / "club.klaverjas")
    with store.change("Lid erbij") as change:
        member = change.insert(MemberRow, last_name="Bos", phone="0612345678")
    with store.change("Telefoon van Bos gewijzigd") as change:
        change.update(MemberRow, member, phone="0687654321")
    with store.change("Lid erbij: Vos") as change:
        change.insert(MemberRow, last_name="Vos")
    journal.undo(store)
    journal.redo(store)
    journal.undo(store)
    backup(store)
    store.close()
    return store.path


CHANGED = {
    "UPDATE changed_row SET before = replace(before, '0612345678', '0612345679')": "Telefoon van",
    "UPDATE changed_row SET after = replace(after, 'Vos', 'Vis') WHERE change_id = 4": "erbij: Vos",
    "UPDATE change SET label = 'Lid erbij: Vis' WHERE id = 4": "erbij: Vis",
    "UPDATE change SET at = '2020-01-01 00:00:00' WHERE id = 3": "Telefoon van",
    "UPDATE change SET kind = 'fixed' WHERE id = 3": "Telefoon van",
    "UPDATE change SET scope = 'sheet:1' WHERE id = 3": "Telefoon van",
    "UPDATE change SET digest = '' WHERE id = 3": "Telefoon van",
    "UPDATE main.change SET entry = CAST(x'ff' AS TEXT) WHERE id = 3": "stap 3",
    "DELETE FROM change WHERE id = 2": "Telefoon van",
    "UPDATE changed_row SET row_table = 'mumber' WHERE change_id = 3": "Telefoon van",
    "UPDATE changed_row SET before = '[]' WHERE change_id = 3": "Telefoon van",
    "UPDATE change SET undone_by = NULL WHERE id = 4": "ongedaan is gemaakt",
    "UPDATE change SET undone_by = 5 WHERE id = 3": "ongedaan is gemaakt",
}


def damage(club: Path, statement: str) -> None:
    if "main." in statement:
        with closing(sqlite3.connect(club)) as connection:
            connection.execute(statement)
            connection.commit()
        return
    with spelled_out(club) as connection:
        connection.execute(statement)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("statement", CHANGED)
def test_whatever_is_changed_in_the_journal_is_named(club: Path, statement: str):
    damage(club, statement)
    with closing(Store.open(club)) as store:
        problems = " ".join(map(str, check(store).problems))
        assert CHANGED[statement] in problems
        assert "logboek" in problems
        harmed = backup(store)
    assert harmed.name.startswith("schade_")
    assert newest_good(club) == copies(club)[0], "the last good one stays, and is offered"
    assert len(copies(club)) == 1


def test_undo_writes_nothing_that_is_not_proved(club: Path):
    damage(club, next(iter(CHANGED)))
    with closing(Store.open(club)) as store:
        with pytest.raises(DamagedClub, match=r"stap 3 \(Telefoon van Bos gewijzigd\)") as refusal:
            journal.undo(store)
        assert refusal.value.backup == copies(club)[0]
        with store.read() as conn:
            assert conn.exec_driver_sql("SELECT phone FROM member").scalar() == "0687654321"


def test_nor_does_redo(club: Path):
    damage(club, "UPDATE changed_row SET after = replace(after, 'Vos', 'Vis') WHERE change_id = 4")
    with closing(Store.open(club)) as store, pytest.raises(DamagedClub, match="stap 4"):
        journal.redo(store)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("schema", OLD_SCHEMAS)
def test_an_old_club_is_proved_from_its_first_change_on(tmp_path: Path, schema: int):
    path = old_club(tmp_path, schema)
    with closing(Store.open(path)) as store:
        assert check(store).problems == ()
        with store.change("Lid erbij") as change:
            change.insert(MemberRow, last_name="Bos")
        journal.undo(store)
        assert check(store).problems == ()
    damage(path, "UPDATE change SET label = label || '.' WHERE id = 1")
    assert "stap 1 " in str(check_file(path)[0])


def test_who_rewrites_the_journal_seals_it_again(club: Path):
    damage(club, "UPDATE changed_row SET before = replace(before, '0612345678', '')")
    damage(club, "UPDATE changed_row SET after = replace(after, '0612345678', '')")
    assert check_file(club)
    from clubadmin.storage.file.engine import connect

    with closing(connect(club)) as connection:
        seal_all(connection)
    assert check_file(club) == ()
