"""What is kept of careers and of the highest games follows every change of a closed evening."""

from collections.abc import Iterator
from contextlib import closing as closing_file
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from sqlalchemy import text

from clubadmin.services.attendance import attendance
from clubadmin.services.care import health
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.results import closing
from clubadmin.services.seasons import seasons
from clubadmin.services.sheets import sheets
from clubadmin.storage.checks.club import rebuilt
from clubadmin.storage.file.engine import connect
from clubadmin.storage.schema.tablenames import (
    CompetitionRow,
    EveningRow,
    GameRow,
    ParticipantRow,
    SeatRow,
)
from tests.services.archive.by_hand import nights
from tests.services.evening_club import (
    contest_evening,
    evening_with,
    new_club,
    pairs_evening,
    seat_by_hand,
    table_id,
    type_sheet,
    undone_and_redone,
)
from tests.services.lists.taking import import_file

Careers = dict[tuple[int, int], tuple[int, ...]]
PAPER = """season,competition,evening,date,name,round,points,roem,pits
2019-2020,Maandavond,1,2019-09-02,P1 Aal,,5120,,2
2019-2020,Maandavond,1,2019-09-02,P2 Bos,,4990,,
2019-2020,Maandavond,2,2019-09-09,P1 Aal,,4800,,1
"""


@pytest.fixture
def club(tmp_path: Path) -> Iterator[OpenClub]:
    """Whatever a test does, all that is kept is what would be made anew."""
    with new_club(tmp_path) as opened:
        yield opened
        with opened.store.bare() as bare:
            assert rebuilt(bare) == []


@pytest.fixture
def closed(club: OpenClub) -> tuple[OpenClub, int]:
    """A club with one closed evening of four people."""
    evening = seat_by_hand(club, evening_with(club, 4), [{1: "1 2 3 4"}, {1: "1 3 2 4"}])
    type_sheet(club, table_id(evening, 1, 1), "92+20 .70 p 61-70")
    type_sheet(club, table_id(evening, 2, 1), "92 n-40 100+50 82")
    closing.close(club, evening.id)
    return club, evening.id


def whole(club: OpenClub) -> None:
    """What is kept is what one finds by adding up results and looking at every game."""
    assert kept(club) == by_hand(club)
    assert peaks(club) == highest(club)


def kept(club: OpenClub) -> Careers:
    with club.store.read() as conn:
        rows = conn.execute(
            text(
                "SELECT competition_id, member_id, evenings, total, pits, wins, best,"
                " best_evening FROM career"
            )
        ).all()
    return {(row[0], row[1]): tuple(row[2:]) for row in rows}


def by_hand(club: OpenClub) -> Careers:
    found: Careers = {}
    for night in nights(club):
        for row in night.rows:
            for member in row.members if row.row.rounds or night.depth != "game" else ():
                key = (night.competition_id, member)
                count, total, pits, wins, best, where = found.get(key, (0, 0, 0, 0, -1, 0))
                if row.row.total > best:
                    best, where = row.row.total, night.id
                found[key] = (
                    *(count + 1, total + row.row.total, pits + row.row.pits),
                    *(wins + row.won, best, where),
                )
    return found


def peaks(club: OpenClub) -> dict[int, tuple[int, ...]]:
    with club.store.read() as conn:
        rows = conn.execute(
            text("SELECT evening_id, games, best_game, most_roem FROM evening_peak")
        ).all()
    return {row[0]: tuple(row[1:]) for row in rows}


def highest(club: OpenClub) -> dict[int, tuple[int, ...]]:
    found = {}
    for night in nights(club):
        games = [game for table in night.tables for game in table.games]
        if games:
            best = max(max(one.ns, one.ew) for one in games)
            found[night.id] = (len(games), best, max(one.roem for one in games))
    return found


