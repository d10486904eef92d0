"""The entry grid: a sheet of paper that one types on.

A key changes the model, the model is judged in memory, and only the rows whose look became
another are painted again. Keeping what was typed is left to whoever listens to `changed`.
"""

from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize, QSizeF, Qt, Signal
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

from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.sheet import geometry
from clubadmin.desktop.sheet.frame import foot_look, head_look, most_names
from clubadmin.desktop.sheet.frame_brush import FootBrush, FootLook, HeadBrush, HeadLook
from clubadmin.desktop.sheet.geometry import Geometry
from clubadmin.desktop.sheet.ink import Ink
from clubadmin.desktop.sheet.keyboard import Keyboard
from clubadmin.desktop.sheet.looks import RowLook, row_look
from clubadmin.desktop.sheet.model import SheetModel
from clubadmin.desktop.sheet.row_brush import RowBrush
from clubadmin.desktop.sheet.spoken import spoken_row
from clubadmin.desktop.sheet.sums import paper_spots
from clubadmin.domain.row.columns import SheetColumns
from clubadmin.model.sheets.sheet import PaperTotals, Scoresheet


@dataclass(frozen=True)
class _Looks:
    """What is on the screen, to know what to paint again."""

    head: HeadLook
    rows: tuple[RowLook, ...]
    foot: FootLook


