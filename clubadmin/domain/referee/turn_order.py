"""The turn to play, partners, and the cards that may be played now."""

from collections.abc import Sequence

from clubadmin.domain.referee.play import Duty, holder, trick_winner, why_not
from clubadmin.domain.referee.record import (
    Played,
    PlayRecord,
    denied_hands,
    disputed_cards,
    following,
    has_hidden_cards,
    known_hands,
)
from clubadmin.domain.rules.cards import Card
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Position, Side


def side_of(seat: Position, record: PlayRecord, rules: RuleSet) -> Side | None:
    """The side of a seat; with three players NS is who plays alone, None if that is unknown."""
    if rules.seats != 3:
        return seat.side
    if record.declarer is None:
        return None
    return Side.NS if seat is record.declarer else Side.EW


def partner_holds(
    seat: Position, before: Played, record: PlayRecord, rules: RuleSet
) -> bool | None:
    """Whether the trick so far is the partner's; None if that cannot be known, or there is none."""
    if not before:
        return None
    held_by = before[holder([card for _, card in before], rules, record.trump)][0]
    sides = (side_of(seat, record, rules), side_of(held_by, record, rules))
    return None if None in sides else sides[0] is sides[1]


def duty_broken(
    played: tuple[Position, Card],
    hand: Sequence[Card],
    before: Played,
    record: PlayRecord,
    rules: RuleSet,
) -> Duty | None:
    """The duty that forbids playing this card; None if it is allowed, or cannot be known.

    Args:
        played: who plays it, and the card.
        hand: what that player holds for certain.
        before: the cards that lie in the trick.
        rules: the duties.
    """
    *others, duty = _reasons(played, hand, before, record, rules)
    unknown_trump = record.trump is None and not rules.no_trumps
    if None in others or (unknown_trump and duty is not Duty.FOLLOW):
        return None
    return duty


def surely_allowed(
    played: tuple[Position, Card],
    hand: Sequence[Card],
    before: Played,
    record: PlayRecord,
    rules: RuleSet,
) -> bool:
    """Whether no card of `hand` forbids this one, whoever plays with whom."""
    return not any(_reasons(played, hand, before, record, rules))


def _reasons(
    played: tuple[Position, Card],
    hand: Sequence[Card],
    before: Played,
    record: PlayRecord,
    rules: RuleSet,
) -> tuple[Duty | None, ...]:
    """The reasons that forbid a card: one, or two where the holder of the trick is unknown."""
    seat, card = played
    trick = [one for _, one in before]
    partner = partner_holds(seat, before, record, rules)
    return tuple(
        why_not(card, hand, trick, rules, record.trump, partner_holds=whose)
        for whose in ((True, False) if partner is None else (partner,))
    )


def winner_of(played: Played, record: PlayRecord, rules: RuleSet) -> Position | None:
    """The winner of a trick; None while it is not whole, or where trump is unknown."""
    if len(played) != rules.seats or (record.trump is None and not rules.no_trumps):
        return None
    return played[trick_winner([card for _, card in played], rules, record.trump)][0]


def on_turn(record: PlayRecord, rules: RuleSet) -> tuple[Position, Played] | None:
    """The next player and the cards on the table; None if nobody, or if it cannot be known."""
    tricks = record.tricks
    if not any(tricks):
        return record.lead, ()
    if not tricks[-1]:
        tricks = tricks[:-1]  # a trick of which nobody has played yet
    last = tricks[-1]
    if len(last) < rules.seats:
        return (following(last[-1][0], rules), last) if last else None
    winner = winner_of(last, record, rules)
    return (winner, ()) if winner and len(tricks) < rules.tricks else None


def may_play(
    record: PlayRecord, rules: RuleSet
) -> tuple[Position, tuple[tuple[Card, Duty | None], ...]] | None:
    """Each card of who is on turn, with the duty that forbids it; None means allowed.

    None if nobody is on turn, or if it is not known what that player may choose from: no hand,
    a card in it that is in dispute, or of two players more than lie open at once.
    """
    turn = on_turn(record, rules)
    hands = known_hands(record, rules)
    if turn is None or not hands.get(turn[0]):
        return None
    seat, before = turn
    counted_on = {*hands[seat], *(card for _, card in before)}
    if has_hidden_cards(hands[seat], rules) or counted_on & disputed_cards(record, rules):
        return None
    if seat in denied_hands(record, rules):
        return None
    played = {card for trick in record.tricks for by, card in trick if by is seat}
    hand = [card for card in dict.fromkeys(hands[seat]) if card not in played]
    judged = ((card, duty_broken((seat, card), hand, before, record, rules)) for card in hand)
    return (seat, tuple(judged)) if hand else None
