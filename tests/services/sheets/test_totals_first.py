"""Four numbers make a sheet that counts; its games may follow, and win."""

from datetime import date

import pytest

from clubadmin.errors import Refused
from clubadmin.model.evenings.evening import Evening, SheetState
from clubadmin.model.explain.figure_asked import EveningAsked
from clubadmin.model.sheets.sheet import PaperTotals
from clubadmin.services.care.health import check
from clubadmin.services.club import history, rulesets
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.exchange import exchange, whole
from clubadmin.services.exchange.export import left_out
from clubadmin.services.exchange.tables import result_csv
from clubadmin.services.explain import explain
from clubadmin.services.hall import screen
from clubadmin.services.results import closing
from clubadmin.services.results.result import load_result
from clubadmin.services.sheets import sheets
from clubadmin.services.sheets.statistics import evening_statistics
from clubadmin.services.standings.standings import standings
from clubadmin.services.supposing import adopting
from tests.services.evening_club import (
    evening_with,
    pairs_evening,
    seat_by_hand,
    table_id,
    type_sheet,
    undone_and_redone,
)

GAMES = "92+20 100 n-40 152"  # Wij 92+100+0+152 = 344 and 20; Zij 70+62+162+10 = 304 and 40
RIGHT = PaperTotals(344, 20, 304, 40)  # 4 x 162 = 648 = 344 + 304
OTHER = PaperTotals(334, 20, 314, 40)


@pytest.fixture
def evening(club: OpenClub) -> Evening:
    made = evening_with(club, 8)
    made = seat_by_hand(club, made, [{1: "1 2 3 4", 2: "5 6 7 8"}, {1: "1 3 5 7", 2: "2 4 6 8"}])
    return evenings.change_evening(club, made.id, totals_first=True)


@pytest.fixture
def table(evening: Evening) -> int:
    return table_id(evening, 1, 1)


def save_and_sign(club: OpenClub, table: int, paper: PaperTotals) -> None:
    sheets.save_paper(club, table, paper)
    sheets.sign(club, table)


def made(club: OpenClub, evening: Evening) -> dict[int, tuple[int, int]]:
    """Points and roem by number."""
    rows = club.read(load_result, evening.id).rows
    return {row.number: (row.points, row.roem) for row in rows if row.rounds}


def test_four_numbers_are_signed_and_count(club: OpenClub, evening: Evening, table: int) -> None:
    saved = sheets.save_paper(club, table, RIGHT)
    assert str(saved.label) == (
        "Formulier tafel 1, ronde 1, totalen: 344 + 20 roem en 304 + 40 roem"
    )
    here = sheets.table_place(club, table)
    assert (here.state, here.totals_only) == (SheetState.COMPLETE, True)
    sheets.sign(club, table)
    assert str(club.saved().label) == "Formulier tafel 1, ronde 1 afgetekend met alleen totalen"
    # 1 and 2 sit N and S at table 1, 3 and 4 E and W
    assert made(club, evening) == {1: (344, 20), 2: (344, 20), 3: (304, 40), 4: (304, 40)}
    assert sheets.table_place(club, table).state is SheetState.SIGNED
    assert check(club).problems == ()


def test_games_follow_under_the_signature_and_win(
    club: OpenClub, evening: Evening, table: int
) -> None:
    sheets.save_paper(club, table, RIGHT)
    sheets.sign(club, table)
    *first, last = GAMES.split()
    sheets.save_lines(club, table, dict(enumerate(first, 1)))
    assert made(club, evening)[1] == (344, 20)  # not yet: only three of four are there
    with pytest.raises(Refused, match="afgetekend"):
        sheets.save_paper(club, table, OTHER)
    saved = sheets.save_line(club, table, 4, last)
    assert str(saved.label) == "Formulier tafel 1, ronde 1, spel 4; de totalen tellen niet meer"
    here = sheets.table_place(club, table)
    assert (here.state, here.totals_only) == (SheetState.SIGNED, False)
    assert made(club, evening)[1] == (344, 20)
    assert sum(row.nat for row in club.read(load_result, evening.id).rows) == 2
    with pytest.raises(Refused, match="afgetekend"):
        sheets.save_line(club, table, 4, "62")
    assert check(club).problems == ()


