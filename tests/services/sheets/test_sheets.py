from dataclasses import replace

import pytest

from clubadmin.errors import Refused
from clubadmin.model.evenings.evening import Evening, SheetState
from clubadmin.model.sheets.sheet import PaperTotals
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.evenings import evenings
from clubadmin.services.sheets import sheets
from tests.services.evening_club import (
    content,
    evening_with,
    seat_by_hand,
    table_id,
    type_sheet,
    undone_and_redone,
)

GOOD = "92+20 100 n-40 152"  # Wij 92+100+0+152 = 344 and 20; Zij 70+62+162+10 = 304 and 40
PAPER = PaperTotals(344, 20, 304, 40)


@pytest.fixture
def evening(club: OpenClub) -> Evening:
    evening = evening_with(club, 8)
    return seat_by_hand(club, evening, [{1: "1 2 3 4", 2: "5 6 7 8"}, {1: "1 3 5 7", 2: "2 4 6 8"}])


@pytest.fixture
def table(evening: Evening) -> int:
    return table_id(evening, 1, 1)


def test_a_line_is_kept_as_it_was_typed(club: OpenClub, table: int) -> None:
    saved = sheets.save_line(club, table, 2, "W70 +20-40")
    assert str(saved.label) == "Formulier tafel 1, ronde 1, spel 2"
    assert sheets.sheet(club, table).lines == ("", "W70 +20-40", "", "")


@pytest.mark.parametrize("typed", ["abc", "9 2 +", "?!", "'; DROP TABLE game; --", "92+25", "161"])
def test_what_is_wrong_or_cannot_be_read_is_kept_as_well(
    club: OpenClub, table: int, typed: str
) -> None:
    sheets.save_line(club, table, 1, typed)
    path = club.path
    club.close()
    with open_club(path) as again:
        assert sheets.sheet(again, table).lines[0] == typed
        (plan, _) = sheets.board(again, sheets.sheet(again, table).evening_id)
        assert plan.tables[0].state is SheetState.ERROR


def test_a_whole_sheet_is_pasted_in_one_change(club: OpenClub, table: int) -> None:
    saved = sheets.save_lines(club, table, dict(enumerate(GOOD.split(), 1)))
    assert str(saved.label) == "Formulier tafel 1, ronde 1, spel 1–4"
    history.undo(club, f"sheet:{table}")
    assert sheets.sheet(club, table).lines == ("", "", "", "")


def test_undo_on_a_sheet_steps_back_line_by_line_and_leaves_other_sheets(
    club: OpenClub, evening: Evening, table: int
) -> None:
    other = table_id(evening, 1, 2)
    sheets.save_line(club, table, 1, "92")
    sheets.save_line(club, other, 1, "100")
    sheets.save_line(club, table, 1, "93")
    scope = f"sheet:{table}"
    assert str(history.undo(club, scope).label).endswith("Formulier tafel 1, ronde 1, spel 1")
    assert sheets.sheet(club, table).lines[0] == "92"
    history.undo(club, scope)
    assert sheets.sheet(club, table).lines[0] == ""
    assert sheets.sheet(club, other).lines[0] == "100"
    history.redo(club, scope)
    history.redo(club, scope)
    assert sheets.sheet(club, table).lines[0] == "93"


def test_a_row_can_be_emptied_and_then_nothing_is_typed(club: OpenClub, table: int) -> None:
    sheets.save_line(club, table, 1, "92")
    sheets.save_line(club, table, 1, "  ")
    found = sheets.sheet(club, table)
    assert (found.lines[0], found.place.state) == ("", SheetState.MISSING)


@pytest.mark.parametrize("game", [0, 5, -1])
def test_a_game_that_is_not_on_the_sheet_is_refused(club: OpenClub, table: int, game: int) -> None:
    with pytest.raises(Refused, match="daar staan spel 1 tot en met 4"):
        sheets.save_line(club, table, game, "92")


def test_a_table_that_is_not_there_is_said_with_those_that_are(
    club: OpenClub, evening: Evening
) -> None:
    with pytest.raises(Refused, match="Tafel 9 bestaat niet in ronde 2: daar staan tafel 1 tot"):
        sheets.place(club, evening.id, 2, 9)
    with pytest.raises(Refused, match="Ronde 3 bestaat niet"):
        sheets.place(club, evening.id, 3, 1)
    assert sheets.place(club, evening.id, 2, 1).table_id == table_id(evening, 2, 1)
    for act in (sheets.sheet, sheets.sign, sheets.unsign):
        with pytest.raises(Refused, match="Deze tafel bestaat niet"):
            act(club, 999)
    with pytest.raises(Refused, match="Deze tafel bestaat niet"):
        sheets.save_line(club, 999, 1, "92")


