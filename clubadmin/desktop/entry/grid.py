"""The entry grid: rows that one types on, of a sheet of paper or of a game over its tables.

A key changes the model, the model is judged in memory, and only what looks other than what is
on the screen is painted again. Keeping what was typed is left to whoever listens to `keyboard`.
"""

from typing import Generic, TypeVar

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from clubadmin.desktop.entry.findings import as_sentence
from clubadmin.desktop.entry.geometry import Geometry
from clubadmin.desktop.entry.ink import Ink
from clubadmin.desktop.entry.keyboard import EntryKeyboard
from clubadmin.desktop.entry.model import EntryModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.spoken.saying import describe, in_a_row, say
from clubadmin.domain.row.columns import SheetColumns

Model = TypeVar("Model", bound=EntryModel)
_TABS = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)


class EntryGrid(QWidget, Generic[Model]):
    """Lines on the screen; a subclass says where they stand and how they look.

    `at` is where everything stands, and `ink` what it is painted with.
    """

    moved = Signal()  # the cursor, the lines or what they come to are others now

    def __init__(self, theme: Theme, keyboard: EntryKeyboard[Model], height: int) -> None:
        """Make a grid without lines; `height` is what it would like, in steps of the grid."""
        super().__init__()
        self._theme = theme
        self._height = height
        self._spoken_row, self._spoken_words = 0, ""
        self._saying: list[str] = []  # not said so far: faults of rows left, and where one is
        self.ink = Ink(theme)
        self.keyboard = keyboard
        self.at = self._spread()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self._restyle)

    @property
    def model(self) -> Model | None:
        """The lines in memory."""
        return self.keyboard.model

    @property
    def columns(self) -> SheetColumns:
        """The columns of the rules by which is played."""
        return self.model.columns if self.model else SheetColumns()

    def _spread(self) -> Geometry:
        """Lay everything out in the room there is."""
        raise NotImplementedError

    def _look_anew(self, *, everything: bool) -> bool:
        """Ask for what looks other than it did to be painted; False where that is all of it."""
        raise NotImplementedError

    def _paint(self, painter: QPainter, region: QRegion) -> None:
        raise NotImplementedError

    def _spoken(self, model: Model) -> tuple[str, str]:
        """The name of the lines, and the row under the cursor in words."""
        raise NotImplementedError

    def cursor_rect(self) -> QRect:
        """The place of typing, with a row around it."""
        raise NotImplementedError

    def _introduced(self, title: str) -> str:
        """Name the lines that came in view."""
        return title

    def _go_to_point(self, model: Model, row: int, event: QMouseEvent) -> None:
        """Go to the row under the pointer."""
        raise NotImplementedError

    def show_model(self, model: Model | None) -> None:
        """Put other lines on the grid."""
        self.keyboard.model = model
        self.spread_anew()

    def spread_anew(self) -> None:
        """Spread the rows over the room there is, and paint everything."""
        self._plan()
        self.updateGeometry()
        self.show_changes(everything=True)

    def keep_typed(self) -> None:
        """Take the row being typed over, as Enter does."""
        self.keyboard.keep_typed()

    def show_changes(self, *, everything: bool = False) -> None:
        """Ask Qt to paint what looks other than what is on the screen."""
        if not self._look_anew(everything=everything) or everything:
            self.update()
        self.moved.emit()  # first, for what stands beside the lines is spoken with them
        self._speak()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the parts that the event touches."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(event.rect(), self.ink["sheet"])
        self._paint(painter, event.region())
        painter.end()

    def _speak(self) -> None:
        """Say the row to a screen reader."""
        if self.model is None:
            return
        title, spoken = self._spoken(self.model)
        before, left, row = self.accessibleName(), self._spoken_row, self.model.row
        self._spoken_row = row
        if (title, spoken) == (before, self._spoken_words):
            return
        self._spoken_words = spoken
        self.setAccessibleName(title)
        if not (self.hasFocus() and QAccessible.isActive()):
            self.setAccessibleDescription(spoken)
            return
        said = [as_sentence(one) for one in self.model.findings if one.game == left + 1 != row + 1]
        news = [self._introduced(title)] if title != before else said
        self._saying = [*self._saying[:-1], *news, spoken]  # typing on loses no fault
        QTimer.singleShot(0, self, self._say)  # one sentence a key

    def _say(self) -> None:
        sentence, self._saying = in_a_row(*self._saying), []
        if sentence and not describe(self, sentence):
            say(self, sentence)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Spread the rows anew."""
        super().resizeEvent(event)
        self._plan()
        self.show_changes(everything=True)

    def sizeHint(self) -> QSize:
        """Roomy, but content with less."""
        return QSize(self._theme.grid(90), self._theme.grid(self._height))

    def _plan(self) -> None:
        self.at = self._spread()
        self.ink.suit(self.at.row, self._figure_room())

    def _figure_room(self) -> float:
        """Pixels in which a figure of four digits has to fit."""
        return self.at.narrowest - self.at.pad / 2

    def _restyle(self) -> None:
        self.ink = Ink(self._theme)
        self.spread_anew()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where one types."""
        super().focusInEvent(event)
        self.setAccessibleDescription(self._spoken_words)  # what was said before it is past
        self.show_changes()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A row half typed stays as it is; the cursor is no longer shown."""
        super().focusOutEvent(event)
        self.show_changes()

    def event(self, event: QEvent) -> bool:
        """Keys that the grid uses itself must not start a command of the window."""
        if isinstance(event, QKeyEvent):
            if event.type() is QEvent.Type.ShortcutOverride and self.keyboard.owns(event):
                event.accept()
                return True
            if event.type() is QEvent.Type.KeyPress and event.key() in _TABS:
                self.keyPressEvent(event)  # Qt would leave the grid with it
                if event.isAccepted():
                    return True
                event.accept()  # Qt leaves the grid with it, and may not do so twice
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Every key of the grid."""
        if self.keyboard.press(event):
            self.show_changes()
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the row under the pointer."""
        row = self.at.row_at(event.position().y())
        if self.model is not None and row >= 0:
            self._go_to_point(self.model, row, event)
            self.show_changes()

    def _enter_box_at(self, model: Model, event: QMouseEvent) -> None:
        """Into the box under the pointer; beside the boxes the line is typed."""
        box = self.at.box_at(event.position().x())
        if box is not None:
            model.enter_box(box)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Edit the row under the pointer."""
        self.mousePressEvent(event)
        if self.model is not None and not self.model.locked:
            self.model.edit()
        self.show_changes()


class EntryScroll(QScrollArea):
    """Scrolls a grid that is higher than its room; what is typed stays in sight."""

    def __init__(self, grid: EntryGrid[Model], *, sideways: bool = False) -> None:
        """Around a grid; `sideways` where it may be wider than its room as well."""
        super().__init__()
        self._grid = grid
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        bar = Qt.ScrollBarPolicy
        self.setHorizontalScrollBarPolicy(
            bar.ScrollBarAsNeeded if sideways else bar.ScrollBarAlwaysOff
        )
        self.setWidget(grid)

    def follow(self) -> None:
        """Bring the row being typed into sight."""
        self.bring(self._grid.cursor_rect())

    def bring(self, at: QRect) -> None:
        """Bring this into sight, its foot before its top."""
        self.ensureVisible(at.center().x(), at.top(), 0, 0)
        self.ensureVisible(at.center().x(), at.bottom(), 0, 0)