def test_games_that_differ_win_and_take_the_signature_away(
    club: OpenClub, evening: Evening, table: int
) -> None:
    sheets.save_paper(club, table, OTHER)
    sheets.sign(club, table)
    before = made(club, evening)
    saved = sheets.save_lines(club, table, dict(enumerate(GAMES.split(), 1)))
    assert str(saved.label).endswith("de totalen tellen niet meer, aftekening weg")
    assert made(club, evening)[1] == (344, 20)
    assert sheets.table_place(club, table).state is SheetState.ERROR
    with pytest.raises(Refused, match="op papier 334, de rijen geven 344"):
        sheets.sign(club, table)
    history.undo(club, f"sheet:{table}")
    assert (made(club, evening), sheets.table_place(club, table).state) == (
        before,
        SheetState.SIGNED,
    )
    history.redo(club, f"sheet:{table}")
    sheets.save_paper(club, table, RIGHT)
    sheets.sign(club, table)
    assert check(club).problems == ()


def test_a_wrong_row_leaves_the_totals_standing(
    club: OpenClub, evening: Evening, table: int
) -> None:
    sheets.save_paper(club, table, RIGHT)
    sheets.sign(club, table)
    sheets.save_lines(club, table, {1: "92+20", 2: "161", 3: "n-40", 4: "152"})
    assert (made(club, evening)[1], sheets.table_place(club, table).state) == (
        (344, 20),
        SheetState.SIGNED,
    )


def test_totals_that_cannot_be_are_kept_and_not_signed(club: OpenClub, table: int) -> None:
    sheets.save_paper(club, table, PaperTotals(344, 20, 305, 40))
    assert sheets.table_place(club, table).state is SheetState.ERROR
    with pytest.raises(Refused, match="samen 649; 4 spellen zijn samen 648"):
        sheets.sign(club, table)


def test_a_mixed_evening_ranks_both_alike(club: OpenClub, evening: Evening) -> None:
    type_sheet(club, table_id(evening, 1, 1), GAMES)  # 1, 2: 364; 3, 4: 344
    sheets.save_paper(club, table_id(evening, 1, 2), PaperTotals(648, 100, 0, 0))  # 5, 6: 748
    assert [
        (row.number, row.place, row.total) for row in club.read(load_result, evening.id).rows
    ] == [
        *((5, 1, 748), (6, 1, 748), (1, 3, 364), (2, 3, 364), (3, 5, 344), (4, 5, 344)),
        *((7, 7, 0), (8, 7, 0)),
    ]


def test_the_evening_asks_for_it_and_everything_is_undone(club: OpenClub) -> None:
    one = evening_with(club, 4)
    one = seat_by_hand(club, one, [{1: "1 2 3 4"}])
    table = table_id(one, 1, 1)
    sheets.save_paper(club, table, RIGHT)
    assert sheets.table_place(club, table).state is SheetState.MISSING
    with pytest.raises(Refused, match="kan nog niet worden afgetekend"):
        sheets.sign(club, table)
    undone_and_redone(club, lambda club: evenings.change_evening(club, one.id, totals_first=True))
    undone_and_redone(club, lambda club: sheets.save_paper(club, table, OTHER))
    with pytest.raises(Refused, match="met alleen totalen tellen: 1"):
        evenings.change_evening(club, one.id, totals_first=False)
    with pytest.raises(Refused, match="met alleen totalen tellen: 1"):
        evenings.change_evening(club, one.id, games=5)


@pytest.mark.parametrize(
    ("kind", "rules"), [("individual", "tot-1001"), ("individual", "manille"), ("pairs", "nku")]
)
def test_where_totals_tell_too_little_they_are_not_offered(
    club: OpenClub, kind: str, rules: str
) -> None:
    make = pairs_evening if kind == "pairs" else evening_with
    made = make(club, 4, rule_set=rules)
    if rules == "nku":
        assert made.may_total
        return
    assert not made.may_total
    with pytest.raises(Refused, match="vier totalen niet"):
        evenings.change_evening(club, made.id, totals_first=True)


