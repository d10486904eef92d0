"""The place for a part beside the sheets: a bar above the board, and marks of its tables."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from clubadmin.model.evenings.evening import Evening

if TYPE_CHECKING:
    from clubadmin.services.hall.clock import RoundClock


class Beside(QObject):
    """A part at the step of the sheets."""

    bar: QWidget  # stands above the board

    def first(self) -> QWidget | None:
        """The first of the bar that takes keys, for F6."""
        raise NotImplementedError

    def is_on(self, evening_id: int) -> bool:  # noqa: ARG002 - of a part that types nothing
        """Whether sheets of an evening are typed elsewhere as well."""
        return False

    def not_kept(self) -> str:
        """Tell what closing now would lose; "" for nothing."""
        return ""

    def show_evening(self, evening: Evening, *, other: bool) -> None:
        """Show the evening as it is now, or another one."""
        raise NotImplementedError

    def show_marks(self) -> None:
        """Mark the tables on the board."""

    def show_clock(self, evening_id: int, clock: "RoundClock | None") -> None:
        """Pass the clock of the round on."""
