import pytest

from clubadmin.domain.row.hand_roem import HandWorth, equal_hands, hand_change, hand_sums, rejected
from clubadmin.domain.row.possible import roem_space
from clubadmin.domain.row.raw import Box, Mark, RawGame
from clubadmin.domain.rules.cards import RANKS
from clubadmin.domain.rules.field_use import unused, values_of
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.sheet import judge, score_sheet
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Language, Outcome, Severity, Side
from tests.domain.scoring.own import built_in, own

WORTH = HandWorth(20, 50, 100, tuple((rank, 200 if rank == "J" else 100) for rank in RANKS))


@pytest.fixture
def in_hand(nku: RuleSet) -> RuleSet:
    return own(nku, roem_where="hand")


@pytest.fixture
def both(nku: RuleSet) -> RuleSet:
    return own(nku, roem_where="both")


def kept(raw: RawGame, rules: RuleSet) -> tuple[int, int]:
    """What both boxes count."""
    ns, ew = (0 if isinstance(roem, Box) else roem for roem in (raw.ns_roem, raw.ew_roem))
    return ns + hand_change(raw, Side.NS, rules), ew + hand_change(raw, Side.EW, rules)


def test_90_and_0_the_side_with_most_rejects_the_others_roem(in_hand: RuleSet) -> None:
    assert kept(RawGame(ns_roem=90, ew_roem=40), in_hand) == (90, 0)
    assert kept(RawGame(ns_roem=40, ew_roem=90), in_hand) == (0, 90)


def test_only_the_box_of_who_made_the_pit_holds_its_bonus(in_hand: RuleSet) -> None:
    pit = RawGame(mark=Mark.PIT, mark_side=Side.NS, ns_roem=150, ew_roem=120)
    assert kept(pit, in_hand) == (100, 120)  # 50 declared against 120
    other = RawGame(mark=Mark.PIT, mark_side=Side.EW, ns_roem=120, ew_roem=150)
    assert kept(other, in_hand) == (120, 100)
    revoke = RawGame(mark=Mark.REVOKE, mark_side=Side.EW, ns_roem=50, ew_roem=120)
    assert kept(revoke, in_hand) == (0, 120)


def test_a_pit_without_roem_of_its_own_rejects_nothing(in_hand: RuleSet) -> None:
    pit = RawGame(mark=Mark.PIT, mark_side=Side.NS, ns_roem=100, ew_roem=50)
    assert kept(pit, in_hand) == (100, 50)


def test_stuk_counts_even_for_the_side_whose_roem_is_rejected(in_hand: RuleSet) -> None:
    raw = RawGame(ns_roem=90, ew_roem=40, stuk=Side.EW)
    assert kept(raw, in_hand) == (90, 20)


def test_roem_on_the_table_is_never_rejected(both: RuleSet) -> None:
    raw = RawGame(ns_roem=20, ew_roem=70, ns_hand=50, ew_hand=20)
    assert kept(raw, both) == (70, 70)


def test_equal_roem_in_the_hand_is_left_as_it_was_typed(in_hand: RuleSet) -> None:
    raw = RawGame(ns_roem=50, ew_roem=50)
    assert kept(raw, in_hand) == (50, 50)
    assert equal_hands(raw, in_hand) == 50
    assert equal_hands(RawGame(), in_hand) == 0
    assert equal_hands(RawGame(ns_roem=1, ew_roem=1), in_hand) == 1  # a slip is told as well


def test_the_row_says_whose_equal_roem_goes_before(in_hand: RuleSet, both: RuleSet) -> None:
    """Four kings of Wij against five in sequence of Zij: 66 and 100 against 96."""
    game = judge("w66+100g-100", in_hand)
    assert game.findings == ()
    assert game.settled is not None
    assert (game.settled.ns.total, game.settled.ew.total) == (166, 96)
    asked = judge("w66+100-100", in_hand)
    assert [one.code for one in asked.findings] == ["hand-equal"]
    assert "zet dan een g achter de roem met vier gelijke" in sentence(asked.findings[0])
    apart = judge("z66+20-100h+100hg", both)
    assert apart.findings == ()
    assert apart.settled is not None
    assert (apart.settled.outcome, apart.settled.ns.roem) == (Outcome.NAT, 120)


