from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QSettings, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from clubadmin.desktop.evening.page import DRAW, FORMS, EveningPage
from clubadmin.desktop.kit import guide
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell.place_names import PLACES
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.errors import Refused
from clubadmin.model.members.member import Member
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.journal_steps import newest_step
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.members import members
from clubadmin.services.seasons import seasons
from tests.desktop.made_window import made_window, settle
from tests.services.evening_club import add_competition, evening_with

ALT, CTRL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path) -> MainWindow:
    made = made_window(qtbot, ops, theme, tmp_path)
    qtbot.waitUntil(made.isActiveWindow)
    return made


def test_alt_and_a_digit_goes_to_a_place(qtbot: QtBot, window: MainWindow, ops: Operations) -> None:
    for number, key in enumerate(PLACES, start=1):
        QTest.keyClick(window, str(number), ALT)
        settle(qtbot, ops)
        assert window.settings.value("window/place") == key
        assert window.page is not None
        assert window.page.title in window.windowTitle()


def test_the_place_where_one_was_comes_back(
    qtbot: QtBot, window: MainWindow, ops: Operations, theme: Theme, tmp_path: Path
) -> None:
    window.go("archive")
    window.close()
    again = MainWindow(theme, QSettings(window.settings.fileName(), QSettings.Format.IniFormat))
    qtbot.addWidget(again)
    again.furnish(ops)
    again.resume()
    settle(qtbot, ops)
    assert again.page is not None
    assert again.page.title == "Archief"


def test_the_title_names_place_and_club(window: MainWindow) -> None:
    assert window.windowTitle() == "Avond · De Vier Azen · clubadmin"


def test_the_title_follows_the_evening_in_view(
    qtbot: QtBot, window: MainWindow, ops: Operations, club: OpenClub
) -> None:
    competition = add_competition(club)
    first, second = (
        evenings.add_evening(club, competition.id, date(2026, 11, day)) for day in (5, 12)
    )
    page = window.page
    assert isinstance(page, EveningPage)
    for evening, said in ((first, "Donderdag 5 november"), (second, "Donderdag 12 november")):
        page.open_evening(evening.id)
        settle(qtbot, ops)
        assert window.windowTitle().startswith(f"{said} · ")
    page.close_evening()
    settle(qtbot, ops)
    assert window.windowTitle().startswith("Avond · ")


def _again(window: MainWindow, qtbot: QtBot) -> MainWindow:
    """A new window where this one was, as after a choice of another language."""
    made = MainWindow(window.theme, window.settings)
    qtbot.addWidget(made)
    made.furnish(window.ops)
    made.resume(window.spot())
    made.show()
    settle(qtbot, window.ops)
    return made


def test_another_language_leaves_the_evening_the_step_and_the_sheet_in_view(
    qtbot: QtBot, window: MainWindow, ops: Operations, club: OpenClub
) -> None:
    evening = drawing.draw(club, evening_with(club, 8).id, seed=1)[0]
    other = evenings.add_evening(club, evening.competition_id, date(2026, 11, 26))
    page = window.page
    assert isinstance(page, EveningPage)
    table = evening.plan[1].tables[1].table_id
    page.open_evening(evening.id, FORMS)
    settle(qtbot, ops)
    page.desk.forms.open_table(table)
    settle(qtbot, ops)
    window = _again(window, qtbot)
    page = window.page
    assert isinstance(page, EveningPage)
    assert page.desk.forms.pane.table_id == table
    page.open_evening(other.id, DRAW)
    settle(qtbot, ops)
    window = _again(window, qtbot)
    page = window.page
    assert isinstance(page, EveningPage)
    assert page.desk.evening is not None
    assert (page.desk.evening.id, page.desk.step) == (other.id, DRAW)
    page.close_evening()
    settle(qtbot, ops)
    page = _again(window, qtbot).page
    assert isinstance(page, EveningPage)
    assert page.desk.evening is None
    assert page.overview.isVisible()
    assert page.overview.model.rowCount() == 2


