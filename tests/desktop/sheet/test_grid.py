import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest

from clubadmin import assets
from clubadmin.desktop.entry.ink import Ink
from clubadmin.desktop.sheet.grid import SheetGrid
from clubadmin.desktop.sheet.model import Change
from clubadmin.desktop.sheet.row import row_look
from clubadmin.desktop.sheet.signing import SigningCard
from clubadmin.domain.rules.rules import read_rules
from clubadmin.domain.scoring.boxes import Fill
from clubadmin.model.club.colours import contrast
from clubadmin.model.sheets.sheet import PaperTotals
from tests.desktop.driving import CONTROL, SHIFT, a_sheet, press, typed
from tests.desktop.looking import read
from tests.domain.scoring.own import built_in, own

RULES = read_rules(assets.path("rules/nku.toml").read_text(encoding="utf-8"))


@pytest.fixture
def grid(qtbot, theme):
    made = SheetGrid(theme)
    qtbot.addWidget(made)
    made.resize(700, 640)
    made.show_sheet(a_sheet(RULES))
    made.show()
    made.setFocus()
    made.kept = []
    made.keyboard.changed.connect(made.kept.append)
    return made


@pytest.fixture
def pane_beside(qtbot, theme, grid):
    """The grid, and the card beside it that follows what is typed."""
    card = SigningCard(theme)
    qtbot.addWidget(card)
    card.show()
    grid.moved.connect(lambda: card.show_model(grid.model))
    return grid, card


def boxes(grid, game):
    return row_look(grid.model, game - 1, focused=True).boxes


def test_enter_keeps_the_row_and_goes_on(grid):
    press(grid, "92+20\n")
    assert typed(grid) == ["92+20", "", "", ""]
    assert grid.kept == [Change({1: "92+20"})]
    assert grid.model.row == 1


def test_the_boxes_show_what_the_keys_mean_before_enter(grid):
    press(grid, "84+")
    assert [box.figure for box in boxes(grid, 1)] == ["84", "20", "78", ""]
    assert boxes(grid, 1)[3].fill is Fill.STRIPE
    assert grid.model.scored.ns.total == 104
    assert not grid.kept


def test_a_box_not_typed_looks_unlike_a_stripe(grid):
    press(grid, "84\n")
    assert boxes(grid, 1)[1].fill is Fill.STRIPE
    assert boxes(grid, 2)[1].fill is Fill.OPEN


def test_a_first_key_replaces_the_row_and_f2_edits_it(grid):
    press(grid, "92\n")
    QTest.keyClick(grid, Qt.Key.Key_Up)
    QTest.keyClick(grid, Qt.Key.Key_F2)
    press(grid, "+\n")
    assert typed(grid)[0] == "92+20"
    QTest.keyClick(grid, Qt.Key.Key_Up)
    press(grid, "70\n")
    assert typed(grid)[0] == "70"


def test_backspace_opens_the_row_and_takes_its_last_sign_away(grid):
    press(grid, "92+20\n")
    QTest.keyClick(grid, Qt.Key.Key_Up)
    for _ in range(3):
        QTest.keyClick(grid, Qt.Key.Key_Backspace)
    press(grid, "\n")
    assert typed(grid)[0] == "92"


def test_escape_forgets_what_was_being_typed(grid):
    press(grid, "92\n")
    QTest.keyClick(grid, Qt.Key.Key_Up)
    press(grid, "70")
    QTest.keyClick(grid, Qt.Key.Key_Escape)
    assert typed(grid)[0] == "92"
    assert not grid.model.typing


def test_control_z_while_typing_forgets_the_row_being_typed_only(grid):
    press(grid, "92\n70")
    QTest.keyClick(grid, "z", CONTROL)
    assert typed(grid)[:2] == ["92", ""]
    assert not grid.model.typing


def test_delete_empties_the_rows_that_are_marked(grid):
    press(grid, "92\n70\n60\n")
    QTest.keyClick(grid, Qt.Key.Key_Up)
    QTest.keyClick(grid, Qt.Key.Key_Up, SHIFT)
    QTest.keyClick(grid, Qt.Key.Key_Delete)
    assert typed(grid) == ["92", "", "", ""]


