"""The program in a real window on a screen of its own, and hands at its keyboard and mouse."""

import json
import os
import queue
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
PATIENCE = 240  # seconds; a busy machine takes a part of it to start
AVOND = (52, 64)  # pixels; in the rail

needs_a_screen = pytest.mark.skipif(
    not (shutil.which("Xvfb") and shutil.which("xdotool")),
    reason="keys come from xdotool, on a screen of Xvfb; these are not installed",
)

# Every tick: what stands on the sheet as kept, and whether all is done that was asked.
TELLING = """
import json, sys
from PySide6.QtCore import QTimer
import clubadmin.desktop.shell.app as app

class Telling(app.Program):
    def __init__(self, *given):
        super().__init__(*given)
        self.telling = QTimer(self, interval=20)
        self.telling.timeout.connect(self.tell)
        self.telling.start()
        self.told = ""

    def tell(self):
        page = self.window.page
        if self.ops is None or page is None:
            return
        model = page.desk.forms.pane.grid.model if "forms" in vars(page.desk) else None
        looks = page.desk.forms.pane.grid.looks if model is not None else None
        rows = looks.rows if looks else ()
        kept = [line if not (row.waiting) else ""
                for line, row in zip(model.own if model else (), rows)]
        rest = self.ops.idle and not self.window.typed and model is not None
        saying = json.dumps({"kept": kept, "rest": rest, "foot": self.window.bottom.left.text()})
        if saying != self.told:
            self.told = saying
            print(saying, flush=True)

app.Program = Telling
BROKEN
sys.exit(app.main(sys.argv[1:]))
"""


class Told(NamedTuple):
    """What the window showed at a moment."""

    kept: list[str]
    rest: bool
    foot: str


@contextmanager
def screen() -> Iterator[dict[str, str]]:
    """A screen that nothing else draws on, as the environment of what has to draw there."""
    reading, writing = os.pipe()
    words = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1366x768x24", "-nolisten", "tcp"]
    # without repeating keys: on a busy machine one may stay down longer than a finger would
    server = subprocess.Popen([*words, "-r"], pass_fds=(writing,), stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as said:
            number = said.readline().strip()
        yield {**os.environ, "DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"}
    finally:
        server.terminate()
        server.wait()


@contextmanager
def busy(how_many: int) -> Iterator[None]:
    """So many processes that do nothing but take time of the machine."""
    words = [sys.executable, "-c", "while True: pass"]
    running = [subprocess.Popen(words) for _ in range(how_many)]
    try:
        yield
    finally:
        for one in running:
            one.kill()
            one.wait()


class RealWindow:
    """A start of the program on a club; `broken` is put in before it begins."""

    def __init__(self, place: dict[str, str], home: Path, club: Path, broken: str = "") -> None:
        self._place = {
            **place,
            "HOME": str(home),
            "XDG_CONFIG_HOME": str(home),
            "XDG_DATA_HOME": str(home),
            "PYTHONPATH": str(ROOT),
            "PYTHONUTF8": "1",
        }
        self._process = subprocess.Popen(
            [sys.executable, "-c", TELLING.replace("BROKEN", broken), str(club)],
            env=self._place,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self._said: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._reader = threading.Thread(target=self._read)
        self._reader.start()
        self.told = Told([], rest=False, foot="")

    def wait_for_window(self, met: Callable[[int], object] | None = None) -> None:
        """Until its frame stands, it is `met` by its process, and has the keyboard."""
        words = ("search", "--sync", "--onlyvisible", "--name", "clubadmin")
        found = self._hands(*words).split()
        if met is not None:
            met(self._process.pid)
        self._hands("windowfocus", "--sync", found[-1])

    def type_rows(self, rows: list[str], pause: int) -> None:
        """Press the keys of these rows, with Enter after each, so many ms apart."""
        keys = [key for row in rows for key in (*row, "KP_Enter")]
        self._hands("key", "--delay", str(pause), *keys)

    def press(self, key: str) -> None:
        """Press a key, as xdotool calls it."""
        self._hands("key", key)

    def click(self, at: tuple[int, int]) -> None:
        """Click on a place of the window."""
        self._hands("mousemove", *map(str, at), "click", "1")

    def wait_for_rest(self) -> Told:
        """Until all that was asked is done; what the window shows then."""
        until = time.monotonic() + PATIENCE
        calm = 0.0
        while calm < 1.0:  # seconds without anything new
            assert time.monotonic() < until, f"no rest; {self.told}"
            if self.look():
                calm = 0.0
            time.sleep(0.05)
            calm = calm + 0.05 if self.told.rest else 0.0
        return self.told

    def wait_for_rows(self, how_many: int) -> None:
        """Until so many rows are shown as kept."""
        until = time.monotonic() + PATIENCE
        while sum(map(bool, self.told.kept)) < how_many:
            assert time.monotonic() < until, f"not shown; {self.told}"
            self.look()
            time.sleep(0.01)

    def look(self) -> bool:
        """Take in what the window showed since; whether it showed anything."""
        new = False
        while not self._said.empty():
            self.told, new = Told(**json.loads(self._said.get())), True
        return new

    def kill(self) -> Told:
        """Stop it at once; what it showed last."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        self._reader.join()
        self.look()
        return self.told

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as said:
            for line in said:
                self._said.put(line)

    def _hands(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words],
            env=self._place,
            check=True,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        return done.stdout