def test_signing_off_leads_to_the_next_sheet_that_is_missing(
    club: OpenClub, evening: Evening
) -> None:
    order = [(1, 1), (2, 1), (1, 2), (2, 2)]
    nexts = []
    for number, table in order:
        which = table_id(evening, number, table)
        type_sheet(club, which, GOOD, sign=False)
        found = sheets.sign(club, which)
        nexts.append((found.round, found.number) if found else None)
    assert nexts == [(1, 2), (2, 2), (2, 2), None]


def test_a_sheet_with_missing_games_cannot_be_signed_off(club: OpenClub, table: int) -> None:
    type_sheet(club, table, "92 100", sign=False)
    with pytest.raises(sheets.NotSignable, match="tafel 1, ronde 1 kan nog niet") as refused:
        sheets.sign(club, table)
    assert [(one.code, one.game) for one in refused.value.findings] == [
        ("game-missing", 3),
        ("game-missing", 4),
    ]


def test_an_empty_sheet_cannot_be_signed_off(club: OpenClub, table: int) -> None:
    with pytest.raises(sheets.NotSignable, match="en nog 3"):
        sheets.sign(club, table)


def test_a_sheet_with_an_error_cannot_be_signed_off(club: OpenClub, table: int) -> None:
    type_sheet(club, table, "92 161 100 92+25", sign=False)
    with pytest.raises(sheets.NotSignable) as refused:
        sheets.sign(club, table)
    assert {(one.code, one.game) for one in refused.value.findings} == {
        ("points-impossible", 2),
        ("roem-unit", 4),
    }


def test_a_warning_does_not_keep_a_sheet_from_being_signed_off(club: OpenClub, table: int) -> None:
    type_sheet(club, table, "162 92 100 152")  # all points and no pit: perhaps so
    assert sheets.sheet(club, table).signed


def test_the_players_totals_are_checked_once_the_sheet_is_whole(club: OpenClub, table: int) -> None:
    wrong = replace(PAPER, ew_points=294)
    sheets.save_paper(club, table, wrong)
    type_sheet(club, table, "92+20 100 n-40", sign=False)
    assert sheets.sheet(club, table).place.state is SheetState.HALF
    sheets.save_line(club, table, 4, "152")
    assert sheets.sheet(club, table).place.state is SheetState.ERROR
    with pytest.raises(sheets.NotSignable) as refused:
        sheets.sign(club, table)
    assert {one.code for one in refused.value.findings} == {"total-mismatch"}
    sheets.save_paper(club, table, PAPER)
    assert sheets.sheet(club, table).paper == PAPER
    sheets.sign(club, table)


def test_a_total_that_cannot_be_is_refused(club: OpenClub, table: int) -> None:
    with pytest.raises(Refused, match="Typ het getal dat onder de kolom staat"):
        sheets.save_paper(club, table, PaperTotals(10**30))


def test_the_other_sides_sheet_names_the_first_game_where_they_part(
    club: OpenClub, table: int
) -> None:
    type_sheet(club, table, GOOD, sign=False)
    saved = sheets.save_other(club, table, dict(enumerate(["92+20", "100", "n-20", "152"], 1)))
    assert str(saved.label) == "Formulier tafel 1, ronde 1, formulier van de tegenpartij, spel 1–4"
    with pytest.raises(sheets.NotSignable) as refused:
        sheets.sign(club, table)
    assert [(one.code, one.game) for one in refused.value.findings] == [("sheets-differ", 3)]
    sheets.save_other(club, table, {3: "n-40"})
    assert sheets.sheet(club, table).other == tuple(GOOD.split())
    sheets.sign(club, table)


def test_a_signed_sheet_is_opened_again_on_purpose_only(club: OpenClub, table: int) -> None:
    type_sheet(club, table, GOOD)
    before = content(club)
    for act in (
        lambda: sheets.save_line(club, table, 1, "93"),
        lambda: sheets.save_paper(club, table, PAPER),
        lambda: sheets.save_other(club, table, {1: "93"}),
    ):
        with pytest.raises(Refused, match="Haal eerst de aftekening weg"):
            act()
    with pytest.raises(Refused, match="al afgetekend"):
        sheets.sign(club, table)
    assert content(club) == before
    sheets.unsign(club, table)
    with pytest.raises(Refused, match="niet afgetekend"):
        sheets.unsign(club, table)
    sheets.save_line(club, table, 1, "93")
    assert sheets.sheet(club, table).lines[0] == "93"


