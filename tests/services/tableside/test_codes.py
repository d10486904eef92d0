"""Codes: long, good for one evening, the same after a restart, others with one deed."""

import pytest

from clubadmin.errors import Gone, Refused
from clubadmin.model.tableside.codes import Door, HallCodes, Opens
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.club.uses import uses
from clubadmin.services.evenings import evenings
from clubadmin.services.results import closing
from clubadmin.services.tableside import codes
from tests.services.evening_club import draw_next, evening_with, type_sheet, undone_and_redone


def drawn(club: OpenClub, people: int = 8) -> int:
    return draw_next(club, evening_with(club, people).id, seed=1)[0].id


def opens(club: OpenClub, evening_id: int, code: str) -> Door:
    with club.store.read() as conn:
        return codes.door_of(codes.doors(conn, evening_id), code)


def every(found: HallCodes) -> list[str]:
    tables = [one.code for one in (*found.cards, *found.tables)]
    return [*tables, found.wall, found.desk]


def test_each_code_opens_what_it_is_for_and_nothing_else(club: OpenClub):
    evening = drawn(club)
    found = codes.turn_on(club, evening)
    assert [(one.table, one.round) for one in found.tables] == [(1, 1), (2, 1), (1, 2), (2, 2)]
    for one in (*found.cards, *found.tables):
        assert opens(club, evening, one.code) == Door(Opens.TABLE, evening, one.table, one.round)
    assert opens(club, evening, found.wall).opens is Opens.WALL
    assert opens(club, evening, found.desk).opens is Opens.DESK
    assert len(set(every(found))) == len(every(found))


def test_a_code_of_a_table_has_eighty_bits_in_letters_that_look_like_no_other(club: OpenClub):
    found = codes.turn_on(club, drawn(club))
    assert len(codes.LETTERS) == 32
    assert not set("oilu") & set(codes.LETTERS)
    for one in (*found.cards, *found.tables):
        assert len(one.code) == 16
        assert set(one.code) <= set(codes.LETTERS)
    assert [len(part) for part in found.desk.split("-")] == [4, 4, 4]


def test_a_code_is_read_as_it_was_meant(club: OpenClub):
    evening = drawn(club)
    desk = codes.turn_on(club, evening).desk
    sloppy = desk.upper().replace("-", " ").replace("0", "O").replace("1", "l")
    assert opens(club, evening, sloppy).opens is Opens.DESK


def test_codes_are_the_same_after_a_restart_and_when_it_is_turned_on_again(club: OpenClub):
    evening = drawn(club)
    found, path = codes.turn_on(club, evening), club.path
    club.close()
    with open_club(path) as again:
        assert codes.turn_on(again, evening) == found
        assert codes.hall_codes(again, evening) == found


def test_new_codes_make_every_old_one_open_nothing(club: OpenClub):
    evening = drawn(club)
    old = codes.turn_on(club, evening)
    new = codes.renew(club, evening)
    assert not set(every(old)) & set(every(new))
    for code in every(old):
        with pytest.raises(codes.Unknown):
            opens(club, evening, code)
    history.undo(club)  # the cards were printed already
    assert codes.hall_codes(club, evening) == old


def test_turning_on_and_new_codes_are_undone_and_redone(club: OpenClub):
    evening = drawn(club)
    club = undone_and_redone(club, lambda it: codes.turn_on(it, evening))
    assert "tableside" in uses(club)
    club = undone_and_redone(club, lambda it: codes.renew(it, evening))
    club.close()


def test_codes_of_one_evening_open_no_other(club: OpenClub):
    first = drawn(club)
    found = codes.turn_on(club, first)
    second = evenings.add_evening(
        club, evenings.evening(club, first).competition_id, evenings.evening(club, first).date
    )
    codes.turn_on(club, second.id)
    for code in every(found):
        with pytest.raises(codes.Unknown):
            opens(club, second.id, code)


def test_with_the_evening_closed_nothing_opens(club: OpenClub):
    evening = drawn(club)
    found = codes.turn_on(club, evening)
    for plan in evenings.evening(club, evening).plan:
        for table in plan.tables:
            type_sheet(club, table.table_id, "92 92 92 92")
    closing.close(club, evening)
    assert codes.hall_codes(club, evening) is None
    for code in every(found):
        with pytest.raises(Gone):
            opens(club, evening, code)
    with pytest.raises(Refused, match="afgesloten"):
        codes.turn_on(club, evening)


@pytest.mark.parametrize("code", ["", "x", "0" * 16, "é" * 16, "\x00", "a" * 10_000, "'; --"])
def test_what_is_no_code_opens_nothing(club: OpenClub, code: str):
    evening = drawn(club)
    codes.turn_on(club, evening)
    with pytest.raises(codes.Unknown, match="opent niets"):
        opens(club, evening, code)


def test_without_it_there_are_no_codes_and_none_to_renew(club: OpenClub):
    evening = drawn(club)
    assert codes.hall_codes(club, evening) is None
    with pytest.raises(codes.Unknown):
        opens(club, evening, "0" * 16)
    with pytest.raises(Refused, match="geen codes"):
        codes.renew(club, evening)


def test_the_evening_that_is_played_is_the_last_open_one_that_is_drawn(club: OpenClub):
    assert codes.last_open(club) is None
    evening = drawn(club)
    assert codes.last_open(club) == evening
