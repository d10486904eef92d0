"""Above the papers while the standing is kept secret: why some cannot be, and the way round it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.cover import Secret
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, label, row
from clubadmin.model.evenings.evening import Evening


class SecretLine(QWidget):
    """Hidden where there is no secret, or once somebody asked for it all the same."""

    lifted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._secret = Secret()
        text = self.tr(
            "De stand is nog geheim: u koos bij Groot scherm om haar niet te laten zien. Papieren "
            "waarop zij te lezen is, kunnen daarom nog niet."
        )
        self.ask = button(self.tr("&Toch tonen"), self._lift)
        layout = row(label(text, "warning", wrap=True), self.ask, gap=theme.grid(1))
        layout.setStretch(0, 1)
        self.setLayout(layout)
        self.hide()

    def covers(self, evening: Evening) -> bool:
        """Whether the standing of an evening stays off paper; the line says so if it does."""
        secret = self._secret.covers(evening)
        self.setVisible(secret)
        return secret

    def _lift(self) -> None:
        self._secret.lift()
        self.lifted.emit()
