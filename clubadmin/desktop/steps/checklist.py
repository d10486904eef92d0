"""A card with what there is to do around an evening: each thing one key, ticked once it is done."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Plain, button, column, label, restyle, tip
from clubadmin.desktop.steps.wrapping import Wrapping

DONE = "✓ "


@dataclass(frozen=True)
class Task:
    """A thing to do.

    Attributes:
        key: by which it is known.
        text: on its button, with its letter for Alt.
        done: whether it was done; it can be done again.
        keys: a shortcut that does the same from elsewhere; "" for none.
        ready: whether it can be done yet.
    """

    key: str
    text: str
    done: bool
    keys: str = ""
    ready: bool = True


class Checklist(Plain):
    """A title and a button for each thing; Enter does one and goes on to the next.

    Args:
        theme: the look.
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
                one.setMinimumWidth(one.width() if task.done and one.isVisible() else 0)
                one.setText(DONE + task.text if task.done else task.text)
                one.setAccessibleDescription(self.tr("gedaan") if task.done else "")
                restyle(one, "kind", "quiet" if task.done else "")
                tip(one, task.keys)
                one.setEnabled(task.ready)
        if went:
            self.take_keyboard()

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
