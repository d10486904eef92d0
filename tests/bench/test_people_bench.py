"""A list of 5,000 people is looked at in a time that goes with that of reading its cells."""

from contextlib import closing
from pathlib import Path

import pytest
from openpyxl import Workbook, load_workbook

from clubadmin.model.importing.people import PeopleDraft
from clubadmin.services.lists import people
from clubadmin.services.lists.workbook import read_book
from tests.bench.yardstick import by_turns
from tests.services.evening_club import new_club

MOST = 1.5  # times reading its cells; 1.4 on a quiet machine

pytestmark = pytest.mark.bench


def test_five_thousand_rows_are_previewed_soon(tmp_path: Path) -> None:
    book = Workbook()
    heads = "nr|Achternaam|tussenv.|Voornaam|tel.|Adres|postcode|plaats|geb.|lid sinds|mail|opm."
    book.active.append(heads.split("|"))
    for at in range(4_999):
        letters = "".join(chr(97 + at // 26**place % 26) for place in range(3))
        cells = [f"{at}", f"Bos{letters}", "van", "Jan", f"06-{at:08}", f"Weg {at}", "1234 AB"]
        book.active.append([*cells, "Stad", f"{at % 28 + 1}-3-1950", "1992", f"{at}@x.nl", ""])
    file = tmp_path / "leden.xlsx"
    book.save(file)
    with closing(new_club(tmp_path)) as club:
        assert people.look(club, PeopleDraft(read_book(file))).count("new") == 4_999
        whole, read, plain = by_turns(
            lambda: people.look(club, PeopleDraft(read_book(file))),
            lambda: read_book(file),
            lambda: cells_of(file),
            bar=MOST,
        )
    print(f"seen: {whole / read:.2f} of reading (bar {MOST}), {whole / plain:.2f} of openpyxl's")
    assert whole / read < MOST
    assert whole < plain


def cells_of(file: Path) -> int:
    """Read the cells as openpyxl does where nothing is written."""
    book = load_workbook(file, read_only=True)
    count = sum(1 for _ in book.worksheets[0].iter_rows(values_only=True))
    book.close()
    return count
