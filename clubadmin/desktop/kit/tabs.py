"""A row of tabs above the parts of a place; Ctrl+Tab goes to the next."""

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QDialog, QToolButton, QWidget

from clubadmin.desktop.kit.doors import ask, leads
from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import TabButton, row
from clubadmin.desktop.spoken.items import TABS


class Tabs(QWidget):
    """Emits the number of the tab that was chosen."""

    chosen = Signal(int)
    spoken_role = TABS

    def __init__(
        self,
        theme: Theme,
        names: Sequence[str],
        owner: QWidget,
        keys: tuple[str, str] = ("Ctrl+Tab", "Ctrl+Shift+Tab"),
    ) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self._buttons = [self._button(name, at) for at, name in enumerate(names)]
        self._gap = theme.grid(1)
        self.setLayout(row(*self._buttons, None, gap=self._gap))
        for one, step in zip(keys, (1, -1), strict=True):
            shortcut = QShortcut(QKeySequence(one), owner)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda step=step: self._step(step))
        self._buttons[0].setChecked(True)

    @property
    def current(self) -> int:
        """The tab that is chosen."""
        return self._group.checkedId()

    def choose(self, number: int) -> None:
        """Choose a tab."""
        if number != self.current and 0 <= number < len(self._buttons):
            self._buttons[number].setChecked(True)
            self.chosen.emit(number)

    def mark(self, number: int) -> None:
        """Show this tab as the chosen one, without saying so."""
        self._buttons[number].setChecked(True)

    def name(self, number: int) -> str:
        """The name of a tab."""
        return self._buttons[number].text()

    def show_tab(self, number: int, shown: bool) -> None:
        """Have a tab there or not; one that is chosen stays."""
        self._buttons[number].setVisible(shown or number == self.current)

    def needs(self, numbers: Collection[int]) -> int:
        """The width in pixels at which the names of these tabs are whole."""
        gaps = (len(numbers) - 1) * self._gap
        return gaps + sum(self._buttons[number].sizeHint().width() for number in numbers)

    def rename(self, number: int, name: str) -> None:
        """Call a tab otherwise, where it depends on what is shown."""
        self._buttons[number].setText(name)
        self._buttons[number].setAccessibleName(name)

    def _step(self, step: int) -> None:
        if not self.isVisible():
            return  # there is nothing to go to, and the keys are not for anything else
        there = [at for at, one in enumerate(self._buttons) if one.isVisibleTo(self)]
        self.choose(there[(there.index(self.current) + step) % len(there)])

    def _button(self, name: str, at: int) -> QToolButton:
        made = TabButton()
        made.setText(name)
        made.setAccessibleName(name)
        made.setCheckable(True)
        made.setProperty("kind", "tab")
        self._group.addButton(made, at)
        made.clicked.connect(lambda _=False: self.chosen.emit(at))
        return made


class WindowTabs(Tabs):
    """The tabs of windows that are one place: another tab opens where this one stood.

    Only one of them is open at a time.

    Args:
        place: the name of the place, the same in each of its windows.
        window: in which these tabs are.
        here: the number of its own tab.
        tabs: of each its name, and the request of `doors` that opens it; None while it cannot.
    """

    def __init__(
        self,
        theme: Theme,
        place: str,
        window: QDialog,
        here: int,
        *tabs: tuple[str, Callable[[], object | None]],
    ) -> None:
        super().__init__(theme, [name for name, _request in tabs], window)
        self.place, self._owner, self._here = place, window, here
        self._requests = [request for _name, request in tabs]
        self.mark(here)
        self.chosen.connect(self._go)

    def showEvent(self, event: QShowEvent) -> None:
        """The windows of the other tabs go: this is the one that was asked for."""
        super().showEvent(event)
        for at, request in enumerate(self._requests):
            wanted = request()
            self.show_tab(at, at == self._here or (wanted is not None and leads(wanted)))
        above = self._owner.parentWidget()
        for other in above.findChildren(WindowTabs) if above is not None else ():
            if other.place == self.place and other is not self and other.isVisible():
                other.window().close()

    def _go(self, number: int) -> None:
        request, above = self._requests[number](), self._owner.parentWidget()
        if number == self._here or request is None or above is None:
            return
        if self._owner.close():
            ask(above, request)
        else:
            self.mark(self._here)  # it said why it may not be left yet


def director_tabs(
    theme: Theme, window: QDialog, here: int, *requests: Callable[[], object | None]
) -> WindowTabs:
    """The tabs of the director, each in the same place: what opens decisions, protests, cards."""
    names = (
        translate("Director", "Beslissingen"),
        translate("Director", "Protesten"),
        translate("Director", "Kaarten"),
    )
    return WindowTabs(theme, "director", window, here, *zip(names, requests, strict=True))
