"""Step 1, Aanwezig: a few letters and Enter tick somebody off."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QListWidget

from clubadmin.desktop import troubles
from clubadmin.desktop.evening import asks
from clubadmin.desktop.evening.matching import matches
from clubadmin.desktop.evening.presence import PresenceBar
from clubadmin.desktop.evening.step import DRAW, Step
from clubadmin.desktop.evening.wording import counted
from clubadmin.desktop.tables import Column, ListTable, RowsModel
from clubadmin.desktop.theme import Theme
from clubadmin.desktop.widgets import button, card, column, label, row
from clubadmin.services.views.evening import Evening, Participant
from clubadmin.services.views.member import Member, Pair

if TYPE_CHECKING:
    from clubadmin.desktop.operations import Operations


class AttendanceStep(Step):
    """One field, its matches below it, and who is there beside it."""

    def __init__(self, ops: "Operations", theme: Theme) -> None:
        super().__init__(ops, theme)
        self._candidates: tuple[Member | Pair, ...] = ()
        self._shown_for = ""  # the letters that the list answers
        self._stand_in: tuple[Participant, int] | None = None
        self.field = QLineEdit()
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._show_matches)
        self.field.installEventFilter(self)
        self._caption = label("", "strong")
        self._caption.setBuddy(self.field)
        self._hint = label("", "small", wrap=True)
        self.list = QListWidget()
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setAccessibleName(self.tr("Wie bij deze letters past"))
        self.list.clicked.connect(lambda index: self._take(index.row()))
        # who stands in which row: kept here, for Qt crashes on clearing items that hold people
        self._listed: list[Member | Pair | str] = []
        self.model: RowsModel[Participant] = RowsModel(theme, self._columns(), lambda one: one.id)
        self.present = ListTable(theme, self.model, self.tr("Aanwezig"))
        self.present.looked_at.connect(self._look_at)
        self.present.installEventFilter(self)
        self._count = label("", "heading")
        self._fit = label("", "muted")
        self._none = label(
            self.tr(
                "Nog niemand. Typ links een paar letters van een naam en druk op Enter; "
                "met lege letters ziet u iedereen die nog kan komen."
            ),
            "muted",
            wrap=True,
        )
        self.bar = PresenceBar(theme)
        self.onward = button(self.tr("Verder naar &Indeling"), self._go_on, "primary")
        self._wire_bar()
        self._lay_out()

    def show_evening(self, evening: Evening) -> None:
        """The evening as it is; who may still come is asked while one looks."""
        self._evening = evening
        self._show_people(evening)
        if self.isVisible():
            self._reload()

    def enter(self) -> None:
        """Take the keyboard."""
        self._reload()
        self.field.setFocus()
        self.field.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The field steers the matches; Delete and Enter work on who is there."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if watched is self.field:
            return self._field_key(event)
        return self._present_key(event)

    def _lay_out(self) -> None:
        grid = self._theme.grid
        left = card()
        left.setLayout(
            column(self._caption, self.field, self._hint, self.list, gap=grid(1), margin=grid(2))
        )
        left.setMaximumWidth(grid(56))
        right = card()
        right.setLayout(
            column(
                row(self._count, self._fit, None, self.onward, gap=grid(1)),
                self._none,
                self.present,
                self.bar,
                gap=grid(1),
                margin=grid(2),
            )
        )
        layout = row(left, right, gap=grid(2))
        layout.setStretch(0, 2)
        layout.setStretch(1, 3)
        self.setLayout(layout)
        self._ask_for_people()

    def _wire_bar(self) -> None:
        self.bar.rounds_chosen.connect(self._set_rounds)
        self.bar.removed.connect(self._remove)
        self.bar.stand_in_asked.connect(self._ask_for_stand_in)
        self.bar.stand_in_ended.connect(self._end_stand_in)

    def _columns(self) -> list[Column[Participant]]:
        return [
            Column(self.tr("Nr"), lambda one: str(one.number), right=True, width=6, look=_muted),
            Column(self.tr("Naam"), lambda one: one.name),
            Column("", self._remarks, width=24, look=lambda _one: "warning"),
        ]

    def _remarks(self, one: Participant) -> str:
        said = []
        if one.from_round > 1:
            said.append(self.tr("vanaf ronde %1").replace("%1", str(one.from_round)))
        if one.last_round is not None:
            said.append(self.tr("t/m ronde %1").replace("%1", str(one.last_round)))
        if any(one.substitutes):
            said.append(self.tr("met invaller"))
        if one.pair_id is None and one.members[0].guest:
            said.append(self.tr("gast"))
        return ", ".join(said)

    # who is there

    def _show_people(self, evening: Evening) -> None:
        people = sorted(evening.participants, key=lambda one: one.number)
        before = self.model.rowCount()
        self.present.show_rows(people)
        if len(people) == before + 1:
            self.present.scrollToBottom()
        self._none.setVisible(not people)
        self.present.setVisible(bool(people))
        open_ = evening.status == "open" and evening.depth == "game"
        self.field.setEnabled(open_)
        self.bar.setVisible(open_ and bool(people))
        if evening.format == "pairs":
            text = counted(len(people), self.tr("paar"), self.tr("paren"))
            text += " · " + counted(2 * len(people), self.tr("speler"), self.tr("spelers"))
        else:
            text = counted(len(people), self.tr("speler"), self.tr("spelers"))
        self._count.setText(text)
        self._fit.setText(self._what_fits(evening, len(people)))
        self._look_at(self.present.currentIndex().row())

    def _what_fits(self, evening: Evening, count: int) -> str:
        """How many tables they make, and how many are left over."""
        size = 2 if evening.format == "pairs" else 4
        if count < size:
            return ""
        tables = counted(count // size, self.tr("tafel"), self.tr("tafels"))
        over = count % size
        return f"· {tables}" + (self.tr(", %1 over").replace("%1", str(over)) if over else "")

    def _look_at(self, at: int) -> None:
        rows = self.model.rows
        person = rows[at] if 0 <= at < len(rows) else None
        self.bar.show_person(person, self._evening.rounds if self._evening else 1)

    def _present_key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Delete:
            self.bar.remove_shown()
            return True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.bar.first.setFocus()
            self.bar.first.selectAll()  # a typed round replaces the one that stands there
            return True
        if event.text().isalpha() and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.field.setFocus()
            self.field.setText(event.text())
            return True
        return False

    def _set_rounds(self, person: Participant, first: int, last: int | None) -> None:
        assert self._evening is not None
        evening_id = self._evening.id

        def work(club: object) -> Evening:
            evening = None
            if last != person.last_round and (last or 99) >= person.from_round:
                evening = asks.drop_out(club, evening_id, person.id, last)  # type: ignore[arg-type]
            if first != person.from_round or evening is None:
                evening = asks.come_late(club, evening_id, person.id, first)  # type: ignore[arg-type]
            return evening

        self._change(work, self._changed)

    def _remove(self, person: Participant) -> None:
        assert self._evening is not None
        evening_id = self._evening.id
        self._change(lambda club: asks.leave(club, evening_id, person.id), self._changed)

    # who comes in

    def _field_key(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            by = 1 if key == Qt.Key.Key_Down else -1
            last = self.list.count() - 1
            self.list.setCurrentRow(min(max(self.list.currentRow() + by, 0), last))
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._take(self.list.currentRow())
            return True
        if key == Qt.Key.Key_Escape:
            if self._stand_in is not None:
                self._ask_for_people()
            self.field.clear()
            return True
        return False

    def _show_matches(self) -> None:
        typed = self.field.text().strip()
        found = matches(self._candidates, typed)
        chosen = self._chosen() if typed == self._shown_for else None
        self._shown_for = typed
        self._listed = list(found)
        if not found and typed and self._may_add_guest():
            self._listed.append(typed)
        self.list.clear()
        self.list.addItems([self._line(who) for who in self._listed])
        first = 0 if self.list.count() and (typed or self._stand_in) else -1
        self.list.setCurrentRow(found.index(chosen) if chosen in found else first)
        self._hint.setText(self._advice(len(found), typed))

    def _chosen(self) -> Member | Pair | None:
        """Who is chosen in the list, so that the choice stays when the list is read again."""
        at = self.list.currentRow()
        who = self._listed[at] if at >= 0 else None
        return who if isinstance(who, Member | Pair) else None

    def _line(self, who: Member | Pair | str) -> str:
        if isinstance(who, str):
            return self.tr("Nieuw: gast “%1” toevoegen").replace("%1", who)
        guest = isinstance(who, Member) and who.guest
        return f"{who.label}   ({self.tr('gast')})" if guest else who.label

    def _may_add_guest(self) -> bool:
        pairs = self._evening is not None and self._evening.format == "pairs"
        return not pairs and self._stand_in is None

    def _advice(self, found: int, typed: str) -> str:
        if found and typed:
            return self.tr("Enter vinkt de gekozen naam aan, pijl omlaag kiest een andere.")
        if found:
            return self.tr("Kan nog komen:")
        if typed and not self._may_add_guest():
            return self.tr("Niemand met deze letters. Een nieuw paar maakt u bij Leden.")
        if typed:
            return self.tr("Niemand met deze letters. Enter voegt een gast toe.")
        return self.tr("Iedereen is er.")

    def _take(self, at: int) -> None:
        if at < 0 or self._evening is None:
            return
        who = self._listed[at]
        evening_id = self._evening.id
        if self._stand_in is not None and isinstance(who, Member):
            person, which = self._stand_in
            self._ask_for_people()
            self._change(
                lambda club: asks.stand_in(club, evening_id, person.id, which, who.id),
                self._changed,
            )
        elif isinstance(who, str):
            self._change(lambda club: asks.arrive_as_guest(club, evening_id, who), self._changed)
        else:
            self._candidates = tuple(one for one in self._candidates if one != who)
            self._change(lambda club: asks.arrive(club, evening_id, who), self._changed)
        self.field.clear()
        self._show_matches()

    # substitutes

    def _ask_for_people(self) -> None:
        self._stand_in = None
        self._caption.setText(self.tr("Wie is er?"))
        self.field.setPlaceholderText(self.tr("Een paar letters van de naam"))
        self.field.setAccessibleName(self._caption.text())
        self._reload()

    def _ask_for_stand_in(self, person: Participant, which: int) -> None:
        assert self._evening is not None
        evening_id = self._evening.id
        self._ops.run(
            lambda club: asks.stand_ins(club, evening_id),
            lambda people: self._offer_stand_ins(person, which, people),
        )

    def _offer_stand_ins(self, person: Participant, which: int, people: tuple[Member, ...]) -> None:
        self._stand_in = (person, which)
        self._candidates = people
        name = person.members[which].label
        self._caption.setText(self.tr("Wie valt in voor %1?").replace("%1", name))
        self.field.setAccessibleName(self._caption.text())
        self.field.setFocus()
        self._show_matches()

    def _end_stand_in(self, person: Participant) -> None:
        assert self._evening is not None
        evening_id = self._evening.id
        which = next((at for at, one in enumerate(person.substitutes) if one), 0)
        self._change(
            lambda club: asks.stand_in(club, evening_id, person.id, which, None), self._changed
        )

    # the file

    def _reload(self) -> None:
        if self._evening is None or self._stand_in is not None:
            return
        if self._evening.status != "open":
            self._offer(())
            return
        evening_id = self._evening.id
        self._ops.run(lambda club: asks.candidates(club, evening_id), self._offer)

    def _offer(self, candidates: tuple[Member | Pair, ...]) -> None:
        if self._stand_in is None:
            self._candidates = candidates
            self._show_matches()

    def _go_on(self) -> None:
        self.step_asked.emit(DRAW)

    def _change(self, work: "Callable[..., Evening]", done: Callable[[Evening], None]) -> None:
        self._ops.run(work, done, self._refused, changes=True)

    def _changed(self, evening: Evening) -> None:
        self._evening = evening
        self._show_people(evening)
        self.changed.emit(evening)

    def _refused(self, error: Exception) -> None:
        self.said.emit(troubles.sentence(error))
        self._look_at(self.present.currentIndex().row())  # the rounds as they still are
        self._reload()


def _muted(_one: Participant) -> str:
    return "muted"
