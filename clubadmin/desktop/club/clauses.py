"""A form that reads as a text: each sentence gives way to its fields when it is chosen."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QLayout, QWidget

from clubadmin.desktop.kit.forms import Field
from clubadmin.desktop.kit.sentence_line import SentenceLine
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Plain, column, holder, label, row

_TITLE = 9  # steps of the grid; the words before the sentences


class Clause(Plain):
    """A sentence, and in its place the fields that change it; their letters open it too."""

    def __init__(self, theme: Theme, *fields: QWidget | QLayout) -> None:
        super().__init__()
        self._letters: list[tuple[Field, QShortcut]] = []  # while the field is out of view
        self.line = sentence_line(theme, self._choose)
        inside = column(*fields, gap=theme.grid(1.5))
        inside.setContentsMargins(theme.grid(1), theme.grid(0.75), 0, theme.grid(1))
        self._fields = holder(inside)
        for one in self._fields.findChildren(Field):
            letter = QShortcut(QKeySequence(), self, partial(self._ask, one))
            self._letters.append((one, letter))
        self._fields.hide()
        self.setLayout(column(self.line, self._fields))

    def tell(self, sentence: str) -> None:
        """Tell what holds now; "" where there is nothing to choose."""
        self.setVisible(bool(sentence))
        tell(self.line, sentence)
        self._follow()

    @property
    def is_open(self) -> bool:
        """Whether the fields are in view."""
        return not self._fields.isHidden()

    def unfold(self, *, unfolded: bool = True) -> None:
        """Show the fields in place of the sentence, or the sentence again."""
        if unfolded == self.is_open:
            return
        held = self._fields.isAncestorOf(QApplication.focusWidget() or self)
        self.line.setVisible(not unfolded)
        self._fields.setVisible(unfolded)
        self._follow()
        if held and not unfolded:
            self.line.setFocus()

    def _follow(self) -> None:
        for field, letter in self._letters:
            letter.setKey(QKeySequence.mnemonic(field.title))
            letter.setProperty("title", field.title)
            letter.setEnabled(not (self.is_open or self.isHidden() or field.isHidden()))

    def _ask(self, field: Field) -> None:
        self.unfold()
        field.widget.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _choose(self) -> None:
        self.unfold()
        first = next(
            one
            for one in self._fields.findChildren(QWidget)
            if one.isVisible() and one.focusPolicy() & Qt.FocusPolicy.TabFocus
        )
        first.setFocus(Qt.FocusReason.TabFocusReason)


def sentence_line(theme: Theme, chosen: Callable[[], object]) -> SentenceLine:
    """A sentence that does something when it is chosen."""
    made = SentenceLine(theme, 0.5)
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    made.clicked.connect(chosen)
    return made


def tell(line: SentenceLine, sentence: str) -> None:
    """Fill a line with words, written as a sentence."""
    text = f"{sentence[:1].upper()}{sentence[1:]}"
    line.say(text if text.endswith(".") else f"{text}.", "›", "good")


def group(theme: Theme, title: str, *parts: QWidget | QLayout) -> QLayout:
    """Sentences that belong together, with their title before them."""
    name = label(title, "small")
    name.setFixedWidth(theme.grid(_TITLE))
    name.setContentsMargins(0, theme.grid(0.75), 0, 0)
    beside = row(name, (holder(column(*parts)), 1), gap=theme.grid(1))
    beside.setAlignment(name, Qt.AlignmentFlag.AlignTop)
    return beside
