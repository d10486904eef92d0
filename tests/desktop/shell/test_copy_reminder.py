"""What a secretary is told about copies on another medium, and where it leads."""

from datetime import datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QFileDialog
from pytestqt.qtbot import QtBot

from clubadmin.desktop.club.safety import SafetyPart
from clubadmin.desktop.evening.page import RESULT, EveningPage
from clubadmin.desktop.kit import files
from clubadmin.desktop.kit.language import speak
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell import notice
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.model.members.member import Member
from clubadmin.services.care import health
from clubadmin.services.club import last_copies as elsewhere
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import erasing, members
from clubadmin.services.results import closing
from tests.desktop.made_window import made_window, settle
from tests.services.evening_club import evening_with, seat_by_hand, table_id, type_sheet
from tests.services.other_disk import plug_in

NEVER = "Voor zover het programma weet is er nog geen kopie op een stick of een andere schijf."
CTRL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def stick(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder that lies on another disk."""
    return plug_in(monkeypatch, tmp_path)


@pytest.fixture
def evening_id(club: OpenClub) -> int:
    """An evening of which everything is typed."""
    evening = seat_by_hand(club, evening_with(club, 4, rounds=1, games=1), [{1: "1 2 3 4"}])
    type_sheet(club, table_id(evening, 1, 1), "92")
    return evening.id


@pytest.fixture
def window(
    qtbot: QtBot, evening_id: int, ops: Operations, theme: Theme, tmp_path: Path
) -> MainWindow:
    made = made_window(qtbot, ops, theme, tmp_path)
    qtbot.waitUntil(made.isActiveWindow)
    return made


def _start(qtbot: QtBot, window: MainWindow, club: OpenClub) -> None:
    """As when the program starts with this club."""
    window.club_opened(club)
    settle(qtbot, window.ops)
    settle(qtbot, window.ops)


def _copied(club: OpenClub, stick: Path, days: int) -> datetime:
    """A copy on the stick, so many days ago."""
    moment = datetime.now() - timedelta(days=days)
    elsewhere.note_copy(club, health.backup(club, stick), clock=lambda: moment)
    return moment


def _safety(qtbot: QtBot, window: MainWindow) -> SafetyPart:
    window.show_item("club-part", 3)
    settle(qtbot, window.ops)
    part = window.page.part()  # type: ignore[union-attr]
    assert isinstance(part, SafetyPart)
    return part


def test_who_never_made_a_copy_elsewhere_is_told_at_the_start_once_a_day(
    qtbot: QtBot, window: MainWindow, club: OpenClub, evening_id: int
) -> None:
    closing.close(club, evening_id)
    _start(qtbot, window, club)
    assert window.notice.isVisible()
    assert window.notice.text == NEVER
    assert not [one for one in QApplication.topLevelWidgets() if isinstance(one, QDialog)]
    _start(qtbot, window, club)
    assert not window.notice.isVisible(), "told today already"


def test_without_an_evening_that_is_closed_nothing_is_said(
    qtbot: QtBot, window: MainWindow, club: OpenClub
) -> None:
    _start(qtbot, window, club)
    assert not window.notice.isVisible()


def test_a_copy_of_two_weeks_ago_is_told_with_its_date(
    qtbot: QtBot, window: MainWindow, club: OpenClub, evening_id: int, stick: Path
) -> None:
    closing.close(club, evening_id)
    _copied(club, stick, 13)
    _start(qtbot, window, club)
    assert not window.notice.isVisible()
    moment = _copied(club, stick, 17)
    _start(qtbot, window, club)
    assert window.notice.text.startswith("Laatste kopie op een stick of een andere schijf: ")
    assert window.notice.text.endswith(f" {moment.year}, 17 dagen geleden.")


def test_it_is_told_when_an_evening_was_closed(
    qtbot: QtBot, window: MainWindow, ops: Operations, evening_id: int
) -> None:
    page = window.page
    assert isinstance(page, EveningPage)
    page.open_evening(evening_id, RESULT)
    settle(qtbot, ops)
    page.desk.result.close_evening()
    settle(qtbot, ops)
    assert window.notice.isVisible()
    assert window.notice.text == NEVER


def test_it_gives_way_to_what_matters_more_and_comes_next_time(
    qtbot: QtBot, window: MainWindow, club: OpenClub, ops: Operations, evening_id: int
) -> None:
    closing.close(club, evening_id)
    window.say("Er ging iets mis.")
    window.reminder.look()
    settle(qtbot, ops)
    assert "Er ging iets mis." in window.notice.text
    window.notice.hide()
    window.reminder.look()
    settle(qtbot, ops)
    assert window.notice.text == NEVER
    window.say("De schijf is vol.")
    assert window.notice.text == "!  De schijf is vol."
    assert not window.notice.step_button.isVisible()


def test_one_key_leads_to_a_copy_there_and_then_it_is_quiet(
    qtbot: QtBot,
    window: MainWindow,
    club: OpenClub,
    evening_id: int,
    stick: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    closing.close(club, evening_id)
    _copied(club, stick, 20)
    _start(qtbot, window, club)
    assert window.notice.step_button.text() == "Kopie maken"
    asked: list[str] = []

    def choose(_parent: object, _title: str, start: str) -> str:
        asked.append(start)
        return str(stick)

    monkeypatch.setattr(QFileDialog, "getExistingDirectory", choose)
    QTest.keyClick(window, Qt.Key.Key_K, CTRL_SHIFT)
    settle(qtbot, window.ops)
    settle(qtbot, window.ops)
    assert asked == [str(stick)], "where the last one went"
    assert not window.notice.isVisible()
    part = _safety(qtbot, window)
    assert part.said_copy.text().startswith("✓ Gemaakt en nagekeken: ")
    assert part.elsewhere.text().endswith(f"{datetime.now().year}, vandaag. In {stick}")
    assert len(list(stick.glob("*.klj"))) == 2


def test_the_button_leads_there_as_well(
    qtbot: QtBot,
    window: MainWindow,
    club: OpenClub,
    evening_id: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    closing.close(club, evening_id)
    _start(qtbot, window, club)
    asked: list[str] = []
    monkeypatch.setattr(
        QFileDialog, "getExistingDirectory", lambda _p, _t, start: asked.append(start) or ""
    )
    QTest.keyClick(window.notice.step_button, Qt.Key.Key_Return)
    settle(qtbot, window.ops)
    assert asked == [str(files.documents())]
    assert not window.notice.isVisible()
    assert _safety(qtbot, window).said_copy.text() == "", "nothing chosen, nothing made"


def test_the_place_of_the_copies_always_says_it(
    qtbot: QtBot, window: MainWindow, club: OpenClub, evening_id: int, stick: Path
) -> None:
    part = _safety(qtbot, window)
    assert part.elsewhere.text() == NEVER
    closing.close(club, evening_id)
    part.refresh()
    settle(qtbot, window.ops)
    assert part.elsewhere.text() == f"! {NEVER}"
    for days, said in ((1, ", gisteren. In "), (13, ", 13 dagen geleden. In ")):
        _copied(club, stick, days)
        part.refresh()
        settle(qtbot, window.ops)
        assert said in part.elsewhere.text()
        assert not part.elsewhere.text().startswith("!")
    _copied(club, stick, -40)
    part.refresh()
    settle(qtbot, window.ops)
    assert "De klok van de computer staat nu eerder" in part.elsewhere.text()
    assert part.elsewhere.text().startswith("!")


def test_a_copy_in_another_folder_of_the_same_disk_is_called_that(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    part = _safety(qtbot, window)
    folder = tmp_path / "map"
    folder.mkdir()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(folder))
    part.copy_elsewhere()
    settle(qtbot, window.ops)
    assert part.said_copy.text().startswith("✓ Gemaakt en nagekeken: ")
    assert "! Dit is dezelfde schijf als waar de club op staat" in part.said_copy.text()
    assert part.elsewhere.text() == NEVER


def test_the_example_club_is_not_nagged_about(
    qtbot: QtBot,
    window: MainWindow,
    club: OpenClub,
    evening_id: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    closing.close(club, evening_id)
    monkeypatch.setattr(files, "demo_file", lambda: club.path)
    _start(qtbot, window, club)
    assert not window.notice.isVisible()


@pytest.mark.parametrize(("width", "height"), [(1024, 700), (1366, 768)])
def test_with_large_letters_a_small_screen_shows_all_of_it(
    qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path, width: int, height: int
) -> None:
    theme.choose(large=True)
    window = made_window(qtbot, ops, theme, tmp_path)
    window.resize(width, height)
    part = _safety(qtbot, window)
    part.copy()
    settle(qtbot, window.ops)
    part.said_copy.say("Een lange zin over waar de kopie staat. " * 10)
    settle(qtbot, window.ops)
    assert (window.width(), window.height()) == (width, height), "it did not outgrow the screen"
    for one in part.findChildren(QAbstractButton):
        if one.isVisible():
            right = one.mapTo(part, one.rect().topRight()).x()
            assert right < part.width(), one.text()
    part.table.selectRow(0)
    QTest.keyClick(part.table, Qt.Key.Key_Return)
    qtbot.waitUntil(  # it is scrolled into view
        lambda: part.sure.visibleRegion().boundingRect() == part.sure.rect()
    )


def test_it_is_said_in_english(
    qtbot: QtBot,
    evening_id: int,
    club: OpenClub,
    ops: Operations,
    theme: Theme,
    stick: Path,
    tmp_path: Path,
) -> None:
    closing.close(club, evening_id)
    moment = _copied(club, stick, 17)
    application = QCoreApplication.instance()
    assert application is not None
    speak(application, "en")
    try:
        window = made_window(qtbot, ops, theme, tmp_path)
        _start(qtbot, window, club)
        said = window.notice.text
        assert said.startswith("Last backup on a stick or another disk: ")
        assert said.endswith(f" {moment.year}, 17 days ago.")
        assert window.notice.step_button.text() == "Make a backup"
    finally:
        speak(application, "nl")


def _mounted(monkeypatch: pytest.MonkeyPatch, *places: Path) -> None:
    monkeypatch.setattr(notice, "mounted", lambda: frozenset(places))


def _look_again(qtbot: QtBot, window: MainWindow) -> None:
    for timer in window.sticks.findChildren(QTimer):
        if timer.isActive():
            timer.timeout.emit()
    for _ in range(3):
        settle(qtbot, window.ops)


def test_a_stick_that_is_put_in_while_a_copy_is_due_is_offered_and_takes_no_keys(
    qtbot: QtBot,
    window: MainWindow,
    club: OpenClub,
    evening_id: int,
    stick: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    closing.close(club, evening_id)
    _mounted(monkeypatch, tmp_path)
    _start(qtbot, window, club)
    _look_again(qtbot, window)
    assert window.notice.text == NEVER
    before = QApplication.focusWidget()
    _mounted(monkeypatch, tmp_path, stick)
    _look_again(qtbot, window)
    assert (
        window.notice.text == "Er zit een stick in de computer: stick. Een kopie van de club erop?"
    )
    assert QApplication.focusWidget() is before
    asked: list[str] = []

    def choose(_parent: object, _title: str, start: str) -> str:
        asked.append(start)
        return start

    monkeypatch.setattr(QFileDialog, "getExistingDirectory", choose)
    QTest.keyClick(window.notice.step_button, Qt.Key.Key_Return)
    for _ in range(3):
        settle(qtbot, window.ops)
    assert asked == [str(stick)]
    assert len(list(stick.glob("*.klj"))) == 1
    _mounted(monkeypatch, tmp_path)
    _look_again(qtbot, window)
    _mounted(monkeypatch, tmp_path, stick)
    _look_again(qtbot, window)
    assert not window.notice.isVisible(), "the copy is there: nothing is due"


def test_copies_on_a_stick_that_comes_back_lose_who_was_erased_meanwhile(
    qtbot: QtBot, window: MainWindow, club: OpenClub, stick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = members.add_member(club, Member(0, "Qwertzuiop", active=False))
    copy = health.backup(club, stick)
    away = stick.rename(stick.with_name("in de la"))
    _mounted(monkeypatch)
    assert erasing.erase(club, one.id).leftovers.away == (stick,)
    window.page.erased.emit()  # type: ignore[union-attr]
    _look_again(qtbot, window)
    assert not window.notice.isVisible()
    away.rename(stick)
    _mounted(monkeypatch, stick)
    _look_again(qtbot, window)
    assert window.notice.text == f"Wie gewist is, is nu ook gewist uit de kopieën in {stick}."
    assert b"Qwertzuiop" not in copy.read_bytes()
    assert not [one for one in window.sticks.findChildren(QTimer) if one.isActive()], "all is done"


def test_a_stick_is_not_offered_when_no_copy_is_due_nor_over_what_is_wrong(
    qtbot: QtBot,
    window: MainWindow,
    club: OpenClub,
    evening_id: int,
    stick: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _mounted(monkeypatch)
    _start(qtbot, window, club)
    _mounted(monkeypatch, stick)
    _look_again(qtbot, window)
    assert not window.notice.isVisible()
    closing.close(club, evening_id)
    _mounted(monkeypatch)
    _start(qtbot, window, club)
    window.say("Er is iets mis.")
    _mounted(monkeypatch, stick)
    _look_again(qtbot, window)
    assert window.notice.text == "!  Er is iets mis."


def test_a_folder_on_the_disk_of_the_club_is_no_stick(
    qtbot: QtBot,
    window: MainWindow,
    club: OpenClub,
    evening_id: int,
    stick: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    closing.close(club, evening_id)
    _mounted(monkeypatch)
    _start(qtbot, window, club)
    _mounted(monkeypatch, tmp_path)
    _look_again(qtbot, window)
    assert window.notice.text == NEVER
    assert all(isinstance(one, Path) for one in notice.mounted())
