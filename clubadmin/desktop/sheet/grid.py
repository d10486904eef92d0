"""A scoresheet on the screen and its layout: its games, with names above and totals below."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import pairwise

from PySide6.QtCore import QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QRegion

from clubadmin.desktop.entry.brush import RowBrush
from clubadmin.desktop.entry.geometry import WHITE, Geometry, along
from clubadmin.desktop.entry.grid import EntryGrid
from clubadmin.desktop.entry.head import HeadBrush, HeadLook
from clubadmin.desktop.entry.rows import RowLook
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.sheet.frame import FootBrush, FootLook, foot_look, head_look, most_names
from clubadmin.desktop.sheet.keyboard import SheetKeyboard
from clubadmin.desktop.sheet.model import SheetModel
from clubadmin.desktop.sheet.paper_totals import paper_spots
from clubadmin.desktop.sheet.row import row_look, spoken_game, spoken_row, spoken_totals
from clubadmin.desktop.spoken.items import SpokenItem
from clubadmin.desktop.spoken.saying import in_a_row
from clubadmin.domain.row.columns import Extra, SheetColumns
from clubadmin.model.sheets.sheet import PaperTotals, Scoresheet

WIDEST = 100  # steps of the grid: a wider sheet makes the eye lose the row
ROW_EASY = 2.25  # steps: rows are not made lower than this for long names
CLEAR = 0.4  # steps between the line below the rows and the totals
ROW_LOW, ROW_HIGH = 1.85, 4.5  # steps: the row's height follows the room there is
POINTS_SHARE, TIGHT_POINTS = 0.6, 0.55  # of a side; the roem box gets the rest
LEAST_BOXES = 41  # steps that two sides take with ease
TIGHT_BOXES = {True: 23, False: 16}  # steps without which their figures do not fit; with roem
PLAIN_BOXES = 30  # the same where there are no other columns
_EASY_HEAD = (5.0, 2.75, 2.5, 2.25)  # steps: the title, the sides, the columns, a line of names
_TIGHT_HEAD = (4.0, 2.5, 2.25, 2.25)
_LARGE_HEAD = (3.25, 0.0, 2.25, 2.0)  # large letters are for the rows
_NUMBER, _TIGHT_NUMBER = 7.0, 5.0  # steps, of the game's number
_EASY = {"fines": 9.5, "player": 8.0}  # steps; other columns are as wide as their names need
_TIGHT = {"fines": 9.0, "player": 7.0, "bid": 4.75}
_LETTER = 0.9  # steps, of a column's name


def has_sums(columns: SheetColumns) -> bool:
    """Whether a line below the totals says what each side, or who was fined, has in all."""
    fines = any(extra.key == "fines" for extra in columns.after)
    return columns.sides != "alone-together" and (columns.roem or fines)


def least_width(theme: Theme, columns: SheetColumns) -> int:
    """The width in pixels below which the figures of a sheet do not fit."""
    extras = columns.before + columns.after
    boxes = TIGHT_BOXES[columns.roem] if extras else PLAIN_BOXES
    return theme.grid(_number(columns) + boxes + 2 + sum(_tight(extra) for extra in extras))


def more_width(columns: SheetColumns) -> float:
    """How many steps wider than a plain sheet this one is with ease."""
    return sum(_easy(extra) for extra in columns.before + columns.after)


def plan(
    theme: Theme, room: QSizeF, games: int, name_lines: int, columns: SheetColumns
) -> Geometry:
    """Spread the paper over the room there is; rows never get lower than reading allows."""
    height = room.height()
    step = theme.grid(1)
    left, before, edges, after = _across(room.width(), step, columns)
    tight = height < (3.25 * games + 26) * step  # rows come first, then white
    lines = _TIGHT_HEAD if tight else _EASY_HEAD
    if tight and theme.large and columns.sides == "wij-zij" and not columns.after:
        lines = _LARGE_HEAD
    title, heading, labels, names = (line * step for line in lines)
    top = title + heading + name_lines * names + labels
    sums = has_sums(columns)
    free = (height - top - (CLEAR + WHITE) * step) / (games + _foot(sums))
    row = min(max(free, ROW_LOW * step), ROW_HIGH * step)
    return Geometry(
        step=step,
        left=left,
        before=before,
        edges=edges,
        after=after,
        title=title,
        heading=heading,
        columns=labels,
        names=names,
        name_lines=name_lines,
        top=round(top),
        row=int(row),
        games=games,
        sums=sums,
        clear=CLEAR * step,
    )


def _foot(sums: bool) -> int:
    """Lines below the games: totals, sums if any, and what the players wrote."""
    return 3 if sums else 2


def _across(
    width: float, step: float, columns: SheetColumns
) -> tuple[float, tuple[float, ...], tuple[float, ...], tuple[float, ...]]:
    """The left end of the paper, and the x's of all columns from left to right."""
    more = more_width(columns)
    margin = 3 * step if width > (60 + more) * step else step
    wide = min(width - 2 * margin, WIDEST * step)
    left = (width - wide) / 2
    tight = more > 0 and wide < (_NUMBER + LEAST_BOXES + more) * step
    number = min(8 * step, max(_NUMBER * step, wide * 0.12))
    if tight:
        number = _number(columns) * step
    room = wide - number
    extras = columns.before + columns.after
    share = room / (2 + sum(extra.share for extra in extras))
    least = _tight if tight else _easy
    narrow = [max(extra.share * share, least(extra) * step) for extra in extras]
    side = (room - sum(narrow)) / 2
    share = TIGHT_POINTS if tight else POINTS_SHARE
    points = side * share if columns.roem else side
    split = len(columns.before)
    before = along(left + number, narrow[:split])
    edges = along(before[-1], [points, side - points] * 2 if columns.roem else [points] * 2)
    return left, before, edges, along(edges[-1], narrow[split:])


