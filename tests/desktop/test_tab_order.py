"""Tab and Shift+Tab walk the same stops, all of them, in the order of the screen, on every page.

What is stopped at says on the way what is known of it: columns their heads, fields what they need.
"""

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from clubadmin.desktop.archive.spots import KINDS, Spot
from clubadmin.desktop.contest.new_contest import NewContest
from clubadmin.desktop.evening.page import FORMS
from clubadmin.desktop.kit.doors import HISTORY, PEOPLE, ShowExplanation, ShowProtests, ask
from clubadmin.desktop.kit.guide import show_guide
from clubadmin.desktop.protests.window import ProtestsWindow
from clubadmin.desktop.season_end.next_season import NextSeasonWindow
from clubadmin.desktop.shell.place_names import PLACES
from clubadmin.desktop.tableside.bar import HotspotWindow
from clubadmin.desktop.what_if.window import WhatIfWindow
from clubadmin.model.explain.figure_asked import SheetAsked
from clubadmin.model.importing.people import OtherDraft
from clubadmin.model.results.protest import ProtestDraft
from clubadmin.part import Show
from clubadmin.services.administration import bank_lists
from clubadmin.services.attendance import entry_lists
from clubadmin.services.draw import drawing
from clubadmin.services.hall import protests
from clubadmin.services.lists.workbook import pasted_book
from clubadmin.services.seasons import seasons
from tests.desktop.driving import SHIFT, settle
from tests.desktop.made_window import made_window
from tests.desktop.shell.test_on_screen import OPENED, _evening
from tests.desktop.test_story_details import new_club
from tests.desktop.walking import Walk, every_place, told
from tests.services.evening_club import evening_with, table_id

PASTED = {
    "a list of people": "naam\tplaats\nWil Hoekstra\tDelft\n",
    "a list of results": "Datum\tNaam\tPunten\n13-9-2018\tJan Bos\t5742\n",
}
PAYMENTS = "Wanneer\tHoeveel\tWie\n12-11-2026\t45,00\tW Hoekstra\n"
ENTRIES = "naam\tclub\nWil Hoekstra\tDe Boer\n"
ABOUT = {
    **dict.fromkeys(("member", "pair", "team", "evening", "season"), (1,)),
    "day": ("2025-09-04",),
}
BESIDE = {
    "preferences": lambda window: window.show_preferences(),
    "what was done": lambda window: window.show_deeds(),
    "the palette": lambda window: window.show_palette(),
    "the help": lambda window: show_guide(window, window.theme, "start"),
    "the screen": lambda window: window.show_screen_desk(),
    "a new contest": lambda window: NewContest(*tools(window)).show(),
    "the next season": lambda window: NextSeasonWindow.open_one(*tools(window), 1),
    "no network": lambda window: HotspotWindow.open_one(*tools(window), lambda: None),
}


def tools(window):
    return window, window.ops, window.theme


@pytest.fixture
def window(qtbot, club, ops, theme, tmp_path):
    evening, _report = drawing.draw(club, evening_with(club, 9).id, seed=1)
    made = made_window(qtbot, ops, theme, tmp_path)
    made.resize(1280, 800)
    qtbot.waitUntil(made.isActiveWindow)
    made.test_evening = evening
    return made


def test_in_every_place_both_ways_are_the_same_and_nothing_is_passed_over(
    qtbot, window, club, ops, demo_ops, theme, tmp_path, monkeypatch
):
    monkeypatch.setattr("clubadmin.server.network.addresses", list)
    with Walk(qtbot, ops) as now:
        under_way(now, window, club)
    window.close()
    with Walk(qtbot, demo_ops) as before:
        past(before, made_window(qtbot, demo_ops, theme, tmp_path / "demo"))
    assert not now.wrong | before.wrong
    assert every_place() <= now.seen | before.seen, "no walk comes there: add it"


