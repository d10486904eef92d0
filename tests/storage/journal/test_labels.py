"""What a change is called is kept so that it can be told in any language, and always in Dutch."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from clubadmin.i18n import Language, Message
from clubadmin.storage.checks.club import check
from clubadmin.storage.club import undo as journal
from clubadmin.storage.club.store import Store
from clubadmin.storage.rows.club import MemberRow
from clubadmin.storage.schema.packed import CHANGES, teach
from tests.storage.made_up import new_store
from tests.storage.old_clubs import spelled_out

MADE = Message("Ongedaan gemaakt: {change}", change=Message("Club aangemaakt"))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A club in which one member was added, under a message."""
    made = tmp_path / "club.klaverjas"
    with closing(new_store(made)) as store, store.change(MADE) as change:
        change.insert(MemberRow, last_name="Bos")
    return made


def kept(path: Path) -> list[tuple[str, str | None]]:
    with closing(sqlite3.connect(path)) as connection:
        teach(connection)
        query = f"SELECT label, message FROM {CHANGES} ORDER BY id"
        return connection.execute(query).fetchall()


def test_a_label_is_kept_in_dutch_and_as_a_message(path: Path):
    assert kept(path)[-1] == ("Ongedaan gemaakt: Club aangemaakt", MADE.to_json())


def test_a_label_is_told_in_either_language_after_a_restart(path: Path):
    with closing(Store.open(path)) as store:
        label = journal.state(store).undo
    assert label is not None
    assert label.text() == "Ongedaan gemaakt: Club aangemaakt"
    assert label.text(Language.EN) == "Undone: Club made"


def test_undo_and_redo_are_called_what_they_take_back_and_do_again(path: Path):
    with closing(Store.open(path)) as store:
        assert journal.undo(store) == MADE
        assert journal.state(store) == journal.Steps(redo=MADE)
        assert journal.redo(store) == MADE
        assert store.last is not None
        assert store.last.label == MADE
    assert kept(path)[1:] == [kept(path)[1]] * 3


def test_a_name_that_is_no_message_is_told_as_it_is(path: Path):
    with closing(Store.open(path)) as store:
        with store.change("{text} Bos") as change:
            change.insert(MemberRow, last_name="Vos")
        journal.undo(store)
        assert journal.state(store).redo == Message.verbatim("{text} Bos")
    assert kept(path)[2:] == [("{text} Bos", None)] * 2


@pytest.mark.parametrize("damage", ["", "{}", '"Bos"', '{"msgid":', "x"])
def test_a_message_that_cannot_be_read_is_noticed_and_its_dutch_told(path: Path, damage: str):
    with spelled_out(path) as connection:
        connection.execute("UPDATE change SET message = ? WHERE id = 2", (damage,))
    with closing(Store.open(path)) as store:
        assert journal.state(store).undo == Message.verbatim(str(MADE))
        proved, problem = check(store).problems
        assert str(proved).startswith("In het logboek is stap 2 (")
        assert str(problem) == "In change is rij 2 buiten het programma om veranderd."
