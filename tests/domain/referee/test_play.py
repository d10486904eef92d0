"""What may be played, who wins a trick and what it is worth, by the examples of the documents."""

import pytest

from clubadmin.domain.referee.play import (
    Duty,
    legal,
    trick_combos,
    trick_points,
    trick_winner,
)
from clubadmin.domain.referee.play import why_not as broken
from clubadmin.domain.rules.cards import Card, Suit, read_card
from clubadmin.domain.rules.rules import RuleSet
from tests.domain.referee.dealing import amsterdams, built_in, trick_roem
from tests.domain.scoring.own import own

AMSTERDAMS = amsterdams()
SETS = {rules.name: rules for rules in built_in()}
ROTTERDAMS = SETS["rotterdams"]
INTERNATIONAAL = SETS["internationaal"]
MANILLE = SETS["manille"]


def cards(text: str) -> tuple[Card, ...]:
    return tuple(card for word in text.split() if (card := read_card(word)))


def may(hand: str, trick: str, rules: RuleSet, trump: str = "s") -> set[Card]:
    return set(legal(cards(hand), cards(trick), rules, Suit(trump)))


def why(card: str, hand: str, trick: str, rules: RuleSet, trump: str = "s") -> Duty | None:
    return broken(cards(card)[0], cards(hand), cards(trick), rules, Suit(trump))


@pytest.mark.parametrize("name", ["amsterdams", "internationaal", "nku", "nkf1976"])
def test_who_holds_low_trumps_and_an_ace_must_give_the_ace_away(name: str) -> None:
    """Alles over kaarten: hearts led, trumped with the queen; C holds S8 S7 and DA."""
    assert may("S8 S7 DA", "H7 SV", SETS[name]) == set(cards("DA"))
    assert why("S8", "S8 S7 DA", "H7 SV", SETS[name]) is Duty.NO_UNDERTRUMP


def test_who_holds_a_low_trump_and_a_queen_must_give_four_queens_away() -> None:
    """Alles over kaarten: HV, DV, trumped with SV; D holds S8 and KV."""
    assert may("S8 KV", "HV RV SV", AMSTERDAMS) == set(cards("KV"))
    assert trick_roem(cards("HV RV SV KV"), AMSTERDAMS, Suit.S) == 100


def test_rotterdams_makes_the_same_player_undertrump() -> None:
    """Online klaverjasregels: who cannot overtrump plays a lower trump."""
    assert may("S8 S7 DA", "H7 SV", ROTTERDAMS) == set(cards("S8 S7"))
    assert why("DA", "S8 S7 DA", "H7 SV", ROTTERDAMS) is Duty.UNDERTRUMP


def test_who_has_only_lower_trumps_did_not_revoke() -> None:
    assert may("S8 S7", "H7 SV", AMSTERDAMS) == set(cards("S8 S7"))
    assert why("S8", "S8 S7", "H7 SV", AMSTERDAMS) is None


def test_following_suit_is_stronger_than_the_ban_on_undertrumping() -> None:
    assert may("S8 S7 DA", "SV", AMSTERDAMS) == set(cards("S8 S7"))


def test_suit_is_followed_though_the_trick_is_trumped() -> None:
    assert may("H9 SA KA", "H7 S8", AMSTERDAMS) == set(cards("H9"))
    assert why("SA", "H9 SA KA", "H7 S8", AMSTERDAMS) is Duty.FOLLOW


def test_trumps_led_ask_for_a_higher_trump_even_over_the_partner() -> None:
    assert may("S9 S7 HA", "SA S8", AMSTERDAMS) == set(cards("S9"))
    assert why("S7", "S9 S7 HA", "SA S8", AMSTERDAMS) is Duty.TRUMP_HIGHER
    assert may("SH S7 HA", "SA S8", AMSTERDAMS) == set(cards("SH S7"))


def test_a_trick_of_the_partner_is_free_in_amsterdams_only() -> None:
    assert may("S9 KA", "HA H7", AMSTERDAMS) == set(cards("S9 KA"))
    assert may("S9 KA", "HA H7", ROTTERDAMS) == set(cards("S9"))
    assert may("S9 KA", "HA H7", INTERNATIONAAL) == set(cards("S9"))
    assert why("KA", "S9 KA", "HA H7", INTERNATIONAAL) is Duty.TRUMP_PARTNER


