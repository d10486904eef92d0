"""Painting the paper: a function for each part, each from a look and nothing else."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from clubadmin.desktop.sheet.geometry import BOXES, Geometry
from clubadmin.desktop.sheet.ink import Ink
from clubadmin.desktop.sheet.looks import BoxLook, Fill, PaperLook, RowLook


@dataclass(frozen=True)
class HeadLook:
    """What stands above the rows."""

    title: str
    aside: str  # who deals, or that the sheet is signed off
    wij: tuple[str, ...]  # lines of names
    zij: tuple[str, ...]


@dataclass(frozen=True)
class FootLook:
    """What stands below the rows: the four totals, and each side's sum."""

    totals: tuple[str, str, str, str]
    sums: tuple[str, str]
    paper: PaperLook


def paint_head(painter: QPainter, ink: Ink, at: Geometry, look: HeadLook) -> None:
    """Table, dealer, the two sides with their names, and the columns' names."""
    line = QRectF(at.left, 0, at.right - at.left, at.title)
    ink.write(painter, line, look.title, ink.title, ink["ink"])
    room = line.width() - ink.width(look.title, ink.title) - 3 * at.step
    aside = QFontMetricsF(ink.plain).elidedText(look.aside, Qt.TextElideMode.ElideRight, room)
    ink.write(painter, line, aside, ink.plain, ink["muted"], "right")
    y = at.title
    for side, (heading, names) in enumerate(
        (
            (QCoreApplication.translate("sheet", "WIJ"), look.wij),
            (QCoreApplication.translate("sheet", "ZIJ"), look.zij),
        )
    ):
        left, right = at.edges[2 * side], at.edges[2 * side + 2]
        box = QRectF(left, y, right - left, 2.75 * at.step)
        ink.write(painter, box, heading, ink.heading, ink["ink"], "centre")
        for number, name in enumerate(names):
            spot = QRectF(left, box.bottom() + number * at.names, right - left, at.names)
            ink.write(painter, spot, name, ink.small, ink["muted"], "centre")
    _paint_columns(painter, ink, at)


def _paint_columns(painter: QPainter, ink: Ink, at: Geometry) -> None:
    y = at.top - 2.5 * at.step
    pad = at.step * 1.25
    words = (
        QCoreApplication.translate("sheet", "punten"),
        QCoreApplication.translate("sheet", "roem"),
    )
    number = QRectF(at.left, y, at.edges[0] - at.left, 2.5 * at.step)
    spel = QCoreApplication.translate("sheet", "spel")
    ink.write(painter, number, spel, ink.small, ink["muted"], "centre")
    for box in range(BOXES):
        spot = QRectF(at.edges[box], y, at.edges[box + 1] - at.edges[box] - pad, 2.5 * at.step)
        ink.write(painter, spot, words[box % 2], ink.small, ink["muted"], "right")
    painter.setPen(ink.hairline)
    painter.drawLine(QLineF(at.left, at.top, at.right, at.top))
    painter.setPen(ink.rule)
    painter.drawLine(QLineF(at.middle, at.title + at.step / 2, at.middle, at.top))


def paint_row(painter: QPainter, ink: Ink, at: Geometry, look: RowLook) -> None:
    """A game: number, four boxes, and the wide field when it is being typed."""
    row = look.game - 1
    whole = at.row_rect(row)
    if look.marked:
        painter.fillRect(whole, ink["accent_soft"])
    _paint_number(painter, ink, at, look)
    field = look.here and (look.typing is not None or _open(look))
    if field:
        _paint_field(painter, ink, at.field_rect(row), filled=True)
    for box, box_look in enumerate(look.boxes):
        _paint_fault(painter, ink, at.box(row, box), box_look, bare=not field)
    _paint_lines(painter, ink, at, whole)
    typed_to = _paint_typing(painter, ink, at, look) if field else 0.0
    if look.words:
        words = at.field_rect(row).adjusted(at.step * 1.75, 0, 0, 0)
        ink.write(painter, words, look.words, ink.figure, ink["red" if look.fault else "muted"])
    else:
        for box, box_look in enumerate(look.boxes):
            _paint_box(painter, ink, at, at.box(row, box), box_look, typed_to, muted=field)
    if look.here and not field:
        _paint_field(painter, ink, at.field_rect(row), filled=False)


