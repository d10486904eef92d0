"""A table of fields whose first column stays in view while the others scroll."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.domain.rules.side_by_side import ComparedField, ComparedGroup
from clubadmin.domain.terms import Language

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class FieldRow:
    """A field, or the heading above a group of them."""

    heading: str = ""
    field: ComparedField | None = None

    @property
    def key(self) -> str:
        """Of the row: the field's name, or the heading."""
        return self.field.name if self.field else self.heading


def field_rows(groups: Sequence[ComparedGroup]) -> list[FieldRow]:
    """The rows of a table of fields."""
    found = []
    for one in groups:
        found.append(FieldRow(one.group.title.text(language.current())))
        found += [FieldRow(field=field) for field in one.fields]
    return found


class FieldsModel(RowsModel[FieldRow]):
    """Headings are read, not chosen."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, [], lambda one: one.key)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """What can be done with a cell."""
        if not index.isValid() or self.rows[index.row()].field is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class FieldsTable(ListTable):
    """A list with the first column in a view of its own above it, that does not scroll along."""

    def __init__(self, theme: Theme, model: FieldsModel, name: str) -> None:
        self._still = QTableView()
        super().__init__(theme, model, name)
        still = self._still
        still.setParent(self)
        still.setModel(model)
        still.setSelectionModel(self.selectionModel())
        still.setProperty("kind", "frozen")
        still.setFocusProxy(self)
        still.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        still.setFrameShape(QFrame.Shape.NoFrame)
        still.setShowGrid(False)
        still.setWordWrap(False)
        still.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        still.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        still.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        still.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        still.setVerticalScrollMode(self.verticalScrollMode())
        still.verticalHeader().hide()
        still.horizontalHeader().setHighlightSections(False)
        still.horizontalHeader().setSectionsClickable(False)
        still.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalScrollBar().valueChanged.connect(still.verticalScrollBar().setValue)
        still.verticalScrollBar().valueChanged.connect(self.verticalScrollBar().setValue)
        self.fit()

    def fit(self) -> None:
        """The same heights and width for both views."""
        super().fit()
        self._lay_still()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The first column takes the height that there is."""
        super().resizeEvent(event)
        self._lay_still()

    def scrollTo(
        self,
        index: Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Bring a cell into view, beside the first column and not below it."""
        bar = self.horizontalScrollBar()
        before = bar.value()
        super().scrollTo(index, hint)
        if index.column() == 0:
            bar.setValue(before)  # it is always in view
            return
        hidden = self._still.width() - self.visualRect(index).left()
        if hidden > 0:
            bar.setValue(bar.value() - hidden)

    def _lay_still(self) -> None:
        still, model = self._still, self.model()
        if model.columnCount() == 0:
            still.hide()
            return
        for at in range(model.columnCount()):
            still.setColumnHidden(at, at > 0)
        still.setColumnWidth(0, self.columnWidth(0))
        still.verticalHeader().setDefaultSectionSize(self.verticalHeader().defaultSectionSize())
        still.horizontalHeader().setFixedHeight(self.horizontalHeader().height())
        head, edge = self.horizontalHeader().height(), self.frameWidth()
        still.setGeometry(edge, edge, self.columnWidth(0), self.viewport().height() + head)
        still.show()


def columns_of(titles: Sequence[str], names: tuple[str, str, str]) -> list[Column[FieldRow]]:
    """The columns: the field, then what each rule set says; with one set its article.

    `names` are the heads of the field, of the value and of the article with one rule set.
    """
    spoken = language.current()

    def label(one: FieldRow) -> str:
        if one.field is None:
            return one.heading
        return ("» " if one.field.differs else "") + one.field.label(spoken)

    def heading(one: FieldRow) -> str:
        if one.field is None or one.field.differs:
            return "strong"
        return "" if one.field.counts else "muted"

    several = len(titles) > 1
    # one rule set leaves room for long labels; beside others all labels must leave it to them
    first = Column(names[0], label, look=heading, width=34 if several else 40)
    values = [_value(title if several else names[1], at, spoken) for at, title in enumerate(titles)]
    if several:
        return [first, *values]
    article: Column[FieldRow] = Column(
        names[2],
        lambda one: one.field.said[0].article if one.field else "",
        look=lambda _one: "muted",
        least=16,
    )
    return [first, *values, article]


def _value(title: str, at: int, spoken: Language) -> Column[FieldRow]:
    def look(one: FieldRow) -> str:
        if one.field is None or one.field.said[at].idle is not None:
            return "muted"
        return "accent" if one.field.apart(at) else "strong" if len(one.field.said) == 1 else ""

    return Column(
        title,
        lambda one: one.field.said[at].value(spoken) if one.field else "",
        look=look,
        least=20,
        hint=title,
    )