def test_an_evening_counts_from_its_closing_until_it_is_opened_again(
    closed: tuple[OpenClub, int],
) -> None:
    club, evening = closed
    (first,) = peaks(club).values()
    assert first == (8, 262, 100)
    assert len(kept(club)) == 4
    closing.reopen(club, evening, "Tafel 1 verkeerd getypt")
    assert (kept(club), peaks(club)) == ({}, {})
    whole(club)
    table = table_id(evenings.evening(club, evening), 1, 1)
    sheets.unsign(club, table)
    sheets.save_line(club, table, 3, "p+300")
    assert kept(club) == {}
    sheets.sign(club, table)
    closing.close(club, evening)
    assert peaks(club)[evening][1:] == (462, 300)
    whole(club)


def test_while_sheets_are_typed_nothing_is_kept(club: OpenClub) -> None:
    evening = seat_by_hand(club, evening_with(club, 4, rounds=1), [{1: "1 2 3 4"}])
    type_sheet(club, table_id(evening, 1, 1), "92 92 p 92")
    assert (kept(club), peaks(club)) == ({}, {})


def test_paper_years_count_at_once_and_taking_them_back_takes_them_out(
    club: OpenClub, tmp_path: Path
) -> None:
    evening_with(club, 4)
    file = tmp_path / "oud.csv"
    file.write_text(PAPER, encoding="utf-8")
    club = undone_and_redone(club, lambda one: import_file(one, file), restart=False)
    found = {row[:2] for row in kept(club).values()}
    assert found == {(2, 9920), (1, 4990)}
    whole(club)
    history.undo(club)
    assert kept(club) == {}


def test_more_of_an_evening_that_is_there_already_counts_and_goes_again(
    club: OpenClub, tmp_path: Path
) -> None:
    evening_with(club, 4)
    header, first, second, third = PAPER.splitlines()
    one, more = tmp_path / "een.csv", tmp_path / "twee.csv"
    one.write_text(f"{header}\n{first}\n{third}\n", encoding="utf-8")
    more.write_text(f"{header}\n{second.replace(',1,2019-09-02', ',3,2019-09-16')}\n", "utf-8")
    import_file(club, one)
    before = kept(club)
    undone_and_redone(club, lambda it: import_file(it, more), restart=False)
    assert len(kept(club)) == len(before) + 1


def test_who_is_taken_off_the_list_of_a_closed_evening_has_it_no_more(
    club: OpenClub, tmp_path: Path
) -> None:
    evening_with(club, 4)
    file = tmp_path / "oud.csv"
    file.write_text(PAPER, encoding="utf-8")
    import_file(club, file)
    with club.store.read() as conn:
        second = conn.execute(text("SELECT max(participant_id) FROM paper_result")).scalar_one()

    def off(one: OpenClub) -> None:
        with one.store.change("Van de lijst") as change:
            change.delete(ParticipantRow, second)

    undone_and_redone(club, off, restart=False)
    assert len(kept(club)) < 3
    whole(club)


def test_a_game_that_changes_on_a_closed_evening_changes_what_is_kept(
    closed: tuple[OpenClub, int],
) -> None:
    club, evening = closed
    with club.store.read() as conn:
        sheet = conn.execute(text("SELECT min(scoresheet_id) FROM game")).scalar_one()

    def corrected(one: OpenClub) -> None:
        with one.store.change("Buiten de vensters om") as change:
            change.update(GameRow, (sheet, 3), ns_roem=500)

    undone_and_redone(club, corrected, restart=False)
    assert peaks(club)[evening] == (8, 662, 500)


def test_a_competition_that_pays_otherwise_for_sitting_out_changes_careers(
    club: OpenClub,
) -> None:
    evening = evening_with(club, 5, rounds=1, sit_out_points="fixed:100", odd_players="sits-out")
    evening, _ = drawing.draw(club, evening.id, seed=1)
    for table in evening.plan[0].tables:
        type_sheet(club, table.table_id, "92 92 92 92")
    closing.close(club, evening.id)
    assert 100 in [row[1] for row in kept(club).values()]

    def paid_more(one: OpenClub) -> None:
        with one.store.change("Wat stilzitten oplevert") as change:
            change.update(CompetitionRow, evening.competition_id, sit_out_points="fixed:300")

    undone_and_redone(club, paid_more, restart=False)
    assert 300 in [row[1] for row in kept(club).values()]
    (competition,) = seasons.competitions(club)
    renamed = replace(competition, name="Dinsdagavond", tie_breaks=("nat",))
    undone_and_redone(club, lambda one: seasons.change_competition(one, renamed), restart=False)


