"""Four fields in which the hands of a game are typed as players noted them (art. 8)."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from clubadmin.desktop.kit.forms import Field, Number, line
from clubadmin.desktop.kit.language import current, told
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, row
from clubadmin.desktop.work import troubles
from clubadmin.domain.scoring.seat_words import seat_names
from clubadmin.domain.terms import Position
from clubadmin.i18n import Message

_COLUMNS = 2
_MOST = 60


class HandFields(QFrame):
    """N, E, S and W; of three whole hands the fourth follows. Enter goes on and keeps."""

    kept = Signal(int, object)  # game, texts by seat
    check_asked = Signal(int, object)
    left = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self.game = Number(1, 999, 1)
        hint = "SA S10 HH R9 …"
        self.hands = {seat: line(hint=hint, most=_MOST) for seat in Position}
        self.said = Said()
        fields = QGridLayout()
        fields.setHorizontalSpacing(theme.grid(2))
        fields.setVerticalSpacing(theme.grid(1))
        for at, seat in enumerate(Position):
            field = Field(seat_names(current())[seat], self.hands[seat])
            fields.addWidget(field, at // _COLUMNS, at % _COLUMNS)
        keep = button(self.tr("&Vastleggen"), self.keep, "primary")
        check = button(self.tr("V&ergelijken met wat gedeeld is"), self._check)
        away = button(self.tr("&Terug"), self.left.emit, "quiet")
        game = Field(self.tr("S&pel"), self.game)
        top = row(game, None, away, check, keep, gap=theme.grid(1))
        self.setLayout(
            column(top, fields, self.said, None, gap=theme.grid(1), margin=theme.grid(1.5))
        )
        self._order: list[QWidget] = [*self.hands.values()]

    @property
    def texts(self) -> dict[Position, str]:
        """The typed hands, by seat."""
        return {seat: field.text() for seat, field in self.hands.items()}

    def open(self, game: int) -> None:
        """Empty, for this game, with the keyboard at N."""
        self.game.setValue(game)
        for field in self.hands.values():
            field.clear()
        self.said.say(
            self.tr(
                "Kleur en kaart: SA schoppen aas, HH harten heer, R10, KV; of per kleur: "
                "S A 10 9, H H V. Van drie hele handen volgt de vierde."
            ),
            "muted",
        )
        self.show()
        self.hands[Position.N].setFocus()

    def keep(self) -> None:
        """Keep what is typed."""
        self.kept.emit(self.game.value(), self.texts)

    def refuse(self, error: Exception) -> None:
        """Why it cannot be kept; what was typed stays."""
        self.said.say(troubles.sentence(error))

    def tell(self, differences: tuple[Message, ...]) -> None:
        """Tell where the cards differ from those dealt."""
        if differences:
            self.said.say(" ".join(map(told, differences)), "warning")
        else:
            self.said.say(self.tr("De kaarten zijn die van het controlekaartje."), "good")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes to the next hand and keeps after the last; Escape leaves."""
        focus = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and focus in self._order:
            at = self._order.index(focus)
            if at + 1 < len(self._order):
                self._order[at + 1].setFocus()
            else:
                self.keep()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _check(self) -> None:
        self.check_asked.emit(self.game.value(), self.texts)
