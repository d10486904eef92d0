"""The entry list of a game: a row a table, typed as a sheet is, with its worth beside it."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QPainter, QRegion
from PySide6.QtWidgets import QApplication

from clubadmin.desktop.comparison import layout
from clubadmin.desktop.comparison.model import BoardModel
from clubadmin.desktop.comparison.row import LineLook, WorthLook, line_look, spoken_line
from clubadmin.desktop.entry.brush import RowBrush
from clubadmin.desktop.entry.geometry import Geometry
from clubadmin.desktop.entry.grid import EntryGrid
from clubadmin.desktop.entry.keyboard import Deed, EntryKeyboard, Key
from clubadmin.desktop.entry.rows import RowLook
from clubadmin.desktop.kit.copying import copy_text, pasted
from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.spoken.items import SpokenItem
from clubadmin.domain.scoring.sheet import score_line
from clubadmin.domain.terms import Severity
from clubadmin.model.comparison.comparison import BoardLine

_SIDES = 2
_ROOMY = 6  # steps
_TWO_LINES = 3.0  # steps
_BEHIND_NUMBER = 4.25  # steps
_TABLE = 0.54  # of the first column; the rest is for the round


class LineBrush(RowBrush):
    """A row of a sheet with other columns before and after its boxes."""

    _typing = False  # the row being painted is typed: its keys stand over the name of O/W

    def paint(self, look: RowLook) -> None:
        """The whole row."""
        self._typing = bool(look.typing)
        super().paint(look)

    @property
    def _keys_at(self) -> float:
        """Over a name, which stands above the list in full, so that the figures stay in view."""
        wide = self.at.before[2] - self.at.before[1]
        if self._typing and wide > _ROOMY * self.at.step:
            return self.at.before[1] + _BEHIND_NUMBER * self.at.step
        return super()._keys_at

    def _number(self, look: RowLook) -> None:
        """The table, with its round small beside it."""
        assert isinstance(look, LineLook)
        ink, at = self.ink, self.at
        box = at.row_rect(look.game - 1)
        box.setRight(at.first)
        left, right = QRectF(box), QRectF(box)
        left.setRight(box.left() + box.width() * _TABLE)
        right.setLeft(left.right())
        font, colour = (ink.here, ink["accent"]) if look.here else (ink.small, ink["ink"])
        self.write(left, look.where, font, colour, align="right")
        rounds = translate("comparison", "r%1").replace("%1", look.round)
        self.write(right.adjusted(at.step * 0.5, 0, 0, 0), rounds, ink.mark, ink["muted"])
        if look.fault:
            self.sign(look.fault, box)
        elif look.unsaved:
            self.write(box, "*", ink.typed, ink["amber"])
        elif look.beside:
            self.write(box, look.beside, ink.here, ink["accent"])
        elif look.signed:
            self.write(box, "✓", ink.small, ink["green"])
        self._people(look)
        for side in range(_SIDES):
            self._worth(at.after_box(look.game - 1, side), look.worth[side], look)

    def paint_worth(self, look: LineLook) -> None:
        """Paint only the worth of the row, and the lines beside it."""
        whole, x = self.at.row_rect(look.game - 1), self.at.after
        below = whole.bottom() - 0.5
        self.line(self.ink.hairline, x[0], below, x[-1], below)
        self.line(self.ink.hairline, x[1], whole.top(), x[1], whole.bottom())
        for side in range(_SIDES):
            self._worth(self.at.after_box(look.game - 1, side), look.worth[side], look)

    def _people(self, look: LineLook) -> None:
        at, ink = self.at, self.ink
        for side, (number, names) in enumerate(look.sitting):
            whole = at.before_box(look.game - 1, side)
            if not names:
                self._in_room(whole.adjusted(2, 0, -2, 0), number, align="centre")
                continue
            box = whole.adjusted(at.step * 0.5, 0, -at.step / 2, 0)
            figure = QRectF(box)
            figure.setRight(box.left() + max(2.75 * at.step, ink.width(number, ink.small)))
            self.write(figure, number, ink.small, ink["muted"], align="right")
            rest = QRectF(box)
            rest.setLeft(figure.right() + at.step * 0.75)
            if side and self._reach > rest.left():
                continue  # the keys stand there
            self._names(rest, names)

    def _names(self, box: QRectF, names: tuple[str, ...]) -> None:
        """The first that fits; else the fullest that fits small, each of the two on a line."""
        ink, step = self.ink, self.at.step
        for name in names:
            if ink.width(name, ink.small) <= box.width():
                self.write(box, name, ink.small, ink["ink"])
                return
        split = box.height() >= _TWO_LINES * step
        forms = [one.split(" – ") if split else [one] for one in names]
        fitting = (one for one in forms if self._fit(one, ink.tiny, box.width()))
        lines = next(fitting, forms[-1])
        if len(lines) > 1:
            box = box.adjusted(0, step * 0.25, 0, -step * 0.35)
        box.setHeight(box.height() / len(lines))
        spots = [(text, box.translated(0, at * box.height())) for at, text in enumerate(lines)]
        self.write_names(spots, ink.tiny)

    def _fit(self, texts: list[str], font: QFont, room: float) -> bool:
        return all(self.ink.width(text, font) <= room for text in texts)

    def _in_room(self, box: QRectF, text: str, *, align: str) -> None:
        """A text in the largest of two fonts in which it fits."""
        ink = self.ink
        font: QFont = ink.small if ink.width(text, ink.small) <= box.width() else ink.tiny
        self.write(box, ink.cut(text, font, box.width()), font, ink["ink"], align=align)

    def _worth(self, box: QRectF, worth: WorthLook, look: LineLook) -> None:
        """Matchpoints; a top has its sign, so that it is not told by colour alone."""
        ink, at = self.ink, self.at
        if box.width() < at.step:
            return
        pad = at.step * (0.75 if box.width() > _ROOMY * at.step else 0.25)
        inner = box.adjusted(pad, 0, -pad, 0)
        provisional = look.typing is not None or look.waiting
        font = ink.typed if worth.top and not provisional else ink.figure
        colour = ink["muted"] if provisional else ink["accent" if worth.top else "ink"]
        self.write(inner, worth.figure, font, colour, align="right")
        if worth.top:
            self.write(inner, "▲", ink.mark, colour)

    def _columns(self, look: RowLook, *, muted: bool) -> None:
        """The narrow columns of other systems of play stand after who sat there."""
        row = look.game - 1
        for column, text in enumerate(look.before, _SIDES):
            self._narrow(self.at.before_box(row, column), text, muted=muted)
        for box, box_look in enumerate(look.boxes):
            self._box(self.at.box(row, box), box_look, muted=muted, dotted=not muted)


class BoardKeyboard(EntryKeyboard[BoardModel]):
    """Enter past the last table goes to the next game; F-keys ask about the row one is in."""

    done = Signal()  # Enter past the last table: on to the next game
    finished = Signal()  # the score that was still wanted is in
    held_up = Signal()  # past the last table, but a row is empty or wrong
    unheard = Signal()  # a key past the last table that does nothing there
    ruling_asked = Signal()
    person_asked = Signal(bool)  # the sheet of who sits N/Z (False) or O/W (True)
    search_asked = Signal()

    def owns(self, event: QKeyEvent) -> bool:
        """Whether the list wants a key that is a command of the window as well."""
        if event.key() == Key.Key_F4 and event.modifiers() == Qt.KeyboardModifier.ShiftModifier:
            return self.model is not None
        return super().owns(event)

    def copy(self) -> bool:
        """The row, as quick entry."""
        if self.typed_in.at_stop or not self.typed_in.shown(self.typed_in.row):
            return False
        copy_text(self.typed_in.shown(self.typed_in.row))
        return True

    def paste(self) -> bool:
        """A line of quick entry from the clipboard on this row."""
        text = " ".join(pasted().split())
        if not self._refuse_locked() and text:
            self._tell(self.typed_in.put(text))
        return True

    def _keys(self) -> dict[int, Deed]:
        return super()._keys() | {
            Key.Key_F3: lambda _: self._ask_search(),
            Key.Key_F4: lambda shift: self._ask_person(other=shift),
            Key.Key_F8: lambda _: self._ask_ruling(),
        }

    def _ask_search(self) -> bool:
        self.keep_typed()
        self.search_asked.emit()
        return True

    def _ask_person(self, *, other: bool) -> bool:
        self.keep_typed()
        self.person_asked.emit(other)
        return True

    def _ask_ruling(self) -> bool:
        self.keep_typed()
        self.ruling_asked.emit()
        return True

    def _enter(self) -> bool:
        """Keep the row and go on; past the last table, to the next game."""
        model = self.model
        assert model is not None
        deaf, self.deaf = self.deaf, False
        if model.at_stop:
            (self.held_up if deaf else self.done).emit()
            return True
        if model.locked and deaf:
            return self._refuse_locked()
        if model.locked:
            model.go(model.row + 1)
            return True
        if not model.shown(model.row) and not model.settled_by_hand(model.row):
            return self._nothing_here(model)
        self._keep_and_go_on(model)
        return True

    def _keep_and_go_on(self, model: BoardModel) -> None:
        """A correction in a game that was done stays; the last score goes on to the next game."""
        if not model.typing:
            model.go(model.row + 1)
            return
        corrects = self._was_complete(model)
        self.keep_typed()
        if corrects and model.complete:
            return
        model.go_on()
        if model.at_stop and model.complete:
            self.finished.emit()
        elif model.at_stop:
            QApplication.beep()
            self.held_up.emit()

    def _was_complete(self, model: BoardModel) -> bool:
        """Whether the game was done before this row was opened again."""
        kept = score_line(model.stored(), model.rules, model.row + 1)
        wrong = any(one.severity is Severity.ERROR for one in kept.findings)
        others = any(one.game != model.row + 1 for one in model.wrong)
        return bool(model.stored()) and not (wrong or others or model.missing)

    def _nothing_here(self, model: BoardModel) -> bool:
        """Refuse an Enter that would skip a table: every score after it would be wrong."""
        self.keep_typed()
        QApplication.beep()
        self.refused.emit(model.sentence_row(model.row, _no_skipping()))
        return True

    def _tab_on(self, by: int) -> bool:
        """Go to the first box of the next row, or the last of the one before; out at the ends."""
        if not 0 <= self.typed_in.row + by <= self.typed_in.count:
            return False
        self.typed_in.box = None
        self._step(by)
        self.typed_in.enter_end(by)
        return True

    def _say_not_heard(self) -> None:
        QApplication.beep()
        self.unheard.emit()
        self.lost.emit()

    def _not_typed_why(self) -> str:
        return translate("sheet", "Niet getypt: deze rij is al te lang.")

    def _signed_sentence(self) -> str:
        return translate(
            "comparison",
            "Het formulier van deze tafel is afgetekend. Druk op F2 om de aftekening terug "
            "te nemen.",
        )


def _no_skipping() -> str:
    return translate(
        "comparison",
        "Tafel %1 van ronde %2 is nog leeg. Typ de score, een min als het spel daar niet gespeeld "
        "is, of ga met de pijlen naar een andere tafel.",
    )


_HEIGHT = 60  # steps


class BoardGrid(EntryGrid[BoardModel]):
    """A game on the screen, a row for every table that plays it."""

    keyboard: BoardKeyboard

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, BoardKeyboard(), _HEIGHT)
        self.setAccessibleName(self.tr("Spel"))  # heard before a game is there
        self.looks: tuple[LineLook, ...] = ()
        self.stop = ""  # what stands below the last row, and is said at the stop
        self._seen = (0, 0)  # edition of the model and the row of the cursor in those looks
        self._others: frozenset[int] = frozenset()  # rows that look other than a moment ago
        self._stopped = False
        self._waits: Callable[[BoardLine], bool] = _never
        self._failed: Callable[[BoardLine], bool] = _never
        self._waiting: frozenset[int] = frozenset()  # rows that are not in the file yet
        self._unsaved: frozenset[int] = frozenset()  # those of them that failed

    def show_model(self, model: BoardModel | None) -> None:
        """Put another game on the list."""
        super().show_model(model)
        self.mark_waiting()

    def show_rows(self) -> None:
        """Show the game anew; it may have other rows than before."""
        self.mark_waiting()
        if self.model is not None and self.model.count != self.at.games:
            self.spread_anew()
        else:
            self.show_changes(everything=True)

    def note_waiting(
        self, waits: Callable[[BoardLine], bool], failed: Callable[[BoardLine], bool]
    ) -> None:
        """Take the lines that are not in the file yet, and those that could not be kept so far."""
        self._waits, self._failed = waits, failed
        self.mark_waiting()

    def mark_waiting(self) -> None:
        """Other rows than before may be in the file, or not."""
        before = (self._waiting, self._unsaved)
        lines = self.model.board.lines if self.model is not None else ()
        self._waiting = frozenset(at for at, one in enumerate(lines) if self._waits(one))
        self._unsaved = frozenset(at for at in self._waiting if self._failed(lines[at]))
        if self.model is not None:
            self.model.note_waiting(self._waiting)
        if before != (self._waiting, self._unsaved):
            self._others = (before[0] ^ self._waiting) | (before[1] ^ self._unsaved)
            self.show_changes()

    def say_at_stop(self, text: str) -> None:
        """Tell what Enter does below the last row."""
        if text != self.stop:
            self.stop = text
            self.update(self._stop_rect())

    def go_to(self, row: int) -> None:
        """Put the cursor on a row and take the keyboard."""
        if self.model is not None:
            self.keep_typed()
            self.model.go(row)
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            self.show_changes()

    def cursor_rect(self) -> QRect:
        """The place of typing, with a row around it."""
        if self.model is None:
            return QRect()
        high = int(self.at.row)
        return self.at.row_rect(self.model.row).toAlignedRect().adjusted(0, -high, 0, high)

    def _look_anew(self, *, everything: bool) -> bool:
        before, self.looks = self.looks, self._look(anew=everything)
        same = len(before) == len(self.looks)
        if same and not everything:
            for row, (was, now) in enumerate(zip(before, self.looks, strict=True)):
                if was is not now and was != now:
                    self.update(self._changed_rect(row, was, now))
        stopped = self.model is not None and self.model.at_stop and self.hasFocus()
        if stopped != self._stopped:
            self._stopped = stopped
            self.update(self._stop_rect())
        return same

    def _paint(self, painter: QPainter, region: QRegion) -> None:
        brush = LineBrush(painter, self.ink, self.at)
        for row, look in enumerate(self.looks):
            if region.intersects(self._rect_but_worth(row)):
                brush.paint(look)
            elif region.intersects(self._worth_rect(row)):
                brush.paint_worth(look)
        if self.model is not None and region.intersects(self._stop_rect()):
            self._paint_stop(brush)

    def _paint_stop(self, brush: LineBrush) -> None:
        ink = self.ink
        box = QRectF(self._stop_rect()).adjusted(1, 1, -1, -2)
        if self._stopped:
            brush.rounded(box, ink.edge, ink["accent_soft"])
        text = ink.cut(self.stop, ink.plain, box.width() - 2 * self.at.step)
        colour = ink["ink" if self._stopped else "muted"]
        brush.write(box, text, ink.plain, colour, align="centre")

    def _changed_rect(self, row: int, was: LineLook, now: LineLook) -> QRect:
        """The area of a row to paint; with most keys it is the worth of the other rows alone."""
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
        known = () if anew or seen[0] != model.edition else self.looks
        if len(known) != model.count:
            return tuple(self._line(model, row) for row in range(model.count))
        rows = {seen[1], model.row, *self._others}
        self._others = frozenset()
        return tuple(
            self._line(model, row) if row in rows else look for row, look in enumerate(known)
        )

    def _line(self, model: BoardModel, row: int) -> LineLook:
        names = layout.with_names(self.at)
        return line_look(
            model,
            row,
            focused=self.hasFocus(),
            waiting=row in self._waiting,
            unsaved=row in self._unsaved,
            names=names,
        )

    def _spoken(self, model: BoardModel) -> tuple[str, str]:
        title = self.tr("Spel %1").replace("%1", str(model.board.game))
        return title, self.stop if model.at_stop else self._spoken_line(model, model.row)

    def _spoken_line(self, model: BoardModel, row: int) -> str:
        return spoken_line(model, row, waiting=row in self._waiting)

    def spoken_items(self) -> list[SpokenItem]:
        """Every table at this game, and what Enter does at the end."""
        model = self.model
        if model is None:
            return []
        found = [
            SpokenItem(
                self._spoken_line(model, row),
                self.at.row_rect(row).toAlignedRect(),
                row == model.row and not model.at_stop,
            )
            for row in range(model.count)
        ]
        if self.stop:
            found.append(SpokenItem(self.stop, self._stop_rect(), model.at_stop))
        return found

    def minimumSizeHint(self) -> QSize:
        """Every row at its lowest; below that the list scrolls."""
        return QSize(layout.least_width(self._theme, self.columns), layout.least_height(self.at))

    def _spread(self) -> Geometry:
        rows = self.model.count if self.model else 1
        return layout.plan(self._theme, QSizeF(self.size()), rows, self.columns, self._longest())

    def _longest(self) -> float:
        lines = self.model.board.lines if self.model else ()
        names = {one.team or one.name for line in lines for one in (line.ns, line.ew)}
        return max((self.ink.width(name, self.ink.small) for name in names), default=0.0)

    def _go_to_point(self, model: BoardModel, row: int, event: QMouseEvent) -> None:
        if row != model.row:
            self.keep_typed()
            model.go(row)
        self._enter_box_at(model, event)


def _never(_line: BoardLine) -> bool:
    return False
