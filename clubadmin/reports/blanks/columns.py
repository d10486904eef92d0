"""Columns of a blank scoresheet, under any rule set.

The boxes of the two sides take what the other columns leave, and the names of the dealers
give way to those: a figure written by hand needs some eleven millimetres.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from clubadmin.domain.row.columns import Extra, columns
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Side
from clubadmin.i18n import Words

_NUMBER, _DEALER = 24.0, 84.0
_NUMBER_TIGHT, _DEALER_TIGHT = 20.0, 58.0
_TIGHT = 48.0  # boxes narrower than this, and the first two columns give way
_ROEM = 0.42  # of a side's width: the roem box is the narrower one
_STAND = 0.3  # of a side's width, where the score of a match is kept
_WIDTHS = {"who": 21.0, "solo": 25.0, "bid": 28.0, "trump": 24.0, "double": 26.0, "fines": 40.0}
_PLAYER = 31.0


class Column(NamedTuple):
    """A column from `left` to `right`, in points from the sheet's left edge.

    `key` is game, dealer, points, roem, stand (the score of a match so far), or that of an
    extra column; `total` tells whether the players add it up.
    """

    key: str
    head: str
    left: float
    right: float
    side: Side | None = None
    total: bool = False


class Layout(NamedTuple):
    """The columns of a sheet from left to right."""

    columns: tuple[Column, ...]
    sides: str  # wij-zij, alone-together or players
    roem: bool

    def of(self, side: Side) -> tuple[Column, ...]:
        """The boxes of a side."""
        return tuple(column for column in self.columns if column.side is side)

    def span(self, side: Side) -> tuple[float, float]:
        """The left and right end of a side's boxes."""
        boxes = self.of(side)
        return boxes[0].left, boxes[-1].right

    @property
    def dealer(self) -> Column:
        """The column of the dealers."""
        return self.columns[1]

    @property
    def after(self) -> tuple[Column, ...]:
        """The columns after the boxes."""
        end = self.span(Side.EW)[1]
        return tuple(column for column in self.columns if column.left >= end - 0.01)

    @property
    def players(self) -> tuple[Column, ...]:
        """The columns of three players' own figures."""
        return tuple(column for column in self.after if column.total)

    @property
    def firm(self) -> tuple[float, ...]:
        """The thick lines: at the beginning of each side and of the columns after them."""
        begins = [self.span(side)[0] for side in Side]
        return (*begins, *(column.left for column in self.after[:1]))


class _Wanted(NamedTuple):
    key: str
    head: str
    width: float
    side: Side | None = None
    total: bool = False


def layout(rules: RuleSet, wide: float, words: Words) -> Layout:
    """The columns under a rule set of a sheet that is `wide` points wide."""
    sheet = columns(rules)
    before = [_extra(one, words) for one in sheet.before]
    after = [_extra(one, words) for one in sheet.after]
    beside = sum(one.width for one in (*before, *after))
    own = list(_boxes(rules, words, roem=sheet.roem))
    loose = wide - beside - _NUMBER - _DEALER
    tight = loose / (2 * len(own)) < _TIGHT
    number, dealer = (_NUMBER_TIGHT, _DEALER_TIGHT) if tight else (_NUMBER, _DEALER)
    first = [_Wanted("game", words("spel"), number), _Wanted("dealer", words("gever"), dealer)]
    room = (wide - beside - number - dealer) / 2
    boxes = [
        one._replace(side=side, width=room * one.width, total=_is_added(one, sheet.sides))
        for side in Side
        for one in own
    ]
    placed = tuple(_placed([*first, *before, *boxes, *after]))
    return Layout(placed, sheet.sides, sheet.roem)


def _extra(extra: Extra, words: Words) -> _Wanted:
    label = extra.label.text(words.language)
    player = extra.key.startswith("player-")
    return _Wanted(extra.key, label.lower(), _WIDTHS.get(extra.key, _PLAYER), total=player)


def _boxes(rules: RuleSet, words: Words, *, roem: bool) -> Iterator[_Wanted]:
    """The boxes of a side, their widths as parts of it."""
    stand = _STAND if rules.target else 0.0
    narrow = _ROEM * (1 - stand) if roem else 0.0
    head = words("slagen") if rules.system == "tricks" else words("punten")
    yield _Wanted("points", head, 1 - stand - narrow)
    if roem:
        yield _Wanted("roem", words("roem"), narrow)
    if stand:
        yield _Wanted("stand", words("stand"), stand)


def _is_added(box: _Wanted, sides: str) -> bool:
    """Alone and together are others each game, and a score so far is a sum already."""
    return sides != "alone-together" and box.key != "stand"


def _placed(wanted: Sequence[_Wanted]) -> Iterable[Column]:
    left = 0.0
    for one in wanted:
        yield Column(one.key, one.head, left, left + one.width, one.side, one.total)
        left += one.width
