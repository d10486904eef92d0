"""An empty place teaches: what belongs here, the first step, and how to bring in what one has."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.theme import Theme
from clubadmin.desktop.widgets import button, column, label


class EmptyPlace(QWidget):
    """A heading, a sentence, one button, one line."""

    def __init__(
        self,
        theme: Theme,
        texts: tuple[str, str],
        step: tuple[str, Callable[[], object]] | None = None,
        bring: str = "",
    ) -> None:
        super().__init__()
        heading, sentence = texts
        head = label(heading, "heading")
        head.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        what = label(sentence, "muted", wrap=True)
        what.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        what.setMinimumWidth(theme.grid(50))
        what.setMaximumWidth(theme.grid(64))
        self.step = button(step[0], step[1], "primary") if step else None
        hint = label(bring, "small", wrap=True)
        hint.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        hint.setMinimumWidth(theme.grid(50))
        hint.setMaximumWidth(theme.grid(64))
        hint.setVisible(bool(bring))
        layout = column(None, head, what, gap=theme.grid(1.5), margin=theme.grid(3))
        if self.step:
            layout.addSpacing(theme.grid(1))
            layout.addWidget(self.step, alignment=Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(hint)
        layout.addStretch(2)
        for widget in (head, what, hint):
            layout.setAlignment(widget, Qt.AlignmentFlag.AlignHCenter)
        self.setLayout(layout)
