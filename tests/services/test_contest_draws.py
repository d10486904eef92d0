"""Every format is drawn from the list of entrants: seats, wallets, one round at a time or all."""

from collections import Counter
from itertools import combinations

import pytest

from clubadmin.domain.competition.formats import FORMATS, Decides
from clubadmin.services import attendance, evenings, health, history, protests
from clubadmin.services.club import OpenClub
from clubadmin.services.drawing import draw
from clubadmin.services.errors import Refused
from clubadmin.services.views.evening import Evening
from clubadmin.services.views.protest import ProtestDraft
from tests.services.evening_club import (
    contest_evening,
    teams_evening,
    type_sheet,
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


@pytest.mark.parametrize("kind", FORMATS)
def test_a_draw_can_be_undone(club: OpenClub, kind: str) -> None:
    evening = contest_evening(club, kind, SIZES[kind], rounds=2)
    undone_and_redone(club, lambda one: draw(one, evening.id, 7), restart=False)


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


def test_too_few_of_a_format_are_told_by_what_they_are(club: OpenClub) -> None:
    evening = contest_evening(club, "teams", 1)
    with pytest.raises(Refused, match="In ronde 1 zijn er 1 teams; voor een tafel zijn er 2"):
        draw(club, evening.id)


@pytest.mark.parametrize("kind", ["individual", "pairs", "howell-pairs", "teams"])
def test_by_standing_the_next_round_waits_for_the_sheets(club: OpenClub, kind: str) -> None:
    evening = contest_evening(club, kind, 8, rounds=3, draw_by="standing")
    evening, report = draw(club, evening.id, 1)
    assert (len(evening.plan), report.rounds) == (1, 1)
    again, _ = draw(club, evening.id, 2)
    assert len(again.plan) == 1
    type_sheet(club, again.plan[0].tables[0].table_id, WIJ)
    with pytest.raises(Refused, match=r"Ronde 2 wordt geloot op de uitslag van ronde 1.*tafel 2"):
        draw(club, evening.id)
    for table in again.plan[0].tables[1:]:
        type_sheet(club, table.table_id, WIJ)
    evening, _ = draw(club, evening.id)
    assert len(evening.plan) == 2
    history.undo(club)
    assert len(evenings.evening(club, evening.id).plan) == 1


def test_by_standing_winners_meet_winners(club: OpenClub) -> None:
    evening = contest_evening(club, "pairs", 8, rounds=2, draw_by="standing", pair_draw="drawn")
    evening, _ = draw(club, evening.id, 1)
    tables = evening.plan[0].tables
    made = {}
    for points, table in zip((150, 140, 130, 120), tables, strict=True):
        type_sheet(club, table.table_id, f"{points} {points} {points} {points}")
        made |= {table.ns[0]: points, table.ew[0]: 162 - points}
    evening, report = draw(club, evening.id)
    met = [{t.ns[0], t.ew[0]} for t in evening.plan[1].tables]
    order = sorted(made, key=lambda one: -made[one])
    assert met[0] == set(order[:2])
    assert {frozenset(pair) for pair in met} >= {frozenset(order[2:4])}
    assert "Wie dicht bij elkaar staan in de stand, treffen elkaar." in report.notes


def test_without_a_standing_chance_decides(club: OpenClub) -> None:
    evening = contest_evening(club, "individual", 8, rounds=2, draw_by="standing")
    _, report = draw(club, evening.id, 1)
    assert not any("stand" in note for note in report.notes)


@pytest.mark.parametrize("kind", ["schevenings", "howell-pairs", "teams"])
def test_what_was_typed_stays_and_the_movement_goes_on(club: OpenClub, kind: str) -> None:
    evening = contest_evening(club, kind, 6, rounds=3)
    whole, _ = draw(club, evening.id, 5)
    type_sheet(club, whole.plan[0].tables[0].table_id, WIJ)
    again, _ = draw(club, evening.id, from_round=2)
    assert again.plan[0].tables[0].typed == 4
    assert [{(t.ns, t.ew, t.wallets) for t in plan.tables} for plan in again.plan] == [
        {(t.ns, t.ew, t.wallets) for t in plan.tables} for plan in whole.plan
    ]


@pytest.mark.parametrize("kind", ["schevenings", "howell-pairs", "teams"])
def test_one_who_leaves_changes_only_his_own_tables(club: OpenClub, kind: str) -> None:
    evening = contest_evening(club, kind, 6, rounds=3)
    whole, _ = draw(club, evening.id, 5)
    for table in whole.plan[0].tables:
        type_sheet(club, table.table_id, WIJ)
    gone = whole.participants[2]
    attendance.drop_out(club, evening.id, gone.id, 1)
    after, _ = draw(club, evening.id)
    for before, now in zip(whole.plan[1:], after.plan[1:], strict=True):
        expected = {
            (t.ns, t.ew, t.wallets) for t in before.tables if gone.number not in (*t.ns, *t.ew)
        }
        assert {(t.ns, t.ew, t.wallets) for t in now.tables} == expected
        assert gone not in now.sitting_out


@pytest.mark.parametrize("kind", COMPARED)
def test_nobody_meets_a_game_again_after_a_late_comer(club: OpenClub, kind: str) -> None:
    evening = contest_evening(club, kind, 9 if kind == "howell-players" else 7, rounds=3)
    late = evening.participants[-1]
    attendance.come_late(club, evening.id, late.id, 2)
    whole, _ = draw(club, evening.id, 5)
    for table in whole.plan[0].tables:
        type_sheet(club, table.table_id, WIJ)
    after, _ = draw(club, evening.id, from_round=2)
    at_once = 2 if kind == "teams" else 1
    for played in _wallets_of(after).values():
        assert max(played.values()) == at_once


def test_opponents_are_never_met_twice_in_schevenings(club: OpenClub) -> None:
    evening, _ = draw(club, contest_evening(club, "schevenings", 10, rounds=5).id, 3)
    met = Counter(
        couple
        for plan in evening.plan
        for t in plan.tables
        for couple in combinations(sorted((*t.ns, *t.ew)), 2)
    )
    assert max(met.values()) == 1


@pytest.mark.parametrize("kind", COMPARED)
def test_another_number_of_games_asks_for_other_wallets(club: OpenClub, kind: str) -> None:
    evening, _ = draw(club, contest_evening(club, kind, SIZES[kind], rounds=2).id, 1)
    undone_and_redone(
        club, lambda one: evenings.change_evening(one, evening.id, games=3), restart=False
    )
    assert evenings.evening(club, evening.id).plan == ()
    evening, _ = draw(club, evening.id, 1)
    assert {len(table.wallets) for plan in evening.plan for table in plan.tables} == {3}
    type_sheet(club, evening.plan[0].tables[0].table_id, "100 100 100")
    with pytest.raises(Refused, match="kan niet meer veranderen"):
        evenings.change_evening(club, evening.id, games=4)


def test_who_protested_stays_and_so_does_the_table(club: OpenClub) -> None:
    evening, _ = draw(club, contest_evening(club, "schevenings", 8, rounds=2).id, 1)
    table = evening.plan[0].tables[0]
    person = next(one for one in evening.participants if one.number == table.ns[0])
    other = next(one for one in evening.participants if one.number not in (*table.ns, *table.ew))
    protests.hand_in(
        club, evening.id, ProtestDraft("Er werd meegekeken.", person.id, table.table_id)
    )
    with pytest.raises(Refused, match="Van ronde 1 is al getypt"):
        draw(club, evening.id, from_round=1)
    with pytest.raises(Refused, match="zit in ronde 1 aan tafel 1"):
        attendance.remove_participant(club, evening.id, person.id)
    protests.hand_in(club, evening.id, ProtestDraft("Te laat begonnen.", other.id))
    evening, _ = draw(club, evening.id, 2)
    with pytest.raises(Refused, match="kan niet weg"):
        evenings.remove_evening(club, evening.id)


def test_who_protested_is_not_taken_off_the_list(club: OpenClub) -> None:
    evening, _ = draw(club, contest_evening(club, "schevenings", 4, rounds=1).id)
    person = evening.participants[0]
    protests.hand_in(club, evening.id, ProtestDraft("Er werd te laat begonnen.", person.id))
    with pytest.raises(Refused, match="heeft een protest ingediend"):
        attendance.remove_participant(club, evening.id, person.id)
    with pytest.raises(Refused, match="er is een protest ingediend"):
        evenings.remove_evening(club, evening.id)