def test_an_evening_that_goes_takes_its_careers_along(closed: tuple[OpenClub, int]) -> None:
    club, evening = closed

    def gone(one: OpenClub) -> None:
        with one.store.change("Avond weg") as change:
            change.delete_where(SeatRow)
            change.delete(EveningRow, evening)

    undone_and_redone(club, gone, restart=False)
    assert (kept(club), peaks(club)) == ({}, {})


def test_both_of_a_pair_have_what_it_made(club: OpenClub) -> None:
    evening = pairs_evening(club, 2, rounds=1)
    evening, _ = drawing.draw(club, evening.id, seed=1)
    type_sheet(club, evening.plan[0].tables[0].table_id, "92 92 92 92")
    closing.close(club, evening.id)
    assert sorted(row[1] for row in kept(club).values()) == [280, 280, 368, 368]


@pytest.mark.parametrize(("kind", "entrants"), [("knockout", 8), ("teams", 2), ("schevenings", 4)])
def test_an_evening_is_won_by_what_decides_it(club: OpenClub, kind: str, entrants: int) -> None:
    evening = contest_evening(club, kind, entrants, rounds=2, games=4)
    drawn = 0
    while drawn < 2:
        evening, _ = drawing.draw(club, evening.id, seed=3)
        for plan in evening.plan[drawn:]:
            for at, table in enumerate(plan.tables):
                type_sheet(club, table.table_id, f"{92 + at} 100 p {85 + plan.round}")
        drawn = len(evening.plan)
    closing.close(club, evening.id)
    assert any(row[3] for row in kept(club).values())
    whole(club)


BREAKS: dict[str, tuple[str, str]] = {
    "a total": ("UPDATE career SET total = total + 1 WHERE member_id = 1", "totalen"),
    "somebody who is lacking": ("DELETE FROM career WHERE member_id = 1", "totalen"),
    "somebody too many": (
        "INSERT INTO career SELECT competition_id, 5, evenings, points, roem, total, pits, nat,"
        " games, wins, best, best_evening FROM career WHERE member_id = 1",
        "totalen",
    ),
    "a highest game": ("UPDATE evening_peak SET best_game = 999", "hoogste spel"),
    "an evening without": ("DELETE FROM evening_peak", "hoogste spel"),
}


@pytest.mark.parametrize("what", BREAKS)
def test_the_check_names_what_is_not_what_the_evenings_make(tmp_path: Path, what: str) -> None:
    statement, word = BREAKS[what]
    with new_club(tmp_path) as club:
        evening = seat_by_hand(club, evening_with(club, 5, rounds=1), [{1: "1 2 3 4"}])
        type_sheet(club, table_id(evening, 1, 1), "92+20 .70 p 61-70")
        closing.close(club, evening.id)
        assert health.check(club).ok
        path = club.path
    with closing_file(connect(path)) as bare:
        bare.execute(statement)
        bare.commit()
    with open_club(path) as club:
        (problem,) = health.check(club).problems
        assert "Maandavond" in str(problem)
        assert word in str(problem)


def test_the_day_of_an_evening_decides_which_of_two_equal_ones_was_the_best(
    club: OpenClub,
) -> None:
    evening = evening_with(club, 4, rounds=1)
    other = evenings.add_evening(club, evening.competition_id, date(2026, 11, 5))
    for one in evening.participants:
        attendance.add_participant(club, other.id, member_id=one.members[0].id)
    for empty in (evening, evenings.evening(club, other.id)):
        night = seat_by_hand(club, empty, [{1: "1 2 3 4"}])
        type_sheet(club, table_id(night, 1, 1), "92 92 92 92")
        closing.close(club, night.id)
    assert {row[-1] for row in kept(club).values()} == {other.id}
