"""Quick entry: one line a game, all of it typeable on a numeric keypad.

    line    = [who] ["a"] result {roem} [bid] [trump] [double] ["r"] {fine}
              or "-" (not played) or "x" (cancelled), with fines if there are any
    who     = "w" | "z"            Wij or Zij played: the row is taken as counted
            | ["z"] PLAYER "/"     which of three players plays alone: 1, 2 or 3
    a       = the director's score: it stands as decided
    result  = POINTS ["*" NUMBER] | "." POINTS | ["."] mark
    mark    = "n" or "*"  nat | "p" or "**"  pit | "v" or "***"  verzaakt
    roem    = "+" AMOUNT (Wij) | "-" AMOUNT (Zij) | "/" (stripes) | "?" (a box was left blank)
              AMOUNT "h" in the hand | AMOUNT "*" NUMBER | "s" in place of AMOUNT: stuk
              "g" after roem in the hand: with four alike, so the higher of two equal amounts
    bid     = "#" NUMBER     trump = "@" s|h|r|k|z     double = "k" | "kk" | "kkk"
    r       = rondgepast     fine  = "!" SEAT "v" [POINTS] | "!" SEAT "m" [TIMES]
              or "!" SEAT "g": who dealt, where it is drawn who begins
              SEAT 1 to 4 clockwise from north, or n, o, z, w

"*" NUMBER is what the first by seat of two players together took, where each keeps his own.
In manille "---" is thirty each. What a rule set has no use for cannot be read under it.

So that a row from elsewhere (an import, a box edited by itself) can be kept as a line too,
three forms more are read: POINTS "." POINTS (both sides' points as written), a mark followed
by points (what the paper shows beside it), and "!" after who (who played is known, the row
is as written).
"""

import re

from clubadmin.domain.row.doubling import SUPERKRAAK
from clubadmin.domain.row.raw import Box, Fine, FineKind, Mark, RawGame, Roem, State
from clubadmin.domain.row.signs import EVEN, Signs, Stop, Unreadable, fold, unreadable
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Position, Side

__all__ = ["Unreadable", "fold", "parse_line"]

_NO_POINTS = {"": "points", "+": "points-first", "-": "points-first"}
_STARS = re.compile(r"\*+")
_MARKS = {"n": Mark.NAT, "p": Mark.PIT, "v": Mark.REVOKE}
_STAR_MARKS = {1: Mark.NAT, 2: Mark.PIT, 3: Mark.REVOKE}
_WHO = {"w": Side.NS, "z": Side.EW}
_ALONE = re.compile(r"([0-9])/(?=([0-9.npv*a!]))")
_SEATS = {
    char: seat
    for seat, chars in zip(Position, ("1n", "2oe", "3zs", "4w"), strict=True)
    for char in chars
}
_KINDS = {kind.value: kind for kind in FineKind}
_MOST_DOUBLE = {"none": 0, "kraken": SUPERKRAAK, "kloppen": 2}
_STATES = {"-": State.NOT_PLAYED, "x": State.CANCELLED}


def parse_line(text: str, rules: RuleSet) -> RawGame | Unreadable:
    """The row that a quick-entry line says, or where it cannot be read. Never raises."""
    try:
        return _Reader(fold(text), rules).row()
    except Stop as stop:
        return unreadable(text, stop)


