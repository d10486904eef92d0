"""The field in which a few letters and Enter tick somebody off, with the matches below it."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QListView, QListWidget, QListWidgetItem, QWidget

from clubadmin.desktop.attendance.alphabet import (
    BY_FIRST,
    Letters,
    begins,
    filed,
    in_order,
    matches,
)
from clubadmin.desktop.kit import remembered
from clubadmin.desktop.kit.copying import cells_copied, rows_copied
from clubadmin.desktop.kit.forms import line, takes_back
from clubadmin.desktop.kit.language import told
from clubadmin.desktop.kit.tables import Deed, cover_cut_row, folded, menu_on
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import CardBox, button, column, label, row
from clubadmin.desktop.spoken.saying import SaysChosen
from clubadmin.domain.draw.formats import Entrant
from clubadmin.domain.names import is_name
from clubadmin.model.evenings.evening import Participant
from clubadmin.model.members.member import Member, Pair, Team
from clubadmin.services.input.checks import no_name

Comer = Member | Pair | Team
NAMED = 3  # of more who are there already with the letters typed, only the number is said
LEAST_OF_WORD = 3  # letters of "iedereen" from which it is meant
FEW = 12  # people that are found without an alphabet
_BOX = {False: Qt.CheckState.Unchecked, True: Qt.CheckState.Checked}


class _Matches(QListWidget):
    """A row a person, none of them cut through at the foot.

    Rows stay where they are while somebody is ticked. The second press of a double click does
    nothing: it would tick off whoever stands there by then.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "ticks")
        self._second = False  # of a double click, until it is let go
        self.verticalScrollBar().valueChanged.connect(self.viewport().update)

    def show_lines(self, lines: list[tuple[str, bool | None]]) -> None:
        """Texts, each with a box that is ticked or not; None: no box."""
        if self.count() != len(lines):
            self.clear()
            self.addItems([text for text, _ticked in lines])
        for at, (text, ticked) in enumerate(lines):
            item: QListWidgetItem = self.item(at)
            item.setText(text)
            item.setData(Qt.ItemDataRole.CheckStateRole, None if ticked is None else _BOX[ticked])

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The first press did it."""
        self._second = True
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tell nothing of the second press."""
        if not self._second:
            super().mouseReleaseEvent(event)
        self._second = False

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rows that are read."""
        super().paintEvent(event)
        cover_cut_row(self)


class Arrivals(CardBox):
    """The field for arrivals; or, while a substitute is sought, for those who may stand in."""

    came = Signal(object)  # Member, Pair or Team
    guest_came = Signal(str)  # the name as typed
    pair_wanted = Signal(str)  # no pair with these letters: make one of who may still come
    pair_came = Signal(object, object)  # each a Member, or the name of a guest as typed
    stands_in = Signal(object, int, object)  # Participant, which of the pair, Member
    sent_word = Signal(object)  # Member, Pair or Team that does not come
    seen_there = Signal(object)  # the first Participant with these letters
    not_there = Signal(object)  # Participant who is on the list and did not come
    all_came = Signal(object)  # tuple of all who may still come
    list_pasted = Signal(object)  # cells from the clipboard, as text and as a piece of a page
    wanted = Signal()  # read anew who may come

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.entrant = Entrant.MEMBER  # of pairs and teams no guests come
        self.present: tuple[Participant, ...] = ()  # who is there already
        self.closed = False  # whether the evening is, so that nobody can come any more
        self._away: dict[int, bool] = {}  # who sent word, by member, pair or team
        self._candidates: tuple[Comer, ...] | None = None  # None: not read yet
        # who stands in which row: kept here, for Qt crashes on clearing items that hold people
        self._listed: list[Comer | Participant | str | tuple[Comer, ...]] = []
        self._coming: list[Comer] = []  # ticked here, and on their way to the list of the evening
        self._walked = -1  # the row that was ticked last, from where the arrows go on
        self._shown_for = ""  # the letters that the list answers
        self._enter_waits = False  # Enter came before it was known who may come
        self._stand_in: tuple[Participant, int] | None = None
        self._pairing: list[Comer | str] | None = None  # who of a new pair are known
        self.field = line()
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._show_matches)
        self.field.installEventFilter(self)
        self._caption = label("", "strong")
        self._caption.setBuddy(self.field)
        self._hint = label("", "small", wrap=True)
        self._hint.setMinimumHeight(theme.grid(4.25))  # two lines, so that no name slides away
        self._hint.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.list = _Matches()
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setWordWrap(True)  # namesakes are told apart by what stands last
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setAccessibleName(self.tr("Wie bij deze letters past"))
        self.list.clicked.connect(lambda index: self._take(index.row()))
        menu_on(self.list, self._deeds)
        SaysChosen(self.list)
        grid = theme.grid
        self._by_first = remembered.text(BY_FIRST) == "yes"
        self._order = button("", self._turn_order, "link")
        self._order.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the letters typed next are a name's
        self._alphabet = Letters(theme)
        self._alphabet.chosen.connect(self._jump)
        self._column = column(
            row(self._caption, None, self._order),
            *(self.field, self._hint, row(self.list, self._alphabet)),
            gap=grid(1),
            margin=grid(2),
        )
        self.setLayout(self._column)
        self.setMaximumWidth(grid(56))
        self.ask_for_people()

    def add_below(self, widget: QWidget) -> None:
        """Something more about who comes, below the list."""
        self._column.addWidget(widget)

    def offer(self, candidates: tuple[Comer, ...]) -> None:
        """Offer those who may still come."""
        if not self._asking:
            return
        self._candidates, self._coming = candidates, []
        self._show_matches()
        if self._enter_waits:
            self._enter_waits = False
            self._take(self.list.currentRow())

    def show_away(self, away: dict[int, bool]) -> None:
        """Show who is noted as not coming: True with notice."""
        if away != self._away:
            self._away = away
            self._show_matches()

    def ask_for_people(self) -> None:
        """The ordinary question: who is there?"""
        self._stand_in = self._pairing = None
        self._candidates = None
        self._caption.setText(self.tr("Wie is er?"))
        self.field.setPlaceholderText(self.tr("Letters van de naam"))
        self.field.setAccessibleName(self._caption.text())
        self.wanted.emit()

    def ask_for_stand_in(self, person: Participant, which: int, people: tuple[Member, ...]) -> None:
        """Ask who plays in place of a pair's first (0) or second (1)."""
        self._stand_in = (person, which)
        self._candidates = people
        name = person.members[which].label
        self._caption.setText(self.tr("Wie valt in voor %1?").replace("%1", name))
        self.field.setAccessibleName(self._caption.text())
        self.field.setFocus()
        self._show_matches()

    def ask_for_pair(self, people: tuple[Member, ...], typed: str) -> None:
        """Ask who form a new pair; the first may be typed in part already."""
        self._pairing = []
        self._candidates = people
        self._caption.setText(self.tr("Nieuw paar: wie is de een?"))
        self.field.setAccessibleName(self._caption.text())
        self.field.setFocus()
        self.field.setText(typed)
        self.field.selectAll()  # who types a name now means another
        self._show_matches()

    def begin(self, letters: str) -> None:
        """Take the keyboard, with these letters typed."""
        self.field.setFocus()
        self.field.setText(letters)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The field steers the list of matches; Ctrl+Z is left to the window."""
        if watched is not self.field or not isinstance(event, QKeyEvent):
            return False
        if event.type() == QEvent.Type.ShortcutOverride and takes_back(event):
            event.ignore()
            return True
        return event.type() == QEvent.Type.KeyPress and self._key(event)

    @property
    def _asking(self) -> bool:
        """Whether it is asked who is there, and not for a substitute or half a pair."""
        return self._stand_in is None and self._pairing is None

    def _key(self, event: QKeyEvent) -> bool:
        key = event.key()
        if event.matches(QKeySequence.StandardKey.Paste) and rows_copied() and self._asking:
            self.list_pasted.emit(cells_copied())
            return True
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            by = 1 if key == Qt.Key.Key_Down else -1
            now, last = self.list.currentRow(), self.list.count() - 1
            self.list.setCurrentRow(min(max((self._walked if now < 0 else now) + by, 0), last))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter_waits = self._candidates is None
            if self._enter_waits:
                self.wanted.emit()
            self._take(self.list.currentRow())
        elif key == Qt.Key.Key_F2 and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self._note_away()
        elif key == Qt.Key.Key_Escape:
            if self._asking and not self.field.text():
                return False  # nothing here to leave: it is for what the window says above
            if not self._asking:
                self.ask_for_people()
            self.field.clear()
        else:
            return False
        return True

    def _deeds(self) -> tuple[Deed, ...]:
        came = (self.tr("&Aanwezig of niet"), "Enter", lambda: self._take(self.list.currentRow()))
        away = (self.tr("Af&gemeld of niet"), "F2", self._note_away)
        return (came, away) if self._asking and self._chosen() is not None else (came,)

    def _note_away(self) -> None:
        """Note the chosen person as away, while the ordinary question is asked."""
        who = self._chosen()
        if who is not None and self._asking:
            self.field.selectAll()  # the next name replaces this one
            self.sent_word.emit(who)

    def _show_matches(self) -> None:
        typed = self.field.text().strip()
        found = matches(self._candidates or (), typed)
        chosen = self._chosen() if typed == self._shown_for else None
        if typed != self._shown_for:
            self._walked = -1
        self._shown_for = typed
        self._listed = [*found, *self._everybody(typed)]
        everyone = not typed and self._asking and not self.closed and self._candidates is not None
        if everyone:
            whole = (*(self._candidates or ()), *self._coming, *self._there_already())
            self._listed = [*in_order(whole, by_first=self._by_first)]
        self._offer_alphabet(everyone)
        may_be_new = self._may_add_guest() or self._may_make_pair()
        may_be_new = may_be_new and is_name(typed) and not self._means_all(typed)
        if not self._listed and may_be_new:
            self._listed.append(typed)  # nobody is called "iedereen"
        there = self._there(typed)
        self._listed += there
        self.list.show_lines([(self._line(who), self._is_ticked(who)) for who in self._listed])
        chosen_at_once = bool(found) or not there  # a second guest of that name takes an arrow
        asked = typed or self._stand_in
        first = 0 if self._listed and asked and chosen_at_once else -1
        self.list.setCurrentRow(self._listed.index(chosen) if chosen in self._listed else first)
        if len(there) > NAMED:
            self.seen_there.emit(there[0])
        hint = self._already(there) if there else self._advice(len(found), typed)
        if len(self._listed) == 1 and isinstance(self._listed[0], tuple):
            hint = self.tr("Enter vinkt allen aan die zich niet afmeldden, zonder gasten.")
        self._hint.setText(hint)

    def _there_already(self) -> list[Participant]:
        """Everybody on the list, without those who are still on their way to it."""
        coming = {one.id for one in self._coming}
        return [
            one
            for one in self.present
            if (one.team_id or one.pair_id or one.members[0].id) not in coming
        ]

    def _is_ticked(self, who: Comer | Participant | str | tuple[Comer, ...]) -> bool | None:
        """Whether somebody is there; None for what is nobody, or while another thing is asked."""
        if isinstance(who, str | tuple) or not self._asking:
            return None
        return isinstance(who, Participant) or who in self._coming

    def _offer_alphabet(self, everyone: bool) -> None:
        """Show the order and the first letters, while all are listed."""
        many = everyone and len(self._listed) > FEW and self.entrant is Entrant.MEMBER
        self._order.setVisible(many)
        by_first = self.tr("Op voornaam")
        self._order.setText(self.tr("Op achternaam") if self._by_first else by_first)
        people = [one for one in self._listed if not isinstance(one, str | tuple)] if many else []
        self._alphabet.offer([filed(one, by_first=self._by_first)[0] for one in people])

    def _turn_order(self) -> None:
        self._by_first = not self._by_first
        remembered.keep_text(BY_FIRST, "yes" if self._by_first else "")
        self._show_matches()
        self.list.scrollToTop()

    def _jump(self, at: int) -> None:
        """Have the first with a letter at the top."""
        self.list.scrollToItem(self.list.item(at), QListView.ScrollHint.PositionAtTop)

    def _everybody(self, typed: str) -> list[tuple[Comer, ...]]:
        """All at once, for who types the word for it: members, not guests or who sent word."""
        meant = self._means_all(typed)
        if not meant or not self._asking:
            return []
        coming = tuple(
            one
            for one in self._candidates or ()
            if one.id not in self._away and not (isinstance(one, Member) and one.guest)
        )
        return [coming] if coming else []

    def _means_all(self, typed: str) -> bool:
        """Whether the word for all at once was typed, or its first letters."""
        words = folded(self.tr("iedereen allemaal allen")).split()
        return len(typed) >= LEAST_OF_WORD and any(one.startswith(folded(typed)) for one in words)

    def _there(self, typed: str) -> list[Participant]:
        """Find those present whose name fits the letters."""
        if not typed or not self._asking or self._candidates is None:
            return []
        return [one for one in self.present if begins(one.name, typed)]

    def _already(self, there: list[Participant]) -> str:
        if len(there) > NAMED:
            text = self.tr("Van wie zo heten zijn er al %1; hiernaast staat de eerste.")
            return text.replace("%1", str(len(there)))
        text = self.tr("%1 is er al (nr %2).")
        said = [text.replace("%2", str(one.number)).replace("%1", one.name) for one in there]
        if self.list.currentRow() >= 0:
            said.append(self.tr("Enter vinkt de gekozen naam aan."))
            return " ".join(said)
        if isinstance(self._listed[0], str):
            said.append(self.tr("Een gast met deze naam: pijl omlaag, dan Enter."))
        return " ".join(said)

    def _chosen(self) -> Comer | None:
        """The chosen person of the list, so that the choice stays when the list is read again."""
        at = self.list.currentRow()
        who = self._listed[at] if 0 <= at < len(self._listed) else None
        return None if isinstance(who, str | tuple | Participant) else who

    def _line(self, who: Comer | Participant | str | tuple[Comer, ...]) -> str:
        if isinstance(who, tuple):
            return self.tr("Iedereen die nog kan komen: %1").replace("%1", str(len(who)))
        if isinstance(who, str) and self._may_make_pair():
            return self.tr("Nieuw paar maken met “%1”").replace("%1", who)
        if isinstance(who, str):
            return self.tr("Nieuw: gast “%1” toevoegen").replace("%1", who)
        if isinstance(who, Participant) and len(who.members) == 1:
            who = who.members[0]
        said = who.name if isinstance(who, Participant) else who.label
        if isinstance(who, Member) and not self._shown_for and self._asking and not self._by_first:
            said = who.sorted_label
        if isinstance(who, Member) and who.apart:
            number = self.tr("lid %1").replace("%1", str(who.id))
            said += f" · {who.phone or who.email or number}"
        if isinstance(who, Member) and who.guest:
            said += "   " + self.tr("(gast)")
        away = self._away.get(who.id) if self._asking else None
        if away is not None:
            said += " · " + (self.tr("afgemeld") if away else self.tr("zonder bericht"))
        return said

    def _may_add_guest(self) -> bool:
        if self._candidates is None or self._stand_in is not None:
            return False
        return self.entrant is Entrant.MEMBER or self._pairing is not None

    def _may_make_pair(self) -> bool:
        return self._candidates is not None and self.entrant is Entrant.PAIR and self._asking

    def _advice(self, found: int, typed: str) -> str:
        if self._candidates is None:
            return ""
        if any(isinstance(one, Member) and one.apart != "" for one in self._listed):
            return self.tr("Twee met dezelfde naam: geef ze bij Leden elk een onderscheid.")
        if found and typed:
            text = self.tr("Enter vinkt de gekozen naam aan, pijl omlaag kiest een andere.")
            return text + " " + self.tr("F2: meldt zich af.") if self._asking else text
        if found:
            if not self._asking:
                return self.tr("Kan nog komen:")
            return self.tr(
                "Vink aan wie er is, of typ letters van de naam (“iedereen” voor allen, Ctrl+V "
                "plakt een lijst)."
            )
        if not typed and self._pairing is not None:
            return self.tr("Typ een paar letters; wie geen lid is, komt erbij als gast.")
        if not typed or (self._asking and self._means_all(typed)):
            return self._all_there()
        return self._nobody(typed)

    def _nobody(self, typed: str) -> str:
        """Tell what happens to letters that fit nobody."""
        if (self._may_add_guest() or self._may_make_pair()) and not is_name(typed):
            return told(no_name(typed))
        if self._may_add_guest():
            return self.tr("Niemand met deze letters. Enter voegt een gast toe.")
        if self.entrant is Entrant.TEAM:
            return self.tr("Geen team met deze letters. Een nieuw team maakt u bij Leden.")
        return self.tr("Geen paar met deze letters. Enter maakt er een, van leden of gasten.")

    def _all_there(self) -> str:
        """Tell that nobody can still come; or, without any pairs or teams, where to make them."""
        if self.closed:
            return self.tr("Deze avond is afgesloten: er komt niemand meer bij.")
        if self._away:
            return self.tr("Alle anderen zijn er.")
        if self.entrant is Entrant.MEMBER and not self.present:
            return self.tr("De club heeft nog geen leden. Typ of plak namen: wie komt, is gast.")
        if self.entrant is Entrant.MEMBER:
            return self.tr("Iedereen is er.")
        if self.present and self.entrant is Entrant.PAIR:
            return self.tr(
                "Alle paren zijn er. Typ twee namen, elk met Enter, voor een nieuw paar."
            )
        if self.present:
            return self.tr("Geen ander team kan nog komen.")
        if self.entrant is Entrant.TEAM:
            return self.tr("Er zijn nog geen teams. Maak ze bij Leden, tab Viertallen.")
        return self.tr(
            "Er zijn nog geen paren. Typ twee namen, elk met Enter: zo maakt u er een. Ctrl+V "
            "plakt een lijst."
        )

    def _take(self, at: int) -> None:
        if not 0 <= at < len(self._listed):
            return
        who = self._listed[at]
        if isinstance(who, Participant):
            self.field.selectAll()  # the next name replaces this one
            self.not_there.emit(who)  # its row is ticked until that is done
            return
        if isinstance(who, tuple):
            self.all_came.emit(who)
        elif self._stand_in is not None:
            person, which = self._stand_in
            self.ask_for_people()
            self.stands_in.emit(person, which, who)
        elif self._pairing is not None:
            self._take_half(who)
        elif isinstance(who, str) and self._may_make_pair():
            self.pair_wanted.emit(who)
            return  # the letters stay: they are of the one or the other
        elif isinstance(who, str):
            self.guest_came.emit(who)
        elif who in self._coming:
            return
        else:
            self._candidates = tuple(one for one in self._candidates or () if one != who)
            self._coming.append(who)
            self._walked = at if not self._shown_for else -1
            self.came.emit(who)
        self.field.clear()
        self._show_matches()

    def _take_half(self, who: Comer | str) -> None:
        """The one of a new pair, or the other; with both there the pair comes."""
        assert self._pairing is not None
        self._pairing.append(who)
        if len(self._pairing) == 2:
            one, other = self._pairing
            self.ask_for_people()
            self.pair_came.emit(one, other)
            return
        self._candidates = tuple(one for one in self._candidates or () if one != who)
        name = who if isinstance(who, str) else who.label
        self._caption.setText(self.tr("%1 – en wie is de ander?").replace("%1", name))
        self.field.setAccessibleName(self._caption.text())