def test_the_partners_trump_is_overtrumped_internationaal() -> None:
    assert may("SB S7 KA", "H7 SA H8", INTERNATIONAAL) == set(cards("SB"))
    assert why("S7", "SB S7 KA", "H7 SA H8", INTERNATIONAAL) is Duty.OVERTRUMP_PARTNER
    assert may("SB S7 KA", "H7 SA H8", AMSTERDAMS) == set(cards("SB KA"))
    assert why("S7", "SB S7 KA", "H7 SA H8", AMSTERDAMS) is Duty.NO_UNDERTRUMP


NKF = SETS["nkf1976"]


def test_the_rules_of_1976_ask_to_overtrump_the_partner_too() -> None:
    """NKF 1976, art. 12: trumped by a player before, one must overtrump; no exception."""
    assert may("SB S7 KA", "H7 SA H8", NKF) == set(cards("SB"))
    assert why("KA", "SB S7 KA", "H7 SA H8", NKF) is Duty.OVERTRUMP_PARTNER
    assert why("S7", "SB S7 KA", "H7 SA H8", NKF) is Duty.OVERTRUMP_PARTNER
    assert may("S8 S7 KA", "H7 SA H8", NKF) == set(cards("KA"))


def test_the_rules_of_1976_ask_nobody_to_trump_the_partners_plain_card() -> None:
    """NKF 1976, art. 12: the other side must trump; the partner is not told to."""
    assert may("S9 KA", "HA H7", NKF) == set(cards("S9 KA"))


@pytest.mark.parametrize("name", ["rotterdams-niet-onder", "nku-rotterdams"])
def test_rotterdams_that_forbids_undertrumping_gives_the_ace_away(name: str) -> None:
    """Alles over kaarten, Troefplicht: hearts 7, spades queen; C holds S8 S7 and DA."""
    assert may("S8 S7 DA", "H7 SV", SETS[name]) == set(cards("DA"))
    assert why("S8", "S8 S7 DA", "H7 SV", SETS[name]) is Duty.NO_UNDERTRUMP
    assert may("S9 KA", "HA H7", SETS[name]) == set(cards("S9"))
    assert why("KA", "S9 KA", "HA H7", SETS[name]) is Duty.TRUMP_PARTNER


def test_a_trick_of_the_others_is_trumped_and_overtrumped() -> None:
    assert why("KA", "S7 KA", "HA", AMSTERDAMS) is Duty.TRUMP
    assert why("KA", "S9 KA", "HA H7 SA", AMSTERDAMS) is Duty.OVERTRUMP
    assert why("S7", "S9 S7 KA", "HA H7 SA", AMSTERDAMS) is Duty.OVERTRUMP


def test_who_has_neither_suit_nor_trump_plays_anything() -> None:
    assert may("KA R7", "HA", ROTTERDAMS) == set(cards("KA R7"))


def test_manille_asks_to_go_higher_in_the_suit_led_while_the_others_hold_it() -> None:
    assert may("HA H7 SA", "HH", MANILLE) == set(cards("HA"))
    assert why("H7", "HA H7 SA", "HH", MANILLE) is Duty.FOLLOW_HIGHER
    assert may("HA H7 SA", "HH H8", MANILLE) == set(cards("HA H7"))
    assert may("HA H7 SA", "H10", MANILLE) == set(cards("HA H7"))
    assert may("HA H7", "HH S7", MANILLE) == set(cards("HA H7"))


def test_manille_buys_under_only_with_nothing_but_trumps() -> None:
    assert may("S8 S7 RA", "H7 SV", MANILLE) == set(cards("RA"))
    assert may("S8 S7", "H7 SV", MANILLE) == set(cards("S8 S7"))


def test_manille_lets_who_has_only_trumps_buy_under_the_partner() -> None:
    """Manille-tornooi: the partner holds the trick with S8; S7 and SH are all that is left."""
    assert may("S7 SH", "H7 S8 H9", MANILLE) == set(cards("S7 SH"))
    assert why("S7", "S7 SH", "H7 S8 H9", MANILLE) is None
    assert why("S7", "S7 SH", "H7 S8 H9", AMSTERDAMS) is Duty.NO_UNDERTRUMP


def test_manille_forbids_buying_under_while_another_suit_is_held() -> None:
    assert may("S7 SH KA", "H7 S8 H9", MANILLE) == set(cards("SH KA"))
    assert why("S7", "S7 SH KA", "H7 S8 H9", MANILLE) is Duty.NO_UNDERTRUMP


def test_manille_asks_for_a_higher_trump_over_the_others_though_only_trumps_are_left() -> None:
    assert may("S7 SH", "H7 H9 S8", MANILLE) == set(cards("SH"))
    assert why("S7", "S7 SH", "H7 H9 S8", MANILLE) is Duty.OVERTRUMP


