"""Kraken: kraak, rekraak and superkraak, and what the document gives as example."""

import pytest

from clubadmin.domain.row.settle import SettledGame
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.sheet import judge
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Outcome, Side
from tests.domain.scoring.own import built_in, own


@pytest.fixture
def kraken() -> RuleSet:
    return built_in("kraken")


def settled(line: str, rules: RuleSet) -> SettledGame:
    game = judge(line, rules).settled
    assert game is not None
    return game


def figures(line: str, rules: RuleSet) -> tuple[int, int, int, int, str, Side | None]:
    game = settled(line, rules)
    return (
        game.ns.points,
        game.ns.roem,
        game.ew.points,
        game.ew.roem,
        game.outcome.value,
        game.side,
    )


def codes(line: str, rules: RuleSet) -> list[tuple[str, str | None]]:
    return [(one.code, one.side) for one in judge(line, rules).findings]


def told(line: str, rules: RuleSet) -> str:
    return " ".join(map(sentence, judge(line, rules).findings))


def test_61_and_40_against_101_gekraakt_by_the_others_is_364(kraken: RuleSet) -> None:
    game = settled("w61+40k", kraken)
    assert figures("w61+40k", kraken) == (324, 40, 0, 0, "made", None)
    assert game.ns.total == 364
    assert codes("w61+40k", kraken) == []


def test_without_the_kraak_that_tie_is_nat(kraken: RuleSet) -> None:
    assert figures("w61+40", kraken) == (0, 0, 162, 40, "nat", Side.NS)


@pytest.mark.parametrize(
    ("line", "points"), [("w100k", 324), ("w100kk", 648), ("w100kkk", 1296), ("w100", 100)]
)
def test_kraak_rekraak_and_superkraak_put_324_648_and_1296_on_the_game(
    line: str, points: int, kraken: RuleSet
) -> None:
    assert settled(line, kraken).ns.points == points


@pytest.mark.parametrize(
    ("line", "outcome"),
    [
        ("w81", Outcome.NAT),
        ("w81k", Outcome.MADE),
        ("w81kk", Outcome.NAT),
        ("w81kkk", Outcome.MADE),
        ("w80k", Outcome.NAT),
        ("w82kk", Outcome.MADE),
    ],
)
def test_who_doubled_last_loses_a_tie(line: str, outcome: Outcome, kraken: RuleSet) -> None:
    assert settled(line, kraken).outcome is outcome


@pytest.mark.parametrize(
    ("line", "outcome"),
    [
        ("w81#1k", Outcome.MADE),  # 81 against 81: the others doubled, and have no more
        ("w80#1k", Outcome.NAT),
        ("w81#1", Outcome.NAT),
        ("w91#2k", Outcome.NAT),  # level two asks 92
        ("w92#2k", Outcome.MADE),
    ],
)
def test_kraken_on_bids_by_level_the_first_level_asks_no_more_than_to_win(
    line: str, outcome: Outcome
) -> None:
    both = own(built_in("leidsch"), doubling="kraken")
    assert settled(line, both).outcome is outcome


def test_the_undoubled_roem_of_both_goes_to_the_winner(kraken: RuleSet) -> None:
    assert figures("w100+20-50k", kraken) == (324, 70, 0, 0, "made", None)
    assert figures("w60+20-50kk", kraken) == (0, 0, 648, 70, "nat", Side.NS)
    assert figures("z100+20-50k", kraken) == (324, 70, 0, 0, "nat", Side.EW)


def test_a_pit_that_was_gekraakt_brings_its_hundred_once(kraken: RuleSet) -> None:
    assert figures("wp+140k", kraken) == (324, 140, 0, 0, "pit", Side.NS)
    assert figures("wpk", kraken) == (324, 100, 0, 0, "pit", Side.NS)
    assert codes("wp+140k", kraken) == codes("wpk", kraken) == []


def test_a_club_may_double_pit_and_penalty_as_well(kraken: RuleSet) -> None:
    mild = own(kraken, doubled_bonus=True)
    assert figures("wpk", mild)[:2] == (324, 200)
    assert figures("wv+20k", mild)[2:4] == (524, 20)
    assert codes("wpk", mild) == codes(".v+20k", mild) == []


def test_who_revokes_in_a_game_that_was_gekraakt_gives_it_all_and_the_penalty(
    kraken: RuleSet,
) -> None:
    assert figures("wv+20k", kraken) == (0, 0, 424, 20, "revoke", Side.NS)
    assert figures(".vk", kraken) == (424, 0, 0, 0, "revoke", Side.EW)
    assert codes("vk", kraken) == codes("v.424k", kraken) == []
    assert codes("v.262k", kraken) == [("revoke-points", "ns")]
    assert codes("424k", kraken) == [("revoke-unmarked", "ns")]


def test_as_written_the_paper_shows_the_doubled_figures(kraken: RuleSet) -> None:
    assert figures("324+40k", kraken) == (324, 40, 0, 0, "made", None)
    assert figures("n-40k", kraken) == (0, 0, 324, 40, "nat", Side.NS)
    assert codes("324+40k", kraken) == codes("n-40k", kraken) == codes(".1296kkk", kraken) == []


def test_a_count_without_who_played_is_named_and_both_readings_are_offered(
    kraken: RuleSet,
) -> None:
    assert codes("61+40k", kraken) == [("double-who", None)]
    assert told("61+40k", kraken) == (
        "Punten: 61 tegen 263 kan niet: een gekraakt spel is 324 tegen 0. Is dit de telling, typ "
        "dan wie speelde ervoor. Bedoeld w61+40k, of z61+40k? (Alles over kaarten, Kraken)"
    )


