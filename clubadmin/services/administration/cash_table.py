"""The cash sheet of an evening as CSV and XLSX."""

from collections.abc import Iterator
from decimal import Decimal

from clubadmin.model.administration.cash import EveningCash
from clubadmin.services.exchange.write import Cell, table_bytes


def cash_table(found: EveningCash, name: str) -> bytes:
    """The sheet, its last row what each side adds up to; `name` is of the file: .csv or .xlsx."""
    return table_bytes(name, f"Kas {found.date:%d-%m-%Y}", _rows(found))


def _rows(found: EveningCash) -> Iterator[list[Cell]]:
    yield ["omschrijving", "ontvangen", "betaald"]
    for one in (*found.entries, *found.closing):
        yield [str(one.told), _euros(one.came_in), _euros(one.went_out)]
    yield ["samen", _euros(found.total), _euros(found.total)]


def _euros(cents: int) -> Decimal | str:
    return Decimal(cents).scaleb(-2) if cents else ""