def test_roem_of_who_takes_no_trick_can_be_invalid(in_hand: RuleSet) -> None:
    """Alles over kaarten, Roem in de hand: 50 was declared, but the others make the pit."""
    strict = own(in_hand, hand_trick=True)
    for rules, kept_by_zij in ((in_hand, 50), (strict, 0)):
        settled = judge("wp+120-50", rules).settled
        assert settled is not None
        assert (settled.ns.roem, settled.ew.roem) == ((100 if kept_by_zij else 120), kept_by_zij)
    assert kept(RawGame(ns_roem=20, ew_roem=50), strict) == (0, 50)  # both took tricks
    shown = judge("wp+120-50-s", strict).settled
    assert shown is not None
    assert shown.ew.roem == 20  # stuk always counts


def test_what_was_not_valid_goes_along_to_the_next_game(in_hand: RuleSet) -> None:
    rules = own(in_hand, hand_trick=True, hand_carried=True)
    scored = score_sheet(["wp-50", "w92", "w92-50"], rules)
    (found,) = scored.findings
    assert (found.code, found.game, found.severity) == ("hand-carry", 2, Severity.WARNING)
    assert sentence(found).startswith(
        "Spel 2, roem Zij: Zij meldde in spel 1 50 in de hand en haalde geen slag. Dat mag mee"
    )
    assert "may go along" in sentence(found, Language.EN)
    carried = score_sheet(["wp-50", "w92-50"], rules)
    assert carried.findings == ()
    assert (carried.ew.points, carried.ew.roem) == (162, 50)  # 70 + 50 against 92: nat
    assert score_sheet(["wp-50", "w92"], own(rules, hand_carried=False)).findings == ()


def test_four_alike_of_less_roem_go_before_nothing(in_hand: RuleSet) -> None:
    assert kept(RawGame(ns_roem=120, ew_roem=100, alike=Side.EW), in_hand) == (120, 0)


def test_the_sign_of_four_alike_stands_once_and_only_where_hands_count(
    in_hand: RuleSet, nku: RuleSet
) -> None:
    for line, rules in (("w66+100g-100g", in_hand), ("w66+100g", nku)):
        (found,) = judge(line, rules).findings
        assert found.code == "unreadable"


def test_five_in_sequence_stay_if_the_four_alike_did_not_bid() -> None:
    rules = built_in("leidsch-tientallen")
    (found,) = judge("w112+100h-100hg#110", rules).findings
    assert (found.code, found.side) == ("hand-left", Side.NS)
    assert sentence(found).startswith(
        "Roem Wij: Wij meldde 100 in de hand en Zij ook, met vier gelijke. Bood Zij mee, dan telt"
    )
    assert judge("w112+100hg-100h#110", rules).findings == ()


def test_the_hundred_of_a_pit_is_no_roem_in_the_hand(in_hand: RuleSet) -> None:
    raw = RawGame(mark=Mark.PIT, mark_side=Side.NS, ns_roem=120, ew_roem=50)
    assert rejected(raw, in_hand) is Side.NS
    assert kept(raw, in_hand) == (100, 50)


def test_only_who_bid_may_reject(in_hand: RuleSet) -> None:
    bidders = own(in_hand, hand_reject="bidders")
    raw = RawGame(ns_roem=50, ew_roem=90, played_by=Side.NS)
    assert rejected(raw, bidders) is None
    assert rejected(RawGame(ns_roem=90, ew_roem=50, played_by=Side.NS), bidders) is Side.EW


def test_equal_amounts_in_the_hand_are_a_warning_where_only_who_bid_may_reject() -> None:
    rules = built_in("leidsch-tientallen")
    (found,) = judge("w112+50h-50h#110", rules).findings
    assert (found.code, found.severity, found.side) == ("hand-left", Severity.WARNING, None)
    assert sentence(found).startswith(
        "Roem: beide kanten meldden 50 in de hand, en beide zijn geteld. Was die van de ene kant "
        "hoger"
    )
    assert "both are counted" in sentence(found, Language.EN)


