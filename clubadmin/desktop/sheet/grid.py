"""The entry grid: a sheet of paper that one types on.

A key changes the model, the model is judged in memory, and only the rows whose look became
another are painted again. Keeping what was typed is left to whoever listens to `changed`.
"""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QFontMetricsF,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from clubadmin.desktop.sheet import clipboard, geometry, paint
from clubadmin.desktop.sheet.ink import Ink
from clubadmin.desktop.sheet.looks import RowLook, paper_look, row_look
from clubadmin.desktop.sheet.model import SIGN, Change, SheetModel
from clubadmin.desktop.sheet.paint import FootLook, HeadLook
from clubadmin.desktop.sheet.spoken import spoken_row
from clubadmin.desktop.theme import Theme
from clubadmin.services.views.sheet import Scoresheet

_Key = Qt.Key
_NO_KEYS = Qt.KeyboardModifier.NoModifier
_TYPED = "0123456789+-*/.,?#@ "


@dataclass
class _Shown:
    """What is on the screen now, to know what to paint again."""

    rows: list[RowLook]
    foot: FootLook | None = None
    head: HeadLook | None = None


class SheetGrid(QWidget):
    """A scoresheet on the screen."""

    changed = Signal(object)  # Change: keep this
    moved = Signal()  # the cursor, the lines or the findings are others now
    sign_asked = Signal()
    table_asked = Signal(int)  # -1 the table before, +1 the one after
    refused = Signal(str)  # a sentence: why a key did nothing

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._ink = Ink(theme)
        self._shown = _Shown([])
        self._unsaved: frozenset[int] = frozenset()
        self._held: list[QKeyEvent] | None = None
        self.model: SheetModel | None = None
        self._at = geometry.plan(theme, 800, 600, 16, 1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._moves = self._key_table()
        theme.changed.connect(self._restyle)

    # what is shown

    def show_sheet(self, sheet: Scoresheet | None) -> None:
        """Put a sheet on the grid, the cursor on the first row that is not typed yet."""
        self.model = SheetModel(sheet) if sheet else None
        self._plan()
        self.repaint_changes(everything=True)

    def take(self, sheet: Scoresheet, kept: dict[bool, dict[int, str]]) -> None:
        """The same sheet as it is in the file now; `kept` is not in the file yet."""
        if self.model is None:
            return
        self.model.take(sheet, kept)
        self.repaint_changes(everything=True)

    def lay_over(self, lines: dict[int, str], *, second: bool) -> None:
        """Lines typed before that are not in the file yet."""
        if self.model is not None:
            self.model.lay_over(lines, second=second)
            self.repaint_changes()

    def hold(self) -> None:
        """Another sheet is on its way: keys typed meanwhile are for that one."""
        self._held = self._held if self._held is not None else []

    def release(self) -> None:
        """The sheet is here: type what was held back."""
        held, self._held = self._held or [], None
        for key in held:
            QCoreApplication.sendEvent(self, key)

    def mark_unsaved(self, games: frozenset[int]) -> None:
        """Games that could not be kept carry a sign until they are."""
        if games != self._unsaved:
            self._unsaved = games
            self.repaint_changes()

    def go_to(self, game: int | None) -> None:
        """Put the cursor on a game, or on the paper totals, and take the keyboard."""
        if self.model is None:
            return
        self.keep_typed()
        self.model.go(self.model.games if game is None else game - 1)
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.repaint_changes()

    def keep_typed(self) -> None:
        """Take the row being typed onto the sheet, as Enter does."""
        if self.model is not None and (change := self.model.commit()):
            self.changed.emit(change)

    def show_second(self, second: bool) -> None:
        """Turn to the other side's own sheet, or back."""
        if self.model is None:
            return
        self.keep_typed()
        self.model.show_second(second)
        self.repaint_changes(everything=True)

    def cursor_rect(self) -> QRect:
        """Where one is typing, with a row around it."""
        row = self._at.row_rect(self.model.row if self.model else 0)
        if self.model is not None and self.model.on_paper:
            row = self._at.foot_rect()
        return row.toAlignedRect().adjusted(0, -int(self._at.row), 0, int(self._at.row))

    # painting

    def repaint_changes(self, *, everything: bool = False) -> None:
        """Ask Qt to paint what looks other than what is on the screen."""
        if self.model is None:
            self.update()
            return
        rows = [self._row_look(row) for row in range(self.model.games)]
        foot, head = self._foot_look(), self._head_look()
        before = self._shown
        self._shown = _Shown(rows, foot, head)
        if everything or len(before.rows) != len(rows):
            self.update()
        else:
            self._update_differences(before)
        self._speak()
        self.moved.emit()

    def _update_differences(self, before: _Shown) -> None:
        now = self._shown
        for row, (was, look) in enumerate(zip(before.rows, now.rows, strict=True)):
            if was != look:
                self.update(self._at.row_rect(row).toAlignedRect().adjusted(-1, -1, 1, 1))
        if before.foot != now.foot:
            self.update(self._at.foot_rect().toAlignedRect().adjusted(-1, -1, 1, 1))
        if before.head != now.head:
            self.update(QRect(0, 0, self.width(), int(self._at.top)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the parts of the paper that the event touches."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(event.rect(), self._ink["sheet"])
        if self.model is None or self._shown.head is None or self._shown.foot is None:
            painter.end()
            return
        region = event.region()
        at = self._at
        if region.intersects(QRect(0, 0, self.width(), int(at.top))):
            paint.paint_head(painter, self._ink, at, self._shown.head)
        for row, look in enumerate(self._shown.rows):
            if region.intersects(at.row_rect(row).toAlignedRect()):
                paint.paint_row(painter, self._ink, at, look)
        if region.intersects(at.foot_rect().toAlignedRect()):
            paint.paint_foot(painter, self._ink, at, self._shown.foot)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Spread the paper anew."""
        super().resizeEvent(event)
        self._plan()
        self.repaint_changes(everything=True)

    def sizeHint(self) -> QSize:
        """Roomy, but content with less."""
        return QSize(self._theme.grid(90), self._theme.grid(80))

    def minimumSizeHint(self) -> QSize:
        """Every row at its lowest; below that the grid scrolls."""
        games = self.model.games if self.model else 16
        low = geometry.plan(self._theme, self._theme.grid(56), 0, games, self._at.name_lines)
        return QSize(self._theme.grid(56), int(low.height))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where one types."""
        super().focusInEvent(event)
        self.repaint_changes()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A row half typed stays as it is; the cursor is no longer shown."""
        super().focusOutEvent(event)
        self.repaint_changes()

    def _restyle(self) -> None:
        self._ink = Ink(self._theme)
        self._plan()
        self.updateGeometry()
        self.repaint_changes(everything=True)

    def _plan(self) -> None:
        games = self.model.games if self.model else 16
        at = geometry.plan(self._theme, self.width(), self.height(), games, 1)
        if self.model is not None and any(len(names) > 1 for names in self._names(at)):
            at = geometry.plan(self._theme, self.width(), self.height(), games, 2)
        self._at = at

    def _names(self, at: geometry.Geometry) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The names of each side: on one line if they fit, else a line for each of the two."""
        assert self.model is not None
        place = self.model.sheet.place
        sides = []
        for side, people in enumerate(((place.n, place.s), (place.e, place.w))):
            labels = [person.label for person in people if person]
            room = at.edges[2 * side + 2] - at.edges[2 * side] - at.step
            line = " – ".join(labels)
            metrics = QFontMetricsF(self._ink.small)
            if metrics.horizontalAdvance(line) > room:
                cut = Qt.TextElideMode.ElideRight
                sides.append(tuple(metrics.elidedText(name, cut, room) for name in labels))
            else:
                sides.append((line,))
        return sides[0], sides[1]

    def _row_look(self, row: int) -> RowLook:
        assert self.model is not None
        return row_look(self.model, row, self.hasFocus(), row + 1 in self._unsaved)

    def _foot_look(self) -> FootLook:
        assert self.model is not None
        scored = self.model.scored
        figures = (scored.ns.points, scored.ns.roem, scored.ew.points, scored.ew.roem)
        totals = tuple(str(figure) for figure in figures)
        return FootLook(
            totals=(totals[0], totals[1], totals[2], totals[3]),
            sums=(str(scored.ns.total), str(scored.ew.total)),
            paper=paper_look(self.model, self.hasFocus()),
        )

    def _head_look(self) -> HeadLook:
        assert self.model is not None
        sheet = self.model.sheet
        title = self.tr("Tafel %1 · ronde %2")
        title = title.replace("%1", str(sheet.place.number)).replace("%2", str(sheet.place.round))
        wij, zij = self._names(self._at)
        if self.model.second:
            title += " · " + self.tr("formulier van de tegenpartij")
        return HeadLook(title, self._aside(), wij, zij)

    def _aside(self) -> str:
        assert self.model is not None
        sheet = self.model.sheet
        if sheet.closed:
            return self.tr("De avond is afgesloten.")
        if sheet.signed:
            return "✓ " + self.tr("Afgetekend. F2: terugnemen")
        if self.model.on_paper or self.model.row >= len(sheet.dealers):
            return ""
        dealer = self.tr("gever spel %1: %2").replace("%1", str(self.model.row + 1))
        return dealer.replace("%2", sheet.dealers[self.model.row])

    def _speak(self) -> None:
        """Say the row to a screen reader."""
        assert self.model is not None and self._shown.head is not None
        spoken = spoken_row(self.model)
        if spoken == self.accessibleDescription():
            return
        self.setAccessibleName(self._shown.head.title)
        self.setAccessibleDescription(spoken)
        if QAccessible.isActive():
            told = QAccessibleEvent(self, QAccessible.Event.DescriptionChanged)
            QAccessible.updateAccessibility(told)

    # the keyboard

    def event(self, event: QEvent) -> bool:
        """Keys that the grid uses itself must not start a command of the window."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            mine = self._owns(event)
            if mine:
                event.accept()
                return True
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            # Tab would leave the grid before keyPressEvent saw it
            if event.key() in (_Key.Key_Tab, _Key.Key_Backtab) and self._tab(event):
                return True
        return super().event(event)

    def _owns(self, event: QKeyEvent) -> bool:
        if self.model is None:
            return False
        if event.matches(QKeySequence.StandardKey.Undo):
            return self.model.typing
        plain = event.modifiers() in (_NO_KEYS, Qt.KeyboardModifier.KeypadModifier)
        return plain and (event.text() in _TYPED or event.key() in self._moves)

    def _tab(self, event: QKeyEvent) -> bool:
        """Tab goes along the paper totals; on the rows it commits and goes on, as Enter does."""
        if self.model is None or self.model.locked:
            return False
        back = event.key() == _Key.Key_Backtab
        self.keep_typed()
        if self.model.on_paper:
            field = self.model.field + (-1 if back else 1)
            if field > SIGN:
                return False
            row = self.model.games if field >= 0 else self.model.games - 1
            self.model.go(row, field=max(field, 0))
        else:
            self.model.go(self.model.row + (-1 if back else 1))
        self.repaint_changes()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Every key of the grid."""
        if self._held is not None:
            self._held.append(event.clone())
            return
        if self.model is None or not self._handle(event):
            event.ignore()
            return
        self.repaint_changes()

    def _handle(self, event: QKeyEvent) -> bool:
        for sequence, run in (
            (QKeySequence.StandardKey.Copy, self.copy),
            (QKeySequence.StandardKey.Cut, self.cut),
            (QKeySequence.StandardKey.Paste, self.paste),
            (QKeySequence.StandardKey.SelectAll, self.mark_all),
            (QKeySequence.StandardKey.Undo, self._undo_typing),
        ):
            if event.matches(sequence):
                return run() is not False
        move = self._moves.get(event.key())
        if move is not None:
            return self._move(event, move)
        return self._type(event)

    def _type(self, event: QKeyEvent) -> bool:
        text = event.text()
        commanded = event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        )
        if commanded or not text or not text.isprintable():
            return False
        assert self.model is not None
        if self.model.locked:
            self.refused.emit(self._why_locked())
            return True
        return self.model.insert("." if text == "," else text)

    def _why_locked(self) -> str:
        assert self.model is not None
        if self.model.sheet.closed:
            return self.tr("De avond is afgesloten. Heropen hem bij Uitslag om te verbeteren.")
        return self.tr("Dit formulier is afgetekend. Druk op F2 om de aftekening terug te nemen.")

    def _key_table(self) -> dict[int, Callable[[bool], object]]:
        """Keys that move or end typing; each gets whether Shift is held."""
        return {
            _Key.Key_Return: self._enter,
            _Key.Key_Enter: self._enter,
            _Key.Key_Up: lambda shift: self._step(-1, shift),
            _Key.Key_Down: lambda shift: self._step(1, shift),
            _Key.Key_Left: lambda shift: self._sideways(-1),
            _Key.Key_Right: lambda shift: self._sideways(1),
            _Key.Key_Home: lambda shift: self._to_end(first=True, marking=shift),
            _Key.Key_End: lambda shift: self._to_end(first=False, marking=shift),
            _Key.Key_PageUp: lambda shift: self._turn(-1),
            _Key.Key_PageDown: lambda shift: self._turn(1),
            _Key.Key_Backspace: lambda shift: self._erase(forward=False),
            _Key.Key_Delete: lambda shift: self._erase(forward=True),
            _Key.Key_F2: lambda shift: self._edit(),
            _Key.Key_Escape: lambda shift: self._cancel(),
        }

    def _move(self, event: QKeyEvent, move: Callable[[bool], object]) -> bool:
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            return False
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and event.key() not in (
            _Key.Key_Home,
            _Key.Key_End,
        ):
            return False
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        return move(shift) is not False

    def _enter(self, _shift: bool) -> None:
        """Keep the row and go on; after the last field, or on an empty one, sign off."""
        model = self.model
        assert model is not None
        if model.locked or (model.on_paper and not model.text):
            self.keep_typed()
            self.sign_asked.emit()
            return
        self.keep_typed()
        if model.second and model.row == model.games - 1:
            self.show_second(False)
            return
        model.forward()

    def _step(self, by: int, marking: bool) -> None:
        assert self.model is not None
        self.keep_typed()
        self.model.go(self.model.row + by, marking=marking)

    def _sideways(self, by: int) -> None:
        assert self.model is not None
        if self.model.typing:
            self.model.move_caret(self.model.caret + by)
        elif self.model.on_paper:
            self.model.go(self.model.row, field=self.model.field + by)

    def _to_end(self, *, first: bool, marking: bool) -> None:
        assert self.model is not None
        if self.model.text:
            self.model.move_caret(0 if first else len(self.model.text))
            return
        self.keep_typed()
        self.model.go(0 if first else self.model.games, marking=marking)

    def _turn(self, by: int) -> None:
        self.keep_typed()
        self.table_asked.emit(by)

    def _erase(self, *, forward: bool) -> None:
        assert self.model is not None
        if self.model.locked:
            self.refused.emit(self._why_locked())
        elif forward and not self.model.typing:
            if change := self.model.clear():
                self.changed.emit(change)
        else:
            self.model.erase(forward=forward)

    def _edit(self) -> bool:
        assert self.model is not None
        if self.model.sheet.signed and not self.model.sheet.closed:
            return False  # the pane takes the signature back
        return self.model.edit()

    def _cancel(self) -> bool:
        assert self.model is not None
        return self.model.cancel()

    def _undo_typing(self) -> bool:
        assert self.model is not None
        return self.model.typing and self.model.cancel()

    # the clipboard

    def mark_all(self) -> None:
        """Mark every row."""
        assert self.model is not None
        self.keep_typed()
        self.model.go(0)
        self.model.go(self.model.games - 1, marking=True)

    def copy(self) -> None:
        """The rows marked, as quick entry and four figures, to the clipboard."""
        assert self.model is not None
        rows = [
            (self.model.shown(row), *_figures(self._shown.rows[row])) for row in self.model.selected
        ]
        if rows:
            QGuiApplication.clipboard().setText(clipboard.copy_text(rows))

    def cut(self) -> None:
        """Copy the rows marked and empty them."""
        self.copy()
        self._erase(forward=True)

    def paste(self) -> None:
        """Lay rows from the clipboard over the sheet, from the cursor down."""
        assert self.model is not None
        if self.model.locked:
            self.refused.emit(self._why_locked())
            return
        pasted = clipboard.read_rows(QGuiApplication.clipboard().text())
        if pasted.problem:
            self.refused.emit(pasted.problem)
        elif change := self.model.put(pasted.lines):
            self.changed.emit(change)

    # the mouse, for who likes it

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the row under the pointer."""
        if self.model is None:
            return
        at = event.position()
        row = self._at.row_at(at.y())
        if row < 0:
            return
        if row != self.model.row or self.model.on_paper:
            self.keep_typed()
            shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.model.go(row, field=self._at.box_at(at.x()), marking=shift)
        self.repaint_changes()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Edit the row under the pointer."""
        self.mousePressEvent(event)
        self._edit()
        self.repaint_changes()


def _figures(look: RowLook) -> tuple[str, ...]:
    return tuple(f"{box.figure} {box.mark}".strip() for box in look.boxes)


__all__ = ["Change", "SheetGrid"]
