"""The columns of games: of an evening, and of the list of all."""

from collections.abc import Callable
from typing import Any

from clubadmin.desktop.archive.spots import Spot
from clubadmin.desktop.kit.figure_columns import figured, right_column
from clubadmin.desktop.kit.figures import short_date, whole
from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.tables import Column
from clubadmin.domain.terms import Outcome, Side
from clubadmin.model.archive.archive import ArchivedGame, PersonGame
from clubadmin.model.explain.figure_asked import SheetAsked


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
        Column("", outcome_word, look="warning", width=12, hint=translate("Archive", "Uitkomst")),
        _typed(),
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
    points, roem = translate("Archive", "Punten"), translate("Archive", "Roem")
    return [
        Column(
            translate("Archive", "Datum"),
            lambda one: short_date(one.place.date),
            width=15,
            link=lambda one: Spot("evening", (one.place.evening_id,)),
        ),
        _at(translate("Archive", "Ronde"), lambda one: one.place.round),
        _at(translate("Archive", "Tafel"), lambda one: one.place.table),
        Column(translate("Archive", "Spel"), lambda one: str(one.place.game), right=True, width=7),
        Column(translate("Archive", "Wij"), lambda one: one.wij, look="muted", least=16),
        _made(points, lambda one: whole(one.ns_points), 9, Side.NS),
        _made(roem, lambda one: roem_word(one.ns_roem), 7, Side.NS),
        Column(translate("Archive", "Zij"), lambda one: one.zij, look="muted", least=16),
        _made(points, lambda one: whole(one.ew_points), 9, Side.EW),
        _made(roem, lambda one: roem_word(one.ew_roem), 7, Side.EW),
        Column("", outcome_word, look="warning", width=13, hint=translate("Archive", "Uitkomst")),
        _typed(),
    ]


def _typed() -> Column[Any]:
    title = translate("Archive", "Getypt")
    return Column(title, lambda one: one.typed, look="muted", width=12, spare=True)


def _at(title: str, number: Callable[[ArchivedGame], int | None]) -> Column[ArchivedGame]:
    """The column of a round or a table."""
    return right_column(title, lambda one: str(number(one)), 8, look="muted", spare=True)


def _made(
    title: str, text: Callable[[ArchivedGame], str], width: float, side: Side
) -> Column[ArchivedGame]:
    """The column of a side's figure in a game; its sheet explains it."""

    def asked(one: ArchivedGame) -> SheetAsked | None:
        if one.place.table_id is None:
            return None
        return SheetAsked(one.place.table_id, side.value, one.place.game)

    return Column(title, text, right=True, width=width, asks=asked)
