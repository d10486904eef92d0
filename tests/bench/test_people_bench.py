"""A list of 5,000 people is looked at in a time that goes with that of reading its cells."""

from contextlib import closing
from pathlib import Path
from time import perf_counter

import pytest
from openpyxl import Workbook

from clubadmin.model.importing.people import PeopleDraft
from clubadmin.services.lists import people
from clubadmin.services.lists.workbook import read_book
from tests.services.evening_club import new_club

MOST = 1.5  # times reading its cells

pytestmark = pytest.mark.bench


def test_five_thousand_rows_are_previewed_soon(tmp_path: Path) -> None:
    book = Workbook()
    heads = "nr|Achternaam|tussenv.|Voornaam|tel.|Adres|postcode|plaats|geb.|lid sinds|mail|opm."
    book.active.append(heads.split("|"))
    for at in range(4_999):
        letters = "".join(chr(97 + at // 26**place % 26) for place in range(3))
        cells = [f"{at}", f"Bos{letters}", "van", "Jan", f"06-{at:08}", f"Weg {at}", "1234 AB"]
        book.active.append([*cells, "Stad", f"{at % 28 + 1}-3-1950", "1992", f"{at}@x.nl", ""])
    book.save(tmp_path / "leden.xlsx")
    with closing(new_club(tmp_path)) as club:
        begun = perf_counter()
        read = read_book(tmp_path / "leden.xlsx")
        cells_read = perf_counter()
        found = people.look(club, PeopleDraft(read))
        looked = perf_counter()
    assert found.count("new") == 4_999
    assert looked - begun < (1 + MOST) * (cells_read - begun)
