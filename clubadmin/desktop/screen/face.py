"""What stands around every page of the screen: the head, the foot, and the clock in them.

Lengths are in hundredths of the height of the screen, as in `layout`.
"""

from PySide6.QtCore import QCoreApplication, QRectF

from clubadmin.desktop.screen.brush import BOLD, LEFT, MIDDLE, RIGHT, Brush
from clubadmin.desktop.screen.layout import LEAST
from clubadmin.desktop.screen.ticker import RoundTicker

HEAD, FOOT, MARGIN = 13.0, 6.0, 4.0

translate = QCoreApplication.translate


def paint_head(
    brush: Brush, wide: float, titles: tuple[str, str], ticker: RoundTicker | None
) -> None:
    """What is shown and of which evening; the clock beside it, where it is not the page itself."""
    room = wide - 2 * MARGIN
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
    brush.text(place, note, 3.2, colour="muted", least=2.2)


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


def clock_name(ticker: RoundTicker, rounds: int) -> str:
    """Whose clock it is."""
    name = translate("screen", "Ronde %1 van %2").replace("%1", str(ticker.round))
    return name.replace("%2", str(rounds))


def clock_words(ticker: RoundTicker) -> str:
    """What the clock says in words; "" while there is nothing to say."""
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
