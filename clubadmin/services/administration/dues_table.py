"""The treasurer's list of who owes what, as CSV and XLSX."""

from collections.abc import Iterator
from decimal import Decimal

from clubadmin.model.administration.letters import DuesList
from clubadmin.services.exchange.write import Cell, table_bytes


def dues_table(found: DuesList, name: str) -> bytes:
    """The list, its last row what all owe together; `name` is of the file: .csv or .xlsx."""
    return table_bytes(name, f"Contributie {found.season}", _rows(found))


def _rows(found: DuesList) -> Iterator[list[Cell]]:
    late = f"te laat op {found.day:%d-%m-%Y}"
    yield ["naam", "soort", "huishouden", "kenmerk", "contributie", "betaald", "open", late]
    for one in found.accounts:
        figures = (one.charged, one.paid, one.open, one.late(found.day))
        yield [one.member.label, one.kind, one.household, one.reference, *map(_euros, figures)]
    yield ["samen", "", "", "", *map(_euros, found.totals)]


def _euros(cents: int) -> Decimal:
    return Decimal(cents).scaleb(-2)
