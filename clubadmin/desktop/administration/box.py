"""The second tab of the cash: both sides of the cash sheet, and what is noted by hand."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QMenu

from clubadmin.desktop.administration.cash_book import CashBook, CashPane
from clubadmin.desktop.administration.panes import euros
from clubadmin.desktop.kit import files
from clubadmin.desktop.kit.bound import Ask, Bound, Money, as_typed, typed_amount
from clubadmin.desktop.kit.empty import framed
from clubadmin.desktop.kit.forms import Choice, Field, content, line, tall
from clubadmin.desktop.kit.language import told
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.remembered import ListWithPanel, panel
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel, on_list
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, column, label, row
from clubadmin.desktop.kit.wording import counted
from clubadmin.desktop.paper.printing import paper_of, preview_paper
from clubadmin.i18n import Message
from clubadmin.model.administration.cash import CashEntry, EveningCash
from clubadmin.services.administration import cash
from clubadmin.services.club import files as keeping

Entry = tuple[int, CashEntry]  # a line of the sheet by its number


class BoxPane(CashPane):
    """The sheet as it will be on paper, and beside it what is added to it."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self.model: RowsModel[Entry] = RowsModel(theme, self._columns(), lambda one: one[0])
        self.table = ListTable(theme, self.model, self.tr("Kas"))
        on_list(self.table, Qt.Key.Key_Delete, self._remove)
        self.table.looked_at.connect(self._look_at)
        self.sums = label(kind="heading")
        self.pot = label(kind="muted")
        self.prizes_button = button("", self._pay_prizes)
        self.papers_button = button(self.tr("&Papieren"), lambda: None)
        self.papers_button.setMenu(self._papers())
        grid = theme.grid
        top = row(self.pot, None, self.prizes_button, self.papers_button, gap=grid(1))
        parts = (top, framed(self.table), self.sums)
        self.setLayout(column(ListWithPanel("box", parts, self._panel(), grid(1.5))))

    def _columns(self) -> list[Column[Entry]]:
        def money(title: str, cents: str) -> Column[Entry]:
            def said(one: Entry) -> str:
                amount = getattr(one[1], cents)
                return euros(amount) if amount else ""

            return Column(title, said, right=True, width=13)

        return [
            Column(self.tr("Omschrijving"), lambda one: told(one[1].told)),
            money(self.tr("Ontvangen"), "came_in"),
            money(self.tr("Betaald"), "went_out"),
        ]

    def _papers(self) -> QMenu:
        menu = QMenu(self)
        menu.addAction(self.tr("&Kasstaat"), self.paper)
        menu.addAction(self.tr("Kasstaat als &XLSX of CSV"), self.keep_table)
        return menu

    def _panel(self) -> QFrame:
        grid = self.theme.grid
        self.what = line(hint=self.tr("Koffie, zaalhuur, gift"), most=80)
        self.amount = line(most=12)
        self.side = Choice({"out": self.tr("betaald"), "in": self.tr("ontvangen")})
        self.what_field = Field(
            self.tr("&Omschrijving"), self.what, needs=self.tr("Schrijf op waarvoor.")
        )
        self.amount_field = Field(self.tr("&Bedrag"), self.amount, needs=self.tr("Typ het bedrag."))
        self.side_field = Field(self.tr("&Is"), self.side)
        self.note_button = button(self.tr("&Noteren"), self._note, "primary")
        self.remove_button = button(self.tr("Regel weg&halen"), self._remove, "quiet")
        at_first = Money(what=Message("Het wisselgeld"))
        now = Money(what=Message("Wat geteld is"), said=_counted)
        self.box = Bound(
            (
                Ask(
                    "change_money",
                    self.tr("&Wisselgeld"),
                    at_first,
                    self.tr("Lag er bij het begin in."),
                ),
                Ask(
                    "counted", self.tr("&Geteld"), now, self.tr("Ligt er nu in. Leeg: niet geteld.")
                ),
            ),
            self._keep,
        )
        self.keep_button = button(self.tr("Op&slaan"), self._keep)
        for one in (self.what, self.amount):
            one.returnPressed.connect(self._note)
        self.panel = panel(
            self.theme,
            label(self.tr("Nog iets ontvangen of betaald?"), "heading", wrap=True),
            tall(
                self.theme,
                self.what_field,
                self.amount_field,
                self.side_field,
                row(self.remove_button, None, self.note_button, gap=grid(1)),
                label(self.tr("In de kas"), "heading"),
                *self.box.fields.values(),
                row(None, self.keep_button),
                None,
            ),
        )
        return self.panel

    def show_book(self, book: CashBook) -> None:
        """Show both sides of the cash sheet; what is being filled in stays."""
        held = self.held
        super().show_book(book)
        found = book.cash
        self.table.show_rows(list(enumerate((*found.entries, *found.closing))))
        sums = self.tr("Samen: ontvangen € %1, betaald € %1").replace("%1", euros(found.total))
        self.sums.setText(sums)
        pot = self.tr("In de pot voor prijzen: €\u00a0%1").replace("%1", euros(found.pot))
        self.pot.setText(pot if found.pot else "")
        amount = sum(one.amount for one in book.prizes)
        many = counted(len(book.prizes), self.tr("prijs"), self.tr("prijzen"))
        text = self.tr("%1 &uitbetalen: € %2").replace("%1", many)
        self.prizes_button.setText(text.replace("%2", euros(amount)))
        self.prizes_button.setVisible(bool(book.prizes))
        if not held:
            self.box.show(found)
        self._look_at(self.table.currentIndex().row())

    def start(self) -> None:
        """Begin at the description of an amount noted by hand."""
        self.what.setFocus()

    @property
    def held(self) -> bool:
        """Whether something is filled in that is not stored."""
        typed = self.what.text().strip() or self.amount.text().strip()
        return bool(typed) or self.box.held

    def _look_at(self, at: int) -> None:
        rows = self.model.rows
        self.remove_button.setVisible(0 <= at < len(rows) and bool(rows[at][1].line_id))

    def _note(self) -> None:
        if not (self.what_field.filled_in() and self.amount_field.filled_in()):
            return
        cents = typed_amount(self.amount_field, Message("Het bedrag"))
        if cents is None:
            return
        evening_id, what = self.cash.evening_id, self.what.text()
        amount = -cents if self.side.value == "out" else cents
        self.change(
            lambda club: cash.add_line(club, evening_id, what, amount),
            self._noted,
            self.amount_field.complain,
        )

    def _noted(self) -> None:
        self.what.clear()
        self.amount.clear()
        self.what.setFocus()

    def _remove(self) -> None:
        rows, at = self.model.rows, self.table.currentIndex().row()
        if 0 <= at < len(rows) and (line_id := rows[at][1].line_id):
            evening_id = self.cash.evening_id
            self.change(
                lambda club: cash.remove_line(club, evening_id, line_id),
                self.table.setFocus,
                self.said.emit,
            )

    def _keep(self) -> None:
        found = self.cash
        asked = self.box.read()
        if asked is None:
            return
        if not content(self.box["counted"].widget).strip():
            asked["counted"] = None
        self.change(
            lambda club: cash.keep_box(club, found, **asked),
            self._box_kept,
            self.box["counted"].complain,
        )

    def _box_kept(self) -> None:
        self.box.settle()
        self.table.setFocus()

    def _pay_prizes(self) -> None:
        evening_id = self.cash.evening_id
        self.change(
            lambda club: cash.pay_prizes(club, evening_id), self.table.setFocus, self.said.emit
        )

    def paper(self) -> None:
        """The cash sheet."""
        title, name = self.tr("Kasstaat"), files.titled_file(self.tr("Kasstaat"), self.cash.date)
        sheet = paper_of("administration.cash_sheet.cash_sheet", self.cash)
        preview_paper(self, title, sheet, name)

    def keep_table(self) -> None:
        """Save the cash sheet as a spreadsheet."""
        found = self.cash
        kinds = self.tr("Excel (*.xlsx);;CSV (*.csv)")
        proposed = files.titled_file(self.tr("Kasstaat"), found.date, ending="xlsx")
        file = files.ask_target(self, self.tr("Kasstaat bewaren"), proposed, kinds)
        if file is not None:
            self.change(
                lambda _club: keeping.save(file, _table(found, file.name)),
                self.table.setFocus,
                self.said.emit,
            )


def _counted(cents: int | None) -> str:
    return "" if cents is None else as_typed(cents)


def _table(found: EveningCash, name: str) -> bytes:
    from clubadmin.services.administration.money_tables import cash_table

    return cash_table(found, name)
