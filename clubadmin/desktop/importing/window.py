"""A list of earlier years in three steps: columns, decisions, what comes."""

import hashlib
import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date

from PySide6.QtCore import QDate, Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from clubadmin.desktop.importing.columns import ColumnsStep
from clubadmin.desktop.importing.doubts import DecidingStep
from clubadmin.desktop.importing.list_steps import ListSteps
from clubadmin.desktop.importing.words import left, without
from clubadmin.desktop.kit import remembered
from clubadmin.desktop.kit.figure_columns import figured
from clubadmin.desktop.kit.figures import short_date, whole
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.page import HandsOn
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, label, row
from clubadmin.model.importing.importing import KINDS, Answer, Coming, Draft, Look, Role
from clubadmin.services.club.club import OpenClub
from clubadmin.services.importing import draft as drafts
from clubadmin.services.importing import guessing
from clubadmin.services.importing.unsure import rest_of, unsure_rows
from clubadmin.services.members import members

_waiting: dict[tuple[str, str], Draft] = {}
COLUMNS, DECIDING, COMING = range(3)
_LONG_AGO = 730  # days


class ComingStep(HandsOn):
    """The evenings, the new members, what is left out; one button takes it all."""

    taken = Signal()
    without_chosen = Signal(bool)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.model: RowsModel[Coming] = RowsModel(
            theme, self._columns(), lambda one: (one.season, one.competition, one.number)
        )
        self.table = ListTable(theme, self.model, self.tr("De avonden die erbij komen"), sort=-1)
        self.table.entered.connect(lambda _row: self._take())
        self.people = label(wrap=True)
        self.rows = label(kind="muted", wrap=True)
        self.former = QCheckBox(
            self.tr("Wie nieuw is speelt nu &niet meer: oud-leden, niet bij Aanwezig")
        )
        self.without = QCheckBox()
        self.without.clicked.connect(self.without_chosen)
        self.told = Said()
        self.take_button = button(self.tr("&Inlezen"), self.taken.emit, "primary")
        grid = theme.grid
        self.take_button.setAutoDefault(False)
        foot = row((self.told, 100), None, self.take_button, gap=grid(1))
        self.setLayout(
            column(
                (self.table, 1),
                *(self.people, self.former, self.rows, self.without, foot),
                gap=grid(1.5),
            )
        )
        self.hand_on(self.table)

    def _columns(self) -> list[Column[Coming]]:
        return [
            Column(self.tr("Seizoen"), lambda one: one.season, width=12),
            Column(self.tr("Competitie"), lambda one: one.competition, least=14),
            figured(self.tr("Avond"), lambda one: one.number, width=10),
            Column(self.tr("Datum"), self._day, lambda one: str(one.date or ""), width=14),
            figured(self.tr("Deelnemers"), lambda one: one.entrants, width=13, spare=True),
            Column(self.tr("Eerste"), lambda one: one.best[0], least=16, spare=True),
            figured(self.tr("Hoogste"), lambda one: one.best[1], whole, width=11),
            figured(self.tr("Laagste"), lambda one: one.lowest, whole, width=11, spare=True),
            figured(
                self.tr("Alles samen"),
                lambda one: one.total,
                whole,
                width=14,
                hint=self.tr("De som van alle punten, om naast het papier te leggen"),
            ),
            Column(self.tr("Wat ermee is"), self._fate, look=self._look, width=17),
        ]

    def _day(self, one: Coming) -> str:
        if one.depth == "opening":
            return "–"
        return short_date(one.date) if one.date else "?"

    def _fate(self, one: Coming) -> str:
        if one.depth == "opening":
            return self.tr("beginstand")
        if one.replaces:
            return self.tr("vervangt wat er is")
        if one.joins:
            return self.tr("komt bij wat er is")
        return self.tr("per ronde") if one.depth == "round" else self.tr("hele avond")

    def _look(self, one: Coming) -> str:
        return "warning" if one.replaces else "muted"

    def show_look(self, draft: Draft, look: Look) -> None:
        """Show what would come now."""
        self.former.setChecked(draft.former)
        unsure = look.rest or unsure_rows(draft, look)
        self.without.setChecked(draft.without)
        self.without.setText(without(len(unsure)))
        self.without.setVisible(bool(unsure))
        self.former.setVisible(bool(look.new_members))
        self.table.show_rows((*look.openings, *look.evenings))
        self.people.setText(self._people(look))
        self.rows.setText(self._left(look))
        self.take_button.setEnabled(look.ready)
        if look.ready:
            text = self.tr("%1 uitslagen op %2 avonden. Daarna brengt Ctrl+Z alles terug.")
            text = text.replace("%1", whole(look.results))
            self.told.say(text.replace("%2", whole(len(look.evenings))), "muted")
        elif look.open:
            text = self.tr("! Beslis eerst nog %1 keer; zo lang komt er niets bij.")
            self.told.say(text.replace("%1", str(look.open)), "warning")
        else:
            self.told.say(self.tr("! Er blijft niets over om in te lezen."), "warning")

    def _take(self) -> None:
        """Enter on the evenings is for the button, where that can be pressed."""
        if self.take_button.isEnabled():
            self.taken.emit()

    def show_progress(self, done: int, total: int) -> None:
        """How many evenings are in."""
        text = self.tr("Bezig: avond %1 van %2. Esc stopt, en dan komt er niets bij.")
        text = text.replace("%1", str(done + 1)).replace("%2", str(total))
        self.told.say(text, "muted")

    def _people(self, look: Look) -> str:
        one, more = self.tr("1 bekend lid"), self.tr("%1 bekende leden")
        known = one if look.known_members == 1 else more.replace("%1", str(look.known_members))
        if look.open and not look.new_members:
            return self.tr("%1 tot nu toe.").replace("%1", known)
        if not look.new_members:
            return self.tr("%1; niemand nieuw.").replace("%1", known)
        names = ", ".join(look.new_members[:40])
        if len(look.new_members) > 40:
            names += " …"
        text = self.tr("%1; %2 nieuw: %3").replace("%1", known)
        return text.replace("%2", str(len(look.new_members))).replace("%3", names)

    def _left(self, look: Look) -> str:
        parts = [left(reason, count) for reason, count in look.left]
        said = [self.tr("Niet gebruikt: %1.").replace("%1", ", ".join(parts))] if parts else []
        if look.seasons:
            text = self.tr("Nieuw of langer seizoen: %1.")
            said.append(text.replace("%1", ", ".join(look.seasons)))
        return " ".join(said)


