from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QSettings, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from clubadmin.desktop.archive.page import ArchivePage
from clubadmin.desktop.archive.printed import csv_rows
from clubadmin.desktop.archive.spots import HOME, Spot, Trail
from clubadmin.desktop.archive.views.day import DayView
from clubadmin.desktop.archive.views.entrant import PersonView
from clubadmin.desktop.archive.views.evening import GAMES, EveningView
from clubadmin.desktop.archive.views.games import GamesView
from clubadmin.desktop.archive.views.home import HomeView
from clubadmin.desktop.archive.views.records import ListView, RecordsView
from clubadmin.desktop.archive.views.season import SeasonView
from clubadmin.desktop.archive.views.versus import VersusView
from clubadmin.desktop.archive.words import size_name
from clubadmin.desktop.book.window import BookWindow
from clubadmin.desktop.kit.doors import Doors
from clubadmin.desktop.kit.figures import decimal, long_date
from clubadmin.desktop.kit.language import speak
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.paper.charting import ChartView
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.model.archive.records import Scope
from clubadmin.model.club.printing import Printing
from clubadmin.model.explain.figure_asked import Listed
from clubadmin.part import Show
from clubadmin.services.club.club import OpenClub
from clubadmin.services.results import closing
from clubadmin.services.sheets import sheets
from tests.desktop.driving import shared_letters
from tests.desktop.looking import read
from tests.desktop.made_window import made_window, settle
from tests.services.evening_club import (
    copied_club,
    evening_with,
    seat_by_hand,
    table_id,
    type_sheet,
)

KEY = Qt.Key


@pytest.fixture(scope="module")
def stand(
    qapp: QApplication, _demo_file: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[MainWindow]:
    """One window on the example club for all tests here: nothing in the archive changes it."""
    folder = tmp_path_factory.mktemp("archive")
    font = qapp.font()
    speak(qapp, "nl")
    theme = Theme()
    theme.mode = "light"
    theme.apply()
    ops = Operations(copied_club(_demo_file, folder))
    window = MainWindow(theme, QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat))
    window.furnish(ops)
    window.resize(1280, 800)
    window.resume()
    yield window
    ops.stop()
    window.deleteLater()
    qapp.setFont(font)


@pytest.fixture
def page(qtbot: QtBot, stand: MainWindow) -> ArchivePage:
    """The archive as it is first looked at."""
    stand.show()
    stand.activateWindow()
    stand.go("archive")
    found = stand.page
    assert isinstance(found, ArchivePage)
    found.search.clear()
    found.trail = Trail()
    found.refresh()
    found.search.setFocus()
    settle(qtbot, stand.ops)
    return found


class Reader:
    """Somebody who goes through the archive."""

    def __init__(self, qtbot: QtBot, ops: Operations, page: ArchivePage) -> None:
        self.qtbot, self.ops, self.page = qtbot, ops, page

    def settle(self) -> None:
        settle(self.qtbot, self.ops)

    def go(self, kind: str, *key: int | str) -> QWidget:
        self.page.go(Spot(kind, key))  # type: ignore[arg-type]
        self.settle()
        view = self.page.view
        assert view is not None
        return view

    def keys(self, *keys: Qt.Key) -> None:
        for key in keys:
            focus = QApplication.focusWidget()
            assert focus is not None
            QTest.keyClick(focus, key)
            self.settle()

    def find(self, text: str) -> None:
        QTest.keyClicks(self.page.search, text)
        self.settle()


@pytest.fixture
def reader(qtbot: QtBot, page: ArchivePage) -> Reader:
    return Reader(qtbot, page.ops, page)


def test_a_few_letters_find_a_person_and_enter_opens_the_career(
    page: ArchivePage, reader: Reader
) -> None:
    reader.find("bosch")
    assert page.hits.isVisible()
    assert "Bosch" in page.hits.model.rows[0].title
    QTest.keyClick(page.search, KEY.Key_Return)
    reader.settle()
    view = page.view
    assert isinstance(view, PersonView)
    assert "Bosch" in view.heading.text()
    assert page.search.text() == ""
    dates = [one.date for one in view.evenings_model.rows]
    assert dates == sorted(dates, reverse=True)


