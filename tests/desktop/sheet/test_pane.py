"""A sheet with the file behind it: kept row by row, undone, signed off, never lost."""

import threading

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from clubadmin.desktop.entry.findings import FindingLine
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.sheet.pane import SheetPane
from clubadmin.desktop.sheet.row import spoken_game
from clubadmin.errors import Refused
from clubadmin.services.club.club import open_club
from clubadmin.services.draw import drawing
from clubadmin.services.sheets import sheets
from tests.desktop.driving import keys_in_order, press, settle, typed
from tests.services.evening_club import evening_with

SHEET = "92+\n*-\n**\n61-5\n"


@pytest.fixture
def people():
    return 8


@pytest.fixture
def evening(club, people):
    made = evening_with(club, people)
    return drawing.draw(club, made.id, seed=1)[0]


@pytest.fixture
def pane(qtbot, theme, ops, evening):
    made = SheetPane(ops, theme)
    keys_in_order(made, ops)
    qtbot.addWidget(made)
    made.resize(1000, 700)
    made.show()
    made.open(evening.plan[0].tables[0].table_id)
    settle(qtbot, ops)
    return made


def stored(club, pane):
    return list(sheets.sheet(club, pane.table_id).lines)


def undo(qtbot, ops, pane):
    ops.scope = f"sheet:{pane.table_id}"
    ops.undo()
    settle(qtbot, ops)
    pane.refresh()
    settle(qtbot, ops)


def redo(qtbot, ops, pane):
    ops.redo()
    settle(qtbot, ops)
    pane.refresh()
    settle(qtbot, ops)


def test_each_row_is_in_the_file_after_enter(qtbot, ops, club, pane):
    press(pane.grid, "92+\n70\n")
    settle(qtbot, ops)
    assert stored(club, pane)[:3] == ["92+20", "70", ""]


def test_a_sheet_half_typed_is_there_again(qtbot, theme, ops, pane):
    press(pane.grid, "92+\n70\n")
    settle(qtbot, ops)
    again = SheetPane(ops, theme)
    qtbot.addWidget(again)
    again.open(pane.table_id)
    settle(qtbot, ops)
    assert typed(again.grid)[:2] == ["92+20", "70"]
    assert again.grid.model.row == 2


def test_enter_after_the_last_game_signs_off_and_opens_the_next_sheet(
    qtbot, ops, club, evening, pane
):
    first = pane.table_id
    press(pane.grid, SHEET + "\n")
    settle(qtbot, ops)
    assert sheets.sheet(club, first).signed
    assert pane.sheet.place.table_id == evening.plan[0].tables[1].table_id
    assert pane.grid.model.row == 0


def test_keys_typed_ahead_of_the_next_sheet_are_for_that_one(qtbot, ops, club, pane):
    press(pane.grid, SHEET + "\n" + "104\n")
    settle(qtbot, ops)
    assert stored(club, pane)[0] == "104"


def test_a_sheet_with_an_error_is_not_signed_and_plus_leads_to_the_row(qtbot, ops, club, pane):
    press(pane.grid, "92+30\n*-\n**\n61-5\n\n")
    settle(qtbot, ops)
    assert not sheets.sheet(club, pane.table_id).signed
    assert "Spel 1 eerst nazien" in pane.signing.detail.text()
    press(pane.grid, "+")
    assert pane.grid.model.row == 0


def test_a_sheet_with_a_gap_is_not_signed_and_plus_leads_to_the_gap(qtbot, ops, club, pane):
    press(pane.grid, "92\n")
    QTest.keyClick(pane.grid, Qt.Key.Key_Down)
    press(pane.grid, "**\n61-5\n\n")
    settle(qtbot, ops)
    assert not sheets.sheet(club, pane.table_id).signed
    assert "Spel 2 is nog niet getypt" in pane.signing.detail.text()
    press(pane.grid, "+")
    assert pane.grid.model.row == 1


