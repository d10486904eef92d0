"""The columns of the standings: place, name, an evening each, total and the rest."""

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.figures import decimal, total
from clubadmin.desktop.tables import Column, folded
from clubadmin.services.views.result import StandingCell, StandingRow, Standings

translate = QCoreApplication.translate

LAST = 10**9  # sorts who has no place after who has one


def columns(found: Standings | None) -> list[Column[StandingRow]]:
    """The columns that these standings need."""
    evenings = found.evenings if found else ()
    return [
        Column(
            "",
            lambda one: "" if one.place is None else str(one.place),
            lambda one: LAST if one.place is None else one.place,
            right=True,
            look=lambda one: "accent" if _leads(one) else "muted",
            width=6,
            hint=translate("Standings", "Plaats"),
        ),
        Column(
            translate("Standings", "Naam"),
            lambda one: one.name,
            lambda one: folded(one.name),
            look=lambda one: "strong" if _leads(one) else "",
            least=22,
        ),
        *(_evening(at, number) for at, number in enumerate(evenings)),
        Column(
            translate("Standings", "Totaal"),
            lambda one: total(one.total),
            lambda one: -one.total,
            right=True,
            look=lambda _one: "strong",
            width=10,
        ),
        Column(
            translate("Standings", "Gem."),
            lambda one: decimal(one.average),
            lambda one: -one.average,
            right=True,
            look=lambda _one: "muted",
            width=10,
            hint=translate("Standings", "Gemiddelde van de avonden die tellen"),
            spare=True,
        ),
        Column(
            translate("Standings", "Pits"),
            lambda one: str(one.pits),
            lambda one: -one.pits,
            right=True,
            width=7,
        ),
        Column(
            translate("Standings", "Achter"),
            lambda one: total(one.behind) if one.behind else "",
            lambda one: one.behind,
            right=True,
            look=lambda _one: "muted",
            width=9,
            hint=translate("Standings", "Achter op de eerste"),
            spare=True,
        ),
    ]


def _evening(at: int, number: int) -> Column[StandingRow]:
    def cell(one: StandingRow) -> StandingCell:
        return one.evenings[at]

    def text(one: StandingRow) -> str:
        points = cell(one).points
        return "–" if points is None else str(points)

    def look(one: StandingRow) -> str:
        found = cell(one)
        if found.points is None or found.substitute:
            return "muted"
        return "" if found.counts else "struck"

    def order(one: StandingRow) -> int:
        points = cell(one).points
        return LAST if points is None else -points

    return Column(
        str(number),
        text,
        order,
        right=True,
        look=look,
        width=7,
        hint=translate("Standings", "Avond %1").replace("%1", str(number)),
    )


def _leads(one: StandingRow) -> bool:
    return one.place is not None and one.place <= 3
