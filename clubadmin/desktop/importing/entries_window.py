"""A list of entries in the steps of every list of people, put on the list of an evening."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.importing.people_window import PeopleWindow
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.i18n import Message
from clubadmin.model.importing.people import EntriesDraft, PeopleDraft, PeopleLook
from clubadmin.services.administration import stakes
from clubadmin.services.attendance import entry_lists
from clubadmin.services.club.club import OpenClub
from clubadmin.services.lists.list_entries import entry_roles


class EntriesWindow(PeopleWindow):
    """The window of a list of entries."""

    help_topic = "aanwezig"

    def __init__(self, parent: QWidget, ops: Operations, theme: Theme, draft: EntriesDraft) -> None:
        super().__init__(parent, ops, theme, draft)
        self.setWindowTitle(self.tr("Wie doen mee: %1").replace("%1", draft.book.file))

    def _roles(self) -> Mapping[str, Message]:
        return entry_roles()

    def _looked(self, club: OpenClub, draft: PeopleDraft) -> PeopleLook:
        assert isinstance(draft, EntriesDraft)
        return entry_lists.look(club, draft, stakes.paying(club))

    def _take_in(
        self,
        club: OpenClub,
        draft: PeopleDraft,
        *,
        leave_rest: bool,
        progress: Callable[[int, int], None],
    ) -> PeopleLook:
        assert isinstance(draft, EntriesDraft)
        evening_id = draft.evening_id

        def book(change: Any, who: Sequence[int], paid: str) -> None:
            stakes.note_paid(change, evening_id, who, paid)

        found = self._looked(club, draft)
        return entry_lists.take(club, draft, found, progress, leave_rest=leave_rest, book=book)
