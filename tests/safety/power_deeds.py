"""Does one thing while its writes are recorded: `python -m tests.safety.power_deeds ...`.

Arguments: the deed, the club, the file to say things in, a folder for settings, and "unsynced"
for a build that is broken on purpose: nothing is put on the disk itself.
"""

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from clubadmin.services.care import health
from clubadmin.services.club import recent
from clubadmin.services.club.club import open_club
from clubadmin.services.exchange.exchange import import_file
from clubadmin.storage.copies import backup, replacing
from clubadmin.storage.file import engine
from clubadmin.storage.migrations import migration

ROWS = 12
COPIES = 3
Say = Callable[..., None]


def types_in_the_window(path: Path, say: Say) -> None:
    """Twelve rows in the window, each with Enter; "stored" is said as the window says so."""
    from PySide6.QtCore import QSettings, Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from clubadmin.desktop.kit.language import speak
    from clubadmin.desktop.kit.operations import Operations, nothing
    from clubadmin.desktop.kit.theme import Theme
    from clubadmin.desktop.shell.window import MainWindow
    from tests.desktop.driving import until_idle

    app = QApplication([])
    speak(app, "nl")
    theme, ops = Theme(), Operations()
    theme.apply()
    window = MainWindow(theme, QSettings(f"{path.parent}-venster.ini", QSettings.Format.IniFormat))
    window.show()
    window.activateWindow()
    window.furnish(ops)
    ops.open(lambda: open_club(path), nothing)
    until_idle(ops)
    ops.changed.connect(lambda _: say("stored"))
    for row in range(101, 101 + ROWS):
        target = window.focusWidget() or window
        say("types", str(row))
        for key in str(row):
            QTest.keyClick(target, key)
        QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Enter)
        until_idle(ops)


def imports(path: Path, say: Say) -> None:
    """A list of games that lies beside the disk."""
    with open_club(path) as club:
        import_file(club, Path(f"{path.parent}.csv"))
        say("stored")


def backs_up(path: Path, say: Say) -> None:
    """Three copies, one after the other."""
    with open_club(path) as club:
        for _ in range(COPIES):
            health.backup(club)
            say("stored")


def migrates(path: Path, say: Say) -> None:
    """A club of an earlier version is opened."""
    with open_club(path):
        say("stored")


DEEDS = {deed.__name__: deed for deed in (types_in_the_window, imports, backs_up, migrates)}


def _unsynced(*_: Any) -> None:
    """Broken on purpose."""


def main() -> None:
    """Do it, and say when it begins and what is stored, in writes that the recording sees."""
    deed, path, saying, settings, *broken = sys.argv[1:]
    recent.user_config_path = lambda name, **_: Path(settings) / name
    if broken:
        engine.PRAGMAS |= {"synchronous": ("OFF", 0)}
        for room in (backup, replacing, migration):
            for act in ("sync_file", "sync_folder"):
                setattr(room, act, _unsynced)
    said = os.open(saying, os.O_WRONLY | os.O_APPEND)

    def say(*words: str) -> None:
        os.write(said, json.dumps(words).encode() + b"\n")

    say("begins")
    DEEDS[deed](Path(path), say)
    os._exit(0)  # the power goes before anything is tidied up


if __name__ == "__main__":
    main()
