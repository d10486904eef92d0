"""`clubadmin cash`: the cash sheet of an evening without a window."""

import csv
import io
from pathlib import Path

import openpyxl
import pytest

from clubadmin.domain.administration.cash import Stakes
from clubadmin.model.administration.cash import KeptStakes
from clubadmin.services.administration import cash, stakes
from tests.cli.conftest import Run
from tests.reports.looking import pages
from tests.services.evening_club import evening_with, new_club


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Six who paid € 4,00, ten numbers of € 1,00 of which two were drawn, coffee of € 12,55."""
    with new_club(tmp_path) as club:
        evening = evening_with(club, 6)
        stakes.keep_stakes(club, KeptStakes(Stakes(400, 500, kept=150, ticket=100)))
        stakes.pay_all(club, evening.id)
        cash.add_line(club, evening.id, "Koffie", -1255)
        box = cash.sell_tickets(club, cash.evening_cash(club, evening.id), 1, 10, 100)
        cash.draw_ticket(club, cash.draw_ticket(club, box))
        box = cash.evening_cash(club, evening.id)
        cash.keep_box(club, box, change_money=2000, counted=4145)
        return club.path


def test_all_figures_are_in_one_document_in_cents(run: Run, database: Path) -> None:
    found = run("cash", "--database", database, "--evening", 1, "--json").json
    assert {key: found[key] for key in ("unit", "evening", "date", "pot")} == {
        "unit": "cent",
        "evening": 1,
        "date": "2026-11-12",
        "pot": 6 * 250,
    }
    # 20,00 + 6 x 4,00 + 10 x 1,00 = 54,00, less 12,55
    assert (found["came_in"], found["went_out"], found["expected"]) == (5400, 1255, 4145)
    assert (found["counted"], found["difference"], found["total"]) == (4145, 0, 5400)
    assert {one["paid"] for one in found["players"]} == {"cash"}
    assert len(found["tombola"]["drawn"]) == 2


def test_in_words_both_sides_add_up_to_the_same(run: Run, database: Path) -> None:
    ran = run("cash", "--database", database)
    assert ran.code == 0
    assert "Inleg van 6 leden à € 4,00" in ran.out
    assert ran.out.rstrip().splitlines()[-1].split() == ["samen", "54,00", "54,00"]


def test_the_sheet_is_written_as_a_page_and_as_tables(
    run: Run, database: Path, tmp_path: Path
) -> None:
    paper, rows, book = (tmp_path / f"kas.{kind}" for kind in ("pdf", "csv", "xlsx"))
    assert run("cash", "--database", database, "--pdf", paper, "--table", rows).code == 0
    assert run("cash", "--database", database, "--table", book).code == 0
    assert len(pages(paper.read_bytes())) == 1
    listed = list(csv.reader(io.StringIO(rows.read_text("utf-8-sig")), delimiter=";"))
    assert listed[0] == ["omschrijving", "ontvangen", "betaald"]
    assert listed[-1] == ["samen", "54,00", "54,00"]
    sheet = openpyxl.load_workbook(book).active
    assert [cell.value for cell in sheet[sheet.max_row]] == ["samen", 54, 54]
    for file in (paper, rows, book):  # an export like all others
        before = file.read_bytes()
        file.unlink()
        ran = run("export", "cash", "--database", database, "--evening", 1, "--to", file)
        assert (ran.code, ran.out) == (0, "")
        assert file is not rows or rows.read_bytes() == before
        assert file.read_bytes()[:2] == before[:2]


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--evening", 9), "Noem met --evening een avond die er is: 1"),
        (("--table", "kas.doc"), "een lijst eindigt op .csv of .xlsx"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(
    run: Run, database: Path, options: tuple[object, ...], told: str
) -> None:
    ran = run("cash", "--database", database, *options)
    assert ran.code == 2
    assert told in ran.err


def test_a_file_is_named_to_export_to(run: Run, database: Path, tmp_path: Path) -> None:
    ran = run("export", "cash", "--database", database)
    assert (ran.code, "een PDF, CSV of XLSX" in ran.err) == (2, True)
    ran = run("export", "cash", "--database", database, "--to", tmp_path / "kas.doc")
    assert (ran.code, "een lijst eindigt op .csv of .xlsx" in ran.err) == (2, True)
