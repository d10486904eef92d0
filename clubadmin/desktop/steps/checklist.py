"""A card with what there is to do around an evening, ticked once it is done, and kept so."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QPushButton, QWidget

from clubadmin.desktop.kit import remembered
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Plain, button, column, label, restyle, tip

_NAME = "evening/done"
_MOST = 60  # marks; the oldest go first


def has(mark: str) -> bool:
    """Whether this was done."""
    return mark in _marks()


def note(mark: str, *, done: bool = True) -> None:
    """Remember that this was done, or that it is to be done once more."""
    others = [one for one in _marks() if one != mark]
    remembered.keep_text(_NAME, " ".join([*others, *[mark] * done][-_MOST:]))


def everything(club: str, evening_id: int) -> str:
    """The mark of an evening after which all is done; `club` is what that has of its own."""
    return f"{club}:{evening_id}:everything"


def _marks() -> list[str]:
    return remembered.text(_NAME).split()


class Wrapping(QLayout):
    """Lines of widgets, read as words are; a hidden one takes no room."""

    def __init__(self, *widgets: QWidget, gap: int) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self.setSpacing(gap)
        self.setContentsMargins(QMargins())
        for one in widgets:
            self.addWidget(one)

    def addItem(self, item: QLayoutItem) -> None:
        """Add an item at the end."""
        self._items.append(item)

    def count(self) -> int:
        """How many there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """The item at an index."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Take out the item at an index."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """The directions in which it grows: none."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Whether less width means more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """How high the lines are together."""
        return self._placed(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        """Put them in their places."""
        super().setGeometry(rect)
        self._placed(rect, move=True)

    def sizeHint(self) -> QSize:
        """All beside each other."""
        hints = [one.sizeHint() for one in self._shown()]
        gaps = self.spacing() * max(0, len(hints) - 1)
        return QSize(sum(one.width() for one in hints) + gaps, self._highest(hints))

    def minimumSize(self) -> QSize:
        """The widest alone."""
        hints = [one.sizeHint() for one in self._shown()]
        return QSize(max((one.width() for one in hints), default=0), self._highest(hints))

    def _shown(self) -> list[QLayoutItem]:
        return [one for one in self._items if not one.isEmpty()]

    @staticmethod
    def _highest(hints: list[QSize]) -> int:
        return max((one.height() for one in hints), default=0)

    def _placed(self, rect: QRect, *, move: bool) -> int:
        """The height that all take; with `move` they go there as well."""
        shown = self._shown()
        line = self._highest([one.sizeHint() for one in shown])
        x, y = rect.x(), rect.y()
        for one in shown:
            wide = one.sizeHint().width()
            if x > rect.x() and x + wide > rect.x() + rect.width():
                x, y = rect.x(), y + line + self.spacing()
            if move:
                one.setGeometry(QRect(QPoint(x, y), QSize(wide, line)))
            x += wide + self.spacing()
        return y + line - rect.y() if shown else 0


DONE = "✓ "


@dataclass(frozen=True)
class Task:
    """A thing to do."""

    key: str  # by which it is known
    text: str  # on its button, with its letter for Alt
    done: bool  # whether it was done; it can be done again
    keys: str = ""  # a shortcut that does the same from elsewhere; "" for none
    ready: bool = True  # whether it can be done yet


class Checklist(Plain):
    """A title and a button for each thing; Enter does one and goes on to the next.

    Args:
        title: what all this is for.
        deeds: by the key of a task what doing it is; the buttons come in this order.
    """

    def __init__(self, theme: Theme, title: str, deeds: Mapping[str, Callable[[], object]]) -> None:
        super().__init__()
        self.setAccessibleName(title)
        self._heading = label(title, "strong")
        self.said = label("", "muted", wrap=True)
        self.told = label("", wrap=True)
        self.said.hide()
        self.told.hide()
        self._buttons: dict[str, QPushButton] = {
            key: button("", deed) for key, deed in deeds.items()
        }
        self._tasks: tuple[Task, ...] = ()
        gap = theme.grid(1)
        line = Wrapping(self._heading, *self._buttons.values(), gap=gap)
        self.setLayout(column(line, self.said, self.told, gap=theme.grid(0.5)))
        for one in self._buttons.values():
            one.hide()
        theme.changed.connect(self._measure)

    def show_tasks(self, tasks: Sequence[Task]) -> None:
        """Offer these; the keyboard goes on from what was done to what is still to be done."""
        if tuple(tasks) == self._tasks:
            return
        went = self._finished(tasks)
        self._tasks = tuple(tasks)
        shown = {task.key: task for task in tasks}
        for key, one in self._buttons.items():
            task = shown.get(key)
            one.setVisible(task is not None)
            if task is not None:
                kept = one.width() if task.done and one.isVisible() else 0
                one.setFixedWidth(max(kept, self._widest(one, task)))
                one.setAccessibleDescription(self.tr("gedaan") if task.done else "")
                tip(one, task.keys)
                one.setEnabled(task.ready)
        if went:
            self.take_keyboard()

    def _widest(self, one: QPushButton, task: Task) -> int:
        """The width at which nothing moves once it is done; its words stand there as they are."""
        wide = 0
        for done in (not task.done, task.done):
            one.setText(DONE + task.text if done else task.text)
            restyle(one, "kind", "quiet" if done else "")
            wide = max(wide, one.sizeHint().width())
        return wide

    def _measure(self) -> None:
        """Letters are of another size."""
        for task in self._tasks:
            one = self._buttons[task.key]
            one.setFixedWidth(self._widest(one, task))

    def say(self, sentence: str) -> None:
        """Tell the outcome below the buttons; "" takes it away."""
        self.said.setText(sentence)
        self.said.setVisible(bool(sentence))

    def tell(self, sentence: str) -> None:
        """Tell a note beside it; "" takes it away."""
        self.told.setText(sentence)
        self.told.setVisible(bool(sentence))

    def take_keyboard(self) -> bool:
        """The first thing that is still to be done has it; whether there is one."""
        following = next((one.key for one in self._tasks if one.ready and not one.done), "")
        if following:
            self._buttons[following].setFocus(Qt.FocusReason.OtherFocusReason)
        return bool(following)

    def _finished(self, tasks: Sequence[Task]) -> bool:
        """Whether what the keyboard is on, or comes back to, has just been done."""
        kept = self.window().focusWidget()
        on = next((key for key, one in self._buttons.items() if one is kept), "")
        before = {task.key for task in self._tasks if task.done}
        return any(task.key == on and task.done and on not in before for task in tasks)
