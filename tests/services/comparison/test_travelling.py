"""Travelling sheets and the crosstable."""

import csv

import pytest

from clubadmin.domain.comparison.contestfile import read_contest
from clubadmin.domain.comparison.decisions import Decision
from clubadmin.domain.terms import Side
from clubadmin.errors import Gone, Refused
from clubadmin.services.care import health
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison import contests, deciding, matches
from clubadmin.services.exchange.tables import contest_table
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
    sheet = matches.traveller(club, evening.id, evening.participants[0].id)
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
        matches.traveller(club, evening.id, 999)


def test_of_each_pair_is_shown_what_it_made_against_each_other(club: OpenClub) -> None:
    """Pair 1 against 2: games 1 and 2, 4 and 3; against 3: 2 and 4; against 4: 2 and 4."""
    evening = contest_evening(club, "howell-pairs", 4, HOWELL)
    type_all(club, evening, LINES)
    (table,) = matches.crosstable(club, evening.id)
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
    (table,) = matches.crosstable(club, evening.id)
    assert [one.number for one in table.rows] == [1, 2, 3]
    assert [one.number for one in table.columns] == [4, 5, 6]
    assert table.cells == {}


def test_a_single_player_sees_with_whom_he_played(club: OpenClub) -> None:
    evening = contest_evening(club, "howell-players", 8, PLAYERS)
    sheet = matches.traveller(club, evening.id, evening.participants[2].id)
    assert [(one.round, one.partner, one.against.numbers) for one in sheet.rows] == [
        (1, "P4 Dam", (1, 2)),
        (1, "P4 Dam", (1, 2)),
        (2, "P1 Aal", (5, 7)),
        (2, "P1 Aal", (5, 7)),
    ]


def test_a_penalty_of_one_player_leaves_his_partner_his_matchpoints(club: OpenClub) -> None:
    evening = contest_evening(club, "howell-players", 8, PLAYERS)
    type_all(club, evening, [("100", "82"), ("90", "82"), ("120", "90"), ("82", "100")])
    table = evening.plan[0].tables[0]
    before = {one.number: one for one in contests.contest(club, evening.id).fields[0].rows}
    deciding.decide(
        club,
        table.table_id,
        1,
        {Decision.S_2, Decision.E_1},
        reason="telde niet na",
        decided_by="x",
    )
    after = {one.number: one for one in contests.contest(club, evening.id).fields[0].rows}
    changed = {
        number: row.matchpoints - before[number].matchpoints
        for number, row in after.items()
        if row.matchpoints != before[number].matchpoints
    }
    assert changed == {2: -2, 3: -1}
    partner, offender = (
        matches.traveller(club, evening.id, one.id).rows[0] for one in evening.participants[:2]
    )
    assert offender.matchpoints == (partner.matchpoints or 0) - 2
    assert health.check(club).ok
    read = read_contest(*_table(contest_table(club, evening.id)))
    assert not read.wrong
    assert {int(one.entrant): one.matchpoints for one in read.total} == {
        number: row.matchpoints for number, row in after.items()
    }


def test_of_a_pair_a_penalty_is_for_both(club: OpenClub) -> None:
    evening = contest_evening(club, "schevenings", 6, SCHEVENINGS)
    with pytest.raises(Refused, match="alleen waar ieder voor zich speelt"):
        deciding.decide(
            club,
            evening.plan[0].tables[0].table_id,
            1,
            {Decision.N_1},
            reason="telde niet na",
            decided_by="x",
        )
    header = ["game", "table", "ns", "ew", "ns_points", "ew_points", "decision"]
    read = read_contest(header, [["1", "1", "1", "2", "100", "62", "n-1"]])
    assert [one.code for one in read.findings] == ["decision-seat"]
    assert read.contest.ns[0].matchpoints == 2


def _table(data: bytes) -> tuple[list[str], list[list[str]]]:
    header, *rows = csv.reader(data.decode("utf-8-sig").splitlines())
    return header, rows
