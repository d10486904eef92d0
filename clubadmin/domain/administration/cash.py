"""Money of an evening: what is asked, change, the tombola, the balance; in whole cents."""

from dataclasses import dataclass
from enum import StrEnum

from clubadmin.domain.draw.plan.chance import Chance

MOST_TICKETS = 10_000


@dataclass(frozen=True)
class Stakes:
    """The stakes a club asks of each player of an evening."""

    member: int
    guest: int
    kept: int = 0  # of each for the club; the rest goes to the pot
    card: int = 0  # what a card for several evenings costs
    card_evenings: int = 0  # for how many it is; 0: there is none
    ticket: int = 0  # what a number of the tombola costs; 0: there is none

    def asked(self, *, guest: bool) -> int:
        """The stake of one player."""
        return self.guest if guest else self.member

    def to_pot(self, *, guest: bool) -> int:
        """The part of a stake that goes to the prizes; never below nothing."""
        return max(0, self.asked(guest=guest) - self.kept)


class Paid(StrEnum):
    """How somebody paid for an evening."""

    CASH = "cash"
    CARD = "card"  # one evening off a card
    FREE = "free"  # need not pay


@dataclass(frozen=True)
class Change:
    """The change that a payer gets back, or the amount still short."""

    back: int
    short: int


def change(asked: int, given: int) -> Change:
    """Work out the change of what was given."""
    return Change(max(0, given - asked), max(0, asked - given))


def tickets(first: int, last: int, seed: int) -> tuple[int, ...]:
    """The numbers of a tombola in the order in which they are drawn: each once.

    The draw can be made again from the seed that was noted, on any machine.
    """
    return tuple(Chance(seed).shuffled(range(first, last + 1)))


@dataclass(frozen=True)
class Balance:
    """The money that should be in the cash box at the end of an evening, and what was counted."""

    came_in: int  # with the change money that lay in it at the beginning
    went_out: int  # prizes and expenses
    counted: int | None = None  # what lay in it at the end; None: not counted

    @property
    def expected(self) -> int:
        """The amount that should lie in the box; below nothing: more went out than there was."""
        return self.came_in - self.went_out

    @property
    def difference(self) -> int:
        """The surplus of what was counted over what was expected; below nothing: less."""
        return 0 if self.counted is None else self.counted - self.expected
