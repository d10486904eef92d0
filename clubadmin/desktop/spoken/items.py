"""Items of a widget that paints them itself, in words."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Protocol, runtime_checkable

from PySide6.QtCore import QRect
from PySide6.QtGui import QAccessible

TAB, TABS, PICTURE, PLACE = (
    QAccessible.Role.PageTab,
    QAccessible.Role.PageTabList,
    QAccessible.Role.Graphic,
    QAccessible.Role.Grouping,
)


@dataclass(frozen=True)
class SpokenItem:
    """A row, a tile or a card."""

    text: str  # all that can be seen of it
    box: QRect = field(compare=False)  # where it stands, in pixels from the corner of the widget
    current: bool = False  # whether the keys are here


@runtime_checkable
class SpokenList(Protocol):
    """A widget that is a list to a screen reader."""

    def spoken_items(self) -> Sequence[SpokenItem]:
        """The items there are now, in reading order."""


@runtime_checkable
class SpokenAs(Protocol):
    """A widget that is something else to a screen reader than Qt takes it for."""

    spoken_role: ClassVar[QAccessible.Role]
