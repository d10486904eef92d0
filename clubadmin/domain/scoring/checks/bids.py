"""Whether a bid is one that the rule set knows."""

from collections.abc import Iterator
from dataclasses import replace

from clubadmin.domain.row.doubling import cards_worth, row_total, sweep_bonus
from clubadmin.domain.row.findings import Finding, finding
from clubadmin.domain.row.nat import bar, bid_is_all, highest_level
from clubadmin.domain.row.possible import roem_space
from clubadmin.domain.row.raw import RawGame
from clubadmin.domain.row.settle import SettledGame
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Outcome

HIGHEST_LEVEL = 19
"""It asks 262, all points and a pit. A number below 20 is a level; above it points were typed."""

_TENS = 10


def check_bid(raw: RawGame, settled: SettledGame, rules: RuleSet) -> Iterator[Finding]:
    """A bid of the wrong kind, too low or too high; the row is settled by it all the same."""
    if raw.bid is None:
        yield from _missing(raw, settled, rules)
    elif rules.bidding == "level":
        yield from _level(raw, raw.bid, rules)
    elif rules.bidding == "points":
        yield from _points(raw, raw.bid, rules)


def _level(raw: RawGame, bid: int, rules: RuleSet) -> Iterator[Finding]:
    """Check a level: more than all points and a pit is in roem alone, and nobody bids that."""
    if bid < 1:
        yield _about("bid-kind", "bidding", bid, rules, reason="level")
        return
    without_roem = rules.total * cards_worth(raw, rules) + sweep_bonus(raw, rules)
    most = max(highest_level(raw, without_roem, rules), HIGHEST_LEVEL)
    if bid > most:
        asks = bar(replace(raw, bid=most + 1), without_roem, rules)
        yield _about("bid-kind", "bidding", bid, rules, reason="level-high", most=most, asks=asks)


def _points(raw: RawGame, bid: int, rules: RuleSet) -> Iterator[Finding]:
    most = row_total(raw, rules) + sweep_bonus(raw, rules) + roem_space(rules).most
    if bid < rules.lowest_bid and bid <= HIGHEST_LEVEL:
        yield _about("bid-kind", "bidding", bid, rules, reason="points")
    elif bid < rules.lowest_bid:
        yield _about("bid-low", "lowest_bid", bid, rules)
    elif bid > most:
        yield _about("bid-high", "bidding", bid, rules, most=most)
    elif rules.lowest_bid and not rules.lowest_bid % _TENS and bid % _TENS:
        # bids go up by tens from a lowest bid that is a round ten
        yield _about("bid-kind", "bidding", bid, rules, reason="tens")


def _missing(raw: RawGame, settled: SettledGame, rules: RuleSet) -> Iterator[Finding]:
    # alone against two nat goes by nothing but the bid, if the two share
    by_bid = bid_is_all(rules) and raw.mark is None
    goes_by_it = Outcome.NAT if by_bid else Outcome.MADE
    judged = settled.outcome in (Outcome.MADE, goes_by_it)
    if not raw.counted or not judged:
        return
    if rules.bidding == "points":
        yield _about("bid-missing", "bidding", 0, rules)
    elif rules.bidding == "level":
        yield _about("bid-missing", "bidding", 0, rules, reason="level")


def _about(code: str, rule: str, bid: int, rules: RuleSet, **args: int | str) -> Finding:
    article = rules.articles[rule]
    return finding(code, None, "bid", article, None, bid=bid, lowest=rules.lowest_bid, **args)
