"""Lists of earlier years in their window: columns, decisions by keyboard, what comes, Ctrl+Z."""

import threading
from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from clubadmin.desktop.importing import window as lists
from clubadmin.desktop.importing import words
from clubadmin.desktop.importing.window import COLUMNS, COMING, DECIDING, ImportWindow
from clubadmin.desktop.kit import files, remembered
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.model.importing.importing import Answer, Draft, Look
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub, look_into
from clubadmin.services.importing import draft as drafts
from clubadmin.services.results.closing import result
from clubadmin.services.seasons import seasons
from clubadmin.storage.file.retention import copies
from tests.desktop.driving import shared_letters
from tests.desktop.made_window import settle
from tests.services.evening_club import content
from tests.services.importing.lists import add_members, text_file, work_book
from tests.services.importing.made_lists import FIRST

ENTER, BACK, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Backspace, Qt.Key.Key_Escape
NONE = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
LIST = (
    "Datum;Naam;Punten",
    "13-9-2018;Jan Bos;5742",
    "13-9-2018;Piet Voss;53811",
    "13-9-2018;Greet de Wit;5318",
    "13-9-2018;Toos Dekker;5100",
    "13-9-2018;Cor Visser;4800",
)
Opened = Callable[..., ImportWindow]


@pytest.fixture
def opened(qtbot: QtBot, ops: Operations, club: OpenClub, theme: Theme, tmp_path: Path) -> Opened:
    """Opens a list in its window; what is taken is noted in `told`."""
    lists._waiting.clear()
    add_members(club, "Jan Bos", "Piet Vos", "Greet de Wit")
    main = QWidget()
    main.resize(1280, 800)
    qtbot.addWidget(main)
    main.show()

    def make(*lines: str, told: list[Look] | None = None) -> ImportWindow:
        file = text_file(tmp_path, *lines)
        draft = drafts.begin(club, file)
        taken = told if told is not None else []
        window = ImportWindow.open_one(main, ops, theme, draft)
        assert window is not None
        window.taken.connect(taken.append)
        settle(qtbot, ops)
        return window

    return make


def name_competition(qtbot: QtBot, window: ImportWindow) -> None:
    """As the window waits for it after opening."""
    field = window.columns.competition
    QTest.keyClicks(field, "Donderdag")
    QTest.keyClick(field, ENTER)
    settle(qtbot, window.ops)


def on_to(qtbot: QtBot, window: ImportWindow, step: int) -> None:
    window.go(step)
    settle(qtbot, window.ops)


def type_keys(qtbot: QtBot, window: ImportWindow, *keys: Qt.Key | str) -> None:
    """On the list of doubts."""
    for key in keys:
        QTest.keyClick(window.deciding.table, key)  # type: ignore[arg-type]
        settle(qtbot, window.ops)


def open_kinds(window: ImportWindow) -> list[str]:
    return [one.kind for one in window.deciding.model.rows if one.open]


def test_a_list_comes_in_by_keyboard_and_goes_with_one_undo(
    qtbot: QtBot, opened: Opened, club: OpenClub, ops: Operations
) -> None:
    before = content(club)
    told: list[Look] = []
    window = opened(*LIST, told=told)
    assert "competitie" in window.columns.told.text()
    assert not window.columns.next_button.isEnabled()
    name_competition(qtbot, window)
    assert window.columns.told.text() == ""
    assert window.columns.next_button.isEnabled()
    on_to(qtbot, window, DECIDING)
    assert open_kinds(window) == ["near", "unknown", "unknown", "high"]
    type_keys(qtbot, window, ENTER)  # Piet Vos is proposed
    QTest.keyClick(window.deciding.table, ENTER, CONTROL)  # new, and so is the other
    settle(qtbot, ops)
    assert open_kinds(window) == ["high"]
    type_keys(qtbot, window, "2")
    field = window.deciding.card._fields[1]
    assert field is not None
    assert field.text() == "5381"
    type_keys(qtbot, window, ENTER)
    assert window.deciding.count.text() == "✓ Alles beslist"
    on_to(qtbot, window, COMING)
    (evening,) = window.coming.model.rows
    assert (evening.entrants, evening.total) == (5, 5742 + 5381 + 5318 + 5100 + 4800)
    QTest.keyClick(window.coming.take_button, ENTER)
    settle(qtbot, ops)
    assert [one.results for one in told] == [5]
    assert len(seasons.evenings(club)) == 1
    (copy,) = copies(club.path)
    with look_into(copy) as then:
        assert seasons.evenings(then) == (), "a copy was made before"
    history.undo(club)
    assert content(club) == before


