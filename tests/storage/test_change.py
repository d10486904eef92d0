"""All that is written goes through a change, and a change can be undone."""

from pathlib import Path

import pytest

from clubadmin.storage import journal
from clubadmin.storage.errors import JournalBypassed
from clubadmin.storage.rows import MemberRow
from clubadmin.storage.store import Store
from tests.storage.made_up import new_store, people


@pytest.fixture
def store(tmp_path: Path):
    opened = new_store(tmp_path / "club.klaver")
    yield opened
    opened.close()


def test_what_was_changed_is_there_after_a_restart(tmp_path: Path):
    with_member = new_store(tmp_path / "a.klaver")
    with with_member.change("Lid Jan Bos") as change:
        change.insert(MemberRow, first_name="Jan", last_name="Bos")
    with_member.close()
    again = Store.open(tmp_path / "a.klaver")
    assert people(again) == ["Jan Bos"]
    assert journal.state(again).undo == "Lid Jan Bos"
    journal.undo(again)
    assert people(again) == []
    again.close()


def test_a_change_that_fails_leaves_nothing(store: Store):
    def stumble():
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
    ],
)
def test_writing_past_the_journal_is_refused(store: Store, sql: str):
    with store.read() as conn, pytest.raises(JournalBypassed):
        conn.exec_driver_sql(sql)
    with store.change("x") as change, pytest.raises(JournalBypassed):
        change.conn.exec_driver_sql(sql)
