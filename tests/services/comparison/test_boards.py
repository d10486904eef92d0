"""Entry by game: the same rows as those of the sheets, seen across tables."""

import pytest

from clubadmin.domain.terms import Position
from clubadmin.errors import Refused
from clubadmin.model.comparison.comparison import LineState
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison import boards
from clubadmin.services.sheets import sheets
from tests.services.comparison.contests import SCHEVENINGS, contest_evening, save_line, table_of
from tests.services.evening_club import evening_with


@pytest.fixture
def evening(club: OpenClub) -> Evening:
    return contest_evening(club, "schevenings", 6, SCHEVENINGS)


def test_what_is_typed_by_game_stands_on_the_sheet_of_the_table(
    club: OpenClub, evening: Evening
) -> None:
    table = table_of(evening, 2, 1)  # wallets 3 and 4
    save_line(club, evening.id, 4, table, "100+20")
    assert sheets.sheet(club, table).lines == ("", "100+20")
    history.undo(club)
    assert sheets.sheet(club, table).lines == ("", "")


def test_a_game_is_shown_over_its_tables_with_what_each_score_is_worth(
    club: OpenClub, evening: Evening
) -> None:
    """Spel 1: 1-4 in round 1, 3-5 in round 2, 2-6 in round 3; roem counts with the points."""
    for round_number, table, line in ((1, 1, "100+20"), (2, 3, "82"), (3, 2, "82")):
        save_line(club, evening.id, 1, table_of(evening, round_number, table), line)
    board = boards.board(club, evening.id, 1)
    assert (board.dealer, board.lead) == (Position.N, Position.E)
    assert [
        (one.round, one.table, one.ns.number, one.ew.number, one.ns_points, one.ns_matchpoints)
        for one in board.lines
    ] == [(1, 1, "1", "4", 120, 6), (2, 3, "3", "5", 82, 3), (3, 2, "2", "6", 82, 3)]
    assert [(one.ew_points, one.ew_matchpoints, one.ew_top) for one in board.lines] == [
        (62, 2, False),
        (80, 5, True),
        (80, 5, True),
    ]
    assert [(one.points, one.times, one.matchpoints) for one in board.frequencies[0].ns] == [
        (120, 1, 6),
        (82, 2, 3),
    ]
    assert board.lines[0].ns.name == "P1 Aal – P2 Bos"


def test_a_game_of_a_wallet_is_judged_by_the_rules_of_any_game(
    club: OpenClub, evening: Evening
) -> None:
    """NKF 1976, part 2, art. 1: nat, a revoke and 161 points are what they are elsewhere."""
    first, second, third = (table_of(evening, *at) for at in ((1, 1), (2, 3), (3, 2)))
    for table, line in ((first, "w70+20-20"), (second, "v-20"), (third, "161")):
        save_line(club, evening.id, 1, table, line)
    nat, revoked, wrong = boards.board(club, evening.id, 1).lines
    assert (nat.ns_points, nat.ew_points) == (0, 202)
    assert (revoked.ns_points, revoked.ew_points) == (0, 282)
    assert wrong.state is LineState.ERROR


def test_tiles_count_what_is_in_and_what_is_wrong(club: OpenClub, evening: Evening) -> None:
    save_line(club, evening.id, 3, table_of(evening, 1, 2), "90")
    save_line(club, evening.id, 3, table_of(evening, 2, 1), "what")
    states = {one.game: one for one in boards.boards(club, evening.id)}
    assert list(states) == [1, 2, 3, 4, 5, 6]
    assert (states[3].typed, states[3].errors, states[3].expected) == (1, 1, 3)
    assert (states[1].typed, states[1].errors, states[1].expected) == (0, 0, 3)
    board = boards.board(club, evening.id, 3)
    assert [one.state for one in board.lines] == [
        LineState.TYPED,
        LineState.ERROR,
        LineState.MISSING,
    ]


def test_a_game_that_is_not_in_the_contest_is_refused(club: OpenClub, evening: Evening) -> None:
    with pytest.raises(Refused, match="Spel 9 is niet in deze wedstrijd: er zijn de spellen 1–6"):
        boards.board(club, evening.id, 9)


def test_an_evening_without_wallets_is_not_entered_by_game(club: OpenClub) -> None:
    evening = evening_with(club, 4)
    with pytest.raises(Refused, match="zonder mapjes"):
        boards.boards(club, evening.id)