def test_enter_never_takes_what_is_not_safe(qtbot: QtBot, opened: Opened) -> None:
    window = opened(*LIST[:2], "13-9-2018;Greet de Wit;53181", "13-9-2018;Piet Voss;5300")
    name_competition(qtbot, window)
    on_to(qtbot, window, DECIDING)
    for _ in range(6):
        type_keys(qtbot, window, ENTER)
    assert open_kinds(window) == ["high"]
    assert "zelf kiezen, met een cijfer" in window.deciding.card._trouble.text()
    radios = window.deciding.card.findChildren(QRadioButton)
    assert not any(one.isChecked() for one in radios if one.isVisible())


def test_a_decision_is_taken_back_by_key_and_asked_again(qtbot: QtBot, opened: Opened) -> None:
    window = opened(*LIST)
    name_competition(qtbot, window)
    on_to(qtbot, window, DECIDING)
    type_keys(qtbot, window, ENTER)
    assert len(open_kinds(window)) == 3
    QTest.keyClick(window, Qt.Key.Key_Z, CONTROL)
    settle(qtbot, window.ops)
    assert len(open_kinds(window)) == 4
    window.deciding.table.selectRow(0)
    type_keys(qtbot, window, ENTER)
    window.deciding.table.selectRow(0)
    type_keys(qtbot, window, BACK)
    assert len(open_kinds(window)) == 4


def test_what_was_decided_waits_when_the_window_is_closed(qtbot: QtBot, opened: Opened) -> None:
    window = opened(*LIST)
    name_competition(qtbot, window)
    on_to(qtbot, window, DECIDING)
    type_keys(qtbot, window, ENTER)
    QTest.keyClick(window, ESCAPE)
    again = opened(*LIST)
    assert again.columns.competition.text() == "Donderdag"
    assert len(open_kinds(again)) == 3


def test_a_name_that_was_explained_before_is_told_and_can_be_asked_again(
    qtbot: QtBot, opened: Opened, ops: Operations
) -> None:
    window = opened(*LIST[:2], "13-9-2018;Piet Voss;5318")
    name_competition(qtbot, window)
    on_to(qtbot, window, DECIDING)
    type_keys(qtbot, window, ENTER)
    window.take()
    settle(qtbot, ops)
    again = opened("Datum;Naam;Punten", "20-9-2018;Piet Voss;5000")
    assert [(one.kind, one.open) for one in again.deciding.model.rows] == [("alias", False)]
    on_to(qtbot, again, DECIDING)
    type_keys(qtbot, again, BACK)
    assert open_kinds(again) == ["alias"]


