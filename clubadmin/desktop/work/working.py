"""The window over long work: its name, how far it is, and a way to stop."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QProgressBar, QWidget

from clubadmin.desktop.kit.operations import Job, Operations
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, label, row


class Working(QWidget):
    """A notice that shows when something takes more than a second, until it is done."""

    stopped = Signal()

    def __init__(self, theme: Theme, ops: Operations, asker: Asker) -> None:
        super().__init__()
        self.setProperty("kind", "plain")
        self._asker = asker
        self.what = label(kind="muted")
        self.progress = QProgressBar(textVisible=False)
        self.stop = button(self.tr("S&toppen"), self._stop, "quiet")
        layout = row(self.what, self.progress, self.stop, gap=theme.grid(1))
        layout.setStretch(1, 1)
        self.setLayout(layout)
        self.hide()
        ops.long_work.connect(self._show)
        ops.progressed.connect(self._progressed)

    def _show(self, job: Job | None) -> None:
        if job is not None and self._asker.awaits(job):
            self.what.setText(job.title)
            self.progress.setRange(0, 0)
            self.show()
        else:
            self.hide()

    def _progressed(self, done: int, total: int) -> None:
        self.progress.setRange(0, total)
        self.progress.setValue(done)

    def _stop(self) -> None:
        self._asker.drop()
        self.hide()
        self.stopped.emit()
