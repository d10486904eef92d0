"""Who gets which number in a known draw without repeats, so that turns count too."""

from collections.abc import Sequence

from clubadmin.domain.draw.search.search import Groups


def numbers_in_turn(rounds: Sequence[Groups], full: int) -> list[int]:
    """The numbers of a known draw, those who sit out or play at three first, round by round."""
    special = [one for groups in rounds for group in groups if len(group) < full for one in group]
    everybody = sorted(one for group in rounds[0] for one in group)
    return list(dict.fromkeys([*special, *everybody]))


def renumbered(rounds: Sequence[Groups], people: Sequence[int]) -> list[Groups]:
    """The rounds with the person at each number in place of the number."""
    return [[[people[at] for at in group] for group in groups] for groups in rounds]
