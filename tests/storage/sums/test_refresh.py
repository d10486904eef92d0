"""Who gets which figures, from the games of a sheet to the total of an evening."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from clubadmin.storage.checks.club import rebuilt
from clubadmin.storage.club import undo as journal
from clubadmin.storage.club.store import Store
from clubadmin.storage.file.errors import BrokenRule
from clubadmin.storage.journal.change import Change
from clubadmin.storage.rows.club import PairRow
from clubadmin.storage.rows.evenings import (
    CompetitionRow,
    EveningRow,
    ParticipantRow,
    PlayingTableRow,
    SeatRow,
    SittingOutRow,
)
from clubadmin.storage.rows.sheets import GameRow, GameSeatRow, PaperResultRow, ScoresheetRow
from tests.storage.made_up import EveningIds, evening_of, inserted, new_store

GAMES = 4
MADE = {"typed": "92+20", "outcome": "made", "ns_points": 92, "ns_roem": 20, "ew_points": 70}
NAT = {"typed": "wn", "outcome": "nat", "side": "ns", "ew_points": 162, "ew_roem": 20}
PIT = {"typed": ".p", "outcome": "pit", "side": "ew", "ew_points": 162, "ew_roem": 100}
REVOKE = {"typed": "v", "outcome": "revoke", "side": "ns", "ew_points": 262}
UNREAD = {"typed": "?!", "outcome": None}
NOT_PLAYED = {"typed": "-", "outcome": "not-played"}
SHEET = (MADE, NAT, PIT, REVOKE)  # Wij 92 + 20, Zij 656 + 120


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = new_store(tmp_path / "club.klaver")
    yield opened
    with opened.bare() as connection:
        assert rebuilt(connection) == []
    opened.close()


def evening(store: Store, players: int) -> EveningIds:
    with store.change("avond") as change:
        return evening_of(change, players, GAMES)


def share(change: Change, sheet: int, game: int, position: str, **values: Any) -> None:
    row = {"scoresheet_id": sheet, "game": game, "position": position, **values}
    change.insert(GameSeatRow, **row)


def fines(store: Store) -> dict[int, int]:
    with store.read() as conn:
        rows = conn.exec_driver_sql(
            "SELECT p.number, r.fines FROM round_result r"
            " JOIN participant p ON p.id = r.participant_id WHERE r.fines"
        )
        return {row[0]: row[1] for row in rows}


def type_sheet(change: Change, table: int, *games: dict[str, Any]) -> int:
    sheet = change.insert(ScoresheetRow, playing_table_id=table) or 0
    for number, game in enumerate(games, 1):
        change.insert(GameRow, scoresheet_id=sheet, game=number, **game)
    return sheet


def rounds(store: Store) -> dict[int, tuple[int, ...]]:
    """Points, roem, pits, nat, games and whether it is a credit, by participant's number."""
    with store.read() as conn:
        rows = conn.exec_driver_sql(
            "SELECT p.number, r.points, r.roem, r.pits, r.nat, r.games, r.credit"
            " FROM round_result r JOIN participant p ON p.id = r.participant_id ORDER BY p.number"
        )
        return {row[0]: tuple(row[1:]) for row in rows}


def totals(store: Store) -> dict[int, int]:
    with store.read() as conn:
        rows = conn.exec_driver_sql(
            "SELECT p.number, r.total FROM evening_result r"
            " JOIN participant p ON p.id = r.participant_id"
        )
        return {row[0]: row[1] for row in rows}


def won(store: Store) -> dict[int, tuple[int, ...]]:
    """Rounds won, level and lost at the table, by participant's number."""
    with store.read() as conn:
        rows = conn.exec_driver_sql(
            "SELECT p.number, r.won, r.level, r.lost FROM round_wins r"
            " JOIN participant p ON p.id = r.participant_id"
        )
        return {row[0]: tuple(row[1:]) for row in rows}


WON, LEVEL, LOST = (1, 0, 0), (0, 1, 0), (0, 0, 1)