def test_another_language_leaves_what_is_in_view_elsewhere(
    qtbot: QtBot, window: MainWindow, ops: Operations, club: OpenClub
) -> None:
    evening = evening_with(club, 8)
    first = seasons.competitions(club)[0]
    second = seasons.add_competition(club, replace(first, id=0, name="Dinsdagavond"))
    for kind, number in (
        ("club-part", 3),
        ("members", 0),
        ("competition", second.id),
        ("evening-past", evening.id),
        ("member", evening.participants[0].members[0].id),
    ):
        window.show_item(kind, number)
        if kind == "members":
            window.page.tabs.choose(1)  # type: ignore[union-attr]
        settle(qtbot, ops)
        assert window.page is not None
        before = window.page.spot()
        assert any(before)
        window = _again(window, qtbot)
        assert window.page is not None
        assert window.page.spot() == before


def test_keys_typed_before_the_club_is_open_arrive(
    qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path
) -> None:
    settings = QSettings(str(tmp_path / "w.ini"), QSettings.Format.IniFormat)
    window = MainWindow(theme, settings)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    QTest.keyClick(window, "3", Qt.KeyboardModifier.AltModifier)  # while a copied file is checked
    QTest.keyClicks(window, "bos")
    window.furnish(ops)
    QTest.keyClicks(window, "ma")
    window.resume()
    qtbot.waitUntil(window.isActiveWindow)
    settle(qtbot, ops)
    page = window.page
    assert page is not None
    assert page.people.search.text() == "bosma"  # type: ignore[attr-defined]


def test_saved_is_said_with_the_time_and_undo_with_its_label(
    qtbot: QtBot, window: MainWindow, ops: Operations
) -> None:
    assert "pgeslagen" not in window.bottom.left.text()
    ops.change(lambda club: members.add_member(club, Member(0, "Bos")), lambda _: None)
    settle(qtbot, ops)
    assert window.bottom.left.text().startswith("✓ Alles opgeslagen om ")
    assert window.bottom.right.text().startswith("Ctrl+Z: ")
    QTest.keyClick(window, "z", CTRL)
    settle(qtbot, ops)
    assert window.bottom.right.text().startswith("Ctrl+Y: ")


def test_a_refusal_is_a_sentence_in_a_bar_and_says_nothing_about_what_is_saved(
    qtbot: QtBot, window: MainWindow, ops: Operations
) -> None:
    def refuse(_club: OpenClub) -> None:
        raise Refused("De naam ontbreekt. Vul een naam in.")

    ops.trouble.disconnect()
    ops.trouble.connect(window.show_trouble)
    ops.change(lambda club: members.add_member(club, Member(0, "Bos")), lambda _: None)
    settle(qtbot, ops)
    before = window.bottom.left.text()
    ops.change(refuse, lambda _: None)
    settle(qtbot, ops)
    assert window.notice.isVisible()
    assert "De naam ontbreekt. Vul een naam in." in window.notice.text
    assert window.bottom.left.text() == before


def test_a_change_that_fails_is_called_not_saved(
    qtbot: QtBot, window: MainWindow, ops: Operations
) -> None:
    def fail(_club: OpenClub) -> None:
        raise OSError("no room")

    ops.trouble.disconnect()
    ops.trouble.connect(window.show_trouble)
    ops.change(fail, lambda _: None)
    settle(qtbot, ops)
    assert window.bottom.left.text() == "! Niet opgeslagen"


def test_a_fault_is_told_calmly_and_without_its_text(window: MainWindow) -> None:
    window.show_trouble(ValueError("Jan Bos, rekening 12"))
    assert "Er ging iets mis in het programma" in window.notice.text
    assert "Jan Bos" not in window.notice.text


