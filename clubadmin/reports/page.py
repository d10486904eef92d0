"""A paper and its sheets: what is drawn is kept until it is known how many pages there are.

Lines of one width go into the PDF together and all texts of a page in one piece, in the
order of reading, which is smaller and faster than one drawing call a figure.
"""

from collections.abc import Iterable
from datetime import datetime
from io import BytesIO
from typing import Any, NamedTuple

from reportlab.lib.pagesizes import A4
from reportlab.pdfgen.canvas import FILL_NON_ZERO, Canvas

from clubadmin.domain.cards import Suit
from clubadmin.domain.terms import Language
from clubadmin.reports import fonts
from clubadmin.reports.ink import Colour, Ink, ink
from clubadmin.reports.words import Words
from clubadmin.services.views.club import ClubSettings
from clubadmin.suit_outlines import OUTLINES

PORTRAIT: tuple[float, float] = (A4[0], A4[1])
LANDSCAPE: tuple[float, float] = (A4[1], A4[0])
MARGIN = 45.0  # 16 mm: wide enough for every printer and for a drawing pin
FOOT = 30.0  # height of the foot's line of text above the edge of the paper
BOTTOM = 52.0  # nothing but the foot below this


class Type(NamedTuple):
    """A face in a size and a colour."""

    face: str
    size: float
    colour: Colour


class Rule(NamedTuple):
    """A line's width and colour; `dash` in points, empty for a whole line."""

    width: float
    colour: Colour
    dash: tuple[float, ...] = ()


class Sheet:
    """One page; x and y in points from the lower left corner."""

    def __init__(self, size: tuple[float, float], paper_ink: Ink) -> None:
        self.width, self.height = size
        self.ink = paper_ink
        self.margin = MARGIN  # of the foot
        self.texts: list[tuple[Type, float, float, str]] = []  # in the order of reading
        self.rules: dict[Rule, list[tuple[float, float, float, float]]] = {}
        self.boxes: list[tuple[float, float, float, float, Colour]] = []
        self.marks: list[tuple[float, float, float]] = []
        self.suits: list[tuple[Suit, float, float, float, Colour]] = []

    def text(self, x: float, y: float, text: str, kind: Type) -> None:
        """Text from `x` on; shown literally, whatever stands in it."""
        if text:
            self.texts.append((kind, x, y, fonts.legible(text)))

    def right(self, x: float, y: float, text: str, kind: Type) -> None:
        """Text that ends at `x`."""
        text = fonts.legible(text)
        self.text(x - fonts.width(text, kind.face, kind.size), y, text, kind)

    def centre(self, x: float, y: float, text: str, kind: Type) -> None:
        """Text with its middle at `x`."""
        text = fonts.legible(text)
        self.text(x - fonts.width(text, kind.face, kind.size) / 2, y, text, kind)

    def fitted(self, x: float, y: float, text: str, kind: Type, room: float) -> float:
        """Text from `x` on in at most `room` points; gives the width it took."""
        text, face, size = fonts.fit(text, room, kind.face, kind.size)
        self.text(x, y, text, Type(face, size, kind.colour))
        return fonts.width(text, face, size)

    def fitted_right(self, x: float, y: float, text: str, kind: Type, room: float) -> None:
        """Text that ends at `x` in at most `room` points."""
        text, face, size = fonts.fit(text, room, kind.face, kind.size)
        self.right(x, y, text, Type(face, size, kind.colour))

    def line(self, x1: float, y1: float, x2: float, y2: float, rule: Rule) -> None:
        """A straight line."""
        self.rules.setdefault(rule, []).append((x1, y1, x2, y2))

    def box(self, x: float, y: float, width: float, height: float, colour: Colour) -> None:
        """A filled box; everything else is drawn over it."""
        self.boxes.append((x, y, width, height, colour))

    def mark(self, x: float, y: float, size: float) -> None:
        """The club's mark: a clover (klaver) on the accent colour."""
        self.marks.append((x, y, size))

    def suit(self, x: float, y: float, suit: Suit, size: float, colour: Colour) -> None:
        """The sign of a suit, `size` points wide, standing on `y`: no face of ours has it."""
        self.suits.append((suit, x, y, size, colour))


