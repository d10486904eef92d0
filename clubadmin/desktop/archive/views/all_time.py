"""A list of all times."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.archive import loading
from clubadmin.desktop.archive.loading import Choices
from clubadmin.desktop.archive.printed import printed_table
from clubadmin.desktop.archive.views.record_columns import list_columns, list_spot
from clubadmin.desktop.archive.views.scope import ScopeBar, scope_of
from clubadmin.desktop.archive.views.view import ArchiveView
from clubadmin.desktop.archive.words import depth_sentence, list_name
from clubadmin.desktop.kit.forms import Choice, Number
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import card, column, label, row
from clubadmin.model.archive.archive import Size
from clubadmin.model.archive.printed import Block
from clubadmin.model.archive.records import LISTS, RecordList, What

if TYPE_CHECKING:
    from clubadmin.services.club.club import OpenClub

MOST_EVENINGS = 999


@dataclass(frozen=True)
class _Shown:
    choices: Choices
    found: RecordList
    sizes: tuple[tuple[Size, int], ...]


class ListView(ArchiveView):
    """Which list, over what, and its rows; below it how deep its data goes."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self._shown: _Shown | None = None
        self.model, self.table = self.list_of(
            list_columns(None), lambda one: (one.place, one.name, one.where, one.first), "-"
        )
        self.what = Choice({one: list_name(one) for one in LISTS})
        self.what.setAccessibleName(self.tr("Welke lijst"))
        self.what.setMinimumContentsLength(24)
        self.what.activated.connect(lambda _at: self._chosen())
        self.scope = ScopeBar(theme)
        self.scope.chosen.connect(self._chosen)
        self.least = Number(0, MOST_EVENINGS, 0, self.tr("vanzelf"))
        self.least.setAccessibleName(self.tr("Minstens zoveel avonden"))
        self.least.setKeyboardTracking(False)
        self.least.valueChanged.connect(lambda _value: self._chosen())
        self._least_label = label(self.tr("minstens"), "muted")
        box = card()
        box.setLayout(column(self.table, margin=1))
        choices = row(self.what, self.scope, self._least_label, self.least, None, gap=theme.grid(1))
        layout = column(self.head(), choices, box, self.foot, gap=theme.grid(1))
        layout.setStretch(2, 1)
        self.setLayout(layout)

    def question(self) -> "Callable[[OpenClub], Any]":
        """A list over a scope."""
        what, scope = cast(What, self.spot.word() or LISTS[0]), scope_of(self.spot, 1)
        known = self._shown.sizes if self._shown else None

        def work(club: "OpenClub") -> _Shown:
            from clubadmin.services import archive

            found = archive.all_time(club, what, scope)
            sizes = known if known is not None else archive.records(club).sizes
            return _Shown(loading.choices(club), found, sizes)

        return work

    def show_answer(self, answer: Any) -> None:
        """The rows and what they are."""
        shown: _Shown = answer
        self._shown = shown
        found = shown.found
        self.heading.setText(list_name(found.what))
        self.about.setText(depth_sentence(found))
        self.table.setAccessibleName(list_name(found.what))
        self.what.choose(found.what)
        self.scope.offer(shown.choices, found.scope)
        self.scope.offer_sizes(shown.sizes if found.size else (), found.size)
        averaged = found.what in ("average", "pair-average")
        blocked = self.least.blockSignals(True)
        self.least.setValue(found.scope.least)
        self.least.blockSignals(blocked)
        self.least.setVisible(averaged)
        self._least_label.setVisible(averaged)
        self.table.show_rows(found.rows, list_columns(found))
        self.foot.setText("" if found.rows else self.tr("Niemand staat nog in deze lijst."))
        self.foot.setVisible(not found.rows)

    def panes(self) -> Sequence[QWidget]:
        """The list and the choices."""
        return [self.table, self.what]

    def blocks(self) -> Sequence[Block]:
        """The list."""
        return [printed_table(self.table)]

    def _chosen(self) -> None:
        scope = self.scope.scope(self.least.value())
        if self._shown is not None and self._shown.found.size is None:
            scope = replace(scope, size=None)
        self.replaced.emit(list_spot(self.what.value, scope))
