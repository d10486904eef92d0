"""What each row of the sheet shows, as small comparable values.

The grid paints a row again only when its look differs from the one on the screen.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.kit.language import current
from clubadmin.desktop.sheet.match_words import match_sentence
from clubadmin.desktop.sheet.model import SheetModel
from clubadmin.desktop.sheet.suits import trump_sign
from clubadmin.desktop.sheet.sums import paper_spots
from clubadmin.domain.row.columns import SheetColumns, after_text, columns, extra_text, points_text
from clubadmin.domain.row.findings import Finding
from clubadmin.domain.row.raw import RawGame
from clubadmin.domain.row.settle import Shown
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.sheet import ScoredGame
from clubadmin.domain.terms import Outcome, Severity, Side

Faults = dict[tuple[Side | None, str], str]


class Fill(Enum):
    """What is in a box."""

    FIGURE = "figure"
    STRIPE = "stripe"  # the diagonal that says: no roem
    BLANK = "blank"  # the paper shows neither amount nor stripe
    OPEN = "open"  # nothing typed yet


@dataclass(frozen=True)
class BoxLook:
    """One of the boxes of a row."""

    fill: Fill = Fill.OPEN
    figure: str = ""
    mark: str = ""  # NAT, PIT, VERZAAKT
    fault: str = ""  # "", "warning" or "error"


@dataclass(frozen=True)
class RowLook:
    """A row: what stands before the boxes, in them (Wij, then Zij), and after them.

    `beside` are the signs beside the number: § for a decision of the director, r for a game
    that was passed round. `over` says that the match had ended before this game.
    """

    game: int  # counted from 1, whatever number the game has
    boxes: tuple[BoxLook, ...]
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    beside: str = ""
    over: bool = False
    typing: str | None = None
    caret: int = 0
    here: bool = False
    marked: bool = False
    words: str = ""  # across the row: not played, or a line that cannot be read
    fault: str = ""
    unsaved: bool = False
    number: str = ""  # of the game


@dataclass(frozen=True)
class PaperLook:
    """The row of the players' own totals."""

    figures: tuple[str, ...]
    spots: tuple[int, ...]  # under which column each is
    field: int  # -1: the cursor is elsewhere
    typing: str | None
    caret: int
    signs: tuple[str, ...]  # "", "good" or "error"

    @property
    def at_stop(self) -> bool:
        """Whether the cursor is past the last, where Enter signs off."""
        return self.field == len(self.figures)


def row_look(model: SheetModel, row: int, *, focused: bool, unsaved: bool = False) -> RowLook:
    """How a row looks now."""
    here = row == model.row
    typing = model.text if here else None
    game = model.scored.games[row]
    faults = faults_of(model.findings, row + 1)
    return RowLook(
        game=row + 1,
        boxes=boxes_of(game, faults, model.rules),
        before=before_of(game, model.columns),
        after=_after(model, game),
        beside=_beside(model, game),
        typing=typing,
        caret=model.caret if typing is not None else 0,
        here=here and focused,
        marked=row in model.selected and len(model.selected) > 1,
        words=_words(model, game) if typing is None else "",
        over=model.is_over(row),
        fault=faults.get((None, "row"), ""),
        unsaved=unsaved,
        number=str(model.number_of(row)),
    )


def paper_look(model: SheetModel, *, focused: bool) -> PaperLook:
    """How the row of paper totals looks now."""
    here = model.on_paper and focused
    return PaperLook(
        figures=tuple("" if figure is None else str(figure) for figure in model.paper),
        spots=paper_spots(model.columns),
        field=model.field if here else -1,
        typing=model.text if here else None,
        caret=model.caret if here else 0,
        signs=_signs(model),
    )


