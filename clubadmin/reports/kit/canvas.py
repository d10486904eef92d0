"""A sheet onto the canvas of a PDF.

What comes back on every page, a suit's sign and the club's mark, is in the file once.
"""

import base64
import binascii
from copy import copy
from functools import lru_cache
from io import BytesIO
from typing import Any, NamedTuple

from reportlab.lib.utils import ImageReader
from reportlab.pdfbase.pdfmetrics import getFont
from reportlab.pdfgen.canvas import FILL_NON_ZERO

from clubadmin.assets.suit_outlines import OUTLINES
from clubadmin.domain.rules.cards import Suit
from clubadmin.reports.kit import fonts
from clubadmin.reports.kit.leaf import Mark, Sheet, Type

_WIDEST = 3.0  # times its height; what is wider is set lower
_MOST = 4_000_000  # pixels; the window never keeps one this large


class Logo(NamedTuple):
    """A picture that can be drawn."""

    reader: Any  # ReportLab's
    wide: float  # width of the box it takes, for a height of 1
    ratio: float  # width of the picture, for a height of 1


@lru_cache(maxsize=4)
def load_logo(text: str) -> Logo | None:
    """The logo that a club keeps in base64; None for none, or for one that is damaged."""
    if not text:
        return None
    try:
        reader = ImageReader(BytesIO(base64.b64decode(text, validate=True)))
        width, height = reader.getSize()
        if not width or not height or width * height > _MOST:
            return None
        reader.getRGBData()  # reads it whole: half a picture is none
    except (binascii.Error, OSError, ValueError, SyntaxError, EOFError):
        return None
    ratio = width / height
    return Logo(reader, min(ratio, _WIDEST), ratio)


class Pen:
    """Draws the sheets of one paper; `canvas` is ReportLab's."""

    def __init__(self, canvas: Any, logo: Logo | None, scale: float = 1.0) -> None:
        self._canvas = canvas
        self._scale = scale  # how many times everything is enlarged
        self._logo = logo
        self._forms: set[str] = set()
        self._title = ""  # of the outline, below which sections come
        self._heads = 0

    def outline(self, sheet: Sheet) -> None:
        """A line of the outline for each heading of a page that comes; a title again is none."""
        for text, level, y in sheet.heads:
            if level == 0 and text == self._title:
                continue
            if level == 0:
                self._title = text
            self._heads += 1
            name = f"head-{self._heads}"
            self._canvas.bookmarkHorizontal(name, 0, y * self._scale)
            self._canvas.addOutlineEntry(fonts.legible(text), name, level if self._title else 0)

    def page(self, sheet: Sheet) -> None:
        """A whole page."""
        canvas = self._canvas
        if sheet.uses_suits:
            self._make_suits()
        canvas.setPageSize((sheet.width * self._scale, sheet.height * self._scale))
        if self._scale != 1:
            canvas.scale(self._scale, self._scale)
        self._draw(sheet)
        for drawing, x, y in sheet.charts:
            _chart(canvas, drawing, x, y)
        for name, x, y in sheet.awaited:
            self._place(name, x, y, 1.0)
        for name, y in sheet.anchors:
            canvas.bookmarkHorizontal(name, 0, y)
        for x, y, width, height, name in sheet.links:
            canvas.linkRect("", name, (x, y, x + width, y + height), thickness=0)
        if sheet.turned is not None:
            canvas.saveState()
            canvas.translate(sheet.width, sheet.height)
            canvas.rotate(180)
            self._draw(sheet.turned)
            canvas.restoreState()
        canvas.showPage()

    def _draw(self, sheet: Sheet) -> None:
        canvas = self._canvas
        for x, y, width, height, colour in sheet.boxes:
            canvas.setFillColorRGB(*colour)
            canvas.rect(x, y, width, height, stroke=0, fill=1)
        for rule, lines in sheet.rules.items():
            canvas.setLineWidth(rule.width)
            canvas.setStrokeColorRGB(*rule.colour)
            canvas.setDash(list(rule.dash))
            canvas.lines(lines)
        for mark in sheet.marks:
            self._mark(sheet, mark)
        for suit, x, y, size, colour in sheet.suits:
            canvas.setFillColorRGB(*colour)
            self._place(f"suit-{suit}", x, y, size)
        write(canvas, sheet)

    def _mark(self, sheet: Sheet, mark: Mark) -> None:
        """The logo in the middle of its box, or the clover."""
        x, y, size = mark
        if self._logo is None:
            _clover(self._canvas, mark, sheet)
            return
        wide, high = size * self._logo.wide, size * self._logo.wide / self._logo.ratio
        at = (x, y + (size - high) / 2)
        self._canvas.drawImage(self._logo.reader, *at, wide, high, mask="auto")

    def _place(self, form: str, x: float, y: float, size: float) -> None:
        canvas = self._canvas
        canvas.saveState()
        canvas.transform(size, 0, 0, size, x, y)
        canvas.doForm(form)
        canvas.restoreState()

    def _make_suits(self) -> None:
        """Every sign, one point wide; it takes the colour of where it is placed."""
        if self._forms:
            return
        canvas = self._canvas
        for suit in Suit:
            name = f"suit-{suit}"
            self._forms.add(name)
            canvas.beginForm(name, 0, 0, 1, 1)
            path = canvas.beginPath()
            draw = {"M": path.moveTo, "L": path.lineTo, "C": path.curveTo}
            for kind, points in OUTLINES[suit]:
                pairs = zip(points[::2], points[1::2], strict=True)
                draw[kind](*(c for px, py in pairs for c in (px, 1 - py)))
            canvas.drawPath(path, stroke=0, fill=1, fillMode=FILL_NON_ZERO)
            canvas.endForm()