def test_the_result_says_which_are_totals_only_and_that_pits_are_not_known(
    club: OpenClub, evening: Evening
) -> None:
    type_sheet(club, table_id(evening, 1, 1), "92+20 100 p 152")  # Wij a pit: 506 and 120
    save_and_sign(club, table_id(evening, 1, 2), PaperTotals(506, 120, 142, 0))
    result = club.read(load_result, evening.id)
    assert result.totals_only == ((1, 2),)
    assert str(result.told[0]) == (
        "Alleen totalen van 1 formulier: ronde 1, tafel 2. Pits en nat daarvan zijn niet bekend"
        " en beslissen niets."
    )
    rows = {row.number: row for row in result.rows}
    assert [rows[at].totals_only for at in (1, 3, 5, 7)] == [False, False, True, True]
    # 1, 2, 5 and 6 have 626; 1 and 2 made a pit, and what 5 and 6 made nobody knows
    assert {row.place for row in rows.values() if row.total == 626} == {1}
    table = result_csv(result).decode("utf-8-sig")
    assert "Alleen totalen van 1 formulier" in table
    line = next(one for one in table.splitlines() if rows[5].name in one)
    assert ";626;;;" in line or ",626,,," in line  # no pits, no nat
    save_lines = dict(enumerate(["92+20", "100", "p", "152"], 1))
    sheets.save_lines(club, table_id(evening, 1, 2), save_lines)
    again = club.read(load_result, evening.id)
    assert (again.totals_only, again.told) == ((), ())
    assert sum(row.pits for row in again.rows) == 4


def test_a_closed_evening_keeps_what_was_totals_only(club: OpenClub, evening: Evening) -> None:
    for at in (1, 2):
        for table in (1, 2):
            save_and_sign(club, table_id(evening, at, table), PaperTotals(500, 20, 148, 0))
    closing.close(club, evening.id)
    kept = closing.result(club, evening.id)
    assert kept.totals_only == ((1, 1), (1, 2), (2, 1), (2, 2))
    assert all(figure.totals_only for row in kept.rows for figure in row.rounds)
    closing.reopen(club, evening.id, "de spellen zijn er")
    sheets.save_lines(
        club, table_id(evening, 1, 1), dict(enumerate(["100+20", "100", "150", "150"], 1))
    )
    closing.close(club, evening.id)
    assert len(closing.result(club, evening.id).totals_only) == 3
    assert len(closing.result_version(club, evening.id, 1).totals_only) == 4
    assert check(club).problems == ()


def test_the_wall_and_the_standings_tell_it(club: OpenClub, evening: Evening) -> None:
    type_sheet(club, table_id(evening, 1, 1), GAMES)
    save_and_sign(club, table_id(evening, 1, 2), PaperTotals(648, 100, 0, 0))
    figures = evening_statistics(club, evening.id)
    assert (figures.totals_only, [one.sheets for one in figures.blocks]) == (1, [1])
    told = screen.facts(club, evening.id).standing.told
    assert [str(one).split(":")[0] for one in told] == ["Alleen totalen van 1 formulier"]
    season = standings(club, evening.competition_id)
    assert str(season.told[0]).startswith("Van 1 formulier zijn alleen de totalen bekend")


def test_the_explanation_says_totals_and_that_pits_are_not_known(
    club: OpenClub, evening: Evening
) -> None:
    save_and_sign(club, table_id(evening, 1, 2), PaperTotals(512, 140, 136, 0))
    row = next(one for one in club.read(load_result, evening.id).rows if one.number == 5)
    for figure, value, said in (
        ("total", "652", "Alleen totalen: 512 + 140 roem."),
        ("roem", "140", "Alleen totalen: 512 + 140 roem."),
        ("pits", "?", "Wie pit maakte of nat ging, zeggen totalen niet."),
    ):
        part = explain(club, EveningAsked(evening.id, row.participant_id, figure)).parts[0]
        assert [(one.figure, one.note) for one in part.parts] == [(value, said)], figure