def faults_of(findings: Iterable[Finding], game: int) -> Faults:
    """What is wrong in each box of a row, or with the row as a whole."""
    faults: Faults = {}
    for finding in findings:
        if finding.game != game:
            continue
        field = "points" if finding.field == "row" else finding.field
        place = (finding.side, field) if finding.side else (None, "row")
        if finding.code == "total-mismatch":  # the box explains it, which does not make it wrong
            faults.setdefault(place, Severity.WARNING.value)
        elif faults.get(place) != Severity.ERROR.value:
            faults[place] = finding.severity.value
    return faults


def before_of(game: ScoredGame, shown: SheetColumns) -> tuple[str, ...]:
    """What stands in the narrow columns before the boxes: who played, the bid, trump."""
    return tuple(_extra(one.key, game.raw) for one in shown.before)


def _extra(key: str, raw: RawGame | None) -> str:
    text = extra_text(key, raw) if raw else ""
    return trump_sign(text) if key == "trump" else text


def _after(model: SheetModel, game: ScoredGame) -> tuple[str, ...]:
    settled, language = game.settled, current()
    return tuple(
        after_text(one.key, settled, language) if settled else "" for one in model.columns.after
    )


def _beside(model: SheetModel, game: ScoredGame) -> str:
    passed = game.raw is not None and game.raw.passed
    return ("§" if game.game in model.decided else "") + ("r" if passed else "")


def boxes_of(game: ScoredGame, faults: Faults, rules: RuleSet) -> tuple[BoxLook, ...]:
    """The boxes of Wij, then of Zij; with roem two each."""
    roem = columns(rules).roem
    if game.settled is None or game.settled.outcome in (Outcome.NOT_PLAYED, Outcome.CANCELLED):
        return (BoxLook(),) * (4 if roem else 2)
    settled = game.settled
    mark = _mark(settled.outcome)
    marked = settled.side or Side.NS  # the director's score is of both: it is said once

    def points(side: Side) -> BoxLook:
        own, figure = mark if side is marked else "", points_text(settled, side, rules)
        return BoxLook(Fill.FIGURE, figure, own, faults.get((side, "points"), ""))

    def bonus(side: Side, figure: int, shown: Shown) -> BoxLook:
        fault = faults.get((side, "roem"), "")
        if shown is Shown.BLANK:
            return BoxLook(Fill.BLANK, "", "", fault)
        if figure == 0:
            return BoxLook(Fill.STRIPE, "", "", fault)
        return BoxLook(Fill.FIGURE, str(figure), "", fault)

    ns, ew = points(Side.NS), points(Side.EW)
    if not roem:
        return ns, ew
    return (
        ns,
        bonus(Side.NS, settled.ns.roem, settled.ns_box),
        ew,
        bonus(Side.EW, settled.ew.roem, settled.ew_box),
    )


def _mark(outcome: Outcome) -> str:
    if outcome is Outcome.NAT:
        return QCoreApplication.translate("sheet", "NAT")
    if outcome is Outcome.PIT:
        return QCoreApplication.translate("sheet", "PIT")
    if outcome is Outcome.REVOKE:
        return QCoreApplication.translate("sheet", "VERZAAKT")
    if outcome is Outcome.ARBITRAL:
        return QCoreApplication.translate("sheet", "ARBITRAAL")
    return ""


def _words(model: SheetModel, game: ScoredGame) -> str:
    if game.settled is None:
        ended = game.game == model.end + 1 and not game.typed
        return match_sentence(model) if ended else model.keys(game.game - 1)
    return words_of(game)


def words_of(game: ScoredGame) -> str:
    """What stands across a row without figures: not played, cancelled; "" for any other."""
    outcome = game.settled.outcome if game.settled else None
    if outcome is Outcome.NOT_PLAYED:
        return QCoreApplication.translate("sheet", "niet gespeeld")
    if outcome is Outcome.CANCELLED:
        return QCoreApplication.translate("sheet", "vervallen")
    return ""


def _signs(model: SheetModel) -> tuple[str, ...]:
    return tuple(
        "" if written is None else "good" if written == total else "error"
        for written, total in zip(model.paper, model.totals, strict=True)
    )
