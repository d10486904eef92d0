"""Nat or made: whether the side that plays has more than the other, and what it bid."""

from clubadmin.domain.row.doubling import cards_worth, winner_takes_all
from clubadmin.domain.row.raw import RawGame
from clubadmin.domain.rules.rules import RuleSet

_LEVEL_STEP = 10


def made(raw: RawGame, own: int, other: int, rules: RuleSet) -> bool:
    """Whether the playing side made it.

    Args:
        raw: the row: its bid and how often it was doubled.
        own: points and roem of the side that plays, spades counted double where they are.
        other: the same of the other side.
    """
    least = bar(raw, own + other, rules)
    if least and bid_is_all(rules):
        return own >= least
    return enough(raw, own, other, rules) and own >= least


def enough(raw: RawGame, own: int, other: int, rules: RuleSet) -> bool:
    """Whether the playing side has what it needs beside the other, whatever it bid.

    It is more than the other, or where the rules say so as much. Who doubles last takes upon
    itself to have more (Alles over kaarten, Kraken).
    """
    if winner_takes_all(raw, rules):
        level_is_enough = raw.counted and raw.double % 2 == 1
    else:
        level_is_enough = rules.tie == "made"
    return own > other or (level_is_enough and own == other)


def bid_is_all(rules: RuleSet) -> bool:
    """Whether who plays alone need only reach his bid, even with less than the two together.

    Where each of the two keeps his own he must have more than both besides (Alles over kaarten,
    Klaverjassen met drie personen).
    """
    return rules.system == "solo" and rules.solo_share != "own"


def bar(raw: RawGame, both: int, rules: RuleSet) -> int:
    """The least that the bid asks of the playing side, roem included; 0 if it asks nothing more.

    `both` is what the two sides have together, roem included.
    """
    if raw.bid is None or rules.bidding == "none":
        return 0
    if rules.bidding == "points":
        return raw.bid
    if raw.bid <= 1:
        return 0
    return _first_level(raw, both, rules) + _LEVEL_STEP * (raw.bid - 1)


def highest_level(raw: RawGame, most: int, rules: RuleSet) -> int:
    """The highest level that asks no more than `most`, which is all that there is."""
    return (most - _first_level(raw, most, rules)) // _LEVEL_STEP + 1


def _first_level(raw: RawGame, both: int, rules: RuleSet) -> int:
    """The points asked at level one: more than half of the points, or of all there is."""
    whole = both if rules.level_bar == "margin" else rules.total * cards_worth(raw, rules)
    return whole // 2 + 1
