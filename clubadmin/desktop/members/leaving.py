"""The form in which somebody leaves the club: why, when, and what follows from it."""

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QDate, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.days import Unlikely
from clubadmin.desktop.kit.figures import pydate
from clubadmin.desktop.kit.forms import Choice, Field, day, tall
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import CardBox, Said, button, column, label, row
from clubadmin.desktop.work import troubles
from clubadmin.i18n import Message
from clubadmin.model.members.known import AT_FIRST, REASONS, Departing, Follows, Why
from clubadmin.model.members.member import Member
from clubadmin.services.administration.departing import departing, leave
from clubadmin.services.club.club import OpenClub
from clubadmin.services.input.unlikely import unlikely_ends
from clubadmin.services.members import members


class LeavingForm(CardBox):
    """Enter has somebody leave, Escape lets him stay; who is a mistake is removed."""

    left = Signal(object, str)  # the member as he is kept, None for nothing of him; what is said
    stayed = Signal()

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self._ops = ops
        self._asker = Asker(ops, self)
        self._found = Departing(Member(0, ""), False, {})
        self._unlikely = Unlikely()
        self._heading = label(kind="title", wrap=True)
        self.why = Choice()
        self.why_field = Field(self.tr("&Reden"), self.why)
        self.why.currentIndexChanged.connect(self._choose)
        self.day = day(QDate.currentDate())
        self.day_field = Field(self.tr("&Laatste dag"), self.day)
        self.day.dateChanged.connect(self._look)
        self.ticks = {
            Follows.MAIL: QCheckBox(self.tr("Geen &mail meer")),
            Follows.DUES: QCheckBox(self.tr("Contributie &kwijtschelden")),
            Follows.EVENINGS: QCheckBox(self.tr("Van de a&vonden die komen")),
            Follows.WISHES: QCheckBox(self.tr("Geen &wensen en paren meer")),
            Follows.OFFICES: QCheckBox(self.tr("&Functies eindigen")),
        }
        self._sentences = {one: label(kind="small", wrap=True) for one in Follows}
        self._told = label(kind="muted", wrap=True)
        self._said = Said()
        self.stay_button = button(self.tr("&Toch niet"), self.stayed.emit, "quiet")
        self.leave_button = button("", self._leave, "primary")
        grid = theme.grid
        lines = [
            column(self.ticks[one], self._sentences[one], gap=grid(0.25)) for one in self.ticks
        ]
        fields = tall(theme, self.why_field, self.day_field, *lines, self._told, None)
        foot = row(self.stay_button, None, self.leave_button)
        parts = (self._heading, (fields, 1), self._said, foot)
        self.setLayout(column(*parts, gap=grid(1), margin=grid(2.5)))

    @property
    def member(self) -> Member:
        """The member who is asked about."""
        return self._found.member

    def ask(self, member: Member) -> None:
        """Ask about somebody, with the keyboard in the reason."""
        self._found = Departing(member, False, {})
        self._said.say("")
        self._unlikely.begin()
        self._heading.setText(self.tr("%1 gaat weg").replace("%1", member.label))
        for one in (self.why, self.day):
            one.blockSignals(True)
        self.why.clear()
        self.day.setDate(QDate.currentDate())
        for one in (self.why, self.day):
            one.blockSignals(False)
        self._show(self._found)
        self._look()
        self.why.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @property
    def _day(self) -> date:
        return pydate(self.day.date())

    def _look(self) -> None:
        """Ask what leaving on this day comes to."""
        member_id, when = self.member.id, self._day
        self._asker.ask(lambda club: departing(club, member_id, when), self._take, self._refused)

    def _take(self, found: Departing) -> None:
        first = not self.why.count()
        self._found = found
        if first:
            reasons = {why.value: language.told(Message(REASONS[why])) for why in REASONS}
            if not found.used:
                reasons[Why.MISTAKE.value] = self.tr("hoort niet in de lijst")
            self.why.offer(reasons)
            self.why.choose(Why.RESIGNED if found.used else Why.MISTAKE)
        self._show(found)
        if first:
            self._choose()

    def _show(self, found: Departing) -> None:
        mistake = self._why is Why.MISTAKE
        for one, tick in self.ticks.items():
            sentence = found.follows.get(one)
            for shown in (tick, self._sentences[one]):
                shown.setVisible(sentence is not None and not mistake)
            self._sentences[one].setText(language.told(sentence) if sentence is not None else "")
        told = language.told(found.told) if found.told is not None else ""
        gone = self.tr("Alles van %1 gaat uit de club.").replace("%1", found.member.name)
        self._told.setText(gone if mistake else told)
        self.day_field.setVisible(not mistake)
        done = self.tr("&Verwijderen") if mistake else self.tr("Doet n&iet meer mee")
        self.leave_button.setText(done)

    @property
    def _why(self) -> Why | None:
        return Why(self.why.value) if self.why.value else None

    def _choose(self) -> None:
        """Tick what usually follows from the reason."""
        self._show(self._found)
        why = self._why
        for one, tick in self.ticks.items():
            tick.setChecked(why is not None and one in AT_FIRST[why])

    def _leave(self) -> None:
        why, when, member = self._why, self._day, self.member
        if why is None:
            return  # it is being looked up
        if why is Why.MISTAKE:
            said = self.tr("%1 is verwijderd.")
            self._run(lambda club: members.remove_member(club, member.id), said)
            return
        if asked := self._unlikely.question(unlikely_ends((when,), date.today())):
            self._said.say(asked, "warning")
            return
        reason = self.why.currentText()
        follows = [one for one in self._found.follows if self.ticks[one].isChecked()]
        said = self.tr("%1 doet niet meer mee: %2.").replace("%2", reason)
        if when > date.today():
            said = self.tr("%1 gaat weg op die dag: %2.").replace("%2", reason)
        self._run(lambda club: leave(club, member.id, reason, when, follows), said)

    def _run(self, work: Callable[[OpenClub], Member | None], said: str) -> None:
        told = said.replace("%1", self.member.name) + " " + self.tr("Ctrl+Z haalt dit terug.")
        self._ops.change(work, lambda kept: self.left.emit(kept, told), self._refused)

    def _refused(self, error: Exception) -> None:
        self._said.say(troubles.sentence(error))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does it, from every field and tick box; Escape lets it be."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._leave()
        elif event.key() == Qt.Key.Key_Escape:
            self.stayed.emit()
        else:
            super().keyPressEvent(event)