def test_a_round_is_won_by_who_has_more_points_and_roem(store: Store):
    ids = evening(store, 4)
    with store.change("formulier") as change:
        sheet = type_sheet(change, ids.tables[0], *SHEET)
    assert won(store) == {1: LOST, 2: LOST, 3: WON, 4: WON}
    level = {"typed": "81+20", "outcome": "made", "ns_points": 61, "ns_roem": 20, "ew_points": 81}
    with store.change("ander formulier") as change:
        change.delete(ScoresheetRow, sheet)
        type_sheet(change, ids.tables[0], level)
    assert won(store) == dict.fromkeys((1, 2, 3, 4), LEVEL)
    with store.change("niets getypt") as change:
        change.delete(GameRow, (sheet + 1, 1))
    assert won(store) == {}


def test_a_fine_loses_no_round_and_figures_of_ones_own_win_none(store: Store):
    ids = evening(store, 4)
    with store.change("formulier") as change:
        sheet = type_sheet(change, ids.tables[0], MADE)
        share(change, sheet, 1, "n", fine=100)
    assert won(store) == {1: WON, 2: WON, 3: LOST, 4: LOST}
    with store.change("eigen punten") as change:
        share(change, sheet, 1, "e", points=10, roem=0)
    assert won(store) == {}


def test_who_is_lent_wins_at_his_own_table_only(store: Store):
    ids = evening(store, 8)
    with store.change("formulieren") as change:
        type_sheet(change, ids.tables[0], *SHEET)
        type_sheet(change, ids.tables[1], *SHEET)
        change.delete(SeatRow, (ids.tables[1], "e"))
        lent = {"participant_id": ids.participants[0], "member_id": ids.members[0]}
        seat = {"playing_table_id": ids.tables[1], "position": "e", "fill_in": True}
        change.insert(SeatRow, **seat, **lent)
    assert won(store)[1] == LOST


def test_each_of_two_players_gets_all_his_side_made(store: Store):
    ids = evening(store, 4)
    with store.change("formulier") as change:
        type_sheet(change, ids.tables[0], *SHEET)
    wij, zij = (92, 20, 0, 1, 4, 0), (656, 120, 1, 0, 4, 0)
    assert rounds(store) == {1: wij, 2: wij, 3: zij, 4: zij}
    assert totals(store) == {1: 112, 2: 112, 3: 776, 4: 776}


def test_rows_that_cannot_be_read_or_were_not_played_count_nothing(store: Store):
    ids = evening(store, 4)
    with store.change("formulier") as change:
        sheet = type_sheet(change, ids.tables[0], MADE, UNREAD, NOT_PLAYED)
    assert rounds(store)[1] == (92, 20, 0, 0, 1, 0)
    with store.read() as conn:
        counts = conn.exec_driver_sql(
            "SELECT played, counted FROM scoresheet WHERE id = ?", (sheet,)
        ).one()
    assert tuple(counts) == (3, 1)


def test_points_for_a_row_that_does_not_count_are_refused(store: Store):
    ids = evening(store, 4)
    with pytest.raises(BrokenRule), store.change("formulier") as change:
        type_sheet(change, ids.tables[0], UNREAD | {"ns_points": 92})
    assert rounds(store) == {}


def test_a_pair_gets_its_sides_figures_once(store: Store):
    ids = evening(store, 4)
    with store.change("paren") as change:
        for seat in range(4):
            change.delete(SeatRow, (ids.tables[0], "nsew"[seat]))
        for number, (a, b) in enumerate(((0, 1), (2, 3)), 11):
            one, two = ids.members[a], ids.members[b]
            pair = change.insert(PairRow, member_a=one, member_b=two)
            person = change.insert(
                ParticipantRow, evening_id=ids.evening, number=number, pair_id=pair
            )
            for position, member in zip(("ns", "ew")[number - 11], (one, two), strict=True):
                change.insert(
                    SeatRow,
                    playing_table_id=ids.tables[0],
                    position=position,
                    participant_id=person,
                    member_id=member,
                )
        type_sheet(change, ids.tables[0], *SHEET)
    assert totals(store) == {11: 112, 12: 776}
    assert won(store) == {11: LOST, 12: WON}