def test_a_line_that_cannot_be_read_is_kept_and_said(grid):
    press(grid, "9a9\n")
    assert typed(grid)[0] == "9a9"
    assert [finding.code for finding in grid.model.findings] == ["unreadable"]


def test_a_figure_half_typed_is_not_called_wrong(grid):
    press(grid, "1")
    assert not grid.model.findings
    press(grid, "\n")
    assert [finding.code for finding in grid.model.findings] == ["points-impossible"]


def test_a_roem_that_cannot_be_is_marked_in_its_box(grid):
    press(grid, "88+30\n")
    assert boxes(grid, 1)[1].fault == "error"
    assert boxes(grid, 1)[0].fault == ""


def test_all_points_without_a_mark_are_questioned_in_their_box(grid):
    press(grid, "162\n")
    assert boxes(grid, 1)[0].fault == "warning"


def test_arrows_tab_home_and_end_walk_over_the_sheet(grid):
    press(grid, "92\n")
    QTest.keyClick(grid, Qt.Key.Key_Home)
    assert grid.model.row == 0
    for _ in range(4):
        QTest.keyClick(grid, Qt.Key.Key_Tab)
    assert grid.model.row == 1
    QTest.keyClick(grid, Qt.Key.Key_Backtab)
    assert grid.model.row == 0
    QTest.keyClick(grid, Qt.Key.Key_End)
    assert grid.model.on_paper


def test_tab_goes_from_the_points_being_typed_to_their_roem(grid):
    press(grid, "92")
    QTest.keyClick(grid, Qt.Key.Key_Tab)
    press(grid, "20")
    for _ in range(3):
        QTest.keyClick(grid, Qt.Key.Key_Tab)
    assert grid.model.row == 1
    assert typed(grid)[0] == "92+20"


def test_an_arrow_keeps_the_row_that_was_being_typed(grid):
    press(grid, "92")
    QTest.keyClick(grid, Qt.Key.Key_Down)
    assert typed(grid)[0] == "92"


def test_after_the_last_game_one_enter_asks_to_sign_off(qtbot, grid):
    press(grid, "92\n70\n60\n50\n")
    assert grid.model.on_paper
    with qtbot.waitSignal(grid.keyboard.sign_asked):
        press(grid, "\n")


def test_enter_on_an_empty_row_stays_there_and_says_so(qtbot, grid):
    press(grid, "\n")
    assert grid.model.row == 0
    press(grid, "92\n")
    with qtbot.waitSignal(grid.keyboard.refused) as refused:
        press(grid, "\n")
    assert "Spel 2 is nog leeg" in refused.args[0]
    assert grid.model.row == 1


def test_after_a_fix_enter_goes_to_the_next_fault_and_then_to_the_totals(grid):
    grid.show_sheet(a_sheet(RULES, "92+30", "70", "60+30", "50"))
    grid.go_to(1)
    press(grid, "92+20\n")
    assert grid.model.row == 2
    press(grid, "60+20\n")
    assert grid.model.on_paper
    assert typed(grid) == ["92+20", "70", "60+20", "50"]


def test_after_a_fix_on_a_sheet_half_typed_typing_goes_on_below(grid):
    press(grid, "92\n70\n60\n")
    grid.go_to(1)
    press(grid, "91\n50\n")
    assert typed(grid) == ["91", "70", "60", "50"]


def test_the_last_game_never_leads_back_to_a_fault_by_itself(grid):
    press(grid, "92+30\n70\n60\n50\n")
    assert grid.model.on_paper


def test_a_total_put_right_leads_to_the_next_that_is_off_and_then_to_signing_off(grid):
    press(grid, "92\n70\n60\n50\n272\n20\n376\n10\n")
    grid.go_to_wrong_total()
    assert grid.model.field == 1
    press(grid, "0\n")
    assert grid.model.field == 3
    press(grid, "0\n")
    assert grid.model.at_stop


