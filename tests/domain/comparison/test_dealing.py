"""Dealing for wallets: everybody eight cards, by chance, and the same again from a seed."""

from collections import Counter

import pytest

from clubadmin.domain.comparison.hands import deal, dealer_of, game_in, lead_of
from clubadmin.domain.rules.cards import RANKS, Card, Suit, card_text
from clubadmin.domain.terms import Position

PACK = {Card(suit, rank) for suit in Suit for rank in RANKS}


def test_every_wallet_holds_the_whole_pack_eight_cards_a_hand() -> None:
    for wallet in deal(48, 3):
        hands = list(wallet.hands.values())
        assert [len(hand) for hand in hands] == [8] * 4
        assert {card for hand in hands for card in hand} == PACK
    assert [wallet.game for wallet in deal(3, 3)] == [1, 2, 3]
    assert deal(0, 3) == ()


def test_a_seed_gives_the_same_hands_on_any_machine() -> None:
    texts = {seat: " ".join(map(card_text, hand)) for seat, hand in deal(1, 1976)[0].hands.items()}
    assert texts == {
        Position.N: "♠V ♠9 ♥10 ♥9 ♦7 ♣A ♣10 ♣9",
        Position.E: "♠H ♠8 ♥A ♥7 ♦10 ♦B ♣B ♣8",
        Position.S: "♠B ♥V ♥B ♦A ♦H ♦V ♦9 ♣7",
        Position.W: "♠A ♠10 ♠7 ♥H ♥8 ♦8 ♣H ♣V",
    }


def test_the_first_wallets_do_not_depend_on_how_many_are_dealt() -> None:
    assert deal(48, 11)[:16] == deal(16, 11)


def test_other_seeds_and_other_wallets_are_other_deals() -> None:
    deals = [wallet.hands[Position.N] for seed in range(200) for wallet in deal(5, seed)]
    assert len(set(deals)) == len(deals)


def test_each_card_comes_as_often_to_each_seat() -> None:
    """Chi-squared over 32 cards and 4 seats: 96 degrees of freedom, 160 is beyond 1 in 20,000."""
    games = 6000
    counts = Counter(
        (card, seat)
        for wallet in deal(games, 24)
        for seat, hand in wallet.hands.items()
        for card in hand
    )
    expected = games / 4
    assert len(counts) == 128
    assert 45 < sum((seen - expected) ** 2 / expected for seen in counts.values()) < 160


def test_two_cards_are_in_one_hand_as_often_as_chance_has_it() -> None:
    """7 of the other 31 cards are in the same hand."""
    games = 6000
    first, last = Card(Suit.S, "A"), Card(Suit.S, "10")
    together = sum(
        first in hand and last in hand
        for wallet in deal(games, 5)
        for hand in wallet.hands.values()
    )
    assert abs(together / games - 7 / 31) < 0.025


@pytest.mark.parametrize(
    ("games", "dealer", "lead"),
    [
        ((1, 5, 9, 13), Position.N, Position.E),
        ((2, 6, 10, 14), Position.E, Position.S),
        ((3, 7, 11, 15), Position.S, Position.W),
        ((4, 8, 12, 16, 48), Position.W, Position.N),
    ],
)
def test_dealer_and_lead_are_those_of_article_5(
    games: tuple[int, ...], dealer: Position, lead: Position
) -> None:
    for game in games:
        assert (dealer_of(game), lead_of(game)) == (dealer, lead)
        wallet = deal(game, 1)[-1]
        assert (wallet.dealer, wallet.lead) == (dealer, lead)


def test_a_row_is_of_the_game_in_its_wallet_and_without_wallets_of_its_own_number() -> None:
    assert [game_in((13, 14, 15, 16), row) for row in (1, 4, 5)] == [13, 16, 5]
    assert game_in((), 3) == 3