def test_typing_on_past_a_sheet_that_was_not_signed_changes_nothing(qtbot, ops, club, pane):
    press(pane.grid, "92+30\n*-\n**\n61-5\n\n")
    before = typed(pane.grid)
    press(pane.grid, "104\n70+2\n.81-\n")
    settle(qtbot, ops)
    assert typed(pane.grid) == before
    assert pane.grid.model.at_stop


def test_a_sheet_typed_on_past_one_with_a_fault_is_offered_once_that_is_signed(
    qtbot, ops, club, pane
):
    press(pane.grid, "92+30\n*-\n**\n61-5\n\n" + "104\n70+2\n.81-\n")
    press(pane.grid, "+92+\n")
    with qtbot.waitSignal(pane.said) as said:
        press(pane.grid, "\n")
    assert "typte u al door: 104, 70+2, .81-. Hoort dat hier" in said.args[0]
    settle(qtbot, ops)
    with qtbot.waitSignal(pane.unsaid, check_params_cb=lambda one: one == said.args[0]):
        pane.grid.keyboard.paste()
    settle(qtbot, ops)
    assert stored(club, pane) == ["104", "70+20", ".81-20", ""]


@pytest.mark.parametrize("people", [12])
def test_what_was_typed_on_for_more_sheets_is_offered_on_each_in_turn(qtbot, ops, club, pane):
    press(pane.grid, "92+30\n*-\n**\n61-5\n\n" + "104\n70\n.80\n99\n\n" + "60\n61\n")
    press(pane.grid, "+92+\n")
    with qtbot.waitSignal(pane.said) as said:
        press(pane.grid, "\n")
    assert "104, 70, .80, 99. Hoort dat hier" in said.args[0]
    assert said.args[0].endswith("De 2 rijen daarna komen bij het volgende formulier.")
    settle(qtbot, ops)
    pane.grid.keyboard.paste()
    settle(qtbot, ops)
    assert stored(club, pane) == ["104", "70", ".80", "99"]
    with qtbot.waitSignal(pane.said) as said:
        press(pane.grid, "\n")
    assert "typte u al door: 60, 61. Hoort dat hier" in said.args[0]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("92\n70\n60\n50\n272\n20\n376\n0\n\n", "40\n+0\n\n"),  # for a total that is off
        ("92\n70\n60\n50\n272\n20\n376\n0\n\n", "30\n40\n0\n\n"),
        ("92+30\n*-\n**\n61-5\n\n", "92+\n+92+\n\n"),  # for the row that is wrong
    ],
)
def test_what_was_meant_for_the_sheet_with_the_fault_is_not_offered_on_the_next(
    qtbot, ops, club, pane, before, after
):
    first, said = pane.table_id, []
    pane.said.connect(said.append)
    press(pane.grid, before + after)
    settle(qtbot, ops)
    assert sheets.sheet(club, first).signed
    assert pane.table_id != first
    assert not [one for one in said if "typte u al door" in one]


def test_after_the_last_total_one_types_where_a_total_is_off(qtbot, ops, club, pane):
    first = pane.table_id
    press(pane.grid, "92\n70\n60\n50\n272\n20\n376\n0\n")
    assert (pane.grid.model.on_paper, pane.grid.model.field) == (True, 1)
    press(pane.grid, "\n")
    assert (pane.grid.model.on_paper, pane.grid.model.field) == (True, 1)
    assert "typ het goede" in pane.signing.detail.text()
    press(pane.grid, "0\n\n")
    settle(qtbot, ops)
    assert sheets.sheet(club, first).signed


def test_from_past_the_totals_digits_and_arrows_go_to_one(qtbot, ops, pane):
    press(pane.grid, "92\n70\n60\n50\n272\n20\n376\n0\n")
    for _ in range(3):
        QTest.keyClick(pane.grid, Qt.Key.Key_Right)
    assert pane.grid.model.at_stop
    QTest.keyClick(pane.grid, Qt.Key.Key_Left)
    assert pane.grid.model.field == 3
    QTest.keyClick(pane.grid, Qt.Key.Key_Right)
    press(pane.grid, "0\n")
    assert pane.grid.model.paper == [272, 0, 376, 0]


