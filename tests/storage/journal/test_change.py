"""All that is written goes through a change: whole, journaled, and to be undone."""

from collections.abc import Iterator
from datetime import date, datetime
from pathlib import Path

import pytest

from clubadmin.i18n import Message
from clubadmin.storage.checks.club import check
from clubadmin.storage.club import undo as journal
from clubadmin.storage.club.store import Store
from clubadmin.storage.file import engine
from clubadmin.storage.file.errors import (
    BrokenRule,
    JournalBypassed,
    NoAccess,
    NothingToUndo,
    RowMovedOn,
)
from clubadmin.storage.rows.club import MemberRow
from clubadmin.storage.rows.evenings import ParticipantRow, PlayingTableRow, SeasonRow
from clubadmin.storage.rows.sheets import GameRow, ScoresheetRow
from clubadmin.storage.schema.packed import AT
from clubadmin.storage.schema.tablenames import SCHEMA_VERSION
from tests.storage.made_up import evening_of, fill, new_store, people


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = new_store(tmp_path / "club.klaver")
    yield opened
    assert check(opened).problems == ()
    opened.close()


def add(store: Store, name: str, scope: str = "") -> int:
    with store.change(name, scope=scope) as change:
        return change.insert(MemberRow, last_name=name) or 0


def steps(undo: str, redo: str) -> journal.Steps:
    return journal.Steps(Message.verbatim(undo), Message.verbatim(redo))


def test_what_was_changed_is_there_after_a_restart(tmp_path: Path):
    first = new_store(tmp_path / "a.klaver")
    with first.change("Lid Jan Bos") as change:
        change.insert(MemberRow, first_name="Jan", last_name="Bos")
    first.close()
    again = Store.open(tmp_path / "a.klaver")
    assert people(again) == ["Jan Bos"]
    assert str(journal.state(again).undo) == "Lid Jan Bos"
    journal.undo(again)
    assert people(again) == []
    again.close()


def test_a_change_that_fails_leaves_nothing(store: Store):
    def stumble() -> None:
        with store.change("Lid") as change:
            change.insert(MemberRow, last_name="Bos")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        stumble()
    assert people(store) == []
    assert journal.state(store).undo is None


@pytest.mark.parametrize(
    "sql",
    [
        "DELETE FROM member",
        "update member set last_name = 'x'",
        "INSERT INTO season DEFAULT VALUES",
        " \n replace into member (id) values (1)",
        "WITH x AS (SELECT 1) INSERT INTO member (last_name) SELECT * FROM x",
        "DROP TABLE game",
    ],
)
def test_writing_past_the_journal_is_refused(store: Store, sql: str):
    with store.read() as conn, pytest.raises(JournalBypassed):
        conn.exec_driver_sql(sql)
    with store.change("x") as change, pytest.raises(JournalBypassed):
        change.conn.exec_driver_sql(sql)


def test_nothing_that_changes_nothing_is_journaled(store: Store):
    member = add(store, "Bos")
    with store.change("niets") as change:
        change.update(MemberRow, member, last_name="Bos")
    with store.change("ook niets"):
        pass
    assert str(journal.state(store).undo) == "Bos"


def test_a_row_that_was_changed_meanwhile_is_not_overwritten(store: Store):
    member = add(store, "Bos")
    with store.change("a") as change:
        change.update(MemberRow, member, version=1, phone="1")
    with (
        pytest.raises(RowMovedOn, match="uw wijziging is niet opgeslagen"),
        store.change("b") as change,
    ):
        change.update(MemberRow, member, version=1, phone="2")
    with pytest.raises(RowMovedOn), store.change("c") as change:
        change.update(MemberRow, 99, phone="2")
    with pytest.raises(RowMovedOn), store.change("d") as change:
        change.delete(MemberRow, 99)


def test_a_column_or_key_that_is_not_there_is_a_fault_of_the_program(store: Store):
    with pytest.raises(TypeError), store.change("x") as change:
        change.insert(MemberRow, lastname="Bos")
    with pytest.raises(TypeError), store.change("x") as change:
        change.update(GameRow, 1, typed="x")
    with pytest.raises(RuntimeError), store.change("x"), store.change("y"):
        pass


def test_what_hangs_on_a_deleted_row_goes_and_comes_back_with_it(store: Store):
    with store.change("avond") as change:
        ids = evening_of(change, 4)
        sheet = change.insert(ScoresheetRow, playing_table_id=ids.tables[0])
        change.insert(GameRow, scoresheet_id=sheet, game=1, typed="92")
    with store.change("tafel weg") as change:
        change.delete(PlayingTableRow, ids.tables[0])
    with store.read() as conn:
        assert not conn.exec_driver_sql("SELECT * FROM seat").all()
        assert not conn.exec_driver_sql("SELECT * FROM game").all()
    journal.undo(store)
    with store.read() as conn:
        assert len(conn.exec_driver_sql("SELECT * FROM seat").all()) == 4
        assert conn.exec_driver_sql("SELECT typed FROM game").scalar() == "92"


def test_a_row_that_others_refer_to_stays(store: Store):
    with store.change("avond") as change:
        ids = evening_of(change, 4)
    refused = pytest.raises(BrokenRule, match="staat: iets anders verwijst er nog naar")
    with refused, store.change("lid weg") as change:
        change.delete(MemberRow, ids.members[0])
    assert len(people(store)) == 4


