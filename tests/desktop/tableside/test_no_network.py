"""Where there is no network the window says how to make one, and goes on once it is there."""

import subprocess
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from clubadmin.desktop.kit.language import speak
from clubadmin.desktop.tableside.bar import HotspotWindow, StepPicture, System, steps
from clubadmin.server import network
from tests.desktop.driving import CONTROL, SHIFT, settle
from tests.desktop.looking import named, read
from tests.desktop.tableside.phones import LOOPBACK, bar_of, switch_of


@pytest.fixture
def asked(qtbot, ops, page, forms, monkeypatch):
    monkeypatch.setattr(network, "addresses", lambda: ())
    QTest.keyClick(forms.pane.grid, Qt.Key.Key_T, CONTROL | SHIFT)
    settle(qtbot, ops)
    (window,) = page.window().findChildren(HotspotWindow)
    return window


def test_three_steps_with_pictures_say_how_to_make_one(asked, forms):
    assert switch_of(forms).codes is None
    told = read(asked)
    for at, step in enumerate(asked.steps, 1):
        assert f"{at}. {step}" in told
    pictures = asked.findChildren(StepPicture)
    assert len(pictures) == 3
    assert all(one.accessibleName() and one.height() > 60 for one in pictures)


def test_once_there_is_a_network_the_tables_can_type(qtbot, ops, asked, forms, monkeypatch):
    monkeypatch.setattr(network, "addresses", lambda: (LOOPBACK,))
    named(asked, QPushButton, "Kijk opnieuw").click()
    qtbot.waitUntil(lambda: switch_of(forms).codes is not None)


def test_each_system_has_steps_of_its_own_in_both_languages(qapp):
    found = {steps(system) for system in System}
    assert len(found) == 3
    speak(qapp, "en")
    try:
        english = {steps(system) for system in System}
    finally:
        speak(qapp, "nl")
    assert len(english) == 3
    assert not english & found


def test_no_sentence_of_the_window_is_cut_off(qtbot, asked, theme):
    for large in (False, True):
        theme.choose(large=large)
        QTest.qWait(1)
        for one in asked.findChildren(QLabel):
            assert one.height() >= one.heightForWidth(one.width()), one.text()
    theme.choose(large=False)


def test_two_networks_offer_the_other_address(qtbot, ops, page, forms, monkeypatch):
    monkeypatch.setattr(network, "addresses", lambda: (LOOPBACK, "127.0.0.2"))
    QTest.keyClick(forms.pane.grid, Qt.Key.Key_T, CONTROL | SHIFT)
    qtbot.waitUntil(lambda: switch_of(forms).codes is not None)
    settle(qtbot, ops)
    named(bar_of(forms), QPushButton, "Ander adres").click()
    assert "http://127.0.0.2:" in read(bar_of(forms))
    named(bar_of(forms), QPushButton, "Tweede bureau").click()
    assert f"/desk  code {switch_of(forms).codes.desk}" in read(bar_of(forms))


def test_the_step_of_the_sheets_loads_nothing_of_the_server():
    look = (
        "import sys, clubadmin.desktop.board.sheets_step, clubadmin.desktop.evening.page;"
        "print([one for one in sys.modules if one.startswith(('clubadmin.server', 'starlette',"
        " 'uvicorn', 'zeroconf', 'segno'))])"
    )
    told = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"
