"""What is new is told once after an update; once a year that there may be something newer."""

import tomllib
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

import clubadmin
from clubadmin import assets
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell.notice import News, NoticeBar
from clubadmin.i18n import Language
from clubadmin.model.club import club
from tests.desktop.made_window import made_window

NOW = date(2026, 11, 23)


@pytest.fixture
def settings(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)


@pytest.fixture
def bar(qtbot: QtBot, theme: Theme) -> NoticeBar:
    made = NoticeBar(theme)
    qtbot.addWidget(made)
    return made


def _told(settings: QSettings, bar: NoticeBar, version: str, day: date = NOW) -> str:
    bar.hide()
    News(settings, bar, version=version, today=lambda: day).look()
    return bar.text if bar.isVisible() else ""


def test_the_first_time_nothing_is_told(settings: QSettings, bar: NoticeBar) -> None:
    assert _told(settings, bar, clubadmin.__version__) == ""


def test_after_an_update_what_is_new_is_told_once_in_three_lines(
    settings: QSettings, bar: NoticeBar
) -> None:
    _told(settings, bar, "0.0.1")
    lines = _told(settings, bar, clubadmin.__version__).splitlines()
    assert lines[0].startswith(f"Nieuw in versie {clubadmin.__version__}: ")
    assert len(lines) == 3
    assert not bar.offers
    assert _told(settings, bar, clubadmin.__version__) == ""


def test_it_is_put_away_with_a_key_or_a_click(settings: QSettings, bar: NoticeBar) -> None:
    _told(settings, bar, "0.0.1")
    assert _told(settings, bar, clubadmin.__version__)
    away = next(one for one in bar.findChildren(QPushButton) if one.text() == "Gelezen")
    away.click()
    assert not bar.isVisible()


def test_what_is_wrong_goes_before_and_news_comes_next_time(
    settings: QSettings, bar: NoticeBar
) -> None:
    _told(settings, bar, "0.0.1")
    bar.say("De schijf is vol.")
    News(settings, bar, today=lambda: NOW).look()
    assert "De schijf is vol." in bar.text
    assert _told(settings, bar, clubadmin.__version__)


def test_once_a_year_a_newer_version_is_thought_of(settings: QSettings, bar: NoticeBar) -> None:
    version = clubadmin.__version__
    _told(settings, bar, version)
    assert _told(settings, bar, version, date(2027, 11, 22)) == ""
    told = _told(settings, bar, version, date(2027, 11, 23))
    assert "Er kan een nieuwere versie zijn" in told
    assert "waar u het programma vandaan hebt" in told
    assert _told(settings, bar, version, date(2027, 11, 24)) == ""


def test_a_clock_that_was_wrong_does_not_keep_it_quiet_for_ever(
    settings: QSettings, bar: NoticeBar
) -> None:
    _told(settings, bar, clubadmin.__version__, date(2099, 1, 1))
    assert _told(settings, bar, clubadmin.__version__) == "", "it went back: nothing follows"
    later = date(NOW.year + 1, NOW.month, NOW.day)
    assert "nieuwere versie" in _told(settings, bar, clubadmin.__version__, later)


def test_where_there_is_an_address_it_is_told(
    settings: QSettings, bar: NoticeBar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(club, "ADDRESS", "klaverjas.example")
    _told(settings, bar, clubadmin.__version__)
    told = _told(settings, bar, clubadmin.__version__, date(2028, 1, 1))
    assert "Kijk eens op klaverjas.example." in told


def test_a_version_without_news_is_silent(settings: QSettings, bar: NoticeBar) -> None:
    _told(settings, bar, clubadmin.__version__)
    assert _told(settings, bar, "99.0.0") == ""


def test_this_version_has_its_three_lines_in_both_languages() -> None:
    file = assets.path(f"news/{clubadmin.__version__}.toml")
    found = tomllib.loads(file.read_text("utf-8"))
    assert {*found} == {one.value for one in Language}
    for lines in found.values():
        assert len(lines) == 3
        assert all(0 < len(line) <= 90 for line in lines)


def test_the_window_tells_it_when_a_club_is_opened(
    qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path, settings: QSettings
) -> None:
    settings.setValue("news/version", "0.0.1")
    settings.sync()
    window = made_window(qtbot, ops, theme, tmp_path)
    window.news.look()
    assert f"Nieuw in versie {clubadmin.__version__}" in window.notice.text
