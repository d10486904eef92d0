"""A strip of large figures with what they are below them; some of them lead on.

Left and right choose one, Enter follows it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from clubadmin.desktop.archive.spots import Spot
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import literal

NARROWEST = 10.5  # grid steps that a fact takes at least
LARGE = 1.25  # of the base size
SMALL = 0.9
_ROWS = 2  # more of them leave too little of a small screen for what stands below


@dataclass(frozen=True)
class Fact:
    """A figure, what it is, over what, where it leads, and what can be asked about it."""

    title: str
    figure: str
    more: str = ""  # in full, under the pointer
    spot: Spot | None = None
    asks: Any = None  # one of `views.figure_asked`
    over: str = ""  # what it goes over, below its title

    @property
    def named(self) -> str:
        """The title with what it goes over."""
        return f"{self.title} ({self.over})" if self.over else self.title


class Facts(QWidget):
    """A row of facts, wrapped over as many lines as it takes."""

    followed = Signal(object)  # Spot
    figure_asked = Signal(object)

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self._theme = theme
        self._name = name
        self.setAccessibleName(name)
        self.facts: tuple[Fact, ...] = ()  # the facts shown
        self._current = 0
        self._over = -1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self.updateGeometry)

    def show_facts(self, facts: Sequence[Fact]) -> None:
        """Show these."""
        before = self._shape()
        self.facts = tuple(facts)
        self._current = min(self._current, max(0, len(self.facts) - 1))
        said = "; ".join(f"{one.named} {one.figure}" for one in self.facts)
        self.setAccessibleName(": ".join(filter(None, (self._name, said))))
        if before != self._shape():
            self.updateGeometry()
        self.update()

    def ask_current(self) -> bool:
        """Have the chosen figure explained; False where nothing can be."""
        wanted = self.facts[self._current].asks if self.facts else None
        if wanted is not None:
            self.figure_asked.emit(wanted)
        return wanted is not None

    def sizeHint(self) -> QSize:
        """The size of one row of facts."""
        return QSize(self._theme.grid(NARROWEST) * max(1, len(self.facts)), self._high())

    def minimumSizeHint(self) -> QSize:
        """The size of two facts beside each other."""
        return QSize(self._theme.grid(NARROWEST) * 2, self._high())

    def heightForWidth(self, width: int) -> int:
        """The height at this width: more rows where fewer fit, each as high as its texts."""
        return sum(self._heights(*self._arranged(width)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The figures, what they are, and which is chosen."""
        painter = QPainter(self)
        _across, texts = self._arranged(self.width())
        for at, (box, lines) in enumerate(zip(self._boxes(), texts, strict=True)):
            self._paint(painter, box, at, lines)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows choose, Enter follows."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is not None and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self._current = min(max(self._current + step, 0), max(0, len(self.facts) - 1))
            self.update()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._follow()
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A hand over what leads on."""
        self._over = self._at(event.position().toPoint())
        leads = self._over >= 0 and self.facts[self._over].spot is not None
        shape = Qt.CursorShape.PointingHandCursor if leads else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Point at no fact any more."""
        self._over = -1
        self.update()
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the fact that is clicked."""
        at = self._at(event.position().toPoint())
        if at >= 0:
            self._current = at
            self.update()
            self._follow()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A double click asks what a figure is made of."""
        if self._at(event.position().toPoint()) == self._current:
            self.ask_current()

    def event(self, event: QEvent) -> bool:
        """Show the whole text of the fact under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            at = self._at(event.pos())
            one = self.facts[at] if at >= 0 else None
            QToolTip.showText(event.globalPos(), literal(one.more) if one else "", self)
            return True
        return super().event(event)

    def _follow(self) -> None:
        if self.facts and (spot := self.facts[self._current].spot) is not None:
            self.followed.emit(spot)

    def _fonts(self) -> tuple[QFont, QFont]:
        weight = QFont.Weight.DemiBold
        return self._theme.font(LARGE, weight, figures=True), self._theme.font(SMALL)

    def _shape(self) -> tuple[int, list[int], int]:
        """The state that the size follows from."""
        heights = self._heights(*self._arranged(self.width()))
        return len(self.facts), heights, self._least(self._texts(lambda over: [over]))

    def _texts(self, lines_of: Callable[[str], list[str]]) -> list[tuple[str, ...]]:
        """The lines below each figure, the last ones of what it goes over."""
        return [(one.title, *lines_of(one.over)) for one in self.facts]

    def _padding(self) -> int:
        return self._theme.grid(1.25) + 1

    def _least(self, texts: Sequence[Sequence[str]]) -> int:
        """How wide a fact is at the least: its lines are read whole."""
        low = QFontMetrics(self._fonts()[1])
        longest = max((low.horizontalAdvance(line) for lines in texts for line in lines), default=0)
        return max(self._theme.grid(NARROWEST), longest + self._padding())

    def _arranged(self, width: int) -> tuple[int, list[tuple[str, ...]]]:
        """How many stand beside each other, rows equally full, and the lines of each.

        What they go over stands whole, else its parts below each other, else word by word:
        the first way in which there are no more rows than leave room below.
        """
        low, room = QFontMetrics(self._fonts()[1]), width // max(1, len(self.facts))
        most = 1 if self._theme.large else _ROWS

        def words(over: str) -> list[str]:
            lines = [""]
            for word in over.split():
                longer = f"{lines[-1]} {word}".strip()
                if low.horizontalAdvance(longer) <= room - self._padding():
                    lines[-1] = longer
                else:
                    lines.append(word)
            return lines

        ways = map(self._texts, (lambda over: [over], lambda over: over.split(", "), words))
        texts = min(ways, key=lambda texts: max(most, self._rows(width, texts)))
        return max(1, -(-len(texts) // self._rows(width, texts))), texts

    def _rows(self, width: int, texts: Sequence[Sequence[str]]) -> int:
        return max(1, -(-len(texts) // max(1, width // self._least(texts))))

    def _high(self, lines: int = 2) -> int:
        large, small = (QFontMetrics(one).height() for one in self._fonts())
        return large + lines * small + self._theme.grid(1.5)

    def _heights(self, across: int, texts: Sequence[Sequence[str]]) -> list[int]:
        lines = [sum(map(bool, one)) for one in texts]
        firsts = range(0, max(1, len(lines)), across)
        return [self._high(max(lines[at : at + across], default=1)) for at in firsts]

    def _boxes(self) -> list[QRect]:
        across, texts = self._arranged(self.width())
        wide, heights = self.width() // across, self._heights(across, texts)
        tops = [sum(heights[:row]) for row in range(len(heights))]
        places = (divmod(at, across) for at in range(len(texts)))
        return [QRect(at * wide, tops[row], wide, heights[row]) for row, at in places]

    def _at(self, point: QPoint) -> int:
        return next((at for at, box in enumerate(self._boxes()) if box.contains(point)), -1)

    def _paint(self, painter: QPainter, box: QRect, at: int, lines: Sequence[str]) -> None:
        theme, grid, one = self._theme, self._theme.grid, self.facts[at]
        large, small = self._fonts()
        inside = box.adjusted(grid(1), grid(0.5), -grid(0.25), 0)
        focus = at == self._current and self.hasFocus()
        over = at == self._over and one.spot is not None
        if focus:
            painter.fillRect(box.adjusted(2, 2, -2, -2), theme.colour("accent_soft"))
        painter.setFont(large)
        painter.setPen(theme.colour("accent" if focus or over else "ink"))
        tall = QFontMetrics(large)
        text = tall.elidedText(one.figure, Qt.TextElideMode.ElideRight, inside.width())
        painter.drawText(inside.left(), inside.top() + tall.ascent(), text)
        painter.setFont(small)
        painter.setPen(theme.colour("muted"))
        low = QFontMetrics(small)
        for number, line in enumerate(lines):
            base = inside.top() + tall.height() + number * low.height() + low.ascent()
            text = low.elidedText(line, Qt.TextElideMode.ElideRight, inside.width())
            painter.drawText(inside.left(), base, text)
