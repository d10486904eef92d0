"""The calm bar at the top of the window: a trouble or a remark, never a box in the way."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame

from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, label, row


class NoticeBar(QFrame):
    """Shows one sentence until it is put away or replaced."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "notice")
        self._text = label(wrap=True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._away = button(self.tr("Gelezen"), self.hide, "quiet")
        self.step_button = button("", self._take_step, "quiet")
        self._then: Callable[[], object] = lambda: None
        layout = row(self._text, self.step_button, self._away, gap=theme.grid(2))
        layout.setContentsMargins(theme.grid(3.5), theme.grid(1), theme.grid(2), theme.grid(1))
        self.setLayout(layout)
        self.hide()

    @property
    def text(self) -> str:
        """What it says now."""
        return self._text.text()

    def say(self, sentence: str) -> None:
        """Show a sentence, with a sign so that colour is not alone."""
        self._show(f"!  {sentence}", sentence)

    def offer(self, sentence: str, step: str, then: Callable[[], object]) -> None:
        """Show a remark with a button for what can be done about it; nothing is wrong."""
        self._show(sentence, sentence, step, then)

    def take_back(self, sentence: str) -> None:
        """Put a sentence away that no longer holds; anything else stays."""
        if sentence == self.accessibleName():
            self.hide()

    def withdraw(self) -> None:
        """Put an offer away that was taken up elsewhere; anything else stays."""
        if self.step_button.text():
            self.hide()

    def _show(
        self,
        text: str,
        spoken: str,
        step: str = "",
        then: Callable[[], object] = lambda: None,
    ) -> None:
        self._text.setText(text)
        self.step_button.setText(step)
        self.step_button.setVisible(bool(step))
        self._then = then
        self.setAccessibleName(spoken)
        self.show()

    def _take_step(self) -> None:
        self.hide()
        self._then()
