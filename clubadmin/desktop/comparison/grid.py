"""The entry list of a game: a row a table, typed as a sheet is, with its worth beside it.

A key changes the model, the model compares in memory, and only the rows whose look became
another are painted again.
"""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from clubadmin.desktop.comparison import layout
from clubadmin.desktop.comparison.brush import LineBrush
from clubadmin.desktop.comparison.keyboard import BoardKeyboard
from clubadmin.desktop.comparison.looks import LineLook, line_look
from clubadmin.desktop.comparison.model import BoardModel
from clubadmin.desktop.comparison.spoken import spoken_line
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.sheet.geometry import Geometry
from clubadmin.desktop.sheet.ink import Ink
from clubadmin.domain.row.columns import SheetColumns


class BoardGrid(QWidget):
    """A game on the screen, a row for every table that plays it."""

    moved = Signal()  # the cursor, the lines or what they are worth are others now

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._ink = Ink(theme)
        self._looks: tuple[LineLook, ...] = ()
        self._seen = (0, 0)  # edition of the model and the row of the cursor in those looks
        self._stop = ""  # what stands below the last row, and is said at the stop
        self._stopped = False
        self._unsaved: Callable[[int], bool] = lambda _row: False
        self._held: list[QKeyEvent] | None = None
        self.keyboard = BoardKeyboard()
        self.at = self._spread()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self._restyle)

    @property
    def model(self) -> BoardModel | None:
        """The game in memory."""
        return self.keyboard.model

    @property
    def ink(self) -> Ink:
        """What it is painted with."""
        return self._ink

    # what is shown

    def show_game(self, model: BoardModel | None) -> None:
        """Put a game on the list."""
        self.keyboard.model = model
        self._plan()
        self.updateGeometry()
        self.show_changes(everything=True)

    def show_rows(self) -> None:
        """Show the game anew; it may have other rows than before."""
        if self.model is not None and self.model.count != self.at.games:
            self._plan()
            self.updateGeometry()
        self.show_changes(everything=True)

    def note_unsaved(self, unsaved: Callable[[int], bool]) -> None:
        """Which rows could not be kept so far."""
        self._unsaved = unsaved
        self.mark_unsaved()

    def mark_unsaved(self) -> None:
        """Other rows than before may be kept, or not."""
        self._seen = (0, 0)
        self.show_changes()

    def say_at_stop(self, text: str) -> None:
        """What Enter does below the last row."""
        if text != self._stop:
            self._stop = text
            self.update(self._stop_rect())

    def go_to(self, row: int) -> None:
        """Put the cursor on a row and take the keyboard."""
        if self.model is not None:
            self.keyboard.keep_typed()
            self.model.go(row)
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            self.show_changes()

    def hold(self) -> None:
        """Another game is on its way: keys typed meanwhile are for that one."""
        self._held = self._held if self._held is not None else []

    def release(self, *, forget: bool = False) -> None:
        """The game is here: type what was held back; forget it when it did not come."""
        held, self._held = self._held or [], None
        for key in () if forget else held:
            QCoreApplication.sendEvent(self, key)

    def cursor_rect(self) -> QRect:
        """Where one is typing, with a row around it."""
        if self.model is None:
            return QRect()
        high = int(self.at.row)
        return self.at.row_rect(self.model.row).toAlignedRect().adjusted(0, -high, 0, high)

    # painting

    def show_changes(self, *, everything: bool = False) -> None:
        """Ask Qt to paint what looks other than what is on the screen."""
        before, self._looks = self._looks, self._look(anew=everything)
        if everything or len(before) != len(self._looks):
            self.update()
        else:
            for row, (was, now) in enumerate(zip(before, self._looks, strict=True)):
                if was is not now and was != now:
                    self.update(self._changed_rect(row, was, now))
        stopped = self.model is not None and self.model.at_stop and self.hasFocus()
        if stopped != self._stopped:
            self._stopped = stopped
            self.update(self._stop_rect())
        self._speak()
        self.moved.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows that the event touches."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(event.rect(), self._ink["sheet"])
        region, brush = event.region(), LineBrush(painter, self._ink, self.at)
        for row, look in enumerate(self._looks):
            if region.intersects(self._rect_but_worth(row)):
                brush.paint(look)
            elif region.intersects(self._worth_rect(row)):
                brush.paint_worth(look)
        if region.intersects(self._stop_rect()):
            self._paint_stop(brush)
        painter.end()

    def _paint_stop(self, brush: LineBrush) -> None:
        if self.model is None:
            return
        box = QRectF(self._stop_rect()).adjusted(1, 1, -1, -2)
        if self._stopped:
            brush.rounded(box, self._ink.edge, self._ink["accent_soft"])
        text = self._ink.cut(self._stop, self._ink.plain, box.width() - 2 * self.at.step)
        colour = self._ink["ink" if self._stopped else "muted"]
        brush.write(box, text, self._ink.plain, colour, align="centre")

    def _changed_rect(self, row: int, was: LineLook, now: LineLook) -> QRect:
        """What to paint of a row; with most keys it is the worth of the other rows alone."""
        if not now.here and replace(was, worth=now.worth) == now:
            return self._worth_rect(row)
        return self.at.row_rect(row).toAlignedRect()

    def _worth_rect(self, row: int) -> QRect:
        rect = self.at.row_rect(row)
        rect.setLeft(self.at.after[0] + 1)
        return rect.toAlignedRect()

    def _rect_but_worth(self, row: int) -> QRect:
        rect = self.at.row_rect(row)
        rect.setRight(self.at.after[0] - 1)
        return rect.toAlignedRect()

    def _stop_rect(self) -> QRect:
        return self.at.row_rect(self.at.games).toAlignedRect()

    def _look(self, *, anew: bool) -> tuple[LineLook, ...]:
        """Every row as it looks now; only the cursor's own are made again while one types."""
        model = self.model
        if model is None:
            return ()
        seen, self._seen = self._seen, (model.edition, model.row)
        known = () if anew or seen[0] != model.edition else self._looks
        if len(known) != model.count:
            return tuple(self._line(model, row) for row in range(model.count))
        rows = {seen[1], model.row}
        return tuple(
            self._line(model, row) if row in rows else look for row, look in enumerate(known)
        )

    def _line(self, model: BoardModel, row: int) -> LineLook:
        names = layout.with_names(self.at)
        unsaved = self._unsaved(row)
        return line_look(model, row, focused=self.hasFocus(), unsaved=unsaved, names=names)

    def _speak(self) -> None:
        """Say the row to a screen reader."""
        if self.model is None:
            return
        spoken = self._stop if self.model.at_stop else spoken_line(self.model)
        if spoken == self.accessibleDescription():
            return
        self.setAccessibleName(self.tr("Spel %1").replace("%1", str(self.model.board.game)))
        self.setAccessibleDescription(spoken)
        if QAccessible.isActive() and self.hasFocus():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, spoken))

    # size

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Spread the list anew."""
        super().resizeEvent(event)
        self._plan()
        self.show_changes(everything=True)

    def sizeHint(self) -> QSize:
        """Roomy, but content with less."""
        return QSize(self._theme.grid(90), self._theme.grid(60))

    def minimumSizeHint(self) -> QSize:
        """Every row at its lowest; below that the list scrolls."""
        return QSize(layout.least_width(self._theme, self._columns), layout.least_height(self.at))

    @property
    def _columns(self) -> SheetColumns:
        return self.model.columns if self.model else SheetColumns()

    def _spread(self) -> Geometry:
        rows = self.model.count if self.model else 1
        return layout.plan(self._theme, QSizeF(self.size()), rows, self._columns, self._longest())

    def _longest(self) -> float:
        """Pixels of the longest name."""
        lines = self.model.board.lines if self.model else ()
        names = {one.team or one.name for line in lines for one in (line.ns, line.ew)}
        return max((self._ink.width(name, self._ink.small) for name in names), default=0.0)

    def _plan(self) -> None:
        self.at = self._spread()
        self._ink.suit(self.at.row)

    def _restyle(self) -> None:
        self._ink = Ink(self._theme)
        self._plan()
        self.updateGeometry()
        self.show_changes(everything=True)

    # events

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where one types."""
        super().focusInEvent(event)
        self.show_changes()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A row half typed stays as it is; the cursor is no longer shown."""
        super().focusOutEvent(event)
        self.show_changes()

    def event(self, event: QEvent) -> bool:
        """Keys that the list uses itself must not start a command of the window."""
        if isinstance(event, QKeyEvent):
            if event.type() is QEvent.Type.ShortcutOverride and self.keyboard.owns(event):
                event.accept()
                return True
            tabs = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
            if event.type() is QEvent.Type.KeyPress and event.key() in tabs:
                self.keyPressEvent(event)
                return event.isAccepted()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Every key of the list."""
        if self._held is not None:
            self._held.append(event.clone())
        elif self.keyboard.press(event):
            self.show_changes()
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the row under the pointer."""
        row = self.at.row_at(event.position().y())
        if self.model is not None and row >= 0:
            if row != self.model.row:
                self.keyboard.keep_typed()
                self.model.go(row)
            self.show_changes()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Edit the row under the pointer."""
        self.mousePressEvent(event)
        if self.model is not None and not self.model.locked:
            self.model.edit()
        self.show_changes()
