"""What a document leaves to the table or has in a way of its own, and a rule set can say."""

from random import Random

import pytest

from clubadmin.domain.referee.judging import judge_play
from clubadmin.domain.referee.notation import read_play
from clubadmin.domain.referee.play import Duty, legal, trick_points, trick_winner, why_not
from clubadmin.domain.row.settle import Amounts
from clubadmin.domain.rules.cards import Card, Suit, pack, read_card
from clubadmin.domain.rules.fields import field_specs
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.match import Match
from clubadmin.domain.scoring.rulings import RulingKind, rule_on
from clubadmin.domain.scoring.sheet import judge, score_sheet
from clubadmin.domain.terms import Outcome, Position, Severity, Side
from tests.domain.referee.dealing import play
from tests.domain.scoring.own import built_in, own

LACKS_THE_SUIT = ("S9 KA", "HA H7")
"""A hand, and a trick that the partner holds with the suit led."""


def cards(text: str) -> tuple[Card, ...]:
    return tuple(card for word in text.split() if (card := read_card(word)))


def may(hand: str, trick: str, rules: RuleSet) -> set[Card]:
    return set(legal(cards(hand), cards(trick), rules, Suit.S))


def broken(card: str, hand: str, trick: str, rules: RuleSet) -> Duty | None:
    return why_not(cards(card)[0], cards(hand), cards(trick), rules, Suit.S)


def gives(line: str, rules: RuleSet) -> tuple[Outcome, Amounts, Amounts]:
    settled = judge(line, rules).settled
    assert settled is not None
    return settled.outcome, settled.ns, settled.ew


# --- choosing trumps ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choice", "said"),
    [
        ("turned", "gedraaid"),
        ("pass", "vanaf de gever"),
        ("forehand", "voorhand"),
        ("dealer", "de gever kiest"),
        ("bid", "hoogst biedt"),
    ],
)
def test_each_way_to_choose_trumps_of_the_documents_can_be_chosen(choice: str, said: str) -> None:
    assert own(built_in("amsterdams"), trump_choice=choice).trump_choice == choice
    words = {one.value: str(one.label) for one in field_specs()["trump_choice"].choices}
    assert said in words[choice]


@pytest.mark.parametrize(
    ("way", "said"),
    [
        ("next-card", "de volgende kaart"),
        ("dealer", "de gever moet"),
        ("forehand", "de voorhand moet"),
        ("redeal", "de volgende deelt"),
    ],
)
def test_each_way_to_go_on_when_all_have_passed_can_be_chosen(way: str, said: str) -> None:
    for name in ("amsterdams", "drie-spelers"):
        assert own(built_in(name), passed_round=way).passed_round == way
    words = {one.value: str(one.label) for one in field_specs()["passed_round"].choices}
    assert said in words[way]


def test_belote_is_dealt_again_by_the_next_and_troefcall_chosen_by_the_first() -> None:
    belote, troefcall = built_in("belote"), built_in("troefcall")
    assert (belote.trump_choice, belote.passed_round) == ("turned", "redeal")
    assert (troefcall.trump_choice, troefcall.passed_round) == ("forehand", "none")


@pytest.mark.parametrize(("sign", "score"), [*((one, 7) for one in "shrk"), ("z", 14)])
def test_at_manille_the_dealer_chooses_one_of_four_suits_or_none(sign: str, score: int) -> None:
    manille = built_in("manille")
    assert manille.trump_choice == "dealer"
    judged = judge(f"37@{sign}", manille)
    assert judged.findings == ()
    assert judged.settled is not None
    assert judged.settled.ns.total == score


def test_who_plays_may_have_no_trump_at_all() -> None:
    """NKU, noot: eight side cards, and spades trumps; the king of hearts is led."""
    text = "troef s\nspeelt n\nuitkomst n\nhand n: KA K10 KH RA R10 HA HH HV\n1: HH H7 H8 H9\n"
    record, found = read_play(text, built_in("nku"))
    assert found == ()
    judged = judge_play(record, built_in("nku"))
    assert judged.revokes == ()
    assert [one.code for one in judged.findings if one.severity is Severity.ERROR] == []


# --- the duty to trump --------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        *("nku", "amsterdams", "leidsch", "leidsch-tientallen", "kraken", "schoppen-dubbel"),
        *("roem-in-de-hand", "tot-501"),
    ],
)
def test_either_trump_duty_goes_with_every_way_of_playing(name: str) -> None:
    rules = built_in(name)
    assert may(*LACKS_THE_SUIT, own(rules, partner_holds="free")) == set(cards("S9 KA"))
    assert may(*LACKS_THE_SUIT, own(rules, partner_holds="trump")) == set(cards("S9"))


