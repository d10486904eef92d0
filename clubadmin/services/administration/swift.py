"""MT940, the statement that banks gave before CAMT.053 and still give.

Each field is read by itself, so that an odd one spoils no other.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import date

from clubadmin.i18n import Message
from clubadmin.model.administration.statement import BankLine, BankStatement
from clubadmin.services.administration.bank_marks import told_of, unreadable
from clubadmin.services.administration.iban import is_iban
from clubadmin.services.input.text import decode

_FIELD = re.compile(
    r"^(?:\{4:)?:(20|21|25P?|28C?|60[FM]?|61|62[FM]?|64|65|86|13D?|34F|90[CD]|NS|940):", re.M
)
_END = re.compile(r"^(?:-\s*$|-\}|\{)", re.M)  # of a message
_BALANCE = re.compile(r"\s*([CD])(\d{6})([A-Z]{3})\s*([\d.,]+)", re.I)
_ROW = re.compile(
    r"\s*(?P<day>\d{6})(?P<entry>\d{4})?\s*(?P<mark>R?[CD])[A-Z]?\s*(?P<amount>\d[\d.,]*|,\d+)"
    r"(?P<rest>.*)",
    re.I | re.S,
)
_REST = re.compile(r"(?:[A-Z][A-Z0-9 ]{3})?(?P<reference>.*?)(?://.*)?", re.I)
_AMOUNT = re.compile(r"(\d{0,30})(?:[.,](\d{0,2})0*)?", re.ASCII)
_INWARD = ("C", "RD")  # RC takes back what came in, RD what went out
_Fields = list[tuple[str, str]]


def statements(data: bytes, name: str) -> tuple[BankStatement, ...]:
    """The statements of a file."""
    text = decode(data).replace("\r\n", "\n").replace("\r", "\n")
    messages: list[_Fields] = []
    marks = [*_FIELD.finditer(text)]
    for at, mark in enumerate(marks):
        end = marks[at + 1].start() if at + 1 < len(marks) else len(text)
        told = _END.split(text[mark.end() : end], maxsplit=1)[0]
        if mark[1] == "20":
            messages.append([])
        if messages:
            messages[-1].append((mark[1], told.strip("\n")))
    return tuple(_statement(fields, name) for fields in messages)


def _statement(fields: _Fields, name: str) -> BankStatement:
    kept = dict(reversed(fields))  # the first of each
    opening, closing = (_balance(kept, number, name) for number in ("60", "62"))
    currency = next((one[1] for one in (opening, closing) if one), "")
    account = re.sub(r"[^A-Z0-9]", "", (kept.get("25") or kept.get("25P") or "").upper())[:38]
    if account[-3:].isalpha() and not is_iban(account):  # a bank may write the currency behind it
        currency = currency or account[-3:]
        account = account.removesuffix(currency)
    return BankStatement(
        account[:34],
        tuple(_lines(fields, name)),
        (kept.get("28C") or kept.get("28") or "").partition("/")[0].strip(),
        opening and opening[0],
        closing and closing[0],
        currency or "EUR",
    )


def _lines(fields: _Fields, name: str) -> Iterator[BankLine]:
    number = 0
    for (tag, row), (below, written) in zip(fields, [*fields[1:], ("", "")], strict=True):
        if tag == "61":
            number += 1
            yield _line(row, written if below == "86" else "", number, name)


def _line(row: str, written: str, number: int, name: str) -> BankLine:
    found = _ROW.match(row)
    cents = _cents(found["amount"]) if found else None
    if found is None or cents is None:
        where = Message("betaling {number}", number=number)
        raise unreadable(name, where, row.partition("\n")[0], Message("een bedrag"))
    day = _day(found["day"], found["entry"])
    if day is None:
        where = Message("betaling {number}", number=number)
        raise unreadable(name, where, found["day"], Message("een dag"))
    first, _, below = found["rest"].partition("\n")
    kind = _REST.fullmatch(first)
    reference = kind["reference"] if kind else ""
    came_in = found["mark"].upper() in _INWARD
    bare = written.strip() or below.strip() or first.replace("NONREF", "")
    told = told_of(bare, came_in=came_in, beside=below)
    if not told.account.startswith(reference):  # some banks put the account there
        told = replace(told, references=(*told.references, reference))
    return told.line(day, cents if came_in else -cents)


def _day(value: str, entry: str | None) -> date | None:
    """The day of value; of thirty days in February, which some banks count, the last one."""
    year, month, day = 2000 + int(value[:2]), int(value[2:4]), int(value[4:])
    if not 1 <= month <= 12 or not 1 <= day <= 31:
        month, day = (int(entry[:2]), int(entry[2:])) if entry else (0, 0)
    for last in range(day, day - 4, -1):
        try:
            return date(year, month, last)
        except ValueError:
            continue
    return None


def _balance(kept: dict[str, str], number: str, name: str) -> tuple[int, str] | None:
    """The balance in cents and its currency; None where it is not given."""
    written = next((kept[number + kind] for kind in ("F", "M", "") if number + kind in kept), "")
    if not written.strip():
        return None
    found = _BALANCE.match(written)
    cents = _cents(found[4]) if found else None
    if found is None or cents is None:
        raise unreadable(name, Message("een saldo"), written, Message("een bedrag"))
    return cents if found[1].upper() == "C" else -cents, found[3].upper()


def _cents(written: str) -> int | None:
    """An amount with a comma; None where it has parts of a cent or is none."""
    found = _AMOUNT.fullmatch(written)
    return found and 100 * int(found[1] or 0) + int((found[2] or "").ljust(2, "0"))
