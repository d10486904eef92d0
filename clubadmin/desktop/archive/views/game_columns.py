"""The columns of the list of all games."""

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.archive.columns import outcome_word, roem_word
from clubadmin.desktop.archive.links import LinkColumn
from clubadmin.desktop.archive.spots import Spot
from clubadmin.desktop.kit.figures import short_date
from clubadmin.desktop.kit.tables import Column
from clubadmin.model.archive.archive import ArchivedGame
from clubadmin.model.explain.figure_asked import SheetAsked

translate = QCoreApplication.translate


def archived_game_columns() -> list[Column[ArchivedGame]]:
    """Single games, each with its evening."""
    return [
        LinkColumn(
            translate("Archive", "Datum"),
            lambda one: short_date(one.place.date),
            width=15,
            link=lambda one: Spot("evening", (one.place.evening_id,)),
        ),
        Column(
            translate("Archive", "Ronde"),
            lambda one: str(one.place.round),
            right=True,
            width=8,
            look=_muted,
            spare=True,
        ),
        Column(
            translate("Archive", "Tafel"),
            lambda one: str(one.place.table),
            right=True,
            width=8,
            look=_muted,
            spare=True,
        ),
        Column(translate("Archive", "Spel"), lambda one: str(one.place.game), right=True, width=7),
        Column(translate("Archive", "Wij"), lambda one: one.wij, look=_muted, least=16),
        LinkColumn(
            translate("Archive", "Punten"),
            lambda one: str(one.ns_points),
            right=True,
            width=9,
            asks=lambda one: _asked(one, "ns"),
        ),
        Column(
            translate("Archive", "Roem"),
            lambda one: roem_word(one.ns_roem),
            right=True,
            width=7,
            asks=lambda one: _asked(one, "ns"),
        ),
        Column(translate("Archive", "Zij"), lambda one: one.zij, look=_muted, least=16),
        LinkColumn(
            translate("Archive", "Punten"),
            lambda one: str(one.ew_points),
            right=True,
            width=9,
            asks=lambda one: _asked(one, "ew"),
        ),
        Column(
            translate("Archive", "Roem"),
            lambda one: roem_word(one.ew_roem),
            right=True,
            width=7,
            asks=lambda one: _asked(one, "ew"),
        ),
        Column("", outcome_word, look=lambda _one: "warning", width=13),
        Column(
            translate("Archive", "Getypt"), lambda one: one.typed, look=_muted, width=12, spare=True
        ),
    ]


def _asked(one: ArchivedGame, side: str) -> SheetAsked | None:
    if one.place.table_id is None:
        return None
    return SheetAsked(one.place.table_id, side, one.place.game)


def _muted(_one: object) -> str:
    return "muted"
