"""The treasurer's list of who owes what, as CSV and XLSX."""

from collections.abc import Iterator
from decimal import Decimal

from clubadmin.model.administration.letters import DuesList
from clubadmin.services.exchange.write import Cell, csv_bytes, xlsx_bytes


def dues_csv(found: DuesList) -> bytes:
    """The list, with what all owe together as its last row."""
    return csv_bytes(_rows(found), for_people=True)


def dues_xlsx(found: DuesList) -> bytes:
    """The same as a workbook."""
    return xlsx_bytes(f"Contributie {found.season}", list(_rows(found)), frozenset())


def _rows(found: DuesList) -> Iterator[list[Cell]]:
    late = f"te laat op {found.day:%d-%m-%Y}"
    yield ["naam", "soort", "huishouden", "kenmerk", "contributie", "betaald", "open", late]
    for one in found.accounts:
        figures = (one.charged, one.paid, one.open, one.late(found.day))
        yield [one.member.label, one.kind, one.household, one.reference, *map(_euros, figures)]
    yield ["samen", "", "", "", *map(_euros, found.totals)]


def _euros(cents: int) -> Decimal:
    return Decimal(cents).scaleb(-2)
