"""Cards as people write them."""

import pytest

from clubadmin.domain.rules.cards import (
    Card,
    Suit,
    card_letters,
    card_text,
    pack,
    read_card,
    read_suit,
)
from clubadmin.domain.terms import Language
from tests.domain.referee.dealing import amsterdams
from tests.domain.scoring.own import own


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("SA", Card(Suit.S, "A")),
        ("HH", Card(Suit.H, "K")),
        ("HK", Card(Suit.H, "K")),
        ("KV", Card(Suit.K, "Q")),
        ("KK", Card(Suit.K, "K")),
        ("R10", Card(Suit.R, "10")),
        ("RT", Card(Suit.R, "10")),
        ("DA", Card(Suit.R, "A")),
        ("cb", Card(Suit.K, "J")),
        (" h9 ", Card(Suit.H, "9")),
        ("♥A", Card(Suit.H, "A")),
        ("♣️7", Card(Suit.K, "7")),
        ("s2", Card(Suit.S, "2")),
    ],
)
def test_a_card_is_read_in_dutch_and_english_letters(text: str, card: Card) -> None:
    assert read_card(text) == card


@pytest.mark.parametrize("text", ["", "S", "A", "XA", "S1", "S11", "SAA", "10", "hh h", "sİ"])
def test_what_is_no_card_is_not_guessed(text: str) -> None:
    assert read_card(text) is None


def test_every_card_of_both_packs_is_read_as_it_is_written() -> None:
    whole = pack(own(amsterdams(), deck="52").deck)
    assert (len(pack(amsterdams().deck)), len(whole)) == (32, 52)
    for card in whole:
        assert read_card(card_letters(card)) == card
        assert read_card(card_text(card)) == card
        assert read_card(card_text(card, Language.EN)) == card


def test_a_card_is_printed_with_its_sign_and_dutch_letter() -> None:
    assert card_text(Card(Suit.H, "K")) == "♥H"
    assert card_text(Card(Suit.H, "K"), Language.EN) == "♥K"


@pytest.mark.parametrize(
    ("text", "suit"),
    [("h", Suit.H), ("Harten", Suit.H), ("spades", Suit.S), ("♦", Suit.R), ("c", Suit.K)],
)
def test_a_suit_is_read_from_letter_sign_or_word(text: str, suit: Suit) -> None:
    assert read_suit(text) is suit
    assert read_suit(text + "x") is None
