"""The tab of a bank's statement: whose each payment is, and booking what is ticked.

Without a file it has what is left of statements that were read before.
"""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame

from clubadmin.desktop.administration.bank_ledger import at_bank
from clubadmin.desktop.administration.loading import Ledger
from clubadmin.desktop.administration.panes import Pane, euros, told_reason
from clubadmin.desktop.kit.doors import ask
from clubadmin.desktop.kit.empty import EmptyPlace, ListOrEmpty, framed
from clubadmin.desktop.kit.figure_columns import right_column
from clubadmin.desktop.kit.files import ask_existing
from clubadmin.desktop.kit.finder import PersonFinder
from clubadmin.desktop.kit.forms import Field
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.remembered import ListWithPanel, panel
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel, on_list
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, label, row
from clubadmin.desktop.kit.wording import counted
from clubadmin.desktop.work import troubles
from clubadmin.domain.administration.debits import reason_code
from clubadmin.domain.administration.matching import Sureness, Why
from clubadmin.model.administration.debits import Proposed, StatementPreview
from clubadmin.model.importing.importing import Book
from clubadmin.model.importing.people import OtherDraft, PeopleDraft
from clubadmin.model.members.member import Member
from clubadmin.part import Show
from clubadmin.services.administration import bank_lists, statements
from clubadmin.services.administration.iban import masked, masked_in
from clubadmin.services.administration.statements import Shares
from clubadmin.services.lists.workbook import read_book

MOST_NAMES = 3  # of a payment; more are counted
Row = tuple[int, Proposed]  # the number of the line in the file, from 0; or its id


