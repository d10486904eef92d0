"""Payments of dues noted by hand, and taken back."""

from datetime import date

from sqlalchemy import text

from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.services.administration.amounts import euros, not_negative
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.head import as_date
from clubadmin.services.input.checks import named, one_of
from clubadmin.services.members.members import member
from clubadmin.services.seasons.seasons import season
from clubadmin.storage.schema.tablenames import PaymentRow

HOW = ("cash", "bank")
LONGEST_REASON = 200

_ONE = text("SELECT * FROM payment WHERE id = :id")
_TAKEN_BACK = text("SELECT EXISTS (SELECT 1 FROM payment WHERE reverses = :id)")


def pay(
    club: OpenClub, season_id: int, member_id: int, amount: int, *, day: date, how: str = "cash"
) -> None:
    """Note that a member paid something of his dues, in cents."""
    season(club, season_id)
    who = member(club, member_id)
    what = Message("Het bedrag")
    if not not_negative(amount, what):
        raise Refused("Er is geen bedrag ingevuld. Typ wat er betaald is.")
    how = one_of(how, HOW, Message("Hoe er betaald is"))
    label = Message("{name} betaalde {amount}", name=who.name, amount=euros(amount))
    with club.store.change(label) as change:
        change.insert(
            PaymentRow,
            season_id=season_id,
            member_id=member_id,
            paid_on=day,
            amount=amount,
            how=how,
            line_id=None,
            reverses=None,
            reason="",
        )


def take_back(club: OpenClub, payment_id: int, reason: str, day: date) -> None:
    """Take a payment back, with the reason; what was noted stays to be seen."""
    told = named(reason, Message("De reden"), longest=LONGEST_REASON)
    with club.store.read() as conn:
        row = conn.execute(_ONE, {"id": payment_id}).mappings().first()
        gone = row is None or row["reverses"] is not None
        if gone or conn.execute(_TAKEN_BACK, {"id": payment_id}).scalar():
            raise Refused(
                "Deze betaling is er niet (meer) of is al teruggenomen. Bekijk het opnieuw."
            )
        assert row is not None
    label = Message(
        "Betaling van {name} van {day} teruggenomen",
        name=member(club, row["member_id"]).name,
        day=as_date(row["paid_on"]),
    )
    with club.store.change(label) as change:
        change.insert(
            PaymentRow,
            season_id=row["season_id"],
            member_id=row["member_id"],
            paid_on=day,
            amount=-row["amount"],
            how=row["how"],
            line_id=row["line_id"],
            reverses=payment_id,
            reason=told,
        )
