"""Who listens to a club is told of each change once it is on the disk."""

from datetime import date
from pathlib import Path

import pytest

from clubadmin.i18n import Message
from clubadmin.storage.club import undo
from clubadmin.storage.club.store import Committed, Store
from clubadmin.storage.schema.tablenames import SeasonRow
from tests.storage.made_up import new_store

VALUES = {"name": "2026", "starts": date(2026, 9, 1), "ends": date(2027, 6, 30)}


def test_each_change_is_told_undo_as_well(tmp_path: Path):
    store = new_store(tmp_path / "club.klaverjas")
    told: list[Committed] = []
    end = store.listen(told.append)
    with store.change("Seizoen", scope="sheet:1") as change:
        change.insert(SeasonRow, **VALUES)
        assert told == [], "not before it is on the disk"
    undo.undo(store, "sheet:1")
    assert [(one.scope, one.tables) for one in told] == [("sheet:1", {"season"})] * 2
    end()
    end()
    undo.redo(store, "sheet:1")
    assert len(told) == 2
    store.close()


def _fail(store: Store) -> None:
    with store.change("Seizoen") as change:
        change.insert(SeasonRow, **VALUES)
        raise ZeroDivisionError


def test_what_was_not_kept_is_not_told(tmp_path: Path):
    store = new_store(tmp_path / "club.klaverjas")
    told: list[Committed] = []
    store.listen(told.append)
    with pytest.raises(ZeroDivisionError):
        _fail(store)
    with store.change("Niets"):
        pass
    assert told == []
    store.rewrite(lambda bare: None)
    assert told == [Committed(0)]
    store.close()


def test_what_is_done_for_somebody_else_is_called_so(tmp_path: Path):
    store = new_store(tmp_path / "club.klaverjas")
    with store.on_behalf(Message("Tweede bureau")), store.change(Message("Seizoen")) as change:
        change.insert(SeasonRow, **VALUES)
    assert store.last is not None
    assert str(store.last.label) == "Tweede bureau: Seizoen"
    assert str(undo.state(store).undo) == "Tweede bureau: Seizoen"
    with store.change(Message("Nog een")) as change:
        change.insert(SeasonRow, **{**VALUES, "name": "2027"})
    assert str(store.last.label) == "Nog een"
    store.close()
