"""Safety 16 in the window: whatever is in a club or a list, it says a sentence and goes on.

None takes over 2 seconds of work or 200 MB, and none is told as a fault in the program.
"""

import logging
import random
import shutil
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from clubadmin.desktop.club.exchange import ExchangePart
from clubadmin.desktop.evening.page import EveningPage
from clubadmin.desktop.importing import window as lists
from clubadmin.desktop.kit import remembered
from clubadmin.desktop.kit.doors import ask
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell.place_names import PLACES
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.desktop.work import clubs, troubles
from clubadmin.errors import Trouble
from clubadmin.part import Show
from clubadmin.services.club import recent, strange
from clubadmin.services.importing import draft as drafts
from tests.desktop.driving import settle
from tests.safety.test_16_crafted_clubs import BYTES, SECONDS, craft, grown, spent
from tests.safety.test_16_crafted_lists import crafted_lists, sound_lists
from tests.services.demo_club import demo_club
from tests.storage.full_club import full_club
from tests.turns import tries

STEPS, PARTS = 4, 5  # of an evening; of the place Club


@dataclass
class Driven:
    """The window, what was said of what went wrong in it, and how much each thing took."""

    qtbot: QtBot
    window: MainWindow
    log: pytest.LogCaptureFixture
    tally: Counter[str] = field(default_factory=Counter)
    slowest: tuple[float, str] = (0.0, "")

    def hold(self, what: str, about: object, *, begun: float, had: int) -> None:
        """Nothing was a fault, and it did not take long."""
        took, more = spent() - begun, grown() - had
        faults = [one.getMessage() for one in self.log.records if one.levelno >= logging.ERROR]
        assert not faults, (what, about, faults)
        assert took < SECONDS, (what, about, took)
        assert more < BYTES, (what, about, more)
        self.slowest = max(self.slowest, (took, what))

    def settle(self) -> None:
        """Wait until all is done."""
        settle(self.qtbot, self.window.ops)

    def refused(self, error: Exception) -> None:
        """As the program does it where a file is not opened."""
        self.tally["refused" if isinstance(error, Trouble) else "failed"] += 1
        troubles.sentence(error)


@pytest.fixture
def driven(
    qtbot: QtBot,
    qapp: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> Iterator[Driven]:
    """A window without a club."""
    monkeypatch.setattr(recent, "user_config_path", lambda *_, **__: tmp_path / "instellingen")
    monkeypatch.setattr(remembered, "_settings", [])
    theme = Theme()
    theme.mode = "light"
    theme.apply()
    ops = Operations()
    window = MainWindow(theme, QSettings(str(tmp_path / "w.ini"), QSettings.Format.IniFormat))
    window.furnish(ops)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    yield Driven(qtbot, window, caplog)
    ops.stop()


def _open(driven: Driven, file: Path) -> bool:
    """Open a club as the program does; whether it is open."""
    opened: list[object] = []
    driven.window.ops.open(lambda: clubs.existing(file), opened.append, driven.refused)
    driven.settle()
    return bool(opened)


def _look_round(driven: Driven, about: object) -> None:
    """Every place, every part of Club, every step of an evening, and a member."""
    window = driven.window
    spots = [
        *((key, lambda key=key: window.go(key)) for key in PLACES),
        *((f"part {n}", lambda n=n: window.show_item("club-part", n)) for n in range(PARTS)),
        ("member", lambda: window.show_item("member", 1)),
        ("evening", lambda: window.go("evening")),
        *((f"step {n}", lambda n=n: _step(window, n)) for n in range(STEPS)),
    ]
    for what, go in spots:
        begun, had = spent(), grown()
        go()
        driven.settle()
        driven.hold(what, about, begun=begun, had=had)


def _step(window: MainWindow, step: int) -> None:
    if isinstance(window.page, EveningPage):
        window.page.open_evening(1, step)


def try_clubs(driven: Driven, folder: Path, count: int, seed: int) -> None:
    """Open so many clubs one after the other, and go everywhere in those that open."""
    ready, chance = full_club(folder), random.Random(seed)
    warm = folder / "warm.klaverjas"
    shutil.copy(ready, warm)
    assert _open(driven, warm)
    driven.window.go("evening")  # what is loaded for the first time is no club's doing
    for number in range(count):
        club = folder / f"club{number}.klaverjas"
        shutil.copy(ready, club)
        craft(club, chance)
        if number % 4:  # as if it became so after it was made here
            with closing(sqlite3.connect(club)) as connection:
                connection.text_factory = bytes
                (uid,) = connection.execute("SELECT uid FROM club").fetchone()
            strange.note_own(club, uid.decode() if isinstance(uid, bytes) else str(uid))
        begun, had = spent(), grown()
        opened = _open(driven, club)
        driven.hold("opening", number, begun=begun, had=had)
        if opened:
            driven.tally["opened"] += 1
            _look_round(driven, number)
    print(f"\n{dict(driven.tally)}; slowest {driven.slowest[1]}: {driven.slowest[0]:.2f} s")
    assert driven.tally.total() == count
    assert not driven.tally["failed"]


def test_a_crafted_club_is_refused_in_a_sentence_or_shown_as_far_as_it_goes(
    driven: Driven, memory_folder: Path
) -> None:
    try_clubs(driven, memory_folder, tries(2, 100), 16)


def _list_window(file: Path, window: MainWindow) -> None:
    window.ops.run(
        lambda club: drafts.begin(club, file),
        lambda draft: ask(window, Show("import", draft)),
        window.show_trouble,
    )


def _away_with_side_windows() -> None:
    for one in QApplication.topLevelWidgets():
        if isinstance(one, lists.ImportWindow):
            one.close()
    lists._waiting.clear()


def try_lists(driven: Driven, folder: Path, count: int, seed: int) -> None:
    """Give each list to whatever in the window takes a file."""
    with demo_club(folder / "demo.klaverjas") as club:
        good = sound_lists(club)
        uid = club.uid
    target = folder / "club.klaverjas"
    shutil.copy(folder / "demo.klaverjas", target)
    strange.note_own(target, uid)
    assert _open(driven, target)
    window = driven.window
    window.show_item("club-part", 4)
    driven.settle()
    (part,) = window.page.findChildren(ExchangePart)  # type: ignore[union-attr]
    warm = folder / "warm.csv"
    warm.write_text("Datum;Naam;Punten\n13-9-2018;Jan Bos;5742\n")
    for file in (warm, *crafted_lists(count, seed, good, folder)):
        ways = (
            ("looked into", lambda file=file: window.bring_in(file)),
            ("as results", lambda file=file: _list_window(file, window)),
            ("opened as a club", lambda file=file: _open(driven, file)),
        )
        for what, way in ways:
            begun, had = spent(), grown()
            way()
            driven.settle()
            if file is not warm:  # what is loaded for the first time is no list's doing
                driven.hold(what, file.name, begun=begun, had=had)
            if part.take_button.isEnabled():
                begun, had = spent(), grown()
                part.take_button.click()
                driven.settle()
                driven.hold("taken", file.name, begun=begun, had=had)
                driven.tally["taken"] += 1
            _away_with_side_windows()
            driven.tally[what] += 1
        file.unlink(missing_ok=True)
    print(f"\n{dict(driven.tally)}; slowest {driven.slowest[1]}: {driven.slowest[0]:.2f} s")
    assert not driven.tally["failed"]


def test_a_crafted_list_is_refused_in_a_sentence_or_asked_about(
    driven: Driven, memory_folder: Path
) -> None:
    times = tries(2, 100)
    try_lists(driven, memory_folder, times, 16)
    assert driven.tally["looked into"] == times + 1
