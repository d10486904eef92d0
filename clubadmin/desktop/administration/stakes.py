"""The fourth tab of the cash: what the club asks of who plays."""

from PySide6.QtCore import Signal

from clubadmin.desktop.administration.cash_book import CashBook, CashPane
from clubadmin.desktop.administration.panes import as_typed, typed_amount
from clubadmin.desktop.kit.forms import Field, Number, line, tall
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
        self._kept: tuple[object, ...] = ()
        self.member, self.guest, self.club, self.card, self.ticket = (
            line(most=12) for _ in range(5)
        )
        self.evenings = Number(0, MOST_EVENINGS, 0)
        self.member_field = Field(
            self.tr("Een &lid legt in"), self.member, self.tr("Per avond, in euro's.")
        )
        self.guest_field = Field(self.tr("Een &gast legt in"), self.guest)
        self.club_field = Field(
            self.tr("Daarvan voor de &club"),
            self.club,
            self.tr("De rest is de pot voor de prijzen."),
        )
        self.card_field = Field(
            self.tr("Een strippen&kaart kost"), self.card, self.tr("Leeg: de club heeft er geen.")
        )
        self.evenings_field = Field(self.tr("&Avonden"), self.evenings)
        self.ticket_field = Field(
            self.tr("&Een lot kost"), self.ticket, self.tr("Van de tombola; leeg: geen.")
        )
        self.keep_button = button(self.tr("&Opslaan"), self._keep, "primary")
        for one in (self.member, self.guest, self.club, self.card, self.ticket):
            one.returnPressed.connect(self._keep)
        grid = theme.grid
        form = card()
        form.setFixedWidth(grid(64))
        form.setLayout(
            column(
                label(self.tr("Wat kost een avond?"), "heading"),
                tall(
                    theme,
                    row(self.member_field, self.guest_field, gap=grid(2)),
                    self.club_field,
                    row(self.card_field, self.evenings_field, gap=grid(2)),
                    self.ticket_field,
                    label(
                        self.tr(
                            "Wie al betaald heeft, houdt wat hij betaalde. Wat elke plaats krijgt,"
                            " staat bij de competitie, zoals 1: 40\u00a0%, 2: €\u00a010, 3: fles"
                            " wijn."
                        ),
                        "small",
                        wrap=True,
                    ),
                    None,
                ),
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
            asked = book.kept.stakes or Stakes(0, 0)
            for typed, cents in (
                (self.member, asked.member),
                (self.guest, asked.guest),
                (self.club, asked.kept),
                (self.card, asked.card),
                (self.ticket, asked.ticket),
            ):
                typed.setText(as_typed(cents) if cents else "")
            self.evenings.setValue(asked.card_evenings)
            self._kept = self._filled

    def start(self) -> None:
        """Begin at the first amount."""
        self.member.setFocus()
        self.member.selectAll()

    @property
    def held(self) -> bool:
        """Whether something is filled in that is not stored."""
        return bool(self._kept) and self._filled != self._kept

    @property
    def _filled(self) -> tuple[object, ...]:
        texts = (self.member, self.guest, self.club, self.card, self.ticket)
        return (*(one.text().strip() for one in texts), self.evenings.value())

    def _keep(self) -> None:
        assert self.book is not None
        asked = (
            (self.member_field, Message("De inleg van een lid")),
            (self.guest_field, Message("De inleg van een gast")),
            (self.club_field, Message("Wat voor de club is")),
            (self.card_field, Message("De strippenkaart")),
            (self.ticket_field, Message("Een lot")),
        )
        cents = [typed_amount(field, what) for field, what in asked]
        if None in cents:
            return
        member, guest, club, a_card, ticket = (one or 0 for one in cents)
        guest = guest or member  # left empty: as a member
        wanted = Stakes(member, guest, club, a_card, self.evenings.value(), ticket)
        kept = KeptStakes(wanted, self.book.kept.version)
        self.change(
            lambda opened: stakes.keep_stakes(opened, kept),
            lambda: self._stored(first=not kept.version),
            self.member_field.complain,
        )

    def _stored(self, *, first: bool) -> None:
        self._kept = self._filled
        self.keep_button.setFocus()
        if first:
            self.begun.emit()
