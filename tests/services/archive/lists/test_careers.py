"""Places in the standings of all seasons, and titles."""

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from clubadmin.services.archive import game_lists, people
from clubadmin.services.archive.past import final_places
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import members, pairs
from clubadmin.services.seasons import seasons
from clubadmin.services.standings.standings import standings
from tests.services.season_club import paper_season


def test_the_places_of_a_career_are_those_of_the_standings(past: OpenClub) -> None:
    for person in members.members(past):
        page = people.person(past, person.id)
        found = final_places.season_places(past, page.seasons)
        assert [one.competition_id for one in found] == [o.competition_id for o in page.seasons]
        for season, place in zip(page.seasons, found, strict=True):
            rows = standings(past, season.competition_id).rows
            own = [row for row in rows if row.entrant_id == season.entrant_id]
            assert place.place == (own[0].place if own and season.entrant_id else None)
            assert place.of == (len(rows) if own and season.entrant_id else 0)


def test_who_is_first_once_no_evening_is_to_come_has_a_title(past: OpenClub) -> None:
    by_hand = []
    for competition in seasons.competitions(past):
        rows = standings(past, competition.id).rows
        for row in rows:
            if row.place == 1 and competition.evenings != 10:  # of ten evenings one is open
                by_hand.append((competition.id, row.entrant_id, row.total))
    found = final_places.titles(past)
    assert sorted((one.competition_id, one.entrant_id, one.total) for one in found) == sorted(
        by_hand
    )
    assert not any(one.frozen for one in found)
    paired = next(one for one in found if one.competition == "Parenavond")
    pair = pairs.pair(past, paired.entrant_id)
    assert paired.member_ids == (pair.a.id, pair.b.id)
    assert paired.name == pair.label
    four = next(one for one in found if one.competition == "Viertallen")
    assert len(four.member_ids) == 4


def test_going_on_is_told(past: OpenClub) -> None:
    told: list[tuple[int, int]] = []
    final_places.titles(past, lambda done, of: told.append((done, of)))
    assert told == [(done, len(told)) for done in range(len(told))]


def test_evenings_on_this_day_are_found_with_their_winner(past: OpenClub) -> None:
    (found,) = game_lists.on_this_day(past, date(2026, 9, 11))[1:]
    first, *_ = game_lists.on_this_day(past, date(2026, 9, 11))
    assert (first.where.date, first.years) == (date(2024, 9, 11), 2)
    assert (found.where.date, found.years) == (date(2023, 9, 11), 3)
    page = game_lists.evening_page(past, found.where.evening_id)
    winner = page.result.rows[0]
    assert (found.winner, found.total) == (winner.name, winner.total)
    assert found.participants == len(page.result.rows)
    assert game_lists.on_this_day(past, date(2026, 2, 28)) == ()


@pytest.mark.parametrize(
    ("rule", "first"),
    [
        ("sum", ["Bep Bos"]),  # 5000 + 4000 + 4100; Aal comes to 13000, Cor to 12500
        ("sum,min:4", []),
        ("average", ["Cor Dal"]),  # 6300 and 6200 over two evenings
        ("average,min:3", ["Bep Bos"]),
        ("best:2", ["Cor Dal"]),
        ("sum,absent:1000", ["Cor Dal"]),  # 12500 and 1000 for the evening missed
    ],
)
def test_who_has_a_title_follows_from_the_rule(
    club: OpenClub, tmp_path: Path, rule: str, first: list[str]
) -> None:
    made = {"Aal Vos": [4000, 5000, 4000], "Bep Bos": [5000, 4000, 4100], "Cor Dal": [6300, 6200]}
    competition = paper_season(club, tmp_path, made)
    wanted = seasons.competition(club, competition)
    seasons.change_competition(club, replace(wanted, ranking=rule, evenings=3))
    assert [one.name for one in final_places.titles(club)] == first


def test_who_are_equal_at_the_top_share_the_title_or_are_parted(
    club: OpenClub, tmp_path: Path
) -> None:
    made = {"Aal Vos": [4000, 5000], "Bep Bos": [5500, 3500]}
    competition = paper_season(club, tmp_path, made)
    wanted = replace(seasons.competition(club, competition), evenings=2, tie_breaks=())
    changed = seasons.change_competition(club, wanted)
    assert [(one.name, one.shared) for one in final_places.titles(club)] == [
        ("Aal Vos", True),
        ("Bep Bos", True),
    ]
    seasons.change_competition(club, replace(changed, tie_breaks=("best-evening",)))
    assert [(one.name, one.shared) for one in final_places.titles(club)] == [("Bep Bos", False)]
