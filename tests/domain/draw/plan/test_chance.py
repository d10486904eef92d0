"""What is drawn by a seed, the same on every machine."""

from clubadmin.domain.draw.plan.chance import Chance


def test_a_seed_shuffles_alike_everywhere() -> None:
    """By 1 fall 0.134, 0.847, 0.764, 0.255: the last goes to the front, the others stay."""
    chance = Chance(1)
    assert chance.shuffled("abcd") == ["d", "b", "c", "a"]
    assert chance.below(10) == 2
