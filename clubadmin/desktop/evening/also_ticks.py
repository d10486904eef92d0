"""In which other competitions a new evening counts as well: a tick for each that may be."""

from collections.abc import Sequence
from datetime import date

from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from clubadmin.model.evenings.also_counting import Habit


class AlsoTicks(QWidget):
    """Ticked as the evenings before went; nothing is shown where none ever counted."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "plain")
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._ticks: dict[int, QCheckBox] = {}
        self._shown: tuple[Sequence[Habit], date] | None = None
        self.hide()

    @property
    def chosen(self) -> frozenset[int]:
        """The competitions that are ticked."""
        return frozenset(number for number, tick in self._ticks.items() if tick.isChecked())

    def show_habits(self, habits: Sequence[Habit], day: date) -> None:
        """Offer what evenings of a competition counted in; ticked is what goes on on this day.

        What was ticked otherwise stays as long as nothing else is offered.
        """
        if self._shown == (habits, day):
            return
        self._shown = (habits, day)
        if list(self._ticks) != [one.competition_id for one in habits]:
            self._offer(habits)
        for one in habits:
            text = self.tr("Telt ook mee in %1").replace("%1", one.competition.replace("&", "&&"))
            self._ticks[one.competition_id].setText(text)
            self._ticks[one.competition_id].setChecked(one.goes_on(day))
        self.setVisible(bool(habits))

    def _offer(self, habits: Sequence[Habit]) -> None:
        for gone in self._ticks.values():
            gone.hide()
            gone.setParent(None)
            gone.deleteLater()
        self._ticks = {one.competition_id: QCheckBox() for one in habits}
        for tick in self._ticks.values():
            self._layout.addWidget(tick)
