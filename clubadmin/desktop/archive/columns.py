"""The columns of the archive's tables."""

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.figures import short_date, whole
from clubadmin.desktop.tables import Column, folded
from clubadmin.domain.terms import Outcome, Side
from clubadmin.services.views.archive import Hit, PersonEvening, PersonGame
from clubadmin.services.views.result import EveningResult, ResultRow

LAST = 10**9


def hit_columns() -> list[Column[Hit]]:
    """What the search found."""
    return [
        Column(_tr("Gevonden"), lambda one: one.title),
        Column("", lambda one: one.detail, look=lambda _one: "muted"),
    ]


def career_columns() -> list[Column[PersonEvening]]:
    """The evenings of a person."""
    return [
        Column(_tr("Datum"), lambda one: short_date(one.date), lambda one: one.date, width=17),
        Column(_tr("Seizoen"), lambda one: one.season, look=_muted, width=15),
        Column(_tr("Competitie"), lambda one: one.competition),
        Column(_tr("Avond"), lambda one: str(one.number), lambda one: one.number, True, width=8),
        Column(
            _tr("Plaats"),
            lambda one: "" if one.place is None else str(one.place),
            lambda one: LAST if one.place is None else one.place,
            right=True,
            look=lambda one: "accent" if one.place is not None and one.place <= 3 else "",
            width=8,
        ),
        Column(
            _tr("Totaal"),
            lambda one: whole(one.total),
            lambda one: -one.total,
            right=True,
            look=lambda _one: "strong",
            width=10,
        ),
        Column(_tr("Pits"), lambda one: str(one.pits), lambda one: -one.pits, right=True, width=7),
    ]


def result_columns(result: EveningResult | None) -> list[Column[ResultRow]]:
    """The result of an evening, a column a round."""
    rounds = result.rounds if result and result.depth != "evening" else 0
    return [
        Column(
            "",
            lambda one: str(one.place),
            lambda one: one.place,
            right=True,
            look=lambda one: "accent" if one.place <= 3 else "muted",
            width=6,
            hint=_tr("Plaats"),
        ),
        Column(
            _tr("Naam"),
            lambda one: one.name,
            lambda one: folded(one.name),
            look=lambda one: "strong" if one.place <= 3 else "",
            least=24,
        ),
        *(_round_column(number) for number in range(1, rounds + 1)),
        Column(_tr("Punten"), lambda one: str(one.points), lambda one: -one.points, True, width=9),
        Column(_tr("Roem"), lambda one: str(one.roem), lambda one: -one.roem, True, width=8),
        Column(_tr("Pits"), lambda one: str(one.pits), lambda one: -one.pits, True, width=7),
        Column(_tr("Nat"), lambda one: str(one.nat), lambda one: -one.nat, True, width=7),
        Column(
            _tr("Totaal"),
            lambda one: whole(one.total),
            lambda one: -one.total,
            right=True,
            look=lambda _one: "strong",
            width=10,
        ),
    ]


def game_columns() -> list[Column[PersonGame]]:
    """Single games."""
    return [
        Column(_tr("Ronde"), lambda one: str(one.round), _order, True, _muted, 8),
        Column(_tr("Tafel"), lambda one: str(one.table), _order, True, _muted, 7),
        Column(_tr("Spel"), lambda one: str(one.game), _order, True, width=7),
        Column(_tr("Wij"), lambda one: one.wij, look=_muted, least=22),
        Column(_tr("Punten"), lambda one: str(one.ns_points), None, True, width=9),
        Column(_tr("Roem"), lambda one: _roem(one.ns_roem), None, True, width=8),
        Column(_tr("Zij"), lambda one: one.zij, look=_muted, least=22),
        Column(_tr("Punten"), lambda one: str(one.ew_points), None, True, width=9),
        Column(_tr("Roem"), lambda one: _roem(one.ew_roem), None, True, width=8),
        Column("", _outcome, look=lambda _one: "warning", width=12),
        Column(_tr("Getypt"), lambda one: one.typed, look=_muted, width=12),
    ]


def _round_column(number: int) -> Column[ResultRow]:
    def made(one: ResultRow) -> int | None:
        return next((part.total for part in one.rounds if part.round == number), None)

    def text(one: ResultRow) -> str:
        total = made(one)
        return "–" if total is None else str(total)

    def order(one: ResultRow) -> int:
        total = made(one)
        return LAST if total is None else -total

    title = _tr("Ronde %1").replace("%1", str(number))
    return Column(title, text, order, right=True, look=_muted, width=10)


def _outcome(one: PersonGame) -> str:
    words = {
        Outcome.NAT: _tr("nat"),
        Outcome.PIT: _tr("pit"),
        Outcome.REVOKE: _tr("verzaakt"),
        Outcome.NOT_PLAYED: _tr("niet gespeeld"),
        Outcome.CANCELLED: _tr("vervallen"),
        Outcome.ARBITRAL: _tr("arbitraal"),
    }
    word = words.get(one.outcome, "") if one.outcome else ""  # type: ignore[call-overload]
    sides = {Side.NS: _tr("Wij"), Side.EW: _tr("Zij")}
    side = sides.get(one.side, "") if one.side else ""  # type: ignore[call-overload]
    return f"{side} {word}".strip() if word else ""


def _roem(amount: int) -> str:
    return str(amount) if amount else "/"


def _order(one: PersonGame) -> tuple[int, int, int]:
    return one.round, one.table, one.game


def _muted(_one: object) -> str:
    return "muted"


def _tr(text: str) -> str:
    return QCoreApplication.translate("Archive", text)
