"""What cards are worth, which wins and what must be played, document by document."""

from itertools import pairwise

import pytest

from clubadmin.domain.referee.play import legal, trick_points, trick_winner
from clubadmin.domain.rules.cards import Card, Suit, pack, read_card
from clubadmin.domain.rules.rules import RuleSet
from tests.domain.referee.dealing import built_in, trick_roem

SETS = {rules.name: rules for rules in built_in()}
NKF, NKU, KAARTEN, ONLINE = "nkf1976", "nku", "amsterdams", "tot-501"
KLAVERJAS = (NKF, NKU, KAARTEN, ONLINE)
"""A rule set of each document about klaverjassen."""
MANILLE = SETS["manille"]


def cards(text: str) -> tuple[Card, ...]:
    return tuple(card for word in text.split() if (card := read_card(word)))


def ranked(suit: str, order: str) -> tuple[Card, ...]:
    return cards(" ".join(f"{suit}{rank}" for rank in order.split()))


def points(suit: str, order: str, rules: RuleSet) -> list[int]:
    return [trick_points((card,), rules, Suit.S) for card in ranked(suit, order)]


def higher_wins(order: tuple[Card, ...], rules: RuleSet) -> bool:
    return all(
        trick_winner((high, low), rules, Suit.S) == 0
        and trick_winner((low, high), rules, Suit.S) == 1
        for high, low in pairwise(order)
    )


def may(hand: str, trick: str, name: str) -> set[Card]:
    return set(legal(cards(hand), cards(trick), SETS[name], Suit.S))


@pytest.mark.parametrize("name", KLAVERJAS)
def test_outside_trumps_ace_and_ten_go_before_king_queen_jack_nine_eight_seven(name: str) -> None:
    assert higher_wins(ranked("H", "A 10 H V B 9 8 7"), SETS[name])


@pytest.mark.parametrize("name", KLAVERJAS)
def test_of_trumps_jack_and_nine_go_before_ace_ten_king_queen_eight_seven(name: str) -> None:
    assert higher_wins(ranked("S", "B 9 A 10 H V 8 7"), SETS[name])


@pytest.mark.parametrize("name", KLAVERJAS)
def test_cards_outside_trumps_count_11_10_4_3_2_and_nothing(name: str) -> None:
    assert points("H", "A 10 H V B 9 8 7", SETS[name]) == [11, 10, 4, 3, 2, 0, 0, 0]


@pytest.mark.parametrize("name", KLAVERJAS)
def test_the_jack_of_trumps_counts_20_and_the_nine_14(name: str) -> None:
    assert points("S", "B 9 A 10 H V 8 7", SETS[name]) == [20, 14, 11, 10, 4, 3, 0, 0]


@pytest.mark.parametrize("name", KLAVERJAS)
def test_the_last_trick_counts_10_and_a_game_162(name: str) -> None:
    rules = SETS[name]
    assert trick_points(cards("H7 H8"), rules, Suit.S, last=True) == 10
    assert trick_points(cards("H7 H8"), rules, Suit.S) == 0
    assert trick_points(tuple(pack(rules.deck)), rules, Suit.S, last=True) == 162


@pytest.mark.parametrize("name", KLAVERJAS)
@pytest.mark.parametrize(
    ("trick", "roem"),
    [
        ("HA HH HV K7", 20),
        ("H9 H8 H7 K7", 20),
        ("HV HB H10 K7", 20),
        ("HA HH HV HB", 50),
        ("HH HV HB H10", 50),
        ("HA HH HV SB", 20),
        ("HA HH KV KB", 0),
        ("HA H10 HH K7", 0),
        ("SH SV K7 R8", 20),
        ("HH HV K7 R8", 0),
        ("SB SV SH K7", 40),
        ("S10 SB SV SH", 70),
        ("SB SV SH SA", 70),
        ("HA RA KA SA", 100),
        ("H10 R10 K10 S10", 100),
    ],
)
def test_three_in_sequence_20_four_50_stuk_20_together_40_and_70_four_alike_100(
    name: str, trick: str, roem: int
) -> None:
    assert trick_roem(cards(trick), SETS[name], Suit.S) == roem


