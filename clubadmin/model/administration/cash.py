"""The cash of an evening: who paid and how, what else came in and went out, the tombola."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date

from clubadmin.domain.administration.cash import Balance, Paid, Stakes, tickets
from clubadmin.i18n import Figure, Message, marked
from clubadmin.model.members.member import Member

PAID = {Paid.CASH: marked("contant"), Paid.CARD: marked("kaart"), Paid.FREE: marked("vrij")}
"""How somebody paid, in a word."""


@dataclass(frozen=True)
class KeptStakes:
    """The stakes that the club asks; `stakes` is None where it asks nothing yet."""

    stakes: Stakes | None = None
    version: int = 0  # 0: not kept yet


@dataclass(frozen=True)
class Payer:
    """Somebody who plays an evening, or paid for it, and what he paid."""

    member: Member
    number: int  # of the entrant in whom he plays; 0: is not there
    asked: int = 0  # cents
    paid: Paid | None = None  # None: not yet
    amount: int = 0  # into the cash box
    pot: int = 0  # to the prizes
    guest: bool = False  # asked, or paid, as a guest
    card_left: int = 0  # evenings on his card
    card_sold: int = 0  # cents: bought a card this evening

    @property
    def there(self) -> bool:
        """Whether he is on the list of who is there."""
        return self.number > 0

    @property
    def owes(self) -> bool:
        """Whether he is there and has not paid."""
        return self.there and self.paid is None


@dataclass(frozen=True)
class CashLine:
    """An amount beside the stakes that came in or, below nothing, went out."""

    id: int
    what: str
    amount: int
    place: int | None = None  # of a prize; 0: the poedelprijs


@dataclass(frozen=True)
class PrizeMoney:
    """A prize in money that the result gives."""

    place: int  # 0: the poedelprijs, or a prize that is not for a place
    name: str
    amount: int
    of_pot: bool = False  # whether it is a part of the pot
    feat: str = ""  # of a prize that is not for a place: "hoogste roem"


@dataclass(frozen=True)
class Tombola:
    """The numbers that were sold, and those that were drawn of them."""

    first: int = 0  # 0: there is none
    last: int = 0
    ticket: int = 0
    seed: int | None = None
    drawn: int = 0

    @property
    def sold(self) -> int:
        """How many numbers."""
        return self.last - self.first + 1 if self.first else 0

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers that were drawn, in order."""
        if self.seed is None:
            return ()
        return tickets(self.first, self.last, self.seed)[: self.drawn]


@dataclass(frozen=True)
class CashEntry:
    """A line of the cash sheet, in cents: what came in or what went out."""

    told: Message
    came_in: int = 0
    went_out: int = 0
    line_id: int = 0  # of what was noted by hand; 0: is reckoned


@dataclass(frozen=True)
class EveningCash:
    """All the money of an evening."""

    evening_id: int
    season: str
    competition: str
    number: int
    date: date
    stakes: Stakes | None = None
    payers: tuple[Payer, ...] = ()
    lines: tuple[CashLine, ...] = ()
    change_money: int = 0
    counted: int | None = None
    tombola: Tombola = field(default_factory=Tombola)
    version: int = 0  # 0: nothing of the box was kept yet

    @property
    def pot(self) -> int:
        """The money for prizes, in cents: that of players who paid in cash or with a card."""
        return sum(one.pot for one in self.payers)

    @property
    def balance(self) -> Balance:
        """The money that should lie in the box, and what was counted."""
        came = sum(one.amount + one.card_sold for one in self.payers)
        came += self.tombola.sold * self.tombola.ticket + self.change_money
        came += sum(one.amount for one in self.lines if one.amount > 0)
        out = -sum(one.amount for one in self.lines if one.amount < 0)
        return Balance(came, out, self.counted)

    @property
    def stakes_taken(self) -> tuple[tuple[bool, int, int], ...]:
        """Whether of guests, how many paid in cash, and cents: one for each amount."""
        found: dict[tuple[bool, int], int] = {}
        for one in self.payers:
            if one.paid is Paid.CASH:
                found[one.guest, one.amount] = found.get((one.guest, one.amount), 0) + 1
        return tuple((guest, count, amount) for (guest, amount), count in sorted(found.items()))

    @property
    def cards_sold(self) -> tuple[int, ...]:
        """The price of each card that was sold, in cents."""
        return tuple(one.card_sold for one in self.payers if one.card_sold)

    @property
    def entries(self) -> tuple[CashEntry, ...]:
        """Every amount that came in or went out, as it stands on the cash sheet."""
        return tuple(one for one in self._entries() if one.came_in or one.went_out)

    def _entries(self) -> Iterator[CashEntry]:
        yield CashEntry(Message("Wisselgeld bij het begin"), self.change_money)
        for guest, count, amount in self.stakes_taken:
            money = _money(amount)
            told = (
                Message.counted(
                    "Inleg van {n} gast à € {amount}",
                    "Inleg van {n} gasten à € {amount}",
                    count,
                    amount=money,
                )
                if guest
                else Message.counted(
                    "Inleg van {n} lid à € {amount}",
                    "Inleg van {n} leden à € {amount}",
                    count,
                    amount=money,
                )
            )
            yield CashEntry(told, count * amount)
        for amount, count in sorted(Counter(self.cards_sold).items()):
            told = Message.counted(
                "{n} strippenkaart à € {amount}",
                "{n} strippenkaarten à € {amount}",
                count,
                amount=_money(amount),
            )
            yield CashEntry(told, count * amount)
        sold = self.tombola
        told = Message.counted(
            "Tombola, {n} lot à € {amount}",
            "Tombola, {n} loten à € {amount}",
            sold.sold,
            amount=_money(sold.ticket),
        )
        yield CashEntry(told, sold.sold * sold.ticket)
        for one in self.lines:
            if one.amount > 0:
                yield CashEntry(Message.verbatim(one.what), one.amount, 0, one.id)
        for one in sorted(self.lines, key=lambda line: line.place is None):
            if one.amount < 0:
                yield CashEntry(Message.verbatim(one.what), 0, -one.amount, one.id)

    @property
    def closing(self) -> tuple[CashEntry, ...]:
        """The entries that make both sides equal: the money in the box and the difference."""
        expected, difference = self.balance.expected, self.balance.difference
        if self.counted is None:
            if expected < 0:
                return (CashEntry(Message("Tekort in de kas"), -expected),)
            return (CashEntry(Message("Moet in de kas liggen"), 0, expected),)
        found = [CashEntry(Message("Geteld in de kas"), 0, self.counted)]
        if difference > 0:
            found.append(CashEntry(Message("Kasverschil: te veel"), difference))
        if difference < 0:
            found.append(CashEntry(Message("Kasverschil: te weinig"), 0, -difference))
        return tuple(found)

    @property
    def total(self) -> int:
        """The sum of each side of the closed cash sheet."""
        return sum(one.came_in for one in (*self.entries, *self.closing))

    def paid_by(self, how: Paid) -> int:
        """How many paid in this way."""
        return sum(one.paid is how for one in self.payers)

    def owing(self) -> Iterator[Payer]:
        """Everybody who is there and has not paid."""
        return (one for one in self.payers if one.owes)

    def gone(self) -> Iterator[Payer]:
        """Everybody who paid and is not on the list of those present."""
        return (one for one in self.payers if not one.there)


def _money(cents: int) -> Figure:
    return Figure(cents / 100, decimals=2)
