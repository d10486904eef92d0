"""A pane beside the one list of Leden, with what is asked or noted of each."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt, Signal

from clubadmin.desktop.kit.side_window import TabPane
from clubadmin.desktop.kit.tables import Column
from clubadmin.model.members.member import Member

KeyDeeds = Mapping[Qt.Key, tuple[Callable[[], object], str]]
"""By key on the list what it does, and its text in the menu, "" for none."""


class BesidePane(TabPane):
    """A tab of Leden that has no list of its own: columns in that of the people, and keys on it."""

    changed = Signal()  # other people or other answers
    begun = Signal()  # the keys go on in the list

    listed: Sequence[Member] = ()  # who is in the list now
    member_id = 0  # who is chosen there

    def columns(self) -> list[Column[Member]]:
        """The columns that stand behind the names."""
        raise NotImplementedError

    def keys(self) -> KeyDeeds:
        """The keys on the list while this is beside it."""
        raise NotImplementedError

    def has(self, member: Member) -> bool:
        """Whether it is about somebody."""
        raise NotImplementedError

    def begin(self) -> None:
        """Do what Enter on the list means."""
        raise NotImplementedError

    def click(self, column: int) -> None:
        """Take note of a click in a column of the list."""

    def show_listed(self, listed: Sequence[Member]) -> None:
        """Take note of who is in the list now."""
        self.listed = listed
