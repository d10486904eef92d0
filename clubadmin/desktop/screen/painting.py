"""Draws the screen: its pages, large and plain, and the head, foot and clock around them."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPen

from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.screen.content import Page, Revealed, Words
from clubadmin.desktop.screen.layout import (
    GAP,
    LEAST,
    LONG,
    SPACING,
    USUAL,
    WORD,
    Cards,
    Line,
    Lines,
    Tile,
    Tiles,
    card_height,
    column_width,
)
from clubadmin.desktop.screen.scheme import HEADING, Branch, Scheme
from clubadmin.desktop.screen.ticker import RoundTicker
from clubadmin.reports.kit.qr_code import QUIET, modules

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
MIDDLE = Qt.AlignmentFlag.AlignCenter
BOLD, MEDIUM = QFont.Weight.Bold, QFont.Weight.Medium
HEAD, FOOT, MARGIN = 13.0, 6.0, 4.0
_CALLED = 11.0  # the size of a name that is called forward
_LONG = 44  # letters; a name of more needs the whole width
_BETWEEN = " – "  # the two of a pair


class Brush:
    """A painter that thinks in hundredths of the height of the screen."""

    def __init__(self, painter: QPainter, theme: Theme, unit: float) -> None:
        self._painter = painter
        self._theme = theme
        self._unit = unit

    def text(
        self,
        place: QRectF,
        text: str,
        size: float,
        *,
        colour: str = "ink",
        weight: QFont.Weight = QFont.Weight.Normal,
        align: Qt.AlignmentFlag = LEFT,
        least: float = 0,
    ) -> float:
        """A line of text; too long, it is written smaller down to `least`, and then cut off.

        Answers its width.
        """
        font = self.font(size, weight)
        wide = QFontMetricsF(font).horizontalAdvance(text) / self._unit
        if wide > place.width() and least:
            font = self.font(max(size * place.width() / wide * 0.98, least), weight)
        metrics = QFontMetricsF(font)
        room = place.width() * self._unit
        if metrics.horizontalAdvance(text) > room + 1:
            text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
        self._painter.setFont(font)
        self._painter.setPen(self._theme.colour(colour))
        self._painter.drawText(self._pixels(place), int(align), text)
        return metrics.horizontalAdvance(text) / self._unit

    def box(self, place: QRectF, fill: str, line: str = "") -> None:
        """A rounded box."""
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._painter.setBrush(self._theme.colour(fill))
        pen = QPen(self._theme.colour(line), 0.3 * self._unit) if line else Qt.PenStyle.NoPen
        self._painter.setPen(pen)
        corner = 1.2 * self._unit
        self._painter.drawRoundedRect(self._pixels(place), corner, corner)

    def rule(self, x: float, y: float, width: float) -> None:
        """A hairline across."""
        self._painter.setPen(QPen(self._theme.colour("line"), max(0.15 * self._unit, 1)))
        at = self._pixels(QRectF(x, y, width, 0))
        self._painter.drawLine(at.topLeft(), at.topRight())

    def bar(self, place: QRectF, share: float, colour: str) -> None:
        """How much of something is left."""
        self.box(place, "line")
        if share > 0:
            wide = max(place.width() * share, place.height())
            self.box(QRectF(place.x(), place.y(), wide, place.height()), colour)

    def font(self, size: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        """The window's type at a size of the screen."""
        font = self._theme.font(weight=weight)
        font.setPixelSize(max(round(size * self._unit), 1))
        return font

    def in_lines(self, text: str, size: float, room: float) -> tuple[str, ...]:
        """A remark in one line, or in two where it is too long for that."""
        if QFontMetricsF(self.font(size)).horizontalAdvance(text) <= room * self._unit:
            return (text,)
        gaps = [at for at, sign in enumerate(text) if sign == " "]
        middle = min(gaps, key=lambda at: abs(2 * at - len(text)), default=len(text))
        return tuple(part for part in (text[:middle], text[middle:].strip()) if part)

    def page(self, page: Page, area: QRectF) -> None:
        """A page in its room; the clock is drawn by whoever has one."""
        if isinstance(page, Lines):
            self._lines(page, area)
        elif isinstance(page, Cards):
            self._cards(page, area)
        elif isinstance(page, Tiles):
            self._tiles(page, area)
        elif isinstance(page, Scheme):
            self._scheme(page, area)
        elif isinstance(page, Words):
            self._words(page, area)
        elif isinstance(page, Revealed):
            self._revealed(page, area)

    def _lines(self, page: Lines, area: QRectF) -> None:
        top = area.top()
        if page.heading:
            high = USUAL * SPACING
            place = QRectF(area.left(), top, area.width(), high)
            self.text(place, page.heading, USUAL * 0.8, colour="accent", weight=BOLD)
            top += high
        wide = column_width(area.width(), page.least)
        for at, column in enumerate(page.columns):
            left = area.left() + at * (wide + GAP)
            for down, line in enumerate(column):
                high = page.size * page.spacing
                place = QRectF(left, top + down * high, wide, high)
                self.line(place, line, page.size, page.lead)
                self.rule(left, place.bottom(), wide)

    def picture(self, place: QRectF, image: QImage) -> None:
        """A picture in a place, its points as they are."""
        self._painter.drawImage(self._pixels(place), image)

    def line(self, place: QRectF, line: Line, size: float, lead: float) -> None:
        """A line of a list: what leads it, the name, the figure at the end."""
        weight = BOLD if line.strong else QFont.Weight.Normal
        left = place.left()
        if lead:
            first = QRectF(left, place.top(), lead, place.height())
            self.text(first, line.lead, size, colour="muted", align=RIGHT)
            left += lead + WORD * size
        tail = 0.0
        if line.tail:
            figure = BOLD if line.strong else MEDIUM
            tail = self.text(place, line.tail, size, weight=figure, align=RIGHT) + WORD * size
        room = QRectF(left, place.top(), place.right() - tail - left, place.height())
        self.text(room, line.text, size, weight=weight, least=min(LONG, size))

    def _cards(self, page: Cards, area: QRectF) -> None:
        wide = column_width(area.width(), page.least)
        high = card_height(page.size, page.lines, page.spacing)
        for at, column in enumerate(page.columns):
            left = area.left() + at * (wide + GAP)
            for down, card in enumerate(column):
                top = area.top() + down * high
                number = QRectF(left, top, page.number - WORD, high - 1)
                large = page.size * 1.6
                self.text(number, card.number, large, colour="accent", weight=BOLD, least=large / 2)
                each = page.size * page.spacing
                first = top + (high - each * len(card.lines)) / 2
                for line, text in enumerate(card.lines):
                    x = left + page.number
                    place = QRectF(x, first + line * each, wide - page.number, each)
                    self.text(place, text, page.size, least=min(LONG, page.size))
                self.rule(left, top + high, wide)

    def _tiles(self, page: Tiles, area: QRectF) -> None:
        wide = area.width() / page.across
        for at, tile in enumerate(page.tiles):
            down, along = divmod(at, page.across)
            x, y = area.left() + along * wide, area.top() + down * page.side
            self._tile(tile, QRectF(x + 0.6, y + 0.6, wide - 1.2, page.side - 1.2))

    def _tile(self, tile: Tile, place: QRectF) -> None:
        self.box(place, "green_soft" if tile.done else "surface", "green" if tile.done else "line")
        size = min(place.height() * 0.5, place.width() * 0.3)
        half = place.width() * (0.55 if tile.done else 1)
        number = QRectF(place.left(), place.top(), half, place.height())
        colour = "green" if tile.done else "ink"
        align = RIGHT if tile.done else MIDDLE
        self.text(number, tile.number, size, colour=colour, weight=BOLD, align=align)
        if tile.done:
            rest = QRectF(number.right(), place.top(), place.width() - half, place.height())
            self.text(rest, "✓", size * 0.9, colour="green", weight=BOLD, align=MIDDLE)

    def _scheme(self, page: Scheme, area: QRectF) -> None:
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for left, head in page.heads:
            place = QRectF(area.left() + left, area.top(), page.wide, HEADING - 1)
            self.text(place, head, USUAL * 0.75, colour="accent", weight=BOLD, least=2)
        self._painter.setPen(QPen(self._theme.colour("muted"), max(0.2 * self._unit, 1)))
        for (x, y), (to, down) in page.joins:
            turn = (x + to) / 2
            corners = ((x, y), (turn, y), (turn, down), (to, down))
            self._painter.drawPolyline(
                [QPointF(area.left() + one, area.top() + two) * self._unit for one, two in corners]
            )
        for one in page.branches:
            self._branch(one, page.size, area)

    def _branch(self, one: Branch, size: float, area: QRectF) -> None:
        left, top, wide, high = one.place
        frame = QRectF(area.left() + left, area.top() + top, wide, high)
        if one.number:
            self.box(frame, "surface" if one.drawn else "paper", "field_line")
        pad, each = size * 0.6, size * SPACING
        inside = frame.adjusted(pad, 0, -pad, 0)
        if one.number:
            place = QRectF(inside.left(), inside.top(), size * 1.4, high)
            self.text(place, one.number, size * 0.8, colour="accent", weight=BOLD, least=1)
            inside.setLeft(place.right() + pad)
        for down, line in enumerate(one.lines):
            row = QRectF(inside.left(), inside.top() + down * each, inside.width(), each)
            weight = BOLD if line.strong else QFont.Weight.Normal
            colour = "green" if line.strong else "ink" if line.lead else "muted"
            tail = self.text(row, line.tail, size, colour=colour, weight=weight, align=RIGHT)
            row.setRight(row.right() - tail - (pad if tail else 0))
            self.text(row, line.text, size, colour=colour, weight=weight, least=size * 0.6)
        if one.tie:
            row = QRectF(inside.left(), inside.top() + len(one.lines) * each, inside.width(), each)
            self.text(row, one.tie, size * 0.85, colour="muted", least=size * 0.5)

    def _words(self, page: Words, area: QRectF) -> None:
        middle = area.center().y()
        large = QRectF(area.left(), middle - 14, area.width(), 14)
        self.text(large, page.large, 10, weight=BOLD, align=MIDDLE, least=LEAST)
        below = QRectF(area.left(), middle + 2, area.width(), 8)
        self.text(below, page.below, USUAL, colour="muted", align=MIDDLE, least=2.5)

    def _called(self, place: QRectF, name: str) -> None:
        """Paint the name called forward; of a pair too long for a line, each on his own."""
        wide = QFontMetricsF(self.font(_CALLED, BOLD)).horizontalAdvance(name) / self._unit
        lines = name.split(_BETWEEN) if wide > place.width() else [name]
        high = place.height() / len(lines)
        for at, line in enumerate(lines):
            room = QRectF(place.left(), place.top() + at * high, place.width(), high)
            size = min(_CALLED, high * 0.85)
            self.text(room, line, size, weight=BOLD, align=MIDDLE, least=LEAST)

    def _revealed(self, page: Revealed, area: QRectF) -> None:
        first = page.row.strong
        place = QRectF(area.left(), area.top(), area.width(), 9)
        said = " · ".join(part for part in (page.place, page.mark) if part)
        self.text(place, said, 6, colour="accent", weight=BOLD, align=MIDDLE, least=LEAST)
        name = QRectF(area.left(), place.bottom(), area.width(), 16)
        self._called(name, page.row.text)
        lower = name.bottom()
        if page.players:
            who = QRectF(area.left(), lower, area.width(), 6)
            self.text(who, page.players, USUAL, align=MIDDLE, least=LEAST / 2)
            lower = who.bottom()
        score = QRectF(area.left(), lower, area.width(), 9)
        colour = "accent" if first else "muted"
        self.text(
            score, page.row.tail, 6.5, colour=colour, weight=MEDIUM, align=MIDDLE, least=LEAST
        )
        high = USUAL * SPACING
        room = area.bottom() - score.bottom() - 3
        long = any(len(line.text) > _LONG for line in page.before)
        wide = area.width() if long else min(area.width(), 130)
        left = area.left() + (area.width() - wide) / 2
        for at, line in enumerate(page.before[: int(room // high)]):
            below = QRectF(left, score.bottom() + 3 + at * high, wide, high)
            self.rule(left, below.top(), wide)
            self.line(below, line, USUAL, USUAL * 2)

    def _pixels(self, place: QRectF) -> QRectF:
        unit = self._unit
        return QRectF(
            place.x() * unit, place.y() * unit, place.width() * unit, place.height() * unit
        )


class Ruler:
    """Measures texts at size 1; in bold, so that what is bold fits as well."""

    def __init__(self, theme: Theme) -> None:
        font = theme.font(weight=BOLD)
        font.setPixelSize(100)
        self._metrics = QFontMetricsF(font)

    def __call__(self, text: str) -> float:
        """The width of a text."""
        return self._metrics.horizontalAdvance(text) / 100


def painted_code(text: str) -> QImage:
    """A QR code, a point a module."""
    rows = modules(text)
    side = len(rows) + 2 * QUIET
    made = QImage(side, side, QImage.Format.Format_RGB32)
    made.fill(Qt.GlobalColor.white)
    for down, row in enumerate(rows, QUIET):
        for at, black in enumerate(row, QUIET):
            if black:
                made.setPixelColor(at, down, QColor(Qt.GlobalColor.black))
    return made


def paint_head(
    brush: Brush,
    wide: float,
    titles: tuple[str, str],
    ticker: RoundTicker | None,
    code: QImage | None,
) -> None:
    """Paint the title and the evening; the clock and the code of the page at home beside it."""
    room = wide - 2 * MARGIN
    if code is not None:
        room -= HEAD
        brush.picture(QRectF(MARGIN + room + 1, 0.5, HEAD - 1, HEAD - 1), code)
    if ticker is not None:
        place = QRectF(MARGIN, 2, room, 9)
        colour = clock_colour(ticker)
        room -= 4 + brush.text(place, ticker.text(), 8, colour=colour, weight=BOLD, align=RIGHT)
    title, under = titles
    brush.text(QRectF(MARGIN, 1.5, room, 7), title, 5.5, weight=BOLD, least=LEAST)
    brush.text(QRectF(MARGIN, 8, room, 4), under, 2.8, colour="muted", least=2)
    brush.rule(MARGIN, HEAD, wide - 2 * MARGIN)


def paint_foot(
    brush: Brush,
    size: tuple[float, float],
    note: str,
    pages: tuple[int, int],
    ticker: RoundTicker | None,
) -> None:
    """A remark, which page it is, and in words what the clock warns of."""
    wide, high = size
    place = QRectF(MARGIN, high - FOOT, wide - 2 * MARGIN, FOOT - 1)
    at, count = pages
    if count > 1:
        text = f"{at} / {count}"
        place.setWidth(place.width() - 3 - brush.text(place, text, 3, colour="muted", align=RIGHT))
    if ticker is not None and (ticker.late or ticker.over):
        said, colour = clock_words(ticker), clock_colour(ticker)
        taken = brush.text(place, said, 3.6, colour=colour, weight=BOLD, align=LEFT) + 4
        place.setLeft(place.left() + taken)
    lines = brush.in_lines(note, 3.2, place.width())
    high = place.height() / len(lines)
    for at, line in enumerate(lines):
        row = QRectF(place.x(), place.y() + at * high, place.width(), high)
        brush.text(row, line, 3.2 if len(lines) == 1 else 2.0, colour="muted", least=1.6)


def paint_clock(brush: Brush, body: QRectF, ticker: RoundTicker, rounds: int) -> None:
    """The clock over the whole page."""
    colour = clock_colour(ticker)
    top = QRectF(body.x(), body.y(), body.width(), 11)
    name = clock_name(ticker, rounds)
    brush.text(top, name, 8, colour="muted", weight=BOLD, align=MIDDLE, least=LEAST)
    digits = QRectF(body.x(), top.bottom(), body.width(), body.height() - 33)
    size = min(46.0, digits.height() * 0.95)
    brush.text(digits, ticker.text(), size, colour=colour, weight=BOLD, align=MIDDLE, least=10)
    bar = QRectF(body.x() + 10, digits.bottom() + 3, body.width() - 20, 2)
    brush.bar(bar, ticker.share, colour)
    below = QRectF(body.x(), bar.bottom() + 3, body.width(), 11)
    said = clock_words(ticker)
    brush.text(below, said, 7, colour=colour, weight=BOLD, align=MIDDLE, least=LEAST)


def turn_words(seconds: int) -> str:
    """How long a turn may take; "" where the rules set no time."""
    if not seconds:
        return ""
    text = translate("screen", "hoogstens %1 seconden per beurt")
    return text.replace("%1", str(seconds))


def clock_name(ticker: RoundTicker, rounds: int) -> str:
    """Name the round of the clock."""
    name = translate("screen", "Ronde %1 van %2").replace("%1", str(ticker.round))
    return name.replace("%2", str(rounds))


def clock_words(ticker: RoundTicker) -> str:
    """Tell the clock in words; "" while there is nothing to tell."""
    if ticker.over:
        return translate("screen", "De tijd is om")
    if not ticker.running:
        begun = translate("screen", "Stilgezet")
        return begun if ticker.begun else translate("screen", "Zo beginnen we")
    if not ticker.late:
        return ""
    left = -(-ticker.seconds // 60)
    if left <= 1:
        return translate("screen", "De laatste minuut")
    return translate("screen", "De laatste %1 minuten").replace("%1", str(left))


def clock_colour(ticker: RoundTicker) -> str:
    """The colour that goes with the words."""
    if ticker.over:
        return "red"
    return "amber" if ticker.late else "ink"