def test_who_plays_beside_a_blind_hand_gets_all_of_it(store: Store):
    ids = evening(store, 4)
    with store.change("tafel van drie") as change:
        change.delete(SeatRow, (ids.tables[0], "w"))
        type_sheet(change, ids.tables[0], *SHEET)
    assert totals(store) == {1: 112, 2: 112, 3: 776}


def test_sitting_out_earns_the_average_once_every_sheet_is_in(store: Store):
    ids = evening(store, 9)
    with store.change("formulier") as change:
        type_sheet(change, ids.tables[0], *SHEET)
    assert 9 not in rounds(store), "the round is not in yet"
    with store.change("formulier") as change:
        sheet = type_sheet(change, ids.tables[1], MADE, MADE, MADE)
    assert 9 not in rounds(store), "a game is missing"
    with store.change("regel") as change:
        change.insert(GameRow, scoresheet_id=sheet, game=4, **MADE | {"ns_roem": 21})
    # (2 x 112 + 2 x 776 + 2 x 449 + 2 x 280) / 8 = 404.25
    assert rounds(store)[9] == (404, 0, 0, 0, 0, 1)
    assert totals(store)[9] == 404
    journal.undo(store)
    assert 9 not in totals(store)


@pytest.mark.parametrize(("points", "total"), [("none", None), ("fixed:1450", 1450)])
def test_sitting_out_earns_what_the_competition_says(store: Store, points: str, total: int | None):
    ids = evening(store, 5)
    with store.change("competitie") as change:
        change.update(CompetitionRow, ids.competition, sit_out_points=points)
    assert totals(store).get(5) == total
    with store.change("speelt toch") as change:
        change.delete_where(SittingOutRow, evening_id=ids.evening)
    assert totals(store) == {}


def test_a_published_total_is_the_evenings_figure(store: Store):
    ids = evening(store, 4)
    with store.change("uitslag") as change:
        for person, values in zip(
            ids.participants,
            ({"points": 4712}, {"points": 4000, "roem": 300, "pits": 2}, {"points": 0}),
            strict=False,
        ):
            change.insert(PaperResultRow, evening_id=ids.evening, participant_id=person, **values)
    assert totals(store) == {1: 4712, 2: 4300, 3: 0}
    assert rounds(store) == {}


def test_published_rounds_add_up(store: Store):
    ids = evening(store, 4)
    with store.change("uitslag") as change:
        for number, points in enumerate((1500, 1600, 1400), 1):
            change.insert(
                PaperResultRow,
                evening_id=ids.evening,
                participant_id=ids.participants[0],
                round=number,
                points=points,
            )
    assert totals(store) == {1: 4500}
    again = [{"participant_id": ids.participants[1], "points": 1, "evening_id": ids.evening}] * 2
    with pytest.raises(BrokenRule), store.change("dubbel") as change:
        change.insert_many(PaperResultRow, again)


def test_two_who_change_places_take_their_figures_along(store: Store):
    ids = evening(store, 4)
    with store.change("formulier") as change:
        type_sheet(change, ids.tables[0], *SHEET)
    with store.change("wissel") as change:
        for position, who in (("n", 2), ("e", 0)):
            change.update(
                SeatRow,
                (ids.tables[0], position),
                participant_id=ids.participants[who],
                member_id=ids.members[who],
            )
    assert totals(store) == {1: 776, 2: 112, 3: 112, 4: 776}
    journal.undo(store)
    assert totals(store) == {1: 112, 2: 112, 3: 776, 4: 776}


def test_nobody_sits_at_two_tables_in_one_round(store: Store):
    ids = evening(store, 8)

    def sit_twice() -> None:
        with store.change("fout") as change:
            change.update(
                SeatRow,
                (ids.tables[1], "n"),
                participant_id=ids.participants[0],
                member_id=ids.members[0],
            )
            for table in ids.tables:
                type_sheet(change, table, MADE)

    with pytest.raises(BrokenRule):
        sit_twice()
    assert totals(store) == {}


