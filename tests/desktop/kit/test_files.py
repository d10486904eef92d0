"""What files are called that somebody keeps."""

from datetime import date
from types import SimpleNamespace

import pytest

from clubadmin.desktop.kit.files import evening_file, titled_file


@pytest.mark.parametrize(
    ("competition", "planned", "name"),
    [
        ("Maandavond", 16, "2026-11-12-maandavond-avond-3-indeling-op-naam.pdf"),
        ("Bekertoernooi 's avonds", 1, "2026-11-12-bekertoernooi-s-avonds-indeling-op-naam.pdf"),
        ("../../x", 0, "2026-11-12-x-avond-3-indeling-op-naam.pdf"),
        ("Één & twee", 1, "2026-11-12-één-twee-indeling-op-naam.pdf"),
    ],
)
def test_two_contests_on_one_day_have_files_of_their_own(
    competition: str, planned: int, name: str
) -> None:
    of = SimpleNamespace(
        competition=competition, planned=planned, number=3, date=date(2026, 11, 12)
    )
    assert evening_file(of, "Indeling op naam") == name
    corrected = evening_file(of, "Indeling op naam", "csv", 2)
    assert corrected == name.replace(".pdf", "-na-rectificatie-2.csv")


def test_a_paper_is_called_after_its_title_in_the_language_of_the_window() -> None:
    assert titled_file("Wat heb ik nodig?") == "wat-heb-ik-nodig.pdf"
    assert titled_file("Cash sheet", date(2026, 11, 12)) == "cash-sheet-2026-11-12.pdf"
    assert titled_file("Dues", "2026-2027", ending="xlsx") == "dues-2026-2027.xlsx"
    assert titled_file("../../Stand") == "stand.pdf"