def test_a_sign_behind_the_right_total_leaves_what_was_typed(qtbot, ops, pane):
    press(pane.grid, "92\n70\n60\n50\n272\n20\n367\n0\n")
    press(pane.grid, "0\n376+\n")
    assert pane.grid.model.paper == [272, 0, 376, 0]


def test_a_row_that_explains_a_total_is_not_what_stops_the_sheet(qtbot, ops, pane):
    press(pane.grid, "92\n70\n60\n50\n202\n0\n376\n0\n")
    assert [one.game for one in pane.grid.model.findings] == [2]
    assert "Kloppen de rijen" in pane.signing.detail.text()
    assert (pane.grid.model.on_paper, pane.grid.model.field) == (True, 0)
    press(pane.grid, "\n+")
    assert (pane.grid.model.on_paper, pane.grid.model.field) == (True, 0)
    assert "Spel" not in pane.signing.detail.text()


@pytest.mark.parametrize("rows", ["104\n70+2\n.81-\n", "70+2\n104\n.81-\n", ".81-\n104\n70+2\n"])
def test_a_sheet_typed_on_past_a_total_that_is_off_is_offered(qtbot, ops, club, pane, rows):
    press(pane.grid, "92\n70\n60\n50\n272\n20\n376\n0\n" + rows)
    settle(qtbot, ops)
    assert pane.grid.model.lines == ["92", "70", "60", "50"]
    press(pane.grid, "\n0\n")
    with qtbot.waitSignal(pane.said) as said:
        press(pane.grid, "\n")
    assert f"typte u al door: {', '.join(rows.split())}. Hoort dat hier" in said.args[0]


def test_keys_that_are_lost_are_said_and_the_card_flashes(qtbot, ops, pane):
    press(pane.grid, "92+30\n*-\n**\n61-5\n\n")
    settle(qtbot, ops)
    with qtbot.waitSignal(pane.said) as said:
        press(pane.grid, "1")
    assert "Niet getypt" in said.args[0]
    assert pane.signing.property("kind") == "alarm"
    qtbot.waitUntil(lambda: pane.signing.property("kind") == "card")


def test_typing_on_a_signed_sheet_stays_there(qtbot, ops, club, pane):
    first = pane.table_id
    press(pane.grid, SHEET + "\n")
    settle(qtbot, ops)
    pane.open(first)
    settle(qtbot, ops)
    turned = []
    pane.table_asked.connect(turned.append)
    with qtbot.waitSignal(pane.said) as said:
        press(pane.grid, "100+50\n")
    press(pane.grid, "92\n")
    settle(qtbot, ops)
    assert "F2" in said.args[0]
    assert pane.table_id == first
    assert not turned
    press(pane.grid, "\n")  # a plain Enter goes on, as the card says
    assert turned == [1]


def test_one_enter_too_many_skips_no_game_of_the_next_sheet(qtbot, ops, club, pane):
    press(pane.grid, SHEET + "\n\n104\n")
    settle(qtbot, ops)
    assert stored(club, pane)[0] == "104"


def test_the_card_says_that_totals_are_right_only_when_they_are_typed(qtbot, ops, pane):
    press(pane.grid, "92\n70\n60\n50\n")
    assert pane.signing.heading.text() == "Alle spellen getypt"
    press(pane.grid, "272\n0\n376\n0\n")
    assert pane.signing.heading.text() == "Totaal klopt"


def standing_out(pane, theme):
    """Of each finding in view, whether it has a ground of its own."""
    ground = theme.colour("accent_soft")
    lines = [one for one in pane.findings.findChildren(FindingLine) if one.isVisible()]
    return [one.grab().toImage().pixelColor(1, 1) == ground for one in lines]


def test_the_finding_of_the_row_one_is_in_stands_out(theme, pane):
    press(pane.grid, "92+30\n70+30\n60\n")
    pane.grid.go_to(2)
    assert standing_out(pane, theme) == [False, True]
    QTest.keyClick(pane.grid, Qt.Key.Key_Up)
    assert standing_out(pane, theme) == [True, False]