def _open(look: RowLook) -> bool:
    return not look.words and all(box.fill is Fill.OPEN for box in look.boxes)


def _paint_number(painter: QPainter, ink: Ink, at: Geometry, look: RowLook) -> None:
    box = at.row_rect(look.game - 1)
    box.setRight(at.edges[0])
    colour = ink["accent"] if look.here else ink["muted"]
    font = ink.mark if look.here else ink.small
    ink.write(painter, box, str(look.game), font, colour, "centre")
    beside = box.adjusted(at.step * 0.75, 0, -at.step * 0.75, 0)
    if look.fault:
        sign, colour = ("!", ink["red"]) if look.fault == "error" else ("?", ink["amber"])
        ink.write(painter, beside, sign, ink.typed, colour, "right")
    if look.unsaved:
        ink.write(painter, beside, "*", ink.typed, ink["amber"], "left")


def _paint_field(painter: QPainter, ink: Ink, field: QRectF, *, filled: bool) -> None:
    painter.setPen(ink.edge)
    painter.setBrush(ink["accent_soft"] if filled else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(field.adjusted(1, 1, -1, -2), 4, 4)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _paint_lines(painter: QPainter, ink: Ink, at: Geometry, whole: QRectF) -> None:
    painter.setPen(ink.hairline)
    y = whole.bottom() - 0.5
    painter.drawLine(QLineF(whole.left(), y, whole.right(), y))
    for edge in (at.edges[0], at.edges[1], at.edges[3]):
        painter.drawLine(QLineF(edge, whole.top(), edge, whole.bottom()))
    painter.setPen(ink.rule)
    painter.drawLine(QLineF(at.middle, whole.top(), at.middle, whole.bottom()))


def _paint_typing(painter: QPainter, ink: Ink, at: Geometry, look: RowLook) -> float:
    """The keys as typed, with the caret; answers where they end."""
    field = at.field_rect(look.game - 1).adjusted(at.step * 1.75, 0, 0, 0)
    text = look.typing or ""
    ink.write(painter, field, text, ink.typed, ink["ink"])
    caret = field.left() + ink.width(text[: look.caret], ink.typed) if look.caret else field.left()
    _paint_caret(painter, ink, caret, field)
    return field.left() + ink.width(text, ink.typed) + at.step if text else 0.0


def _paint_caret(painter: QPainter, ink: Ink, x: float, field: QRectF) -> None:
    painter.setPen(QPen(ink["accent"], 1.5))
    inset = field.height() * 0.22
    painter.drawLine(QLineF(x + 1, field.top() + inset, x + 1, field.bottom() - inset))


def _paint_fault(painter: QPainter, ink: Ink, box: QRectF, look: BoxLook, *, bare: bool) -> None:
    if look.fault and bare:
        tint = "red_soft" if look.fault == "error" else "amber_soft"
        painter.fillRect(box.adjusted(1, 0, 0, -1), ink[tint])


def _paint_box(
    painter: QPainter,
    ink: Ink,
    at: Geometry,
    box: QRectF,
    look: BoxLook,
    typed_to: float,
    *,
    muted: bool,
) -> None:
    """What is in a box; `typed_to` is how far the row's typed text reaches over it."""
    pad = at.step * 1.25
    inner = box.adjusted(pad, 0, -pad, 0)
    colour = _figure_colour(ink, look, muted)
    if look.fill is Fill.STRIPE:
        _paint_stripe(painter, ink, at, box, typed_to)
    elif look.fill is Fill.OPEN:
        if not muted:
            _paint_dots(painter, ink, at, box)
    else:
        figure = "?" if look.fill is Fill.BLANK else look.figure
        wide = ink.width(figure, ink.figure)
        if inner.right() - wide > typed_to:
            ink.write(painter, inner, figure, ink.figure, colour, "right")
            _paint_mark(painter, ink, at, inner, look, inner.right() - wide, typed_to)
    if look.fault:
        _paint_sign(painter, ink, inner, look, typed_to)


def _figure_colour(ink: Ink, look: BoxLook, muted: bool) -> QColor:
    if look.fault == "error":
        return ink["red"]
    return ink["muted"] if muted else ink["ink"]


def _paint_mark(
    painter: QPainter,
    ink: Ink,
    at: Geometry,
    inner: QRectF,
    look: BoxLook,
    figure_from: float,
    typed_to: float,
) -> None:
    if not look.mark:
        return
    wide = ink.width(look.mark, ink.mark)
    left = inner.left() + at.step * 0.5
    if look.fault:
        left += at.step * 1.25
    if left < typed_to:
        left = figure_from - wide - at.step
    if left < typed_to:
        return
    spot = QRectF(left, inner.top(), wide, inner.height())
    colour = ink["green"] if look.figure not in ("0", "") else ink["amber"]
    ink.write(painter, spot, look.mark, ink.mark, colour)


def _paint_sign(painter: QPainter, ink: Ink, inner: QRectF, look: BoxLook, typed_to: float) -> None:
    if inner.left() > typed_to:
        sign, colour = ("!", ink["red"]) if look.fault == "error" else ("?", ink["amber"])
        ink.write(painter, inner, sign, ink.typed, colour)


def _paint_stripe(painter: QPainter, ink: Ink, at: Geometry, box: QRectF, typed_to: float) -> None:
    inset = box.adjusted(at.step * 0.75, at.step * 0.5, -at.step * 0.75, -at.step * 0.5)
    if inset.left() < typed_to:
        return
    painter.setPen(ink.stripe)
    painter.drawLine(QLineF(inset.left(), inset.bottom(), inset.right(), inset.top()))


def _paint_dots(painter: QPainter, ink: Ink, at: Geometry, box: QRectF) -> None:
    inset = at.step * 0.75
    painter.setPen(ink.dots)
    painter.drawRoundedRect(box.adjusted(inset, inset * 0.75, -inset, -inset * 0.75 - 1), 3, 3)


def paint_foot(painter: QPainter, ink: Ink, at: Geometry, look: FootLook) -> None:
    """Totals, each side's sum, and what the players wrote themselves."""
    painter.setPen(ink.rule)
    painter.drawLine(QLineF(at.left, at.bottom, at.right, at.bottom))
    painter.drawLine(QLineF(at.middle, at.bottom, at.middle, at.bottom + 3 * at.row))
    pad = at.step * 1.25
    labels = (
        (QCoreApplication.translate("sheet", "Totaal"), ink.total, "ink"),
        (QCoreApplication.translate("sheet", "samen"), ink.small, "muted"),
        (QCoreApplication.translate("sheet", "op papier"), ink.small, "muted"),
    )
    for line, (text, font, colour) in enumerate(labels):
        spot = at.row_rect(at.games + line)
        spot.setRight(at.edges[0] - at.step / 2)
        ink.write(painter, spot, text, font, ink[colour], "right")
    for box, total in enumerate(look.totals):
        spot = at.box(at.games, box).adjusted(0, 0, -pad, 0)
        ink.write(painter, spot, total, ink.total, ink["ink"], "right")
    for side, figure in enumerate(look.sums):
        spot = at.box(at.games + 1, 2 * side + 1).adjusted(0, 0, -pad, 0)
        ink.write(painter, spot, figure, ink.figure, ink["muted"], "right")
    for field in range(BOXES):
        _paint_paper(painter, ink, at, look.paper, field)


def _paint_paper(painter: QPainter, ink: Ink, at: Geometry, look: PaperLook, field: int) -> None:
    box = at.paper_box(field)
    here = look.field == field
    wrong = look.signs[field] == "error"
    painter.setPen(ink.edge if here else QPen(ink["red" if wrong else "line"], 1))
    painter.setBrush(ink["accent_soft" if here else "red_soft" if wrong else "surface"])
    painter.drawRoundedRect(box, 4, 4)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = box.adjusted(at.step * 0.75, 0, -at.step * 0.75, 0)
    text = look.figures[field]
    if here and look.typing is not None:
        text = look.typing
    ink.write(painter, inner, text, ink.figure, ink["red" if wrong else "ink"], "right")
    if here:
        after = ink.width(text[look.caret :], ink.figure) if text[look.caret :] else 0.0
        caret = inner.right() - (after if look.typing is not None else 0.0)
        _paint_caret(painter, ink, caret, box)
    if sign := {"good": "✓", "error": "!"}.get(look.signs[field]):
        colour = ink["red" if wrong else "green"]
        ink.write(painter, inner, sign, ink.typed, colour, "left")