def test_escape_while_a_list_is_taken_stops_it_and_nothing_comes_in(
    qtbot: QtBot, opened: Opened, ops: Operations, club: OpenClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    began, may_go_on = threading.Event(), threading.Event()

    def slow(_club: OpenClub, _draft: Draft, progress: Callable[[int, int], None]) -> Look:
        began.set()
        may_go_on.wait(60)
        progress(1, 40)
        raise AssertionError("it goes on")

    monkeypatch.setattr(drafts, "take", slow)
    window = opened(*LIST[:2])
    name_competition(qtbot, window)
    before = content(club)
    window.take()
    began.wait(60)
    QTest.keyClick(window, ESCAPE)
    may_go_on.set()
    settle(qtbot, ops)
    assert window.isVisible()
    assert window.said.text() == "Gestopt. Er is niets ingelezen."
    assert window.coming.take_button.isEnabled()
    assert content(club) == before


def test_a_column_becomes_something_else_and_all_follows(qtbot: QtBot, opened: Opened) -> None:
    window = opened("Datum;Naam;Anders;Punten", "13-9-2018;Jan Bos;4500;9999")
    name_competition(qtbot, window)
    step = window.columns
    step.table.choose(3)
    step.role.choose("")
    settle(qtbot, window.ops)
    assert "punten" in step.told.text()
    assert not step.next_button.isEnabled()
    window.go(DECIDING)
    assert window.stack.currentIndex() == COLUMNS  # there is nothing to decide yet
    step.table.choose(2)
    step.role.choose("points")
    settle(qtbot, window.ops)
    assert [one.total for one in window.coming.model.rows] == [4500]


def test_columns_are_read_so_again_in_the_next_file_of_that_shape(
    qtbot: QtBot, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: dict[str, str] = {}
    monkeypatch.setattr(remembered, "text", lambda name: kept.get(name, ""))
    monkeypatch.setattr(remembered, "keep_text", kept.__setitem__)
    window = opened("Datum;Naam;Anders;Punten", "13-9-2018;Jan Bos;4500;9999")
    name_competition(qtbot, window)
    for at, kind in ((3, ""), (2, "points")):
        window.columns.table.choose(at)
        window.columns.role.choose(kind)
        settle(qtbot, window.ops)
    window.take()
    settle(qtbot, window.ops)
    assert len(kept) == 1
    again = opened("Datum;Naam;Anders;Punten", "20-9-2018;Jan Bos;4600;1")
    assert [one.total for one in again.coming.model.rows] == [4600]


def test_an_evening_without_a_number_or_date_asks_for_one(qtbot: QtBot, opened: Opened) -> None:
    window = opened("Naam;Punten", "Jan Bos;4500")
    step = window.columns
    assert step.day.isVisible()
    for field, text in ((step.season, "2018-2019"), (step.competition, "A"), (step.day, "31-2-18")):
        field.setFocus()
        QTest.keyClicks(field, text)
        QTest.keyClick(field, ENTER)
        settle(qtbot, window.ops)
    assert step._day_field.note.text() == "! Zoals 12-11-1998."
    step.day.setText("13-9-2018")
    QTest.keyClick(step.day, ENTER)
    settle(qtbot, window.ops)
    assert [str(one.date) for one in window.coming.model.rows] == ["2018-09-13"]


def test_a_list_that_leaves_nothing_open_says_so(qtbot: QtBot, opened: Opened) -> None:
    window = opened("Datum;Naam;Punten", "13-9-2018;Jan Bos;4500")
    name_competition(qtbot, window)
    on_to(qtbot, window, DECIDING)
    assert window.deciding.stack.currentIndex() == 1
    assert window.deciding.next_button.isEnabled()
    assert window.focusWidget() is window.deciding.next_button


@pytest.mark.parametrize("large", [False, True])
def test_every_step_fits_a_small_screen(
    qtbot: QtBot, opened: Opened, theme: Theme, large: bool
) -> None:
    theme.choose(large=large)
    window = opened(*LIST)
    name_competition(qtbot, window)
    window.resize(1024, 700)
    for step in (COLUMNS, DECIDING, COMING):
        on_to(qtbot, window, step)
        assert (window.width(), window.height()) == (1024, 700)


def test_letters_with_alt_are_apart_in_every_step(qtbot: QtBot, opened: Opened) -> None:
    window = opened(*LIST)
    name_competition(qtbot, window)
    for step in (COLUMNS, DECIDING, COMING):
        on_to(qtbot, window, step)
        assert shared_letters(window) == {}


def held_down(qtbot: QtBot, window: ImportWindow) -> None:
    """Enter as the keyboard repeats it."""
    press = QKeyEvent(QEvent.Type.KeyPress, ENTER, Qt.KeyboardModifier.NoModifier, "\r", True)
    QApplication.sendEvent(window.deciding.table, press)
    settle(qtbot, window.ops)


def test_a_digit_marks_and_enter_decides_and_goes_on_to_the_next_only(
    qtbot: QtBot, opened: Opened
) -> None:
    window = opened(*LIST)
    name_competition(qtbot, window)
    on_to(qtbot, window, DECIDING)
    type_keys(qtbot, window, "1")
    assert len(open_kinds(window)) == 4  # nothing is decided by a digit
    type_keys(qtbot, window, ENTER)
    assert open_kinds(window) == ["unknown", "unknown", "high"]
    held_down(qtbot, window)
    assert len(open_kinds(window)) == 3  # the next question was not read yet


def test_a_second_digit_marks_another_choice_and_never_becomes_a_name(
    qtbot: QtBot, opened: Opened
) -> None:
    window = opened(*LIST)
    name_competition(qtbot, window)
    on_to(qtbot, window, DECIDING)
    type_keys(qtbot, window, ENTER, "1", "3", ENTER)
    decided = [one for one in window.deciding.model.rows if one.kind == "unknown"]
    assert [one.answer and one.answer.choice for one in decided] == ["leave", None]
    type_keys(qtbot, window, "1", Qt.Key.Key_F2)
    field = window.deciding.card._fields[0]
    assert field is not None
    assert window.focusWidget() is field
    QTest.keyClicks(field, "12")
    QTest.keyClick(field, ENTER)
    settle(qtbot, window.ops)
    assert "unknown" in open_kinds(window)


def test_ctrl_enter_decides_for_all_after_a_digit_and_from_the_box(
    qtbot: QtBot, opened: Opened, ops: Operations
) -> None:
    window = opened(*LIST)
    name_competition(qtbot, window)
    on_to(qtbot, window, DECIDING)
    type_keys(qtbot, window, ENTER, "3")
    QTest.keyClick(window.deciding.table, ENTER, CONTROL)
    settle(qtbot, ops)
    assert open_kinds(window) == ["high"]
    QTest.keyClick(window, Qt.Key.Key_Z, CONTROL)
    settle(qtbot, ops)
    window.deciding.table.selectRow(1)
    type_keys(qtbot, window, "1", Qt.Key.Key_F2)
    field = window.deciding.card._fields[0]
    assert field is not None
    QTest.keyClick(field, ENTER, CONTROL)
    settle(qtbot, ops)
    assert open_kinds(window) == ["high"]


def test_enter_takes_the_first_member_that_matches_what_is_typed(
    qtbot: QtBot, opened: Opened
) -> None:
    window = opened(*LIST[:2], "13-9-2018;Toos Dekker;5318")
    name_competition(qtbot, window)
    on_to(qtbot, window, DECIDING)
    type_keys(qtbot, window, "2", ENTER)  # an empty box is gone into
    field = window.deciding.card._fields[1]
    assert field is not None
    assert window.focusWidget() is field
    QTest.keyClicks(field, "gree")
    QTest.keyClick(field, ENTER)
    settle(qtbot, window.ops)
    assert open_kinds(window) == []
    assert [one.answer and one.answer.value for one in window.deciding.model.rows] == [
        "Greet de Wit"
    ]


def test_the_red_message_goes_when_one_chooses(qtbot: QtBot, opened: Opened) -> None:
    window = opened(*LIST[:2], "13-9-2018;Greet de Wit;53181", "13-9-2018;Piet Vos;5300")
    name_competition(qtbot, window)
    on_to(qtbot, window, DECIDING)
    type_keys(qtbot, window, ENTER)
    assert window.deciding.card._trouble.text()
    QTest.keyClick(window.deciding.card._radios[0], ENTER)
    assert not window.deciding.card._trouble.text()


def test_the_way_on_opens_as_soon_as_the_competition_is_typed(
    qtbot: QtBot, opened: Opened, ops: Operations
) -> None:
    window = opened("Datum;Naam;Punten", "13-9-2018;Jan Bos;5742", "13-9-2018;Piet Vos;5100")
    QTest.keyClicks(window.columns.competition, "Do")
    assert window.columns.next_button.isEnabled()
    QTest.keyClick(window, Qt.Key.Key_V, Qt.KeyboardModifier.AltModifier)
    window.columns.next_button.click()  # what the letter does where windows have the focus
    settle(qtbot, ops)
    assert window.stack.currentIndex() == DECIDING
    assert window._draft.given.competition == "Do"


def test_enter_takes_the_list_in_the_last_step(
    qtbot: QtBot, opened: Opened, club: OpenClub, ops: Operations
) -> None:
    window = opened("Datum;Naam;Punten", "13-9-2018;Jan Bos;5742", "13-9-2018;Piet Vos;5100")
    name_competition(qtbot, window)
    on_to(qtbot, window, COMING)
    QTest.keyClick(window.coming.table, ENTER)
    settle(qtbot, ops)
    assert len(seasons.evenings(club)) == 1


MOST_KEYS = 25
PEOPLE, EVENINGS = 60, 40


def season_book(folder: Path) -> Path:
    """Forty evenings of sixty people with their totals, as a secretary keeps them."""
    chance = Random(3)
    names = [f"{one} {last}" for one in FIRST for last in ("Bosman", "Terpstra", "Wiersma")]
    days = [date(2023, 9, 1) + timedelta(7 * at) for at in range(EVENINGS)]
    rows: list[list[object]] = [["Klaverjasseizoen 2023-2024"], ["Plaats", "Naam", *days, "Totaal"]]
    made = [[chance.randint(3900, 5600) for _ in days] for _ in names]
    for at, figures in enumerate(sorted(made, key=sum, reverse=True)):
        rows.append([at + 1, names[at], *figures, sum(figures)])
    return work_book(folder, rows)


def test_a_season_from_a_workbook_is_in_within_twenty_five_keys(
    qtbot: QtBot, ops: Operations, club: OpenClub, theme: Theme, tmp_path: Path
) -> None:
    lists._waiting.clear()
    main = QWidget()
    qtbot.addWidget(main)
    main.show()
    window = ImportWindow.open_one(main, ops, theme, drafts.begin(club, season_book(tmp_path)))
    assert window is not None
    settle(qtbot, ops)
    pressed = 0

    def press(key: Qt.Key | str, modifier: Qt.KeyboardModifier = NONE) -> None:
        nonlocal pressed
        pressed += 1
        where = window.focusWidget()
        assert where is not None
        QTest.keyClick(where, key, modifier)  # type: ignore[call-overload]
        settle(qtbot, ops)

    for letter in "Donderdag":
        press(letter)
    press(ENTER)
    press(ENTER)  # on the way on
    assert window.stack.currentIndex() == DECIDING
    assert set(open_kinds(window)) == {"unknown"}
    press(ENTER, CONTROL)  # all are new
    press(ENTER)
    assert window.stack.currentIndex() == COMING
    press(ENTER)
    assert len(seasons.evenings(club)) == EVENINGS
    assert sum(len(result(club, one.id).rows) for one in seasons.evenings(club)) == 2400
    assert pressed <= MOST_KEYS, pressed


def test_of_an_evening_that_is_there_it_is_seen_that_results_come_to_it(
    qtbot: QtBot, opened: Opened, club: OpenClub, ops: Operations
) -> None:
    rest = text_file(club.path.parent, "Datum;Naam;Punten", "13-9-2018;Jan Bos;5000")
    first = drafts.begin(club, rest)
    first = replace(first, given=replace(first.given, competition="Donderdag"))
    drafts.take(club, first)
    window = opened(LIST[0], LIST[3])
    on_to(qtbot, window, DECIDING)
    (asked,) = window._look.doubts
    window._answer({asked.key: Answer("join")})
    on_to(qtbot, window, COMING)
    table = window.coming.model
    said = [str(table.index(0, at).data()) for at in range(table.columnCount())]
    assert "komt bij wat er is" in said


def test_without_the_rows_that_are_not_right_the_rest_is_kept_as_a_list(
    qtbot: QtBot,
    opened: Opened,
    club: OpenClub,
    ops: Operations,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(files, "ask_target", lambda *_: tmp_path / "lijst.csv.rest.csv")
    before = content(club)
    told: list[Look] = []
    wrong = ("13-9-2018;Piet Voss;53811", "13-9-2018;Greet de Wit;53x18")
    window = opened(*LIST[:2], *wrong, *LIST[4:], told=told)
    name_competition(qtbot, window)
    on_to(qtbot, window, COMING)
    coming = window.coming
    assert "Zonder de 2 die niet kloppen" in coming.without.text()
    assert not coming.take_button.isEnabled()
    coming.without.click()
    settle(qtbot, ops)
    assert "Zonder de 2 die niet kloppen" in coming.without.text()
    assert "2 nieuw: Toos Dekker, Cor Visser" in coming.people.text()
    assert [one.entrants for one in coming.model.rows] == [3]
    window.take_back()  # a decision as any other
    settle(qtbot, ops)
    assert not coming.without.isChecked()
    assert not coming.take_button.isEnabled()
    coming.without.click()
    settle(qtbot, ops)
    QTest.keyClick(coming.take_button, ENTER)
    settle(qtbot, ops)
    assert "Niet gebruikt" not in words.taken(told[0]), "what is kept apart is not lost as well"
    assert words.taken(told[0]).endswith("2 rijen die niet kloppen staan in de lijst apart.")
    (evening,) = seasons.evenings(club)
    assert sorted(one.total for one in result(club, evening.id).rows) == [4800, 5100, 5742]
    rest = drafts.begin(club, tmp_path / "lijst.csv.rest.csv").book.sheets[0].rows
    assert [";".join(row) for row in rest] == [LIST[0], *wrong]
    history.undo(club)
    assert content(club) == before
