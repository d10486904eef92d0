"""The columns of the archive's tables."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.figure_columns import (
    count_column,
    name_column,
    open_column,
    place_column,
    total_column,
)
from clubadmin.desktop.tables import Column
from clubadmin.domain.terms import Outcome, Side
from clubadmin.services.views.archive import ArchivedGame, PersonGame
from clubadmin.services.views.result import EveningResult, ResultRow

translate = QCoreApplication.translate


def result_columns(result: EveningResult | None) -> list[Column[ResultRow]]:
    """The result of an evening, a column a round."""
    rounds = result.rounds if result and result.depth != "evening" else 0
    return [
        place_column(_place, translate("Archive", "Plaats")),
        name_column(translate("Archive", "Naam"), lambda one: one.name, _place, least=34),
        *(_round_column(number) for number in range(1, rounds + 1)),
        _spare(count_column(translate("Archive", "Punten"), lambda one: one.points, 9)),
        _spare(count_column(translate("Archive", "Roem"), lambda one: one.roem, 8)),
        count_column(translate("Archive", "Pits"), lambda one: one.pits, 7),
        _spare(count_column(translate("Archive", "Nat"), lambda one: one.nat, 7)),
        total_column(translate("Archive", "Totaal"), lambda one: one.total),
    ]


def game_columns() -> list[Column[PersonGame]]:
    """Single games."""
    return [
        Column(translate("Archive", "Ronde"), lambda one: str(one.round), _order, True, _muted, 8),
        Column(translate("Archive", "Tafel"), lambda one: str(one.table), _order, True, _muted, 7),
        Column(translate("Archive", "Spel"), lambda one: str(one.game), _order, True, width=7),
        Column(translate("Archive", "Wij"), lambda one: one.wij, look=_muted, least=16),
        Column(translate("Archive", "Punten"), lambda one: str(one.ns_points), None, True, width=9),
        Column(
            translate("Archive", "Roem"), lambda one: roem_word(one.ns_roem), None, True, width=8
        ),
        Column(translate("Archive", "Zij"), lambda one: one.zij, look=_muted, least=16),
        Column(translate("Archive", "Punten"), lambda one: str(one.ew_points), None, True, width=9),
        Column(
            translate("Archive", "Roem"), lambda one: roem_word(one.ew_roem), None, True, width=8
        ),
        Column("", outcome_word, look=lambda _one: "warning", width=12),
        Column(
            translate("Archive", "Getypt"), lambda one: one.typed, look=_muted, width=12, spare=True
        ),
    ]


def _spare(one: Column[ResultRow]) -> Column[ResultRow]:
    """Goes where the window is narrow."""
    return replace(one, spare=True)


def _round_column(number: int) -> Column[ResultRow]:
    def made(one: ResultRow) -> int | None:
        return next((part.total for part in one.rounds if part.round == number), None)

    title = translate("Archive", "Ronde %1").replace("%1", str(number))
    return open_column(title, made, _muted, 10)


def _place(one: ResultRow) -> int:
    return one.place


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


def _muted(_one: object) -> str:
    return "muted"
