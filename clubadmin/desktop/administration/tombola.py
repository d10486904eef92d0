"""The third tab of the cash: which numbers were sold, and those that are drawn."""

from clubadmin.desktop.administration.cash_book import CashBook, CashPane
from clubadmin.desktop.administration.panes import as_typed, euros, typed_amount
from clubadmin.desktop.kit.forms import Field, Number, line, tall
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, card, column, holder, label, row
from clubadmin.desktop.kit.wording import counted
from clubadmin.domain.administration.cash import MOST_TICKETS
from clubadmin.i18n import Message
from clubadmin.services.administration import cash


class TombolaPane(CashPane):
    """A form, and the numbers large enough to read out."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        grid = theme.grid
        self._kept: tuple[object, ...] = ()
        self.first = Number(0, MOST_TICKETS, 0)
        self.last = Number(0, 2 * MOST_TICKETS, 0)
        self.ticket = line(most=12)
        self.first_field = Field(self.tr("&Eerste lot"), self.first)
        self.last_field = Field(self.tr("&Laatste lot"), self.last)
        self.ticket_field = Field(self.tr("&Per lot"), self.ticket, self.tr("In euro's."))
        self.keep_button = button(self.tr("Op&slaan"), self._keep)
        self.ticket.returnPressed.connect(self._keep)
        self.sold = label(kind="muted", wrap=True)
        self.newest = label(kind="title")
        self.newest.setAccessibleName(self.tr("Laatst getrokken lot"))
        self.drawn = label(wrap=True)
        self.seed = label(kind="small", wrap=True)
        self.draw_button = button(self.tr("T&rek een lot"), self._draw, "primary")
        self.form = card()
        self.form.setMinimumWidth(grid(34))
        self.form.setLayout(
            column(
                label(self.tr("Welke loten zijn verkocht?"), "heading", wrap=True),
                tall(
                    theme,
                    self.first_field,
                    self.last_field,
                    self.ticket_field,
                    self.sold,
                    row(None, self.keep_button),
                    None,
                ),
                gap=grid(1.5),
                margin=grid(2.5),
            )
        )
        self.drawing = holder(
            column(
                row(self.draw_button, None),
                self.newest,
                self.drawn,
                self.seed,
                None,
                gap=grid(1.5),
                margin=grid(2),
            )
        )
        layout = row(self.drawing, self.form, gap=grid(2))
        layout.setStretch(0, 3)
        layout.setStretch(1, 2)
        self.setLayout(layout)

    def show_book(self, book: CashBook) -> None:
        """Show the tickets sold and drawn; what is being filled in stays."""
        held = self.held
        super().show_book(book)
        found = book.cash.tombola
        if not held:
            self.first.setValue(found.first)
            self.last.setValue(found.last)
            self.ticket.setText(as_typed(found.ticket) if found.ticket else "")
            self._kept = self._filled
        many = counted(found.sold, self.tr("lot"), self.tr("loten"))
        text = self.tr("%1, samen € %2").replace("%1", many)
        text = text.replace("%2", euros(found.sold * found.ticket))
        self.sold.setText(text if found.sold else self.tr("Nog geen loten verkocht."))
        for one in (self.first_field, self.last_field, self.ticket_field, self.keep_button):
            one.setEnabled(not found.drawn)
        numbers = found.numbers
        self.draw_button.setEnabled(found.drawn < found.sold)
        self.newest.setText(str(numbers[-1]) if numbers else "")
        listed = ", ".join(map(str, numbers))
        empty = self.tr("Vul rechts in welke loten verkocht zijn; trek ze dan een voor een.")
        self.drawn.setText(self.tr("Getrokken: %1").replace("%1", listed) if numbers else empty)
        made = self.tr("Trekking %1. Met dit getal komen dezelfde loten er weer uit.")
        self.seed.setText(made.replace("%1", str(found.seed)) if numbers else "")

    def start(self) -> None:
        """Begin at drawing the next number, or at the first number sold."""
        if self.draw_button.isEnabled():
            self.draw_button.setFocus()
        else:
            self.first.setFocus()
            self.first.selectAll()

    @property
    def held(self) -> bool:
        """Whether something is filled in that is not stored."""
        return bool(self._kept) and self._filled != self._kept

    @property
    def _filled(self) -> tuple[object, ...]:
        return self.first.value(), self.last.value(), self.ticket.text().strip()

    def _keep(self) -> None:
        found, first, last = self.cash, self.first.value(), self.last.value()
        cents = typed_amount(self.ticket_field, Message("Een lot"))
        if cents is not None:
            self.change(
                lambda club: cash.sell_tickets(club, found, first, last, cents),
                self._sold,
                self.last_field.complain,
            )

    def _sold(self) -> None:
        self._kept = self._filled
        self.last_field.calm()
        self.draw_button.setFocus()

    def _draw(self) -> None:
        found = self.cash
        self.change(
            lambda club: cash.draw_ticket(club, found), self.draw_button.setFocus, self.said.emit
        )
