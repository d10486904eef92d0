"""The page for at home, from the window to a server and the papers, while an evening goes on."""

from collections.abc import Iterator
from pathlib import Path
from threading import Event

import keyring
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from clubadmin.desktop.at_home.home_line import AtHome, public_address
from clubadmin.desktop.board.sheets_step import FormsStep
from clubadmin.desktop.kit import files, remembered
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.paper.printing import followed
from clubadmin.desktop.publishing.follower import Follower, trusted
from clubadmin.desktop.publishing.home_pane import HomePart
from clubadmin.desktop.publishing.window import HOME, PublishingWindow
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from clubadmin.services.members.members import members
from tests.desktop.made_window import settle
from tests.services.at_home.servers import PASSWORD, dav, sftp
from tests.services.correspondence.key_ring import Ring
from tests.services.evening_club import evening_with, new_club, type_sheet

PUBLIC = "https://de-vier-azen.nl/stand"
GAMES = ("92+20 70 100 62", "62 81+40 92 70", "100 100 100 100", "62 62 62 62")


@pytest.fixture
def club(tmp_path: Path) -> Iterator[OpenClub]:
    with new_club(tmp_path) as made:
        yield made


@pytest.fixture
def evening(club: OpenClub) -> Evening:
    return drawing.draw(club, evening_with(club, 8).id, seed=1)[0]


