"""Who sits at a table of which not everybody is known yet."""

from clubadmin.domain.draw.plan.schedule import KnockoutTable, Place


def test_partners_of_a_knock_out_are_those_of_whom_both_are_certain() -> None:
    later = Place(1, 3, 1)
    assert KnockoutTable(1, (4, 2, 7, 5)).partners == ((2, 4), (5, 7))
    assert KnockoutTable(1, (4, 2, 7, later)).partners == ((2, 4),)
    assert KnockoutTable(1, (4, later, 7, 5)).partners == ((5, 7),)
    assert KnockoutTable(1, (4, 2)).partners == ()
    assert KnockoutTable(1, (4, later)).people == (4,)
