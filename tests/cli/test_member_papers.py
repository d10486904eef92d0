"""`clubadmin export` of the register's papers, without a window."""

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from icalendar import Calendar
from pypdfium2 import PdfDocument

from clubadmin.model.members.known import Purpose
from clubadmin.model.members.member import Member
from clubadmin.services.club.club import open_club
from clubadmin.services.lists.read import read_grid
from clubadmin.services.members import assembly, consents, members, particulars
from clubadmin.services.seasons import seasons
from tests.services.evening_club import (
    evening_with,
    new_club,
    seat_by_hand,
    table_id,
    type_sheet,
)

Run = Callable[..., Any]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    club = new_club(tmp_path)
    made = members.add_member(club, Member(0, "Bos", first_name="Ria", phone="06-12345678"))
    wanted = particulars.particulars(club, made.id).changed(
        street="Kerkstraat 1", postcode="1234ab", town="Zaandam", born=date(1950, 3, 1)
    )
    particulars.keep(club, wanted)
    consents.give_consent(club, [made.id], date(2026, 9, 1), purpose=Purpose.PHONES)
    club.close()
    return Path(club.path)


@pytest.mark.parametrize("kind", ["member-list", "phone-list", "labels", "celebrations"])
def test_each_paper_of_the_register_is_written(
    run: Run, database: Path, tmp_path: Path, kind: str
) -> None:
    file = tmp_path / "papier.pdf"
    assert run("export", kind, "--database", database, "--to", file).code == 0
    assert "Bos" in PdfDocument(file)[0].get_textpage().get_text_range()
    if kind == "member-list":
        page = tmp_path / "leden.HTML"
        assert run("export", kind, "--database", database, "--to", page).code == 0
        assert '<th class="name" scope="row">Bos, Ria</th>' in page.read_text("utf-8")


def test_who_came_to_which_evenings_is_a_paper_of_the_season(
    run: Run, database: Path, tmp_path: Path
) -> None:
    file = tmp_path / "opkomst.pdf"
    assert "nog geen seizoen" in run("export", "turnout", "--database", database, "--to", file).err
    with open_club(database) as club:
        evening = seat_by_hand(club, evening_with(club, 4), [{1: "1 2 3 4"}])
        type_sheet(club, table_id(evening, 1, 1), "92 100 81+20 70")
    assert run("export", "turnout", "--database", database, "--to", file).code == 0
    told = PdfDocument(file)[0].get_textpage().get_text_range().split()
    at = told.index("Aal,")
    assert told[at : at + 7] == ["Aal,", "P1", "1", "/", "1", "12-11-2026", "×"]
    for name in ("opkomst.csv", "opkomst.XLSX"):
        table = tmp_path / name
        assert run("export", "turnout", "--database", database, "--to", table).code == 0
        rows = read_grid(table.read_bytes(), name).rows
        assert rows[0] == ["Maandavond", "P1 Aal", "1", "1", "12-11-2026", "was er"]


def test_the_register_of_processing_says_what_this_club_does(
    run: Run, database: Path, tmp_path: Path
) -> None:
    file = tmp_path / "verwerkingen.pdf"
    assert run("export", "processing", "--database", database, "--to", file).code == 0
    said = PdfDocument(file)[0].get_textpage().get_text_range()
    assert "geboortedatum" in said
    assert "contributie" not in said


def test_what_is_celebrated_is_an_agenda_where_the_file_is_one(
    run: Run, database: Path, tmp_path: Path
) -> None:
    file = tmp_path / "verjaardagen.ics"
    assert run("export", "celebrations", "--database", database, "--to", file).code == 0
    (event,) = Calendar.from_ical(file.read_bytes()).walk("VEVENT")
    assert str(event["summary"]) == "Ria Bos is jarig"


def test_labels_that_are_not_there_and_a_paper_without_a_file_are_told(
    run: Run, database: Path, tmp_path: Path
) -> None:
    file = tmp_path / "x.pdf"
    told = run("export", "labels", "--database", database, "--to", file, "--labels", "9x9")
    assert (told.code, "Wel: 3x8, 3x8-37, 3x7" in told.err) == (2, True)
    told = run("export", "labels", "--database", database)
    assert (told.code, "Noem met --to het bestand" in told.err) == (2, True)


def test_members_are_a_workbook_where_the_file_is_one(
    run: Run, database: Path, tmp_path: Path
) -> None:
    file, other = tmp_path / "leden.xlsx", tmp_path / "ander.klaverjas"
    assert run("export", "members", "--database", database, "--to", file).code == 0
    assert run("import", file, "--database", other).code == 0
    assert "Kerkstraat 1" in run("export", "members", "--database", other).out


def test_the_annual_report_of_a_season_is_written(run: Run, database: Path, tmp_path: Path) -> None:
    file = tmp_path / "jaarverslag.pdf"
    told = run("export", "annual-report", "--database", database, "--to", file)
    assert (told.code, "nog geen seizoen" in told.err) == (2, True)
    club = open_club(database)
    seasons.add_season(club, "2026-2027", date(2026, 9, 1), date(2027, 6, 30))
    club.close()
    for asked in ((), ("--season", "2026-2027")):
        assert (
            run("export", "annual-report", *asked, "--database", database, "--to", file).code == 0
        )
    said = PdfDocument(file)[0].get_textpage().get_text_range()
    assert "leden aan het begin" in said


def test_the_list_to_sign_is_of_the_last_meeting(run: Run, database: Path, tmp_path: Path) -> None:
    file = tmp_path / "presentielijst.pdf"
    told = run("export", "attendance-list", "--database", database, "--to", file)
    assert (told.code, "nog geen vergadering" in told.err) == (2, True)
    club = open_club(database)
    assembly.add_meeting(club, date(2026, 11, 20), "Najaarsvergadering")
    club.close()
    assert run("export", "attendance-list", "--database", database, "--to", file).code == 0
    assert "Bos, Ria" in PdfDocument(file)[0].get_textpage().get_text_range()


def test_who_agreed_to_what_is_a_table(run: Run, database: Path) -> None:
    told = run("export", "consents", "--database", database)
    assert told.code == 0
    head, row = told.out.splitlines()[:2]
    assert head.lstrip("\ufeff") == "naam;waarvoor;antwoord;gegeven;ingetrokken;hoe;tekst"
    assert row.startswith("Ria Bos;telefoonlijst;ja;01-09-2026;;;Mijn naam en telefoonnummers")


@pytest.mark.parametrize("kind", ["consents", "results", "games"])
def test_a_table_is_a_workbook_where_its_file_is_one(
    run: Run, database: Path, tmp_path: Path, kind: str
) -> None:
    file = tmp_path / "tabel.xlsx"
    told = run("export", kind, "--database", database)
    assert run("export", kind, "--database", database, "--to", file).code == 0
    header = read_grid(file.read_bytes(), file.name).header
    assert ",".join(header) == told.out.lstrip("\ufeff").splitlines()[0].replace(";", ",")
