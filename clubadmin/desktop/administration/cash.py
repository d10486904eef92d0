"""The window of the money of an evening: who paid, the cash box, the tombola, what is asked."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from clubadmin.desktop.administration.box import BoxPane
from clubadmin.desktop.administration.cash_book import CashBook, CashPane, load
from clubadmin.desktop.administration.panes import euros
from clubadmin.desktop.administration.payers import PayersPane
from clubadmin.desktop.kit.bound import Ask, Bound, Count, Money
from clubadmin.desktop.kit.forms import Number, tall
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.side_window import TabbedWindow
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, card, column, holder, label, row
from clubadmin.desktop.kit.wording import counted, spoken_date
from clubadmin.domain.administration.cash import MOST_TICKETS, Stakes
from clubadmin.i18n import Message
from clubadmin.model.administration.cash import KeptStakes
from clubadmin.services.administration import cash, stakes
from clubadmin.services.administration.stakes import MOST_EVENINGS

ASKED = 3  # the tab where a club begins


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
        panel = card(
            column(
                label(self.tr("Welke loten zijn verkocht?"), "heading", wrap=True),
                tall(
                    theme, *self.form.fields.values(), self.sold, row(None, self.keep_button), None
                ),
                gap=grid(1.5),
                margin=grid(2.5),
            )
        )
        panel.setMinimumWidth(grid(34))
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
        self.setLayout(row((self.drawing, 3), (panel, 2), gap=grid(2)))

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


class StakesPane(CashPane):
    """A form of six fields."""

    begun = Signal()  # the club asks something for the first time

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        grid = theme.grid
        a_member = Money(what=Message("De inleg van een lid"))
        a_guest = Money(what=Message("De inleg van een gast"))
        of_club = Money(what=Message("Wat voor de club is"))
        a_card = Money(what=Message("De strippenkaart"))
        a_ticket = Money(what=Message("Een lot"))
        self.form = Bound(
            (
                Ask(
                    "member",
                    self.tr("Een &lid legt in"),
                    a_member,
                    self.tr("Per avond, in euro's."),
                ),
                Ask("guest", self.tr("Een &gast legt in"), a_guest),
                Ask(
                    "kept",
                    self.tr("Daarvan voor de &club"),
                    of_club,
                    self.tr("De rest is de pot voor de prijzen."),
                ),
                Ask(
                    "card",
                    self.tr("Een strippen&kaart kost"),
                    a_card,
                    self.tr("Leeg: de club heeft er geen."),
                ),
                Ask("card_evenings", self.tr("&Avonden"), Count(0, MOST_EVENINGS)),
                Ask(
                    "ticket",
                    self.tr("&Een lot kost"),
                    a_ticket,
                    self.tr("Van de tombola; leeg: geen."),
                ),
            ),
            self._keep,
        )
        told = self.tr(
            "Wie al betaald heeft, houdt wat hij betaalde. Wat elke plaats krijgt, staat bij de"
            " competitie, zoals 1: 40\u00a0%, 2: €\u00a010, 3: fles wijn."
        )
        fields = self.form.rows("member+guest kept card+card_evenings ticket", grid(2))
        self.keep_button = button(self.tr("&Opslaan"), self._keep, "primary")
        form = card(
            column(
                label(self.tr("Wat kost een avond?"), "heading"),
                tall(theme, *fields, label(told, "small", wrap=True), None),
                row(None, self.keep_button),
                gap=grid(1.5),
                margin=grid(2.5),
            )
        )
        form.setFixedWidth(grid(64))
        self.setLayout(row(form, None))

    def show_book(self, book: CashBook) -> None:
        """Show the stakes; what is being filled in stays."""
        held = self.held
        super().show_book(book)
        if not held:
            self.form.show(book.kept.stakes or Stakes(0, 0))

    def start(self) -> None:
        """Begin at the first amount."""
        first = self.form["member"].widget
        assert isinstance(first, QLineEdit)
        first.setFocus()
        first.selectAll()

    @property
    def held(self) -> bool:
        """Whether something is filled in that is not stored."""
        return self.form.held

    def _keep(self) -> None:
        assert self.book is not None
        asked = self.form.read()
        if asked is None:
            return
        asked["guest"] = asked["guest"] or asked["member"]  # left empty: as a member
        kept = KeptStakes(Stakes(**asked), self.book.kept.version)
        self.change(
            lambda opened: stakes.keep_stakes(opened, kept),
            lambda: self._stored(first=not kept.version),
            self.form["member"].complain,
        )

    def _stored(self, *, first: bool) -> None:
        self.form.settle()
        self.keep_button.setFocus()
        if first:
            self.begun.emit()


class CashWindow(TabbedWindow):
    """Four tabs over the money of one evening."""

    help_topic = "kas"

    def __init__(self, parent: QWidget, ops: Operations, theme: Theme, evening_id: int) -> None:
        super().__init__(parent, ops, theme, "cash", (124, 80))
        self.setWindowTitle(self.tr("Kas van de avond"))
        self._asker = Asker(ops, self)
        self._evening_id, self._first = evening_id, True
        self._evening = label(kind="muted")
        asked = StakesPane(ops, theme)
        asked.begun.connect(lambda: self.tabs.choose(0))
        self.panes: dict[str, CashPane] = {
            self.tr("Wie betaalde"): PayersPane(ops, theme),
            self.tr("Kas"): BoxPane(ops, theme),
            self.tr("Tombola"): TombolaPane(ops, theme),
            self.tr("Inleg"): asked,
        }
        self.put(self.panes, self._evening)
        for one in self.findChildren(QPushButton):
            one.setAutoDefault(False)  # each field does what Enter does there; never twice
        for pane in self.panes.values():
            pane.said.connect(lambda text: self.told.say(text, "error"))
        self.refresh()

    def refresh(self) -> None:
        """Read the evening."""
        evening_id = self._evening_id
        self._asker.ask(lambda club: load(club, evening_id), self._show, self._gone)

    def _gone(self, _error: Exception) -> None:
        self._first = False
        self.close()  # the evening was taken back

    def _show(self, book: CashBook) -> None:
        first, self._first = self._first, False
        self.calm()
        cash = book.cash
        self._evening.setText(f"{cash.competition} · {spoken_date(cash.date)}")
        for pane in self.panes.values():
            pane.show_book(book)
        if first:
            if book.kept.stakes is None:
                self.tabs.choose(ASKED)
            self.start()
