"""The columns of the archive's tables."""

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.figure_columns import (
    LAST,
    count_column,
    leads,
    name_column,
    open_column,
    place_column,
    total_column,
)
from clubadmin.desktop.figures import short_date
from clubadmin.desktop.searching import hit_words
from clubadmin.desktop.tables import Column
from clubadmin.domain.terms import Outcome, Side
from clubadmin.services.views.archive import Hit, PersonEvening, PersonGame
from clubadmin.services.views.result import EveningResult, ResultRow

translate = QCoreApplication.translate


def hit_columns() -> list[Column[Hit]]:
    """What the search found."""
    return [
        Column(translate("Archive", "Gevonden"), lambda one: hit_words(one)[0]),
        Column("", lambda one: hit_words(one)[1], look=lambda _one: "muted", width=12),
    ]


def career_columns() -> list[Column[PersonEvening]]:
    """The evenings of a person."""
    return [
        Column(
            translate("Archive", "Datum"),
            lambda one: short_date(one.date),
            lambda one: one.date,
            width=17,
        ),
        Column(
            translate("Archive", "Seizoen"),
            lambda one: one.season,
            look=_muted,
            width=15,
            spare=True,
        ),
        Column(translate("Archive", "Competitie"), lambda one: one.competition, least=18),
        Column(
            translate("Archive", "Avond"),
            lambda one: str(one.number),
            lambda one: one.number,
            True,
            width=8,
        ),
        Column(
            translate("Archive", "Plaats"),
            lambda one: "" if one.place is None else str(one.place),
            lambda one: LAST if one.place is None else one.place,
            right=True,
            look=lambda one: "accent" if leads(one.place) else "",
            width=8,
        ),
        total_column(translate("Archive", "Totaal"), lambda one: one.total),
        count_column(translate("Archive", "Pits"), lambda one: one.pits, 7),
        Column(
            translate("Archive", "Bekend"),
            lambda one: depth(one.depth) if one.closed else translate("Archive", "voorlopig"),
            look=_muted,
            width=19,
            spare=True,
        ),
    ]


def depth(known: str) -> str:
    """How deep the figures of an evening go."""
    return {
        "game": translate("Archive", "per spel"),
        "round": translate("Archive", "per ronde, van papier"),
        "evening": translate("Archive", "per avond, van papier"),
    }.get(known, known)


def result_columns(result: EveningResult | None) -> list[Column[ResultRow]]:
    """The result of an evening, a column a round."""
    rounds = result.rounds if result and result.depth != "evening" else 0
    return [
        place_column(_place, translate("Archive", "Plaats")),
        name_column(translate("Archive", "Naam"), lambda one: one.name, _place, least=24),
        *(_round_column(number) for number in range(1, rounds + 1)),
        count_column(translate("Archive", "Punten"), lambda one: one.points, 9),
        count_column(translate("Archive", "Roem"), lambda one: one.roem, 8),
        count_column(translate("Archive", "Pits"), lambda one: one.pits, 7),
        count_column(translate("Archive", "Nat"), lambda one: one.nat, 7),
        total_column(translate("Archive", "Totaal"), lambda one: one.total),
    ]


def game_columns() -> list[Column[PersonGame]]:
    """Single games."""
    return [
        Column(translate("Archive", "Ronde"), lambda one: str(one.round), _order, True, _muted, 8),
        Column(translate("Archive", "Tafel"), lambda one: str(one.table), _order, True, _muted, 7),
        Column(translate("Archive", "Spel"), lambda one: str(one.game), _order, True, width=7),
        Column(translate("Archive", "Wij"), lambda one: one.wij, look=_muted, least=22),
        Column(translate("Archive", "Punten"), lambda one: str(one.ns_points), None, True, width=9),
        Column(translate("Archive", "Roem"), lambda one: _roem(one.ns_roem), None, True, width=8),
        Column(translate("Archive", "Zij"), lambda one: one.zij, look=_muted, least=22),
        Column(translate("Archive", "Punten"), lambda one: str(one.ew_points), None, True, width=9),
        Column(translate("Archive", "Roem"), lambda one: _roem(one.ew_roem), None, True, width=8),
        Column("", _outcome, look=lambda _one: "warning", width=12),
        Column(
            translate("Archive", "Getypt"), lambda one: one.typed, look=_muted, width=12, spare=True
        ),
    ]


def _round_column(number: int) -> Column[ResultRow]:
    def made(one: ResultRow) -> int | None:
        return next((part.total for part in one.rounds if part.round == number), None)

    title = translate("Archive", "Ronde %1").replace("%1", str(number))
    return open_column(title, made, _muted, 10)


def _place(one: ResultRow) -> int:
    return one.place


def _outcome(one: PersonGame) -> str:
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


def _roem(amount: int) -> str:
    return str(amount) if amount else "/"


def _order(one: PersonGame) -> tuple[int, int, int]:
    return one.round, one.table, one.game


def _muted(_one: object) -> str:
    return "muted"
