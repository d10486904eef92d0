"""Step 1, Aanwezig: a few letters and Enter tick somebody off."""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from clubadmin.desktop.attendance.arrivals import Arrivals, Comer
from clubadmin.desktop.attendance.entrant_columns import (
    attendance_columns,
    held_against,
    is_contest,
)
from clubadmin.desktop.attendance.presence import AwayNotes, PresenceBar
from clubadmin.desktop.contest.contest_kinds import entrants_counted
from clubadmin.desktop.draw.mending import (
    RoundsNotice,
    first_round,
    playing_in,
    round_to_come,
    rounds_notice,
    undone_notice,
)
from clubadmin.desktop.kit.doors import ShowParticipant, ask
from clubadmin.desktop.kit.language import told
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.tables import ListTable, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.used import is_used
from clubadmin.desktop.kit.widgets import Said, button, card, column, label, row
from clubadmin.desktop.kit.wording import counted
from clubadmin.desktop.steps.step import DRAW, Step
from clubadmin.desktop.work import troubles
from clubadmin.domain.administration.cash import Paid
from clubadmin.domain.draw.formats import Entrant
from clubadmin.i18n import Message
from clubadmin.model.administration.cash import Payer
from clubadmin.model.evenings.evening import Evening, Participant, without_district
from clubadmin.model.evenings.excluded import present_though_excluded
from clubadmin.model.importing.importing import Book
from clubadmin.model.importing.people import EntriesDraft
from clubadmin.model.members.member import Member, Pair, Team
from clubadmin.part import Show
from clubadmin.services.administration import stakes
from clubadmin.services.attendance import attendance, entry_lists, substitutes
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw.seats import lined_up
from clubadmin.services.lists.workbook import pasted_book

translate = QCoreApplication.translate


class Paying(QObject):
    """The payments of everybody, as they are now."""

    told = Signal()  # it is known anew
    refused = Signal(str)

    def __init__(self, ops: Operations) -> None:
        super().__init__()
        self._ops = ops
        self._evening_id = 0
        self._payers: dict[int, Payer] = {}

    @property
    def asked(self) -> bool:
        """Whether the club asks anything."""
        return is_used("cash")

    def read(self, evening_id: int) -> None:
        """Ask it, of this evening from now on."""
        if evening_id != self._evening_id:
            self._evening_id, self._payers = evening_id, {}
        if self.asked:
            self._ops.look(lambda club: stakes.payers(club, evening_id), self._take)

    def said(self, people: tuple[Participant, ...]) -> Mapping[int, str]:
        """How each paid, by participant."""
        return {one.id: self._said(one) for one in people} if self.asked else {}

    def _said(self, person: Participant) -> str:
        found = [self._payers[one.id] for one in person.members if one.id in self._payers]
        paid = [one.paid for one in found if one.paid is not None]
        if not paid:
            return ""
        if len(paid) < len(found):
            text = translate("AttendanceStep", "%1 van %2")
            return text.replace("%1", str(len(paid))).replace("%2", str(len(found)))
        ways = {
            Paid.CASH: translate("AttendanceStep", "contant"),
            Paid.CARD: translate("AttendanceStep", "kaart"),
            Paid.FREE: translate("AttendanceStep", "vrij"),
        }
        return "/".join(dict.fromkeys(ways[one] for one in paid))

    def pay(self, person: Participant) -> None:
        """All who play under a number paid, with a card or in cash."""
        evening_id, who = self._evening_id, [one.id for one in person.members]
        self._do(lambda club: stakes.pay(club, evening_id, who))

    def take_back(self, person: Participant) -> None:
        """Take the payment of a participant back."""
        evening_id, who = self._evening_id, [one.id for one in person.members]
        self._do(lambda club: stakes.take_back(club, evening_id, who))

    def _do(self, work: Callable[[OpenClub], tuple[Payer, ...]]) -> None:
        self._ops.change(
            work, self._take, lambda error: self.refused.emit(troubles.sentence(error))
        )

    def _take(self, payers: tuple[Payer, ...]) -> None:
        self._payers = {one.member.id: one for one in payers}
        self.told.emit()


