"""The panel beside the sheet: what is wrong, in sentences that lead to the row, and signing off."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from clubadmin.desktop.kit.language import current
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import CardBox, SentenceLine, column, holder, label, restyle
from clubadmin.domain.row.findings import Finding
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Severity

_FLASH = 900  # ms


class StateCard(CardBox):
    """A heading and a sentence; it is seen from the corner of the eye when a key is lost."""

    sign_asked = Signal()
    changed = Signal()  # it says something else, and may need more height or less

    def __init__(self) -> None:
        super().__init__()
        self.heading = label("", "strong", wrap=True)
        self.detail = label("", "muted", wrap=True)
        self._calm = QTimer(self, singleShot=True, interval=_FLASH)
        self._calm.timeout.connect(lambda: restyle(self, "kind", "card"))

    def needs(self, width: int) -> int:
        """The height in pixels at which nothing of it is cut off, at this width."""
        layout = self.layout()
        assert layout is not None
        layout.invalidate()
        return layout.totalHeightForWidth(width)

    def flash(self) -> None:
        """Be seen from the corner of the eye: a key was lost."""
        restyle(self, "kind", "alarm")
        self._calm.start()


_MARGIN = 2  # steps
_BAR = 2  # steps for the scroll bar
_IN_SIGHT = 3  # findings that can be read at once, however low the window


def as_sentence(finding: Finding) -> str:
    """A finding of a sheet, in the language of the window."""
    return sentence(finding, current())


class FindingLine(SentenceLine):
    """A line with a finding; Enter, space or a click leads to its row."""

    chosen = Signal(object)  # game number, or None for the totals
    left = Signal()  # back to the sheet
    reached = Signal()  # the keyboard is here

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=0.75)
        self._game: int | None = None
        self._here = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(lambda: self.chosen.emit(self._game))

    def show_finding(self, finding: Finding, said: str) -> None:
        """Fill the line; nothing is laid out again when it says the same."""
        if (said, finding.game) == (self.sentence, self._game):
            return
        self._game = finding.game
        error = finding.severity is Severity.ERROR
        self.say(said, "!" if error else "?", "error" if error else "warning")

    def stand_out(self, here: bool) -> None:
        """Mark the finding of the row under the cursor."""
        if here != self._here:
            self._here = here
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground of the row one is in, below the ring."""
        if self._here:
            painter = QPainter(self)
            painter.fillRect(self.rect(), self._theme.colour("accent_soft"))
            painter.end()
        super().paintEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Be seen."""
        super().focusInEvent(event)
        self.reached.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows walk along the findings, Escape leaves them."""
        if event.key() == Qt.Key.Key_Down:
            self.focusNextChild()
        elif event.key() == Qt.Key.Key_Up:
            self.focusPreviousChild()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class Modest(QScrollArea):
    """Takes the height that is left and asks for none, so that no card beside it is cut off."""

    def sizeHint(self) -> QSize:
        """Next to nothing."""
        return QSize(1, 1)

    def minimumSizeHint(self) -> QSize:
        """Next to nothing."""
        return QSize(1, 1)


class FindingsPanel(CardBox):
    """All findings of the sheet; lines are used again, so that typing never waits."""

    chosen = Signal(object)
    left = Signal()
    changed = Signal()  # other findings, which may need more height or less

    def __init__(self, theme: Theme, words: Callable[[Finding], str] = as_sentence) -> None:
        """Make an empty panel; `words` makes a sentence of a finding."""
        super().__init__()
        self._theme = theme
        self._words = words
        self._heading = label(self.tr("Bevindingen"), "strong")
        self._none = label(self.tr("Niets aan te merken."), "muted", wrap=True)
        self._lines: list[FindingLine] = []
        self._stack = QVBoxLayout()
        self._stack.setContentsMargins(0, 0, 0, 0)
        self._stack.setSpacing(0)
        self._stack.addStretch(1)
        inside = holder(self._stack)
        self._scroll = Modest()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(inside)
        self.setLayout(
            column(
                self._heading,
                self._none,
                self._scroll,
                gap=theme.grid(1),
                margin=theme.grid(_MARGIN),
            )
        )
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self._shown: tuple[Finding, ...] | None = None
        self._followed: int | None = None  # the game one is in
        self.show_findings(())

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self._shown or ())

    def show_findings(self, findings: Sequence[Finding]) -> None:
        """Show these, in the order of the games."""
        wanted = tuple(findings)
        if wanted == self._shown:
            return
        before, self._shown = self._shown or (), wanted
        while len(self._lines) < len(wanted):
            line = FindingLine(self._theme)
            line.chosen.connect(self.chosen)
            line.left.connect(self.left)
            line.reached.connect(partial(self._scroll.ensureWidgetVisible, line, 0, 0))
            self._stack.insertWidget(len(self._lines), line)
            self._lines.append(line)
        for line, finding in zip(self._lines, wanted, strict=False):
            line.show_finding(finding, self._words(finding))
            line.show()
        for line in self._lines[len(wanted) :]:
            line.hide()
        self._none.setVisible(not wanted)
        heading = self.tr("Bevindingen")
        self._heading.setText(f"{heading} ({len(wanted)})" if wanted else heading)
        self._mark()
        self._bring_into_sight(before)
        self.changed.emit()

    def needs(self, width: int) -> int:
        """The height in pixels at which some findings can be read at this width."""
        layout = self.layout()
        assert layout is not None
        layout.invalidate()
        if not self.count:
            return layout.totalHeightForWidth(width)
        inner = width - self._theme.grid(2 * _MARGIN + _BAR)
        shown = self._lines[: min(self.count, _IN_SIGHT)]
        return layout.totalSizeHint().height() + sum(one.heightForWidth(inner) for one in shown)

    def follow(self, game: int | None) -> None:
        """The finding of the row one is in stands out, and is in sight."""
        if game == self._followed:
            return
        self._followed = game
        for line, finding in zip(self._lines, self._shown or (), strict=False):
            if finding.game == game and game is not None:
                self._scroll.ensureWidgetVisible(line, 0, 0)
        self._mark()

    def _mark(self) -> None:
        for line, finding in zip(self._lines, self._shown or (), strict=False):
            line.stand_out(self._followed is not None and finding.game == self._followed)

    def _bring_into_sight(self, before: tuple[Finding, ...]) -> None:
        """Scroll to new findings, however long the list is."""
        wanted = self._shown or ()
        fresh = [at for at, finding in enumerate(wanted) if finding not in before]
        if fresh:
            line = self._lines[fresh[-1]]
            QTimer.singleShot(0, line, lambda: self._scroll.ensureWidgetVisible(line, 0, 0))

    def first(self) -> QWidget | None:
        """The first line, to give the keyboard to; None when there is nothing."""
        return self._lines[0] if self._shown else None