def test_escape_in_the_field_brings_back_the_page_one_was_on(
    page: ArchivePage, reader: Reader
) -> None:
    reader.go("member", 3)
    reader.find("avond 2")
    assert page.stack.currentIndex() == 1
    QTest.keyClick(page.search, KEY.Key_Escape)
    assert page.stack.currentIndex() == 0
    assert page.trail.now.spot == Spot("member", (3,))


def test_what_is_nowhere_is_said_not_to_be_found(page: ArchivePage, reader: Reader) -> None:
    reader.find("xqzzy")
    assert page.hits.said.text() == "Niets gevonden"
    assert page.hits.model.rowCount() == 0


def test_by_keyboard_from_the_season_to_the_single_game_and_back(
    page: ArchivePage, reader: Reader
) -> None:
    QTest.keyClick(page.search, KEY.Key_Down)
    assert QApplication.focusWidget() is page.view.first_focus()  # type: ignore[union-attr]
    reader.keys(KEY.Key_Return)
    assert isinstance(page.view, SeasonView)
    while page.view.evenings_model.rows[page.view.evenings.currentIndex().row()].status == "open":
        reader.keys(KEY.Key_Down)
    reader.keys(KEY.Key_Return)
    view = page.view
    assert isinstance(view, EveningView)
    assert view.result_model.rows[0].place == 1
    view.tabs.choose(GAMES)
    reader.settle()
    games = list(view.games_model.rows)
    assert games
    view.player.setCurrentIndex(1)
    view.player.activated.emit(1)
    reader.settle()
    name = view.player.currentText()
    own = view.games_model.rows
    assert 0 < len(own) < len(games)
    assert all(name in f"{one.wij} {one.zij}" for one in own)
    for _ in range(2):
        page.step(-1)
        reader.settle()
    assert page.trail.now.spot == HOME


def test_from_a_persons_evening_to_the_result_with_that_person_chosen(
    page: ArchivePage, reader: Reader
) -> None:
    view = reader.go("member", 3)
    assert isinstance(view, PersonView)
    name = view.heading.text()
    individual = [
        at for at, one in enumerate(view.evenings_model.rows) if one.competition == "Donderdagavond"
    ]
    view.tabs.choose(2)
    view.evenings.setFocus()
    view.evenings.stand_at(individual[0])
    reader.keys(KEY.Key_Return)
    evening = page.view
    assert isinstance(evening, EveningView)
    at = evening.result.currentIndex().row()
    assert evening.result_model.rows[at].name == name


def test_coming_back_one_stands_where_one_stood(page: ArchivePage, reader: Reader) -> None:
    view = reader.go("member", 3)
    assert isinstance(view, PersonView)
    view.tabs.choose(2)
    view.evenings.setFocus()
    reader.keys(KEY.Key_Down, KEY.Key_Down)
    chosen = view.evenings_model.rows[view.evenings.currentIndex().row()]
    reader.keys(KEY.Key_Return)
    assert isinstance(page.view, EveningView)
    reader.go("member", 4)
    for _ in range(2):
        page.step(-1)
        reader.settle()
    assert view.tab() == 2
    assert view.evenings_model.rows[view.evenings.currentIndex().row()] == chosen
    assert page.trail.now.spot == Spot("member", (3,))


def test_backspace_goes_back_and_letters_begin_a_search(page: ArchivePage, reader: Reader) -> None:
    view = reader.go("member", 3)
    assert isinstance(view, PersonView)
    view.evenings.setFocus()
    view.tabs.choose(2)
    view.evenings.setFocus()
    QTest.keyClicks(view.evenings, "b")
    reader.settle()
    assert page.search.hasFocus()
    assert page.search.text() == "b"
    QTest.keyClick(page.search, KEY.Key_Escape)
    view.evenings.setFocus()
    QTest.keyClick(view.evenings, KEY.Key_Backspace)
    reader.settle()
    assert page.trail.now.spot == HOME


