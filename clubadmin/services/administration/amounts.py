"""Amounts of money as people write them, read to the cent and never guessed at."""

import re
from decimal import Decimal

from clubadmin.domain.standings.prize_money import part_of_pot
from clubadmin.errors import Refused
from clubadmin.i18n import Figure, Message

MOST = 100_000_000  # cents: a million
COIN = 5  # cents; the smallest that is handed over
_SIGN_OF_EUROS = re.compile(r"€|(?<![a-z])eur(?:o(?:\W?s)?)?(?![a-z])", re.IGNORECASE)
_WRITTEN = re.compile(
    r"(?P<sign>[+-]?)(?:(?P<whole>\d{1,7})?(?:[.,](?P<cents>\d{1,2}|--?))?"
    r"|(?P<thousands>\d{1,3}(?:\.\d{3})+)(?:,(?P<more>\d\d?|--?))?"
    r"|(?P<english>\d{1,3}(?:,\d{3})+)\.(?P<most>\d\d))",
    re.ASCII,
)
_TWO_WAYS = re.compile(r"[+-]?(?P<first>[1-9]\d{0,2})[.,](?P<last>\d{3})", re.ASCII)


def _bare(text: str) -> str:
    """Without blanks, however thin, and the sign of euros; with a sign that computes."""
    return "".join(_SIGN_OF_EUROS.sub("", text).replace("−", "-").split())


def _cents_in(bare: str) -> int | None:
    """The cents of an amount; None where it is none, or could be two."""
    found = _WRITTEN.fullmatch(bare)
    if found is None or _TWO_WAYS.fullmatch(bare) or not any(map(str.isdigit, bare)):
        return None
    whole = found["whole"] or found["thousands"] or found["english"] or "0"
    cents = (found["cents"] or found["more"] or found["most"] or "0").strip("-")
    amount = 100 * int(whole.replace(".", "").replace(",", "")) + int(cents.ljust(2, "0"))
    return -amount if found["sign"] == "-" else amount


def cents_of(text: str, what: Message) -> int:
    """An amount as people type it: "45", "45,00", "12.5", "1.250,00", "12,00 euro"."""
    bare = _bare(text)
    cents = _cents_in(bare)
    if cents is not None:
        return cents
    if two := _TWO_WAYS.fullmatch(bare):
        raise Refused(
            "{what}: {text} kan {less} zijn of {more}. Typ het als {plainly} of als {whole}.",
            what=what,
            text=text,
            less=euros(int(two["first"]) * 100 + int(two["last"][:2])),
            more=euros(int(two["first"] + two["last"]) * 100),
            plainly=f"{two['first']},{two['last'][:2]}",
            whole=two["first"] + two["last"],
        )
    raise Refused(
        "{what}: {text} is geen bedrag. Typ het als 12,50 of als 12.", what=what, text=text
    )


def prize_money(what: str, pot: int) -> int | None:
    """The worth of a prize in cents; None for a thing, such as a bottle.

    A prize is money where its text is an amount with a sign of euros ("€ 25", "12,50 euro") or
    a part of the pot ("40 %", or "100 % : 3" of who share it), which is rounded down to what can
    be handed over.
    """
    text = what.strip()
    if part := part_of_pot(text):
        return pot * part.percent // (100 * part.among) // COIN * COIN
    cents = _cents_in(_bare(text)) if _SIGN_OF_EUROS.search(text) else None
    return None if cents is None or cents < 0 else cents


def euros(cents: int) -> Message:
    """An amount as it stands in a sentence: "€ 1.250,00"."""
    return Message("€ {amount}", amount=Figure(float(Decimal(cents) / 100), decimals=2))


def not_negative(cents: int, what: Message) -> int:
    """An amount that can be asked."""
    if not 0 <= cents <= MOST:
        raise Refused(
            "{what}: {amount} kan niet. Vul een bedrag van niets of meer in, tot {most}.",
            what=what,
            amount=euros(cents),
            most=euros(MOST),
        )
    return cents
