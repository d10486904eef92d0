"""The fourth tab of the cash: what the club asks of who plays."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit

from clubadmin.desktop.administration.cash_book import CashBook, CashPane
from clubadmin.desktop.kit.bound import Ask, Bound, Count, Money
from clubadmin.desktop.kit.forms import tall
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, card, column, label, row
from clubadmin.domain.administration.cash import Stakes
from clubadmin.i18n import Message
from clubadmin.model.administration.cash import KeptStakes
from clubadmin.services.administration import stakes
from clubadmin.services.administration.stakes import MOST_EVENINGS


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
        form = card()
        form.setFixedWidth(grid(64))
        form.setLayout(
            column(
                label(self.tr("Wat kost een avond?"), "heading"),
                tall(theme, *fields, label(told, "small", wrap=True), None),
                row(None, self.keep_button),
                gap=grid(1.5),
                margin=grid(2.5),
            )
        )
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
