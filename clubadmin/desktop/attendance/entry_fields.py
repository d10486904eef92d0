"""On the list of entrants of a contest: the number, the group and for whom somebody plays."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.forms import Number, line
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import label, row
from clubadmin.domain.draw.plan.formats import Decides
from clubadmin.model.evenings.evening import Evening, Participant

MOST_NUMBER = 999


class EntryFields(QWidget):
    """A line of fields about the one that is selected; kept with Enter or on leaving a field."""

    chosen = Signal(object, object)  # Participant, {field of `attendance.set_entry`: value}

    left = Signal()  # Enter: back to the list

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "plain")
        self._person: Participant | None = None
        self.number = Number(1, MOST_NUMBER, 1)
        self.number.setKeyboardTracking(False)
        self.number.setAccessibleName(self.tr("Nummer op de deelnemerslijst"))
        self.group = line(most=20, hint=self.tr("A, B ..."))
        self.group.setAccessibleName(self.tr("Groep waarin gespeeld wordt"))
        self.group.setMaximumWidth(theme.grid(12))
        self.district = line(most=80, hint=self.tr("club of district"))
        self.district.setAccessibleName(self.tr("Club of district"))
        self.number.valueChanged.connect(self._number_chosen)
        self.group.editingFinished.connect(self._group_chosen)
        self.district.editingFinished.connect(self._district_chosen)
        for field in (self.group, self.district):
            field.returnPressed.connect(self.left)
        fields = row(
            label(self.tr("nummer"), "muted"),
            self.number,
            label(self.tr("groep"), "muted"),
            self.group,
            label(self.tr("voor"), "muted"),
            self.district,
            gap=theme.grid(1),
        )
        self.setLayout(fields)

    def show_person(self, person: Participant | None) -> None:
        """Who is selected; what is being typed about the same person stays."""
        same = person is not None and self._person is not None and person.id == self._person.id
        self._person = person
        if person is None:
            return
        blocked = self.number.blockSignals(True)
        self.number.setValue(person.number)
        self.number.blockSignals(blocked)
        for field, value in ((self.group, person.line), (self.district, person.district)):
            if not (same and field.hasFocus()):
                field.setText(value)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape puts back what stood there."""
        if event.key() == Qt.Key.Key_Escape and self._person is not None:
            self.group.setText(self._person.line)
            self.district.setText(self._person.district)
        super().keyPressEvent(event)

    def _number_chosen(self, number: int) -> None:
        if self._person is not None and number != self._person.number:
            self.chosen.emit(self._person, {"number": number})

    def _group_chosen(self) -> None:
        group = self.group.text().strip()
        if self._person is not None and group != self._person.line:
            self.chosen.emit(self._person, {"line": group})

    def _district_chosen(self) -> None:
        home = self.district.text().strip()
        if self._person is not None and home != self._person.district:
            self.chosen.emit(self._person, {"district": home})


def is_contest(evening: Evening) -> bool:
    """Whether there is a list of entrants with groups and clubs (NKF 1976, 2, art. 9, 10)."""
    return evening.planned == 1 or evening.form.decides is not Decides.POINTS
