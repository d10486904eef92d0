"""What each row of the sheet shows, as small comparable values.

The grid paints a row again only when its look differs from the one on the screen.
"""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.sheet.model import SheetModel
from clubadmin.domain.scoring.settle import Shown
from clubadmin.domain.scoring.sheet import ScoredGame
from clubadmin.domain.terms import Outcome, Severity, Side


class Fill(Enum):
    """What is in a box."""

    FIGURE = "figure"
    STRIPE = "stripe"  # the diagonal that says: no roem
    BLANK = "blank"  # the paper shows neither amount nor stripe
    OPEN = "open"  # nothing typed yet


@dataclass(frozen=True)
class BoxLook:
    """One of the four boxes of a row."""

    fill: Fill = Fill.OPEN
    figure: str = ""
    mark: str = ""  # NAT, PIT, VERZAAKT
    fault: str = ""  # "", "warning" or "error"


@dataclass(frozen=True)
class RowLook:
    """A row: Wij points, Wij roem, Zij points, Zij roem."""

    game: int
    boxes: tuple[BoxLook, BoxLook, BoxLook, BoxLook]
    typing: str | None = None
    caret: int = 0
    here: bool = False
    marked: bool = False
    words: str = ""  # across the row: not played, or a line that cannot be read
    fault: str = ""
    unsaved: bool = False


@dataclass(frozen=True)
class PaperLook:
    """The row of the players' own totals."""

    figures: tuple[str, str, str, str]
    field: int  # -1: the cursor is elsewhere
    typing: str | None
    caret: int
    signs: tuple[str, str, str, str]  # "", "good" or "error"


def row_look(model: SheetModel, row: int, *, focused: bool, unsaved: bool = False) -> RowLook:
    """How a row looks now."""
    here = row == model.row
    typing = model.text if here else None
    game = model.scored.games[row]
    faults = _faults(model, row + 1)
    return RowLook(
        game=row + 1,
        boxes=_boxes(game, faults),
        typing=typing,
        caret=model.caret if typing is not None else 0,
        here=here and focused,
        marked=row in model.selected and len(model.selected) > 1,
        words=_words(game, model.shown(row)) if typing is None else "",
        fault=faults.get((None, "row"), ""),
        unsaved=unsaved,
    )


def paper_look(model: SheetModel, *, focused: bool) -> PaperLook:
    """How the row of paper totals looks now."""
    here = model.on_paper and focused
    figures = tuple("" if figure is None else str(figure) for figure in model.paper)
    return PaperLook(
        figures=(figures[0], figures[1], figures[2], figures[3]),
        field=model.field if here else -1,
        typing=model.text if here else None,
        caret=model.caret if here else 0,
        signs=_signs(model),
    )


def _faults(model: SheetModel, game: int) -> dict[tuple[Side | None, str], str]:
    faults: dict[tuple[Side | None, str], str] = {}
    for finding in model.findings:
        if finding.game != game:
            continue
        field = "points" if finding.field == "row" else finding.field
        place = (finding.side, field) if finding.side else (None, "row")
        if finding.code == "total-mismatch":  # the box explains it, which does not make it wrong
            faults.setdefault(place, Severity.WARNING.value)
        elif faults.get(place) != Severity.ERROR.value:
            faults[place] = finding.severity.value
    return faults


def _boxes(
    game: ScoredGame, faults: dict[tuple[Side | None, str], str]
) -> tuple[BoxLook, BoxLook, BoxLook, BoxLook]:
    if game.settled is None or game.settled.outcome in (Outcome.NOT_PLAYED, Outcome.CANCELLED):
        return (BoxLook(), BoxLook(), BoxLook(), BoxLook())
    settled = game.settled
    mark = _mark(settled.outcome)

    def points(side: Side, figure: int) -> BoxLook:
        own = mark if settled.side is side else ""
        return BoxLook(Fill.FIGURE, str(figure), own, faults.get((side, "points"), ""))

    def roem(side: Side, figure: int, shown: Shown) -> BoxLook:
        fault = faults.get((side, "roem"), "")
        if shown is Shown.BLANK:
            return BoxLook(Fill.BLANK, "", "", fault)
        if figure == 0:
            return BoxLook(Fill.STRIPE, "", "", fault)
        return BoxLook(Fill.FIGURE, str(figure), "", fault)

    return (
        points(Side.NS, settled.ns.points),
        roem(Side.NS, settled.ns.roem, settled.ns_box),
        points(Side.EW, settled.ew.points),
        roem(Side.EW, settled.ew.roem, settled.ew_box),
    )


def _mark(outcome: Outcome) -> str:
    if outcome is Outcome.NAT:
        return QCoreApplication.translate("sheet", "NAT")
    if outcome is Outcome.PIT:
        return QCoreApplication.translate("sheet", "PIT")
    if outcome is Outcome.REVOKE:
        return QCoreApplication.translate("sheet", "VERZAAKT")
    return ""


def _words(game: ScoredGame, line: str) -> str:
    if game.settled is None:
        return line
    if game.settled.outcome is Outcome.NOT_PLAYED:
        return QCoreApplication.translate("sheet", "niet gespeeld")
    if game.settled.outcome is Outcome.CANCELLED:
        return QCoreApplication.translate("sheet", "vervallen")
    return ""


def _signs(model: SheetModel) -> tuple[str, str, str, str]:
    ns, ew = model.scored.ns, model.scored.ew
    signs = [
        "" if written is None else "good" if written == total else "error"
        for written, total in zip(
            model.paper, (ns.points, ns.roem, ew.points, ew.roem), strict=True
        )
    ]
    return (signs[0], signs[1], signs[2], signs[3])
