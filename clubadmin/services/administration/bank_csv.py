"""The lists that Dutch banks give as CSV: each bank has its own columns and its own dates.

A list is known by its heads, or by the shape of its rows where a bank writes none; it may be kept
as a workbook. What is not known is refused: an amount or a day is never guessed at.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from functools import cache

from clubadmin import assets
from clubadmin.domain.names import tidy
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.administration.debits import BankLine, BankStatement
from clubadmin.services.administration.bank_marks import (
    Told,
    dutch_day,
    labelled,
    told_of,
    unreadable,
)
from clubadmin.services.lists.read import rows_of

_AMOUNT = re.compile(
    r"([+-]?)(?:(\d{1,9}|\d{1,3}(?:\.\d{3})+)(?:[.,](\d{1,2}))?|(\d{1,3}(?:,\d{3})+)\.(\d\d?))",
    re.ASCII,
)
_IN = ("bij", "credit", "c", "cr", "+")
_OUT = ("af", "debit", "debet", "d", "dr", "-")
_UTC = "(utc)"
_SPREADSHEET = "%Y-%m-%d"  # as the cells of a workbook have a day
_Places = dict[str, tuple[int, ...]]


class NoBank(Refused):
    """A list with columns of no bank that is known."""


@dataclass(frozen=True)
class Bank:
    """How a bank's list is read, as `resources/banks.toml` has it."""

    name: str
    days: tuple[str, ...]
    needed: dict[str, list[str | int]]
    more: dict[str, list[str | int]] = field(default_factory=dict)
    columns: tuple[int, int] = (0, 0)  # at least and at most, where it writes no heads
    shape: dict[str, str] = field(default_factory=dict)
    sign: int = 1  # of an amount without one

    def has_heads(self, heads: Sequence[str]) -> bool:
        """Whether a row is its heads."""
        known = set(heads)
        return not self.shape and all(known.intersection(one) for one in self.needed.values())

    def has_shape(self, row: Sequence[str]) -> bool:
        """Whether a row is a payment of it, where it writes no heads."""
        least, most = self.columns
        return least <= len(row) <= most and all(
            re.fullmatch(kind, row[int(at)]) for at, kind in self.shape.items()
        )


@cache
def _banks() -> tuple[Bank, ...]:
    return tuple(Bank(**one) for one in assets.table("banks.toml")["bank"])


def statements(data: bytes, name: str) -> tuple[BankStatement, ...]:
    """The payments of a list, one statement for each account in it, the oldest first."""
    rows = [[tidy(cell) for cell in row] for row in rows_of(data, name)]
    numbered = [(at, row) for at, row in enumerate(rows, 1) if any(row)]
    bank, heads, numbered = _known(numbered, name)
    at_columns = _places(bank, heads)
    at_utc = any(heads[at].endswith(_UTC) for at in at_columns["day"] if heads)
    return _by_account(BankRow(bank, at_columns, row, at, name, at_utc) for at, row in numbered)


def statements_of(
    bank: Bank, rows: Iterable[tuple[int, list[str]]], name: str
) -> tuple[BankStatement, ...]:
    """The payments in rows of which the columns are told by their numbers."""
    return _by_account(BankRow.of(bank, row, at, name) for at, row in rows)


def _by_account(rows: Iterable["BankRow"]) -> tuple[BankStatement, ...]:
    by_account: dict[tuple[str, str], list[tuple[BankLine, int | None]]] = {}
    for reader in rows:
        if reader.is_payment():
            own = by_account.setdefault((reader.own(), reader.at("currency") or "EUR"), [])
            own.append((reader.line(), reader.balance()))
    return tuple(_statement(*own, found) for own, found in by_account.items())


def _known(
    rows: list[tuple[int, list[str]]], name: str
) -> tuple[Bank, list[str], list[tuple[int, list[str]]]]:
    """The bank, the heads where it writes them, and the rows below these."""
    for skipped in range(min(3, len(rows))):  # a bank may write its name above the heads
        heads = [cell.casefold() for cell in rows[skipped][1]]
        for bank in _banks():
            if bank.has_heads(heads):
                return bank, heads, rows[skipped + 1 :]
    for bank in _banks():
        if rows and bank.has_shape(rows[0][1]):
            return bank, [], rows
    raise NoBank(
        "{file} is geen afschrift dat het programma kent. Elke bank geeft een CAMT.053 of een"
        " MT940; van een CSV kent het programma de kolommen van {banks}, en andere met deze koppen:"
        " Datum, Bedrag, Af Bij, Tegenrekening, Naam en Omschrijving.",
        file=name,
        banks=", ".join(dict.fromkeys(bank.name for bank in _banks())),
    )