def test_the_figures_of_a_person_are_those_of_his_evenings(reader: Reader) -> None:
    view = reader.go("member", 3)
    assert isinstance(view, PersonView)
    facts = {one.title: one.figure for one in view.facts.facts}
    closed = [one for one in view.evenings_model.rows if one.closed]
    assert facts["avonden"] == str(len(closed))
    assert facts["pits"] == str(sum(one.pits for one in closed))
    assert sum(one[0].career.evenings for one in view.seasons_model.rows) == len(closed)


def test_two_people_beside_each_other_are_the_same_from_both_sides(
    page: ArchivePage, reader: Reader
) -> None:
    view = reader.go("versus", 3, 4)
    assert isinstance(view, VersusView)
    together, against = (one.sum for one in view.sums_model.rows)
    assert view.meetings_model.rowCount() == together.tables + against.tables
    QTest.keyClick(view.swap_button, KEY.Key_Return)
    reader.settle()
    turned = view.sums_model.rows[1].sum
    assert (turned.won, turned.lost) == (against.lost, against.won)
    assert (turned.made, turned.other) == (against.other, against.made)
    page.step(-1)
    reader.settle()
    assert page.trail.now.spot == HOME  # turning them round is no step on the way


def test_the_second_of_two_people_is_chosen_by_a_few_letters(
    page: ArchivePage, reader: Reader
) -> None:
    view = reader.go("versus", 3, 0)
    assert isinstance(view, VersusView)
    assert view.stack.currentIndex() == 1
    field = view.finders[1].field
    assert field.hasFocus()
    QTest.keyClicks(field, "bosch")
    reader.settle()
    QTest.keyClick(field, KEY.Key_Return)
    reader.settle()
    assert "Bosch" in view.heading.text()
    assert view.stack.currentIndex() == 0


def test_from_a_record_to_its_list_and_to_who_holds_it(page: ArchivePage, reader: Reader) -> None:
    view = reader.go("records")
    assert isinstance(view, RecordsView)
    first = view.model.rows[0]
    assert first.what == "best-evening"
    reader.keys(KEY.Key_Return)
    found = page.view
    assert isinstance(found, ListView)
    assert found.heading.text() == "Hoogste avond"
    assert found.model.rows[0].figure == first.rows[0].figure
    assert "sinds" in found.about.text()
    reader.keys(KEY.Key_Return)
    assert isinstance(page.view, PersonView)
    assert first.rows[0].name.startswith(page.view.heading.text())


def test_another_list_is_chosen_on_the_page_itself(page: ArchivePage, reader: Reader) -> None:
    view = reader.go("list", "best-evening")
    assert isinstance(view, ListView)
    QTest.keyClicks(view.what, "hoogste gem")
    reader.settle()
    assert view.heading.text() == "Hoogste gemiddelde"
    assert view.least.isVisible()
    averages = [one.figure for one in view.model.rows]
    assert averages == sorted(averages, reverse=True)
    view.least.setValue(10)
    reader.settle()
    assert all(one.evenings >= 10 for one in view.model.rows)
    page.step(-1)
    reader.settle()
    assert page.trail.now.spot == HOME


def test_all_games_are_counted_and_narrowed_to_pits(reader: Reader) -> None:
    view = reader.go("games")
    assert isinstance(view, GamesView)
    every = view.model.rowCount()
    assert every > 1000
    view.outcome.choose("pit")
    view.outcome.activated.emit(1)
    reader.settle()
    assert 0 < view.model.rowCount() < every
    first = view.model.pages[0]
    assert first is not None
    assert first.outcome == "pit"


def test_the_end_of_the_list_of_games_is_read_when_one_goes_there(reader: Reader) -> None:
    view = reader.go("games")
    assert isinstance(view, GamesView)
    last = view.model.rowCount() - 1
    QTest.keyClick(view.table, KEY.Key_End)
    view.table.grab()
    reader.settle()
    assert view.model.pages[last] is not None


def test_on_this_day_leads_to_the_evening(page: ArchivePage, reader: Reader) -> None:
    evening = reader.go("season", 1)
    assert isinstance(evening, SeasonView)
    closed = [one for one in evening.evenings_model.rows if one.status == "closed"]
    wanted = closed[-1]
    view = reader.go("day", wanted.date.replace(year=wanted.date.year + 10).isoformat())
    assert isinstance(view, DayView)
    assert view.model.rows[0].where.evening_id == wanted.id
    assert view.model.rows[0].years == 10


