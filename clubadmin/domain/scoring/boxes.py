"""The boxes of a row as small comparable values: wherever a sheet is typed.

Painting them is left to the window and to the pages of the tables.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from clubadmin.domain.row.columns import SheetColumns, columns, extra_text, points_text
from clubadmin.domain.row.findings import Finding
from clubadmin.domain.row.raw import RawGame
from clubadmin.domain.row.settle import SettledGame, Shown
from clubadmin.domain.rules.cards import Suit
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.sheet import ScoredGame
from clubadmin.domain.terms import Outcome, Severity, Side
from clubadmin.i18n import Language, Message

SUITS = {"♠": Suit.S, "♥": Suit.H, "♦": Suit.R, "♣": Suit.K}
NO_TRUMPS = "zt"  # zonder troef
_SIGNS = {suit.value: sign for sign, suit in SUITS.items()} | {"z": NO_TRUMPS}
_MARKS = {
    Outcome.NAT: Message("NAT"),
    Outcome.PIT: Message("PIT"),
    Outcome.REVOKE: Message("VERZAAKT"),
    Outcome.ARBITRAL: Message("ARBITRAAL"),
}
_WORDS = {
    Outcome.NOT_PLAYED: Message("niet gespeeld"),
    Outcome.CANCELLED: Message("vervallen"),
}
Faults = dict[tuple[Side | None, str], str]
"""How bad it is by box, "warning" or "error"; of the row as a whole under (None, "row")."""


class Fill(Enum):
    """The filling of a box."""

    FIGURE = "figure"
    STRIPE = "stripe"  # the diagonal that says: no roem
    BLANK = "blank"  # the paper shows neither amount nor stripe
    OPEN = "open"  # nothing typed yet


@dataclass(frozen=True)
class BoxLook:
    """A box of a row as it looks."""

    fill: Fill = Fill.OPEN
    figure: str = ""
    mark: str = ""  # NAT, PIT, VERZAAKT
    fault: str = ""  # "", "warning" or "error"
    filled: bool = False  # not typed: what the figures typed leave for it


def faults_of(findings: Iterable[Finding], game: int) -> Faults:
    """Find the fault in each box of a row, or of the row as a whole."""
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
    """The texts in the narrow columns before the boxes: the declarer, the bid, trump."""
    return tuple(_extra(one.key, game.raw) for one in shown.before)


def _extra(key: str, raw: RawGame | None) -> str:
    text = extra_text(key, raw) if raw else ""
    return trump_sign(text) if key == "trump" else text


def trump_sign(letter: str) -> str:
    """The sign for the letter that quick entry has for trumps; "" where nothing was said."""
    return _SIGNS.get(letter.lower(), letter)


def boxes_of(
    game: ScoredGame, faults: Faults, rules: RuleSet, language: Language = Language.NL
) -> tuple[BoxLook, ...]:
    """The boxes of Wij, then of Zij; with roem two each."""
    roem, settled = columns(rules).roem, game.settled
    if settled is None or settled.outcome in _WORDS:
        return (BoxLook(),) * (4 if roem else 2)
    return tuple(
        box
        for side in Side
        for box in (
            _points(settled, side, faults, rules, language),
            *([_roem(settled, side, faults)] if roem else []),
        )
    )


def _points(
    settled: SettledGame, side: Side, faults: Faults, rules: RuleSet, language: Language
) -> BoxLook:
    marked = settled.side or Side.NS  # the director's score is of both: it is said once
    mark = _MARKS.get(settled.outcome) if side is marked else None
    figure = points_text(settled, side, rules)
    said = mark.text(language) if mark else ""
    return BoxLook(Fill.FIGURE, figure, said, faults.get((side, "points"), ""))


def _roem(settled: SettledGame, side: Side, faults: Faults) -> BoxLook:
    amount, fault = settled.of(side).roem, faults.get((side, "roem"), "")
    if settled.box(side) is Shown.BLANK:
        return BoxLook(Fill.BLANK, fault=fault)
    return (
        BoxLook(Fill.FIGURE, str(amount), fault=fault)
        if amount
        else BoxLook(Fill.STRIPE, fault=fault)
    )


def words_of(game: ScoredGame, language: Language = Language.NL) -> str:
    """The words across a row without figures: not played, cancelled; "" for any other."""
    said = _WORDS.get(game.settled.outcome) if game.settled else None
    return said.text(language) if said else ""
