"""What stands above the rows of a game, and stays there when they scroll."""

from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.comparison.grid import BoardGrid
from clubadmin.desktop.comparison.layout import head_height, with_worth
from clubadmin.desktop.comparison.looks import head_look, people_look
from clubadmin.desktop.sheet.frame_brush import HeadBrush, HeadLook


class BoardHead(QWidget):
    """The game, who deals and leads, who sit at the table in view, and the columns' names."""

    def __init__(self, grid: BoardGrid) -> None:
        super().__init__()
        self._grid = grid
        self._look: HeadLook | None = None
        self._people: tuple[tuple[str, ...], ...] = ()
        grid.moved.connect(self._follow)

    def _follow(self) -> None:
        model = self._grid.model
        look = head_look(model, worth=with_worth(self._grid.at)) if model else None
        people = people_look(model) if model else ()
        self.setFixedHeight(head_height(self._grid.at))
        if (look, people) != (self._look, self._people):
            self._look, self._people = look, people
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """As above a sheet."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self._grid.ink["sheet"])
        if self._look is not None:
            at = self._grid.at
            at = replace(at, title=at.title + at.names, top=head_height(at))
            brush = HeadBrush(painter, self._grid.ink, at)
            brush.paint(replace(self._look, title="", aside=""))
            self._paint_title(brush, self._look)
            self._paint_people(brush)
        painter.end()

    def _paint_title(self, brush: HeadBrush, look: HeadLook) -> None:
        at, ink, high = brush.at, brush.ink, self._grid.at.title
        line = QRectF(at.left, 0, at.right - at.left, high)
        brush.write(line, look.title, ink.title, ink["ink"])
        room = line.width() - ink.width(look.title, ink.title) - 3 * at.step
        brush.write(
            line, ink.cut(look.aside, ink.plain, room), ink.plain, ink["muted"], align="right"
        )

    def _paint_people(self, brush: HeadBrush) -> None:
        """Both sides of the table in view below the title, each on half of the width."""
        at, ink = brush.at, brush.ink
        half = (at.right - at.left) / 2
        for side, texts in enumerate(self._people):
            spot = QRectF(at.left + side * half, self._grid.at.title, half - at.step, at.names)
            whole = (text for text in texts if ink.width(text, ink.plain) <= spot.width())
            shown = next(whole, None) or ink.cut(texts[-1], ink.plain, spot.width())
            brush.write(spot, shown, ink.plain, ink["ink"])
