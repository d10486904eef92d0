"""Rule sets: read with their articles, laid side by side, printed, and an own one by copying."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QAction, QFontMetricsF, QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from clubadmin.desktop.club.own_rules import OwnRulesForm
from clubadmin.desktop.club.part import Part
from clubadmin.desktop.club.rule_reader import RulesReading
from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.figures import short_date
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.remembered import Splitter
from clubadmin.desktop.kit.searching import SearchKeys, search_field
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel, folded
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import CardBox, action, button, column
from clubadmin.desktop.paper.printing import paper_of, preview_paper
from clubadmin.desktop.rules.choice import heading
from clubadmin.domain.rules.families import one_line
from clubadmin.domain.rules.rules import RuleSet, read_rules
from clubadmin.model.club.club import RuleSetVersion
from clubadmin.services.club import rulesets

Index = QModelIndex | QPersistentModelIndex

TICK = 5.0  # grid steps beside a title: the box to tick and the borders of the cell
MOST_TITLE = 30.0  # grid steps; a longer title shows in full under the pointer


@dataclass(frozen=True)
class Entry:
    """A rule set in the list, or the heading above those of one kind."""

    version: RuleSetVersion | None
    heading: str = ""
    about: str = ""
    since: str = ""

    @property
    def key(self) -> object:
        """The key of the row: the version's id, or the heading."""
        return self.version.id if self.version else self.heading


class EntryModel(RowsModel[Entry]):
    """Headings cannot be chosen; the other rows can be ticked."""

    ticks_changed = Signal()

    def __init__(self, theme: Theme, columns: Sequence[Column[Entry]]) -> None:
        super().__init__(theme, columns, lambda one: one.key)
        self.ticked: list[int] = []  # ids of versions, in the order of ticking

    def flags(self, index: Index) -> Qt.ItemFlag:
        """The flags of a cell."""
        if not index.isValid() or self.rows[index.row()].version is None:
            return Qt.ItemFlag.NoItemFlags
        found = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return found | Qt.ItemFlag.ItemIsUserCheckable if index.column() == 0 else found

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The tick as well."""
        if role == Qt.ItemDataRole.CheckStateRole and index.isValid() and index.column() == 0:
            version = self.rows[index.row()].version
            if version is None:
                return None
            ticked = version.id in self.ticked
            return Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked
        return super().data(index, role)

    def setData(self, index: Index, _value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """A click on the box ticks it or takes the tick away."""
        if role != Qt.ItemDataRole.CheckStateRole:
            return False
        version = self.rows[index.row()].version
        if version is None:
            return False
        if version.id in self.ticked:
            self.ticked.remove(version.id)
        else:
            self.ticked.append(version.id)
        self.dataChanged.emit(index, index)
        self.ticks_changed.emit()
        return True

    def tick(self, ids: Sequence[int]) -> None:
        """Have just these ticked."""
        self.ticked = list(ids)
        if self.rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.rows) - 1, 0))
        self.ticks_changed.emit()


class TickTable(ListTable):
    """The space bar ticks the row."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space ticks, the rest is as in every list."""
        index = self.currentIndex()
        if event.key() == Qt.Key.Key_Space and index.isValid():
            first = self.model().index(index.row(), 0)
            self.model().setData(first, None, Qt.ItemDataRole.CheckStateRole)
            return
        super().keyPressEvent(event)


