"""Files that banks give: CAMT.053, MT940 and the CSV of Dutch banks, told apart by what is in them.

Nothing is guessed: what is none of these, or does not add up, is refused with where.
"""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.administration.statement import BankFile, BankStatement
from clubadmin.services.administration import bank_csv, camt, swift
from clubadmin.services.administration.amounts import euros
from clubadmin.services.administration.bank_marks import ADVICE
from clubadmin.services.administration.iban import masked
from clubadmin.services.input.text import decode
from clubadmin.services.lists.read import read_bytes
from clubadmin.storage.schema.ranges import FIGURE, FIRST_DAY, LAST_DAY

MOST_BYTES = 30_000_000
MOST_LINES = 20_000
_TAGS = ((("<", "="), 2_000_000),)
_ROWS = (((":61:",), MOST_LINES), (("\n", "\r"), 200_000), ((";", ",", "\t", "|"), 1_000_000))
"""How much of what cuts it up a file may have: what reads it takes its time for each piece."""
_SWIFT = (":20:", ":25")


def read_statements(path: Path) -> BankFile:
    """All statements of a file, each checked: what it begins with and its lines make its end."""
    data = read_bytes(path, MOST_BYTES)
    head = decode(data[:4000]).strip()
    tags = head[:1] == "<"
    for signs, most in _TAGS if tags else _ROWS:
        if sum(data.count(sign.encode()) for sign in signs) > most:
            raise _too_many(path.name)
    if tags:
        every = camt.statements(data, path.name)
    elif all(one in head for one in _SWIFT):
        every = swift.statements(data, path.name)
    else:
        every = bank_csv.statements(data, path.name)
    others = dict.fromkeys((one.account, one.currency) for one in every if one.currency != "EUR")
    kept = tuple(
        replace(one, lines=lines)
        for one in every
        if one.currency == "EUR" and (lines := tuple(line for line in one.lines if line.amount))
    )
    if not kept:
        raise (
            _no_euros(others, path.name)
            if others
            else Refused(Message("{file} bevat geen betalingen.", file=path.name))
        )
    if sum(len(one.lines) for one in kept) > MOST_LINES:
        raise _too_many(path.name)
    for one in kept:
        _refuse_beyond(one, path.name)
        _refuse_sum(one, path.name)
    return BankFile(kept, tuple(others))


def _no_euros(others: Iterable[tuple[str, str]], name: str) -> Refused:
    account, currency = next(iter(others))
    return Refused(
        Message(
            "In {file} staat alleen rekening {account}, in {currency}. De contributie is in euro's:"
            " kies bij de bank de rekening in euro's.",
            file=name,
            account=masked(account),
            currency=currency,
        )
    )


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
                "{file} heeft een betaling op {day}. Dat kan niet. {advice}",
                file=name,
                day=beyond[0].booked_on,
                advice=ADVICE,
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
                " wordt dat {reached}, maar er staat {closing}. {advice}",
                file=name,
                number=one.number or "1",
                opening=euros(one.opening),
                reached=euros(reached),
                closing=euros(one.closing),
                advice=ADVICE,
            )
        )