def keep_roles(titles: tuple[str, ...], draft: Draft) -> None:
    """Keep what the columns under these titles are."""
    if any(titles):
        roles = [[one.kind, one.evening, one.round] for one in draft.layout.roles]
        remembered.keep_text(place_of(titles), json.dumps(roles))


def with_kept_roles(titles: tuple[str, ...], draft: Draft) -> Draft:
    """The draft with its columns as they were read last time under these titles."""
    try:
        kept = json.loads(remembered.text(place_of(titles)) or "null")
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


def place_of(titles: tuple[str, ...]) -> str:
    """The place where it is remembered what the columns under these titles are."""
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
            return str(club.path), names, guessing.titles(draft)

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
            return drafts.look(club, draft)

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
            return replace(draft, layout=guessing.guess_layout(sheet, header))

        self.ops.run(work, self._change)

    def _with_sheets(self, at: int, alike: bool) -> None:
        """Read another sheet, or all that are like the one in view."""
        draft = self._draft

        def work(_club: OpenClub) -> Draft:
            sheets = guessing.alike_sheets(draft.book, at) if alike else (at,)
            layout = guessing.guess_layout(draft.book.sheets[at])
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
            return drafts.take(club, draft, progress)

        if not self._take(work, rest_of(draft, self._look)):
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
            return guessing.titles(draft)

        self.ops.run(work, lambda titles: keep_roles(titles, draft))
        super()._done(look)


def _long_ago(last: date) -> bool:
    """Whether who played then and is not known now has probably stopped."""
    return QDate(last.year, last.month, last.day).daysTo(QDate.currentDate()) > _LONG_AGO