class RulesList(CardBox):
    """A field to search in, and the rule sets below it."""

    looked_at = Signal()  # another one is current, or other ones are ticked

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._versions: tuple[RuleSetVersion, ...] = ()
        self.search = search_field(self.tr("Zoek spelregels"))
        self.search.textChanged.connect(self._filter)
        self.model = EntryModel(theme, self._columns())
        self.table = TickTable(theme, self.model, self.tr("Spelregels"))
        self.table.looked_at.connect(lambda _row: self.looked_at.emit())
        self.model.ticks_changed.connect(self.looked_at)
        SearchKeys(self.search, self.table)
        self.setLayout(column(self.search, self.table, gap=theme.grid(1), margin=theme.grid(1)))

    def show_versions(self, versions: Sequence[RuleSetVersion]) -> None:
        """Show these; the ticks of those that are gone go."""
        self._versions = tuple(versions)
        ids = {one.id for one in versions}
        self.model.ticked = [one for one in self.model.ticked if one in ids]
        self._filter()

    @property
    def current(self) -> RuleSetVersion | None:
        """The version that the cursor is on."""
        key = self.table.current_key()
        return next((one for one in self._versions if one.id == key), None)

    @property
    def chosen(self) -> tuple[RuleSetVersion, ...]:
        """The rule sets read: the ticked ones if there are two or more, else the current one."""
        by_id = {one.id: one for one in self._versions}
        ticked = tuple(by_id[one] for one in self.model.ticked if one in by_id)
        if len(ticked) > 1:
            return ticked
        return (self.current,) if self.current else ()

    def select(self, version_id: int) -> bool:
        """Make a version the current one; whether it is in the list."""
        return self.table.select_key(version_id)

    def tick_all(self) -> None:
        """Lay every rule set in view side by side; when they all are, none."""
        shown = [one.version.id for one in self.model.rows if one.version]
        self.model.tick([] if set(shown) <= set(self.model.ticked) else shown)

    def _columns(self, rows: Sequence[Entry] = ()) -> list[Column[Entry]]:
        """The title, as wide as the longest needs, and a date where one tells versions apart."""
        dated = any(one.since for one in rows)
        metrics = QFontMetricsF(self._theme.font())
        titles = [one.version.title for one in rows if one.version]
        longest = max((metrics.horizontalAdvance(one) for one in titles), default=0.0)
        title: Column[Entry] = Column(
            self.tr("Spelregels"),
            lambda one: one.version.title if one.version else one.heading,
            look=lambda one: "strong" if one.version is None else "",
            least=min(longest / self._theme.grid(1) + TICK, MOST_TITLE),
        )
        since: Column[Entry] = Column(
            self.tr("Vanaf"), lambda one: one.since, look="muted", width=14.5, spare=True
        )
        return [title, since] if dated else [title]

    def _show_rows(self, rows: Sequence[Entry]) -> None:
        """A heading goes all across; the date has no room to take from it."""
        columns = self._columns(rows)
        self.table.clearSpans()
        self.table.show_rows(rows, columns)
        self.table.fit()
        for at, one in enumerate(rows):
            if one.version is None and len(columns) > 1:
                self.table.setSpan(at, 0, 1, len(columns))

    def _filter(self) -> None:
        words = folded(self.search.text()).split()
        rows: list[Entry] = []
        for kind, found in grouped(self._versions).items():
            entries = [self._entry(one, rules) for one, rules in found]
            kept = [one for one in entries if all(word in folded(one.about) for word in words)]
            rows += [Entry(None, kind), *kept] if kept else []
        self._show_rows(rows)
        if not self.table.currentIndex().isValid():
            first = next((one.version for one in rows if one.version), None)
            if first is not None and words:
                self.select(first.id)

    def _entry(self, version: RuleSetVersion, rules: RuleSet) -> Entry:
        told = " ".join((version.title, one_line(rules, language.current()), rules.source))
        several = sum(one.name == version.name for one in self._versions) > 1
        since = short_date(version.valid_from) if version.own or several else ""
        return Entry(version, about=told, since=since)


def grouped(versions: Sequence[RuleSetVersion]) -> dict[str, list[tuple[RuleSetVersion, RuleSet]]]:
    """Rule sets under the headings of their kinds, the club's own first."""
    known = [(one, read_rules(one.toml)) for one in versions]
    placed = [(heading(rules, own=one.own), one, rules) for one, rules in known]
    placed.sort(key=lambda each: (each[0][0], folded(each[1].title)))
    found: dict[str, list[tuple[RuleSetVersion, RuleSet]]] = {}
    for (_, kind), one, rules in placed:
        found.setdefault(kind, []).append((one, rules))
    return found


USUAL = "nku"  # in view at first


