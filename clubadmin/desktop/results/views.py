"""The ways to look at a result: the list, and what the format has besides it."""

from functools import cached_property
from typing import TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.comparison.contest_view import ContestView
from clubadmin.desktop.contest.bracket_pane import BracketPane
from clubadmin.desktop.contest.crosstable import CrosstableView, games_cross, team_cross
from clubadmin.desktop.contest.team_view import TeamView
from clubadmin.desktop.explain.asking import ask_in
from clubadmin.desktop.kit.forms import Choice
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.tables import ListTable
from clubadmin.desktop.kit.tabs import Tabs
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Pages, Plain, column, row
from clubadmin.desktop.results.columns import remark
from clubadmin.domain.draw.formats import Decides
from clubadmin.model.comparison.comparison import Crosstable
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.results.result import EveningResult
from clubadmin.services.comparison import matches

LIST, BESIDE = range(2)
V = TypeVar("V", TeamView, ContestView, CrosstableView, BracketPane)


class ResultViews(Plain):
    """Tabs above the list where there is more to see than the list."""

    sheet_asked = Signal(int)  # table id
    figure_asked = Signal(object)  # one of `views.figure_asked`

    def __init__(self, ops: Operations, theme: Theme, table: ListTable, owner: QWidget) -> None:
        """The list and what is beside it; `owner` is where Ctrl+Tab turns the tabs."""
        super().__init__()
        self._ops = ops
        self._theme = theme
        self._table = table
        self._evening: Evening | None = None
        self._result: EveningResult | None = None
        self._groups: tuple[Crosstable, ...] = ()
        self.tabs = Tabs(theme, (self.tr("Uitslag"), self.tr("Kruistabel")), owner)
        self.tabs.chosen.connect(self._show_tab)
        self._stack = Pages(table)
        table.figure_asked.connect(self.figure_asked)
        self.group = Choice(name=self.tr("Groep"))
        self.group.currentIndexChanged.connect(self._show_group)
        self.group.hide()
        top = row(self.tabs, None, self.group, gap=theme.grid(1))
        self.setLayout(column(top, self._stack, gap=theme.grid(1)))

    def show_evening(self, evening: Evening) -> None:
        """Show an evening; its format decides which views there are."""
        other = self._evening is None or self._evening.id != evening.id
        self._evening = evening
        decides = evening.form.decides
        self.tabs.setVisible(decides is not Decides.POINTS)
        second = self.tr("Schema") if decides is Decides.KNOCKOUT else self.tr("Kruistabel")
        self.tabs.rename(BESIDE, second)
        if other:
            self._result = None
            self.tabs.choose(LIST)
            self._stack.setCurrentWidget(self._first())

    def show_result(self, result: EveningResult) -> None:
        """The figures as they are now."""
        self._result = result
        if result.teams is not None:
            self.teams.show_contest(result.teams)
        if result.contest is not None:
            given = {one.participant_id: remark(one) for one in result.rows if one.given}
            self.games.show_contest(result.contest, given)
        if self.tabs.current == BESIDE:
            self._fill_beside()
        else:
            self._stack.setCurrentWidget(self._first())

    def take_keyboard(self) -> None:
        """The keyboard goes to what is in view."""
        shown = self._stack.currentWidget()
        if shown is self.games:
            self.games.take_keyboard()
        elif shown is not None:
            shown.setFocus()

    def ask_current(self) -> bool:
        """Have the figure explained that one is at; False where there is none."""
        if self.tabs.current != BESIDE or self._evening is None:
            return ask_in(self)
        knock_out = self._evening.form.decides is Decides.KNOCKOUT
        return (self.bracket if knock_out else self.cross).ask_current()

    # what it is made of; each only when it is needed

    @cached_property
    def teams(self) -> TeamView:
        """Standing and matches of teams."""
        return self._put(TeamView(self._theme))

    @cached_property
    def games(self) -> ContestView:
        """Matchpoints, field by field."""
        return self._put(ContestView(self._ops, self._theme))

    @cached_property
    def cross(self) -> CrosstableView:
        """The crosstable of all against all."""
        return self._put(CrosstableView(self._theme))

    @cached_property
    def bracket(self) -> BracketPane:
        """The picture of a knock-out."""
        made = BracketPane(self._ops, self._theme)
        made.sheet_asked.connect(self.sheet_asked)
        return self._put(made)

    def _put(self, made: V) -> V:
        made.figure_asked.connect(self.figure_asked)
        self._stack.addWidget(made)
        return made

    def _first(self) -> QWidget:
        decides = self._evening.form.decides if self._evening else Decides.POINTS
        if decides is Decides.MATCHES:
            return self.teams
        return self.games if decides is Decides.MATCHPOINTS else self._table

    def _show_tab(self, tab: int) -> None:
        if tab == BESIDE:
            self._fill_beside()
        else:
            self.group.hide()
            self._stack.setCurrentWidget(self._first())
        self.take_keyboard()

    def _fill_beside(self) -> None:
        evening = self._evening
        if evening is None:
            return
        if evening.form.decides is Decides.KNOCKOUT:
            self.bracket.show_evening(evening.id)
            self._stack.setCurrentWidget(self.bracket)
            return
        self._stack.setCurrentWidget(self.cross)
        if self._result is not None and self._result.teams is not None:
            self.cross.show_text(team_cross(self._result.teams))
        elif self._result is not None:
            self._ops.run(lambda club: matches.crosstable(club, evening.id), self._show_cross)

    def _show_cross(self, groups: tuple[Crosstable, ...]) -> None:
        self._groups = groups
        several = {
            str(at): self.tr("Groep %1").replace("%1", one.line) for at, one in enumerate(groups)
        }
        self.group.offer(several)
        self.group.setVisible(len(groups) > 1 and self.tabs.current == BESIDE)
        self._show_group()

    def _show_group(self) -> None:
        at = max(self.group.currentIndex(), 0)
        if at < len(self._groups) and self._evening is not None:
            self.cross.show_text(games_cross(self._groups[at], self._evening.id))
