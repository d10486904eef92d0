"""How far a game and the evening are: on the card beside the list, and below its last row."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.comparison.model import BoardModel
from clubadmin.desktop.decisions.words import codes_in_words
from clubadmin.desktop.entry.sign_off import StateCard
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, column, label
from clubadmin.domain.comparison.decisions import read_decisions
from clubadmin.model.comparison.comparison import BoardState
from clubadmin.model.sheets.decision import Decision

translate = QCoreApplication.translate


class ProgressCard(StateCard):
    """The progress of a game, and Alles aftekenen once nothing is left."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._decided = label("", "", wrap=True)
        self._sign = button(self.tr("Alles aftekenen"), self.sign_asked.emit, "primary")
        self._state: tuple[object, ...] = ()
        self._high = 0  # pixels that it asked for last
        parts = (self.heading, self.detail, self._decided, self._sign)
        self.setLayout(column(*parts, gap=theme.grid(0.75), margin=theme.grid(2)))

    def first(self) -> QWidget | None:
        """The button, to give the keyboard to, if it can be pressed."""
        return self._sign if self._sign.isVisible() else None

    def show_progress(
        self, model: BoardModel, states: Sequence[BoardState], decided: Sequence[Decision]
    ) -> None:
        """Show what is still to do at this game and in all, and the decisions about this row."""
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
        self.heading.setText(self._headline(model))
        self.detail.setText(self._advice(model, states, ready=ready and not signed))
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


def at_stop(model: BoardModel, following: int | None, *, to_sign: bool) -> str:
    """Tell the keys past the last table.

    Args:
        model: the game.
        following: the next game with work; None when no other has.
        to_sign: whether there are sheets that are not signed off.
    """
    if model.board.closed:
        return ""
    parts = []
    if not model.complete:
        parts.append(translate("GamePane", "+ gaat naar wat er nog moet"))
    if following is not None:
        enter = translate("GamePane", "Enter: naar spel %1")
        parts.append(enter.replace("%1", str(following)))
    elif model.complete and to_sign:
        parts.append(translate("GamePane", "Alles getypt. Enter tekent alle formulieren af"))
    elif model.complete:
        parts.append(translate("GamePane", "Enter: naar de uitslag"))
    return " · ".join(parts)


def what_stops(model: BoardModel) -> str:
    """Tell which row keeps the game from being done; "" for none."""
    fault = model.fault()
    if fault is None:
        return ""
    if model.is_open(fault):
        text = translate("GamePane", "Spel %3: tafel %1 van ronde %2 is nog leeg.")
    else:
        text = translate("GamePane", "Spel %3: tafel %1 van ronde %2 klopt nog niet.")
    return model.sentence_row(fault, text).replace("%3", str(model.board.game))


def not_typed() -> str:
    """Why a key past the last table does nothing."""
    return translate(
        "GamePane", "Niet getypt: u staat onder de laatste tafel. Druk eerst op Enter."
    )


def at_roem(model: BoardModel) -> str:
    """How roem is typed, while one is on a row in which it can be."""
    if model.locked or not model.columns.roem:
        return ""
    return translate("GamePane", "Roem: + voor N/Z (of Tab), − voor O/W")
