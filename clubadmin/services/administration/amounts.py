"""Amounts of money as people write them, read to the cent and never guessed at."""

import re
from decimal import Decimal

from clubadmin.errors import Refused
from clubadmin.i18n import Figure, Message

MOST = 100_000_000  # cents: a million
_WRITTEN = re.compile(
    r"(?P<sign>[+-]?)\s*(?P<whole>\d{1,3}(?:\.\d{3})+|\d{1,7})(?:,(?P<cents>\d{2}|-))?", re.ASCII
)


def cents_of(text: str, what: Message) -> int:
    """An amount as a Dutch person writes it: "45", "45,00", "1.250,00", "€ 12,50"."""
    found = _WRITTEN.fullmatch(text.replace("€", "").replace("−", "-").strip())
    if found is None:
        raise Refused(
            Message(
                "{what}: {text} is geen bedrag. Typ het als 12,50 of als 12.", what=what, text=text
            )
        )
    whole = int(found["whole"].replace(".", ""))
    cents = int(found["cents"]) if (found["cents"] or "-") != "-" else 0
    amount = 100 * whole + cents
    return -amount if found["sign"] == "-" else amount


def euros(cents: int) -> Message:
    """An amount as it stands in a sentence: "€ 1.250,00"."""
    return Message("€ {amount}", amount=Figure(float(Decimal(cents) / 100), decimals=2))


def not_negative(cents: int, what: Message) -> int:
    """An amount that can be asked."""
    if not 0 <= cents <= MOST:
        raise Refused(
            Message(
                "{what}: {amount} kan niet. Vul een bedrag van niets of meer in, tot {most}.",
                what=what,
                amount=euros(cents),
                most=euros(MOST),
            )
        )
    return cents
