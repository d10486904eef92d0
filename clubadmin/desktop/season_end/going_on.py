"""Which competitions go on in the next season, each with its evenings and groups."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QListWidget, QListWidgetItem, QWidget

from clubadmin.desktop.kit.figures import short_date
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import card, column, label
from clubadmin.model.seasons.closing import NextCompetition

_KEY = Qt.ItemDataRole.UserRole


class _Ticks(QListWidget):
    """Space ticks the line, as in every list with ticks."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space, also where Qt would only mark the line."""
        item = self.currentItem()
        if event.key() == Qt.Key.Key_Space and item is not None:
            ticked = item.checkState() == Qt.CheckState.Checked
            item.setCheckState(Qt.CheckState.Unchecked if ticked else Qt.CheckState.Checked)
            return
        super().keyPressEvent(event)


class GoingOn(QWidget):
    """A line a competition, with a tick; below it who changes groups."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "plain")
        self._shown: tuple[NextCompetition, ...] = ()
        self.title = label(self.tr("Competities die doorgaan"), "strong")
        self.list = _Ticks()
        self.list.setAccessibleName(self.tr("Competities die doorgaan"))
        self.evenings = QCheckBox(self.tr("&Ook de avonden alvast klaarzetten"))
        self.evenings.setChecked(True)
        self.moves = label(kind="muted", wrap=True)
        box = card()
        box.setLayout(column(self.list, margin=1))
        layout = column(self.title, box, self.moves, self.evenings, gap=theme.grid(1))
        layout.setStretch(1, 1)
        self.setLayout(layout)
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