def test_what_is_gone_is_said_in_a_sentence_on_the_page(page: ArchivePage, reader: Reader) -> None:
    view = reader.go("member", 99999)
    assert isinstance(view, PersonView)
    assert view.heading.text() == "Dit is er niet meer"
    assert view.about.text().endswith(".")


def test_a_page_is_on_paper_what_it_is_on_the_screen(reader: Reader) -> None:
    view = reader.go("member", 3)
    assert isinstance(view, PersonView)
    printed = view.printed()
    assert printed is not None
    assert printed.title == view.heading.text()
    view.tabs.choose(4)
    again = view.printed()
    assert again is not None
    assert again.blocks[-1].title == "Tegenstanders"  # type: ignore[union-attr]


def test_the_first_page_shows_every_season_and_the_ways_in(page: ArchivePage) -> None:
    view = page.view
    assert isinstance(view, HomeView)
    assert [one.season.name for one in view.seasons_model.rows] == ["2026-2027"]
    assert "Records" in [one.name for one in view.doors_model.rows]


def test_an_empty_club_is_told_how_the_archive_begins(
    qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path
) -> None:
    made = made_window(qtbot, ops, theme, tmp_path)
    made.go("archive")
    settle(qtbot, ops)
    page = made.page
    assert isinstance(page, ArchivePage)
    view = page.view
    assert isinstance(view, HomeView)
    assert view.empty.isVisible()
    for kind in ("records", "list", "titles", "games", "versus"):
        page.go(Spot(kind))
        settle(qtbot, ops)
        assert page.view is not None
        assert page.view.heading.text()


def test_an_evening_that_was_rectified_says_so(
    qtbot: QtBot, ops: Operations, theme: Theme, club: OpenClub, tmp_path: Path
) -> None:
    evening = seat_by_hand(club, evening_with(club, 4, rounds=1, games=1), [{1: "1 2 3 4"}])
    for line in ("92", "100"):
        if line == "100":
            closing.reopen(club, evening.id, "verteld")
            sheets.unsign(club, table_id(evening, 1, 1))
        type_sheet(club, table_id(evening, 1, 1), line)
        closing.close(club, evening.id)
    made = made_window(qtbot, ops, theme, tmp_path)
    made.go("archive")
    page = made.page
    assert isinstance(page, ArchivePage)
    page.go(Spot("evening", (evening.id,)))
    settle(qtbot, ops)
    assert "definitief na rectificatie 1" in read(made)


def test_another_window_in_another_language_shows_the_same_page(
    page: ArchivePage, reader: Reader
) -> None:
    reader.go("member", 3)
    fresh = ArchivePage(page.ops, page.theme)
    reader.qtbot.addWidget(fresh)
    fresh.come_back(page.spot())
    assert fresh.trail.now.spot == Spot("member", (3,))


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "what",
    ["best-evening", "pits-evening", "nat-evening", "best-round", "best-game", "points", "wins"],
)
def test_the_figure_of_a_record_is_the_figure_that_is_explained(
    page: ArchivePage, reader: Reader, what: str
) -> None:
    from clubadmin.services import explain

    view = reader.go("list", what)
    assert isinstance(view, ListView)
    asked: list[Any] = []
    page_slot = view.figure_asked.connect(asked.append)
    view.figure_asked.disconnect(page.explain)
    try:
        view.table.stand_at(0)
        assert view.table.ask_current()
    finally:
        view.figure_asked.connect(page.explain)
        view.figure_asked.disconnect(page_slot)
    found: list[Any] = []
    page.ops.run(lambda club: explain.explain(club, asked[0]), found.append)
    reader.settle()
    shown = view.model.rows[0].figure
    assert str(round(shown)) in found[0].figure.replace(".", "")


