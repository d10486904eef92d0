"""The people of a list as they were understood; every cell can be corrected where it stands."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView

from clubadmin.desktop.kit.language import told, translate
from clubadmin.desktop.kit.table_model import Index
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.i18n import Message
from clubadmin.i18n.catalogue import sentences
from clubadmin.model.importing.people import (
    LEFT_OUT,
    NEW,
    QUESTION,
    ListedPerson,
    PeopleDraft,
    PeopleLook,
)
from clubadmin.services.lists.list_dates import first_day

CHANGED, DOUBLE = "changed", "double"
_DAYS = ("born", "joined", "ended")
_DAY = len("1998-01-01")
_MOST_WIDE = 30  # grid steps
_LOOKS = {NEW: "good", QUESTION: "warning", LEFT_OUT: "muted"}


def state_words(found: PeopleLook) -> dict[str, tuple[str, int]]:
    """Words for each kind of row with the number of them; "" for all rows."""
    texts = {**sentences("state"), **(sentences("state-of-entry") if found.entries else {})}
    counts = dict.fromkeys(texts, 0) | {"": len(found.people)}
    for one in found.people:
        counts[kind_of(one)] += 1
    return {key: (told(Message(said, n=counts[key])), counts[key]) for key, said in texts.items()}


def kind_of(one: ListedPerson) -> str:
    """The kind of a row, by which it is filtered."""
    if one.changed:
        return CHANGED
    return DOUBLE if one.double else one.state


class _Model(RowsModel[ListedPerson]):
    """The rows, with cells of which the text of the file is corrected."""

    def __init__(self, table: "PeopleTable", theme: Theme) -> None:
        super().__init__(theme, (), lambda one: (one.row, one.name))
        self._table = table

    def flags(self, index: Index) -> Qt.ItemFlag:
        """All that stands in a column of the file."""
        fixed = self._table.column_of(index.column()) < 0
        return super().flags(index) | (
            Qt.ItemFlag.NoItemFlags if fixed else Qt.ItemFlag.ItemIsEditable
        )

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A cell; to correct it, as the file has it."""
        if role == Qt.ItemDataRole.EditRole:
            return self._table.raw(self.rows[index.row()], self._table.column_of(index.column()))
        return super().data(index, role)

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Take what was typed in place of a cell."""
        one, at = self.rows[index.row()], self._table.column_of(index.column())
        text = str(value).strip()
        if role == Qt.ItemDataRole.EditRole and text != self._table.raw(one, at):
            self._table.corrected.emit(one.row, at, text or " ")
        return True


class PeopleTable(ListTable):
    """A row for each of the list, in its order."""

    corrected = Signal(int, int, str)  # row and column of the sheet, and what belongs there
    starts_on_figures = False

    def __init__(self, theme: Theme) -> None:
        self._columns: list[int] = []  # of the sheet, by the column here; -1 for our own
        self._shown_columns: Sequence[Column[ListedPerson]] = ()
        self._draft: PeopleDraft | None = None
        self._found: PeopleLook | None = None
        self.model_of: _Model = _Model(self, theme)
        super().__init__(theme, self.model_of, translate("People", "De mensen in de lijst"))
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
        )

    @property
    def current(self) -> ListedPerson | None:
        """The person of the chosen row."""
        at, rows = self.currentIndex().row(), self.model_of.rows
        return rows[at] if 0 <= at < len(rows) else None

    def column_of(self, at: int) -> int:
        """The column of the sheet that a column here shows; -1 for none."""
        return self._columns[at] if 0 <= at < len(self._columns) else -1

    def raw(self, one: ListedPerson, at: int) -> str:
        """The text of the file in a cell, or the correction of it."""
        if self._draft is None or self._found is None or at < 0:
            return ""
        sheet = self._draft.book.sheets[self._found.sheet]
        return self._draft.answers.get(f"cell:{one.row}:{at}", sheet.cell(one.row, at)).strip()

    def show_look(self, draft: PeopleDraft, found: PeopleLook, titles: Mapping[str, str]) -> None:
        """Show the people of a list as it is understood now."""
        self._draft, self._found = draft, found
        used = [at for at, one in enumerate(found.columns) if one.role != LEFT_OUT]
        self._columns = [-1, -1, *used]
        self._shown_columns = [*self._own_columns(), *(self._column(at, titles) for at in used)]

    def show_only(self, kind: str) -> None:
        """Show the rows of a kind; "" for all."""
        if self._found is None:
            return
        rows = [one for one in self._found.people if not kind or kind_of(one) == kind]
        self.show_rows(rows, self._shown_columns)
        if not self.currentIndex().isValid() and rows:
            self.selectRow(0)

    def _own_columns(self) -> Sequence[Column[ListedPerson]]:
        def said(one: ListedPerson) -> str:
            why = told(one.why) if one.why is not None else ""
            short = told(Message(sentences("state-of-row")[one.state]))
            return why if one.state == LEFT_OUT and why else short

        return [
            Column(translate("People", "Rij"), lambda one: str(one.row + 1), right=True, width=5),
            Column(
                translate("People", "Wat"),
                said,
                look=lambda one: _LOOKS.get(one.state, ""),
                width=13,
            ),
        ]

    def _column(self, at: int, titles: Mapping[str, str]) -> Column[ListedPerson]:
        assert self._found is not None
        role = self._found.columns[at].role

        def text(one: ListedPerson) -> str:
            if role == "club" or (one.state == LEFT_OUT and not one.double):
                return self.raw(one, at)
            return _text(role, one) or (self.raw(one, at) if one.state == QUESTION else "")

        def look(one: ListedPerson) -> str:
            return "muted" if one.state == LEFT_OUT else "strong" if role in one.before else ""

        wide = role in ("name", "last_name", "first_name", "street", "post_town", "note", "email")
        partly = any(0 < len(one.values.get(role, "")) < _DAY for one in self._found.people)
        if role in ("number", "infix"):
            width = 6
        else:
            width = 0 if wide else 24 if role in _DAYS and partly else 15
        longest = max(map(len, map(text, self._found.people)), default=0) if wide else 0
        least = max(18, min(_MOST_WIDE, longest * 1.25))  # so that the type stays as it is
        title = titles.get(role, self._found.columns[at].head)
        return Column(title, text, look=look, width=width, least=least)


def _text(role: str, one: ListedPerson) -> str:
    """The value of a field, dates in Dutch order; old and new beside each other."""
    if role == "name":
        return one.alone if "partner" in one.values else one.name
    if role == "post_town":
        parts = (one.values.get("postcode", ""), one.values.get("town", ""))
        return " ".join(part for part in parts if part)
    text = _told(role, one.values.get(role, ""))
    before = _told(role, one.before.get(role, ""))
    return f"{before} → {text}" if before else text


def _told(role: str, text: str) -> str:
    """The value as it will be kept; a month or a year with the day that stands for it."""
    if role not in _DAYS:
        return text.replace("\n", " · ")
    said = "-".join(reversed(text.split("-")))
    return f"{said} ({_told(role, first_day(text).isoformat())})" if 0 < len(text) < _DAY else said
