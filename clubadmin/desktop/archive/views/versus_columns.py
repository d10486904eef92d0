"""The columns of two people beside each other: their sums, their meetings."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.archive.links import LinkColumn
from clubadmin.desktop.archive.spots import Spot
from clubadmin.desktop.archive.words import occasion
from clubadmin.desktop.kit.figure_columns import count_column
from clubadmin.desktop.kit.figures import short_date, whole
from clubadmin.desktop.kit.tables import Column
from clubadmin.model.archive.people import Meeting, MeetingSum
from clubadmin.model.explain.figure_asked import MeetingAsked, MeetingFigure, SheetAsked

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Line:
    """Meetings of two people, added up: together, or against one another."""

    name: str
    sum: MeetingSum
    a: int
    b: int
    together: bool


def sum_columns() -> list[Column[Line]]:
    """What two people made, added up."""

    def asks(figure: MeetingFigure) -> Callable[[Line], MeetingAsked]:
        return lambda one: MeetingAsked("member", one.a, one.b, one.together, figure)

    return [
        Column("", lambda one: one.name, look=lambda _one: "strong", least=10),
        count_column(
            translate("VersusView", "Tafels"), lambda one: one.sum.tables, 8, asks("tables")
        ),
        count_column(
            translate("VersusView", "Avonden"), lambda one: one.sum.evenings, 11, asks("evenings")
        ),
        count_column(translate("VersusView", "Gewonnen"), lambda one: one.sum.won, 12, asks("won")),
        count_column(
            translate("VersusView", "Verloren"), lambda one: one.sum.lost, 10, asks("lost")
        ),
        count_column(
            translate("VersusView", "Gelijk"), lambda one: one.sum.level, 8, asks("level")
        ),
        Column(
            translate("VersusView", "Punten"),
            lambda one: f"{whole(one.sum.made)} – {whole(one.sum.other)}",
            right=True,
            width=19,
            asks=asks("points"),
        ),
        Column(
            translate("VersusView", "Spellen"),
            lambda one: f"{whole(one.sum.games_won)} – {whole(one.sum.games_lost)}",
            right=True,
            width=15,
            spare=True,
            asks=asks("games"),
        ),
        count_column(translate("VersusView", "Pits"), lambda one: one.sum.pits, 7, asks("pits")),
    ]


def meeting_columns() -> list[Column[Meeting]]:
    """Every table at which both sat."""
    return [
        LinkColumn(
            translate("VersusView", "Datum"),
            lambda one: short_date(one.where.date),
            lambda one: (-one.where.date.toordinal(), one.where.round or 0),
            width=15,
            link=lambda one: Spot("evening", (one.where.evening_id,)),
        ),
        Column(
            translate("VersusView", "Competitie"),
            lambda one: occasion(one.where),
            look=lambda _one: "muted",
            least=20,
            spare=True,
        ),
        Column(
            translate("VersusView", "Ronde"),
            lambda one: str(one.where.round or ""),
            right=True,
            width=8,
        ),
        Column(
            translate("VersusView", "Tafel"),
            lambda one: str(one.where.table or ""),
            right=True,
            width=8,
        ),
        Column(
            translate("VersusView", "Hoe"),
            lambda one: (
                translate("VersusView", "samen")
                if one.together
                else translate("VersusView", "tegen")
            ),
            width=11,
        ),
        Column(
            translate("VersusView", "Punten"),
            lambda one: f"{whole(one.made)} – {whole(one.other)}",
            lambda one: one.other - one.made,
            right=True,
            look=lambda one: "strong" if one.made > one.other else "",
            width=15,
            asks=_sheet,
        ),
        Column(
            translate("VersusView", "Spellen"),
            lambda one: f"{one.won} – {one.lost}",
            lambda one: one.lost - one.won,
            right=True,
            width=11,
            asks=_sheet,
        ),
        count_column(translate("VersusView", "Pits"), lambda one: one.pits, 7, _sheet),
    ]


def _sheet(one: Meeting) -> SheetAsked | None:
    """The sheet of a table, which has all that was made there."""
    return SheetAsked(one.where.table_id) if one.where.table_id is not None else None
