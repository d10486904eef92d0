"""The card that says how far the game and the evening are, and what was decided about a row."""

from collections.abc import Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QFrame, QWidget

from clubadmin.desktop.comparison.model import BoardModel
from clubadmin.desktop.decisions.outcomes import codes_in_words
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, column, label, restyle
from clubadmin.desktop.sheet.signing import FLASH
from clubadmin.domain.comparison.decisions import read_decisions
from clubadmin.model.comparison.comparison import BoardState
from clubadmin.model.sheets.decision import Decision


class ProgressCard(QFrame):
    """What is still to do, and Alles aftekenen once nothing is."""

    sign_asked = Signal()
    changed = Signal()  # it needs more height than it did, or less

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self._heading = label("", "strong", wrap=True)
        self._detail = label("", "muted", wrap=True)
        self._decided = label("", "", wrap=True)
        self._sign = button(self.tr("Alles aftekenen"), self.sign_asked.emit, "primary")
        self._calm = QTimer(self, singleShot=True, interval=FLASH)
        self._calm.timeout.connect(lambda: restyle(self, "kind", "card"))
        self._state: tuple[object, ...] = ()
        self._high = 0  # pixels that it asked for last
        parts = (self._heading, self._detail, self._decided, self._sign)
        self.setLayout(column(*parts, gap=theme.grid(0.75), margin=theme.grid(2)))

    def needs(self, width: int) -> int:
        """The height in pixels at which nothing of it is cut off, at this width."""
        layout = self.layout()
        assert layout is not None
        layout.invalidate()
        return layout.totalHeightForWidth(width)

    def flash(self) -> None:
        """Be seen from the corner of the eye: a key was lost."""
        restyle(self, "kind", "alarm")
        self._calm.start()

    def first(self) -> QWidget | None:
        """The button, to give the keyboard to, if it can be pressed."""
        return self._sign if self._sign.isVisible() else None

    def show_progress(
        self, model: BoardModel, states: Sequence[BoardState], decided: Sequence[Decision]
    ) -> None:
        """What is still to do at this game and at all, and what was decided about this row."""
        here = model.here
        own = [
            one for one in decided if here and (one.table_id, one.game) == (here.table_id, here.row)
        ]
        ready = all(one.complete for one in states)
        signed = all(one.signed for one in model.board.lines)
        state = (model.missing, model.errors, tuple(states), tuple(own), signed, model.board.closed)
        if state == self._state:
            return
        self._state = state
        self._heading.setText(self._headline(model))
        self._detail.setText(self._advice(model, states, ready=ready and not signed))
        said = "\n".join(self._decision(one) for one in own)
        self._decided.setText(said)
        self._decided.setVisible(bool(said))
        self._sign.setVisible(ready and not signed and not model.board.closed)
        high = self.needs(self.width())
        if high != self._high:
            self._high = high
            self.changed.emit()

    def _headline(self, model: BoardModel) -> str:
        if model.board.closed:
            return self.tr("De avond is afgesloten")
        if model.missing == 1:
            return self.tr("Nog 1 tafel bij dit spel")
        if model.missing:
            return self.tr("Nog %1 tafels bij dit spel").replace("%1", str(model.missing))
        if model.errors:
            return "! " + self.tr("Eerst nazien")
        return "✓ " + self.tr("Dit spel is compleet")

    def _advice(self, model: BoardModel, states: Sequence[BoardState], *, ready: bool) -> str:
        if model.board.closed:
            return self.tr("Heropen hem bij Uitslag om te verbeteren.")
        if ready:
            return self.tr("Alle spellen zijn getypt.")
        done = sum(one.complete for one in states)
        text = self.tr("%1 van %2 spellen compleet.")
        return text.replace("%1", str(done)).replace("%2", str(len(states)))

    def _decision(self, one: Decision) -> str:
        codes, _ = read_decisions(one.matchpoints)
        what = "; ".join(codes_in_words(codes)) or one.text
        text = f"§ {what}" + (f" ({one.article})" if one.article else "")
        if one.matchpoints and one.text:
            text += f": {one.text}"
        return f"{text} – {one.decided_by}"
