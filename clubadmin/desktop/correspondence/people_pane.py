"""The second tab: everybody with his letter as it will be, and the ways to have them go."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QMenu, QPlainTextEdit

from clubadmin.desktop.correspondence import letter_files
from clubadmin.desktop.correspondence.dispatch import Courier, Dispatch
from clubadmin.desktop.correspondence.loading import Desk
from clubadmin.desktop.correspondence.text_pane import Wanted
from clubadmin.desktop.kit import files, language
from clubadmin.desktop.kit.doors import ShowEntrant
from clubadmin.desktop.kit.empty import EmptyPlace, ListOrEmpty, framed
from clubadmin.desktop.kit.figure_columns import member_column
from clubadmin.desktop.kit.figures import whole
from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.remembered import ListWithPanel
from clubadmin.desktop.kit.searching import Asker, SearchKeys, search_field, show_found
from clubadmin.desktop.kit.side_window import TabPane
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel, on_list
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, card, column, label, row, tip
from clubadmin.desktop.paper.printing import preview_paper
from clubadmin.desktop.work import troubles
from clubadmin.errors import Refused
from clubadmin.i18n import Words
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.correspondence.letters import Letter, Letters, Mailing, Recipient, Way
from clubadmin.model.members.member import Member
from clubadmin.services.club import club as clubs
from clubadmin.services.club.club import OpenClub
from clubadmin.services.correspondence import outbox, recipients
from clubadmin.services.correspondence.composing import compose, refuse_unwritten, told_empty
from clubadmin.services.correspondence.mail_message import mailable
from clubadmin.services.members.members import by_last

_LOOKS = {Way.MAIL: "", Way.PAPER: "", Way.NONE: "muted"}


@dataclass(frozen=True)
class Line:
    """Somebody, with his letter; None: he gets none."""

    to: Recipient
    letter: Letter | None = None

    @property
    def member(self) -> Member:
        """The member of the line."""
        return self.to.member

    @property
    def next_way(self) -> Way:
        """The next way of the space bar."""
        ways = [Way.PAPER, Way.NONE]
        if mailable(self.member.email) and not self.to.no_mail:
            ways.insert(0, Way.MAIL)
        return ways[(ways.index(self.to.way) + 1) % len(ways)]


def lines_of(letters: Letters) -> list[Line]:
    """Everybody in the order of a list, those who get nothing as well."""
    found = [Line(one.to, one) for one in letters.letters]
    found += [Line(one) for one in letters.left_out]
    return sorted(found, key=lambda one: by_last(one.member))


def columns() -> list[Column[Line]]:
    """The columns of the list."""
    return [
        member_column(translate("Letters", "Naam"), least=42),
        Column(
            translate("Letters", "Hoe"),
            lambda one: way_name(one.to.way),
            width=11,
            look=lambda one: _LOOKS[one.to.way],
        ),
        Column(translate("Letters", "Waarheen"), where, look="muted", least=12),
    ]


def way_name(way: Way) -> str:
    """How a letter goes."""
    return {
        Way.MAIL: translate("Letters", "per mail"),
        Way.DRAFT: translate("Letters", "als concept"),
        Way.PAPER: translate("Letters", "op papier"),
        Way.NONE: translate("Letters", "niet"),
    }[way]


def where(one: Line) -> str:
    """The address of mail, or why it is not mail."""
    if one.to.way is Way.MAIL:
        return one.member.email
    return language.told(one.to.why) if one.to.why is not None else ""


class PeoplePane(TabPane):
    """The list, the letter of who is chosen beside it, and what can be done with all of them."""

    went_out = Signal()  # papers, drafts or mail of the text
    server_wanted = Signal()  # it is not said yet where mail is handed in

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self.ops, self.theme = ops, theme
        self._asker = Asker(ops, self)
        self._desk = Desk()
        self._starts = False  # the list was not there yet when work began in it
        self._wanted: Wanted | None = None
        self._ways: dict[int, Way] = {}
        self.letters: Letters | None = None
        self.again: Mailing | None = None  # that these letters are the rest of
        self.search = search_field(self.tr("Zoeken op naam"))
        self.search.textChanged.connect(lambda _text: self._show())
        self.model: RowsModel[Line] = RowsModel(theme, columns(), lambda one: one.member.id)
        self.table = ListTable(theme, self.model, self.tr("Aan wie"), sort=0)
        self.table.looked_at.connect(self._look_at)
        self.table.lead(lambda one: ShowEntrant("member", one.member.id))
        SearchKeys(self.search, self.table)
        on_list(self.table, Qt.Key.Key_Space, self.turn)
        self.count = label(kind="muted", wrap=True)
        self.empty_told = label(kind="warning", wrap=True)
        self.said = Said()
        self.way_button = button(self.tr("Anders (&spatie)"), self.turn)
        self.no_mail_button = button(self.tr("&Wil geen mail"), self._want_no_mail, "quiet")
        self.nobody_button = button(self.tr("Ni&emand"), self._nobody, "quiet")
        self.all_button = button(self.tr("&Iedereen"), self._everybody, "quiet")
        self.paper_button = button(self.tr("O&p papier"), self._open_menu)
        self.draft_button = button(self.tr("&Concepten"), self._drafts)
        self.send_button = button(self.tr("&Versturen"), self._ask_to_send, "primary")
        self.courier = Courier(ops, self)
        self.dispatch = Dispatch(ops, theme, self.courier)
        self.dispatch.asked.connect(lambda asked: self._ways_out(shown=not asked))
        self.courier.ended.connect(self._ended)
        self.courier.failed.connect(lambda error: self._complain(troubles.sentence(error)))
        QShortcut(QKeySequence("Ctrl+F"), self, self.search.setFocus)
        self._lay_out()
        self._look_at(-1)

    def _lay_out(self) -> None:
        grid = self.theme.grid
        self.nobody = EmptyPlace(self.theme, self.tr("Nog geen brief"), "")
        self.stack = ListOrEmpty(framed(self.table), self.nobody)
        tip(self.draft_button, self.tr("Bestanden die uw mailprogramma opent"))
        self.papers = QMenu(self)
        self.papers.addAction(self.tr("&Alle brieven"), self._all_papers)
        self.papers.addAction(self.tr("Alleen wie het op &papier krijgt"), self._some_papers)
        tip(self.nobody_button, self.tr("Van wie in de lijst staan; wijs daarna met spatie aan"))
        each = row(
            self.way_button,
            self.no_mail_button,
            None,
            self.nobody_button,
            self.all_button,
            gap=grid(1),
        )
        parts = (self.search, self.stack, each, self.count, self.empty_told)
        self.outs = row(None, self.paper_button, self.draft_button, self.send_button, gap=grid(1))
        self.setLayout(
            column(
                (ListWithPanel("letters", parts, self._panel(), grid(1)), 1),
                self.said,
                self.dispatch,
                self.outs,
                gap=grid(1),
            )
        )

    def _panel(self) -> QFrame:
        grid = self.theme.grid
        panel = card(kind="paper")
        panel.setMinimumWidth(grid(30))
        self.heading = label(kind="heading", wrap=True)
        self.way = label(kind="muted", wrap=True)
        self.subject = label(kind="strong", wrap=True)
        self.body = QPlainTextEdit()
        self.body.setReadOnly(True)
        self.body.setTabChangesFocus(True)
        self.body.setAccessibleName(self.tr("De brief"))
        panel.setLayout(
            column(
                self.heading, self.way, self.subject, (self.body, 1), gap=grid(1), margin=grid(2)
            )
        )
        return panel

    def show_desk(self, desk: Desk) -> None:
        """Show the mail server, which may be another now."""
        self._desk = desk

    def show_wanted(self, wanted: Wanted | None) -> None:
        """Compose the letters of a text; a mailing that goes on is left."""
        if self.courier.busy:
            return
        if self.again is not None and wanted == self._wanted:
            return  # the text was not touched: the rest of a mailing stays in view
        self.again = None
        if wanted != self._wanted:
            self.said.say("")
        if wanted is not None and self._wanted is not None:
            before = (self._wanted.about, self._wanted.whom)
            if (wanted.about, wanted.whom) != before:
                self._ways = {}
        self._wanted = wanted
        self._compose()

    def show_again(self, sent: Mailing, letters: Letters, wanted: Wanted | None) -> None:
        """The letters of a mailing that did not go out yet."""
        self.again, self._wanted, self._ways = sent, wanted, {}
        self._composed(letters)

    def start(self) -> None:
        """Begin in the list."""
        (self.table if self.model.rows else self.search).setFocus()
        self._starts = not self.model.rows

    def _compose(self) -> None:
        wanted = self._wanted
        if wanted is None:
            return
        ways, words = dict(self._ways), Words(language.current())
        self._asker.ask(
            lambda club: compose(
                club,
                wanted.text,
                wanted.about,
                wanted.whom,
                day=date.today(),
                words=words,
                ways=ways,
            ),
            self._composed,
            self._refused,
        )

    def _composed(self, letters: Letters) -> None:
        self.letters = letters
        self.stack.show_list(True)
        self._show()
        if self._starts and self.search.hasFocus() and not self.search.text():
            self.table.setFocus()
        self._starts = False
        told = [language.told(one) for one in told_empty(letters)]
        self.empty_told.setText("\n".join(told))
        self.empty_told.setVisible(bool(told))
        self._count()

    def _refused(self, error: Exception) -> None:
        self.letters = None
        self.nobody.tell(troubles.sentence(error))
        self.table.show_rows([])
        self.stack.show_list(False)
        self.empty_told.hide()
        self._count()
        self._look_at(-1)

    def _show(self) -> None:
        if self.letters is None:
            return
        found = show_found(self.table, self.search.text(), lines_of(self.letters))
        if found and not self.table.currentIndex().isValid():
            self.table.selectRow(0)
        self._look_at(self.table.currentIndex().row())

    def _count(self) -> None:
        found = self.letters
        mail, paper = (len(found.by(way)) if found else 0 for way in (Way.MAIL, Way.PAPER))
        out = len(found.left_out) if found else 0
        text = self.tr("%1 per mail, %2 op papier, %3 niet")
        text = text.replace("%1", whole(mail)).replace("%2", whole(paper))
        text = text.replace("%3", whole(out))
        if self.again is not None:
            text = self.tr("Vervolg van een zending. %1").replace("%1", text)
        self.count.setText(text if found else "")
        rest = self.again is not None
        self.send_button.setEnabled(mail > 0)
        self.draft_button.setEnabled(mail > 0 and not rest)
        self.paper_button.setEnabled(mail + paper > 0 and not rest)
        self.way_button.setEnabled(found is not None and not rest)
        self.no_mail_button.setEnabled(found is not None and not rest)
        self.nobody_button.setEnabled(mail + paper > 0 and not rest)
        self.all_button.setEnabled(bool(self._ways) and not rest)

    def _look_at(self, at: int) -> None:
        one = self._current(at)
        self.heading.setText(one.member.label if one else self.tr("Kies iemand in de lijst"))
        self.way.setText(self._told_way(one) if one else "")
        letter = one.letter if one else None
        self.subject.setText(letter.subject if letter else "")
        self.body.setPlainText(letter.body if letter else "")
        wants = one is not None and one.to.no_mail
        self.no_mail_button.setText(
            self.tr("&Wil weer mail") if wants else self.tr("&Wil geen mail")
        )

    def _current(self, at: int | None = None) -> Line | None:
        row_at = self.table.currentIndex().row() if at is None else at
        return self.model.rows[row_at] if 0 <= row_at < len(self.model.rows) else None

    def _told_way(self, one: Line) -> str:
        text = f"{way_name(one.to.way)}: {where(one)}".rstrip(": ")
        if one.to.way is Way.PAPER and not one.to.person.envelope:
            text += self.tr("; er is geen adres, dus om mee te geven")
        if self.letters is not None and self.letters.dues is not None and one.letter is not None:
            text += self.tr("; met het overzicht en de code voor de bank")
        return text

    def turn(self) -> None:
        """The next way for who is chosen: by mail, on paper, not."""
        one = self._current()
        if one is not None and self.again is None:
            self.said.say("")
            self._ways[one.member.id] = one.next_way
            self._compose()

    def _nobody(self) -> None:
        """Choose nobody of those in the search; then one by one."""
        self.said.say("")
        self._ways |= {one.member.id: Way.NONE for one in self.model.rows}
        self.table.setFocus()
        self._compose()

    def _everybody(self) -> None:
        """All that the search leaves, by the way that follows from their address."""
        self.said.say("")
        for one in self.model.rows:
            self._ways.pop(one.member.id, None)
        self.table.setFocus()
        self._compose()

    def _want_no_mail(self) -> None:
        one = self._current()
        if one is None:
            return
        who = [one.member.id]
        self._ways.pop(one.member.id, None)
        wanted = one.to.no_mail
        self._change(lambda club: recipients.want_mail(club, who, date.today(), wanted=wanted))

    def _change(self, work: Callable[[OpenClub], object]) -> None:
        self.ops.change(
            work, lambda _answer: None, lambda error: self._complain(troubles.sentence(error))
        )

    def _ready(self) -> Letters | None:
        """The letters, where nothing in them is yet to be written."""
        if self.letters is None:
            return None
        try:
            refuse_unwritten(self.letters)
        except Refused as error:
            self._complain(troubles.sentence(error))
            return None
        self.said.say("")
        return self.letters

    def _open_menu(self) -> None:
        self.papers.popup(self.paper_button.mapToGlobal(self.paper_button.rect().topLeft()))
        self.papers.setActiveAction(self.papers.actions()[0])

    def _all_papers(self) -> None:
        found = self._ready()
        if found is not None:
            self._papers(found)

    def _some_papers(self) -> None:
        found = self._ready()
        if found is None:
            return
        paper = found.only(found.by(Way.PAPER))
        if paper.letters:
            self._papers(paper)
        else:
            self._complain(self.tr("Niemand krijgt deze brief op papier."))

    def _papers(self, letters: Letters) -> None:
        noted: list[bool] = []

        def delivered() -> None:
            if not noted:  # printed and kept as well is still one letter
                noted.append(True)
                self._note(letters, Way.PAPER)

        name = f"{letters.text.name}.pdf"
        make = partial(letter_files.pages, letters)
        preview_paper(self, self.tr("Brieven"), make, name, delivered=delivered, web=True)

    def _drafts(self) -> None:
        found = self._ready()
        if found is None:
            return
        within = files.ask_folder(self, self.tr("Waar komt de map met concepten?"))
        if within is None:
            return
        mail = found.only(found.by(Way.MAIL))
        spoken, address = language.current(), self._desk.server.address
        name = f"{mail.text.name} {mail.day.isoformat()}"

        def make(club: ClubSettings) -> None:
            maker = letter_files.messages(mail, club, address, spoken, sent=False)
            self.ops.make_long(
                lambda going: str(letter_files.drafts(mail, maker, within, name, going)),
                made,
                lambda error: self._complain(troubles.sentence(error)),
                title=self.tr("Concepten van mail"),
            )

        def made(where: str) -> None:
            self.said.say(self.tr("✓ Concepten in %1").replace("%1", where), "good")
            self._note(mail, Way.DRAFT)

        self.ops.run(clubs.settings, make)

    def _note(self, letters: Letters, way: Way) -> None:
        self._change(lambda club: outbox.note_made(club, letters, way))
        self.went_out.emit()

    def _ask_to_send(self) -> None:
        found = self._ready()
        if found is None or self.courier.busy:
            return
        if not self._desk.server.host:
            self.server_wanted.emit()
            return
        mail = found.only(found.by(Way.MAIL))
        self.dispatch.ask(mail, self._desk, self.again)

    def _ended(self, sending: outbox.Sending) -> None:
        self.said.say(*self.dispatch.told(sending))
        self.again = None
        self.went_out.emit()
        self._ways_out(shown=True)
        self.table.setFocus()
        self._compose()

    def _ways_out(self, *, shown: bool) -> None:
        for one in (self.paper_button, self.draft_button, self.send_button):
            one.setVisible(shown)

    def _complain(self, sentence: str) -> None:
        self.said.say(sentence, "error")
