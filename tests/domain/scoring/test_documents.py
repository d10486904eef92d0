"""What the documents give as examples, each by its figures."""

import pytest

from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.sheet import judge, score_sheet
from clubadmin.domain.terms import Outcome, Position, Side
from tests.domain.scoring.own import built_in, own


def gives(line: str, rules: RuleSet) -> tuple[tuple[int, int], tuple[int, int]]:
    """Points and roem of both sides; the line has nothing wrong."""
    judged = judge(line, rules)
    assert judged.settled is not None
    assert judged.findings == ()
    ns, ew = judged.settled.ns, judged.settled.ew
    return (ns.points, ns.roem), (ew.points, ew.roem)


def test_364_61_and_40_against_101_and_the_others_doubled() -> None:
    assert gives("w61+40k", built_in("kraken")) == ((324, 40), (0, 0))


def test_without_kraak_61_and_40_against_101_is_nat() -> None:
    assert gives("w61+40", built_in("kraken")) == ((0, 0), (162, 40))


def test_172_against_172_is_nat_with_spades_trump() -> None:
    assert gives("w76+20@s", built_in("schoppen-dubbel")) == ((0, 0), (324, 20))


def test_with_another_trump_96_against_86_is_made() -> None:
    assert gives("w76+20@h", built_in("schoppen-dubbel")) == ((76, 20), (86, 0))


def test_2592_a_superkraak_in_spades_and_all_roem() -> None:
    both = own(built_in("kraken"), spades_double=True)
    assert gives("w100+20-40@skkk", both) == ((2592, 60), (0, 0))
    assert gives("w60+20-40@skkk", both) == ((0, 0), (2592, 60))


@pytest.mark.parametrize(("double", "points"), [("k", 324), ("kk", 648), ("kkk", 1296)])
def test_a_kraak_a_rekraak_and_a_superkraak(double: str, points: int) -> None:
    assert gives(f"w100{double}", built_in("kraken")) == ((points, 0), (0, 0))


def test_90_and_0_the_side_with_most_roem_in_the_hand_rejects_the_others() -> None:
    rules = built_in("roem-in-de-hand")
    assert gives("92+50+40-20-20", rules) == ((92, 90), (70, 0))
    assert gives("w92+50+40-20-20", rules) == ((92, 90), (70, 0))


def test_kraken_is_often_played_with_roem_in_the_hand_and_spades_double() -> None:
    all_three = own(built_in("kraken"), roem_where="hand", spades_double=True)
    assert gives("w61+50+40-20-20k", all_three) == ((324, 90), (0, 0))
    assert gives("w81+40-20-s@sk", all_three) == ((648, 60), (0, 0))
    assert gives("z61+40-20@hkk", all_three) == ((648, 40), (0, 0))


def test_90_against_72_and_20_roem_is_nat() -> None:
    assert gives("w90-20", built_in("amsterdams")) == ((0, 0), (162, 20))


def test_at_two_92_are_needed() -> None:
    rules = built_in("leidsch")
    assert gives("w85#2", rules) == ((0, 0), (162, 0))
    assert gives("w92#2", rules) == ((92, 0), (70, 0))


def test_who_bids_a_number_must_reach_it_and_have_more() -> None:
    rules = built_in("leidsch-tientallen")
    assert gives("w109#110", rules) == ((0, 0), (162, 0))
    assert gives("w110#110", rules) == ((110, 0), (52, 0))
    assert gives("w92-50#90", rules) == ((0, 0), (162, 50))


def test_three_players_the_bid_is_reached_with_roem_and_two_share() -> None:
    rules = built_in("drie-spelers")
    assert gives("1/70+20#90", rules) == ((70, 20), (92, 0))
    (one, two, three) = score_sheet(["1/70+20#90"], rules).seats
    assert (one.total, two.total, three.total) == (90, 46, 46)


def test_37_points_are_7_and_the_other_side_nothing() -> None:
    assert gives("37", built_in("manille")) == ((7, 0), (0, 0))


def test_37_without_trumps_and_doubled_is_28() -> None:
    assert gives("37@zk", built_in("manille")) == ((28, 0), (0, 0))


def test_30_30_is_written_as_dashes() -> None:
    assert gives("---", built_in("manille")) == ((0, 0), (0, 0))


def test_120_is_the_most_that_a_game_gives() -> None:
    assert gives("60@zk", built_in("manille")) == ((120, 0), (0, 0))


@pytest.mark.parametrize(("line", "fine"), [("40!2v", 30), ("40k!2v", 60), ("40@zk!2v", 120)])
def test_fines_of_30_60_and_120_for_revoking(line: str, fine: int) -> None:
    settled = judge(line, built_in("manille")).settled
    assert settled is not None
    assert [(share.seat, share.fine) for share in settled.shares] == [(Position.E, fine)]


def test_15_for_the_second_misdeal_in_a_row() -> None:
    sheet = score_sheet(["60!1m2", "37!2m"], built_in("manille"))
    assert [(one.seat.value, one.fines) for one in sheet.seats] == [
        ("n", 15),
        ("e", 0),
        ("s", 0),
        ("w", 0),
    ]


def test_a_floor_of_0_when_fines_are_more_than_was_won() -> None:
    sheet = score_sheet(["37!1v120"], built_in("manille"))
    assert [one.total for one in sheet.seats] == [0, 0, 7, 0]


def test_a_pit_of_the_other_side_is_just_nat() -> None:
    assert gives("wn", built_in("amsterdams")) == ((0, 0), (162, 0))


def test_262_for_the_side_that_did_not_revoke() -> None:
    assert gives("v", built_in("amsterdams")) == ((0, 0), (262, 0))


def test_the_first_at_501_wins_and_a_tie_takes_one_more_game() -> None:
    rules = built_in("tot-501")
    sheet = score_sheet(["p", "p"], rules)
    assert sheet.match is not None
    assert (sheet.match.over_after, sheet.match.winner) == (2, Side.NS)
    tied = score_sheet(["122+100-200", "40+200-100", "71+40-20"], rules)
    assert tied.match is not None
    assert tied.match.over_after is None


def test_belote_20_for_king_and_queen_of_trumps_in_one_hand() -> None:
    rules = built_in("belote")
    assert gives("92+20", rules) == ((92, 20), (70, 0))
    assert gives("92-s", rules) == ((92, 0), (70, 20))
    assert [one.code for one in judge("92+50", rules).findings] == ["roem-limit"]


def test_troefcall_thirteen_tricks_and_no_roem() -> None:
    assert gives("7", built_in("troefcall")) == ((7, 0), (6, 0))


def test_two_players_count_as_four_do() -> None:
    rules = built_in("twee-spelers")
    assert gives("w90-20", rules) == ((0, 0), (162, 20))
    assert rules.tricks == 16


@pytest.mark.parametrize(
    ("name", "jacks"), [("nku", 100), ("nkf1976", 100), ("amsterdams", 200), ("rotterdams", 200)]
)
def test_four_jacks(name: str, jacks: int) -> None:
    assert built_in(name).four_jacks == jacks


def test_a_revoke_with_a_personal_penalty_leaves_all_else() -> None:
    personal = own(built_in("nku"), revoke="personal")
    judged = judge("92+20!3v", personal)
    assert judged.settled is not None
    assert (judged.settled.outcome, judged.settled.ns.total) == (Outcome.MADE, 112)
    assert [one.total for one in score_sheet(["92+20!3v"], personal).seats] == [112, 70, 12, 70]