def test_a_wrong_total_on_paper_is_told_with_what_to_do_when_the_rows_are_right(qtbot, ops, pane):
    press(pane.grid, "92\n70\n100\n62\n")
    press(pane.grid, "999\n")
    settle(qtbot, ops)
    assert "maak het vakje leeg" in pane.signing.detail.text()


def test_a_total_retyped_right_is_judged_as_it_is_typed(qtbot, ops, pane):
    press(pane.grid, "92\n70\n60\n50\n272\n20\n376\n0\n")
    assert pane.grid.looks.foot.paper.signs[1] == "error"
    assert "verkeerd geteld" in pane.signing.detail.text()
    press(pane.grid, "0")
    assert pane.grid.looks.foot.paper.signs[1] == "good"
    assert "verkeerd geteld" not in pane.signing.detail.text()
    press(pane.grid, "5")
    assert pane.grid.looks.foot.paper.signs[1] == "error"


def test_plus_leads_to_the_total_that_is_off(qtbot, ops, pane):
    press(pane.grid, "92\n70\n60\n50\n272\n20\n376\n0\n\n+")
    settle(qtbot, ops)
    assert (pane.grid.model.on_paper, pane.grid.model.field) == (True, 1)


def test_undo_takes_back_row_by_row_and_moves_to_it(qtbot, ops, club, pane):
    press(pane.grid, "92+\n70\n60\n")
    settle(qtbot, ops)
    undo(qtbot, ops, pane)
    assert typed(pane.grid) == ["92+20", "70", "", ""]
    assert pane.grid.model.row == 2
    undo(qtbot, ops, pane)
    assert typed(pane.grid) == ["92+20", "", "", ""]
    assert pane.grid.model.row == 1
    redo(qtbot, ops, pane)
    assert typed(pane.grid) == ["92+20", "70", "", ""]


def test_after_redo_typing_goes_on_below_and_the_row_is_marked(qtbot, ops, club, pane):
    press(pane.grid, "92+\n***\n60\n")
    settle(qtbot, ops)
    for _ in range(2):
        undo(qtbot, ops, pane)
    assert pane.grid.model.row == 1
    redo(qtbot, ops, pane)
    assert [look.marked for look in pane.grid.looks.rows] == [False, True, False, False]
    press(pane.grid, "100\n")
    assert typed(pane.grid) == ["92+20", "***", "100", ""]
    assert not any(look.marked for look in pane.grid.looks.rows)


def test_after_an_undo_that_filled_a_row_the_first_empty_one_is_next(qtbot, ops, club, pane):
    press(pane.grid, "92+\n70\n")
    pane.grid.go_to(1)
    press(pane.grid, "80\n")
    settle(qtbot, ops)
    pane.grid.go_to(1)
    undo(qtbot, ops, pane)
    assert typed(pane.grid) == ["92+20", "70", "", ""]
    assert pane.grid.model.row == 2
    assert pane.grid.looks.rows[0].marked
    assert "Verder bij spel 3" in pane.signing.detail.text()


def test_after_a_total_done_again_the_next_is_typed(qtbot, ops, club, pane):
    press(pane.grid, "92\n70\n60\n50\n272\n")
    settle(qtbot, ops)
    undo(qtbot, ops, pane)
    assert (pane.grid.model.on_paper, pane.grid.model.field) == (True, 0)
    undo(qtbot, ops, pane)
    assert pane.grid.model.row == 3
    redo(qtbot, ops, pane)
    assert (pane.grid.model.on_paper, pane.grid.model.field) == (True, 0)
    redo(qtbot, ops, pane)
    assert (pane.grid.model.on_paper, pane.grid.model.field) == (True, 1)


