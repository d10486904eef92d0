"""The next season from one that is played: its days, competitions, groups and evenings."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from functools import partial

from PySide6.QtCore import QDate, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QCheckBox, QListWidget, QListWidgetItem, QWidget

from clubadmin.desktop.kit.days import Unlikely
from clubadmin.desktop.kit.empty import framed
from clubadmin.desktop.kit.figures import pydate, qdate, short_date
from clubadmin.desktop.kit.forms import Field, day, line
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.side_window import SideWindow
from clubadmin.desktop.kit.tables import menu_on
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Plain, Said, button, column, label, row
from clubadmin.desktop.work import troubles
from clubadmin.model.club.club import Saved
from clubadmin.model.seasons.closing import NextCompetition, NextSeason
from clubadmin.services.input.unlikely import unlikely
from clubadmin.services.seasons import next_season

_KEY = Qt.ItemDataRole.UserRole


class _Ticks(QListWidget):
    """Space ticks the line, as in every list with ticks."""

    def __init__(self) -> None:
        super().__init__()
        menu_on(self, lambda: ((self.tr("&Aan- of uitvinken"), "Space", self._turn),))

    def _turn(self) -> None:
        if (item := self.currentItem()) is not None:
            ticked = item.checkState() == Qt.CheckState.Checked
            item.setCheckState(Qt.CheckState.Unchecked if ticked else Qt.CheckState.Checked)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space, also where Qt would only mark the line."""
        if event.key() == Qt.Key.Key_Space:
            self._turn()
            return
        super().keyPressEvent(event)


class GoingOn(Plain):
    """A line a competition, with a tick; below it who changes groups."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._shown: tuple[NextCompetition, ...] = ()
        self.title = label(self.tr("Competities die doorgaan"), "strong")
        self.list = _Ticks()
        self.list.setAccessibleName(self.tr("Competities die doorgaan"))
        self.evenings = QCheckBox(self.tr("&Ook de avonden alvast klaarzetten"))
        self.evenings.setChecked(True)
        self.moves = label(kind="muted", wrap=True)
        self.setLayout(
            column(self.title, (framed(self.list), 1), self.moves, self.evenings, gap=theme.grid(1))
        )
        self.list.currentRowChanged.connect(self._tell)

    def show_competitions(self, found: Sequence[NextCompetition]) -> None:
        """Offer these."""
        self._shown = tuple(found)
        self.list.clear()
        for one in found:
            item = QListWidgetItem(self._line(one))
            item.setData(_KEY, one.competition_id)
            ticked = Qt.CheckState.Checked if one.taken else Qt.CheckState.Unchecked
            item.setCheckState(ticked)
            self.list.addItem(item)
        self.list.setCurrentRow(0)

    def chosen(self, found: Sequence[NextCompetition]) -> tuple[NextCompetition, ...]:
        """The competitions as they are ticked."""
        ticked = {
            item.data(_KEY)
            for at in range(self.list.count())
            if (item := self.list.item(at)).checkState() == Qt.CheckState.Checked
        }
        days = self.evenings.isChecked()
        return tuple(
            replace(one, taken=one.competition_id in ticked, days=one.days if days else ())
            for one in found
        )

    def _line(self, one: NextCompetition) -> str:
        if not one.days:
            return one.name
        text = self.tr("%1   %2 avonden, %3 tot en met %4")
        if len(one.days) == 1:
            text = self.tr("%1   1 avond, %3")
        text = text.replace("%2", str(len(one.days)), 1).replace("%3", short_date(one.days[0]), 1)
        return text.replace("%4", short_date(one.days[-1]), 1).replace("%1", one.name, 1)

    def _tell(self, at: int) -> None:
        if not 0 <= at < len(self._shown):
            return
        moving = [one for one in self._shown[at].groups if one.before != one.after]
        told = [f"{one.name}: {one.before} → {one.after}" for one in moving]
        undecided = self.tr("%1 blijft in %2 tot beslist is wie gaat")
        told += [
            undecided.replace("%2", one.before).replace("%1", one.name)
            for one in self._shown[at].groups
            if one.undecided
        ]
        self.moves.setText(" · ".join(told))


class NextSeasonWindow(SideWindow):
    """The next season: competitions that go on are ticked; nothing is made before the button."""

    help_topic = "seizoen-sluiten"

    def __init__(self, parent: QWidget, ops: Operations, theme: Theme, season_id: int) -> None:
        super().__init__(parent, ops, theme, "next-season", (104, 74))
        self.setWindowTitle(self.tr("Volgend seizoen"))
        self._season_id = season_id
        self._found: NextSeason | None = None
        self._unlikely = Unlikely()
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
        asked = self._unlikely.question(unlikely((wanted.starts, wanted.ends), date.today()))
        self.said.say(asked, "warning")
        if asked:
            return
        self.make_button.setEnabled(False)
        work = partial(next_season.make, wanted=wanted)
        self.ops.change(work, self._made, self._refused)

    def _lay_out(self) -> None:
        grid = self.theme.grid
        days = row(
            (Field(self.tr("&Naam"), self.name), 1),
            Field(self.tr("&Eerste dag"), self.starts),
            Field(self.tr("L&aatste dag"), self.ends),
            gap=grid(1.5),
        )
        away = button(self.tr("S&luiten"), self.reject, "quiet")
        foot = row(away, None, self.make_button, gap=grid(1))
        head = column(self.heading, self.about, gap=grid(0.5))
        parts = (head, days, (self.going_on, 1), self.said, foot)
        self.setLayout(column(*parts, gap=grid(1.5), margin=grid(2)))

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
