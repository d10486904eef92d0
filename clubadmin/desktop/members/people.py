"""The list of members and guests, searched as one types, with the editor beside it."""

import sys
from collections.abc import Callable, Mapping, Sequence
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShortcut
from PySide6.QtWidgets import QCheckBox, QWidget

from clubadmin.desktop.administration.panes import keep_rest
from clubadmin.desktop.kit import files, language
from clubadmin.desktop.kit.copying import cells_copied
from clubadmin.desktop.kit.doors import ShowEntrant, ask, leads
from clubadmin.desktop.kit.empty import EmptyPlace, ListOrEmpty, framed
from clubadmin.desktop.kit.figure_columns import figured
from clubadmin.desktop.kit.figures import plain_date, whole
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.remembered import ListWithPanel
from clubadmin.desktop.kit.searching import Asker, SearchKeys, search_field
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel, folded, on_list, stay_at
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.used import if_it_leads
from clubadmin.desktop.kit.widgets import Pages, Said, button, column, label, row
from clubadmin.desktop.members.beside_list import BesidePane
from clubadmin.desktop.members.due import DueLine
from clubadmin.desktop.members.editor import NEW, MemberEditor
from clubadmin.desktop.members.leaving import LeavingForm
from clubadmin.desktop.work import troubles
from clubadmin.i18n import Message, Words
from clubadmin.model.archive.archive import PrintedColumn, PrintedPage, PrintedTable
from clubadmin.model.club.printing import Printing
from clubadmin.model.members.known import Billed, Known, Value
from clubadmin.model.members.member import Found, Member
from clubadmin.model.members.particulars import Particulars
from clubadmin.part import Show
from clubadmin.services.archive import known as archive_known
from clubadmin.services.attendance.turnout import latest_turnout
from clubadmin.services.club import club as clubs
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.files import save
from clubadmin.services.members import erasing, members, particulars
from clubadmin.services.members.card import billed, card

if TYPE_CHECKING:
    from clubadmin.desktop.administration.accounts import AccountPanel

Say = Callable[[str], object]
translate = QCoreApplication.translate


def do_nothing() -> None:
    """Go on with nothing else."""


MOST = 200  # people of a search that are shown while somebody types
PAUSE = 300  # ms without a key; then all of them are


def keep_known(
    parent: QWidget, ops: Operations, member_id: int, said: Say, failed: Callable[[Exception], None]
) -> None:
    """Ask for a folder and write both files there."""
    folder = files.ask_folder(parent, translate("Inspection", "In welke map komt de inzage?"))
    if folder is None:
        return

    def work(club: OpenClub) -> Path:
        found = archive_known.known(club, member_id)
        name = translate("Inspection", "inzage %1").replace("%1", found.name)
        stem = "".join(sign if sign.isalnum() else "-" for sign in name.lower())
        paper = _paper(found)
        from clubadmin.reports.archive.archive import archive_page

        pdf = archive_page(
            paper, Printing(clubs.settings(club), language.current(), datetime.now())
        )
        save(folder / f"{stem}.json", archive_known.as_json(found))
        return save(folder / f"{stem}.pdf", pdf)

    def done(made: Path) -> None:
        text = translate("Inspection", "✓ Inzage bewaard als PDF en als JSON: %1")
        said(text.replace("%1", str(made)))

    ops.run(work, done, failed, title=translate("Inspection", "Inzage"))


def _paper(found: Known) -> PrintedPage:
    tables = tuple(
        PrintedTable(
            language.told(part.title),
            tuple(PrintedColumn(language.told(one.head), one.right) for one in part.columns),
            tuple(tuple(_text(value) for value in row) for row in part.rows),
        )
        for part in found.parts
    )
    title = translate("Inspection", "Wat de club weet van %1").replace("%1", found.name)
    about = translate("Inspection", "Inzage volgens de AVG, artikel 15 en 20")
    return PrintedPage(title, about, tables)


def _text(value: Value) -> str:
    if isinstance(value, date):
        return plain_date(value)
    if isinstance(value, int):
        return whole(value)
    return value if isinstance(value, str) else language.told(value)


