from dataclasses import replace
from datetime import date

import pytest

from clubadmin.errors import Refused
from clubadmin.model.sheets.sheet import StatisticsBlock
from clubadmin.services.attendance import attendance
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.seasons import seasons
from clubadmin.services.sheets import statistics
from tests.services.evening_club import (
    evening_with,
    pairs_evening,
    seat_by_hand,
    table_id,
    type_sheet,
)


def _values(block: StatisticsBlock) -> dict[str, str]:
    return {one.code: one.value.text() for one in block.figures}


def _players(block: StatisticsBlock) -> dict[str, dict[str, str]]:
    return {
        one.name: {figure.code: figure.value.text() for figure in one.figures}
        for one in block.players
    }


def test_an_evening_of_which_nothing_is_typed_has_no_figures(club: OpenClub) -> None:
    evening = evening_with(club, 4)
    found = statistics.evening_statistics(club, evening.id)
    assert found.blocks == ()
    assert found.evening == 1
    assert found.competition == "Maandavond"


def test_an_evening_counts_all_sheets_and_each_player_his_own(club: OpenClub) -> None:
    evening = seat_by_hand(club, evening_with(club, 4), [{1: "1 2 3 4"}, {1: "1 3 2 4"}])
    type_sheet(club, table_id(evening, 1, 1), "92+20 n-40 p 81-20")
    type_sheet(club, table_id(evening, 2, 1), ".n 92", sign=False)
    found = statistics.evening_statistics(club, evening.id)
    (block,) = found.blocks
    assert found.unsigned == 1
    assert (block.rule_set, block.sheets, block.evenings) == ("NKU", 2, 1)
    assert _values(block)["games"] == "6"
    assert _values(block)["nat"] == "2 (33%)"
    assert _values(block)["highest"] == "262 (ronde 1, tafel 1, spel 3)"
    players = _players(block)
    assert list(players) == sorted(players, key=str.casefold)
    first = evening.participants[0].name
    assert players[first]["games"] == "6"
    assert players[first]["nat"] == "1"


def test_a_pair_counts_once_a_game(club: OpenClub) -> None:
    evening = pairs_evening(club, 2, rounds=1)
    evening, _ = drawing.draw(club, evening.id)
    type_sheet(club, evening.plan[0].tables[0].table_id, "92 92 92 92")
    (block,) = statistics.evening_statistics(club, evening.id).blocks
    assert [values["games"] for values in _players(block).values()] == ["4", "4"]
    assert all(" – " in name for name in _players(block))


def test_a_season_takes_all_evenings_and_names_the_evening(club: OpenClub) -> None:
    first = seat_by_hand(club, evening_with(club, 4, rounds=1), [{1: "1 2 3 4"}])
    type_sheet(club, table_id(first, 1, 1), "92 92 92 p")
    second = evenings.add_evening(club, first.competition_id, date(2026, 11, 19))
    for one in first.participants:
        second = attendance.add_participant(club, second.id, member_id=one.members[0].id)
    second = seat_by_hand(club, second, [{1: "1 2 3 4"}])
    type_sheet(club, table_id(second, 1, 1), "92 n 92 92")
    found = statistics.competition_statistics(club, first.competition_id)
    (block,) = found.blocks
    assert found.evening is None
    assert (block.evenings, block.sheets) == (2, 2)
    assert _values(block)["games"] == "8"
    assert _values(block)["highest"] == "262 (avond 1, ronde 1, tafel 1, spel 4)"


def test_what_is_not_there_is_told(club: OpenClub) -> None:
    with pytest.raises(Refused, match="avond"):
        statistics.evening_statistics(club, 99)
    with pytest.raises(Refused, match="competitie"):
        statistics.competition_statistics(club, 99)


def test_a_season_under_two_rule_sets_has_a_block_for_each(club: OpenClub) -> None:
    first = seat_by_hand(club, evening_with(club, 4, rounds=1), [{1: "1 2 3 4"}])
    type_sheet(club, table_id(first, 1, 1), "92 92 92 92")
    (competition,) = seasons.competitions(club)
    seasons.change_competition(club, replace(competition, rule_set="kraken"))
    second = evenings.add_evening(club, competition.id, date(2026, 11, 19))
    for one in first.participants:
        second = attendance.add_participant(club, second.id, member_id=one.members[0].id)
    second = seat_by_hand(club, second, [{1: "1 2 3 4"}])
    type_sheet(club, table_id(second, 1, 1), "w92k 92 92 92")
    found = statistics.competition_statistics(club, competition.id)
    assert [one.rule_set for one in found.blocks] == ["NKU", "Kraken"]
    assert _values(found.blocks[1])["kraak"].startswith("1 (")
    assert "kraak" not in _values(found.blocks[0])
