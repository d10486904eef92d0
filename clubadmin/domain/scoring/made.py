"""Whether the side that plays made its game: more than the other, and what it bid."""

from clubadmin.domain.scoring.raw import RawGame
from clubadmin.domain.scoring.rules import RuleSet
from clubadmin.domain.scoring.stakes import cards_worth, winner_takes_all

_LEVEL_STEP = 10


def made(raw: RawGame, own: int, other: int, rules: RuleSet) -> bool:
    """Whether the playing side made it.

    Args:
        raw: the row: its bid and how often it was doubled.
        own: points and roem of the side that plays, spades counted double where they are.
        other: the same of the other side.
        rules: the rule set.
    """
    least = bar(raw, own + other, rules)
    if rules.system == "solo" and least:
        return own >= least  # alone against two the bid is all that is asked
    if winner_takes_all(raw, rules) and _defenders_doubled_last(raw):
        # who doubles last takes upon itself to have more (Alles over kaarten, Kraken)
        more = own >= other
    else:
        more = own > other
    return more and own >= least


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
    half = both if rules.level_bar == "margin" else rules.total * cards_worth(raw, rules)
    return half // 2 + 1 + _LEVEL_STEP * (raw.bid - 1)


def _defenders_doubled_last(raw: RawGame) -> bool:
    return raw.counted and raw.double % 2 == 1
