"""Sentences for the secretary, made of exceptions."""

import logging
import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from PySide6.QtWidgets import QApplication, QLabel

from clubadmin import __version__
from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.widgets import Said
from clubadmin.errors import Trouble

LARGEST = 1_000_000  # bytes
REPORT = "verslag.txt"

log = logging.getLogger("clubadmin")


def sentence(error: BaseException) -> str:
    """The sentence of an expected trouble, or a calm general one for a fault in the program.

    What is refused tells itself in the language of the window; a fault is logged with its
    traceback but without its message, because that may hold names.
    """
    if isinstance(error, Trouble):
        return language.told(error.message)
    trace = "".join(traceback.format_tb(error.__traceback__))
    log.error("fault: %s\n%s", type(error).__name__, trace)
    if isinstance(error, OSError):
        return translate(
            "Troubles",
            "Een bestand kon niet gelezen of geschreven worden. Wat al was opgeslagen, is bewaard. "
            "Kijk of de schijf vol is of de stick nog in de computer zit, en probeer het opnieuw.",
        )
    return translate(
        "Troubles",
        "Er ging iets mis in het programma. Wat al was opgeslagen, is bewaard. "
        "Probeer het opnieuw; lukt het weer niet, sluit het programma en open het opnieuw.",
    )


def told_in(said: Said | QLabel, sign: str = "") -> Callable[[Exception], None]:
    """Make the answer to a refusal: it is told in `said`, behind a sign."""

    def tell(error: Exception) -> None:
        (said.say if isinstance(said, Said) else said.setText)(f"{sign}{sentence(error)}")

    return tell


def catch_faults(app: QApplication, say: Callable[[str], None]) -> None:
    """A fault in a slot reaches only the hooks: have it logged and said calmly."""

    def hook(
        _kind: type[BaseException], error: BaseException, _trace: TracebackType | None
    ) -> None:
        if isinstance(error, KeyboardInterrupt):
            app.quit()
            return
        say(sentence(error))

    sys.excepthook = hook
    threading.excepthook = lambda args: hook(
        args.exc_type, args.exc_value or RuntimeError(), args.exc_traceback
    )


def report(folder: Path) -> None:
    """Make of the traces of a sudden end a page that can be read and sent, beside the log."""
    from clubadmin.desktop.kit.guide import system

    told = translate(
        "Troubles",
        "Het programma is plotseling gestopt. Dit is een verslag voor wie u helpt: lees het, en "
        "stuur het mee als u het meldt. Er staan geen namen van leden in.",
    )
    parts = [told, f"clubadmin {__version__} ({system()})"]
    for name, lines in (("log.vorige", 200), ("clubadmin.log", 60)):
        with suppress(OSError):
            kept = (folder / name).read_text(encoding="utf-8", errors="replace")
            parts.append("\n".join([f"{name}:", *kept.splitlines()[-lines:]]))
    with suppress(OSError):  # without a report the program works as well
        (folder / REPORT).write_text("\n\n".join(parts) + "\n", encoding="utf-8")


def keep_log(file: Path) -> None:
    """Faults go to a file of at most about a megabyte."""
    try:
        fresh = not file.exists() or file.stat().st_size > LARGEST
        handler = logging.FileHandler(file, mode="w" if fresh else "a", encoding="utf-8")
    except OSError:
        return  # without a log the program works as well
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s"))
    log.addHandler(handler)
