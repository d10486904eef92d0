"""A list of 5,000 members: coming in from a workbook, beside what reading that takes."""

from pathlib import Path

import openpyxl
import pytest

from clubadmin.services.members import members
from tests.bench.yardstick import by_turns
from tests.services.evening_club import new_club
from tests.services.lists.taking import take_people

PEOPLE = 5_000
MOST = 1.7  # times reading the cells; 1.2 on a quiet machine
LASTS = ("Bos", "Vries", "Berg", "Jansen", "Smit", "Mulder", "Visser", "Kok", "Prins", "Wit")

pytestmark = pytest.mark.bench


def test_five_thousand_members_come_in_soon_after_they_are_read(tmp_path: Path) -> None:
    file = _workbook(tmp_path / "leden.xlsx")
    made: list[int] = []

    def come_in() -> None:
        folder = tmp_path / str(len(made))
        folder.mkdir()
        with new_club(folder) as club:
            take_people(club, file)
            made.append(len(members.members(club)))

    whole, read = by_turns(come_in, lambda: _rows(file), again=3)
    assert made == [PEOPLE] * 3
    print(f"{PEOPLE} members seen and in: {whole / read:.2f} of reading, at most {MOST}")
    assert whole / read < MOST


def _workbook(file: Path) -> Path:
    book = openpyxl.Workbook(write_only=True)
    sheet = book.create_sheet("Leden")
    sheet.append(["Voornaam", "Tussenvoegsel", "Achternaam", "Telefoon", "E-mail"])
    for at in range(PEOPLE):
        last = f"{LASTS[at % 10]}-{LASTS[at // 10 % 10]}"
        sheet.append([f"Jan{at}", "van", last, f"06-{at:08}", f"jan{at}@voorbeeld.nl"])
    book.save(file)
    return file


def _rows(file: Path) -> int:
    book = openpyxl.load_workbook(file)
    count = sum(1 for _ in book.worksheets[0].iter_rows(values_only=True))
    book.close()
    return count