@pytest.mark.parametrize("name", ["leidsch", "leidsch-tientallen"])
def test_leidsch_asks_to_trump_the_partners_trick(name: str) -> None:
    assert may(*LACKS_THE_SUIT, built_in(name)) == set(cards("S9"))


def test_rotterdams_goes_over_the_partners_trump() -> None:
    rules = built_in("rotterdams")
    assert may("SB S7 KA", "H7 SA H8", rules) == set(cards("SB"))
    assert broken("KA", "SB S7 KA", "H7 SA H8", rules) is Duty.OVERTRUMP_PARTNER


def test_over_the_partner_one_may_trump_but_not_under() -> None:
    """NKU, Verzaken: one takes the trick over from the partner."""
    assert may("SB S7 KA", "H7 SA H8", built_in("nku")) == set(cards("SB KA"))


@pytest.mark.parametrize(
    ("card", "hand", "trick", "duty"),
    [
        ("SA", "H9 SA KA", "H7", Duty.FOLLOW),
        ("KA", "S7 KA", "HA", Duty.TRUMP),
        ("S7", "S9 S7", "SA", Duty.TRUMP_HIGHER),
        ("S7", "S9 S7 KA", "HA SA", Duty.OVERTRUMP),
        ("S7", "S7 KA", "HA SA", Duty.NO_UNDERTRUMP),
    ],
)
def test_each_of_the_four_faults_is_found(card: str, hand: str, trick: str, duty: Duty) -> None:
    """Alles over kaarten, Fouten: the last one in both of its forms."""
    assert broken(card, hand, trick, built_in("amsterdams")) is duty


@pytest.mark.parametrize("name", ["tot-501", "tot-1001"])
def test_online_amsterdam_does_not_go_under_the_partners_trump(name: str) -> None:
    assert may("S7 KA", "H7 SA H8", built_in(name)) == set(cards("KA"))


def test_a_club_may_oblige_to_go_under_as_the_online_rules_also_say() -> None:
    obliged = own(built_in("tot-501"), undertrump="obliged", partner_holds="trump")
    assert may("S7 KA", "H7 SA H8", obliged) == set(cards("S7"))


def test_to_1001_is_played_in_amsterdam_style() -> None:
    rules = built_in("tot-1001")
    assert rules.target == 1001
    assert may(*LACKS_THE_SUIT, rules) == set(cards("S9 KA"))
    assert may("S9 KA", "HA", rules) == set(cards("S9"))


@pytest.mark.parametrize(
    ("trick", "trump", "winner"),
    [("HA H9 H10 HH", "s", 2), ("HA S7 H10 S8", "s", 3), ("HA S10 H7 S8", None, 0)],
)
def test_the_highest_trump_or_else_of_the_suit_led_takes_a_trick_of_manille(
    trick: str, trump: str | None, winner: int
) -> None:
    assert trick_winner(cards(trick), built_in("manille"), Suit(trump) if trump else None) == winner


# --- what a game comes to -----------------------------------------------------------------


@pytest.mark.parametrize("name", ["nkf1976", "nku"])
def test_a_wrong_accusation_costs_what_a_revoke_costs(name: str) -> None:
    rules = built_in(name)
    ruling = rule_on(RulingKind.FALSE_ACCUSATION, Position.N, "92+20-50", rules)
    assert ruling.line is not None
    assert gives(ruling.line, rules)[1:] == (Amounts(0, 0), Amounts(262, 70))


@pytest.mark.parametrize("name", ["nku", "tot-501"])
def test_all_tricks_give_100_only_to_who_chose_trumps(name: str) -> None:
    rules = built_in(name)
    assert gives("wp+120", rules) == (Outcome.PIT, Amounts(162, 120), Amounts(0, 0))
    assert gives("z162+20", rules) == (Outcome.NAT, Amounts(162, 20), Amounts(0, 0))
    assert [one.code for one in judge("zp+120", rules).findings] == ["pit-by-defenders"]


@pytest.mark.parametrize(
    ("name", "games"), [("manille", 12), ("amsterdams", 16), ("kraken", 16), ("leidsch", 16)]
)
def test_a_boompje_of_manille_has_12_games_and_one_of_klaverjas_16(name: str, games: int) -> None:
    assert built_in(name).games == games


def test_a_club_may_play_to_another_number() -> None:
    to_751 = own(built_in("tot-501"), target=751)
    assert score_sheet(["p", "p"], to_751).match == Match(751)
    assert score_sheet(["p", "p", "p"], to_751).match == Match(751, 3, Side.NS)


def test_the_two_cards_that_are_left_count_for_who_plays_alone() -> None:
    rules, rng = built_in("drie-spelers"), Random(1976)
    for game in filter(None, (play(rules, rng) for _ in range(20))):
        record, found = game.record, judge_play(game.record, rules)
        assert record.trump is not None
        assert record.declarer is not None
        held = {card for hand in record.hands.values() for card in hand}
        left = tuple(card for card in pack(rules.deck) if card not in held)
        assert len(left) == 2
        taken = sum(trick.points for trick in found.tricks if trick.winner is record.declarer)
        assert found.ns.points == taken + trick_points(left, rules, record.trump)


