"""Safety class 23: one value of each column of each table, changed past the program.

The check names it, or the column stands in `MAY_CHANGE` with the reason why nobody need know.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from clubadmin.services.care import health
from clubadmin.services.club.club import OpenClub
from clubadmin.storage.club.store import Store
from clubadmin.storage.schema.tables import info, tables
from tests.storage.full_club import full_club

MAY_CHANGE: dict[tuple[str, str], str] = {}
"""By table and column: why a change of it past the program does no harm."""

_DAYS = ("2025-02-03", "2025-02-04")


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenClub]:
    with OpenClub(Store.open(full_club(tmp_path_factory.mktemp("club")))) as found:
        assert health.check(found).ok
        yield found


@contextmanager
def changed(club: OpenClub, table: str, column: str) -> Iterator[None]:
    """The first row of a table with another value in one column that could as well be right."""
    with club.store.bare() as bare:
        bare.execute("PRAGMA query_only=OFF")
        bare.execute("PRAGMA ignore_check_constraints=ON")
        bare.execute("PRAGMA foreign_keys=OFF")
        bare.execute("BEGIN")
        try:
            keys = ", ".join(f'"{key}"' for key in info(table).keys)
            first = f"FROM {table} ORDER BY {keys} LIMIT 1"
            where = f"({keys}) = (SELECT {keys} {first})"
            kind, now = bare.execute(
                f'SELECT type, (SELECT "{column}" {first})'
                " FROM pragma_table_info(?) WHERE name = ?",
                (table, column),
            ).fetchone()
            for value in others(kind, now):
                try:
                    bare.execute(f'UPDATE {table} SET "{column}" = ? WHERE {where}', (value,))
                except sqlite3.IntegrityError:  # another row has it
                    continue
                break
            else:
                raise AssertionError(f"no other value for {table}.{column}")
            yield
        finally:
            bare.execute("ROLLBACK")
            bare.execute("PRAGMA ignore_check_constraints=OFF")
            bare.execute("PRAGMA foreign_keys=ON")


def others(kind: str, now: Any) -> tuple[Any, ...]:
    """Values that a column of this kind may hold as well."""
    if kind == "BOOLEAN":
        return (0 if now else 1,)
    if kind == "INTEGER":
        return (1, 2) if now is None else (now + 1, now + 1_000)
    if kind == "DATE":
        return tuple(day for day in _DAYS if day != now)
    if not now:
        return ("x", "y")
    return tuple(f"{now[:-1]}{last}" for last in "ewx" if last != now[-1])


@pytest.mark.sampled(4)
@pytest.mark.parametrize("table", tables())
def test_whatever_value_is_changed_past_the_program_the_check_tells(
    club: OpenClub, table: str
) -> None:
    unseen = []
    for column in info(table).columns:
        with changed(club, table, column):
            if health.check(club).ok:
                unseen.append((table, column))
    assert [one for one in unseen if one not in MAY_CHANGE] == []


def test_a_column_that_may_change_is_one_that_the_tables_have() -> None:
    there = {(table, column) for table in tables() for column in info(table).columns}
    assert MAY_CHANGE.keys() <= there


def test_a_check_that_looks_at_no_journal_is_caught_here(
    club: OpenClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test itself can fail."""
    from clubadmin.storage.checks import club as checks

    monkeypatch.setattr(checks, "journal_problems", lambda _connection: iter(()))
    with changed(club, "season", "name"):
        assert health.check(club).ok


def test_changed_matchpoints_are_told_beside_something_else_that_is_wrong(club: OpenClub) -> None:
    with changed(club, "contest_result", "matchpoints"):
        with club.store.bare() as bare:
            bare.execute("PRAGMA query_only=OFF")
            bare.execute("UPDATE season SET name = 'x' WHERE id = 1")
        told = [str(one) for one in health.check(club).problems]
    assert any("season" in one for one in told), told
    assert any("matchpunten" in one or "gewonnen ronden" in one for one in told), told
