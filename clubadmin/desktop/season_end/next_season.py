"""The next season from one that is played: its days, competitions, groups and evenings."""

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.figures import pydate, qdate
from clubadmin.desktop.kit.forms import Field, day, line
from clubadmin.desktop.kit.side_window import SideWindow
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, label, row
from clubadmin.desktop.season_end.going_on import GoingOn
from clubadmin.desktop.work import troubles
from clubadmin.model.club.club import Saved
from clubadmin.model.seasons.closing import NextSeason
from clubadmin.services.seasons import next_season

if TYPE_CHECKING:
    from clubadmin.desktop.kit.operations import Operations


class NextSeasonWindow(SideWindow):
    """What goes on is ticked; nothing is made before the button."""

    help_topic = "seizoen-sluiten"

    def __init__(self, parent: QWidget, ops: "Operations", theme: Theme, season_id: int) -> None:
        super().__init__(parent, ops, theme, "next-season", (104, 74))
        self.setWindowTitle(self.tr("Volgend seizoen"))
        self._season_id = season_id
        self._found: NextSeason | None = None
        self.heading = label(kind="heading", wrap=True)
        self.about = label(kind="muted", wrap=True)
        self.name = line(most=40)
        self.starts = day(QDate.currentDate())
        self.ends = day(QDate.currentDate())
        self.going_on = GoingOn(theme)
        self.said = Said()
        self.make_button = button(self.tr("Seizoen &maken"), self.make, "primary")
        self._lay_out()
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self, self.make)
        self.refresh()

    @property
    def wanted(self) -> NextSeason | None:
        """The season as it is filled in."""
        if self._found is None:
            return None
        return replace(
            self._found,
            name=self.name.text(),
            starts=pydate(self.starts.date()),
            ends=pydate(self.ends.date()),
            competitions=self.going_on.chosen(self._found.competitions),
        )

    def refresh(self) -> None:
        """Read what would go on, the first time; what is filled in stays after that."""
        if self._found is None:
            number = self._season_id
            self.ops.run(lambda club: next_season.propose(club, number), self._show, self._refused)

    def make(self) -> None:
        """Make the season."""
        wanted = self.wanted
        if wanted is None:
            return
        self.make_button.setEnabled(False)
        work = partial(next_season.make, wanted=wanted)
        self.ops.run(work, self._made, self._refused, changes=True)

    # inside

    def _lay_out(self) -> None:
        grid = self.theme.grid
        days = row(
            Field(self.tr("&Naam"), self.name),
            Field(self.tr("&Eerste dag"), self.starts),
            Field(self.tr("L&aatste dag"), self.ends),
            gap=grid(1.5),
        )
        days.setStretch(0, 1)
        away = button(self.tr("S&luiten"), self.reject, "quiet")
        foot = row(away, None, self.make_button, gap=grid(1))
        head = column(self.heading, self.about, gap=grid(0.5))
        parts = (head, days, self.going_on, self.said, foot)
        layout = column(*parts, gap=grid(1.5), margin=grid(2))
        layout.setStretch(2, 1)
        self.setLayout(layout)

    def _show(self, found: NextSeason) -> None:
        self._found = found
        self.heading.setText(self.tr("Na seizoen %1").replace("%1", found.from_season.name))
        text = self.tr(
            "De %1 leden blijven zoals ze zijn. Elke competitie gaat door met haar regels van"
            " de laatste avond, de groepen na promotie en degradatie, en dezelfde weekdagen."
        )
        self.about.setText(text.replace("%1", str(found.members)))
        self.name.setText(found.name)
        self.starts.setDate(qdate(found.starts))
        self.ends.setDate(qdate(found.ends))
        self.going_on.show_competitions(found.competitions)
        self.name.setFocus()
        self.name.selectAll()

    def _made(self, _saved: Saved) -> None:
        self.accept()

    def _refused(self, error: Exception) -> None:
        self.make_button.setEnabled(True)
        self.said.say(troubles.sentence(error))