def test_who_has_figures_of_his_own_gets_those_in_place_of_his_sides(store: Store):
    ids = evening(store, 4)
    with store.change("formulier") as change:
        sheet = type_sheet(change, ids.tables[0], *SHEET)
        share(change, sheet, 1, "n", points=60, roem=0)
        share(change, sheet, 2, "e", points=0, roem=0)
    assert rounds(store)[1] == (60, 0, 0, 1, 4, 0)
    assert rounds(store)[2] == (92, 20, 0, 1, 4, 0)
    assert rounds(store)[3] == (494, 100, 1, 0, 4, 0)
    journal.undo(store)
    journal.redo(store)
    assert totals(store) == {1: 60, 2: 112, 3: 594, 4: 776}


def test_pits_and_nat_go_to_who_plays_on_that_side_in_the_game(store: Store):
    ids = evening(store, 4)
    with store.change("formulier") as change:
        sheet = type_sheet(change, ids.tables[0], *SHEET)
        share(change, sheet, 2, "s", side="ew", points=0, roem=0)
        share(change, sheet, 2, "e", side="ns", points=0, roem=0)
        share(change, sheet, 3, "n", side="ew", points=162, roem=100)
    seen = {number: row[2:4] for number, row in rounds(store).items()}
    assert seen == {1: (1, 1), 2: (0, 0), 3: (1, 1), 4: (1, 0)}


def test_fines_come_off_the_round(store: Store):
    ids = evening(store, 4)
    with store.change("formulier") as change:
        sheet = type_sheet(change, ids.tables[0], *SHEET)
        share(change, sheet, 1, "n", fine=100)
        share(change, sheet, 2, "n", fine=100)
        share(change, sheet, 1, "e", fine=30)
    assert fines(store) == {1: 200, 3: 30}
    assert totals(store) == {1: -88, 2: 112, 3: 746, 4: 776}


def test_where_the_rules_say_so_no_more_comes_off_than_there_is(store: Store):
    ids = evening(store, 4)
    with store.change("formulier") as change:
        sheet = type_sheet(change, ids.tables[0], *SHEET)
        share(change, sheet, 1, "n", fine=100, floored=True)
        share(change, sheet, 2, "n", fine=100, floored=True)
        share(change, sheet, 1, "s", fine=112, floored=True)
    assert fines(store) == {1: 112, 2: 112}
    assert totals(store) == {1: 0, 2: 0, 3: 776, 4: 776}


def boompjes(store: Store, *made: int, fined: dict[int, int], floored: bool = True) -> EveningIds:
    """A table's boompjes, in which Wij make so many points and North is fined by boompje."""
    ids = evening(store, 4)
    with store.change("boompjes") as change:
        change.update(CompetitionRow, ids.competition, format="boompje", rounds=len(made))
        change.update(EveningRow, ids.evening, rounds=len(made))
        tables = list(ids.tables)
        for number in range(2, len(made) + 1):
            tables.append(
                inserted(change, PlayingTableRow, evening_id=ids.evening, round=number, number=1)
            )
            for position, who in zip("nsew", ids.at(0), strict=True):
                change.insert(
                    SeatRow,
                    playing_table_id=tables[-1],
                    position=position,
                    participant_id=ids.participants[who],
                    member_id=ids.members[who],
                )
        for number, (table, points) in enumerate(zip(tables, made, strict=True), 1):
            sheet = type_sheet(change, table, {**MADE, "ns_points": points, "ns_roem": 0})
            if number in fined:
                share(change, sheet, 1, "n", fine=fined[number], floored=floored)
    return ids


