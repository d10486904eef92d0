"""Files that banks give: CAMT.053, MT940 and the CSV of Dutch banks, told apart by what is in them.

Nothing is guessed: what is none of these, or does not add up, is refused with where.
"""

from dataclasses import replace
from pathlib import Path

from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.administration.statement import BankStatement
from clubadmin.services.administration import bank_csv, camt, swift
from clubadmin.services.administration.amounts import euros
from clubadmin.services.exchange.read import read_bytes
from clubadmin.storage.schema.ranges import FIGURE, FIRST_DAY, LAST_DAY

MOST_BYTES = 10_000_000
MOST_LINES = 4_000
_TAGS = ((("<", "="), 400_000),)
_ROWS = (((":61:",), MOST_LINES), (("\n", "\r"), 120_000), ((";", ",", "\t", "|"), 1_000_000))
"""How much of what cuts it up a file may have: what reads it takes its time for each piece."""
_CAMT, _SWIFT = b"camt.053", (b":20:", b":25:")


def read_statements(path: Path) -> tuple[BankStatement, ...]:
    """All statements of a file, each checked: what it begins with and its lines make its end."""
    data = read_bytes(path, MOST_BYTES)
    head = data[:4000]
    tags = b"<" in head[:200] and (_CAMT in head or head.lstrip(b"\xef\xbb\xbf \r\n\t")[:1] == b"<")
    for signs, most in _TAGS if tags else _ROWS:
        if sum(data.count(sign.encode()) for sign in signs) > most:
            raise _too_many(path.name)
    if tags:
        found = camt.statements(data, path.name)
    elif all(one in data for one in _SWIFT):
        found = swift.statements(data, path.name)
    else:
        found = bank_csv.statements(data, path.name)
    # a line of nothing, such as a price told or an account tried, is no payment
    paid = (replace(one, lines=tuple(line for line in one.lines if line.amount)) for one in found)
    kept = tuple(one for one in paid if one.lines)
    if not kept:
        raise Refused(Message("{file} bevat geen betalingen.", file=path.name))
    if sum(len(one.lines) for one in kept) > MOST_LINES:
        raise _too_many(path.name)
    for one in kept:
        _refuse_beyond(one, path.name)
        _refuse_sum(one, path.name)
    return kept


def _too_many(name: str) -> Refused:
    return Refused(
        Message(
            "{file} is te lang om te lezen. Vraag de bank om een kortere tijd, met ten hoogste"
            " {most} betalingen.",
            file=name,
            most=MOST_LINES,
        )
    )


def _refuse_beyond(one: BankStatement, name: str) -> None:
    """Hold up what a club keeps of no payment: a later look at the file would not believe it."""
    beyond = [line for line in one.lines if not FIRST_DAY <= line.booked_on <= LAST_DAY]
    if beyond:
        raise Refused(
            Message(
                "{file} heeft een betaling op {day}. Dat kan niet. Haal het opnieuw op bij de"
                " bank.",
                file=name,
                day=beyond[0].booked_on,
            )
        )
    amounts = (*(line.amount for line in one.lines), one.opening or 0, one.closing or 0)
    most = max(amounts, key=abs)
    if abs(most) > FIGURE:
        raise Refused(
            Message(
                "{file} noemt een bedrag van {amount}. Bedragen boven {most} neemt dit programma"
                " niet op. Kijk of dit het bestand van de club is.",
                file=name,
                amount=euros(most),
                most=euros(FIGURE),
            )
        )


def _refuse_sum(one: BankStatement, name: str) -> None:
    if one.opening is None or one.closing is None:
        return
    reached = one.opening + sum(line.amount for line in one.lines)
    if reached != one.closing:
        raise Refused(
            Message(
                "{file} telt niet op: afschrift {number} begint met {opening}, met de betalingen"
                " wordt dat {reached}, maar er staat {closing}. Haal het opnieuw op bij de bank.",
                file=name,
                number=one.number or "1",
                opening=euros(one.opening),
                reached=euros(reached),
                closing=euros(one.closing),
            )
        )
