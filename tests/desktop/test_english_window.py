"""In an English window everything is English, what services and the file have to say as well."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from clubadmin.desktop.club.page import ClubPage
from clubadmin.desktop.club.safety import SafetyPart
from clubadmin.desktop.evening.page import DRAW, FORMS, PRESENT, EveningPage
from clubadmin.desktop.kit.language import speak
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.desktop.work import troubles
from clubadmin.i18n import Message
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.members.member import Member
from clubadmin.services.club import club as clubs
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.members import members
from clubadmin.services.sheets import sheets
from clubadmin.storage.file.errors import ClubInUse
from tests.desktop.looking import read, told_at
from tests.desktop.made_window import made_window, settle
from tests.services.evening_club import add_competition, evening_with

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(
    qtbot: QtBot, qapp: QApplication, ops: Operations, theme: Theme, tmp_path: Path
) -> Iterator[MainWindow]:
    speak(qapp, "en")
    yield made_window(qtbot, ops, theme, tmp_path)
    speak(qapp, "nl")


def _evening(window: MainWindow, qtbot: QtBot, evening: Evening, step: int) -> EveningPage:
    window.go("evening")
    page = window.page
    assert isinstance(page, EveningPage)
    page.open_evening(evening.id, step)
    settle(qtbot, window.ops)
    return page


def _club_part(window: MainWindow, qtbot: QtBot, part: int) -> object:
    window.show_item("club-part", part)
    settle(qtbot, window.ops)
    page = window.page
    assert isinstance(page, ClubPage)
    return page.part()


def _typed_evening(club: OpenClub) -> Evening:
    evening = drawing.draw(club, evening_with(club, 8, rounds=1).id, seed=1)[0]
    sheets.save_line(club, evening.plan[0].tables[0].table_id, 1, "92")
    return evening


def test_a_refusal_is_read_in_english(qtbot: QtBot, window: MainWindow, club: OpenClub) -> None:
    page = _evening(window, qtbot, _typed_evening(club), PRESENT)
    page.desk.people.present.selectRow(0)
    QTest.keyClick(page.desk.people.present, Qt.Key.Key_Delete)
    settle(qtbot, window.ops)
    assert "sits at table" in window.notice.text
    assert "That round stays as it is; " in window.notice.text
    assert window.notice.text.endswith(" stays on the list.")
    page.desk.open_details()
    page.desk.details.remove.click()
    settle(qtbot, window.ops)
    assert "cannot be deleted: something was typed of 1 sheet(s)" in read(page.desk.details)


def test_a_day_outside_the_season_is_told_in_english_at_its_field(
    qtbot: QtBot, window: MainWindow, club: OpenClub
) -> None:
    add_competition(club)
    window.go("evening")
    page = window.page
    assert isinstance(page, EveningPage)
    page.enter()
    settle(qtbot, window.ops)
    page.overview.day.setDate(date(2027, 8, 1))
    page.overview.new.click()
    settle(qtbot, window.ops)
    told = told_at(page.overview, "Date")
    assert "1 August 2027 is outside season " in told
    assert told.endswith("Choose a day within it or change the season.")


def test_what_control_z_takes_back_has_an_english_name(
    qtbot: QtBot, window: MainWindow, club: OpenClub
) -> None:
    _evening(window, qtbot, _typed_evening(club), FORMS)
    assert window.bottom.right.toolTip() == "Ctrl+Z: Sheet of table 1, round 1, game 1"
    window.taken_back.undo()
    settle(qtbot, window.ops)
    assert window.bottom.right.toolTip() == "Ctrl+Y: Sheet of table 1, round 1, game 1"


def test_what_a_draw_came_to_is_told_in_english(
    qtbot: QtBot, window: MainWindow, club: OpenClub
) -> None:
    page = _evening(window, qtbot, evening_with(club, 9), DRAW)
    QTest.keyClick(page, "i", CONTROL)
    settle(qtbot, window.ops)
    told = page.desk.draw.report.text()
    assert "One sits out in each round; whoever sat out least this season has his turn." in told
    assert evenings.evening(club, page.evening_in_view()).plan


def test_what_a_search_finds_is_named_in_english(
    qtbot: QtBot, window: MainWindow, club: OpenClub
) -> None:
    evening_with(club, 4)
    members.add_member(club, Member(0, "Maandman", guest=True))
    palette = window.show_palette()
    QTest.keyClicks(palette.field, "maan")
    settle(qtbot, window.ops)
    found = {(row.text, row.detail) for row in palette.model.rows}
    assert ("Maandman", "guest") in found
    assert "Maandavond, evening 1" in {text for text, _ in found}


def test_what_a_check_of_the_file_finds_is_told_in_english(
    qtbot: QtBot, window: MainWindow, ops: Operations, club: OpenClub
) -> None:
    evening = _typed_evening(club)
    with closing(sqlite3.connect(club.path)) as beside, beside:
        beside.execute("UPDATE scoresheet SET ns_points = ns_points + 7")
    part = _club_part(window, qtbot, 3)
    assert isinstance(part, SafetyPart)
    QTest.keyClick(part.check_button, Qt.Key.Key_Space)
    settle(qtbot, ops)
    told = part.said_check.text()
    assert (
        f", evening {evening.number}, round 1, table 1: the totals do not match the games" in told
    )


def test_a_trouble_with_the_file_is_told_in_english_part_by_part(window: MainWindow) -> None:
    error = ClubInUse(
        Message(
            "De club {club} is al geopend in een ander venster of programma.",
            club="A. is veranderd. B.klaverjas",
        ),
        Message("Er is niets veranderd."),
        Message("Ga naar dat venster, of sluit het en probeer het opnieuw."),
    )
    assert troubles.sentence(error) == (
        "The club A. is veranderd. B.klaverjas is open already in another window or program."
        " Nothing was changed. Go to that window, or close it and try again."
    )


def test_a_damaged_file_is_told_in_english(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    damaged = tmp_path / "kapot.klaverjas"
    damaged.write_bytes(b"SQLite format 3\0" + b"niets" * 400)
    with pytest.raises(Exception) as caught:  # noqa: PT011 - whatever opening makes of it
        clubs.open_club(damaged)
    window.show_trouble(caught.value)
    assert window.notice.text == (
        "!  The file kapot.klaverjas is no club file, or it is damaged. The file was not changed."
        " Choose another file."
    )
