"""What is written can be read again: the gate keeps no value that the checks would not believe."""

from collections.abc import Iterator
from contextlib import closing, suppress
from datetime import date
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.storage.checks.club import check, check_file
from clubadmin.storage.club import undo
from clubadmin.storage.club.store import Store
from clubadmin.storage.file.opening import inspect
from clubadmin.storage.journal.believing import described
from clubadmin.storage.journal.sheets import NewSheet, insert_sheets
from clubadmin.storage.rows.club import MemberRow
from clubadmin.storage.rows.evenings import PlayingTableRow, SeasonRow
from clubadmin.storage.schema.ranges import value_problems
from clubadmin.storage.schema.tablenames import TableName
from clubadmin.storage.schema.tables import info, raw_tables
from tests.storage.full_club import full_club
from tests.storage.made_up import new_store, people
from tests.storage.old_clubs import spell_out, write_back

TABLES = [table.name for table in raw_tables()]
HOSTILE: tuple[Any, ...] = (
    *("", "Piet\0Bos", "\x1b[2J\x07", "half \ud800", "\x85\u2028", "x" * 2_001, "x" * 120_000),
    *(date(1, 1, 1), date(1899, 12, 31), date(2200, 1, 1), date(2207, 9, 1), date(9999, 12, 31)),
    *(-(10**15), -1, 0, 10**9 + 1, 10**15, 2**53 + 1, 2**63 - 1, 2**63, 10**30),
    *(None, True, 1.5, b"\0", "2026-13-01", "2207-09-01"),
)
_WITHOUT_SHEET = (
    "SELECT id FROM playing_table WHERE id NOT IN (SELECT playing_table_id FROM scoresheet)"
)


class Enough(Exception):
    """What was tried is taken back."""


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    path = full_club(tmp_path_factory.mktemp("club"))
    with closing(Store.open(path, check=False)) as store:
        yield store


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[Store]:
    with closing(new_store(tmp_path / "club.klaverjas")) as store:
        yield store


@pytest.mark.sampled(4)
@pytest.mark.parametrize("table", TABLES)
def test_whatever_is_written_in_a_column_would_be_believed(club: Store, table: str) -> None:
    about = info(table)
    with club.read() as conn:
        first = conn.execute(about.table.select()).mappings().first()
    assert first is not None
    wanted = set(about.journaled) - {"version", *about.keys}
    with suppress(Enough), club.change("x") as change:
        for column, value in product(wanted, HOSTILE):
            with suppress(Refused, IntegrityError):
                change.update(TableName(table), about.key_of(dict(first)), **{column: value})
            with change.cursor() as cursor:
                told = [str(one) for one in value_problems(cursor.connection, [table])]
            assert told == [], (column, value)
        raise Enough


@pytest.mark.parametrize("table", TABLES)
def test_the_gate_knows_the_columns_as_the_file_has_them(club: Store, table: str) -> None:
    with club.bare() as bare:
        found = bare.execute(f"PRAGMA table_info({table})").fetchall()
    assert [(one.name, one.kind, one.needed, one.key) for one in described(table)] == [
        (name, kind, bool(needed or key), bool(key)) for _, name, kind, needed, _, key in found
    ]


def test_a_season_that_ends_in_2207_is_refused_with_its_day_and_the_club_opens(
    tmp_path: Path,
) -> None:
    path = tmp_path / "club.klaverjas"
    season = {"name": "2206-2207", "starts": date(2206, 9, 1), "ends": date(2207, 6, 30)}
    with (
        closing(new_store(path)) as store,
        pytest.raises(Refused, match=r"^1 september 2206 kan niet: een dag ligt van"),
        store.change("Seizoen") as change,
    ):
        change.insert(SeasonRow, **season)
    inspect(path, pages=True, mode="ro")


def test_a_nul_in_a_name_or_in_a_label_is_gone_and_a_copy_opens(
    empty: Store, tmp_path: Path
) -> None:
    with empty.change(Message("Gast {name} is er", name="Piet\0Bos")) as change:
        change.insert(MemberRow, last_name="Piet\0Bos")
    assert people(empty) == [" Piet Bos"]
    assert empty.last is not None
    assert str(empty.last.label) == "Gast Piet Bos is er"
    empty.vacuum_into(tmp_path / "kopie.klaverjas")
    assert check_file(tmp_path / "kopie.klaverjas", journal=True) == ()


