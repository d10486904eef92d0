"""Quick entry: one line a game, all of it typeable on a numeric keypad.

    line    = [who] result {roem} [bid] [trump] [double]      or  "-"  or  "x"
    who     = "w" | "z"            Wij or Zij played: the row is taken as counted
    result  = POINTS | "." POINTS | ["."] mark
    mark    = "n" or "*"  nat | "p" or "**"  pit | "v" or "***"  verzaakt
    roem    = "+" AMOUNT (Wij) | "-" AMOUNT (Zij) | "/" (stripes) | "?" (a box was left blank)
    bid     = "#" NUMBER     trump = "@" s|h|r|k|z     double = "k" | "kk" | "kkk"

So that a row from elsewhere (an import, a box edited by itself) can be kept as a line too,
three forms more are read: POINTS "." POINTS (both sides' points as written), a mark followed
by points (what the paper shows beside it), and "!" after who (who played is known, the row
is as written).
"""

import re
from dataclasses import dataclass

from clubadmin.domain.scoring.raw import Box, Mark, RawGame, Roem, State
from clubadmin.domain.scoring.rules import RuleSet
from clubadmin.domain.terms import Side

MAX_DIGITS = 6
"""A longer number is a slip of the hand, and would not fit where figures are kept."""

_FOLD = {code: code + 32 for code in range(ord("A"), ord("Z") + 1)} | {
    ord(","): ".",  # the keypad's point on a Dutch keyboard
    ord("−"): "-",
    ord("–"): "-",
}
_DIGITS = re.compile(r"[0-9]+")
_STROKES = re.compile(r"[iv]+")
_STARS = re.compile(r"\*+")
_STROKE_WORTH = {"i": 20, "v": 50}
_MARKS = {"n": Mark.NAT, "p": Mark.PIT, "v": Mark.REVOKE}
_STAR_MARKS = {1: Mark.NAT, 2: Mark.PIT, 3: Mark.REVOKE}
_WHO = {"w": Side.NS, "z": Side.EW}
_WHO_LETTER = {Side.NS: "w", Side.EW: "z"}
_MAX_DOUBLE = 3
_STATES = {"-": State.NOT_PLAYED, "x": State.CANCELLED}


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A line that cannot be read: which sign, where (1 = first), and why.

    `reason` is one of empty, sign, points, amount, number, trump, stripe, bid-unknown,
    double-unknown, no-trumps-unknown. `char` is "" where the line ends too soon.
    """

    reason: str
    char: str
    position: int


class _Stop(Exception):
    def __init__(self, reason: str, at: int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.at = at


def parse_line(text: str, rules: RuleSet) -> RawGame | Unreadable:
    """The row that a quick-entry line says, or where it cannot be read. Never raises."""
    line = fold(text)
    try:
        return _Reader(line, rules).row()
    except _Stop as stop:
        return Unreadable(stop.reason, *_where(text, stop.at))


def fold(text: str) -> str:
    """A line as it is read: without spaces, capitals or other keyboards' signs."""
    return "".join(text.split()).translate(_FOLD)


