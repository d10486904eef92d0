"""What a row shows, as small comparable values.

The grid paints a row again only when its look differs from the one on the screen.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QCoreApplication

from clubadmin.domain.row.columns import SheetColumns, columns, extra_text, points_text
from clubadmin.domain.row.findings import Finding
from clubadmin.domain.row.raw import RawGame
from clubadmin.domain.row.settle import Shown
from clubadmin.domain.rules.cards import Suit
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.sheet import ScoredGame
from clubadmin.domain.terms import Outcome, Severity, Side

SUITS = {"♠": Suit.S, "♥": Suit.H, "♦": Suit.R, "♣": Suit.K}
NO_TRUMPS = "zt"  # zonder troef
_SIGNS = {suit.value: sign for sign, suit in SUITS.items()} | {"z": NO_TRUMPS}
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


def words_of(game: ScoredGame) -> str:
    """What stands across a row without figures: not played, cancelled; "" for any other."""
    outcome = game.settled.outcome if game.settled else None
    if outcome is Outcome.NOT_PLAYED:
        return QCoreApplication.translate("sheet", "niet gespeeld")
    if outcome is Outcome.CANCELLED:
        return QCoreApplication.translate("sheet", "vervallen")
    return ""


def trump_sign(letter: str) -> str:
    """The sign for the letter that quick entry has for trumps; "" where nothing was said."""
    return _SIGNS.get(letter.lower(), letter)
