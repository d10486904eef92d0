"""A quick-entry line sign by sign: how far it has been read, and where it cannot be read."""

import re
from dataclasses import dataclass

MAX_DIGITS = 6
"""A longer number is a slip of the hand, and would not fit where figures are kept."""

EVEN = "---"
"""How manille writes thirty each."""

_FOLD = {code: code + 32 for code in range(ord("A"), ord("Z") + 1)} | {
    ord(","): ".",  # the keypad's point on a Dutch keyboard
    ord("−"): "-",
    ord("–"): "-",
}
_DIGITS = re.compile(r"[0-9]+")
_STROKES = re.compile(r"[iv]+")
_STROKE_WORTH = {"i": 20, "v": 50}


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A line that cannot be read: which sign, where (1 = first), and why.

    `reason` is one of empty, sign, points, amount, figure, number, trump, stripe, stuk, share,
    player, seat, fine, double-most, and, for a form that the rule set has no use for,
    bid-unknown, double-unknown, no-trumps-unknown, solo-unknown, share-unknown, hand-unknown,
    stuk-unknown, passed-unknown, fine-unknown, misdeal-unknown, dealer-known.
    `char` is "" where the line ends too soon.
    """

    reason: str
    char: str
    position: int


class Stop(Exception):
    """Reading ends here: the reason, and the place in the folded line (0 = first)."""

    def __init__(self, reason: str, at: int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.at = at


def fold(text: str) -> str:
    """A line as it is read: without spaces, capitals or other keyboards' signs."""
    return "".join(text.split()).translate(_FOLD)


def unreadable(text: str, stop: Stop) -> Unreadable:
    """The sign at a place of the folded line, and its position in the text as typed."""
    seen = [index for index, char in enumerate(text) if not char.isspace()]
    if stop.at < len(seen):
        return Unreadable(stop.reason, text[seen[stop.at]], seen[stop.at] + 1)
    return Unreadable(stop.reason, "", len(text.rstrip()) + 1)


class Signs:
    """A folded line, read from left to right, once."""

    def __init__(self, line: str) -> None:
        self.line = line
        self.at = 0

    def peek(self) -> str:
        """The next sign; "" at the end."""
        return self.line[self.at : self.at + 1]

    def take(self, char: str) -> bool:
        """Whether the next sign is this one; it is read then."""
        found = self.peek() == char
        self.at += found
        return found

    def number(self) -> int | None:
        """The number that stands here, None if there is none."""
        found = _DIGITS.match(self.line, self.at)
        if found is None:
            return None
        if len(found[0]) > MAX_DIGITS:
            raise Stop("number", self.at + MAX_DIGITS)
        self.at = found.end()
        return int(found[0])

    def needed(self) -> int:
        """The number that must stand here."""
        number = self.number()
        if number is None:
            raise Stop("figure", self.at)
        return number

    def amount(self) -> int:
        """A number, or strokes: i = 20, v = 50."""
        if (amount := self.number()) is not None:
            return amount
        strokes = _STROKES.match(self.line, self.at)
        if strokes is None:
            raise Stop("amount", self.at)
        if len(strokes[0]) > MAX_DIGITS * 4:
            raise Stop("number", self.at + MAX_DIGITS * 4)
        self.at = strokes.end()
        return sum(_STROKE_WORTH[stroke] for stroke in strokes[0])
