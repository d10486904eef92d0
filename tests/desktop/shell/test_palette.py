"""Ctrl+K finds what can be done anywhere, and doing it leads to where it is done."""

from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell import palette as shown
from clubadmin.desktop.shell.palette import Palette
from clubadmin.desktop.shell.place_names import PLACES, names
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.model.members.member import Member
from clubadmin.services.archive import search
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from clubadmin.services.members import members
from tests.desktop.made_window import made_window, settle
from tests.services.evening_club import evening_with


@pytest.fixture
def window(qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path) -> MainWindow:
    return made_window(qtbot, ops, theme, tmp_path)


def _sought(qtbot: QtBot, window: MainWindow, text: str) -> Palette:
    palette = window.show_palette()
    QTest.keyClicks(palette.field, text)
    qtbot.waitUntil(lambda: not window.commands.make_more())
    settle(qtbot, window.ops)
    QTest.keyClick(palette.field, Qt.Key.Key_Space)  # typing on asks again
    settle(qtbot, window.ops)
    return palette


def _listed(palette: Palette) -> list[tuple[str, str]]:
    return [(row.text, row.detail) for row in palette.model.rows]


def _given(qtbot: QtBot, window: MainWindow, text: str) -> None:
    palette = _sought(qtbot, window, text)
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    settle(qtbot, window.ops)


def _said(window: MainWindow) -> str:
    return " ".join(one.text() for one in window.findChildren(QLabel) if one.isVisible())


def test_what_is_done_elsewhere_is_found_with_its_place_though_that_was_never_opened(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.go("members")
    settle(qtbot, window.ops)
    palette = window.show_palette()
    QTest.keyClicks(palette.field, "nieuw")
    qtbot.waitUntil(lambda: ("Nieuwe avond", names()["evening"]) in _listed(palette))
    qtbot.waitUntil(lambda: ("Nieuwe competitie", names()["club"]) in _listed(palette))
    found = _listed(palette)
    assert found.index(("Nieuw lid", "Ctrl+N")) < found.index(("Nieuwe avond", names()["evening"]))
    assert len(found) == len(set(found))


def test_that_nothing_was_found_is_said_once_nothing_can_come_any_more(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(shown, "say", lambda _of, text: heard.append(text))
    slow, find = Event(), search.find
    monkeypatch.setattr(search, "find", lambda *asked: (slow.wait(9), find(*asked))[1])
    palette = window.show_palette()
    QTest.keyClicks(palette.field, "qqzx")
    qtbot.waitUntil(lambda: not window.commands.make_more())
    assert palette.said.text() == ""
    assert not any(heard)
    slow.set()
    qtbot.waitUntil(lambda: palette.said.text() == "Niets gevonden")
    assert [one for one in heard if one] == ["Niets gevonden"]


def test_the_prizes_of_a_contest_are_found_by_what_they_are_called(
    qtbot: QtBot, window: MainWindow
) -> None:
    for word in ("prijs", "diploma"):
        palette = _sought(qtbot, window, word)
        assert "Seizoenen en competities" in [text for text, _place in _listed(palette)]
        palette.close()


def test_what_a_figure_is_made_of_is_found_by_other_words_as_well(
    qtbot: QtBot, window: MainWindow, club: OpenClub
) -> None:
    evening = evening_with(club, 8)
    drawing.draw(club, evening.id, seed=1)
    window.show_item("evening", evening.id)
    settle(qtbot, window.ops)
    for word in ("matchpunt", "waarom"):
        palette = _sought(qtbot, window, word)
        assert "Leg uit" in [text for text, _detail in _listed(palette)]
        palette.close()


def test_a_command_that_begins_so_goes_before_somebody_whose_name_has_it_inside(
    qtbot: QtBot, window: MainWindow, club: OpenClub
) -> None:
    for first, last in (("Łukasz", "Nowak"), ("Kasper", "Vos")):
        members.add_member(club, Member(0, last, first))
    found = [text for text, _detail in _listed(_sought(qtbot, window, "kas"))]
    assert found.index("Kasper Vos") < found.index("Kas van de avond")
    assert found.index("Kas van de avond") < found.index("Łukasz Nowak")


def test_before_anything_is_typed_only_what_can_be_given_here_is_listed(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.go("members")
    settle(qtbot, window.ops)
    palette = window.show_palette()
    qtbot.waitUntil(lambda: not window.commands.make_more())
    assert {detail for _text, detail in _listed(palette)}.isdisjoint(names().values())


def test_a_new_evening_is_asked_for_from_members_and_from_an_evening_that_is_open(
    qtbot: QtBot, window: MainWindow, club: OpenClub
) -> None:
    evening = evening_with(club, 9)
    for place in ("members", "evening"):
        window.go(place)
        settle(qtbot, window.ops)
        if place == "evening":
            window.show_item("evening", evening.id)
            settle(qtbot, window.ops)
        _given(qtbot, window, "nieuwe avond")
        focus = QApplication.focusWidget()
        assert focus is not None
        assert focus.accessibleName() == "Datum"
        assert window.page is window.place("evening")


def test_a_command_of_another_place_is_given_there(qtbot: QtBot, window: MainWindow) -> None:
    window.go("archive")
    settle(qtbot, window.ops)
    _given(qtbot, window, "nieuw team")
    assert window.page is window.place("members")
    assert "team" in _said(window)


def test_a_command_of_a_part_of_the_club_opens_that_part(qtbot: QtBot, window: MainWindow) -> None:
    window.go("members")
    settle(qtbot, window.ops)
    _given(qtbot, window, "nieuw seizoen")
    focus = QApplication.focusWidget()
    assert window.page is window.place("club")
    assert "Nieuw seizoen" in _said(window)
    assert focus is not None


def test_what_belongs_to_a_step_is_given_there_or_says_what_comes_first(
    qtbot: QtBot, window: MainWindow, club: OpenClub
) -> None:
    window.go("members")
    settle(qtbot, window.ops)
    _given(qtbot, window, "beslissing bij dit spel")
    assert window.page is window.place("evening")
    assert "Open eerst een avond met een indeling" in window.notice.text
    evening = evening_with(club, 9)
    drawing.draw(club, evening.id, seed=1)
    window.notice.hide()
    window.show_item("evening", evening.id)
    settle(qtbot, window.ops)
    window.go("members")
    settle(qtbot, window.ops)
    _given(qtbot, window, "avond afsluiten")
    assert window.page is window.place("evening")
    assert "Dat kan op deze avond nu niet." in window.notice.text


def test_every_command_of_every_place_is_found_from_every_place(
    qtbot: QtBot, window: MainWindow, club: OpenClub
) -> None:
    drawing.draw(club, evening_with(club, 9).id, seed=1)
    while window.commands.make_more():
        settle(qtbot, window.ops)
    there_are = {
        one.text() for page in window.places.values() for one in page.every_action() if one.text()
    }
    for key in PLACES:
        window.go(key)
        settle(qtbot, window.ops)
        found = [*window.commands.here(), *window.commands.elsewhere()]
        assert there_are <= {one.action.text() for one in found}