def test_who_pays_for_a_revoke_himself_leaves_all_to_one_side_in_a_game_that_was_gekraakt(
    kraken: RuleSet,
) -> None:
    personal = own(kraken, revoke="personal")
    assert codes("v324k!1v", personal) == []
    assert codes("v61+40k!1v", personal) == [("double-who", None)]
    assert codes("v324-20k!1v", personal) == [("double-keeps", "ew")]
    assert codes("n+20k", personal) == [("nat-keeps", "ns")]
    assert codes("wvk", personal) == [("revoke-points", "ns")]


def test_figures_that_no_kraak_gives_are_named(kraken: RuleSet) -> None:
    assert codes("300k", kraken) == [("double-points", None)]
    assert codes("w!61+40k", kraken) == [("double-points", None)]
    assert "Bedoeld w61+40k?" in told("w!61+40k", kraken)
    assert codes("324-20k", kraken) == codes("324-50k", kraken) == [("double-keeps", "ew")]
    assert codes("w!.324k", kraken) == [("nat-missed", "ns")]


def test_a_tie_that_the_others_doubled_is_not_nat(kraken: RuleSet) -> None:
    assert codes("wn61+40k", kraken) == [("nat-wrong", "ns")]
    assert told("wn61+40k", kraken) == (
        "Totaal: Wij staat als nat, maar heeft 101 tegen 101, en wie het laatst verdubbelde moet "
        "meer hebben: dat is gemaakt. Haal nat weg, of kijk de punten na. "
        "(Alles over kaarten, Kraken)"
    )


def test_all_points_in_a_game_that_was_gekraakt_ask_for_no_mark_on_paper(kraken: RuleSet) -> None:
    assert codes("324k", kraken) == []
    assert codes("w162k", kraken) == [("sweep-unmarked", "ns")]


def test_gekraakt_with_roem_in_the_hand_the_others_hand_is_rejected_first(kraken: RuleSet) -> None:
    hand = own(kraken, roem_where="hand")
    assert figures("w100+90-40k", hand) == (324, 90, 0, 0, "made", None)


# --- spades double ------------------------------------------------------------------------


def test_76_and_20_with_spades_is_172_against_172_and_nat() -> None:
    rules = built_in("schoppen-dubbel")
    assert figures("w76+20@s", rules) == (0, 0, 324, 20, "nat", Side.NS)
    assert codes("w76+20@s", rules) == []


def test_the_same_with_another_suit_is_made() -> None:
    rules = built_in("schoppen-dubbel")
    assert figures("w76+20@h", rules) == (76, 20, 86, 0, "made", None)


def test_172_against_172_as_the_paper_has_it_asks_who_is_nat() -> None:
    rules = built_in("schoppen-dubbel")
    assert figures("152+20@s", rules)[:4] == (152, 20, 172, 0)
    assert codes("152+20@s", rules) == [("tie-unsettled", None)]


def test_with_spades_each_side_keeps_twice_its_points_and_its_roem_once() -> None:
    rules = built_in("schoppen-dubbel")
    assert figures("w92+20-20@s", rules) == (184, 20, 140, 20, "made", None)
    assert figures("wp@s", rules) == (324, 100, 0, 0, "pit", Side.NS)
    assert figures("p@s", rules) == (324, 100, 0, 0, "pit", Side.NS)
    assert figures(".v@s", rules)[:2] == (424, 0)


def test_odd_points_cannot_be_where_spades_count_double() -> None:
    rules = built_in("schoppen-dubbel")
    assert codes("153@s", rules) == [("points-impossible", "ns")]
    assert told("153@s", rules) == (
        "Punten Wij: 153 kan niet: in dit spel telt elk punt 2 keer, en dat deelt dit getal "
        "niet. Typ w of z ervoor als dit de telling is. Bedoeld w153@s, of z153@s? "
        "(Alles over kaarten, Schoppen dubbel)"
    )
    assert "Bedoeld w92.70@s, of z92.70@s?" in told("92.70@s", rules)
    assert "Bedoeld w0.162@s, of z0.162@s?" in told("0.162@s", rules)
    assert codes("153@h", rules) == codes("w153@s", rules) == codes("152@s", rules) == []
    assert codes("2@s", rules) == codes("322@s", rules) == [("points-impossible", "ns")]
    assert codes("326@s", rules) == codes("w163@s", rules) == [("points-range", "ns")]


def test_odd_points_that_were_doubled_are_named_by_the_article_on_doubling(nku: RuleSet) -> None:
    rules = own(nku, doubling="kloppen")
    (found,) = judge("101k", rules).findings
    assert (found.code, found.article) == ("points-impossible", rules.articles["doubling"])
    assert found.article != rules.articles["spades_double"]
    assert codes("102k", rules) == []


# --- both together ------------------------------------------------------------------------


def test_a_superkraak_with_spades_is_2592_and_all_roem(kraken: RuleSet) -> None:
    both = own(kraken, spades_double=True)
    assert figures("w100+20-50@skkk", both) == (2592, 70, 0, 0, "made", None)
    assert figures("2592+70@skkk", both) == (2592, 70, 0, 0, "made", None)
    assert codes("w100+20-50@skkk", both) == codes("2592+70@skkk", both) == []


def test_the_two_can_be_put_together_from_either_side(kraken: RuleSet) -> None:
    other = own(built_in("schoppen-dubbel"), doubling="kraken")
    for line in ("w76+20@sk", "w100@skk", "z20-50@hkkk"):
        assert figures(line, other) == figures(line, own(kraken, spades_double=True))


def test_172_against_172_gekraakt_is_made(kraken: RuleSet) -> None:
    both = own(kraken, spades_double=True)
    assert figures("w76+20@sk", both) == (648, 20, 0, 0, "made", None)
    assert figures("w76+20@skk", both) == (0, 0, 1296, 20, "nat", Side.NS)
