"""From a disputed row to a decision by keys alone: put down, listed, printed, taken back."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QMenu,
    QPlainTextEdit,
    QWidget,
)

from clubadmin.desktop.decisions.dialog import DecisionDialog
from clubadmin.desktop.decisions.evening_list import EveningDecisions
from clubadmin.desktop.evening.page import FORMS, RESULT
from clubadmin.desktop.paper.printing import Preview
from clubadmin.desktop.referee.entering import Entering
from clubadmin.desktop.referee.window import OFTEN, RefereeWindow, current_window, kept
from clubadmin.domain.scoring.wording import sentence
from clubadmin.services.draw import drawing
from clubadmin.services.results import closing
from clubadmin.services.sheets import decisions, sheets
from tests.desktop.driving import press, settle
from tests.desktop.looking import read, told_at, words
from tests.desktop.made_window import made_window
from tests.reports import looking
from tests.services.evening_club import evening_with

RANKS = ("A", "H", "V", "B", "10", "9", "8", "7")
REVOKED = "sa s7 s8 s9  h9 h7 ha hb  ka k7 h8 k8  ra r7 r8 r9  k9 kh k10 kb"


@pytest.fixture
def evening(club):
    return drawing.draw(club, evening_with(club, 8).id, seed=1)[0]


@pytest.fixture
def desk(qtbot, ops, theme, tmp_path, evening):
    """The window on the first sheet, three games typed, the cursor on the second."""
    window = made_window(qtbot, ops, theme, tmp_path)
    window.go("evening")
    settle(qtbot, ops)
    window.page.open_evening(evening.id, FORMS)
    settle(qtbot, ops)
    at = Desk(qtbot, ops, window)
    press(at.grid, "92+\n70\n100\n")
    at.keys("Up", "Up")
    return at


@pytest.mark.parametrize(
    ("rule_set", "people", "row"),
    [("drie-spelers", 6, "1/85+20#90"), ("manille", 8, "37@z"), ("twee-spelers", 4, "92")],
)
def test_other_systems_have_their_own_seats_and_their_own_row(
    qtbot, ops, theme, tmp_path, club, rule_set, people, row
):
    evening = drawing.draw(club, evening_with(club, people, rule_set=rule_set).id, seed=1)[0]
    table = evening.plan[0].tables[0]
    sheets.save_line(club, table.table_id, 1, row)
    window = made_window(qtbot, ops, theme, tmp_path)
    window.go("evening")
    settle(qtbot, ops)
    window.page.open_evening(evening.id, FORMS)
    settle(qtbot, ops)
    desk = Desk(qtbot, ops, window)
    desk.grid.go_to(1)
    desk.keys("F7")
    referee = current_window()
    assert referee is not None
    assert referee.desk.entering.rules.name == rule_set
    assert list(referee.names.values()) == [member.label for _, member in table.seats]
    desk.keys("Escape")
    desk.grid.setFocus()
    dialog = decide(desk)
    if dialog.row.text() == "!1v60":  # the game is dealt again: what it became goes before it
        desk.keys("Alt+R", "Home")
        desk.type("33@h")
    desk.keys("Ctrl+Return")
    (made,) = decisions.decisions(club, evening.id)
    assert made.line_before == row
    assert sheets.sheet(club, table.table_id).lines[0] == made.line_after


class Desk:
    """Keys go to whatever has the keyboard."""

    def __init__(self, qtbot, ops, window):
        self.qtbot, self.ops, self.window = qtbot, ops, window

    @property
    def grid(self):
        return self.window.page.desk.forms.pane.grid

    @property
    def focus(self):
        """When a dialog closes, a desktop gives the keyboard to the window below it."""
        if QApplication.activeWindow() is None:
            shown = [one for one in QApplication.topLevelWidgets() if one.isVisible()]
            order = (EveningDecisions, RefereeWindow)
            below = next((one for one in shown if isinstance(one, order)), self.window)
            below.activateWindow()
            self.qtbot.waitUntil(below.isActiveWindow)
        return QApplication.focusWidget()

    def keys(self, *names):
        for name in names:
            combination = QKeySequence(name)[0]
            QTest.keyClick(self.focus, combination.key(), combination.keyboardModifiers())
            settle(self.qtbot, self.ops)

    def type(self, text):
        for sign in text:
            QTest.keyClick(self.focus, sign)
        settle(self.qtbot, self.ops)

    def wait_for(self, kind):
        self.qtbot.waitUntil(lambda: isinstance(QApplication.activeWindow(), kind))
        return QApplication.activeWindow()


def table_of(evening):
    return evening.plan[0].tables[0]


def row_two(club, evening):
    return sheets.sheet(club, table_of(evening).table_id).lines[1]


def decide(desk, player_keys=("Down",), name="Gerda Vis"):
    """On the row one is in: verzaakt, by a player chosen with the arrows, decided by somebody."""
    desk.keys("F8")
    dialog = desk.wait_for(DecisionDialog)
    desk.keys("Alt+P", *player_keys)
    desk.keys("Alt+D")
    desk.type(name)
    return dialog


def test_f8_puts_down_a_decision_and_the_row_that_follows(desk, club, evening):
    decide(desk)
    desk.keys("Ctrl+Return")
    (made,) = decisions.decisions(club, evening.id)
    assert (made.game, made.kind, made.seat, made.decided_by) == (2, "revoke", "n", "Gerda Vis")
    assert made.line_before == "70"
    assert row_two(club, evening) == made.line_after == "v"
    assert "NKU" in made.article
    assert "Noord verzaakte" in made.text


def test_the_row_shows_the_decision_and_carries_its_mark(desk):
    decide(desk)
    desk.keys("Ctrl+Return")
    assert desk.grid.model.lines[1] == "v"
    assert desk.grid.model.decided == {2}


def test_one_undo_takes_decision_and_row_back(desk, club, evening):
    decide(desk)
    desk.keys("Ctrl+Return")
    desk.grid.setFocus()
    desk.keys("Ctrl+Z")
    assert row_two(club, evening) == "70"
    assert decisions.decisions(club, evening.id) == ()
    assert desk.grid.model.decided == frozenset()
    desk.keys("Ctrl+Y")
    assert row_two(club, evening) == "v"
    assert desk.grid.model.decided == {2}


def test_what_the_director_types_himself_stays_when_something_else_is_chosen(desk):
    dialog = decide(desk)
    desk.keys("Alt+B")
    desk.keys("Ctrl+A")
    desk.type("Na overleg zo beslist.")
    desk.keys("Alt+P", "Down")
    assert dialog.draft.text == "Na overleg zo beslist."
    assert dialog.draft.line == ".v"
    assert dialog.draft.seat == "e"


def test_the_meaning_of_the_row_stands_below_it_and_a_fault_in_it_as_well(desk):
    dialog = decide(desk)
    assert "Wij 0" in told_at(dialog, "Rij in het formulier")
    assert "Zij 262" in told_at(dialog, "Rij in het formulier")
    desk.keys("Alt+R", "Ctrl+A")
    desk.type("9q")
    assert told_at(dialog, "Rij in het formulier").startswith("!")


def test_an_arbitral_score_asks_for_the_points_of_wij(desk, club, evening):
    desk.keys("F8")
    dialog = desk.wait_for(DecisionDialog)
    desk.keys("Alt+S")
    for _ in range(5):
        desk.keys("Down")
    desk.keys("Alt+T", "Ctrl+A")
    desk.type("81")
    assert dialog.draft.kind == "arbitral"
    assert dialog.draft.line is not None
    assert dialog.draft.line.startswith("a81")
    desk.keys("Alt+D")
    desk.type("Gerda Vis")
    desk.keys("Ctrl+Return")
    assert row_two(club, evening).startswith("a81")


def test_what_to_type_is_a_hint_and_no_part_of_the_decision(desk):
    desk.keys("F8")
    dialog = desk.wait_for(DecisionDialog)
    desk.keys("Alt+S", "Down", "Down", "Down", "Down")
    desk.keys("Alt+P", "Down", "Down")
    assert dialog.draft.kind == "cheating"
    assert dialog.draft.line is None
    assert dialog.draft.text == "Oost speelde vals."
    assert "Typ de rij" in told_at(dialog, "Rij in het formulier")


def test_typing_goes_on_behind_the_words_that_stand_in_a_decision(desk):
    dialog = decide(desk)
    field = desk.focus.window().findChild(QPlainTextEdit)
    there = field.toPlainText()
    assert there
    assert field.textCursor().position() == len(there)
    assert dialog.draft.text == there


def test_without_a_name_or_a_reason_it_says_what_is_missing(desk, club, evening):
    desk.keys("F8")
    dialog = desk.wait_for(DecisionDialog)
    desk.keys("Ctrl+Return")
    assert dialog.isVisible()
    assert "Schrijf op" in told_at(dialog, "Beslissing")
    desk.keys("Alt+P", "Down", "Ctrl+Return")
    assert "Wie heeft dit beslist?" in told_at(dialog, "Door")
    assert QApplication.focusWidget() is dialog.by
    assert decisions.decisions(club, evening.id) == ()


def test_the_name_of_the_director_is_there_the_next_time(desk):
    decide(desk)
    desk.keys("Ctrl+Return")
    desk.grid.setFocus()
    desk.keys("F8")
    assert desk.wait_for(DecisionDialog).by.text() == "Gerda Vis"


def test_on_a_signed_sheet_the_signature_goes_with_what_is_decided(desk, club, evening):
    table_id = table_of(evening).table_id
    press(desk.grid, "80\n")
    settle(desk.qtbot, desk.ops)
    sheets.save_line(club, table_id, 4, "80")
    sheets.sign(club, table_id)
    desk.window.page.refresh()
    settle(desk.qtbot, desk.ops)
    desk.keys("F8")
    dialog = desk.wait_for(DecisionDialog)
    assert "neemt de aftekening terug" in dialog.said.text()
    assert dialog.keep.text() == "Aftekening weg en &vastleggen"
    dialog.text.setPlainText("Roem niet gemeld")
    dialog.by.setText("Gerda Vis")
    desk.keys("Ctrl+Return")
    assert "Kies wie het was" in told_at(dialog, "Speler")
    dialog.kind.choose("other")
    desk.keys("Ctrl+Return")
    settle(desk.qtbot, desk.ops)
    assert [one.kind for one in decisions.decisions(club, evening.id)] == ["other"]
    assert not sheets.sheet(club, table_id).signed
    desk.keys("Ctrl+Z")
    settle(desk.qtbot, desk.ops)
    assert sheets.sheet(club, table_id).signed
    assert decisions.decisions(club, evening.id) == ()


def test_f8_on_the_totals_leads_to_a_sentence(desk):
    desk.grid.go_to(None)
    desk.keys("F8")
    assert "Ga eerst naar het spel" in desk.window.notice.text
    assert not isinstance(QApplication.activeWindow(), DecisionDialog)


def test_the_menu_of_a_row_offers_both_and_what_puts_whole_rows_right(desk):
    QTest.keyClick(desk.grid, Qt.Key.Key_Menu)
    desk.grid.customContextMenuRequested.emit(desk.grid.cursor_rect().center())
    menu = next(one for one in desk.grid.findChildren(QMenu) if one.isVisible())
    texts = [action.text().replace("&", "") for action in menu.actions()]
    menu.close()
    mending = ["Wij en Zij omwisselen", "Spel tussenvoegen", "Spel weghalen"]
    marks = ["Wij nat\tn", "Zij nat\t.n", "Wij pit\tp", "Zij pit\t.p"]
    assert texts == ["Arbitrage …\tF7", "Beslissing …\tF8", "", *marks, "", *mending]


def test_f7_takes_the_row_to_the_referee_and_what_he_finds_back_into_the_sheet(desk, club, evening):
    desk.keys("F7")
    referee = current_window()
    assert referee is not None
    desk.qtbot.waitUntil(referee.isActiveWindow)
    names = [member.label for _, member in table_of(evening).seats]
    assert list(referee.names.values()) == names
    assert referee.desk.entering.entry.lead.value == "s"  # East dealt the second game
    desk.keys("Alt+T")
    desk.type("h")
    desk.keys("Alt+S")
    desk.type("n")
    referee.desk.line.setFocus()
    desk.type(REVOKED)
    found = referee.desk.judgement
    assert found.line
    desk.keys("F8")
    dialog = desk.wait_for(DecisionDialog)
    assert dialog.draft.line == found.line
    assert dialog.draft.seat == found.revokes[0].position.value
    assert "♥8" in dialog.draft.text
    desk.keys("Alt+D")
    desk.type("Gerda Vis")
    desk.keys("Ctrl+Return")
    assert row_two(club, evening) == found.line
    (made,) = decisions.decisions(club, evening.id)
    assert "slag 3" in made.play
    assert found.line in read(referee)


def test_a_game_played_out_without_a_revoke_gives_its_row(desk, club, evening):
    desk.keys("F7")
    referee = current_window()
    assert referee is not None
    cards = " ".join(f"{suit}{rank}" for suit in "hsrk" for rank in RANKS)
    QGuiApplication.clipboard().setText("troef h\nspeelt n\nuitkomst n\nslag 1: HA")
    desk.keys("Ctrl+V", "Backspace")
    desk.type(cards)
    line = referee.desk.judgement.line
    assert line
    assert not referee.desk.judgement.revokes
    desk.keys("F8")
    dialog = desk.wait_for(DecisionDialog)
    assert dialog.draft.kind == "other"
    assert dialog.draft.line == line
    assert "niemand heeft verzaakt" in dialog.draft.text
    desk.keys("Alt+D")
    desk.type("Gerda Vis")
    desk.keys("Ctrl+Return")
    assert row_two(club, evening) == line


def test_a_second_decision_is_made_knowing_the_first(desk):
    decide(desk)
    desk.keys("Ctrl+Return", "F8")
    dialog = desk.wait_for(DecisionDialog)
    assert "al beslist: verzaakt (Gerda Vis" in dialog.said.text()


def test_the_referee_and_the_decisions_are_found_in_menu_and_palette(desk):
    commands = {action.text().replace("&", ""): action for action in desk.window.menus.actions()}
    assert commands["Arbitrage …"].shortcut().toString() == "F7"
    assert commands["Beslissing bij dit spel"].shortcut().toString() == "F8"
    assert commands["Beslissingen van de avond"].shortcut().toString() == "F9"


def test_f7_elsewhere_opens_the_referee_without_a_row(desk):
    desk.window.go("members")
    settle(desk.qtbot, desk.ops)
    desk.window.show_referee()
    settle(desk.qtbot, desk.ops)
    referee = current_window()
    assert referee is not None
    assert referee.case is None
    assert referee.desk.entering.rules.name == "nku"


def test_a_half_entered_play_is_there_when_the_row_is_opened_again(desk):
    desk.keys("F7")
    desk.type("sa s7")
    desk.keys("Escape")
    desk.grid.setFocus()
    desk.keys("F7")
    referee = current_window()
    assert referee is not None
    assert len(list(referee.desk.entering.entry.spots())) == 2


def test_f9_lists_what_was_decided_and_enter_leads_to_the_game(desk):
    decide(desk)
    desk.keys("Ctrl+Return")
    desk.window.page.desk.show_step(RESULT)
    settle(desk.qtbot, desk.ops)
    desk.keys("F9")
    shown = desk.wait_for(EveningDecisions)
    assert [one.game for one in shown.model.rows] == [2]
    assert "Noord verzaakte" in shown.text.text()
    assert "Was: 70–92. Wordt: Zij 262, Wij verzaakt. (70 → v)" in shown.detail.text()
    desk.keys("Return")
    assert desk.window.page.desk.step == FORMS
    assert desk.grid.model.row == 1


def test_nothing_decided_yet_tells_how_to_begin(desk):
    desk.keys("F9")
    shown = desk.wait_for(EveningDecisions)
    assert "F8" in read(shown)
    desk.keys("Escape")
    assert not any(isinstance(one, EveningDecisions) for one in QApplication.topLevelWidgets())


def test_no_letter_with_alt_does_two_things(desk):
    desk.keys("F8")
    dialog = desk.wait_for(DecisionDialog)
    dialog.kind.choose("arbitral")
    texts = [
        one.text()
        for one in dialog.findChildren(QWidget)
        if isinstance(one, QAbstractButton) or (isinstance(one, QLabel) and one.buddy())
    ]
    letters = [letter for text in texts if (letter := QKeySequence.mnemonic(text).toString())]
    assert sorted(letters) == sorted(set(letters))


def test_a_decision_is_taken_back_only_after_a_second_yes(desk, club, evening):
    decide(desk)
    desk.keys("Ctrl+Return", "F9")
    shown = desk.wait_for(EveningDecisions)
    desk.keys("Delete")
    assert "komt weer: 70" in read(shown)
    desk.keys("Return")  # the first answer leaves it
    assert row_two(club, evening) == "v"
    desk.keys("Delete", "Alt+J")
    assert row_two(club, evening) == "70"
    assert decisions.decisions(club, evening.id) == ()
    assert "Nog niets beslist" in words(shown)


def test_a_row_that_changed_since_is_not_overwritten(desk, club, evening):
    decide(desk)
    desk.keys("Ctrl+Return")
    sheets.save_line(club, table_of(evening).table_id, 2, "100")
    desk.keys("F9")
    shown = desk.wait_for(EveningDecisions)
    desk.keys("Delete", "Alt+J")
    assert "veranderd" in shown.said.text()
    assert row_two(club, evening) == "100"


def test_the_ruling_and_the_list_are_printed_from_the_list(desk):
    decide(desk)
    desk.keys("Ctrl+Return", "F9")
    shown = desk.wait_for(EveningDecisions)
    for keys, title in (("Alt+A", "Wat er beslist is"), ("Alt+L", "Beslissingen")):
        desk.keys(keys)
        paper = desk.wait_for(Preview)
        desk.qtbot.waitUntil(lambda paper=paper: bool(paper.pdf))
        settle(desk.qtbot, desk.ops)
        assert title in looking.text(paper.pdf)
        paper.close()
        shown.activateWindow()
        desk.wait_for(EveningDecisions)


def test_the_referee_prints_a_play_about_which_nothing_is_decided(desk):
    desk.keys("F7")
    desk.type(REVOKED)
    desk.keys("Ctrl+P")
    paper = desk.wait_for(Preview)
    desk.qtbot.waitUntil(lambda: bool(paper.pdf))
    settle(desk.qtbot, desk.ops)
    assert "Arbitrage" in looking.text(paper.pdf)
    paper.close()


def test_a_closed_evening_keeps_its_decisions_to_read(desk, club, evening):
    decide(desk)
    desk.keys("Ctrl+Return")
    for plan in sheets_of(evening):
        lines = dict(enumerate(("92", "v", "100", "80"), 1))
        sheets.save_lines(club, plan.table_id, lines)
        sheets.sign(club, plan.table_id)
    closing.close(club, evening.id)
    desk.window.page.refresh()
    settle(desk.qtbot, desk.ops)
    desk.keys("F9")
    shown = desk.wait_for(EveningDecisions)
    assert len(shown.model.rows) == 1
    desk.keys("Delete")
    assert shown.said.text() == "De avond is afgesloten. Heropen hem eerst, bij Uitslag."
    assert "intrekken?" not in read(shown)  # what would be refused is not asked
    assert len(decisions.decisions(club, evening.id)) == 1


def sheets_of(evening):
    return [table for plan in evening.plan for table in plan.tables]


@pytest.fixture
def manille(qtbot, ops, theme, tmp_path, club):
    """The window on the second game of a sheet of manille."""
    evening = drawing.draw(club, evening_with(club, 8, rule_set="manille").id, seed=1)[0]
    table_id = table_of(evening).table_id
    sheets.save_lines(club, table_id, {1: "37@z!1g", 2: "33@s"})
    window = made_window(qtbot, ops, theme, tmp_path)
    window.go("evening")
    settle(qtbot, ops)
    window.page.open_evening(evening.id, FORMS)
    settle(qtbot, ops)
    at = Desk(qtbot, ops, window)
    at.grid.go_to(2)
    return at


def choose_kind(desk, dialog, kind):
    desk.keys("Alt+S", "Home")
    while dialog.kind.value != kind:
        desk.keys("Down")


def test_a_fine_is_not_put_down_without_standing_in_the_row(manille, club):
    dialog = decide(manille)
    assert dialog.row.text() == "!1v30"
    assert "betaalt de straf" in dialog.text.toPlainText()
    manille.keys("Ctrl+Return")
    assert dialog.isVisible()
    assert "!1v30" in told_at(dialog, "Rij in het formulier")
    manille.keys("Alt+R", "Ctrl+A", "Delete", "Ctrl+Return")
    assert dialog.isVisible()
    manille.keys("Alt+R")
    manille.type("35@h!1v30")
    manille.keys("Ctrl+Return")
    table_id = manille.grid.model.sheet.place.table_id
    (made,) = decisions.decisions_at(club, table_id)
    assert sheets.sheet(club, table_id).lines[1] == made.line_after == "35@h!1v30"


def test_of_a_wrong_deal_the_dealer_is_chosen_and_another_is_doubted(manille):
    manille.keys("F8")
    dialog = manille.wait_for(DecisionDialog)
    choose_kind(manille, dialog, "misdeal")
    assert dialog.kind.currentText() == "verkeerd gedeeld"
    assert dialog.player.value == "e"  # East dealt the second game
    assert told_at(dialog, "Speler") == ""
    assert dialog.times.isVisible()
    assert not dialog.points.isVisible()
    manille.keys("Alt+P", "Down")
    assert dialog.player.value == "s"
    assert "geeft O – " in told_at(dialog, "Speler")


def test_what_was_typed_and_not_put_down_is_there_the_next_time(desk, club, evening):
    desk.keys("F8")
    dialog = desk.wait_for(DecisionDialog)
    desk.keys("Alt+P", "Down", "Alt+B", "Ctrl+A")
    desk.type("Na lang beraad.")
    desk.keys("Escape")
    assert decisions.decisions(club, evening.id) == ()
    desk.grid.setFocus()
    desk.keys("F8")
    dialog = desk.wait_for(DecisionDialog)
    assert dialog.draft.text == "Na lang beraad."
    assert (dialog.draft.seat, dialog.draft.line) == ("n", "v")
    assert "eerder getypt" in dialog.said.text()
    desk.keys("Alt+D")
    desk.type("Gerda Vis")
    desk.keys("Ctrl+Return")
    desk.grid.setFocus()
    desk.keys("F8")
    assert desk.wait_for(DecisionDialog).draft.text == ""


def test_totals_of_before_a_decision_are_said_to_be_so_and_do_not_keep_from_signing(
    desk, club, evening
):
    press(desk.grid, "\n\n\n80\n")
    settle(desk.qtbot, desk.ops)
    lines = sheets.sheet(club, table_of(evening).table_id).lines
    assert all(lines)
    first, roem, second, _ = desk.grid.model.totals
    desk.grid.go_to(None)
    press(desk.grid, f"{first}\n{roem}\n{second}\n0\n")
    settle(desk.qtbot, desk.ops)
    desk.grid.go_to(2)
    decide(desk)
    desk.keys("Ctrl+Return")
    assert row_two(club, evening) == "v"
    model = desk.grid.model
    assert not model.errors
    told = [sentence(one) for one in model.findings]
    assert any("van voor de beslissing bij spel 2" in text for text in told)
    sheets.sign(club, table_of(evening).table_id)


def test_on_the_totals_the_referee_goes_by_the_evening_and_its_cards_can_go_to_a_row(manille):
    manille.grid.go_to(None)
    manille.keys("F7")
    referee = current_window()
    assert referee is not None
    manille.qtbot.waitUntil(referee.isActiveWindow)
    assert referee.desk.entering.rules.name == "manille"
    assert all(referee.names.values())
    manille.type("sas9")
    manille.keys("F8")
    assert "bij welk spel" in referee.desk.said.text()
    manille.keys("Down", "Down", "F8")
    assert manille.wait_for(DecisionDialog).draft.play
    assert referee.case is not None
    assert (referee.case.game, referee.case.line) == (2, "33@s")
    entry = referee.desk.entering.entry
    assert len(list(entry.spots())) == 2
    assert entry.trump.value == "s"


@pytest.fixture
def after_a_crash(desk, tmp_path):
    """The program is gone and started anew: only what is in files is left."""

    def strike():
        desk.qtbot.wait(OFTEN + 50)
        settle(desk.qtbot, desk.ops)
        shown = current_window()
        if shown is not None:
            shown.keeping.use(None, {})
            shown.desk.show_entering(Entering(shown.desk.entering.rules), {})
            shown.close()
        kept(desk.ops).clear()
        desk.grid.setFocus()
        return "".join(file.read_text() for file in tmp_path.glob("arbitrage/*.json"))

    return strike


def test_cards_that_are_in_no_decision_are_there_after_a_crash(desk, after_a_crash, evening):
    desk.keys("F7")
    desk.type("sas7 h9")
    desk.keys("Escape")
    written = after_a_crash()
    assert "SA" in written
    assert not any(member.label in written for _, member in table_of(evening).seats)
    desk.keys("F7")
    referee = current_window()
    assert referee is not None
    assert len(list(referee.desk.entering.entry.spots())) == 3
    desk.keys("Escape")
    desk.grid.go_to(3)
    desk.keys("F7")
    assert referee.desk.entering.entry.empty  # another row has its own


def test_cards_that_were_wiped_or_decided_are_kept_no_longer(desk, after_a_crash):
    desk.keys("F7")
    desk.type("sas7")
    desk.keys("Alt+W")
    assert "SA" not in after_a_crash()
    desk.keys("F7")
    referee = current_window()
    assert referee is not None
    referee.desk.line.setFocus()
    desk.type("sas7")
    desk.keys("F8", "Alt+B")
    desk.type("Zo beslist.")
    desk.keys("Alt+D")
    desk.type("Gerda Vis")
    desk.keys("Ctrl+Return")
    assert "SA" not in after_a_crash()
    desk.keys("F7")
    assert len(list(referee.desk.entering.entry.spots())) == 2  # the decision has them


def test_cards_of_a_decision_that_was_withdrawn_are_kept_again(
    desk, club, evening, after_a_crash, tmp_path
):
    desk.keys("F7")
    desk.type("sas7")
    desk.keys("F8", "Alt+B")
    desk.type("Zo beslist.")
    desk.keys("Alt+D")
    desk.type("Gerda Vis")
    desk.keys("Ctrl+Return")
    decisions.withdraw(club, decisions.decisions(club, evening.id)[0].id)
    desk.grid.setFocus()
    desk.window.page.desk.forms.pane.disputes.ask_referee()
    settle(desk.qtbot, desk.ops)
    assert "SA" in after_a_crash()
