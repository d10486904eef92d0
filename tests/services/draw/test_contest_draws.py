"""Every format is drawn from the list of entrants: seats, wallets, one round at a time or all."""

from collections import Counter
from itertools import combinations

import pytest

from clubadmin.domain.draw.formats import FORMATS, Decides
from clubadmin.errors import Refused
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.attendance import entry_lists
from clubadmin.services.care import health
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw.drawing import draw
from tests.services.evening_club import (
    contest_evening,
    teams_evening,
    undone_and_redone,
)

SIZES = {
    "individual": 9,
    "boompje": 8,
    "pairs": 5,
    "schevenings": 8,
    "howell-pairs": 6,
    "howell-players": 8,
    "teams": 4,
    "knockout": 8,
    "knockout-pairs": 8,
}
COMPARED = [name for name, form in FORMATS.items() if form.compared]
WIJ, ZIJ = "100 100 100 100", "62 62 62 62"


def _placed(evening: Evening, number: int) -> list[int]:
    """The numbers of everybody in a round, once each at a table or out."""
    plan = evening.plan[number - 1]
    at_tables = [one for table in plan.tables for one in (*table.ns, *table.ew)]
    return [*at_tables, *(person.number for person in plan.sitting_out)]


def _wallets_of(evening: Evening) -> dict[int, Counter[int]]:
    """How often each entrant plays each game."""
    played: dict[int, Counter[int]] = {}
    for plan in evening.plan:
        for table in plan.tables:
            for number in (*table.ns, *table.ew):
                played.setdefault(number, Counter()).update(table.wallets)
    return played


@pytest.mark.sampled(3)
@pytest.mark.parametrize("kind", FORMATS)
def test_everybody_has_a_place_in_each_round_that_is_drawn(club: OpenClub, kind: str) -> None:
    evening = contest_evening(club, kind, SIZES[kind], rounds=3)
    evening, report = draw(club, evening.id, 1)
    rounds = 1 if FORMATS[kind].decides is Decides.KNOCKOUT else 3
    assert (len(evening.plan), report.rounds) == (rounds, rounds)
    for plan in evening.plan:
        assert set(_placed(evening, plan.round)) == {one.number for one in evening.participants}
        assert [table.number for table in plan.tables] == [*range(1, len(plan.tables) + 1)]
    assert health.check(club).ok


@pytest.mark.sampled(3)
@pytest.mark.parametrize("kind", FORMATS)
def test_a_draw_can_be_undone(club: OpenClub, kind: str) -> None:
    evening = contest_evening(club, kind, SIZES[kind], rounds=2)
    undone_and_redone(club, lambda one: draw(one, evening.id, 7), restart=False)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("kind", FORMATS)
def test_the_same_seed_gives_the_same_draw(club: OpenClub, kind: str) -> None:
    evening = contest_evening(club, kind, SIZES[kind], rounds=2)
    seats = [
        [(table.ns, table.ew, table.wallets) for plan in drawn.plan for table in plan.tables]
        for drawn in (draw(club, evening.id, 7, from_round=1)[0] for _ in range(2))
    ]
    assert seats[0] == seats[1]


@pytest.mark.parametrize("kind", COMPARED)
def test_a_sheet_has_as_many_rows_as_there_are_wallets(club: OpenClub, kind: str) -> None:
    evening = contest_evening(club, kind, SIZES[kind], rounds=3, games=3)
    evening, _ = draw(club, evening.id, 1)
    assert {len(table.wallets) for plan in evening.plan for table in plan.tables} == {3}


@pytest.mark.parametrize("kind", ["schevenings", "howell-pairs", "howell-players", "teams"])
def test_nobody_plays_a_game_twice(club: OpenClub, kind: str) -> None:
    evening = contest_evening(club, kind, SIZES[kind], rounds=3)
    evening, _ = draw(club, evening.id, 1)
    sat_at_once = 2 if kind == "teams" else 1  # a team has a pair at each of two tables
    for played in _wallets_of(evening).values():
        assert set(played.values()) == {sat_at_once}


def test_the_dealer_of_a_row_is_that_of_its_wallet(club: OpenClub) -> None:
    evening = contest_evening(club, "schevenings", 8, rounds=2, games=3)
    evening, _ = draw(club, evening.id, 1)
    for plan in evening.plan:
        for table in plan.tables:
            assert [str(seat) for seat in table.dealing(3)] == [
                "nesw"[(game - 1) % 4] for game in table.wallets
            ]


def test_two_pairs_of_a_team_play_the_same_games_in_opposite_directions(club: OpenClub) -> None:
    evening, _ = draw(club, teams_evening(club, 4, rounds=3).id, 1)
    for plan in evening.plan:
        for first, second in zip(plan.tables[::2], plan.tables[1::2], strict=True):
            assert first.wallets == second.wallets
            assert (first.ns, first.ew) == (second.ew, second.ns)
            names = [one.label for table in (first, second) for _, one in table.seats]
            assert len(set(names)) == 8


@pytest.mark.parametrize("team_pairs", [2, 4, 6])
def test_each_pair_of_a_team_has_a_table_and_keeps_its_direction(
    club: OpenClub, team_pairs: int
) -> None:
    evening = teams_evening(club, 2, rounds=1, team_pairs=team_pairs)
    evening, _ = draw(club, evening.id, 1)
    assert len(evening.plan[0].tables) == team_pairs
    for team in evening.participants:
        places = {one.id: at for at, one in enumerate(team.members)}
        for table in evening.plan[0].tables:
            for two in ((table.n, table.s), (table.e, table.w)):
                at = [places[one.id] for one in two if one and one.id in places]
                if at:
                    assert at[1] == at[0] + 1
                    assert at[0] % 4 == (0 if two[0] == table.n else 2)


def test_reserves_of_a_team_sit_out(club: OpenClub) -> None:
    evening = teams_evening(club, 2, rounds=1)
    seated = {
        one.id for plan in draw(club, evening.id)[0].plan for t in plan.tables for _, one in t.seats
    }
    assert len(seated) == 8


def test_groups_are_drawn_apart_with_the_same_wallets(club: OpenClub) -> None:
    evening = contest_evening(club, "schevenings", 8, rounds=2)
    for person in evening.participants:
        line = "A" if person.number <= 4 else "B"
        entry_lists.set_entry(club, evening.id, person.id, line=line)
    evening, _ = draw(club, evening.id, 1)
    for plan in evening.plan:
        groups = [{one <= 4 for one in (*t.ns, *t.ew)} for t in plan.tables]
        assert all(len(group) == 1 for group in groups)
        wallets = [t.wallets for t in plan.tables]
        assert sorted(wallets[:2]) == sorted(wallets[2:])


def test_too_few_of_a_format_are_told_by_what_they_are(club: OpenClub) -> None:
    evening = contest_evening(club, "teams", 1)
    with pytest.raises(Refused, match="te weinig teams: 1, en een tafel vraagt er 2"):
        draw(club, evening.id)


def test_opponents_are_never_met_twice_in_schevenings(club: OpenClub) -> None:
    evening, _ = draw(club, contest_evening(club, "schevenings", 10, rounds=5).id, 3)
    met = Counter(
        couple
        for plan in evening.plan
        for t in plan.tables
        for couple in combinations(sorted((*t.ns, *t.ew)), 2)
    )
    assert max(met.values()) == 1
