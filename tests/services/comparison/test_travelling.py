"""Travelling sheets and the crosstable."""

import pytest

from clubadmin.domain.terms import Side
from clubadmin.services import comparison
from clubadmin.services.club import OpenClub
from clubadmin.services.errors import Gone
from tests.services.comparison.contests import (
    HOWELL,
    PLAYERS,
    SCHEVENINGS,
    contest_evening,
    type_all,
)

LINES = [("100", "82"), ("90", "82"), ("120", "90"), ("82", "100"), ("82", "100"), ("90", "82")]


def test_a_pair_sees_each_game_with_its_opponents_and_what_it_was_worth(club: OpenClub) -> None:
    """The contest of four pairs that `test_contests` works out: pair 1 has 19 matchpoints."""
    evening = contest_evening(club, "howell-pairs", 4, HOWELL)
    type_all(club, evening, LINES)
    sheet = comparison.traveller(club, evening.id, evening.participants[0].id)
    assert (sheet.number, sheet.name) == (1, "P1 Aal – P2 Bos")
    assert [
        (one.round, one.game, one.side, one.against.number, one.points, one.matchpoints)
        for one in sheet.rows
    ] == [
        (1, 1, Side.NS, "2", 100, 4),
        (1, 2, Side.NS, "2", 82, 3),
        (2, 3, Side.EW, "3", 42, 2),
        (2, 4, Side.EW, "3", 72, 4),
        (3, 5, Side.NS, "4", 82, 2),
        (3, 6, Side.NS, "4", 100, 4),
    ]
    assert {one.attainable for one in sheet.rows} == {4}
    assert sheet.result is not None
    assert sheet.result.matchpoints == sum(one.matchpoints or 0 for one in sheet.rows) == 19
    with pytest.raises(Gone, match="niet"):
        comparison.traveller(club, evening.id, 999)


def test_of_each_pair_is_shown_what_it_made_against_each_other(club: OpenClub) -> None:
    """Pair 1 against 2: games 1 and 2, 4 and 3; against 3: 2 and 4; against 4: 2 and 4."""
    evening = contest_evening(club, "howell-pairs", 4, HOWELL)
    type_all(club, evening, LINES)
    (table,) = comparison.crosstable(club, evening.id)
    ids = {one.number: one.participant_id for one in table.rows}
    assert [one.number for one in table.columns] == [1, 2, 3, 4]
    made = [table.cells[ids[1], ids[other]] for other in (2, 3, 4)]
    assert [(one.games, one.points, one.matchpoints) for one in made] == [
        (2, 182, 7),
        (2, 114, 6),
        (2, 182, 6),
    ]
    assert (ids[1], ids[1]) not in table.cells


def test_with_two_fields_the_rows_are_those_who_stay(club: OpenClub) -> None:
    evening = contest_evening(club, "schevenings", 6, SCHEVENINGS)
    (table,) = comparison.crosstable(club, evening.id)
    assert [one.number for one in table.rows] == [1, 2, 3]
    assert [one.number for one in table.columns] == [4, 5, 6]
    assert table.cells == {}


def test_a_single_player_sees_with_whom_he_played(club: OpenClub) -> None:
    evening = contest_evening(club, "howell-players", 8, PLAYERS)
    sheet = comparison.traveller(club, evening.id, evening.participants[2].id)
    assert [(one.round, one.partner, one.against.numbers) for one in sheet.rows] == [
        (1, "P4 Dam", (1, 2)),
        (1, "P4 Dam", (1, 2)),
        (2, "P1 Aal", (5, 7)),
        (2, "P1 Aal", (5, 7)),
    ]
