"""The first step: what each column is, and what the list does not say itself."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from PySide6.QtCore import QAbstractTableModel, QDate, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget

from clubadmin.desktop.importing.words import letter, role_title, roles
from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.forms import Choice, Field, Number, line
from clubadmin.desktop.kit.page import HandsOn
from clubadmin.desktop.kit.table_model import Index
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, card, column, holder, label, literal, row
from clubadmin.model.importing.importing import FIGURES, Draft, Layout, Look, Role, SheetText
from clubadmin.services.importing import wording

MOST = 300  # rows shown; enough to see what a column holds
_MOST_EVENINGS = 999
_MOST_ROUNDS = 99
ALL = "all"


class RawModel(QAbstractTableModel):
    """The first rows of a sheet."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.sheet = SheetText("", ())
        self.layout_now = Layout(-1, ())
        self._said: Sequence[str] = ()

    def show_sheet(self, sheet: SheetText, layout: Layout, said: Sequence[str] = ()) -> None:
        """Show a sheet, read in this way; only what is above the columns may have changed.

        Args:
            layout: how it is read.
            said: what each column is, where that is no role of a list of results.
        """
        self._said = said
        if sheet is self.sheet:
            self.layout_now = layout
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
            last = self.index(self.rowCount() - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)
            return
        self.beginResetModel()
        self.sheet, self.layout_now = sheet, layout
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """How many rows are shown."""
        return 0 if parent.isValid() else min(len(self.sheet.rows), MOST)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many columns there are."""
        return 0 if parent.isValid() else self.sheet.columns

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """A cell; what is above the data stands out, what is not used is faint."""
        if not index.isValid():
            return None
        text = self.sheet.cell(index.row(), index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return text
        if role == Qt.ItemDataRole.ToolTipRole:
            return literal(text) if len(text) > 16 else None
        header = index.row() <= self.layout_now.header
        if role == Qt.ItemDataRole.BackgroundRole and header:
            return self._theme.colour("paper")
        if role == Qt.ItemDataRole.ForegroundRole:
            used = index.column() < len(self.layout_now.roles) and (
                self.layout_now.roles[index.column()].kind
            )
            return self._theme.colour("muted") if header or not used else None
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """The letter of the column with what it is, and the number of the row."""
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation is Qt.Orientation.Vertical:
            return str(section + 1)
        roles = self.layout_now.roles
        said = role_title(roles[section]) if section < len(roles) and not self._said else ""
        if section < len(self._said):
            said = f"{self._said[section]} ▾"
        return f"{letter(section)}\n{said}"


class RawTable(QTableView):
    """Left and right walk along the columns; Enter goes to what the column is."""

    column_chosen = Signal(int)
    entered = Signal()

    def __init__(self, theme: Theme, model: RawModel) -> None:
        super().__init__()
        self._theme = theme
        self._model = model
        self.setModel(model)
        self.setAccessibleName(self.tr("Het bestand zoals het is"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectColumns)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.selectionModel().currentColumnChanged.connect(
            lambda now, _before: self.column_chosen.emit(now.column())
        )
        self.doubleClicked.connect(lambda _index: self.entered.emit())
        self.horizontalHeader().sectionClicked.connect(self.choose)
        theme.changed.connect(self.fit)
        model.modelReset.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Heights and widths by the theme."""
        grid = self._theme.grid
        self.verticalHeader().setDefaultSectionSize(grid(4))
        self.verticalHeader().setFixedWidth(grid(6))
        header = self.horizontalHeader()
        header.setFixedHeight(grid(7))
        header.setHighlightSections(True)
        for at in range(self._model.columnCount()):
            longest = max(
                (len(self._model.sheet.cell(one, at)) for one in range(min(60, MOST))), default=0
            )
            title = str(self._model.headerData(at, Qt.Orientation.Horizontal)).partition("\n")[2]
            steps = max(9, min(longest + 3, 26), len(title) + 4)
            self.setColumnWidth(at, grid(steps))

    def choose(self, column: int) -> None:
        """Make a column the current one, at the row in view."""
        row = max(self.currentIndex().row(), 0)
        self.setCurrentIndex(self._model.index(row, column))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on to the choice beside the table."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.entered.emit()
            return
        super().keyPressEvent(event)


