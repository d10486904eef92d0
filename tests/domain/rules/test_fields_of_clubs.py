"""Rules that clubs of today write on their pages, each with a game worked out by hand."""

import pytest

from clubadmin.domain.row.hand_roem import HandWorth, hand_sums
from clubadmin.domain.row.possible import roem_space
from clubadmin.domain.rules.field_use import unused, values_of
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.sheet import judge
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Side
from tests.domain.scoring.own import built_in, own

NKU = built_in("nku")
HAND = own(NKU, roem_where="hand", four_alike=100, hand_reject="highest")


def counted(line: str, rules: RuleSet) -> tuple[int, int, int, int]:
    """Points and roem of Wij, then of Zij."""
    game = judge(line, rules).settled
    assert game is not None
    return game.ns.points, game.ns.roem, game.ew.points, game.ew.roem


@pytest.mark.parametrize(
    ("roem", "zij"), [("other", (262, 70)), ("own", (262, 50)), ("lost", (262, 0))]
)
def test_where_roem_stays_after_verzaken_is_as_the_club_writes_it(
    roem: str, zij: tuple[int, int]
) -> None:
    """Wij showed 20, Zij 50; Wij revoked."""
    assert counted("wv+20-50", own(NKU, revoke_roem=roem)) == (0, 0, *zij)


def test_the_penalty_in_the_box_stays_where_other_roem_lapses() -> None:
    rules = own(NKU, revoke_written="roem", revoke_roem="lost")
    assert counted("wv+20-150", rules) == (0, 0, 162, 100)
    assert counted("wv", rules) == (0, 0, 162, 100)


def test_roem_of_a_revoke_can_only_lapse_where_the_other_gets_it() -> None:
    assert unused("revoke_roem", values_of(own(NKU, revoke="personal")))
    assert unused("revoke_redeals", values_of(own(NKU, revoke="redeal")))
    assert not unused("revoke_redeals", values_of(own(NKU, revoke_redeals="1")))


def test_dealing_again_first_leaves_the_penalty_of_the_next_time_as_it_is() -> None:
    rules = own(NKU, revoke_redeals="1")
    assert judge("wv", rules).findings == ()
    assert counted("wv", rules) == (0, 0, 262, 0)


def test_four_nines_can_be_worth_more_than_other_fours() -> None:
    rules = own(NKU, four_nines=150)
    assert dict(rules.four_alike_worths)["9"] == 150
    assert roem_space(rules).one(150)
    assert 150 in roem_space(rules).tricks
    assert 150 not in roem_space(NKU).tricks
    (found,) = judge("w162+150-s", own(rules, four_alike_ranks=("10", "J", "Q"))).findings[:1]
    assert found.code  # no 150 where nines do not count


def test_two_hands_hold_four_nines_once() -> None:
    assert hand_sums(8, HandWorth(0, 0, 0, (("9", 150),)), partner=True) == {0, 150}


@pytest.mark.parametrize(
    ("line", "roem"),
    [
        ("w92+100-20", (100, 0)),  # one of 100, or 50 and 50
        ("w92+50-20", (50, 0)),
        ("w92+40-50", (0, 50)),  # two threes against a four
        ("w92+100g-120", (100, 0)),  # the row says it: 100 against 50, 50 and 20
    ],
)
def test_the_highest_single_roem_of_a_hand_decides(line: str, roem: tuple[int, int]) -> None:
    assert counted(line, HAND)[1::2] == roem
    assert judge(line, HAND).findings == ()


def test_a_row_that_does_not_say_whose_single_is_highest_is_asked_about() -> None:
    (found,) = judge("w92+100-120", HAND).findings
    assert (found.code, found.side) == ("hand-equal", Side.NS)
    assert sentence(found).startswith(
        "Roem Wij: Wij meldde 100 in de hand en Zij 120, en de hoogste enkele gaat voor"
    )
    assert counted("w92+100-120", HAND)[1::2] == (100, 120)
