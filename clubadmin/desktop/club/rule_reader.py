"""Reading of a rule set field by field, or of several side by side, with explanations."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QFrame,
    QHeaderView,
    QPushButton,
    QScrollArea,
    QTableView,
)

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.copying import copy_rows
from clubadmin.desktop.kit.empty import framed
from clubadmin.desktop.kit.searching import SearchKeys, search_field
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel, folded, menu_on
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Plain, button, card, column, holder, label, row, tip
from clubadmin.domain.rules.families import one_line
from clubadmin.domain.rules.fields import field_specs
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.rules.side_by_side import (
    ComparedField,
    ComparedGroup,
    column_titles,
    side_by_side,
)
from clubadmin.domain.terms import Language

Index = QModelIndex | QPersistentModelIndex


class Explained(QScrollArea):
    """Keeps its height, so that nothing jumps while one goes from field to field."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Uitleg"))
        self.heading = label(kind="strong", wrap=True)
        self.text = label(wrap=True)
        self.said = label(wrap=True)
        self.source = label(kind="small", wrap=True)
        for one in (self.heading, self.text, self.said, self.source):
            one.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        inner = holder(
            self.heading,
            self.text,
            self.source,
            self.said,
            None,
            gap=theme.grid(0.5),
            margin=theme.grid(1),
        )
        self.setWidget(inner)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.explain(None, ())

    def explain(self, field: ComparedField | None, titles: Sequence[str]) -> None:
        """Tell what a field is about; None: how one comes to read about one."""
        spoken = language.current()
        if field is None:
            self.text.setText(self.tr("Kies een regel: hier staat wat hij betekent."))
            for one in (self.heading, self.source, self.said):
                one.hide()
            return
        told = field_specs()[field.name]
        self.source.show()
        self.said.show()
        self.heading.show()
        self.heading.setText(field.label(spoken))
        self.text.setText(told.help.text(spoken))
        self.source.setText(self.tr("In de stukken: %1").replace("%1", told.source))
        self.said.setText("\n".join(_lines(field, titles)))
        self.verticalScrollBar().setValue(0)


def _lines(field: ComparedField, titles: Sequence[str]) -> list[str]:
    """List each rule set's value with its article, or why it does nothing."""
    spoken = language.current()
    found = []
    for title, said in zip(titles, field.said, strict=True):
        if said.idle is not None:
            found.append(f"{title}: – {said.idle.message.text(spoken)}")
        else:
            found.append(f"{title}: {said.value(spoken)} ({said.article})")
    return found