class ColumnsStep(HandsOn):
    """Shows the file, and says how it is read; every change is a new draft."""

    changed = Signal(object)  # Draft: other columns or other facts about the list
    header_wanted = Signal(int)  # row of the header, -1 for none: guess again from there
    sheets_wanted = Signal(int, bool)  # which sheet, and whether all that are like it
    onward = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._draft: Draft | None = None
        self._filling = False
        self._wants_on = False
        self._missing: tuple[str, ...] = ()
        self.model = RawModel(theme)
        self.table = RawTable(theme, self.model)
        self._about()
        self._column_card()
        self.told = Said()
        self.next_button = button(self.tr("&Verder"), self._go_on, "primary")
        grid = theme.grid
        side = row(self._card, gap=0)
        middle = row((self.table, 1), holder(side), gap=grid(2))
        self.next_button.setAutoDefault(False)  # Enter in a field is for that field
        foot = row((self.told, 100), None, self.next_button, gap=grid(1))
        self.setLayout(column(holder(self._fields), (middle, 1), foot, gap=grid(1.5)))
        self.hand_on(self.table)

    def _about(self) -> None:
        self.season = line(hint=self.tr("1998-1999"), most=40)
        self.competition = line(hint=self.tr("Donderdagavond"), most=60)
        self.evening = Number(0, _MOST_EVENINGS, 0, "–")
        self.day = line(hint=self.tr("12-11-1998"), most=10)
        self.header = Number(0, 200, 0, self.tr("geen"))
        self.sheet = Choice()
        self._season_field = Field(self.tr("&Seizoen"), self.season)
        self._competition_field = Field(self.tr("&Competitie"), self.competition)
        self._evening_field = Field(self.tr("&Avond nummer"), self.evening)
        self._day_field = Field(self.tr("&Datum"), self.day)
        self._header_field = Field(self.tr("&Kopregel op rij"), self.header)
        self._sheet_field = Field(self.tr("&Blad"), self.sheet)
        fields = (
            (self._season_field, 2),
            (self._competition_field, 3),
            (self._evening_field, 1),
            (self._day_field, 2),
            (self._header_field, 1),
            (self._sheet_field, 2),
        )
        self._fields = row(*fields, gap=self._theme.grid(1.5))
        for field in (self.season, self.competition, self.day):
            field.editingFinished.connect(self._take_given)
            field.returnPressed.connect(self._after_enter)
            field.textEdited.connect(lambda _text: self._show_way_on())
        self.evening.valueChanged.connect(lambda _value: self._take_given())
        self.header.valueChanged.connect(self._take_header)
        self.sheet.currentIndexChanged.connect(lambda _at: self._take_sheet())

    def _column_card(self) -> None:
        self.role = Choice(roles())
        self.of_evening = Number(0, _MOST_EVENINGS, 0, self.tr("staat elders"))
        self.of_round = Number(0, _MOST_ROUNDS, 0, self.tr("hele avond"))
        self._heading = label(kind="heading")
        self._sample = label(kind="muted", wrap=True)
        self._role_field = Field(self.tr("&In deze kolom staat"), self.role)
        self._of_evening_field = Field(self.tr("Van avo&nd"), self.of_evening)
        self._of_round_field = Field(self.tr("Van &ronde"), self.of_round)
        self._card = card(
            column(
                self._heading,
                self._sample,
                self._role_field,
                self._of_evening_field,
                self._of_round_field,
                None,
                gap=self._theme.grid(1.5),
                margin=self._theme.grid(2.5),
            )
        )
        self._card.setFixedWidth(self._theme.grid(34))
        self.table.column_chosen.connect(self._show_column)
        self.table.entered.connect(self.role.setFocus)
        self.role.currentIndexChanged.connect(lambda _at: self._take_role())
        self.of_evening.valueChanged.connect(lambda _value: self._take_role())
        self.of_round.valueChanged.connect(lambda _value: self._take_role())

    def show_draft(self, draft: Draft, look: Look) -> None:
        """Show how the file is read now, and what is still to be filled in."""
        self._filling = True
        fresh = self._draft is None or self._draft.book is not draft.book
        self._draft = draft
        sheet = draft.book.sheets[draft.sheets[0]]
        self.model.show_sheet(sheet, draft.layout)
        self._fill_given(draft)
        self.header.setValue(draft.layout.header + 1)
        self._fill_sheets(draft)
        kinds = {one.kind for one in draft.layout.roles}
        self._show_needed(draft, look, kinds)
        self._tell(look)
        if fresh:
            self.table.choose(self._first_column(draft.layout))
            self._first_to_fill(look).setFocus()
        if self._wants_on:
            self._wants_on = False
            self._first_to_fill(look).setFocus()
        self._filling = False
        self._show_column(max(self.table.currentIndex().column(), 0))

    def _fill_given(self, draft: Draft) -> None:
        given = draft.given
        for field, text in ((self.season, given.season), (self.competition, given.competition)):
            if not field.hasFocus():
                field.setText(text)
        self.evening.setValue(given.evening or 0)
        if not self.day.hasFocus():
            self.day.setText(f"{given.day:%d-%m-%Y}" if given.day else "")

    def _fill_sheets(self, draft: Draft) -> None:
        sheets = draft.book.sheets
        choices = {str(at): one.name for at, one in enumerate(sheets)}
        if len(sheets) > 1:
            choices = {ALL: self.tr("alle bladen die zo zijn"), **choices}
        self.sheet.offer(choices)
        self.sheet.choose(ALL if len(draft.sheets) > 1 else str(draft.sheets[0]))
        self._sheet_field.setVisible(len(sheets) > 1)

    def _show_needed(self, draft: Draft, look: Look, kinds: set[str]) -> None:
        """Ask only what the list itself does not tell."""
        told = (
            "evening" in kinds or "date" in kinds or any(one.evening for one in draft.layout.roles)
        )
        asked = "evening" in look.missing or bool(draft.given.evening or draft.given.day)
        shown = {
            self._season_field: "season" not in kinds,
            self._competition_field: "competition" not in kinds,
            self._evening_field: asked and not told,
            self._day_field: asked and not told,
        }
        follows = not look.missing and not draft.given.season
        hint = self.tr("volgt uit de datum") if follows else self.tr("1998-1999")
        self.season.setPlaceholderText(hint)
        for field, visible in sorted(shown.items(), key=lambda one: one[1]):
            field.setVisible(visible)

    def _first_to_fill(self, look: Look) -> QWidget:
        """The first field to be filled in, else the way on."""
        fields = {"season": self.season, "competition": self.competition, "evening": self.evening}
        return fields.get(look.missing[0], self.table) if look.missing else self.next_button

    def _first_column(self, layout: Layout) -> int:
        return next((at for at, one in enumerate(layout.roles) if one.kind), 0)

    def _tell(self, look: Look) -> None:
        sentences = [language.told(wording.missing(code)) for code in look.missing]
        self.told.say(f"! {' '.join(sentences)}" if sentences else "", "warning")
        self._missing = look.missing
        self._show_way_on()

    def _show_way_on(self) -> None:
        """The way on opens as soon as what is missing was typed, before the field is left."""
        typed = {"season": self.season, "competition": self.competition}
        lacking = [
            one for one in self._missing if one not in typed or not typed[one].text().strip()
        ]
        self.next_button.setEnabled(not lacking)

    def _go_on(self) -> None:
        """Take what stands in the field one is in, and go to the next step."""
        self._take_given()
        self.onward.emit()

    def _show_column(self, at: int) -> None:
        if self._draft is None or not 0 <= at < len(self._draft.layout.roles):
            return
        filling, self._filling = self._filling, True
        role = self._draft.layout.roles[at]
        self._heading.setText(self.tr("Kolom %1").replace("%1", letter(at)))
        sheet = self.model.sheet
        under = range(self._draft.layout.header + 1, len(sheet.rows))
        cells = [cell for one in under if (cell := sheet.cell(one, at))][:4]
        self._sample.setText("\n".join(cells))
        self.role.choose(role.kind)
        self.of_evening.setValue(role.evening or 0)
        self.of_round.setValue(role.round or 0)
        figures = role.kind in FIGURES
        self._of_evening_field.setVisible(figures)
        self._of_round_field.setVisible(figures)
        self._filling = filling

    def _take_role(self) -> None:
        at = self.table.currentIndex().column()
        if self._filling or self._draft is None or at < 0:
            return
        figures = self.role.value in FIGURES
        role = Role(
            self.role.value,
            (self.of_evening.value() or None) if figures else None,
            (self.of_round.value() or None) if figures else None,
        )
        roles_now = list(self._draft.layout.roles)
        roles_now[at] = role
        self._emit(replace(self._draft, layout=replace(self._draft.layout, roles=tuple(roles_now))))

    def _take_given(self) -> None:
        if self._filling or self._draft is None:
            return
        typed = QDate.fromString(self.day.text().strip(), "d-M-yyyy")
        day = date(typed.year(), typed.month(), typed.day()) if typed.isValid() else None
        if day is None and self.day.text().strip():
            self._day_field.complain(self.tr("Zoals 12-11-1998."))
        else:
            self._day_field.calm()
        given = replace(
            self._draft.given,
            season=self.season.text().strip(),
            competition=self.competition.text().strip(),
            evening=self.evening.value() or None,
            day=day,
        )
        if given != self._draft.given:
            self._emit(replace(self._draft, given=given))

    def _after_enter(self) -> None:
        """Enter in a field takes it, and waits at the way on."""
        self._take_given()
        self._wants_on = True

    def _emit(self, draft: Draft) -> None:
        self._draft = draft
        self.changed.emit(draft)

    def _take_header(self, value: int) -> None:
        if not self._filling:
            self.header_wanted.emit(value - 1)

    def _take_sheet(self) -> None:
        if self._filling or self._draft is None:
            return
        chosen = self.sheet.value
        at = self._draft.sheets[0] if chosen == ALL else int(chosen)
        self.sheets_wanted.emit(at, chosen == ALL)
