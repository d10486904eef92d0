"""The treasurer's lists as CSV and XLSX: who owes what, and the cash sheet of an evening."""

from collections.abc import Iterator
from decimal import Decimal

from clubadmin.model.administration.cash import EveningCash
from clubadmin.model.administration.dues import DuesList
from clubadmin.services.exchange.write import Cell, table_bytes


def dues_table(found: DuesList, name: str) -> bytes:
    """The list, its last row what all owe together; `name` is of the file: .csv or .xlsx."""
    return table_bytes(name, f"Contributie {found.season}", _owed(found))


def cash_table(found: EveningCash, name: str) -> bytes:
    """The sheet, its last row what each side adds up to; `name` is of the file: .csv or .xlsx."""
    return table_bytes(name, f"Kas {found.date:%d-%m-%Y}", _lines(found))


def _owed(found: DuesList) -> Iterator[list[Cell]]:
    late = f"te laat op {found.day:%d-%m-%Y}"
    yield ["naam", "soort", "huishouden", "kenmerk", "contributie", "betaald", "open", late]
    for one in found.accounts:
        figures = (one.charged, one.paid, one.open, one.late(found.day))
        yield [one.member.label, one.kind, one.household, one.reference, *map(_euros, figures)]
    yield ["samen", "", "", "", *map(_euros, found.totals)]


def _lines(found: EveningCash) -> Iterator[list[Cell]]:
    yield ["omschrijving", "ontvangen", "betaald"]
    for one in (*found.entries, *found.closing):
        sides = (one.came_in, one.went_out)
        yield [str(one.told), *(_euros(cents) if cents else "" for cents in sides)]
    total = _euros(found.total) if found.total else ""
    yield ["samen", total, total]


def _euros(cents: int) -> Decimal:
    return Decimal(cents).scaleb(-2)
