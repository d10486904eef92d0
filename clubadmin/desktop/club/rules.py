"""Rule sets: read field by field with the article, and an own one made by copying."""

from collections.abc import Mapping
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QStackedWidget, QWidget

from clubadmin.desktop import language
from clubadmin.desktop.club.own_rules import OwnRulesForm
from clubadmin.desktop.club.part import Part
from clubadmin.desktop.figures import short_date
from clubadmin.desktop.operations import Operations
from clubadmin.desktop.splitters import Splitter
from clubadmin.desktop.tables import Column, ListTable, RowsModel, folded
from clubadmin.desktop.theme import Theme
from clubadmin.desktop.widgets import action, button, card, column, holder, label, row
from clubadmin.domain.scoring.rules import FieldLine, describe, read_rules
from clubadmin.domain.terms import Language
from clubadmin.services.views.club import RuleSetVersion

if TYPE_CHECKING:
    from clubadmin.services.club import OpenClub


class RulesPart(Part):
    """Left the versions, right the fields of one, or the form for an own one."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self._wanted: int | None = None
        self.model: RowsModel[RuleSetVersion] = RowsModel(
            theme, self._version_columns(), lambda one: one.id
        )
        self.table = ListTable(theme, self.model, self.tr("Spelregels"))
        self.table.looked_at.connect(self._look_at)
        self.fields_model: RowsModel[FieldLine] = RowsModel(
            theme, self._field_columns(), lambda one: one.field
        )
        self.fields = ListTable(theme, self.fields_model, self.tr("Regels, veld voor veld"))
        self.heading = label(kind="heading", wrap=True)
        self.about = label(kind="muted", wrap=True)
        self.copy_button = button(self.tr("&Eigen versie maken"), self.copy, "primary")
        self.form = OwnRulesForm(theme)
        self.form.stored.connect(self._store)
        self.form.left.connect(self._leave_form)
        self._lay_out()
        self.setFocusProxy(self.table)
        self._actions = [
            action(self, self.tr("&Eigen versie van deze regels maken"), self.copy, "Ctrl+N")
        ]
        self.addActions(self._actions)

    def _version_columns(self) -> list[Column[RuleSetVersion]]:
        return [
            Column(
                self.tr("Spelregels"),
                lambda one: one.title,
                lambda one: folded(one.title),
                look=lambda one: "strong" if one.own else "",
            ),
            Column(
                self.tr("Vanaf"),
                lambda one: short_date(one.valid_from),
                lambda one: one.valid_from,
                look=lambda _one: "muted",
                width=13,
            ),
            Column(
                "",
                lambda one: self.tr("eigen") if one.own else "",
                look=lambda _one: "accent",
                width=8,
            ),
        ]

    def _field_columns(self) -> list[Column[FieldLine]]:
        english = language.current() is Language.EN
        return [
            Column(
                self.tr("Regel"),
                lambda one: one.label_en if english else one.label_nl,
                least=24,
            ),
            Column(
                self.tr("Hier"),
                lambda one: one.value_en if english else one.value,
                look=lambda _one: "strong",
                least=18,
            ),
            Column(self.tr("Artikel"), lambda one: one.article, look=lambda _one: "muted"),
        ]

    def _lay_out(self) -> None:
        grid = self.theme.grid
        list_box, fields_box = card(), card()
        list_box.setLayout(column(self.table, margin=1))
        fields_box.setLayout(column(self.fields, margin=1))
        reading = holder(
            column(
                row(column(self.heading, self.about, gap=2), self.copy_button, gap=grid(2)),
                fields_box,
                gap=grid(1.5),
            )
        )
        self.side = QStackedWidget()
        self.side.addWidget(reading)
        self.side.addWidget(self.form)
        splitter = Splitter("rules")
        splitter.addWidget(list_box)
        splitter.addWidget(self.side)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([grid(42), grid(94)])
        list_box.setMinimumWidth(grid(34))
        self.setLayout(column(splitter))

    def part_actions(self) -> list[QAction]:
        """Copy."""
        return self._actions

    def panes(self) -> list[QWidget]:
        """The list and the fields."""
        return [self.table, self.side]

    def refresh(self) -> None:
        """Ask for the versions."""

        def work(club: "OpenClub") -> tuple[RuleSetVersion, ...]:
            from clubadmin.services import rulesets

            return rulesets.rule_sets(club)

        self.ops.run(work, self._show)

    def _show(self, found: tuple[RuleSetVersion, ...]) -> None:
        self.table.show_rows(found)
        if self._wanted is not None and self.table.select_key(self._wanted):
            self._wanted = None
        if not self.table.currentIndex().isValid() and found:
            nku = next((one for one in found if one.name == "nku"), found[0])
            self.table.select_key(nku.id)

    @property
    def current(self) -> RuleSetVersion | None:
        """The version in view."""
        at = self.table.currentIndex().row()
        rows = self.model.rows
        return rows[at] if 0 <= at < len(rows) else None

    def _look_at(self, _at: int) -> None:
        one = self.current
        if one is None:
            return
        rules = read_rules(one.toml)
        self.heading.setText(one.title)
        self.about.setText(self.tr("Bron: %1").replace("%1", rules.source))
        self.fields_model.replace(describe(rules))
        self.side.setCurrentIndex(0)

    def copy(self) -> None:
        """Begin an own version of the rules in view."""
        one = self.current
        if one is None:
            return
        self.form.start(one, date.today())
        self.side.setCurrentWidget(self.form)
        self.form.setFocus()

    def _store(self, title: str, day: date, changes: Mapping[str, object]) -> None:
        one = self.current
        if one is None:
            return

        def work(club: "OpenClub") -> RuleSetVersion:
            from clubadmin.services import rulesets

            return rulesets.copy_rule_set(club, one.id, title, day, changes)

        self.ops.run(work, self._stored, self.form.complain, changes=True)

    def _stored(self, made: RuleSetVersion) -> None:
        self._wanted = made.id
        self._leave_form()

    def _leave_form(self) -> None:
        self.side.setCurrentIndex(0)
        self.table.setFocus()
