"""The check of the file knows what belongs to a contest."""

import sqlite3
from contextlib import closing

from clubadmin.services.care import health
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw.drawing import draw
from tests.services.evening_club import contest_evening


def _spoiled(club: OpenClub, statement: str) -> tuple[str, ...]:
    """What the check says after somebody changed the file with another program."""
    with closing(sqlite3.connect(club.path)) as other, other:
        other.execute(statement)
    return tuple(map(str, health.check(club).problems))


def test_the_check_sees_wallets_that_were_changed(club: OpenClub) -> None:
    draw(club, contest_evening(club, "schevenings", 4, rounds=1).id, 1)
    assert health.check(club).ok
    told = _spoiled(club, "UPDATE playing_table SET wallets = '1,2,3' WHERE number = 1")
    assert any(
        one.endswith("tafel 1: de mapjes passen niet bij de spellen op het formulier.")
        for one in told
    )


def test_the_check_sees_wallets_where_there_are_none(club: OpenClub) -> None:
    draw(club, contest_evening(club, "pairs", 4, rounds=1).id, 1)
    told = _spoiled(club, "UPDATE playing_table SET wallets = '1,2,3,4'")
    assert sum("de mapjes passen niet" in one for one in told) == 2


def test_the_check_sees_who_goes_on_from_a_table_of_others(club: OpenClub) -> None:
    evening, _ = draw(club, contest_evening(club, "knockout", 7, rounds=2).id, 1)
    three = evening.plan[0].tables[1].table_id
    told = _spoiled(club, f"INSERT INTO advance VALUES ({three}, 'n', 'w', 'loting')")
    assert any(one.endswith("tafel 2: wie er doorgaat, zit niet aan deze tafel.") for one in told)
