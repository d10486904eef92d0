"""A small evening whose figures were worked out by hand.

Eight players, two rounds, four games a sheet, rules of the NKU.

Round 1, table 1 (1 and 2 against 3 and 4)          Wij         Zij
  92+20    92 and 20 roem, the rest                  92  20      70   0
  n-40     Wij nat, Zij 40 roem                       0   0     162  40
  p        pit of Wij                               162 100       0   0
  .70      Zij 70                                    92   0      70   0
                                                    346 120     302  40
Round 1, table 2 (5 and 6 against 7 and 8)
  100                                               100   0      62   0
  81-20                                              81   0      81  20
  .n+vi    Zij nat, Wij fifty and twenty            162  70       0   0
  v-20     Wij revoked: 162 + 100 = 262               0   0     262  20
                                                    343  70     405  40
Round 2, table 1 (1 and 3 against 5 and 7)
  92                                                 92   0      70   0
  82                                                 82   0      80   0
  152                                               152   0      10   0
  w70+20-40  90 against 132: Wij, who played, nat     0   0     162  60
                                                    326   0     322  60
Round 2, table 2 (2 and 4 against 6 and 8)
  62                                                 62   0     100   0
  -        not played                                 0   0       0   0
  102+50                                            102  50      60   0
  .p       pit of Zij                                 0   0     162 100
                                                    164  50     322 100

number   points            roem         total  pits  nat
  1      346 + 326 = 672   120 +   0      792    1    1 + 1
  2      346 + 164 = 510   120 +  50      680    1    1
  3      302 + 326 = 628    40 +   0      668    0    0 + 1
  4      302 + 164 = 466    40 +  50      556    0    0
  5      343 + 322 = 665    70 +  60      795    0    0
  6      343 + 322 = 665    70 + 100      835    1    0
  7      405 + 322 = 727    40 +  60      827    0    1
  8      405 + 322 = 727    40 + 100      867    1    1
"""

from collections.abc import Callable

import pytest

from clubadmin.errors import Refused
from clubadmin.model.evenings.evening import Evening, SheetState
from clubadmin.model.results.result import ChangedGame, MovedRow
from clubadmin.services.club.club import OpenClub
from clubadmin.services.results import closing
from clubadmin.services.sheets import sheets
from clubadmin.services.standings.standings import standings
from tests.services.evening_club import (
    content,
    evening_with,
    seat_by_hand,
    table_id,
    type_sheet,
)

SHEETS = {
    (1, 1): "92+20 n-40 p .70",
    (1, 2): "100 81-20 .n+vi v-20",
    (2, 1): "92 82 152 w70+20-40",
    (2, 2): "62 - 102+50 .p",
}


@pytest.fixture
def evening(club: OpenClub) -> Evening:
    evening = evening_with(club, 8, prizes="1-3")
    return seat_by_hand(club, evening, [{1: "1 2 3 4", 2: "5 6 7 8"}, {1: "1 3 5 7", 2: "2 4 6 8"}])


@pytest.fixture
def played(club: OpenClub, evening: Evening) -> Evening:
    for (number, table), lines in SHEETS.items():
        type_sheet(club, table_id(evening, number, table), lines)
    return evening


def test_the_result_is_what_was_worked_out_by_hand(club: OpenClub, played: Evening) -> None:
    found = closing.result(club, played.id)
    assert [
        (row.place, row.number, row.points, row.roem, row.total, row.pits, row.nat)
        for row in found.rows
    ] == [
        (1, 8, 727, 140, 867, 1, 1),
        (2, 6, 665, 170, 835, 1, 0),
        (3, 7, 727, 100, 827, 0, 1),
        (4, 5, 665, 130, 795, 0, 0),
        (5, 1, 672, 120, 792, 1, 2),
        (6, 2, 510, 170, 680, 1, 1),
        (7, 3, 628, 40, 668, 0, 1),
        (8, 4, 466, 90, 556, 0, 0),
    ]
    assert found.missing == 0
    assert not found.closed


def test_each_round_is_there_for_itself(club: OpenClub, played: Evening) -> None:
    row = next(row for row in closing.result(club, played.id).rows if row.number == 1)
    assert [(one.round, one.points, one.roem, one.pits, one.nat) for one in row.rounds] == [
        (1, 346, 120, 1, 1),
        (2, 326, 0, 0, 1),
    ]


def test_prizes_go_by_the_rule_and_the_last_gets_the_poedelprijs(
    club: OpenClub, played: Evening
) -> None:
    rows = closing.result(club, played.id).rows
    assert [row.number for row in rows if row.prize] == [8, 6, 7]
    assert [row.number for row in rows if row.poedelprijs] == [4]


def test_a_provisional_result_says_how_many_sheets_are_missing(
    club: OpenClub, evening: Evening
) -> None:
    type_sheet(club, table_id(evening, 1, 1), SHEETS[1, 1])
    type_sheet(club, table_id(evening, 1, 2), "100 81-20", sign=False)
    found = closing.result(club, evening.id)
    assert found.missing == 3
    assert {row.number: row.missing for row in found.rows} == {
        **dict.fromkeys((1, 2, 3, 4), 1),
        **dict.fromkeys((5, 6, 7, 8), 2),
    }
    assert {row.number: row.total for row in found.rows}[5] == 181  # what is typed counts