def _places(bank: Bank, heads: list[str]) -> _Places:
    found: _Places = {}
    for named, known in {**bank.needed, **bank.more}.items():
        there = [
            heads.index(one) if isinstance(one, str) else one
            for one in known
            if not isinstance(one, str) or one in heads
        ]
        found[named] = tuple(there)
    return found


def _statement(own: str, currency: str, found: list[tuple[BankLine, int | None]]) -> BankStatement:
    """Order lines in time: banks write the newest above or below; balances tell which."""
    lines = [line for line, _ in found]
    if lines[0].booked_on > lines[-1].booked_on or _runs_up(found):
        found = found[::-1]
    balances = [balance for _, balance in found]
    ordered = tuple(line for line, _ in found)
    if None in balances:
        return BankStatement(own, ordered, currency=currency)
    first, last = balances[0] or 0, balances[-1] or 0
    return BankStatement(own, ordered, "", first - ordered[0].amount, last, currency)


def _runs_up(found: list[tuple[BankLine, int | None]]) -> bool:
    """Whether the balances only follow from below upwards."""
    (_, before), (line, after) = found[0], found[1] if len(found) > 1 else found[0]
    if before is None or after is None or len(found) < 2:
        return False
    return before + line.amount != after and after + found[0][0].amount == before


@dataclass(frozen=True)
class BankRow:
    """A row of a list as its bank fills it."""

    bank: Bank
    places: _Places
    cells: list[str]
    number: int
    file: str
    at_utc: bool

    @classmethod
    def of(cls, bank: Bank, cells: list[str], number: int, file: str) -> "BankRow":
        """A row of a list whose columns are told by their numbers."""
        return cls(bank, _places(bank, []), cells, number, file, at_utc=False)

    def is_payment(self) -> bool:
        """Whether the row is a payment: no line below them, nor one that the bank took back."""
        there = any(map(self.at, ("amount", "came", "went", "day")))
        return there and self.at("state").casefold() in ("", "completed", "voltooid")

    def line(self) -> BankLine:
        """The payment in it."""
        amount = self.amount()
        if free := self.at("free"):
            return told_of(free, came_in=amount > 0).line(self.day(), amount)
        text = " ".join(filter(None, self._fields("text")))
        found = labelled(text)
        account, name = self.at("account").replace(" ", ""), self.at("name")
        return Told(
            account or found.get("IBAN", "").partition(" ")[0],
            name,
            self.at("for_whom") or found.get("Overige partij", ""),
            text.strip("'"),
            (*self._fields("references"), found.get("Machtiging", "")),
            self.at("reason"),
        ).line(self.day(), amount)

    def amount(self) -> int:
        """The cents that came in, below 0 where they went out."""
        if not self.at("amount") and (self.at("came") or self.at("went")):
            both = [abs(self._cents(one)) if self.at(one) else 0 for one in ("came", "went")]
            return both[0] - both[1]
        amount = self._cents("amount") * self.bank.sign
        amount -= abs(self._cents("fee")) if self.at("fee") else 0
        side = self.at("out").casefold()
        if not self.places.get("out"):
            return amount
        if side not in _IN + _OUT:
            raise self._refused("out")
        return -abs(amount) if side in _OUT else amount

    def own(self) -> str:
        """The account whose list it is; a bank that does not say which has one."""
        return self.at("own").replace(" ", "") or self.bank.name

    def balance(self) -> int | None:
        """The balance of the account after the payment; None where the bank does not state it."""
        return self._cents("balance") if self.at("balance") else None

    def at(self, field: str) -> str:
        """The text of a field; "" where the list has none."""
        return next(filter(None, self._fields(field)), "")

    def _fields(self, field: str) -> list[str]:
        places = self.places.get(field, ())
        return [self.cells[at] if at < len(self.cells) else "" for at in places]

    def _cents(self, field: str) -> int:
        written = _AMOUNT.fullmatch(self.at(field).replace(" ", "").replace("\u2212", "-"))
        if written is None:
            raise self._refused(field)
        sign, whole, part, thousands, cents = written.groups()
        whole, part = whole or thousands.replace(",", ""), part or cents or "0"
        amount = 100 * int(whole.replace(".", "")) + int(part.ljust(2, "0"))
        return -amount if sign == "-" else amount

    def day(self) -> date:
        """The day on which it was booked."""
        written = self.at("day")
        for kind in (*self.bank.days, _SPREADSHEET):
            try:
                if len(written) > len("2026-11-20"):  # with a time
                    return dutch_day(written + "+00:00" if self.at_utc else written)
                return datetime.strptime(written, kind).date()
            except ValueError:
                continue
        raise self._refused("day")

    def _refused(self, field: str) -> Refused:
        what = {"day": Message("een dag"), "out": Message("af of bij")}
        where = Message("regel {line}", line=self.number)
        hoped = what.get(field, Message("een bedrag"))
        return unreadable(self.file, where, self.at(field), hoped)