def test_dealers_take_turns_around_the_table(club: OpenClub, table: int) -> None:
    found = sheets.sheet(club, table)
    assert found.dealers == ("P1 Aal", "P3 Cas", "P2 Bos", "P4 Dam")  # N, E, S, W


def test_a_blind_hand_does_not_deal(club: OpenClub) -> None:
    evening = seat_by_hand(club, evening_with(club, 3), [{1: "1 2 3"}])
    found = sheets.sheet(club, evening.plan[0].tables[0].table_id)
    assert found.dealers == ("P1 Aal", "P3 Cas", "P2 Bos", "P1 Aal")


def test_nothing_is_written_when_nothing_changes(club: OpenClub, table: int) -> None:
    sheets.save_line(club, table, 1, "92")
    before = history.undo_state(club)
    sheets.save_line(club, table, 1, "92")
    sheets.save_paper(club, table, PaperTotals())
    sheets.save_other(club, table, {2: ""})
    assert history.undo_state(club) == before


def test_an_endless_line_is_refused(club: OpenClub, table: int) -> None:
    with pytest.raises(Refused, match="Bij spel 1 staat een regel van 5000 tekens"):
        sheets.save_line(club, table, 1, "9" * 5000)


@pytest.mark.parametrize("typed", ["\x00", "\ud800", "92\n93", "9" * 200, "٩٢", "92+" + "v" * 190])
def test_any_text_can_be_stored_as_a_draft(club: OpenClub, table: int, typed: str) -> None:
    sheets.save_line(club, table, 1, typed)
    assert sheets.sheet(club, table).lines[0]


ACTS = {
    "a line": lambda club, table: sheets.save_line(club, table, 1, "100-20"),
    "emptying a line": lambda club, table: sheets.save_line(club, table, 1, ""),
    "a paste": lambda club, table: sheets.save_lines(club, table, {1: "p", 2: "", 3: "x", 4: "?"}),
    "totals": lambda club, table: sheets.save_paper(club, table, PAPER),
    "the other side": lambda club, table: sheets.save_other(club, table, {1: "92"}),
    "signing": sheets.sign,
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", ACTS)
def test_everything_typed_can_be_undone_after_a_restart(
    club: OpenClub, table: int, name: str
) -> None:
    type_sheet(club, table, GOOD, sign=False)
    undone_and_redone(club, lambda opened: ACTS[name](opened, table)).close()


def test_the_first_line_of_a_sheet_and_taking_a_signature_back_can_be_undone(
    club: OpenClub, table: int
) -> None:
    club = undone_and_redone(club, lambda opened: sheets.save_line(opened, table, 1, "92"))
    type_sheet(club, table, GOOD)
    undone_and_redone(club, lambda opened: sheets.unsign(opened, table)).close()


def test_undo_on_a_sheet_goes_past_the_signature(club: OpenClub, table: int) -> None:
    *first, last = GOOD.split()
    type_sheet(club, table, " ".join(first), sign=False)
    sheets.save_line(club, table, 4, last)
    sheets.sign(club, table)
    scope = f"sheet:{table}"
    history.undo(club, scope)
    assert not sheets.sheet(club, table).signed
    history.undo(club, scope)
    assert sheets.sheet(club, table).lines == (*GOOD.split()[:3], "")


def test_a_shorter_sheet_may_not_lose_a_typed_game(
    club: OpenClub, evening: Evening, table: int
) -> None:
    sheets.save_line(club, table, 4, "92")
    with pytest.raises(Refused, match="Van spel 4 is al iets getypt of beslist"):
        evenings.change_evening(club, evening.id, games=3)


def test_signed_sheets_keep_their_number_of_games(
    club: OpenClub, evening: Evening, table: int
) -> None:
    type_sheet(club, table, GOOD)
    with pytest.raises(Refused, match="Al afgetekende formulieren van 4 spellen: 1"):
        evenings.change_evening(club, evening.id, games=5)
    assert evenings.change_evening(club, evening.id, games=4).games == 4
    sheets.unsign(club, table)
    assert evenings.change_evening(club, evening.id, games=5).games == 5
