"""An empty place teaches: what belongs here, the first step, and how to bring in what one has.

It stands where the list will be, and gives way to it.
"""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Pages, button, card, column, holder, label, restyle, row


class EmptyPlace(QWidget):
    """A heading, a sentence, one button, one line; `other` is another way to begin."""

    def __init__(
        self,
        theme: Theme,
        heading: str,
        sentence: str,
        step: tuple[str, Callable[[], object]] | None = None,
        bring: str = "",
        *,
        other: tuple[str, Callable[[], object]] | None = None,
    ) -> None:
        super().__init__()
        self.step = button(step[0], step[1], "primary") if step else None
        self._sentence = label(sentence, "muted", wrap=True)
        self.setAccessibleName(heading)
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
        across = row(None, (inside, 1000), None)
        self.setLayout(column(None, across, None, None, margin=theme.grid(3)))

    def stand_back(self, back: bool) -> None:
        """Whether the next step is elsewhere now, so that the button here stands out no more."""
        if self.step is not None:
            restyle(self.step, "kind", "" if back else "primary")

    def tell(self, sentence: str) -> None:
        """Tell another sentence, where it depends on what is shown elsewhere."""
        self._sentence.setText(sentence)


class ListOrEmpty(Pages):
    """A list, or the empty place in a card while there is nothing to list."""

    def __init__(self, there: QWidget, empty: EmptyPlace) -> None:
        super().__init__()
        self.addWidget(there)
        instead = framed(empty, margin=0)
        instead.setAccessibleName(empty.accessibleName())  # Qt gives it the keys of the list
        self.addWidget(instead)

    def show_list(self, there: bool) -> None:
        """Whether there is anything to list."""
        self.setCurrentIndex(0 if there else 1)


def framed(inside: QWidget, *, margin: int = 1) -> QWidget:
    """A list in a card; `margin` is in pixels."""
    return card(column(inside, margin=margin))
