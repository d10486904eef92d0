"""The steps that a list takes into the club: looked at, decided, and taken by the last one."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QButtonGroup, QPushButton, QWidget

from clubadmin.desktop.kit import files
from clubadmin.desktop.kit.operations import Job, Operations
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.side_window import SideWindow
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Pages, Said, button, column, label, row
from clubadmin.desktop.steps.step import StepTab
from clubadmin.desktop.work import troubles
from clubadmin.model.importing.importing import Draft
from clubadmin.model.importing.people import PeopleDraft
from clubadmin.services.care import health
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.files import save
from clubadmin.services.lists.people import rest_file

_MOST_STEPS_BACK = 200
_Draft = TypeVar("_Draft", bound=Draft | PeopleDraft)


class ListSteps(SideWindow, Generic[_Draft]):
    """The window of a list; nothing is in the club before its last button."""

    help_topic = "inlezen"
    taken = Signal(object)  # Look or PeopleLook

    def __init__(self, parent: QWidget, ops: Operations, theme: Theme, draft: _Draft) -> None:
        super().__init__(parent, ops, theme, "importing", (150, 92))
        self.setWindowTitle(self.tr("Inlezen: %1").replace("%1", draft.book.file))
        self.setModal(False)
        self._asker = Asker(ops, self)
        self._draft: _Draft = draft
        self._before: list[_Draft] = []
        self._taking: Job | None = None
        self.said = Said()
        self.stack = Pages()

    def _lay_out(self, steps: Mapping[str, QWidget], *onward: QPushButton) -> None:
        """Lay out the steps by their names, with the buttons at the foot that lead onward."""
        self.tabs = [StepTab(self.theme, at, name) for at, name in enumerate(steps, start=1)]
        self._group = QButtonGroup(self)
        for at, (tab, page) in enumerate(zip(self.tabs, steps.values(), strict=True)):
            self.stack.addWidget(page)
            page.setAccessibleName(tab.accessibleName())
            self._group.addButton(tab, at)
            tab.setToolTip(f"Ctrl+{at + 1}")
            tab.clicked.connect(lambda _checked=False, step=at: self.go(step))
            QShortcut(QKeySequence(f"Ctrl+{at + 1}"), self, lambda step=at: self.go(step))
        undo = QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self, self.take_back)
        undo.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.back_button = button(self.tr("Besluit &terug (Ctrl+Z)"), self.take_back, "quiet")
        self.back_button.setEnabled(False)
        away = button(self.tr("S&luiten"), self.close, "quiet")
        about = label(
            self.tr("Er verandert niets in de club voordat u bij stap 3 op de knop drukt."), "small"
        )
        gap = self.theme.grid(1)
        self.setLayout(
            column(
                row(*self.tabs, None, gap=gap),
                self.said,
                (self.stack, 1),
                row(about, None, self.back_button, away, *onward, gap=gap),
                gap=self.theme.grid(1.5),
                margin=self.theme.grid(2),
            )
        )
        self.tabs[0].setChecked(True)

    def go(self, step: int) -> None:
        """Show a step."""
        self.tabs[step].setChecked(True)
        self.stack.setCurrentIndex(step)

    def _change(self, draft: _Draft) -> None:
        self._before = [*self._before[-_MOST_STEPS_BACK:], self._draft]
        self.said.say("")
        self._hold(draft)

    def take_back(self) -> None:
        """Make the last decision undone."""
        if self._before:
            self._hold(self._before.pop())

    def _hold(self, draft: _Draft) -> None:
        self._draft = draft
        self.refresh()

    def _take(
        self, work: Callable[[OpenClub, Callable[[int, int], None]], Any], rest: bytes | None
    ) -> bool:
        """Take the list in the background, after a copy of the club was made.

        Args:
            work: takes it.
            rest: rows that stay out; nothing is taken, and the answer is False, where it is not
                said which file keeps them.
        """
        target = None
        if rest is not None:
            name = str(rest_file(files.documents() / self._draft.book.file))
            kinds = self.tr("CSV (*.csv)")
            target = files.ask_target(self, self.tr("Waar wordt de rest bewaard?"), name, kinds)
            if target is None:
                return False

        def with_copy(club: OpenClub, progress: Callable[[int, int], None]) -> Any:
            if target is not None and rest is not None:
                save(target, rest)
            health.backup(club)  # what comes in may be a lot, and wrong
            return work(club, progress)

        title = self.tr("Lijst overnemen")
        self._taking = self.ops.run_long(
            with_copy, self._done, self._refused, changes=True, title=title
        )
        return True

    def reject(self) -> None:
        """Esc closes the window; while the list is being taken it stops that instead."""
        if self._taking is None:
            super().reject()
            return
        self.ops.cancel(self._taking)
        self.ops.when_idle(self._after_stop)

    def _after_stop(self) -> None:
        if self._taking is not None:
            self._not_taking()
            self.said.say(self.tr("Gestopt. Er is niets ingelezen."), "muted")

    def _not_taking(self) -> None:
        self._taking = None
        self.refresh()

    def _done(self, found: Any) -> None:
        self._taking = None
        self.taken.emit(found)
        self.close()

    def _refused(self, error: Exception) -> None:
        self._not_taking()
        self.said.say(f"! {troubles.sentence(error)}", "error")
