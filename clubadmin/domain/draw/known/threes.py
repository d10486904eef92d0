"""Draws of tables of three in which nobody meets twice, by construction.

Where everybody meets everybody these are Kirkman's schoolgirls: fifteen in seven rounds.
"""

from clubadmin.domain.draw.known.bases import turned_out
from clubadmin.domain.draw.search.local_search import Groups


def rounds_of_three(people: int, rounds: int) -> list[Groups] | None:
    """Rounds of tables of three (numbers from 0) without repeats; None: no such known here.

    Who is left over sits out, nobody twice.
    """
    if people < 3 or rounds < 1:
        return None
    turned = turned_out(3, people, rounds)
    if turned is not None:
        return turned
    if people % 3 == 2:
        larger = rounds_of_three(people + 1, rounds)
        return larger and [_without(people, groups) for groups in larger]
    return _by_columns(people // 3, rounds) if people % 3 == 0 else None


def _without(last: int, groups: Groups) -> Groups:
    """The groups without the last number; its two mates sit out, other two each round."""
    mates = next(group for group in groups if last in group)
    others = [group for group in groups if group is not mates]
    return [*([one] for one in mates if one != last), *others]


def _by_columns(size: int, rounds: int) -> list[Groups] | None:
    """Tables that take one of each of three columns; then tables within the columns.

    Two of different columns meet again only if their columns are shifted against each other
    by as much as before. An even number cannot have all shifts: the last one is left out.
    """
    across = min(rounds, size - 1 + size % 2)
    shifted = [_shifted(size, by) for by in range(across)]
    if across == rounds:
        return shifted
    within = rounds_of_three(size, rounds - across) if size % 3 == 0 else None
    if within is None:
        return None
    return shifted + [
        [[column * size + one for one in group] for column in range(3) for group in groups]
        for groups in within
    ]


def _shifted(size: int, by: int) -> Groups:
    """The second column moved up by so many places, the third by twice as many.

    Of an even size, twice as many would come back to places it had: from half way on, one more.
    """
    twice = 2 * by + (1 if size % 2 == 0 and 2 * by >= size else 0)
    return [[at, size + (at + by) % size, 2 * size + (at + twice) % size] for at in range(size)]