def test_files_keep_what_is_totals_only(club: OpenClub, evening: Evening) -> None:
    type_sheet(club, table_id(evening, 1, 1), GAMES)
    save_and_sign(club, table_id(evening, 1, 2), PaperTotals(648, 100, 0, 0))
    sheets.save_line(club, table_id(evening, 1, 2), 1, "92")  # one of four games is there
    results = exchange.export_results(club).decode("utf-8-sig")
    assert ",648,100,\n" in results.replace("\r", "")  # its pits are not known, and no nought
    assert ",344,20,0\n" in results.replace("\r", "")
    games = exchange.export_games(club).decode("utf-8-sig")
    assert games.count("\n") == 5  # the head and table 1; of table 2 there is no whole sheet
    assert "1 formulier waarvan alleen de totalen er zijn" in str(left_out(club, games=True))
    file = club.path.parent / "club.json"
    file.write_bytes(exchange.export_document(club))
    again = club.path.parent / "again.klaverjas"
    whole.make_club(file, str(again))
    with open_club(again) as other:
        there = other.read(load_result, evening.id)
        assert there.totals_only == ((1, 2),)
        assert check(other).problems == ()


def test_a_sheet_of_totals_is_won_lost_or_level_by_them(club: OpenClub) -> None:
    made = pairs_evening(club, 4)
    made = seat_by_hand(club, made, [{1: "1 1 2 2", 2: "3 3 4 4"}])
    evenings.change_evening(club, made.id, totals_first=True)
    # 300 + 80 against 348 + 20: Wij win by 12, though Zij have the points
    save_and_sign(club, table_id(made, 1, 1), PaperTotals(300, 80, 348, 20))
    save_and_sign(club, table_id(made, 1, 2), PaperTotals(324, 20, 324, 20))
    rows = standings(club, made.competition_id, rule="sum,win:2/1/0,by:wins").rows
    names = {one.number: one.name for one in made.participants}
    won = {row.name: (row.won, row.total) for row in rows}
    assert [won[names[at]] for at in (1, 2, 3, 4)] == [(2, 380), (0, 368), (1, 344), (1, 344)]


def test_a_table_of_three_counts_its_totals_as_well(club: OpenClub) -> None:
    three = evening_with(club, 7, odd_players="three")
    three = drawing.draw(club, three.id, seed=1)[0]
    evenings.change_evening(club, three.id, totals_first=True)
    blind = next(one for one in three.plan[0].tables if one.w is None)
    save_and_sign(club, blind.table_id, PaperTotals(300, 80, 348, 20))
    rows = {row.number: row.total for row in club.read(load_result, three.id).rows if row.rounds}
    assert {rows[at] for at in blind.ns} == {380}
    assert {rows[at] for at in blind.ew} == {368}


def test_whose_pits_are_not_known_shares_the_place(club: OpenClub, evening: Evening) -> None:
    """Both sides of equals have what the totals do not say, and by games one is above."""
    type_sheet(club, table_id(evening, 1, 1), "92+20 100 p 152")
    type_sheet(club, table_id(evening, 1, 2), "92+120 100 162 152")
    places = {row.number: row.place for row in club.read(load_result, evening.id).rows}
    assert [places[at] for at in (1, 2, 5, 6)] == [1, 1, 3, 3]


def test_rules_that_fine_players_are_not_adopted_over_sheets_of_totals(
    club: OpenClub, evening: Evening, table: int
) -> None:
    save_and_sign(club, table, RIGHT)
    fined = next(one.id for one in rulesets.rule_sets(club) if one.name == "nku")
    rulesets.copy_rule_set(club, fined, "Boete", date(2020, 1, 1), {"misdeal_fine": 50})
    with pytest.raises(Refused, match="Typ daar eerst de spellen van, of kies een latere datum"):
        adopting.adopt_rule_set(club, evening.competition_id, "boete", evening.date)
    assert made(club, evening)[1] == (344, 20)