PLACES: tuple[tuple[Any, ...], ...] = (
    ("home",),
    ("member", 3),
    ("pair", 1),
    ("versus", 3, 4),
    ("evening", 1),
    ("season", 1),
    ("records",),
    ("list", "average"),
    ("titles",),
    ("games",),
    ("day", "2026-11-12"),
)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("place", PLACES, ids=lambda one: str(one[0]))
def test_every_page_leads_the_keyboard_in_and_goes_on_paper(
    page: ArchivePage, reader: Reader, place: tuple[Any, ...]
) -> None:
    from clubadmin.reports.archive.archive import archive_page
    from tests.reports import looking, made_up

    kind, *key = place
    view = reader.go(kind, *key)
    focus = QApplication.focusWidget()
    assert focus is not None
    assert kind == "home" or view.isAncestorOf(focus)
    assert all(isinstance(one, QWidget) for one in page.panes())
    printed = page.view.printed() if page.view else None
    assert printed is not None
    made = archive_page(printed, Printing(made_up.CLUB, stamp=made_up.STAMP))
    text = looking.text(made)
    assert printed.title in text
    assert next(iter(csv_rows(printed))) == (printed.title,)
    sheets = looking.sheets(
        lambda: archive_page(printed, Printing(made_up.CLUB, stamp=made_up.STAMP))
    )
    assert [fault for sheet in sheets for fault in looking.faults(sheet)] == []
    assert shared_letters(page) == {}


def test_every_page_fits_a_small_window_in_large_letters_and_the_window_never_grows(
    stand: MainWindow, reader: Reader
) -> None:
    stand.theme.choose(large=True)
    stand.resize(1024, 700)
    grown, low = {}, set()
    lines = 7 * stand.fontMetrics().height()  # fewer, and the axis is written over itself
    try:
        for kind, *key in PLACES:
            reader.go(kind, *key)
            charts = stand.findChildren(ChartView)
            low |= {kind for one in charts if one.isVisible() and one.height() < lines}
            if stand.width() > 1024 or stand.height() > 700:
                grown[kind] = (stand.width(), stand.height())
    finally:
        stand.theme.choose(large=False)
        stand.resize(1280, 800)
    assert (grown, low) == ({}, set())