class RulesReading(Plain):
    """Heading, search, the table, and the explanation of the field that is chosen."""

    print_wanted = Signal(bool)  # whether only the differences are wanted

    def __init__(self, theme: Theme, copy_button: QPushButton) -> None:
        super().__init__()
        self._theme = theme
        self._rules: tuple[RuleSet, ...] = ()
        self.heading = label(kind="heading", wrap=True)
        self.about = label(kind="muted", wrap=True)
        self.search = search_field(self.tr("Zoek een regel"))
        self.search.textChanged.connect(self._fill)
        self.differences = QCheckBox(self.tr("Alleen de &verschillen"))
        self.differences.toggled.connect(self._fill)
        self.model = FieldsModel(theme)
        self.table = FieldsTable(theme, self.model, self.tr("Regels, veld voor veld"))
        self.table.looked_at.connect(lambda _row: self._explain())
        self.none = label(kind="muted", wrap=True)
        self.explained = Explained(theme)
        self.copy_table = button(self.tr("&Kopiëren"), self.copy)
        self.print_button = button(
            self.tr("Af&drukken"), lambda: self.print_wanted.emit(self.differences.isChecked())
        )
        tip(self.copy_table, "Ctrl+C")
        tip(self.print_button, "Ctrl+P")
        SearchKeys(self.search, self.table)
        self._lay_out(theme, copy_button)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the list of rules the room in a low window, rather than the explanation."""
        super().resizeEvent(event)
        self.explained.setFixedHeight(min(self._theme.grid(17), self.height() // 4))

    def _lay_out(self, theme: Theme, copy_button: QPushButton) -> None:
        grid = theme.grid
        box = card(self.table, self.none, margin=1)
        top = column(row(self.heading, copy_button, gap=grid(2)), self.about, gap=2)
        self.search.setMinimumWidth(grid(22))
        self.search.setMaximumWidth(grid(30))
        tools = row(
            (self.search, 1),
            self.differences,
            None,
            self.copy_table,
            self.print_button,
            gap=grid(1),
        )
        self.setLayout(column(top, tools, (box, 1), framed(self.explained), gap=grid(1)))
        self.setFocusProxy(self.table)

    def show_rules(self, rules: Sequence[RuleSet]) -> None:
        """Show one rule set, or several side by side."""
        self._rules = tuple(rules)
        several = len(rules) > 1
        if several:
            count = self.tr("%1 spelregels naast elkaar").replace("%1", str(len(rules)))
            self.heading.setText(count)
            self.about.setText(
                self.tr("» is niet overal gelijk; wat afwijkt van %1 is vet gekleurd.").replace(
                    "%1", column_titles(rules)[0]
                )
            )
        elif rules:
            self.heading.setText(rules[0].title)
            source = self.tr("Bron: %1").replace("%1", rules[0].source)
            self.about.setText(f"{one_line(rules[0], language.current())}. {source}")
        self.differences.setVisible(several)
        self._fill()

    @property
    def groups(self) -> tuple[ComparedGroup, ...]:
        """The fields in view, by heading."""
        several = len(self._rules) > 1
        groups = side_by_side(
            self._rules, only_differences=several and self.differences.isChecked()
        )
        words = folded(self.search.text()).split()
        found = []
        for one in groups:
            kept = tuple(field for field in one.fields if _found(field, words))
            if kept:
                found.append(ComparedGroup(one.group, kept))
        return tuple(found)

    def copy(self) -> None:
        """The table in view to the clipboard, for a spreadsheet or a letter."""
        columns = self.model.columns
        heads = [one.title for one in columns]
        copy_rows([heads, *([one.text(row) for one in columns] for row in self.model.rows)])

    def _fill(self) -> None:
        if not self._rules:
            return
        titles = column_titles(self._rules)
        names = (self.tr("Regel"), self.tr("Hier"), self.tr("Artikel"))
        rows = field_rows(self.groups)
        self.table.show_rows(rows, columns_of(titles, names))
        self.table.fit()
        first = next((one for one in rows if one.field), None)
        if first is not None and not self.table.currentIndex().isValid():
            self.table.select_key(first.key)
        self.none.setVisible(not rows)
        sought = self.search.text().strip()
        nothing = self.tr("Geen regel met %1.").replace("%1", sought)
        same = self.tr("Deze spelregels verschillen nergens.")
        self.none.setText("" if rows else nothing if sought else same)
        self._explain()

    def _explain(self) -> None:
        one = self.model.row_at(self.table.currentIndex().row())
        self.explained.explain(one.field if one else None, column_titles(self._rules))


def _found(field: ComparedField, words: Sequence[str]) -> bool:
    """Whether a field is meant by these words: its name, values, articles or explanation."""
    spoken = language.current()
    told = [field.label(spoken), field_specs()[field.name].help.text(spoken)]
    told += [f"{one.value(spoken)} {one.article}" for one in field.said]
    text = folded(" ".join(told))
    return all(word in text for word in words)


@dataclass(frozen=True)
class FieldRow:
    """A field, or the heading above a group of them."""

    heading: str = ""
    field: ComparedField | None = None

    @property
    def key(self) -> str:
        """The key of the row: the field's name, or the heading."""
        return self.field.name if self.field else self.heading


def field_rows(groups: Sequence[ComparedGroup]) -> list[FieldRow]:
    """The rows of a table of fields."""
    found = []
    for one in groups:
        found.append(FieldRow(one.group.title.text(language.current())))
        found += [FieldRow(field=field) for field in one.fields]
    return found


class FieldsModel(RowsModel[FieldRow]):
    """The rows of the rules; headings among them are read, not chosen."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, [], lambda one: one.key)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """The flags of a cell."""
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
        menu_on(still, lambda: ((self.tr("&Hele lijst kopiëren"), "Ctrl+C", self.copy),))
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
        """Fit heights and width alike for both views."""
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
    fixed, least = (34, 14) if several else (0, 40)
    first = Column(names[0], label, look=heading, width=fixed, least=least)
    room = 20 if several else 34  # the value is what one looks for, so the article gives way
    values = [
        _value(title if several else names[1], at, spoken, room) for at, title in enumerate(titles)
    ]
    if several:
        return [first, *values]
    article: Column[FieldRow] = Column(
        names[2],
        lambda one: one.field.said[0].article if one.field else "",
        look="muted",
        least=16,
        spare=True,
    )
    return [first, *values, article]


def _value(title: str, at: int, spoken: Language, least: float) -> Column[FieldRow]:
    def look(one: FieldRow) -> str:
        if one.field is None or one.field.said[at].idle is not None:
            return "muted"
        return "accent" if one.field.apart(at) else "strong" if len(one.field.said) == 1 else ""

    return Column(
        title,
        lambda one: one.field.said[at].value(spoken) if one.field else "",
        look=look,
        least=least,
        hint=title,
    )
