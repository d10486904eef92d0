"""The columns of the standings: place, name, an evening each, total and the rest."""

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.figure_columns import (
    count_column,
    name_column,
    open_column,
    place_column,
    total_column,
)
from clubadmin.desktop.figures import decimal, total
from clubadmin.desktop.tables import Column
from clubadmin.services.views.result import StandingCell, StandingRow, Standings

translate = QCoreApplication.translate


def columns(found: Standings | None) -> list[Column[StandingRow]]:
    """The columns that these standings need."""
    evenings = found.evenings if found else ()
    matchpoints = found is not None and found.matchpoints
    apart = found is not None and len(found.fields) > 1
    return [
        *([_field()] if apart else []),
        place_column(_place, translate("Standings", "Plaats")),
        name_column(translate("Standings", "Naam"), lambda one: one.name, _place, least=22),
        *(_evening(at, number) for at, number in enumerate(evenings)),
        total_column(_total_title(found), lambda one: one.total),
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
        count_column(
            translate("Standings", "Tops") if matchpoints else translate("Standings", "Pits"),
            lambda one: one.pits,
            7,
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


def _field() -> Column[StandingRow]:
    """Who are ranked together stand below each other, the first field on top."""
    title = translate("Standings", "Veld")
    return Column(title, lambda one: one.field, lambda one: one.field, width=8)


def _total_title(found: Standings | None) -> str:
    if found is not None and found.wins:
        return translate("Standings", "Gewonnen ronden")
    if found is not None and found.matchpoints:
        return translate("Standings", "MP")
    return translate("Standings", "Totaal")


def _evening(at: int, number: int) -> Column[StandingRow]:
    def cell(one: StandingRow) -> StandingCell:
        return one.evenings[at]

    def look(one: StandingRow) -> str:
        found = cell(one)
        if found.points is None or found.substitute:
            return "muted"
        return "" if found.counts else "struck"

    hint = translate("Standings", "Avond %1").replace("%1", str(number))
    return open_column(str(number), lambda one: cell(one).points, look, 7, hint)


def _place(one: StandingRow) -> int | None:
    return one.place
