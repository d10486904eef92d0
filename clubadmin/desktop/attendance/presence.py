"""Below the list of who is there: from and to which round, substitutes, not there after all."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QMenu, QWidget

from clubadmin.desktop.attendance.entrant_columns import EntryFields
from clubadmin.desktop.kit.doors import ShowAbsentees, ask
from clubadmin.desktop.kit.forms import Number
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Elided, Plain, Said, button, column, label, row
from clubadmin.desktop.work import troubles
from clubadmin.model.evenings.evening import Evening, Participant
from clubadmin.model.members.member import Member, Pair, Team
from clubadmin.services.standings import absences


class PresenceBar(QFrame):
    """About the person who is selected; changes take effect with Enter or on leaving a field."""

    rounds_chosen = Signal(object, int, object)  # Participant, first, last or None
    removed = Signal(object)
    left = Signal(object)  # a Participant, after it was told what that does
    stand_in_asked = Signal(object, int)  # Participant, which half, or which place of a team
    stand_in_ended = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._person: Participant | None = None
        self._rounds = 1
        self._name = Elided(theme, strong=True)
        self.first = Number(1, 1, 1)
        self.last = Number(1, 1, 1)
        self.first.setAccessibleName(self.tr("Speelt vanaf ronde"))
        self.last.setAccessibleName(self.tr("Speelt tot en met ronde"))
        for field in (self.first, self.last):
            field.setKeyboardTracking(False)
            field.valueChanged.connect(self._choose)
        self._from = label(self.tr("speelt vanaf ronde"), "muted")
        self._to = label(self.tr("tot en met"), "muted")
        self.remove = button(self.tr("&Niet aanwezig"), self.remove_shown)
        self._said = Said()
        self._asked_at: QWidget | None = None  # the keyboard before it was asked; None: it is not
        self._halves = [button("", partial(self._ask, which), "quiet") for which in (0, 1)]
        self.places = QMenu(self)
        self.line_up = button(self.tr("&Opstelling"), self._show_line_up, "quiet")
        self._themselves = button(self.tr("Paar speelt &zelf"), self._end, "quiet")
        self.entry = EntryFields(theme)
        grid = theme.grid
        before = (*self._halves, self.line_up, self._themselves, self.entry, self.first, self.last)
        for one in (*before, self.remove):  # Tab goes in this order, wherever they stand
            one.setParent(self)
        self.setLayout(
            column(
                row(self._name, None, self.line_up, self.remove, gap=grid(1)),
                self._said,
                row(None, *self._halves, self._themselves, gap=grid(1)),
                self.entry,
                row(self._from, self.first, self._to, self.last, None, gap=grid(1)),
                gap=grid(0.5),
            )
        )
        self._cut = grid(24)

    def show_person(self, person: Participant | None, rounds: int) -> None:
        """Show the person selected in the list; None for nobody."""
        self._person, self._rounds = person, rounds
        self._ask_about_leaving(None)
        self.setEnabled(person is not None)
        self.entry.show_person(person)
        pair = person is not None and person.pair_id is not None
        for which, half in enumerate(self._halves):
            half.setVisible(pair)
            if person is not None and pair:
                half.setText(self._stand_in_text(person, which))
        self.line_up.setVisible(person is not None and person.team_id is not None)
        self._themselves.setVisible(person is not None and any(person.substitutes))
        self._name.setText(f"{person.number}  {person.name}" if person is not None else "")
        first, last = (person.from_round, person.last_round) if person is not None else (1, None)
        for field, value in ((self.first, first), (self.last, last)):
            field.blockSignals(True)
            field.setRange(1, rounds)
            field.setValue(value if value is not None else rounds)
            field.blockSignals(False)

    def _stand_in_text(self, person: Participant, which: int) -> str:
        metrics, name = self.fontMetrics(), person.members[which].label
        short = metrics.elidedText(name, Qt.TextElideMode.ElideRight, self._cut)
        filled = person.substitutes[which] is not None  # the name is the substitute's then
        text = self.tr("Andere invaller dan %1") if filled else self.tr("Invaller voor %1")
        return text.replace("%1", short.replace("&", "&&"))

    def remove_shown(self) -> None:
        """The selected one is not there after all."""
        if self._person is None:
            return
        before, told = self._asked_at, self._asked_at is not None
        (self.left if told else self.removed).emit(self._person)
        if before is not None:
            self._ask_about_leaving(None)
            before.setFocus()

    def tell_leaving(self, sentence: str) -> None:
        """Tell the effects of leaving, with the keyboard on the button that goes on."""
        keys = self.tr("Enter gaat door, Esc laat het zo.")
        self._said.say(f"{sentence} {keys}", "warning")
        self._ask_about_leaving(QApplication.focusWidget() or self.remove)
        self.remove.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _ask_about_leaving(self, before: QWidget | None) -> None:
        self._asked_at = before
        asked = before is not None
        self.remove.setText(self.tr("&Niet aanwezig, ja") if asked else self.tr("&Niet aanwezig"))
        if not asked:
            self._said.say("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back to the list."""
        before = self._asked_at
        if event.key() == Qt.Key.Key_Escape and self._person is not None:
            self.show_person(self._person, self._rounds)
            if before is not None:
                before.setFocus()
            else:
                self.focusPreviousChild()
        else:
            super().keyPressEvent(event)

    def _choose(self) -> None:
        if self._person is None:
            return
        last = None if self.last.value() >= self._rounds else self.last.value()
        now = (self.first.value(), last)
        if now != (self._person.from_round, self._person.last_round):
            self.rounds_chosen.emit(self._person, *now)

    def _ask(self, which: int) -> None:
        if self._person is not None:
            self.stand_in_asked.emit(self._person, which)

    def _show_line_up(self) -> None:
        """Ask about a place of the team: a reserve comes in there, or two exchange places."""
        self.places.clear()
        for at, member in enumerate(self._person.members if self._person else ()):
            text = self.tr("Paar %1: %2").replace("%1", str(at // 2 + 1))
            entry = self.places.addAction(text.replace("%2", member.label.replace("&", "&&")))
            entry.triggered.connect(lambda _checked=False, place=at: self._ask(place))
        self.places.popup(self.line_up.mapToGlobal(self.line_up.rect().bottomLeft()))

    def _end(self) -> None:
        if self._person is not None:
            self.stand_in_ended.emit(self._person)


class AwayNotes(Plain):
    """A button that opens the list of who is away, with how many gave notice."""

    noted = Signal(object)  # {entrant: with notice}, as it is now
    refused = Signal(str)

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self._ops = ops
        self._theme = theme
        self._evening_id = 0
        self._now: dict[int, bool] = {}
        self.button = button("", self.open, "quiet")
        self.setLayout(row(self.button, None))
        self._tell({})

    def show_evening(self, evening: Evening) -> None:
        """Show the notes of an evening."""
        if evening.id != self._evening_id:
            self._evening_id = evening.id
            self._tell({})
        if self.isVisible():
            self.read()

    def read(self) -> None:
        """Ask what is noted."""
        number = self._evening_id
        if number and self.isVisible():
            self._ops.look(lambda club: absences.noted_away(club, number), self._tell)

    def turn(self, who: Member | Pair | Team) -> None:
        """Somebody sent word; or, if that stood there, did not after all."""
        number, notice = self._evening_id, None if self._now.get(who.id) is True else True
        self._ops.change(
            lambda club: absences.note_away(club, number, who.id, notice=notice),
            self._tell,
            lambda error: self.refused.emit(troubles.sentence(error)),
        )

    def open(self) -> None:
        """The list of who is away, with and without notice."""
        if self._evening_id:
            ask(self.button, ShowAbsentees(self._evening_id))

    def _tell(self, now: dict[int, bool]) -> None:
        self._now = now
        told = sum(now.values())
        text = self.tr("A&fgemeld: %1").replace("%1", str(told))
        self.button.setText(text if told else self.tr("A&fgemeld: niemand"))
        self.noted.emit(now)
