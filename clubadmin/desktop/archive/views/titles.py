"""The champions of all seasons."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from clubadmin.desktop.archive.views.record_columns import title_columns
from clubadmin.desktop.archive.views.view import ArchiveView
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import card, column
from clubadmin.model.archive.people import Title

if TYPE_CHECKING:
    from clubadmin.services.club.club import OpenClub


class TitlesView(ArchiveView):
    """A row a title, the newest season first."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self.model, self.table = self.list_of(
            title_columns(),
            lambda one: (one.competition_id, one.entrant_id, one.field),
            self.tr("Kampioenen"),
        )
        box = card()
        box.setLayout(column(self.table, margin=1))
        layout = column(self.head(), box, gap=theme.grid(1))
        layout.setStretch(1, 1)
        self.setLayout(layout)

    def question(self) -> "Callable[[OpenClub], Any]":
        """All titles."""

        def work(club: "OpenClub") -> tuple[Title, ...]:
            from clubadmin.services import archive

            return archive.titles(club)

        return work

    def show_answer(self, answer: Any) -> None:
        """The champions."""
        found: tuple[Title, ...] = answer
        self.heading.setText(self.tr("Kampioenen"))
        none = self.tr("Een kampioen komt er als het seizoen gesloten is of voorbij is.")
        seasons = len({one.season_id for one in found})
        text = self.tr("Wie eerste werd in elke competitie, over %1 seizoenen.")
        self.about.setText(text.replace("%1", str(seasons)) if found else none)
        shared = any(one.shared for one in found)
        self.table.show_rows(found, title_columns(shared=shared))
