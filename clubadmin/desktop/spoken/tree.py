"""The accessibility tree where Qt's own says "filler" or "check box".

Qt asks for an interface of a widget once, as soon as a screen reader meets it, which may be while
the widget is being made: only what its class says counts. Without a screen reader nothing here is
ever made.
"""

from typing import Any, ClassVar

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QStackedWidget, QWidget
from shiboken6 import isValid

from clubadmin.desktop.spoken.items import SpokenAs, SpokenItem, SpokenList

Role, Text = QAccessible.Role, QAccessible.Text


class _Made:
    """Interfaces belong to Qt; one that Python let go of first would be freed twice."""

    kept: ClassVar[list[QAccessibleInterface]] = []

    @classmethod
    def keep(cls, made: QAccessibleInterface) -> None:
        """Keep an interface until Qt has deleted it."""
        cls.kept = [one for one in cls.kept if isValid(one)]
        cls.kept.append(made)


def interface(of: object) -> QAccessibleInterface | None:
    """The interface of a widget of ours; None leaves it to Qt."""
    made: QAccessibleInterface | None = None
    if not isinstance(of, QWidget):
        return None
    if isinstance(of, SpokenList):
        made = _List(of)
    elif isinstance(of, QStackedWidget):  # Orca would say "layered pane" of each on the way
        made = _Plain(of, Role.Client)
    elif isinstance(of, SpokenAs):
        role, widget = type(of).spoken_role, of
        made = _Tab(widget) if isinstance(widget, QAbstractButton) else _Plain(widget, role)
    if made is not None:
        _Made.keep(made)
    return made


class _Plain(QAccessibleWidget):
    """A widget of which only the role is another."""

    def __init__(self, widget: QWidget, role: QAccessible.Role) -> None:
        super().__init__(widget, role, "")


class _Tab(QAccessibleWidget):
    """A place, a step or a tab: chosen or not, and Enter chooses it."""

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button, Role.PageTab, "")
        self._button = button

    def state(self) -> QAccessible.State:
        """Selected, as it is in a list of tabs."""
        state = super().state()
        state.selectable = True
        state.selected = self._button.isChecked()
        return state

    def actionNames(self) -> list[str]:
        """The actions, pressing among them."""
        return [self.pressAction(), *super().actionNames()]

    def doAction(self, name: str) -> None:
        """Press it."""
        if name == self.pressAction():
            self._button.click()
        else:
            super().doAction(name)


class _List(QAccessibleWidget):
    """A list of which the widget says the items."""

    def __init__(self, widget: Any) -> None:  # a QWidget that is a SpokenList
        super().__init__(widget, Role.List, "")
        self._widget = widget
        self._items: list[_Item] = []
        widget.destroyed.connect(self._forget)

    def items(self) -> "list[SpokenItem]":
        """The items there are now."""
        return list(self._widget.spoken_items())

    def place(self, box: QRect) -> QRect:
        """A box of the widget on the screen."""
        return QRect(self._widget.mapToGlobal(box.topLeft()), box.size())

    def childCount(self) -> int:
        """How many items there are."""
        return len(self.items())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """An item; the same one each time it is asked for."""
        if not 0 <= index < self.childCount():
            return None
        while len(self._items) <= index:
            made = _Item(self, self._widget, len(self._items))
            _Made.keep(made)
            self._items.append(made)
            made.number = QAccessible.registerAccessibleInterface(made)
        return self._items[index]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The index of the item."""
        return child.at if isinstance(child, _Item) else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """The item at a point of the screen."""
        for at, one in enumerate(self.items()):
            if self.place(one.box).contains(QPoint(x, y)):
                return self.child(at)
        return None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """The item where the keys are."""
        if self._widget.hasFocus():
            for at, one in enumerate(self.items()):
                if one.current:
                    return self.child(at)
        return None

    def _forget(self) -> None:
        """The widget is gone, and its items with it."""
        for one in self._items:
            QAccessible.deleteAccessibleInterface(one.number)


class _Item(QAccessibleInterface):
    """An item of a list."""

    def __init__(self, within: _List, widget: QWidget, at: int) -> None:
        super().__init__()
        self._list = within
        self._widget = widget
        self.at = at
        self.number = 0  # by which Qt knows it

    def _item(self) -> SpokenItem | None:
        items = self._list.items() if isValid(self._list) and isValid(self._widget) else []
        return items[self.at] if self.at < len(items) else None

    def isValid(self) -> bool:
        """Whether it is still there."""
        return self._item() is not None

    def object(self) -> None:  # type: ignore[override]
        """Give no object: the item is nothing but paint."""

    def window(self) -> None:  # type: ignore[override]
        """The window of the list."""

    def parent(self) -> QAccessibleInterface:
        """The list."""
        return self._list

    def child(self, index: int) -> None:  # type: ignore[override]
        """Give no child."""

    def childAt(self, x: int, y: int) -> None:  # type: ignore[override]
        """Give no child at a place."""

    def childCount(self) -> int:
        """Count no children."""
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: ARG002
        """Find no child."""
        return -1

    def text(self, kind: QAccessible.Text) -> str:
        """Give the item's name as its text."""
        item = self._item()
        return item.text if item is not None and kind == Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Ignore setting: it is typed with keys alone."""

    def rect(self) -> QRect:
        """The place on the screen."""
        item = self._item()
        return self._list.place(item.box) if item is not None else QRect()

    def role(self) -> QAccessible.Role:
        """An item."""
        return Role.ListItem

    def state(self) -> QAccessible.State:
        """Whether the keys are here."""
        state = QAccessible.State()
        item = self._item()
        state.selectable = state.focusable = True
        if item is not None and item.current:
            state.selected = True
            state.focused = self._widget.hasFocus()
        return state
