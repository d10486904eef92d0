"""Wat is er gedaan: the journal by day, in sentences, with the way back to each moment."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.language import told
from clubadmin.desktop.kit.searching import SearchKeys, search_field
from clubadmin.desktop.kit.side_window import SideWindow
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel, folded
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, row
from clubadmin.desktop.kit.wording import spoken_date, spoken_time
from clubadmin.desktop.work import troubles

if TYPE_CHECKING:
    from clubadmin.desktop.kit.operations import Operations
    from clubadmin.model.club.journal_step import Deed
    from clubadmin.services.club.club import OpenClub

NAMED = 5  # of what would be undone


class DoneWindow(SideWindow):
    """A line a deed, the newest first; below it what going back to there would undo."""

    help_topic = "misgaat"
    patience = 400

    def __init__(self, parent: QWidget, ops: "Operations", theme: Theme) -> None:
        super().__init__(parent, ops, theme, "done", (110, 84))
        self.setWindowTitle(self.tr("Wat is er gedaan"))
        self._deeds: tuple[Deed, ...] = ()
        self._days: dict[int, str] = {}  # named with the first deed of each
        grid = self.theme.grid
        self.search = search_field(self.tr("Zoeken in wat er gedaan is"))
        self.search.textChanged.connect(self._sift)
        columns = [
            Column(
                self.tr("Dag"),
                lambda one: self._days[one.number],
                look=lambda _one: "strong",
                width=26,
            ),
            Column(self.tr("Tijd"), lambda one: spoken_time(one.at), right=True, width=8),
            Column(self.tr("Wat"), self._what, look=lambda one: "struck" if one.undone else ""),
        ]
        self.model: RowsModel[Deed] = RowsModel(self.theme, columns, lambda one: one.number)
        self.table = ListTable(self.theme, self.model, self.tr("Wat er gedaan is"))
        self.table.looked_at.connect(self._look_at)
        SearchKeys(self.search, self.table)
        self.consequence = Said()
        self.back_button = button(self.tr("&Terug tot hier"), self._go_back, risky=True)
        away = button(self.tr("Slui&ten"), self.close, "quiet")
        foot = row(self.back_button, None, away, gap=grid(1))
        parts = (self.search, self.table, self.consequence, foot)
        self.setLayout(column(*parts, gap=grid(1.5), margin=grid(2)))
        self.refresh()

    def refresh(self) -> None:
        """Read what was done until now."""

        def work(club: "OpenClub") -> "tuple[Deed, ...]":
            from clubadmin.services.club import deeds

            return deeds.deeds(club)

        self.ops.run(work, self._arrived)

    def _arrived(self, deeds: "tuple[Deed, ...]") -> None:
        self._deeds = deeds
        self._sift()

    def _sift(self) -> None:
        words = folded(self.search.text()).split()
        found, day = [], ""
        self._days = {}
        for one in self._deeds:
            when = spoken_date(one.at.date())
            if all(word in folded(f"{self._what(one)} {when}") for word in words):
                found.append(one)
                self._days[one.number], day = (when if when != day else ""), when
        self.table.show_rows(found)
        self._look_at(self.table.currentIndex().row())

    def _what(self, one: "Deed") -> str:
        said = told(one.label)
        if one.changes > 1:
            said += self.tr(" · en %1 keer eerder").replace("%1", str(one.changes - 1))
        return said

    def _after(self, at: int) -> "list[Deed]":
        rows = self.model.rows
        if not 0 <= at < len(rows):
            return []
        return [one for one in self._deeds if one.number > rows[at].number and not one.undone]

    def _look_at(self, at: int) -> None:
        """Tell the deeds that would go, or the one in the way."""
        later = self._after(at)
        wall = next((one for one in later if one.fixed), None)
        self.back_button.setEnabled(bool(later) and wall is None)
        if wall is not None:
            text = self.tr("Terug tot hier kan niet: daarna kwam “%1”, dat blijft.")
            self.consequence.say(text.replace("%1", told(wall.label)), "muted")
        elif later:
            text = self.tr("Terug tot hier maakt ongedaan (%1): %2")
            named = "; ".join(map(self._what, later[:NAMED])) + (" …" if later[NAMED:] else "")
            count = str(sum(one.changes for one in later))
            self.consequence.say(text.replace("%1", count).replace("%2", named), "warning")
        else:
            self.consequence.say(self.tr("Kies een regel: zo was het daarna."), "muted")

    def _go_back(self) -> None:
        at = self.table.currentIndex().row()
        if not self._after(at):
            return
        number = self.model.rows[at].number

        def work(club: "OpenClub") -> int:
            from clubadmin.services.club import deeds

            return deeds.back_to(club, number)

        self.ops.change(
            work,
            lambda _count: self.table.setFocus(),
            lambda error: self.consequence.say(troubles.sentence(error)),
            title=self.tr("Terug"),
        )
