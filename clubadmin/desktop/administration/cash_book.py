"""The money of an evening as its window shows it, read in one go."""

from dataclasses import dataclass

from clubadmin.desktop.administration.panes import ChangingPane
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.errors import Refused
from clubadmin.model.administration.cash import EveningCash, KeptStakes, PrizeMoney
from clubadmin.services.administration import cash, stakes
from clubadmin.services.club.club import OpenClub


@dataclass(frozen=True)
class CashBook:
    """An evening's money, what the club asks, and the prizes that are still to be paid out."""

    cash: EveningCash
    kept: KeptStakes
    prizes: tuple[PrizeMoney, ...] = ()


def load(club: OpenClub, evening_id: int) -> CashBook:
    """Load the money of an evening."""
    found = cash.evening_cash(club, evening_id)
    try:
        prizes = cash.prizes(club, evening_id)
    except Refused:  # the rule of the prizes cannot be read: told where the result is
        prizes = ()
    return CashBook(found, stakes.stakes(club), prizes)


class CashPane(ChangingPane):
    """A tab that shows an evening's money."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self.book: CashBook | None = None

    def show_book(self, book: CashBook) -> None:
        """Show what is there now."""
        self.book = book

    @property
    def cash(self) -> EveningCash:
        """The money of the evening in view, once it was read."""
        assert self.book is not None
        return self.book.cash
