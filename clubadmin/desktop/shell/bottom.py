"""The bar at the foot: what is saved, what is being worked on, what Ctrl+Z would do."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QProgressBar, QSizePolicy

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.operations import Job
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, label, restyle, row, tip
from clubadmin.model.club.club import Saved, UndoState


class BottomBar(QFrame):
    """Says "opgeslagen" only for what `Operations.changed` reported."""

    cancel_wanted = Signal(object)  # the Job

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "bottom")
        self._theme = theme
        self._job: Job | None = None
        self.left = label(kind="muted")
        self.right = label(kind="muted")
        self.right.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.right.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._undo = ""
        self._clock = label(kind="muted")
        self._clock.hide()
        self._what = label(kind="muted")
        self._progress = QProgressBar(textVisible=False)
        self._progress.setFixedWidth(theme.grid(20))
        self._stop = button(self.tr("Stoppen"), self._cancel, "quiet")
        shown = (self.left, self._clock, self._what, self._progress, self._stop, self.right)
        layout = row(*shown, gap=12)
        layout.setStretch(5, 1)
        self.setLayout(layout)
        self._fit()
        theme.changed.connect(self._fit)
        self.show_work(None)

    def show_saved(self, saved: Saved) -> None:
        """A change is in the file."""
        self._say(self.tr("✓ Alles opgeslagen om %1").replace("%1", saved.at), "good")

    def show_opened(self, name: str) -> None:
        """A club is open and nothing was changed yet."""
        self._say(name, "muted")

    def show_trouble(self) -> None:
        """Something was not saved; the bar at the top says what."""
        self._say(self.tr("! Niet opgeslagen"), "error")

    def show_clock(self, text: str, kind: str) -> None:
        """The clock of the round, "" for none; kind is muted, warning or error."""
        self._clock.setText(text)
        restyle(self._clock, "kind", kind)
        self._clock.setVisible(bool(text))
        self._cut()

    def show_undo(self, state: UndoState) -> None:
        """What Ctrl+Z would take back, or else what Ctrl+Y would do again."""
        if state.undo:
            text = self.tr("Ctrl+Z: %1").replace("%1", language.told(state.undo))
        elif state.redo:
            text = self.tr("Ctrl+Y: %1").replace("%1", language.told(state.redo))
        else:
            text = ""
        self._undo = text
        self._cut()

    def show_work(self, job: Job | None) -> None:
        """Work that takes long, until None says that it ended."""
        self._job = job
        for widget in (self._what, self._progress):
            widget.setVisible(job is not None)
        self._stop.setVisible(job is not None and job.announce is not None)
        if job is not None:
            self._what.setText(job.title or self.tr("Bezig"))
            self._progress.setRange(0, 0)

    def show_progress(self, done: int, total: int) -> None:
        """How far the work is."""
        self._progress.setRange(0, total)
        self._progress.setValue(done)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What does not fit at the right is cut off with an ellipsis."""
        super().resizeEvent(event)
        self._cut()

    def _cut(self) -> None:
        shown = (self.left, *([] if self._clock.isHidden() else [self._clock]))
        taken = sum(one.sizeHint().width() for one in shown) + self._theme.grid(10)
        room = max(0, self.width() - taken)
        elide = Qt.TextElideMode.ElideRight
        self.right.setText(self.right.fontMetrics().elidedText(self._undo, elide, room))
        tip(self.right, self._undo)

    def _say(self, text: str, kind: str) -> None:
        self.left.setText(text)
        restyle(self.left, "kind", kind)

    def _cancel(self) -> None:
        if self._job is not None:
            self.cancel_wanted.emit(self._job)

    def _fit(self) -> None:
        theme = self._theme
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(theme.grid(3.5), theme.grid(0.5), theme.grid(3.5), theme.grid(1))
        self.setMinimumHeight(theme.grid(5))
