import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QScrollArea, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from clubadmin.desktop.kit import files
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.desktop.welcome.page import WelcomePage
from clubadmin.desktop.work import clubs as starting
from clubadmin.model.club.club import ClubSettings
from clubadmin.services.club import club as clubs
from clubadmin.services.club import recent
from clubadmin.services.demo import club as demo
from clubadmin.services.draw.drawing import draw
from clubadmin.services.seasons import seasons
from tests.desktop.looking import all_named, named, read
from tests.desktop.made_window import settle
from tests.services.demo_club import demo_club
from tests.services.evening_club import (
    as_an_earlier_program_left_it,
    evening_with,
    new_club,
    type_sheet,
)
from tests.storage.old_clubs import old_club


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A computer on which the program was never used."""
    monkeypatch.setattr(files, "documents", lambda: tmp_path / "Documenten")
    monkeypatch.setattr(files, "demo_file", lambda: tmp_path / "voorbeeld" / "v.klaverjas")
    monkeypatch.setattr(recent, "user_config_path", lambda *_, **__: tmp_path)


@pytest.fixture
def window(qtbot: QtBot, theme: Theme, tmp_path: Path, bare: None) -> MainWindow:
    ops = Operations()
    made = MainWindow(theme, QSettings(str(tmp_path / "w.ini"), QSettings.Format.IniFormat))
    made.furnish(ops)
    qtbot.addWidget(made, before_close_func=lambda _window: ops.stop())
    made.resize(1280, 800)
    made.show()
    made.activateWindow()
    made.show_welcome()
    settle(qtbot, ops)
    return made


def _welcome(window: MainWindow) -> WelcomePage:
    page = window.page
    assert isinstance(page, WelcomePage)
    return page


def _open_file(window: MainWindow, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask for a club and choose this file."""
    monkeypatch.setattr(files, "ask_club", lambda _parent: file)
    named(window, QPushButton, "Club openen").click()


