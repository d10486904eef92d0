"""What if, what is needed, and the end of a season, in their windows and by keyboard."""

from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.book.window import BookWindow
from clubadmin.desktop.evening.page import EveningPage
from clubadmin.desktop.explain.window import ExplanationWindow
from clubadmin.desktop.kit.copying import as_table
from clubadmin.desktop.kit.doors import ShowSeasonEnd, ask
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.needed.window import NeededWindow
from clubadmin.desktop.paper.printing import Preview
from clubadmin.desktop.season_end.next_season import NextSeasonWindow
from clubadmin.desktop.season_end.window import SeasonEndWindow
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.desktop.what_if.window import Adopt, WhatIfWindow
from clubadmin.part import Show
from clubadmin.services.club import rulesets
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import evenings
from clubadmin.services.explain import explain
from clubadmin.services.results import closing
from clubadmin.services.seasons import seasons
from clubadmin.services.standings.standings import standings
from clubadmin.services.supposing import adopting
from tests.desktop.driving import shared_letters
from tests.desktop.looking import told_at
from tests.desktop.made_window import made_window, settle
from tests.services.evening_club import (
    copied_club,
    evening_with,
    new_club,
    seat_by_hand,
    table_id,
    type_sheet,
)

ENTER, DOWN = Qt.Key.Key_Return, Qt.Key.Key_Down
ALT, CTRL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier


