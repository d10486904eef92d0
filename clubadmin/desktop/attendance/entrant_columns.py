"""The columns of who is there, and the fields of an entrant of a contest: number, group, form."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent

from clubadmin.desktop.kit.figure_columns import right_column
from clubadmin.desktop.kit.forms import Number, line
from clubadmin.desktop.kit.tables import Column
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Plain, holder, label, row
from clubadmin.domain.draw.formats import Decides
from clubadmin.domain.scoring.sanctions import SanctionKind
from clubadmin.model.evenings.evening import Evening, Participant
from clubadmin.model.evenings.excluded import sanctions_of

_TWO_NAMES = 40  # grid steps in which most pairs can be read
MOST_NUMBER = 999


def attendance_columns(
    people: tuple[Participant, ...] = (),
    held: Mapping[int, str] | None = None,
    paid: Mapping[int, str] | None = None,
) -> list[Column[Participant]]:
    """The columns for these people.

    Args:
        held: by id what is said of them first, as `held_against` says it.
        paid: by id how they paid; empty where the club asks nothing.
    """
    against = held or {}
    translate = QCoreApplication.translate
    several = any(len(one.members) > 1 for one in people)

    def name(one: Participant) -> str:
        """The name, with what tells which namesake bears which number."""
        member = one.members[0]
        if len(one.members) > 1 or not member.apart:
            return one.name
        return f"{one.name} · {member.phone or member.email or f'nr {one.number}'}"

    shown: list[Column[Participant]] = [
        right_column(
            translate("AttendanceStep", "Nr"), lambda one: str(one.number), 6, look="muted"
        ),
        Column(translate("AttendanceStep", "Naam"), name, least=_TWO_NAMES if several else 0),
    ]
    if any(one.line for one in people):
        shown.append(Column(translate("AttendanceStep", "Groep"), lambda one: one.line, width=8))
    if any(one.district for one in people):
        home = translate("AttendanceStep", "Voor")
        shown.append(Column(home, lambda one: one.district, look="muted", least=14))
    if any(one.label for one in people):
        kind = translate("AttendanceStep", "Kenmerk")
        shown.append(Column(kind, lambda one: one.label, width=12, look="muted"))

    if paid:
        stake = translate("AttendanceStep", "Inleg (+)")
        shown.append(Column(stake, lambda one: paid.get(one.id, ""), width=12, look="muted"))

    def remarks(one: Participant) -> str:
        said = (against.get(one.id, ""), _remarks(one))
        return ", ".join(part for part in said if part)

    if longest := max((len(remarks(one)) for one in people), default=0):
        wide = min(24, longest + 4)  # what one word leaves is for the names
        head = translate("AttendanceStep", "Opmerking")
        shown.append(Column("", remarks, width=wide, look="warning", spare=True, hint=head))
    return shown


def held_against(evening: Evening) -> dict[int, str]:
    """Map participants to their gravest sanction in force, and tell where no draw has them."""
    translate = QCoreApplication.translate
    words = {
        SanctionKind.WARNING: translate("AttendanceStep", "gewaarschuwd"),
        SanctionKind.PENALTY: translate("AttendanceStep", "gestraft"),
        SanctionKind.EXCLUSION: translate("AttendanceStep", "uitgesloten"),
    }
    found = {}
    for person in evening.participants if evening.sanctions else ():
        kinds = {one.kind for one in sanctions_of(evening, person)}
        if kinds:
            found[person.id] = next(words[one] for one in reversed(SanctionKind) if one in kinds)
    missed = translate("AttendanceStep", "niet ingedeeld in ronde %1")
    for who, rounds in evening.left_out.items():
        said = missed.replace("%1", ", ".join(map(str, rounds)))
        found[who] = f"{found[who]}, {said}" if who in found else said
    return found


def _remarks(one: Participant) -> str:
    translate = QCoreApplication.translate
    said = []
    if one.from_round > 1:
        text = translate("AttendanceStep", "vanaf ronde %1")
        said.append(text.replace("%1", str(one.from_round)))
    if one.last_round is not None:
        text = translate("AttendanceStep", "t/m ronde %1")
        said.append(text.replace("%1", str(one.last_round)))
    if any(one.substitutes):
        said.append(translate("AttendanceStep", "met invaller"))
    if any(member.guest for member in one.members):
        said.append(translate("AttendanceStep", "gast"))
    return ", ".join(said)


class EntryFields(Plain):
    """A line of fields about the one that is selected; kept with Enter or on leaving a field."""

    chosen = Signal(object, object)  # Participant, {field of `attendance.set_entry`: value}

    left = Signal()  # Enter: back to the list

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._person: Participant | None = None
        self.number = Number(1, MOST_NUMBER, 1)
        self.number.setKeyboardTracking(False)
        self.number.setAccessibleName(self.tr("Nummer op de deelnemerslijst"))
        self.group = line(most=20, hint=self.tr("A, B ..."))
        self.group.setAccessibleName(self.tr("Groep waarin gespeeld wordt"))
        self.group.setMaximumWidth(theme.grid(12))
        self.district = line(most=80, hint=self.tr("club of district"))
        self.district.setAccessibleName(self.tr("Club of district"))
        self.label = line(most=20, hint=self.tr("dames, jeugd ..."))
        self.label.setAccessibleName(self.tr("Kenmerk, waarvoor er prijzen zijn"))
        self._fields = {"line": self.group, "district": self.district, "label": self.label}
        self.number.valueChanged.connect(self._number_chosen)
        for name, field in self._fields.items():
            field.editingFinished.connect(partial(self._field_chosen, name))
            field.returnPressed.connect(self.left)
        self._labelled = holder(
            row(label(self.tr("kenmerk"), "muted"), self.label, gap=theme.grid(1))
        )
        fields = row(
            label(self.tr("nummer"), "muted"),
            self.number,
            label(self.tr("groep"), "muted"),
            self.group,
            label(self.tr("voor"), "muted"),
            self.district,
            self._labelled,
            gap=theme.grid(1),
        )
        self.setLayout(fields)

    def show_evening(self, evening: Evening) -> None:
        """Show the fields for a contest; a label where there are prizes by it, or one is given."""
        self.setVisible(is_contest(evening))
        if not is_contest(evening):
            return
        from clubadmin.domain.standings.prizes import labels_of

        labels = labels_of(evening.prizes) or [one for one in evening.participants if one.label]
        self._labelled.setVisible(bool(labels))

    def show_person(self, person: Participant | None) -> None:
        """Show the selected person; typing about the same person stays."""
        same = person is not None and self._person is not None and person.id == self._person.id
        self._person = person
        if person is None:
            return
        blocked = self.number.blockSignals(True)
        self.number.setValue(person.number)
        self.number.blockSignals(blocked)
        for name, field in self._fields.items():
            if not (same and field.hasFocus()):
                field.setText(getattr(person, name))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape puts back what stood there."""
        if event.key() == Qt.Key.Key_Escape and self._person is not None:
            for name, field in self._fields.items():
                field.setText(getattr(self._person, name))
        super().keyPressEvent(event)

    def _number_chosen(self, number: int) -> None:
        if self._person is not None and number != self._person.number:
            self.chosen.emit(self._person, {"number": number})

    def _field_chosen(self, name: str) -> None:
        value = self._fields[name].text().strip()
        if self._person is not None and value != getattr(self._person, name):
            self.chosen.emit(self._person, {name: value})


def is_contest(evening: Evening) -> bool:
    """Whether there is a list of entrants with groups and clubs (NKF 1976, 2, art. 9, 10)."""
    return evening.planned == 1 or evening.form.decides is not Decides.POINTS
