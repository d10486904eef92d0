"""Who was there with nobody knows what, on the pages of the evening and of the person."""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pypdfium2
import pytest
from pytestqt.qtbot import QtBot

from clubadmin.desktop.archive.links import LinkTable
from clubadmin.desktop.archive.printed import printed_table
from clubadmin.desktop.archive.spots import Spot
from clubadmin.desktop.archive.views.entrant import PersonView
from clubadmin.desktop.archive.views.evening import EveningView
from clubadmin.desktop.archive.views.view import ArchiveView
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.model.club.printing import Printing
from clubadmin.reports.results.evening import evening_result
from clubadmin.services.club.club import OpenClub, settings
from clubadmin.services.exchange.tables import result_csv
from clubadmin.services.importing import draft as drafts
from clubadmin.services.members import members
from clubadmin.services.results.closing import result
from clubadmin.services.seasons import seasons
from tests.services.evening_club import new_club
from tests.services.importing.lists import add_members, begun, decided, text_file

Rows = list[list[str]]


@pytest.fixture
def club(tmp_path: Path) -> Iterator[OpenClub]:
    """Of two evenings Piet was there on both; what he made on the first is not known."""
    club = new_club(tmp_path)
    add_members(club)
    rows = ("1;13-9-2018;Jan Bos;4500", "1;13-9-2018;Piet Vos;?", "2;20-9-2018;Piet Vos;4600")
    file = text_file(tmp_path, "Avond;Datum;Naam;Punten", *rows)
    draft, _ = decided(club, begun(club, file, "2018-2019"))
    drafts.take(club, draft)
    yield club
    club.close()


def shown(view: ArchiveView, spot: Spot, club: OpenClub, table: str) -> Rows:
    view.spot = spot
    view.show_answer(view.question()(club))
    found: LinkTable = getattr(view, table)
    return [[cell.strip() for cell in row] for row in printed_table(found, "").rows]


def test_what_is_not_known_is_no_nought_in_the_archive(qtbot: QtBot, club: OpenClub) -> None:
    ops, theme = Operations(club), Theme()
    first = min(seasons.evenings(club), key=lambda one: one.number).id
    piet = next(one for one in members.members(club) if one.last_name == "Vos").id
    evening, person = EveningView(ops, theme), PersonView(ops, theme)
    for view in (evening, person):
        qtbot.addWidget(view)
    jan, unknown = shown(evening, Spot("evening", (first,)), club, "result")
    assert (jan[0], "4.500" in jan) == ("1", True)
    assert unknown[0] == "–"
    assert "?" in unknown
    assert unknown[-1] == "niet bekend"
    second, there = shown(person, Spot("member", (piet,)), club, "evenings")
    assert "4.600" in second
    assert there[4:] == ["", "?", "?", "niet bekend"]
    assert not any("0" in (cell, cell.lstrip("–")) for cell in (*unknown, *there))
    ops.stop()


def test_nor_on_paper_or_in_a_file(club: OpenClub) -> None:
    first = min(seasons.evenings(club), key=lambda one: one.number).id
    found = result(club, first)
    assert "\r\n;Piet Vos;;;?;;;" in result_csv(found).decode("utf-8-sig")
    pages = pypdfium2.PdfDocument(BytesIO(evening_result(found, Printing(settings(club)))))
    text = pages[0].get_textpage().get_text_range()
    assert "? niet bekend." in text
    assert "Piet Vos ?" in " ".join(text.split())