@pytest.fixture(scope="module")
def _made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two evenings of three; on the first Zij revoked. There are rules that cost less for it."""
    with new_club(tmp_path_factory.mktemp("board")) as made:
        first = evening_with(made, 4, games=2, rounds=1, evenings=3)
        first = seat_by_hand(made, first, [{1: "1 2 3 4"}])
        type_sheet(made, table_id(first, 1, 1), ".v 92+20")
        closing.close(made, first.id)
        nku = next(one.id for one in rulesets.rule_sets(made) if one.name == "nku")
        rulesets.copy_rule_set(made, nku, "Mild", date(2020, 1, 1), {"revoke": "162"})
        return made.path


@pytest.fixture
def club(_made: Path, tmp_path: Path) -> Iterator[OpenClub]:
    with copied_club(_made, tmp_path) as made:
        yield made


@pytest.fixture
def main(qtbot, ops: Operations, theme: Theme, tmp_path: Path) -> Iterator[MainWindow]:
    made = made_window(qtbot, ops, theme, tmp_path)
    made.go("standings")
    settle(qtbot, ops)
    return made


def shown(qtbot, ops: Operations, main: MainWindow, kind: type) -> QWidget:
    """The window that was just opened, once all of it is there."""
    settle(qtbot, ops)
    (found,) = [one for one in main.findChildren(kind) if one.isVisible()]
    qtbot.wait(300)  # what is chosen is asked for a moment later
    settle(qtbot, ops)
    return found


def test_what_each_needs_is_listed_told_and_copied(qtbot, ops, club, theme, main) -> None:
    ask(main.page, Show("needed", 1, 3))
    window = shown(qtbot, ops, main, NeededWindow)
    assert [one.title for one in window.model.columns][-3:] == ["Voor 1e", "Voor 2e", "Voor 3e"]
    assert window.model.rows[window.table.currentIndex().row()].entrant_id == 3
    assert window.told.text().startswith("P3 Cas\nStaat nu op plaats 3 met 70.")
    assert "nog 2 avonden te spelen" in window.about.text()
    (mean,) = [one for one in window.model.columns if one.title == "Gem. alle"]
    row = window.model.rows[0]
    assert explain(club, mean.asks(row)).value == row.average
    assert mean.asks(row).rule == "average", "of all evenings, whatever counts"
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.table.setFocus()
    last = len(window.model.columns) - 1
    window.table.setCurrentIndex(window.model.index(window.table.currentIndex().row(), last))
    QTest.keyClick(window.table, Qt.Key.Key_E, CTRL)
    settle(qtbot, ops)
    (told,) = main.findChildren(ExplanationWindow)
    assert told.heading.text() == "P3 Cas: nodig voor plaats 3"
    told.close()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_C, CTRL)
    assert QGuiApplication.clipboard().text().splitlines()[0].split("\t")[1] == "Naam"
    assert QGuiApplication.clipboard().text() == as_table(window.table.as_rows())
    window.expected.choose("away")
    window.places.setValue(1)
    qtbot.wait(400)
    settle(qtbot, ops)
    assert [one.title for one in window.model.columns][-1] == "Voor 1e"
    assert "niet komen" in window.legend.text()
    window.search.setText("dam")
    assert [one.name for one in window.model.rows] == ["P4 Dam"]
    window.search.setText("niemand")
    assert window.told.text() == "Niemand heet zo."
    assert shared_letters(window) == {}


def test_with_nothing_left_it_says_what_to_do(qtbot, ops, theme, main) -> None:
    ask(main.page, Show("needed", 1))
    window = shown(qtbot, ops, main, NeededWindow)
    window.left.setValue(0)
    qtbot.wait(400)
    settle(qtbot, ops)
    assert window.views.currentIndex() == 1
    assert not window.print_button.isEnabled()
    window.left.setValue(1)
    qtbot.wait(400)
    settle(qtbot, ops)
    window.show_paper()
    settle(qtbot, ops)
    assert main.findChildren(Preview)


def test_a_season_under_other_rules_stands_beside_the_real_one(
    qtbot, ops, club, theme, main
) -> None:
    ask(main.page, Show("what-if", 1))
    window = shown(qtbot, ops, main, WhatIfWindow)
    assert "Er verandert niets" in window.summary.text()
    assert not window.adopt_button.isEnabled()
    window.choices.rules.choose("other")
    window.choices.rule_set.choose("mild")
    qtbot.wait(200)
    settle(qtbot, ops)
    first = window.model.rows[0]
    assert (first.name, first.score_before, first.score_after) == ("P1 Aal", 374, 274)
    assert [one.evening for one in window.behind.evening_rows.rows] == [1]
    (game,) = window.behind.game_rows.rows
    assert (game.before, game.after) == ("262 – / 0 – verzaakt", "162 – / 0 – verzaakt")
    assert window.choices.rule_set.findData("nku") < 0, "these hold already"
    assert "niet af te leiden" in window.notes.text()
    assert standings(club, 1).rows[0].total == 374, "nothing changed"
    at = [one.title for one in window.model.columns].index("Zou zijn")
    for column, title in ((at, "Wat P1 Aal zou hebben"), (at - 1, "P1 Aal")):
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window.table.setFocus()
        window.table.setCurrentIndex(window.model.index(0, column))
        QTest.keyClick(window.table, Qt.Key.Key_E, CTRL)
        settle(qtbot, ops)
        told = [one for one in main.findChildren(ExplanationWindow) if one.isVisible()]
        assert title in told[-1].heading.text()
        told[-1].close()
    assert shared_letters(window) == {}
    window.choices.ranking.choose("other")
    window.choices.fields.least.setValue(2)
    qtbot.wait(200)
    settle(qtbot, ops)
    assert [one.place_after for one in window.model.rows] == [None] * 4
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_P, CTRL)
    settle(qtbot, ops)
    assert main.findChildren(Preview)


def test_what_was_tried_is_adopted_from_a_day_with_a_reason(qtbot, ops, club, theme, main) -> None:
    ask(main.page, Show("what-if", 1))
    window = shown(qtbot, ops, main, WhatIfWindow)
    window.choices.rules.choose("other")
    window.choices.rule_set.choose("mild")
    qtbot.wait(200)
    settle(qtbot, ops)
    window.adopt_button.click()
    (dialog,) = window.findChildren(Adopt)
    assert shared_letters(dialog) == {}
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    dialog.reason.setText("ALV: 9 voor")
    QTest.keyClick(dialog.reason, ENTER, CTRL)
    settle(qtbot, ops)
    (kept,) = adopting.adopted_rule_sets(club, 1)
    assert (kept.title, kept.reason) == ("Mild", "ALV: 9 voor")
    assert window.said.text().startswith("Aangenomen.")
    assert evenings.evening(club, 1).rule_set_title == "NKU"
    window.adopt_button.click()
    again = next(one for one in window.findChildren(Adopt) if one.isVisible())
    assert "Mild vanaf" in again.earlier.currentText()
    assert shared_letters(again) == {}
    again.back.click()
    settle(qtbot, ops)
    assert adopting.adopted_rule_sets(club, 1) == ()
    assert window.said.text() == "Ingetrokken; NKU geldt weer."


def test_rules_of_another_game_are_refused_in_the_window(qtbot, ops, theme, main) -> None:
    ask(main.page, Show("what-if", 1))
    window = shown(qtbot, ops, main, WhatIfWindow)
    window.choices.rules.choose("other")
    window.choices.rule_set.choose("manille")
    qtbot.wait(200)
    settle(qtbot, ops)
    assert "geen spel volgens Manille" in window.summary.text()
    assert not window.adopt_button.isEnabled()
    assert not window.model.rows


def test_what_takes_long_to_work_out_shows_how_far_it_is_and_can_be_stopped(
    qtbot, ops, theme, main, monkeypatch
) -> None:
    ask(main.page, Show("what-if", 1))
    window = shown(qtbot, ops, main, WhatIfWindow)
    assert not window.working.isVisible()
    going_on = Event()

    def slowly(_club: OpenClub, going: Callable[[int, int], None], **_asked: object) -> None:
        while not going_on.wait(0.01):
            going(40, 100)
        going(50, 100)  # raises: it was stopped

    monkeypatch.setattr("clubadmin.desktop.what_if.choices.compare", slowly)
    window.choices.rules.choose("other")
    window.choices.rule_set.choose("mild")
    qtbot.waitUntil(window.working.isVisible)
    qtbot.waitUntil(lambda: window.working.progress.value() == 40)
    assert window.working.what.text() == "Wat als: narekenen"
    assert shared_letters(window) == {}
    window.working.stop.click()
    going_on.set()
    settle(qtbot, ops)
    assert not window.working.isVisible()
    assert window.summary.text().startswith("Gestopt.")
    assert not window.adopt_button.isEnabled()


def test_a_season_is_closed_goes_on_and_is_opened_again(qtbot, ops, club, theme, main) -> None:
    ask(main.page, ShowSeasonEnd(1))
    window = shown(qtbot, ops, main, SeasonEndWindow)
    assert [one.name for one in window.model.rows] == ["Maandavond"]
    assert shared_letters(window) == {}
    window.close_button.click()
    assert window.sure_button.isVisible()
    window.sure_button.click()
    settle(qtbot, ops)
    assert seasons.season(club, 1).closed_at
    assert window.state.text().startswith("Afgesloten op ")
    assert "Maak nu het seizoenboek, druk de eindstanden af of begin" in window.said.text()
    QTest.keyClick(window, Qt.Key.Key_S, CTRL | Qt.KeyboardModifier.ShiftModifier)
    settle(qtbot, ops)
    (book,) = [one for one in main.findChildren(BookWindow) if one.isVisible()]
    book.close()
    assert (window.close_button.isVisible(), window.open_button.isVisible()) == (False, True)
    window.next_button.click()
    settle(qtbot, ops)
    (following,) = [one for one in main.findChildren(NextSeasonWindow) if one.isVisible()]
    assert shared_letters(following) == {}
    assert following.name.text() == "2027-2028"
    QTest.keyClick(following, ENTER, CTRL)
    settle(qtbot, ops)
    assert [one.name for one in seasons.seasons(club)] == ["2027-2028", "2026-2027"]
    assert "Seizoen 2027-2028 staat klaar." in window.state.text()
    window.open_button.click()
    QTest.keyClick(window.reason, ENTER)
    assert "Schrijf op waarom" in told_at(window, "Reden van het heropenen")
    QTest.keyClicks(window.reason, "roem vergeten")
    QTest.keyClick(window.reason, ENTER)
    settle(qtbot, ops)
    assert not seasons.season(club, 1).closed_at
    assert window.state.text().startswith("Heropend: roem vergeten.")
    window.show_paper()
    settle(qtbot, ops)
    assert main.findChildren(Preview)


def test_what_is_still_to_be_done_leads_to_the_evening(qtbot, ops, club, theme, main) -> None:
    extra = evenings.add_evening(club, 1, date(2026, 12, 3))
    ask(main.page, ShowSeasonEnd(1))
    window = shown(qtbot, ops, main, SeasonEndWindow)
    assert not window.close_button.isEnabled()
    window.todo.setFocus()
    QTest.keyClick(window.todo, DOWN)
    wanted = []
    window.evening_wanted.connect(wanted.append)
    QTest.keyClick(window.todo, ENTER)
    settle(qtbot, ops)
    assert wanted == [extra.id]
    assert isinstance(main.page, EveningPage)