class SheetGrid(QWidget):
    """A scoresheet on the screen."""

    changed = Signal(object)  # Change: keep this
    moved = Signal()  # the cursor, the lines or the findings are others now
    sign_asked = Signal()
    fault_asked = Signal()
    table_asked = Signal(int)  # -1 the table before, +1 the one after
    refused = Signal(str)  # a sentence: why a key did nothing
    lost = Signal()  # a key was typed that stands nowhere

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._ink = Ink(theme)
        self._looks: _Looks | None = None
        self._unsaved: frozenset[int] = frozenset()
        self._held: list[QKeyEvent] | None = None
        self.keyboard = Keyboard()
        self._at = self._spread(1)
        self.keyboard.changed.connect(self.changed)
        self.keyboard.sign_asked.connect(self.sign_asked)
        self.keyboard.fault_asked.connect(self.fault_asked)
        self.keyboard.table_asked.connect(self.table_asked)
        self.keyboard.refused.connect(self.refused)
        self.keyboard.lost.connect(self.lost)
        self.keyboard.turned.connect(self.show_second)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self._restyle)

    @property
    def model(self) -> SheetModel | None:
        """The sheet in memory."""
        return self.keyboard.model

    # what is shown

    def show_sheet(self, sheet: Scoresheet | None) -> None:
        """Put a sheet on the grid, the cursor where there is something to do."""
        self.keyboard.model = SheetModel(sheet) if sheet else None
        self._unsaved = frozenset()
        self._plan()
        self.updateGeometry()
        self.show_changes(everything=True)

    def take(
        self,
        sheet: Scoresheet,
        kept: dict[bool, dict[int, str]],
        paper: PaperTotals | None = None,
    ) -> None:
        """The same sheet as it is in the file now; lines and totals kept are on their way."""
        if self.model is not None:
            self.model.take(sheet, kept, paper)
            self.show_changes(everything=True)

    def lay_over(self, lines: dict[int, str], *, second: bool) -> None:
        """Lines typed before that are not in the file yet."""
        if self.model is not None:
            self.model.lay_over(lines, second=second)
            self.show_changes()

    def mark_unsaved(self, games: frozenset[int]) -> None:
        """Games that could not be kept carry a sign until they are."""
        if games != self._unsaved:
            self._unsaved = games
            self.show_changes()

    def go_to(self, game: int | None) -> None:
        """Put the cursor on a game, or on the paper totals, and take the keyboard."""
        if self.model is None:
            return
        self.keep_typed()
        self.model.go(self.model.games if game is None else game - 1)
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.show_changes()

    def go_to_wrong_total(self) -> None:
        """Put the cursor on the first total on paper that is off, and take the keyboard."""
        if self.model is not None:
            self.go_to(None)
            self.model.go(self.model.games, field=next(iter(self.model.wrong_totals()), 0))
            self.show_changes()

    def go_to_stop(self) -> None:
        """Put the cursor past the totals, where Enter signs off and nothing can be typed over."""
        if self.model is not None:
            self.model.go(self.model.games, field=self.model.stop)
            self.show_changes()

    def keep_typed(self) -> None:
        """Take the row being typed onto the sheet, as Enter does."""
        self.keyboard.keep_typed()

    def show_second(self, second: bool) -> None:
        """Turn to the other side's own sheet, or back."""
        if self.model is not None:
            self.keep_typed()
            self.model.show_second(second)
            self.show_changes(everything=True)

    def hold(self) -> None:
        """Another sheet is on its way: keys typed meanwhile are for that one."""
        self._held = self._held if self._held is not None else []

    def release(self, *, forget: bool = False) -> None:
        """The sheet is here: type what was held back; forget it when the sheet did not come."""
        held, self._held = self._held or [], None
        for key in () if forget else held:
            QCoreApplication.sendEvent(self, key)

    def cursor_rect(self) -> QRect:
        """Where one is typing, with a row around it."""
        if self.model is None:
            return QRect()
        rect = self._at.paper_rect() if self.model.on_paper else self._at.row_rect(self.model.row)
        above = int(self._at.top) if self.model.row == 0 else int(self._at.row)
        return rect.toAlignedRect().adjusted(0, -above, 0, int(self._at.row))

    # painting

    def show_changes(self, *, everything: bool = False) -> None:
        """Ask Qt to paint what looks other than what is on the screen."""
        before, self._looks = self._looks, self._look()
        if everything or before is None or self._looks is None:
            self.update()
        else:
            self._update_differences(before, self._looks)
        self._speak()
        self.moved.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the parts of the paper that the event touches."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(event.rect(), self._ink["sheet"])
        if self._looks is not None:
            self._paint(painter, self._looks, event)
        painter.end()

    def _paint(self, painter: QPainter, looks: _Looks, event: QPaintEvent) -> None:
        region, at, ink = event.region(), self._at, self._ink
        if region.intersects(self._head_rect()):
            HeadBrush(painter, ink, at).paint(looks.head)
        brush = RowBrush(painter, ink, at)
        for row, look in enumerate(looks.rows):
            if region.intersects(at.row_rect(row).toAlignedRect()):
                brush.paint(look)
        foot = FootBrush(painter, ink, at)
        if region.intersects(at.totals_rect().toAlignedRect()):
            foot.paint_totals(looks.foot)
        if region.intersects(at.paper_rect().toAlignedRect()):
            foot.paint_paper(looks.foot.paper)

    def _update_differences(self, before: _Looks, now: _Looks) -> None:
        for row, look in enumerate(now.rows):
            if row >= len(before.rows) or before.rows[row] != look:
                self.update(self._at.row_rect(row).toAlignedRect())
        if replace(before.foot, paper=None) != replace(now.foot, paper=None):
            self.update(self._at.totals_rect().toAlignedRect())
        if before.foot.paper != now.foot.paper:
            self.update(self._at.paper_rect().toAlignedRect())
        if before.head != now.head:
            self.update(self._head_rect())

    def _head_rect(self) -> QRect:
        return QRect(0, 0, self.width(), int(self._at.top))

    def _look(self) -> _Looks | None:
        if self.model is None:
            return None
        focused = self.hasFocus()
        rows = tuple(
            row_look(self.model, row, focused=focused, unsaved=row + 1 in self._unsaved)
            for row in range(self.model.games)
        )
        head = head_look(self.model, self._ink, self._at)
        return _Looks(head, rows, foot_look(self.model, focused=focused))

    def _speak(self) -> None:
        """Say the row to a screen reader."""
        if self.model is None or self._looks is None:
            return
        spoken, title = spoken_row(self.model), self._looks.head.title
        if (title, spoken) == (self.accessibleName(), self.accessibleDescription()):
            return
        self.setAccessibleName(title)
        self.setAccessibleDescription(spoken)
        if QAccessible.isActive() and self.hasFocus():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, spoken))

    # size

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Spread the paper anew."""
        super().resizeEvent(event)
        self._plan()
        self.show_changes(everything=True)

    def sizeHint(self) -> QSize:
        """Roomy, but content with less."""
        return QSize(self._theme.grid(90), self._theme.grid(80))

    def minimumSizeHint(self) -> QSize:
        """Every row at its lowest; below that the grid scrolls."""
        width = geometry.least_width(self._theme, self._columns)
        low = self._spread(self._at.name_lines, QSize(width, 0))
        return QSize(width, int(low.height))

    @property
    def _columns(self) -> SheetColumns:
        return self.model.columns if self.model else SheetColumns()

    def _spread(self, name_lines: int, room: QSize | None = None) -> Geometry:
        games = self.model.games if self.model else 16
        size = QSizeF(self.size() if room is None else room)
        return geometry.plan(self._theme, size, games, name_lines, self._columns)

    def _plan(self) -> None:
        self._at = self._spread(1)
        if self.model is not None and most_names(self.model, self._ink, self._at) > 1:
            self._at = self._spread(2)
        self._ink.suit(self._at.row)

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
        """Keys that the grid uses itself must not start a command of the window."""
        if isinstance(event, QKeyEvent):
            if event.type() is QEvent.Type.ShortcutOverride and self.keyboard.owns(event):
                event.accept()
                return True
            if event.type() is QEvent.Type.KeyPress and self._tab(event):
                return True
        return super().event(event)

    def _tab(self, event: QKeyEvent) -> bool:
        """Tab would leave the grid before keyPressEvent saw it."""
        keys = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
        if event.key() not in keys or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        if not self.keyboard.tab(back=event.key() == Qt.Key.Key_Backtab):
            return False
        self.show_changes()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Every other key of the grid."""
        if self._held is not None:
            self._held.append(event.clone())
        elif self.keyboard.press(event):
            self.show_changes()
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the row under the pointer."""
        at = event.position()
        row = self._at.row_at(at.y())
        if self.model is None or row < 0:
            return
        if row != self.model.row or self.model.on_paper:
            self.keep_typed()
            shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.model.go(row, field=self._field_at(at.x()), marking=shift)
        self.show_changes()

    def _field_at(self, x: float) -> int:
        """The players' own total that is typed under a point, or nearest to it."""
        spot, spots = self._at.spot_at(x), paper_spots(self._columns)
        return min(range(len(spots)), key=lambda field: abs(spots[field] - spot))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Edit the row under the pointer."""
        self.mousePressEvent(event)
        if self.model is not None and not self.model.locked:
            self.model.edit()
        self.show_changes()