def _number(columns: SheetColumns) -> float:
    """Steps for the game's number where room is scarce; words may run on into what is beside."""
    return _TIGHT_NUMBER if columns.before else _NUMBER


def _easy(extra: Extra) -> float:
    kind = extra.key.partition("-")[0]
    return max(_EASY.get(kind, 4.0), len(extra.label.text()) * _LETTER + 1.25)


def _tight(extra: Extra) -> float:
    kind = extra.key.partition("-")[0]
    return max(_TIGHT.get(kind, 3.0), len(extra.label.text()) * _LETTER + 0.35)


_HEIGHT = 80  # steps
_THREE = {"bid", "double"}  # columns before the boxes that hold three digits or letters


@dataclass(frozen=True)
class SheetLook:
    """The look of the sheet on the screen, to know what to paint again."""

    head: HeadLook
    rows: tuple[RowLook, ...]
    foot: FootLook


NOWHERE = -1, 0  # no box was clicked while nothing could be typed: its row, and which of the four


class SheetGrid(EntryGrid[SheetModel]):
    """The games of a table, the totals, and what the players wrote below them."""

    correction_asked = Signal()

    keyboard: SheetKeyboard
    _alike: object = None  # room and kind of the sheets that were shown since
    _name_lines = 1  # that names took on any of them

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, SheetKeyboard(), _HEIGHT)
        self.setAccessibleName(self.tr("Formulier"))  # heard before a sheet is there
        self.looks: SheetLook | None = None
        self._unsaved: frozenset[int] = frozenset()
        self._pointed = NOWHERE
        self.foot = ""  # what Enter does below the rows, as the card beside the sheet says it
        self.keyboard.second_asked.connect(self.show_second)

    def show_sheet(self, sheet: Scoresheet | None) -> None:
        """Put a sheet on the grid, the cursor where there is something to do."""
        self._unsaved, self._pointed = frozenset(), NOWHERE
        self.show_model(SheetModel(sheet) if sheet else None)

    def take(
        self, sheet: Scoresheet, kept: dict[bool, dict[int, str]], paper: PaperTotals | None = None
    ) -> None:
        """Take up the sheet as it is in the file now; lines and totals kept are on their way."""
        if self.model is not None:
            alike = self.model.spread_like(sheet)
            self.model.take(sheet, kept, paper)
            row, box = self._pointed
            if not self.model.locked:
                self._pointed = NOWHERE
                if row == self.model.row:
                    self.model.enter_box(box)
            self._show_taken(alike, everything=True)

    def receive(
        self, sheet: Scoresheet, kept: dict[bool, dict[int, str]], paper: PaperTotals | None = None
    ) -> None:
        """Take over what somebody else typed; only what looks other is painted again."""
        if self.model is not None:
            alike = self.model.spread_like(sheet)
            self.model.receive(sheet, kept, paper)
            self._show_taken(alike)

    def _show_taken(self, alike: bool, *, everything: bool = False) -> None:
        if alike:
            self.show_changes(everything=everything)
        else:
            self.spread_anew()

    def lay_over(self, lines: dict[int, str], *, second: bool) -> None:
        """Lines typed before that are not in the file yet."""
        if self.model is not None:
            self.model.lay_over(lines, second=second)
            self.show_changes()

    def mark_waiting(self, waiting: dict[bool, frozenset[int]], unsaved: frozenset[int]) -> None:
        """Games that are not in the file yet are grey; those that failed carry a sign as well."""
        if self.model is None:
            return
        news = [self.model.note_waiting(waiting[second], second=second) for second in waiting]
        if any(news) or unsaved != self._unsaved:
            self._unsaved = unsaved
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
            self.model.go_to_totals()
            self.show_changes()

    def go_to_end(self) -> None:
        """Put the cursor past the totals, or on one that is off: no game can be typed over."""
        if self.model is not None:
            self.model.go_to_end()
            self.show_changes()

    def show_second(self, second: bool) -> None:
        """Turn to the other side's own sheet, or back."""
        if self.model is not None:
            self.keep_typed()
            self.model.show_second(second)
            self.show_changes(everything=True)

    def cursor_rect(self) -> QRect:
        """The place of typing, with a row around it."""
        if self.model is None:
            return QRect()
        rect = self.at.paper_rect() if self.model.on_paper else self.at.row_rect(self.model.row)
        above = int(self.at.top) if self.model.row == 0 else int(self.at.row)
        return rect.toAlignedRect().adjusted(0, -above, 0, int(self.at.row))

    def _paint(self, painter: QPainter, region: QRegion) -> None:
        looks, at, ink = self.looks, self.at, self.ink
        if looks is None:
            return
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

    def _look_anew(self, *, everything: bool) -> bool:
        before, self.looks = self.looks, self._look()
        if before is None or self.looks is None:
            return False
        for rect in () if everything else self._differing(before, self.looks):
            self.update(rect)
        return True

    def _differing(self, before: SheetLook, now: SheetLook) -> Iterable[QRect]:
        """Give the areas where two looks of the sheet differ."""
        for row, look in enumerate(now.rows):
            if row >= len(before.rows) or before.rows[row] != look:
                yield self.at.row_rect(row).toAlignedRect()
        if replace(before.foot, paper=None) != replace(now.foot, paper=None):
            yield self._with_label(self.at.totals_rect())
        if before.foot.paper != now.foot.paper:
            yield self._with_label(self.at.paper_rect())
        if before.head != now.head:
            yield self._head_rect()

    def _with_label(self, lines: QRectF) -> QRect:
        """Extend lines to the margin beside them, into which their label may run."""
        lines.setLeft(0)
        return lines.toAlignedRect()

    def _head_rect(self) -> QRect:
        return QRect(0, 0, self.width(), int(self.at.top))

    def _look(self) -> SheetLook | None:
        if self.model is None:
            return None
        focused = self.hasFocus()
        rows = tuple(
            row_look(self.model, row, focused=focused, unsaved=row + 1 in self._unsaved)
            for row in range(self.model.games)
        )
        head = head_look(self.model, self.ink, self.at)
        return SheetLook(head, rows, foot_look(self.model, focused=focused))

    def _spoken(self, model: SheetModel) -> tuple[str, str]:
        return self.looks.head.title if self.looks else "", self._spoken_here(model)

    def _spoken_here(self, model: SheetModel) -> str:
        if model.at_stop:
            return self.foot
        begins = model.on_paper and not model.field and model.text is None
        return in_a_row(self.foot if begins else "", spoken_row(model))

    def _introduced(self, title: str) -> str:
        sides = self.looks.head.sides if self.looks else ()
        return ", ".join([title, *(" ".join((one.heading, *one.names)) for one in sides)])

    def spoken_items(self) -> list[SpokenItem]:
        """Every game, the totals, and the players' own while the cursor is there."""
        model = self.model
        if model is None:
            return []
        found = [
            SpokenItem(
                spoken_game(model, row),
                self.at.row_rect(row).toAlignedRect(),
                row == model.row and not model.on_paper,
            )
            for row in range(model.games)
        ]
        if totals := spoken_totals(model):
            found.append(SpokenItem(totals, self.at.totals_rect().toAlignedRect()))
        if model.on_paper:
            found.append(
                SpokenItem(
                    self._spoken_here(model), self.at.paper_rect().toAlignedRect(), current=True
                )
            )
        return found

    def minimumSizeHint(self) -> QSize:
        """Every row at its lowest; below that the grid scrolls."""
        width = least_width(self._theme, self.columns)
        low = self._spread_for(self.at.name_lines, QSize(width, 0))
        return QSize(width, int(low.height))

    def _spread(self) -> Geometry:
        """Lay out with more lines of names where one is not enough, while rows stay readable.

        From sheet to sheet there are as many lines: what is typed in stays where it is.
        """
        at = self._spread_for(1, self.size())
        lines = most_names(self.model, self.ink, at) if self.model is not None else 1
        alike = (self.size(), at.games, self.columns, self._theme.large)
        if alike != self._alike:
            self._alike, self._name_lines = alike, 2 if self.columns.sides == "wij-zij" else 1
        lines = self._name_lines = max(self._name_lines, lines)
        fewer = sorted({lines, min(lines, 4), min(lines, 2)}, reverse=True)
        spread = [self._spread_for(most, self.size()) for most in fewer]
        easy = (one for one in spread if one.row >= ROW_EASY * one.step)
        return next(easy, spread[-1])

    def _figure_room(self) -> float:
        widths = zip(self.columns.before, pairwise(self.at.before), strict=True)
        three = [right - left for extra, (left, right) in widths if extra.key in _THREE]
        return min(super()._figure_room(), *(width * 4 / 3 for width in three), self.at.right)

    def _spread_for(self, name_lines: int, room: QSize) -> Geometry:
        games = self.model.games if self.model else 16
        return plan(self._theme, QSizeF(room), games, name_lines, self.columns)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Edit the row under the pointer; on a closed evening that has to open first."""
        super().mouseDoubleClickEvent(event)
        if self.model is not None and self.model.closed:
            self.correction_asked.emit()

    def _go_to_point(self, model: SheetModel, row: int, event: QMouseEvent) -> None:
        if row != model.row or model.on_paper:
            self.keep_typed()
            shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            model.go(row, field=self._field_at(event.position().x()), marking=shift)
            if shift:
                return
        self._enter_box_at(model, event)
        box = self.at.box_at(event.position().x())
        if model.locked and box is not None:
            self._pointed = row, box

    def _field_at(self, x: float) -> int:
        """The players' own total that is typed under a point, or nearest to it."""
        spot, spots = self.at.spot_at(x), paper_spots(self.columns)
        return min(range(len(spots)), key=lambda field: abs(spots[field] - spot))
