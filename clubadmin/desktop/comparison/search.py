"""Finding the row of a score card by its numbers, typed in a line above the list."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame

from clubadmin.desktop.kit.forms import Line
from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, column, label, row
from clubadmin.model.comparison.comparison import Board, BoardLine
from clubadmin.model.evenings.evening import RoundPlan, TablePlace


@dataclass(frozen=True)
class Found:
    """The row that is meant, None where there is none, and what is to be said of it."""

    row: int | None = None
    sentence: str = ""


def find_row(board: Board, plan: tuple[RoundPlan, ...], numbers: tuple[int, ...]) -> Found:
    """The row of the game where these numbers sit: of N/Z, or of N/Z and of O/W."""
    if not 1 <= len(numbers) <= 2:
        return Found(sentence=translate("comparison", "Typ een nummer, of N/Z en O/W: 3 12."))
    first = numbers[0]
    at = [row for row, line in enumerate(board.lines) if first in _all(line)]
    if not at:
        return Found(sentence=_elsewhere(board.game, plan, first))
    if len(numbers) == 1:
        return Found(at[0])
    second = numbers[1]
    for place in at:
        line = board.lines[place]
        if first in line.ns.numbers and second in line.ew.numbers:
            return Found(place)
        if second in line.ns.numbers and first in line.ew.numbers:
            text = translate(
                "comparison",
                "Andersom: bij spel %1 is %2 N/Z en %3 O/W (ronde %4, tafel %5). Zaten ze echt "
                "verkeerd, leg dat dan vast met F8 (art. 17).",
            )
            return Found(place, _filled(text, board.game, line))
    text = translate(
        "comparison",
        "Spel %1 is niet gespeeld door %6 tegen %7. In ronde %4 zit aan tafel %5 %2 N/Z tegen %3 "
        "O/W. Kijk de nummers op het kaartje na; zaten ze echt verkeerd, leg dat vast met F8 "
        "(art. 17).",
    )
    text = _filled(text, board.game, board.lines[at[0]])
    return Found(at[0], text.replace("%6", str(first)).replace("%7", str(second)))


def _all(line: BoardLine) -> tuple[int, ...]:
    return (*line.ns.numbers, *line.ew.numbers)


def _filled(text: str, game: int, line: BoardLine) -> str:
    for at, value in enumerate((game, line.ns.number, line.ew.number, line.round, line.table), 1):
        text = text.replace(f"%{at}", str(value))
    return text


def _elsewhere(game: int, plan: tuple[RoundPlan, ...], number: int) -> str:
    """Tell where somebody plays who does not play this game."""
    played = sorted({one for table in _tables_of(plan, number) for one in table.wallets})
    if not played:
        text = translate("comparison", "Nummer %2 speelt vanavond niet. Kijk het kaartje na.")
    else:
        text = translate(
            "comparison",
            "Nummer %2 speelt spel %1 niet, wel: %3. Hoort dit kaartje bij een ander spel?",
        )
    listed = ", ".join(map(str, played))
    return text.replace("%1", str(game)).replace("%2", str(number)).replace("%3", listed)


def _tables_of(plan: tuple[RoundPlan, ...], number: int) -> Iterator[TablePlace]:
    for drawn in plan:
        for table in drawn.tables:
            if number in (*table.ns, *table.ew):
                yield table


def read_numbers(text: str) -> tuple[int, ...]:
    """The numbers in what was typed; anything else parts them."""
    parts = "".join(sign if sign.isascii() and sign.isdigit() else " " for sign in text).split()
    return tuple(int(part) for part in parts if len(part) <= 4)


class SearchLine(QFrame):
    """Comes with F3; Enter leads to the row, Escape goes back."""

    asked = Signal(str)
    left = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.field = Line()
        self.field.setMaxLength(20)
        self.field.setPlaceholderText(self.tr("nummer, of N/Z en O/W: 3 12"))
        title = label(self.tr("Wie speelden dit spel?"), "muted")
        self._said = Said()
        line = row(title, (self.field, 1), gap=theme.grid(1))
        self.setLayout(column(line, self._said, gap=theme.grid(0.5), margin=theme.grid(0.75)))
        self.field.setAccessibleName(self.tr("Nummers op het scorekaartje"))
        self.field.returnPressed.connect(lambda: self.asked.emit(self.field.text()))
        self.hide()

    def open(self) -> None:
        """Be there and take the keyboard."""
        self.complain("")
        self.field.clear()
        self.show()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def complain(self, sentence: str) -> None:
        """Say why there is no such row."""
        self._said.say(sentence, "warning")
        self.field.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back to the list."""
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
            self.left.emit()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
