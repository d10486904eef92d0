"""Opens the steps of a list: from a file, or read already; and those of entries of an evening."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.club.exchange import ExchangePart
from clubadmin.desktop.importing.people_window import PeopleWindow
from clubadmin.desktop.importing.window import ImportWindow, place_of
from clubadmin.desktop.importing.words import ask_list, taken
from clubadmin.desktop.kit import remembered
from clubadmin.desktop.kit.doors import EXCHANGE
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.i18n import Message
from clubadmin.model.club.club import ImportPreview
from clubadmin.model.importing.importing import Draft
from clubadmin.model.importing.people import EntriesDraft, OtherDraft, PeopleDraft, PeopleLook
from clubadmin.services.administration import stakes
from clubadmin.services.attendance import entry_lists
from clubadmin.services.club.club import OpenClub
from clubadmin.services.importing import draft as drafts
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

        found, how = self._looked(club, draft), self.tr("bij inschrijving")
        return entry_lists.take(
            club, draft, found, progress, leave_rest=leave_rest, book=book, how=how
        )


class OtherWindow(PeopleWindow):
    """The window of a list that goes to who asked for it, and not into the club."""

    def __init__(self, parent: QWidget, ops: Operations, theme: Theme, draft: OtherDraft) -> None:
        self._list = draft
        super().__init__(parent, ops, theme, draft)
        self.setWindowTitle(f"{draft.title}: {draft.book.file}")

    def _roles(self) -> Mapping[str, Message]:
        assert self._list.reader is not None
        return self._list.reader.roles()

    def _looked(self, _club: OpenClub, draft: PeopleDraft) -> PeopleLook:
        assert self._list.reader is not None
        return self._list.reader.look(draft)

    def _rows_title(self) -> str:
        return self._list.title

    def _needed(self) -> str:
        return self._list.needed

    def _show(self, draft: PeopleDraft, found: PeopleLook) -> None:
        heads = tuple(one.head for one in found.columns)
        self._kept_at = f"{place_of(heads)}-other"
        kept = remembered.text(self._kept_at).split()  # as they were said of the list before
        fits = len(kept) == len(heads) and set(kept) <= set(self._roles())
        if fits and any(heads) and not (found.named or draft.answers):
            self._hold(draft.answered({f"column:{at}": role for at, role in enumerate(kept)}))
        else:
            super()._show(draft, found)

    def take(self) -> None:
        """Hand over what was said; what becomes of it is seen there."""
        if self._list.taken is not None and self._look is not None:
            remembered.keep_text(self._kept_at, " ".join(one.role for one in self._look.columns))
            self._list.taken(self._draft)
        self.close()


def show_steps(window: Any, asking: QWidget, draft: Draft | PeopleDraft) -> None:
    """Show the steps of a list above the widget that asks."""
    steps: Any = ImportWindow
    if isinstance(draft, PeopleDraft):
        kinds = {EntriesDraft: EntriesWindow, OtherDraft: OtherWindow}
        steps = kinds.get(type(draft), PeopleWindow)
    made = steps.open_one(asking, window.ops, window.theme, draft)
    if made is not None:
        made.taken.connect(lambda look: window.change_told.emit(taken(look)))


def paste_in(window: Any, asking: QWidget, text: str, html: str) -> None:
    """Read cells that were copied elsewhere."""
    window.ops.run(
        lambda club: drafts.read_pasted(club, text, html),
        lambda draft: show_steps(window, asking, draft),
        window.show_trouble,
        awaited=True,
    )


def bring_in(window: Any, asking: QWidget, file: Path | None = None) -> None:
    """Read a list from a file; one that is asked for is taken as one that was dropped."""
    if file is None:
        chosen = ask_list(asking)
        if chosen is not None:
            window.take_file(chosen)
        return
    if not window.ops.has_club:
        return

    def found(what: Any) -> None:
        if isinstance(what, ImportPreview):  # in our own columns
            window.show_item("club-part", EXCHANGE)
            ExchangePart.of(window.place("club")).preview(file, what)
        elif not (isinstance(what, PeopleDraft) and window.page.take_people(what.book)):
            show_steps(window, asking, what)

    window.ops.run(
        lambda club: drafts.sort_out(club, file), found, window.show_trouble, awaited=True
    )
