"""Cards really dealt, under systems in which roem comes otherwise: none of it is refused."""

from collections.abc import Iterable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clubadmin.domain.row.possible import roem_space
from clubadmin.domain.rules.cards import RANKS
from clubadmin.domain.rules.rules import RuleSet
from tests.property.any_system import SHIPPED

Card = tuple[str, str]
_SUITS = "SHDC"
_TRUMP = "S"
_PACK = [(suit, rank) for suit in _SUITS for rank in RANKS]
_BY_NAME = {rules.name: rules for rules in SHIPPED}


@st.composite
def packs(draw: st.DrawFn) -> list[Card]:
    """All cards in some order, with a liking for cards that belong together."""
    left = list(draw(st.permutations(_PACK)))
    pack: list[Card] = []
    while left:
        suit, rank = left[0]
        place = RANKS.index(rank)
        run = [(suit, one) for one in RANKS[place : place + draw(st.integers(1, 6))]]
        alike = [(one, rank) for one in _SUITS]
        wanted = [card for card in draw(st.sampled_from([run, alike])) if card in left]
        pack += wanted
        left = [card for card in left if card not in wanted]
    return pack


def runs(cards: Iterable[Card]) -> list[int]:
    """How long the sequences among some cards are, three cards at least."""
    found = []
    for suit in _SUITS:
        held = "".join("x" if (suit, rank) in cards else " " for rank in RANKS)
        found += [len(run) for run in held.split() if len(run) > 2]
    return found


def declared(cards: Sequence[Card], rules: RuleSet) -> int:
    """All that a player can declare of cards in his hand, or open before him, stuk aside."""
    worth = {3: rules.three_in_sequence, 4: rules.four_in_sequence}
    roem = sum(worth.get(length, rules.five_in_sequence) for length in runs(cards))
    for rank in rules.four_alike_ranks:
        if all((suit, rank) in cards for suit in _SUITS):
            roem += rules.four_jacks if rank == "J" else rules.four_alike
    return roem


def stuk(cards: Sequence[Card], rules: RuleSet) -> int:
    return rules.stuk if {(_TRUMP, "K"), (_TRUMP, "Q")} <= set(cards) else 0


def parts(cards: Sequence[Card], size: int) -> list[list[Card]]:
    return [list(cards[start : start + size]) for start in range(0, len(cards), size)]


@given(packs())
def test_what_four_hands_declare_can_be(pack: list[Card]) -> None:
    rules = _BY_NAME["roem-in-de-hand"]
    hands = parts(pack, 8)
    ns, ew = (
        sum(declared(hand, rules) + stuk(hand, rules) for hand in pair)
        for pair in (hands[::2], hands[1::2])
    )
    assert roem_space(rules).both(ns, ew)


@given(packs())
def test_what_lies_open_before_two_players_can_be(pack: list[Card]) -> None:
    rules = _BY_NAME["twee-spelers"]
    ns, ew = (declared(cards, rules) + stuk(cards, rules) for cards in parts(pack, 16))
    assert roem_space(rules).both(ns, ew)


@given(packs(), st.lists(st.booleans(), min_size=10, max_size=10))
def test_what_tricks_of_three_cards_give_can_be(pack: list[Card], won: list[bool]) -> None:
    rules = _BY_NAME["drie-spelers"]
    roem = {True: 0, False: 0}
    for alone, trick in zip(won, parts(pack[:30], 3), strict=True):
        roem[alone] += rules.three_in_sequence * len(runs(trick)) + stuk(trick, rules)
    assert roem_space(rules).both(roem[True], roem[False])


@pytest.mark.parametrize("rules", SHIPPED, ids=lambda rules: rules.name)
def test_roem_that_is_no_multiple_of_ten_or_only_10_or_30_is_never_possible(
    rules: RuleSet,
) -> None:
    space = roem_space(rules)
    assert not any(space.one(amount) for amount in (-20, 5, 10, 25, 30, 37))
    assert not space.one(space.most + 10)
    assert space.both(0, 0)
