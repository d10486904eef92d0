"""Money of an evening: what the club asks, who paid, cards sold, the tombola, the cash box.

Amounts are whole cents. What was asked when somebody paid stays, whatever the club asks later.
"""

from sqlalchemy import CheckConstraint
from sqlmodel import Field, SQLModel

from clubadmin.model.kit.kept_columns import FreeText, Merging, Plain
from clubadmin.storage.rows.keys import child_of, key_of, refers_to, requires


class StakesRow(SQLModel, table=True):
    """The club's stakes for an evening: one row, once there is one."""

    __tablename__ = "stakes"
    __table_args__ = (
        CheckConstraint("id = 1"),
        CheckConstraint("min(member, guest, kept, card, ticket) >= 0"),
        CheckConstraint("card_evenings BETWEEN 0 AND 99"),
    )
    id: int = Field(default=1, primary_key=True)
    version: int = 1
    member: int
    guest: int
    kept: int = 0  # of each, for the club; the rest goes to the pot
    card: int = 0  # what a card costs
    card_evenings: int = 0  # for how many evenings it is; 0: the club has none
    ticket: int = 0  # of the tombola


class EveningCardRow(SQLModel, table=True):
    """A card for a number of evenings, sold on one of them."""

    __tablename__ = "evening_card"
    __table_args__ = (CheckConstraint("amount >= 0"), CheckConstraint("evenings > 0"))
    id: int | None = Field(default=None, primary_key=True)
    evening_id: int = requires("evening.id")
    member_id: int = requires("member.id", Merging.MOVES)
    evenings: int
    amount: int


class EveningStakeRow(SQLModel, table=True):
    """A payment for an evening, and its means."""

    __tablename__ = "evening_stake"
    __table_args__ = (
        CheckConstraint("how IN ('cash', 'card', 'free')"),
        CheckConstraint("(how = 'card') = (card_id IS NOT NULL)"),
        CheckConstraint("min(amount, pot) >= 0"),
    )
    evening_id: int = key_of("evening.id")
    member_id: int = key_of("member.id", Merging.MOVES, played=True)
    how: Plain
    amount: int  # that came into the cash box
    pot: int  # that goes to the prizes
    guest: bool = False  # paid what a guest pays
    card_id: int | None = refers_to("evening_card.id")


class EveningCashRow(SQLModel, table=True):
    """The cash box of an evening, and its tombola."""

    __tablename__ = "evening_cash"
    __table_args__ = (
        CheckConstraint("change_money >= 0"),
        CheckConstraint("counted >= 0"),
        CheckConstraint("first_ticket > 0"),
        CheckConstraint("last_ticket >= first_ticket"),
        CheckConstraint("ticket >= 0"),
    )
    evening_id: int = key_of("evening.id")
    version: int = 1
    change_money: int = 0  # that lay in it at the beginning
    counted: int | None = None  # that lay in it at the end; None: not counted
    first_ticket: int | None = None  # the numbers that were sold; None: no tombola
    last_ticket: int | None = None
    ticket: int = 0  # what each cost
    seed: int | None = None  # of the tombola; None: nothing was drawn
    drawn: int = 0  # how many numbers


class CashLineRow(SQLModel, table=True):
    """An amount that came in beside the stakes or, below nothing, went out, such as a prize."""

    __tablename__ = "cash_line"
    __table_args__ = (CheckConstraint("amount <> 0"), CheckConstraint("place >= 0"))
    id: int | None = Field(default=None, primary_key=True)
    evening_id: int = child_of("evening.id")
    what: FreeText
    amount: int
    place: int | None = None  # of a prize; 0: the poedelprijs