@pytest.fixture
def main(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.resize(1024, 700)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture(autouse=True)
def of_this_test(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Keep what is remembered apart for this test."""
    kept: dict[str, str] = {}
    monkeypatch.setattr(remembered, "text", lambda name: kept.get(name, ""))
    monkeypatch.setattr(remembered, "keep_text", kept.__setitem__)
    monkeypatch.setattr(files, "documents", lambda: tmp_path)
    before = keyring.get_keyring()
    keyring.set_keyring(Ring())
    yield
    keyring.set_keyring(before)


def opened(
    qtbot: QtBot, ops: Operations, theme: Theme, main: QWidget, evening: Evening
) -> HomePart:
    window = PublishingWindow.open_one(main, ops, theme, None, evening.id)
    assert window is not None
    settle(qtbot, ops)
    window.tabs.choose(HOME)
    return window.home


def sent(qtbot: QtBot, ops: Operations, what: str) -> None:
    follower = Follower.of(ops)

    def is_there() -> bool:
        return what in follower.state()[0] and not follower.waiting

    qtbot.waitUntil(is_there, timeout=20_000)


def play(qtbot: QtBot, ops: Operations, evening: Evening, at: int) -> None:
    """The sheets of a round are signed."""
    tables = evening.plan[at - 1].tables

    def work(club: OpenClub) -> None:
        for number, table in enumerate(tables):
            type_sheet(club, table.table_id, GAMES[2 * (at - 1) + number])

    ops.change(work, lambda _: None)
    settle(qtbot, ops)


def test_each_round_comes_to_the_folder_and_the_server_and_everybody_agrees_at_once(
    qtbot: QtBot,
    ops: Operations,
    theme: Theme,
    main: QWidget,
    club: OpenClub,
    evening: Evening,
    tmp_path: Path,
) -> None:
    step = FormsStep(ops, theme)
    qtbot.addWidget(step)
    step.show_evening(evening)
    assert all(one.bar.isHidden() for one in step.beside if isinstance(one, AtHome))
    pane = opened(qtbot, ops, theme, main, evening)
    assert pane.folder.text() == str(tmp_path / "Thuis volgen")
    assert "Van 8 van de 8 deelnemers" in pane.about.text()
    with dav() as server:
        QTest.keyClicks(pane.address, server.address)
        QTest.keyClicks(pane.password, PASSWORD)
        QTest.keyClicks(pane.public, PUBLIC)
        QTest.keyClick(pane.public, Qt.Key.Key_Return)
        settle(qtbot, ops)
        sent(qtbot, ops, "De pagina zonder stand")
        step.show_evening(evening)
        (bar,) = [one for one in step.beside if isinstance(one, AtHome)]
        assert not bar.bar.isHidden()
        server.cuts = 1
        play(qtbot, ops, evening, 1)
        sent(qtbot, ops, "Stand na ronde 1")
        there = server.kept["/club/stand/index.html"]
        assert (tmp_path / "Thuis volgen" / "index.html").read_bytes() == there
        assert not [one for one in members(club) if one.last_name.encode() in there]
        pane.agreed_button.click()
        settle(qtbot, ops)
        named = members(club)[0].label.encode()
        qtbot.waitUntil(lambda: named in server.kept["/club/stand/index.html"], timeout=20_000)
        assert pane.agreed_button.isHidden()
        play(qtbot, ops, evening, 2)
        sent(qtbot, ops, "De uitslag staat erop")
        assert "De uitslag staat erop" in pane.said.text()
        assert followed(ops, evening.id) == public_address(ops, evening.id) == PUBLIC
        assert followed(ops, evening.id + 1) == ""
        assert bar.not_kept() == ""
        pane.off_button.click()
        assert bar.bar.isHidden()
        assert followed(ops, evening.id) == ""
    again = opened(qtbot, ops, theme, main, evening)
    assert again.address.text() == server.address
    assert again.public.text() == PUBLIC


def test_a_server_is_trusted_by_hand_and_what_is_not_sent_is_said_at_closing(
    qtbot: QtBot,
    ops: Operations,
    theme: Theme,
    main: QWidget,
    evening: Evening,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pane = opened(qtbot, ops, theme, main, evening)
    pane.address.setText("ergens")
    pane.on_button.click()
    assert "geen adres om naartoe te sturen" in pane.address_field.note.text()
    (tmp_path / "sftp").mkdir()
    with sftp(tmp_path / "sftp") as server:
        pane.folder.clear()
        pane.address.setText(server.address)
        pane.password.setText(PASSWORD)
        pane.on_button.click()
        settle(qtbot, ops)
        qtbot.waitUntil(lambda: not pane.trust_button.isHidden(), timeout=20_000)
        assert server.print in pane.said.text()
        step = FormsStep(ops, theme)
        qtbot.addWidget(step)
        step.show_evening(evening)
        (bar,) = [one for one in step.beside if isinstance(one, AtHome)]
        assert "De pagina zonder stand is nog niet verstuurd" in bar.not_kept()
        with monkeypatch.context() as typed_meanwhile:
            typed_meanwhile.setattr(pane, "turn_on", lambda: None)
            pane.address.setText("sftp://ander.nl/stand")
            pane.trust_button.click()
            assert trusted("ander.nl:22") == "", "the key is of the server that showed it"
        pane.address.setText(server.address)
        pane.trust_button.click()
        settle(qtbot, ops)
        sent(qtbot, ops, "De pagina zonder stand staat erop")
        assert (tmp_path / "sftp" / "club" / "stand" / "stand.png").is_file()
        assert pane.trust_button.isHidden()


def test_closing_waits_no_longer_than_a_moment_for_what_is_on_its_way(
    qtbot: QtBot,
    ops: Operations,
    theme: Theme,
    main: QWidget,
    evening: Evening,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pane = opened(qtbot, ops, theme, main, evening)
    pane.turn_on()
    settle(qtbot, ops)
    sent(qtbot, ops, "De pagina zonder stand staat erop")
    courier, held, asked = pane.follower._courier, Event(), []
    assert courier is not None
    courier._bring = lambda _files: held.wait(60) and None
    courier.send({}, "Stand na ronde 1")
    monkeypatch.setattr(courier, "rests", asked.append)
    ops.closing.emit()
    assert asked == [3.0]
    assert pane.follower.evening_id == 0
    held.set()
    step = FormsStep(ops, theme)  # as after a restart
    qtbot.addWidget(step)
    step.show_evening(evening)
    (bar,) = [one for one in step.beside if isinstance(one, AtHome)]
    assert "opnieuw gestart" in bar.state.accessibleName()
    again = PublishingWindow.open_one(main, ops, theme, None, evening.id)
    assert again is not None
    settle(qtbot, ops)
    assert again.tabs.current == HOME
    assert not bar.bar.isHidden()
    pane.follower.turn_off()
    step.show_evening(evening)
    assert bar.bar.isHidden()
