"""`clubadmin export` of the register's papers, without a window."""

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from icalendar import Calendar
from pypdfium2 import PdfDocument

from clubadmin.model.members.consent import Purpose
from clubadmin.model.members.member import Member
from clubadmin.services.members import consents, members, particulars
from tests.services.evening_club import new_club

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
