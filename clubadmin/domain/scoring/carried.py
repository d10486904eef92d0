"""Roem in the hand that was not valid for want of a trick, and goes along to the next game."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from clubadmin.domain.row.findings import Finding, finding
from clubadmin.domain.row.hand_roem import declared_amount, is_void
from clubadmin.domain.row.raw import RawGame
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Side


def check_carried(games: Sequence[tuple[int, RawGame]], rules: RuleSet) -> Iterator[Finding]:
    """A reminder at each game to which roem may be carried that is not in it yet.

    `games` are the rows that can be read, with their numbers.
    """
    if not (rules.hand_trick and rules.hand_carried):
        return
    article = rules.articles["hand_carried"]
    for (earlier, before), (number, raw) in pairwise(games):
        for side in Side:
            amount = declared_amount(before, side, rules)
            missing = declared_amount(raw, side, rules) < amount
            if number == earlier + 1 and is_void(before, side, rules) and amount and missing:
                yield finding(
                    "hand-carry", side, "roem", article, number, amount=amount, earlier=earlier
                )
