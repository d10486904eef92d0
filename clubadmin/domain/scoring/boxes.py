"""The boxes of a row, compared wherever a sheet is typed, and typed in as the keys of a line.

Painting them is left to the window and to the pages of the tables.

The boxes are Wij points, roem, Zij points, roem, and without roem the points alone. What a line
says besides (who played, the bid, trump) stays where it is.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum

from clubadmin.domain.row.columns import SheetColumns, columns, extra_text, points_text
from clubadmin.domain.row.doubling import box_bonus, without_bonus
from clubadmin.domain.row.findings import Finding
from clubadmin.domain.row.raw import Box, Mark, RawGame
from clubadmin.domain.row.settle import SettledGame, Shown
from clubadmin.domain.row.writing import write_line
from clubadmin.domain.rules.cards import Suit
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.entry import parse_line
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
_WORDS = {Outcome.NOT_PLAYED: Message("niet gespeeld"), Outcome.CANCELLED: Message("vervallen")}
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
    if amount:
        return BoxLook(Fill.FIGURE, str(amount), fault=fault)
    return BoxLook(Fill.STRIPE, fault=fault)


def words_of(game: ScoredGame, language: Language = Language.NL) -> str:
    """The words across a row without figures: not played, cancelled; "" for any other."""
    said = _WORDS.get(game.settled.outcome) if game.settled else None
    return said.text(language) if said else ""


_LINE = re.compile(
    r"(?P<before>(?:[12]/|[wz]!?)?(?:[123]/)?a?)"
    r"(?:(?P<dot>\.)?(?P<mark>\*{1,3}|[npv]))?(?P<ns>\d*)(?:\.(?P<ew>\d+))?"
    r"(?P<roem>(?:(?:\++|-+)[\divhgs]*\.*)*)"
    r"(?P<after>(?:[/#@kr!][^+-]*)?)",
    re.IGNORECASE,
)
_ROEM = re.compile(r"(\++|-+)([\divhgs]*\.*)", re.IGNORECASE)
_BY_BOX = " "  # before roem that was typed in a box, and not behind its sign
MARKS = "*npv"
_BOXES = range(4)


@dataclass(frozen=True)
class InBoxes:
    """The keys typed in each box; "" for nothing."""

    boxes: tuple[str, ...]
    before: str = ""
    after: str = ""

    def with_box(self, box: int, typed: str) -> "InBoxes":
        """The row with something else in a box."""
        return replace(self, boxes=(*self.boxes[:box], typed, *self.boxes[box + 1 :]))

    @property
    def line(self) -> str:
        """The keys that say it."""
        ns, ns_roem, ew, ew_roem = self.boxes if len(self.boxes) > 2 else _four(*self.boxes)
        mark, count = _parted(ns)
        other, rest = _parted(ew)
        result = f"{'.' if other else ''}{mark or other}{count}" + (f".{rest}" if rest else "")
        alone = not result  # a stroke alone would say that it was not played
        roem = _signed("+", ns_roem, alone=alone) + _signed("-", ew_roem, alone=alone)
        return f"{self.before}{result}{_BY_BOX if roem else ''}{roem}{self.after}"


def in_boxes(keys: str, *, roem: bool = True) -> InBoxes | None:
    """The keys of a row by box; None for what does not stand in boxes, such as not played."""
    match = _LINE.fullmatch("".join(keys.split()))
    if match is None or keys.startswith("-"):  # not played, or thirty each
        return None
    amounts = {"+": "", "-": ""}
    for signs, amount in _ROEM.findall(match["roem"]):
        if amounts[signs[0]]:
            return None
        amounts[signs[0]] = amount if amount and len(signs) == 1 else f"{signs}{amount}"
    mark, ns, ew = match["mark"] or "", match["ns"], match["ew"] or ""
    ns, ew = (ns, f"{mark}{ew}") if match["dot"] else (f"{mark}{ns}", ew)
    boxes = (ns, amounts["+"], ew, amounts["-"]) if roem else (ns, ew)
    if not roem and any(amounts.values()):
        return None
    return InBoxes(boxes, match["before"], match["after"])


def takes(row: InBoxes, box: int, sign: str) -> bool:
    """Whether a sign can stand in a box: figures, a mark at points, strokes at roem."""
    if sign.isascii() and sign.isdigit():
        return True
    if len(row.boxes) > 2 and bool(box % 2):
        return sign.lower() in "+-/ivhgs."
    others = _parted(row.boxes[len(row.boxes) // 2 - box])[0]
    return sign.lower() in MARKS and not others


@dataclass(frozen=True)
class Rest:
    """A second number typed in a box of roem that is just the rest of the points."""

    amount: int
    side: Side  # of that box
    points_of: Side  # whose rest it is
    as_points: str  # the keys if it is that
    as_roem: str


def rest_as_roem(keys: str, total: int) -> Rest | None:
    """Whether roem that was typed in its box may be the points of the other side."""
    row = in_boxes(keys) if _BY_BOX in keys else None
    if row is None or len(row.boxes) < len(_BOXES):
        return None
    typed = [box for box in _BOXES if row.boxes[box]]
    points, roem = (typed[0], typed[1]) if len(typed) == len(Side) else (0, 0)
    if points % 2:
        points, roem = roem, points
    figures = row.boxes[points], row.boxes[roem]
    if points % 2 or not roem % 2 or not all(one.isdigit() for one in figures):
        return None
    if sum(map(int, figures)) != total:
        return None
    other = row.with_box(roem, "").with_box(2 - points, figures[1])
    as_roem = "".join(keys.split())
    sides = (Side.NS, Side.EW)
    return Rest(int(figures[1]), sides[roem // 2], sides[1 - points // 2], other.line, as_roem)


def question(game: int, rest: Rest) -> Finding:
    """The question about it."""
    code, reason = "rest-or-roem", "ns" if rest.points_of is Side.NS else ""
    args = (("amount", rest.amount), ("reason", reason))
    return Finding(game, rest.side, "roem", Severity.WARNING, code, args)


def other_way(line: str, rules: RuleSet) -> str:
    """A line with Wij and Zij the other way round; one that cannot be read stays as it is."""
    raw = parse_line(line, rules) if line else None
    if not isinstance(raw, RawGame):
        return line
    turned = replace(
        raw,
        played_by=raw.played_by and raw.played_by.other,
        mark_side=raw.mark_side and raw.mark_side.other,
        ns_points=raw.ew_points,
        ew_points=raw.ns_points,
        ns_roem=raw.ew_roem,
        ew_roem=raw.ns_roem,
        ns_hand=raw.ew_hand,
        ew_hand=raw.ns_hand,
        stuk=raw.stuk and raw.stuk.other,
        alike=raw.alike and raw.alike.other,
    )
    return write_line(turned)


def with_mark(line: str, mark: Mark, side: Side, rules: RuleSet) -> str | None:
    """A line with nat or pit for a side, its roem where it belongs; None where rules have none.

    Of nat all roem goes to the other side; a pit's bonus stands in its box beside what was there.
    """
    bare = parse_line(f"{'.' if side is Side.EW else ''}{mark.value}", rules)
    if rules.system != "klaverjas" or not isinstance(bare, RawGame):
        return None
    raw = parse_line(line, rules) if line else bare
    if not isinstance(raw, RawGame):
        raw = bare
    own, other = (_roem_made(raw, one, rules) for one in (side, side.other))
    gets, amount = (side.other, own + other) if mark is Mark.NAT else (side, own)
    marked = replace(bare, bid=raw.bid, trump=raw.trump, double=raw.double)
    if amount:
        amount += box_bonus(bare, gets, rules)
        marked = (
            replace(marked, ns_roem=amount) if gets is Side.NS else replace(marked, ew_roem=amount)
        )
    return write_line(marked)


def _roem_made(raw: RawGame, side: Side, rules: RuleSet) -> int:
    roem = raw.roem(side)
    return 0 if isinstance(roem, Box) else without_bonus(roem, side, raw, rules)


def looked_at(boxes: tuple[BoxLook, ...], row: InBoxes) -> tuple[BoxLook, ...]:
    """The boxes of a row typed in them: what was not typed looks filled in."""
    return tuple(
        replace(look, filled=look.fill is Fill.FIGURE)
        if not typed
        else BoxLook(Fill.FIGURE, typed)
        if look.fill is Fill.OPEN
        else look
        for look, typed in zip(boxes, row.boxes, strict=True)
    )


def _four(ns: str, ew: str) -> tuple[str, str, str, str]:
    return ns, "", ew, ""


def _parted(points: str) -> tuple[str, str]:
    """A box of points as its mark and its figure."""
    mark = "".join(sign for sign in points if sign.lower() in MARKS)
    return mark, "".join(sign for sign in points if sign.lower() not in MARKS)


def _signed(sign: str, amount: str, *, alone: bool) -> str:
    if not amount.strip("/"):
        return ""
    if alone and not amount.strip("+-"):
        return f"{sign}{20 * len(amount)}"
    if amount.strip("+-"):
        return f"{sign}{amount.strip('+-')}"
    return sign * len(amount)
