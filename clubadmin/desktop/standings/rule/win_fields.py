"""What a round that was won is worth, and whether that decides the place."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.forms import Choice, Field, Number
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import column, row
from clubadmin.domain.standings.ranking_rule import WinPoints

BESIDE, DECIDES = "beside", "decides"
USUAL = WinPoints(2, 1, 0)


class WinFields(QWidget):
    """Not kept, shown beside the points, or what the places go by."""

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "plain")
        self.kind = Choice(
            {
                "": self.tr("Niets"),
                BESIDE: self.tr("Winstpunten, die naast de punten staan"),
                DECIDES: self.tr("Winstpunten, en die bepalen de plaats"),
            }
        )
        self.numbers = tuple(Number(0, 99, value) for value in USUAL)
        titles = (self.tr("Gewonnen"), self.tr("Gelijk"), self.tr("Verloren"))
        self._fields = tuple(
            Field(title, number) for title, number in zip(titles, self.numbers, strict=True)
        )
        self.field = Field(self.tr("Wat een gewonnen ronde oplevert"), self.kind)
        self.setLayout(
            column(self.field, row(*self._fields, gap=theme.grid(2)), gap=theme.grid(1.5))
        )
        self.kind.currentIndexChanged.connect(self._follow)
        for number in self.numbers:
            number.valueChanged.connect(self._follow)
        self._follow()

    @property
    def win(self) -> WinPoints | None:
        """For a won, a level and a lost round; None where rounds are not won or lost."""
        if not self.kind.value:
            return None
        return WinPoints(*(number.value() for number in self.numbers))

    @property
    def decides(self) -> bool:
        """Whether the places go by it."""
        return self.kind.value == DECIDES

    def show_win(self, win: WinPoints | None, *, decides: bool) -> None:
        """Fill in."""
        for number, value in zip(self.numbers, win or USUAL, strict=True):
            number.setValue(value)
        self.kind.choose("" if win is None else DECIDES if decides else BESIDE)
        self._follow()

    def _follow(self) -> None:
        won, level, lost = (number.value() for number in self.numbers)
        in_order = won >= level >= lost and won > lost
        for field in self._fields:
            field.setVisible(bool(self.kind.value))
        if in_order or not self.kind.value:
            self._fields[0].calm()
        else:
            self._fields[0].complain(self.tr("Winnen moet het meest opleveren."))
        self.changed.emit()