def under_way(walk, window, club):
    """An evening that is played, and what is opened from it."""
    evening = window.test_evening
    for _ in range(2):  # pages that are new, and those one comes back to
        walk.over("evenings", window)
        window.page.come_back((evening.id, FORMS, 0))
        walk.over("the evening", window)
    window.page.come_back((evening.id, FORMS, 0))
    settle(walk.qtbot, walk.ops)
    walk.beside("a decision", window.page.desk.forms.pane.disputes.ask_decision)
    asked = SheetAsked(table_id(evening, 1, 1))
    walk.beside("the explanation", lambda: ask(window.page, ShowExplanation(asked)))
    protests.hand_in(club, evening.id, ProtestDraft("Er is verzaakt."))
    handled = {"a protest": ProtestsWindow.hand_in, "a verdict": ProtestsWindow.decide}
    walk.beside("protests", lambda: ask(window.page, ShowProtests(evening.id)), **handled)
    for name, cells in PASTED.items():
        walk.beside(name, partial(ask, window.page, Show("paste-in", cells, "")))
    entries = entry_lists.begin(club, evening.id, pasted_book(ENTRIES))
    payments = OtherDraft(pasted_book(PAYMENTS), {}, "De betalingen", "", bank_lists)
    for draft in (entries, payments):
        walk.beside(type(draft).__name__, partial(ask, window.page, Show("import", draft)))
    for name, open_it in BESIDE.items():
        walk.beside(name, partial(open_it, window))
    window.show_welcome("De club is er niet meer.")
    walk.over("welcome", window)


def past(walk, window):
    """A club with a season behind it."""
    for key in PLACES:
        window.go(key)
        walk.over(key, window)
    for at in range(PEOPLE, HISTORY + 1):
        window.show_item("members-tab", at)
        walk.over(f"members {at}", window)
    evening = _evening(walk.qtbot, window)
    for name, asked in OPENED.items():
        deeper = {"adopting": WhatIfWindow._adopt} if name == "what if" else {}
        walk.beside(name, partial(ask, window.page, asked(evening)), **deeper)
    window.show_item("evening", found(walk, "Schevenings drive"))
    walk.over("by game", window)
    window.page.desk.show_step(FORMS)
    settle(walk.qtbot, walk.ops)
    of_game = window.page.desk.forms.games.doors
    for deed in (of_game.ask_ruling, of_game.show_traveller, of_game.show_dealing):
        walk.beside(deed.__name__, deed)
    window.show_item("evening", found(walk, "Bekertoernooi"))
    walk.over("knock-out", window)
    window.go("archive")
    for kind in KINDS:
        window.page.go(Spot(kind, ABOUT.get(kind, ())))
        walk.over(f"archive {kind}", window)
    window.page.search.setText("a")
    walk.over("what is found", window)


def found(walk, competition):
    """The id of the evening of a contest."""
    evenings = []
    walk.ops.run(seasons.evenings, evenings.extend)
    settle(walk.qtbot, walk.ops)
    return next(one.id for one in evenings if one.competition == competition)


def test_a_place_opened_for_the_first_time_has_the_keyboard_where_one_begins(qtbot, window, ops):
    window.go("club")
    settle(qtbot, ops)
    assert told(QApplication.focusWidget()) == "Line Naam van de club"
    window.page.tabs.choose(2)
    settle(qtbot, ops)
    window.go("members")
    window.go("club")
    settle(qtbot, ops)
    assert told(QApplication.focusWidget()) == "TickTable Spelregels"
    for _ in range(2):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backtab, SHIFT)
    assert told(QApplication.focusWidget()) == "TabButton Spelregels", "the chosen one"


def test_the_menus_live_on_when_a_page_goes_that_tab_walked_around(secretary):
    name = secretary.focus
    secretary.press("Tab")
    while secretary.focus is not name:
        secretary.press("Tab")
    new_club(secretary)
    secretary.copy_elsewhere("Anneke Bakker\nBart Bos\n")
    secretary.press("Ctrl+V", "Return")
    assert isValid(secretary.window.menus.undo)
    secretary.window.menus.undo.trigger()
    secretary.rest()
    secretary.reads("Hier komen de leden en gasten")
