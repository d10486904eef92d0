"""The one queue of what is typed: each thing is done in its turn, and none before it may be.

It loads nothing, for it stands before the first paint.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from PySide6.QtGui import QInputMethodEvent, QKeyEvent
    from PySide6.QtWidgets import QWidget

T = TypeVar("T")


class InOrder(Generic[T]):
    """Things that came in, in the order in which they came.

    Each is given once what it is meant for is there, also when giving one of them makes the
    next wait again, or lasts until others came in.
    """

    def __init__(self, held: Callable[[], bool]) -> None:
        """Make an empty queue; what comes while it is `held` is meant for what is on its way."""
        self._held = held
        self._waiting: list[T] = []

    def __bool__(self) -> bool:
        """Whether anything waits for its turn."""
        return bool(self._waiting)

    @property
    def takes(self) -> bool:
        """Whether what comes now has to wait: for what is on its way, or for its turn."""
        return bool(self._waiting) or self._held()

    def add(self, *things: T) -> None:
        """Put things at the end."""
        self._waiting.extend(things)

    def give_back(self, give: Callable[[T], object]) -> None:
        """Give what waits, up to what has to wait longer."""
        while self._waiting and not self._held():
            give(self._waiting.pop(0))

    def take_out(self) -> list[T]:
        """Everything that waits; it is not done here any more."""
        waiting, self._waiting = self._waiting, []
        return waiting


class Key:
    """A key, or what an input method made of keys, and the window it was typed in."""

    def __init__(
        self,
        event: "QKeyEvent | QInputMethodEvent",
        window: "QWidget | None" = None,
        beside: frozenset[int] = frozenset(),
    ) -> None:
        """A copy of the event, which ends with its delivery.

        Args:
            window: in which; None: the main one.
            beside: ids of the windows that stood beside it by then; one that came since has it.
        """
        self.event = event.clone()
        self.window = window
        self.beside = beside


Input = Key | Callable[[], object]
"""What waits for its turn: a key, or what is to be done then, such as a click or closing."""
