"""A sentence that can be chosen: with a sign before it, as high as its words need."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import label, restyle, row

_CORNER = 4  # radius in pixels
_WIDE = 100_000  # pixels; any sentence is one line in that


class SentenceLine(QAbstractButton):
    """Enter, space or a click chooses it; a ring says where the keyboard is."""

    def __init__(self, theme: Theme, margin: float) -> None:
        """A line without words yet; `margin` is in steps of the grid."""
        super().__init__()
        self._theme = theme
        self._sign = label("", "error")
        self._text = label("", wrap=True)
        for part in (self._sign, self._text):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        layout = row(self._sign, (self._text, 1), gap=theme.grid(1), margin=theme.grid(margin))
        layout.setAlignment(self._sign, Qt.AlignmentFlag.AlignTop)
        self.setLayout(layout)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def sentence(self) -> str:
        """The sentence."""
        return self._text.text()

    def say(self, sentence: str, sign: str, kind: str) -> None:
        """Fill the line; `kind` is that of a label: error, warning, good or muted."""
        self._sign.setText(sign)
        restyle(self._sign, "kind", kind)
        self._text.setText(sentence)
        self.setAccessibleName(sentence)

    def sizeHint(self) -> QSize:
        """The size of the sentence."""
        layout = self.layout()
        return layout.sizeHint() if layout else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        """The size of one line: more lines are asked for by `heightForWidth`."""
        return QSize(0, self.heightForWidth(_WIDE))

    def hasHeightForWidth(self) -> bool:
        """A narrow panel needs more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the sentence at this width."""
        layout = self.layout()
        return layout.heightForWidth(width) if layout else super().heightForWidth(width)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint only the ring of the keyboard."""
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self._theme.colour("accent"), 2))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), _CORNER, _CORNER)
            painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses, as space does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)