def test_the_lists_of_a_page_are_kept_for_a_spreadsheet(
    page: ArchivePage, reader: Reader, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from clubadmin.desktop.kit import files

    target = tmp_path / "jan.csv"
    monkeypatch.setattr(files, "ask_target", lambda *_asked: target)
    reader.go("list", "evenings")
    page.save_csv()
    reader.settle()
    lines = target.read_text("utf-8-sig").splitlines()
    assert lines[0] == "Meeste avonden"
    assert "Naam" in lines[2]


def test_the_book_of_a_season_is_made_from_its_page(
    reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[object] = []
    monkeypatch.setattr(Doors, "open", lambda _doors, _asking, request: opened.append(request))
    view = reader.go("season", 1)
    assert isinstance(view, SeasonView)
    QTest.keyClick(view.book_button, KEY.Key_Return)
    assert opened == [Show("book", 1)]


def test_finding_the_page_one_is_on_brings_the_keys_back_to_it(
    page: ArchivePage, reader: Reader
) -> None:
    view = reader.go("member", 3)
    assert isinstance(view, PersonView)
    reader.find(view.heading.text())
    QTest.keyClick(page.search, KEY.Key_Return)
    reader.settle()
    focus = QApplication.focusWidget()
    assert focus is not None
    assert view.isAncestorOf(focus)
    assert page.stack.currentIndex() == 0


def test_the_figures_of_a_career_are_chosen_with_arrows_and_explained(
    page: ArchivePage, reader: Reader
) -> None:
    view = reader.go("member", 3)
    assert isinstance(view, PersonView)
    asked: list[Any] = []
    view.figure_asked.disconnect(page.explain)
    slot = view.figure_asked.connect(asked.append)
    view.facts.setFocus()
    QTest.keyClick(view.facts, KEY.Key_Right)
    page.ask_current()
    view.figure_asked.disconnect(slot)
    view.figure_asked.connect(page.explain)
    assert [one.figure for one in asked] == ["average"]
    assert view.life is not None
    made = [total for _day, total in view.life.curve]
    shown = view.facts.facts[1]
    assert shown.figure == decimal(sum(made) / len(made))  # as in the chart, of one size
    assert shown.over == f"{size_name(view.life.size)}, {len(made)} avonden"
    assert asked[0].within == Listed("average", Scope(size=view.life.size))


def test_an_evening_that_is_read_in_the_chart_opens_with_enter(
    page: ArchivePage, reader: Reader
) -> None:
    view = reader.go("member", 3)
    assert isinstance(view, PersonView)
    view.tabs.choose(0)
    chart = view.curve.view
    chart.setFocus()
    reader.qtbot.waitUntil(lambda: chart.picture is not None)
    QTest.keyClick(chart, KEY.Key_End)
    assert view.life is not None
    day, total = view.life.curve[-1]
    reader.keys(KEY.Key_Return)
    evening = page.view
    assert isinstance(evening, EveningView)
    row = evening.result_model.rows[evening.result.currentIndex().row()]
    assert (evening.heading.text(), row.total) == (long_date(day), total)


def test_control_z_in_the_empty_field_is_the_clubs(page: ArchivePage) -> None:
    for text, clubs in (("", True), ("a", False)):
        QTest.keyClicks(page.search, text)  # what is typed, the field itself takes back
        event = QKeyEvent(
            QEvent.Type.ShortcutOverride, KEY.Key_Z, Qt.KeyboardModifier.ControlModifier
        )
        QApplication.sendEvent(page.search, event)
        assert event.isAccepted() is not clubs


def test_the_book_of_the_season_opens_wherever_the_keyboard_is(
    page: ArchivePage, reader: Reader, stand: MainWindow
) -> None:
    reader.go("season", 1)
    book = next(one for one in page.page_actions() if one.text() == "Seizoen&boek")
    assert book.shortcut().toString() == "Ctrl+Shift+S"
    assert book.shortcutContext() is Qt.ShortcutContext.WindowShortcut
    stand.rail.setFocus()
    book.trigger()
    reader.settle()
    opened = stand.findChild(BookWindow)
    assert opened is not None
    opened.close()


def test_an_outcome_that_is_searched_for_leads_to_the_list_of_its_games(
    page: ArchivePage, reader: Reader
) -> None:
    reader.find("verzaakt")
    assert page.hits.model.rows[0].kind == "games"
    QTest.keyClick(page.search, KEY.Key_Return)
    reader.settle()
    view = page.view
    assert isinstance(view, GamesView)
    assert view.outcome.value == "revoke"


def test_a_day_without_an_evening_says_when_there_was_one(
    page: ArchivePage, reader: Reader
) -> None:
    season = reader.go("season", 1)
    assert isinstance(season, SeasonView)
    days = {one.date for one in season.evenings_model.rows}
    without = next(day + timedelta(days=1) for day in days if day + timedelta(days=1) not in days)
    reader.find(f"{without:%d/%m/%Y}")
    said = page.hits.said.text()
    assert said.startswith(f"Geen avond op {long_date(without)}; wel op ")
    assert long_date(without - timedelta(days=1)) in said


def test_the_pits_of_one_member_are_chosen_and_the_page_names_them(reader: Reader) -> None:
    every = reader.go("games", "", "pit", 3, "new")
    assert isinstance(every, GamesView)
    both, name = every.model.rowCount(), every.who.field.text()
    counts = []
    for whose, word in (("own", "eigen"), ("against", "tegen")):
        reader.go("games", "", "pit", 3, "new", whose)
        counts.append(every.model.rowCount())
        printed = every.printed()
        assert printed is not None
        assert f"pits ({word}) · {name}" in printed.about
    assert sum(counts) == both > 0
    reader.go("games", "", "pit", 0, "new")
    assert not every.whose.isEnabled()


def test_the_boxes_stay_where_they_are_while_names_are_offered(
    reader: Reader, page: ArchivePage
) -> None:
    view = reader.go("games")
    assert isinstance(view, GamesView)
    before = view.over.mapTo(view, view.over.rect().topLeft())
    view.who.field.setFocus()
    QTest.keyClicks(view.who.field, "a")
    reader.settle()
    QApplication.processEvents()
    assert view.over.mapTo(view, view.over.rect().topLeft()) == before
    view.who.choose(None)