def write(canvas: Any, sheet: Sheet) -> None:
    """All texts in one go; face and colour are named only where they change."""
    block = canvas.beginText()
    before: Type | None = None
    for kind, x, y, text in sheet.texts:
        if kind is not before:
            if before is None or kind[:2] != before[:2]:
                block.setFont(kind.face, kind.size)
            if before is None or kind.colour != before.colour:
                block.setFillColorRGB(*kind.colour)
            before = kind
        block.setTextOrigin(x, y)
        if fonts.is_there(text):
            _write_runs(block, kind, text)
        else:
            block.textLine(text)
    canvas.drawText(block)


def _write_runs(block: Any, kind: Type, text: str) -> None:
    """A text of which letters are in other faces, one beside the other."""
    for face, part in fonts.runs(text, kind.face):
        block.setFont(face, kind.size)
        block.textOut(part)
    block.setFont(kind.face, kind.size)


def _chart(canvas: Any, drawing: Any, x: float, y: float) -> None:
    from reportlab.graphics import renderPDF  # late: few papers have a chart

    if any(fonts.is_there(getattr(one, "text", "")) for one in drawing.contents):
        drawing = copy(drawing)  # on a screen the same drawing keeps its texts as they are
        drawing.contents = [part for one in drawing.contents for part in _parts(one)]
    renderPDF.draw(drawing, canvas, x, y)


def _parts(shape: Any) -> list[Any]:
    """A text of which letters are in other faces as texts beside each other; else the shape."""
    if not fonts.is_there(getattr(shape, "text", "")):
        return [shape]
    share = {"start": 0.0, "middle": 0.5, "end": 1.0}[shape.textAnchor]
    x = shape.x - share * fonts.width(shape.text, shape.fontName, shape.fontSize)
    found = []
    for face, letters in fonts.runs(shape.text, shape.fontName):
        part = copy(shape)
        part.x, part.text, part.fontName, part.textAnchor = x, letters, face, "start"
        found.append(part)
        x += getFont(face).stringWidth(letters, shape.fontSize)
    return found


def _clover(canvas: Any, mark: Mark, sheet: Sheet) -> None:
    x, y, size = mark
    canvas.setFillColorRGB(*sheet.ink.accent)
    canvas.roundRect(x, y, size, size, size * 0.12, stroke=0, fill=1)
    canvas.setFillColorRGB(*sheet.ink.paper)
    for cx, cy in ((0.5, 0.67), (0.335, 0.45), (0.665, 0.45)):
        canvas.circle(x + cx * size, y + cy * size, 0.155 * size, stroke=0, fill=1)
    stem = canvas.beginPath()
    stem.moveTo(x + 0.47 * size, y + 0.55 * size)
    stem.lineTo(x + 0.53 * size, y + 0.55 * size)
    stem.lineTo(x + 0.61 * size, y + 0.2 * size)
    stem.lineTo(x + 0.39 * size, y + 0.2 * size)
    stem.close()
    canvas.drawPath(stem, stroke=0, fill=1)
