"""The ten rounds for 32 people."""

from itertools import combinations

from clubadmin.domain.draw.known.fours import (
    MIRRORED_PEOPLE,
    MIRRORED_ROUNDS,
    rounds_of_four,
)


def test_in_ten_rounds_everybody_of_thirty_two_meets_thirty_others() -> None:
    rounds = rounds_of_four(MIRRORED_PEOPLE, MIRRORED_ROUNDS)
    assert rounds is not None
    assert len(rounds) == MIRRORED_ROUNDS
    met = [
        couple for groups in rounds for group in groups for couple in combinations(sorted(group), 2)
    ]
    assert len(met) == len(set(met)) == MIRRORED_PEOPLE * 30 // 2
    for groups in rounds:
        assert sorted(one for group in groups for one in group) == list(range(MIRRORED_PEOPLE))


def test_of_thirty_one_nobody_meets_twice_in_ten_rounds_either() -> None:
    rounds = rounds_of_four(MIRRORED_PEOPLE - 1, MIRRORED_ROUNDS)
    assert rounds is not None
    met = [
        couple for groups in rounds for group in groups for couple in combinations(sorted(group), 2)
    ]
    assert len(met) == len(set(met))


def test_eleven_rounds_have_no_construction_for_there_are_only_31_others_to_meet() -> None:
    assert rounds_of_four(MIRRORED_PEOPLE, MIRRORED_ROUNDS + 1) is None
