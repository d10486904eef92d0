"""The columns of games: of an evening, and of the list of all."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.archive.spots import Spot
from clubadmin.desktop.kit.figure_columns import figured
from clubadmin.desktop.kit.figures import short_date, whole
from clubadmin.desktop.kit.tables import Column
from clubadmin.domain.terms import Outcome, Side
from clubadmin.model.archive.archive import ArchivedGame, PersonGame
from clubadmin.model.explain.figure_asked import SheetAsked

translate = QCoreApplication.translate


def game_columns() -> list[Column[PersonGame]]:
    """Single games."""
    points, roem = translate("Archive", "Punten"), translate("Archive", "Roem")
    return [
        Column(translate("Archive", "Ronde"), lambda one: str(one.round), _order, True, "muted", 8),
        Column(translate("Archive", "Tafel"), lambda one: str(one.table), _order, True, "muted", 7),
        Column(translate("Archive", "Spel"), lambda one: str(one.game), _order, True, width=7),
        Column(translate("Archive", "Wij"), lambda one: one.wij, look="muted", least=16),
        _side(points, lambda one: one.ns_points, str, Side.NS),
        _side(roem, lambda one: one.ns_roem, roem_word, Side.NS),
        Column(translate("Archive", "Zij"), lambda one: one.zij, look="muted", least=16),
        _side(points, lambda one: one.ew_points, str, Side.EW),
        _side(roem, lambda one: one.ew_roem, roem_word, Side.EW),
        Column("", outcome_word, look="warning", width=12),
        Column(
            translate("Archive", "Getypt"),
            lambda one: one.typed,
            look="muted",
            width=12,
            spare=True,
        ),
    ]


def _side(
    title: str, figure: Callable[[PersonGame], int], text: Callable[[int], str], side: Side
) -> Column[PersonGame]:
    """The column of a side's figure in a game, the highest first when sorted."""
    return figured(
        title,
        figure,
        text,
        width=8.5,
        asks=lambda one: SheetAsked(one.table_id, side.value, one.game) if one.table_id else None,
        down=True,
    )


def outcome_word(one: PersonGame | ArchivedGame) -> str:
    """How a game ended, where that is not plainly made, and for whom."""
    words = {
        Outcome.NAT: translate("Archive", "nat"),
        Outcome.PIT: translate("Archive", "pit"),
        Outcome.REVOKE: translate("Archive", "verzaakt"),
        Outcome.NOT_PLAYED: translate("Archive", "niet gespeeld"),
        Outcome.CANCELLED: translate("Archive", "vervallen"),
        Outcome.ARBITRAL: translate("Archive", "arbitraal"),
    }
    word = words.get(one.outcome, "") if one.outcome else ""  # type: ignore[call-overload]
    sides = {Side.NS: translate("Archive", "Wij"), Side.EW: translate("Archive", "Zij")}
    side = sides.get(one.side, "") if one.side else ""  # type: ignore[call-overload]
    return f"{side} {word}".strip() if word else ""


def roem_word(amount: int) -> str:
    """The roem, or the stripe for none."""
    return str(amount) if amount else "/"


def _order(one: PersonGame) -> tuple[int, int, int]:
    return one.round, one.table, one.game


def archived_game_columns() -> list[Column[ArchivedGame]]:
    """Single games, each with its evening."""
    return [
        Column(
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
            look="muted",
            spare=True,
        ),
        Column(
            translate("Archive", "Tafel"),
            lambda one: str(one.place.table),
            right=True,
            width=8,
            look="muted",
            spare=True,
        ),
        Column(translate("Archive", "Spel"), lambda one: str(one.place.game), right=True, width=7),
        Column(translate("Archive", "Wij"), lambda one: one.wij, look="muted", least=16),
        Column(
            translate("Archive", "Punten"),
            lambda one: whole(one.ns_points),
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
        Column(translate("Archive", "Zij"), lambda one: one.zij, look="muted", least=16),
        Column(
            translate("Archive", "Punten"),
            lambda one: whole(one.ew_points),
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
        Column("", outcome_word, look="warning", width=13),
        Column(
            translate("Archive", "Getypt"),
            lambda one: one.typed,
            look="muted",
            width=12,
            spare=True,
        ),
    ]


def _asked(one: ArchivedGame, side: str) -> SheetAsked | None:
    if one.place.table_id is None:
        return None
    return SheetAsked(one.place.table_id, side, one.place.game)