def test_ctrl_o_opens_a_club_also_from_a_field(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "w.klaverjas"
    with clubs.create_club(file, ClubSettings("De Waal")):
        pass
    monkeypatch.setattr(files, "ask_club", lambda _parent: file)
    field = _welcome(window).form.first_field
    with qtbot.waitSignal(window.ops.opened):
        QTest.keyClick(field, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    settle(qtbot, window.ops)
    assert window.windowTitle().split(" · ")[1] == "De Waal"


@pytest.mark.parametrize("place", ["", "Vaartwijk"])
def test_a_club_is_made_by_typing_a_name_and_enter(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, place: str
) -> None:
    page = _welcome(window)
    QTest.keyClicks(page.form.first_field, "De Nel")
    last = page.form.first_field
    if place:
        last = named(window, QLineEdit, "Plaats")
        QTest.keyClicks(last, place)
    with qtbot.waitSignal(window.ops.opened):
        QTest.keyClick(last, Qt.Key.Key_Return)
    settle(qtbot, window.ops)
    file = tmp_path / "Documenten" / "De Nel.klaverjas"
    assert file.is_file()
    assert recent.last_club() == file
    assert window.page is not None
    assert window.page.title == "Leden"
    found: list[object] = []
    window.ops.run(lambda club: (clubs.settings(club), seasons.competitions(club)), found.append)
    settle(qtbot, window.ops)
    settings, held = found[0]  # type: ignore[misc]
    assert (settings.name, settings.place) == ("De Nel", place)
    assert (settings.games, settings.rounds) == (16, 3)
    assert [one.format for one in held] == ["individual"]


@pytest.mark.parametrize("asked", ["Spellen per boompje", "Ronden per avond"])
def test_enter_in_a_number_makes_the_club_as_it_was_typed(
    qtbot: QtBot, window: MainWindow, asked: str
) -> None:
    page = _welcome(window)
    QTest.keyClicks(page.form.first_field, "De Nel")
    number = named(window, QSpinBox, asked)
    number.setFocus()
    number.selectAll()
    QTest.keyClicks(number, "4")
    with qtbot.waitSignal(window.ops.opened):
        QTest.keyClick(number, Qt.Key.Key_Return)
    settle(qtbot, window.ops)
    found: list[ClubSettings] = []
    window.ops.run(clubs.settings, found.append)
    settle(qtbot, window.ops)
    kept = {"Spellen per boompje": found[0].games, "Ronden per avond": found[0].rounds}
    assert kept[asked] == 4


def test_without_a_name_nothing_is_made(window: MainWindow, tmp_path: Path) -> None:
    page = _welcome(window)
    QTest.keyClick(page.form.first_field, Qt.Key.Key_Return)
    assert "naam" in page.form.name.note.text()
    assert not (tmp_path / "Documenten").exists()


def test_the_example_club_opens_and_is_there_the_next_time(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(demo, "make_demo", lambda file, *_, **__: demo_club(file, half_typed=True))
    with qtbot.waitSignal(window.ops.opened):
        named(window, QPushButton, "Voorbeeldclub bekijken").click()
    settle(qtbot, window.ops)
    assert window.page is not None
    assert window.page.title != "Welkom"
    assert recent.last_club() == tmp_path / "voorbeeld" / "v.klaverjas"


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (None, ""),
        (b"dit is een brief, geen club" * 50, ""),
        (b"", ""),
    ],
    ids=["gone", "another file", "empty"],
)
def test_a_club_that_cannot_be_opened_is_a_sentence_with_choices(
    qtbot: QtBot,
    window: MainWindow,
    tmp_path: Path,
    content: bytes | None,
    says: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = tmp_path / "club.klaverjas"
    if content is not None:
        file.write_bytes(content)
    page = _welcome(window)
    _open_file(window, file, monkeypatch)
    settle(qtbot, window.ops)
    assert page.trouble.isVisible()
    assert "club.klaverjas" in page.trouble.text()
    assert page.again.isVisible()
    if content is not None:
        assert file.read_bytes() == content


def test_a_club_of_a_newer_version_is_told_and_left_alone(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "club.klaverjas"
    clubs.create_club(file, ClubSettings("De Nel")).close()
    with closing(sqlite3.connect(file)) as raw:
        raw.execute("PRAGMA user_version=99")
    before = file.read_bytes()
    page = _welcome(window)
    _open_file(window, file, monkeypatch)
    settle(qtbot, window.ops)
    assert "nieuwer" in page.trouble.text()
    assert file.read_bytes() == before


def test_a_club_of_an_older_version_is_opened_and_told_of(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = old_club(tmp_path)
    _open_file(window, file, monkeypatch)
    settle(qtbot, window.ops)
    assert window.ops.holds(file)
    assert window.notice.isVisible()
    assert "is bijgewerkt voor deze versie" in window.notice.text
    assert "_oud.klaverjas" in window.notice.text
    assert window.bottom.left.text() == "oud.klaverjas"


def test_a_club_that_is_open_elsewhere_is_told(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "club.klaverjas"
    with clubs.create_club(file, ClubSettings("De Nel")):
        page = _welcome(window)
        _open_file(window, file, monkeypatch)
        settle(qtbot, window.ops)
        assert page.trouble.isVisible()
    QTest.keyClick(page.again, Qt.Key.Key_Space)


def test_a_damaged_club_offers_its_newest_good_copy(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from clubadmin.services.care import health

    file = tmp_path / "club.klaverjas"
    with clubs.create_club(file, ClubSettings("De Nel")) as club:
        health.backup(club)
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    page = _welcome(window)
    _open_file(window, file, monkeypatch)
    settle(qtbot, window.ops)
    assert page.put_back.isVisible()
    assert page.trouble.text()


def test_a_copy_is_never_typed_in_and_is_offered_to_be_put_back_as_a_new_club(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from clubadmin.services.care import health

    with clubs.create_club(tmp_path / "De Nel.klaverjas", ClubSettings("De Nel")) as club:
        copy = health.backup(club)
    whole = copy.read_bytes()
    page = _welcome(window)
    _open_file(window, copy, monkeypatch)
    settle(qtbot, window.ops)
    assert "is een reservekopie van De Nel" in page.trouble.text()
    assert not page.again.isVisible()
    assert not page.mend.isVisible()
    proposed: list[Path] = []
    target = tmp_path / "laptop.klaverjas"

    def choose(_parent: QWidget, name: Path) -> Path:
        proposed.append(name)
        return target

    monkeypatch.setattr(files, "ask_new_club", choose)
    with qtbot.waitSignal(window.ops.opened):
        named(window, QPushButton, "Terugzetten als nieuwe club").click()
    settle(qtbot, window.ops)
    assert proposed[0].stem.startswith("De Nel"), "and no longer as a copy is called"
    assert window.ops.holds(target)
    assert copy.read_bytes() == whole


def test_a_damaged_club_is_mended_beside_the_offer_of_its_copy(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from clubadmin.services.care import health

    file = tmp_path / "club.klaverjas"
    with clubs.create_club(file, ClubSettings("De Nel")) as club:
        health.backup(club)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE club SET rounds = 200000000")
    _open_file(window, file, monkeypatch)
    settle(qtbot, window.ops)
    named(window, QPushButton, "Herstellen of een kopie openen …").click()
    settle(qtbot, window.ops)
    assert named(window, QPushButton, "Nieuwste goede kopie openen").hasFocus()
    named(window, QPushButton, "Herstellen uit het logboek").click()
    settle(qtbot, window.ops)
    assert "In club stond bij rij 1 als rounds: 200000000. Nu weer: 3." in read(window)
    with qtbot.waitSignal(window.ops.opened):
        named(window, QPushButton, "Herstelde club openen").click()
    settle(qtbot, window.ops)
    assert "De Nel" in window.windowTitle()


def test_what_the_journal_does_not_prove_is_told_and_no_second_try_is_offered(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "club.klaverjas"
    clubs.create_club(file, ClubSettings("De Nel")).close()
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    _open_file(window, file, monkeypatch)
    settle(qtbot, window.ops)
    named(window, QPushButton, "Herstellen uit het logboek").click()
    settle(qtbot, window.ops)
    assert "zonder logboek is niets te bewijzen" in read(window)
    assert not all_named(window, QPushButton, "Herstellen uit het logboek")


def test_a_copy_is_put_back_as_a_file_of_its_own(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    from clubadmin.services.care import health

    with clubs.create_club(tmp_path / "club.klaverjas", ClubSettings("De Nel")) as club:
        copy = health.backup(club)
    target = tmp_path / "terug.klaverjas"
    with qtbot.waitSignal(window.ops.opened):
        window.ops.open(lambda: starting.restored(copy, target), lambda _: None)
    settle(qtbot, window.ops)
    assert target.is_file()
    assert "De Nel" in window.windowTitle()


def test_the_whole_club_as_one_document_is_put_back_like_a_copy(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from clubadmin.services.exchange import whole

    document, target = tmp_path / "club.json", tmp_path / "terug.klaverjas"
    with clubs.create_club(tmp_path / "club.klaverjas", ClubSettings("De Nel")) as club:
        document.write_bytes(whole.document(club))
    monkeypatch.setattr(files, "ask_existing", lambda *_: document)
    monkeypatch.setattr(files, "ask_new_club", lambda *_: target)
    with qtbot.waitSignal(window.ops.opened):
        named(window, QPushButton, "Reservekopie terugzetten").click()
    settle(qtbot, window.ops)
    assert "De Nel" in window.windowTitle()
    window.show_welcome()
    document.write_bytes(document.read_bytes().replace(b"De Nel", b"De\\qNel"))
    target.unlink()
    named(window, QPushButton, "Reservekopie terugzetten").click()
    settle(qtbot, window.ops)
    assert "club.json" in read(window), "what is wrong with it is told"
    assert not target.exists()


def test_a_copy_with_a_password_asks_for_it_until_it_is_right(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from clubadmin.services.care import health
    from clubadmin.storage.copies import locked

    monkeypatch.setattr(locked, "COST", 14)  # the least that is believed of a file: quick
    with clubs.create_club(tmp_path / "club.klaverjas", ClubSettings("De Nel")) as club:
        copy = health.backup(club, tmp_path / "stick", password="zeven vette koeien")
    target = tmp_path / "terug.klaverjas"
    monkeypatch.setattr(files, "ask_existing", lambda *_: copy)
    monkeypatch.setattr(files, "ask_new_club", lambda *_: target)
    named(window, QPushButton, "Reservekopie terugzetten").click()
    assert "is op slot. Typ het wachtwoord" in read(window)
    password = named(window, QLineEdit, "Wachtwoord van de kopie")
    assert password.hasFocus()
    QTest.keyClicks(password, "zeven vette KOEIEN")
    QTest.keyClick(password, Qt.Key.Key_Return)
    settle(qtbot, window.ops)
    assert "Dit is niet het wachtwoord van" in read(window)
    assert not target.exists()
    assert password.selectedText() == "zeven vette KOEIEN", "typing goes over it"
    with qtbot.waitSignal(window.ops.opened):
        QTest.keyClicks(password, "zeven vette koeien")
        QTest.keyClick(password, Qt.Key.Key_Return)
    settle(qtbot, window.ops)
    assert "De Nel" in window.windowTitle()


def test_a_file_name_is_made_from_the_name_of_the_club(tmp_path: Path) -> None:
    assert files.free_name(tmp_path, "Café 't Hoekje / ../x").name == "Café 't Hoekje  x.klaverjas"
    (tmp_path / "De Nel.klaverjas").touch()
    assert files.free_name(tmp_path, "De Nel").name == "De Nel 2.klaverjas"
    assert files.free_name(tmp_path, "///").name == "club.klaverjas"


def test_a_season_begins_in_september() -> None:
    from datetime import date

    assert starting.season_of(date(2026, 11, 20))[0] == "2026-2027"
    assert starting.season_of(date(2027, 5, 1))[0] == "2026-2027"


def test_the_clubs_opened_last_are_one_press_away(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    file = tmp_path / "R&B <b>club<b>.klaverjas"
    clubs.create_club(file, ClubSettings("De Nel")).close()
    recent.remember_club(file)
    page = _welcome(window)
    page.enter()
    settle(qtbot, window.ops)
    opener = named(page, QPushButton, "R&B <b>club<b>")
    assert opener.text() == "R&&B <b>club<b>"
    with qtbot.waitSignal(window.ops.opened):
        QTest.keyClick(opener, Qt.Key.Key_Space)


def test_the_club_that_is_open_already_is_shown_again(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "club.klaverjas"
    clubs.create_club(file, ClubSettings("De Nel")).close()
    with qtbot.waitSignal(window.ops.opened):
        _open_file(window, file, monkeypatch)
    settle(qtbot, window.ops)
    window.show_welcome()
    settle(qtbot, window.ops)
    _open_file(window, file, monkeypatch)
    settle(qtbot, window.ops)
    assert window.page is not None
    assert window.page.title == "Avond"
    window.show_welcome()
    QTest.keyClick(_welcome(window), Qt.Key.Key_Escape)
    assert window.page.title == "Avond"


def test_at_1024_pixels_all_of_it_can_be_read_without_going_sideways(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.theme.apply()
    window.resize(1024, 700)
    settle(qtbot, window.ops)
    (area,) = _welcome(window).findChildren(QScrollArea)
    assert area.horizontalScrollBar().maximum() == 0
    make = named(window, QPushButton, "Club maken")
    assert area.viewport().rect().contains(make.rect().translated(make.mapTo(area, QPoint())))


def test_in_large_type_too_nothing_stands_beside_the_window(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.theme.choose(large=True)
    window.resize(1024, 700)
    settle(qtbot, window.ops)
    (area,) = _welcome(window).findChildren(QScrollArea)
    assert area.horizontalScrollBar().maximum() == 0
    for text in ("Voorbeeldclub bekijken", "Reservekopie terugzetten"):
        other = named(window, QPushButton, text)
        assert other.width() >= other.sizeHint().width()
    _nothing_is_cut_off(window)


def _nothing_is_cut_off(window: MainWindow) -> None:
    for one in _welcome(window).findChildren(QLabel):
        if one.isVisible() and one.wordWrap():
            assert one.height() >= one.heightForWidth(one.width()), one.text()


def test_where_the_club_comes_is_read_whole_however_long_its_folder_is(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.resize(1024, 700)
    for length in range(5, 150, 6):
        window.theme.choose(large=False)
        folder = Path(f"/dev/shm/een-map-{'4slrtiwl' * 20}"[: 15 + length]) / "Documenten"
        monkeypatch.setattr(files, "documents", lambda folder=folder: folder)
        name = next(one for one in _welcome(window).findChildren(QLineEdit) if one.isVisible())
        name.setText(f"Club {length}")
        settle(qtbot, window.ops)
        window.theme.choose(large=True)
        settle(qtbot, window.ops)
        assert str(folder) in read(window)
        _nothing_is_cut_off(window)


def test_whose_total_new_rules_of_the_program_changed_is_told_when_the_club_opens(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of nine the ninth sits out; by the first rules 648 : 8, and now 648 : 4."""
    club = new_club(tmp_path)
    evening = evening_with(club, 9, rounds=1, games=2, sit_out_points="average")
    one, two = draw(club, evening.id, seed=1)[0].plan[0].tables
    type_sheet(club, one.table_id, "92 100")
    type_sheet(club, two.table_id, "- -")
    _open_file(window, as_an_earlier_program_left_it(club, 81), monkeypatch)
    settle(qtbot, window.ops)
    assert window.notice.isVisible()
    assert "(was 81, nu 162)" in window.notice.text
