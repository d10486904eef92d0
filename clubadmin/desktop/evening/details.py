"""Changing the evening itself: its day, rounds, games of a sheet, totals; or taking it away."""

from datetime import date

from PySide6.QtCore import QDate, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QCheckBox

from clubadmin.desktop.kit.days import Unlikely
from clubadmin.desktop.kit.forms import Field, Number, day
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import CardBox, Said, button, column, holder, row, tip
from clubadmin.desktop.steps.checklist import Wrapping
from clubadmin.desktop.work import troubles
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.evenings import evenings
from clubadmin.services.input.unlikely import unlikely

MOST_ROUNDS, MOST_GAMES = 20, 64


class DetailsBar(CardBox):
    """A line of fields below the heading; shown when asked for."""

    changed = Signal(object)  # Evening
    removed = Signal()
    left = Signal()

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self._ops = ops
        self._evening: Evening | None = None
        self._unlikely = Unlikely()
        self.day = day(QDate.currentDate())
        self.rounds = Number(1, MOST_ROUNDS, 1)
        self.games = Number(1, MOST_GAMES, 1)
        self.totals = QCheckBox(self.tr("Totalen eer&st"))
        told = self.tr(
            "Een formulier telt met zijn vier totalen tot alle spellen getypt zijn, en de"
            " uitslag zegt dat erbij."
        )
        tip(self.totals, told)
        self.store = button(self.tr("Be&waren"), self._store, "primary")
        self.remove = button(self.tr("Avond verwi&jderen"), self._remove, "danger")
        self._trouble = Said()
        gap = theme.grid(2)
        fields = row(
            Field(self.tr("Da&tum"), self.day),
            Field(self.tr("Rond&en"), self.rounds),
            Field(self.tr("Spellen &per formulier"), self.games),
            self.totals,
            gap=gap,
        )
        fields.setAlignment(self.totals, Qt.AlignmentFlag.AlignBottom)
        self._fields = holder(fields)
        self.away = button(self.tr("Laat zo"), self._leave, "quiet")
        deeds = row(self.store, self.remove, self.away, gap=gap)
        deeds.setAlignment(Qt.AlignmentFlag.AlignBottom)
        inside = Wrapping(self._fields, holder(deeds), gap=gap)
        whole = column(inside, self._trouble, gap=theme.grid(1))
        whole.setContentsMargins(gap, theme.grid(1), gap, theme.grid(1))
        self.setLayout(whole)
        self.hide()

    def show_evening(self, evening: Evening) -> None:
        """Show the details of an evening; what is being changed is left alone."""
        other = self._evening is None or self._evening.id != evening.id
        self._evening = evening
        if other:
            self.hide()
        elif (evening.status == "open") != self.store.isEnabled():
            self._follow_state()

    def open(self) -> None:
        """Show the fields as they are now."""
        evening = self._evening
        if evening is None:
            return
        self._unlikely.begin(evening.date)
        self.day.setDate(QDate(evening.date.year, evening.date.month, evening.date.day))
        self.rounds.setValue(evening.rounds)
        self.games.setValue(evening.games)
        self.totals.setChecked(evening.totals_first)
        self._follow_state()
        self.show()
        (self.day if self.store.isEnabled() else self.away).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter keeps, Escape leaves it as it was."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.store.isEnabled():
            self._store()
        elif event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)

    def _follow_state(self) -> None:
        """Closed, nothing can be changed, and it only says why; what was typed stays."""
        assert self._evening is not None
        closed = self._evening.status != "open"
        for widget in (self.day, self.rounds, self.games, self.totals, self.store, self.remove):
            widget.setDisabled(closed)
        self.totals.setHidden(not self._evening.may_total)
        focus = QApplication.focusWidget()
        if closed and focus is not None and self.isAncestorOf(focus):
            self.away.setFocus()
        for one in (self._fields, self.store, self.remove):
            one.setHidden(closed)
        text = self.tr("De avond is afgesloten. Heropen hem bij Uitslag om te verbeteren.")
        self._trouble.say(text if closed else "")

    def _store(self) -> None:
        if self._evening is None:
            return
        chosen, evening_id = self.day.date(), self._evening.id
        when = date(chosen.year(), chosen.month(), chosen.day())
        if asked := self._unlikely.question(unlikely((when,), date.today())):
            self._trouble.say(asked)
            return
        rounds, games = self.rounds.value(), self.games.value()
        totals = self.totals.isChecked() if self._evening.may_total else None
        self._ops.change(
            lambda club: evenings.change_evening(
                club, evening_id, when, games, rounds, totals_first=totals
            ),
            self._stored,
            self._refused,
        )

    def _stored(self, evening: Evening) -> None:
        self.changed.emit(evening)
        self._leave()

    def _remove(self) -> None:
        if self._evening is None:
            return
        evening_id = self._evening.id
        self._ops.change(
            lambda club: evenings.remove_evening(club, evening_id),
            lambda _none: self.removed.emit(),
            self._refused,
        )

    def _leave(self) -> None:
        self.hide()
        self.left.emit()

    def _refused(self, error: Exception) -> None:
        self._trouble.say(troubles.sentence(error))
