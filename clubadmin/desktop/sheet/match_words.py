"""How the sides of a sheet are called, and how a match to a target stands, in words."""

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.sheet.model import SheetModel
from clubadmin.domain.row.settle import NOTHING, Amounts
from clubadmin.domain.terms import Side


def side_names(model: SheetModel) -> tuple[str, str]:
    """What the two sides are called."""
    if model.columns.sides == "alone-together":
        return (
            QCoreApplication.translate("sheet", "Alleen"),
            QCoreApplication.translate("sheet", "Samen"),
        )
    return QCoreApplication.translate("sheet", "Wij"), QCoreApplication.translate("sheet", "Zij")


def match_sentence(model: SheetModel) -> str:
    """Who won the match, after which game and with what; "" while nobody did."""
    match = model.scored.match
    if match is None or match.over_after is None or match.winner is None:
        return ""
    won, lost = _stand(model, match.winner), _stand(model, match.winner.other)
    who = side_names(model)[0 if match.winner is Side.NS else 1]
    said = QCoreApplication.translate("sheet", "%1 winnen na spel %2 met %3–%4")
    if model.columns.sides == "players":
        place = model.sheet.place
        who = (place.n if match.winner is Side.NS else place.e).label
        said = QCoreApplication.translate("sheet", "%1 wint na spel %2 met %3–%4")
    said = said.replace("%4", str(lost.total)).replace("%3", str(won.total))
    return said.replace("%2", str(match.over_after)).replace("%1", who)


def stand_sentence(model: SheetModel) -> str:
    """How a match stands that is not over; "" where nothing is played to a target."""
    match = model.scored.match
    if match is None:
        return ""
    ns, ew = model.scored.ns.total, model.scored.ew.total
    if ns == ew >= match.target:
        said = QCoreApplication.translate("sheet", "Gelijk op %1: nog één spel beslist")
        return said.replace("%1", str(ns))
    said = QCoreApplication.translate("sheet", "Stand %1–%2, tot %3")
    return said.replace("%3", str(match.target)).replace("%2", str(ew)).replace("%1", str(ns))


def _stand(model: SheetModel, side: Side) -> Amounts:
    played = model.scored.games[: model.end]
    return sum((game.settled.of(side) for game in played if game.settled), NOTHING)
