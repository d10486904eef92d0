"""What is tapped: keys that stand for a line, a row tried out, and a call or protest taken back."""

from clubadmin.model.results.protest import ProtestState
from clubadmin.services.club.club import OpenClub
from clubadmin.services.hall import protests
from clubadmin.services.sheets import sheets
from clubadmin.services.tableside import calls, codes
from clubadmin.services.tableside.table_rows import try_row, type_row
from clubadmin.services.tableside.table_sheet import table_sheet
from tests.services.evening_club import (
    content,
    evening_with,
    seat_by_hand,
    table_id,
    undone_and_redone,
)


def a_table(club: OpenClub) -> int:
    evening = seat_by_hand(club, evening_with(club, 4), ({1: "1 2 3 4"},))
    codes.turn_on(club, evening.id)
    return table_id(evening, 1, 1)


def test_keys_are_written_out_where_they_are_keys_and_left_where_they_are_a_line(
    club: OpenClub,
) -> None:
    at = a_table(club)
    done = type_row(club, at, 1, "92+5", version=0, key="a", keys=True)
    assert done.row is not None
    assert done.row.typed == "92+50"
    type_row(club, at, 2, "92+5", version=0, key="b")
    assert sheets.sheet(club, at).lines[:2] == ("92+50", "92+5")


def test_a_row_is_tried_out_and_nothing_is_kept(club: OpenClub) -> None:
    at = a_table(club)
    before = content(club)
    tried = try_row(club, at, 1, "n-40")
    assert tried.row is not None
    assert tried.row.settled is not None
    assert (tried.row.settled.ns.total, tried.row.settled.ew.total) == (0, 202)
    assert tried.sheet.ew.total == 202
    assert content(club) == before


def test_what_would_be_said_too_early_is_not_said_yet(club: OpenClub) -> None:
    at = a_table(club)
    codes_of = {
        keys: [one.code for one in try_row(club, at, 1, keys).sheet.findings]
        for keys in ("161", "1", "161+30")
    }
    assert codes_of["1"] == []  # of 100, or 120
    assert codes_of["161"] == []  # it ends on the 1 that may go on
    assert set(codes_of["161+30"]) == {"points-impossible", "roem-unit"}


def test_a_call_that_is_taken_back_is_one_undo(club: OpenClub) -> None:
    at = a_table(club)
    calls.call(club, at, key="a")
    assert table_sheet(club, at).called
    club = undone_and_redone(club, lambda one: calls.take_back(one, at, key="b"), restart=False)
    assert not table_sheet(club, at).called
    before = content(club)
    calls.take_back(club, at, key="b")  # it came again
    calls.take_back(club, at, key="c")  # and nobody was asked for any more
    assert content(club) == before


def test_a_table_withdraws_its_own_protest_and_nobody_elses(club: OpenClub) -> None:
    at = a_table(club)
    evening_id = table_sheet(club, at).evening_id
    draft = protests.ProtestDraft("Van een ander.", table_id=at)
    protests.hand_in(club, evening_id, draft)
    before = content(club)
    calls.withdraw(club, at)
    assert content(club) == before
    calls.protest(club, at, "Gemeld aan tafel.", key="a")
    calls.withdraw(club, at)
    states = {one.text: one.state for one in protests.protests(club, evening_id)}
    assert states["Gemeld aan tafel."] is ProtestState.WITHDRAWN
