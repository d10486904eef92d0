"""The ten rounds for 32 people."""

from itertools import combinations

from clubadmin.domain.draw.known.fours import rounds_of_four
from clubadmin.domain.draw.known.mirrored import PEOPLE, ROUNDS


def test_in_ten_rounds_everybody_of_thirty_two_meets_thirty_others() -> None:
    rounds = rounds_of_four(PEOPLE, ROUNDS)
    assert rounds is not None
    assert len(rounds) == ROUNDS
    met = [
        couple for groups in rounds for group in groups for couple in combinations(sorted(group), 2)
    ]
    assert len(met) == len(set(met)) == PEOPLE * 30 // 2
    for groups in rounds:
        assert sorted(one for group in groups for one in group) == list(range(PEOPLE))


def test_of_thirty_one_nobody_meets_twice_in_ten_rounds_either() -> None:
    rounds = rounds_of_four(PEOPLE - 1, ROUNDS)
    assert rounds is not None
    met = [
        couple for groups in rounds for group in groups for couple in combinations(sorted(group), 2)
    ]
    assert len(met) == len(set(met))


def test_eleven_rounds_have_no_construction_for_there_are_only_31_others_to_meet() -> None:
    assert rounds_of_four(PEOPLE, ROUNDS + 1) is None