def test_roem_that_the_others_may_have_rejected_is_pointed_out() -> None:
    rules = built_in("leidsch-tientallen")
    (found,) = judge("w112+50h-90h#110", rules).findings
    assert (found.code, found.severity) == ("hand-left", Severity.WARNING)
    assert sentence(found).startswith(
        "Roem Wij: Wij meldde 50 in de hand en Zij 90. Bood Zij mee, dan telt de 50 niet"
    )
    assert judge("w112+90h-50h#110", rules).findings == ()


def test_roem_on_the_table_alone_stays_as_it_is(nku: RuleSet) -> None:
    assert kept(RawGame(ns_roem=90, ew_roem=40), nku) == (90, 40)


def test_a_hand_of_eight_gives_at_most_four_jacks_and_another_four_alike() -> None:
    assert max(hand_sums(8, WORTH, partner=False)) == 300


def test_one_pair_of_hands_holds_four_jacks_once() -> None:
    assert max(hand_sums(8, WORTH, partner=True)) == 500


def test_a_card_of_four_alike_may_be_in_a_sequence_as_well() -> None:
    sevens = WORTH._replace(alike=(("7", 100),))
    assert max(hand_sums(8, sevens, partner=False)) == 200  # four sevens, 8 to J with one of them


@pytest.mark.parametrize("amount", [20, 40, 50, 60, 70, 90, 100, 120, 150, 200])
def test_amounts_that_hands_give(amount: int, in_hand: RuleSet) -> None:
    assert roem_space(in_hand).one(amount)


@pytest.mark.parametrize("amount", [10, 25, 30, 1000])
def test_amounts_that_no_hand_gives(amount: int, in_hand: RuleSet) -> None:
    assert not roem_space(in_hand).one(amount)


def test_roem_on_the_table_and_in_the_hand_add_up(both: RuleSet, nku: RuleSet) -> None:
    assert (
        roem_space(both).most == roem_space(nku).most + roem_space(own(nku, roem_where="hand")).most
    )


def test_three_cards_to_a_trick_give_neither_four_in_sequence_nor_four_alike(nku: RuleSet) -> None:
    space = roem_space(own(nku, players="3", system="solo"))
    assert space.tricks == (20, 40)
    assert space.one(40)
    assert not space.one(50)


def test_two_players_can_have_four_in_sequence_lying_open(nku: RuleSet) -> None:
    space = roem_space(own(nku, players="2"))
    assert space.both(50, 100)
    assert not space.one(30)


def test_where_only_stuk_counts_one_side_has_20_or_nobody(nku: RuleSet) -> None:
    space = roem_space(own(nku, roem_where="stuk"))
    assert space.both(20, 0)
    assert space.both(0, 20)
    assert not space.both(20, 20)
    assert not space.one(40)


def test_where_no_roem_counts_none_can_be(nku: RuleSet) -> None:
    space = roem_space(own(nku, roem_where="none"))
    assert space.both(0, 0)
    assert not space.one(20)


def test_roem_of_open_cards_is_typed_and_nothing_of_it_is_rejected() -> None:
    two = built_in("twee-spelers")
    assert two.roem_where == "open"
    settled = judge("w92+50-100", two).settled
    assert settled is not None
    assert (settled.outcome, settled.ew.roem) == (Outcome.NAT, 150)
    assert judge("w92+50-50", two).findings == ()
    assert judge("p-50", two).findings == ()  # his cards lay open, though he took no trick
    assert judge("w82+100", own(two, five_in_sequence=0, four_alike_ranks=())).findings == ()
    (found,) = judge("92+50h", two).findings
    assert found.code == "unreadable"


def test_five_open_cards_in_sequence_count_as_they_do_in_the_hand() -> None:
    two = own(built_in("twee-spelers"), five_in_sequence=60)
    assert judge("w92+60", two).findings == ()
    assert unused("five_in_sequence", values_of(two)) is None
    assert unused("hand_reject", values_of(two))
    assert unused("five_in_sequence", values_of(own(two, players="4", roem_where="table")))
