"""A window beside the main one that shows what is in the club, and follows what changes."""

from collections.abc import Callable, Mapping
from typing import Any, Self

from PySide6.QtCore import QTimer
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit import remembered
from clubadmin.desktop.kit.fitting import Window
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.tabs import Tabs
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Pages, Said, button, column, row, tip


class SideWindow(Window):
    """Stands where it stood last, reads again after each change, goes with the club.

    Args:
        place: the name under which it remembers where it stood.
        size: width and height in grid steps, the first time.
    """

    help_topic = "eerlijk"
    _warned = False  # that leaving loses something
    patience = 0  # ms after a change before it is read again, so that typing is not held up

    def __init__(
        self, parent: QWidget, ops: Operations, theme: Theme, place: str, size: tuple[float, float]
    ) -> None:
        super().__init__(parent.window())
        self.ops, self.theme = ops, theme
        self._place = f"{place}/geometry"
        if not remembered.restore_place(self._place, self):
            room = parent.window().size()
            wide, high = (theme.grid(steps) for steps in size)
            self.resize(min(room.width() - theme.grid(4), wide), min(room.height(), high))
        self._later = QTimer(self, singleShot=True, interval=self.patience)
        self._later.timeout.connect(self.refresh)
        ops.changed.connect(self._after_change)
        ops.opened.connect(self._club_opened)
        QShortcut(QKeySequence("F1"), self, self._help)

    @classmethod
    def open_one(cls, parent: QWidget, ops: Operations, theme: Theme, *what: Any) -> Self | None:
        """Show the window in place of the one that is open; None where that one may not be left.

        Args:
            what: what it is about, as the window takes it.
        """
        shown = parent.window().findChild(cls)
        if shown is not None and not shown.close():
            shown.show()  # it may have made room for the page of somebody
            shown.activateWindow()
            return None
        made = cls(parent, ops, theme, *what)
        made.show()
        return made

    def keyed(self, one: QWidget, keys: str, act: Callable[[], object]) -> None:
        """Let keys do what a button does, and tell them under the pointer."""
        tip(one, keys)
        QShortcut(QKeySequence(keys), self, act)

    def refresh(self) -> None:
        """Read what is there now."""
        raise NotImplementedError

    @property
    def dirty(self) -> bool:
        """Whether something is filled in that is not kept."""
        return False

    def may_leave(self) -> bool:
        """Refuse once to leave what is not kept, and say so."""
        if self._warned or not self.dirty:
            return True
        self._warned = True
        self.warn_of_loss()
        return False

    def warn_of_loss(self) -> None:
        """Say what leaving would lose."""

    def reject(self) -> None:
        """Escape: what is filled in is not lost at the first."""
        if self.may_leave():
            super().reject()

    def done(self, result: int) -> None:
        """However it is closed, it stands there again next time."""
        remembered.keep_place(self._place, self)
        super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close by the cross, unless something would be lost."""
        if not self.may_leave():
            event.ignore()
            return
        remembered.keep_place(self._place, self)
        super().closeEvent(event)

    def _after_change(self, _saved: object) -> None:
        if not self.patience:
            self.refresh()
        elif not self._later.isActive():
            self._later.start()

    def _club_opened(self) -> None:
        self.close()  # another club has other people

    def _help(self) -> None:
        from clubadmin.desktop.kit.guide import show_guide

        show_guide(self.parentWidget() or self, self.theme, self.help_topic)


class TabPane(QWidget):
    """The contents of a tab of a place, or of a window beside the main one."""

    help_topic = ""  # its own page of the help

    def start(self) -> None:
        """The keyboard goes where work begins."""

    def refresh(self) -> None:
        """Read what is there now."""

    @property
    def unfinished(self) -> str:
        """A sentence of what is still going on, and would break off when the club is left."""
        return ""

    @property
    def held(self) -> bool:
        """Whether something is filled in that is not stored."""
        return False


class TabbedPane(TabPane):
    """A tab with tabs of its own, and notices below these."""

    def put(self, theme: Theme, panes: Mapping[str, TabPane], *corner: QWidget) -> None:
        """Lay it out; Ctrl+PgDown goes to the next."""
        self._panes = tuple(panes.values())
        self.tabs = Tabs(theme, tuple(panes), self, ("Ctrl+PgDown", "Ctrl+PgUp"))
        self.tabs.chosen.connect(self._show_tab)
        self.stack = Pages(*self._panes)
        self.told = Said()
        top = row(self.tabs, None, *corner)
        self.setLayout(column(top, (self.stack, 1), self.told, gap=theme.grid(1.5)))

    @property
    def held(self) -> bool:
        """Whether something is filled in that is not stored."""
        return any(pane.held for pane in self._panes)

    def start(self) -> None:
        """Begin at the tab that is in view."""
        self._panes[self.tabs.current].start()

    def _show_tab(self, number: int) -> None:
        self.stack.setCurrentIndex(number)
        self.start()


class TabbedWindow(SideWindow):
    """A side window with tabs: notices below them, and unstored typing is not lost at the first."""

    def put(self, panes: Mapping[str, TabPane], corner: QWidget) -> None:
        """Lay the window out."""
        self._panes = tuple(panes.values())
        self.tabs = Tabs(self.theme, tuple(panes), self)
        self.tabs.chosen.connect(self._show_tab)
        self.stack = Pages(*self._panes)
        self.told = Said()
        grid = self.theme.grid
        away = button(self.tr("Slui&ten"), self.close, "quiet")
        foot = row(self.told, None, away, gap=grid(1))
        top = row(self.tabs, None, corner)
        self.setLayout(column(top, (self.stack, 1), foot, gap=grid(1.5), margin=grid(2)))

    @property
    def dirty(self) -> bool:
        """Whether something is filled in that is not stored."""
        return any(pane.held for pane in self._panes)

    def warn_of_loss(self) -> None:
        """Tell it, and show where it is."""
        self.told.say(
            self.tr("Hier is iets ingevuld dat niet is opgeslagen. Nog eens sluiten laat het weg."),
            "warning",
        )
        self.tabs.choose([pane.held for pane in self._panes].index(True))

    def start(self) -> None:
        """Begin at the tab that is in view."""
        self._panes[self.tabs.current].start()

    def calm(self) -> None:
        """Something was stored: what may be lost is told anew."""
        if self._warned:
            self._warned = False
            self.told.say("")

    def _show_tab(self, number: int) -> None:
        self.stack.setCurrentIndex(number)
        self.start()
