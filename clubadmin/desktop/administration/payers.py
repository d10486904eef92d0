"""The first tab of the cash: who paid, with change, a card, or free."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame

from clubadmin.desktop.administration.cash_book import CashBook, CashPane
from clubadmin.desktop.administration.panes import euros
from clubadmin.desktop.kit.bound import typed_amount
from clubadmin.desktop.kit.doors import ShowEntrant
from clubadmin.desktop.kit.empty import EmptyPlace, ListOrEmpty, framed
from clubadmin.desktop.kit.figure_columns import member_column
from clubadmin.desktop.kit.forms import Field, line, tall
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.remembered import ListWithPanel, panel
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, label, row
from clubadmin.desktop.kit.wording import counted
from clubadmin.domain.administration.cash import Paid, change
from clubadmin.i18n import Message
from clubadmin.model.administration.cash import Payer
from clubadmin.services.administration import stakes
from clubadmin.services.club.club import OpenClub


class PayersPane(CashPane):
    """Everybody who is there, and beside it what one of them pays."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self._shown: Payer | None = None
        self.model: RowsModel[Payer] = RowsModel(theme, self._columns(), lambda one: one.member.id)
        self.table = ListTable(theme, self.model, self.tr("Wie betaalde"), sort=0)
        self.table.looked_at.connect(self._look_at)
        self.table.entered.connect(lambda _row: self._begin(""))
        self.table.lead(lambda one: ShowEntrant("member", one.member.id))
        self.table.installEventFilter(self)
        self.count = label(kind="muted")
        self.told = Said()
        self.all_button = button(self.tr("&Allen betaald"), self._pay_all)
        grid = theme.grid
        self.empty = EmptyPlace(
            theme,
            self.tr("Nog niemand"),
            self.tr("Wie bij Aanwezig op de lijst staat, staat ook hier, met zijn inleg."),
        )
        self.stack = ListOrEmpty(framed(self.table), self.empty)
        keys = label(
            self.tr("+ is betaald, − neemt terug; een bedrag typen rekent het wisselgeld uit."),
            "small",
            wrap=True,
        )
        parts = (row(self.count, None, self.all_button, gap=grid(1)), self.told, self.stack, keys)
        self.setLayout(column(ListWithPanel("payers", parts, self._panel(), grid(1.5))))
        self._show(None)

    def _columns(self) -> list[Column[Payer]]:
        return [
            Column(
                self.tr("Nr"),
                lambda one: str(one.number) if one.there else "",
                lambda one: one.number or 10_000,
                right=True,
                width=6,
                look="muted",
            ),
            member_column(self.tr("Naam")),
            Column(
                self.tr("Inleg"),
                lambda one: euros(one.asked) if one.paid in (None, Paid.CASH) else "",
                lambda one: one.asked,
                right=True,
                width=10,
            ),
            Column(
                self.tr("Betaald"),
                self.how,
                width=17,
                look=lambda one: "" if one.there else "warning",
            ),
        ]

    def how(self, one: Payer) -> str:
        """How somebody paid, and what is left on his card."""
        ways = {
            Paid.CASH: self.tr("contant"),
            Paid.CARD: self.tr("kaart"),
            Paid.FREE: self.tr("vrij"),
        }
        said = [ways[one.paid]] if one.paid else []
        if one.card_left or one.paid is Paid.CARD:
            said.append(self.tr("nog %1").replace("%1", str(one.card_left)))
        if not one.there:
            said.append(self.tr("is er niet"))
        return ", ".join(said)

    def _panel(self) -> QFrame:
        grid = self.theme.grid
        self._heading = label(kind="heading", wrap=True)
        self._line = label(wrap=True)
        self.given = line(most=12)
        self.given_field = Field(
            self.tr("&Gegeven"), self.given, self.tr("Leeg is gepast. Enter: betaald.")
        )
        self.given.returnPressed.connect(self._pay)
        self.given.textChanged.connect(self._reckon)
        self.back_money = label(kind="heading", wrap=True)
        self.pay_button = button(self.tr("&Betaald"), self._pay, "primary")
        self.card_button = button(self.tr("&Kaart verkopen"), self._sell)
        self.free_button = button(self.tr("&Vrij van inleg"), self._free, "quiet")
        self.back_button = button(self.tr("Terugne&men"), self._take_back, "quiet")
        self.card_back = button(self.tr("Kaart terug&nemen"), self._take_card_back, "quiet")
        self.panel = panel(
            self.theme,
            self._heading,
            tall(
                self.theme,
                self._line,
                self.given_field,
                self.back_money,
                row(None, self.pay_button),
                row(self.card_button, self.card_back, None, gap=grid(1)),
                row(self.free_button, self.back_button, None, gap=grid(1)),
                None,
            ),
        )
        return self.panel

    def show_book(self, book: CashBook) -> None:
        """The list, and how many have paid."""
        super().show_book(book)
        payers = book.cash.payers
        self.table.show_rows(payers)
        self.stack.show_list(bool(payers))
        self.all_button.setVisible(any(one.owes for one in payers))
        self.count.setText(self._counted() if payers else "")
        gone = [one.member.label for one in book.cash.gone()]
        text = self.tr("Betaalde, en is er niet (meer): %1. Neem het terug of zet hem erbij.")
        self.told.say(text.replace("%1", ", ".join(gone)) if gone else "", "warning")
        shown = self._shown.member.id if self._shown else 0
        self._show(next((one for one in payers if one.member.id == shown), None))

    def _counted(self) -> str:
        payers = self.cash.payers
        there = [one for one in payers if one.there]
        owing = list(self.cash.owing())
        who = counted(len(there), self.tr("speler"), self.tr("spelers"))
        text = self.tr("%1 van %2 betaald")
        text = text.replace("%1", str(len(there) - len(owing))).replace("%2", who)
        if owing:
            rest = self.tr(", nog € %1 te ontvangen")
            text += rest.replace("%1", euros(sum(one.asked for one in owing)))
        return text

    def start(self) -> None:
        """Begin in the list, at the first who has not paid."""
        first = next((one for one in self.model.rows if one.owes), None)
        if first is not None:
            self.table.select_key(first.member.id)
        self.table.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Plus pays, minus takes back, a figure begins what was given."""
        is_key = event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent)
        if watched is not self.table or not is_key:
            return False
        assert isinstance(event, QKeyEvent)
        if event.key() == Qt.Key.Key_Plus:
            self._pay_exactly()
        elif event.key() in (Qt.Key.Key_Minus, Qt.Key.Key_Delete):
            self._take_back()
        elif event.text().isdigit() and not event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self._begin(event.text())
        else:
            return False
        return True

    def _look_at(self, at: int) -> None:
        self._show(self.model.row_at(at))

    def _show(self, one: Payer | None) -> None:
        if one is None or self._shown is None or one.member.id != self._shown.member.id:
            self.given.clear()
        self._shown = one
        self.panel.setEnabled(one is not None)
        self.given_field.calm()
        self._heading.setText(one.member.label if one else self.tr("Kies iemand in de lijst"))
        owes = one is not None and one.owes
        self.given_field.setVisible(owes)
        self.pay_button.setVisible(owes)
        self.free_button.setVisible(owes)
        self.back_button.setVisible(one is not None and one.paid is not None)
        cards = bool(self.book and self.book.kept.stakes and self.book.kept.stakes.card_evenings)
        self.card_button.setVisible(cards and one is not None and one.there and not one.card_sold)
        self.card_back.setVisible(one is not None and bool(one.card_sold))
        self._line.setText(self._told_of(one) if one else "")

    def _told_of(self, one: Payer) -> str:
        if not one.owes:
            return self.how(one)
        if one.card_left:
            return self.tr("Betaalt met de kaart: daar staan nog %1 avonden op.").replace(
                "%1", str(one.card_left)
            )
        asked = self.tr("Een gast legt € %1 in.") if one.guest else self.tr("Legt € %1 in.")
        return asked.replace("%1", euros(one.asked))

    def _begin(self, typed: str) -> None:
        if self._shown is not None and self._shown.owes:
            self.given.setText(typed)
            self.given.setFocus()

    def _reckon(self) -> None:
        """Say the change while the amount is typed; what cannot be read yet says nothing."""
        self.given_field.calm()
        one, text = self._shown, self.given.text().strip()
        if one is None or not text:
            return
        cents = typed_amount(self.given_field, Message("Gegeven"), quiet=True)
        self.back_money.setText("" if cents is None else self._change_of(one, cents))

    def _change_of(self, one: Payer, given: int) -> str:
        found = change(one.asked, given)
        if found.short:
            return self.tr("Er is €\u00a0%1 te weinig.").replace("%1", euros(found.short))
        if found.back:
            return self.tr("Terug: €\u00a0%1").replace("%1", euros(found.back))
        return self.tr("Gepast.")

    def _pay(self) -> None:
        """Note the payment in the field: cash where an amount was given, else by his card."""
        one = self._shown
        if one is None or not one.owes:
            return
        given = typed_amount(self.given_field, Message("Gegeven"))
        if given is None:
            return
        if self.given.text().strip() and given < one.asked:
            self.given_field.complain(self._change_of(one, given))
            return
        told = f"{one.member.label}. {self._change_of(one, given)}" if given else ""
        self._put(one, Paid.CASH if given else None)
        self.back_money.setText(told)

    def _pay_exactly(self) -> None:
        if self._shown is not None and self._shown.owes:
            self._put(self._shown, None)
        else:
            self._on()

    def _free(self) -> None:
        if self._shown is not None:
            self._put(self._shown, Paid.FREE)

    def _put(self, one: Payer, how: Paid | None) -> None:
        """Note a payment and go on at once: keys that follow are for the next player."""
        evening_id, who = self.cash.evening_id, one.member.id
        self._do(lambda club: stakes.pay(club, evening_id, [who], how), lambda: None)
        self._on()

    def _pay_all(self) -> None:
        evening_id = self.cash.evening_id
        self._do(lambda club: stakes.pay_all(club, evening_id), self.table.setFocus)

    def _take_back(self) -> None:
        if self._shown is not None and self._shown.paid is not None:
            evening_id, who = self.cash.evening_id, self._shown.member.id
            self._do(lambda club: stakes.take_back(club, evening_id, [who]), self.table.setFocus)

    def _sell(self) -> None:
        if self._shown is not None:
            evening_id, who = self.cash.evening_id, self._shown.member.id
            self._do(lambda club: stakes.sell_card(club, evening_id, who), self.table.setFocus)

    def _take_card_back(self) -> None:
        if self._shown is not None:
            evening_id, who = self.cash.evening_id, self._shown.member.id
            self._do(lambda club: stakes.take_card_back(club, evening_id, who), self.table.setFocus)

    def _do(self, work: Callable[[OpenClub], object], done: Callable[[], None]) -> None:
        self.back_money.setText("")
        self.change(work, done, self.said.emit)

    def _on(self) -> None:
        self.given.clear()
        at = self.table.currentIndex()
        if at.row() + 1 < self.model.rowCount():
            self.table.setCurrentIndex(at.siblingAtRow(at.row() + 1))
        self.table.setFocus()
