"""Which roem and which points eight tricks can give, against what can be reasoned out."""

from datetime import date

import pytest

from clubadmin.domain.row.possible import (
    leaves_a_trick,
    points_possible,
    roem_space,
    without_points,
)
from clubadmin.domain.rules.rules import RuleSet, changed


def own(rules: RuleSet, **fields: object) -> RuleSet:
    return changed(rules, "Eigen", date(2027, 1, 1), **fields)


def test_a_trick_is_worth_20_40_50_70_or_100(nku: RuleSet, rotterdams: RuleSet) -> None:
    assert roem_space(nku).tricks == (20, 40, 50, 70, 100)
    assert roem_space(rotterdams).tricks == (20, 40, 50, 70, 100, 200)


def test_the_most_a_side_can_take_is_eight_tricks_of_four_alike(
    nku: RuleSet, rotterdams: RuleSet
) -> None:
    assert roem_space(nku).most == 800
    assert roem_space(rotterdams).most == 900


def test_10_and_30_cannot_be_and_near_the_top_little_can(nku: RuleSet) -> None:
    # six times four alike leave two ranks: at most stuk, 620. Four times leave 70 + 3 x 50.
    # Seven times leave nothing to make a sequence of.
    space = roem_space(nku)
    never = [amount for amount in range(0, 810, 10) if not space.one(amount)]
    assert never == [10, 30, 610, *range(630, 700, 10), *range(710, 800, 10)]


def test_without_four_alike_the_most_is_eight_sequences_and_one_stuk(nku: RuleSet) -> None:
    space = roem_space(own(nku, four_alike_ranks=()))
    assert space.most == 70 + 7 * 50
    assert not space.one(410)
    assert space.one(400)


def test_there_is_one_stuk_in_a_game(nku: RuleSet) -> None:
    only_stuk = roem_space(own(nku, four_alike_ranks=(), three_in_sequence=0, four_in_sequence=0))
    assert (only_stuk.tricks, only_stuk.most) == ((20,), 20)
    assert not only_stuk.both(20, 20)


@pytest.mark.parametrize(
    ("ns", "ew", "can_be"),
    [
        (700, 100, True),
        (700, 120, False),
        (600, 20, True),
        (600, 40, False),
        (220, 400, True),
        (230, 400, False),
        (0, 800, True),
        (20, 800, False),
        (-20, 0, False),
        (20, 10**30, False),
    ],
)
def test_both_sides_share_the_same_eight_tricks(
    ns: int, ew: int, can_be: bool, nku: RuleSet
) -> None:
    assert roem_space(nku).both(ns, ew) is can_be
    assert roem_space(nku).both(ew, ns) is can_be


def test_every_number_of_points_can_be_but_1_and_161(rules: RuleSet) -> None:
    assert [points for points in range(163) if not points_possible(points, rules)] == [1, 161]
    assert not points_possible(163, rules)
    assert not points_possible(-1, rules)


def test_who_lost_a_trick_has_seven_left_to_make_roem_in(nku: RuleSet) -> None:
    # eight times four alike is every card of the game
    assert not leaves_a_trick(800, nku)
    assert leaves_a_trick(700, nku)
    space = roem_space(nku)
    needs_all = [
        amount
        for amount in range(0, 810, 10)
        if space.one(amount) and not leaves_a_trick(amount, nku)
    ]
    assert needs_all == [530, 580, 590, 800]


def test_without_points_there_is_only_what_nines_eights_and_sevens_give(nku: RuleSet) -> None:
    # 9 8 7 of each of three plain suits, or four eights and four sevens; the nine of trumps is 14
    assert [one for one in range(0, 810, 10) if without_points(one, nku)] == [
        0, 20, 40, 60, 100, 200,
    ]  # fmt: skip
    high = own(nku, four_alike_ranks=("A", "K", "Q", "J", "10"))
    assert [one for one in range(0, 810, 10) if without_points(one, high)] == [0, 20, 40, 60]


def test_four_jacks_are_among_what_hands_can_declare_only_where_they_count(nku: RuleSet) -> None:
    for ranks, worths in ((("A",), (20, 50, 100)), (("J",), (20, 50, 100, 200))):
        rules = own(nku, roem_where="hand", four_alike_ranks=ranks, four_jacks=200)
        assert roem_space(rules).tricks == worths
        assert roem_space(own(rules, stuk=0)).tricks == worths  # nothing is no worth


def test_each_of_two_partners_has_a_hand_to_declare_of(nku: RuleSet) -> None:
    # twice four alike in either hand of eight, and stuk
    assert roem_space(own(nku, roem_where="hand")).most == 4 * 100 + 20
    # two players: in sixteen cards the four highest of each suit, four alike and in sequence
    assert roem_space(own(nku, players="2", roem_where="open")).most == 4 * 100 + 4 * 50 + 20


def test_roem_in_the_hand_asks_neither_tricks_nor_points(nku: RuleSet) -> None:
    for where in ("hand", "both", "open"):
        rules = own(nku, roem_where=where)
        assert leaves_a_trick(800, rules)
        assert without_points(50, rules)
    three = own(nku, system="solo", players="3")
    assert without_points(40, three)