def test_the_board_shows_what_is_in_half_in_wrong_and_missing(
    club: OpenClub, evening: Evening
) -> None:
    type_sheet(club, table_id(evening, 1, 1), SHEETS[1, 1])
    type_sheet(club, table_id(evening, 1, 2), "100 81-20", sign=False)
    type_sheet(club, table_id(evening, 2, 1), "92 161", sign=False)
    states = [table.state for plan in sheets.board(club, evening.id) for table in plan.tables]
    assert states == [SheetState.SIGNED, SheetState.HALF, SheetState.ERROR, SheetState.MISSING]
    type_sheet(club, table_id(evening, 1, 2), SHEETS[1, 2], sign=False)
    assert sheets.board(club, evening.id)[0].tables[1].state is SheetState.COMPLETE


def test_an_evening_with_missing_sheets_cannot_be_closed(club: OpenClub, evening: Evening) -> None:
    type_sheet(club, table_id(evening, 1, 1), SHEETS[1, 1])
    with pytest.raises(
        Refused, match=r"3 formulieren niet afgetekend, het eerst tafel 2 in ronde 1"
    ):
        closing.close(club, evening.id)


CHANGES: dict[str, Callable[[OpenClub, Evening], object]] = {
    "typing": lambda club, one: sheets.save_line(club, table_id(one, 1, 1), 1, "100"),
    "taking a signature back": lambda club, one: sheets.unsign(club, table_id(one, 1, 1)),
    "the other side's sheet": lambda club, one: sheets.save_other(
        club, table_id(one, 1, 1), {1: "100"}
    ),
    "closing again": lambda club, one: closing.close(club, one.id),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_closed_evening_is_read_only_until_it_is_reopened(
    club: OpenClub, played: Evening, change: Callable[[OpenClub, Evening], object]
) -> None:
    closing.close(club, played.id)
    before = content(club)
    with pytest.raises(Refused, match="Heropen de avond met een reden"):
        change(club, played)
    assert content(club) == before


def test_reopening_asks_for_a_reason(club: OpenClub, played: Evening) -> None:
    with pytest.raises(Refused, match="is niet afgesloten"):
        closing.reopen(club, played.id, "zomaar")
    closing.close(club, played.id)
    with pytest.raises(Refused, match="Geef een reden"):
        closing.reopen(club, played.id, "  \n ")
    reopened = closing.reopen(club, played.id, "Tafel 2: roem vergeten")
    assert (reopened.status, reopened.reopen_reason) == ("open", "Tafel 2: roem vergeten")


def _correct(club: OpenClub, evening: Evening, line: str) -> None:
    """Table 2, round 1, game 1 was "100"; 5 and 6 had made roem as well."""
    table = table_id(evening, 1, 2)
    closing.reopen(club, evening.id, "Tafel 2, ronde 1: roem vergeten")
    sheets.unsign(club, table)
    sheets.save_line(club, table, 1, line)
    sheets.sign(club, table)
    closing.close(club, evening.id)


def test_a_correction_gives_a_numbered_rectification(club: OpenClub, played: Evening) -> None:
    closing.close(club, played.id)
    _correct(club, played, "100+100")
    (found,) = closing.with_rectifications(club, played.id)[1]
    assert (found.number, found.evening, found.reason) == (1, 1, "Tafel 2, ronde 1: roem vergeten")
    assert found.games == (ChangedGame(1, 2, 1, "100 – / 62 –", "100 100 / 62 –"),)
    names = {row.number: row.name for row in closing.result(club, played.id).rows}
    assert found.moved == (  # 6 and 5 each have 100 more, and pass 8, and 8 and 7
        MovedRow(names[6], 2, 1, 835, 935),
        MovedRow(names[5], 4, 2, 795, 895),
        MovedRow(names[8], 1, 3, 867, 867),
        MovedRow(names[7], 3, 4, 827, 827),
    )
    told = [(one.name, str(one.before or ""), str(one.after or "")) for one in found.prizes]
    assert told == [(names[5], "", "prijs"), (names[7], "prijs", "")]


def test_the_result_before_a_correction_stays_readable(club: OpenClub, played: Evening) -> None:
    first = closing.close(club, played.id)
    _correct(club, played, "100+100")
    assert closing.result_version(club, played.id, 1).rows == first.rows
    second = closing.result_version(club, played.id, 2)
    assert (second.rectification, [row.number for row in second.rows][:2]) == (1, [6, 5])
    with pytest.raises(Refused, match="2 keer afgesloten"):
        closing.result_version(club, played.id, 3)


def test_closing_again_without_a_change_is_no_rectification_and_no_new_version(
    club: OpenClub, played: Evening
) -> None:
    closing.close(club, played.id)
    closing.reopen(club, played.id, "Verkeerde avond aangeklikt")
    again = closing.close(club, played.id)
    assert (again.version, again.rectification) == (1, None)
    assert closing.with_rectifications(club, played.id)[1] == ()


def test_rectifications_are_numbered_on_over_the_club(club: OpenClub, played: Evening) -> None:
    closing.close(club, played.id)
    _correct(club, played, "100+100")
    _correct(club, played, "100+20")
    numbers = [one.number for one in closing.with_rectifications(club, played.id)[1]]
    assert numbers == [1, 2]
    assert standings(club, played.competition_id).rectification == 2  # papers are called so
    assert closing.with_rectifications(club, played.id)[1][1].games == (
        ChangedGame(1, 2, 1, "100 100 / 62 –", "100 20 / 62 –"),
    )
