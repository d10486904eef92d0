"""The foot of a page is read whole, however many things it says."""

from datetime import datetime

import pytest

from clubadmin.model.club.club import ClubSettings
from clubadmin.model.club.printing import Printing
from clubadmin.reports.kit.leaf import LANDSCAPE, PORTRAIT
from clubadmin.reports.kit.page import Paper
from tests.reports import looking

STAMP = datetime(2026, 11, 23, 15, 12)
PARTS = ("Afvaltoernooi Klassiek van Sinterklaas", "avond 1", "maandag 23 november 2026")
LONG = "regels van de Nederlandse Klaverjas Unie, met aanvullingen van de club zelf"


@pytest.mark.parametrize("size", [PORTRAIT, LANDSCAPE])
@pytest.mark.parametrize("parts", [PARTS, (*PARTS, LONG)])
def test_no_foot_is_cut_off(size: tuple[float, float], parts: tuple[str, ...]) -> None:
    club = ClubSettings(name="Klaverjasvereniging De Vier Azen", place="Haarlemmermeer")
    paper = Paper(Printing(club, stamp=STAMP))
    sheet = paper.sheet(size)
    text = looking.text(paper.document(*parts))
    for part in (*parts, "afgedrukt 23 november 2026, 15.12 uur"):
        assert part in text
    assert "…" not in text
    assert not looking.faults(sheet)
