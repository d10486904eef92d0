"""The lists that Dutch banks give as CSV: each bank has its own columns and its own dates.

A list is known by its heads, or by the shape of its rows where a bank writes none. What is not
known is refused: an amount or a day is never guessed at.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime

from clubadmin.domain.names import tidy
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.administration.statement import BankLine, BankStatement
from clubadmin.services.administration.iban import is_iban
from clubadmin.services.input.separated import parted, separated, sure_text

_AMOUNT = re.compile(r"([+-]?)(\d{1,9}|\d{1,3}(?:\.\d{3})+)(?:[.,](\d{1,2}))?", re.ASCII)


@dataclass(frozen=True)
class _Bank:
    """How a bank's list is read.

    Attributes:
        name: of the bank.
        days: how it writes a day, as `strptime` reads it.
        columns: of our fields the heads they stand under, or the numbers of the columns from 0.
            `text` may be more than one.
        direction: the words that say that an amount went out; none where the sign says so.
        fits: whether the rows are this bank's, where there are no heads.
    """

    name: str
    days: str
    columns: dict[str, str | int | tuple[str | int, ...]]
    direction: tuple[str, ...] = ()
    fits: Callable[[Sequence[str]], bool] | None = None


def _abn_amro(row: Sequence[str]) -> bool:
    return len(row) == 8 and row[1] == "EUR" and bool(re.fullmatch(r"\d{8}", row[2]))


def _asn_sns(row: Sequence[str]) -> bool:
    days = len(row) >= 18 and re.fullmatch(r"\d\d-\d\d-\d{4}", row[0])
    return bool(days and is_iban(row[1]) and row[7] == row[9] == "EUR")


def _triodos(row: Sequence[str]) -> bool:
    days = len(row) >= 8 and re.fullmatch(r"\d\d-\d\d-\d{4}", row[0])
    return bool(days and is_iban(row[1]) and row[3] in ("Credit", "Debet"))


_BANKS = (
    _Bank(
        "ING",
        "%Y%m%d",
        {
            "day": "datum",
            "own": "rekening",
            "amount": "bedrag (eur)",
            "out": "af bij",
            "account": "tegenrekening",
            "name": "naam / omschrijving",
            "text": ("mededelingen",),
            "balance": "saldo na mutatie",
        },
        ("af", "debit"),
    ),
    _Bank(
        "Rabobank",
        "%Y-%m-%d",
        {
            "day": "datum",
            "own": "iban/bban",
            "amount": "bedrag",
            "account": "tegenrekening iban/bban",
            "name": "naam tegenpartij",
            "text": ("omschrijving-1", "omschrijving-2", "omschrijving-3"),
            "reference": "betalingskenmerk",
            "balance": "saldo na trn",
        },
    ),
    _Bank(
        "Knab",
        "%d-%m-%Y",
        {
            "day": "transactiedatum",
            "own": "rekeningnummer",
            "amount": "bedrag",
            "out": "creditdebet",
            "account": "tegenrekeningnummer",
            "name": "tegenrekeninghouder",
            "text": ("omschrijving",),
        },
        ("d", "debet"),
    ),
    _Bank(
        "bunq",
        "%Y-%m-%d",
        {
            "day": "date",
            "own": "account",
            "amount": "amount",
            "account": "counterparty",
            "name": "name",
            "text": ("description",),
        },
    ),
    _Bank(
        "ABN AMRO",
        "%Y%m%d",
        {"day": 2, "own": 0, "amount": 6, "balance": 4, "text": (7,)},
        fits=_abn_amro,
    ),
    _Bank(
        "SNS, ASN en RegioBank",
        "%d-%m-%Y",
        {"day": 0, "own": 1, "account": 2, "name": 3, "amount": 10, "text": (17,)},
        fits=_asn_sns,
    ),
    _Bank(
        "Triodos Bank",
        "%d-%m-%Y",
        {"day": 0, "own": 1, "amount": 2, "out": 3, "name": 4, "account": 5, "text": (7,)},
        ("debet",),
        fits=_triodos,
    ),
)


def statements(data: bytes, name: str) -> tuple[BankStatement, ...]:
    """The payments of a list, one statement for each account in it, the oldest first.

    Args:
        data: the file.
        name: of the file, for what is told.
    """
    text = sure_text(data, name)
    separator, text = separated(text, name)
    rows = [[tidy(cell) for cell in row] for row in parted(text, separator, name)]
    numbered = [(at, row) for at, row in enumerate(rows, 1) if any(row)]
    bank, at_columns, numbered = _known(numbered, name)
    by_account: dict[str, list[tuple[BankLine, int | None]]] = {}
    for at, row in numbered:
        reader = _Row(bank, at_columns, row, at, name)
        by_account.setdefault(reader.own(), []).append((reader.line(), reader.balance()))
    return tuple(_statement(own, found) for own, found in by_account.items())


def _known(
    rows: list[tuple[int, list[str]]], name: str
) -> tuple[_Bank, dict[str, tuple[int, ...]], list[tuple[int, list[str]]]]:
    """The bank, where each field stands, and the rows below the heads."""
    for skipped in range(min(3, len(rows))):  # a bank may write its name above the heads
        heads = [cell.casefold() for cell in rows[skipped][1]]
        for bank in _BANKS:
            optional = {bank.columns.get(field) for field in ("balance", "reference")}
            wanted = {
                one
                for one in _flat(bank.columns.values())
                if isinstance(one, str) and one not in optional
            }
            if wanted and wanted <= set(heads):
                return bank, _places(bank, heads), rows[skipped + 1 :]
    for bank in _BANKS:
        if rows and bank.fits is not None and bank.fits(rows[0][1]):
            return bank, _places(bank, []), rows
    raise Refused(
        Message(
            "{file} is geen afschrift dat het programma kent. Haal bij uw bank een CAMT.053 op, een"
            " MT940, of een CSV van {banks}.",
            file=name,
            banks=", ".join(bank.name for bank in _BANKS),
        )
    )


def _flat(values: Iterable[str | int | tuple[str | int, ...]]) -> list[str | int]:
    return [one for value in values for one in (value if isinstance(value, tuple) else (value,))]


def _places(bank: _Bank, heads: list[str]) -> dict[str, tuple[int, ...]]:
    return {
        field: tuple(
            heads.index(one) if isinstance(one, str) else one
            for one in _flat([value])
            if not isinstance(one, str) or one in heads
        )
        for field, value in bank.columns.items()
    }


def _statement(own: str, found: list[tuple[BankLine, int | None]]) -> BankStatement:
    """Order lines in time: banks write the newest above or below; balances tell which."""
    lines = [line for line, _ in found]
    if lines[0].booked_on > lines[-1].booked_on or _runs_up(found):
        found = found[::-1]
    balances = [balance for _, balance in found]
    ordered = tuple(line for line, _ in found)
    if None in balances:
        return BankStatement(own, ordered)
    first, last = balances[0] or 0, balances[-1] or 0
    return BankStatement(own, ordered, opening=first - ordered[0].amount, closing=last)


def _runs_up(found: list[tuple[BankLine, int | None]]) -> bool:
    """Whether the balances only follow from below upwards."""
    (_, before), (line, after) = found[0], found[1] if len(found) > 1 else found[0]
    if before is None or after is None or len(found) < 2:
        return False
    return before + line.amount != after and after + found[0][0].amount == before


@dataclass(frozen=True)
class _Row:
    bank: _Bank
    places: dict[str, tuple[int, ...]]
    cells: list[str]
    number: int
    file: str

    def line(self) -> BankLine:
        """The payment in it."""
        amount = self._cents("amount")
        if amount is None:
            raise self._refused("amount")
        if self._field("out").casefold() in self.bank.direction:
            amount = -abs(amount)
        text = " ".join(filter(None, (self._cell(at) for at in self.places["text"])))
        account, name = self._field("account").replace(" ", ""), self._field("name")
        if self.bank.fits is _abn_amro:
            account, name, text = _of_abn_amro(text)
        return BankLine(
            self._day(), amount, account, name, text.strip("'"), self._field("reference")
        )

    def own(self) -> str:
        """The account whose list it is."""
        return self._field("own").replace(" ", "")

    def balance(self) -> int | None:
        """The balance of the account after the payment; None where the bank does not state it."""
        return self._cents("balance") if self._field("balance") else None

    def _cell(self, at: int) -> str:
        return self.cells[at] if at < len(self.cells) else ""

    def _field(self, field: str) -> str:
        return next((self._cell(at) for at in self.places.get(field, ())), "")

    def _cents(self, field: str) -> int | None:
        written = _AMOUNT.fullmatch(self._field(field).replace(" ", ""))
        if written is None:
            raise self._refused(field)
        sign, whole, part = written.groups()
        cents = 100 * int(whole.replace(".", "")) + int((part or "0").ljust(2, "0"))
        return -cents if sign == "-" else cents

    def _day(self) -> date:
        try:
            return datetime.strptime(self._field("day"), self.bank.days).date()
        except ValueError:
            raise self._refused("day") from None

    def _refused(self, field: str) -> Refused:
        return Refused(
            Message(
                "{file} heeft op regel {line} {value} waar {what} hoort. Haal het bestand"
                " opnieuw op bij de bank.",
                file=self.file,
                line=self.number,
                value=self._field(field)[:40] or Message("niets"),
                what=Message("een dag") if field == "day" else Message("een bedrag"),
            )
        )


def _of_abn_amro(written: str) -> tuple[str, str, str]:
    """Account, name and text of the one field in which the bank puts all."""
    parts = re.split(r"/(TRTP|IBAN|BIC|NAME|REMI|EREF|MARF|CSID|ORDP|BENM|ID)/", written)
    found = dict(zip(parts[1::2], parts[2::2], strict=False))
    if not found:
        return "", "", written
    return found.get("IBAN", "").strip(), found.get("NAME", "").strip(), found.get("REMI", written)