class StatementPane(Pane):
    """A file, its payments with a tick, and beside it what the bank wrote."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self.title, self.dropped = self.tr("Afschrift"), self.read
        self._read: StatementPreview | None = None
        self._agreed: dict[int, Shares] = {}
        self._names: dict[int, str] = {}  # of who was chosen by hand
        self.model: RowsModel[Row] = RowsModel(theme, self._columns(), lambda one: one[0])
        self.table = ListTable(theme, self.model, self.tr("Betalingen"))
        self.table.looked_at.connect(self._look_at)
        self.table.entered.connect(self._turn)
        on_list(self.table, Qt.Key.Key_Delete, self._put_aside)
        on_list(self.table, Qt.Key.Key_Space, lambda: self._turn(self.table.currentIndex().row()))
        grid = theme.grid
        self.empty = EmptyPlace(
            theme,
            self.tr("Lees een afschrift van de bank in"),
            self.tr(
                "Haal bij uw bank een CAMT.053, een MT940 of een CSV op. Bij elke betaling"
                " staat dan van wie de contributie is; er wordt niets geboekt zonder dat u het"
                " ziet."
            ),
            (self.tr("&Afschrift kiezen"), self.choose),
            self.tr("Een afschrift dat al ingelezen is, wordt herkend."),
        )
        self.stack = ListOrEmpty(framed(self.table), self.empty)
        self.told = Said()
        self.count = label(kind="muted", wrap=True)
        self.book_button = button("", self._book, "primary")
        self.aside_button = button(self.tr("&Geen contributie"), self._put_aside, "quiet")
        self.choose_button = button(self.tr("&Afschrift kiezen"), self.choose, "quiet")
        self.away_button = button(self.tr("&Niet inlezen"), self._drop, "quiet")
        every = (self.away_button, self.choose_button, self.aside_button, self.book_button)
        foot = row((self.count, 1), *every, gap=grid(1))
        self.setLayout(
            column(
                ListWithPanel("statement", (self.told, self.stack), self._panel(), grid(1.5)),
                foot,
                gap=grid(1),
            )
        )
        self._show()

    def _columns(self) -> list[Column[Row]]:
        sure = {
            Sureness.SURE: self.tr("zeker"),
            Sureness.LIKELY: self.tr("waarschijnlijk"),
            Sureness.GUESS: self.tr("misschien"),
            Sureness.NONE: self.tr("onbekend"),
        }

        def look(one: Row) -> str:
            return "" if one[0] in self._agreed else "muted"

        return [
            Column(
                self.tr("Boek"),
                lambda one: "✓" if one[0] in self._agreed else "",
                width=7.5,
                box=True,
            ),
            Column(
                self.tr("Dag"),
                lambda one: one[1].line.booked_on.strftime("%d-%m"),
                width=8,
                look=look,
            ),
            right_column(self.tr("Bedrag"), lambda one: euros(one[1].line.amount), 11, look=look),
            Column(self.tr("Van of naar"), lambda one: one[1].line.name, look=look),
            Column(self.tr("Contributie van"), self._who, look=look),
            Column(
                self.tr("Hoe zeker"),
                lambda one: (
                    self.tr("zelf gekozen")
                    if one[0] in self._names
                    else sure[one[1].proposal.sureness]
                ),
                look=look,
                width=15,
                spare=True,
            ),
        ]

    def _who(self, one: Row) -> str:
        names = one[1].names
        if len(names) > MOST_NAMES and one[0] not in self._names:
            return self.tr("%1 leden, per incasso").replace("%1", str(len(names)))
        return self._names.get(one[0]) or ", ".join(names)

    def _panel(self) -> QFrame:
        self._heading = label(kind="heading", wrap=True)
        self._lines = label(wrap=True)
        self._why = label(kind="small", wrap=True)
        self.person = PersonFinder(self.ops, self.theme)
        self.person.chosen.connect(self._chosen)
        self.person_field = Field(
            self.tr("Van &iemand anders"),
            self.person,
            self.tr("Spatie of Enter in de lijst zet een vinkje of haalt het weg."),
        )
        self.panel = panel(
            self.theme, self._heading, self._lines, self._why, None, self.person_field
        )
        return self.panel

    def show_ledger(self, ledger: Ledger) -> None:
        """Keep what was read until it is booked; in another season it is proposed anew."""
        if ledger.season != self.ledger.season:
            self._forget()
        super().show_ledger(ledger)
        self._show()

    def start(self) -> None:
        """Begin in the list of lines, or where a file is chosen."""
        begin = self.table if self.model.rows else self.empty.step
        assert begin is not None
        begin.setFocus()

    @property
    def held(self) -> bool:
        """Whether a file was read that is not booked."""
        return self._read is not None

    def choose(self) -> None:
        """Choose a file and see what is in it."""
        kinds = self.tr(
            "Afschriften (*.xml *.940 *.sta *.swi *.txt *.csv *.tab);;Alle bestanden (*)"
        )
        if (file := ask_existing(self, self.tr("Afschrift van de bank"), kinds)) is not None:
            self.read(file)

    def read(self, file: Path) -> None:
        """Read a file and show what is in it."""
        self._preview(file, None)

    def _preview(self, file: Path, said: PeopleDraft | None) -> None:
        season_id = self.season_id
        self.told.say("")

        def refused(error: Exception) -> None:
            self.told.say(troubles.sentence(error), "error")
            if said is None and bank_lists.is_unknown(error):
                self.ops.run(lambda _club: read_book(file), lambda book: self._ask(file, book))

        self.ops.run(
            lambda club: statements.preview(club, file, season_id, said), self._take, refused
        )

    def _ask(self, file: Path, book: Book) -> None:
        """Have it said what the columns of a list of no bank that is known are."""
        title = self.tr("De betalingen")
        needed = self.tr("! Klik boven de kolommen waarin de dag en het bedrag staan.")
        draft = OtherDraft(
            book, {}, title, needed, bank_lists, lambda said: self._preview(file, said)
        )
        ask(self, Show("import", draft))

    def _take(self, read: StatementPreview) -> None:
        self._read = read
        self._agreed, self._names = statements.sure(read), {}
        if read.left_out:
            text = self.tr("Niet meegenomen, want niet in euro's: %1.")
            others = (f"{masked(account)} ({currency})" for account, currency in read.left_out)
            self.told.say(text.replace("%1", ", ".join(others)), "warning")
        self._show()
        self.table.setFocus()
        self.table.selectRow(0)

    def _forget(self) -> None:
        self._read, self._agreed, self._names = None, {}, {}

    def _drop(self) -> None:
        self._forget()
        self.told.say("")
        self._show()
        self.start()

    def _show(self) -> None:
        read = self._read is not None
        rows = dict(self._rows())
        self._agreed = {at: shares for at, shares in self._agreed.items() if at in rows}
        before = self.table.currentIndex().row()
        self.table.show_rows([*rows.items()])
        if before >= 0 and not self.table.currentIndex().isValid():
            self.table.selectRow(min(before, len(rows) - 1))
        self.stack.show_list(bool(rows))
        self.panel.setVisible(bool(rows))
        self.book_button.setVisible(bool(rows))
        keeps = read and not self._agreed  # of nothing to book, all is kept for later
        self.book_button.setText(self.tr("&Bewaren") if keeps else self.tr("&Boeken"))
        self.book_button.setEnabled(read or bool(self._agreed))
        self.away_button.setVisible(bool(rows) and read)
        for one in (self.choose_button, self.aside_button):
            one.setVisible(bool(rows) and not read)
        ticked = sum(rows[at].line.amount for at in self._agreed)
        text = (
            self.tr(
                "%1 van %2 aangevinkt, samen € %3. De rest wordt bewaard; wat binnenkwam kunt u"
                " later nog boeken."
            )
            if read
            else self.tr(
                "%1 van %2 aangevinkt, samen € %3. Dit is over van eerdere afschriften; met Delete"
                " gaat weg wat geen contributie is."
            )
        )
        for sign, value in (
            ("%1", str(len(self._agreed))),
            ("%2", counted(len(rows), self.tr("betaling"), self.tr("betalingen"))),
            ("%3", euros(ticked)),
        ):
            text = text.replace(sign, value)
        self.count.setText(text if rows else "")
        self._look_at(self.table.currentIndex().row())

    def _rows(self) -> list[Row]:
        """The lines of the file; without one those left of earlier files."""
        if self._read is not None:
            return [*enumerate(self._read.proposed)]
        return [(one.line_id, one) for one in at_bank(self.ledger).left]

    def _look_at(self, at: int) -> None:
        rows = self.model.rows
        one = rows[at][1] if 0 <= at < len(rows) else None
        self.panel.setEnabled(one is not None)
        self.person.choose(None)
        if one is None:
            self._heading.setText(self.tr("Kies een betaling in de lijst"))
            self._lines.setText("")
            self._why.setText("")
            return
        line = one.line
        self._heading.setText(f"€ {euros(line.amount)}")
        told = (line.name, masked(line.account), masked_in(line.text), line.reference)
        self._lines.setText("\n".join(part for part in told if part))
        who = self._who(rows[at])
        of = self.tr("Contributie van %1.").replace("%1", who) if who else ""
        why = "" if rows[at][0] in self._names else self._reason(one.proposal.why)
        if line.amount < 0 and (code := reason_code(f"{line.reference} {line.text}")):
            why += " " + self.tr("Reden: %1.").replace("%1", told_reason(code))
        self._why.setText(f"{of} {why}".strip())

    def _reason(self, why: Why) -> str:
        return {
            Why.REFERENCE: self.tr("Het kenmerk van de brief staat erbij."),
            Why.ACCOUNT: self.tr("Van deze rekening werd deze contributie eerder betaald."),
            Why.NAME_AND_AMOUNT: self.tr("De naam past, en dit bedrag staat open."),
            Why.NAME: self.tr("De naam past, maar niet dit bedrag."),
            Why.COLLECTED: self.tr("Dit is wat een bestand voor de bank liet afschrijven."),
            Why.RETURNED: self.tr("De bank nam een eerdere betaling terug."),
            Why.NOTHING: self.tr("Hier past geen lid bij dat contributie schuldig is."),
        }[why]

    def _turn(self, at: int) -> None:
        """Tick a payment, or not; one that nobody is proposed for asks who it is of."""
        if not 0 <= at < len(self.model.rows):
            return
        number, one = self.model.rows[at]
        if number in self._agreed:
            del self._agreed[number]
            self._names.pop(number, None)
        elif one.proposal.shares:
            self._agreed[number] = one.proposal.shares
        else:
            self.person.setFocus()
            return
        self._show()

    def _chosen(self, member: Member | None) -> None:
        at = self.table.currentIndex().row()
        if member is None or not 0 <= at < len(self.model.rows):
            return
        number, one = self.model.rows[at]
        self._agreed[number] = ((member.id, one.line.amount),)
        self._names[number] = member.label
        self._show()
        self.table.setFocus()

    def _book(self) -> None:
        read, agreed = self._read, dict(self._agreed)
        if read is None:
            self._book_left(agreed)
            return

        def booked() -> None:
            self._drop()
            text = self.tr("Ingelezen: %1 van %2 geboekt.")
            whole = counted(len(read.proposed), self.tr("betaling"), self.tr("betalingen"))
            self.told.say(text.replace("%1", str(len(agreed))).replace("%2", whole), "good")

        self.change(
            lambda club: statements.take(club, read, agreed),
            booked,
            lambda sentence: self.told.say(sentence, "error"),
        )

    def _book_left(self, agreed: dict[int, Shares]) -> None:
        rows, season_id = dict(self._rows()), self.season_id
        wanted = {at: (rows[at], shares) for at, shares in agreed.items()}

        def booked() -> None:
            self._forget()
            text = counted(len(wanted), self.tr("betaling"), self.tr("betalingen"))
            self.told.say(self.tr("Geboekt: %1.").replace("%1", text), "good")

        self.change(
            lambda club: statements.book(club, season_id, wanted),
            booked,
            lambda sentence: self.told.say(sentence, "error"),
        )

    def _put_aside(self) -> None:
        """The payment that is looked at is no dues, and is not asked of again."""
        at = self.table.currentIndex().row()
        if self._read is not None or not 0 <= at < len(self.model.rows):
            return
        number, one = self.model.rows[at]
        text = self.tr("€ %1 van %2 is geen contributie; terug met Ctrl+Z.")
        told = text.replace("%1", euros(one.line.amount)).replace("%2", one.line.name or "?")
        self.change(
            lambda club: statements.put_aside(club, [number]),
            lambda: self.told.say(told),
            lambda sentence: self.told.say(sentence, "error"),
        )