def test_without_trumps_who_cannot_follow_is_free() -> None:
    assert set(legal(cards("SA KA"), cards("H10"), MANILLE, None)) == set(cards("SA KA"))
    assert trick_winner(cards("H9 SA H10 HA"), MANILLE, None) == 2


def test_troefcall_asks_to_follow_and_nothing_else() -> None:
    rules = SETS["troefcall"]
    assert may("H2 S2 KA", "HA", rules) == set(cards("H2"))
    assert may("S2 S9 KA", "HA S8", rules) == set(cards("S2 S9 KA"))


@pytest.mark.parametrize(
    ("trick", "winner"),
    [("HA H10 HB H7", 0), ("HA H10 S7 H7", 2), ("H7 S9 SA SB", 3), ("H7 KA RA H8", 3)],
)
def test_the_highest_trump_wins_else_the_highest_of_the_suit_led(trick: str, winner: int) -> None:
    assert trick_winner(cards(trick), AMSTERDAMS, Suit.S) == winner


def test_a_trick_counts_its_cards_and_the_last_ten_more() -> None:
    assert trick_points(cards("SB S9 SA S10"), AMSTERDAMS, Suit.S) == 55
    assert trick_points(cards("HB H9 HA H10"), AMSTERDAMS, Suit.S) == 23
    assert trick_points(cards("H7 H8 H9 K7"), AMSTERDAMS, Suit.S, last=True) == 10


@pytest.mark.parametrize(
    ("trick", "roem"),
    [
        ("HA HH HV K7", 20),
        ("HA HH HV HB", 50),
        ("H10 HB HV K7", 20),
        ("SH SV K7 R8", 20),
        ("SB SV SH K7", 40),
        ("S10 SB SV SH", 70),
        ("SA SH SV SB", 70),
        ("SA SH K7 SV", 40),
        ("SH SV S8 S7", 20),
        ("S9 S8 S7 SH", 20),
        ("SH SV S9 S10", 20),
        ("H7 H8 K9 K10", 0),
        ("HA RA KA SA", 100),
        ("H7 R7 K7 S7", 100),
        ("HB RB KB SB", 200),
        ("HA HH HB H10", 0),
    ],
)
def test_roem_is_the_best_reading_of_four_cards(trick: str, roem: int) -> None:
    assert trick_roem(cards(trick), AMSTERDAMS, Suit.S) == roem


def test_four_jacks_and_low_fours_count_as_the_rule_set_says() -> None:
    assert trick_roem(cards("HB RB KB SB"), SETS["nku"], Suit.S) == 100
    high = own(AMSTERDAMS, four_alike_ranks=("A", "K", "Q", "J", "10"))
    assert trick_roem(cards("H7 R7 K7 S7"), high, Suit.S) == 0


@pytest.mark.parametrize("name", ["manille", "belote", "troefcall", "roem-in-de-hand"])
def test_tricks_hold_no_roem_where_the_rule_set_has_none_on_the_table(name: str) -> None:
    assert trick_combos(cards("SA SH SV SB"), SETS[name], Suit.S) == ()


def test_three_cards_can_be_a_sequence_with_stuk() -> None:
    assert trick_roem(cards("SB SV SH"), SETS["drie-spelers"], Suit.S) == 40


@pytest.mark.parametrize(
    ("name", "card", "hand", "trick", "field"),
    [
        ("nku", "KA", "H9 KA", "HA", "follow_suit"),
        ("nku", "S7", "SB S7", "SA", "trump_led_higher"),
        ("nku", "KA", "S7 KA", "HA", "others_hold"),
        ("nku", "S7", "S7 KA", "HA SA", "undertrump"),
        ("nku", "S7", "SB S7 KA", "H7 SA H8", "undertrump"),
        ("nku", "S7", "SB S7", "HA SA", "others_hold"),
        ("nku", "KA", "SB KA", "H7 HA S7", "others_hold"),
        ("rotterdams", "KA", "S7 KA", "HA H7", "partner_holds"),
        ("rotterdams", "S7", "SB S7", "H7 SA H8", "partner_holds"),
        ("rotterdams", "KA", "S7 KA", "HA SA", "undertrump"),
        ("manille", "K7", "KA K7", "KB", "follow_higher"),
        ("manille", "S7", "SA S7", "SB", "follow_higher"),
        ("manille", "KA", "SB KA", "HB S7", "others_hold"),
    ],
)
def test_each_duty_cites_the_field_that_governs_it(
    name: str, card: str, hand: str, trick: str, field: str
) -> None:
    duty = why(card, hand, trick, SETS[name])
    assert duty is not None
    assert duty.field == field
