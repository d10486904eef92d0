"""What the four steps of an evening have in common."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.theme import Theme
from clubadmin.model.evenings.evening import Evening, SheetState

if TYPE_CHECKING:
    from clubadmin.desktop.kit.operations import Operations

PRESENT, DRAW, FORMS, RESULT = range(4)


class Step(QWidget):
    """A step; it is made when it is first looked at, and then kept."""

    said = Signal(str)  # a remark for the bar at the top, of no use once one is elsewhere
    lasting = Signal(str)  # the same, but it holds until it is taken back
    unsaid = Signal(str)  # this no longer holds
    changed = Signal(object)  # the Evening as it is now
    step_asked = Signal(int)  # another step

    def __init__(self, ops: "Operations", theme: Theme) -> None:
        super().__init__()
        self._ops = ops
        self._theme = theme
        self._evening: Evening | None = None

    def show_evening(self, evening: Evening) -> None:
        """The evening as it is now; place and selection stay."""
        raise NotImplementedError

    def enter(self) -> None:
        """The step comes into view: take the keyboard."""
        raise NotImplementedError

    def leave(self) -> None:
        """The step goes out of view: keep what is half typed."""


def step_with_work(evening: Evening) -> int:
    """Where an evening goes on."""
    if evening.status == "closed" or evening.depth != "game":
        return RESULT
    if not evening.participants:
        return PRESENT
    if not evening.plan:
        return DRAW
    states = {table.state for plan in evening.plan for table in plan.tables}
    if states != {SheetState.SIGNED}:
        return FORMS
    return RESULT if len(evening.plan) >= evening.rounds else DRAW
