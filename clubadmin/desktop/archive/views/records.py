"""The records of the club: the first of every list."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.archive import loading
from clubadmin.desktop.archive.loading import Choices
from clubadmin.desktop.archive.views.record_columns import book_columns, scope_spot
from clubadmin.desktop.archive.views.scope import ScopeBar, scope_of
from clubadmin.desktop.archive.views.view import ArchiveView
from clubadmin.desktop.archive.words import size_name
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import card, column, row
from clubadmin.model.archive.records import RecordBook

if TYPE_CHECKING:
    from clubadmin.services.club.club import OpenClub


@dataclass(frozen=True)
class _Shown:
    choices: Choices
    book: RecordBook


class RecordsView(ArchiveView):
    """A row a list; Enter opens it."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self.model, self.table = self.list_of(
            book_columns(), lambda one: one.what, self.tr("Records"), sort=False
        )
        self.scope = ScopeBar(theme)
        self.scope.chosen.connect(lambda: self.replaced.emit(scope_spot(self.scope.scope())))
        box = card()
        box.setLayout(column(self.table, margin=1))
        layout = column(self.head(), row(self.scope, None), box, self.foot, gap=theme.grid(1))
        layout.setStretch(2, 1)
        self.setLayout(layout)

    def question(self) -> "Callable[[OpenClub], Any]":
        """The record book of a scope."""
        scope = scope_of(self.spot, 0)

        def work(club: "OpenClub") -> _Shown:
            from clubadmin.services import archive

            return _Shown(loading.choices(club), archive.records(club, scope))

        return work

    def show_answer(self, answer: Any) -> None:
        """The first of every list."""
        shown: _Shown = answer
        book = shown.book
        self.heading.setText(self.tr("Records"))
        size = next((one.size for one in book.lists if one.size), None)
        text = self.tr("Van elke lijst wie bovenaan staat; Enter opent de lijst.")
        self.about.setText(text)
        self.scope.offer(shown.choices, book.scope)
        self.scope.offer_sizes(book.sizes, book.scope.size or size)
        self.table.show_rows(book.lists)
        if size is not None:
            compared = self.tr("Avonden, ronden en spellen zijn van avonden van %1.")
            self.foot.setText(compared.replace("%1", size_name(size)))
        else:
            self.foot.setText(self.tr("Records komen er zodra de eerste avond gesloten is."))

    def panes(self) -> Sequence[QWidget]:
        """The list and the choices."""
        return [self.table, self.scope]