def test_kraken_is_shipped_with_spades_double_as_it_is_mostly_played() -> None:
    both = built_in("kraken-schoppen-dubbel")
    assert gives("w100+20-40@skkk", both)[1:] == (Amounts(2592, 60), Amounts(0, 0))
    assert gives("w100+20-40@hkkk", both)[1:] == (Amounts(1296, 60), Amounts(0, 0))


def test_roem_in_the_hand_counts_beside_that_on_the_table() -> None:
    """50 in the hand and 20 on the table, against 20 in the hand, which is rejected."""
    both = built_in("roem-hand-en-tafel")
    assert gives("w92+20+50h-20h", both)[1:] == (Amounts(92, 70), Amounts(70, 0))
    assert gives("w92+20h-20-50h", both)[1:] == (Amounts(0, 0), Amounts(162, 70))


# --- dealing and the course of a game -----------------------------------------------------


@pytest.mark.parametrize("name", ["nkf1976", "nku", "amsterdams", "tot-501", "manille"])
def test_each_document_has_cards_dealt_three_two_three(name: str) -> None:
    rules = built_in(name)
    assert rules.dealing == "3-2-3"
    assert not rules.articles["dealing"].endswith("eigen keuze")


def test_a_club_may_deal_four_and_four() -> None:
    assert own(built_in("amsterdams"), dealing="4-4").dealing == "4-4"


def test_belote_has_the_duties_of_amsterdams() -> None:
    belote = built_in("belote")
    assert may(*LACKS_THE_SUIT, belote) == set(cards("S9 KA"))
    assert may("S9 S7 KA", "HA H7 SA", belote) == set(cards("S9"))
    assert may("S9 S7 HA", "SA S8", belote) == set(cards("S9"))
    assert may("S8 S7 DA", "H7 SV", belote) == set(cards("DA"))


@pytest.mark.parametrize(
    ("card", "hand", "trick", "duty"),
    [
        ("KA", "H9 KA", "HA", Duty.FOLLOW),
        ("H7", "HA H7", "HH", Duty.FOLLOW_HIGHER),
        ("KA", "S7 KA", "HA", Duty.TRUMP),
        ("S7", "H9 S7", "HA", Duty.FOLLOW),
        ("S7", "S7 KA", "HA SA", Duty.NO_UNDERTRUMP),
    ],
)
def test_each_kind_of_loochenen_is_found(card: str, hand: str, trick: str, duty: Duty) -> None:
    """Not followed, not gone higher, not bought, bought instead of followed, bought under."""
    assert broken(card, hand, trick, built_in("manille")) is duty


def test_a_game_of_manille_that_stops_without_a_fault_gives_no_row() -> None:
    text = "troef s\nuitkomst n\n1: HA H10 H8 H7\n"
    judged = judge_play(read_play(text, built_in("manille"))[0], built_in("manille"))
    assert (judged.line, judged.settled) == ("", None)
    assert "unfinished" in {one.code for one in judged.findings}


def test_beside_superkraak_there_is_no_more() -> None:
    kraken = built_in("kraken")
    assert judge("w100kkk", kraken).findings == ()
    assert [one.severity for one in judge("w100kkkk", kraken).findings] == [Severity.ERROR]


def test_the_deal_goes_on_after_30_30() -> None:
    """Manille-tornooi: east deals the first game, so south the second and west the third."""
    sheet = score_sheet(["37!2g", "---", "40!4m2"], built_in("manille"))
    assert sheet.findings == ()
    assert sheet.dealers[:3] == (Position.E, Position.S, Position.W)


def test_a_box_left_blank_is_named_by_article_25() -> None:
    (found,) = judge("92+20?", built_in("nkf1976")).findings
    assert (found.code, found.side, found.article) == ("roem-blank", "ew", "NKF 1976, art. 25")
    assert judge("92+20", built_in("nkf1976")).findings == ()


def test_roem_that_was_taken_along_gives_way_to_as_much() -> None:
    """Alles over kaarten, Roem in de hand: even the lowest four in sequence rejects its 50."""
    rules = own(built_in("roem-in-de-hand"), hand_trick=True, hand_carried=True)
    (asked,) = score_sheet(["wp-50", "w92+50-50"], rules).findings
    assert (asked.code, asked.game) == ("hand-equal", 2)
    only_what_counts = score_sheet(["wp-50", "w92+50"], rules)
    assert (only_what_counts.ns.roem, only_what_counts.ew.roem) == (150, 0)