def test_the_palette_finds_people_evenings_and_commands(
    qtbot: QtBot, window: MainWindow, ops: Operations
) -> None:
    ops.change(lambda club: members.add_member(club, Member(0, "Zwaluw", "Ada")), lambda _: None)
    settle(qtbot, ops)
    palette = window.show_palette()
    QTest.keyClicks(palette.field, "zwal")
    settle(qtbot, ops)
    assert [row.text for row in palette.model.rows] == ["Ada Zwaluw"]
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    settle(qtbot, ops)
    assert window.page is not None
    assert window.page.title == "Archief"
    other = window.show_palette()
    QTest.keyClicks(other.field, "donker")
    settle(qtbot, ops)
    QTest.keyClick(other.field, Qt.Key.Key_Return)
    assert window.theme.dark


def test_the_code_of_a_paper_typed_in_the_palette_says_whether_it_holds_and_what_was_changed(
    qtbot: QtBot, window: MainWindow, ops: Operations
) -> None:
    found: list[str] = []

    def code(club: OpenClub) -> str:
        with club.store.read() as conn:
            step = newest_step(conn)
        assert step is not None
        return f"{step.number} {step.letters.lower()}"

    ops.run(code, found.append)
    settle(qtbot, ops)
    palette = window.show_palette()
    QTest.keyClicks(palette.field, found[0])
    settle(qtbot, ops)
    assert "Dit papier klopt" in palette.said.text()
    assert palette.said.text().rstrip(".") in palette.field.accessibleDescription()
    assert palette.model.rows == []
    palette.close()
    ops.change(lambda club: members.add_member(club, Member(0, "Zwaluw", "Ada")), lambda _: None)
    settle(qtbot, ops)
    again = window.show_palette()
    QTest.keyClicks(again.field, found[0])
    settle(qtbot, ops)
    assert "is er gewijzigd:" in again.said.text()
    assert [(one.text, one.detail) for one in again.model.rows] == [
        ("Leden", "1 wijziging na dat papier")
    ]
    QTest.keyClick(again.field, Qt.Key.Key_Return)
    settle(qtbot, ops)
    assert window.page is not None
    assert window.page.title == "Leden"


def test_escape_wipes_what_was_searched_for_first_and_says_so(
    qtbot: QtBot, window: MainWindow, ops: Operations
) -> None:
    palette = window.show_palette()
    QTest.keyClicks(palette.field, "jan")
    assert "nog eens Esc" in palette.keys_said.text()
    QTest.keyClick(palette.field, Qt.Key.Key_Escape)
    assert palette.isVisible()
    assert palette.field.text() == ""
    assert palette.keys_said.text() == "Esc sluit."
    QTest.keyClick(palette.field, Qt.Key.Key_Escape)
    assert not palette.isVisible()


def test_the_key_of_a_place_is_that_of_another_elsewhere(
    qtbot: QtBot, window: MainWindow, ops: Operations
) -> None:
    """Both Stand and the archive open the book; what was in the menu of the one is gone."""
    window.go("standings")
    before = {one.text() for one in window.menus.actions()}
    window.go("archive")
    after = [one for one in window.menus.actions() if one.shortcut().toString() == "Ctrl+Shift+S"]
    assert "Seizoen&boek" in before
    assert len(after) == 1


def test_f1_opens_the_help_page_of_where_one_is(
    qtbot: QtBot, window: MainWindow, ops: Operations
) -> None:
    window.go("members")
    settle(qtbot, ops)
    QTest.keyClick(window, Qt.Key.Key_F1)
    shown = guide.current()
    assert shown is not None
    assert shown.topic == "leden"
    shown.close()


def test_every_place_has_a_help_page_that_exists(
    qtbot: QtBot, window: MainWindow, ops: Operations
) -> None:
    for key in PLACES:
        window.go(key)
        settle(qtbot, ops)
        assert window.page is not None
        assert window.page.help_topic in guide.topics()
        assert guide.page_file(window.page.help_topic).is_file()


