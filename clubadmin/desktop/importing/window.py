"""A list of earlier years in three steps: columns, decisions, what comes."""

import hashlib
import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date

from PySide6.QtCore import QDate
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.importing.columns import ColumnsStep
from clubadmin.desktop.importing.coming import ComingStep
from clubadmin.desktop.importing.doubts import DecidingStep
from clubadmin.desktop.importing.list_steps import ListSteps
from clubadmin.desktop.kit import remembered
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.model.importing.importing import KINDS, Answer, Draft, Look, Role
from clubadmin.services import importing
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import members

_waiting: dict[tuple[str, str], Draft] = {}
COLUMNS, DECIDING, COMING = range(3)
_LONG_AGO = 730  # days


def keep_roles(titles: tuple[str, ...], draft: Draft) -> None:
    """Keep what the columns under these titles are."""
    if any(titles):
        roles = [[one.kind, one.evening, one.round] for one in draft.layout.roles]
        remembered.keep_text(_place(titles), json.dumps(roles))


def with_kept_roles(titles: tuple[str, ...], draft: Draft) -> Draft:
    """The draft with its columns as they were read last time under these titles."""
    try:
        kept = json.loads(remembered.text(_place(titles)) or "null")
        roles = tuple(Role(kind, evening, number) for kind, evening, number in kept or ())
    except (ValueError, TypeError):
        return draft
    if len(roles) != len(draft.layout.roles) or any(one.kind not in KINDS for one in roles):
        return draft
    return replace(draft, layout=replace(draft.layout, roles=roles))


def keep_draft(club: str, draft: Draft) -> None:
    """Keep what was decided about a file that is not taken yet."""
    _waiting[club, draft.book.digest] = draft


def kept_draft(club: str, draft: Draft) -> Draft:
    """The draft with earlier decisions about the same file, if there are any."""
    return _waiting.get((club, draft.book.digest), draft)


def forget_draft(club: str, draft: Draft) -> None:
    """Forget the draft, which is in the club now."""
    _waiting.pop((club, draft.book.digest), None)


def _place(titles: tuple[str, ...]) -> str:
    key = hashlib.sha256("\0".join(titles).encode()).hexdigest()[:20]
    return f"importing/columns-{key}"