@pytest.mark.parametrize(
    "text",
    ["Piet\0Bos", "Piet\x1bBos", "Piet\nBos", "Piet\ud800Bos"],
    ids=["nul", "escape", "line", "half"],
)
def test_a_label_is_one_line_that_anybody_can_read(empty: Store, text: str) -> None:
    with empty.on_behalf(Message("Tweede bureau ({name})", name=text)), empty.change(text) as one:
        one.insert(MemberRow, last_name="Bos")
    assert empty.last is not None
    assert str(empty.last.label) == "Tweede bureau (Piet Bos): Piet Bos"
    assert check(empty).problems == ()


def test_a_label_never_grows_beyond_what_is_read(empty: Store) -> None:
    with empty.change(Message("Reden: {why}", why="a" * 1_000_000)) as change:
        change.insert(MemberRow, last_name="Bos")
    assert empty.last is not None
    assert str(empty.last.label) == f"Reden: {'a' * 1_999}…"
    assert check(empty).problems == ()


def test_of_rows_that_come_together_one_that_cannot_be_refuses_all(empty: Store) -> None:
    many = [{"id": number, "last_name": f"Bos\x01{number}"} for number in range(1, 100)]
    with empty.change("Leden") as change:
        change.bulk_insert(MemberRow, many)
    assert people(empty)[:2] == [" Bos 1", " Bos 2"]
    for wrong in (
        {"last_name": "x" * 2_001},
        {"last_name": "Bos", "guest": 2},
        {"last_name": "Bos", "phone": 3},
    ):
        with pytest.raises(Refused), empty.change("Leden") as change:
            change.bulk_insert(MemberRow, [{"id": 200, "last_name": "Vos"}, {"id": 201, **wrong}])
    assert len(people(empty)) == 99
    assert check(empty).problems == ()


def test_a_sheet_with_a_figure_that_cannot_be_is_refused(club: Store) -> None:
    with club.read() as conn:
        free = conn.exec_driver_sql(_WITHOUT_SHEET).scalar()
    fine = ("92", "made", "ns", 92, 0, 70, 0)
    for line in (("92", "made", "ns", 10**15, 0, 70, 0), ("x" * 2_001, *fine[1:])):
        with (
            pytest.raises(Refused),
            club.change("Formulieren") as change,
        ):
            insert_sheets(change, "signed", [NewSheet(free, [fine, line])])
    sheet = NewSheet(free, [fine], {1: [("n", "ns", 10**15, 0, 0, False)]})
    with pytest.raises(Refused), club.change("Formulieren") as change:
        insert_sheets(change, "signed", [sheet])


def test_a_value_from_before_that_cannot_be_is_put_right_and_does_not_come_back(
    empty: Store,
) -> None:
    """What an earlier version let in can be corrected; everything else of the row stays free."""
    with empty.change("Avondtafel") as change:
        season = change.insert(
            SeasonRow, name="2026-2027", starts=date(2026, 9, 1), ends=date(2027, 6, 30)
        )
        change.insert(MemberRow, last_name="Bos")
    assert season is not None

    def spoil(bare: Any) -> None:
        bare.execute("UPDATE season SET ends = '2207-06-30'")
        spell_out(bare)
        bare.execute("UPDATE changed_row SET after = replace(after, '2027-06-30', '2207-06-30')")
        write_back(bare)

    empty.rewrite(spoil)
    with empty.change("Andere naam") as change:
        change.update(SeasonRow, season, name="Seizoen 1")
    with empty.change("Verbeterd") as change:
        change.update(SeasonRow, season, ends=date(2027, 6, 30))
    with pytest.raises(Refused, match="30 juni 2207 kan niet"):
        undo.undo(empty)
    assert [str(one) for one in check(empty).problems if "onmogelijk" in str(one)] == []


def test_a_row_of_a_table_with_several_keys_is_held_to_the_same(club: Store) -> None:
    with pytest.raises(Refused, match=r"^2000 kan niet"), club.change("x") as change:
        change.insert_many(PlayingTableRow, [{"evening_id": 12, "round": 2_000, "number": 1}])
