"""Leg uit: from a figure on a screen to the games it is made of, by keys."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from clubadmin.desktop.evening.page import FORMS, EveningPage
from clubadmin.desktop.explain.tree import NODE, WHAT
from clubadmin.desktop.explain.window import ExplanationWindow
from clubadmin.desktop.fairness.ledger import LedgerWindow
from clubadmin.desktop.kit.doors import ShowExplanation, ShowLedger, ask
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.paper.printing import Preview
from clubadmin.desktop.results.statistics import StatisticsWindow
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.desktop.standings.page import StandingsPage
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.explain.figure_asked import EveningAsked, StandingAsked
from clubadmin.services.club.club import OpenClub
from clubadmin.services.sheets import sheets
from clubadmin.storage.schema.tablenames import ParticipantRow, SittingOutRow
from tests.desktop.contests import contest_evening, type_scores
from tests.desktop.driving import shared_letters
from tests.desktop.made_window import made_window, settle, with_doors
from tests.services.evening_club import add_people, evening_with, seat_by_hand, table_id, type_sheet

CONTROL = Qt.KeyboardModifier.ControlModifier
RIGHT, LEFT, DOWN, ENTER = Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Return


@pytest.fixture
def evening(club: OpenClub) -> Evening:
    """Four people: 1 and 2 made 374 against 70 with a pit, in one round of two games."""
    begun = seat_by_hand(club, evening_with(club, 4, rounds=1, games=2), [{1: "1 2 3 4"}])
    type_sheet(club, table_id(begun, 1, 1), "92+20 p")
    return begun


@pytest.fixture
def window(
    qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path, evening: Evening
) -> MainWindow:
    made = made_window(qtbot, ops, theme, tmp_path)
    made.go("standings")
    settle(qtbot, ops)
    return made


def stand(window: MainWindow) -> StandingsPage:
    assert isinstance(window.page, StandingsPage)
    return window.page


def asked(qtbot: QtBot, window: MainWindow, column: int | None = None) -> ExplanationWindow:
    """Ctrl+E on the first row of the standings, in a column or wherever one is."""
    table = stand(window).table
    table.setFocus()
    QTest.keyClick(table, DOWN)
    if column is not None:
        table.setCurrentIndex(table.model().index(0, column))
    QTest.keyClick(table, Qt.Key.Key_E, CONTROL)
    settle(qtbot, window.ops)
    return opened(window)


def opened(window: MainWindow) -> ExplanationWindow:
    found = window.findChildren(ExplanationWindow)
    assert len(found) == 1
    return found[0]


def put_away(qtbot: QtBot, window: MainWindow, shown: ExplanationWindow) -> None:
    """Escape; the main window has the keyboard again."""
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    settle(qtbot, window.ops)
    assert not window.findChildren(ExplanationWindow)
    window.activateWindow()
    settle(qtbot, window.ops)


def titles(shown: ExplanationWindow) -> list[str]:
    return [one.title for _, one in shown.tree.shown()]


def column_of(window: MainWindow, title: str) -> int:
    names = [one.title for one in stand(window).model.columns]
    return names.index(title)


def test_control_e_in_the_standings_explains_the_total_down_to_the_games(
    qtbot: QtBot, window: MainWindow
) -> None:
    shown = asked(qtbot, window)
    assert shown.heading.text() == "P1 Aal, Maandavond 2026-2027"
    assert (shown.figure.text(), shown.about.text()) == (
        "374",
        "Totaal. Plaats 1 na avond 1. Voorlopig: er zijn nog avonden open.",
    )
    assert "regel van de stand: alle avonden tellen" in shown.whole.text()
    assert shown.tree.hasFocus()
    QTest.keyClick(shown.tree, RIGHT)
    settle(qtbot, window.ops)
    assert titles(shown)[1:] == ["Avond 1, 12 nov 2026", "Ronde 1, tafel 1"]
    QTest.keyClick(shown.tree, DOWN)
    QTest.keyClick(shown.tree, RIGHT)
    assert titles(shown)[2:] == ["Ronde 1, tafel 1", "Spel 1", "Spel 2"]
    assert shown.sum.text() == "Samen: 112 + 262 = 374"
    QTest.keyClick(shown.tree, DOWN)
    QTest.keyClick(shown.tree, DOWN)
    assert "Alle slagen: 100 extra" in shown.why.text()
    assert shown.article.text() == "Volgens: NKU, Pit, pan of mars"


@pytest.mark.parametrize(
    ("title", "figure", "told"),
    [
        ("1", "374", "Telt mee."),
        ("Gem.", "374", "Gemiddelde van de avonden die tellen."),
        ("Pits", "1", "Pits op alle gespeelde avonden"),
        ("", "1", "Plaats 1 van 4. Niemand staat hoger."),
    ],
)
def test_the_figure_under_the_cursor_is_the_one_explained(
    qtbot: QtBot, window: MainWindow, title: str, figure: str, told: str
) -> None:
    shown = asked(qtbot, window, column_of(window, title))
    assert shown.figure.text() == figure
    assert told in shown.about.text()


def test_a_double_click_on_a_figure_explains_it_and_on_a_name_opens_the_person(
    qtbot: QtBot, window: MainWindow
) -> None:
    page, wanted = stand(window), []
    page.wanted.connect(lambda kind, number: wanted.append(kind))
    page.table.doubleClicked.emit(page.model.index(0, column_of(window, "Totaal")))
    settle(qtbot, window.ops)
    assert opened(window).figure.text() == "374"
    assert wanted == []
    page.table.doubleClicked.emit(page.model.index(0, column_of(window, "Naam")))
    assert wanted == ["member"]


def test_enter_on_a_game_goes_to_its_row_on_the_sheet(
    qtbot: QtBot, window: MainWindow, evening: Evening
) -> None:
    ask(window, ShowExplanation(EveningAsked(evening.id, _first(evening))))
    settle(qtbot, window.ops)
    shown = opened(window)
    QTest.keyClick(shown.tree, DOWN)
    QTest.keyClick(shown.tree, DOWN)
    assert shown.tree.current is not None
    assert shown.tree.current.title == "Spel 2"
    QTest.keyClick(shown.tree, ENTER)
    settle(qtbot, window.ops)
    page = window.page
    assert isinstance(page, EveningPage)
    assert page.desk.step == FORMS
    model = page.desk.forms.pane.grid.model
    assert model is not None
    assert (model.sheet.place.number, model.row) == (1, 1)


def test_one_key_comes_back_from_the_sheet_to_the_explanation_as_it_is_now(
    qtbot: QtBot, window: MainWindow, evening: Evening
) -> None:
    ask(window, ShowExplanation(EveningAsked(evening.id, _first(evening))))
    settle(qtbot, window.ops)
    shown = opened(window)
    QTest.keyClick(shown.tree, DOWN)
    QTest.keyClick(shown.tree, ENTER)
    settle(qtbot, window.ops)
    assert shown.isHidden()
    table = table_id(evening, 1, 1)
    window.ops.change(
        lambda it: (sheets.unsign(it, table), sheets.save_line(it, table, 1, "100")),
        lambda _answer: None,
    )
    settle(qtbot, window.ops)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_E, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    settle(qtbot, window.ops)
    assert not shown.isHidden()
    assert shown.figure.text() == "362"
    assert shown.tree.current is not None
    assert shown.tree.current.title == "Spel 1"
    QTest.keyClick(shown.tree, ENTER)
    ask(window, ShowExplanation(EveningAsked(evening.id, _first(evening))))
    settle(qtbot, window.ops)
    (other,) = (one for one in window.findChildren(ExplanationWindow) if one is not shown)
    QTest.keyClick(other.tree, ENTER)
    settle(qtbot, window.ops)
    qtbot.waitUntil(lambda: window.findChildren(ExplanationWindow) == [other])


def test_what_changes_is_told_anew_and_what_was_open_stays_open(
    qtbot: QtBot, window: MainWindow, club: OpenClub, evening: Evening
) -> None:
    ask(window, ShowExplanation(EveningAsked(evening.id, _first(evening))))
    settle(qtbot, window.ops)
    shown = opened(window)
    QTest.keyClick(shown.tree, DOWN)
    table = table_id(evening, 1, 1)
    window.ops.change(
        lambda it: (sheets.unsign(it, table), sheets.save_line(it, table, 1, "100")),
        lambda _answer: None,
    )
    qtbot.waitUntil(lambda: shown.figure.text() == "362")
    assert titles(shown)[1:] == ["Ronde 1, tafel 1", "Spel 1", "Spel 2"]
    assert shown.tree.current is not None
    assert shown.tree.current.title == "Spel 1"


def test_it_is_copied_as_columns_and_printed_as_it_is_open(
    qtbot: QtBot, window: MainWindow
) -> None:
    shown = asked(qtbot, window)
    QTest.keyClick(shown.tree, Qt.Key.Key_C, CONTROL)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == "Wat\tGetal\tTelt\tWaarom"
    assert lines[1].startswith("P1 Aal, Maandavond 2026-2027\t374\tja\t")
    assert lines[2].startswith("  Avond 1, 12 nov 2026\t374\tja\t")
    QTest.keyClick(shown.tree, Qt.Key.Key_P, CONTROL)
    settle(qtbot, window.ops)
    paper = shown.findChild(Preview) or window.findChild(Preview)
    assert paper is not None
    paper.close()


def test_somebody_who_is_gone_is_said_in_a_sentence(qtbot: QtBot, window: MainWindow) -> None:
    ask(window, ShowExplanation(StandingAsked(1, 9999)))
    settle(qtbot, window.ops)
    assert "staat niet (meer) in deze stand" in opened(window).foot.text()


def test_names_are_plain_text_and_letters_with_alt_are_apart(
    qtbot: QtBot, window: MainWindow
) -> None:
    shown = asked(qtbot, window)
    assert shown.heading.textFormat() == Qt.TextFormat.PlainText
    assert shared_letters(shown) == {}


def test_escape_closes_it_and_it_is_explained_from_a_row_of_a_sheet(
    qtbot: QtBot, window: MainWindow, evening: Evening
) -> None:
    put_away(qtbot, window, asked(qtbot, window))
    window.show_sheet(evening.id, table_id(evening, 1, 1), 2)
    settle(qtbot, window.ops)
    page = window.page
    assert isinstance(page, EveningPage)
    QTest.keyClick(page.desk.forms.pane.grid, Qt.Key.Key_E, CONTROL)
    settle(qtbot, window.ops)
    shown = opened(window)
    assert (shown.heading.text(), shown.figure.text()) == ("Ronde 1, tafel 1, Spel 2", "262 – 0")


def test_a_result_explains_its_figures(qtbot: QtBot, window: MainWindow, evening: Evening) -> None:
    window.show_item("evening", evening.id)
    settle(qtbot, window.ops)
    page = window.page
    assert isinstance(page, EveningPage)
    page.desk.show_step(3)
    settle(qtbot, window.ops)
    table = page.desk.result.table
    names = [one.title for one in page.desk.result.model.columns]
    for title, figure in (("Ronde 1", "374"), ("Roem", "120"), ("Pits", "1")):
        table.setFocus()
        table.setCurrentIndex(table.model().index(0, names.index(title)))
        QTest.keyClick(table, Qt.Key.Key_E, CONTROL)
        settle(qtbot, window.ops)
        shown = opened(window)
        assert shown.figure.text() == figure, title
        put_away(qtbot, window, shown)


def _first(evening: Evening) -> int:
    return evening.participants[0].id


def test_every_row_knows_its_figure(qtbot: QtBot, window: MainWindow) -> None:
    shown = asked(qtbot, window)
    item = shown.tree.topLevelItem(0)
    assert item is not None
    assert item.data(WHAT, NODE).figure == "374"


def test_statistics_explain_a_figure_by_its_games(
    qtbot: QtBot, window: MainWindow, evening: Evening
) -> None:
    made = StatisticsWindow(window, window.ops, window.theme, evening.competition_id, evening.id)
    made.show()
    settle(qtbot, window.ops)
    made.players.setFocus()
    names = [one.title for one in made.players_model.columns]
    made.players.setCurrentIndex(made.players_model.index(0, names.index("Pit")))
    QTest.keyClick(made.players, Qt.Key.Key_E, CONTROL)
    settle(qtbot, window.ops)
    shown = opened(window)
    assert (shown.heading.text(), shown.figure.text()) == ("P1 Aal: Pit", "1")
    assert titles(shown)[1:] == ["Ronde 1, tafel 1, spel 2"]


def test_who_sat_out_has_his_points_explained(
    qtbot: QtBot, window: MainWindow, club: OpenClub, evening: Evening
) -> None:
    person = add_people(club, 5)[4]
    with club.store.change("zit stil") as change:
        values = {"evening_id": evening.id, "number": 5, "member_id": person.id}
        out = change.insert(ParticipantRow, **values)
        change.insert(SittingOutRow, evening_id=evening.id, round=1, participant_id=out)
    ask(window, ShowLedger(evening.competition_id))
    settle(qtbot, window.ops)
    ledger = window.findChild(LedgerWindow)
    assert ledger is not None
    ledger.table.select_key(person.id)
    ledger.turns.setFocus()
    QTest.keyClick(ledger.turns, Qt.Key.Key_E, CONTROL)
    settle(qtbot, window.ops)
    shown = opened(window)
    assert shown.figure.text() == "222"  # (374 + 374 + 70 + 70) : 4
    assert "het gemiddelde van de 4 totalen van die ronde, 888 : 4" in shown.about.text()
    put_away(qtbot, window, shown)
    ledger.activateWindow()
    qtbot.waitUntil(ledger.isActiveWindow)
    ledger.table.setFocus()
    names = [one.title for one in ledger.model.columns]
    ledger.table.setCurrentIndex(
        ledger.model.index(ledger.table.currentIndex().row(), len(names) - 1)
    )
    QTest.keyClick(ledger.table, Qt.Key.Key_E, CONTROL)
    settle(qtbot, window.ops)
    shown = opened(window)
    assert (names[-1], shown.figure.text()) == ("Gekregen", "222")
    assert titles(shown)[1] == "Avond 1, 12 nov 2026: Ronde 1"
    assert shown.about.text() == "Punten voor stilzitten, bij elkaar."


def test_a_game_of_a_contest_is_explained_for_both_sides_of_the_row_one_is_in(
    qtbot: QtBot, ops: Operations, theme: Theme, club: OpenClub
) -> None:
    contest = contest_evening(club, 4)
    type_scores(club, contest)
    page = with_doors(EveningPage(ops, theme))
    qtbot.addWidget(page)
    page.show()
    page.open_evening(contest.id, FORMS)
    settle(qtbot, ops)
    page.desk.forms.turn_way()
    settle(qtbot, ops)
    page.desk.forms.games.grid.go_to(0)
    page.desk.forms.games.doors.explain()
    settle(qtbot, ops)
    (shown,) = page.findChildren(ExplanationWindow)
    assert shown.heading.text() == "Spel 1, beide kanten"
    board = page.desk.forms.games.grid.model
    assert board is not None
    here = board.here
    assert here is not None
    assert shown.figure.text() == f"{here.ns_matchpoints} – {here.ew_matchpoints}"
    page.desk.show_step(3)
    settle(qtbot, ops)
    views = page.desk.result.views
    views.tabs.choose(1)
    settle(qtbot, ops)
    views.cross.setCurrentIndex(views.cross.model().index(0, 1))
    shown.close()
    settle(qtbot, ops)
    assert page.desk.result.explain()
    settle(qtbot, ops)
    (shown,) = page.findChildren(ExplanationWindow)
    assert shown.figure.text() == views.cross.cross.shown.cells[0, 1]
