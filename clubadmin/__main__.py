"""Open the window, or hand over to the headless commands."""

import os
import sys
from pathlib import Path
from types import ModuleType


def main() -> int:
    """Without arguments, or with only a club file, the window; else a command. The exit code."""
    given = sys.argv[1:]
    completing = "_CLUBADMIN_COMPLETE" in os.environ  # a terminal asks what can follow
    if not completing and (not given or (len(given) == 1 and _is_club_file(given[0]))):
        window = _window()
        return int(window.main(given)) if window else 2
    if given == ["--selftest"]:
        from clubadmin.cli.selftest import selftest

        window = _window()
        return selftest(window.paints if window else lambda _: False)
    from clubadmin.cli import main as command

    return int(command() or 0)


def _window() -> ModuleType | None:
    """The window; None where the system lacks a library of it, which is said in a sentence."""
    try:
        from clubadmin.desktop.shell import app
    except ImportError as error:
        library, shared, _ = str(error).partition(": cannot open shared object")
        if not shared:
            raise
        from clubadmin.cli.output import say
        from clubadmin.i18n import Message

        sentence = Message(
            "Het venster kan hier niet open: het systeem heeft {library} niet. Op Debian en Ubuntu:"
            " apt install libegl1 libgl1 libglib2.0-0 libxkbcommon0 libdbus-1-3 libfontconfig1."
            " Opdrachten gaan ook zonder venster.",
            library=library,
        )
        say(sentence)
        return None
    return app


def _is_club_file(word: str) -> bool:
    """Whether a word names a file; `check` stays a command where a file has that name."""
    try:
        there = Path(word).is_file()
    except OSError:  # longer than any name
        return False
    return there and not (word.isalpha() and _is_command(word))


def _is_command(word: str) -> bool:
    from clubadmin.cli.commands import is_command

    return is_command(word)


if __name__ == "__main__":
    sys.exit(main())