class Paper:
    """A document of one club in one language."""

    def __init__(self, club: ClubSettings, language: Language, stamp: datetime | None) -> None:
        fonts.load()
        self.title = ""  # set by the document, in its language
        self.club = club
        self.words = Words(language)
        self.stamp = stamp
        self.ink = ink(club.accent)
        self.sheets: list[Sheet] = []

    @property
    def club_line(self) -> str:
        """The club's name and place."""
        return ", ".join(part for part in (self.club.name, self.club.place) if part)

    def sheet(self, size: tuple[float, float] = PORTRAIT) -> Sheet:
        """A new page."""
        self.sheets.append(Sheet(size, self.ink))
        return self.sheets[-1]

    def kind(self, size: float, *, bold: bool = False, muted: bool = False) -> Type:
        """A type in the paper's own ink."""
        colour = self.ink.muted if muted else self.ink.text
        return Type(fonts.BOLD if bold else fonts.REGULAR, size, colour)

    def pdf(self, *foot: str) -> bytes:
        """The document; `foot` stands left below every page, "page x of y" right.

        Equal input gives equal bytes: no clock and no chance is used.
        """
        out = BytesIO()
        canvas = Canvas(
            out, invariant=1, pageCompression=1, initialFontName=fonts.REGULAR,
            lang=self.words.language.value,
        )  # fmt: skip
        canvas.setTitle(fonts.legible(self.title))
        canvas.setAuthor(fonts.legible(self.club_line))
        canvas.setCreator("clubadmin")
        left = self._foot(foot)
        for number, sheet in enumerate(self.sheets, start=1):
            self._draw_foot(sheet, left, number)
            _draw(canvas, sheet)
        canvas.save()
        return out.getvalue()

    def _foot(self, parts: Iterable[str]) -> str:
        printed = (
            [self.words("printed", moment=self.words.moment(self.stamp))] if self.stamp else []
        )
        return " · ".join([*(part for part in parts if part), *printed])

    def _draw_foot(self, sheet: Sheet, left: str, number: int) -> None:
        kind = self.kind(7.5, muted=True)
        pages = self.words("page", page=number, pages=len(self.sheets))
        sheet.fitted(sheet.margin, FOOT, left, kind, sheet.width - 2 * sheet.margin - 90)
        sheet.right(sheet.width - sheet.margin, FOOT, pages, kind)


def _draw(canvas: Any, sheet: Sheet) -> None:
    canvas.setPageSize((sheet.width, sheet.height))
    for x, y, width, height, colour in sheet.boxes:
        canvas.setFillColorRGB(*colour)
        canvas.rect(x, y, width, height, stroke=0, fill=1)
    for rule, lines in sheet.rules.items():
        canvas.setLineWidth(rule.width)
        canvas.setStrokeColorRGB(*rule.colour)
        canvas.setDash(list(rule.dash))
        canvas.lines(lines)
    for x, y, size in sheet.marks:
        _clover(canvas, x, y, size, sheet.ink)
    for suit, x, y, size, colour in sheet.suits:
        _suit(canvas, suit, (x, y, size), colour)
    _write(canvas, sheet)
    canvas.showPage()


def _write(canvas: Any, sheet: Sheet) -> None:
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
        block.textLine(text)
    canvas.drawText(block)


def _suit(canvas: Any, suit: Suit, at: tuple[float, float, float], colour: Colour) -> None:
    x, y, size = at
    path = canvas.beginPath()
    draw = {"M": path.moveTo, "L": path.lineTo, "C": path.curveTo}
    for kind, points in OUTLINES[suit]:
        pairs = zip(points[::2], points[1::2], strict=True)
        draw[kind](*(c for px, py in pairs for c in (x + px * size, y + (1 - py) * size)))
    canvas.setFillColorRGB(*colour)
    canvas.drawPath(path, stroke=0, fill=1, fillMode=FILL_NON_ZERO)


def _clover(canvas: Any, x: float, y: float, size: float, colours: Ink) -> None:
    canvas.setFillColorRGB(*colours.accent)
    canvas.roundRect(x, y, size, size, size * 0.12, stroke=0, fill=1)
    canvas.setFillColorRGB(*colours.paper)
    for cx, cy in ((0.5, 0.67), (0.335, 0.45), (0.665, 0.45)):
        canvas.circle(x + cx * size, y + cy * size, 0.155 * size, stroke=0, fill=1)
    stem = canvas.beginPath()
    stem.moveTo(x + 0.47 * size, y + 0.55 * size)
    stem.lineTo(x + 0.53 * size, y + 0.55 * size)
    stem.lineTo(x + 0.61 * size, y + 0.2 * size)
    stem.lineTo(x + 0.39 * size, y + 0.2 * size)
    stem.close()
    canvas.drawPath(stem, stroke=0, fill=1)