class _Reader(Signs):
    """Reads a folded line from left to right, once."""

    def __init__(self, line: str, rules: RuleSet) -> None:
        super().__init__(line)
        self.rules = rules
        self.played_by: Side | None = None
        self.roem: dict[Side, int] = {}
        self.hand = dict.fromkeys(Side, 0)
        self.stuk: Side | None = None
        self.alike: Side | None = None
        self.first_points: int | None = None
        self.first_roem: int | None = None

    def row(self) -> RawGame:
        if not self.line:
            raise Stop("empty", self.at)
        if self.line[1:2] in ("", "!") and (state := _STATES.get(self.line[0])):
            self.at = 1
            return RawGame(state, fines=self.ended())
        self.played_by = _WHO.get(self.peek())
        self.at += self.played_by is not None
        solo = self.player()
        as_written = self.played_by is not None and self.take("!")
        arbitral = self.take("a")
        mark, side, ns_points, ew_points = self.result()
        rest = self.unboxed()
        bonus = side if mark is Mark.PIT else None
        if mark is Mark.REVOKE and side is not None and self.rules.revoke_in_box:
            bonus = side.other
        return RawGame(
            State.PLAYED,
            self.played_by,
            self.played_by is not None and not as_written,
            mark,
            side,
            ns_points,
            ew_points,
            self.box(Side.NS, rest, bonus),
            self.box(Side.EW, rest, bonus),
            self.bid(),
            self.trump(),
            self.double(),
            self.hand[Side.NS],
            self.hand[Side.EW],
            self.stuk,
            solo,
            self.first_points,
            self.first_roem,
            self.passed(),
            arbitral,
            self.ended(),
            self.alike,
        )

    def player(self) -> int | None:
        """Read which of three plays alone; his are the boxes of Wij unless "z" came first."""
        found = _ALONE.match(self.line, self.at)
        if found is None or (self.rules.system != "solo" and found[2] == "!"):
            return None
        if self.rules.system != "solo":
            raise Stop("solo-unknown", self.at)
        if found[1] not in "123":
            raise Stop("player", self.at)
        self.at += 2
        self.played_by = self.played_by or Side.NS
        return int(found[1])

    def result(self) -> tuple[Mark | None, Side | None, int | None, int | None]:
        if self.rules.system == "manille" and self.line.startswith(EVEN, self.at):
            self.at += len(EVEN)
            return None, None, self.rules.total // 2, None
        dot = self.take(".")
        mark = self.mark()
        if mark is not None:
            return mark, Side.EW if dot else Side.NS, *self.points()
        ns_points, ew_points = (None, self.number()) if dot else self.points()
        if ns_points is None and ew_points is None:
            raise Stop(_NO_POINTS.get(self.peek()[:1], "sign"), self.at)
        if self.peek() == "*" and self.rules.system == "solo":
            self.first_points = self.share(self.first_points)
        return None, None, ns_points, ew_points

    def mark(self) -> Mark | None:
        if mark := _MARKS.get(self.peek()):
            self.at += 1
            return mark
        stars = _STARS.match(self.line, self.at)
        if stars is None:
            return None
        if len(stars[0]) not in _STAR_MARKS:
            raise Stop("sign", self.at + len(_STAR_MARKS))
        self.at = stars.end()
        return _STAR_MARKS[len(stars[0])]

    def points(self) -> tuple[int | None, int | None]:
        ns_points = self.number()
        if not self.take("."):
            return ns_points, None
        ew_points = self.number()
        if ew_points is None:
            raise Stop("points" if self.peek() == "" else "sign", self.at)
        return ns_points, ew_points

    def share(self, earlier: int | None) -> int:
        """Read the share of the first of two players in what they made together."""
        if self.rules.solo_share != "own":
            raise Stop("share-unknown", self.at)
        if self.played_by is None or earlier is not None:
            raise Stop("share", self.at)
        self.at += 1
        return self.needed()

    def unboxed(self) -> Box | None:
        """Reads all roem; answers what boxes without an amount show, if that was typed."""
        rest: Box | None = None
        while (char := self.peek()) and char in "+-/?":
            self.at += 1
            if char in "+-":
                self.boxed(Side.NS if char == "+" else Side.EW)
                continue
            if rest is not None or len(self.roem) == len(Side):
                raise Stop("stripe", self.at - 1)
            rest = Box.STRIPE if char == "/" else Box.BLANK
        return rest

    def boxed(self, side: Side) -> None:
        """Reads what stands after a + or -: stuk, roem in the hand, or what the box shows."""
        if self.peek() == "s":
            self.showed_stuk(side)
            return
        amount = self.amount()
        if self.peek() == "h":
            if self.rules.roem_where != "both":
                raise Stop("hand-unknown", self.at)
            self.at += 1
            self.hand[side] += amount
            self.with_alike(side, amount)
            return
        self.roem[side] = self.roem.get(side, 0) + amount
        if self.rules.roem_where == "hand":
            self.with_alike(side, amount)
        if self.peek() == "*" and self.rules.system == "solo":
            if side is self.played_by:
                raise Stop("share", self.at)
            self.first_roem = self.share(self.first_roem)

    def box(self, side: Side, rest: Box | None, bonus: Side | None) -> Roem:
        """The contents of a side's box; where nothing was typed, the bonus that belongs there."""
        if side in self.roem:
            return self.roem[side] or Box.STRIPE
        return rest or (Box.BONUS if side is bonus else Box.STRIPE)

    def with_alike(self, side: Side, amount: int) -> None:
        """Reads whether four alike are in it; one side's at most can go before the other's."""
        if amount and self.alike is None and self.take("g"):
            self.alike = side

    def showed_stuk(self, side: Side) -> None:
        if self.rules.roem_where not in ("hand", "both", "stuk"):
            raise Stop("stuk-unknown", self.at)
        if self.stuk is not None:
            raise Stop("stuk", self.at)
        self.at += 1
        self.stuk = side

    def bid(self) -> int | None:
        if self.peek() != "#":
            return None
        if self.rules.bidding == "none":
            raise Stop("bid-unknown", self.at)
        self.at += 1
        return self.needed()

    def trump(self) -> str | None:
        start = self.at
        if not self.take("@"):
            return None
        trump = self.peek()
        if not trump or trump not in "shrkz":
            raise Stop("trump", self.at)
        if trump == "z" and not self.rules.no_trumps:
            raise Stop("no-trumps-unknown", start)
        self.at += 1
        return trump

    def double(self) -> int:
        start, most = self.at, _MOST_DOUBLE[self.rules.doubling]
        while self.peek() == "k":
            if self.at - start == most:
                raise Stop("double-most" if most else "double-unknown", self.at)
            self.at += 1
        return self.at - start

    def passed(self) -> bool:
        if self.peek() == "r" and self.rules.passed_round == "none":
            raise Stop("passed-unknown", self.at)
        return self.take("r")

    def ended(self) -> tuple[Fine, ...]:
        """The fines, with which the line ends."""
        fines = []
        while self.take("!"):
            fines.append(self.fine())
        if self.at < len(self.line):
            raise Stop("sign", self.at)
        return tuple(fines)

    def fine(self) -> Fine:
        seat = _SEATS.get(self.peek())
        if seat is None:
            raise Stop("seat", self.at)
        self.at += 1
        kind = _KINDS.get(self.peek())
        if kind is None:
            raise Stop("fine", self.at)
        if kind is FineKind.REVOKE and self.rules.revoke not in ("personal", "redeal-fine"):
            raise Stop("fine-unknown", self.at)
        if kind is FineKind.MISDEAL and not self.rules.misdeal_fine:
            raise Stop("misdeal-unknown", self.at)
        if kind is FineKind.DEALT and self.rules.first_dealer != "drawn":
            raise Stop("dealer-known", self.at)
        self.at += 1
        return Fine(seat, kind, None if kind is FineKind.DEALT else self.number())
