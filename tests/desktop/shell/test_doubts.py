"""What cannot be right in the club that was opened, as the secretary reads it."""

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from clubadmin.desktop.club.page import SEASONS, ClubPage
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.desktop.welcome.page import WelcomePage
from clubadmin.desktop.work import clubs
from clubadmin.services.care import health
from clubadmin.services.club import strange
from clubadmin.services.members import members
from clubadmin.storage.copies.backup import uid_of
from tests.desktop.made_window import made_window, settle

DATA = Path(__file__).parents[2] / "data" / "impossible"


def made_before(folder: Path, *statements: str, here: bool = True) -> Path:
    """A club in which a season ends in 2207, or what these statements made of it."""
    path = folder / "onmogelijk.klaverjas"
    path.write_bytes(gzip.decompress((DATA / "season.klaverjas.gz").read_bytes()))
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()
    if here:
        strange.note_own(path, uid_of(path) or "")
    return path


@pytest.fixture
def window(qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path) -> MainWindow:
    return made_window(qtbot, ops, theme, tmp_path)


def _open(qtbot: QtBot, window: MainWindow, path: Path) -> None:
    with qtbot.waitSignal(window.ops.opened):
        window.ops.open(lambda: clubs.existing(path), lambda _: None)
    settle(qtbot, window.ops)


def test_a_day_that_cannot_be_is_told_in_rows_that_few_windows_read_as_well(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    columns, values = "id, version, held_on, name, quorum", "1, 1, '2206-03-01', 'Jaar', 0"
    day = f"INSERT INTO meeting ({columns}) VALUES ({values})"
    likely = "UPDATE season SET starts = '2026-09-01', ends = '2027-06-30'"
    _open(qtbot, window, made_before(tmp_path, likely, day))
    assert "1 maart 2206 kan niet kloppen" in window.notice.text


def test_a_season_of_2207_is_told_with_the_button_that_leads_to_it(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    _open(qtbot, window, made_before(tmp_path))
    assert window.notice.text == (
        "!  Seizoenen en competities: 1 september 2206 kan niet kloppen. Kijk het jaar na."
        " En nog 1 meer."
    )
    assert not window.ops.look_only
    window.notice.step_button.click()
    settle(qtbot, window.ops)
    page = window.page
    assert isinstance(page, ClubPage)
    assert page.tabs.current == SEASONS
    assert window.windowTitle() == "Club · Onmogelijk · clubadmin"


def test_a_club_with_a_harmed_figure_says_that_it_is_only_looked_at_and_leads_to_mending(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    path = made_before(
        tmp_path,
        "UPDATE season SET starts = '2026-09-02', ends = '2027-06-01' WHERE id = 2",
        "UPDATE competition SET games = 200000000",
    )
    _open(qtbot, window, path)
    assert window.ops.look_only
    assert window.bottom.left.text() == "Alleen bekijken: onmogelijk.klaverjas"
    assert "alleen bekijken" in window.windowTitle()
    assert window.notice.text == (
        "!  Seizoenen en competities: hier staat iets wat niet kan (competition, games)."
        " Bekijken, afdrukken en uitvoeren kan; wijzigen pas na herstel."
    )
    for place in ("standings", "members", "archive", "club", "evening"):
        window.go(place)
        settle(qtbot, window.ops)
    window.notice.step_button.click()
    settle(qtbot, window.ops)
    welcome = window._pages["welcome"]
    assert isinstance(welcome, WelcomePage)
    assert welcome.isVisible()
    assert welcome.mend.isVisible()


def test_what_is_changed_in_a_club_that_is_only_looked_at_is_refused_in_a_sentence(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    _open(qtbot, window, made_before(tmp_path, "UPDATE competition SET games = 200000000"))
    refused: list[Exception] = []
    window.ops.change(lambda club: members.remove_member(club, 1), lambda _: None, refused.append)
    settle(qtbot, window.ops)
    (error,) = refused
    assert str(error) == (
        "onmogelijk.klaverjas is alleen te bekijken: In competition is bij rij 1 de waarde van"
        " games onmogelijk. Er is niets veranderd. Herstel de club uit het logboek, of zet een"
        " reservekopie terug."
    )
    assert window.bottom.left.text() == "! Niet opgeslagen"


def test_what_the_copy_at_leaving_showed_is_told_at_the_next_start(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    path = made_before(
        tmp_path,
        "UPDATE season SET starts = '2026-09-02', ends = '2027-06-01' WHERE id = 2",
        "UPDATE change SET scope = 'x' || char(0) WHERE id = 2",
    )
    _open(qtbot, window, path)
    assert "onmogelijk" not in window.notice.text, "only what every page reads is looked at"
    window.ops.run(health.backup, lambda _: None)
    settle(qtbot, window.ops)
    (copy,) = path.with_name("onmogelijk.reservekopieen").iterdir()
    assert copy.name.startswith("schade_00001_")
    window.ops.close_club(lambda _: None)
    _open(qtbot, window, path)
    assert window.notice.text.endswith("hier staat iets wat niet kan (change, scope).")
    assert not window.ops.look_only
    window.ops.close_club(lambda _: None)
    _open(qtbot, window, path)
    assert window.ops.look_only, "from now on it is looked at whole"
