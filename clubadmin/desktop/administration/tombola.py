"""The third tab of the cash: which numbers were sold, and those that are drawn."""

from clubadmin.desktop.administration.cash_book import CashBook, CashPane
from clubadmin.desktop.administration.panes import euros
from clubadmin.desktop.kit.bound import Ask, Bound, Count, Money
from clubadmin.desktop.kit.forms import Number, tall
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
        a_ticket = Money(what=Message("Een lot"))
        self.form = Bound(
            (
                Ask("first", self.tr("&Eerste lot"), Count(0, MOST_TICKETS)),
                Ask("last", self.tr("&Laatste lot"), Count(0, 2 * MOST_TICKETS)),
                Ask("ticket", self.tr("&Per lot"), a_ticket, self.tr("In euro's.")),
            ),
            self._keep,
        )
        self.keep_button = button(self.tr("Op&slaan"), self._keep)
        self.sold = label(kind="muted", wrap=True)
        self.newest = label(kind="title")
        self.newest.setAccessibleName(self.tr("Laatst getrokken lot"))
        self.drawn = label(wrap=True)
        self.seed = label(kind="small", wrap=True)
        self.draw_button = button(self.tr("T&rek een lot"), self._draw, "primary")
        panel = card()
        panel.setMinimumWidth(grid(34))
        panel.setLayout(
            column(
                label(self.tr("Welke loten zijn verkocht?"), "heading", wrap=True),
                tall(
                    theme,
                    *self.form.fields.values(),
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
        layout = row(self.drawing, panel, gap=grid(2))
        layout.setStretch(0, 3)
        layout.setStretch(1, 2)
        self.setLayout(layout)

    def show_book(self, book: CashBook) -> None:
        """Show the tickets sold and drawn; what is being filled in stays."""
        held = self.held
        super().show_book(book)
        found = book.cash.tombola
        if not held:
            self.form.show(found)
        many = counted(found.sold, self.tr("lot"), self.tr("loten"))
        text = self.tr("%1, samen € %2").replace("%1", many)
        text = text.replace("%2", euros(found.sold * found.ticket))
        self.sold.setText(text if found.sold else self.tr("Nog geen loten verkocht."))
        for one in (*self.form.fields.values(), self.keep_button):
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
            first = self.form["first"].widget
            assert isinstance(first, Number)
            first.setFocus()
            first.selectAll()

    @property
    def held(self) -> bool:
        """Whether something is filled in that is not stored."""
        return self.form.held

    def _keep(self) -> None:
        found, asked = self.cash, self.form.read()
        if asked is not None:
            self.change(
                lambda club: cash.sell_tickets(club, found, *asked.values()),
                self._sold,
                self.form["last"].complain,
            )

    def _sold(self) -> None:
        self.form.settle()
        self.form["last"].calm()
        self.draw_button.setFocus()

    def _draw(self) -> None:
        found = self.cash
        self.change(
            lambda club: cash.draw_ticket(club, found), self.draw_button.setFocus, self.said.emit
        )
