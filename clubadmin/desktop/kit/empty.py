"""An empty place teaches: what belongs here, the first step, and how to bring in what one has."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, column, holder, label, row


class EmptyPlace(QWidget):
    """A heading, a sentence, one button, one line; `other` is another way to begin."""

    def __init__(
        self,
        theme: Theme,
        texts: tuple[str, str],
        step: tuple[str, Callable[[], object]] | None = None,
        bring: str = "",
        other: tuple[str, Callable[[], object]] | None = None,
    ) -> None:
        super().__init__()
        heading, sentence = texts
        self.step = button(step[0], step[1], "primary") if step else None
        self._sentence = label(sentence, "muted", wrap=True)
        lines = [label(heading, "heading"), self._sentence]
        hint = label(bring, "small", wrap=True)
        for text in (*lines, hint):
            text.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        middle = column(*lines, gap=theme.grid(1.5))
        if self.step:
            middle.addSpacing(theme.grid(1))
            middle.addLayout(row(None, self.step, None))
            if other:
                middle.addLayout(row(None, button(*other, kind="quiet"), None))
            middle.addSpacing(theme.grid(1))
        middle.addWidget(hint)
        inside = holder(middle)
        hint.setVisible(bool(bring))
        inside.setMaximumWidth(theme.grid(64))
        # the text takes its full width first; what is left goes to both sides
        across = row(None, inside, None)
        across.setStretch(1, 1000)
        self.setLayout(column(None, across, None, None, margin=theme.grid(3)))

    def tell(self, sentence: str) -> None:
        """Another sentence, where it depends on what is shown elsewhere."""
        self._sentence.setText(sentence)
