"""The window over long work: its name, how far it is, and a way to stop."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QProgressBar

from clubadmin.desktop.kit.operations import Job, Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Plain, button, label, row
from clubadmin.services.club.club import OpenClub

Progress = Callable[[int, int], None]


class Working(Plain):
    """A notice that shows when something takes more than a second, until it is done."""

    stopped = Signal()

    def __init__(
        self, theme: Theme, ops: Operations, awaits: Callable[[Job], bool], stop: str
    ) -> None:
        super().__init__()
        self.ops, self._awaits = ops, awaits
        self.what = label(kind="muted")
        self.progress = QProgressBar(textVisible=False)
        self.stop = button(stop, self._stop, "quiet")
        self.setLayout(row(self.what, (self.progress, 1), self.stop, gap=theme.grid(1)))
        self.hide()
        ops.long_work.connect(self._show)
        ops.progressed.connect(self._progressed)

    def _show(self, job: Job | None) -> None:
        if job is not None and self._awaits(job):
            self.what.setText(job.title)
            self.progress.setRange(0, 0)
            self.show()
        else:
            self.hide()

    def _progressed(self, done: int, total: int) -> None:
        self.progress.setRange(0, total)
        self.progress.setValue(done)

    def _stop(self) -> None:
        self.hide()
        self.stopped.emit()


class Making(Working):
    """The notice over pages that are made, of facts that are gathered from the file first."""

    changed = Signal()  # it began, or ended

    def __init__(self, theme: Theme, ops: Operations, stop: str) -> None:
        self._job: Job | None = None
        super().__init__(theme, ops, lambda job: job is self._job, stop)
        self.stopped.connect(self.give_up)

    @property
    def busy(self) -> bool:
        """Whether pages are being made."""
        return self._job is not None

    def begin(
        self,
        gather: "Callable[[OpenClub, Progress], Any]",
        draw: Callable[[Any, Progress], Any],
        made: Callable[[Any], None],
        refused: Callable[[Exception], None],
        title: str,
    ) -> None:
        """Gather, draw what was gathered, and hand it to `made`, unless it is stopped before."""

        def drawn(facts: Any) -> None:
            if self.busy:
                self._job = self.ops.make_long(
                    lambda going: draw(facts, going), done, failed, title=title
                )

        def done(pages: Any) -> None:
            if self.busy:
                self._end()
                made(pages)

        def failed(error: Exception) -> None:
            self._end()
            refused(error)

        self._job = self.ops.run_long(gather, drawn, failed, title=title)
        self.changed.emit()

    def give_up(self) -> None:
        """Stop; nothing comes of it."""
        if self._job is not None:
            self.ops.cancel(self._job)
            self._end()

    def _end(self) -> None:
        self._job = None
        self.hide()
        self.changed.emit()