class _Reader:
    """Reads a folded line from left to right, once."""

    def __init__(self, line: str, rules: RuleSet) -> None:
        self.line = line
        self.rules = rules
        self.at = 0
        self.roem: dict[Side, Roem] = {}

    def row(self) -> RawGame:
        if not self.line:
            raise _Stop("empty", 0)
        if state := _STATES.get(self.line):
            return RawGame(state=state)
        played_by = _WHO.get(self.peek())
        self.at += played_by is not None
        as_written = played_by is not None and self.take("!")
        mark, side, ns_points, ew_points = self.result()
        rest = self.unboxed()
        if mark is Mark.PIT and side is not None and rest is None:
            self.roem.setdefault(side, Box.BONUS)
        bid, trump, double = self.bid(), self.trump(), self.double()
        if self.at < len(self.line):
            raise _Stop("sign", self.at)
        return RawGame(
            State.PLAYED,
            played_by,
            played_by is not None and not as_written,
            mark,
            side,
            ns_points,
            ew_points,
            self.roem.get(Side.NS, rest or Box.STRIPE),
            self.roem.get(Side.EW, rest or Box.STRIPE),
            bid,
            trump,
            double,
        )

    def peek(self) -> str:
        return self.line[self.at : self.at + 1]

    def take(self, char: str) -> bool:
        found = self.peek() == char
        self.at += found
        return found

    def number(self) -> int | None:
        found = _DIGITS.match(self.line, self.at)
        if found is None:
            return None
        if len(found[0]) > MAX_DIGITS:
            raise _Stop("number", self.at + MAX_DIGITS)
        self.at = found.end()
        return int(found[0])

    def result(self) -> tuple[Mark | None, Side | None, int | None, int | None]:
        dot = self.take(".")
        mark = self.mark()
        if mark is None:
            ns_points, ew_points = (None, self.number()) if dot else self.points()
            if ns_points is None and ew_points is None:
                raise _Stop("points" if self.peek() == "" else "sign", self.at)
            return None, None, ns_points, ew_points
        return mark, Side.EW if dot else Side.NS, *self.points()

    def mark(self) -> Mark | None:
        if mark := _MARKS.get(self.peek()):
            self.at += 1
            return mark
        stars = _STARS.match(self.line, self.at)
        if stars is None:
            return None
        if len(stars[0]) not in _STAR_MARKS:
            raise _Stop("sign", self.at + len(_STAR_MARKS))
        self.at = stars.end()
        return _STAR_MARKS[len(stars[0])]

    def points(self) -> tuple[int | None, int | None]:
        ns_points = self.number()
        if not self.take("."):
            return ns_points, None
        ew_points = self.number()
        if ew_points is None:
            raise _Stop("points" if self.peek() == "" else "sign", self.at)
        return ns_points, ew_points

    def unboxed(self) -> Box | None:
        """Reads all roem; answers what boxes without an amount show, if that was typed."""
        rest: Box | None = None
        while (char := self.peek()) and char in "+-/?":
            self.at += 1
            if char in "+-":
                side = Side.NS if char == "+" else Side.EW
                earlier = self.roem.get(side, 0)
                amount = self.amount() + (0 if isinstance(earlier, Box) else earlier)
                self.roem[side] = amount or Box.STRIPE
                continue
            if rest is not None or len(self.roem) == len(Side):
                raise _Stop("stripe", self.at - 1)
            rest = Box.STRIPE if char == "/" else Box.BLANK
        return rest

    def amount(self) -> int:
        if (amount := self.number()) is not None:
            return amount
        strokes = _STROKES.match(self.line, self.at)
        if strokes is None:
            raise _Stop("amount", self.at)
        if len(strokes[0]) > MAX_DIGITS * 4:
            raise _Stop("number", self.at + MAX_DIGITS * 4)
        self.at = strokes.end()
        return sum(_STROKE_WORTH[stroke] for stroke in strokes[0])

    def bid(self) -> int | None:
        start = self.at
        if not self.take("#"):
            return None
        if self.rules.bidding == "none":
            raise _Stop("bid-unknown", start)
        bid = self.number()
        if bid is None:
            raise _Stop("amount", self.at)
        return bid

    def trump(self) -> str | None:
        start = self.at
        if not self.take("@"):
            return None
        trump = self.peek()
        if not trump or trump not in "shrkz":
            raise _Stop("trump", self.at)
        if trump == "z" and not self.rules.no_trumps:
            raise _Stop("no-trumps-unknown", start)
        self.at += 1
        return trump

    def double(self) -> int:
        start = self.at
        while self.at - start < _MAX_DOUBLE and self.take("k"):
            pass
        if self.at > start and self.rules.doubling == "none":
            raise _Stop("double-unknown", start)
        return self.at - start


def _where(text: str, at: int) -> tuple[str, int]:
    """The sign at a place of the folded line, and its position (1 = first) in the typed text."""
    seen = [index for index, char in enumerate(text) if not char.isspace()]
    if at < len(seen):
        return text[seen[at]], seen[at] + 1
    return "", len(text.rstrip()) + 1


def write_line(raw: RawGame) -> str:
    """The line that says `raw`: `parse_line` gives it again, whatever the paper showed."""
    if raw.state is not State.PLAYED:
        return "-" if raw.state is State.NOT_PLAYED else "x"
    parts = [_WHO_LETTER[raw.played_by] if raw.played_by else ""]
    if raw.played_by and not raw.counted:
        parts.append("!")
    if raw.mark:
        parts.append(("." if raw.mark_side is Side.EW else "") + raw.mark.value)
    parts.append("" if raw.ns_points is None else str(raw.ns_points))
    parts.append("" if raw.ew_points is None else f".{raw.ew_points}")
    parts.append(_roem(raw))
    parts.append("" if raw.bid is None else f"#{raw.bid}")
    parts.append("" if raw.trump is None else f"@{raw.trump}")
    parts.append("k" * raw.double)
    return "".join(parts)


def _roem(raw: RawGame) -> str:
    boxes = (raw.ns_roem, raw.ew_roem)
    blank = Box.BLANK in boxes
    amounts = ""
    for roem, sign in zip(boxes, "+-", strict=True):
        if not isinstance(roem, Box):
            amounts += f"{sign}{roem}"
        elif blank and roem is Box.STRIPE:
            amounts += f"{sign}0"
    if blank:
        return amounts + "?"
    pit_box = raw.roem(raw.mark_side) if raw.mark is Mark.PIT and raw.mark_side else None
    return amounts + ("/" if pit_box is Box.STRIPE else "")
