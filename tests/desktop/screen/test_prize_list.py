"""The list for the announcer: no name or prize is cut off, and nothing scrolls aside."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from pytestqt.qtbot import QtBot

from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.screen.content import prizes, texts
from clubadmin.desktop.screen.prizes_box import PrizesBox
from clubadmin.domain.draw.formats import Decides
from clubadmin.model.hall.screen import ScreenFacts, ScreenRow, ScreenStanding
from clubadmin.model.results.protest import Finality, Stage
from tests.reports import made_up

LONG = "Wilhelmina van Heeswijk-Oudeboer van Dam"
WIDE, HIGH = 446, 560  # the room beside the fields in a window of 1024x700

BESIDE = 6  # points that Qt leaves beside the text of a cell


def _facts(decides: Decides, fields: tuple[str, ...] = ("",)) -> ScreenFacts:
    rows = tuple(
        ScreenRow(
            place,
            10 * at + place,
            place,
            LONG if place % 2 else "Jan Vos",
            4321,
            field=field,
            prize=place < 4,
            award="een grote fles wijn en een taart" if place < 5 else "",
            sponsor="Slijterij De Kroon" if place < 4 else "",
            last=place == 4,
        )
        for at, field in enumerate(fields)
        for place in range(1, 7)
    )
    ranking = ScreenStanding(3, decides, rows, over=True)
    return ScreenFacts(
        "De Vier Azen", made_up.evening(12), 3, ranking, ranking, Finality(0, Stage.FINAL)
    )


@pytest.mark.parametrize(
    ("decides", "fields"),
    [
        (Decides.KNOCKOUT, ("",)),
        (Decides.POINTS, ("",)),
        (Decides.MATCHPOINTS, ("N/Z", "O/W")),
    ],
)
def test_names_and_prizes_are_read_whole(
    qtbot: QtBot, theme: Theme, decides: Decides, fields: tuple[str, ...]
) -> None:
    box = PrizesBox(theme)
    qtbot.addWidget(box)
    box.resize(WIDE, HIGH)
    box.show()
    box.show_facts(_facts(decides, fields))
    box.tell()  # whose turn it is stands in bold
    qtbot.wait(1)
    table = box.table
    assert table.horizontalScrollBar().maximum() == 0
    for row in range(box.model.rowCount()):
        for column in range(box.model.columnCount()):
            if table.isColumnHidden(column):
                continue
            index = box.model.index(row, column)
            cell = table.visualRect(index)
            text = str(index.data() or "")
            written = QTextDocument(text)
            written.setDefaultFont(index.data(Qt.ItemDataRole.FontRole) or table.font())
            written.setDocumentMargin(0)
            written.setTextWidth(cell.width() - BESIDE)
            assert written.idealWidth() <= written.textWidth(), text
            assert written.size().height() <= cell.height(), text


def test_who_gave_it_is_told_of_who_comes_now(qtbot: QtBot, theme: Theme) -> None:
    box = PrizesBox(theme)
    qtbot.addWidget(box)
    facts = _facts(Decides.KNOCKOUT)
    box.show_facts(replace(facts))
    for _ in range(3):
        box.tell()
    assert "een grote fles wijn en een taart, aangeboden door Slijterij De Kroon" in (
        box.detail.text()
    )


def test_who_share_a_place_are_called_so_at_the_desk_and_in_the_hall(
    qtbot: QtBot, theme: Theme
) -> None:
    facts = _facts(Decides.POINTS)
    rows = [replace(row, place=3 if row.place == 4 else row.place) for row in facts.ranking.rows]
    facts = replace(facts, ranking=replace(facts.ranking, rows=tuple(rows)))
    box = PrizesBox(theme)
    qtbot.addWidget(box)
    box.show_facts(facts)
    coming, called = [], []
    for at in range(1, 7):
        coming.append("3e plaats (gedeeld), " in box.headline.text())
        box.tell()
        called.append("3e plaats (gedeeld)" in texts(prizes(facts, at).pages[0]))
    assert coming == called == [False, False, True, True, False, False]
    together = replace(facts.ranking, decides=Decides.KNOCKOUT)
    assert not any(map(together.shared, together.rows))
