"""How soon the first window stands: of the frozen program and of the environment, by turns.

`clubadmin --selftest` opens the window before all else, and says so in a line.
"""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

STARTS = 7
"""Of so many starts of each, by turns, the least counts: it was disturbed least."""
PAINTED = "het venster is getekend"


class NoWindow(Exception):
    """A program ended and never said that its window was painted."""


def least(program: Path, checkout: Path, place: Path) -> tuple[float, float]:
    """Seconds until the first window: of the environment, and of the frozen program.

    Raises:
        NoWindow: one of them opened none.
    """
    both = ((sys.executable, "-m", "clubadmin"), (str(program),))
    for command in both:  # once for the caches of the disk
        first_window(command, checkout, place)
    took = [float("inf"), float("inf")]
    for _ in range(STARTS):
        for at, command in enumerate(both):
            took[at] = min(took[at], first_window(command, checkout, place))
    return took[0], took[1]


def first_window(command: tuple[str, ...], checkout: Path, place: Path) -> float:
    """Seconds from the start of a program until it says that its window was painted.

    Raises:
        NoWindow: it does not say so.
    """
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    variables = {
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": str(checkout),
        "PYTHONDONTWRITEBYTECODE": "",  # an installed program has its byte code beside it
        "TMPDIR": str(place),
        "XDG_CONFIG_HOME": str(place),
    }
    begun = time.monotonic()
    with subprocess.Popen(
        [*command, "--selftest"],
        env=os.environ | variables,
        cwd=place,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    ) as started:
        for line in started.stderr or ():
            if PAINTED in line:
                took = time.monotonic() - begun
                started.kill()
                return took
    raise NoWindow(f"{command[-1]} did not open a window.")