class RulesPart(Part):
    """Left the rule sets, right the fields of one or more, or the form for an own one."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self._wanted: int | None = None
        self.list = RulesList(theme)
        self.list.looked_at.connect(self._look)
        self.list.table.entered.connect(self._read)
        self.copy_button = button(self.tr("&Eigen versie maken"), self.copy, "primary")
        self.reading = RulesReading(theme, self.copy_button)
        self.reading.print_wanted.connect(self._print)
        self.form = OwnRulesForm(theme)
        self.form.stored.connect(self._store)
        self.form.left.connect(self._leave_form)
        self._lay_out()
        self.hand_on(self.list.table)
        self._actions = [
            action(self, self.tr("&Eigen versie van deze regels maken"), self.copy, "Ctrl+N"),
            action(self, self.tr("Alle spelregels naast elkaar"), self.list.tick_all, "Ctrl+L"),
            action(self, self.tr("Alleen de verschillen"), self._turn_differences, "Ctrl+D"),
            action(self, self.tr("Regels kopiëren"), self.reading.copy, "Ctrl+C"),
            action(self, self.tr("Regels afdrukken"), self.reading.print_button.click, "Ctrl+P"),
        ]
        self.addActions(self._actions)

    def _lay_out(self) -> None:
        grid = self.theme.grid
        self.side = QStackedWidget()
        self.side.addWidget(self.reading)
        self.side.addWidget(self.form)
        splitter = Splitter("rules", (self.list, 0), (self.side, 1))
        splitter.setSizes([grid(46), grid(90)])
        self.list.setMinimumWidth(grid(32))
        self.setLayout(column(splitter))

    def part_actions(self) -> list[QAction]:
        """Copy, compare, print."""
        return self._actions

    @property
    def help_topic(self) -> str:
        """The help page, which is another while rule sets are compared."""
        return "vergelijken" if len(self.list.chosen) > 1 else ""

    def spot(self) -> tuple[int, ...]:
        """The version that the cursor is on, and those that are ticked."""
        current = self.list.current
        return (current.id if current else 0, *self.list.model.ticked)

    def come_back(self, spot: tuple[int, ...]) -> None:
        """Have the same ones ticked when the list comes."""
        if spot:
            self._wanted = spot[0]
            self.list.model.ticked = list(spot[1:])

    def panes(self) -> list[QWidget]:
        """The list and the fields."""
        return [self.list, self.side]

    def refresh(self) -> None:
        """Ask for the versions."""
        self.ops.run(rulesets.rule_sets, self._show)

    def _show(self, found: tuple[RuleSetVersion, ...]) -> None:
        self.list.show_versions(found)
        if self._wanted is not None and self.list.select(self._wanted):
            self._wanted = None
        if self.list.current is None and found:
            usual = next((one for one in found if one.name == USUAL), found[0])
            self.list.select(usual.id)

    def _look(self) -> None:
        """Read what is chosen; a form that is being filled in stays."""
        chosen = self.list.chosen
        if chosen:
            self.reading.show_rules([read_rules(one.toml) for one in chosen])
        self.copy_button.setVisible(len(chosen) == 1)
        self.side.setCurrentIndex(0)

    def _read(self, _row: int) -> None:
        """Enter goes from the list to the rules."""
        self.reading.setFocus()

    def _turn_differences(self) -> None:
        self.reading.differences.toggle()

    def copy(self) -> None:
        """Begin an own version of the rules that the cursor is on."""
        one = self.list.current
        if one is None:
            return
        self.form.start(one, date.today())
        self.side.setCurrentWidget(self.form)
        self.form.setFocus()

    def _store(self, title: str, day: date, changes: Mapping[str, object]) -> None:
        one = self.list.current
        if one is None:
            return
        self.ops.change(
            lambda club: rulesets.copy_rule_set(club, one.id, title, day, changes),
            self._stored,
            self.form.complain,
        )

    def _stored(self, made: RuleSetVersion) -> None:
        self._wanted = made.id
        self.list.model.tick([])
        self._leave_form()

    def _leave_form(self) -> None:
        self.side.setCurrentIndex(0)
        self.list.table.setFocus()

    def _print(self, only_differences: bool) -> None:
        """Print the rules in view: one rule set with its articles, or a comparison."""
        rules = [read_rules(one.toml) for one in self.list.chosen]
        if rules:
            how = {"only_differences": only_differences}
            made = paper_of("rulings.rules_table.rules_table", rules, **how)
            preview_paper(self, self.tr("Spelregels"), made)