class ImportWindow(ListSteps[Draft]):
    """The window of a list of results."""

    def __init__(self, parent: QWidget, ops: Operations, theme: Theme, draft: Draft) -> None:
        super().__init__(parent, ops, theme, draft)
        self._look = Look()
        self._club = ""
        self._looking = False  # at a change; what is shown is older
        self._wanted: int | None = None  # the step to show once that is done
        self._age_known = False
        self.columns = ColumnsStep(theme)
        self.deciding = DecidingStep(theme)
        self.coming = ComingStep(theme)
        names = (self.tr("Kolommen"), self.tr("Beslissen"), self.tr("Wat er komt"))
        pages = (self.columns, self.deciding, self.coming)
        self._lay_out(dict(zip(names, pages, strict=True)))
        self._wire()
        self._begin()

    def _wire(self) -> None:
        self.columns.changed.connect(self._change)
        self.columns.header_wanted.connect(self._with_header)
        self.columns.sheets_wanted.connect(self._with_sheets)
        self.columns.onward.connect(lambda: self.go(DECIDING))
        self.deciding.answered.connect(self._answer)
        self.deciding.onward.connect(lambda: self.go(COMING))
        self.coming.taken.connect(self.take)
        self.coming.former.toggled.connect(self._with_former)
        self.coming.without_chosen.connect(
            lambda on: self._change(replace(self._draft, without=on))
        )

    def _begin(self) -> None:
        """Take up what was decided before about this file, and how such columns were read."""
        draft = self._draft

        def work(club: OpenClub) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
            names = tuple(one.label for one in members.members(club, inactive=True))
            return str(club.path), names, importing.titles(draft)

        def begun(found: tuple[str, tuple[str, ...], tuple[str, ...]]) -> None:
            self._club, names, titles = found
            self.deciding.know_names(names)
            fresh = with_kept_roles(titles, draft)
            self._draft = kept_draft(self._club, fresh)
            self._age_known = self._draft is not fresh
            self.refresh()

        self.ops.run(work, begun)

    def refresh(self) -> None:
        """Look at the draft again, against the club as it is now."""
        draft = self._draft
        if not self._club or self._taking is not None:
            return

        def work(club: OpenClub) -> Look:
            return importing.look(club, draft)

        self._looking = True
        self._asker.ask(work, lambda look: self._show(draft, look))

    def _show(self, draft: Draft, look: Look) -> None:
        self._look = look
        self._looking = False
        if not self._age_known and (days := [one.date for one in look.evenings if one.date]):
            self._age_known = True
            draft = self._draft = replace(draft, former=_long_ago(max(days)))
        self.columns.show_draft(draft, look)
        self.deciding.show_look(draft, look)
        self.coming.show_look(draft, look)
        self.back_button.setEnabled(bool(self._before))
        self._count(look)
        if self._wanted is not None:
            step, self._wanted = self._wanted, None
            self.go(step)

    def _count(self, look: Look) -> None:
        used = sum(bool(one.kind) for one in self._draft.layout.roles)
        if look.missing:
            self.tabs[COLUMNS].show_count(self.tr("! nog iets invullen"))
        else:
            text = self.tr("%1 in gebruik")
            self.tabs[COLUMNS].show_count(text.replace("%1", str(used)))
        if look.missing:
            said = ""
        elif look.open:
            said = self.tr("nog %1").replace("%1", str(look.open))
        else:
            said = self.tr("✓ klaar")
        self.tabs[DECIDING].show_count(said)
        evenings = len(look.evenings)
        text = self.tr("1 avond") if evenings == 1 else self.tr("%1 avonden")
        self.tabs[COMING].show_count(text.replace("%1", str(evenings)))

    def go(self, step: int) -> None:
        """Show a step; the later ones only once the columns are known."""
        if step != COLUMNS and self._look.missing:
            self._wanted = step if self._looking else None
            step = COLUMNS
        super().go(step)
        page = self.stack.currentWidget()
        if page is not None:
            page.setFocus()

    def _hold(self, draft: Draft) -> None:
        keep_draft(self._club, draft)
        super()._hold(draft)

    def _answer(self, answers: Mapping[str, Answer | None]) -> None:
        self._change(self._draft.answered(answers))

    def _with_header(self, header: int) -> None:
        """Guess the columns again, from another row of titles."""
        draft = self._draft

        def work(_club: OpenClub) -> Draft:
            sheet = draft.book.sheets[draft.sheets[0]]
            return replace(draft, layout=importing.guess_layout(sheet, header))

        self.ops.run(work, self._change)

    def _with_sheets(self, at: int, alike: bool) -> None:
        """Read another sheet, or all that are like the one in view."""
        draft = self._draft

        def work(_club: OpenClub) -> Draft:
            sheets = importing.alike_sheets(draft.book, at) if alike else (at,)
            layout = importing.guess_layout(draft.book.sheets[at])
            return replace(draft, sheets=sheets, layout=layout)

        self.ops.run(work, self._change)

    def _with_former(self, former: bool) -> None:
        if former != self._draft.former:
            self._change(replace(self._draft, former=former))

    def take(self) -> None:
        """Take it into the club."""
        draft = self._draft
        if self._taking is not None or not self._look.ready:
            return

        def work(club: OpenClub, progress: Callable[[int, int], None]) -> Look:
            return importing.take(club, draft, progress)

        if not self._take(work, importing.rest_of(draft, self._look)):
            return
        self.coming.take_button.setEnabled(False)
        self.ops.progressed.connect(self.coming.show_progress)

    def _not_taking(self) -> None:
        self.ops.progressed.disconnect(self.coming.show_progress)
        super()._not_taking()

    def _done(self, look: Look) -> None:
        draft = self._draft
        forget_draft(self._club, draft)

        def work(_club: OpenClub) -> tuple[str, ...]:
            return importing.titles(draft)

        self.ops.run(work, lambda titles: keep_roles(titles, draft))
        super()._done(look)


def _long_ago(last: date) -> bool:
    """Whether who played then and is not known now has probably stopped."""
    return QDate(last.year, last.month, last.day).daysTo(QDate.currentDate()) > _LONG_AGO
