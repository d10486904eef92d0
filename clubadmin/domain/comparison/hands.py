"""The hands of a game as they are written down, and dealing by computer for wallets.

NKF 1976, part 2, art. 7 and 8: each of the four cards holds eight cards of the pack, and
together they are the whole pack.

NKF 1976, part 2: art. 5 dealer and lead, art. 6 and 7 the hands and the cards that go with
them. Equal seeds give equal hands on any machine, and the first wallets are the same however
many are dealt, so that a seed that is written down gives every hand again.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.rules.cards import RANKS, Card, Suit, card_letters, card_text, read_card
from clubadmin.domain.terms import Position
from clubadmin.errors import Trouble
from clubadmin.i18n import Listed, Message

HIGH_TO_LOW = ("A", "10", "K", "Q", "J", "9", "8", "7")
"""The ranks of a suit that is not trumps (NKF 1976, Rangorde)."""

_SEATS = tuple(Position)  # clockwise
_CARDS = tuple(Card(suit, rank) for suit in Suit for rank in HIGH_TO_LOW)
_HAND = len(_CARDS) // len(_SEATS)


@dataclass(frozen=True)
class Wallet:
    """A game as it lies in its wallet; each hand by suit, high to low."""

    game: int
    dealer: Position
    lead: Position
    hands: Mapping[Position, tuple[Card, ...]]


def game_in(wallets: Sequence[int], row: int) -> int:
    """The number of the game in a row of a sheet: that of its wallet where there are wallets."""
    return wallets[row - 1] if 0 < row <= len(wallets) else row


def dealer_of(game: int) -> Position:
    """The dealer of a game, numbered from 1: N, E, S, W and so on in fours (art. 5)."""
    return _SEATS[(game - 1) % len(_SEATS)]


def lead_of(game: int) -> Position:
    """The leader to the first trick: the player after the dealer (art. 5)."""
    return _SEATS[game % len(_SEATS)]


def deal(games: int, seed: int) -> tuple[Wallet, ...]:
    """Wallets 1 up to and including `games`.

    Args:
        games: how many, 0 or more; those after the last one to be played are the reserve
            games of art. 14.
        seed: a whole number from 0. Take a large one by chance (63 bits) where nobody may be
            able to try them all, and keep it: groups with packs of their own get the same games.
    """
    chance = Chance(seed)
    return tuple(_wallet(number, chance) for number in range(1, games + 1))


def _wallet(game: int, chance: Chance) -> Wallet:
    shuffled = chance.shuffled(range(len(_CARDS)))
    hands = {
        seat: tuple(_CARDS[card] for card in sorted(shuffled[at * _HAND : (at + 1) * _HAND]))
        for at, seat in enumerate(_SEATS)
    }
    return Wallet(game, dealer_of(game), lead_of(game), hands)


Hands = Mapping[Position, tuple[Card, ...]]

SEATS = tuple(Position)  # clockwise
SEAT_NAMES = {
    Position.N: Message("Noord"),
    Position.E: Message("Oost"),
    Position.S: Message("Zuid"),
    Position.W: Message("West"),
}
HAND = 8
_PACK = frozenset(Card(suit, rank) for suit in Suit for rank in RANKS)
_PARTS = re.compile(r"[\n\r,;/|]+")  # between suits
_APART = re.compile(r"[\s.:–-]+")
_MOST = 300  # signs; no hand of eight cards is longer
_SUIT_FIRST = re.compile("[SHRK♠♥♦♣♤♡♢♧]", re.IGNORECASE)
_SUIT_LATER = re.compile("[SR♠♥♦♣♤♡♢♧]", re.IGNORECASE)  # H and K may be a heer there


class NoHand(Trouble):
    """Hands that cannot be; the message says what is wrong and where."""


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """A hand by suit, from high to low."""
    suits = list(Suit)
    return tuple(
        sorted(cards, key=lambda one: (suits.index(one.suit), HIGH_TO_LOW.index(one.rank)))
    )


def write_hands(hands: Hands) -> str:
    """The hands as the file keeps them: N, E, S and W, cards as they are typed."""
    return "|".join(" ".join(map(card_letters, hands[seat])) for seat in SEATS)


def read_hands(text: str) -> Hands:
    """The hands of a file, which were checked before they were kept."""
    parts = text.split("|")
    return {
        seat: in_order(card for word in part.split() if (card := read_card(word)))
        for seat, part in zip(SEATS, parts, strict=True)
    }


def noted_hands(noted: Mapping[Position, str]) -> Hands:
    """The hands as players noted them, each eight cards, together the whole pack.

    A hand is "SA S10 HH ...", or suit by suit with a comma or a new line between the suits:
    "S A 10 H, H H 9 ...". Of three whole hands the fourth follows, and may be left empty.

    Raises:
        NoHand: what is wrong, and in which hand.
    """
    read = {seat: _read(seat, noted.get(seat, "")) for seat in SEATS}
    empty = [seat for seat in SEATS if not read[seat]]
    if len(empty) > 1:
        names = Listed(tuple(SEAT_NAMES[seat] for seat in empty), "en")
        raise NoHand("De kaarten van {names} ontbreken. Vul minstens drie handen in.", names=names)
    for seat in SEATS:
        _refuse_wrong_number(seat, read[seat])
    _refuse_twice(read)
    held = {card for cards in read.values() for card in cards}
    for seat in empty:
        read[seat] = sorted(_PACK - held)
    return {seat: in_order(read[seat]) for seat in SEATS}


def differences(dealt: Hands, found: Hands) -> tuple[Message, ...]:
    """Tell where cards lie otherwise than they should, a sentence a hand (art. 14)."""
    said = []
    for seat in SEATS:
        missing = in_order(set(dealt[seat]) - set(found[seat]))
        strange = in_order(set(found[seat]) - set(dealt[seat]))
        if missing:
            said.append(
                Message(
                    "{seat} mist {missing} en heeft {strange} te veel.",
                    seat=SEAT_NAMES[seat],
                    missing=_cards(missing),
                    strange=_cards(strange),
                )
            )
    return tuple(said)


def _read(seat: Position, text: str) -> list[Card]:
    if len(text) > _MOST:
        raise NoHand("{seat}: dit is te lang voor acht kaarten.", seat=SEAT_NAMES[seat])
    cards: list[Card] = []
    suit = ""
    for part in _PARTS.split(text.replace("\ufe0f", "")):
        for at, word in enumerate(filter(None, _APART.split(part))):
            if _SUIT_FIRST.fullmatch(word) if at == 0 else _SUIT_LATER.fullmatch(word):
                suit = word
                continue
            card = read_card(word) or (read_card(suit + word) if suit else None)
            if card not in _PACK:
                raise NoHand(
                    "{seat}: “{word}” is geen kaart. Schrijf kleur en kaart, zoals SA, HH"
                    " (harten heer), R10 of K7.",
                    seat=SEAT_NAMES[seat],
                    word=word,
                )
            cards.append(card)
    return cards


def _refuse_wrong_number(seat: Position, cards: Sequence[Card]) -> None:
    if cards and len(cards) != HAND:
        raise NoHand(
            "{seat} heeft {count} kaarten in plaats van {hand}. Tel de kaarten van deze hand na.",
            seat=SEAT_NAMES[seat],
            count=len(cards),
            hand=HAND,
        )


def _refuse_twice(read: Mapping[Position, Sequence[Card]]) -> None:
    counted = Counter(card for cards in read.values() for card in cards)
    for card, times in counted.items():
        if times > 1:
            holders = [SEAT_NAMES[seat] for seat in SEATS if card in read[seat]]
            where = (
                Listed(tuple(holders), "en")
                if len(holders) > 1
                else Message("{seat} twee keer", seat=Listed(tuple(holders)))
            )
            raise NoHand(
                "{card} staat bij {where}. Elke kaart is er één keer; kijk beide kaartjes na.",
                card=card_text(card),
                where=where,
            )


def _cards(cards: Sequence[Card]) -> str:
    return ", ".join(map(card_text, cards))
