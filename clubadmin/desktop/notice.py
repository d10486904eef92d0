"""The calm bar at the top of the window: a trouble or a remark, never a box in the way."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame

from clubadmin.desktop.theme import Theme
from clubadmin.desktop.widgets import button, label, row


class NoticeBar(QFrame):
    """Shows one sentence until it is put away or replaced."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "notice")
        self._text = label(wrap=True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._away = button(self.tr("Gelezen"), self.hide, "quiet")
        layout = row(self._text, self._away, gap=theme.grid(2))
        layout.setContentsMargins(theme.grid(3.5), theme.grid(1), theme.grid(2), theme.grid(1))
        self.setLayout(layout)
        self.hide()

    @property
    def text(self) -> str:
        """What it says now."""
        return self._text.text()

    def say(self, sentence: str) -> None:
        """Show a sentence, with a sign so that colour is not alone."""
        self._text.setText(f"!  {sentence}")
        self.setAccessibleName(sentence)
        self.show()
