"""Safety test 15 for tables: whatever people are called, a cell shows it and runs nothing."""

import csv
import io
from dataclasses import replace
from pathlib import Path
from typing import Any

import openpyxl
import pytest

from clubadmin.domain.names import tidy
from clubadmin.errors import Refused
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.members.member import Member
from clubadmin.services.club import club as clubs
from clubadmin.services.club.club import OpenClub
from clubadmin.services.exchange import write as exchange_write
from clubadmin.services.exchange.exchange import export_members
from clubadmin.services.exchange.tables import (
    result_csv,
    result_xlsx,
    standings_csv,
    standings_xlsx,
)
from clubadmin.services.members import members
from tests.reports import made_up
from tests.safety.test_hostile_names_reports import HOSTILE
from tests.services.lists.taking import take_people
from tests.turns import by_turns

RUNS = ("=", "+", "-", "@", "\t", "\r", "\n")


def first_cells(data: bytes, delimiter: str) -> list[str]:
    text = data.decode("utf-8-sig")
    return [
        cell
        for row in csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
        for cell in row
    ]


def harmless(cells: list[str]) -> bool:
    """No text cell starts as a formula; a figure below zero is a figure."""
    return not any(cell.startswith(RUNS) and not _figure(cell) for cell in cells)


def _figure(cell: str) -> bool:
    return cell.removeprefix("-").replace(",", "").replace(".", "").isdigit()


def in_a_workbook(name: str) -> str:
    """What XML can hold of a name, with one kind of line end."""
    kept = "".join(
        sign for sign in name if (sign >= " " or sign in "\t\n\r") and not _unheard_of(sign)
    )
    return kept.replace("\r\n", "\n").replace("\r", "\n").strip()


def _unheard_of(sign: str) -> bool:
    return "\ud800" <= sign <= "\udfff" or sign in "\ufffe\uffff"


def in_a_csv(name: str) -> str:
    return name.encode("utf-8", "replace").decode()


def every_table(name: str) -> tuple[list[bytes], list[bytes]]:
    result, standings = made_up.result(3), made_up.standings(3)
    result = replace(
        result, competition=name, rows=tuple(replace(row, name=name) for row in result.rows)
    )
    standings = replace(
        standings, competition=name, rows=tuple(replace(row, name=name) for row in standings.rows)
    )
    return (
        [result_csv(result), standings_csv(standings)],
        [result_xlsx(result), standings_xlsx(standings)],
    )


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", by_turns(HOSTILE, 3))
def test_a_hostile_name_is_text_in_every_table(name: str) -> None:
    plain, books = every_table(name)
    for data in plain:
        cells = first_cells(data, ";")
        assert harmless(cells)
        assert in_a_csv(exchange_write.quoted(name)) in cells
    for data in books:
        sheet: Any = openpyxl.load_workbook(io.BytesIO(data)).active
        cell = sheet.cell(2, 2)
        assert cell.data_type in ("s", "inlineStr")
        assert in_a_workbook(str(cell.value or "")) == in_a_workbook(name)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", by_turns(HOSTILE, 3, 1))
def test_a_hostile_member_goes_out_and_in_as_he_is(name: str, tmp_path: Path) -> None:
    with clubs.create_club(tmp_path / "a.club", ClubSettings("Club")) as club:
        try:
            known = members.add_member(club, Member(0, name[:80], "Jan"))
        except Refused:
            assert not tidy(name)  # nothing that can be seen is left of it
            return
        data = export_members(club)
    assert harmless(first_cells(data, ","))
    (tmp_path / "leden.csv").write_bytes(data)
    with clubs.create_club(tmp_path / "b.club", ClubSettings("Club")) as other:
        take_people(other, tmp_path / "leden.csv")
        assert [one.name for one in members.members(other)] == [known.name]


def test_without_the_quote_a_hostile_name_would_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exchange_write, "quoted", lambda cell: cell)  # broken on purpose
    plain, _ = every_table("=1+1")
    assert not any(harmless(first_cells(data, ";")) for data in plain)


def test_every_kind_of_start_is_among_the_hostile() -> None:
    starts = {name[:1] for name in HOSTILE}
    assert {"=", "+", "-", "@"} <= starts


def test_the_club_of_a_hostile_name_can_be_asked_for_its_members(tmp_path: Path) -> None:
    opened: OpenClub
    with clubs.create_club(tmp_path / "=cmd|'.club", ClubSettings("=cmd|' /C calc'!A0")) as opened:
        assert export_members(opened).startswith(b"voornaam,")
