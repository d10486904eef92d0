"""Both sides agree; whatever is changed on the sheet afterwards takes that back."""

import pytest

from clubadmin.model.tableside.sheet import TableState
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.hall import protests
from clubadmin.services.sheets import sheets
from clubadmin.services.tableside import calls, codes, confirming
from clubadmin.services.tableside.at_tables import at_tables
from clubadmin.services.tableside.table_sheet import table_sheet
from clubadmin.services.tableside.troubles import NoRow, Taken
from tests.services.evening_club import (
    draw_next,
    evening_with,
    table_id,
    type_sheet,
    undone_and_redone,
)

TOTALS = {"ns": 4 * 112, "ew": 4 * 70}


@pytest.fixture
def table(club: OpenClub) -> int:
    """A sheet of four games of 92 and 20 against 70."""
    evening, _ = draw_next(club, evening_with(club, 8).id, seed=1)
    codes.turn_on(club, evening.id)
    number = table_id(evening, 1, 1)
    type_sheet(club, number, "92+20 92+20 92+20 92+20", sign=False)
    return number


def confirmed(club: OpenClub, table: int) -> bool:
    found = table_sheet(club, table)
    on_board = at_tables(club, found.evening_id).get(table)
    assert (found.state is TableState.CONFIRMED) == (on_board is not None and on_board.confirmed)
    return found.state is TableState.CONFIRMED


def both(club: OpenClub, table: int) -> None:
    for side in ("ns", "ew"):
        confirming.confirm(club, table, side, TOTALS, key=f"c-{side}-{club.store.last.id}")


def test_it_is_confirmed_once_both_sides_agree(club: OpenClub, table: int):
    done = confirming.confirm(club, table, "ns", TOTALS, key="a")
    assert (done.sheet.state, done.sheet.confirmed) == (TableState.OPEN, {"ns"})
    assert str(club.saved().label) == "Tafel 1, ronde 1: bevestigd door Wij"
    done = confirming.confirm(club, table, "ew", TOTALS, key="b")
    assert done.sheet.state is TableState.CONFIRMED
    assert done.sheet == table_sheet(club, table)
    assert confirmed(club, table)


def test_agreeing_is_undone_and_redone(club: OpenClub, table: int):
    act = undone_and_redone(club, lambda it: confirming.confirm(it, table, "ns", TOTALS, key="a"))
    act.close()


def test_other_totals_are_refused_with_those_that_stand_there(club: OpenClub, table: int):
    with pytest.raises(Taken, match="totalen") as taken:
        confirming.confirm(club, table, "ns", {**TOTALS, "ew": 281}, key="a")
    assert dict(taken.value.sheet.totals) == TOTALS
    assert not table_sheet(club, table).confirmed


def test_any_other_row_takes_it_back_and_undo_brings_it_back(club: OpenClub, table: int):
    both(club, table)
    sheets.save_line(club, table, 2, "70-22")
    assert not confirmed(club, table)
    assert not table_sheet(club, table).confirmed
    history.undo(club)
    assert confirmed(club, table)
    sheets.save_lines(club, table, {1: "92", 2: "92+40"})  # the same totals, other rows
    assert dict(table_sheet(club, table).totals) == TOTALS
    assert not confirmed(club, table)
    both(club, table)
    assert confirmed(club, table)


def test_the_same_request_again_confirms_nothing_that_was_not_seen(club: OpenClub, table: int):
    confirming.confirm(club, table, "ns", TOTALS, key="a")
    sheets.save_lines(club, table, {1: "92", 2: "92+40"})
    assert confirming.confirm(club, table, "ns", TOTALS, key="a").again
    assert not table_sheet(club, table).confirmed


def test_who_is_not_at_the_table_confirms_nothing(club: OpenClub, table: int):
    for side in ("n", "", "xx", "ns "):
        with pytest.raises(NoRow):
            confirming.confirm(club, table, side, TOTALS, key="a")


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (dict.fromkeys(range(1, 5), ""), "Spel 1 is nog niet getypt"),
        ({3: ""}, "Spel 3 is nog niet getypt"),
        ({2: "92+30"}, "iets met een !"),  # 30 cannot be
    ],
)
def test_what_is_not_all_typed_and_right_is_not_confirmed(
    club: OpenClub, table: int, lines: dict[int, str], said: str
):
    sheets.save_lines(club, table, lines)
    before = club.store.last
    totals = dict(table_sheet(club, table).totals)
    with pytest.raises(Taken, match=said) as taken:
        confirming.confirm(club, table, "ns", totals, key="a")
    assert dict(taken.value.sheet.totals) == totals
    assert club.store.last is before


def test_a_signed_sheet_is_not_confirmed(club: OpenClub, table: int):
    sheets.sign(club, table)
    with pytest.raises(Taken, match="afgetekend"):
        confirming.confirm(club, table, "ns", TOTALS, key="a")


def test_all_that_is_confirmed_is_signed_with_one_deed(club: OpenClub, table: int):
    both(club, table)
    found = table_sheet(club, table)
    ready = [one.table_id for one in at_tables(club, found.evening_id).values() if one.confirmed]
    assert sheets.sign_all(club, ready) is None
    assert table_sheet(club, table).state is TableState.SIGNED


def test_a_call_stands_on_the_board_until_somebody_went_there(club: OpenClub, table: int):
    evening = table_sheet(club, table).evening_id
    assert calls.call(club, table, key="a").sheet.called
    assert calls.call(club, table, key="a").again
    calls.call(club, table, key="b")
    found = at_tables(club, evening)[table]
    assert found.called
    assert found.called_at
    calls.answer(club, table)
    assert not table_sheet(club, table).called
    assert not any(one.called for one in at_tables(club, evening).values())
    assert calls.answered(club, table, desk="Ria").again


def test_a_call_is_undone_and_redone(club: OpenClub, table: int):
    undone_and_redone(club, lambda it: calls.call(it, table, key="a")).close()


def test_a_protest_is_kept_once_with_the_others(club: OpenClub, table: int):
    evening = table_sheet(club, table).evening_id
    done = calls.protest(club, table, "Zij verzaakten", game=2, key="a")
    assert done.sheet.protests == 1
    assert calls.protest(club, table, "Zij verzaakten", game=2, key="a").again
    (kept,) = protests.protests(club, evening)
    assert (kept.text, kept.game, kept.table) == ("Zij verzaakten", 2, 1)
    with pytest.raises(NoRow):
        calls.protest(club, table, "  ", key="b")
    with pytest.raises(NoRow):
        calls.protest(club, table, "x", game=99, key="c")
    assert len(protests.protests(club, evening)) == 1
