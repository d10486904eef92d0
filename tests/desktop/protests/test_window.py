"""Protests by keys alone: handed in, decided on, taken back; and then the result is final."""

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from clubadmin.desktop.decisions.dialog import DecisionDialog
from clubadmin.desktop.evening.page import FORMS, RESULT
from clubadmin.desktop.paper.printing import Preview
from clubadmin.desktop.protests.hand_in import Decide, HandIn
from clubadmin.desktop.protests.window import ProtestsWindow
from clubadmin.model.results.protest import ProtestDraft, ProtestState
from clubadmin.services.draw import drawing
from clubadmin.services.hall import protests
from clubadmin.services.results import closing
from clubadmin.services.sheets import sheets
from tests.desktop.driving import settle, shared_letters
from tests.desktop.looking import told_at, words
from tests.desktop.made_window import made_window
from tests.reports import looking
from tests.services.evening_club import evening_with, type_sheet

GAMES = "92 70 100 62"


@pytest.fixture
def evening(club):
    return drawing.draw(club, evening_with(club, 8, rounds=1).id, seed=1)[0]


@pytest.fixture
def desk(qtbot, ops, theme, tmp_path, evening):
    window = made_window(qtbot, ops, theme, tmp_path)
    window.go("evening")
    settle(qtbot, ops)
    window.page.open_evening(evening.id, FORMS)
    settle(qtbot, ops)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return Desk(qtbot, ops, window)


class Desk:
    """The secretary's keys."""

    def __init__(self, qtbot, ops, window):
        self.qtbot, self.ops, self.window = qtbot, ops, window

    def top(self, kind):
        """The newest window of a kind that is open, in front."""
        found = [one for one in QApplication.topLevelWidgets() if isinstance(one, kind)]
        shown = [one for one in found if one.isVisible()]
        assert shown, kind
        shown[-1].activateWindow()
        self.qtbot.waitUntil(shown[-1].isActiveWindow)
        return shown[-1]

    def keys(self, *names):
        for name in names:
            combination = QKeySequence(name)[0]
            focus = QApplication.focusWidget() or QApplication.activeWindow()
            QTest.keyClick(focus, combination.key(), combination.keyboardModifiers())
            settle(self.qtbot, self.ops)

    def type(self, text):
        QTest.keyClicks(QApplication.focusWidget(), text)

    def open(self):
        self.keys("Ctrl+F9")
        return self.top(ProtestsWindow)


def signed(club, evening):
    for table in evening.plan[0].tables:
        type_sheet(club, table.table_id, GAMES)


def test_a_protest_is_handed_in_at_a_game_and_decided_on_by_keys(desk, club, evening):
    signed(club, evening)
    shown = desk.open()
    assert shown.headline.text().startswith("Voorlopig tot ")
    assert "Nog geen protesten" in shown.text.text()
    desk.keys("Alt+I")
    form = desk.top(HandIn)
    who = evening.participants[3]
    form.round.choose("1")
    first = evening.plan[0].tables[0]
    assert form.table.itemText(0) == f"1 · {first.wij} tegen {first.zij}"
    shown_in = form.table.width() - 40
    assert form.table.fontMetrics().horizontalAdvance(form.table.itemText(0)) < shown_in
    form.round.choose("-")
    desk.keys("Alt+W", *(["Down"] * 5), "Alt+R", "Down", "Alt+S", "Down", "Down", "Alt+G")
    desk.type("Er is verzaakt.")
    assert form.draft.participant_id == who.id
    desk.keys("Ctrl+Return")
    (made,) = protests.protests(club, evening.id)
    table = next(one for one in evening.plan[0].tables if who.number in (*one.ns, *one.ew))
    assert (made.name, made.table, made.game) == (who.name, table.number, 2)
    shown = desk.top(ProtestsWindow)
    assert shown.text.text() == "Er is verzaakt."
    desk.keys("Alt+U")
    desk.top(Decide)
    desk.keys("Alt+U", "Down", "Alt+R")
    desk.type("Klopt, nageteld.")
    desk.keys("Alt+A")
    desk.type("art. 24")
    desk.keys("Alt+D")
    desk.type("W. Leider")
    desk.keys("Ctrl+Return")
    (made,) = protests.protests(club, evening.id)
    assert made.state is ProtestState.UPHELD
    assert (made.ruling, made.article, made.decided_by) == (
        "Klopt, nageteld.",
        "art. 24",
        "W. Leider",
    )
    shown = desk.top(ProtestsWindow)
    assert "toegewezen" in shown.detail.text()


def test_who_protests_is_chosen_by_typing_the_name_and_never_left_open_in_silence(
    desk, club, evening
):
    desk.open()
    desk.keys("Alt+I")
    form = desk.top(HandIn)
    desk.keys("Alt+G")
    desk.type("Er is verzaakt.")
    desk.keys("Ctrl+Return")
    assert form.isVisible()
    assert "Kies wie protesteert" in told_at(form, "Wie protesteert")
    who = evening.participants[6]
    assert QApplication.focusWidget() is form.who
    desk.type(who.name)
    desk.keys("Ctrl+Return")
    (made,) = protests.protests(club, evening.id)
    assert made.name == who.name