def test_paper_totals_are_checked_and_the_wrong_one_is_marked(grid):
    press(grid, "92\n70\n60\n50+\n272\n20\n376\n10\n")
    assert grid.model.paper == [272, 20, 376, 10]
    assert [finding.code for finding in grid.model.findings] == ["total-mismatch"]
    assert grid.kept[-1].paper == PaperTotals(272, 20, 376, 10)


def test_a_total_that_is_off_points_at_the_row_that_explains_it(grid):
    press(grid, "92\n70\n60\n50\n202\n")
    assert [(one.code, one.game) for one in grid.model.findings] == [("total-mismatch", 2)]
    assert boxes(grid, 2)[0].fault == "warning"
    assert not any(box.fault for box in boxes(grid, 1))


@pytest.mark.parametrize("key", [Qt.Key.Key_Delete, Qt.Key.Key_Backspace])
def test_copying_a_sheet_and_pasting_it_gives_the_same_sheet(grid, key):
    press(grid, "92+\n*-\n**\n61-5\n")
    before = typed(grid)
    QTest.keyClick(grid, "a", CONTROL)
    QTest.keyClick(grid, "c", CONTROL)
    assert QGuiApplication.clipboard().text().splitlines()[0] == "92+20\t92\t20\t70\t"
    QTest.keyClick(grid, key)
    assert typed(grid) == [""] * 4
    QTest.keyClick(grid, Qt.Key.Key_Home)
    QTest.keyClick(grid, "v", CONTROL)
    assert typed(grid) == before


def test_four_columns_of_a_spreadsheet_can_be_pasted(grid):
    QGuiApplication.clipboard().setText("92\t20\t70\t\n0 nat\t\t162\t40\n162\t140 pit\t0\t/\n")
    QTest.keyClick(grid, "v", CONTROL)
    assert typed(grid) == ["92+20", "n-40", "p+140", ""]
    assert grid.kept == [Change({1: "92+20", 2: "n-40", 3: "p+140"})]


def test_a_paste_that_cannot_be_read_changes_nothing_and_names_the_row(qtbot, grid):
    QGuiApplication.clipboard().setText("92\t20\t70\t\n92\t\t60\t\n")
    with qtbot.waitSignal(grid.keyboard.refused) as refused:
        QTest.keyClick(grid, "v", CONTROL)
    assert "Rij 2" in refused.args[0]
    assert typed(grid) == [""] * 4


def test_a_signed_sheet_refuses_keys_with_a_sentence(qtbot, grid):
    grid.show_sheet(a_sheet(RULES, "92", "70", "60", "50", signed=True))
    with qtbot.waitSignal(grid.keyboard.refused) as refused:
        press(grid, "9")
    assert "F2" in refused.args[0]
    assert typed(grid) == ["92", "70", "60", "50"]


def test_the_other_sides_sheet_points_at_the_first_game_where_they_part(grid):
    grid.show_sheet(a_sheet(RULES, "92", "70", "60", "50"))
    grid.show_second(True)
    press(grid, "92\n71\n60\n50\n")
    assert grid.kept[1] == Change({2: "71"}, second=True)
    assert not grid.model.second
    assert [(one.code, one.game) for one in grid.model.findings] == [("sheets-differ", 2)]


def test_a_screen_reader_hears_the_row(grid):
    press(grid, "92+30")
    spoken = grid.accessibleDescription()
    assert spoken.startswith("Spel 1, getypt 92+30, Wij 92 roem 30, Zij 70 geen roem")
    assert "30 kan niet" in spoken
    assert grid.accessibleName() == "Tafel 4 · ronde 2"


def test_a_name_is_never_read_as_markup(grid):
    grid.show_sheet(a_sheet(RULES, names=("<b>Bakker</b>", "<img src=x>", "&amp;", "Smit")))
    assert "<b>Bakker</b>" in " ".join(grid.looks.head.sides[0].names)


