"""What may be played, written down from the documents as sentences and nothing else.

Made apart from `domain.play`, so that the two can be held against each other.
"""

from collections.abc import Sequence

from clubadmin.domain.rules.cards import Card, Suit
from clubadmin.domain.rules.rules import RuleSet


def strength(card: Card, trump: Suit | None, rules: RuleSet) -> int:
    order = rules.trump_order if card.suit == trump else rules.plain_order
    return len(order) - order.index(card.rank) if card.rank in order else -int(card.rank != "6")


def winning(trick: Sequence[Card], trump: Suit | None, rules: RuleSet) -> Card:
    trumps = [card for card in trick if card.suit == trump]
    return max(
        trumps or [card for card in trick if card.suit == trick[0].suit],
        key=lambda card: strength(card, trump, rules),
    )


def allowed(
    hand: Sequence[Card],
    trick: Sequence[Card],
    trump: Suit | None,
    partner_holds: bool,
    rules: RuleSet,
) -> set[Card]:
    if not trick:
        return set(hand)
    led = trick[0].suit
    top = winning(trick, trump, rules)
    of_suit = {card for card in hand if card.suit == led}
    trumps = {card for card in hand if card.suit == trump}
    others = set(hand) - trumps
    above = {
        card
        for card in trumps
        if top.suit != trump or strength(card, trump, rules) > strength(top, trump, rules)
    }
    if of_suit:
        return following(of_suit, led, top, trump, partner_holds, rules)
    if led == trump or not trumps:
        return set(hand)
    # cannot follow: must trump, higher than a trump already there
    duty = rules.partner_holds if partner_holds else rules.others_hold
    # NKF 1976, art. 12: what was trumped is overtrumped, whoever trumped it
    if duty == "trump" or (duty == "overtrump" and top.suit == trump):
        if above:
            return above
        # cannot overtrump: a lower trump is obliged, or the last resort
        if rules.undertrump == "obliged":
            return trumps
        if rules.undertrump in ("last-resort", "only-trumps"):
            return others or trumps
        return set(hand)
    # free to discard; undertrumping is still the last resort where it is that
    if rules.undertrump == "last-resort":
        return (others | above) or trumps
    # manille: only with nothing but trumps, be they higher or lower
    if rules.undertrump == "only-trumps" and others:
        return others | above
    return set(hand)


def following(
    of_suit: set[Card],
    led: Suit,
    top: Card,
    trump: Suit | None,
    partner_holds: bool,
    rules: RuleSet,
) -> set[Card]:
    """Follow suit if you can."""
    higher = {
        card
        for card in of_suit
        if top.suit == led and strength(card, trump, rules) > strength(top, trump, rules)
    }
    # trumps led: go higher if you can, else any trump
    if led == trump and rules.trump_led_higher:
        return higher or of_suit
    # manille: the others hold the trick and you can go higher: you must
    if rules.follow_higher == "others" and not partner_holds:
        return higher or of_suit
    return of_suit