def test_nothing_said_is_no_protest(desk, club, evening):
    desk.open()
    desk.keys("Alt+I")
    form = desk.top(HandIn)
    form.who.choose("-")
    desk.keys("Ctrl+Return")
    assert form.isVisible()
    assert "Schrijf op waartegen" in told_at(form, "Waar gaat het over")
    form.text.setPlainText("Er werd niet bediend.")
    assert "Schrijf op waartegen" not in told_at(form, "Waar gaat het over")
    assert protests.protests(club, evening.id) == ()


def test_a_protest_is_withdrawn_after_a_question(desk, club, evening):
    protests.hand_in(club, evening.id, ProtestDraft("Toch niet."))
    desk.open()
    desk.keys("Alt+T", "Alt+L")
    assert protests.protests(club, evening.id)[0].state is ProtestState.OPEN
    desk.keys("Alt+T", "Alt+J")
    assert protests.protests(club, evening.id)[0].state is ProtestState.WITHDRAWN
    assert not desk.top(ProtestsWindow).judge.isEnabled()


def test_from_a_protest_one_comes_to_the_decision_about_the_game(desk, club, evening):
    table = evening.plan[0].tables[1]
    sheets.save_line(club, table.table_id, 3, "92")
    protests.hand_in(club, evening.id, ProtestDraft("Verzaakt.", None, table.table_id, 3))
    desk.open()
    desk.top(ProtestsWindow).move(100, 120)
    desk.keys("F8")
    dialog = desk.top(DecisionDialog)
    assert min(dialog.x(), dialog.y()) > 50  # over the window it belongs to, not in a corner
    assert f"Tafel {table.number} · ronde {table.round} · spel 3" in words(dialog)


def test_from_a_protest_one_comes_to_its_sheet(desk, club, evening):
    table = evening.plan[0].tables[1]
    protests.hand_in(club, evening.id, ProtestDraft("Verzaakt.", None, table.table_id, 3))
    desk.open()
    desk.keys("Alt+N")
    pane = desk.window.page.desk.forms.pane
    assert pane.table_id == table.table_id
    assert pane.grid.model.row == 2


def test_a_protest_after_the_time_is_taken_with_a_warning(desk, club, evening, monkeypatch):
    signed(club, evening)
    monkeypatch.setattr(protests, "seconds_since", lambda _stamp, _now: 16 * 60)
    shown = desk.open()
    assert "De tijd voor protesten is om" in shown.headline.text()
    desk.keys("Alt+I")
    assert "De tijd voor protesten is voorbij" in desk.top(HandIn).said.text()


def test_the_time_that_is_left_counts_down_and_is_read_again(desk, club, evening, monkeypatch):
    signed(club, evening)
    monkeypatch.setattr(protests, "seconds_since", lambda _stamp, _now: 15 * 60 - 2)
    shown = desk.open()
    monkeypatch.setattr(protests, "seconds_since", lambda _stamp, _now: 15 * 60)
    for said in ("nog 0:01.", "De tijd voor protesten is om"):
        desk.qtbot.waitUntil(lambda said=said: said in shown.headline.text())


def test_what_is_final_takes_no_protest(desk, club, evening, monkeypatch):
    signed(club, evening)
    closing.close(club, evening.id)
    shown = desk.open()
    reopen = "Komt er een, heropen dan de avond bij Uitslag."
    assert shown.headline.text().endswith(f" uur. {reopen}")
    assert not shown.new.isEnabled()
    assert shown.text.text() == "Er is geen protest ingediend."
    monkeypatch.setattr(protests, "seconds_since", lambda _stamp, _now: 15 * 60)
    shown.refresh()
    desk.qtbot.waitUntil(lambda: shown.headline.text() == "De uitslag is definitief.")


def test_closing_with_an_open_protest_asks_first(desk, club, evening):
    signed(club, evening)
    protests.hand_in(club, evening.id, ProtestDraft("Verzaakt."))
    page = desk.window.page
    page.desk.show_step(RESULT)
    settle(desk.qtbot, desk.ops)
    page.desk.result.close_evening()
    settle(desk.qtbot, desk.ops)
    assert "1 protest niet beslist" in desk.window.notice.text
    assert page.desk.evening.status == "open"
    page.desk.result.close_evening()
    settle(desk.qtbot, desk.ops)
    assert page.desk.evening.status == "closed"


def test_every_letter_with_alt_leads_to_one_thing(desk, club, evening):
    table = evening.plan[0].tables[1]
    protests.hand_in(club, evening.id, ProtestDraft("Verzaakt.", None, table.table_id, 3))
    shown = desk.open()
    assert shared_letters(shown) == {}
    desk.keys("Alt+T")
    assert shared_letters(shown) == {}
    desk.keys("Alt+L", "Alt+I")
    form = desk.top(HandIn)
    form.round.setCurrentIndex(1)
    assert shared_letters(form) == {}
    desk.keys("Escape")
    desk.top(ProtestsWindow)
    desk.keys("Alt+U")
    assert shared_letters(desk.top(Decide)) == {}


def test_the_protests_are_printed(desk, club, evening):
    protests.hand_in(club, evening.id, ProtestDraft("De telling klopt niet."))
    desk.open()
    desk.keys("Ctrl+P")
    shown = desk.top(Preview)
    desk.qtbot.waitUntil(lambda: bool(shown.pdf))
    assert "De telling klopt niet." in looking.text(shown.pdf)
