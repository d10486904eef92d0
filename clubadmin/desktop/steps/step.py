"""Parts that the four steps of an evening share, and the bar that leads through them."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QWidget

from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import go_to_chosen, row
from clubadmin.desktop.spoken.items import TAB, TABS
from clubadmin.model.evenings.evening import Evening, SheetState

PRESENT, DRAW, FORMS, RESULT = range(4)
STEPS = 4


class Step(QWidget):
    """A step; it is made when it is first looked at, and then kept."""

    said = Signal(str)  # a remark for the bar at the foot, of no use once one is elsewhere
    offered = Signal(str, str, object)  # the same with a button, and what that does
    lasting = Signal(str)  # the same, but it holds until it is taken back
    unsaid = Signal(str)  # this no longer holds
    changed = Signal(object)  # the Evening as it is now
    step_asked = Signal(int)  # another step

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self._ops = ops
        self._theme = theme
        self._evening: Evening | None = None

    def show_evening(self, evening: Evening) -> None:
        """The evening as it is now; place and selection stay."""
        raise NotImplementedError

    def enter(self) -> None:
        """The step comes into view: take the keyboard."""
        raise NotImplementedError

    def leave(self) -> None:
        """The step goes out of view: keep what is half typed."""


def step_with_work(evening: Evening) -> int:
    """The step at which an evening goes on."""
    if evening.status == "closed" or evening.depth != "game":
        return RESULT
    if not evening.participants:
        return PRESENT
    if not evening.plan:
        return DRAW
    states = {table.state for plan in evening.plan for table in plan.tables}
    if states != {SheetState.SIGNED}:
        return FORMS
    return RESULT if len(evening.plan) >= evening.rounds else DRAW


class StepTab(QAbstractButton):
    """A step: number and name, below it what there is to count."""

    spoken_role = TAB

    def __init__(self, theme: Theme, number: int, name: str) -> None:
        super().__init__()
        self._theme = theme
        self._heading = f"{number}  {name}"
        self._name = name
        self._count = self._brief = ""
        self.short = False  # whether the brief count is shown, for want of room
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)

    @property
    def count(self) -> str:
        """The count as it is shown."""
        return self._brief if self.short else self._count

    def show_count(self, count: str, brief: str = "") -> None:
        """Say what there is, such as "24 spelers"; `brief` where there is little room."""
        if (count, brief or count) != (self._count, self._brief):
            self._count, self._brief = count, brief or count
            self.setAccessibleDescription(count)
            self.updateGeometry()
            self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tab came to the steps."""
        super().focusInEvent(event)
        go_to_chosen(self, event.reason())

    def sizeHint(self) -> QSize:
        """The width of its words."""
        bold = QFontMetricsF(self._theme.font(weight=QFont.Weight.DemiBold))
        plain = QFontMetricsF(self._theme.font())
        words = max(bold.horizontalAdvance(self._heading), plain.horizontalAdvance(self.count))
        return QSize(int(words) + self._theme.grid(4), self._theme.grid(7))

    def minimumSizeHint(self) -> QSize:
        """The name always fits."""
        bold = QFontMetricsF(self._theme.font(weight=QFont.Weight.DemiBold))
        wide = bold.horizontalAdvance(self._heading)
        return QSize(int(wide) + self._theme.grid(2), self._theme.grid(7))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Two lines, and a bar below the step one is in."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = self._theme.colour
        ink = colour("accent" if self.isChecked() else "ink")
        half = self._theme.grid(2.5)
        pad = min(self._theme.grid(2), (self.width() - self.minimumSizeHint().width()) / 2 + 8)
        upper = QRectF(pad, self._theme.grid(0.75), self.width() - pad, half)
        self._write(painter, upper, self._heading, ink, QFont.Weight.DemiBold)
        lower = upper.translated(0, half)
        counted = colour("accent" if self.isChecked() else "muted")
        self._write(painter, lower, self.count, counted, QFont.Weight.Normal)
        if self.isChecked():
            thick = max(3, self._theme.grid(0.375))
            painter.fillRect(
                QRectF(0, self.height() - thick, self.width(), thick), colour("accent")
            )
        if self.hasFocus():
            painter.setPen(QPen(colour("accent"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.end()

    def _write(
        self, painter: QPainter, box: QRectF, text: str, ink: QColor, weight: QFont.Weight
    ) -> None:
        font = self._theme.font(weight=weight)
        painter.setFont(font)
        painter.setPen(ink)
        cut = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, cut)


class StepsBar(QWidget):
    """Aanwezig, Indeling, Formulieren, Uitslag."""

    spoken_role = TABS
    chosen = Signal(int)  # 0..3

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Stappen van de avond"))
        names = (
            self.tr("Aanwezig"),
            self.tr("Indeling"),
            self.tr("Formulieren"),
            self.tr("Uitslag"),
        )
        self.tabs = [StepTab(theme, number, name) for number, name in enumerate(names, start=1)]
        group = QButtonGroup(self)
        for number, tab in enumerate(self.tabs):
            group.addButton(tab)
            tab.setToolTip(f"Ctrl+{number + 1}")
            tab.clicked.connect(lambda _checked=False, step=number: self.chosen.emit(step))
        self.setLayout(row(*self.tabs, gap=theme.grid(1)))

    def mark(self, step: int) -> None:
        """Show which step is in view."""
        self.tabs[step].setChecked(True)

    def count(self, step: int, text: str, brief: str = "") -> None:
        """Say what there is to count in a step; `brief` where there is little room."""
        self.tabs[step].show_count(text, brief)

    def shorten(self, short: bool) -> None:
        """Leave room for what stands beside the steps, or say all."""
        for tab in self.tabs:
            if tab.short != short:
                tab.short = short
                tab.updateGeometry()
                tab.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows walk along the steps."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        focused = [at for at, tab in enumerate(self.tabs) if tab.hasFocus()]
        if event.key() in steps and focused:
            at = min(max(focused[0] + steps[Qt.Key(event.key())], 0), STEPS - 1)
            self.tabs[at].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)