def test_names_too_long_for_one_line_get_a_line_each(grid):
    long = "Wilhelmina van der Meulen-Oosterwijk tot"
    grid.show_sheet(a_sheet(RULES, names=(long, long, "Smit", "Bos")))
    assert grid.looks.head.sides[0].names == (long[:-4], "tot –", long[:-4], "tot")
    assert grid.looks.head.sides[1].names == ("Smit", "Bos"), "as beside it"
    grid.resize(700, 250)  # here the rows need what there is
    assert grid.looks.head.sides[0].names == (long, long)


def test_only_the_rows_that_changed_are_painted_again(qtbot, grid):
    press(grid, "92\n")
    QTest.qWait(50)
    areas = []
    grid.paintEvent = lambda event: areas.append(event.region().boundingRect().height())
    grid.show_changes()
    QTest.qWait(20)
    assert areas == []


def test_a_click_goes_to_the_row(grid):
    at = grid.at.row_rect(2).center()
    QTest.mouseClick(grid, Qt.MouseButton.LeftButton, pos=QPoint(int(at.x()), int(at.y())))
    assert grid.model.row == 2


@pytest.mark.parametrize(
    ("key", "text", "mine"),
    [
        (Qt.Key.Key_9, "9", True),
        (Qt.Key.Key_W, "w", True),
        (Qt.Key.Key_Delete, "", True),
        (Qt.Key.Key_F1, "", False),
        (Qt.Key.Key_F6, "", False),
    ],
)
def test_keys_of_the_window_are_left_to_the_window(grid, key, text, mine):
    event = QKeyEvent(QEvent.Type.ShortcutOverride, key, Qt.KeyboardModifier.NoModifier, text)
    assert grid.keyboard.owns(event) is mine


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_what_has_a_meaning_on_the_sheet_can_be_seen(theme, mode):
    theme.choose(mode=mode)
    ink = Ink(theme)
    sheet = ink["sheet"].name()
    assert contrast(ink.stripe.color().name(), sheet) >= 3
    assert contrast(ink.field.color().name(), sheet) >= 3
    for text in ("ink", "muted", "red", "amber", "green"):
        assert contrast(ink[text].name(), sheet) >= 4.5
    theme.choose(mode="light")


def test_after_a_correction_the_first_empty_row_is_next_and_the_card_says_so(pane_beside):
    grid, card = pane_beside
    press(grid, "92\n70\n")
    for _ in range(2):
        QTest.keyClick(grid, Qt.Key.Key_Up)
    press(grid, "82\n")
    assert grid.model.row == 2
    assert "Verder bij spel 3, de eerste lege regel." in read(card)
    press(grid, "60\n")
    assert "Verder bij" not in read(card)


def test_a_row_typed_anew_just_above_the_first_empty_one_needs_no_word(pane_beside):
    grid, card = pane_beside
    press(grid, "92\n")
    QTest.keyClick(grid, Qt.Key.Key_Up)
    press(grid, "82\n")
    assert grid.model.row == 1
    assert "Verder bij" not in read(card)


def test_arrows_pass_by_games_that_were_not_played(grid):
    rules = own(built_in("tot-501"))
    grid.show_sheet(a_sheet(rules, "p", "p", games=16))
    QTest.keyClick(grid, Qt.Key.Key_End)
    assert grid.model.on_paper
    QTest.keyClick(grid, Qt.Key.Key_Up)
    played = grid.model.row
    assert played == grid.model.end - 1 == 1
    QTest.keyClick(grid, Qt.Key.Key_Down)
    assert grid.model.on_paper
    QTest.keyClick(grid, Qt.Key.Key_Backtab)
    assert grid.model.row == played
    QTest.keyClick(grid, Qt.Key.Key_Tab)
    assert grid.model.on_paper


def test_what_stands_below_the_end_of_a_match_is_reached_all_the_same(grid):
    rules = own(built_in("tot-501"))
    grid.show_sheet(a_sheet(rules, "p", "p", "", "92", games=16))
    QTest.keyClick(grid, Qt.Key.Key_End)
    QTest.keyClick(grid, Qt.Key.Key_Up)
    assert grid.model.row == 3