def test_f6_steps_through_the_parts_of_the_screen(
    qtbot: QtBot, window: MainWindow, ops: Operations
) -> None:
    ops.change(lambda club: members.add_member(club, Member(0, "Bos")), lambda _: None)
    window.go("members")
    settle(qtbot, ops)
    seen = []
    for _ in range(3):
        seen.append(QApplication.focusWidget())
        QTest.keyClick(window, Qt.Key.Key_F6)
    assert len(set(seen)) == 3
    assert QApplication.focusWidget() is seen[0]


def test_every_text_is_plain(qtbot: QtBot, window: MainWindow, ops: Operations) -> None:
    for key in PLACES:
        window.go(key)
        settle(qtbot, ops)
    rich = [
        label.text()
        for label in window.findChildren(QLabel)
        if label.textFormat() is not Qt.TextFormat.PlainText
    ]
    assert rich == []


def test_everything_that_takes_keys_has_a_name_for_a_screen_reader(
    qtbot: QtBot, window: MainWindow, ops: Operations
) -> None:
    for key in ("standings", "members", "archive", "club"):
        window.go(key)
        settle(qtbot, ops)
        page = window.page
        assert page is not None
        nameless = [
            widget
            for widget in page.findChildren(QWidget)
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            and widget.isVisible()
            and not (widget.accessibleName() or getattr(widget, "text", str)())
        ]
        assert nameless == []


def test_the_menus_hold_every_place_and_key(window: MainWindow) -> None:
    keys = {action.shortcut().toString() for action in window.menus.actions()}
    assert {"Alt+1", "Alt+2", "Alt+3", "Alt+4", "Alt+5", "F1", "F6", "Ctrl+K"} <= keys
    assert window.menus.undo.shortcut().toString() == "Ctrl+Z"


def test_a_key_event_that_is_kept_outlives_its_origin(
    qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path
) -> None:
    settings = QSettings(str(tmp_path / "w.ini"), QSettings.Format.IniFormat)
    settings.setValue("window/place", "members")
    window = MainWindow(theme, settings)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    event = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_A, Qt.KeyboardModifier.NoModifier, "a")
    window.keyPressEvent(event)
    del event
    window.furnish(ops)
    window.resume()
    qtbot.waitUntil(window.isActiveWindow)
    settle(qtbot, ops)
    assert window.page is not None
    assert window.page.people.search.text() == "a"  # type: ignore[attr-defined]


def test_no_part_of_a_page_shows_as_a_window_of_its_own(
    qtbot: QtBot, window: MainWindow, ops: Operations, qapp: QApplication
) -> None:
    shown: list[str] = []

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            a_show = event.type() == QEvent.Type.Show and isinstance(watched, QWidget)
            if a_show and watched.isWindow() and watched is not window:
                shown.append(type(watched).__name__)
            return False

    watch = Watch()
    qapp.installEventFilter(watch)
    try:
        for key in PLACES:
            window.go(key)
            settle(qtbot, ops)
        for part in range(5):
            window.show_item("club-part", part)
            settle(qtbot, ops)
    finally:
        qapp.removeEventFilter(watch)
    assert shown == []


def test_the_widths_of_the_parts_come_back(
    qtbot: QtBot, window: MainWindow, ops: Operations, theme: Theme
) -> None:
    window.show_item("club-part", 1)
    settle(qtbot, ops)
    splitter = window.page.part().splitter  # type: ignore[union-attr]
    splitter.moveSplitter(500, 1)
    wanted = splitter.sizes()
    window.close()
    again = MainWindow(theme, window.settings)
    qtbot.addWidget(again)
    again.furnish(ops)
    again.resize(window.size())
    again.show()
    again.resume()
    again.show_item("club-part", 1)
    settle(qtbot, ops)
    assert again.page.part().splitter.sizes() == wanted  # type: ignore[union-attr]


def test_a_window_that_is_gone_does_not_answer_to_colours(
    qtbot: QtBot, window: MainWindow, theme: Theme, qapp: QApplication
) -> None:
    window.close()
    window.deleteLater()
    qapp.processEvents()
    qtbot.wait(10)
    theme.choose(mode="dark")
    theme.choose(mode="light")