def test_dates_come_back_as_dates_after_undo_and_redo(store: Store):
    with store.change("seizoen") as change:
        change.insert(SeasonRow, name="x", starts=date(2026, 9, 1), ends=date(2027, 6, 1))
    journal.undo(store)
    journal.redo(store)
    with store.change("dagen") as change:
        change.update(SeasonRow, 1, starts=date(2026, 9, 1), ends=date(2027, 7, 1))
    journal.undo(store)
    with store.read() as conn:
        row = conn.exec_driver_sql("SELECT starts, ends FROM season").one()
    assert tuple(row) == ("2026-09-01", "2027-06-01")


def test_an_id_is_never_given_out_twice(store: Store):
    first = add(store, "Bos")
    journal.undo(store)
    assert add(store, "Wit") > first


def test_after_something_new_there_is_nothing_to_redo(store: Store):
    add(store, "Bos")
    journal.undo(store)
    assert str(journal.state(store).redo) == "Bos"
    add(store, "Wit")
    assert journal.state(store).redo is None
    with pytest.raises(NothingToUndo):
        journal.redo(store)


def test_undo_stops_at_what_cannot_be_undone(store: Store):
    add(store, "Bos")
    with store.change("Avond gesloten", undoable=False) as change:
        change.insert(MemberRow, last_name="x")
    assert journal.state(store).undo is None
    with pytest.raises(NothingToUndo):
        journal.undo(store)
    add(store, "Wit")
    journal.undo(store)
    assert journal.state(store).undo is None


def test_each_sheet_has_an_undo_of_its_own(store: Store):
    add(store, "a", "sheet:1")
    add(store, "b", "sheet:2")
    add(store, "c", "sheet:1")
    assert str(journal.undo(store, "sheet:2")) == "b"
    assert str(journal.undo(store, "sheet:1")) == "c"
    assert people(store) == [" a"]
    assert str(journal.redo(store, "sheet:2")) == "b"
    assert journal.state(store, "sheet:1") == steps("a", "c")
    assert journal.state(store) == steps("b", "c")


def test_undo_is_refused_when_something_later_counts_on_the_row(store: Store):
    with store.change("avond", scope="a") as change:
        ids = evening_of(change, 4)
    with store.change("lid", scope="b") as change:
        change.update(MemberRow, ids.members[0], phone="1")
    with store.change("terug", scope="c") as change:
        change.update(MemberRow, ids.members[0], phone="")
    with pytest.raises(RowMovedOn):
        journal.undo(store, "b")  # looks as it was, but was written there and back
    with pytest.raises(RowMovedOn):
        journal.undo(store, "a")
    with store.change("erbij", scope="d") as change:
        change.insert(ParticipantRow, evening_id=ids.evening, number=9, member_id=ids.members[0])
    with pytest.raises(RowMovedOn):
        journal.undo(store, "a")  # a row hangs on it that it did not write
    for scope in ("d", "c", "b", "a"):
        journal.undo(store, scope)
    assert people(store) == []


def test_a_block_is_undone_and_done_again_as_one(store: Store):
    with store.change("ingelezen") as change:
        first = change.next_id(MemberRow)
        rows = [(first + n, f"Bos{n}", n % 2 == 0) for n in range(500)]
        change.bulk_insert(MemberRow, rows, ("id", "last_name", "guest"))
    assert len(people(store)) == 500
    journal.undo(store)
    assert people(store) == []
    journal.redo(store)
    assert len(people(store)) == 500
    with store.change("lid", scope="x") as change:
        change.update(MemberRow, first + 7, phone="1")
    journal.undo(store)
    journal.undo(store)
    assert people(store) == []


def test_a_change_says_when_it_was_made_and_what_it_was(tmp_path: Path):
    when = datetime(2026, 11, 12, 22, 14, 3)
    store = Store.create(tmp_path / "b.klaver", fill, clock=lambda: when)
    add(store, "Bos")
    assert store.last
    assert (str(store.last.label), store.last.at) == ("Bos", when)
    with store.read() as conn:
        row = conn.exec_driver_sql(f"SELECT {AT}, kind FROM change c ORDER BY id DESC").first()
    assert tuple(row or ()) == ("2026-11-12 22:14:03", "do")
    store.close()


def test_the_pragmas_are_as_they_must_be(store: Store):
    with store.bare() as connection:
        for name, (_, expected) in engine.PRAGMAS.items():
            assert connection.execute(f"PRAGMA {name}").fetchone()[0] == expected
        assert connection.execute("PRAGMA application_id").fetchone()[0] == 0x4B4C4A31
        assert connection.execute("PRAGMA user_version").fetchone()[0] == SCHEMA_VERSION


def test_a_disk_on_which_a_pragma_does_not_take_is_refused(
    store: Store, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setitem(engine.PRAGMAS, "synchronous", ("FULL", 3))
    with pytest.raises(NoAccess, match="niet toe dat gegevens veilig bewaard worden"):
        engine.connect(store.path)


def test_what_was_erased_is_not_left_in_the_file(store: Store):
    member = add(store, "Geheimpje")
    with store.change("weg") as change:
        change.delete(MemberRow, member)
    with store.bare() as connection:
        connection.execute("PRAGMA query_only=OFF")
        connection.execute("DELETE FROM change WHERE id > 1")
    assert b"Geheimpje" not in store.path.read_bytes()