class PeoplePane(QWidget):
    """Search, list, editor."""

    said = Signal(str)  # for the bar at the foot of the window
    erased = Signal()

    account: "AccountPanel | None" = None  # made when it is asked for
    beside: BesidePane | None = None  # what is noted of each, in place of the card

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self._ops = ops
        self._theme = theme
        self._asker = Asker(ops, self)
        self._found = Found((), 0, 0)
        self._wanted: object = None  # key to select when the list comes
        self._added = 0  # who is chosen there while the form waits for the next
        self.search = search_field(
            self.tr("Zoeken op naam, onderscheid, telefoon"), self.tr("Zoeken in de leden")
        )
        self.search.textChanged.connect(self._look_for)
        self._rest = QTimer(self, singleShot=True, interval=PAUSE)
        self._rest.timeout.connect(self._ask_all)
        self.with_inactive = QCheckBox(self.tr("Ook wie ge&stopt is"))
        self.with_inactive.toggled.connect(self.refresh)
        self.count = label(kind="muted")
        self._cards = Asker(ops, self)
        self._warned: Particulars | None = None  # of which it was told what is odd about it
        self._doubted: Particulars | None = None  # of which was told that it may hold a BSN
        self._refused: Particulars | None = None  # which could not be stored
        self.keeping = False  # what was filled in is on its way to the file
        self._going: Callable[[], object] = do_nothing  # what one goes on with once it is there
        self._gone = Said()  # who was removed just now, and how to get him back
        self._gone_now = False  # that removal is the change that is told next
        self.due = DueLine(ops, theme)
        self.due.said.connect(self._say_erased)
        ops.changed.connect(self._after_change)
        self._billed: Mapping[int, Billed] = {}
        self.model: RowsModel[Member] = RowsModel(theme, self._columns(), lambda one: one.id)
        self.table = ListTable(theme, self.model, self.tr("Leden"), sort=0)
        self.table.looked_at.connect(self._look_at)
        self.table.clicked.connect(self._look_again)
        self.table.entered.connect(self._edit)
        self.table.lead(lambda one: ShowEntrant("member", one.id))
        self.table.pasted.connect(self.paste)
        self.table.takes_rows = True
        SearchKeys(self.search, self.table)
        self.editor = MemberEditor(theme, self._have_changed)
        self.editor.account_wanted.connect(self.show_account)
        self.editor.stored.connect(self._store_if_told)
        self.editor.leaving_wanted.connect(self._ask_leaving)
        self.editor.erasing_wanted.connect(self._ask_erasing)
        self.editor.erased.connect(self._erase)
        self.leaving = LeavingForm(ops, theme)
        self.leaving.left.connect(self._left)
        self.leaving.stayed.connect(self._stays)
        leaves = self.tr("&Vertrek …")
        self._keys: dict[BesidePane | None, list[QShortcut]] = {
            None: [
                on_list(self.table, Qt.Key.Key_Delete, self.editor.ask_removal, leaves),
                on_list(self.table, Qt.Key.Key_F2, self._change),
            ]
        }
        self.editor.list_pasted.connect(self.paste)
        self.editor.left.connect(self._to_list)
        self._lay_out()

    def _columns(self) -> list[Column[Member]]:
        name: Column[Member] = Column(
            self.tr("Naam"),
            lambda one: one.sorted_label,
            lambda one: (folded(one.filed_under), folded(one.first_name), one.id),
            look=lambda one: "" if one.active else "muted",
            least=24 if self.beside is None else 18,
        )
        if self.beside is not None:
            return [name, *self.beside.columns()]
        return [
            name,
            Column(self.tr("Telefoon"), lambda one: one.phone, look="muted", width=16, spare=True),
            Column(
                self.tr("Soort"),
                self._kind,
                lambda one: (not one.active, one.guest, folded(one.filed_under)),
                look="muted",
                width=14,
                spare=True,
            ),
            *self._owed(),
        ]

    def _owed(self) -> list[Column[Member]]:
        """Tell the open amount of each, in a club that asks dues."""
        if not any(one.owed for one in self._billed.values()):
            return []

        def owed(one: Member) -> int:
            return self._bill(one).owed

        def said(cents: int) -> str:
            return Words(language.current()).money(cents) if cents else ""

        return [figured(self.tr("Open"), owed, said, down=True, width=12)]

    def _bill(self, one: Member) -> Billed:
        return self._billed.get(one.id, Billed())

    def _kind(self, one: Member) -> str:
        usual = self.tr("gast") if one.guest else self.tr("lid")
        kind = self._bill(one).kind or usual
        return kind if one.active else self.tr("%1, gestopt").replace("%1", kind)

    def _lay_out(self) -> None:
        grid = self._theme.grid
        self.empty = EmptyPlace(
            self._theme,
            self.tr("Hier komen de leden en gasten"),
            self.tr("Met naam en, voor naamgenoten, een onderscheid zoals de straat."),
            (self.tr("&Eerste lid toevoegen"), self.add),
            self.tr(
                "Staan ze al in een rekenblad? Sleep het bestand hierheen, of kopieer daar de "
                "rijen en druk hier op Ctrl+V."
            ),
            other=(
                (self.tr("Een lijst uit een &bestand …"), self.bring)
                if leads(Show("bring-in"))
                else None
            ),
        )
        self.stack = ListOrEmpty(framed(self.table), self.empty)
        self.side = Pages(self.editor, self.leaving)
        self.owing = QCheckBox(self.tr("Alleen wie iets open heeft"))
        self.owing.toggled.connect(self.refresh)
        self.owing.hide()
        paste = button(self.tr("&Plakken"), self.paste)
        new = button(self.tr("&Nieuw lid"), self.add)
        if_it_leads(Show("paste-in"), paste)
        self._of_card = (paste, new, self.with_inactive)
        above = row(self.search, paste, new, gap=grid(1))
        below = row((self.count, 1), self.owing, self.with_inactive, gap=grid(1.5))
        parts = (above, self.stack, self._gone, self.due, below)
        self.splitter = ListWithPanel("members", parts, self.side, grid(1.5), 2)
        self.splitter.keep_room(self._theme, 40)
        self.setLayout(column(self.splitter))

    def refresh(self) -> None:
        """Ask for the members that the search finds."""
        self._ask_all()
        self._ops.run(billed, self._show_billed, gives_way=True)
        self._show_account()
        self._ops.run(latest_turnout, self.editor.show_season, gives_way=True)
        self.due.look(always=self.with_inactive.isChecked())

    def _look_for(self) -> None:
        """Look up the best at once while somebody types, and all when he waits a moment."""
        self.table.keep_row(None)  # another search leaves out whoever was stored before it
        if self.beside is not None:
            self._show(self._found)  # at once: the next key is for who is found
        elif self.search.text().strip():
            self._ask(MOST)
        else:
            self._ask_all()

    def _ask_all(self) -> None:
        self._ask(sys.maxsize)

    def _ask(self, most: int) -> None:
        self._rest.stop()
        text, inactive = self.search.text(), self.with_inactive.isChecked()
        if self.beside is not None:
            text, inactive = "", True
        self._asker.ask(lambda club: members.find(club, text, most, inactive=inactive), self._show)

    def _show_billed(self, found: Mapping[int, Billed]) -> None:
        """The kinds and the open amounts, which come after the names."""
        if found == self._billed:
            return
        self._billed = found
        self._show_owing()
        self._ask_all()

    def _show_owing(self) -> None:
        owing = self.beside is None and any(one.owed > 0 for one in self._billed.values())
        self.owing.setVisible(owing)
        self.owing.setChecked(self.owing.isChecked() and owing)

    def _show(self, answer: Found) -> None:
        self._found = answer
        found, searched = answer.best, bool(self.search.text().strip())
        if (beside := self.beside) is not None:
            words, searched = folded(self.search.text()).split(), False
            found = tuple(
                one
                for one in found
                if beside.has(one) and all(word in folded(one.label) for word in words)
            )
        if only := self.owing.isChecked():
            found = tuple(one for one in found if self._bill(one).owed > 0)
        if not answer.whole:
            self._rest.start()
        self.table.best_first(searched)
        self.table.show_rows(found, self._columns())
        there = bool(found) or searched or only
        self.stack.show_list(there)
        self._show_side(there or self.editor.isEnabled())
        self.count.setText(
            self._told_owing(found) if only else self._counted(answer.own, answer.guests)
        )
        if self._wanted is not None and self.table.select_key(self._wanted):
            self._wanted = None
            self.table.updateGeometries()  # of the rows that came just now
            self.table.scrollTo(self.table.currentIndex())
        if beside is not None:
            guests = sum(one.guest for one in found)
            self.count.setText(self._counted(len(found) - guests, guests))
            self._show_beside(found)
            return
        if not self.editor.isEnabled():
            self._look_at(self.table.currentIndex().row())  # who is chosen is shown
        if self.editor.member.id and not self.editor.dirty:
            self._ask_card()

    def show_beside(self, pane: BesidePane | None) -> None:
        """Have a pane note something of each in this list; None for the card of who is chosen."""
        if pane is self.beside:
            return
        if pane is not None and pane not in self._keys:
            self._keys[pane] = [on_list(self.table, key, *do) for key, do in pane.keys().items()]
            pane.changed.connect(self._ask_all)
            self.side.addWidget(pane)
        self.beside = pane
        self.table.opens = pane is None
        for owner, keys in self._keys.items():
            for key in keys:
                key.setEnabled(owner is pane)
        for one in self._of_card:
            one.setVisible(pane is None)
        self._show_owing()
        self.side.setCurrentWidget(pane or self.editor)
        self.keep_edited(self._ask_all)

    def _show_beside(self, listed: Sequence[Member]) -> None:
        assert self.beside is not None
        if listed and self.model.row_at(self.table.currentIndex().row()) is None:
            self.table.selectRow(0)
        chosen = self.model.row_at(self.table.currentIndex().row())
        self.beside.member_id = chosen.id if chosen is not None else 0
        self.beside.show_listed(listed)

    def _show_side(self, shown: bool) -> None:
        """Show or hide the side panel; with it in view the empty place stands back."""
        self.side.setVisible(shown)
        self.empty.stand_back(shown)

    def _counted(self, own: int, guests: int) -> str:
        said = self.tr("1 lid") if own == 1 else self.tr("%1 leden")
        if guests:
            said += ", " + (self.tr("1 gast") if guests == 1 else self.tr("%2 gasten"))
        return said.replace("%1", str(own)).replace("%2", str(guests))

    def _told_owing(self, found: Sequence[Member]) -> str:
        owed = Words(language.current()).money(sum(self._bill(one).owed for one in found))
        said = self.tr("%1, samen € %2 open").replace("%2", owed)
        return said.replace("%1", str(len(found)))

    def show_member(self, number: int) -> None:
        """Select a member, whatever is searched for now."""
        self._wanted = number
        self.with_inactive.setChecked(True)
        if self.search.text():
            self.search.clear()
        else:
            self.refresh()

    def _look_again(self, index: QModelIndex) -> None:
        """A click on who was chosen already, while the form waits for the next new member."""
        if self.beside is not None:
            self.beside.click(index.column())
        elif not self.editor.member.id:
            self._look_at(index.row())

    def _look_at(self, at: int) -> None:
        one = self.model.row_at(at)
        if self.beside is not None:
            self.beside.member_id = one.id if one is not None else 0
            return
        if self._added and one is not None and one.id == self._added:
            self._added = 0
            return
        if self._half_new:
            self.editor.tell_held()  # it stays in view until it is stored or thrown away
            return
        if self.editor.dirty:
            self.keep_edited(lambda: self._look_at(self.table.currentIndex().row()))
            return
        if one is not None and one.id == self.editor.member.id:
            self._ask_card()  # the same as before, who may have been changed elsewhere
        elif one is not None or self.editor.member.id:
            self._show_member(one)
        self._show_account()

    def _show_account(self) -> None:
        if self.account is not None and self.account.isVisible():
            self.account.ask(self.editor.member if self.editor.member.id else None)

    def show_account(self) -> None:
        """Show the account of the chosen member; it stays for the next that is chosen."""
        self.keep_edited(self._turn_to_account)

    def _turn_to_account(self) -> None:
        if self.account is None:
            from clubadmin.desktop.administration.accounts import AccountPanel

            self.account = AccountPanel(self._ops, self._theme)
            self.account.left.connect(self._to_card)
            self.account.done.connect(self._noted)
            self.side.addWidget(self.account)
        self.side.setCurrentWidget(self.account)
        self._show_account()
        self.table.setFocus()

    def _noted(self) -> None:
        """Keep a member who paid in view, also among debtors, until another is chosen."""
        self.table.keep_row(self.editor.member)
        self.table.setFocus()

    def show_owing(self) -> None:
        """Still to pay, each with his account beside the list."""
        self.search.clear()
        self.owing.setChecked(True)
        self.show_account()

    def _to_card(self) -> None:
        self.side.setCurrentWidget(self.editor)
        self.table.setFocus()

    def _show_member(self, one: Member | None) -> None:
        if self.account is None or not self.account.isVisible() or one is NEW:
            self.side.setCurrentWidget(self.editor)
        self.editor.show_member(one)
        if one is not None:
            self._ask_card()

    def _ask_card(self) -> None:
        """Read the whole of who is in view."""
        shown, more = self.editor.member.id, self.editor.more
        self._cards.ask(
            lambda club: (card(club, shown), [one.load(club, shown) for one in more]),
            lambda found: self.editor.show_card(*found),
        )

    @property
    def _half_new(self) -> bool:
        """Whether a new member is being typed who has no last name yet."""
        editor = self.editor
        return editor.dirty and not editor.member.id and not editor.edited.last_name

    def keep_edited(self, going: Callable[[], object] = do_nothing) -> None:
        """Store what was filled in of whom one leaves, and then go on; else it stays in view."""
        self._going = going
        if self.keeping:
            return
        wanted = self.editor.read() if self.editor.dirty else None
        if wanted is None or wanted == self._refused:
            self._stay() if self.editor.dirty else going()
            return
        self.keeping = True

        def done(stored: Particulars) -> None:
            self.keeping = False
            self.editor.show_member(stored.member)
            self._going()

        def failed(error: Exception) -> None:
            self.keeping = False
            self._refused = wanted
            self._not_stored(error)
            self._stay()

        self._keep_all(self._kept(wanted), done, failed)

    def _keep_all(
        self,
        work: Callable[[OpenClub], Particulars],
        done: Callable[[Particulars], None],
        failed: Callable[[Exception], None],
    ) -> None:
        """Have the fields of parts stored, and then the rest."""

        def go_on() -> None:
            self._ops.change(work, done, failed)

        keep_rest(self.editor.more, go_on)

    def _have_changed(
        self,
        work: Callable[[OpenClub], object],
        done: Callable[[], None],
        refused: Callable[[str], None],
    ) -> None:
        """Have fields of a part stored; where that is refused, who is filled in stays in view."""

        def failed(error: Exception) -> None:
            self.keeping = False
            refused(troubles.sentence(error))
            self._stay()

        self._ops.change(work, lambda _answer: done(), failed)

    def _stay(self) -> None:
        """Keep who is filled in chosen: it says what has to be done first."""
        stay_at(self.table, self.editor.member.id)

    def _kept(self, wanted: Particulars, told: bool = False) -> Callable[[OpenClub], Particulars]:
        """Work that stores this; what was not loaded yet stays as it is."""
        member, loaded = wanted.member, self.editor.loaded or not wanted.member.id

        def work(club: OpenClub) -> Particulars:
            if loaded:
                return particulars.keep(club, wanted, told=told)
            there = particulars.particulars(club, member.id)
            return particulars.keep(club, there.changed(member=member), told=told)

        return work

    def _edit(self, at: int) -> None:
        if self.beside is not None:
            self.beside.begin()
            return
        if self.account is not None and self.account.isVisible():
            self.account.begin()
            return
        if self._half_new:
            self.editor.ask_last_name()
            return
        if self.model.rows[at].id != self.editor.member.id:
            self._look_at(at)  # a new member was begun meanwhile
        self.editor.begin()

    def _change(self) -> None:
        """The form of who is chosen."""
        if (at := self.table.currentIndex().row()) >= 0:
            self._edit(at)

    def edit_more(self) -> None:
        """Fill in all that is kept of who is chosen."""
        if self.editor.isEnabled():
            self.editor.begin(more=True)
        else:
            self._gone.say(self.tr("Kies eerst iemand in de lijst."))

    def _to_list(self) -> None:
        """The keys go to the list, and the row they are at is who is shown."""
        self.table.setFocus()
        if not self.editor.isEnabled():
            self._look_at(self.table.currentIndex().row())

    def put_away_empty(self) -> None:
        """A new member of whom nothing was typed is not kept open."""
        if not (self.editor.member.id or self.editor.dirty):
            self.editor.show_member(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape in the search, once that is empty, is for what is filled in beside the list."""
        if event.key() == Qt.Key.Key_Escape and self.editor.dirty:
            self.editor.leave()
            return
        super().keyPressEvent(event)

    def add(self) -> None:
        """Begin a new member."""
        self._show_side(True)
        if self._half_new:
            self.editor.ask_last_name()
            return
        self.keep_edited(self._begin_new)

    def _begin_new(self) -> None:
        self._added = 0
        self.table.clearSelection()
        self.table.setCurrentIndex(QModelIndex())  # whichever row is chosen next is shown
        self._show_member(NEW)
        self.editor.begin()

    def _store_if_told(self, wanted: Particulars) -> None:
        """Warn once of namesakes."""
        member = wanted.member

        def told(found: tuple[Member, ...]) -> None:
            if self._warned == wanted or not found:
                self._store(wanted)
                return
            self._warned = wanted
            self.editor.tell_namesakes(member, len(found))

        self._ops.run(lambda club: members.namesakes(club, member), told, self._not_stored)

    def _store(self, wanted: Particulars) -> None:
        told = self._doubted == wanted

        def done(stored: Particulars) -> None:
            if wanted.member.id:
                self.table.keep_row(stored.member)
                self._show_member(stored.member)
                self.table.setFocus()
                return
            self._begin_new()  # ready for the next one
            self._wanted = self._added = stored.member.id
            self._gone_now = True
            self.search.clear()  # the list shows who was added
            added = self.tr("%1 staat in de lijst.").replace("%1", stored.member.name)
            self._gone.say(added, "good")

        def failed(error: Exception) -> None:
            if isinstance(error, particulars.Doubtful):
                self._doubted = wanted
                self.editor.tell_once(troubles.sentence(error))
            else:
                self._not_stored(error)

        self._keep_all(self._kept(wanted, told), done, failed)

    def _not_stored(self, error: Exception) -> None:
        self.editor.complain(troubles.sentence(error))

    def _ask_leaving(self, member: Member) -> None:
        def go_on() -> None:
            self.side.setCurrentWidget(self.leaving)
            self.leaving.ask(member)

        self.keep_edited(go_on)

    def _stays(self) -> None:
        self.side.setCurrentWidget(self.editor)
        self.table.setFocus()

    def _left(self, kept: Member | None, said: str) -> None:
        self.table.keep_row(kept)
        self._show_member(kept)
        self.table.setFocus()
        self._say_gone(said, "muted")

    def _ask_erasing(self, member: Member) -> None:
        """Tell the effects of erasing first."""

        def told(consequence: Message) -> None:
            if self.editor.member.id == member.id:  # else another was chosen meanwhile
                self.editor.tell_erasing(language.told(consequence))

        self._ops.run(lambda club: erasing.told_of_erasing(club, member.id), told, self._not_stored)

    def inspect(self) -> None:
        """Keep all that is known of who is chosen, for whoever asks for it."""
        chosen = self.editor.member.id
        if not chosen:
            self._gone.say(self.tr("Kies eerst in de lijst van wie u alles wilt bewaren."))
            return
        keep_known(
            self,
            self._ops,
            chosen,
            lambda sentence: self._gone.say(sentence, "good"),
            lambda error: self._gone.say(troubles.sentence(error)),
        )

    def _say_gone(self, sentence: str, look: str) -> None:
        self._gone_now = True
        self._gone.say(sentence, look)

    def _say_erased(self, sentence: str, look: str) -> None:
        self._say_gone(sentence, look)
        self.erased.emit()

    def _erase(self, member: Member) -> None:
        def done(made: erasing.Erased) -> None:
            self._show_member(None)
            self.table.setFocus()
            self._say_erased(language.told(made.told), "muted" if made.whole else "warning")

        self._ops.change(
            lambda club: erasing.erase(club, member.id),
            done,
            self._not_stored,
            title=self.tr("Gegevens wissen"),
        )

    def _after_change(self) -> None:
        """Clear the offer to undo a removal after another change, which Ctrl+Z takes back now."""
        if not self._gone_now:
            self._gone.say("")
        self._gone_now = False

    def bring(self) -> None:
        """Take a list of members from a file."""
        ask(self, Show("bring-in"))

    def paste(self) -> None:
        """Show what the clipboard would add, before anything is added."""
        ask(self, Show("paste-in", *cells_copied()))
