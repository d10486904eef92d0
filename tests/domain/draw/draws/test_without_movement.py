"""Where nobody moves by a plan: who asked to meet does so once."""

from clubadmin.domain.draw.draws.comparison import groups_meeting_once
from clubadmin.domain.draw.groups.grouping import draw_groups
from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.task import Task, pairs_at_tables, people_at_tables


def test_who_asked_to_meet_does_so_in_the_first_round_and_not_again() -> None:
    for rounds in (1, 2, 3):
        task = Task(tuple(range(8)), range(1, rounds + 1), pairs_at_tables, 2, together=((2, 5),))
        found = groups_meeting_once(task, Chance(1))
        assert len(found) == rounds
        met = [[2, 5] in map(sorted, groups) for groups in found]
        assert met == [True, *[False] * (rounds - 1)]


def test_who_asked_for_each_other_are_put_apart_only_where_no_table_has_room() -> None:
    """Of eight, three and three and two: no table of four has room for the two."""
    wishes = ((0, 1), (1, 2), (3, 4), (4, 5), (6, 7))
    task = Task(
        tuple(range(8)), range(1, 2), lambda n: people_at_tables(n, "sits-out"), 4, together=wishes
    )
    (groups,) = draw_groups(task, Chance(1))
    assert sorted(map(len, groups)) == [4, 4]
    assert sum({a, b} <= set(group) for a, b in wishes for group in groups) == 4