class AttendanceStep(Step):
    """A field with its matches below it, and beside it everybody who is there."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self._notice: RoundsNotice | None = None  # what was said of drawn rounds
        self.arrivals = Arrivals(theme)
        self.model: RowsModel[Participant] = RowsModel(
            theme, attendance_columns(), lambda one: one.id
        )
        self.present = ListTable(theme, self.model, self.tr("Aanwezig"))
        self.present.looked_at.connect(self._look_at)
        self.present.lead(lambda one: ShowParticipant(one.id))
        self.present.installEventFilter(self)
        self._count = label("", "heading")
        self._fit = label("", "muted")
        self._excluded = Said()
        self._homeless = Said()
        self.bar = PresenceBar(theme)
        self.away = AwayNotes(ops, theme)
        self.paying = Paying(ops)
        self.onward = button(self.tr("Verder naar &Indeling"), self._go_on, "primary")
        self._wire()
        self._lay_out()

    def show_evening(self, evening: Evening) -> None:
        """The evening as it is; who may still come is asked while one looks."""
        self._take_back(evening)
        other = self._evening is not None and self._evening.id != evening.id
        self._evening = evening
        self._show_people(evening)
        self.paying.read(evening.id)
        self.away.show_evening(evening)
        if other:
            self.arrivals.field.clear()  # it was sought on another evening
        if self.isVisible():
            self._reload()

    def enter(self) -> None:
        """Take the keyboard."""
        self._reload()
        self.away.read()
        self.arrivals.field.setFocus()
        self.arrivals.field.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Delete, Enter and letters work on who is there."""
        is_key = event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent)
        return watched is self.present and is_key and self._present_key(event)

    def _lay_out(self) -> None:
        grid = self._theme.grid
        right = card()
        right.setLayout(
            column(
                row(self._count, self._fit, None, self.onward, gap=grid(1)),
                self.present,
                self._excluded,  # below the list, whose rows then stay where they are
                self._homeless,
                self.bar,
                gap=grid(1),
                margin=grid(2),
            )
        )
        self.arrivals.add_below(self.away)
        self.setLayout(row((self.arrivals, 2), (right, 3), gap=grid(2)))
        self.setTabOrder(self.bar.remove, self.away.button)  # Tab goes from the field to the list

    def _wire(self) -> None:
        self.arrivals.wanted.connect(self._reload)
        self.arrivals.came.connect(self._arrive)
        self.arrivals.guest_came.connect(self._arrive_as_guest)
        self.arrivals.pair_wanted.connect(self._ask_for_pair)
        self.arrivals.pair_came.connect(self._arrive_as_pair)
        self.arrivals.stands_in.connect(self._stand_in)
        self.arrivals.all_came.connect(self._all_arrive)
        self.arrivals.list_pasted.connect(
            lambda copied: self.read_list(lambda: pasted_book(*copied))
        )
        self.arrivals.sent_word.connect(self.away.turn)
        self.arrivals.seen_there.connect(lambda person: self.present.select_key(person.id))
        self.arrivals.not_there.connect(self._remove)
        self.away.noted.connect(self.arrivals.show_away)
        self.away.button.clicked.connect(self.arrivals.field.setFocus)  # once its window is closed
        self.away.refused.connect(self.said)
        self.paying.told.connect(self._show_paid)
        self.paying.refused.connect(self.said)
        self.bar.rounds_chosen.connect(self._set_rounds)
        self.bar.removed.connect(self._remove)
        self.bar.left.connect(self._leave)
        self.bar.stand_in_asked.connect(self._ask_for_stand_in)
        self.bar.stand_in_ended.connect(self._end_stand_in)
        self.bar.entry.chosen.connect(self._set_entry)
        self.bar.entry.left.connect(self.present.setFocus)

    # who is there

    def _show_people(self, evening: Evening) -> None:
        people = sorted(evening.participants, key=lambda one: one.number)
        before = {one.id for one in self.model.rows}
        held = held_against(evening)
        paid = self.paying.said(evening.participants)
        self.present.show_rows(people, attendance_columns(evening.participants, held, paid))
        excluded = present_though_excluded(evening)
        self._excluded.say(told(excluded) if excluded else "", "warning")
        asked = is_contest(evening) and evening.status == "open"
        homeless = without_district(evening) if asked else None
        self._homeless.say(told(homeless) if homeless else "", "muted")
        come = [one.id for one in people if one.id not in before]
        focus = QApplication.focusWidget()
        busy = focus is not None and (focus is self.present or self.bar.isAncestorOf(focus))
        if len(come) == 1 and not busy:
            self.present.select_key(come[0])  # what stands below the list is about who came last
        open_ = evening.status == "open" and evening.depth == "game"
        self.arrivals.field.setEnabled(open_)
        self.arrivals.entrant = evening.form.entrant
        self.arrivals.present = evening.participants
        self.bar.setVisible(open_ and bool(people))
        self.bar.entry.show_evening(evening)
        number = round_to_come(evening)
        playing = playing_in(evening, number) if evening.status == "open" else len(people)
        text = entrants_counted(evening.format, playing)
        if evening.form.entrant is Entrant.PAIR:
            text += " · " + counted(2 * playing, self.tr("speler"), self.tr("spelers"))
        if playing != len(people):
            said = self.tr("%1 in ronde %2")
            text = said.replace("%1", text).replace("%2", str(number))
        self._count.setText(text if people else "")
        self._fit.setText(self._what_fits(evening, playing))
        self._look_at(self.present.currentIndex().row())

    def _show_paid(self) -> None:
        """Show the list of people again, with those who paid."""
        if self._evening is not None:
            self._show_people(self._evening)

    def _tick_paid(self, *, paid: bool) -> bool:
        """Tick off that who stands there paid, or did not, and go on; whether that can be."""
        rows, at = self.model.rows, self.present.currentIndex()
        if not self.paying.asked or not 0 <= at.row() < len(rows):
            return False
        (self.paying.pay if paid else self.paying.take_back)(rows[at.row()])
        if at.row() + 1 < len(rows):
            self.present.setCurrentIndex(at.siblingAtRow(at.row() + 1))
        return True

    def _what_fits(self, evening: Evening, count: int) -> str:
        """How many tables they make, and how many are left over."""
        size = evening.entrants
        if count < size:
            return ""
        each = evening.team_pairs if evening.form.entrant is Entrant.TEAM else 1
        tables = counted(count // size * each, self.tr("tafel"), self.tr("tafels"))
        over = count % size
        return f"· {tables}" + (self.tr(", %1 over").replace("%1", str(over)) if over else "")

    def _look_at(self, at: int) -> None:
        person = self.model.row_at(at)
        if person is not None and person.team_id is not None and self._evening is not None:
            person = lined_up(self._evening, person)
        self.bar.show_person(person, self._evening.rounds if self._evening else 1)

    def _present_key(self, event: QEvent) -> bool:
        assert isinstance(event, QKeyEvent)
        if event.key() == Qt.Key.Key_Delete:
            self.bar.remove_shown()
            return True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if event.modifiers() & Qt.KeyboardModifier.AltModifier:
                return False  # the list opens the page of who stands there
            self.bar.first.setFocus()
            self.bar.first.selectAll()  # a typed round replaces the one that stands there
            return True
        if event.key() in (Qt.Key.Key_Plus, Qt.Key.Key_Minus):
            return self._tick_paid(paid=event.key() == Qt.Key.Key_Plus)
        if event.text().isalpha() and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.arrivals.begin(event.text())
            return True
        return False

    @property
    def _open(self) -> Evening:
        assert self._evening is not None
        return self._evening

    def _set_rounds(self, person: Participant, first: int, last: int | None) -> None:
        evening_id = self._open.id

        if last != person.last_round:
            self._change(lambda club: attendance.drop_out(club, evening_id, person.id, last))
        if first != person.from_round:
            self._change(lambda club: attendance.come_late(club, evening_id, person.id, first))

    def _set_entry(self, person: Participant, values: dict[str, Any]) -> None:
        evening_id = self._open.id
        self._change(lambda club: entry_lists.set_entry(club, evening_id, person.id, **values))

    def _remove(self, person: Participant) -> None:
        evening_id = self._open.id

        def answered(consequence: Message | None) -> None:
            if consequence is None:
                self._leave(person)
            elif self.present.select_key(person.id):
                self.bar.tell_leaving(told(consequence))

        self._ops.run(
            lambda club: attendance.told_of_leaving(club, evening_id, person.id),
            answered,
            self._refused,
        )

    def _leave(self, person: Participant) -> None:
        evening_id = self._open.id
        self._change(lambda club: attendance.leave(club, evening_id, person.id))

    # who comes in

    def _arrive(self, who: Member | Pair | Team) -> None:
        evening_id, first = self._open.id, first_round(self._open)
        self._change(lambda club: attendance.arrive(club, evening_id, who, first))

    def _arrive_as_guest(self, name: str) -> None:
        evening_id, first = self._open.id, first_round(self._open)
        self._change(lambda club: attendance.arrive_as_guest(club, evening_id, name, first))

    def _all_arrive(self, who: tuple[Member | Pair | Team, ...]) -> None:
        evening_id = self._open.id
        self._change_long(
            lambda club, progress: entry_lists.come_all(club, evening_id, who, progress)
        )

    def read_list(self, book: Callable[[], Book]) -> None:
        """Show the steps of a list, before anybody is put on the list of the evening."""
        evening_id = self._open.id

        def show(draft: EntriesDraft) -> None:
            ask(self, Show("import", draft))

        self._ops.run(
            lambda club: entry_lists.begin(club, evening_id, book()),
            show,
            self._refused,
            awaited=True,
        )

    def _ask_for_pair(self, typed: str) -> None:
        evening_id = self._open.id
        self._ops.run(
            lambda club: substitutes.substitute_candidates(club, evening_id, ""),
            lambda people: self.arrivals.ask_for_pair(people, typed),
        )

    def _arrive_as_pair(self, one: Member | str, other: Member | str) -> None:
        evening_id, first = self._open.id, first_round(self._open)
        self._change(lambda club: attendance.arrive_as_pair(club, evening_id, (one, other), first))

    # substitutes

    def _ask_for_stand_in(self, person: Participant, which: int) -> None:
        evening_id = self._open.id
        self._ops.run(
            lambda club: substitutes.substitute_candidates(club, evening_id, "", person.id),
            lambda people: self.arrivals.ask_for_stand_in(person, which, people),
        )

    def _stand_in(self, person: Participant, which: int, member: Member) -> None:
        evening_id = self._open.id
        self._change(
            lambda club: substitutes.substitute(club, evening_id, person.id, which, member.id)
        )

    def _end_stand_in(self, person: Participant) -> None:
        evening_id = self._open.id
        which = next((at for at, one in enumerate(person.substitutes) if one), 0)
        self._change(lambda club: substitutes.substitute(club, evening_id, person.id, which, None))

    # the file

    def _reload(self) -> None:
        if self._evening is None:
            return
        self.arrivals.closed = self._evening.status != "open"
        if self.arrivals.closed:
            self._offer(())
            return
        evening_id = self._evening.id
        self._ops.look(lambda club: attendance.candidates(club, evening_id, ""), self._offer)

    def _offer(self, candidates: tuple[Comer, ...]) -> None:
        self.arrivals.offer(candidates)

    def _go_on(self) -> None:
        self.step_asked.emit(DRAW)

    def _change(self, work: Callable[[OpenClub], Evening]) -> None:
        self._ops.change(work, self._changed, self._refused)

    def _change_long(self, work: Callable[[OpenClub, Callable[[int, int], None]], Evening]) -> None:
        title = self.tr("Deelnemers op de lijst zetten")
        self._ops.run_long(work, self._changed, self._refused, changes=True, title=title)

    def _changed(self, evening: Evening) -> None:
        before, self._evening = self._evening, evening
        if before is not None:
            self._say_of_rounds(before, evening)
        self._show_people(evening)
        self.changed.emit(evening)

    def _say_of_rounds(self, before: Evening, after: Evening) -> None:
        """All that changed since anything was said, for perhaps nothing was printed yet."""
        said = self._notice
        notice = rounds_notice(said.before if said else before, after)
        if said and (notice is None or notice.sentence != said.sentence):
            self.unsaid.emit(said.sentence)
        self._notice = notice
        if notice:
            self.lasting.emit(notice.sentence)

    def _take_back(self, evening: Evening) -> None:
        """Take back the notice of changed rounds once they are drawn or typed, or elsewhere."""
        if self._notice and not self._notice.holds(evening):
            self.unsaid.emit(self._notice.sentence)
            self._notice = undone_notice(self._notice, evening)
            if self._notice:
                self.lasting.emit(self._notice.sentence)

    def _refused(self, error: Exception) -> None:
        self.said.emit(troubles.sentence(error))
        self._look_at(self.present.currentIndex().row())  # the rounds as they still are
        self._reload()