@pytest.mark.parametrize("name", [NKF, NKU])
def test_four_alike_of_every_rank_count_100_and_jacks_no_more(name: str) -> None:
    for rank in ["A", "H", "V", "B", "10", "9", "8", "7"]:
        four = cards(" ".join(f"{suit}{rank}" for suit in "SHRK"))
        assert trick_roem(four, SETS[name], Suit.S) == 100


def test_online_four_jacks_are_200_and_all_other_four_alike_100() -> None:
    for rank in ["A", "H", "V", "B", "10", "9", "8", "7"]:
        four = cards(" ".join(f"{suit}{rank}" for suit in "SHRK"))
        assert trick_roem(four, SETS[ONLINE], Suit.S) == (200 if rank == "B" else 100)


@pytest.mark.parametrize("name", ["schoppen-dubbel", "kraken", "leidsch"])
def test_all_about_cards_counts_four_alike_from_the_ten_up_and_jacks_200(name: str) -> None:
    worth = {
        rank: trick_roem(cards(" ".join(f"{suit}{rank}" for suit in "SHRK")), SETS[name], Suit.S)
        for rank in ["A", "H", "V", "B", "10", "9", "8", "7"]
    }
    assert worth == {"A": 100, "H": 100, "V": 100, "B": 200, "10": 100, "9": 0, "8": 0, "7": 0}


@pytest.mark.parametrize("name", KLAVERJAS)
def test_who_has_the_suit_follows_it(name: str) -> None:
    assert may("H9 SA KA", "H7 S8", name) == set(cards("H9"))


@pytest.mark.parametrize("name", KLAVERJAS)
def test_who_lacks_the_suit_trumps_a_trick_of_the_others_and_goes_over_their_trump(
    name: str,
) -> None:
    assert may("S7 KA", "HA", name) == set(cards("S7"))
    assert may("S9 S7 KA", "HA H7 SA", name) == set(cards("S9"))


@pytest.mark.parametrize("name", KLAVERJAS)
def test_on_trumps_led_one_goes_higher_if_one_can_and_else_follows_with_any(name: str) -> None:
    assert may("S9 S7 HA", "SA S8", name) == set(cards("S9"))
    assert may("SH S7 HA", "SA S8", name) == set(cards("SH S7"))


@pytest.mark.parametrize("name", [NKU, KAARTEN, ONLINE])
def test_amsterdams_leaves_a_trick_of_the_partner_free(name: str) -> None:
    assert may("S9 KA", "HA H7", name) == set(cards("S9 KA"))


def test_manille_ranks_the_ten_above_the_ace_in_every_suit() -> None:
    for suit in "SH":
        assert higher_wins(ranked(suit, "10 A H V B 9 8 7"), MANILLE)


def test_manille_counts_5_4_3_2_1_in_every_suit_and_60_a_game() -> None:
    for suit in "SH":
        assert points(suit, "10 A H V B 9 8 7", MANILLE) == [5, 4, 3, 2, 1, 0, 0, 0]
    assert trick_points(tuple(pack(MANILLE.deck)), MANILLE, Suit.S, last=True) == 60


def test_manille_asks_who_cannot_follow_to_buy_and_to_buy_over_the_others() -> None:
    assert may("S7 KA", "HA", "manille") == set(cards("S7"))
    assert may("SA S7 KA", "HA H7 SH", "manille") == set(cards("SA"))
    assert may("S7 KA", "HA H7", "manille") == set(cards("S7 KA"))


@pytest.mark.parametrize("name", KLAVERJAS)
def test_in_a_sequence_the_ten_stands_between_jack_and_nine(name: str) -> None:
    assert trick_roem(cards("HV HB H10 R7"), SETS[name], Suit.S) == 20
    assert trick_roem(cards("HA H10 HH R7"), SETS[name], Suit.S) == 0  # the order of tricks
    assert trick_roem(cards("S9 SB SA S10"), SETS[name], Suit.S) == 20  # of trumps the same
    assert trick_roem(cards("HH HV HB H10"), SETS[name], Suit.S) == 50


def test_internationaal_goes_over_the_partner_when_trumps_are_led() -> None:
    assert may("S9 S7 RA", "S8 SA", "internationaal") == set(cards("S9"))
    assert may("S7 S8 RA", "SA SB", "internationaal") == set(cards("S7 S8"))
