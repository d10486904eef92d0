from collections.abc import Iterator

import pytest

from clubadmin.services import archive, closing, drawing, members, seasons
from clubadmin.services.club import OpenClub
from clubadmin.services.demo import make_demo
from clubadmin.services.errors import Refused
from clubadmin.services.results import result
from clubadmin.services.views.member import Member
from tests.services.evening_club import evening_with, seat_by_hand, table_id, type_sheet


@pytest.fixture(scope="module")
def demo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenClub]:
    with make_demo(tmp_path_factory.mktemp("demo") / "demo.club", 2, 8) as club:
        yield club


def named(club: OpenClub, name: str) -> Member:
    return next(one for one in members.members(club) if one.name == name)


def test_a_person_is_found_by_a_few_letters_whatever_the_accents(demo: OpenClub) -> None:
    for letters in ("wisn", "WIŚN", "luk", "Łuk wis"):
        hits = archive.find(demo, letters)
        assert ("member", "Łukasz Wiśniewski") in [(hit.kind, hit.title) for hit in hits]


def test_namesakes_are_two_and_told_apart(demo: OpenClub) -> None:
    hits = [hit for hit in archive.find(demo, "jan de vries") if hit.kind == "member"]
    assert sorted(hit.title for hit in hits) == [
        "Jan de Vries (Kerkstraat)",
        "Jan de Vries (Molenweg)",
    ]


def test_seasons_competitions_and_evenings_are_found_too(demo: OpenClub) -> None:
    assert [hit.title for hit in archive.find(demo, "2025") if hit.kind == "season"] == [
        "2025-2026"
    ]
    found = archive.find(demo, "paren")
    assert [hit.kind for hit in found][:2] == ["competition", "competition"]
    (evening,) = [hit for hit in archive.find(demo, "2026-11-12") if hit.kind == "evening"]
    assert "12-11-2026" in evening.detail
    by_number = [hit.title for hit in archive.find(demo, "donderdagavond 16")]
    assert "Donderdagavond, avond 16" in by_number


def test_signs_that_mean_something_to_a_database_are_just_signs(demo: OpenClub) -> None:
    assert archive.find(demo, "%") == ()
    assert archive.find(demo, "_an") == ()
    assert archive.find(demo, "' OR 1=1 --") == ()
    assert archive.find(demo, "  ") == ()


def test_no_more_hits_than_asked(demo: OpenClub) -> None:
    assert len(archive.find(demo, "a", limit=3)) == 3
    assert archive.find(demo, "a", limit=0) == ()


def test_a_career_goes_over_all_seasons_alone_and_in_pairs(demo: OpenClub) -> None:
    person = named(demo, "Łukasz Wiśniewski")
    evenings = archive.career(demo, person.id)
    assert {one.season for one in evenings} == {"2025-2026", "2026-2027"}
    assert [one.date for one in evenings] == sorted(one.date for one in evenings)
    one = next(one for one in evenings if one.competition == "Donderdagavond")
    row = next(row for row in result(demo, one.evening_id).rows if row.name == person.label)
    assert (one.total, one.pits) == (row.total, row.pits)
    assert one.depth == "game"


def test_places_in_a_career_are_those_of_the_results_ties_too(demo: OpenClub) -> None:
    careers = {person.label: archive.career(demo, person.id) for person in members.members(demo)}
    shared = 0
    for line in seasons.evenings(demo):
        rows = result(demo, line.id).rows
        totals = [row.total for row in rows]
        for row in rows:
            for one in careers.get(row.name, ()):
                if one.evening_id == line.id:
                    assert one.place == row.place
                    shared += totals.count(row.total) > 1
    assert shared


def test_an_evening_opens_down_to_the_single_game(demo: OpenClub) -> None:
    line = seasons.evenings(demo)[0]
    games = archive.games(demo, line.id)
    assert len(games) == line.sheets * 16
    first = games[0]
    assert (first.round, first.table, first.game) == (1, 1, 1)
    assert " – " in first.wij
    assert first.outcome in ("made", "nat", "pit", "revoke")
    for game in games:
        if game.outcome == "made":
            assert game.ns_points + game.ew_points == 162


def test_the_games_of_one_person_are_those_he_sat_at(demo: OpenClub) -> None:
    person = named(demo, "Łukasz Wiśniewski")
    evening = archive.career(demo, person.id)[0]
    games = archive.games(demo, evening.evening_id, person.id)
    assert len(games) in (16, 32, 48)
    assert all(person.label in game.wij + game.zij for game in games)
    made = sum(
        game.ns_points + game.ns_roem if person.label in game.wij else game.ew_points + game.ew_roem
        for game in games
    )
    assert made <= evening.total  # sitting out may have added to it


def test_what_is_not_there_is_told(demo: OpenClub) -> None:
    with pytest.raises(Refused, match="persoon"):
        archive.career(demo, 99_999)
    with pytest.raises(Refused, match="avond"):
        archive.games(demo, 99_999)


def test_somebody_who_never_came_has_an_empty_career(club: OpenClub) -> None:
    person = members.add_member(club, Member(0, "Bos", "Jan"))
    assert archive.career(club, person.id) == ()


def test_one_against_two_shows_who_played_alone_and_against_whom(club: OpenClub) -> None:
    played = evening_with(club, 3, rule_set="drie-spelers", rounds=1, games=3)
    played, _ = drawing.draw(club, played.id, seed=1)
    table = played.plan[0].tables[0]
    type_sheet(club, table.table_id, "1/85#80 2/85#80 -")
    first, second, third = (person.label for _, person in table.seats)
    assert [(one.wij, one.zij) for one in archive.games(club, played.id)] == [
        (first, f"{second} – {third}"),
        (second, f"{first} – {third}"),
        (f"{first} – {second} – {third}", ""),
    ]


def test_one_against_one_shows_both(club: OpenClub) -> None:
    played = evening_with(club, 2, rule_set="twee-spelers", rounds=1, games=1)
    played, _ = drawing.draw(club, played.id, seed=1)
    table = played.plan[0].tables[0]
    type_sheet(club, table.table_id, "92")
    (game,) = archive.games(club, played.id)
    assert (game.wij, game.zij) == (table.wij, table.zij)


def test_an_evening_that_is_not_closed_has_no_place_yet(club: OpenClub) -> None:
    evening = seat_by_hand(club, evening_with(club, 4, rounds=1), [{1: "1 2 3 4"}])
    type_sheet(club, table_id(evening, 1, 1), "92 92 92 92")
    person = members.members(club)[0]
    (open_one,) = archive.career(club, person.id)
    assert (open_one.place, open_one.closed) == (None, False)
    closing.close(club, evening.id, backup=False)
    (closed,) = archive.career(club, person.id)
    assert closed.closed
    assert closed.place in (1, 3)
