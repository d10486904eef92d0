"""Safety test 22: whatever a service that writes is given, the club is read again and copied.

The services are found by reading the code, and what they are called with is built from what
their parameters are said to be (`hostile_values`): one that is new is tried without a word here,
and one of which a parameter cannot be made up fails until it can. That the gate holds for each
column of each table is in `tests/storage/journal/test_believing.py`. By day a few services are
tried, by night all.
"""

import dataclasses
import shutil
from collections.abc import Iterator
from contextlib import chdir, closing, suppress
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from clubadmin.errors import Refused
from clubadmin.services.club.club import OpenClub
from clubadmin.storage.checks.club import check_file
from clubadmin.storage.club import undo
from clubadmin.storage.club.store import Store
from clubadmin.storage.copies.backup import backup, restore
from clubadmin.storage.file.errors import BrokenRule, RowMovedOn, StorageError
from clubadmin.storage.schema.ranges import value_problems
from clubadmin.storage.schema.tables import tables
from tests.safety.base_calls import BASES, go_on
from tests.safety.hostile_values import (
    HOSTILE,
    Leaf,
    Service,
    Values,
    functions,
    harvested,
    services,
)
from tests.storage.full_club import full_club
from tests.turns import by_turns

MOST_LEAVES = 40  # of one service: a figure with more fields holds those of others
WORLDS = 150  # ways to choose what is not hostile, until the service does something

ELSEWHERE = {
    "exchange.exchange.import_file": "reads a file",
    "exchange.exchange.preview_import": "reads a file",
    "exchange.played.import_games": "writes what was read of a file",
    "importing.draft.sort_out": "reads a file",
    "importing.draft.take": "writes what was read of a file",
    "lists.people.take": "writes what was read of a file",
}
"""Services that are tried by another; files of each kind are in class 26."""


UNGIVABLE = (TypeError, AssertionError)  # of values that no caller can give
IMPOSSIBLE = "een waarde kan niet"  # said of what the tables forbid and no service looked at
BY_THE_READER = {
    *(("shown", "statements", *one, "amount") for one in product((0, 1), ("lines",), (0, 1))),
    *(("wanted", "offices", at, "last") for at in range(4)),
}
"""What comes from a reader only: a line of the bank of nothing, a last year before the first."""


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A club with a row in every table, and evenings that go on."""
    path = full_club(tmp_path_factory.mktemp("hostile"))
    with closing(Store.open(path, check=False)) as store:
        go_on(OpenClub(store))
    return path


@pytest.fixture(scope="module")
def known(whole: Path) -> Values:
    """What the services are called with where it is not hostile: what is in that club."""
    with (
        chdir(whole.parent),
        closing(Store.open(whole, check=False)) as store,
        store.read() as conn,
    ):
        numbers = {
            f"{name}_id": conn.exec_driver_sql(f"SELECT id FROM {name} ORDER BY id").scalars().all()
            for name, table in tables().items()
            if "id" in table.c
        }
        numbers["evening_id"] = [*numbers["evening_id"], *numbers["evening_id"][-3:] * 4]
        numbers["table_id"] = [*numbers["playing_table_id"], *numbers["playing_table_id"][-8:] * 3]
        numbers["season_id"] = [*numbers["season_id"], *numbers["season_id"][-1:] * 3]
        numbers["id"] = range(1, 9)
        texts = {
            "email": ("lid@voorbeeld.nl",),
            "account": ("NL91ABNA0417164300",),
            "typed": ("92", "n", "p", "81-20"),
            "side": ("ns", "ew"),
            "position": ("n", "e", "s", "w"),
            "how": ("cash", "card", "free", "present", "mail"),
        }
        values = Values({}, numbers, texts, whole.parent)
        samples: dict[type, list[Any]] = {}
        reading = set(functions().values()) - {one.call for one in services()}
        for one in sorted(reading, key=lambda one: (one.__module__, one.__name__)):
            for seed in range(4):
                with suppress(Exception):  # what it says of such values is its own affair
                    given = dataclasses.replace(values, seed=seed, samples=samples)
                    harvested(one(OpenClub(store), **given.arguments(one)), samples)
    return dataclasses.replace(values, samples=samples)


def _contradicts(at: tuple[Leaf, Any], broken: BrokenRule) -> bool:
    """Whether it is a number that is no row's or was not kept, which only the file can tell."""
    leaf, value = at
    impossible = IMPOSSIBLE in str(broken) and leaf not in BY_THE_READER
    return isinstance(value, int) and not impossible


def _typed(service: Service) -> bool:
    """Whether people give its values: those of a demo club are made up by the program."""
    return not service.name.startswith("demo.")


def _reached(service: Service, store: Store, known: Values) -> Values:
    """Values with which the service does what it is for, which is then taken back."""
    club, done = OpenClub(store), None
    given = BASES[service.name](club) if service.name in BASES else {}
    before = store.last
    for seed in range(WORLDS):
        values = dataclasses.replace(known, leaves={}, seed=seed, given=given)
        with suppress(Refused, RowMovedOn, StorageError, LookupError, ValueError, *UNGIVABLE):
            service.call(club, **values.arguments(service.call))
            done = done or values
            if store.last is not before:
                with suppress(StorageError):
                    undo.undo(store)
                return values
    assert done is not None, "no base call: give it one in base_calls"
    return done


def _hostile(values: Values) -> Iterator[tuple[Leaf, Any]]:
    for leaf, kind in list(values.leaves.items())[:MOST_LEAVES]:
        for value in HOSTILE[kind]:
            yield leaf, value


@pytest.mark.parametrize(
    "service",
    by_turns((one for one in services() if one.name not in ELSEWHERE and _typed(one)), 80),
    ids=lambda one: one.name,
)
def test_nothing_is_written_that_cannot_be_read(
    service: Service, whole: Path, known: Values, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "club.klaverjas"
    shutil.copy(whole, path)
    with closing(Store.open(path, check=False)) as store:
        values = _reached(service, store, dataclasses.replace(known, folder=tmp_path))
        before = store.last
        for at in _hostile(values):
            given = dataclasses.replace(values, hostile=at, leaves={})
            try:
                service.call(OpenClub(store), **given.arguments(service.call))
            except (Refused, RowMovedOn):
                pass
            except BrokenRule as broken:
                if not _contradicts(at, broken):
                    raise
            if store.last is not before:
                with store.bare() as bare:
                    assert [str(one) for one in value_problems(bare)] == [], at
                with suppress(StorageError):
                    undo.undo(store)
                before = store.last
        copied = backup(store, tmp_path / "kopie")
    Store.open(path).close()
    assert [str(one) for one in check_file(path, journal=True)] == []
    restore(copied, tmp_path / "terug.klaverjas")
    assert [str(one) for one in check_file(tmp_path / "terug.klaverjas", journal=True)] == []


def test_most_services_that_write_are_found_and_none_is_listed_that_is_not_there() -> None:
    found = {one.name for one in services()}
    assert len(found) > 150
    assert {"seasons.seasons.add_season", "sheets.sheets.save_line"} <= found
    assert {*ELSEWHERE, *BASES} <= found
