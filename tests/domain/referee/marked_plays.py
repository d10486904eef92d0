"""Records of games by their cards, whole and spoilt, for every rule set; made up by a seed."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

from clubadmin.domain.referee.hand_roem import declared, hand_combos, hands_of
from clubadmin.domain.referee.judging import judge_play, notes
from clubadmin.domain.referee.notation import read_play, write_play
from clubadmin.domain.referee.play import (
    card_points,
    holder,
    legal,
    trick_combos,
    trick_points,
    why_not,
)
from clubadmin.domain.referee.playfile import judge_text, play_json
from clubadmin.domain.referee.record import (
    Bid,
    Played,
    PlayRecord,
    denied_hands,
    disputed_cards,
    known_hands,
    seats_of,
)
from clubadmin.domain.referee.settling import by_seat, left_over, sweep_of, talon_known
from clubadmin.domain.referee.turn_order import on_turn
from clubadmin.domain.rules.cards import Suit, pack
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Position
from tests.domain.marks import Subjects, unworded
from tests.domain.referee.dealing import built_in, duty_sets, play, trick_roem

GAMES = 8
TRICKS = 60


@cache
def rule_sets() -> dict[str, RuleSet]:
    """Those of the program, and one for each way that duties go together."""
    return {rules.name: rules for rules in (*built_in(), *duty_sets())}


def plays(name: str) -> Iterator[object]:
    """Games as they were played, with a card wrong, and with something of the record lost."""
    rules, chance = rule_sets()[name], Random(f"plays {name}")
    for number in range(GAMES):
        game = play(rules, chance, wrong=number % 2 == 1)
        if game is None:
            continue
        yield from judged(game.record, rules)
        yield from judged(spoilt(game.record, rules, chance), rules)
        text = write_play(spoilt(game.record, rules, chance))
        lines = text.splitlines()
        lines[chance.randrange(len(lines))] = chance.choice(ODD)
        yield judge_text("\n".join(lines), rules)
        record, found = judge_text("\n".join(lines[: chance.randint(3, len(lines))]), rules)
        yield unworded(play_json(record, found, rules)), on_turn(record, rules)


ODD = (
    "troef q",
    "bod 12345",
    "dubbel 4",
    "dubbel 3",
    "roem n 30",
    "roem o 50",
    "weg sa h7",
    "geboden 1s 2h 90",
    "hand n: sa sa h10",
    "slag 9: n sa",
    "slag 0: n sa",
    "niet gemeld 1 8 9",
    "niet gemeld hand n z",
    "niet gemeld stuk",
    "iets anders dan dat",
    "speelt x",
)


def judged(record: PlayRecord, rules: RuleSet) -> Iterator[object]:
    """A record as the referee sees it, and what he sees it by."""
    found = judge_play(record, rules)
    yield found, notes(found, record, rules), read_play(write_play(record), rules)
    yield known_hands(record, rules), disputed_cards(record, rules), denied_hands(record, rules)
    yield hands_of(record, rules), declared(record, rules, None)
    yield sweep_of(found.tricks, record, rules), talon_known(found.tricks, record, rules)
    yield left_over(found.tricks, rules), by_seat(found.tricks, record, rules)


def spoilt(record: PlayRecord, rules: RuleSet, chance: Random) -> PlayRecord:
    """The record with one or two things in it lost, or otherwise."""
    for _ in range(chance.randint(1, 3)):
        record = other(record, rules, chance)
    return record


def other(record: PlayRecord, rules: RuleSet, chance: Random) -> PlayRecord:
    """One thing otherwise."""
    if chance.random() < 0.4 and record.tricks:
        return replace(record, tricks=other_tricks(list(record.tricks), rules, chance))
    seats, cards = seats_of(rules), pack(rules.deck)
    seat, suit = chance.choice(seats), chance.choice([*Suit])
    bids = [Bid(chance.randint(1, 7), suit) for _ in range(3)]
    if rules.bidding == "points":
        bids = [Bid(10 * chance.randint(8, 16)) for _ in range(3)]
    return chance.choice(
        (
            replace(record, lead=seat),
            replace(record, hands={}),
            replace(record, hands={at: of for at, of in record.hands.items() if at is not seat}),
            replace(record, unclaimed=frozenset(chance.sample(range(1, rules.tricks + 1), 2))),
            replace(record, unclaimed_hands=frozenset({seat}), unclaimed_stuk=True),
            replace(record, auction=tuple(bids), bid=bids[-1].number),
            replace(record, laid_away=tuple(chance.sample(cards, 2))),
            replace(record, called={seat: chance.choice((20, 30, 50, 100))}),
            replace(record, declarer=None),
            replace(record, trump=None),
            replace(record, double=chance.randint(0, 3), bid=chance.choice((None, 1, 90))),
        )
    )


def other_tricks(tricks: list[Played], rules: RuleSet, chance: Random) -> tuple[Played, ...]:
    """Tricks of which some are not known, one is not whole, or one holds another card."""
    at = chance.randrange(len(tricks))
    match chance.randrange(5):
        case 0:
            return tuple(tricks[:at])
        case 4:
            return (*tricks, tricks[at])
        case 1:
            tricks[at] = tricks[at][: chance.randint(0, rules.seats)]
        case 2 if tricks[at]:
            tricks[at] = ((tricks[at][0][0], chance.choice(pack(rules.deck))), *tricks[at][1:])
        case _:
            return tuple(() if place < at else one for place, one in enumerate(tricks))
    return tuple(tricks)


def tricks(name: str) -> Iterator[object]:
    """Single tricks: what may be played, who has it, what it is worth."""
    rules, chance = rule_sets()[name], Random(f"tricks {name}")
    suits = [*Suit, None] if rules.no_trumps else [*Suit]
    for _ in range(TRICKS):
        cards = chance.sample(pack(rules.deck), chance.randint(rules.seats + 1, 12))
        if chance.random() < 0.5:  # many of one suit, or of one rank, for what lies in a row
            by = chance.choice((0, 1))
            cards.sort(key=lambda card: (card[by], card))
        trick, hand = cards[: rules.seats], cards[rules.seats :]
        trump = chance.choice(suits)
        before = trick[: chance.randint(1, rules.seats - 1)]
        for partner in (True, False):
            may = legal(hand, before, rules, trump, partner_holds=partner)
            yield may
            yield [
                why_not(card, hand, before, rules, trump, partner_holds=partner) for card in hand
            ]
        yield holder(before, rules, trump), [card_points(card, rules, trump) for card in hand]
        yield trick_points(trick, rules, trump, last=True), trick_combos(trick, rules, trump)
        yield trick_roem(trick, rules, trump), hand_combos(tuple(cards), rules)


def seats() -> Iterator[object]:
    """What every rule set has at its table."""
    for name, rules in rule_sets().items():
        yield name, seats_of(rules), len(pack(rules.deck)), rules.tricks, [*Position]


SUBJECTS: Subjects = {
    "seats": seats,
    **{f"plays {name}": (lambda name=name: plays(name)) for name in rule_sets()},
    **{f"tricks {name}": (lambda name=name: tricks(name)) for name in rule_sets()},
}
