"""Rule sets: read with their articles, laid side by side, printed, and an own one by copying."""

from collections.abc import Mapping
from datetime import date

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QStackedWidget, QWidget

from clubadmin.desktop.club.own_rules import OwnRulesForm
from clubadmin.desktop.club.part import Part
from clubadmin.desktop.club.rule_reader import RulesReading
from clubadmin.desktop.club.rules_list import RulesList
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.splitters import Splitter
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import action, button, column
from clubadmin.desktop.paper.printing import preview_paper
from clubadmin.domain.rules.rules import read_rules
from clubadmin.model.club.club import RuleSetVersion
from clubadmin.model.club.printing import Printing
from clubadmin.services.club import rulesets

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
        self.setFocusProxy(self.list)
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
        splitter = Splitter("rules")
        splitter.addWidget(self.list)
        splitter.addWidget(self.side)
        splitter.setStretchFactor(1, 1)
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

        self.ops.run(
            lambda club: rulesets.copy_rule_set(club, one.id, title, day, changes),
            self._stored,
            self.form.complain,
            changes=True,
        )

    def _stored(self, made: RuleSetVersion) -> None:
        self._wanted = made.id
        self.list.model.tick([])
        self._leave_form()

    def _leave_form(self) -> None:
        self.side.setCurrentIndex(0)
        self.list.setFocus()

    def _print(self, only_differences: bool) -> None:
        """Print the rules in view: one rule set with its articles, or a comparison."""
        rules = [read_rules(one.toml) for one in self.list.chosen]
        if not rules:
            return

        def make(printing: Printing) -> bytes:
            from clubadmin.reports.rulings import rules_table

            return rules_table.rules_table(rules, printing, only_differences=only_differences)

        preview_paper(self, self.tr("Spelregels"), make)
