"""The referee at the keyboard: cards are typed, and each is judged before the next."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QGuiApplication, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from clubadmin.desktop.referee.appearance import Plan, least_height, least_width, tricks_look
from clubadmin.desktop.referee.entered_play import Spot
from clubadmin.desktop.referee.verdict import NoteLine
from clubadmin.desktop.referee.window import RefereeWindow
from clubadmin.domain.row.columns import has_roem
from clubadmin.domain.rules.cards import Suit, pack, read_card
from clubadmin.domain.terms import Position
from clubadmin.model.sheets.dispute import case_of
from clubadmin.services.club.rulesets import installed
from tests.desktop.driving import a_sheet
from tests.desktop.looking import named, read

RULES = {rules.name: rules for rules in installed()}
REVOKED = "SA S7 S8 S9  H9 H7 HA HB  KA K7 H8 K8  RA R7 R8 R9  K9 KH K10 KB"


@pytest.fixture
def parent(qtbot):
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def window(qtbot, theme, ops, parent):
    made = RefereeWindow(parent, ops, theme, RULES["amsterdams"])
    qtbot.addWidget(made)
    made.show_case(None)
    made.desk.offer_rules({rules.title: rules for rules in installed()})
    made.show()
    made.activateWindow()
    made.desk.line.setFocus()
    return made


def keys(window, text):
    """To whatever has the keyboard in this window."""
    for sign in text:
        QTest.keyClick(window.focusWidget(), sign)


def press(window, *names):
    held = {
        "Alt": Qt.KeyboardModifier.AltModifier,
        "Ctrl": Qt.KeyboardModifier.ControlModifier,
        "Shift": Qt.KeyboardModifier.ShiftModifier,
    }
    for name in names:
        *modifiers, last = name.split("+")
        pressed = Qt.KeyboardModifier.NoModifier
        for one in modifiers:
            pressed |= held[one]
        key = getattr(Qt.Key, f"Key_{last.upper() if len(last) == 1 else last}")
        QTest.keyClick(window.focusWidget(), key, pressed)


def ready(window, cards=""):
    """Hearts are trumps and North plays and leads."""
    press(window, "Alt+T")
    keys(window, "h")
    press(window, "Alt+S")
    keys(window, "n")
    window.desk.line.setFocus()
    keys(window, cards)


def paste(window, text):
    QGuiApplication.clipboard().setText(text)
    window.desk.paste_text()


def slags(window):
    return [one for one in window.desk.entering.text().splitlines() if one.startswith("slag")]


def look(window):
    """What stands on the sheet of tricks."""
    return tricks_look(window.desk.entering, window.desk.judgement, window.names)


def plan_of(window):
    """Where it stands there."""
    return Plan(window.theme, look(window), window.desk.tricks.size())


def corner(box):
    """Of a card, where nothing is written."""
    return box.topLeft().toPoint() + QPoint(6, 6)


def ground(board, card):
    """The colour that a card on the board has."""
    return board.grab().toImage().pixelColor(corner(board.rect_of(read_card(card))))


def said(window):
    return [note.text for note in window.verdict.notes]


def test_cards_are_typed_one_after_the_other_without_enter(window):
    ready(window, "sas7s8s9 h9")
    assert slags(window) == ["slag 1: n SA, o S7, z S8, w S9", "slag 2: n H9"]
    assert window.desk.line.text() == ""


def test_before_the_first_card_it_says_what_to_do(window):
    assert "typ dan de kaarten" in read(window.verdict)


def test_the_revoke_is_named_with_player_card_reason_and_article(window):
    ready(window, REVOKED)
    first = said(window)[0]
    assert "Verzaakt door Oost" in first
    assert "♥8 in slag 3" in first
    assert "kleur bekennen" in first
    assert "♣9" in first
    assert "Alles over kaarten" in first


def test_a_revoke_settles_the_game_and_gives_its_row(window):
    ready(window, REVOKED)
    figures, how, line = window.outcome.said
    assert figures.startswith("Wij 262")
    assert how == "Zij: verzaakt"
    assert line.endswith(window.desk.judgement.line)
    assert ".v" in line


def test_the_forbidden_card_carries_a_mark_on_sheet_and_board(window):
    ready(window, REVOKED)
    sheet, board, plan = window.desk.tricks, window.desk.board, plan_of(window)
    painted = sheet.grab().toImage()
    red = window.theme.colour("red_soft")
    marked = [
        (row, seat)
        for row in range(RULES["amsterdams"].tricks)
        for seat in range(len(Position))
        if painted.pixelColor(corner(plan.cell(row, seat))) == red
    ]
    assert marked == [(2, 1)]
    assert "o H8" in slags(window)[2]
    assert ground(board, "H8") == red
    assert ground(board, "H7") != red


def hover(widget, at):
    """The pointer rests there."""
    point = QPoint(int(at.x()), int(at.y()))
    event = QHelpEvent(QEvent.Type.ToolTip, point, widget.mapToGlobal(point))
    QApplication.sendEvent(widget, event)
    return QToolTip.text()


def test_the_pointer_on_a_card_is_told_why_it_was_or_is_not_allowed(window):
    ready(window, REVOKED)
    sheet, board = window.desk.tricks, window.desk.board
    marked = plan_of(window).cell(2, 1).center()
    assert "moest kleur bekennen" in hover(sheet, marked)
    assert "moest kleur bekennen" in hover(board, board.rect_of(read_card("H8")).center())
    press(window, "Alt+W")
    keys(window, "ra")
    press(window, "Alt+2")
    keys(window, "r7 h8")
    press(window, "Alt+0")
    assert "moet kleur bekennen" in hover(board, board.rect_of(read_card("H8")).center())


def test_a_click_on_the_roem_of_a_trick_strikes_it(window):
    ready(window, "SA S7 S8 S9")
    sheet = window.desk.tricks
    at = plan_of(window).figure(0, 1).center()
    QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=QPoint(int(at.x()), int(at.y())))
    assert window.desk.judgement.ns.roem == 0


def test_from_the_sentence_one_comes_to_the_card(qtbot, window):
    ready(window, REVOKED)
    named(window.verdict, NoteLine, said(window)[0]).setFocus()
    press(window, "Return")
    assert window.desk.entering.at == Spot(2, 2)
    assert window.focusWidget() is window.desk.line


def test_what_may_be_played_here_is_told_with_the_reason_why_not(window):
    ready(window, "ra")
    press(window, "Alt+2")
    keys(window, "r7 h8 sa k9")
    press(window, "Alt+0")
    who, may, may_not = window.desk.turn.said
    assert who == "Oost is aan de beurt"
    assert may == "Mag: ♦7"
    assert "♥8" in may_not
    assert "moet kleur bekennen" in may_not


def test_on_the_board_what_may_be_played_stands_out(window):
    ready(window, "ra")
    press(window, "Alt+2")
    keys(window, "r7 h8")
    press(window, "Alt+0")
    assert ground(window.desk.board, "R7") == window.theme.colour("accent_soft")
    assert ground(window.desk.board, "H8") == window.theme.colour("surface")


def test_without_the_hand_it_says_how_to_give_it(window):
    ready(window, "ra")
    assert "Alt+2" in window.desk.turn.said[2]


def test_a_card_twice_is_named_where_it_is_and_the_rest_is_judged(window):
    ready(window, "SA S7 S8 SA  KA K7 K8 K9")
    assert any("♠A is al gespeeld" in text and "Slag 1, West" in text for text in said(window))
    assert len(window.desk.judgement.tricks) == 2


def test_a_card_out_of_turn_is_named_and_the_rest_goes_on(window):
    ready(window, "SA wS7 S8")
    assert any("Oost was aan de beurt" in text for text in said(window))
    assert slags(window) == ["slag 1: n SA, w S7, o S8"]


def test_nine_cards_in_a_hand_are_named_and_nothing_is_lost(window):
    window.desk.paste_text()
    QGuiApplication.clipboard().setText(
        "troef h\nspeelt n\nuitkomst n\nhand n: SA SH SV SB S10 S9 S8 S7 HA\nslag 1: SA"
    )
    window.desk.paste_text()
    assert any("9 kaarten" in text for text in said(window))
    assert len(window.desk.entering.entry.hands[Position.N]) == 9


def test_what_is_no_card_is_said_and_stays_in_the_line(window):
    ready(window, "sax")
    keys(window, "q")
    assert "is geen kaart" in window.desk.said.text()
    press(window, "Escape")
    assert window.desk.line.text() == ""
    keys(window, "s7")
    assert slags(window) == ["slag 1: n SA, o S7"]


def test_a_card_can_be_put_right_where_it_lies(window):
    ready(window, "SA S7 S8 S9")
    press(window, "Left", "Left")
    keys(window, "sv")
    assert slags(window) == ["slag 1: n SA, o S7, z SV, w S9"]
    press(window, "Escape")
    keys(window, "ka")
    assert slags(window)[1] == "slag 2: n KA"


def test_a_forgotten_card_goes_between(window):
    ready(window, "SA S8 S9 K7")
    press(window, "Home", "Right", "Insert")
    keys(window, "s7")
    assert slags(window) == ["slag 1: n SA, o S7, z S8, w S9", "slag 2: n K7"]


def test_a_space_after_a_card_leaves_the_keys_as_they_are(window):
    ready(window, "SA S7 ")
    press(window, "Left")
    assert window.desk.entering.at == Spot(0, 1)


def test_undo_and_redo_go_by_key(window):
    ready(window, "SA S7")
    press(window, "Ctrl+Z")
    assert slags(window) == ["slag 1: n SA"]
    press(window, "Ctrl+Y")
    assert slags(window) == ["slag 1: n SA, o S7"]


def test_backspace_takes_the_last_card_back(window):
    ready(window, "SA S7")
    press(window, "Backspace")
    assert slags(window) == ["slag 1: n SA"]


def test_a_slash_strikes_the_roem_of_the_trick_and_another_gives_it_back(window):
    ready(window, "SA S7 S8 S9")
    assert window.desk.judgement.ns.roem == 20
    keys(window, "/")
    assert window.desk.judgement.ns.roem == 0
    keys(window, "/")
    assert window.desk.judgement.ns.roem == 20


def test_a_play_is_copied_and_pasted_as_text(window):
    ready(window, REVOKED)
    before = window.desk.entering.text()
    press(window, "Ctrl+Shift+C")
    window.desk.clear()
    assert slags(window) == []
    press(window, "Ctrl+V")
    assert window.desk.entering.text() == before


def test_nothing_but_cards_can_be_pasted_as_well(window):
    ready(window)
    QGuiApplication.clipboard().setText("SA S7 S8 S9\nHA H7\n")
    press(window, "Ctrl+V")
    assert slags(window) == ["slag 1: n SA, o S7, z S8, w S9", "slag 2: n HA, o H7"]


def test_what_is_no_play_is_not_pasted(window):
    ready(window, "SA")
    QGuiApplication.clipboard().setText("Beste Nel,\nSA was toch van jou?")
    press(window, "Ctrl+V")
    assert "geen spel" in window.desk.said.text()
    assert slags(window) == ["slag 1: n SA"]


def test_clearing_is_one_step_of_undo(window):
    ready(window, "SA S7 S8")
    press(window, "Alt+W")
    assert window.desk.entering.entry.empty
    press(window, "Ctrl+Z")
    assert slags(window) == ["slag 1: n SA, o S7, z S8"]


def test_a_line_of_words_is_read_at_enter(window):
    ready(window, "")
    keys(window, "troef k")
    press(window, "Return")
    assert window.desk.entering.entry.trump is Suit.K


def test_the_board_is_walked_with_arrows_and_letters_go_to_the_line(window):
    ready(window, "")
    board = window.desk.board
    board.setFocus()
    press(window, "Down", "Right", "Return")
    assert slags(window) == ["slag 1: n HH"]
    keys(window, "s")
    assert window.focusWidget() is window.desk.line
    keys(window, "7")
    assert slags(window) == ["slag 1: n HH, o S7"]


def test_a_click_on_the_board_plays_the_card(window):
    ready(window, "")
    at = window.desk.board.rect_of(read_card("RV")).center()
    QTest.mouseClick(
        window.desk.board, Qt.MouseButton.LeftButton, pos=QPoint(int(at.x()), int(at.y()))
    )
    assert slags(window) == ["slag 1: n RV"]


def test_other_rules_judge_the_same_play_anew(window):
    # partner holds the trick: free in Amsterdam, to be trumped in Rotterdam
    cards = "SA S7 R7 S9"
    ready(window, "")
    press(window, "Alt+3")
    keys(window, "r7 hv")
    press(window, "Alt+0")
    keys(window, cards)
    assert not window.desk.judgement.revokes
    window.desk.header.rules.setFocus()
    names = [window.desk.header.rules.itemText(at) for at in range(20)]
    window.desk.header.rules.setCurrentIndex(names.index("Rotterdams"))
    assert [one.position for one in window.desk.judgement.revokes] == [Position.S]


def test_a_card_that_lay_there_twice_leaves_the_row_open_and_says_why(window):
    text = "troef s\nspeelt n\nuitkomst n\n1: HA H7 H8 HB\n2: RA R7 R8 R9\n"
    QApplication.clipboard().setText(text + "3: KA SA K7 K8\n4: K9 R8 KV KH\n")
    window.desk.paste_text()
    assert [one.trick for one in window.desk.judgement.revokes] == [3]
    figures, how, line = window.outcome.said
    assert (figures, line) == ("", "")
    assert how == "De rij is niet uit te rekenen zolang niet klopt welke kaart waar lag."


def test_a_played_game_is_settled_with_the_row_that_says_it(window):
    ready(window, "")
    cards = [
        f"{suit}{rank}" for suit in "HSRK" for rank in ("A", "H", "V", "B", "10", "9", "8", "7")
    ]
    keys(window, " ".join(cards))
    assert window.desk.judgement.settled is not None
    assert window.outcome.said[2].startswith("In het formulier: ")


def test_a_player_who_is_fined_is_named_with_what_he_pays(window):
    window.desk.entering.use_rules(RULES["manille"])
    window.desk.show_entering(window.desk.entering, {})
    ready(window, REVOKED)
    assert window.desk.judgement.revokes
    _figures, how, line = window.outcome.said
    assert "opnieuw gedeeld" in how
    assert window.desk.judgement.fine in line


def test_tab_leads_from_the_line_over_the_board_to_the_tricks(window):
    ready(window, "SA")
    order = []
    for _ in range(40):
        order.append(window.focusWidget())
        press(window, "Tab")
        if window.focusWidget() is window.desk.line:
            break
    assert window.focusWidget() is window.desk.line
    places = [order.index(one) for one in (window.desk.line, window.desk.board, window.desk.tricks)]
    assert places == sorted(places)
    assert {window.desk.header.trump, window.desk.header.rules, window.print} <= set(order)


def test_without_a_row_there_is_nothing_to_decide(window):
    ready(window, REVOKED)
    assert not window.decide.isEnabled()


def test_a_row_fills_in_rules_names_dealer_and_trump(window):
    sheet = a_sheet(RULES["kraken"], "", "w61+40@kk")
    window.show_case(case_of(sheet, 2, "w61+40@kk"))
    entry = window.desk.entering.entry
    assert window.desk.entering.rules.name == "kraken"
    assert entry.trump is Suit.K
    assert entry.double == 1
    assert entry.lead is Position.S  # East deals the second game
    assert [name for _, name in look(window).seats] == [
        "Bakker",
        "Smit",
        "de Vries",
        "van den Berg",
    ]
    assert "spel 2" in read(window)


def test_half_a_play_is_there_again_after_closing_and_another_row_has_its_own(window):
    sheet = a_sheet(RULES["amsterdams"])
    window.show_case(case_of(sheet, 1, ""))
    ready(window, "SA S7")
    window.close()
    window.show_case(case_of(sheet, 2, ""))
    assert slags(window) == []
    window.show_case(case_of(sheet, 1, ""))
    assert slags(window) == ["slag 1: o SA, z S7"]


def test_the_play_of_a_decision_is_there_again(window):
    sheet = a_sheet(RULES["amsterdams"])
    window.show_case(case_of(sheet, 3, ""), "troef h\nuitkomst n\nslag 1: n SA, o S7\n")
    assert slags(window) == ["slag 1: n SA, o S7"]


def test_escape_leads_back_first_and_then_closes(window):
    ready(window, "SA S7")
    press(window, "Left")
    press(window, "Escape")
    assert window.isVisible()
    press(window, "Escape")
    assert not window.isVisible()


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", sorted(RULES))
def test_every_rule_set_has_its_board_and_its_tricks(window, theme, name):
    rules = RULES[name]
    figures = 4 if has_roem(rules) else 2
    window.desk.entering.use_rules(rules)
    window.desk.show_entering(window.desk.entering, {})
    ready(window, "HA H7 H8 H9")
    high, wide = least_height(theme, rules.tricks), least_width(theme, rules.seats, figures)
    assert window.desk.tricks.minimumSizeHint() == QSize(wide, high)
    places = {window.desk.board.rect_of(card).getRect() for card in pack(rules.deck)}
    assert len(places) == int(rules.deck)
    assert not window.grab().isNull()


def test_no_letter_with_alt_does_two_things(window):
    from PySide6.QtGui import QKeySequence
    from PySide6.QtWidgets import QAbstractButton, QLabel

    window.show_case(case_of(a_sheet(RULES["kraken"]), 1, ""))
    window.desk.entering.use_rules(RULES["leidsch"])
    texts = [
        one.text()
        for one in window.findChildren(QWidget)
        if isinstance(one, QAbstractButton) or (isinstance(one, QLabel) and one.buddy())
    ]
    letters = [letter for text in texts if (letter := QKeySequence.mnemonic(text).toString())]
    assert sorted(letters) == sorted(set(letters))


def test_trumps_that_nobody_named_are_asked_for_and_not_taken_as_none(window):
    window.show_case(case_of(a_sheet(RULES["manille"], "33*"), 1, "33*"))
    assert window.desk.header.trump.value == ""
    keys(window, "SAS9S8S2")
    assert any("troef" in text for text in said(window))
    assert window.desk.judgement.tricks[0].winner is None
    text = window.desk.entering.text()
    assert "troef" not in text
    press(window, "Alt+T")
    keys(window, "z")
    assert window.desk.header.trump.value == "z"
    assert not any("troef" in text for text in said(window))
    assert window.desk.judgement.tricks[0].winner is not None
    assert "troef -" in window.desk.entering.text()


def test_a_play_that_is_pasted_keeps_what_the_row_said_and_it_does_not(window):
    line = "w61+40@skkk"
    window.show_case(case_of(a_sheet(RULES["kraken"], line), 1, line))
    lead = window.desk.entering.entry.lead
    paste(window, "slag 1: HA H7 H8 H9\nslag 2: SA S7 S8 S9")
    entry = window.desk.entering.entry
    assert (entry.trump, entry.double, entry.lead) == (Suit.S, 3, lead)
    assert window.desk.entering.unread == ()
    paste(window, "troef h\nspeelt o\ndubbel 1\nslag 1: w HA, n H7")
    entry = window.desk.entering.entry
    assert (entry.trump, entry.double) == (Suit.H, 1)
    assert (entry.declarer, entry.lead) == (Position.E, Position.W)
    paste(window, "slag 1: HA H7")
    assert window.desk.entering.entry.declarer is Position.E


def test_a_star_gives_the_rest_of_the_cards_also_after_a_click_on_a_card(window):
    hands = {"1": "s", "2": "h", "3": "r"}
    for seat, suit in hands.items():
        press(window, f"Alt+{seat}")
        keys(window, "".join(f"{suit}{rank}" for rank in "ahvbt987"))
    press(window, "Alt+4")
    card = read_card("KA")
    at = window.desk.board.rect_of(card).center().toPoint()
    window.desk.board.setFocus()
    QTest.mouseClick(window.desk.board, Qt.MouseButton.LeftButton, pos=at)
    keys(window, "*")
    assert len(window.desk.entering.entry.hands[Position.W]) == 8
    assert window.desk.said.text() == ""


def test_three_players_are_numbered_as_on_their_sheet(window):
    sheet = a_sheet(RULES["drie-spelers"])
    sheet = replace(sheet, place=replace(sheet.place, w=None, players=3))
    window.show_case(case_of(sheet, 1, "1/85+20#90"))
    assert [letter for letter, _ in look(window).seats] == ["1", "2", "3"]
    assert "Alt+3" in read(window.verdict)
    assert "Alt+4" not in read(window.verdict)
    window.desk.line.setFocus()
    keys(window, "1HAoH7 z:H8")
    assert slags(window) == ["slag 1: n HA, o H7, z H8"]
    assert "Oost" not in " ".join(window.desk.turn.said)


def test_two_players_are_numbered_as_well(window):
    sheet = a_sheet(RULES["twee-spelers"])
    window.show_case(case_of(replace(sheet, place=replace(sheet.place, s=None, w=None)), 1, "92"))
    assert window.outcome is not None
    assert [letter for letter, _ in look(window).seats] == ["1", "2"]


def test_a_trick_with_its_number_is_still_a_line(window):
    ready(window)
    keys(window, "1: HA H7 H8 H9")
    press(window, "Return")
    assert slags(window) == ["slag 1: n HA, o H7, z H8, w H9"]


@pytest.mark.parametrize("large", [False, True])
def test_a_sign_that_is_no_card_moves_no_card_on_the_board(window, theme, qtbot, large):
    theme.large = large
    theme.apply()
    try:
        window.resize(1366, 740)
        qtbot.wait(20)
        board = window.desk.board
        before = board.mapTo(window, QPoint(0, 0)), board.size()
        assert "roem niet gemeld" in read(window.desk)
        keys(window, "qq")
        qtbot.wait(20)
        assert "geen kaart" in window.desk.said.text()
        assert (board.mapTo(window, QPoint(0, 0)), board.size()) == before
        press(window, "Escape")
        assert "roem niet gemeld" in read(window.desk)
    finally:
        theme.large = False
        theme.apply()
