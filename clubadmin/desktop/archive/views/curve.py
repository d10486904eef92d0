"""The curve of a career: by evening, by season, or the places."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from clubadmin.desktop.kit.empty import EmptyPlace
from clubadmin.desktop.kit.forms import Choice
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import column, holder, row
from clubadmin.desktop.paper.charting import ChartView
from clubadmin.model.kit.chart import Chart

LOWEST = 10  # grid steps


class CurvePane(QWidget):
    """A chart, with the choice of which above it; Enter or a double click opens what is read."""

    opened = Signal(str, int)  # which chart, and which of its labels

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "plain")
        self._theme = theme
        self._charts: dict[str, Chart] = {}
        self.which = Choice()
        self.which.setAccessibleName(self.tr("Welke grafiek"))
        self.which.setMinimumContentsLength(24)
        self.which.currentIndexChanged.connect(lambda _at: self._show())
        self.view = ChartView(theme)
        self.empty = EmptyPlace(
            theme,
            (
                self.tr("Nog geen verloop"),
                self.tr("Een lijn komt er vanaf de tweede avond die gesloten is."),
            ),
        )
        self.view.installEventFilter(self)
        grid = theme.grid
        shown = column(row(self.which, None), self.view, gap=grid(1), margin=grid(1))
        shown.setStretch(1, 1)
        self._stack = QStackedWidget()
        self._stack.addWidget(holder(shown))
        self._stack.addWidget(self.empty)
        self.setLayout(column(self._stack))
        self.setFocusProxy(self.view)
        theme.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        """In a low window the chart gives way, not the window."""
        self.view.setMinimumHeight(self._theme.grid(LOWEST))

    @property
    def chart(self) -> Chart | None:
        """The chart in view."""
        return self._charts.get(self.which.value)

    def offer(self, charts: Mapping[str, Chart | None]) -> None:
        """Charts by what they are called, None for too few figures; the choice stays."""
        self._charts = {name: one for name, one in charts.items() if one is not None}
        self.which.offer({name: name for name in self._charts})
        self._stack.setCurrentIndex(0 if self._charts else 1)
        self._show()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """What is read opens."""
        enters = isinstance(event, QKeyEvent) and event.key() in (
            Qt.Key.Key_Return,
            Qt.Key.Key_Enter,
        )
        opens = event.type() == QEvent.Type.KeyPress and enters
        opens = opens or event.type() == QEvent.Type.MouseButtonDblClick
        if not opens or self.view.at is None:
            return False
        self.opened.emit(self.which.value, self.view.at)
        return True

    def _show(self) -> None:
        if (chart := self.chart) is not None:
            self.view.show(chart)
