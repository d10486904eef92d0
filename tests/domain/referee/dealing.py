"""Made-up games: dealt, and played by the oracle's rules, with one card wrong if wanted."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from datetime import date
from random import Random

from clubadmin import assets
from clubadmin.domain.referee.play import trick_combos
from clubadmin.domain.referee.record import PlayRecord, seats_of
from clubadmin.domain.rules.cards import Card, Suit, pack
from clubadmin.domain.rules.rules import RuleSet, changed, read_rules
from clubadmin.domain.terms import Position
from tests.domain.referee.oracle import allowed, winning


def built_in() -> list[RuleSet]:
    """Every rule set that comes with the program."""
    files = sorted(assets.path("rules").glob("*.toml"))
    return [read_rules(file.read_text(encoding="utf-8")) for file in files]


def trick_roem(trick: Sequence[Card], rules: RuleSet, trump: Suit | None) -> int:
    return sum(one.worth for one in trick_combos(trick, rules, trump))


def amsterdams() -> RuleSet:
    return read_rules(assets.path("rules/amsterdams.toml").read_text(encoding="utf-8"))


_MANILLE = {
    "system": "manille",
    "trump_order": ("10", "A", "K", "Q", "J", "9", "8", "7"),
    "plain_order": ("10", "A", "K", "Q", "J", "9", "8", "7"),
    "trump_points": {"A": 4, "K": 3, "Q": 2, "J": 1, "10": 5, "9": 0, "8": 0, "7": 0},
    "plain_points": {"A": 4, "K": 3, "Q": 2, "J": 1, "10": 5, "9": 0, "8": 0, "7": 0},
    "last_trick": 0,
    "trump_led_higher": False,
    "follow_higher": "others",
    "undertrump": "only-trumps",
    "roem_where": "none",
    "no_trumps": True,
    "doubling": "kloppen",
    "revoke": "redeal-fine",
    "sweep_bonus": 0,
}
_SKEWED = 0.1
_NOTHING = dict.fromkeys(("A", "K", "Q", "J", "10", "9", "8", "7"), 0)
_TRICKS = {
    "system": "tricks",
    "deck": "52",
    "trump_order": ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"),
    "plain_order": ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"),
    "trump_points": _NOTHING,
    "plain_points": _NOTHING,
    "last_trick": 0,
    "trick_points": 1,
    "trump_led_higher": False,
    "others_hold": "free",
    "undertrump": "free",
    "roem_where": "none",
    "sweep_bonus": 0,
}
_DUTIES: dict[str, dict[str, object]] = {
    "rotterdams-obliged": {"partner_holds": "trump", "undertrump": "obliged"},
    "rotterdams-last-resort": {"partner_holds": "trump", "undertrump": "last-resort"},
    "undertrump-free": {"undertrump": "free"},
    "undertrump-only-trumps": {"undertrump": "only-trumps"},
    "partner-only": {"partner_holds": "trump", "others_hold": "free"},
    "obliged-but-partner-free": {"undertrump": "obliged"},
    "overtrump-the-partner": {"partner_holds": "overtrump"},
    "overtrump-the-partner-or-under": {"partner_holds": "overtrump", "undertrump": "obliged"},
    "nothing-higher": {"trump_led_higher": False},
    "three-players": {"players": "3", "system": "solo", "bidding": "points"},
    "three-own": {"players": "3", "system": "solo", "bidding": "points", "solo_share": "own"},
    "three-no-talon": {"players": "3", "system": "solo", "bidding": "points", "talon": "none"},
    "two-players": {"players": "2"},
    "revoke-162": {"revoke": "162"},
    "revoke-redeal": {"revoke": "redeal"},
    "revoke-personal": {"revoke": "personal"},
    "kraken-spades": {"doubling": "kraken", "spades_double": True, "doubled_bonus": True},
    "kraken-bonus": {"doubling": "kraken", "sweep_by_defenders": "bonus"},
    "manille": _MANILLE,
    "tricks": _TRICKS,
}


def duty_sets() -> list[RuleSet]:
    """A rule set for each way that duties can go together."""
    rules = amsterdams()
    return [changed(rules, name, date(2027, 1, 1), **fields) for name, fields in _DUTIES.items()]


@dataclass(frozen=True)
class Game:
    """A game that was played, and what is wrong in it: trick, seat and card."""

    record: PlayRecord
    wrong: tuple[int, Position, Card] | None = None


def play(rules: RuleSet, rng: Random, *, wrong: bool = False) -> Game | None:
    """A random game under the duties; with `wrong` one card of it is forbidden.

    None if no card of the game could be forbidden.
    """
    seats = seats_of(rules)
    cards = list(pack(rules.deck))
    rng.shuffle(cards)
    size = rules.tricks
    trump = rng.choice([*Suit, None] if rules.no_trumps else list(Suit))
    if rng.random() < _SKEWED:  # one hand with all trumps and the highest of the rest: a sweep
        cards.sort(key=lambda card: (card.suit is not trump, rules.plain_order.index(card.rank)))
    dealt = {seat: cards[place * size : (place + 1) * size] for place, seat in enumerate(seats)}
    declarer, lead = rng.choice(seats), rng.choice(seats)
    shown = {seat: hand[:8] if rules.seats == 2 else hand for seat, hand in dealt.items()}
    held = {seat: tuple(hand) for seat, hand in shown.items()}
    double = _double(rules, rng, trump)
    record = PlayRecord(trump, declarer, lead, held, (), _bid(rules, rng), double)
    state = rng.getstate()
    if not wrong:
        return _played(record, rules, dealt, rng, ())[0]
    _, places = _played(record, rules, dealt, rng, range(rules.tricks * rules.seats))
    if not places:
        return None
    wrong_at = rng.choice(places)
    rng.setstate(state)
    return _played(record, rules, dealt, rng, (wrong_at,), wrong_at)[0]


def _bid(rules: RuleSet, rng: Random) -> int | None:
    if rules.bidding == "none":
        return None
    if rules.bidding == "level":
        return rng.randint(1, 4)
    return rng.randrange(max(rules.lowest_bid, 80), 130, 10)


def _double(rules: RuleSet, rng: Random, trump: Suit | None) -> int:
    most = {"none": 0, "kraken": 3, "kloppen": 2 if trump else 1}[rules.doubling]
    return rng.randint(0, most)


def _played(
    record: PlayRecord,
    rules: RuleSet,
    dealt: dict[Position, list[Card]],
    rng: Random,
    asked: Collection[int],
    wrong_at: int | None = None,
) -> tuple[Game, list[int]]:
    """The game, and those of the turns asked for at which a card would have been forbidden."""
    seats = list(record.hands)
    hands = {seat: list(hand) for seat, hand in record.hands.items()}
    hidden = {seat: list(cards[len(hands[seat]) :]) for seat, cards in dealt.items()}
    known = {seat: set(hand) for seat, hand in hands.items()}
    leader, tricks, places, wrong, turn = record.lead, [], [], None, 0
    for number in range(1, rules.tricks + 1):
        trick: list[tuple[Position, Card]] = []
        for step in range(len(seats)):
            seat = seats[(seats.index(leader) + step) % len(seats)]
            hand, on_table = hands[seat], [card for _, card in trick]
            partner = _partner_holds(seat, trick, record, rules)
            may = allowed(hand, on_table, record.trump, partner, rules)
            forbidden = []
            if turn in asked and len(may) < len(hand):
                seen = [card for card in hand if card in known[seat]]
                forbidden = [card for card in hand if card not in may]
                if len(seen) < len(hand):  # what turned up forbids nothing in a record
                    forbidden = [
                        card
                        for card in forbidden
                        if card
                        not in allowed([*seen, card], on_table, record.trump, partner, rules)
                    ]
            choice = rng.choice(sorted(may))
            if forbidden:
                places.append(turn)
            if turn == wrong_at:
                choice = rng.choice(sorted(forbidden))
                wrong = (number, seat, choice)
            turn += 1
            hand.remove(choice)
            trick.append((seat, choice))
        for seat, _ in trick:
            if hidden[seat]:
                hands[seat].append(hidden[seat].pop())
        best = winning([card for _, card in trick], record.trump, rules)
        leader = next(seat for seat, card in trick if card == best)
        tricks.append(tuple(trick))
    return Game(replace(record, tricks=tuple(tricks)), wrong), places


def _partner_holds(
    seat: Position, trick: list[tuple[Position, Card]], record: PlayRecord, rules: RuleSet
) -> bool:
    if not trick or rules.seats == 2:
        return False
    best = winning([card for _, card in trick], record.trump, rules)
    holder = next(by for by, card in trick if card == best)
    if rules.seats == 3:
        return record.declarer not in (seat, holder)
    return seat.side is holder.side
