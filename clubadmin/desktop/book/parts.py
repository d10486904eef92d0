"""The parts of the book as one ticks them, each with a line about it."""

from collections.abc import Collection
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QWidget

from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import label
from clubadmin.model.publishing.season_book import BOOK_PARTS, BookOffer, BookPart

if TYPE_CHECKING:
    from clubadmin.model.publishing.season_book import OfferedCompetition

translate = QCoreApplication.translate


def _said() -> dict[BookPart, tuple[str, str]]:
    """The name of each part, and what it is."""
    return {
        "titles": (
            translate("Book", "&Titels en ereplaatsen"),
            translate("Book", "De eerste drie van elke competitie, en hoe vaak zij al wonnen"),
        ),
        "evenings": (
            translate("Book", "Alle a&vonden"),
            translate("Book", "De uitslag van elke avond, ronde voor ronde"),
        ),
        "standings": (
            translate("Book", "&Standen"),
            translate("Book", "De eindstand, en de stand na elke avond met wie er steeg"),
        ),
        "charts": (
            translate("Book", "&Grafieken"),
            translate("Book", "Plaatsen, punten, opkomst, pits en nat over het seizoen"),
        ),
        "records": (
            translate("Book", "&Records"),
            translate("Book", "De beste van het seizoen, met de avond waarop"),
        ),
        "members": (
            translate("Book", "&Wie speelden"),
            translate("Book", "Iedereen met zijn seizoen: plaats, gemiddelde, beste avond"),
        ),
        "rules": (
            translate("Book", "R&egels"),
            translate("Book", "Hoe er gespeeld en geteld is, met de artikelen"),
        ),
    }


class Ticks(QWidget):
    """Boxes under each other, each with a line about it; `changed` when one is ticked or not."""

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "plain")
        self.boxes: dict[str, QCheckBox] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(theme.grid(2))
        self._grid.setVerticalSpacing(theme.grid(0.75))
        self._grid.setColumnStretch(1, 1)

    @property
    def ticked(self) -> tuple[str, ...]:
        """The keys of what is ticked, in order."""
        return tuple(key for key, box in self.boxes.items() if box.isChecked())

    def add(self, key: str, name: str, about: str, *, on: bool) -> None:
        """A box more."""
        at = self._grid.rowCount()
        box = QCheckBox(name)
        box.setChecked(on)
        box.setAccessibleDescription(about)
        box.toggled.connect(lambda _on: self.changed.emit())
        self.boxes[key] = box
        self._grid.addWidget(box, at, 0)
        line = label(about, "muted", wrap=True)
        self._grid.addWidget(line, at, 1, Qt.AlignmentFlag.AlignVCenter)


def part_ticks(theme: Theme, off: Collection[str]) -> Ticks:
    """All parts; those that are `off` are not ticked."""
    made, said = Ticks(theme), _said()
    for part in BOOK_PARTS:
        made.add(part, *said[part], on=part not in off)
    return made


def competition_ticks(theme: Theme, offer: BookOffer, off: Collection[str]) -> Ticks:
    """All competitions with results."""
    made = Ticks(theme)
    for one in offer.competitions:
        key = str(one.about.id)
        # a name is plain text: its own ampersand is no letter to press
        made.add(key, one.about.name.replace("&", "&&"), _evenings(one), on=key not in off)
    return made


def _evenings(one: "OfferedCompetition") -> str:
    if one.evenings == 1:
        said = translate("Book", "1 avond")
    else:
        said = translate("Book", "%1 avonden").replace("%1", str(one.evenings))
    if not one.open:
        return said
    still = translate("Book", "%1, waarvan %2 nog open: die komt er als voorlopig in")
    return still.replace("%1", said).replace("%2", str(one.open))
