"""Hands as people write them down, and as the file keeps them."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clubadmin.domain.comparison.hands import (
    NoHand,
    deal,
    differences,
    noted_hands,
    read_hands,
    write_hands,
)
from clubadmin.domain.rules.cards import SIGNS, Suit, card_letters, card_text, rank_text
from clubadmin.domain.terms import Language, Position

SEEDS = st.integers(0, 2**63 - 1)


@given(SEEDS, st.sampled_from(Language))
def test_what_a_hand_card_says_can_be_typed_again(seed: int, language: Language) -> None:
    (wallet,) = deal(1, seed)
    lines = {
        seat: "\n".join(
            f"{SIGNS[suit]} "
            + (" ".join(rank_text(one.rank, language) for one in cards if one.suit is suit) or "–")
            for suit in Suit
        )
        for seat, cards in wallet.hands.items()
    }
    assert noted_hands(lines) == wallet.hands
    typed = {seat: " ".join(map(card_letters, cards)) for seat, cards in wallet.hands.items()}
    assert noted_hands({**typed, Position.W: ""}) == wallet.hands


@given(SEEDS)
def test_the_file_keeps_every_hand(seed: int) -> None:
    (wallet,) = deal(1, seed)
    assert read_hands(write_hands(wallet.hands)) == wallet.hands


REST = {
    Position.E: "H A 10 H V B 9 8 7",
    Position.S: "R A 10 H V B 9 8 7",
    Position.W: "K A 10 H V B 9 8 7",
}


def test_of_two_hands_that_are_not_there_the_cards_are_asked_for() -> None:
    with pytest.raises(NoHand, match="De kaarten van Noord en West ontbreken"):
        noted_hands({**REST, Position.W: " "})


def test_a_hand_of_more_than_300_signs_is_too_long() -> None:
    north = "S A 10 H V B 9 8 7"
    assert noted_hands({Position.N: north.ljust(300), **REST})
    with pytest.raises(NoHand, match="Noord: dit is te lang voor acht kaarten"):
        noted_hands({Position.N: north.ljust(301), **REST})


def test_a_word_that_is_no_card_is_named_with_its_hand() -> None:
    with pytest.raises(NoHand, match="Noord: “schoppen” is geen kaart"):
        noted_hands({Position.N: "schoppen", **REST})


@pytest.mark.parametrize(
    "north",
    [
        "SA S10 SH SV SB S9 S8 S7",
        "sa s10 sk sq sj s9 s8 s7",
        "♠A ♠10 ♠H ♠V ♠B ♠9 ♠8 ♠7",
        "S A T H V B 9 8 7",
        "♠: A 10 H V B 9 8 7",
        "S A 10 K Q J 9 8 7",
    ],
)
def test_a_hand_may_be_written_in_several_ways(north: str) -> None:
    found = noted_hands({Position.N: north, **REST})
    assert " ".join(map(card_letters, found[Position.N])) == "SA S10 SH SV SB S9 S8 S7"


@given(st.lists(st.text(max_size=60), min_size=4, max_size=4))
def test_any_text_is_a_hand_or_is_refused(texts: list[str]) -> None:
    with suppress(NoHand):
        noted_hands(dict(zip(Position, texts, strict=True)))


def test_cards_in_another_pocket_are_named_in_both() -> None:
    (wallet,) = deal(1, 1976)
    hands = dict(wallet.hands)
    north, east = hands[Position.N], hands[Position.E]
    hands[Position.N] = (*north[1:], east[0])
    hands[Position.E] = (*east[1:], north[0])
    first, second = differences(wallet.hands, hands)
    of_north, of_east = card_text(north[0]), card_text(east[0])
    assert str(first) == f"Noord mist {of_north} en heeft {of_east} te veel."
    assert str(second) == f"Oost mist {of_east} en heeft {of_north} te veel."
    assert differences(wallet.hands, wallet.hands) == ()


@pytest.mark.parametrize(
    ("north", "east", "said"),
    [
        ("S A K Q J 10 9 8 A", None, "SA staat bij Noord twee keer. "),
        ("S A K Q J 10 9 8 7", "H A 10 H V B 9 8 SA", "SA staat bij Noord en Oost. "),
    ],
)
def test_a_card_that_is_there_twice_is_named_with_who_holds_it(
    north: str, east: str | None, said: str
) -> None:
    with pytest.raises(NoHand) as refused:
        noted_hands({**REST, Position.N: north, **({Position.E: east} if east else {})})
    assert str(refused.value).replace("♠", "S").startswith(said)
