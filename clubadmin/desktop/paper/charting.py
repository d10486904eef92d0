"""A chart on the screen: the drawing of the papers, with its figures to be read one by one."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QLineF, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontDatabase,
    QFontInfo,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QSizePolicy, QWidget

from clubadmin import assets
from clubadmin.desktop.kit.copying import copy_rows
from clubadmin.desktop.kit.language import current
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.paper.printing import tools_of
from clubadmin.desktop.spoken.items import PICTURE
from clubadmin.model.kit.chart import Chart

if TYPE_CHECKING:
    from clubadmin.reports.charts.chart import Picture

_PATIENCE = 40  # ms that a size has to last before the chart is drawn for it
_LETTERS = 1.05  # of the window's
_ROLES = ("ink", "muted", "line", "accent", "surface")
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
_FACES = ("NotoSans-SemiCondensed.ttf", "NotoSans-SemiCondensedBold.ttf")
_loaded: list[int] = []  # the letters of the papers, as far as Qt knows them


class ChartView(QWidget):
    """A chart as wide and high as the widget; arrows or the mouse read a figure, Ctrl+C copies.

    It has to be in a window that has the operations: the drawing is made on their thread for
    papers, as it needs ReportLab.
    """

    spoken_role = PICTURE

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.chart: Chart | None = None
        self.picture: Picture | None = None  # None until it is drawn
        self.at: int | None = None  # the label that is read
        self._svg = QSvgRenderer(self)
        self._pixels: QPixmap | None = None  # the picture as it was last painted
        self._asked = 0
        self._later = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._later.timeout.connect(self._draw)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        theme.changed.connect(self._draw)

    def show(self, chart: Chart | None = None) -> None:
        """Show figures; without any, the widget itself, as that of any widget does."""
        if chart is None:
            super().show()
        elif chart != self.chart:
            self.chart, self.at = chart, None
            self.setAccessibleName(chart.title)
            self._draw()

    @property
    def said(self) -> str:
        """The text at the pointed label with its figures, or "" where nothing is pointed at."""
        if self.picture is None or self.at is None or self.at >= len(self.picture.spots):
            return ""
        return self.picture.spots[self.at].text

    def sizeHint(self) -> QSize:
        """Wide enough for a season."""
        return QSize(self.theme.grid(80), self.theme.grid(32))

    def minimumSizeHint(self) -> QSize:
        """Smaller says nothing."""
        return QSize(self.theme.grid(30), self.theme.grid(20))

    def _draw(self) -> None:
        """Have the drawing made for the size and the look of now."""
        around = 2 * self._margin()
        size = self.width() - around, self.height() - self._line() - around
        chart = self.chart
        if chart is None or not self.isVisible() or min(size) < 2 * self._line():
            return
        self._asked += 1
        asked, language = self._asked, current()
        ink, muted, line, accent, paper = (_parts(self.theme.colour(role)) for role in _ROLES)
        letters = float(QFontInfo(self.theme.font(_LETTERS)).pixelSize())

        def make() -> "Picture":
            from clubadmin.reports.charts.chart import picture
            from clubadmin.reports.charts.shapes import Look

            return picture(chart, size, Look(ink, muted, line, accent, paper, letters), language)

        def drawn(made: "Picture") -> None:
            if asked == self._asked:  # else another was asked for since
                self._show_picture(made)

        tools_of(self)[0].make(make, drawn)

    def _show_picture(self, picture: "Picture") -> None:
        _load_letters()
        self.picture = picture
        self._svg.load(QByteArray(picture.svg))
        self._pixels = None
        self.setAccessibleDescription("; ".join(spot.text for spot in picture.spots))
        self.update()

    def _line(self) -> int:
        """How high the line is on which a figure is read."""
        return self.theme.grid(2.5)

    def _margin(self) -> int:
        return self.theme.grid(1)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The picture, and what is pointed at."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self.theme.colour("surface"))
        if self.picture is not None and self._svg.isValid():
            painter.save()
            painter.translate(self._margin(), self._margin())
            painter.drawPixmap(0, 0, self._drawn())
            self._point(painter, self.picture)
            painter.restore()
            self._say(painter)
        if self.hasFocus():
            painter.setPen(QPen(self.theme.colour("accent"), 1.5))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 3, 3)

    def _drawn(self) -> QPixmap:
        """The picture in the pixels of this screen; reading a figure does not draw it again."""
        ratio = self.devicePixelRatioF()
        if self._pixels is None or self._pixels.devicePixelRatio() != ratio:
            size = self._svg.defaultSize()
            self._pixels = QPixmap(size * ratio)
            self._pixels.setDevicePixelRatio(ratio)
            self._pixels.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._pixels)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._svg.render(painter, QRectF(QPointF(0, 0), size.toSizeF()))
            painter.end()
        return self._pixels

    def _point(self, painter: QPainter, picture: "Picture") -> None:
        """A thin line through what is pointed at."""
        if not self.said or self.at is None:
            return
        along = picture.spots[self.at].at
        painter.setPen(QPen(self.theme.colour("muted"), 1.0))
        line = (QPointF(along, picture.low), QPointF(along, picture.high))
        if not picture.upright:
            line = (QPointF(picture.low, along), QPointF(picture.high, along))
        painter.drawLine(QLineF(*line))

    def _say(self, painter: QPainter) -> None:
        painter.setPen(self.theme.colour("ink"))
        painter.setFont(self.theme.font(_LETTERS, figures=True))
        margin, line = self._margin(), self._line()
        room = QRectF(margin, self.height() - line, self.width() - 2 * margin, line)
        text = painter.fontMetrics().elidedText(
            self.said, Qt.TextElideMode.ElideRight, int(room.width())
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the chart again once the size lasts."""
        super().resizeEvent(event)
        self._later.start()

    def showEvent(self, event: QShowEvent) -> None:
        """Draw the chart when it is seen."""
        super().showEvent(event)
        self._draw()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, Home and End read the figures; Ctrl+C copies them."""
        last = len(self.picture.spots) - 1 if self.picture else -1
        key = Qt.Key(event.key())
        if event.matches(QKeySequence.StandardKey.Copy) and self.chart is not None:
            copy_rows(as_rows(self.chart))
        elif last >= 0 and key in _STEPS:
            self._read(self._next(_STEPS[key], last))
        elif last >= 0 and key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._read(0 if key == Qt.Key.Key_Home else last)
        else:
            super().keyPressEvent(event)

    def _next(self, step: int, last: int) -> int:
        if self.at is None:
            return 0 if step > 0 else last
        return min(max(self.at + step, 0), last)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Read the label nearest to the mouse."""
        if self.picture is not None and self.picture.spots:
            at = event.position()
            where = (at.x() if self.picture.upright else at.y()) - self._margin()
            spots = self.picture.spots
            self._read(min(range(len(spots)), key=lambda at: abs(spots[at].at - where)))

    def leaveEvent(self, event: QEvent) -> None:
        """Stop pointing at a label."""
        super().leaveEvent(event)
        if not self.hasFocus():
            self._read(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Stop reading a label."""
        super().focusOutEvent(event)
        self._read(None)

    def _read(self, at: int | None) -> None:
        if at != self.at:
            self.at = at
        self.update()


def as_rows(chart: Chart) -> list[list[str]]:
    """The figures of a chart as a table, for a spreadsheet."""
    heads = [chart.unit, *(one.name for one in chart.series)]
    rows = [
        [label, *(_figure(one.values[at]) for one in chart.series)]
        for at, label in enumerate(chart.labels)
    ]
    return [heads, *rows]


def _figure(value: float | None) -> str:
    return "" if value is None else f"{value:g}"


def _parts(colour: QColor) -> tuple[float, float, float]:
    return (colour.redF(), colour.greenF(), colour.blueF())


def _load_letters() -> None:
    if not _loaded:
        _loaded.extend(
            QFontDatabase.addApplicationFont(str(assets.path(f"fonts/{name}"))) for name in _FACES
        )