def test_f2_on_a_signed_sheet_takes_the_signature_back(qtbot, ops, club, pane):
    first = pane.table_id
    press(pane.grid, SHEET + "\n")
    settle(qtbot, ops)
    pane.open(first)
    settle(qtbot, ops)
    assert pane.grid.model.locked
    QTest.keyClick(pane.grid, Qt.Key.Key_F2)
    settle(qtbot, ops)
    assert not sheets.sheet(club, first).signed
    press(pane.grid, "80\n")
    settle(qtbot, ops)
    assert "80" in stored(club, pane)


def test_a_row_that_cannot_be_kept_stays_on_the_screen_and_is_tried_again(
    qtbot, ops, club, pane, monkeypatch
):
    real = sheets.save_line

    def full(*_arguments):
        raise Refused("De schijf is vol. Uw formulieren zijn bewaard. Maak ruimte.")

    monkeypatch.setattr(sheets, "save_line", full)
    with qtbot.waitSignal(pane.troubled) as said:
        press(pane.grid, "92+\n")
    assert "schijf is vol" in said.args[0]
    settle(qtbot, ops)
    assert typed(pane.grid)[0] == "92+20"
    assert pane.grid.looks.rows[0].unsaved
    assert pane.grid.looks.rows[0].waiting
    assert pane.grid.looks.foot.totals[0] == "0"
    assert stored(club, pane)[0] == ""
    monkeypatch.setattr(sheets, "save_line", real)
    press(pane.grid, "70\n")
    settle(qtbot, ops)
    assert stored(club, pane)[:2] == ["92+20", "70"]
    assert not pane.grid.looks.rows[0].unsaved


def test_a_row_on_its_way_to_the_file_is_grey_and_said_so_and_counts_once_it_is_there(
    qtbot, ops, pane
):
    press(pane.grid, "92\n")
    settle(qtbot, ops)
    held = threading.Event()
    ops.run(lambda _club: held.wait(60), lambda _: None)
    press(pane.grid, "70\n")
    look = pane.grid.looks
    assert [row.waiting for row in look.rows[:3]] == [False, True, False]
    assert look.foot.totals[0] == "92"
    assert "nog niet opgeslagen" in spoken_game(pane.grid.model, 1)
    held.set()
    settle(qtbot, ops)
    look = pane.grid.looks
    assert not any(row.waiting for row in look.rows)
    assert look.foot.totals[0] == "162"
    assert "nog niet opgeslagen" not in spoken_game(pane.grid.model, 1)


def test_until_a_correction_is_in_the_file_the_total_is_that_of_the_file(qtbot, ops, pane):
    press(pane.grid, "92\n70\n")
    settle(qtbot, ops)
    held = threading.Event()
    ops.run(lambda _club: held.wait(60), lambda _: None)
    pane.grid.go_to(1)
    press(pane.grid, "100\n")
    assert pane.grid.looks.foot.totals[0] == "162"
    held.set()
    settle(qtbot, ops)
    assert pane.grid.looks.foot.totals[0] == "170"


def test_a_finding_leads_to_its_row_by_keyboard(qtbot, ops, pane):
    press(pane.grid, "92+30\n70\n60\n")
    line = pane.findings.first()
    line.setFocus()
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert pane.grid.model.row == 0
    assert "30 kan niet" in line.accessibleName()


def test_the_sheet_of_the_other_side_is_kept_apart(qtbot, ops, club, pane):
    press(pane.grid, "92\n")
    pane.turn_over()
    press(pane.grid, "93\n")
    settle(qtbot, ops)
    kept = sheets.sheet(club, pane.table_id)
    assert (kept.lines[0], kept.other[0]) == ("92", "93")
    pane.turn_over()
    assert [one.code for one in pane.grid.model.findings] == ["sheets-differ"]


def test_a_new_finding_is_brought_into_sight(qtbot, ops, pane):
    pane.resize(900, 420)
    press(pane.grid, "92+30\n92+10\n92+30\n92+10")
    QTest.qWait(50)
    last = pane.findings.findChildren(FindingLine)[3]
    assert last.visibleRegion().boundingRect().height() > last.height() / 2


