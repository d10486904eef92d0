"""The heading of an evening: its date, in shorter words where there is little room."""

from datetime import date

from PySide6.QtCore import QLocale, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QLayout, QSizePolicy, QWidget

from clubadmin.desktop.kit.figures import qdate
from clubadmin.desktop.kit.widgets import label
from clubadmin.desktop.kit.wording import spoken_date


class DayHeading(QWidget):
    """A date that is never cut off: "Woensdag 18 november", "Wo 18 november", "18 nov"."""

    def __init__(self) -> None:
        super().__init__()
        self._forms: tuple[str, ...] = ("",)
        self._label: QLabel = label("", "title")
        self._label.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_day(self, day: date) -> None:
        """Show this day."""
        brief = (QLocale().toString(qdate(day), form) for form in ("ddd d MMMM", "d MMM"))
        upper = (one[:1].upper() + one[1:].replace(".", "") for one in brief)
        self._forms = (spoken_date(day), *upper)
        self.setAccessibleName(self._forms[0])
        self.updateGeometry()
        self._fit()

    def text(self) -> str:
        """What can be read."""
        return self._label.text()

    def sizeHint(self) -> QSize:
        """In full."""
        return self._size_of(self._forms[0])

    def minimumSizeHint(self) -> QSize:
        """In its shortest words."""
        return self._size_of(self._forms[-1])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The longest words that fit."""
        super().resizeEvent(event)
        self._label.setGeometry(self.rect())
        self._fit()

    def _fit(self) -> None:
        fitting = (one for one in self._forms if self._size_of(one).width() <= self.width())
        self._label.setText(next(fitting, self._forms[-1]))

    def _size_of(self, text: str) -> QSize:
        self._label.ensurePolished()
        metrics = self._label.fontMetrics()
        return QSize(metrics.horizontalAdvance(text) + 2, metrics.height())


class Title(QWidget):
    """What asks for no more than it needs, and takes what is left over."""

    def __init__(self, layout: QLayout) -> None:
        super().__init__()
        self.setProperty("kind", "plain")
        self.setLayout(layout)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        """The least, so that the steps beside it are as wide as their words while they can be."""
        layout = self.layout()
        assert layout is not None
        return QSize(layout.minimumSize().width(), layout.sizeHint().height())