def by_round(store: Store, number: int = 1) -> list[tuple[int, int]]:
    """What came off each round of a participant, and what was left."""
    with store.read() as conn:
        rows = conn.exec_driver_sql(
            "SELECT r.fines, r.points + r.roem - r.fines FROM round_result r"
            " JOIN participant p ON p.id = r.participant_id WHERE p.number = ? ORDER BY r.round",
            (number,),
        )
        return [(row[0], row[1]) for row in rows]


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("made", "fined", "left", "total"),
    [
        ((5, 10, 10), {1: 60}, [(5, 0), (10, 0), (10, 0)], 0),  # max(0, 25 - 60)
        ((5, 10, 60), {1: 60}, [(5, 0), (10, 0), (45, 15)], 15),  # 75 - 60
        ((20, 30, 5), {3: 30}, [(20, 0), (5, 25), (5, 0)], 25),  # 55 - 30
        ((80, 10, 10), {1: 60, 3: 15}, [(65, 15), (0, 10), (10, 0)], 25),  # 100 - 75
        ((5, 10, 10, 40, 0, 0), {1: 60}, [(5, 0), (10, 0), (10, 0), (0, 40), (0, 0), (0, 0)], 40),
    ],
)
def test_fines_come_off_the_boompjes_of_a_table_together(
    store: Store,
    made: tuple[int, ...],
    fined: dict[int, int],
    left: list[tuple[int, int]],
    total: int,
):
    """Manille-tornooi: at the end of the round, and its total is then 0 at the least."""
    boompjes(store, *made, fined=fined)
    assert by_round(store) == left
    assert totals(store)[1] == total
    assert totals(store)[2] == sum(made)
    journal.undo(store)
    assert by_round(store) == []
    journal.redo(store)
    assert by_round(store) == left


def test_without_a_floor_a_fine_comes_off_its_own_boompje(store: Store):
    boompjes(store, 5, 10, 10, fined={1: 60}, floored=False)
    assert by_round(store) == [(60, -55), (0, 10), (0, 10)]
    assert totals(store)[1] == -35


def test_a_pair_pays_the_fines_of_both(store: Store):
    ids = evening(store, 4)
    with store.change("paren") as change:
        one, two = ids.members[:2]
        pair = change.insert(PairRow, member_a=one, member_b=two)
        person = change.insert(ParticipantRow, evening_id=ids.evening, number=11, pair_id=pair)
        for position in "ns":
            change.update(SeatRow, (ids.tables[0], position), participant_id=person)
        sheet = type_sheet(change, ids.tables[0], *SHEET)
        share(change, sheet, 1, "n", fine=10)
        share(change, sheet, 4, "s", fine=25)
    assert fines(store) == {11: 35}
    assert totals(store) == {11: 77, 3: 776, 4: 776}


def test_the_mean_for_sitting_out_is_of_what_the_players_were_left_with(store: Store):
    ids = evening(store, 5)
    with store.change("formulier") as change:
        sheet = type_sheet(change, ids.tables[0], *SHEET)
        share(change, sheet, 1, "n", fine=112, floored=True)
        share(change, sheet, 1, "e", points=0, roem=0)
    # 0, 112, 776 - 70 and 776 over four
    assert totals(store)[5] == (0 + 112 + 706 + 776 + 2) // 4


def test_a_match_that_is_over_is_a_whole_sheet_for_who_sits_out(store: Store):
    ids = evening(store, 5)
    with store.change("formulier") as change:
        sheet = type_sheet(change, ids.tables[0], MADE, MADE)
    assert 5 not in rounds(store)
    with store.change("uit") as change:
        change.update(ScoresheetRow, sheet, over_after=2)
    assert rounds(store)[5] == (182, 0, 0, 0, 0, 1)
    journal.undo(store)
    assert 5 not in rounds(store)


def test_half_of_own_figures_is_refused(store: Store):
    ids = evening(store, 4)
    for wrong in ({"points": 1}, {"fine": -1}, {"side": "noord"}):
        with pytest.raises(BrokenRule), store.change("fout") as change:
            share(change, type_sheet(change, ids.tables[0], MADE), 1, "n", **wrong)
