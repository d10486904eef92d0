"""Parts of every archive page: a question, an answer, a heading, lists that lead on."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget

from clubadmin.desktop.archive.facts import Facts
from clubadmin.desktop.archive.links import LinkTable
from clubadmin.desktop.archive.printed import printed_table
from clubadmin.desktop.archive.spots import HOME, Spot
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.tables import Column, RowsModel
from clubadmin.desktop.kit.tabs import Tabs
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Pages, Plain, column, label, row
from clubadmin.desktop.work import troubles
from clubadmin.model.archive.archive import Block, PrintedPage
from clubadmin.services.club.club import OpenClub

Place = tuple[int, tuple[tuple[int, int], ...]]
"""The tab, and of each list the current row and how far it was scrolled."""


class ArchiveView(Plain):
    """A page of the archive. One is made of each kind, and shows one thing after another."""

    followed = Signal(object)  # Spot: where a link leads
    replaced = Signal(object)  # Spot: what is shown is another choice on the same page
    figure_asked = Signal(object)  # one of `views.figure_asked`: explain this figure
    wanted = Signal(str, int)  # another place of the window
    answered = Signal()  # what was asked for is shown

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self.ops = ops
        self.theme = theme
        self.spot = HOME
        self._asker = Asker(ops, self)
        self._place: Place | None = None
        self._seen: Spot | None = None  # what the lists show
        self.tables: list[LinkTable] = []
        self.heading = label(kind="heading", wrap=True)
        self.about = label(kind="muted", wrap=True)
        self.foot = label(kind="small", wrap=True)

    @abstractmethod
    def question(self) -> Callable[[OpenClub], Any]:
        """The question to the file, by `spot`."""

    @abstractmethod
    def show_answer(self, answer: Any) -> None:
        """Show what the file answered."""

    def open(self, spot: Spot, place: Place | None = None) -> None:
        """Show a page; `place` is what was chosen on it before."""
        self.spot, self._place = spot, place
        self._asker.ask(self.question(), self._answer, self.show_refusal)

    def place(self) -> Place:
        """The choices in view, for coming back."""
        lists = ((one.currentIndex().row(), one.verticalScrollBar().value()) for one in self.tables)
        return self.tab(), tuple(lists)

    def tab(self) -> int:
        """The tab that is chosen."""
        return 0

    def choose_tab(self, tab: int) -> None:
        """Choose a tab; pages without tabs have nothing to do."""

    def point_out(self) -> None:
        """Choose what one came for, on a page that was just opened."""

    def panes(self) -> Sequence[QWidget]:
        """The panes that F6 steps through."""
        return self.tables

    def first_focus(self) -> QWidget:
        """The widget that gets the keys when the page comes into view."""
        return next((one for one in self.panes() if one.isVisibleTo(self)), self)

    def blocks(self) -> Sequence[Block]:
        """The blocks on paper: by default the lists that are in view."""
        shown = (one for one in self.tables if one.isVisibleTo(self))
        return [printed_table(one) for one in shown]

    def printed(self) -> PrintedPage | None:
        """The page as paper; None where there is nothing to print."""
        blocks = tuple(self.blocks())
        if not blocks:
            return None
        return PrintedPage(self.heading.text(), self.about.text(), blocks)

    def ask_current(self) -> bool:
        """Have the figure that is chosen explained; False where there is none."""
        focus = QApplication.focusWidget()
        if isinstance(focus, LinkTable | Facts) and self.isAncestorOf(focus):
            return focus.ask_current()
        return any(one.ask_current() for one in self.tables if one.isVisibleTo(self))

    def list_of(
        self,
        columns: Sequence[Column[Any]],
        key: Callable[[Any], object],
        name: str,
        *,
        sort: bool = True,
    ) -> tuple[RowsModel[Any], LinkTable]:
        """A list whose links are those of the page."""
        model: RowsModel[Any] = RowsModel(self.theme, columns, key)
        return model, self.adopt(LinkTable(self.theme, model, name), sort=sort)

    def adopt(self, table: LinkTable, *, sort: bool = True) -> LinkTable:
        """Have the links of a list be those of the page."""
        if sort:
            table.let_sort(-1)
        table.followed.connect(self.followed)
        table.figure_asked.connect(self.figure_asked)
        self.tables.append(table)
        return table

    def adopt_facts(self, facts: Facts) -> Facts:
        """Have the links of a strip of figures be those of the page."""
        facts.followed.connect(self.followed)
        facts.figure_asked.connect(self.figure_asked)
        return facts

    def head(self, *tools: QPushButton) -> QVBoxLayout:
        """The heading with what can be done beside it, and what it is about below it."""
        grid = self.theme.grid
        top = row((self.heading, 1), *tools, gap=grid(1))
        return column(top, self.about, gap=grid(0.25))

    def _answer(self, answer: Any) -> None:
        fresh, self._seen = self._seen != self.spot, self.spot
        place, self._place = self._place, None
        if place is not None:
            self.choose_tab(place[0])
        self.show_answer(answer)
        if place is not None:
            self._stand_where_one_stood(place)
        elif fresh:
            self._stand_at_the_top()
            self.point_out()
        self.answered.emit()

    def _stand_at_the_top(self) -> None:
        for table in self.tables:
            table.scrollToTop()
            table.stand_at(0)

    def _stand_where_one_stood(self, place: Place) -> None:
        for table, (at, scrolled) in zip(self.tables, place[1], strict=False):
            table.stand_at(at)
            table.verticalScrollBar().setValue(scrolled)

    def show_refusal(self, error: Exception) -> None:
        """Say in a sentence why there is nothing to show."""
        self.heading.setText(self.tr("Dit is er niet meer"))
        self.about.setText(troubles.sentence(error))
        for table in self.tables:
            table.rows_model.replace([])
        self.answered.emit()


class PartsView(ArchiveView):
    """A page of which one part is in view, with a list in each."""

    parts: Pages
    tabs: Tabs

    def tab(self) -> int:
        """The part in view."""
        return self.parts.currentIndex()

    def choose_tab(self, tab: int) -> None:
        """Show a part; the keys go to its list."""
        self.tabs.mark(tab)
        inside = self.parts.isAncestorOf(self.focusWidget() or self)
        self.parts.setCurrentIndex(tab)
        if inside:
            self.tables[tab].setFocus()