def test_undo_goes_on_after_a_restart(qtbot, theme, club, evening):
    table_id = evening.plan[0].tables[0].table_id
    before = Operations(club)
    first = SheetPane(before, theme)
    qtbot.addWidget(first)
    first.open(table_id)
    settle(qtbot, before)
    press(first.grid, "92\n70\n60\n")
    settle(qtbot, before)
    before.stop()

    after = Operations(open_club(club.path))
    again = SheetPane(after, theme)
    qtbot.addWidget(again)
    again.open(table_id)
    settle(qtbot, after)
    assert typed(again.grid)[:3] == ["92", "70", "60"]
    undo(qtbot, after, again)
    undo(qtbot, after, again)
    assert typed(again.grid)[:3] == ["92", "", ""]
    assert again.grid.model.row == 1
    after.stop()


def test_a_full_disk_is_said_once_and_typing_goes_on(qtbot, ops, club, pane, monkeypatch):
    def full(*_arguments):
        raise Refused("De schijf is vol.")

    said, unsaid = [], []
    pane.troubled.connect(said.append)
    pane.unsaid.connect(unsaid.append)
    real = sheets.save_line, sheets.save_lines
    monkeypatch.setattr(sheets, "save_line", full)
    monkeypatch.setattr(sheets, "save_lines", full)
    press(pane.grid, "92\n70\n60\n")
    pane.keeper.try_again()
    settle(qtbot, ops)
    assert said == ["De schijf is vol."]
    assert not unsaid
    assert typed(pane.grid)[:3] == ["92", "70", "60"]
    monkeypatch.setattr(sheets, "save_line", real[0])
    monkeypatch.setattr(sheets, "save_lines", real[1])
    pane.keeper.try_again()
    settle(qtbot, ops)
    assert stored(club, pane)[:3] == ["92", "70", "60"]
    assert not pane.keeper.failed
    assert unsaid == ["De schijf is vol."]


def test_keys_right_after_f2_are_for_the_sheet_that_is_opened_by_it(qtbot, ops, club, pane):
    first = pane.table_id
    press(pane.grid, SHEET + "\n")
    settle(qtbot, ops)
    pane.open(first)
    settle(qtbot, ops)
    QTest.keyClick(pane.grid, Qt.Key.Key_F2)
    press(pane.grid, "80\n")
    settle(qtbot, ops)
    assert "80" in stored(club, pane)


def test_keys_right_after_a_table_is_chosen_are_for_its_sheet(qtbot, ops, club, evening, pane):
    other = evening.plan[0].tables[1].table_id
    elsewhere = pane.findings
    elsewhere.setFocus()
    pane.open(other)
    press(pane.window().focusWidget(), "92\n70\n")
    settle(qtbot, ops)
    assert list(sheets.sheet(club, other).lines)[:2] == ["92", "70"]


def test_a_row_half_typed_stays_when_another_row_is_taken_back(qtbot, ops, club, pane):
    press(pane.grid, "92\n70\n6")
    undo(qtbot, ops, pane)
    press(pane.grid, "1\n")
    settle(qtbot, ops)
    assert stored(club, pane)[:3] == ["92", "", "61"]


def test_one_row_that_is_refused_keeps_no_other_from_the_file(qtbot, ops, club, pane):
    QApplication.clipboard().setText("9" * 201)
    pane.grid.keyboard.paste()
    settle(qtbot, ops)
    press(pane.grid, "70\n60\n")
    settle(qtbot, ops)
    assert stored(club, pane)[:3] == ["", "70", "60"]
    assert [row.unsaved for row in pane.grid.looks.rows[:3]] == [True, False, False]


def test_when_others_type_as_well_the_last_signature_leaves_the_keys_free(
    qtbot, ops, club, evening, pane
):
    pane.shared = True
    for _ in range(evening.sheets):
        press(pane.grid, SHEET + "\n")
        settle(qtbot, ops)
    assert sheets.sheet(club, pane.table_id).signed
    QTest.keyClick(pane.grid, Qt.Key.Key_F2)
    settle(qtbot, ops)
    assert not sheets.sheet(club, pane.table_id).signed
