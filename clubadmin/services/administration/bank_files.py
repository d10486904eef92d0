"""Files that banks give: CAMT.053, MT940 and the CSV of Dutch banks, told apart by what is in them.

Nothing is guessed: what is none of these, or does not add up, is refused with where.
"""

from pathlib import Path

from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.administration.statement import BankStatement
from clubadmin.services.administration import bank_csv, camt, swift
from clubadmin.services.administration.amounts import euros
from clubadmin.services.exchange.read import read_bytes

MOST_BYTES = 20_000_000
MOST_LINES = 50_000
_CAMT, _SWIFT = b"camt.053", (b":20:", b":25:")


def read_statements(path: Path) -> tuple[BankStatement, ...]:
    """All statements of a file, each checked: what it begins with and its lines make its end.

    Raises:
        Refused: it is none that can be read, does not add up, or holds nothing.
    """
    data = read_bytes(path, MOST_BYTES)
    head = data[:4000]
    if b"<" in head[:200] and (_CAMT in head or head.lstrip(b"\xef\xbb\xbf \r\n\t")[:1] == b"<"):
        found = camt.statements(data, path.name)
    elif all(one in data for one in _SWIFT):
        found = swift.statements(data, path.name)
    else:
        found = bank_csv.statements(data, path.name)
    kept = tuple(one for one in found if one.lines)
    if not kept:
        raise Refused(Message("{file} bevat geen betalingen.", file=path.name))
    if sum(len(one.lines) for one in kept) > MOST_LINES:
        raise Refused(
            Message(
                "{file} bevat meer dan {most} betalingen. Vraag de bank om een kortere tijd.",
                file=path.name,
                most=MOST_LINES,
            )
        )
    for one in kept:
        _refuse_sum(one, path.name)
    return kept


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
