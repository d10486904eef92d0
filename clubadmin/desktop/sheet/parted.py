"""The card for a row that can be two things, of which one is to be chosen with a key or a click.

Either it was typed here and elsewhere at once, or its second number may be roem or points.
"""

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.entry.findings import StateCard
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, column
from clubadmin.desktop.sheet.model import SheetModel
from clubadmin.domain.scoring.boxes import Rest
from clubadmin.domain.terms import Side


@dataclass(frozen=True)
class Parting:
    """Two lines for one row."""

    game: int  # of the row, counted from 1 on the sheet
    stands: str  # the line that stands there now
    typed: str | None  # the line that was typed here; None while it is still being typed
    rest: Rest | None = None  # where there is one line, what it is asked about


def parting_of(model: SheetModel, parted: dict[int, str]) -> Parting | None:
    """The choice to be made on a sheet; `parted` are lines by game that were typed here."""
    for game, typed in sorted(parted.items()):
        return Parting(game, model.own[game - 1], typed)
    if model.changed_under and not model.second:
        return Parting(model.row + 1, model.own[model.row], None)
    if (rest := model.asked) is not None and not model.locked:
        return Parting(model.row + 1, "", "", rest)
    return None


class PartedCard(StateCard):
    """Shown only while there is something to choose, or will be at Enter."""

    chosen = Signal(int, bool)  # game, and whether what was typed here holds
    answered = Signal(bool)  # whether the number is roem

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._state: tuple[Parting | None, int] = (None, 0)
        self._mine = button("", lambda: self._choose(mine=True))
        self._theirs = button("", lambda: self._choose(mine=False))
        whole = column(self.heading, self.detail, gap=theme.grid(1), margin=theme.grid(2))
        whole.addWidget(self._mine)
        whole.addWidget(self._theirs)
        self.setLayout(whole)
        self.hide()

    @property
    def parting(self) -> Parting | None:
        """The two lines of which one is to be chosen."""
        parting = self._state[0]
        return parting if parting is None or parting.rest is None else None

    @property
    def shows(self) -> bool:
        """Whether anything is asked."""
        return self._state[0] is not None

    def show_parting(self, parting: Parting | None, number: int = 0) -> None:
        """Show two lines for a row; `number` is that of its game."""
        if (parting, number) == self._state:
            return
        before, self._state = self._state, (parting, number)
        if parting is not None:
            self._say(parting, number)
        self.changed.emit()  # there is room for it before it comes
        self.setVisible(parting is not None)
        if parting is not None and (before[0] is None or before[0].game != parting.game):
            self.flash()

    def choose(self, *, mine: bool) -> bool:
        """Choose with a key; whether there was anything to choose."""
        if self.parting is None or self.parting.typed is None:
            return False
        self._choose(mine=mine)
        return True

    def first(self) -> QWidget | None:
        """The first button, to give the keyboard to."""
        return self._mine if self._mine.isVisible() else None

    def _ask(self, rest: Rest, number: int) -> None:
        ns = rest.points_of is Side.NS
        heading = self.tr("Spel %1: wat is %2?").replace("%1", str(number))
        self.heading.setText("? " + heading.replace("%2", str(rest.amount)))
        self.detail.setText(self.tr("Met de punten ernaast is het precies het hele spel."))
        points = self.tr("Punten Wij (F5)") if ns else self.tr("Punten Zij (F5)")
        self._mine.setText(points)
        self._theirs.setText(self.tr("Roem (Shift+F5)"))

    def _say(self, parting: Parting, number: int) -> None:
        self._mine.setText(self.tr("Mijn regel (F5)"))
        self._theirs.setText(self.tr("Andere (Shift+F5)"))
        for one in (self._mine, self._theirs):
            one.show()
        if parting.rest is not None:
            self._ask(parting.rest, number)
            return
        to_choose = parting.typed is not None
        heading = self.tr("Spel %1: twee regels") if to_choose else self.tr("Spel %1 veranderde")
        self.heading.setText("! " + heading.replace("%1", str(number)))
        nothing = self.tr("niets")
        if to_choose:
            said = self.tr("Er staat nu: %1\nU typte: %2")
            said = said.replace("%2", parting.typed or nothing)
        else:
            said = self.tr("Er staat nu: %1\nTyp rustig door; na Enter kiest u.")
        self.detail.setText(said.replace("%1", parting.stands or nothing))
        self._mine.setVisible(to_choose)
        self._theirs.setVisible(to_choose)

    def _choose(self, *, mine: bool) -> None:
        if self.shows and self.parting is None:
            self.answered.emit(not mine)
        elif self.parting is not None and self.parting.typed is not None:
            self.chosen.emit(self.parting.game, mine)
