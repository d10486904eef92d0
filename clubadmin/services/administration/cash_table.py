"""The cash sheet of an evening as CSV and XLSX."""

from collections.abc import Iterator
from decimal import Decimal

from clubadmin.model.administration.cash import EveningCash
from clubadmin.services.exchange.write import Cell, csv_bytes, xlsx_bytes


def cash_csv(found: EveningCash) -> bytes:
    """The sheet, with what each side adds up to as its last row."""
    return csv_bytes(_rows(found), for_people=True)


def cash_xlsx(found: EveningCash) -> bytes:
    """The same as a workbook."""
    return xlsx_bytes(f"Kas {found.date:%d-%m-%Y}", list(_rows(found)), frozenset())


def _rows(found: EveningCash) -> Iterator[list[Cell]]:
    yield ["omschrijving", "ontvangen", "betaald"]
    for one in (*found.entries, *found.closing):
        yield [str(one.told), _euros(one.came_in), _euros(one.went_out)]
    yield ["samen", _euros(found.total), _euros(found.total)]


def _euros(cents: int) -> Decimal | str:
    return Decimal(cents).scaleb(-2) if cents else ""
